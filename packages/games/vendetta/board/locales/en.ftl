### The words on the board of Vendetta, in English.

# For the header on a phone, where the full name does not fit.
game-short = Vendetta

board-starter = Starting card
board-haven = The winner here gains 1 more Influence and takes the Ambition token.
board-number-influence = Influence
board-number-feed = Feed
board-number-drain = Drain
board-number-drained = once drained

## The table

board-lap = lap { $lap } of { $laps }
board-allies = allies
board-victims = victims
board-closer = Look closer: { LOCATION($location) }
board-close = Close
board-before = The previous location
board-after = The next location
board-lead = leads
board-leads = { $name } leads with power { $power }
board-first = First place: { $influence } Influence and the ally
board-second = Second place: { $influence } Influence and a victim
board-prize-ally = ally
board-prize-victim = victim
board-others-see = others see { $power }
board-true-power = Your own count: power { $power }. Others see { $seen }.
board-power = Power { $power }
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

## Reasons for winning

board-why = { LOCATION($location) }: won by { $name }. See why.
board-why-short = Why?
board-ledger = { LOCATION($location) }, round { $round }
board-blood = { $worth ->
    [1] { $blood } blood
   *[other] { $blood } blood, each worth { $worth }
  }
board-then = , then { $power }
board-own-effect = its own effect
board-tie = A tie: whoever comes first clockwise from the Ambition token is ahead. { CARD("al-fiorenza-savona") } wins every tie.
board-influence = { $amount } Influence

## A seat

board-you = you
board-pool = Pool: { $count } blood
board-score = { $total } Influence at the moment, { $tokens } of it in tokens
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

board-chart = Influence over the three nights
board-night = Night { $round }
board-final = { $name }: { $total }
board-start = At the start
board-final-tie = If Influence is equal, whoever has { CARD("al-fiorenza-savona") } is ahead, then whoever has more blood in the pool, then whoever comes first clockwise from the Ambition token.

## Planning a turn

plan-main = Play { CARD($card, case: "acc") } { $up ->
    [true] face up
   *[false] face down
  }{ $blood ->
    [0] { "" }
   *[other] , { $blood } blood
  }
plan-how = Drag a card to a place, or tap both.
plan-where = Where do you play { CARD($card, case: "acc") }?
plan-which = Which card do you play there?
plan-outcome = No. { $rank } there with power { $power } · pool from { $before } to { $after }
plan-facing = Which way up
plan-up = Up
plan-down = Down
plan-blood = Blood beside it
plan-blood-amount = { $amount } blood
plan-diablerie = Diablerie tokens
plan-diablerie-amount = Diablerie tokens flipped: { $amount }

## Beats: one sentence of at most 90 letters each

beat-begins = Night falls over Chicago. { SEAT($seat) } holds the Ambition token.
beat-clan = { SEAT($seat) } leads { CLAN($clan) }.
beat-takes = { SEAT($seat) } takes { CARD($card, case: "acc") }.
beat-round = Round { $round } begins.
beat-arrive = To be won: { CARD($cards) }.
beat-plays = { $up ->
    [true] { SEAT($seat) } plays { CARD($card, case: "acc") } { LOCATION($location, part: "at") }
   *[false] { $card ->
        [unknown] { SEAT($seat) } plays a card face down { LOCATION($location, part: "at") }
       *[other] { SEAT($seat) } plays { CARD($card, case: "acc") } face down { LOCATION($location, part: "at") }
    }
  }{ $blood ->
    [0] .
   *[other] , { $blood } blood.
  }
beat-skips = { SEAT($seat) } has no card left to play.
beat-drains = { SEAT($seat) } drains { CARD($card, case: "acc") }.
beat-relic = { SEAT($seat) } uses { CARD($card, case: "gen") }.
beat-looks = { SEAT($seat) } looks at face-down cards.
beat-tokens = { LOCATION($location) }: { $withdraw ->
    [none] all stay.
   *[other] { $stay ->
        [none] all withdraw.
       *[other] { SEATS($withdraw) } withdraw, { SEATS($stay) } stay.
    }
  }
beat-tokens-short = { LOCATION($location) }: staying { $stay }, withdrawing { $withdraw }.
beat-won = { SEAT($seat) } wins { LOCATION($location, part: "at") } with power { $power }.
beat-joins = { CARD($card) } joins.
beat-nobody = Nobody is left { LOCATION($location, part: "at") }.
beat-frenzy = { $credited ->
    [none] { SEAT($seat) } enters frenzy.
   *[other] { SEAT($credited) } sends { SEAT($seat) } into frenzy.
  }
beat-eliminated = { SEAT($seat) } is eliminated.
beat-effect = { SEAT($seat) }’s { CARD($card) } takes effect.
beat-withdraws = { SEAT($seat) } withdraws { LOCATION($location, part: "from") }.
beat-revealed = The cards { LOCATION($location, part: "at") } are turned up.
beat-acts = { SEAT($seat) } acts.
beat-goes-on = The night goes on.
beat-ended = { COUNT($winners) ->
    [one] { SEATS($winners) } becomes Prince of Chicago.
   *[other] { SEATS($winners) } rule Chicago together.
  }

## Staying and withdrawing

stay-ranking = { LOCATION($location) }: no. { $rank } of { $count } with power { $power }{ $others ->
    [none] .
   *[other] { " " }({ $others }).
  }
stay-nothing = { LOCATION($location) }: nothing of yours would lie there.
stay-to-hand = Your cards return to your hand.
stay-blood = { $blood } blood returns to your pool.

## The last scene

ending-title = The third night is over
ending-tokens = tokens
ending-alliance = alliance
ending-drained = drained
ending-own = You are no. { $place }, { $behind } behind.
ending-tie = { SEATS($seats) } are level: { $by ->
    [ally] { CARD("al-fiorenza-savona") } decides.
    [blood] more blood in the pool decides.
   *[order] the order from the Ambition token decides.
  }
ending-skip = Skip

## The cards of the game, by kind

gallery-clans = Clans
gallery-clan-cards = Clan cards
gallery-allies = Allies and victims
gallery-places = Places
gallery-relics = Relics

## Differences between two lines of play; { $more } is a number with its sign

gain-influence = Influence { $more }
gain-blood = blood { $more }
gain-allies = allies { $more }
gain-victims = victims { $more }
gain-cards = cards { $more }
gain-risk-out = risk of being out of the game { $more } percentage points

## Why a bot did what it did

why-play-ally = I play { LOCATION($location, part: "at") }: { CARD($ally) } is worth { $influence } Influence, and no Ally here is worth more.
why-play-more = I play { LOCATION($location, part: "at") } again: with { $count } cards I have more there than anyone else.
why-play-empty = I play { LOCATION($location, part: "at") }: none of the others has a card there yet.
why-play-haven = I play { LOCATION("loc-haven", part: "at") }: whoever wins there goes first next and wins ties.
why-play-open = I play face up: that costs nothing, and I have only { $pool } blood.
why-play-hidden = I pay { $cost } blood to play face down: for now, you can only guess its Power.
why-blood = I add { $amount } blood { LOCATION($location, part: "at") }: it counts as Power against { $count ->
    [one] my rival there.
   *[other] my { $count } rivals there.
  }
why-drain-little = I drain { CARD($card, case: "acc") } for { $blood } blood: I had only { $before } left.
why-drain-human = I drain { CARD($card, case: "acc") }: { $blood } blood, and no Diablerie token.
why-withdraw-fewer = I withdraw { LOCATION($location, part: "from") }: { SEAT($other) } has { $count ->
    [one] a card
   *[other] { $count } cards
  } there, and I have { $own ->
    [0] none.
   *[other] only { $own }.
  }
why-withdraw-blood = I withdraw { LOCATION($location, part: "from") }: that brings back my { $blood } blood.
why-withdraw-crowd = I withdraw { LOCATION($location, part: "from") }: { $count } others are fighting over it.
why-stay-more = I stay { LOCATION($location, part: "at") }: with { $count } cards I have more there than anyone else.
why-stay-blood = I stay { LOCATION($location, part: "at") }: with { $blood } blood I have more there than anyone else.
why-stay-second = I stay { LOCATION($location, part: "at") }: there are only two of us, and the second wins something too.
why-stay-ally = I stay { LOCATION($location, part: "at") }: { CARD($ally) } is worth { $influence } Influence to the winner.
why-won-blood = My { $blood } blood decided it { LOCATION($location, part: "at") }: without it, { SEAT($other) } had { $total } Power and more than me.
why-won-tie = A tie { LOCATION($location, part: "at") } with Power { $total }: I win it because I come first from the Ambition token.
why-won = I win { LOCATION($location, part: "at") }: my Power was { $total }, and { SEAT($other) } had { $second }.
why-second = I stayed { LOCATION($location, part: "at") } with Power { $total }: second place still brings a Victim.
