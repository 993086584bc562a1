### The words on the board of The Hunger, in English.

## The night

board-round = Round { $round } of 15, { $left ->
    [0] the last one
    [one] { $left } more until dawn
   *[other] { $left } more until dawn
  }
board-round-short = Round { $round }
board-round-brief = { $round }/15
board-rounds-left = { $left ->
    [0] the last one
   *[other] { $left } more until dawn
  }
board-public-missions = Public Missions
board-missions-all = { $count ->
    [one] { $count } for everyone
   *[other] { $count } for everyone
  }
board-vampires = Who are you tonight?

## The map

board-map = Map
board-zoom-in = Larger
board-zoom-out = Smaller
board-zoom-whole = The whole map
board-zoom-back = Back to the whole map
board-zoom-home = To your vampire: { $space }
board-cost = { $cost } Speed
board-beyond = { $count ->
    [one] { $count } more space in reach that way
   *[other] { $count } more spaces in reach that way
  }
board-way-cost = { $cost } Speed, { $left } left
board-way-late = Too far to be home before dawn
board-way-castle = You are home. The sun may rise.
board-way-home = { $verdict ->
    [late] Too far: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } home, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } left
    [tight] Just in time: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } home in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
   *[easy] Home in time: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } left
  }
board-main-move = { $go }: { $left } left
board-main-hunt = Hunt { CARD($prey, case: "acc") }: +{ $points }, { $left } left
board-chest-empty = The Chest is empty
board-chest-token = In the Chest: { $token }
board-crypt-begins = { $count ->
    [one] { $count } Mission lies here when the night begins.
   *[other] { $count } Missions lie here when the night begins.
  }
board-crypt-tiles = { $count ->
    [0] no Missions
    [one] { $count } Mission
   *[other] { $count } Missions
  }
board-tavern-cards = { $count ->
    [0] nobody is in the Tavern
    [one] { $count } card in the Tavern, face down
   *[other] { $count } cards in the Tavern, face down
  }
board-castle-tiles = Castle tiles left: { $tiles }
board-labyrinth-roses = { $count ->
    [one] { $count } Rose in bloom
   *[other] { $count } Roses in bloom
  }
board-here = Here: { $names }
board-dawn-safe = Dawn: you are safe here.
board-dawn-burnt = Dawn: you burn here.
board-dawn-loss = Dawn: you survive here and lose { $loss } points.
board-speed = { $name }: { $left } of { $speed } Speed left
board-hunts-left = { $hunts ->
    [0] no hunt left
    [one] { $hunts } hunt left
   *[other] { $hunts } hunts left
  }{ $column ->
    [0] { "" }
   *[other] , { $column } in column 1
  }

## The Hunt Track

board-hunt-deck = { $count ->
    [one] { $count } card in the Hunt deck
   *[other] { $count } cards in the Hunt deck
  }
board-column = Column { $column }: a hunt costs { $column } Speed
board-pile = { $cell }, { $cost } Speed: { $names }
board-pile-empty = { $cell }: empty
board-worth = { $points ->
    [one] { $points } point for you
   *[other] { $points } points for you
  }

## Effects of a card, in two or three words

board-does-new-hand = New hand
board-does-draw = Draw { $cards }
board-does-swap = { $times ->
    [one] Swap a card
   *[other] Swap { $times }
  }
board-does-devour = Devours: +{ $vp }
board-does-speed-with-human = { $speed } when fed
board-does-speed-per-small-human = Speed per 1–2
board-does-speed-with-humans = { $humans } Humans: +{ $speed }
board-does-bat = Flies free
board-does-mist = To a Well
board-does-butt = Push: +{ $vp }
board-does-hypnosis = Moves prey
board-does-extra-hunt = { $onlyIfStill ->
    [true] Stay: hunt
   *[false] Extra hunt
  }
board-does-well-speed = Well: +{ $speed }
board-does-hunting-vp = Human: +{ $vp }
board-does-region-vp = { $region ->
    [plains] Plains: +{ $vp }
   *[forest] Forest: +{ $vp }
  }
board-does-mission-vp = Mission: +{ $vp }
board-does-end-of-turn = { $when ->
    [not-hunted] No hunt: +{ $vp }
   *[other] Turn: +{ $vp }
  }
board-does-hunter = { $type ->
    [noble] 1 per Noble
    [religious] 1 per Religious
    [military] 1 per Military
   *[villager] 1 per Villager
  }
board-does-pack = Wolf pack
board-does-partner = { $of ->
    [rose] Rose: +{ $vp }
   *[roxane] Roxane: +{ $vp }
  }

## Your own things

board-own = Your cards and Missions
board-own-score = { $now } points; { $total } if the night ended now and you were home
board-hide = Hide
board-show = Show
board-hand = Your hand
board-hunted = Just hunted
board-missions = Your Missions
board-found = In the Crypt
board-mission-now = { $points ->
    [one] now { $points } point
   *[other] now { $points } points
  }
board-deck = { $count ->
    [one] { $count } card in your deck
   *[other] { $count } cards in your deck
  }
board-deck-top = On top: { $cards }
board-deck-unordered = Nobody knows their order.
board-deck-and-hand = { $count ->
    [one] { $count } card in hand and deck
   *[other] { $count } cards in hand and deck
  }
board-discard = { $count ->
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
  }
board-digested = { $count ->
    [one] { $count } digested card
   *[other] { $count } digested cards
  }
board-laid = { $count ->
    [one] { $count } card or token laid open
   *[other] { $count } cards and tokens laid open
  }

## The way home

board-advise-hunt = Rich prey is still in reach. End the turn anyway?
board-advise-chest = There is still a token in the Chest. End the turn anyway?
board-home-brief = { $needed ->
    [never] never
   *[other] { $needed } of { $turns }
  }
board-home-safe = You are home. The sun may rise.
board-home-home = At the gate of the Castle
board-home-easy = You get home in time
board-home-tight = It will be tight: turn back now
board-home-late = Too far: only luck can save you
board-home-sum = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }, { $mean } Speed a turn: { $needed ->
    [never] you do not move at all
   *[other] about { $needed } of { $turns } turns
  }

## A seat

board-you = you
board-seat-home = { $verdict ->
    [home] home
    [late] too far from home
    [tight] home just in time
   *[easy] home in time
  }
board-seat-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; { $total } with cards and Public Missions, if the night ended now
board-mission-count = { $count ->
    [one] { $count } secret Mission
   *[other] { $count } secret Missions
  }

## Notes

board-notes-crypts = In the Crypts
board-notes-unseen = You have not looked in here.
board-notes-seen = When you last looked:
board-notes-rejected = You passed up
board-notes-used = Used up
board-notes-empty = Nothing was left.

## The end

board-share-loss = Lost to the dawn
board-share-cards = Cards at the end
board-share-public = Public Missions
board-share-personal = Secret Missions
board-public = public
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-fate-safe = Home, place { $place }
board-fate-survives = Survived the dawn, place { $place }: { $space }
board-fate-burnt = Burnt to ash by the rising sun: { $space }
board-ending-skip = Skip
board-ending-rose = { SEAT($seat) } has carried the { CARD($card, case: "acc") } home.
board-chart = Points over the night
board-chart-label = Points of the night. { $scores }

## Beats: one sentence of at most 90 letters each

beat-ended = { $winners ->
    [none] The sun has taken everyone. Nobody wins.
   *[other] The night belongs to { SEATS($winners) }.
  }
beat-dawn = { $burnt ->
    [none] The sun rises. Nobody burns.
   *[other] The sun rises: { SEATS($burnt) } { COUNT($burnt) ->
        [one] is ash.
       *[other] are ash.
    }
  }
beat-dawn-count = The sun rises: { $count } vampires are ash.
beat-acts = { SEAT($seat) } acts
beat-waits = does nothing
beat-gain = { $change ->
    [one] +{ $change } point
   *[other] +{ $change } points
  }
beat-digests = stays behind to digest
beat-new-hand = takes a new hand with { CARD($card, case: "acc") }
beat-stumbles = stumbles { SPACE($to, part: "to") }
beat-goes = { $way ->
    [mist] drifts { SPACE($to, part: "to") }
   *[other] goes { SPACE($to, part: "to") }
  }
beat-stays = stays { SPACE($space, part: "at") }
beat-home = is home
beat-pushes = pushes { SEAT($pushed) }
beat-hunts = { $from ->
    [labyrinth] picks { CARD($cards, case: "acc") }
   *[other] hunts { CARD($cards, case: "acc") }
  }
beat-token = finds { TOKEN($token) }
beat-plays = plays { TOKEN($token) }
beat-uses = reveals { MISSION($mission) }
beat-mission = gains a Mission
beat-hypnotises = hypnotises { CARD($card, case: "acc") }
beat-digests-card = digests { CARD($card, case: "acc") }
beat-declines = leaves the parasol closed
beat-round = Round { $round }: { $count ->
    [0] no new prey.
    [one] { $count } new card on the Hunt Track.
   *[other] { $count } new cards on the Hunt Track.
  }
beat-parasols = The sun rises. One more turn under a parasol: { SEATS($seats) }.
beat-parasols-many = The sun rises. Parasols give one more turn.
beat-nightfall = Night falls. { SEAT($first) } sets out first.
beat-vampire = { SEAT($seat) } is { VAMPIRE($vampire) }
beat-vampires = The vampires are chosen.
beat-open-missions = Public Missions: { MISSION($missions) }.
beat-open-missions-many = The Public Missions are revealed.
beat-kept = Everyone has kept a Mission.

## The cards of the game, by kind

gallery-vampires = Vampires
gallery-humans = Humans
gallery-powers = Powers
gallery-familiars = Familiars
gallery-roses = Roses
gallery-missions = Missions
gallery-tokens = Bonus tokens

## Differences between two lines of play; { $more } is a number with its sign

gain-points = points { $more }
gain-cards = cards in your deck { $more }
gain-missions = missions { $more }
gain-tokens = tokens { $more }
gain-way = way home { $more } spaces

## Why a bot did what it did

why-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
why-hunt-best = I hunt { CARD($cards, case: "acc") }: { why-points }, and no other prey in my reach is worth more.
why-hunt-many = One hunt takes all { $count } cards of that cell: { why-points } for { $cost } Speed.
why-hunt-region = I hunt { CARD($cards, case: "acc") } here because each Human brings { $bonus } more in this region.
why-hunt-only = I hunt { CARD($cards, case: "acc") }: with { $speed } Speed, nothing else is in my reach.
why-tavern = The Tavern gives me { $count ->
    [one] a card
   *[other] { $count } cards
  } at once, for { $cost } Speed.
why-rose = I pick { CARD($cards, case: "acc") }: { why-points } at once, and it costs no Speed.
why-crypt = I look for a Mission here: I can choose from { $count }, and it scores in the end.
why-chest = I open the Chest: this token brings me { why-points } at once.
why-to-chest = I stop { SPACE($space, part: "at") }: its token is still there.
why-to-crypt = I stop { SPACE($space, part: "at") }: { $count ->
    [one] a Mission is left there.
   *[other] { $count } Missions are left there.
  }
why-to-tavern = I go to the Tavern: { $count ->
    [one] a card waits there, and one hunt takes it.
   *[other] { $count } cards wait there, and one hunt takes them all.
  }
why-back = I turn back: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } home, and I have { $turns ->
    [one] only this turn.
   *[other] only { $turns } turns, with this one.
  }
why-out = I go out { SPACE($space, part: "to") }: each Human brings { $bonus } more there.
why-home-tile = I go home in time for a Castle tile: { why-points } more.
why-home = I am home { $left ->
    [0] in the last round
    [one] with { $left } round left
   *[other] with { $left } rounds left
  }: dawn cannot hurt me here.
why-stay = I stay here: all my { $speed } Speed is left for the hunt.
why-digest = { CARD($card) } leaves my deck: with Speed { $speed } it is slower than my average card.
