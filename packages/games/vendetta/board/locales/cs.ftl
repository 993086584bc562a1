### Co říká sama deska Vendety, česky.

# Pro záhlaví na telefonu, kam se celý název nevejde.
game-short = Vendeta

board-starter = Počáteční karta
board-haven = Vítěz tu získá o 1 bod vlivu víc a vezme si žeton ambicí.
board-number-influence = vliv
board-number-feed = krmení
board-number-drain = vysátí
board-number-drained = po vysátí

## Stůl

board-lap = { $lap }. okruh { PREPOSITION("z", $laps) } { $laps }
board-allies = spojenci
board-victims = oběti
board-closer = Zblízka: { LOCATION($location) }
board-close = Zavřít
board-before = Předchozí čtvrť
board-after = Další čtvrť
board-lead = vede
board-leads = { $name } vede se silou { $power }
board-first = První místo: vliv { $influence } a spojenec
board-second = Druhé místo: vliv { $influence } a oběť
board-prize-ally = spojenec
board-prize-victim = oběť
board-others-see = ostatní vidí { $power }
board-true-power = Podle tebe: síla { $power }. Ostatní vidí { $seen }.
board-power = Síla { $power }
board-ally-deck = Spojenci v balíčku: { $count }
board-victim-deck = Oběti v balíčku: { $count }
board-rail = Zásoby a vliv
board-seat = { $name }: krev { $pool }, vliv { $total }
board-ally = K získání: { CARD($card) }
board-empty = { $name }: nic tu neleží
board-position = { $name }: síla { $power }{ $hidden ->
    [0] { "" }
    [one] , { $hidden } karta rubem nahoru
    [few] , { $hidden } karty rubem nahoru
   *[other] , { $hidden } karet rubem nahoru
  }{ $blood ->
    [0] { "" }
   *[other] , krev { $blood }
  }
board-card-up = { CARD($card) }, síla { $power }
board-card-down = { $name }: { $number }. karta, rubem nahoru
board-card-known = { CARD($card) }, rubem nahoru, ale znáš ji
board-play-here = Přiložit sem

## Proč kdo vyhrál

board-why = { LOCATION($location) }: vítězí { $name }. Zjistit proč.
board-why-short = Proč?
board-ledger = { LOCATION($location) }, { $round }. kolo
board-blood = { $worth ->
    [1] Krev: { $blood }
   *[other] Krev: { $blood }, každý žeton za { $worth }
  }
board-then = , pak { $power }
board-own-effect = vlastní účinek
board-tie = Remíza: výš je ten, kdo je první od žetonu ambicí po směru hodinových ručiček. { CARD("al-fiorenza-savona") } vyhrává každou remízu.
board-influence = vliv { $amount }

## Hráč

board-you = ty
board-pool = Zásoba: krev { $count }
board-score = Vliv v této chvíli: { $total }, z toho žetony: { $tokens }
board-diablerie = { $flipped ->
    [0] Žetony diablerie: { $tokens }
   *[other] Žetony diablerie: { $tokens }, otočené: { $flipped }
  }

## Tvé karty

board-hand = Tvé karty v ruce
board-hand-card = { $name }, síla { $power }, { $type }. { $words }
board-deck = { $count ->
    [one] { $count } karta ve tvém balíčku
    [few] { $count } karty ve tvém balíčku
   *[other] { $count } karet ve tvém balíčku
  }
board-drawn = Nové karty
board-under = Vespod tvého balíčku leží: { $cards }.
board-hide = Zakrýt
board-show = Ukázat

## Zápisník

board-sighting-table = na stole
board-sighting-owned = v ruce nebo už přiložená
board-sighting-unseen = neznámá
board-no-clans = Klany se teprve vybírají.

## Konec

board-chart = Vliv v průběhu tří nocí
board-night = { $round }. noc
board-final = { $name }: { $total }
board-start = Na začátku
board-final-tie = Při stejném vlivu je výš ten, kdo má v alianci { CARD("al-fiorenza-savona", case: "acc") }, pak ten, kdo má v zásobě víc krve, a pak první od žetonu ambicí po směru hodinových ručiček.

## Tah, který se teprve skládá

plan-main = Přiložit { CARD($card, case: "acc") } { $up ->
    [true] lícem nahoru
   *[false] rubem nahoru
  }{ $blood ->
    [0] { "" }
   *[other] , krev { $blood }
  }
plan-how = Přetáhni kartu ke čtvrti, nebo klepni na obojí.
plan-where = Ke které čtvrti přiložíš { CARD($card, case: "acc") }?
plan-which = Kterou kartu k ní přiložíš?
plan-outcome = { $rank }. místo se silou { $power } · zásoba { PREPOSITION("z", $before) } { $before } na { $after }
plan-facing = Lícem, nebo rubem nahoru
plan-up = Lícem
plan-down = Rubem
plan-blood = Krev u karty
plan-blood-amount = Krev: { $amount }
plan-diablerie = Žetony diablerie
plan-diablerie-amount = Otočené žetony diablerie: { $amount }

## K čemu která chvíle vedla, nejvýš 90 písmen

beat-begins = Na Chicago padá noc. Žeton ambicí má { SEAT($seat) }.
beat-clan = { SEAT($seat) } vede klan { CLAN($clan) }.
beat-takes = { SEAT($seat) } si bere { CARD($card, case: "acc") }.
beat-round = Začíná { $round }. kolo.
beat-arrive = K získání: { CARD($cards) }.
beat-plays = { $up ->
    [true] { SEAT($seat) } přikládá { CARD($card, case: "acc") } { PREPOSITION("k", LOCATION($location, case: "dat")) } { LOCATION($location, case: "dat") }
   *[false] { $card ->
        [unknown] { SEAT($seat) } přikládá kartu rubem nahoru { PREPOSITION("k", LOCATION($location, case: "dat")) } { LOCATION($location, case: "dat") }
       *[other] { SEAT($seat) } přikládá { CARD($card, case: "acc") } rubem nahoru { PREPOSITION("k", LOCATION($location, case: "dat")) } { LOCATION($location, case: "dat") }
    }
  }{ $blood ->
    [0] .
   *[other] , krev { $blood }.
  }
beat-skips = { SEAT($seat) } už nemá co přiložit.
beat-drains = { SEAT($seat) } vysává { CARD($card, case: "acc") }.
beat-relic = { SEAT($seat) } používá { CARD($card, case: "acc") }.
beat-looks = { SEAT($seat) } si prohlíží karty ležící rubem nahoru.
beat-tokens = { LOCATION($location) }: { $withdraw ->
    [none] všichni zůstávají.
   *[other] { $stay ->
        [none] všichni ustupují.
       *[other] { COUNT($stay) ->
            [one] zůstává
           *[other] zůstávají
        } { SEATS($stay) }, { COUNT($withdraw) ->
            [one] ustupuje
           *[other] ustupují
        } { SEATS($withdraw) }.
    }
  }
beat-tokens-short = { LOCATION($location) }: zůstává { $stay }, ustupuje { $withdraw }.
beat-won = { SEAT($seat) } vítězí { LOCATION($location, part: "at") } se silou { $power }.
beat-joins = Připojuje se { CARD($card) }.
beat-nobody = { LOCATION($location) }: nikdo už tu není.
beat-frenzy = { $credited ->
    [none] { SEAT($seat) } propadá běsnění.
   *[other] { SEAT($seat) } propadá běsnění; může za to { SEAT($credited) }.
  }
beat-eliminated = { SEAT($seat) } opouští hru.
beat-effect = Působí { CARD($card) } ({ SEAT($seat) }).
beat-withdraws = { SEAT($seat) } ustupuje { LOCATION($location, part: "from") }.
beat-revealed = Karty { LOCATION($location, part: "at") } se odkrývají.
beat-acts = { SEAT($seat) } jedná.
beat-goes-on = Noc pokračuje.
beat-ended = { COUNT($winners) ->
    [one] Vlády nad Chicagem se ujímá { SEATS($winners) }.
   *[other] Vlády nad Chicagem se ujímají { SEATS($winners) }.
  }

## Zůstat, nebo ustoupit

stay-ranking = { LOCATION($location) }: { $rank }. místo { PREPOSITION("z", $count) } { $count }, síla { $power }{ $others ->
    [none] .
   *[other] { " " }({ $others }).
  }
stay-nothing = { LOCATION($location) }: nic tvého tam nebude.
stay-to-hand = Tvé karty se vrátí do ruky.
stay-blood = Krev se vrátí do zásoby: { $blood }.

## Poslední výjev

ending-title = Třetí noc skončila
ending-tokens = žetony
ending-alliance = aliance
ending-drained = vysátí
ending-own = Tvoje místo: { $place }. Na vítěze ztrácíš { $behind }.
ending-tie = { SEATS($seats) } mají stejně: { $by ->
    [ally] rozhoduje { CARD("al-fiorenza-savona") }.
    [blood] rozhoduje krev v zásobě.
   *[order] rozhoduje pořadí od žetonu ambicí.
  }
ending-skip = Přeskočit

## Karty hry podle druhu

gallery-clans = Klany
gallery-clan-cards = Klanové karty
gallery-allies = Spojenci a oběti
gallery-places = Místa
gallery-relics = Relikvie

gain-influence = vliv { $more }
gain-blood = krev { $more }
gain-allies = spojenci { $more }
gain-victims = oběti { $more }
gain-cards = karty { $more }
gain-risk-out = riziko vypadnutí ze hry { $more } p. b.

## Proč bot volí právě tohle

why-play-ally = Hraji { LOCATION($location, part: "at") }: { CARD($ally) } dává vliv ({ $influence }) a nikdo tu nedává víc.
why-play-more = Znovu hraji { LOCATION($location, part: "at") }: mám tam nejvíc karet ({ $count }).
why-play-empty = Hraji { LOCATION($location, part: "at") }: nikdo jiný tam ještě nemá kartu.
why-play-haven = Hraji { LOCATION("loc-haven", part: "at") }: vítěz odtud začíná příští kolo a vyhrává remízy.
why-play-open = Hraji lícem nahoru: nic to nestojí a mám jenom { $pool ->
    [one] { $pool } žeton krve.
    [few] { $pool } žetony krve.
   *[other] { $pool } žetonů krve.
  }
why-play-hidden = Za kartu rubem nahoru platím krví ({ $cost }): zatím můžete její sílu jenom hádat.
why-blood = Přidávám krev ({ $amount }) { LOCATION($location, part: "at") }: počítá se jako síla a soupeři tam jsou ({ $count }).
why-drain-little = Vysávám { CARD($card, case: "acc") }, získávám krev ({ $blood }): { $before ->
    [0] už žádnou nemám.
   *[other] mám jí jenom { $before }.
  }
why-drain-human = Vysávám { CARD($card, case: "acc") }: krev { $blood } a žádný žeton diablerie.
why-withdraw-fewer = Ustupuji { LOCATION($location, part: "from") }: { SEAT($other) } tam má víc karet ({ $count }) než já ({ $own }).
why-withdraw-blood = Ustupuji { LOCATION($location, part: "from") }: krev ({ $blood }) se mi vrací.
why-withdraw-crowd = Ustupuji { LOCATION($location, part: "from") }: bojují tam jiní ({ $count }).
why-stay-more = Zůstávám { LOCATION($location, part: "at") }: mám tam nejvíc karet ({ $count }).
why-stay-blood = Zůstávám { LOCATION($location, part: "at") }: mám tam nejvíc krve ({ $blood }).
why-stay-second = Zůstávám { LOCATION($location, part: "at") }: jsme tam jenom dva a druhé místo taky něco dává.
why-stay-ally = Zůstávám { LOCATION($location, part: "at") }: { CARD($ally) } dává vítězi vliv ({ $influence }).
why-won-blood = { LOCATION($location, part: "at") } rozhoduje moje krev ({ $blood }): bez ní má víc síly { SEAT($other) } ({ $total }).
why-won-tie = Remíza { LOCATION($location, part: "at") } se silou { $total }: vítězím, protože jsem blíž žetonu ambicí.
why-won = Vítězím { LOCATION($location, part: "at") }: moje síla je { $total }, { SEAT($other) } má { $second }.
why-second = Zůstávám { LOCATION($location, part: "at") } se silou { $total }: i druhé místo dává oběť.
