### What is said on the board of Masters of the Night itself, in English.

## The city

board-city = The city
board-day = Day
board-night = Night
board-round = Round { $round } of { $rounds }
board-last-day = The last day
board-empty = { $name }: nobody
board-drained = { VAMPIRE($vampire) } (drained)
board-hidden = { $count ->
    [one] { $count } hidden agent
   *[other] { $count } hidden agents
  }
board-exposed = { $count ->
    [one] { $count } exposed agent
   *[other] { $count } exposed agents
  }
board-minions = { $count ->
    [one] { $count } minion
   *[other] { $count } minions
  }
board-cross-red = red cross (agents: { $count })
board-cross-blue = blue-gray cross (agents: { $count })
board-struck = agents attack here by day
board-omen-helps = its day effect works for you
board-omen-harms = its day effect works against you

## Above the city

board-veil = Veil: { $veil } of 6
board-coming = The next event brings { $red } to the red district, { $more } and { $less } to the blue-gray ones.
board-reserves = In reserve: agents { $agents }, minions { $minions }, blood { $blood }. Minions still needed in the city: { $wanted }.
board-ritual = Ritual
board-ritual-kills = 9 kills
board-ritual-sigils = sigils
board-ritual-gathered = gathered
board-ritual-minions = minions
board-ritual-agents = agents

## Beside the city

board-events-left = { $count ->
    [one] { $count } event left
   *[other] { $count } events left
  }
board-expected = Costs about { $loss } veil
board-top = Next event
board-now = Event
board-tonight = In force
board-dice = Dice
board-die = { $count } × { $value }
board-outcome-strike = { $removed ->
    [0] The agent stays
   *[other] The agent falls
  }{ $blood ->
    [0] { "" }
   *[other] , { $blood } blood lost
  }
board-outcome-drink = { $amount } blood
board-outcome-shift = { $amount ->
    [1] 1 agent moves
   *[other] up to { $amount } agents move
  }
board-outcome-expose = { $amount ->
    [1] 1 district
   *[other] up to { $amount } districts
  }
board-aside = Set aside:
board-fight = Fight { DISTRICT($district, part: "at") }
board-traded = { $count ->
    [one] { $count } minion dies and takes an agent along
   *[other] { $count } minions die and take as many agents along
  }
board-die-open = Die { $value }, counts { $counts }
board-die-told = Die { $value }, counts { $counts }: { $removed ->
    [0] the agent stands firm
   *[other] the agent falls
  }{ $blood ->
    [0] { "" }
   *[other] , { $blood } blood lost
  }

## Vampires

board-you = you
board-own = Your vampires
board-blood = Blood: { $blood } of { $most }
board-kills = Kills: { $kills } of 9
board-ap = Action points left: { $ap }
board-ap-short = AP
board-price-blood = { $cost } blood
board-price-veil = { $cost } veil
board-from-kills = from { $kills } kills
board-next-unlock = { $kills ->
    [one] With { $kills } kill: { $what }
   *[other] With { $kills } kills: { $what }
  }
board-unlock-1 = Hunt
board-unlock-2 = first relic, exchange
board-unlock-4 = Wild Hunt
board-unlock-5 = second relic
board-unlock-6 = dark ability
board-unlock-9 = sigil, ritual
board-all-unlocked = Everything is unlocked
board-unsealed = no sigil placed

## What may still come

board-odds = The next event
board-act = Act { $act }: { $left } in the deck, { $unseen } unseen
board-relics-left = Relics in the deck: { $count }

## The end

board-won = The night is yours
board-lost = The night is lost
board-losses = What tore the veil
board-loss-seen = Agents who saw you
board-loss-missing = Agents missing in the reserve
board-loss-cards = Texts of event cards
board-loss-park = { DISTRICT("city-park") }
board-loss-waking = Waking
board-loss-powers = Dark abilities and Wild Hunts
board-chart-veil = Veil and agents in the city, round by round
board-chart-kills = Kills, round by round
