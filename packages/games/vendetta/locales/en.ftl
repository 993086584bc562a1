### Vendetta in English.
### Every card is a CARD: clan cards, Allies, the Victim, Places and Relics. A question can use its location ($here), the
### card that asks ($card) and the relic in use ($relic).

game = Vampire: The Masquerade – Vendetta
    .tagline = Seven clans, one throne, and not enough blood.
    .about = Chicago has no Prince. For three nights you send your cards to the districts of the city, some of them face down, put blood beside them and win allies. Just before each conflict everyone secretly decides to stay or to withdraw. Blood is strength, money and life in one: lose the last of it, and the Beast drinks from your own people.

## Options

option-places = Places
    .help = Each location except the Prince’s Haven gets a place with a rule of its own.
option-places-false = Without places
option-places-true = With places

option-relics = Relics
    .help = Everyone chooses a relic that can be used once.
option-relics-false = Without relics
option-relics-true = With relics

option-teams = Teams
    .help = Teams of two, seated opposite each other, with 4 or 6 players.
option-teams-false = Everyone alone
option-teams-true = Teams of two

option-teamHands = Hands in teams
    .help = Whether team-mates see each other’s hidden cards.
option-teamHands-closed = Hidden
option-teamHands-open = Open to the team-mate

option-clanChoice = Clans
    .help = How the clans are given out.
option-clanChoice-draft = Chosen one after the other
option-clanChoice-random = At random

option-memoryAid = Memory aid
    .help = Whether the table lists which cards of the others are known.
option-memoryAid-on = Lists known cards
option-memoryAid-off = Only the log

option-lastBlood = The last blood
    .help = Whether you may play or swap away the last blood of your pool and so enter frenzy yourself.
option-lastBlood-all-voluntary = Always stays in the pool
option-lastBlood-spend-only = May be played or swapped

option-thirdPlace = Third place
    .help = What third place gains in rounds 1, 2 and 3.
option-thirdPlace-1-1-1 = 1 Influence in every round
option-thirdPlace-0-1-1 = 1 Influence from round 2 on
option-thirdPlace-0-0-0 = Nothing

option-halfOfOne = Half of one blood
    .help = Whether a price of half the pool can be paid with 0 or 1 blood.
option-halfOfOne-counts = Costs nothing and counts as paid
option-halfOfOne-must-pay = Cannot be paid

preset-first-game = First game
    .help = Clans are dealt at random, and nothing else is added. The quickest way in.
preset-base = The base game
    .help = Everyone chooses a clan and plays for themselves.
preset-places-and-relics = Places and relics
    .help = Each location has a rule of its own, and everyone chooses a relic. For those who know their clan.
preset-teams = Teams of two
    .help = Two against two, or three teams of two: team-mates sit opposite each other and win together.

## Answers in advance

reaction-auction-bid = In an Auction of Blood
reaction-auction-bid-nothing = Bid nothing
reaction-auction-bid-one = Bid 1 if I can
reaction-auction-bid-two = Bid 2 if I can
reaction-auction-bid-three = Bid 3 if I can

## Questions, and what the other players read meanwhile

decision-choose-clan = Which clan is yours?
    .wait = { SEAT($seat) } is choosing a clan.
decision-choose-relic = Which relic do you take?
    .wait = { SEAT($seat) } is choosing a relic.
decision-hand-keep = Which card do you keep? The other one goes under your clan deck.
    .wait = Choosing cards: { SEATS($seat) }.
decision-hand-return = Which card goes under your clan deck? You keep the other two.
    .wait = Choosing cards: { SEATS($seat) }.
decision-plan-action = Your turn. Which card do you play?
    .wait = { SEAT($seat) } is planning.
decision-plan-location = { $card ->
        [unknown] Where do you play it?
       *[other] Where do you play { CARD($card, case: "acc") }?
    }
    .wait = { SEAT($seat) } is planning.
decision-plan-facing = { $card ->
        [unknown] Face up or face down?
       *[other] { CARD($card) }: face up or face down?
    }
    .wait = { SEAT($seat) } is planning.
decision-plan-blood = { $here ->
        [unknown] How much blood do you put beside it?
       *[other] How much blood do you put { LOCATION($here, part: "at") }?
    }
    .wait = { SEAT($seat) } is weighing how much blood to add.
decision-plan-diablerie = How many Diablerie tokens do you flip? Each brings 1 blood.
    .wait = { SEAT($seat) } is thinking of dark deeds.
decision-plan-end = Anything else this turn?
    .wait = { SEAT($seat) } is ending the turn.
decision-drain-which = Who do you drain?
    .wait = { SEAT($seat) } is thirsty.
decision-look-which = Which face-down card do you look at?
    .wait = { SEAT($seat) } is choosing a card to look at.
decision-relic-planning = { $relic ->
        [re-isaac-chalice] Which drained card returns to your alliance?
        [re-mirror-of-the-ninth-hour] At which location do you look at all face-down cards?
        [re-ferrymans-key] { $from ->
            [unknown] Which of your cards do you move?
            [none] Which of your cards do you move?
           *[other] Where do you move it?
        }
       *[other] How do you use your relic?
    }
    .wait = { SEAT($seat) } is using a relic.
decision-relic-start-resolution = The resolution begins. Do you use { CARD("re-sargon-apocrypha") }?
    .wait = { SEAT($seat) } is holding { CARD("re-sargon-apocrypha") }.
decision-withdraw-look = { CARD("al-ambrus-maropis") } will tell for 1 blood. Which card do you look at?
    .wait = { SEAT($seat) } is listening to { CARD("al-ambrus-maropis") }.
decision-stay-or-withdraw = { $here ->
        [unknown] Stay or withdraw?
       *[other] { LOCATION($here) }: stay or withdraw?
    }
    .wait = Staying or withdrawing: { SEATS($seat) }.
decision-relic-mask = The tokens are shown. Do you switch yours?
    .wait = { SEAT($seat) } is holding { CARD("re-penitent-mask") }.
decision-cloak-use = You withdraw. Which way?
    .wait = { SEAT($seat) } is withdrawing.
decision-friends-blood = { CARD("to-friends-in-high-places") }: how much blood do you play?
    .wait = { SEAT($seat) } has friends in high places.
decision-one-step-ahead = { $number ->
        [unknown] Lose 2 blood and turn your card up, or leave it face down?
       *[other] Lose 2 blood and turn card { SUM($number, 1) } up, or leave it face down?
    }
    .wait = { SEAT($seat) } is weighing a card against 2 blood.
decision-reveal-order = Which of your cards works first?
    .wait = { SEAT($seat) } is choosing the order of effects.
decision-curfew-choice = { CARD("ve-curfew") }: do you stay indoors, or pay in blood?
    .wait = { SEAT($seat) } is facing the curfew.
decision-forestall-card = Which card do you forestall?
    .wait = { SEAT($seat) } is seeing a blow coming.
decision-auction-bid = How much blood do you bid?
    .wait = Bidding: { SEATS($seat) }.
decision-auction-flip = Your bid is the lowest. Which card do you turn face down?
    .wait = { SEAT($seat) } has to turn a card face down.
decision-prep-order = Which preparation card comes next?
    .wait = { SEAT($seat) } is preparing.
decision-mesmerize-target = Whose hand do you take over?
    .wait = { SEAT($seat) } is looking deep into someone’s eyes.
decision-chaos-card = Which card do you take back into your hand? Each one steals 1 blood from each rival.
    .wait = { SEAT($seat) } is spreading chaos.
decision-assault-card = Which card do you turn face down? Face down it has power 4.
    .wait = { SEAT($seat) } is losing all restraint.
decision-backstab-blood = { CARD("no-backstab") }: how much blood do you play?
    .wait = { SEAT($seat) } is drawing a blade.
decision-move-to-haven = { $card ->
        [unknown] Do you move the card to the Prince’s Haven?
       *[other] Do you move { CARD($card, case: "acc") } to the Prince’s Haven?
    }
    .wait = { SEAT($seat) } is eyeing the Prince’s Haven.
decision-vanish = Do you withdraw?
    .wait = { SEAT($seat) } is about to vanish.
decision-fearless = Do you swap your blood here with your pool?
    .wait = { SEAT($seat) } is about to risk everything.
decision-artifacts = Do you pay for { CARD("tr-ancient-artifacts") }?
    .wait = { SEAT($seat) } is waking old artifacts.
decision-tremere-spend = { $card ->
        [unknown] Do you pay the price?
       *[other] Do you pay the price of { CARD($card, case: "gen") }?
    }
    .wait = { SEAT($seat) } is weighing a price in blood.
decision-tyrant-choice = { CARD("ve-tyrants-gaze") }: do you give up blood or Influence?
    .wait = { SEAT($seat) } is being watched by a tyrant.
decision-relic-knife = Do you use { CARD("re-knife-of-the-faithless") }?
    .wait = { SEAT($seat) } is holding { CARD("re-knife-of-the-faithless") }.
decision-frenzy-replace = The Beast awakes. How do you calm it?
    .wait = { SEAT($seat) } is fighting the Beast.
decision-after-order = Which aftermath card comes next?
    .wait = { SEAT($seat) } is harvesting.
decision-ventrue-hunt = The Ventrue ask for their due. What do you give?
    .wait = { SEAT($seat) } has won, and is asked to share.
decision-mist-target = Where does half of your blood drift?
    .wait = { SEAT($seat) } is turning into mist.
decision-succubus-blood = { CARD("pl-succubus-club") }: how much of your blood do you take back?
    .wait = { SEAT($seat) } is lingering at the Succubus Club.
decision-bane-return = Which card do you shuffle into your clan deck?
    .wait = { SEAT($seat) } has to give back a card.
decision-team-include = { $card ->
        [unknown] Does this hit your team-mate too?
       *[other] { CARD($card) }: does this hit your team-mate too?
    }
    .wait = { SEAT($seat) } is deciding about a team-mate.

## Answers to choose from

answer-card = { CARD($object) }
answer-seat = { SEAT($object) }
answer-location = { LOCATION($object) }
answer-drain = Drain someone in your alliance
answer-look = Look at a face-down card
answer-relic = { $relic ->
    [unknown] Use your relic
   *[other] Use { CARD($relic, case: "gen") }
  }
answer-done = Done
answer-no = No
answer-use = Use it
answer-not-now = Not now
answer-stay = Stay
answer-withdraw = Withdraw
answer-leave = Leave it
answer-choose-clan-clan = { CLAN($object) }
answer-choose-relic-relic = { CARD($object) }
answer-hand-keep-keep = Keep { CARD($object, case: "acc") }
answer-hand-keep-give = Keep both and give up { CARD($object, case: "acc") }
answer-hand-return-return = Put { CARD($object, case: "acc") } under the deck
answer-plan-action-play = Play { CARD($object, case: "acc") }
answer-plan-facing-face-up = { $object ->
    [0] Face up
   *[other] Face up, for { $object } blood
  }
answer-plan-facing-face-down = { $object ->
    [0] Face down
   *[other] Face down, for { $object } blood
  }
answer-plan-blood-blood = { $object ->
    [0] No blood
   *[other] { $object } blood
  }
answer-plan-end-end = End the turn
answer-drain-which-card = Drain { CARD($object, case: "acc") }
answer-look-which-look = { SEAT($object2) }’s card { SUM($object3, 1) } { LOCATION($object1, part: "at") }
answer-relic-planning-move = Your card { SUM($object3, 1) } { LOCATION($object1, part: "at") }
answer-withdraw-look-look = { SEAT($object2) }’s card { SUM($object3, 1) }
answer-relic-mask-switch = Switch your token
answer-relic-mask-keep = Keep your choice
answer-cloak-use-regular = The usual way
answer-cloak-use-cloak = Everything to { CARD("no-cloak-of-shadows") }
answer-one-step-ahead-turn-up = Lose 2 blood and turn it up
answer-one-step-ahead-leave = Leave it face down
answer-curfew-choice-skip = No preparation and no aftermath here
answer-curfew-choice-steal = Have 3 blood stolen
answer-auction-flip-card = Turn { CARD($object, case: "acc") } face down
answer-chaos-card-card = Take { CARD($object, case: "acc") } back
answer-assault-card-card = Turn { CARD($object, case: "acc") } face down
answer-move-to-haven-move = Move it to the Prince’s Haven
answer-fearless-swap = Swap
answer-artifacts-spend = Spend { $object } blood
answer-artifacts-turn-down = Turn the card face down
answer-tremere-spend-spend = Spend { $object } blood
answer-tyrant-choice-move-half = Give { $object } of your blood here
answer-tyrant-choice-lose-influence = Lose 1 Influence
answer-relic-knife-use = Use it: +3 power
answer-frenzy-replace-ready = Turn { CARD("tr-ready") } face down, gain 1 blood
answer-frenzy-replace-ward = Use { CARD("re-ward-of-cold-ashes") }, gain 3 blood
answer-frenzy-replace-drain = Let the Beast drink
answer-ventrue-hunt-steal = Have 2 blood stolen
answer-ventrue-hunt-give-influence = Give 1 Influence
answer-mist-target-none = Nowhere
answer-bane-return-card = Shuffle { CARD($object, case: "acc") } in
answer-team-include-include = { $mate ->
    [unknown] Include the team-mate
   *[other] Include { SEAT($mate) }
  }
answer-team-include-leave-out = { $mate ->
    [unknown] Leave the team-mate out
   *[other] Leave { SEAT($mate) } out
  }

## Answers as read without their question

act-choose-clan-clan = Take the clan { CLAN($object) }
act-choose-relic-relic = Take { CARD($object, case: "acc") }
act-plan-location-location = Play it { LOCATION($object, part: "at") }
act-plan-facing-face-up = { $object ->
    [0] Play it face up
   *[other] Play it face up, for { $object } blood
  }
act-plan-facing-face-down = { $object ->
    [0] Play it face down
   *[other] Play it face down, for { $object } blood
  }
act-plan-blood-blood = { $object ->
    [0] Put no blood beside it
   *[other] Put { $object } blood beside it
  }
act-plan-diablerie = { $amount ->
    [0] Flip no Diablerie token
    [one] Flip { $amount } Diablerie token
   *[other] Flip { $amount } Diablerie tokens
  }
act-look-which-look = Look at { SEAT($object2) }’s card { SUM($object3, 1) } { LOCATION($object1, part: "at") }
act-withdraw-look-look = Look at { SEAT($object2) }’s card { SUM($object3, 1) }
act-withdraw-look-done = Look at no more cards
act-cloak-use-regular = Withdraw the usual way
act-cloak-use-cloak = Withdraw with everything to { CARD("no-cloak-of-shadows") }
act-one-step-ahead-leave = Leave your card face down
act-reveal-order-card = Resolve { CARD($object, case: "acc") } first
act-prep-order-card = Resolve { CARD($object, case: "acc") } next
act-after-order-card = Resolve { CARD($object, case: "acc") } next
act-succubus-blood = { $amount ->
    [0] Take no blood back
   *[other] Take { $amount } blood back
  }
act-relic-planning-card = Use the relic on { CARD($object, case: "acc") }
act-relic-planning-location = Use the relic { LOCATION($object, part: "at") }
act-relic-planning-move = Move your card { SUM($object3, 1) } { LOCATION($object1, part: "from") }
act-relic-start-resolution-use = Use the relic
act-relic-start-resolution-not-now = Do not use the relic now
act-relic-knife-use = Use the relic: +3 power
act-relic-knife-not-now = Do not use the relic now
act-friends-blood = { $amount ->
    [0] Play no blood
   *[other] Play { $amount } blood
  }
act-backstab-blood = { $amount ->
    [0] Play no blood
   *[other] Play { $amount } blood
  }
act-move-to-haven-leave = Leave the card where it is
act-fearless-swap = Swap your blood here with your pool
act-fearless-no = Do not swap your blood
act-mist-target-location = Send half of your blood { LOCATION($object, part: "to") }
act-mist-target-none = Leave your blood where it is
act-tremere-spend-no = Do not pay
act-mesmerize-target-seat = Take over { SEAT($object) }’s hand
act-curfew-choice-skip = Do without preparation and aftermath here
act-auction-bid = { $amount ->
    [0] Bid nothing
   *[other] Bid { $amount } blood
  }
act-chaos-card-done = Take no more cards back
act-forestall-card-card = Forestall { CARD($object, case: "acc") }
act-assault-card-done = Turn no more cards face down

## Reasons why a move is not possible

reason-nothing-to-drain = There is nobody to drain in your alliance.
reason-cannot-be-drained = Portia cannot be drained.
reason-look-too-dear = It costs 1 blood, and the last one stays in your pool.
reason-nothing-to-look-at = You know every face-down card already.
reason-relic-used = Your relic has been used.
reason-relic-not-now = Your relic can be used later, not now.
reason-relic-useless = Your relic would change nothing now.
reason-too-dear = You cannot pay for it: the last blood stays in your pool.
reason-watched-and-too-dear = { CARD("no-eyes-in-the-dark") } make you play face down there, and you cannot pay for it.
reason-last-blood = The last blood stays in your pool.
reason-here-already = It lies there already.

## The log. Sums and changes stay on one line: their spaces are no-break spaces.

log-first-player = Night falls over Chicago. { SEAT($seat) } holds the Ambition token.
log-place-laid = { LOCATION($location) }: { CARD($place) }.
log-relics-revealed = Relics on offer: { CARD($relics) }.
log-clans-revealed = Clans on offer: { CLAN($clans) }.
log-clan-taken = { SEAT($seat) } leads the clan { CLAN($clan) }.
log-relic-taken = { SEAT($seat) } takes { CARD($relic, case: "acc") }.
log-round = Round { $round }
log-fed = { SEAT($seat) } feeds: { blood }, from { $before } to { $after }.
log-ally-arrived = { CARD($ally) } can be won { LOCATION($location, part: "at") }.
log-drew = { $cards ->
    [unknown] { SEAT($seat) } draws { cards }.
    [none] { SEAT($seat) } has no card left to draw.
   *[other] { SEAT($seat) } draws { CARD($cards, case: "acc") }.
  }
log-hand-built = { $kept ->
    [unknown] { SEAT($seat) } has chosen.
   *[other] { SEAT($seat) } keeps { CARD($kept, case: "acc") }{ $returned ->
        [unknown] .
        [none] .
       *[other] ; { CARD($returned) } goes under the clan deck.
    }
  }
log-gave-up = { $card ->
    [unknown] { SEAT($seat) } puts another card under the clan deck ({ CARD("al-roberta-urbani") }).
   *[other] { SEAT($seat) } puts { CARD($card, case: "acc") } under the clan deck ({ CARD("al-roberta-urbani") }).
  }
log-lap = Lap { $lap } of { $laps }
log-turn = { SEAT($seat) } takes a planning turn.
log-turn-skipped = { SEAT($seat) } has no card left to play.
log-location-chosen = { SEAT($seat) } is about to play { LOCATION($location, part: "at") }.
log-played = { $faceUp ->
    [true] { $source ->
        [planning] { SEAT($seat) } plays { CARD($card, case: "acc") } { LOCATION($location, part: "at") }
        [ma-mesmerize] { SEAT($seat) } plays { SEAT($owner) }’s { CARD($card, case: "acc") } { LOCATION($location, part: "at") } ({ source })
       *[other] { SEAT($seat) } plays { CARD($card, case: "acc") } { LOCATION($location, part: "at") } ({ source })
    }
   *[false] { $card ->
        [unknown] { SEAT($seat) } plays a card face down { LOCATION($location, part: "at") }
       *[other] { SEAT($seat) } plays { CARD($card, case: "acc") } face down { LOCATION($location, part: "at") }
    }
  }{ $cost ->
    [0] .
   *[other] { " " }for { $cost } blood.
  }{ $watcher ->
    [none] { "" }
   *[other] { " " }{ SEAT($watcher) } sees it.
  }
log-tokens-flipped = { $amount ->
    [one] { SEAT($seat) } flips a Diablerie token.
   *[other] { SEAT($seat) } flips { $amount } Diablerie tokens.
  }
log-looked = { SEAT($seat) } looks at { SEAT($at) }’s card { SUM($number, 1) } { LOCATION($location, part: "at") }{ $card ->
    [unknown] .
   *[other] : { CARD($card) }.
  }
log-looked-everywhere = { SEAT($seat) } looks at all face-down cards { LOCATION($location, part: "at") }{ $cards ->
    [unknown] .
   *[other] : { CARD($cards) }.
  }
log-relic-used = { SEAT($seat) } uses { CARD($relic, case: "gen") }.
log-undrained = Back in { SEAT($seat) }’s alliance: { CARD($card) }.
log-drained = { $frenzy ->
    [true] In frenzy { SEAT($seat) } drains { CARD($card, case: "acc") }: { $blood } blood
   *[false] { SEAT($seat) } drains { CARD($card, case: "acc") }: { $blood } blood
  }{ $tokens ->
    [0] .
    [one] { " " }and a Diablerie token.
   *[other] { " " }and { $tokens } Diablerie tokens.
  }
log-frenzy = { $credited ->
    [none] { SEAT($seat) } enters frenzy.
   *[other] { SEAT($credited) } sends { SEAT($seat) } into frenzy.
  }
log-nothing-to-drain = { SEAT($seat) } has nobody to drain and takes { $blood } blood.
log-eliminated = { SEAT($seat) } has committed Diablerie once too often and is eliminated.
log-ambition = { SEAT($seat) } takes the Ambition token.
log-gained = { $amount ->
    [0] { SEAT($seat) } gains no blood ({ source }).
   *[other] { SEAT($seat) } gains { blood }, from { $before } to { $after } ({ source }).
  }
log-spent = { SEAT($seat) } spends { blood }, from { $before } to { $after } ({ source }){ $to ->
    [none] .
   *[other] { " " }– { CARD("tr-dark-pact") } brings it { LOCATION($to, part: "to") }.
  }
log-lost = { $amount ->
    [0] { SEAT($seat) } has no blood to lose ({ source }).
   *[other] { SEAT($seat) } loses { blood }, from { $before } to { $after } ({ source }){ $to ->
        [none] .
       *[other] { " " }– { CARD("tr-dark-pact") } brings it { LOCATION($to, part: "to") }.
    }
  }
log-stolen = { $amount ->
    [0] { SEAT($seat) } has no blood to steal ({ source }).
   *[other] { SEAT($thief) } steals { blood } from { SEAT($seat) } ({ source }).
  }
log-immune = { CARD($by) } protects { SEAT($seat) } from { CARD($source, case: "gen") }.
log-influence = { MAX($amount, 0) ->
    [0] { SEAT($seat) } loses Influence, from { $before } to { $after } ({ source }).
   *[other] { SEAT($seat) } gains { influence }, from { $before } to { $after } ({ source }).
  }
log-influence-given = { SEAT($from) } gives { influence } to { SEAT($to) } ({ source }).
log-blood-played = { $source ->
    [planning] { SEAT($seat) } plays { blood } { LOCATION($location, part: "at") }.
   *[other] { SEAT($seat) } plays { blood } { LOCATION($location, part: "at") } ({ source }).
  }
log-blood-put = { SEAT($seat) } gets { blood } { LOCATION($location, part: "at") } ({ source }).
log-blood-returned = { SEAT($seat) } takes { blood } back { LOCATION($location, part: "from") } ({ source }).
log-blood-taken = { SEAT($to) } takes { SEAT($from) }’s { blood } { LOCATION($location, part: "from") } ({ source }).
log-blood-discarded = { SEAT($seat) } discards { blood } { LOCATION($location, part: "at") } ({ source }).
log-blood-swapped = { SEAT($seat) } swaps blood with the pool: { $pool } in the pool, { $deployed } { LOCATION($location, part: "at") }.
log-blood-shifted = { SEAT($seat) } moves { blood } { LOCATION($location, part: "from") } { LOCATION($to, part: "to") } ({ source }).
log-blood-surrendered = { SEAT($from) } surrenders { blood } to { SEAT($to) } { LOCATION($location, part: "at") } ({ source }).
log-victim-joined = A victim joins { SEAT($seat) }’s alliance ({ source }).
log-card-drawn = { $card ->
    [unknown] { SEAT($seat) } draws a card ({ source }).
   *[other] { SEAT($seat) } draws { CARD($card, case: "acc") } ({ source }).
  }
log-location = { LOCATION($location) }
log-nobody-there = { $ally ->
    [none] Nobody is left { LOCATION($location, part: "at") }.
   *[other] Nobody is left { LOCATION($location, part: "at") }. { CARD($ally) } leaves the game.
  }
log-tokens = { $stay ->
    [none] { COUNT($withdraw) ->
        [one] { SEATS($withdraw) } withdraws.
       *[other] Everyone withdraws: { SEATS($withdraw) }.
    }
   *[other] { $withdraw ->
        [none] { COUNT($stay) ->
            [one] { SEATS($stay) } stays.
           *[other] Everyone stays: { SEATS($stay) }.
        }
       *[other] Staying: { SEATS($stay) }. Withdrawing: { SEATS($withdraw) }.
    }
  }
log-token-switched = { $token ->
    [stay] { SEAT($seat) } has a change of heart: stay.
   *[withdraw] { SEAT($seat) } has a change of heart: withdraw.
  }
log-withdrew = { SEAT($seat) } withdraws { LOCATION($location, part: "from") } { LOCATION($to, part: "to") }{ $cards ->
    [none] { $count ->
        [0] { "" }
       *[other] { " " }with { cards }
    }
   *[other] { " " }with { CARD($cards, case: "ins") }{ SAME(COUNT($cards), $count) ->
        [yes] { "" }
       *[no] { " " }({ cards } in all)
    }
  }{ $cloak ->
    [true] { " " }under { CARD("no-cloak-of-shadows") }
   *[false] { "" }
  }{ $blood ->
    [0] .
   *[other] { $cloak ->
        [true] , with { $blood } blood.
       *[false] ; { $blood } blood returns to the pool.
    }
  }
log-withdrew-to-hand = { SEAT($seat) } withdraws { LOCATION($location, part: "from") }: { $cards ->
    [unknown] { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    } back to hand{ $shown ->
        [none] { "" }
       *[other] { " " }({ CARD($shown) })
    }
    [none] no card back to hand
   *[other] { CARD($cards) } back to hand
  }{ $blood ->
    [0] .
   *[other] , { $blood } blood back to the pool.
  }
log-revealed = Turned up { LOCATION($location, part: "at") }: { CARD($cards, $seats) }.
log-turned-up = { SEAT($seat) } turns { CARD($card, case: "acc") } up ({ source }).
log-left-face-down = { SEAT($seat) } leaves card { SUM($number, 1) } face down ({ source }).
log-turned-down = { SEAT($seat) } turns { CARD($card, case: "acc") } face down{ SAME($card, $source) ->
    [yes] .
   *[no] { " " }({ source }).
  }
log-effect = { SEAT($seat) }’s { CARD($card) } takes effect.
log-declined = { SEAT($seat) } declines { CARD($card, case: "gen") }.
log-target-chosen = { SEAT($seat) } chooses { SEAT($target) } ({ CARD($card) }).
log-forestalled = { SEAT($seat) } forestalls { SEAT($owner) }’s { CARD($card, case: "acc") }.
log-chose = { $choice ->
    [skip] { SEAT($seat) } skips preparation and aftermath ({ CARD($card) }).
    [steal] { SEAT($seat) } pays in blood ({ CARD($card) }).
    [move-half] { SEAT($seat) } gives up blood ({ CARD($card) }).
   *[other] { SEAT($seat) } gives up Influence ({ CARD($card) }).
  }
log-included = { $included ->
    [true] { SEAT($seat) }’s { CARD($card) } hits the team-mate { SEAT($mate) } too.
   *[false] { SEAT($seat) }’s { CARD($card) } spares the team-mate { SEAT($mate) }.
  }
log-bids = Bids by { SEATS($seats) }: { $bids }. Lowest: { SEAT($lowest) }.
log-taken-back = { $card ->
    [unknown] { SEAT($owner) } takes a face-down card back into hand { LOCATION($location, part: "from") }.
   *[other] { SEAT($owner) } takes { CARD($card, case: "acc") } back into hand { LOCATION($location, part: "from") }.
  }
log-card-moved = { $card ->
    [unknown] { SEAT($seat) } moves a face-down card { LOCATION($location, part: "from") } { LOCATION($to, part: "to") } ({ source }).
   *[other] { SEAT($seat) } moves { CARD($card, case: "acc") } { LOCATION($location, part: "from") } { LOCATION($to, part: "to") }{ SAME($card, $source) ->
        [yes] .
       *[no] { " " }({ source }).
    }
  }
log-power-changed = { $card ->
    [unknown] A face-down card
   *[other] { CARD($card) }
  }: power from { $before } to { $after }{ SAME($card, $source) ->
    [yes] .
   *[no] { " " }({ CARD($source) }).
  }
log-power = { $rank }. { SEAT($seat) }: power { $total }{ $powers ->
    [none] { "" }
   *[other] { $cards ->
        [unknown] ; cards: { $powers }
       *[other] ; { CARD($cards) }: { $powers }
    }
  }{ $bloodPower ->
    [0] { "" }
   *[other] ; blood: { $bloodPower }
  }{ $knife ->
    [0] { "" }
   *[other] ; { CARD("re-knife-of-the-faithless") }: { $knife }
  }.
log-won = { SEAT($seat) } wins { LOCATION($location, part: "at") } with power { $power }{ $tie ->
    [order] : ties go to whoever comes first clockwise from the Ambition token
    [ally] : { CARD("al-fiorenza-savona") } wins every tie
   *[none] { "" }
  }.
log-ally-joined = { CARD($ally) } joins { SEAT($seat) }’s alliance.
log-round-over = Round { $round } is over. All cards go home.
log-shuffled-in = { $card ->
    [unknown] { SEAT($seat) } shuffles a card into the clan deck ({ CARD("ma-malkavs-bane") }).
   *[other] { SEAT($seat) } shuffles { CARD($card, case: "acc") } into the clan deck ({ CARD("ma-malkavs-bane") }).
  }
log-score = { $place }. { SEAT($seat) }: { $eliminated ->
    [true] eliminated
   *[false] { $total } Influence ({ score })
  }{ $team ->
    [none] { "" }
   *[other] ; team { $team }: { $together }
  }.
log-ended = { $why ->
    [last-one-left] Nobody else is left.
   *[rounds] The third night is over.
  } { COUNT($winners) ->
    [one] { SEATS($winners) } becomes Prince of Chicago.
   *[other] { SEATS($winners) } rule Chicago together.
  }

## Amounts, sources and scores

blood = { $amount } blood
influence = { $amount } Influence
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
source = { $source ->
    [feed] feed
    [reward] reward
    [haven] { LOCATION("loc-haven") }
    [bounty] bounty
    [frenzy] frenzy
    [diablerie] Diablerie
    [planning] planning
    [withdrawal] withdrawal
   *[other] { CARD($source) }
  }
score = tokens { $influence }{ $alliance ->
    [0] { "" }
   *[other] , alliance { $alliance }
  }{ $drained ->
    [0] { "" }
   *[other] , drained { $drained }
  }{ $bonus ->
    [0] { "" }
   *[other] , bonus { $bonus }
  }{ $relic ->
    [0] { "" }
   *[other] , relic { $relic }
  }{ $diablerie ->
    [0] { "" }
   *[other] , Diablerie { $diablerie }
  }

## Words

word-round = Round { $round } of 3
word-lap = Lap { $lap } of { $laps }
word-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
word-team-total = Team { $team }: { $total }
word-known-cards = Known cards
word-face-down = Face down
word-face-down-known = Face down, known
word-eliminated = Eliminated
word-in-hand = In hand
word-deck = Clan deck
word-victims = Victims
word-drain = Drain
word-influence-change = Influence from { $before } to { $after }
word-once-drained = then Influence { $influence }
word-has-chosen = Has chosen
word-no-ally = No ally
word-one-blood-left = That leaves 1 blood in your pool. Whoever takes it sends you into frenzy.
word-winning-here = Going by what is face up, you win here.
word-last-warning = A third Diablerie token: this would eliminate you.
word-power-at-least = { $power }+?

type-preparation = Preparation
type-conflict = Conflict
type-aftermath = Aftermath
type-passive = Passive

kind-vampire = Vampire
kind-human = Human

phase-setup = Setup
phase-feed = Feed
phase-location-setup = Location setup
phase-hand-building = Hand building
phase-planning = Planning
phase-resolution = Resolution
phase-end-of-round = End of the round

stage-withdraw = Withdraw
stage-revelation = Revelation
stage-preparation = Preparation
stage-conflict = Conflict
stage-aftermath = Aftermath

token-stay = Stay
token-withdraw = Withdraw

piece-clan-sheet = Clan sheet
piece-position-tile = Position tile
piece-ambition-token = Ambition token
piece-stay-token = Stay token
piece-withdraw-token = Withdraw token
piece-influence-token = Influence token
piece-blood-token = Blood token
piece-diablerie-token = Diablerie token

## Sources of Influence

score-influence = Influence tokens
score-alliance = Alliance
score-drained = Drained cards
score-bonus = Bonus
score-relic = Relic
score-diablerie = Diablerie

earned-rewards = Won at locations
earned-frenzies = Bounties for frenzies
earned-places = Places
earned-given = Given by others
earned-lost = Lost

## Glossary

term-opponent = Opponent
    .text = Any other player who is still in the game.
term-rival = Rival
    .text = An opponent who has a card or blood at the location of the card that speaks of rivals.
term-location = Location
    .text = One of the tiles where conflicts happen. They are resolved one after the other, the Prince’s Haven last.
term-position = Position
    .text = Your own area at a location.
term-bank = Bank
    .text = The general supply of blood and Influence.
term-pool = Pool
    .text = The blood and the Influence tokens on your clan sheet.
term-blood = Blood
    .text = Currency, life and strength. On a position each blood is worth 1 power.
term-influence = Influence
    .text = What counts at the end: tokens in your pool and numbers on your cards.
term-power = Power
    .text = The strength of a card in the conflict. The printed power is the number on the card.
term-ally = Ally
    .text = A card that is won at a location: a vampire or a human.
term-victim = Victim
    .text = The prize of second place: 1 Influence, 1 blood in every feed, 3 blood when drained.
term-alliance = Alliance
    .text = Your allies and victims that have not been drained.
term-drain = Drain
    .text = Move a card from your alliance to your drained cards and take its blood.
term-diablerie = Diablerie
    .text = Draining a vampire. It gives a Diablerie token: −1 Influence at the end, 1 blood once a round. A third token eliminates you.
term-frenzy = Frenzy
    .text = When your pool runs out of blood, a random card of your alliance is drained. Whoever caused it gains a bounty of 1 Influence.
term-ambition = Ambition token
    .text = Marks the first player. Ties go to whoever comes first from here, clockwise. The winner at the Prince’s Haven takes it.
term-stay = Stay or withdraw
    .text = Before each conflict everyone there chooses in secret. Whoever withdraws takes the blood back and brings the cards, face up, to the Prince’s Haven; from the Haven they go back to the hand.
term-face-down = Face down
    .text = A face-down card has no effect and 0 power until it is turned up. Playing it costs 1 blood.
term-play = Play
    .text = Put a card or blood on your position. Moving is not playing.
term-gain = Gain
    .text = From the bank into your pool.
term-spend = Spend
    .text = From your pool into the bank as a price. Never the last blood.
term-lose = Lose
    .text = From your pool into the bank, because of an effect.
term-steal = Steal
    .text = Blood from another player’s pool into yours.
term-preparation = Preparation card
    .text = Works after the cards have been turned up, before the conflict.
term-conflict = Conflict card
    .text = Works while power is counted.
term-aftermath = Aftermath card
    .text = Works after the rewards.
term-passive = Passive card
    .text = Works when its moment comes, if it is face up then.
term-place = Place
    .text = A card that gives a location a rule of its own.
term-relic = Relic
    .text = A card that you may use once in the game.

## Clans

clan-brujah = Brujah
    .text = Rebels with strong fists: high power, damage to every pool, and bounties for each frenzy they cause.
clan-gangrel = Gangrel
    .text = Beasts among the Kindred: blood that moves back and forth between pool and position, and grows.
clan-malkavian = Malkavian
    .text = Seers and madmen: surprises, and whole hands of cards thrown down at once.
clan-nosferatu = Nosferatu
    .text = Eyes in every sewer: withdrawing pays, and one card can fight at two locations.
clan-toreador = Toreador
    .text = Darlings of the city: the larger the alliance, the stronger the cards.
clan-tremere = Tremere
    .text = Warlocks who pay in blood: great effects for half the pool, always close to frenzy.
clan-ventrue = Ventrue
    .text = Born to rule: rivals are made to choose, and pay whatever they choose.

## Clan cards

card-br-hunt = Hunt
    .text = Steal 1 blood from each rival here.
card-br-ready = Ready
    .text = Whenever you send a rival here into frenzy, gain 1 more Influence.
card-br-bloody-fury = Bloody Fury
    .text = −2 power if you have any blood here.
card-br-punks-posse = Punk’s Posse
    .text = +2 power for each of your cards here, face up or face down, this one included.
card-br-challenge = Challenge
    .text = Each time an opponent plays a card at another location, that opponent loses 1 blood.
card-br-fist-of-caine = Fist of Caine
    .text = Each rival here loses as much blood as the number of the round.
card-br-f-the-system = F*ck the System
    .text = Each rival here loses 4 blood if you won here, 2 blood if you did not.
mild-card-br-f-the-system = Smash the System
card-br-earthshock = Earthshock
    .text = Each rival here loses 1 blood for every full 2 blood that lie on all positions here. That blood stays.
card-br-show-of-force = Show of Force
    .text = Steal 1 blood from each rival here.

card-ga-hunt = Hunt
    .text = Steal 1 blood from each rival here.
card-ga-ready = Ready
    .text = Put 2 blood from the bank on your position here.
card-ga-earth-meld = Earth Meld
    .text = Return all your blood here to your pool.
card-ga-wolf-companion = Wolf Companion
    .text = The power of each face-up card of your rivals here is halved, rounded down.
card-ga-feral-weapons = Feral Weapons
    .text = Each of your blood here is worth 2 power instead of 1.
card-ga-power-of-the-pack = Power of the Pack
    .text = Take half of each rival’s blood here, rounded up, into your pool.
card-ga-fearless = Fearless
    .text = You may swap all your blood here with all the blood of your pool; then put 2 blood from the bank on your position here. { $lastBlood ->
        [spend-only] If your pool is empty afterwards, you enter frenzy first.
       *[other] You need at least 1 blood here.
    }
card-ga-on-the-prowl = On the Prowl
    .text = Each time an opponent plays a card here, put 1 blood from the bank on your position here.
card-ga-mist-form = Mist Form
    .text = You may move half of your blood here, rounded up, to your position at another location.

card-ma-hunt = Hunt
    .text = Steal 1 blood from each rival here.
card-ma-ready = Ready
    .text = +1 power for each of your cards here, face up or face down, this one included.
card-ma-mesmerize = Mesmerize
    .text = Choose a rival here: you play all cards of that rival’s hand face up on your position here, and they work for you. They go home at the end of the round.
card-ma-auction-of-blood = Auction of Blood
    .text = After the revelation you and all rivals here secretly bid blood. Whoever bids the least turns one of their own face-up cards here face down. You play your bid here; each rival loses theirs.
card-ma-madness-network = Madness Network
    .text = Play all cards of your hand face up on your position here.
card-ma-shadow-strike = Shadow Strike
    .text = +2 power if nobody else here has fewer face-up cards than you.
card-ma-chaos = Chaos
    .text = You may take any of the cards on your position here back into your hand. For each of them steal 1 blood from each rival here.
card-ma-malkavs-bane = Malkav’s Bane
    .text = After the revelation play the top card of your clan deck face up here, free of charge. At the end of the round shuffle a card of your hand into your clan deck.
card-ma-mindless-assault = Mindless Assault
    .text = You may turn any of your face-up cards here face down. Each of your face-down cards here has power 4.

card-no-hunt = Hunt
    .text = Steal 1 blood from each rival here. Then you may move this card to the Prince’s Haven.
card-no-ready = Ready
    .text = +2 power at the Prince’s Haven.
card-no-unseen-passage = Unseen Passage
    .text = Move this card to the Prince’s Haven.
card-no-cloak-of-shadows = Cloak of Shadows
    .text = When you withdraw from another location, you may bring all your cards and blood from there to this one, each card as it lies.
card-no-eyes-in-the-dark = Eyes in the Dark
    .text = Opponents must play their cards here face down, and you see them. Each time anyone plays a card face down here, put 1 blood from the bank on your position here.
card-no-feral-whispers = Feral Whispers
    .text = When you withdraw from another location, put 2 blood from the bank on your position here for each card that moves.
card-no-backstab = Backstab
    .text = You may play up to 3 blood here. Then you may move this card to the Prince’s Haven; the blood stays.
card-no-one-step-ahead = One Step Ahead
    .text = At the revelation a rival here may turn up a face-down card only by losing 2 blood for it. Otherwise the card stays face down.
card-no-vanish = Vanish
    .text = You may withdraw from here. If you do, steal 1 blood from each opponent who was your rival here.

card-to-hunt = Hunt
    .text = Steal 1 blood from each rival here.
card-to-ready = Ready
    .text = A victim joins your alliance.
card-to-awe = Awe
    .text = Steal 1 blood from each rival here for every full 2 cards in your alliance.
card-to-entourage = Entourage
    .text = +1 power for each card in your alliance, at most +7.
card-to-charisma = Charisma
    .text = Each rival discards 1 of the blood on their position here for every full 2 cards in your alliance.
card-to-summon = Summon
    .text = If you won an ally or a victim here, one more victim joins your alliance.
card-to-entrancement = Entrancement
    .text = +1 power for each card here, anyone’s, face up or face down, this one included.
card-to-submission = Submission
    .text = Nothing that happens here can make you lose blood or have it stolen from you.
card-to-friends-in-high-places = Friends in High Places
    .text = Before the revelation you may play up to as much blood here as you have cards in your alliance.

card-tr-hunt = Hunt
    .text = You may spend 1 blood. If you do, steal 1 blood from each rival here.
card-tr-ready = Ready
    .text = When something here sends you into frenzy, you may turn this card face down and gain 1 blood instead of draining a card.
card-tr-focus-from-hunger = Focus from Hunger
    .text = −1 power for each blood in your pool.
card-tr-ancient-artifacts = Ancient Artifacts
    .text = Spend half of your pool, rounded down, or turn this card face down. { $halfOfOne ->
        [must-pay] With 0 or 1 blood you cannot pay.
       *[other] With 0 or 1 blood it costs nothing.
    }
card-tr-theft-of-vitae = Theft of Vitae
    .text = If your pool holds less than 7 blood, fill it up to 7. Otherwise gain 1 blood.
card-tr-dark-pact = Dark Pact
    .text = Blood that you lose or spend at any location goes to your position here instead of the bank.
card-tr-cauldron-of-blood = Cauldron of Blood
    .text = You may spend half of your pool, rounded down. If you do, each rival here loses 4 blood. { $halfOfOne ->
        [must-pay] With 0 or 1 blood you cannot pay.
       *[other] With 0 or 1 blood it costs nothing.
    }
card-tr-retaliation = Retaliation
    .text = Each time you spend or lose blood here, or have it stolen here, each rival here loses as much.
card-tr-arcane-drain = Arcane Drain
    .text = You may spend half of your pool, rounded down. If you do, take half of each rival’s blood here, rounded up, into your pool. { $halfOfOne ->
        [must-pay] With 0 or 1 blood you cannot pay.
       *[other] With 0 or 1 blood it costs nothing.
    }

card-ve-hunt = Hunt
    .text = If someone else won here, the winner chooses: you steal 2 blood from them, or they give you 1 Influence.
card-ve-ready = Ready
    .text = No effect.
card-ve-master-plan = Master Plan
    .text = At the end of planning each opponent without a card here loses 1 Influence. In the conflict: +1 power for each rival here.
card-ve-diplomacy = Diplomacy
    .text = Of all other players’ face-up cards here, those with the highest printed power count as 0.
card-ve-curfew = Curfew
    .text = After the revelation each rival here chooses: no preparation and no aftermath here, or you steal 3 blood from them.
card-ve-majesty = Majesty
    .text = Its power is the highest printed power of all face-up cards here.
card-ve-mass-manipulation = Mass Manipulation
    .text = When the tokens are shown, steal 2 blood from each rival here who stays.
card-ve-tyrants-gaze = Tyrant’s Gaze
    .text = Each rival here chooses: move half of their blood here, rounded up, to your position, or lose 1 Influence.
card-ve-forestall = Forestall
    .text = After the revelation choose a face-up card of a rival here: gain as much blood as its printed power. That card cannot take blood from you here.

## Allies

card-al-anita-wainwright = Anita Wainwright
    .text = When she joins you, gain 3 blood.
card-al-sgt-mctavish = Sgt. McTavish
    .text = When he joins you, steal 2 blood from each opponent, wherever they are.
card-al-khadija-al-kindi = Khadija Al-Kindi
    .text = When she joins you, draw the top card of your clan deck.
card-al-wauneka = Wauneka
    .text = When Wauneka joins you, a victim joins you too.
card-al-carmelita-neillson = Carmelita Neillson
    .text = Each time you play a card at the Prince’s Haven, put 1 blood from the bank on your position there.
card-al-maldavis = Maldavis
    .text = When Maldavis joins you, gain 5 blood.
card-al-erichtho = Erichtho
    .text = Playing a card face down costs you 1 less blood.
card-al-fiorenza-savona = Fiorenza Savona
    .text = You win every tie.
card-al-marcel = Marcel
    .text = No ability.
card-al-bronwyn = Bronwyn
    .text = No ability.
card-al-portia = Portia
    .text = Portia cannot be drained.
card-al-talley = Talley
    .text = Feeding Talley costs you 1 blood. Each time you send someone into frenzy, gain 1 more Influence.
card-al-ambrus-maropis = Ambrus Maropis
    .text = Spend 1 blood to look at a face-down card, as often as you like: anywhere in your planning turn, or at a location where you are before you stay or withdraw.
card-al-edward-neally = Edward Neally
    .text = Draining him gives 2 Diablerie tokens.
card-al-mr-damp = Mr. Damp
    .text = Each time you send someone into frenzy, gain 2 blood.
card-al-bobby-white = Bobby White
    .text = No ability.
card-al-maja-wysocki = Maja Wysocki
    .text = No ability.
card-al-ed-crawford = Ed Crawford
    .text = No ability.
card-al-betty-fuller = Betty Fuller
    .text = No ability.
card-al-dr-fragonard = Dr. Fragonard
    .text = No ability.
card-al-tamara-bodnar = Tamara Bodnar
    .text = No ability.
card-al-douglas-richardson = Douglas Richardson
    .text = No ability.
card-al-tom-kimber = Tom Kimber
    .text = No ability.
card-al-francis-bennet = Francis Bennet
    .text = No ability.
card-al-elena-cortez = Elena Cortez
    .text = No ability.
card-al-julie-munoz = Julie Munoz
    .text = At the end of the game +2 Influence if no other human ally is in your alliance.
card-al-roberta-urbani = Roberta Urbani
    .text = In hand building you may keep both cards and put one that you held before under your clan deck.
card-al-ryan-ramos = Ryan Ramos
    .text = Playing a card face down costs you 1 more blood.
card-al-sarah-mcaleer = Sarah McAleer
    .text = When she joins you, gain 1 blood for each card in your alliance, her own included.
card-al-miguel-chandler = Miguel Chandler
    .text = When you enter frenzy, he is the one drained; no card is drawn at random.

card-victim = Victim
    .acc = a victim
    .text = Worth 1 Influence, feeds 1 blood in every round, and gives 3 blood when drained but is worth nothing afterwards.

## Victims: their names do not matter to the rules

victim-vi-01 = Aaron Whitlock, Bike Courier
victim-vi-02 = Beatriz Lobo, Nurse
victim-vi-03 = Calvin Osei, Bartender
victim-vi-04 = Dana Kowalczyk, Taxi Driver
victim-vi-05 = Ethan Brill, Student
victim-vi-06 = Farida Nazari, Pharmacist
victim-vi-07 = Gus Petrakis, Cook
victim-vi-08 = Hana Dvorak, Violinist
victim-vi-09 = Ignacio Reyes, Docker
victim-vi-10 = Jocelyn Pratt, Paralegal
victim-vi-11 = Kenji Morita, Programmer
victim-vi-12 = Lena Vogt, Photographer
victim-vi-13 = Marcus Tate, Night Guard
victim-vi-14 = Nadine Arceneaux, Jazz Singer
victim-vi-15 = Oscar Lindqvist, Architect
victim-vi-16 = Priya Raman, Medical Intern
victim-vi-17 = Quentin Moss, Street Preacher
victim-vi-18 = Rosa Delgado, Florist
victim-vi-19 = Sam Okafor, Boxer
victim-vi-20 = Tess Hannigan, Librarian
victim-vi-21 = Umar Siddiq, Train Mechanic
victim-vi-22 = Vera Stoyanova, Seamstress
victim-vi-23 = Walter Byrne, Retired Policeman
victim-vi-24 = Ximena Flores, Tattoo Artist
victim-vi-25 = Yusuf Demir, Baker
victim-vi-26 = Zoe Carmichael, Podcaster
victim-vi-27 = Andre Baptiste, Trumpeter
victim-vi-28 = Bridget Nolan, Flight Attendant
victim-vi-29 = Cyrus Hale, Locksmith
victim-vi-30 = Delia Marsh, Estate Agent
victim-vi-31 = Emil Novak, Watchmaker
victim-vi-32 = Najia Mahtam, Writer
victim-vi-33 = Fiona Grady, Bouncer
victim-vi-34 = Gerald Poole, Stockbroker
victim-vi-35 = Ines Carvalho, Runner

## Places

card-pl-succubus-club = Succubus Club
    .text = After this location is resolved, everyone may return up to 3 of their blood here to their pool.
card-pl-the-collar = The Collar
    .text = Whoever sends someone into frenzy here gains 1 more Influence.
card-pl-pedway-tunnels = Pedway Tunnels
    .text = Playing a card face down here costs 1 less blood.
card-pl-sheriffs-checkpoint = Sheriff’s Checkpoint
    .text = Playing a card here costs 1 more blood, face up or face down.
card-pl-union-stockyards = Union Stockyards
    .text = With each card played here up to 5 blood may be played instead of 3.
card-pl-whispering-gallery = Whispering Gallery
    .text = Second place here gains 1 more Influence.
card-pl-ashen-chapel = Ashen Chapel
    .text = If at least two are ranked here, the last one loses 1 Influence.

## Relics

card-re-isaac-chalice = The Isaac Chalice
    .text = In your planning turn: one of your drained cards returns to your alliance.
card-re-sargon-apocrypha = The Sargon Apocrypha
    .text = When the resolution starts: play 1 blood at each location, one after the other, as long as 1 is left in your pool.
card-re-penitent-mask = The Penitent Mask
    .text = When the tokens are shown at a location where you are: switch yours from stay to withdraw or back.
card-re-knife-of-the-faithless = Knife of the Faithless
    .text = In the conflict, at a location where you are: +3 power.
card-re-phial-of-elder-vitae = Phial of Elder Vitae
    .text = In your planning turn: gain 4 blood.
card-re-mirror-of-the-ninth-hour = Mirror of the Ninth Hour
    .text = In your planning turn: look at all face-down cards at one location.
card-re-ferrymans-key = Ferryman’s Key
    .text = In your planning turn: move one of your cards to another location, as it lies. Its blood stays.
card-re-ward-of-cold-ashes = Ward of Cold Ashes
    .text = When you enter frenzy: gain 3 blood instead of draining a card.

## Locations

location-loc-1 = The Rack
    .at = at the Rack
    .to = to the Rack
    .from = from the Rack
location-loc-2 = The Asylum
    .at = at the Asylum
    .to = to the Asylum
    .from = from the Asylum
location-loc-3 = Club Zombie
    .at = at Club Zombie
    .to = to Club Zombie
    .from = from Club Zombie
location-loc-haven = Prince’s Haven
    .at = at the Prince’s Haven
    .to = to the Prince’s Haven
    .from = from the Prince’s Haven
