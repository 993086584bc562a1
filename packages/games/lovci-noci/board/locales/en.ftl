### The words on the board of Lovci noci, in English.

board-copies = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
board-place = { $count ->
    [0] { PLACE($place) }, nobody here
   *[other] { PLACE($place) }: { $guests }
  }
board-deck = { DECK($deck, part: "plural") }: { $count } in the draw pile, { $discards } in the discard pile
board-discards = { DECK($deck, part: "plural") }, discard pile: { $count }
board-track = Damage track
board-damage = { $name }: damage { $damage }
board-eliminated = { $name }: eliminated at { $damage }

## Preview of an attack

board-stand = { $damage } damage
board-stand-open = { $damage } damage, limit { $limit }
board-outlook = { $average } on average, { $misses ->
    [0] it cannot miss
   *[other] misses { $misses } in { $rolls }
  }
board-outlook-kill = kills { $kills } in { $rolls }
board-no-harm = protected: no damage

## Your own things

board-you = you
board-own = Your character
board-own-closed = Only you can see it. Touch the card, or look at it here.
board-look = Look
board-peek = Look at it
board-hide = Hide it
board-progress = { $done } of { $needed }

## The notebook

board-grid = Who can be who
board-cell = { $name }, { $thing }: { $proof ->
    [certain] proven
    [excluded] ruled out
   *[possible] { $guess ->
        [likely] possible, and you think so
        [doubtful] possible, but you doubt it
        [no] possible, but you do not believe it
       *[none] possible, no mark
    }
  }
board-legend = Ticks and crosses are proven by what you have seen. Press an open field to mark a guess:
board-guess-likely = likely
board-guess-doubtful = doubtful
board-guess-no = hardly
board-prophecies = Prophecies in your hands
board-no-prophecies = None yet.
board-note = { SEAT($giver) } gave { CARD($card, case: "acc") } to { SEAT($receiver) }: { $outcome ->
    [healed] healed
    [took] took damage
    [protected] was protected
    [gave] gave equipment
    [showed] showed the character
   *[nothing] “Nothing happened”
  }
board-shown = { SEAT($seat) } is { CHARACTER($character) }

## The end

board-go-on = To the result
board-reached = reached
board-missed = not reached
board-chart = Damage over the night
board-won = Won: { $why }
board-lost = Did not reach the goal.
board-fell = Eliminated at { $damage }.

## Beats: one sentence each about the player whose turn it is

beat-started = Night falls, and { SEAT($start) } begins.
beat-ended = { $winners ->
    [none] The night is over, and nobody wins.
   *[other] The night is over. { COUNT($winners) ->
        [one] { SEATS($winners) } wins.
       *[other] { SEATS($winners) } win.
    }
  }
beat-revealed = { SEAT($seat) } steps out of hiding: { CHARACTER($character, part: "title") }.
beat-eliminated = { SEAT($seat) } falls: { CHARACTER($character, part: "title") }.
beat-moves = goes { PLACE($place, part: "to") }
beat-rolls = rolls { $sum }
beat-skips = does nothing there
beat-draws = draws { CARD($card, case: "acc") }
beat-draws-prophecy = draws a prophecy
beat-passes = gives { SEAT($receiver) } a prophecy
beat-prophecy = { $outcome ->
    [healed] heals { SEAT($receiver) } with a prophecy
    [took] hurts { SEAT($receiver) } for { $amount } with a prophecy
    [gave] gets equipment from { SEAT($receiver) } for a prophecy
    [showed] sees { SEAT($receiver) }’s character card
   *[other] gives { SEAT($receiver) } a prophecy, nothing happens
  }
beat-no-effect = does nothing with { CARD($card, case: "acc") }
beat-chooses = chooses { SEAT($target) }
beat-misses = misses { SEAT($victim) }
beat-hits = { $amount ->
    [0] cannot hurt { SEAT($victim) }
   *[other] hits { SEAT($victim) } for { $amount }
  }
beat-counters = { $amount ->
    [0] { SEAT($attacker) } strikes back in vain
   *[other] { SEAT($attacker) } strikes back for { $amount }
  }
beat-takes = takes { $amount } damage
beat-hurts = hurts { SEAT($seat) } for { $amount }
beat-prevented = { SEAT($seat) } is protected
beat-heals = heals { $amount }
beat-heals-other = { SEAT($seat) } heals { $amount }
beat-sets = { $own ->
    [true] is set to { $damage } damage
   *[false] sets { SEAT($seat) } to { $damage } damage
  }
beat-takes-card = takes { CARD($card, case: "acc") } from { SEAT($from) }
beat-gives-card = { SEAT($to) } gets { CARD($card, case: "acc") }
beat-digs = digs up { CARD($card, case: "acc") }
beat-extra = gains an extra turn
beat-ability = uses { CHARACTER($character, part: "ability") }
beat-voids = breaks { SEAT($seat) }’s ability

## The cards of the game, by kind

gallery-characters = Characters
gallery-green = Prophecies
gallery-blue = Advantages
gallery-red = Fights
gallery-places = Places

## Differences between two lines of play; { $more } is a number with its sign

gain-damage = your damage { $more }
gain-dealt = damage to others { $more }
gain-equipment = your equipment { $more }
gain-known = prophecies you know { $more }
gain-risk-out = risk of dying { $more } percentage points

## Why a bot did what it did

why-attack-enemy = I attack { SEAT($victim) }: an open { PARTY($party) }, and I stand on the other side.
why-attack-hurt = I attack { SEAT($victim) }: { $damage } damage already, more than anyone else in my reach.
why-attack-equipment = I attack { SEAT($victim) }: nobody in my reach owns more, and whoever brings them down may loot a card.
why-attack-only = I attack { SEAT($victim) }: nobody else is in my reach.
why-attack-all = My attack hits everyone in my reach at once: { SEATS($victims) }.
why-prophecy = I draw a prophecy: { $count ->
    [one] one of you is still hidden, and the answer tells me something.
   *[other] { $count } of you are still hidden, and the answer tells me something.
  }
why-ask = { SEAT($receiver) } gets the prophecy: still hidden, so any answer tells me something.
why-tree-heal = I heal myself: I had { $damage } damage, and everyone falls at some number.
why-tree-hurt = The Tree hits { SEAT($victim) }: { $damage } damage already, more than any other opponent.
why-tree-enemy = The Tree hits { SEAT($victim) }: an open { PARTY($party) }, and I stand on the other side.
why-steal-most = I take { CARD($card, case: "acc") } from { SEAT($from) }: none of the others had as much equipment.
why-steal-only = I take { CARD($card, case: "acc") } from { SEAT($from) }: none of the others had any equipment.
why-reveal-use = I show my face because I want to use my ability now: hidden, I cannot.
why-reveal-hurt = I show my face: at { $damage } damage I may not have long to use my ability.
why-reveal = I show my face: only now does my ability work.
why-go-heal = I go { PLACE($place, part: "to") }: I have { $damage } damage, and there I can heal.
why-go-steal = I go { PLACE($place, part: "to") }: { $count ->
    [one] there is a piece of equipment I can take from someone.
   *[other] there are { $count } pieces of equipment to choose from.
  }
why-go-prophecy = I go { PLACE($place, part: "to") } for a prophecy: { $count ->
    [one] one of you is still hidden.
   *[other] { $count } of you are still hidden.
  }
why-go-attack = I go { PLACE($place, part: "to") }: from there I can attack { SEATS($victims) }.
why-blue = I draw a blue card: I have { $damage } damage, and some of them heal.
why-red = I draw a red card: I own no equipment, and most of the weapons are red.
