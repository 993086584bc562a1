### Lovci noci in English.

game = Night Hunters
    .tagline = Everyone sees your wounds. Nobody knows your face.
    .about = Werewolves hunt vampires, vampires hunt werewolves, and the humans between them want something of their own. You know only who you are. Pass a prophecy, watch who flinches, and pick the right moment to show your face.

## Options

option-cards = Card set
    .help = Which decks are played with. The set also decides the usual reading of the contested cards below.
option-cards-kosmos = Kosmos: 18 blue, 18 red and 16 green cards
option-cards-classic = Classic: 16 cards of each colour

option-characters = Characters
    .help = Which characters can be dealt. More characters mean more surprises.
option-characters-first = First set: ten characters
option-characters-all = Both sets: all twenty
option-characters-vortex = Vortex set: the other ten
option-characters-tutorial = First evening: a gentle line-up everyone knows (4 to 6 players)

option-distinctLetters = One character per letter
    .help = With both sets in play, each letter of the damage track stands for one possible character only.
option-distinctLetters-false = Letters may repeat
option-distinctLetters-true = Every letter once

option-openingProphecy = Opening prophecy
    .help = Before the first turn everyone passes a prophecy to the left, so that nobody starts blind.
option-openingProphecy-six-plus = With six or more players
option-openingProphecy-always = Always
option-openingProphecy-never = Never

option-firstRoundAttack = Attacks in round 1
    .help = Whether players may already attack in the first round.
option-firstRoundAttack-false = Not before round 2
option-firstRoundAttack-true = From the start

option-maxRounds = Last round
    .help = The game ends after this round, whether or not anyone has reached a goal.

option-ghostView = What the eliminated see
    .help = Eliminated players can still win. If they saw everything, they could give it away.
option-ghostView-public = What everyone sees
option-ghostView-all = Everything

option-tempo = Tempo
    .help = How long the table waits for hidden reactions, so that thinking time gives nobody away.
option-tempo-quick = Quick: continue as soon as everyone has answered
option-tempo-strict = Strict: always wait equally long

option-compass = Wanderer’s Compass
    .help = How its owner moves.
option-compass-two-rolls = Two rolls, choose one
option-compass-free = To any place, without rolling

option-lightOfTruth = Light of Truth
    .help = Who the card unmasks when they draw it.
option-lightOfTruth-vampires = Vampires, except Ulric
option-lightOfTruth-both = Werewolves as well

option-shield = Shield of Light
    .help = Whether the shield lies open as equipment, which can be stolen, or works at once as an event.
option-shield-equipment = Equipment
option-shield-event = Event

option-tollChoice = Tolls
    .help = Whether someone who owns equipment may keep it and take the damage instead.
option-tollChoice-receiver = The receiver chooses
option-tollChoice-forced = Equipment must be given

option-firestorm = Firestorm
    .help = Who an attack with the Firestorm hits.
option-firestorm-range = Everyone in range
option-firestorm-place = Everyone at one place in range

option-torchMustAttack = Burning Torch
    .help = Whether its owner has to attack whenever someone is in range.
option-torchMustAttack-true = Its owner must attack
option-torchMustAttack-false = Its owner may attack

option-collectorPower = Bartholomew’s ability
    .help = What Bartholomew does with other players’ equipment.
option-collectorPower-by-count = Robbery up to six players, sweep from seven
option-collectorPower-rob = Robbery: a card instead of damage
option-collectorPower-sweep = Sweep: everything owned by those he kills

option-collectorGoal = Bartholomew’s goal
    .help = How many equipment cards he needs to win.
option-collectorGoal-5 = Five cards
option-collectorGoal-4 = Four cards

option-reaperPlace = Ursula’s place
    .help = Where Ursula’s chill can hurt people.
option-reaperPlace-graveyard = Graveyard
option-reaperPlace-well-of-wisdom = Well of Wisdom

option-vampireAltGoal = Three dead humans
    .help = Whether the vampires also win when three humans are eliminated.
option-vampireAltGoal-false = Does not count
option-vampireAltGoal-true = The vampires win

option-redSplit = Snares and claws
    .help = How many of each are in the red deck of the Kosmos set.
option-redSplit-even = One Snare, three Iron Claws
option-redSplit-raw = Two Snares, two Iron Claws

preset-first-game = First game
    .help = Characters with simple abilities, and everyone knows which ones are in play. For four to six.
preset-usual = The usual
    .help = The ten characters of the first set and the newer decks.
preset-classic-evening = Classic evening
    .help = The classic decks, attacks from the first round on and no opening prophecy.
preset-everything = Everything
    .help = All twenty characters in one pool: nobody can tell who might be at the table.
advice-experienced = Seven or eight players, or the vortex characters, are best left to people who know the game. For a first evening, play with six at most.

## Reactions

reaction-general = Turns and attacks of others
reaction-general-reveal-in-reach = Show my face when I may be attacked
reaction-general-use-in-reach = Use my ability when I may be attacked
reaction-counter = After an attack on you
reaction-counter-when-it-kills = Strike back if that can kill
reaction-rolled = After your own attack roll
reaction-end = At the end of your turn

## Questions, and what the other players read meanwhile

decision-start = Your turn. How do you move?
    .wait = { SEAT($seat) } is about to move.
decision-ability-target = Who do you use your ability on?
    .wait = { SEAT($seat) } is choosing a target.
decision-compass-pick = The compass shows two ways. Which one do you take?
    .wait = { SEAT($seat) } is reading the compass.
decision-free-move = Go wherever you like.
    .wait = { SEAT($seat) } is choosing a place.
decision-place = { $place ->
        [unknown] You are here. What will you do?
       *[other] You are { PLACE($place, part: "at") }. What will you do?
    }
    .wait = { $place ->
        [unknown] { SEAT($seat) } is looking around.
       *[other] { SEAT($seat) } is looking around { PLACE($place, part: "at") }.
    }
decision-tree-target = { $effect ->
        [heal] Who does the tree heal by 1?
        [hurt] Who does the tree hurt for 2?
       *[other] Who does the tree affect?
    }
    .wait = { SEAT($seat) } is standing under the Enchanted Tree.
decision-steal-from = Who do you take equipment from?
    .wait = { SEAT($seat) } is looking for something to take.
decision-steal-card = { $from ->
        [unknown] Which card do you take?
       *[other] Which card do you take from { SEAT($from) }?
    }
    .wait = { SEAT($seat) } is choosing a card to take.
decision-prophecy-target = { $card ->
        [unknown] Who do you give the prophecy to?
       *[other] Who do you give { CARD($card) } to?
    }
    .wait = { SEAT($seat) } is holding a prophecy and looking around the table.
decision-prophecy-reply = { $card ->
        [unknown] You have been given a prophecy. What happens?
       *[other] You have been given { CARD($card) }. What happens?
    }
    .wait = { SEAT($seat) } is reading a prophecy.
decision-event-target = { $card ->
        [unknown] Who do you choose?
       *[other] { CARD($card) }: who do you choose?
    }
    .wait = { SEAT($seat) } is choosing someone.
decision-event-accept = { $card ->
        [unknown] Will you drink it?
       *[other] { CARD($card) }: will you drink it?
    }
    .wait = { SEAT($seat) } is eyeing the draught.
decision-event-reveal = { $card ->
        [unknown] If the card means you, you may show your face and heal. Otherwise decline.
       *[other] { CARD($card) }: if it means you, you may show your face and heal. Otherwise decline.
    }
    .wait = { SEAT($seat) } is thinking.
decision-bat-heal = Will you drink a little yourself?
    .wait = { SEAT($seat) } is calling the bats back.
decision-snare-card = You are caught. What will you part with?
    .wait = { SEAT($seat) } is caught in a snare.
decision-snare-to = { $card ->
        [unknown] Who gets the card?
       *[other] Who gets { CARD($card) }?
    }
    .wait = { SEAT($seat) } has to give something away.
decision-window-turn = A new turn begins. Will you show your face?
    .wait = Waiting for reactions.
decision-window-attack = An attack is near. Will you show your face?
    .wait = Waiting for reactions.
decision-attack = Will you attack?
    .wait = { SEAT($seat) } may attack.
decision-rolled = Your blow is about to land. Do you show your face first?
    .wait = { SEAT($seat) } is raising a hand.
decision-rob = { $victim ->
        [unknown] Damage, or a card instead?
       *[other] Hurt { SEAT($victim) }, or take a card instead?
    }
    .wait = { SEAT($seat) } is weighing a robbery.
decision-rescue = This would be your end. Heal first?
    .wait = { SEAT($seat) } is fighting for life.
decision-loot = { $victim ->
        [unknown] What do you take from the fallen?
       *[other] What do you take from { SEAT($victim) }?
    }
    .wait = { SEAT($seat) } is searching the fallen.
decision-counter = { $attacker ->
        [unknown] You were attacked. What do you do?
       *[other] { SEAT($attacker) } attacked you. What do you do?
    }
    .wait = Waiting for those who were attacked.
decision-end = Your turn is nearly over. Anything else?
    .wait = { SEAT($seat) } is ending the turn.
decision-dig = What do you dig up?
    .wait = { SEAT($seat) } is digging.

## Answers to choose from

answer-card = Take { CARD($object, case: "acc") }
answer-reveal = Show your face
answer-ability = { $character ->
    [unknown] Use your ability
   *[other] Use your ability: { CHARACTER($character, part: "ability") }
  }
answer-attack = Attack someone
answer-pass = Pass
answer-decline = Decline
answer-start-roll = Roll the dice
answer-start-compass = Use { CARD("wanderers-compass") }
answer-start-step-cw = { $cw ->
    [unknown] Step clockwise
   *[other] Step { PLACE($cw, part: "to") }
  }
answer-start-step-ccw = { $ccw ->
    [unknown] Step anticlockwise
   *[other] Step { PLACE($ccw, part: "to") }
  }
answer-ability-target-seat = Use it on { SEAT($object) }
answer-compass-pick-first = First roll: { $first ->
    [2] { PLACE("morganas-hut") }
    [3] { PLACE("morganas-hut") }
    [4] { PLACE("well-of-wisdom") }
    [5] { PLACE("well-of-wisdom") }
    [6] { PLACE("chapel") }
    [7] any place
    [8] { PLACE("graveyard") }
    [9] { PLACE("enchanted-tree") }
    [10] { PLACE("stone-circle") }
   *[other] take it
  }
answer-compass-pick-second = Second roll: { $second ->
    [2] { PLACE("morganas-hut") }
    [3] { PLACE("morganas-hut") }
    [4] { PLACE("well-of-wisdom") }
    [5] { PLACE("well-of-wisdom") }
    [6] { PLACE("chapel") }
    [7] any place
    [8] { PLACE("graveyard") }
    [9] { PLACE("enchanted-tree") }
    [10] { PLACE("stone-circle") }
   *[other] take it
  }
answer-free-move-place = Go { PLACE($object, part: "to") }
answer-place-skip = Do nothing here
answer-place-draw-green = Draw a prophecy (green)
answer-place-draw-blue = Draw an advantage (blue)
answer-place-draw-red = Draw a fight card (red)
answer-place-hurt = Deal 2 damage to someone
answer-place-heal = Heal someone by 1
answer-place-steal = Take someone’s equipment
answer-tree-target-seat = { $effect ->
    [heal] Heal { SEAT($object) }
    [hurt] Hurt { SEAT($object) }
   *[other] { SEAT($object) }
  }
answer-steal-from-seat = Take from { SEAT($object) }
answer-prophecy-target-seat = Give it to { SEAT($object) }
answer-prophecy-reply-nothing = “Nothing happened”
answer-prophecy-reply-heal = Heal 1
answer-prophecy-reply-hurt = Take the damage
answer-prophecy-reply-give = Give { CARD($object, case: "acc") }
answer-prophecy-reply-show = Show your character
answer-event-target-seat = { $card ->
    [blood-moon] Set { SEAT($object) } to 7
    [distant-prayer] Pray for { SEAT($object) }
    [midnight-duel] Fight { SEAT($object) }
    [bat-swarm] Hurt { SEAT($object) }
    [grave-spider] Hurt { SEAT($object) }
   *[other] Choose { SEAT($object) }
  }
answer-event-accept-accept = Drink and heal 2
answer-event-reveal-heal-all = Show your face and heal everything
answer-bat-heal-heal = Heal 1
answer-snare-card-card = Give away { CARD($object, case: "acc") }
answer-snare-to-seat = Give it to { SEAT($object) }
answer-attack-seat = Attack { SEAT($object) }
answer-attack-all = Attack everyone in range
answer-attack-none = Attack nobody
answer-rolled-continue = Stay hidden and strike
answer-rob-damage = Deal the damage
answer-rescue-accept = Let it happen
answer-rescue-heal-all = Heal everything first
answer-loot-none = Take nothing
answer-loot-all = Take everything
answer-counter-counter = Strike back
answer-end-end = End the turn
answer-end-repeat = Take 2 damage and attack again
answer-end-fur = Use your ability: { CHARACTER("gerulf", part: "ability") }
answer-end-extra = Use your ability: { CHARACTER("waldemar", part: "ability") }
answer-dig-card = Dig up { CARD($object, case: "acc") }

## Answers as read without their question

act-ability-target-seat = Use your ability on { SEAT($object) }
act-compass-pick-first = Take the first way the compass shows
act-compass-pick-second = Take the second way the compass shows
act-tree-target-seat = { $effect ->
    [heal] Heal { SEAT($object) }
    [hurt] Hurt { SEAT($object) }
   *[other] Choose { SEAT($object) } for the tree
  }
act-steal-from-decline = Take nothing
act-event-target-decline = Choose nobody
act-event-accept-decline = Do not drink
act-event-reveal-decline = Do not show your face
act-bat-heal-decline = Heal nothing
act-snare-to-seat = Give the card to { SEAT($object) }
act-prophecy-target-seat = Give the prophecy to { SEAT($object) }

## Reasons why a move is not possible

reason-spent = The ability works once per game and has been used.
reason-void = The ability has been broken by { CHARACTER("evelina") }.
reason-once-per-turn = It has already been used this turn.
reason-no-damage = There is no damage to heal.
reason-nobody-there = Nobody else is there.
reason-nothing-to-dig = No equipment lies in the discard piles.
reason-in-the-centre = The centre has no neighbouring places.
reason-already-there = Your pawn is already there.
reason-no-cards = No cards of this colour are left.
reason-nobody-hurt = Nobody has any damage.
reason-not-hurt = This player has no damage.
reason-no-equipment = This player has no equipment.
reason-not-yourself = Choose someone else.
reason-first-round = Nobody attacks in round 1.
reason-nobody-in-range = Nobody is in range.
reason-out-of-range = Out of range.
reason-own-area-with-crossbow = { CARD("crossbow") } cannot reach your own area.
reason-target-in-the-centre = Nobody in the centre can be attacked.
reason-firestorm = { CARD("firestorm") } strikes everyone in range at once.
reason-torch = { CARD("burning-torch") } leaves no choice: someone is in range.
reason-did-not-attack = There was no attack this turn.
reason-victims-gone = Everyone who was attacked is out.
reason-price-too-high = Two more damage would be the end of you.
reason-nobody-eliminated = Nobody has been eliminated yet.
reason-applies = The prophecy applies to you: carry it out.
reason-does-not-apply = The prophecy does not apply to you.
reason-must-give = Whoever owns equipment has to give some.

## The log. Sums and changes stay on one line: their spaces are no-break spaces.

log-started = Night falls. Everyone holds a secret character, and { SEAT($start) } begins.{ $opening ->
    [true] { " " }Before the first turn everyone passes a prophecy to the left.
   *[false] { "" }
  }
log-dealt = { SEAT($seat) } is { CHARACTER($character, part: "title") }.
log-round = Round { $round }
log-turn = { $extra ->
    [true] { SEAT($seat) } takes an extra turn.
   *[false] { SEAT($seat) } takes a turn.
  }
log-protection-ended = { PREVENTION($by) } no longer protects { SEAT($seat) }.
log-move-rolled = { SEAT($seat) } rolls { $d6 } + { $d4 } = { SUM($d6, $d4) }{ $how ->
    [compass] { " " }({ CARD("wanderers-compass") })
   *[other] { "" }
  }: { $again ->
    [true] already there, roll again.
   *[false] { $place ->
        [none] any place.
       *[other] { PLACE($place) }.
    }
  }
log-moved = { $how ->
    [step] { SEAT($seat) } steps { PLACE($place, part: "to") }.
    [compass] { SEAT($seat) } goes { PLACE($place, part: "to") } ({ CARD("wanderers-compass") }).
   *[other] { SEAT($seat) } goes { PLACE($place, part: "to") }.
  }
log-skipped = { SEAT($seat) } does nothing { PLACE($place, part: "at") }.
log-drew = { SEAT($seat) } draws { CARD($card, case: "acc") } ({ DECK($colour) }).
log-drew-prophecy = { $card ->
    [unknown] { SEAT($seat) } draws a prophecy.
   *[other] { SEAT($seat) } draws the prophecy { CARD($card) }.
  }
log-reshuffled = { DECK($colour, part: "plural") }: the discard pile becomes a new draw pile, { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
  }
log-equipped = { SEAT($seat) } now owns { CARD($card, case: "acc") }.
log-discarded = { SEAT($seat) } discards { CARD($card, case: "acc") }.
log-declined = { SEAT($seat) } declines ({ CARD($card) }).
log-no-effect = { CARD($card) }: nothing happens.
log-chose = { SEAT($seat) } chooses { SEAT($target) } ({ CARD($card) }).
log-keg-rolled = { SEAT($seat) } rolls { $d6 } + { $d4 } = { SUM($d6, $d4) }: { $place ->
    [none] the powder is damp, nothing happens.
   *[other] the keg goes off { PLACE($place, part: "at") }.
  }
log-duel-rolled = { SEAT($seat) } duels { SEAT($target) } and rolls { $d6 }: { SEAT($loser) } loses.
log-prayer-rolled = { SEAT($seat) } prays for { SEAT($target) } and rolls { $d6 }.
log-extra-turns = { $count ->
    [one] { SEAT($seat) } gains an extra turn.
   *[other] { SEAT($seat) } gains { $count } extra turns.
  }
log-transferred = { $how ->
    [given] { SEAT($from) } gives { CARD($card, case: "acc") } to { SEAT($to) }.
    [robbed] { SEAT($to) } robs { SEAT($from) } of { CARD($card, case: "acc") } instead of dealing damage.
    [looted] { SEAT($to) } loots { CARD($card, case: "acc") } from { SEAT($from) }.
   *[stolen] { SEAT($to) } steals { CARD($card, case: "acc") } from { SEAT($from) }.
  }
log-dug-up = { SEAT($seat) } digs { CARD($card, case: "acc") } out of the discard pile.
log-prophecy-passed = { $card ->
    [unknown] { SEAT($giver) } passes a prophecy to { SEAT($receiver) }.
   *[other] { SEAT($giver) } passes the prophecy { CARD($card) } to { SEAT($receiver) }.
  }
log-prophecy = { $outcome ->
    [healed] { $card ->
        [unknown] The prophecy
       *[other] { CARD($card) }
    } heals { SEAT($receiver) } for { $amount }.
    [took] { $card ->
        [unknown] The prophecy
       *[other] { CARD($card) }
    } hurts { SEAT($receiver) } for { $amount }.
    [protected] { $card ->
        [unknown] The prophecy
       *[other] { CARD($card) }
    } cannot hurt { SEAT($receiver) }.
    [gave] { SEAT($receiver) } answers { $card ->
        [unknown] the prophecy
       *[other] { CARD($card) }
    } with equipment.
    [showed] { $character ->
        [unknown] { SEAT($receiver) } shows { SEAT($giver) } the character card. Nobody else sees it.
       *[other] { SEAT($receiver) } shows { SEAT($giver) } the character card: { CHARACTER($character, part: "title") }.
    }
   *[nothing] { $card ->
        [unknown] { "" }
       *[other] { CARD($card) } –{ " " }
    }{ SEAT($receiver) }: “Nothing happened.”
  }
log-attacked = { $how ->
    [counter] { SEAT($attacker) } strikes back at { SEATS($victims) }:
    [repeat] { SEAT($attacker) } attacks { SEATS($victims) } again:
   *[attack] { SEAT($attacker) } attacks { SEATS($victims) }:
  } { $d6 ->
    [none] { $d4 } on the small die.
   *[other] { MAX($d6, $d4) } − { MIN($d6, $d4) } = { $base }{ $base ->
        [0] , a miss.
       *[other] .
    }
  }
log-hit = { SUM($claws, $lance, $attackerCloak, $victimCloak) ->
    [0] { $prevented ->
        [none] { "" }
       *[other] { PREVENTION($prevented) } protects { SEAT($victim) }.
    }
   *[other] { SEAT($victim) }: { $base }{ $claws ->
        [0] { "" }
       *[other] , +{ $claws } claws
    }{ $lance ->
        [0] { "" }
       *[other] , +{ $lance } lance
    }{ $attackerCloak ->
        [0] { "" }
       *[other] , −{ $attackerCloak } for { SEAT($attacker) }’s cloak
    }{ $victimCloak ->
        [0] { "" }
       *[other] , −{ $victimCloak } cloak
    }{ $prevented ->
        [none] { "" }
       *[other] , { PREVENTION($prevented) } protects
    } = { $amount }.
  }
log-damaged = { SEAT($seat) } takes { $amount } damage, from { $before } to { $after } ({ source }).
log-prevented = { SEAT($seat) } takes no damage ({ PREVENTION($by) }).
log-healed = { $before ->
    [0] { SEAT($seat) } has nothing to heal ({ source }).
   *[other] { SEAT($seat) } heals, from { $before } to { $after } ({ source }).
  }
log-set-to-seven = { $moonstone ->
    [true] { CARD("moonstone") } keeps { SEAT($seat) }’s damage at { $before }.
   *[false] { $before ->
        [7] { SEAT($seat) }’s damage is { $after } already.
       *[other] { SEAT($seat) }’s damage is set to 7, from { $before } to { $after }.
    }
  }
log-eliminated = { $killer ->
    [none] { SEAT($seat) } is eliminated: { CHARACTER($character, part: "title") }.
   *[other] { SEAT($seat) } is eliminated by { SEAT($killer) }: { CHARACTER($character, part: "title") }.
  }
log-revealed = { $forced ->
    [true] { SEAT($seat) } is forced into the open: { CHARACTER($character, part: "title") }.
   *[false] { SEAT($seat) } steps out of hiding: { CHARACTER($character, part: "title") }.
  }
log-ability = { SEAT($seat) } uses { CHARACTER($character, part: "ability") }{ $target ->
    [none] { "" }
   *[other] { " " }on { SEAT($target) }
  }{ $die ->
    [none] .
   *[other] { " " }and rolls { $die }.
  }
log-voided = { SEAT($by) } breaks { SEAT($seat) }’s ability for the rest of the game.
log-unmasked = { SEAT($seat) } was { CHARACTER($character, part: "title") }.
log-won = { SEAT($seat) } wins as { CHARACTER($character) }: { GOAL($goal) }
log-ended = { $why ->
    [rounds] The last round is over.
   *[goal] The game is over.
  } { $winners ->
    [none] Nobody wins.
   *[other] { COUNT($winners) ->
        [one] The winner: { SEATS($winners) }.
       *[other] The winners: { SEATS($winners) }.
    }
  }

## Reasons for winning

goal-LN-13-6 = all vampires are eliminated.
goal-LN-13-7 = all werewolves are eliminated.
goal-LN-13-8 = three humans are eliminated.
goal-LN-13-11 = alive at the end.
goal-LN-13-12 = the chosen neighbour wins.
goal-LN-13-13 = enough equipment collected.
goal-LN-13-14 = someone mighty killed with an attack.
goal-LN-13-15 = in the Stone Circle at the end.
goal-LN-13-16 = a kill, with three players or more eliminated.
goal-LN-13-18 = one of the last two alive.
goal-LN-13-18-first = eliminated first.
goal-LN-13-19 = alive, with all vampires eliminated.
goal-LN-13-19-first = eliminated first.
goal-LN-13-20 = three relics collected.

## Sources of damage and healing

source = { $source ->
    [attack] attack
    [counter] counter-attack
    [ability] ability
    [prophecy] prophecy
    [enchanted-tree] { PLACE("enchanted-tree") }
   *[other] { CARD($source) }
  }

prevention-shield-of-light = { CARD("shield-of-light") }
prevention-thick-fur = { CHARACTER("gerulf", part: "ability") }
prevention-raven-amulet = { CARD("raven-amulet") }
prevention-oak-charm = { CARD("oak-charm") }

## Words

word-damage = Damage
word-limit = Limit
word-party = Party
word-ability = Ability
word-goal = Goal
word-equipment = Equipment
word-event = Event
word-place = Place
word-centre = Centre
word-hidden = Hidden
word-eliminated = Eliminated
word-void = Ability broken
word-spent = Ability used
word-protected = Protected
word-face-warning = Everyone will know who you are from now on.
word-notebook = Notebook
word-vortex = Vortex
word-round = Round { $round }
word-extra-turns = { $count ->
    [one] { $count } extra turn
   *[other] { $count } extra turns
  }
word-tally = { PARTY($party, part: "plural") }: { $out } of { $all } eliminated

party-werewolf = werewolf
    .plural = werewolves
    .plural-gen = werewolves
party-vampire = vampire
    .plural = vampires
    .plural-gen = vampires
party-human = human
    .plural = humans
    .plural-gen = humans

deck-green = prophecy
    .plural = Prophecies
deck-blue = advantage
    .plural = Advantages
deck-red = fight
    .plural = Fights

seat-colour-yellow = yellow
seat-colour-green = green
seat-colour-grey = grey
seat-colour-brown = brown
seat-colour-red = red
seat-colour-orange = orange
seat-colour-black = black
seat-colour-violet = violet

## Places

place-morganas-hut = Morgana’s Hut
    .to = to Morgana’s Hut
    .at = at Morgana’s Hut
    .text = Draw a prophecy and give it to another player.
place-well-of-wisdom = Well of Wisdom
    .to = to the Well of Wisdom
    .at = at the Well of Wisdom
    .text = Draw a card of any colour.
place-chapel = Chapel
    .to = to the Chapel
    .at = in the Chapel
    .text = Draw an advantage.
place-graveyard = Graveyard
    .to = to the Graveyard
    .at = in the Graveyard
    .text = Draw a fight card.
place-enchanted-tree = Enchanted Tree
    .to = to the Enchanted Tree
    .at = at the Enchanted Tree
    .text = Deal 2 damage to any player, or heal any player by 1.
place-stone-circle = Stone Circle
    .to = to the Stone Circle
    .at = in the Stone Circle
    .text = Take an equipment card from another player.

## Characters

character-apolena = Apollonia
    .title = { character-apolena } ({ party-human })
    .ability = Miracle Herb
    .text = At any time, once per game: heal all your damage.
    .goal = Be alive when the game ends.
character-augusta = Augusta
    .title = { character-augusta } ({ party-human })
    .ability = Turncoat
    .text = At the start of your turn, once per game: from now on your goal is about your left neighbour.
    .goal = Your right neighbour wins.
character-bartolomej = Bartholomew
    .title = { character-bartolomej } ({ party-human })
    .ability = Greedy Hands
    .text = { $collectorPower ->
        [rob] When your attack would deal 2 or more damage to someone who owns equipment, you may take one of those cards instead.
        [sweep] When you kill with an attack, you may take all the equipment of the dead.
       *[other] Up to six players: when your attack would deal 2 or more damage to someone who owns equipment, you may take one of those cards instead. From seven players: when you kill with an attack, you may take all the equipment of the dead.
    }
    .goal = Own { $collectorGoal ->
        [4] four
       *[other] five
    } equipment cards.
character-bohdan = Bohdan
    .title = { character-bohdan } ({ party-human })
    .ability = Guilty Conscience
    .text = When your attack kills someone whose limit is 12 or less, you must show your face.
    .goal = Attack and kill someone whose limit is 13 or more, or be alive in the Stone Circle when the game ends.
character-cyril = Cyril
    .title = { character-cyril } ({ party-human })
    .ability = Blood Frenzy
    .text = At the end of a turn in which you attacked: take 2 damage to attack the same players again, as often as you can bear it.
    .goal = Kill someone so that at least three players are eliminated in all.
character-cecilie = Cecilia
    .title = { character-cecilie } ({ party-human })
    .ability = Quiet Prayer
    .text = Once revealed, you heal 1 at the start of each of your turns.
    .goal = Be eliminated first, or be one of the last two alive.
character-dalibor = Dalibor
    .title = { character-dalibor } ({ party-human })
    .ability = Cry of Horror
    .text = As soon as another player is eliminated, you must show your face.
    .goal = Be eliminated first, or be alive when all vampires are eliminated.
character-drahomir = Drahomir
    .title = { character-drahomir } ({ party-human })
    .ability = Grave Robber
    .text = At any time, once per game: take an equipment card from a discard pile.
    .goal = Own three of the four relics: Raven Amulet, Moon Lance, Shadow Cloak, Looter’s Sack.
character-elena = Elena
    .title = { character-elena } ({ party-werewolf })
    .ability = Light Paw
    .text = Instead of rolling you may step to one of the two neighbouring places.
    .goal = All vampires are eliminated.
character-evelina = Evelina
    .title = { character-evelina } ({ party-werewolf })
    .ability = Spellbreaker
    .text = At the start of your turn, once per game: the ability of another player is broken for the rest of the game.
    .goal = All vampires are eliminated.
character-frederik = Frederick
    .title = { character-frederik } ({ party-werewolf })
    .ability = Great Howl
    .text = At the start of your turn, once per game: roll the six-sided die; another player takes that much damage.
    .goal = All vampires are eliminated.
character-fenris = Fenris
    .title = { character-fenris } ({ party-werewolf })
    .ability = Pull of the Moon
    .text = At the start of your turn, once per game: set the damage of any player to 7.
    .goal = All vampires are eliminated.
character-gregor = Gregor
    .title = { character-gregor } ({ party-werewolf })
    .ability = Crushing Paw
    .text = At the start of your turn, once per game: roll the four-sided die; another player takes that much damage.
    .goal = All vampires are eliminated.
character-gerulf = Gerulf
    .title = { character-gerulf } ({ party-werewolf })
    .ability = Thick Fur
    .text = At the end of your turn, once per game: you take no damage until your next turn starts.
    .goal = All vampires are eliminated.
character-ulrik = Ulric
    .title = { character-ulrik } ({ party-vampire })
    .ability = Mask
    .text = You may lie when you are given a prophecy, without showing your face. You cannot lie to True Face.
    .goal = All werewolves are eliminated.
character-ursula = Ursula
    .title = { character-ursula } ({ party-vampire })
    .ability = Grave Chill
    .text = At the start of each of your turns you may deal 3 damage to another player { $reaperPlace ->
        [well-of-wisdom] at the Well of Wisdom
       *[other] in the Graveyard
    }.
    .goal = All werewolves are eliminated.
character-volko = Volko
    .title = { character-volko } ({ party-vampire })
    .ability = Blood Thirst
    .text = Once revealed, you heal 2 whenever your attack deals damage.
    .goal = All werewolves are eliminated.
character-viktorie = Victoria
    .title = { character-viktorie } ({ party-vampire })
    .ability = Sure Fang
    .text = Once revealed, you attack with the four-sided die alone and never miss.
    .goal = All werewolves are eliminated.
character-wilhelmina = Wilhelmina
    .title = { character-wilhelmina } ({ party-vampire })
    .ability = Riposte
    .text = After an attack on you, you may attack the attacker at once.
    .goal = All werewolves are eliminated.
character-waldemar = Waldemar
    .title = { character-waldemar } ({ party-vampire })
    .ability = Feast of the Dead
    .text = At the end of your turn, once per game: take as many extra turns as there are eliminated players.
    .goal = All werewolves are eliminated.

## Green cards: prophecies

card-balm-of-the-pack = Balm of the Pack
    .text = If you are a werewolf, heal 1. If you have no damage, take 1.
card-balm-of-the-crypt = Balm of the Crypt
    .text = If you are a vampire, heal 1. If you have no damage, take 1.
card-balm-of-the-hearth = Balm of the Hearth
    .text = If you are a human, heal 1. If you have no damage, take 1.
card-toll-of-the-beasts = Toll of the Beasts
    .text = If you are a werewolf or a vampire, { $tollChoice ->
        [forced] give an equipment card to the giver. If you own nothing, take 1 damage.
       *[other] give an equipment card to the giver or take 1 damage.
    }
card-toll-of-warm-blood = Toll of Warm Blood
    .text = If you are a human or a werewolf, { $tollChoice ->
        [forced] give an equipment card to the giver. If you own nothing, take 1 damage.
       *[other] give an equipment card to the giver or take 1 damage.
    }
card-toll-of-smooth-skin = Toll of Smooth Skin
    .text = If you are a human or a vampire, { $tollChoice ->
        [forced] give an equipment card to the giver. If you own nothing, take 1 damage.
       *[other] give an equipment card to the giver or take 1 damage.
    }
card-silver-lash = Silver Lash
    .text = If you are a werewolf, take 1 damage.
card-ray-of-dawn = Ray of Dawn
    .text = If you are a vampire, take 1 damage.
card-hawthorn-stake = Hawthorn Stake
    .text = If you are a vampire, take 2 damage.
card-trial-of-the-frail = Trial of the Frail
    .text = If your letter is A, B, C, E or U (a limit of 11 or less), take 1 damage.
card-trial-of-the-mighty = Trial of the Mighty
    .text = If your letter is D, F, G, V or W (a limit of 12 or more), take 2 damage.
card-true-face = True Face
    .text = Whoever you are, show your character to the giver, and to nobody else.

## Blue cards: advantages

card-blood-moon = Blood Moon
    .text = You may set the damage of any player, yourself included, to 7.
card-heavens-wrath = Wrath of Heaven
    .text = Every other player takes 2 damage.
card-witching-hour = Witching Hour
    .text = You take an extra turn after this one.
card-light-of-truth = Light of Truth
    .text = { $lightOfTruth ->
        [both] If you are a hidden werewolf or a hidden vampire other than Ulric, you must show your face. Otherwise nothing happens.
       *[other] If you are a hidden vampire other than Ulric, you must show your face. Otherwise nothing happens.
    }
card-surge-of-life = Surge of Life
    .text = If your letter is A, E or U, you may show your face and heal all your damage.
card-call-of-the-pack = Call of the Pack
    .text = If you are a werewolf, you may show your face and heal all your damage.
card-healing-draught = Healing Draught
    .text = You may heal 2.
card-distant-prayer = Distant Prayer
    .text = You may choose another player and roll the six-sided die: that player heals that much.
card-shield-of-light = Shield of Light
    .text = { $shield ->
        [event] Attacks do you no damage until your next turn starts.
       *[other] Attacks do its owner no damage. It is discarded when the owner’s next turn starts.
    }
card-moon-lance = Moon Lance
    .text = If you are a revealed werewolf, your attacks that do not miss deal 2 more damage.
card-looters-sack = Looter’s Sack
    .text = When you kill with an attack, you take all the equipment of the dead.
card-wanderers-compass = Wanderer’s Compass
    .text = { $compass ->
        [free] You may go to any other place instead of rolling.
       *[other] You may roll twice for your move and choose one of the results.
    }
card-shadow-cloak = Shadow Cloak
    .text = Your attacks deal 1 less damage, and so do attacks on you.
card-raven-amulet = Raven Amulet
    .text = Bat Swarm, Grave Spider and Powder Keg do you no damage.
card-oak-charm = Oak Charm
    .text = The Enchanted Tree does you no damage.
card-moonstone = Moonstone
    .text = Nothing can set your damage to 7.

## Red cards: fights

card-bat-swarm = Bat Swarm
    .text = Another player takes 2 damage. Then you may heal 1.
card-grave-spider = Grave Spider
    .text = Another player and you take 2 damage each.
card-powder-keg = Powder Keg
    .text = Roll both dice: everyone at the place with that number takes 3 damage, you included. On a 7 nothing happens.
card-midnight-duel = Midnight Duel
    .text = Choose another player and roll the six-sided die. On 1 to 4 that player takes 3 damage, on 5 or 6 you do.
card-pickpocket = Pickpocket
    .text = You may take an equipment card from another player.
card-snare = Snare
    .text = Give one of your equipment cards to another player. If you own nothing, take 1 damage.
card-blood-rite = Blood Rite
    .text = If you are a vampire, you may show your face and heal all your damage.
card-iron-claws = Iron Claws
    .text = Your attacks that do not miss deal 1 more damage.
card-burning-torch = Burning Torch
    .text = { $torchMustAttack ->
        [false] You attack with the four-sided die alone and never miss.
       *[other] You attack with the four-sided die alone and never miss, but you must attack whenever you can.
    }
card-crossbow = Crossbow
    .text = You attack players in the other areas, never in your own.
card-firestorm = Firestorm
    .text = { $firestorm ->
        [place] Your attack hits everyone at your target’s place, with one roll.
       *[other] Your attack hits everyone in range, with one roll.
    }
