### The Hunger in English.
### Cards are CARD, Missions MISSION, Bonus tokens TOKEN, Castle tiles TILE, spaces SPACE, cells of the Hunt Track CELL.
### A question can use the Speed that is left ($speed), the players in the way ($pushed), the number of Missions to keep
### ($keep), and the card, token or Mission that asks ($by, $card, $snake, $goat, $mission).

game = The Hunger
    .tagline = Fifteen hours of night, a long way home, and no shortage of necks.
    .about = You leave the Castle at dusk. Your cards give you Speed, and Speed buys steps on the map and prey, which gets cheaper every hour. Every Human is worth points and makes you slower, the fattest prey lives farthest away, and in the Labyrinth three roses are in bloom. Be back before the sun rises, or be ash.

## Options

option-mode = Mode
    .help = In Rookie mode the first prey makes you stronger, the Public Missions are simple, and the Mountains at dawn cost points instead of everything.
option-mode-elder = Elder
option-mode-rookie = Rookie

option-seniority = The oldest player
    .help = The seat of the oldest player. In the first round, the older of two equally fast players acts first.

option-beginner1 = Beginner in seat 1
    .help = In Elder mode a beginner survives dawn in the Mountains, at the cost of points.
option-beginner1-false = No
option-beginner1-true = Yes
option-beginner2 = Beginner in seat 2
    .help = { option-beginner1.help }
option-beginner2-false = No
option-beginner2-true = Yes
option-beginner3 = Beginner in seat 3
    .help = { option-beginner1.help }
option-beginner3-false = No
option-beginner3-true = Yes
option-beginner4 = Beginner in seat 4
    .help = { option-beginner1.help }
option-beginner4-false = No
option-beginner4-true = Yes
option-beginner5 = Beginner in seat 5
    .help = { option-beginner1.help }
option-beginner5-false = No
option-beginner5-true = Yes
option-beginner6 = Beginner in seat 6
    .help = { option-beginner1.help }
option-beginner6-false = No
option-beginner6-true = Yes

option-turnOrder = Order of turns
    .help = Whether a push can still change who is next in the same round.
option-turnOrder-live = Checked before every turn
option-turnOrder-frozen = Fixed for the whole round

option-direction = Moving
    .help = Whether a move may turn back towards the Castle where paths meet.
option-direction-free = Free where paths meet
option-direction-strict = In one direction only

option-stayActivates = Staying on a space
    .help = Whether a space works for a vampire that stays on it.
option-stayActivates-true = The space works
option-stayActivates-false = The space does not work

option-roseEndsTrack = After a Rose
    .help = Whether the Hunt Track is closed for the rest of the turn after picking a Rose.
option-roseEndsTrack-true = No more hunting on the Track
option-roseEndsTrack-false = Hunting goes on

option-freeHuntTakes = Free hunts
    .help = What the Instant Missions that follow a hunt take.
option-freeHuntTakes-card = One card
option-freeHuntTakes-pile = A whole pile

option-animalLoverBy = Animal Lover
    .help = What the Mission Animal Lover counts as different Familiars.
option-animalLoverBy-animal = Different animals
option-animalLoverBy-name = Different names

preset-first-game = First game
    .help = Rookie mode: gentle prey first, simple Public Missions, and you can survive dawn in the Mountains, at the cost of points.
preset-usual = The usual night
    .help = Elder mode: everything can come up, Crypts let you exchange Missions, and whoever is in the Mountains at dawn burns.
preset-feast = The great feast
    .help = Elder mode, with free hunts that take whole piles and hunting that goes on after a Rose.

## Answers in advance

reaction-use-again = Use a card a second time
reaction-use-again-always = Always
reaction-use-again-never = Never
reaction-snake = Let a Snake devour a card before setting out
reaction-snake-never = Never
reaction-digest = Digest a card when I may
reaction-digest-never = Never
reaction-parasol = Open the parasol at sunrise
reaction-parasol-always = Always
reaction-parasol-never = Never
reaction-butted = When someone’s goat butts me
reaction-butted-cheapest = Discard the card with the fewest points

## Questions, and what the other players read meanwhile

decision-choose-vampire = Which vampire are you?
    .wait = { SEAT($seat) } is choosing a vampire.
decision-keep-mission = Which Mission do you keep? The other one leaves the game.
    .wait = Choosing a Mission: { SEATS($seat) }.
decision-parasol = The sun is rising, but you have a parasol. Do you take one more turn?
    .wait = { SEAT($seat) } is opening a parasol.
decision-prelude = Your turn. Do you play your hand?
    .wait = { SEAT($seat) } is beginning the turn.
decision-effects = Which effect do you use before you move?
    .wait = { SEAT($seat) } is looking at the cards.
decision-discard = { $by ->
        [unknown] Which card do you discard?
       *[other] { asking }: which card do you discard?
    }
    .wait = { SEAT($seat) } is choosing a card to discard.
decision-use-again = { $card ->
        [unknown] Do you use the card again?
       *[other] Do you use { CARD($card, case: "acc") } again?
    }
    .wait = { SEAT($seat) } is wondering whether to discard one more card.
decision-snake-window = Does a Snake devour one of your cards before you set out?
    .wait = { SEAT($seat) } is looking at the Snake.
decision-devour = { $snake ->
        [unknown] Which card does the Snake devour?
       *[other] { CARD($snake) }: which card is digested with it?
    }
    .wait = { SEAT($seat) } is feeding the Snake.
decision-confuse = Your head is spinning: you stumble 4 steps toward the Labyrinth. Where to?
    .wait = { SEAT($seat) } is stumbling about.
decision-move = { $speed ->
        [unknown] Where do you go?
        [0] You have no Speed. What do you do?
       *[other] Speed { $speed }. Where do you go?
    }
    .wait = { SEAT($seat) } is choosing a way.
decision-push = { $pushed ->
        [unknown] Someone is here. Where do you push them?
       *[other] { SEAT($pushed) } is here. Where do you push them?
    }
    .wait = { SEAT($seat) } is looking for elbow room.
decision-butted = { $goat ->
        [unknown] You were butted. Which of your Permanent cards do you discard?
       *[other] { CARD($goat) } butts you. Which of your Permanent cards do you discard?
    }
    .wait = { SEAT($seat) } is rubbing a bruise.
decision-action = { $speed ->
        [unknown] What do you do here?
       *[other] Speed left: { $speed }. What do you do here?
    }
    .wait = { SEAT($seat) } is on the hunt.
decision-ready = Do you put a card on top of your deck, to have it in your next hand?
    .wait = { SEAT($seat) } is sorting the prey.
decision-digest = { $by ->
        [unknown] Do you digest a card?
       *[other] { asking }: do you digest a card?
    }
    .wait = { SEAT($seat) } is digesting.
decision-building = Who do you digest here?
    .wait = { SEAT($seat) } is digesting.
decision-hypnosis-cell = From which cell of the Hunt Track do you move a card?
    .wait = { SEAT($seat) } is looking deep into someone’s eyes.
decision-hypnosis-card = Which card do you move?
    .wait = { SEAT($seat) } is looking deep into someone’s eyes.
decision-hypnosis-direction = Where to?
    .wait = { SEAT($seat) } is looking deep into someone’s eyes.
decision-free-hunt-cell = { $mission ->
        [unknown] Where do you hunt for free?
       *[other] { MISSION($mission) }: where do you hunt for free?
    }
    .wait = { SEAT($seat) } is still hungry.
decision-free-hunt-card = { $mission ->
        [unknown] Which card do you take for free?
       *[other] { MISSION($mission) }: which card do you take for free?
    }
    .wait = { SEAT($seat) } is still hungry.
decision-choose-crypt = From which Crypt do you gain a Mission?
    .wait = { SEAT($seat) } is thinking of an old crypt.
decision-keep-missions = { $keep ->
        [unknown] Which Missions do you keep? The others go back into the Crypt.
        [one] Which Mission do you keep? The others go back into the Crypt.
       *[other] Which { $keep } Missions do you keep? The others go back into the Crypt.
    }
    .wait = { SEAT($seat) } is rummaging in a Crypt.
decision-choose-chest = Which Chest do you open?
    .wait = { SEAT($seat) } is holding a key.
decision-name-type = What does your { TOKEN("token-any") } token count as?
    .wait = { SEAT($seat) } is naming a type of Human.

## Answers to choose from

answer-vampire = { VAMPIRE($object) }
answer-keep = { MISSION($object) }
answer-keep-mission-keep = Keep { MISSION($object) }
answer-take = Take one more turn
answer-decline = Do without
answer-play = Play your hand
answer-bear = Use { CARD($object, case: "acc") }: discard your hand, draw 2 cards
answer-use = Use the Mission { MISSION($object) }
answer-activate = Use { CARD($object, case: "acc") }
answer-token = Play the token { TOKEN($object) }
answer-done = Done
answer-discard = Discard { CARD($object, case: "acc") }
answer-again = Once more
answer-stop = Enough
answer-push-stop = Leave them alone
answer-snake = Let { CARD($object, case: "acc") } devour a card
answer-digest = Digest { CARD($object, case: "acc") }
answer-digest-discarded = Digest { CARD($object, case: "acc") } from the discard pile
answer-none = Digest nothing
answer-space = { SPACE($object) }
answer-move = Go { SPACE($object, part: "to") }
answer-mist = Drift as mist { SPACE($object, part: "to") }
answer-stay = Stay here
answer-push = Push { SPACE($object, part: "to") }
answer-hunt = { $prey ->
    [unknown] Hunt in { CELL($object) }
   *[other] Hunt { CARD($prey, case: "acc") }: Speed { $cost }
  }
answer-tavern = Hunt in the Tavern
answer-rose = Pick { CARD($object, case: "acc") }
answer-chest = { SPACE($object) }
answer-action-chest = Open the Chest
answer-crypt = { SPACE($object) }
answer-action-crypt = Look into the Crypt
answer-building = Digest a Human { SPACE($object, part: "at") }
answer-hypnosis = Hypnotise a card of the Hunt Track
answer-dog = Discard { CARD($object, case: "acc") } for a hunt in column 1
answer-end = End the turn
answer-ready = Put { CARD($object, case: "acc") } on top of your deck
answer-rest = The rest goes to the discard pile
answer-cell = { $prey ->
    [unknown] { CELL($object) }
   *[other] { CARD($prey) }
  }
answer-card = { CARD($object) }
answer-back = Back
answer-up = One row up
answer-down = One row down
answer-left = One column to the left, dearer
answer-right = One column to the right, cheaper
answer-type = { TYPE($object) }

## Answers as read without their question

act-choose-vampire-vampire = Play as { VAMPIRE($object) }
act-parasol-take = { answer-take }
act-parasol-decline = Take no further turn
act-effects-done = Use no more effects
act-use-again-again = Use the card again
act-use-again-stop = Do not use the card again
act-snake-window-done = Let no Snake devour a card
act-confuse-space = Stumble { SPACE($object, part: "to") }
act-free-hunt-cell-cell = { $prey ->
    [unknown] Hunt for free in { CELL($object) }
   *[other] Hunt { CARD($prey, case: "acc") } for free
  }
act-free-hunt-card-card = Take { CARD($object, case: "acc") } for free
act-choose-chest-chest = Open the Chest: { SPACE($object) }
act-choose-crypt-crypt = Gain a Mission { SPACE($object, part: "from") }
act-keep-missions-keep = Keep { MISSION($object) }
act-hypnosis-cell-cell = { $prey ->
    [unknown] Hypnotise a card in { CELL($object) }
   *[other] Hypnotise a card of this pile: { CARD($prey) }
  }
act-hypnosis-cell-back = Hypnotise nothing after all
act-hypnosis-card-card = Hypnotise { CARD($object, case: "acc") }
act-hypnosis-card-back = Choose another cell
act-hypnosis-direction-up = Move it one row up
act-hypnosis-direction-down = Move it one row down
act-hypnosis-direction-left = Move it one column to the left, dearer
act-hypnosis-direction-right = Move it one column to the right, cheaper
act-name-type-type = Count the token as { TYPE($object) }

## Reasons why a move is not possible

reason-mandatory = One of your effects must be used first.
reason-nothing-to-discard = There is no other unused card to discard.
reason-spicy = Your throat burns: you must go to the nearest Well.
reason-spicy-token = No Speed token can be played until you have reached a Well.
reason-no-speed = You have no Speed.
reason-castle = Nobody hunts in the Castle.
reason-ship = Nobody hunts on a Ship.
reason-holy-water = There is Holy Water in your playing area: you cannot hunt.
reason-parasol = Nobody hunts under a parasol.
reason-cemetery = In the Cemetery no pile with a Human can be hunted.
reason-rose-ends-track = After a Rose there is no more hunting on the Hunt Track this turn.
reason-too-dear = It costs more Speed than you have left.
reason-no-hunt-left = You have no hunt left for this.
reason-has-rose = You already own a Rose.
reason-dog-speed = The Speed of this Dog has been spent.
reason-nobody-there = There is nobody to digest here.
reason-asleep = This space has no effect for you this turn.

## The log

log-vampire-taken = { SEAT($seat) } is { VAMPIRE($vampire) }.
log-chests-opened = The open Chests along the Railroad hold, in this order: { TOKEN($tokens) }.
log-public-missions = Public Missions: { MISSION($missions) }.
log-missions-dealt = { $missions ->
    [unknown] { SEAT($seat) } gets { $count ->
        [one] { $count } Mission
       *[other] { $count } Missions
    } to choose from.
   *[other] { MISSION($missions) }: { SEAT($seat) } keeps one of these Missions.
  }
log-mission-kept = { $kept ->
    [unknown] { SEAT($seat) } keeps a Mission.
   *[other] { SEAT($seat) } keeps the Mission { MISSION($kept) }; { MISSION($rejected) } leaves the game.
  }
log-first-order = Night falls. Speed of the first hands, { SEATS($seats) }: { $totals }. The slowest sets out first.
log-round = Round { $round } of 15
log-turn = { SEAT($seat) } takes a turn.
log-played = { $cards ->
    [none] { SEAT($seat) } has no card to play.
   *[other] { SEAT($seat) } plays { CARD($cards, case: "acc") }.
  }
log-new-hand = { CARD($card) } clears the table: { SEAT($seat) } discards { CARD($discarded, case: "acc") } for a new hand.
log-turn-skipped = { SEAT($seat) } spends the turn digesting: { $digested ->
    [none] nobody
   *[other] { CARD($digested) }
  }.{ $discarded ->
    [none] { "" }
   *[other] { " " }To the discard pile: { CARD($discarded) }.
  }
log-activated = { "" }
log-drew-into-play = { source }: { SEAT($seat) } draws { $cards ->
    [none] nothing
   *[other] { CARD($cards, case: "acc") }
  }.
log-discarded = { $source ->
    [bear-ursa] { SEAT($seat) } discards { CARD($card, case: "acc") }.
    [bear-teddy] { SEAT($seat) } discards { CARD($card, case: "acc") }.
    [dog-kutya] { SEAT($seat) } discards { CARD($card, case: "acc") }.
    [dog-caine] { SEAT($seat) } discards { CARD($card, case: "acc") }.
   *[other] { source }: { SEAT($seat) } discards { CARD($card, case: "acc") }.
  }
log-digested = { $source ->
    [r8] { SEAT($seat) } digests { CARD($card, case: "acc") }{ digested-from } { SPACE($source, part: "at") }.
    [d4] { SEAT($seat) } digests { CARD($card, case: "acc") }{ digested-from } { SPACE($source, part: "at") }.
    [f3] { SEAT($seat) } digests { CARD($card, case: "acc") }{ digested-from } { SPACE($source, part: "at") }.
    [d11] { SEAT($seat) } digests { CARD($card, case: "acc") }{ digested-from } { SPACE($source, part: "at") }.
   *[other] { $card ->
        [snake-wiggles] { SEAT($seat) } digests { CARD($card, case: "acc") }.
        [snake-kaa] { SEAT($seat) } digests { CARD($card, case: "acc") }.
       *[other] { source }: { SEAT($seat) } digests { CARD($card, case: "acc") }{ digested-from }.
    }
  }
log-reshuffled = { SEAT($seat) } shuffles the discard pile into a new deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
log-confused = { SEAT($seat) } is confused and stumbles { SPACE($to, part: "to") }.
log-speed = { $extra ->
    [0] { SEAT($seat) } has Speed { $speed }.
   *[other] { SEAT($seat) } has Speed { $speed }: { $printed } from the cards, { $extra } from their effects.
  }
log-moved = { $way ->
    [mist] { SEAT($seat) } turns into mist and drifts { SPACE($to, part: "to") }.
    [spicy] Burning with thirst, { SEAT($seat) } runs { SPACE($to, part: "to") } for { $cost } Speed.
   *[walk] { SEAT($seat) } walks { SPACE($to, part: "to") } for { $cost } Speed.
  }
log-stayed = { SEAT($seat) } stays { SPACE($space, part: "at") }.
log-home = { $tile ->
    [none] { SEAT($seat) } is home, number { $arrival } to arrive. There is no Castle tile left.
   *[other] { $arrival ->
        [1] { SEAT($seat) } is home before everyone else and takes the { TILE($tile, case: "acc") }.
       *[other] { SEAT($seat) } is home, number { $arrival } to arrive, and takes the { TILE($tile, case: "acc") }.
    }
  }
log-pushed = { SEAT($seat) } pushes { SEAT($pushed) } { SPACE($to, part: "to") }.
log-hunted = { $from ->
    [tavern] { SEAT($seat) } empties the Tavern for { $cost } Speed: { CARD($cards) }
    [labyrinth] { SEAT($seat) } picks { CARD($cards, case: "acc") } in the Labyrinth
   *[other] { $mission ->
        [none] { SEAT($seat) } hunts in { CELL($from) } for { $cost } Speed: { CARD($cards) }
       *[other] { SEAT($seat) } hunts in { CELL($from) } for free: { CARD($cards) }
    }
  }.{ $brought ->
    [none] { "" }
   *[other] { " " }{ CARD($brought) } came along from the Hunt deck.
  }{ $amount ->
    [0] { "" }
   *[other] { " " }{ points }{ COUNT($vps) ->
        [one] { "" }
       *[other] { " " }({ $vps })
    }, { $vp } in all.
  }
log-readied = { SEAT($seat) } puts { CARD($card, case: "acc") } on top of the deck.
log-token-taken = { SEAT($seat) } finds a token { SPACE($space, part: "at") }: { TOKEN($token) }.
log-token-played = { SEAT($seat) } plays the token { TOKEN($token) }.
log-mission-used = { SEAT($seat) } reveals the Mission “{ MISSION($mission) }”.
log-looked = { $missions ->
    [unknown] { "" }
   *[other] { SEAT($seat) } looks { SPACE($space, part: "at") } and finds { MISSION($missions) }.
  }
log-mission-gained = { SEAT($seat) } gains a Mission { SPACE($space, part: "from") }; { $left ->
    [0] the Crypt is empty now
    [one] { $left } tile is left there
   *[other] { $left } tiles are left there
  }{ $taken ->
    [unknown] .
    [none] .
   *[other] { " " }(taken: { MISSION($taken) }{ $returned ->
        [unknown] ).
        [none] ).
       *[other] ; put back: { MISSION($returned) }).
    }
  }
log-hypnotised = { SEAT($seat) } hypnotises { CARD($card, case: "acc") }: from { CELL($from) } to { CELL($to) }.
log-dog-speed = { CARD($card) } picks up a scent at the Well: { $speed } more Speed for { SEAT($seat) }’s hunts.
log-gained = { SEAT($seat) } gains { points } ({ source }), { $vp } in all.
log-cleaned-up = { "" }
log-drew = { $cards ->
    [unknown] { SEAT($seat) } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    [none] { SEAT($seat) } has no card left to draw.
   *[other] { SEAT($seat) } draws { CARD($cards, case: "acc") }.
  }
log-track-shifted = { "" }
log-track-filled = { $cards ->
    [none] No new prey comes to the Hunt Track.
   *[other] New on the Hunt Track: { CARD($cards) }.
  }
log-tavern-filled = { $count ->
    [one] A stranger slips into the Tavern and sits there alone.
   *[other] A stranger slips into the Tavern; { $count } sit there now.
  }
log-parasols = { COUNT($seats) ->
    [one] The sky turns grey. { SEATS($seats) } still has a parasol.
   *[other] The sky turns grey. { SEATS($seats) } still have parasols.
  }
log-parasol-declined = { SEAT($seat) } leaves the parasol closed.
log-dawn = { $fate ->
    [safe] Dawn: { SEAT($seat) } is safe in the Castle.
    [survives] Dawn: { SEAT($seat) } survives { SPACE($space, part: "at") } and loses { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }.
   *[burnt] Dawn: the sun finds { SEAT($seat) } { SPACE($space, part: "at") }. Only ash is left.
  }
log-card-scored = { CARD($card) } gives { SEAT($seat) } { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }.
log-type-named = { SEAT($seat) } has the { TOKEN("token-any") } token count as: { TYPE($type) }.
log-pre-mission-score = Before the Missions { SEAT($seat) } has { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }.
log-mission-scored = { $public ->
    [true] { $vp ->
        [0] { "" }
        [one] The Public Mission { MISSION($mission) } gives { SEAT($seat) } { $vp } point.
       *[other] The Public Mission { MISSION($mission) } gives { SEAT($seat) } { $vp } points.
    }
   *[false] { $vp ->
        [one] { SEAT($seat) } turns over { MISSION($mission) }: { $vp } point.
       *[other] { SEAT($seat) } turns over { MISSION($mission) }: { $vp } points.
    }
  }
log-score = { $burnt ->
    [true] { SEAT($seat) }, burnt: it would have been { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ score }).
   *[false] { $place }. { SEAT($seat) }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ score }).
  }
log-ended = { $winners ->
    [none] The sun has taken everyone. Nobody wins.
   *[other] { COUNT($winners) ->
        [one] The night belongs to { SEATS($winners) }.
       *[other] The night belongs to { SEATS($winners) } together.
    }
  }

## Points and their sources

points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
score = night { $night }{ $loss ->
    [0] { "" }
   *[other] , dawn −{ $loss }
  }{ $cards ->
    [0] { "" }
   *[other] , cards { $cards }
  }, Public Missions { $publicMissions }, own Missions { $missions }
source = { $source ->
    [token-velvet] { TOKEN($source) }
    [token-parasol] { TOKEN($source) }
    [token-speed-1] { TOKEN($source) }
    [token-speed-2] { TOKEN($source) }
    [token-hunt] { TOKEN($source) }
    [token-swap] { TOKEN($source) }
    [token-draw] { TOKEN($source) }
    [token-mission] { TOKEN($source) }
    [token-villager] { TOKEN($source) }
    [token-religious] { TOKEN($source) }
    [token-military] { TOKEN($source) }
    [token-noble] { TOKEN($source) }
    [token-any] { TOKEN($source) }
    [castle-10] { TILE($source) }
    [castle-8] { TILE($source) }
    [castle-6] { TILE($source) }
    [castle-4] { TILE($source) }
    [castle-2] { TILE($source) }
    [the-opportunist] { MISSION($source) }
   *[other] { CARD($source) }
  }
digested-from = { $from ->
    [discard-pile] { " " }from the discard pile
    [playing-area] { " " }from the playing area
   *[other] { "" }
  }
asking = { $by ->
    [token-swap] { TOKEN($by) }
    [token-mission] { TOKEN($by) }
   *[other] { CARD($by) }
  }

## Regions, paths and effects of spaces

region-castle = Castle
    .text = Start and goal. Whoever enters it is home and does not leave again. Nobody hunts here, and the sun does not reach it.
region-cemetery = Cemetery
    .text = Nobody is pushed here, and no pile with a Human can be hunted here. Dawn costs 5 points.
region-mountains = Mountains
    .text = No bonus for prey. At dawn you burn here; in Rookie mode you lose 6 to 14 points instead: the farther away, the more.
region-plains = Plains
    .text = Every Human hunted here gives 1 more point. At dawn you burn.
region-forest = Forest
    .text = Every Human hunted here gives 2 more points. At dawn you burn.
region-labyrinth = Labyrinth
    .text = The far end, with three Roses. It counts as Forest: every Human hunted here gives 2 more points, and at dawn you burn.

path-road = Road
    .text = In the same region, vampires on the Road act first.
path-railroad = Railroad
    .text = In the same region, vampires on the Railroad act after those on the Road.
path-boat = Boat route
    .text = In the same region, vampires on the Boat route act last.

effect-castle = Castle
    .text = You are home: take the highest Castle tile that is left. You never leave again and do not hunt.
effect-well = Well
    .text = One extra hunt in column 1 this turn. Spicy and Form of Mist lead here.
effect-closed-chest = Closed Chest
    .text = Take the hidden Bonus token: 2 points and whatever it can do.
effect-open-chest = Open Chest
    .text = Take the open Bonus token here: 2 points and whatever it can do.
effect-crypt = Crypt
    .text = You must gain a Mission: look at all tiles here and { $mode ->
        [rookie] keep one of them
       *[other] keep one more than you had; yours may go back in exchange
    }.
effect-tavern = Tavern
    .text = For 2 Speed, hunt all the unseen cards here. They score as in the Plains.
effect-ship = Ship
    .text = No hunting here.
effect-market = Market
    .text = You may digest a Villager from your playing area or discard pile.
effect-church = Church
    .text = You may digest a Religious from your playing area or discard pile.
effect-mansion = Mansion
    .text = You may digest a Noble from your playing area or discard pile.
effect-barracks = Barracks
    .text = You may digest a Military from your playing area or discard pile.
effect-labyrinth = Labyrinth
    .text = You may hunt one Rose for 0 Speed, if you do not own one yet.

## Keywords

keyword-confuse = Confuse
    .text = In your playing area: before your Speed is counted you stumble 4 steps toward the Labyrinth.
keyword-spicy = Spicy
    .text = In your playing area: your move must lead to the nearest Well; the Castle counts as one. If you do not reach it, the card stays and drives you on next turn.
keyword-holy-water = Holy Water
    .text = In your playing area: you cannot hunt in any way.
keyword-permanent = Permanent
    .text = Stays in your playing area at the end of your turn and works in every turn.
keyword-fast = Fast
    .text = On the Hunt Track: its pile costs 1 more Speed.
keyword-slow = Slow
    .text = Comes to the Hunt Track in column 2 instead of column 3.
keyword-gregarious = Gregarious
    .text = When hunted: the top card of the Hunt deck is hunted too.
keyword-inspiring = Inspiring
    .text = When hunted: gain a Mission from any Crypt.
keyword-digest = Digest
    .text = When hunted: you may digest any 1 card from your playing area or discard pile.
keyword-ready = Ready
    .text = When hunted: you may put it on top of your deck instead of your discard pile.
keyword-unique = Unique
    .text = You can own only one card of this kind.

## Kinds and types of cards

kind-human = Human
    .text = Gives its value in points when hunted, and more in the Plains and the Forest.
kind-power = Power
    .text = A skill that you hunt. No points, but Speed and effects.
kind-familiar = Familiar
    .text = An animal that stays with you. No points when hunted.
kind-rose = Rose
    .text = A treasure of the Labyrinth. You can own only one.
kind-starter = Starting Power
    .text = One of the six cards that every vampire begins with. No Mission counts it.

type-villager = Villager
type-religious = Religious
type-military = Military
type-noble = Noble

animal-goat = Goat
    .text = For each vampire that you push: 2 points, and its player discards a Permanent card of their choice.
animal-wolf = Wolf
    .text = At the end of the game: 1 point for each Wolf you own. That makes 1, 4, 9 or 16 points for 1, 2, 3 or 4 Wolves.
animal-pigeon = Pigeon
    .text = At the end of your turn: 1 point if you did not hunt.
animal-dog = Dog
    .text = On a Well: 1 more Speed for hunting. Or discard it for one extra hunt in column 1, anywhere.
animal-pig = Pig
    .text = If you have not moved: one extra hunt. At the end of your turn: 1 point if you hunted a Human.
animal-owl = Owl
    .text = When hunted: gain a Mission from any Crypt. In your playing area: 1 point each time you gain a Mission.
animal-rat = Rat
    .text = 1 more Speed for each Human worth 1 or 2 in your playing area.
animal-snake = Snake
    .text = Before you set out, or in your Action step: you may digest it together with another card of your playing area and gain 2 points.
animal-bear = Bear
    .text = Before you play your hand: you may discard the whole hand and this Bear, draw 2 new cards and gain 1 point.
animal-panther = Panther
    .text = With at least 2 Humans in your playing area: 2 more Speed and 1 point.

## Steps of a turn, phases, fates

step-prelude = Beginning of the turn
step-effects = Effects
step-snake-window = Snakes
step-confuse = Confuse
step-speed = Speed
step-move = Move
step-push = Push
step-action = Action
step-end = End of the turn

phase-setup = Setup
phase-night = Night
phase-parasols = Parasols
phase-scoring = Scoring
phase-over = The end

fate-safe = Home
fate-survives = Survived
fate-burnt = Burnt

class-instant = Instant Mission
class-white = Mission
class-beige = Mission
class-five = Mission

earning-hunts = Hunts
earning-roses = Roses
earning-castle = Castle tile
earning-tokens = Bonus tokens
earning-familiars = Familiars
earning-missions = Missions of the night

## Glossary

term-points = Points
    .text = Victory points, VP for short. The survivor with the most of them wins.
term-speed = Speed
    .text = The numbers on all cards in your playing area, added up once a turn. It pays for steps and hunts; whatever is left over is lost.
term-playing-area = Playing area
    .text = The cards that work for you this turn: your hand, played face up, and your Permanent cards.
term-discard-pile = Discard pile
    .text = Cards that come back when your deck is empty. Everyone may look through it.
term-digestion-zone = Digestion zone
    .text = Digested cards stay here for the rest of the game. They no longer do anything, but you still own them.
term-own = Own
    .text = You own every card of your deck, hand, playing area, discard pile and Digestion zone.
term-hunt-track = Hunt Track
    .text = The prey of the night. The number of the column is the price; after every round all piles move on by one column.
term-hunt = Hunt
    .text = Pay the price of a pile of the Hunt Track and take all its cards. Each turn allows one hunt and whatever extra hunts you have.
term-value = Value
    .text = The points that a Human gives when hunted, without any bonus.
term-hunter = Hunter
    .text = A Human without value who gives 1 point at the end for each card of their own type that you own.
term-home = Home
    .text = A vampire that has returned to the Castle. It still takes its turns, but neither moves nor hunts.
term-castle-tile = Castle tile
    .text = Points for those who come home: the first one takes the highest.
term-push = Push
    .text = Where you stop, you may push other vampires to neighbouring spaces, from the top of the stack. In the Castle and the Cemetery nobody is pushed.
term-order = Order of turns
    .text = The vampire farthest out acts first: by region, then by path, then by the number of the space, then from the top of the stack.
term-mission = Mission
    .text = A tile that says what gives points at the end. Your own Missions are secret; two are public and score for everyone.
term-instant-mission = Instant Mission
    .text = A golden tile that you use once, in your own turn. It gives nothing at the end.
term-bonus-token = Bonus token
    .text = Comes from a Chest, gives 2 points at once and can do something later.
term-parasol = Parasol
    .text = Gives you one more turn after round 15, without hunting.
term-dawn = Dawn
    .text = After round 15: safe in the Castle, minus 5 points in the Cemetery, burnt everywhere else. In Rookie mode the Mountains cost 6 to 14 points.
term-burnt = Burnt
    .text = Caught by the sun. A burnt vampire cannot win and is left out of every comparison.

## Vampires

vampire-rajesh = Rajesh Amara
    .text = Green, with the claw of a tiger.
vampire-boris = Boris Pouchkine
    .text = Blue, with the head of a wolf.
vampire-josephine = Josephine Lafayette
    .text = Yellow, with a fan.
vampire-beatrice = Lady Beatrice
    .text = Violet, with a rose.
vampire-yoko = Yoko Chiyako
    .text = Red, with a crescent moon.
vampire-gervasi = Don Gervasi
    .text = Orange, with a key.

## Spaces

space-castle = Castle
    .at = in the Castle
    .to = to the Castle
    .from = from the Castle
space-c1 = Cemetery 1
    .at = in the Cemetery (1)
    .to = to the Cemetery (1)
    .from = from the Cemetery (1)
space-c2 = Cemetery 2
    .at = in the Cemetery (2)
    .to = to the Cemetery (2)
    .from = from the Cemetery (2)
space-c3 = Cemetery 3
    .at = in the Cemetery (3)
    .to = to the Cemetery (3)
    .from = from the Cemetery (3)
space-m1 = Mountains 1
    .at = in the Mountains (1)
    .to = to the Mountains (1)
    .from = from the Mountains (1)
space-m2 = Mountains 2
    .at = in the Mountains (2)
    .to = to the Mountains (2)
    .from = from the Mountains (2)
space-m3 = Mountains 3
    .at = in the Mountains (3)
    .to = to the Mountains (3)
    .from = from the Mountains (3)
space-m4 = Mountains 4
    .at = in the Mountains (4)
    .to = to the Mountains (4)
    .from = from the Mountains (4)
space-m5 = Mountains 5 (Well)
    .at = at the Well (Mountains 5)
    .to = to the Well (Mountains 5)
    .from = from the Well (Mountains 5)
space-m6 = Mountains 6 (Crypt)
    .at = at the Crypt (Mountains 6)
    .to = to the Crypt (Mountains 6)
    .from = from the Crypt (Mountains 6)
space-m7 = Mountains 7
    .at = in the Mountains (7)
    .to = to the Mountains (7)
    .from = from the Mountains (7)
space-m8 = Mountains 8
    .at = in the Mountains (8)
    .to = to the Mountains (8)
    .from = from the Mountains (8)
space-m9 = Mountains 9 (Well)
    .at = at the Well (Mountains 9)
    .to = to the Well (Mountains 9)
    .from = from the Well (Mountains 9)
space-r1 = Plains, Railroad 1
    .at = in the Plains (Railroad 1)
    .to = to the Plains (Railroad 1)
    .from = from the Plains (Railroad 1)
space-r2 = Plains, Railroad 2
    .at = in the Plains (Railroad 2)
    .to = to the Plains (Railroad 2)
    .from = from the Plains (Railroad 2)
space-r3 = Plains, Railroad 3
    .at = in the Plains (Railroad 3)
    .to = to the Plains (Railroad 3)
    .from = from the Plains (Railroad 3)
space-r4 = Plains, Railroad 4 (Well)
    .at = at the Well (Plains, Railroad 4)
    .to = to the Well (Plains, Railroad 4)
    .from = from the Well (Plains, Railroad 4)
space-r5 = Plains, Railroad 5
    .at = in the Plains (Railroad 5)
    .to = to the Plains (Railroad 5)
    .from = from the Plains (Railroad 5)
space-r6 = Plains, Railroad 6 (Chest)
    .at = at the Chest (Plains, Railroad 6)
    .to = to the Chest (Plains, Railroad 6)
    .from = from the Chest (Plains, Railroad 6)
space-r7 = Plains, Railroad 7 (Crypt)
    .at = at the Crypt (Plains, Railroad 7)
    .to = to the Crypt (Plains, Railroad 7)
    .from = from the Crypt (Plains, Railroad 7)
space-r8 = Plains, Railroad 8 (Market)
    .at = at the Market (Plains, Railroad 8)
    .to = to the Market (Plains, Railroad 8)
    .from = from the Market (Plains, Railroad 8)
space-r9 = Plains, Railroad 9
    .at = in the Plains (Railroad 9)
    .to = to the Plains (Railroad 9)
    .from = from the Plains (Railroad 9)
space-r10 = Plains, Railroad 10 (Well)
    .at = at the Well (Plains, Railroad 10)
    .to = to the Well (Plains, Railroad 10)
    .from = from the Well (Plains, Railroad 10)
space-r11 = Plains, Railroad 11 (Chest)
    .at = at the Chest (Plains, Railroad 11)
    .to = to the Chest (Plains, Railroad 11)
    .from = from the Chest (Plains, Railroad 11)
space-r12 = Plains, Railroad 12 (Chest)
    .at = at the Chest (Plains, Railroad 12)
    .to = to the Chest (Plains, Railroad 12)
    .from = from the Chest (Plains, Railroad 12)
space-r13 = Plains, Railroad 13 (Chest)
    .at = at the Chest (Plains, Railroad 13)
    .to = to the Chest (Plains, Railroad 13)
    .from = from the Chest (Plains, Railroad 13)
space-r14 = Plains, Railroad 14 (Chest)
    .at = at the Chest (Plains, Railroad 14)
    .to = to the Chest (Plains, Railroad 14)
    .from = from the Chest (Plains, Railroad 14)
space-r15 = Plains, Railroad 15 (Chest)
    .at = at the Chest (Plains, Railroad 15)
    .to = to the Chest (Plains, Railroad 15)
    .from = from the Chest (Plains, Railroad 15)
space-r16 = Plains, Railroad 16 (Chest)
    .at = at the Chest (Plains, Railroad 16)
    .to = to the Chest (Plains, Railroad 16)
    .from = from the Chest (Plains, Railroad 16)
space-b1 = Plains, Boat route 1
    .at = in the Plains (Boat route 1)
    .to = to the Plains (Boat route 1)
    .from = from the Plains (Boat route 1)
space-b2 = Plains, Boat route 2
    .at = in the Plains (Boat route 2)
    .to = to the Plains (Boat route 2)
    .from = from the Plains (Boat route 2)
space-b3 = Plains, Boat route 3 (Tavern)
    .at = in the Tavern (Plains, Boat route 3)
    .to = to the Tavern (Plains, Boat route 3)
    .from = from the Tavern (Plains, Boat route 3)
space-b4 = Plains, Boat route 4 (Ship)
    .at = on the Ship (Plains, Boat route 4)
    .to = to the Ship (Plains, Boat route 4)
    .from = from the Ship (Plains, Boat route 4)
space-b5 = Plains, Boat route 5 (Well)
    .at = at the Well (Plains, Boat route 5)
    .to = to the Well (Plains, Boat route 5)
    .from = from the Well (Plains, Boat route 5)
space-b6 = Plains, Boat route 6 (Ship)
    .at = on the Ship (Plains, Boat route 6)
    .to = to the Ship (Plains, Boat route 6)
    .from = from the Ship (Plains, Boat route 6)
space-b7 = Plains, Boat route 7 (Chest)
    .at = at the Chest (Plains, Boat route 7)
    .to = to the Chest (Plains, Boat route 7)
    .from = from the Chest (Plains, Boat route 7)
space-b8 = Plains, Boat route 8 (Ship)
    .at = on the Ship (Plains, Boat route 8)
    .to = to the Ship (Plains, Boat route 8)
    .from = from the Ship (Plains, Boat route 8)
space-b9 = Plains, Boat route 9 (Well)
    .at = at the Well (Plains, Boat route 9)
    .to = to the Well (Plains, Boat route 9)
    .from = from the Well (Plains, Boat route 9)
space-b10 = Plains, Boat route 10 (Ship)
    .at = on the Ship (Plains, Boat route 10)
    .to = to the Ship (Plains, Boat route 10)
    .from = from the Ship (Plains, Boat route 10)
space-d1 = Plains, Road 1 (Crypt)
    .at = at the Crypt (Plains, Road 1)
    .to = to the Crypt (Plains, Road 1)
    .from = from the Crypt (Plains, Road 1)
space-d2 = Plains, Road 2
    .at = in the Plains (Road 2)
    .to = to the Plains (Road 2)
    .from = from the Plains (Road 2)
space-d3 = Plains, Road 3
    .at = in the Plains (Road 3)
    .to = to the Plains (Road 3)
    .from = from the Plains (Road 3)
space-d4 = Plains, Road 4 (Church)
    .at = at the Church (Plains, Road 4)
    .to = to the Church (Plains, Road 4)
    .from = from the Church (Plains, Road 4)
space-d5 = Plains, Road 5 (Well)
    .at = at the Well (Plains, Road 5)
    .to = to the Well (Plains, Road 5)
    .from = from the Well (Plains, Road 5)
space-d6 = Plains, Road 6
    .at = in the Plains (Road 6)
    .to = to the Plains (Road 6)
    .from = from the Plains (Road 6)
space-d7 = Plains, Road 7 (Crypt)
    .at = at the Crypt (Plains, Road 7)
    .to = to the Crypt (Plains, Road 7)
    .from = from the Crypt (Plains, Road 7)
space-d8 = Plains, Road 8
    .at = in the Plains (Road 8)
    .to = to the Plains (Road 8)
    .from = from the Plains (Road 8)
space-d9 = Forest, Road 1
    .at = in the Forest (Road 1)
    .to = to the Forest (Road 1)
    .from = from the Forest (Road 1)
space-d10 = Forest, Road 2 (Well)
    .at = at the Well (Forest, Road 2)
    .to = to the Well (Forest, Road 2)
    .from = from the Well (Forest, Road 2)
space-d11 = Forest, Road 3 (Barracks)
    .at = at the Barracks (Forest, Road 3)
    .to = to the Barracks (Forest, Road 3)
    .from = from the Barracks (Forest, Road 3)
space-d12 = Forest, Road 4
    .at = in the Forest (Road 4)
    .to = to the Forest (Road 4)
    .from = from the Forest (Road 4)
space-d13 = Forest, Road 5 (Crypt)
    .at = at the Crypt (Forest, Road 5)
    .to = to the Crypt (Forest, Road 5)
    .from = from the Crypt (Forest, Road 5)
space-d14 = Forest, Road 6
    .at = in the Forest (Road 6)
    .to = to the Forest (Road 6)
    .from = from the Forest (Road 6)
space-d15 = Forest, Road 7 (Well)
    .at = at the Well (Forest, Road 7)
    .to = to the Well (Forest, Road 7)
    .from = from the Well (Forest, Road 7)
space-d16 = Forest, Road 8
    .at = in the Forest (Road 8)
    .to = to the Forest (Road 8)
    .from = from the Forest (Road 8)
space-d17 = Forest, Road 9 (Chest)
    .at = at the Chest (Forest, Road 9)
    .to = to the Chest (Forest, Road 9)
    .from = from the Chest (Forest, Road 9)
space-f1 = Forest, Railroad 1 (Chest)
    .at = at the Chest (Forest, Railroad 1)
    .to = to the Chest (Forest, Railroad 1)
    .from = from the Chest (Forest, Railroad 1)
space-f2 = Forest, Railroad 2 (Well)
    .at = at the Well (Forest, Railroad 2)
    .to = to the Well (Forest, Railroad 2)
    .from = from the Well (Forest, Railroad 2)
space-f3 = Forest, Railroad 3 (Mansion)
    .at = at the Mansion (Forest, Railroad 3)
    .to = to the Mansion (Forest, Railroad 3)
    .from = from the Mansion (Forest, Railroad 3)
space-f4 = Forest, Railroad 4 (Crypt)
    .at = at the Crypt (Forest, Railroad 4)
    .to = to the Crypt (Forest, Railroad 4)
    .from = from the Crypt (Forest, Railroad 4)
space-f5 = Forest, Railroad 5 (Chest)
    .at = at the Chest (Forest, Railroad 5)
    .to = to the Chest (Forest, Railroad 5)
    .from = from the Chest (Forest, Railroad 5)
space-labyrinth = Labyrinth
    .at = in the Labyrinth
    .to = to the Labyrinth
    .from = from the Labyrinth

## Cells of the Hunt Track

cell-1-3 = row 1, column 3
cell-1-2 = row 1, column 2
cell-1-1 = row 1, column 1
cell-2-3 = row 2, column 3
cell-2-2 = row 2, column 2
cell-2-1 = row 2, column 1
cell-3-3 = row 3, column 3
cell-3-2 = row 3, column 2
cell-3-1 = row 3, column 1
cell-4-3 = row 4, column 3
cell-4-2 = row 4, column 2
cell-4-1 = row 4, column 1
cell-5-3 = row 5, column 3
cell-5-2 = row 5, column 2
cell-5-1 = row 5, column 1
cell-6-3 = row 6, column 3
cell-6-2 = row 6, column 2
cell-6-1 = row 6, column 1
cell-7-3 = row 7, column 3
cell-7-2 = row 7, column 2
cell-7-1 = row 7, column 1

## Humans

card-noble-carlyle = Carlyle
    .text = No effect.
card-noble-ophelia = Ophelia
    .text = No effect.
card-noble-tania = Tania
    .text = No effect.
card-noble-mindy = Mindy
    .text = No effect.
card-noble-jack = Jack
    .text = No effect.
card-noble-elois = Eloïs
    .text = { keyword-holy-water }. { keyword-holy-water.text }
card-noble-agnes = Agnès
    .text = No effect.
card-noble-prince-godfrey = Prince Godfrey
    .text = No effect.
card-noble-wilma = Wilma
    .text = { keyword-gregarious }. { keyword-gregarious.text }
card-noble-theresa = Theresa
    .text = { keyword-confuse }. { keyword-confuse.text }
card-noble-wentworth = Wentworth
    .text = No effect.
card-noble-veres = Veres
    .text = When hunted: only the bonus of the region. At the end of the game: 1 point for each Noble card you own, this one included.
card-noble-wadsworth = Wadsworth
    .text = No effect.
card-noble-henrietta = Henrietta
    .text = No effect.
card-noble-baron-christien = Baron Christien
    .text = At the end of the game: 2 points if you own { CARD("villager-roxane", case: "acc") }.
card-noble-catarina = Catarina
    .text = { keyword-gregarious }. { keyword-gregarious.text }
card-noble-marilyn = Marilyn
    .text = No effect.
card-noble-bridget = Bridget
    .text = When hunted in the Plains: 1 more point, besides the bonus of the region.
card-noble-zara = Zara
    .text = No effect.
card-noble-belle = Belle
    .text = When hunted in the Forest: 2 more points, besides the bonus of the region.
card-religious-eleanor = Eleanor
    .text = No effect.
card-religious-dee = Dee
    .text = Effects: you must draw 1 card into your playing area.
card-religious-bolat = Bolat
    .text = { keyword-holy-water }. { keyword-holy-water.text }
card-religious-faith = Faith
    .text = When hunted in the Plains: 1 more point, besides the bonus of the region.
card-religious-rufus = Rufus
    .text = { keyword-spicy }. { keyword-spicy.text }
card-religious-ruth = Ruth
    .text = No effect.
card-religious-the-priestess = The Priestess
    .text = No effect.
card-religious-bradford = Bradford
    .text = No effect.
card-religious-mary = Mary
    .text = No effect.
card-religious-zephania = Zephania
    .text = { keyword-digest }. { keyword-digest.text }
card-religious-brother-stewart = Brother Stewart
    .text = No effect.
card-religious-wright = Wright
    .text = { keyword-inspiring }. { keyword-inspiring.text }
card-religious-father-eli = Father Eli
    .text = { keyword-slow }. { keyword-slow.text }
card-religious-cotton = Cotton
    .text = No effect.
card-religious-cantor-sami = Cantor Sami
    .text = { keyword-holy-water }. { keyword-holy-water.text }
card-religious-ozmo = Ozmo
    .text = No effect.
card-religious-mycroft = Mycroft
    .text = No effect.
card-religious-simone = Simone
    .text = No effect.
card-religious-nemes = Nemes
    .text = When hunted: only the bonus of the region. At the end of the game: 1 point for each Religious card you own, this one included.
card-religious-friar-tunk = Friar Tunk
    .text = No effect.
card-villager-momo = Momo
    .text = No effect.
card-villager-billy = Billy
    .text = No effect.
card-villager-bruce = Bruce
    .text = No effect.
card-villager-roxane = Roxane
    .text = { CARD("military-cyrana") } and { CARD("noble-baron-christien") } are looking for her: together they are worth more at the end.
card-villager-bippo = Bippo
    .text = { keyword-confuse }. { keyword-confuse.text }
card-villager-reyda = Reyda
    .text = { keyword-fast }. { keyword-fast.text }
card-villager-eponime = Éponime
    .text = No effect.
card-villager-boo = Boo
    .text = No effect.
card-villager-o-nel = O’Nel
    .text = No effect.
card-villager-patricia = Patricia
    .text = { keyword-slow }. { keyword-slow.text }
card-villager-juri = Juri
    .text = { keyword-confuse }. { keyword-confuse.text }
card-villager-favina = Favina
    .text = No effect.
card-villager-yaga = Yaga
    .text = { keyword-gregarious }. { keyword-gregarious.text }
card-villager-anton = Anton
    .text = { keyword-spicy }. { keyword-spicy.text }
card-villager-szalai = Szalai
    .text = When hunted: only the bonus of the region. At the end of the game: 1 point for each Villager card you own, this one included.
card-villager-eunice = Eunice
    .text = { keyword-spicy }. { keyword-spicy.text }
card-villager-boris = Boris
    .text = No effect.
card-villager-angus = Angus
    .text = { keyword-digest }. { keyword-digest.text }
card-villager-bernard = Bernard
    .text = { keyword-spicy }. { keyword-spicy.text }
card-villager-ivo = Ivo
    .text = No effect.
card-military-uwe = Uwe
    .text = No effect.
card-military-grant = Grant
    .text = No effect.
card-military-diego = Diego
    .text = No effect.
card-military-campbell = Campbell
    .text = { keyword-confuse }. { keyword-confuse.text }
card-military-calvin = Calvin
    .text = { keyword-fast }. { keyword-fast.text }
card-military-peter = Peter
    .text = { keyword-digest }. { keyword-digest.text }
card-military-khasar = Khasar
    .text = No effect.
card-military-marcel = Marcel
    .text = { keyword-holy-water }. { keyword-holy-water.text }
card-military-eli = Eli
    .text = When hunted: only the bonus of the region. At the end of the game: 1 point for each Military card you own, this one included.
card-military-tyre = Tyre
    .text = No effect.
card-military-eglantine = Églantine
    .text = { keyword-confuse }. { keyword-confuse.text }
card-military-ivan = Ivan
    .text = No effect.
card-military-murdoch = Murdoch
    .text = When hunted in the Forest: 2 more points, besides the bonus of the region.
card-military-cyrana = Cyrana
    .text = At the end of the game: 4 points if you own { CARD("villager-roxane", case: "acc") }.
card-military-isabel = Isabel
    .text = At the end of the game: 2 points if you own a Rose.
card-military-arthur = Arthur
    .text = No effect.
card-military-harper = Harper
    .text = No effect.
card-military-archibald = Archibald
    .text = No effect.
card-military-victoria = Victoria
    .text = { keyword-inspiring }. { keyword-inspiring.text }
card-military-titus = Titus
    .text = { keyword-spicy }. { keyword-spicy.text }

## Powers

card-hypnosis = Hypnosis
    .text = Action: you may move 1 card of the Hunt Track to the neighbouring cell above, below, left or right.
card-form-of-mist = Form of Mist
    .text = Move: instead of walking you may drift to one of the next Wells in any direction, for 0 Speed. The Castle counts as a Well.
card-form-of-bat = Form of Bat
    .text = Move: passing a space with a Well or another vampire costs nothing. The last space always costs 1.
card-vampiric-stealth = Vampiric Stealth
    .text = One extra hunt this turn.
card-vampiric-will = Vampiric Will
    .text = Effects: you may discard 1 other card from your playing area that has not been used yet, then draw 1 card into your playing area.
card-vampiric-will-double = Vampiric Will (double)
    .text = Effects: you may discard 1 other card from your playing area that has not been used yet, then draw 1 card into your playing area. Then you may do it once more.
card-vampiric-strength = Vampiric Strength
    .text = Effects: you may draw 1 card into your playing area, or 2 if there is a Human there.
card-vampiric-strength-great = Vampiric Strength (great)
    .text = Effects: you may draw 2 cards into your playing area, or 3 if there is a Human there.
card-vampiric-speed-3 = Vampiric Speed (3)
    .text = No effect.
card-vampiric-speed-2 = Vampiric Speed (2)
    .text = No effect.

## Familiars

card-goat-nanny = Nanny
    .text = { animal-goat.text }
card-goat-capra = Capra
    .text = { animal-goat.text }
card-wolf-echo = Echo
    .text = { animal-wolf.text }
card-wolf-bo = Bo
    .text = { animal-wolf.text }
card-wolf-gray = Gray
    .text = { animal-wolf.text }
card-wolf-jahda = Jahda
    .text = { animal-wolf.text }
card-pigeon-tyson = Tyson
    .text = { animal-pigeon.text }
card-pigeon-porumbel = Porumbel
    .text = { animal-pigeon.text }
card-dog-kutya = Kutya
    .text = { animal-dog.text }
card-dog-caine = Caine
    .text = { animal-dog.text }
card-pig-chop = Chop
    .text = { animal-pig.text }
card-pig-malac = Malac
    .text = { animal-pig.text }
card-owl-sova = Sova
    .text = { animal-owl.text }
card-owl-bagoly = Bagoly
    .text = { animal-owl.text }
card-rat-wee-vlad = Wee Vlad
    .text = { animal-rat.text }
card-rat-patcani = Patcani
    .text = { animal-rat.text }
card-snake-wiggles = Wiggles
    .text = { animal-snake.text }
card-snake-kaa = Kaa
    .text = { animal-snake.text }
card-bear-ursa = Ursa
    .text = { animal-bear.text }
card-bear-teddy = Teddy
    .text = { animal-bear.text }
card-panther-lockjaw = Lockjaw
    .text = { animal-panther.text }
card-panther-nanoosh = Nanoosh
    .text = { animal-panther.text }

## Roses

card-eternal-rose = Eternal Rose
    .acc = the Eternal Rose
    .text = At the end of each of your turns: 1 point.
card-dead-rose = Dead Rose
    .acc = the Dead Rose
    .text = At the end of each of your turns in which you hunted: 1 point.
card-perfect-rose = Perfect Rose
    .acc = the Perfect Rose
    .text = At the end of each of your turns in which you did not hunt: 2 points.

## Starting Powers

card-the-hunger = The Hunger
    .text = In your playing area: each Human you hunt gives 1 more point.
card-vampire-thirst = Vampire Thirst
    .text = Speed 3 instead of 1 if there is a Human in your playing area.
card-vampire-strength = Vampire Strength
    .text = Effects: if there is a Human in your playing area, you must draw 1 card into your playing area.
card-vampire-speed-2 = Vampire Speed (2)
    .text = No effect.
card-vampire-speed-3 = Vampire Speed (3)
    .text = No effect.
card-vampire-speed-4 = Vampire Speed (4)
    .text = No effect.

## Missions

mission-digestion = Digestion
    .text = Instead of playing your hand: digest all Humans in your hand, discard the rest and end your turn.
mission-hungry = Hungry!
    .text = After you have hunted in column 3: hunt { $freeHuntTakes ->
        [pile] all cards
       *[other] 1 card
    } from any cell of the Hunt Track for free.
mission-vampire-on-top = Vampire on Top
    .text = After you have hunted a Human from the Hunt Track in the Mountains: hunt { $freeHuntTakes ->
        [pile] all cards of one cell
       *[other] 1 card
    } from the same column for free.
mission-vampire-of-the-coast = Vampire of the Coast
    .text = After you have hunted a Human from the Hunt Track in the Plains: hunt { $freeHuntTakes ->
        [pile] all cards of one cell
       *[other] 1 card
    } from the same column for free.
mission-wild-vampire = Wild Vampire
    .text = After you have hunted a Human from the Hunt Track in the Forest or the Labyrinth: hunt { $freeHuntTakes ->
        [pile] all cards of one cell
       *[other] 1 card
    } from the same column for free.
mission-treasure-chest = Treasure Chest
    .text = In your turn: take the Bonus token from any Chest, wherever you are.
mission-beast-master = Beast Master
    .text = In your Action step: hunt 1 Familiar from any cell of the Hunt Track for free. It comes straight into your playing area.
mission-the-opportunist = The Opportunist
    .text = In your turn: 1 point for each vampire that is closer to the Castle than you.
mission-common-taste = Common Taste
    .text = 1 point for each Villager you own.
mission-zoologist = Zoologist
    .text = 4 points if you own the most Familiars.
mission-the-devout = The Devout
    .text = 6 points if you own the most Religious.
mission-romantic = Romantic
    .text = 5 points if you own a Rose.
mission-a-soldiers-life = A Soldier’s Life
    .text = 1 point for each Military you own.
mission-the-host = The Host
    .text = If you returned to the Castle: 2 points, and 2 more for each survivor who came home later or not at all.
mission-the-collector = The Collector
    .text = 1 point for each Bonus token you own, used ones included.
mission-haute-cuisine = Haute Cuisine
    .text = 1 point for each Human worth 4 or 5 that you own.
mission-picky = Picky
    .text = 6 points if you own no Human worth 5.
mission-strategist = Strategist
    .text = 6 points if you own the most Military.
mission-a-hankering = A Hankering
    .text = 6 points if you own 5 or more Humans of one type.
mission-on-a-diet = On a Diet
    .text = 5 points if you own the fewest Humans.
mission-tipsy = Tipsy
    .text = 4 points for each Human with Confuse that you own.
mission-my-body-is-my-temple = My Body Is My Temple
    .text = 1 point for each different Power you own.
mission-holier-than-thou = Holier than Thou
    .text = 1 point for each Religious you own.
mission-selective = Selective
    .text = 2 points for each Human of the type you own the fewest of.
mission-royal = Royal
    .text = 1 point for each Noble you own.
mission-rich-get-richer = Rich Get Richer
    .text = 4 points if you have the most points before the Missions.
mission-gluttony = Gluttony
    .text = 5 points if you own the most Humans.
mission-animal-lover = Animal Lover
    .text = 1 point for each different { $animalLoverBy ->
        [name] name among the Familiars
       *[other] animal among the Familiars
    } you own.
mission-eat-them-all = Eat Them All
    .text = 5 points if you own 13 or more Humans.
mission-revolutionary = Revolutionary
    .text = 6 points if you own the most Nobles.
mission-missionary = Missionary
    .text = 1 point, and 1 more for each of your other Missions that gives you at least 1 point. If this Mission is public: 1 more for the other public one.
mission-landlord = Landlord
    .text = 6 points if you own the most Villagers.
mission-dangerous-diet = Dangerous Diet
    .text = 2 points for each Human with Confuse, Spicy or Holy Water that you own.
mission-varied-diet = Varied Diet
    .text = 3 points for each set of a Villager, a Religious, a Military and a Noble that you own.
mission-gourmet = Gourmet
    .text = 2 points for each Human in your Digestion zone.
mission-three-star-dinner = Three-Star Dinner
    .text = 1 point for each Human worth 3 that you own.
mission-family-business = Family Business
    .text = 1 point for each Human of the type you own the most of.
mission-catch-up = Catch Up
    .text = 10 points if you have the fewest points before the Missions.
mission-meh = Meh
    .text = 1 point for each Human worth 1 or 2 that you own.
mission-early-night = Early Night
    .text = 6 points if you were the first to return to the Castle.
mission-haute-cuisine-5p = { mission-haute-cuisine }
    .text = { mission-haute-cuisine.text }
mission-three-star-dinner-5p = { mission-three-star-dinner }
    .text = { mission-three-star-dinner.text }
mission-gluttony-5p = { mission-gluttony }
    .text = { mission-gluttony.text }
mission-picky-5p = { mission-picky }
    .text = { mission-picky.text }
mission-holier-than-thou-5p = { mission-holier-than-thou }
    .text = { mission-holier-than-thou.text }
mission-eat-them-all-5p = { mission-eat-them-all }
    .text = { mission-eat-them-all.text }
mission-a-soldiers-life-5p = { mission-a-soldiers-life }
    .text = { mission-a-soldiers-life.text }
mission-royal-5p = { mission-royal }
    .text = { mission-royal.text }
mission-meh-5p = { mission-meh }
    .text = { mission-meh.text }
mission-common-taste-5p = { mission-common-taste }
    .text = { mission-common-taste.text }

## Bonus tokens

token-token-velvet = Velvet Clothing
    .text = 4 points when taken. Nothing else.
token-token-parasol = Parasol
    .text = One more turn after round 15, without hunting.
token-token-speed-1 = +1 Speed
    .text = When you move or hunt: 1 more Speed.
token-token-speed-2 = +2 Speed
    .text = When you move or hunt: 2 more Speed.
token-token-hunt = +1 Hunt
    .text = In your Action step: one extra hunt.
token-token-swap = Discard 1, draw 1
    .text = Effects: discard 1 card from your playing area that has not been used yet, then draw 1 card into your playing area.
token-token-draw = Draw 1
    .text = Effects: draw 1 card into your playing area.
token-token-mission = Gain 1 Mission
    .text = In your turn: gain a Mission from any Crypt.
token-token-villager = Villager
    .text = Counts as 1 Villager for Missions.
token-token-religious = Religious
    .text = Counts as 1 Religious for Missions.
token-token-military = Military
    .text = Counts as 1 Military for Missions.
token-token-noble = Noble
    .text = Counts as 1 Noble for Missions.
token-token-any = Human of your choice
    .text = Counts as 1 Human for Missions. You name the type just before they are scored.

## Castle tiles

tile-castle-10 = Castle tile 10
    .text = 10 points for coming home.
tile-castle-8 = Castle tile 8
    .text = 8 points for coming home.
tile-castle-6 = Castle tile 6
    .text = 6 points for coming home.
tile-castle-4 = Castle tile 4
    .text = 4 points for coming home.
tile-castle-2 = Castle tile 2
    .text = 2 points for coming home.

## Words of the terminal

word-crossing = two paths meet
word-castle-tiles = Castle tiles
word-cards = Deck/discard/digested
word-closed = closed
word-cost = cost { $cost }
word-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
word-deck = Deck, in no known order
word-empty = empty
word-hand = Hand
word-hunt-deck = Hunt deck
word-hunts-left = hunts left: { $hunts }{ $column ->
    [0] { "" }
   *[other] { " " }({ $column } of them only in column 1)
  }
word-journey = about { $speed } Speed a turn, { $turns ->
    [0] no turn left
    [one] { $turns } turn left
   *[other] { $turns } turns left
  }: { $verdict ->
    [easy] you get home in time
    [tight] it will be tight, turn back now
   *[late] only luck can bring you home
  }
word-missions = Missions
word-now = { $vp } now
word-public = public
word-public-missions = Public Missions
word-rejected = Not kept
word-speed-left = Speed left: { $speed }
word-steps-home = { $steps ->
    [one] { $steps } step home
   *[other] { $steps } steps home
  }
word-tiles = { $count ->
    [one] { $count } Mission
   *[other] { $count } Missions
  }
word-too-far = hardly in time
word-used = Used up
word-warn-burn = This is your last turn, and the sun will find you there. You could still be somewhere safe.
word-where = Where
