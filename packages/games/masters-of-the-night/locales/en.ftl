### Masters of the Night in English.
### Everything with a text of its own is a CARD: event cards, relics, abilities and dread sigils. A question can use the
### vampire it is about ($who), the district ($here), the card that asks ($card), the start and the end of a move ($origin,
### $goal), the other vampire ($mate), the target pointed at ($aim) and the costs of the actions ($moveCost ...).

game = Masters of the Night
    .tagline = Nine districts, one family, and the veil is wearing thin.
    .about = You are a family of vampires in a city that must not know of you. By day the Inquisition sends its agents and you can only watch; by night you hunt, recruit and fight with dice that everyone sees. Every kill makes you stronger, every careless step tears the veil. Seal the city with your dread sigils and perform the Blood Moon ritual before the events run out. All win together or lose together.

## Options

option-edition = Edition
    .help = Two printings of the game. They differ in how combats work, which kills count and how often agents tear the veil.
option-edition-ares = English: dice one by one
option-edition-igrology = Polish: all dice at once

option-difficulty = Difficulty
    .help = How many event cards there are, and so how many rounds you have. Hard with five vampires is nearly hopeless.
option-difficulty-easy = Easy: 18 rounds
option-difficulty-medium = Medium: 15 rounds
option-difficulty-hard = Hard: 12 rounds

option-familySize = Vampires
    .help = How many vampires take part. A player may lead several of them.

option-vampires = Which vampires
    .help = The recommended ones go well together.
option-vampires-recommended = The recommended ones
option-vampires-agnieszka-laszlo = Agnieszka and Laszlo
option-vampires-imre-laszlo = Imre and Laszlo
option-vampires-random = At random
option-vampires-chosen = As chosen below

option-vampire1 = First vampire
    .help = The order is the order of play. It matters only for vampires “as chosen below”.
option-vampire1-agnieszka = { vampire-agnieszka }
option-vampire1-imre = { vampire-imre }
option-vampire1-ishtvan = { vampire-ishtvan }
option-vampire1-laszlo = { vampire-laszlo }
option-vampire1-mila = { vampire-mila }
option-vampire1-nevena = { vampire-nevena }

option-vampire2 = Second vampire
    .help = The order is the order of play. It matters only for vampires “as chosen below”.
option-vampire2-agnieszka = { vampire-agnieszka }
option-vampire2-imre = { vampire-imre }
option-vampire2-ishtvan = { vampire-ishtvan }
option-vampire2-laszlo = { vampire-laszlo }
option-vampire2-mila = { vampire-mila }
option-vampire2-nevena = { vampire-nevena }

option-vampire3 = Third vampire
    .help = The order is the order of play. It matters only for vampires “as chosen below”.
option-vampire3-agnieszka = { vampire-agnieszka }
option-vampire3-imre = { vampire-imre }
option-vampire3-ishtvan = { vampire-ishtvan }
option-vampire3-laszlo = { vampire-laszlo }
option-vampire3-mila = { vampire-mila }
option-vampire3-nevena = { vampire-nevena }

option-vampire4 = Fourth vampire
    .help = The order is the order of play. It matters only for vampires “as chosen below”.
option-vampire4-agnieszka = { vampire-agnieszka }
option-vampire4-imre = { vampire-imre }
option-vampire4-ishtvan = { vampire-ishtvan }
option-vampire4-laszlo = { vampire-laszlo }
option-vampire4-mila = { vampire-mila }
option-vampire4-nevena = { vampire-nevena }

option-vampire5 = Fifth vampire
    .help = The order is the order of play. It matters only for vampires “as chosen below”.
option-vampire5-agnieszka = { vampire-agnieszka }
option-vampire5-imre = { vampire-imre }
option-vampire5-ishtvan = { vampire-ishtvan }
option-vampire5-laszlo = { vampire-laszlo }
option-vampire5-mila = { vampire-mila }
option-vampire5-nevena = { vampire-nevena }
option-seatOfVampire1 = Player of the first vampire
    .help = Players are counted from 1 in the order of their seats.
option-seatOfVampire2 = Player of the second vampire
    .help = Players are counted from 1 in the order of their seats.
option-seatOfVampire3 = Player of the third vampire
    .help = Players are counted from 1 in the order of their seats.
option-seatOfVampire4 = Player of the fourth vampire
    .help = Players are counted from 1 in the order of their seats.
option-seatOfVampire5 = Player of the fifth vampire
    .help = Players are counted from 1 in the order of their seats.

option-layout = Plan of the city
    .help = 0: the districts are laid out at random. Any other number is one of the 40,320 cities, always the same one.

option-firstLeader = First leader
    .help = Who leads the Family in the first round.
option-firstLeader-random = At random
option-firstLeader-agnieszka = { vampire-agnieszka }
option-firstLeader-imre = { vampire-imre }
option-firstLeader-ishtvan = { vampire-ishtvan }
option-firstLeader-laszlo = { vampire-laszlo }
option-firstLeader-mila = { vampire-mila }
option-firstLeader-nevena = { vampire-nevena }

option-asylumRange = Asylum
    .help = From where the Asylum can draw an agent.
option-asylumRange-any = From anywhere
option-asylumRange-adjacent = From neighbouring districts only

option-drainedTargets = Drained vampires by day
    .help = Whether agents attack vampires that lie drained. This concerns the Polish edition only.
option-drainedTargets-edition = As in the edition
option-drainedTargets-spared = They are spared

preset-first-game = First game
    .help = The recommended vampires and 18 rounds. The best way in.
preset-three-vampires = Three vampires
    .help = However few you are: a solo player leads all three.
preset-usual = A usual night
    .help = 15 rounds. For those who know what they are doing.
preset-polish-edition = The Polish edition
    .help = 15 rounds, and all dice of a fight are used at once. Abilities bring no kills.
preset-merciless = Merciless
    .help = 12 rounds. Every wasted night is one too many.

## Questions, and what the other players read meanwhile

# Questions begin with the vampire that leads by day or acts by night.
leads = { $who ->
    [unknown] { "" }
   *[other] { VAMPIRE($who) } leads.{ " " }
  }
acts = { $who ->
    [unknown] { "" }
   *[other] { VAMPIRE($who) }:{ " " }
  }

decision-day-next-district = { leads }Which district comes next?
    .wait = { leads }{ SEAT($seat) } is arranging the day.
decision-day-asylum = { leads }Which agent is drawn to the Asylum?
    .wait = { leads }{ SEAT($seat) } is listening to the inmates of the Asylum.
decision-day-blood-bank = { leads }Who gets the blood?
    .wait = { leads }{ SEAT($seat) } is sharing out blood.
decision-relic-give = { leads }{ $card ->
        [unknown] Who gets the relic?
       *[other] Who gets the relic { CARD($card) }?
    }
    .wait = { leads }{ SEAT($seat) } is giving a relic away.
decision-relic-discard = { $who ->
        [unknown] Too many relics. Which one goes?
       *[other] { VAMPIRE($who) } holds too many relics. Which one goes?
    }
    .wait = { SEAT($seat) } is giving up a relic.
decision-event-turn-grid = { leads }{ CARD("sigil-of-foresight") }: do you turn the plan of the city?
    .wait = { leads }{ SEAT($seat) } is looking ahead.
decision-event-blue-numbers = { leads }Which blue-grey district gets more agents?
    .how = Choose one of the two. The other gets the smaller number.
    .wait = { leads }{ SEAT($seat) } is placing agents.
decision-event-short = { leads }Too few agents are left. Where does the next one go?
    .wait = { leads }{ SEAT($seat) } is placing the last agents.
decision-event-urn = { leads }{ CARD("funerary-urn") }: which agent does it draw to itself?
    .wait = { leads }{ SEAT($seat) } is looking at the Urn.
decision-event-tie = { leads }{ $of ->
        [minions] Several districts have the most minions. Which one is meant?
        [agents] Several districts have the most agents. Which one is meant?
        [blood] Several vampires have the most blood. Who is hit?
        [kills] Several vampires have the most kills. Who is meant?
       *[other] A tie. Who is it?
    }
    .wait = { leads }{ SEAT($seat) } is breaking a tie.
decision-event-choice = { leads }{ $card ->
        [unknown] What do you choose?
       *[other] { CARD($card) }: what do you choose?
    }
    .wait = { leads }{ SEAT($seat) } is choosing.
decision-event-target = { leads }{ $aim ->
        [districts] Where does an agent come?
        [siege] Which district is besieged next?
        [vampire-to-move] Who slips away?
        [vampire-to-feed] Who gets blood?
        [agent] Which agent is removed?
        [minion] Which minion goes?
        [relic] Which relic is lost?
       *[other] What do you choose?
    }
    .wait = { leads }{ SEAT($seat) } is choosing.
decision-event-move-agent = { leads }{ $origin ->
        [unknown] Which agent moves?
       *[other] Where does the agent { DISTRICT($origin, part: "from") } go?
    }
    .wait = { leads }{ SEAT($seat) } is moving an agent.
decision-event-vampire-move = { $goal ->
        [unknown] { $who ->
            [unknown] Where to?
           *[other] Where does { VAMPIRE($who) } go?
        }
       *[other] How many minions go along { DISTRICT($goal, part: "to") }?
    }
    .wait = { SEAT($seat) } is moving a vampire.
decision-event-die-face = { leads }{ $value ->
        [unknown] Which die do you turn?
        [none] Which die do you turn?
       *[other] To which value do you turn the { $value }?
    }
    .wait = { leads }{ SEAT($seat) } is toying with a die.
decision-hunt-next-district = { leads }Where do the agents strike next?
    .wait = { leads }{ SEAT($seat) } is bracing for the hunt.
decision-hunt-fighter = { leads }{ $here ->
        [unknown] Who stands up to the agents?
       *[other] Who stands up to the agents { DISTRICT($here, part: "at") }?
    }
    .wait = { leads }{ SEAT($seat) } is choosing who fights.
decision-night-mirage = { leads }{ CARD("sigil-of-mirages") }: who is led away, and where to?
    .wait = { leads }{ SEAT($seat) } is leading agents astray.
decision-turn-action = { $who ->
        [unknown] What do you do?
       *[other] { VAMPIRE($who) }, { $ap ->
            [unknown] your turn
           *[other] { $ap } AP
        }: what do you do?
    }
    .wait = { $who ->
        [unknown] { SEAT($seat) } is thinking about the night.
       *[other] { SEAT($seat) } is thinking for { VAMPIRE($who) }.
    }
decision-move-to = { acts }Where do you go?
    .wait = { SEAT($seat) } is looking for a way.
decision-move-minions = { acts }{ $goal ->
        [unknown] How many minions come along?
       *[other] How many minions come along { DISTRICT($goal, part: "to") }?
    }
    .wait = { SEAT($seat) } is gathering minions.
decision-activate-die = { acts }Which die do you spend?
    .wait = { SEAT($seat) } is picking a die.
decision-station-to = { acts }Where does the night train go?
    .wait = { SEAT($seat) } is studying the timetable.
decision-station-minions = { acts }{ $goal ->
        [unknown] How many minions come along?
       *[other] How many minions come along { DISTRICT($goal, part: "to") }?
    }
    .wait = { SEAT($seat) } is boarding the train.
decision-news-from = { acts }Which district does the story lure agents from?
    .wait = { SEAT($seat) } is writing a headline.
decision-news-to = { acts }{ $origin ->
        [unknown] Where does the story send them?
       *[other] Where does the story send the agents { DISTRICT($origin, part: "from") }?
    }
    .wait = { SEAT($seat) } is writing a headline.
decision-news-count = { acts }Which agents fall for it?
    .wait = { SEAT($seat) } is writing a headline.
decision-police-districts = { acts }Where do you expose all agents?
    .wait = { SEAT($seat) } is going through the files.
decision-contract-use = { acts }How do you pay for the minion?
    .wait = { SEAT($seat) } is reading the small print.
decision-blood-choose = { $stage ->
        [ability] Which blood ability do you use?
        [lure] { CARD("sirens-lure") }: which way do the agents go?
        [lure-agents] { CARD("sirens-lure") }: which agents follow?
        [gift] { CARD("elders-gift") }: who do you feed, or where do you look?
        [convert] { CARD("temptation") }: which agent changes sides?
        [foresee] { CARD("clairvoyance") }: which agent is removed?
       *[other] How do you use the blood ability?
    }
    .wait = { SEAT($seat) } is calling upon the blood.
decision-mask-use = { CARD("tyrants-mask") }: do you pay with the veil or with blood?
    .wait = { SEAT($seat) } is putting on the mask.
decision-dark-choose = { $stage ->
        [gather] { CARD("piper-of-shadows") }: where do the agents gather?
        [gather-agents] { CARD("piper-of-shadows") }: who follows the tune?
        [summon] { CARD("gates-of-hell") }: who do you call?
        [summon-minions] { $mate ->
            [unknown] { CARD("gates-of-hell") }: how many minions come along?
           *[other] { CARD("gates-of-hell") }: how many minions does { VAMPIRE($mate) } bring along?
        }
        [convert] { CARD("crimson-court") }: which agent changes sides?
        [rewrite] { CARD("rewritten-fate") }: which card is unwritten?
       *[other] How do you use the dark ability?
    }
    .wait = { SEAT($seat) } is calling upon the dark.
decision-combat-trade = { $here ->
        [unknown] How many minions do you sacrifice? Each takes an agent down too.
       *[other] The fight { DISTRICT($here, part: "at") } begins. How many minions do you sacrifice? Each takes an agent down too.
    }
    .wait = { SEAT($seat) } is thinking of sacrifices.
decision-combat-die = { $who ->
        [unknown] Which die do you use?
       *[other] { VAMPIRE($who) } fights. Which die do you use?
    }
    .wait = { SEAT($seat) } is picking a die.
decision-combat-modify = Do you change a die?
    .wait = { SEAT($seat) } is looking at the dice.
decision-combat-successor = { $here ->
        [unknown] The fighter has fallen. Who takes over?
       *[other] The fighter has fallen { DISTRICT($here, part: "at") }. Who takes over?
    }
    .wait = { SEAT($seat) } is sending someone else into the fight.
decision-combat-share = The fighter has no more blood. Who loses 1 blood instead?
    .wait = { SEAT($seat) } is sharing out the wounds.
decision-exchange-partner = { acts }Who do you exchange relics with?
    .wait = { SEAT($seat) } is offering relics.
decision-exchange-relic = { $mate ->
        [unknown] What do you exchange?
       *[other] What do you exchange with { VAMPIRE($mate) }?
    }
    .wait = { SEAT($seat) } is offering relics.
decision-exchange-accept = { $mate ->
        [unknown] Do you agree to this exchange?
       *[other] { $given ->
            [unknown] Do you agree to this exchange?
            [none] { VAMPIRE($who) } asks { VAMPIRE($mate) } for the relic { CARD($taken) }. Do you agree?
           *[other] { $taken ->
                [none] { VAMPIRE($who) } gives { VAMPIRE($mate) } the relic { CARD($given) }. Do you agree?
               *[other] { VAMPIRE($who) } gives { VAMPIRE($mate) } the relic { CARD($given) } for { CARD($taken) }. Do you agree?
            }
        }
    }
    .wait = { SEAT($seat) } is weighing an exchange.

## Answers

answer-district = { DISTRICT($object) }
answer-vampire = { VAMPIRE($object) }
answer-relic = { CARD($object) }
answer-agent = { DISTRICT($object1) }: { $object2 ->
    [hidden] a hidden agent
   *[exposed] an exposed agent
  }
answer-to = { DISTRICT($object) }
answer-pass = Nobody
answer-stop = Enough
answer-back = Back
answer-die = The { $object }
answer-stay = Stay
answer-side = { $object ->
    [hidden] A hidden one
   *[exposed] An exposed one
  }
answer-take = { SUM($object1, $object2) ->
    [1] { $object1 ->
        [0] 1 exposed agent
       *[other] 1 hidden agent
    }
   *[other] { $object1 ->
        [0] { $object2 } exposed agents
       *[other] { $object2 ->
            [0] { $object1 } hidden agents
           *[other] { $object1 } hidden and { $object2 } exposed
        }
    }
  }
answer-day-asylum-pass = No agent
answer-event-turn-grid-printed = As printed
answer-event-turn-grid-turned = Upside down
answer-event-urn-from = The one bound for { DISTRICT($object, case: "acc") }
answer-event-urn-pass = None
answer-event-choice-veil = The veil falls by 1
answer-event-choice-minion = Remove a minion
answer-event-choice-minions = Remove 2 minions
answer-event-choice-relic = Discard a relic
answer-event-choice-take = { $card ->
    [a-favour-called-in] Lose 1 blood: a minion comes
    [corrupt-priest] Lose 1 blood: remove an agent
    [antiquities-auction] Remove a minion: draw a relic
    [silent-bells] Remove a minion: remove an agent
   *[other] Accept
  }
answer-event-choice-decline = Decline
answer-event-target-minion = A minion { DISTRICT($object, part: "from") }
answer-event-die-face-face = To { $object }
answer-event-die-face-pass = Leave them
answer-night-mirage-move = { $object1 ->
    [hidden] A hidden agent { DISTRICT($object2, part: "to") }
   *[exposed] An exposed agent { DISTRICT($object2, part: "to") }
  }
answer-turn-action-move = { $moveCost ->
    [unknown] Move
   *[other] Move ({ $moveCost } AP)
  }
answer-turn-action-expose = Expose the agents (1 AP)
answer-turn-action-fight = Fight (1 AP)
answer-turn-action-recruit = { $recruitCost ->
    [unknown] Recruit a minion
   *[other] Recruit a minion ({ $recruitCost } AP)
  }
answer-turn-action-activate = { $here ->
    [unknown] Use the district
   *[other] { $activateCost ->
        [unknown] { DISTRICT($here, part: "effect") }
       *[other] { DISTRICT($here, part: "effect") } ({ $activateCost } AP)
    }
  }
answer-turn-action-blood = { $bloodAbility ->
    [unknown] Blood ability
   *[other] { CARD($bloodAbility) } ({ $bloodCost } blood)
  }
answer-turn-action-dark = { $darkAbility ->
    [unknown] Dark ability
   *[other] { CARD($darkAbility) } ({ $darkCost } veil)
  }
answer-turn-action-hunt = Hunt (1 AP)
answer-turn-action-wild-hunt = Wild Hunt (1 AP, 1 veil)
answer-turn-action-exchange = Exchange relics
answer-turn-action-relic = Use { CARD($object) }
answer-turn-action-sigillate = Seal the district (1 AP, 1 minion)
answer-turn-action-ritual = Blood Moon ritual (1 AP)
answer-turn-action-end-turn = End the turn
answer-blood-choose-ability = { $object ->
    [agnieszka] { CARD("sirens-lure") } (1 blood)
    [imre] { CARD("elders-gift") } (1 blood)
    [ishtvan] { CARD("demon-summoning") } (2 blood)
    [laszlo] { CARD("brute-force") } (1 blood)
    [mila] { CARD("temptation") } (3 blood)
   *[nevena] { CARD("clairvoyance") } (2 blood)
  }
answer-blood-choose-pull = Here { DISTRICT($object, part: "from") }
answer-blood-choose-push = From here { DISTRICT($object, part: "to") }
answer-blood-choose-feed = 2 blood for { VAMPIRE($object) }
answer-blood-choose-expose = Expose the agents { DISTRICT($object, part: "at") }
answer-dark-choose-all = All of them
answer-dark-choose-top = The top card of the deck
answer-dark-choose-card = { CARD($object) }
answer-mask-use-veil = 1 veil
answer-mask-use-blood = 2 blood
answer-contract-use-action-points = 2 AP
answer-contract-use-blood = 1 AP and 1 blood
answer-combat-modify-brute-force = { CARD("brute-force") }: +3 to the { $object } (1 blood)
answer-combat-modify-dagger = { CARD("martyrs-dagger") }: the { $object } counts as 6
answer-combat-modify-fury = { CARD("warlords-fury") } (1 veil)
answer-combat-modify-go-on = Go on
answer-exchange-relic-give = Give { CARD($object) }
answer-exchange-relic-take = Take { CARD($object) }
answer-exchange-relic-swap = Give { CARD($object1) }, take { CARD($object2) }
answer-exchange-accept-accept = Agree
answer-exchange-accept-refuse = Refuse

## Answers as read without their question

act-day-next-district-district = Resolve { DISTRICT($object, case: "acc") } next
act-day-asylum-agent = { $object2 ->
    [hidden] Draw a hidden agent { DISTRICT($object1, part: "from") }
   *[exposed] Draw an exposed agent { DISTRICT($object1, part: "from") }
  }
act-day-asylum-pass = Draw no agent
act-day-blood-bank-vampire = Give the blood to { VAMPIRE($object) }
act-relic-give-vampire = Give the relic to { VAMPIRE($object) }
act-relic-discard-relic = Discard { CARD($object, case: "acc") }
act-event-turn-grid-printed = Leave the plan of the city as printed
act-event-turn-grid-turned = Turn the plan of the city upside down
act-event-blue-numbers-district = Send more agents { DISTRICT($object, part: "to") }
act-event-short-district = Send the next agent { DISTRICT($object, part: "to") }
act-event-urn-from = Draw the agent bound for { DISTRICT($object, case: "acc") } to the urn
act-event-urn-pass = Draw no agent to the urn
act-event-tie-district = Choose { DISTRICT($object, case: "acc") }
act-event-tie-vampire = Choose { VAMPIRE($object, case: "acc") }
act-event-target-district = Choose { DISTRICT($object, case: "acc") }
act-event-target-vampire = Choose { VAMPIRE($object, case: "acc") }
act-event-target-agent = { $object2 ->
    [hidden] Choose a hidden agent { DISTRICT($object1, part: "at") }
   *[exposed] Choose an exposed agent { DISTRICT($object1, part: "at") }
  }
act-event-target-minion = Choose a minion { DISTRICT($object, part: "from") }
act-event-target-relic = Choose { CARD($object, case: "acc") }
act-event-target-pass = Choose nobody
act-event-die-face-die = Turn the die that shows { $object }
act-event-die-face-pass = Leave the dice as they are
act-event-die-face-face = Turn the die to { $object }
act-event-move-agent-agent = { $object2 ->
    [hidden] Move a hidden agent { DISTRICT($object1, part: "from") }
   *[exposed] Move an exposed agent { DISTRICT($object1, part: "from") }
  }
act-event-move-agent-to = Move the agent { DISTRICT($object, part: "to") }
act-event-vampire-move-stay = Stay where you are
act-event-vampire-move-to = Go { DISTRICT($object, part: "to") }
act-event-vampire-move = { act-move-minions }
act-hunt-next-district-district = Let the agents strike { DISTRICT($object, part: "at") } next
act-hunt-fighter-vampire = Let { VAMPIRE($object) } stand up to the agents
act-combat-trade = { $amount ->
    [0] Sacrifice no minion
    [one] Sacrifice { $amount } minion
   *[other] Sacrifice { $amount } minions
  }
act-combat-die-die = Use the die that shows { $object }
act-combat-successor-vampire = Let { VAMPIRE($object) } take over the fight
act-combat-share-vampire = Let { VAMPIRE($object) } lose 1 blood instead
act-combat-modify-go-on = Leave the dice as they are
act-night-mirage-move = { $object1 ->
    [hidden] Lead a hidden agent { DISTRICT($object2, part: "to") }
   *[exposed] Lead an exposed agent { DISTRICT($object2, part: "to") }
  }
act-night-mirage-stop = Lead nobody else away
act-turn-action-move = { answer-turn-action-move }
act-turn-action-activate = { $here ->
    [unknown] Activate the district
   *[other] { $activateCost ->
        [unknown] Use { DISTRICT($here, part: "effect") }
       *[other] Use { DISTRICT($here, part: "effect") } ({ $activateCost } AP)
    }
  }
act-turn-action-blood = { $bloodAbility ->
    [unknown] Use the blood ability
   *[other] Use { CARD($bloodAbility) } ({ $bloodCost } blood)
  }
act-turn-action-dark = { $darkAbility ->
    [unknown] Use the dark ability
   *[other] Use { CARD($darkAbility) } ({ $darkCost } veil)
  }
act-turn-action-wild-hunt = Start a Wild Hunt (1 AP, 1 veil)
act-turn-action-ritual = Hold the Blood Moon ritual (1 AP)
act-contract-use-action-points = Pay 2 AP
act-contract-use-blood = Pay 1 AP and 1 blood
act-move-to-to = Go { DISTRICT($object, part: "to") }
act-move-minions = { $amount ->
    [0] Take no minions along
    [one] Take { $amount } minion along
   *[other] Take { $amount } minions along
  }
act-station-to-to = Take the night train { DISTRICT($object, part: "to") }
act-station-minions = { act-move-minions }
act-activate-die-die = Spend the die that shows { $object }
act-news-from-district = Lure agents { DISTRICT($object, part: "from") }
act-news-to-to = Send them { DISTRICT($object, part: "to") }
act-news-count-take = { SUM($object1, $object2) ->
    [1] { $object1 ->
        [0] Take 1 exposed agent
       *[other] Take 1 hidden agent
    }
   *[other] { $object1 ->
        [0] Take { $object2 } exposed agents
       *[other] { $object2 ->
            [0] Take { $object1 } hidden agents
           *[other] Take { $object1 } hidden and { $object2 } exposed agents
        }
    }
  }
act-police-districts-district = Expose all agents { DISTRICT($object, part: "at") }
act-police-districts-stop = Expose nobody else
act-mask-use-veil = Pay 1 veil
act-mask-use-blood = Pay 2 blood
act-blood-choose-ability = { $object ->
    [agnieszka] Use { CARD("sirens-lure") } (1 blood)
    [imre] Use { CARD("elders-gift") } (1 blood)
    [ishtvan] Use { CARD("demon-summoning") } (2 blood)
    [laszlo] Use { CARD("brute-force") } (1 blood)
    [mila] Use { CARD("temptation") } (3 blood)
   *[nevena] Use { CARD("clairvoyance") } (2 blood)
  }
act-blood-choose-pull = Draw agents here { DISTRICT($object, part: "from") }
act-blood-choose-push = Send agents from here { DISTRICT($object, part: "to") }
act-blood-choose-take = { SUM($object1, $object2) ->
    [1] { $object1 ->
        [0] Take 1 exposed agent
       *[other] Take 1 hidden agent
    }
   *[other] { $object1 ->
        [0] Take { $object2 } exposed agents
       *[other] { $object2 ->
            [0] Take { $object1 } hidden agents
           *[other] Take { $object1 } hidden and { $object2 } exposed agents
        }
    }
  }
act-blood-choose-feed = Give 2 blood to { VAMPIRE($object) }
act-blood-choose-side = { $object ->
    [hidden] Choose a hidden agent
   *[exposed] Choose an exposed agent
  }
act-blood-choose-agent = { $object2 ->
    [hidden] Choose a hidden agent { DISTRICT($object1, part: "at") }
   *[exposed] Choose an exposed agent { DISTRICT($object1, part: "at") }
  }
act-blood-choose-stop = Stop there
act-dark-choose-district = Choose { DISTRICT($object, case: "acc") }
act-dark-choose-agent = { $object2 ->
    [hidden] Choose a hidden agent { DISTRICT($object1, part: "at") }
   *[exposed] Choose an exposed agent { DISTRICT($object1, part: "at") }
  }
act-dark-choose-all = Choose all of them
act-dark-choose-stop = Stop there
act-dark-choose-vampire = Choose { VAMPIRE($object, case: "acc") }
act-dark-choose-side = { $object ->
    [hidden] Choose a hidden agent
   *[exposed] Choose an exposed agent
  }
act-dark-choose-top = Choose the top card of the deck
act-dark-choose-card = Choose { CARD($object, case: "acc") }
act-dark-choose = { act-move-minions }
act-exchange-partner-vampire = Exchange relics with { VAMPIRE($object) }
act-exchange-accept-accept = Agree to the exchange
act-exchange-accept-refuse = Refuse the exchange

## Reasons why a move is not possible

reason-kills-needed = { $kills ->
    [unknown] This vampire has too few kills.
    [one] This takes { $kills } kill.
   *[other] This takes { $kills } kills.
  }
reason-no-action-points = There are not enough action points left.
reason-no-blood = There is not enough blood for this.
reason-one-move-tonight = Each vampire may Move only once tonight.
reason-nothing-hidden = There is no hidden agent to expose.
reason-nobody-exposed = No agent here is exposed. Expose them first.
reason-no-minions-left = No minion is left in the reserve.
reason-no-night-effect = This district has no night effect.
reason-night-effect-closed = The night effect of this district cannot be used now.
reason-full-blood = There is no room for more blood.
reason-no-agents = There are no agents for this.
reason-too-few-agents = There are too few agents here.
reason-nothing-in-reach = There is nothing in reach.
reason-only-in-combat = This works only in a fight.
reason-deck-empty = The event deck is empty.
reason-nothing-to-change = This would change nothing.
reason-nobody-elsewhere = All the others are here already.
reason-no-card = There is no card to unwrite.
reason-nobody-here = Nobody else is here.
reason-no-exchange = There is nothing to exchange within the limits: one relic from 2 kills, two from 5.
reason-used-this-round = It has already been used this round.
reason-veil-full = The veil is whole.
reason-sigil-placed = This vampire’s sigil is already placed.
reason-no-minion-here = This takes a minion here.
reason-agents-here = There must be no agents here.
reason-sigil-here = There is already a sigil here.
reason-consecrated = The ground here is consecrated.
reason-sigils-missing = Not all sigils are placed yet.
reason-vampires-missing = Not all vampires are here.
reason-minions-missing = There must be at least as many minions here as there are vampires.

## The log

log-city = The city, row by row: { DISTRICT($districts) }.
log-family = The Family gathers { DISTRICT("railway-station", part: "at") }: { VAMPIRE($vampires) }. They are led, in this order, by { SEATS($seats) }.
log-rolled = { $source ->
    [setup] The dice are cast: { $dice }.
    [empty] No dice are left, so all are rolled again: { $dice }.
   *[other] { CARD($source) } rolls the dice again: { $dice }.
  }
log-die-turned = { SAME($before, $after) ->
    [yes] The leader leaves a { $before } as it is ({ source }).
   *[no] The leader turns a { $before } to { $after } ({ source }).
  }
log-first-leader = { VAMPIRE($vampire) } leads the Family.
log-round = Round { $round }: veil { $veil }, events left: { $eventsLeft }
log-leader = { VAMPIRE($vampire) } now leads the Family.
log-dawn = { $vampire ->
    [none] At dawn { CARD($event) } stirs { DISTRICT($district, part: "at") }.
   *[other] At dawn { CARD($event) } weighs on { VAMPIRE($vampire) }.
  }
log-day-district = { $effect ->
    [true] { DISTRICT($district) }: { DISTRICT($district, part: "effect") }.
   *[false] { DISTRICT($district) }: all quiet.
  }
log-declined = { VAMPIRE($vampire) } declines ({ source }).
log-relic-drawn = A relic comes to light: { CARD($relic) } ({ source }).
log-relic-given = { VAMPIRE($vampire) } receives the relic { CARD($relic) }.
log-relic-discarded = { $source ->
    [censer-of-mist] { "" }
   *[other] { VAMPIRE($vampire) } gives up the relic { CARD($relic) }.
  }
log-relic-used = { $relic ->
    [contract-of-servitude] { "" }
   *[other] { VAMPIRE($vampire) } uses the relic { CARD($relic) }.
  }
log-relic-placed = { VAMPIRE($vampire) } leaves the relic { CARD($relic) } { DISTRICT($district, part: "at") } for good.
log-event-drawn = { $left ->
    [0] Event: { CARD($event) }. It was the last card of the deck!
   *[other] Event: { CARD($event) }.
  }
log-grid = { $turned ->
    [true] Upside down, the plan marks
   *[false] The plan marks
  } { DISTRICT($red, case: "acc") } in red, { DISTRICT($blue, case: "acc") } in blue-grey.
log-blue-numbers = { "" }
log-agents-missing = { $count ->
    [one] The reserve has too few agents: { $count } is missing.
   *[other] The reserve has too few agents: { $count } are missing.
  }
log-urn = { CARD("funerary-urn") } draws an agent bound for { DISTRICT($from, case: "acc") } { DISTRICT($to, part: "to") }.
log-event-chosen = { $choice ->
    [veil] The Family lets the veil pay.
    [minion] The Family gives up a minion.
    [minions] The Family gives up two minions.
    [relic] The Family gives up a relic.
    [take] The leader accepts: { CARD($event) }.
   *[decline] The leader declines: { CARD($event) }.
  }
log-event-idle = { CARD($event) }: nothing happens.
log-event-in-force = In force until the end of the night: { CARD($event) }.
log-event-laid = { $vampire ->
    [none] The card { CARD($event) } stays { DISTRICT($district, part: "at") }.
   *[other] The card { CARD($event) } stays with { VAMPIRE($vampire) }.
  }
log-event-discarded = { $vampire ->
    [none] The card { CARD($event) } is dealt with { DISTRICT($district, part: "at") }.
   *[other] { VAMPIRE($vampire) } shakes off { CARD($event) }.
  }
log-event-losses = The veil falls from { $before } to { $after }: { losses }.{ last-shred }
log-event-over = { "" }
log-agents-added = { $exposed ->
    [0] { $hidden ->
        [one] An agent sneaks
       *[other] { $hidden } agents sneak
    }
   *[other] { SUM($hidden, $exposed) ->
        [one] An agent openly walks
       *[other] { SUM($hidden, $exposed) } agents openly walk
    }
  } { DISTRICT($district, part: "to") }{ $source ->
    [grid] .
    [cathedral] .
   *[other] { " " }({ source }).
  }
log-agents-removed = { $source ->
    [combat] { "" }
    [trade] { "" }
   *[other] { SUM($hidden, $exposed) ->
        [one] An agent disappears
       *[other] { SUM($hidden, $exposed) } agents disappear
    } { DISTRICT($district, part: "from") } ({ source }).
  }
log-agents-moved = { SUM($hidden, $exposed) ->
    [one] An agent goes
   *[other] { SUM($hidden, $exposed) } agents go
  } { DISTRICT($from, part: "from") } { DISTRICT($to, part: "to") }{ $source ->
    [asylum] { "" }
   *[other] { " " }({ source })
  }{ $flipped ->
    [0] .
    [one] { SUM($hidden, $exposed) ->
        [one] , where it is exposed.
       *[other] , where one is exposed.
    }
   *[other] , where { $flipped } are exposed.
  }
log-agents-exposed = { $count ->
    [one] An agent is exposed
   *[other] { $count } agents are exposed
  } { DISTRICT($district, part: "at") }{ $source ->
    [expose] .
    [combat] .
   *[other] { " " }({ source }).
  }
log-agents-hidden = { $count ->
    [one] An agent goes
   *[other] { $count } agents go
  } back into hiding { DISTRICT($district, part: "at") } ({ source }).
log-minions-added = { $source ->
    [recruit] { $count ->
        [one] A new minion enters the Family’s service
       *[other] { $count } new minions enter the Family’s service
    } { DISTRICT($district, part: "at") }.
   *[other] { $count ->
        [one] A minion comes
       *[other] { $count } minions come
    } { DISTRICT($district, part: "to") } ({ source }).
  }
log-minions-removed = { $source ->
    [trade] { "" }
    [sigillate] { "" }
   *[other] { $count ->
        [one] A minion is lost
       *[other] { $count } minions are lost
    } { DISTRICT($district, part: "at") } ({ source }).
  }
log-moved = { $source ->
    [railway-station] { VAMPIRE($vampire) } takes the night train
    [gates-of-hell] { VAMPIRE($vampire) } steps through the { CARD("gates-of-hell") }
   *[other] { VAMPIRE($vampire) } goes
  } { DISTRICT($from, part: "from") } { DISTRICT($to, part: "to") }{ $minions ->
    [0] .
    [one] { " " }with a minion.
   *[other] { " " }with { $minions } minions.
  }
log-veil = { veil-turns } ({ source }).{ last-shred }
log-blood-gained = { $source ->
    [waking] { "" }
    [forefathers-coffin] { "" }
    [hunt] { VAMPIRE($vampire) } hunts: +{ $amount } blood, now { $after }.
    [wild-hunt] { VAMPIRE($vampire) } hunts through the streets without restraint: +{ $amount } blood, now { $after }.
   *[other] { VAMPIRE($vampire) } gains { blood }, now { $after } ({ source }).
  }
log-blood-lost = { $source ->
    [combat] { VAMPIRE($vampire) } loses { blood }, { blood-left }.
   *[other] { VAMPIRE($vampire) } loses { blood }, { blood-left } ({ source }).
  }
log-blood-paid = { $source ->
    [contract-of-servitude] { VAMPIRE($vampire) } signs the { CARD($source) } in blood: { $amount } paid, { blood-left }.
    [distortion-timepiece] { VAMPIRE($vampire) } pays { blood }, { blood-left }.
   *[other] { "" }
  }
log-drained = { VAMPIRE($vampire) } collapses { DISTRICT($district, part: "at") }, drained.
log-woke = { $gently ->
    [true] { VAMPIRE($vampire) } rises from the { CARD("forefathers-coffin") } with { $blood } blood; nobody has noticed.
   *[false] { VAMPIRE($vampire) } wakes with { $blood } blood, and the city takes notice.
  }
log-kills = { $source ->
    [combat] { kills-in-combat }
    [trade] { kills-in-combat }
   *[other] { kills-now }.
  }
log-combat = { $day ->
    [true] { $agents ->
        [one] An agent attacks
       *[other] { $agents } agents attack
    } { VAMPIRE($vampire) } { DISTRICT($district, part: "at") }!
   *[false] { VAMPIRE($vampire) } fights { $agents ->
        [one] an agent
       *[other] { $agents } agents
    } { DISTRICT($district, part: "at") }.
  }
log-traded = { $count ->
    [0] { "" }
    [one] A minion dies for { VAMPIRE($vampire) } and takes an agent down too.{ $dice ->
        [0] { "" }
       *[other] { " " }Agents left: { $dice }.
    }
   *[other] { $count } minions die for { VAMPIRE($vampire) } and take { $count } agents down too.{ $dice ->
        [0] { "" }
       *[other] { " " }Agents left: { $dice }.
    }
  }
log-die-selected = { "" }
log-die-modified = { CARD($source) }: the { $value } counts as { $after } instead of { $before }.
log-fury = { CARD("warlords-fury") } takes hold of { VAMPIRE($vampire) }: the dice count as 6.
log-die-applied = { VAMPIRE($vampire) } strikes with a { die-counts }: { $removed ->
    [0] the agent stands firm.
   *[other] the agent falls.
  }
log-dice-applied = { VAMPIRE($vampire) } { COUNT($values) ->
    [1] strikes with a { $values }
   *[other] strikes with { $values }
  }{ dice-count }: { $removed ->
    [0] every agent stands firm
    [one] one agent falls
   *[other] { $removed } agents fall
  }{ $blood ->
    [0] .
   *[other] , at the price of { $blood } blood.
  }
log-successor = { VAMPIRE($vampire) } takes over the fight.
log-blood-ignored = Nobody { DISTRICT($district, part: "at") } has blood left; the rest of the loss ({ $amount }) is ignored.
log-combat-over = The fight { DISTRICT($district, part: "at") } is over{ $removed ->
    [0] ; nobody fell
    [one] ; one agent fell
   *[other] ; { $removed } agents fell
  }{ $left ->
    [0] { "" }
    [one] , one is still there
   *[other] , { $left } are still there
  }.
log-night = Night falls over the city.
log-turn = { VAMPIRE($vampire, case: "gen") } turn ({ $ap } AP)
log-turn-over = { $drained ->
    [true] { VAMPIRE($vampire, case: "gen") } night is over.
   *[false] { $unused ->
        [0] { "" }
       *[other] { VAMPIRE($vampire) } leaves { $unused } AP unused.
    }
  }
log-action = { $action ->
    [ritual] { VAMPIRE($vampire) } lifts the chalice to the moon.
   *[other] { "" }
  }
log-action-point = { VAMPIRE($vampire) } gains time: { $ap } AP left ({ source }).
log-die-spent = { VAMPIRE($vampire) } spends a { $value } { DISTRICT($source, part: "at") }.
log-ability = { VAMPIRE($vampire) } uses { CARD($ability) }{ $blood ->
    [0] { "" }
   *[other] { " " }for { $blood } blood
  }{ $veil ->
    [0] .
   *[other] { $blood ->
        [0] { " " }for { $veil } veil.
       *[other] { " " }and { $veil } veil.
    }
  }
log-event-revealed = The top card of the event deck is turned up: { CARD($event) }.
log-event-rewritten = { $fromDeck ->
    [true] { CARD($event) } will never come to pass.
   *[false] { CARD($event) } is undone, without reward.
  }
log-exchange-offered = { $given ->
    [none] { VAMPIRE($vampire) } asks { VAMPIRE($partner) } for the relic { CARD($taken) }.
   *[other] { $taken ->
        [none] { VAMPIRE($vampire) } offers { VAMPIRE($partner) } the relic { CARD($given) }.
       *[other] { VAMPIRE($vampire) } offers { VAMPIRE($partner) } the relic { CARD($given) } for { CARD($taken) }.
    }
  }
log-exchange-refused = { VAMPIRE($partner) } refuses.
log-exchanged = { $given ->
    [none] { VAMPIRE($vampire) } takes the relic { CARD($taken) } from { VAMPIRE($partner) }.
   *[other] { $taken ->
        [none] { VAMPIRE($vampire) } gives { VAMPIRE($partner) } the relic { CARD($given) }.
       *[other] { VAMPIRE($vampire) } gives { VAMPIRE($partner) } the relic { CARD($given) } for { CARD($taken) }.
    }
  }
log-sigil = { VAMPIRE($vampire) } gives up a minion and seals { DISTRICT($district, case: "acc") } with the { CARD($sigil) }.
log-ended = { $cause ->
    [ritual] The Blood Moon rises. In round { $round } the city belongs to you, and nobody will ever know.
    [veil] The veil has fallen in round { $round }. The whole city knows your names, and the pyres are lit.
   *[deck] The time is up: in round { $round } the Inquisition closes its net, and no night is left for the ritual.
  }

## Parts of the log lines

losses = { $entered ->
    [none] { $missing ->
        [0] { CARD($event) }
       *[other] agents missing: { $missing }{ losses-by-text }
    }
   *[other] agents were seen { DISTRICT($entered, part: "at", once: "yes") }{ $missing ->
        [0] { "" }
       *[other] ; agents missing: { $missing }
    }{ losses-by-text }
  }
losses-by-text = { $ordered ->
    [0] { "" }
   *[other] ; { CARD($event) }
  }
blood = { $amount } blood
blood-left = { $after } left
source = { $source ->
    [move] Move
    [expose] Expose
    [fight] fight
    [recruit] new minion
    [activate] night effect
    [blood] blood ability
    [dark] dark ability
    [hunt] Hunt
    [wild-hunt] Wild Hunt
    [exchange] exchange
    [sigillate] seal
    [ritual] ritual
    [combat] fight
    [trade] sacrifice
    [waking] waking
    [maximum] no room for it
    [grid] plan of the city
    [railway-station] { DISTRICT("railway-station") }
    [museum] { DISTRICT("museum") }
    [asylum] { DISTRICT("asylum") }
    [city-park] { DISTRICT("city-park") }
    [nightclub] { DISTRICT("nightclub") }
    [newspaper-office] { DISTRICT("newspaper-office") }
    [police-station] { DISTRICT("police-station") }
    [blood-bank] { DISTRICT("blood-bank") }
    [cathedral] { DISTRICT("cathedral") }
   *[other] { CARD($source) }
  }
veil-turns = { $before ->
    [1] { MAX($after, 1) ->
        [1] The veil falls to { $after }
       *[other] The veil rises to { $after }
    }
    [2] { MAX($after, 2) ->
        [2] The veil falls to { $after }
       *[other] The veil rises to { $after }
    }
    [3] { MAX($after, 3) ->
        [3] The veil falls to { $after }
       *[other] The veil rises to { $after }
    }
    [4] { MAX($after, 4) ->
        [4] The veil falls to { $after }
       *[other] The veil rises to { $after }
    }
    [5] { MAX($after, 5) ->
        [5] The veil falls to { $after }
       *[other] The veil rises to { $after }
    }
   *[6] The veil falls to { $after }
  }
last-shred = { $after ->
    [1] { " " }Only a shred of it is left!
   *[other] { "" }
  }
kills-in-combat = { $after ->
    [3] { MAX($before, 1) ->
        [1] { kills-now }.
       *[other] { "" }
    }
    [7] { MAX($before, 5) ->
        [5] { kills-now }.
       *[other] { "" }
    }
    [8] { MAX($before, 5) ->
        [5] { kills-now }.
       *[other] { "" }
    }
   *[other] { kills-now }.
  }
kills-now = { VAMPIRE($vampire) } has { $after ->
    [one] { $after } kill
   *[other] { $after } kills
  } now{ MAX($before, 0) ->
    [0] { MIN($after, 1) ->
        [1] { "; new: " }Hunt
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 1) ->
    [1] { MIN($after, 2) ->
        [2] { $before ->
            [0] { ", " }
           *[other] { "; new: " }
        }first relic, exchange
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 3) ->
    [3] { MIN($after, 4) ->
        [4] { MAX($before, 1) ->
            [1] { ", " }
           *[other] { "; new: " }
        }Wild Hunt
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 4) ->
    [4] { MIN($after, 5) ->
        [5] { MAX($before, 3) ->
            [3] { ", " }
           *[other] { "; new: " }
        }second relic
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 5) ->
    [5] { MIN($after, 6) ->
        [6] { MAX($before, 4) ->
            [4] { ", " }
           *[other] { "; new: " }
        }dark ability
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 8) ->
    [8] { MIN($after, 9) ->
        [9] { MAX($before, 5) ->
            [5] { ", " }
           *[other] { "; new: " }
        }sigil, ritual
       *[other] { "" }
    }
   *[other] { "" }
  }
die-counts = { SAME($value, $counts) ->
    [yes] { $value }
   *[no] { $value } that counts as { $counts }
  }
dice-count = { SAME($values, $counts) ->
    [yes] { "" }
   *[no] { " " }(counting { $counts })
  }

## Words

phase-dawn = Dawn
phase-districts = Day districts
phase-event = Event
phase-hunt = The agents hunt
phase-night = Night

kind-instant = At once
kind-tonight = Tonight
kind-this-round = This round
kind-on-district = Stays on a district
kind-on-vampire = Stays on a vampire

side-hidden = hidden
side-exposed = exposed

word-round = Round { $round } of { $rounds }
word-last-day = The last day
word-events-left = Events left: { $count }
word-relics-left = Relics left: { $count }
word-coming = Next event brings agents: { $red } to red, { $more } and { $less } to blue-grey
word-expected = about { $loss } veil lost
word-aside = set aside:
word-reserves = In reserve: agents { $agents }, minions { $minions }, blood { $blood }
word-event = Event
word-in-force = In force
word-next = Next event
word-legend = ◌ hidden agents  ● exposed agents  ♟ minions  ✦ sigil  ☼ day effect  ☾ night effect  + helps you  ! harms you  ✖ red cross  × blue-grey cross  ⚔ agents attack by day
word-unlock = { $kills ->
    [1] from 1: Hunt
    [2] from 2: first relic, exchange
    [4] from 4: Wild Hunt
    [5] from 5: second relic
    [6] from 6: dark ability
   *[9] at 9: sigil, ritual
  }
word-points = { $ap } AP
word-price-blood = { $cost } blood
word-price-dark = { $cost } veil
word-ritual = For the ritual: 9 kills { $ready }/{ $family } · sigils { $sigils }/{ $family } · gathered { $gathered }/{ $family } · minions there { $minions }/{ $family } · agents there { $agents }
word-act = Act { $act }: { $left } in the deck, out of these { $unseen }:
word-odds = How likely the next event is to mark a district, red/blue-grey:
word-marked = next event: red { $red }, blue-grey { $blue }
word-grid = red: { $red }; blue-grey: { $blue }
word-struck = agents attack vampires here by day
word-nobody = nobody
word-drained = drained
word-veil-change = Veil from { $before } to { $after }
word-idle = Nothing would happen now.
word-fight = { $more ->
    [0] With the best dice: { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    }, { $blood } blood lost
   *[other] With the best dice: { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    }, { $blood } blood lost; then { $more ->
        [one] { $more } more die of a new roll
       *[other] { $more } more dice of a new roll
    }
  }
word-strike = { $removed ->
    [0] The agent stays
   *[other] The agent falls
  }{ $blood ->
    [0] { "" }
   *[other] , { $blood } blood lost
  }
word-drink = { $amount } blood
word-shift = { $amount ->
    [1] 1 agent moves
   *[other] Up to { $amount } agents move
  }
word-expose = { $amount ->
    [1] 1 district
   *[other] Up to { $amount } districts
  }
word-warning-loses = This takes the last of the veil: the game is lost at once.
word-warning-struck = Agents will attack here by day. End the turn anyway?
word-warning-unused = { $ap ->
    [one] { $ap } AP is left. End the turn anyway?
   *[other] { $ap } AP are left. End the turn anyway?
  }

## Glossary

term-family = Family
    .text = All vampires of this game together. You win together or lose together.
term-leader = Leader
    .text = The vampire that acts first at night. By day its player makes all open choices. The leadership passes on every round.
term-minion = Minion
    .text = A servant of the Family. Minions guard districts, die for vampires in a fight, are spent on sigils and needed for the ritual. They move only with a vampire.
term-agent = Agent
    .text = A token of the Inquisition. Agents come hidden; only exposed ones can be fought at night.
term-hidden = Hidden and exposed
    .text = The two sides of an agent. Exposing turns hidden agents over; only a few cards hide them again.
term-district = District
    .text = One of the nine parts of the city. Each has one effect, by day or by night.
term-adjacent = Neighbouring
    .text = Sharing an edge, never only a corner.
term-veil = Veil
    .text = What hides you from the world: 6 at the start and at most. At 0 the game is lost. While it stands at 4 or more, fewer agents come.
term-blood = Blood
    .text = Life of a vampire and the price of its blood ability. At most 4.
term-drained = Drained
    .text = A vampire without blood. It lies where it is and does not guard anything, until it gains blood or wakes.
term-wake = Waking
    .text = A vampire that is drained when its turn begins gains 1 blood, and the veil falls by 1.
term-kill-count = Kill count
    .text = Agents that a vampire has removed, at most 9. It unlocks Hunt (1), the first relic and the exchange (2), Wild Hunt (4), the second relic (5), the dark ability (6), the sigil and the ritual (9).
term-action-point = Action point (AP)
    .text = What actions cost at night. Each vampire has 2 in its turn; unused ones are lost.
term-move = Move
    .text = 1 AP: go to a neighbouring district, with any number of minions.
term-expose = Expose
    .text = 1 AP: all agents in your district are exposed.
term-fight = Fight
    .text = 1 AP: fight all exposed agents in your district. Each takes a die: 5 or 6 removes an agent, 3 or 4 removes one and costs 1 blood, 1 or 2 only costs 1 blood.
term-recruit = Recruit
    .text = 2 AP: a minion from the reserve comes to your district, and the veil rises by 1.
term-hunt = Hunt
    .text = 1 AP, from 1 kill: gain 1 blood.
term-wild-hunt = Wild Hunt
    .text = 1 AP, from 4 kills: fill up your blood; the veil falls by 1.
term-exchange = Exchange
    .text = Free, from 2 kills: give, take or swap relics with a vampire in your district.
term-sigillate = Seal
    .text = 1 AP and 1 minion, from 9 kills: place your sigil in your district. There must be no agents and no other sigil.
term-ritual = Blood Moon ritual
    .text = 1 AP, from 9 kills: you win. All sigils must be placed, and all vampires and at least as many minions must be in your district, without agents.
term-blood-ability = Blood ability
    .text = A power of a vampire, paid with blood, as often as you like in its turn.
term-dark-ability = Dark ability
    .text = A power of a vampire, paid with veil, from 6 kills, as often as you like in its turn.
term-sigil = Dread sigil
    .text = Each vampire has one. A sealed district always counts as having more minions than agents, and the sigil has an effect of its own.
term-relic = Relic
    .text = A card held by a vampire or placed in a district. One from 2 kills, two from 5.
term-dice-reserve = Dice reserve
    .text = The rolled dice that can still be used. Used dice are set aside; only when the reserve is empty are all rolled again.
term-event = Event card
    .text = One is drawn each day. If one has to be drawn and the deck is empty, the game is lost.
term-grid = Plan of the city
    .text = The picture on an event card: the red cross and the two blue-grey ones mark the districts to which agents come.
term-presence = Presence
    .text = A minion, or a vampire that is not drained, in a district. Agents that an event brings there cost 1 veil.
term-majority = Majority
    .text = Strictly more minions than agents, or more agents than minions. A tie is no majority.
term-dawn = Dawn
    .text = The beginning of a day, when some of the event cards in play take effect.
term-sacrifice = Sacrifice
    .text = Before the first die of a fight, minions in the district may be removed. Each takes an exposed agent down too.
term-reserve = Reserve
    .text = Tokens that are not in the city. Each agent that an event should bring but that the reserve lacks costs 1 veil.
term-lying = Card that stays
    .text = An event card on a district or on a vampire. When its condition is met it is discarded, often with a reward.

## Vampires

vampire-agnieszka = Agnieszka
    .gen = Agnieszka’s
    .text = The voice in the fog. Agents go where her song leads them: towards her, away from her, in the end from every side.
vampire-imre = Imre
    .gen = Imre’s
    .text = The elder of the house. He gives his own blood to the others and sees through every disguise.
vampire-ishtvan = Ishtvan
    .gen = Ishtvan’s
    .text = The summoner. What he calls leaves one witness; in the end it carries the whole Family to his side.
vampire-laszlo = Laszlo
    .gen = Laszlo’s
    .text = The voivode. In a fight he bends the dice themselves, by day and by night.
vampire-mila = Mila
    .gen = Mila’s
    .text = The temptress. Agents that meet her change sides.
vampire-nevena = Nevena
    .gen = Nevena’s
    .text = The seer. She reads the next event before it comes, and can unwrite it.

## Abilities

card-sirens-lure = Siren’s Lure
    .text = Choose a neighbouring district. Move 1 or 2 agents from there to your district, or from your district to there. They keep their side.
card-piper-of-shadows = Piper of Shadows
    .text = Choose any district. Move any number of agents (at least 1) from the neighbouring districts into it. Then all agents there are exposed.
card-elders-gift = Elder’s Gift
    .text = Another vampire in your district or a neighbouring one gains 2 blood; or all agents in your district or a neighbouring one are exposed.
card-thousand-eyes = Thousand Eyes
    .text = All agents in the city are exposed, and each other vampire gains 1 blood.
card-demon-summoning = Demon Summoning
    .text = With at least 2 agents in your district: remove all of them but one, which is exposed. { kills-by-ability }
card-gates-of-hell = Gates of Hell
    .text = Bring any number of other vampires to your district, even drained ones. Each may bring any number of minions along.
card-brute-force = Brute Force
    .text = In a combat in which you fight, by day or by night: add 3 to a selected die, up to 6. As often as you can pay.
card-warlords-fury = Warlord’s Fury
    .text = { $edition ->
        [igrology] In a combat in which you fight, by day or by night: all dice selected for it count as 6.
       *[other] In a combat in which you fight, by day or by night: this die and every further one that you use in it count as 6.
    }
card-temptation = Temptation
    .text = Replace 1 agent in your district, hidden or exposed, with a minion. { kill-by-ability }
card-crimson-court = Crimson Court
    .text = Replace 1 or 2 agents in your district, hidden or exposed, with minions. { kills-by-ability }
card-clairvoyance = Clairvoyance
    .text = Turn up the top card of the event deck; it stays there. Then remove 1 agent from each of up to two of the three districts that it marks. { kills-by-ability }
card-rewritten-fate = Rewritten Fate
    .text = Discard the top card of the event deck, or an event card in play, without its reward. Remove all agents from the three districts that it marks. { kills-by-ability }

kill-by-ability = { $edition ->
    [igrology] This does not count as a kill.
   *[other] This counts as a kill.
  }
kills-by-ability = { $edition ->
    [igrology] The agents removed do not count as kills.
   *[other] Each agent removed counts as a kill.
  }

## Dread sigils

card-sigil-of-mirages = Sigil of Mirages
    .text = At the start of each night the leader may move up to 2 agents out of this district, each to a neighbouring one.
card-sigil-of-the-spring = Sigil of the Spring
    .text = A vampire that begins its turn in this district gains 1 blood, before it would have to wake.
card-sigil-of-the-pit = Sigil of the Pit
    .text = At the start of each night a minion from the reserve comes to this district. The veil does not rise.
card-sigil-of-war = Sigil of War
    .text = In combats in this district add 1 to every die, by day and by night, whoever fights.
card-sigil-of-desire = Sigil of Desire
    .text = Recruiting in this district costs 1 AP instead of 2.
card-sigil-of-foresight = Sigil of Foresight
    .text = When an event card has been drawn, the leader may turn its plan of the city upside down.

## Districts

district-railway-station = Railway Station
    .acc = the Railway Station
    .at = at the Railway Station
    .to = to the Railway Station
    .from = from the Railway Station
    .effect = Night Train
    .text = Night, 2 AP: go to any other district, with any number of minions from the station. This is not a Move.
district-museum = Museum
    .acc = the Museum
    .at = at the Museum
    .to = to the Museum
    .from = from the Museum
    .effect = New Acquisitions
    .text = Day, more minions than agents: the leader draws a relic and gives it to a vampire with at least 2 kills.
district-asylum = Asylum
    .acc = the Asylum
    .at = in the Asylum
    .to = to the Asylum
    .from = from the Asylum
    .effect = Whispers from the Cells
    .text = Day, more minions than agents: the leader may move 1 agent from { $asylumRange ->
        [adjacent] a neighbouring district
       *[other] any other district
    } into the Asylum. It is exposed there. The veil does not fall.
district-city-park = City Park
    .acc = City Park
    .at = in City Park
    .to = to City Park
    .from = from City Park
    .effect = Bodies in the Bushes
    .text = Day, more agents than minions: the veil falls by 1.
district-nightclub = Nightclub
    .acc = the Nightclub
    .at = at the Nightclub
    .to = to the Nightclub
    .from = from the Nightclub
    .effect = Dancing in the Dark
    .text = Night, 1 AP and a die: with 1 or 2 gain 2 blood, with 3 to 6 gain 1 blood.
district-newspaper-office = Newspaper Office
    .acc = the Newspaper Office
    .at = at the Newspaper Office
    .to = to the Newspaper Office
    .from = from the Newspaper Office
    .effect = Spin the Story
    .text = Night, 1 AP and a die: move agents from one district to a neighbouring one; 1 or 2 of them with 1 to 3, one with 4 to 6.
district-police-station = Police Station
    .acc = the Police Station
    .at = at the Police Station
    .to = to the Police Station
    .from = from the Police Station
    .effect = Open Files
    .text = Night, 1 AP and a die: expose all agents in up to 3 districts with 1 or 2, in up to 2 with 3 or 4, in 1 with 5 or 6.
district-blood-bank = Blood Bank
    .acc = the Blood Bank
    .at = at the Blood Bank
    .to = to the Blood Bank
    .from = from the Blood Bank
    .effect = A Bag for a Friend
    .text = Day, more minions than agents: the leader chooses a vampire; it gains 1 blood.
district-cathedral = Cathedral
    .acc = the Cathedral
    .at = at the Cathedral
    .to = to the Cathedral
    .from = from the Cathedral
    .effect = Call to Arms
    .text = Day, more agents than minions: a hidden agent comes to the Cathedral. The veil does not fall.

## Relics

card-pristine-blood = Pristine Blood
    .text = You can hold 6 blood instead of 4. When you give the relic away or lose it, blood above 4 is lost.
card-distortion-timepiece = Distortion Timepiece
    .text = Once per round, with at least 2 blood: lose 1 blood and gain 1 AP. It works only once per round, however many vampires hold it.
card-funerary-urn = Funerary Urn
    .text = 1 AP: place it in your district. From then on the leader may, once per event card, send 1 agent that the card would add elsewhere to this district.
card-signet-of-the-lost-kin = Signet of the Lost Kin
    .text = You may use the blood ability of any vampire that is not in this game, at its price in blood. Brute Force works only at night.
card-martyrs-dagger = Martyr’s Dagger
    .text = Once per night combat in which you fight, a die that you have selected counts as 6.
card-cloak-of-bats = Cloak of Bats
    .text = Your first Move in each turn costs nothing.
card-inquisitors-ledger = Inquisitor’s Ledger
    .text = When you expose the agents in your district, those in all neighbouring districts are exposed too.
card-contract-of-servitude = Contract of Servitude
    .text = Once per turn you may recruit for 1 AP and 1 blood instead of 2 AP.
card-stone-gargoyle = Stone Gargoyle
    .text = 1 AP: place it in your district. From then on agents do not attack there by day.
card-witch-lantern = Witch Lantern
    .text = 1 AP: place it in your district; all agents there are exposed. From then on every agent that comes there is exposed too.
card-censer-of-mist = Censer of Mist
    .text = 1 AP: discard it; the veil rises by 2.
card-chalice-of-hunger = Chalice of Hunger
    .text = Each of your Hunts gives 1 more blood.
card-tyrants-mask = Tyrant’s Mask
    .text = When you pay for your own dark ability at night, you may pay 2 blood in place of each point of veil.
card-forefathers-coffin = Forefather’s Coffin
    .text = When you wake, you gain 2 blood instead of 1, and the veil does not fall.

## Event cards

card-quiet-arrival = Quiet Arrival
    .text = The leader may move one vampire, even a drained one, to a neighbouring district, with any number of minions from its district. This is not a Move.
card-novices-of-the-order = Novices of the Order
    .text = Add 1 agent, already exposed, to the red district.
card-broken-street-lights = Broken Street Lights
    .text = Tonight the first Move of each vampire costs nothing.
card-curious-reporter = Curious Reporter
    .text = Add 1 agent { DISTRICT("newspaper-office", part: "to") }; the card stays there. While it lies there, the night effect of the district cannot be used. Discarded when no agent is left there. Reward: the veil rises by 1.
card-copycat-gang = Copycat Gang
    .text = The veil falls by 2 at once, but not below 1. Then add 1 agent { DISTRICT("city-park", part: "to") }; the card stays there. Discarded when minions outnumber agents there. Reward: the veil rises by 2.
card-blood-drive = Blood Drive
    .text = The leader chooses a vampire below its maximum: it gains 1 blood. If minions outnumber agents { DISTRICT("blood-bank", part: "at") }, a second vampire gains 1 blood too.
card-footsteps-behind-you = Footsteps Behind You
    .text = The leader moves 1 agent from a district without vampires to a neighbouring one with a vampire that is not drained.
card-nervous-rumours = Nervous Rumours
    .text = If there are fewer minions in the city than vampires in the game, the veil falls by 1.
card-false-papers = False Papers
    .text = All exposed agents in the city are hidden again.
card-a-favour-called-in = A Favour Called In
    .text = The leader may lose 1 blood: a minion comes to the leader’s district. The veil does not rise.
card-the-informer = The Informer
    .text = Stays on the red district. While it lies there, the minions there count as 0 when minions and agents are compared. Discarded when no agent is left there. Reward: the veil rises by 1.
card-night-shift = Night Shift
    .text = Tonight every night effect of a district costs 1 more AP.
card-fickle-moon = Fickle Moon
    .text = Roll all dice of the reserve again. Then the leader may turn one of them to any value.
card-lost-luggage = Lost Luggage
    .text = Add 1 agent { DISTRICT("railway-station", part: "to") }; the card stays there. While it lies there, the Night Train costs 1 more AP. Discarded when no agent is left there. Reward: the leader draws a relic and gives it away.
card-stakeout = Stakeout
    .text = Stays on the leader’s sheet. While it lies there, an agent comes to the vampire’s district whenever the vampire begins to Hunt, to Wild Hunt or to Recruit (no veil is lost). Discarded after a combat in which this vampire removed at least 1 agent. Reward: it gains 1 blood.
card-holy-water = Holy Water
    .text = Each vampire with at least 2 blood in a district with at least 1 agent loses 1 blood.
card-second-thoughts = Second Thoughts
    .text = If there is a minion in the city, the leader chooses: remove 1 minion from a district with the most minions, or the veil falls by 1.
card-carnival-night = Carnival Night
    .text = Tonight the first minion that anyone recruits costs 1 less AP, but at least 1 AP.

card-curse-of-our-clan = Curse of our Clan
    .text = Stays on the leader’s sheet; then the leader loses 1 blood. At every later dawn the vampire loses 1 blood again. Discarded when the vampire is drained. Reward: the veil rises by 1.
card-police-raid = Police Raid
    .text = In a district with the most minions replace 1 minion with an agent. If there is no minion in the city, add 1 agent { DISTRICT("police-station", part: "to") }.
card-door-to-door = Door to Door
    .text = From a district with the most agents 1 agent goes to each neighbouring district without agents, as long as there are any. The leader chooses the order.
card-marked-for-the-stake = Marked for the Stake
    .text = Stays on the sheet of the vampire with the most kills. While it lies there, 2 agents are enough to attack by day in the district of that vampire. Discarded after a combat in which this vampire removed at least 2 agents. Reward: the veil rises by 1.
card-curfew = Curfew
    .text = Tonight each vampire may Move at most once.
card-the-longest-day = The Longest Day
    .text = Tonight the leader has 1 less AP.
card-the-inquisitor = The Inquisitor
    .text = Stays on the red district. While it lies there, subtract 1 from every die in combats there, to a minimum of 1. Discarded when no agent is left there. Reward: the veil rises by 1.
card-blackmail = Blackmail
    .text = The leader chooses one that can be carried out in full: the veil falls by 1; or remove 2 minions from the city; or discard 1 relic that a vampire holds.
card-press-campaign = Press Campaign
    .text = Add 1 agent { DISTRICT("newspaper-office", part: "to") } and 1 agent { DISTRICT("police-station", part: "to") }.
card-witness-protection = Witness Protection
    .text = All exposed agents in the city are hidden again. Then add 1 agent to the red district.
card-blood-tests = Blood Tests
    .text = Each vampire with 2 or more blood loses 1 blood.
card-masquerade-ball = Masquerade Ball
    .text = In turn order each vampire, even a drained one, may go to a neighbouring district, with any number of minions from its district. These are not Moves.
card-corrupt-priest = Corrupt Priest
    .text = The leader may lose 1 blood: remove 1 agent from any district. This does not count as a kill.
card-antiquities-auction = Antiquities Auction
    .text = If a relic can be drawn, the leader may remove 1 minion from any district: draw a relic and give it to a vampire with at least 2 kills.
card-silver-bullets = Silver Bullets
    .text = From now until the end of the night, every die that counts as 1 or 2 costs 2 blood instead of 1.
card-ring-of-steel = Ring of Steel
    .text = The leader chooses two districts next to the leader’s own: add 1 agent to each.
card-the-traitor = The Traitor
    .text = Add 1 agent to a district with the most minions; the card stays there. While it lies there, no minion can leave that district. Discarded when no agent is left there. Reward: the veil rises by 1. Without minions in the city nothing happens.
card-hungry-moon = Hungry Moon
    .text = Tonight every Hunt gives 2 blood instead of 1, and vampires without kills may Hunt too.

card-last-crusade = Last Crusade
    .text = Add 1 agent to each district without a sigil, agents, minions and vampires.
card-cleansing-fire = Cleansing Fire
    .text = In a district with the most minions remove half of them, rounded up.
card-the-grand-inquisitor = The Grand Inquisitor
    .text = Add 2 agents { DISTRICT("cathedral", part: "to") }; the card stays there. At every later dawn 1 more agent comes there. Discarded when no agent is left there. Reward: the veil rises by 2.
card-hammer-of-witches = Hammer of Witches
    .text = Each vampire in a district with at least 1 agent loses 1 blood.
card-martial-law = Martial Law
    .text = Tonight each vampire may Move at most once, and no night effect of a district can be used.
card-mass-arrests = Mass Arrests
    .text = In each of the two districts with the most minions replace 1 minion with an agent.
card-eclipse = Eclipse
    .text = Tonight each vampire has 1 more AP.
card-ancestral-vault = Ancestral Vault
    .text = The leader chooses up to two vampires: each gains 2 blood.
card-burning-noon = Burning Noon
    .text = The two vampires with the most blood lose 2 blood each, or all they have.
card-siege = Siege
    .text = 1 agent moves into each district with a vampire that is not drained, from a neighbouring district without such a vampire. The leader chooses the order and the agents.
card-public-panic = Public Panic
    .text = The veil falls by 1, or by 2 if a vampire is drained.
card-confiscation = Confiscation
    .text = The leader chooses: discard 1 relic that a vampire holds, or the veil falls by 1.
card-hunters-mark = Hunter’s Mark
    .text = Stays on the leader’s sheet. At every later dawn 1 agent comes to the vampire’s district. Discarded when the vampire’s turn ends with no agent in its district. Reward: the veil rises by 1.
card-consecrated-ground = Consecrated Ground
    .text = Stays on the red district. While it lies there, the district cannot be sealed, its day effect for a majority of minions does not work, and its night effect cannot be used. Discarded when there are at least 2 more minions than agents there, or at once if the district is sealed already. Reward: the veil rises by 1.
card-shattered-circles = Shattered Circles
    .text = Stays on the red district. While it lies there, no dread sigil has its effect. They still give a majority and still count for the ritual. Discarded when no agent is left there. Reward: each vampire there gains 1 blood.
card-reinforcements = Reinforcements
    .text = Add 1 agent to the red district and to each of the two blue-grey districts.
card-silent-bells = Silent Bells
    .text = Up to two times the leader may remove 1 minion from any district: remove 1 agent from any district. These do not count as kills.
card-final-edition = Final Edition
    .text = Count the districts with more agents than minions. With 3 or 4 of them the veil falls by 1, with 5 or more by 2.
