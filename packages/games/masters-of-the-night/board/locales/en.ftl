### The words on the board of Masters of the Night, in English.

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
board-cross-blue = blue-grey cross (agents: { $count })
board-struck = agents attack here by day
board-omen-helps = its day effect works for you
board-omen-harms = its day effect works against you
board-whereabouts = Row { $row }, place { $place }. Next to: { $neighbours }.
board-name-railway-station = Railway Station
board-name-museum = Museum
board-name-asylum = Asylum
board-name-city-park = City Park
board-name-nightclub = Nightclub
board-name-newspaper-office = Newspaper
board-name-police-station = Police Station
board-name-blood-bank = Blood Bank
board-name-cathedral = Cathedral
board-does-railway-station = 2 AP: ride to any district
board-does-museum = Minions ahead: draw a relic
board-does-asylum = Minions ahead: lure an agent in
board-does-city-park = Agents ahead: the veil falls by 1
board-does-nightclub = 1 AP, a die: drink 1 or 2 blood
board-does-newspaper-office = 1 AP, a die: move 1 or 2 agents
board-does-police-station = 1 AP, a die: expose districts
board-does-blood-bank = Minions ahead: 1 blood
board-does-cathedral = Agents ahead: one more agent
board-does-short-railway-station = 2 AP: go anywhere
board-does-short-museum = Minions lead: relic
board-does-short-asylum = Minions: lure agent
board-does-short-city-park = Agents lead: −1 veil
board-does-short-nightclub = 1 AP, die: blood
board-does-short-newspaper-office = 1 AP, die: move agents
board-does-short-police-station = 1 AP, die: expose
board-does-short-blood-bank = Minions lead: blood
board-does-short-cathedral = Agents lead: +1

## Above the city

board-veil = Veil: { $veil } of 6
board-coming = The next event brings { $red } to the red district, { $more } and { $less } to the blue-grey ones.
board-coming-short = Next crosses
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
board-loss = veil
board-next = Next event
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
    [one] { $count } minion dies and takes an agent down too
   *[other] { $count } minions die and take as many agents down too
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
board-blood-short = Blood: { $blood }
board-kills = Kills: { $kills } of 9
board-ap = Action points left: { $ap }
board-ap-short = AP
board-price-blood = { $cost } blood
board-price-veil = { $cost } veil
board-unplaced = not placed
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

## Events and relics still to come

board-odds = The next event
board-act = Act { $act }: { $left } in the deck, { $unseen } unseen
board-relics-left = Relics in the deck: { $count }

## The end

board-go-on = Continue
board-won = The night is yours
board-lost = The night is lost
board-losses = What tore the veil
board-loss-seen = Agents who saw you
board-loss-missing = Agents missing in the reserve
board-loss-cards = Event cards
board-loss-park = { DISTRICT("city-park") }
board-loss-waking = Waking
board-loss-powers = Dark abilities and Wild Hunts
board-chart-veil = Veil and agents in the city, round by round
board-chart-kills = Kills, round by round

## Actions in a district

board-open = { $name }: see what you can do here
board-offers = { DISTRICT($district, part: "at") } you can
board-offers-none = { $name }: nothing to do now
board-close = Close
board-along = Minions along:
board-offer-move = { $minions ->
    [0] Go there
    [one] Go there with { $minions } minion
   *[other] Go there with { $minions } minions
  }
board-offer-train = { $minions ->
    [0] Take the night train there
    [one] Take the night train with { $minions } minion
   *[other] Take the night train with { $minions } minions
  }
board-offer-and = … and: { $what }
board-price-ap = { $cost } AP
board-price-none = free
board-act-expose = Expose the agents
board-act-fight = Fight
board-act-recruit = Recruit a minion
board-act-hunt = Hunt
board-act-exchange = Exchange relics
board-act-sigillate = Seal the district
board-act-ritual = Blood Moon ritual
board-act-blood = Blood ability
board-act-dark = Dark ability
board-act-wild-hunt = Wild Hunt

## Beats: one sentence for each move

beat-ended = { $cause ->
    [ritual] The Blood Moon rises: the city is yours
    [veil] The veil has fallen: the whole city knows your names
   *[deck] The time is up: no night is left for the ritual
  }.
beat-sigil = { VAMPIRE($vampire) } seals { DISTRICT($district, case: "acc") }.
beat-fight = { VAMPIRE($vampire) } fights { DISTRICT($district, part: "at") }
beat-fell = { $count ->
    [0] nobody falls
    [one] 1 agent falls
   *[other] { $count } agents fall
  }
beat-blood-lost = { $count } blood lost
beat-against = { $count ->
    [one] 1 agent
   *[other] { $count } agents
  }
beat-card = { CARD($card) }
beat-day = Day { $round }{ $leader ->
    [unknown] { "" }
   *[other] , { VAMPIRE($leader) } leads
  }
beat-night = Night falls, { VAMPIRE($leader) } goes first
beat-city = The Family comes to the city
beat-waits = lets the night pass
beat-wakes = wakes
beat-goes = goes { DISTRICT($district, part: "to") }
beat-rides = takes the night train { DISTRICT($district, part: "to") }
beat-does-expose = exposes agents
beat-does-fight = fights
beat-does-recruit = recruits a minion
beat-does-hunt = hunts
beat-does-wild-hunt = rides the Wild Hunt
beat-does-exchange = exchanges relics
beat-spends = spends a { $value } { DISTRICT($district, part: "at") }
beat-uses = uses { CARD($card) }
beat-came = { $count ->
    [one] 1 agent comes
   *[other] { $count } agents come
  }
beat-left = { $count ->
    [one] 1 agent leaves
   *[other] { $count } agents leave
  }
beat-veil-falls = the veil falls by { $count }
beat-veil-rises = the veil rises by { $count }

## The cards of the game, by kind

gallery-vampires = Vampires
gallery-abilities = Abilities
gallery-sigils = Sigils
gallery-relics = Relics
gallery-events = Events
gallery-districts = Districts

## Differences between two lines of play; { $more } is a number with its sign

gain-veil = veil { $more }
gain-blood = blood of the Family { $more }
gain-kills = kills { $more }
gain-sigils = dread sigils { $more }
gain-minions = minions { $more }
gain-relics = relics { $more }

## Why a bot did what it did

why-expose = I expose the { $count ->
    [one] hidden agent
   *[other] { $count } hidden agents
  } here: only exposed agents can be fought.
why-trade = I give up { $count ->
    [one] a minion: it takes an agent down without costing me blood.
   *[other] { $count } minions: each takes an agent down without costing me blood.
  }
why-fight-free = I fight: the best dice on the table remove { $removed ->
    [one] an agent
   *[other] { $removed } agents
  } and cost no blood.
why-fight = I fight: the best dice on the table remove { $removed ->
    [one] an agent
   *[other] { $removed } agents
  } for { $blood } blood.
why-fight-kills = I fight { $count ->
    [one] an agent
   *[other] { $count } agents
  }: my kill count is { $kills } and has to be 9 for the ritual.
why-recruit-veil = I recruit: that raises the veil, which was at { $veil }, and at 0 we lose.
why-recruit = I recruit: the ritual needs at least { $wanted } minions in one district.
why-hunt = I hunt: I had only { $blood } blood left.
why-wild-hunt = A Wild Hunt costs 1 veil, but it brings me { $amount } blood at once.
why-sigil = I place my sigil: { $missing ->
    [0] that was the last one for the ritual.
    [one] one more is missing for the ritual.
   *[other] { $missing } more are missing for the ritual.
  }
why-move-away = I leave { DISTRICT($from, case: "acc") }: the { $count } agents there would attack by day.
why-move-exposed = I go { DISTRICT($to, part: "to") }: { $count ->
    [one] an exposed agent
   *[other] { $count } exposed agents
  } can be fought there.
why-move-hidden = I go { DISTRICT($to, part: "to") }: { $count ->
    [one] a hidden agent
   *[other] { $count } hidden agents
  } can be exposed there.
why-move-ritual = I go { DISTRICT($to, part: "to") } to { VAMPIRE($vampire) }: all sigils are placed, and the ritual needs us together.
why-move-sigil = I take a minion { DISTRICT($to, part: "to") }: there are no agents, so I can place my sigil there.
why-die-free = I use the { $value }: it removes an agent and costs no blood.
why-die-blood = I use the { $value }: it removes an agent for { $blood } blood.
