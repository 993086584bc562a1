### What is said on the board of Vendetta itself, in English.

board-starter = Starting card
board-haven = The winner here gains 1 more Influence and takes the Ambition token.
board-number-influence = Influence
board-number-feed = Feed
board-number-drain = Drain
board-number-drained = once drained

## The table

board-turn = { $name } is planning
board-resolving = { LOCATION($location) } is being resolved
board-ally-deck = Allies in the deck: { $count }
board-victim-deck = Victims in the deck: { $count }
board-rail = Pools and Influence
board-seat = { $name }: { $pool } blood, { $total } Influence
board-ally = To be won: { CARD($card) }
board-empty = { $name }: nothing here
board-position = { $name }: power { $power }{ $hidden ->
    [0] { "" }
    [one] , { $hidden } card face down
   *[other] , { $hidden } cards face down
  }{ $blood ->
    [0] { "" }
   *[other] , { $blood } blood
  }
board-card-up = { CARD($card) }, power { $power }
board-card-down = Face-down card { $number } of { $name }
board-card-known = { CARD($card) }, face down, known to you
board-play-here = Play here

## Why who won

board-why = { LOCATION($location) }: won by { $name }. See why.
board-why-short = Why?
board-ledger = { LOCATION($location) }, round { $round }
board-blood = { $worth ->
    [1] { $blood } blood
   *[other] { $blood } blood, each worth { $worth }
  }
board-own-effect = its own effect
board-tie = A tie: whoever comes first clockwise from the Ambition token is ahead. { CARD("al-fiorenza-savona") } wins every tie.
board-influence = { $amount } Influence

## A seat

board-you = you
board-pool = Pool: { $count } blood
board-score = { $total } Influence as it stands, { $tokens } of it in tokens
board-diablerie = { $flipped ->
    [0] Diablerie tokens: { $tokens }
   *[other] Diablerie tokens: { $tokens }, flipped: { $flipped }
  }

## Your own things

board-hand = Your hand
board-hand-card = { $name }, power { $power }, { $type }. { $words }
board-deck = { $count ->
    [one] { $count } card in your deck
   *[other] { $count } cards in your deck
  }
board-drawn = You drew
board-under = You put under your deck: { $cards }.
board-hide = Cover
board-show = Show

## The notebook

board-sighting-table = on the table
board-sighting-owned = in hand or played before
board-sighting-unseen = not seen
board-no-clans = The clans are still being chosen.

## The end

board-chart = Influence in the course of the three nights
board-night = Night { $round }
board-final = { $name }: { $total }
board-start = At the start
board-final-tie = With equal Influence whoever has { CARD("al-fiorenza-savona") } is ahead, then whoever has more blood in the pool, then whoever comes first clockwise from the Ambition token.
