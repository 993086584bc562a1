### Co mówi sama plansza Wendety, po polsku.

# Na nagłówek w telefonie, w którym cała nazwa się nie mieści.
game-short = Wendeta

board-starter = Karta początkowa
board-haven = Zwycięzca zyskuje tu o 1 punkt wpływów więcej i bierze żeton ambicji.
board-number-influence = wpływy
board-number-feed = żer
board-number-drain = wyssanie
board-number-drained = po wyssaniu

## Stół

board-lap = kolejka { $lap } z { $laps }
board-allies = poplecznicy
board-victims = ofiary
board-closer = Z bliska: { LOCATION($location) }
board-close = Zamknij
board-before = Poprzednia dzielnica
board-after = Następna dzielnica
board-lead = prowadzi
board-leads = { $name } prowadzi z siłą { $power }
board-first = Pierwsze miejsce: wpływy { $influence } i poplecznik
board-second = Drugie miejsce: wpływy { $influence } i ofiara
board-prize-ally = poplecznik
board-prize-victim = ofiara
board-others-see = inni widzą { $power }
board-true-power = Twoja prawdziwa siła: { $power }. Inni widzą { $seen }.
board-power = Siła { $power }
board-ally-deck = Poplecznicy w talii: { $count }
board-victim-deck = Ofiary w talii: { $count }
board-rail = Pule i wpływy
board-seat = { $name }: krew { $pool }, wpływy { $total }
board-ally = Do zdobycia: { CARD($card) }
board-empty = { $name }: nic tu nie ma
board-position = { $name }: siła { $power }{ $hidden ->
    [0] { "" }
    [one] , { $hidden } zakryta karta
    [few] , { $hidden } zakryte karty
   *[other] , { $hidden } zakrytych kart
  }{ $blood ->
    [0] { "" }
   *[other] , krew { $blood }
  }
board-card-up = { CARD($card) }, siła { $power }
board-card-down = Zakryta karta nr { $number } ({ $name })
board-card-known = { CARD($card) }, zakryta, ale ją znasz
board-play-here = Dołóż tutaj

## Dlaczego ktoś wygrał

board-why = { LOCATION($location) }: wygrywa { $name }. Zobacz dlaczego.
board-why-short = Dlaczego?
board-ledger = { LOCATION($location) }, runda { $round }
board-blood = { $worth ->
    [1] Krew: { $blood }
   *[other] Krew: { $blood }, każdy żeton wart { $worth }
  }
board-then = , potem { $power }
board-own-effect = własny efekt
board-tie = Remis: wyżej jest ten, kto jest pierwszy od żetonu ambicji zgodnie z ruchem wskazówek zegara. { CARD("al-fiorenza-savona") } wygrywa każdy remis.
board-influence = wpływy { $amount }

## Gracz

board-you = ty
board-pool = Pula: krew { $count }
board-score = Wpływy w tej chwili: { $total }, w tym żetony: { $tokens }
board-diablerie = { $flipped ->
    [0] Żetony Diabolizmu: { $tokens }
   *[other] Żetony Diabolizmu: { $tokens }, odwrócone: { $flipped }
  }

## Twoje karty

board-hand = Twoje karty na ręce
board-hand-card = { $name }, siła { $power }, { $type }. { $words }
board-deck = { $count ->
    [one] { $count } karta w twojej talii
    [few] { $count } karty w twojej talii
   *[other] { $count } kart w twojej talii
  }
board-drawn = Dobrane karty
board-under = { COUNT($cards) ->
    [one] Pod twoją talią leży: { $cards }.
   *[other] Pod twoją talią leżą: { $cards }.
  }
board-hide = Zakryj
board-show = Pokaż

## Notatnik

board-sighting-table = na stole
board-sighting-owned = na ręce albo już dołożona
board-sighting-unseen = nieznana
board-no-clans = Klany są jeszcze wybierane.

## Koniec

board-chart = Wpływy w ciągu trzech nocy
board-night = Noc { $round }
board-final = { $name }: { $total }
board-start = Na początku
board-final-tie = Przy równych wpływach wyżej jest ten, kto ma w sojuszu { CARD("al-fiorenza-savona", case: "acc") }, potem ten, kto ma więcej krwi w puli, a potem pierwszy od żetonu ambicji zgodnie z ruchem wskazówek zegara.

## Tura, która dopiero powstaje

plan-main = Dołóż { CARD($card, case: "acc") } { $up ->
    [true] odkrytą
   *[false] zakrytą
  }{ $blood ->
    [0] { "" }
   *[other] , krew { $blood }
  }
plan-how = Przeciągnij kartę do dzielnicy albo dotknij obu.
plan-where = Do której dzielnicy dokładasz { CARD($card, case: "acc") }?
plan-which = Którą kartę tam dokładasz?
plan-outcome = { $rank }. miejsce z siłą { $power } · pula z { $before } na { $after }
plan-facing = Odkryta czy zakryta
plan-up = Odkryta
plan-down = Zakryta
plan-blood = Krew przy karcie
plan-blood-amount = Krew: { $amount }
plan-diablerie = Żetony Diabolizmu
plan-diablerie-amount = Odwrócone żetony Diabolizmu: { $amount }

## Co się stało, najwyżej 90 liter

beat-begins = Noc zapada nad Chicago. Żeton ambicji ma { SEAT($seat) }.
beat-clan = { SEAT($seat) } prowadzi klan { CLAN($clan) }.
beat-takes = { SEAT($seat) } bierze { CARD($card, case: "acc") }.
beat-round = Zaczyna się runda { $round }.
beat-arrive = Do zdobycia: { CARD($cards) }.
beat-plays = { $up ->
    [true] { SEAT($seat) } dokłada { CARD($card, case: "acc") } do { LOCATION($location, case: "gen") }
   *[false] { $card ->
        [unknown] { SEAT($seat) } dokłada zakrytą kartę do { LOCATION($location, case: "gen") }
       *[other] { SEAT($seat) } dokłada zakrytą kartę { CARD($card) } do { LOCATION($location, case: "gen") }
    }
  }{ $blood ->
    [0] .
   *[other] , krew { $blood }.
  }
beat-skips = { SEAT($seat) } nie ma już kart do dołożenia.
beat-drains = { SEAT($seat) } wysysa { CARD($card, case: "acc") }.
beat-relic = { SEAT($seat) } używa { CARD($card, case: "gen") }.
beat-looks = { SEAT($seat) } ogląda zakryte karty.
beat-tokens = { LOCATION($location) }: { $withdraw ->
    [none] wszyscy zostają.
   *[other] { $stay ->
        [none] wszyscy się wycofują.
       *[other] { COUNT($stay) ->
            [one] zostaje
           *[other] zostają
        } { SEATS($stay) }, { COUNT($withdraw) ->
            [one] wycofuje się
           *[other] wycofują się
        } { SEATS($withdraw) }.
    }
  }
beat-tokens-short = { LOCATION($location) }: zostaje: { $stay }, wycofuje się: { $withdraw }.
beat-won = { SEAT($seat) } wygrywa { LOCATION($location, part: "at") } z siłą { $power }.
beat-joins = Dołącza { CARD($card) }.
beat-nobody = { LOCATION($location) }: nikogo tu już nie ma.
beat-frenzy = { $credited ->
    [none] { SEAT($seat) } wpada w szał.
   *[other] { SEAT($seat) } wpada w szał, a sprawcą jest { SEAT($credited) }.
  }
beat-eliminated = { SEAT($seat) } odpada z gry.
beat-effect = { SEAT($seat) }: działa karta { CARD($card) }.
beat-withdraws = { SEAT($seat) } wycofuje się { LOCATION($location, part: "from") }.
beat-revealed = Karty { LOCATION($location, part: "at") } zostają odkryte.
beat-acts = { SEAT($seat) } działa.
beat-goes-on = Noc trwa.
beat-ended = { COUNT($winners) ->
    [one] Władzę nad Chicago obejmuje { SEATS($winners) }.
   *[other] Władzę nad Chicago obejmują { SEATS($winners) }.
  }

## Zostać czy się wycofać

stay-ranking = { LOCATION($location) }: { $rank }. miejsce na { $count }, siła { $power }{ $others ->
    [none] .
   *[other] { " " }({ $others }).
  }
stay-nothing = { LOCATION($location) }: nic twojego tam nie zostanie.
stay-to-hand = Twoje karty wracają na rękę.
stay-blood = Krew wraca do puli: { $blood }.

## Ostatnia scena

ending-title = Trzecia noc dobiegła końca
ending-tokens = żetony
ending-alliance = sojusz
ending-drained = wyssane
ending-own = Twoje miejsce: { $place }. Strata: { $behind }.
ending-tie = { SEATS($seats) } mają tyle samo: { $by ->
    [ally] rozstrzyga { CARD("al-fiorenza-savona") }.
    [blood] rozstrzyga krew w puli.
   *[order] rozstrzyga kolejność od żetonu ambicji.
  }
ending-skip = Pomiń

## Karty gry według rodzaju

gallery-clans = Klany
gallery-clan-cards = Karty klanów
gallery-allies = Poplecznicy i ofiary
gallery-places = Miejsca
gallery-relics = Relikwie

gain-influence = wpływy { $more }
gain-blood = krew { $more }
gain-allies = poplecznicy { $more }
gain-victims = ofiary { $more }
gain-cards = karty { $more }
gain-risk-out = ryzyko odpadnięcia z gry { $more } p.p.

## Czemu bot wybiera właśnie to

why-play-ally = Gram { LOCATION($location, part: "at") }: { CARD($ally) } daje wpływy ({ $influence }) i nikt tu nie daje więcej.
why-play-more = Znów gram { LOCATION($location, part: "at") }: mam tam najwięcej kart ({ $count }).
why-play-empty = Gram { LOCATION($location, part: "at") }: nikt inny nie ma tam jeszcze karty.
why-play-haven = Gram { LOCATION("loc-haven", part: "at") }: kto tam wygra, zaczyna następną rundę i wygrywa remisy.
why-play-open = Gram odkrytą kartę: to nic nie kosztuje, a mam tylko { $pool ->
    [one] { $pool } żeton krwi.
    [few] { $pool } żetony krwi.
   *[many] { $pool } żetonów krwi.
  }
why-play-hidden = Za zakrytą kartę płacę krwią ({ $cost }): na razie możecie tylko zgadywać jej siłę.
why-blood = Dodaję krew ({ $amount }) { LOCATION($location, part: "at") }: liczy się jako siła, a rywale są tam obecni ({ $count }).
why-drain-little = Wysysam { CARD($card, case: "acc") }, zyskuję krew ({ $blood }): { $before ->
    [0] nie mam już żadnej.
   *[other] mam jej tylko { $before }.
  }
why-drain-human = Wysysam { CARD($card, case: "acc") }: krew { $blood } i żadnego żetonu Diabolizmu.
why-withdraw-fewer = Wycofuję się { LOCATION($location, part: "from") }: { SEAT($other) } ma tam więcej kart ({ $count }) niż ja ({ $own }).
why-withdraw-blood = Wycofuję się { LOCATION($location, part: "from") }: odzyskuję moją krew ({ $blood }).
why-withdraw-crowd = Wycofuję się { LOCATION($location, part: "from") }: walczą tam inni ({ $count }).
why-stay-more = Zostaję { LOCATION($location, part: "at") }: mam tam najwięcej kart ({ $count }).
why-stay-blood = Zostaję { LOCATION($location, part: "at") }: mam tam najwięcej krwi ({ $blood }).
why-stay-second = Zostaję { LOCATION($location, part: "at") }: jest nas tam tylko dwoje, a drugie miejsce też coś daje.
why-stay-ally = Zostaję { LOCATION($location, part: "at") }: { CARD($ally) } daje zwycięzcy wpływy ({ $influence }).
why-won-blood = { LOCATION($location, part: "at") } decyduje moja krew ({ $blood }): bez niej więcej siły ma { SEAT($other) } ({ $total }).
why-won-tie = Remis { LOCATION($location, part: "at") } z siłą { $total }: wygrywam, bo jestem bliżej żetonu ambicji.
why-won = Wygrywam { LOCATION($location, part: "at") }: moja siła to { $total }, a { SEAT($other) } ma { $second }.
why-second = Zostaję { LOCATION($location, part: "at") } z siłą { $total }: drugie miejsce też daje ofiarę.
