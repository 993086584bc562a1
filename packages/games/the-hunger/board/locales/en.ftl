### What is said on the board of The Hunger itself, in English.

## The night

board-round = Round { $round } of 15, { $left ->
    [0] the last one
    [one] { $left } more until dawn
   *[other] { $left } more until dawn
  }
board-round-short = Round { $round }
board-rounds-left = { $left ->
    [0] the last one
   *[other] { $left } more until dawn
  }
board-public-missions = Missions for everybody
board-turn = { $name }: { $step }
board-vampires = Who are you tonight?

## The map

board-map = Map
board-zoom-in = Larger
board-zoom-out = Smaller
board-zoom-whole = The whole map
board-zoom-home = To your vampire: { $space }
board-cost = { $cost } Speed
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
board-pile-cost = { $cost } Speed
board-worth = { $points ->
    [one] { $points } point for you
   *[other] { $points } points for you
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
board-deck-unordered = In which order they lie, nobody knows.
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

board-warn-burn = It is your last turn: there the sun will burn you. Really?
board-advise-late = From there you will hardly be home before dawn. Really?
board-advise-hunt = Rich prey is still in reach. End the turn all the same?
board-advise-chest = A token still lies in the Chest. End the turn all the same?
board-home-safe = You are home. The sun may rise.
board-home-home = At the gate of the Castle
board-home-easy = You get home in time
board-home-tight = It will be tight: turn back now
board-home-late = Too far: only luck can save you
board-home-sum = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } to the Castle, { $mean } Speed a turn: { $needed ->
    [never] you do not move at all
    [one] about { $needed } turn
   *[other] about { $needed } turns
  }, { $turns ->
    [one] { $turns } left
   *[other] { $turns } left
  }

## A seat

board-you = you
board-seat-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; { $total } with cards and open Missions, if the night ended now
board-mission-count = { $count ->
    [one] { $count } secret Mission
   *[other] { $count } secret Missions
  }

## Notes

board-notes-crypts = In the Crypts
board-notes-unseen = You have not looked in here.
board-notes-seen = When you last looked:
board-notes-rejected = You did without
board-notes-used = Used and gone
board-notes-empty = Nothing was left.

## The end

board-share-loss = Lost to the dawn
board-share-cards = Cards at the end
board-share-public = Missions for everybody
board-share-personal = Secret Missions
board-public = for everybody
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-fate-safe = Home, place { $place }
board-fate-survives = Survived the dawn, place { $place }: { $space }
board-fate-burnt = Burnt to ash by the rising sun: { $space }
board-chart = Points through the night
board-chart-label = Points of the night. { $scores }
