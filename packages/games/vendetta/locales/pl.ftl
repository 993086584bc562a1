### Wendeta po polsku.
### Każda karta to CARD: karty klanów, poplecznicy, ofiara, miejsca i relikwie. Decyzja może wiedzieć, gdzie zapada
### ($here), która karta pyta ($card) i która relikwia jest w użyciu ($relic).

game = Wampir: Maskarada – Wendeta
    .tagline = Siedem klanów, jeden tron i za mało krwi.
    .about = Chicago nie ma Księcia. Przez trzy noce wysyłasz karty do dzielnic miasta, część z nich zakrytą, dokładasz do nich krew i zdobywasz popleczników. Tuż przed każdym starciem wszyscy potajemnie decydują, czy zostać, czy się wycofać. Krew to siła, pieniądze i życie naraz: gdy stracisz jej resztę, Bestia napije się z twoich ludzi.

## Opcje

option-places = Miejsca
    .help = Każda dzielnica poza Schronieniem Księcia dostaje miejsce z własną zasadą.
option-places-false = Bez miejsc
option-places-true = Z miejscami

option-relics = Relikwie
    .help = Każdy wybiera relikwię, której można użyć raz.
option-relics-false = Bez relikwii
option-relics-true = Z relikwiami

option-teams = Drużyny
    .help = Pary siedzące naprzeciw siebie; dla 4 lub 6 osób.
option-teams-false = Każdy dla siebie
option-teams-true = Drużyny dwuosobowe

option-teamHands = Karty w drużynie
    .help = Czy członkowie drużyny widzą nawzajem swoje ukryte karty.
option-teamHands-closed = Ukryte
option-teamHands-open = Jawne dla drużyny

option-clanChoice = Klany
    .help = Jak rozdziela się klany.
option-clanChoice-draft = Wybierane po kolei
option-clanChoice-random = Losowo

option-memoryAid = Pomoc pamięciowa
    .help = Czy stół pokazuje, które karty innych są znane.
option-memoryAid-on = Lista znanych kart
option-memoryAid-off = Tylko kronika

option-lastBlood = Ostatnia krew
    .help = Czy wolno dołożyć lub zamienić ostatni żeton krwi swojej puli i przez to wpaść w szał.
option-lastBlood-all-voluntary = Zawsze zostaje w puli
option-lastBlood-spend-only = Wolno dołożyć lub zamienić

option-thirdPlace = Trzecie miejsce
    .help = Co zyskuje trzecie miejsce w rundach 1, 2 i 3.
option-thirdPlace-1-1-1 = 1 punkt wpływów w każdej rundzie
option-thirdPlace-0-1-1 = 1 punkt wpływów od 2. rundy
option-thirdPlace-0-0-0 = Nic

option-halfOfOne = Połowa z jednego żetonu
    .help = Czy cenę połowy puli można zapłacić, mając 0 lub 1 żeton krwi.
option-halfOfOne-counts = Nic nie kosztuje i jest zapłacona
option-halfOfOne-must-pay = Nie można jej zapłacić

preset-first-game = Pierwsza partia
    .help = Klany rozdaje los, bez dodatków. Tak zaczniecie najszybciej.
preset-base = Gra podstawowa
    .help = Każdy wybiera klan i gra dla siebie.
preset-places-and-relics = Miejsca i relikwie
    .help = Każda dzielnica ma własną zasadę, a każdy wybiera relikwię. Dla tych, którzy znają już swój klan.
preset-teams = Drużyny dwuosobowe
    .help = Dwoje na dwoje albo trzy pary: członkowie drużyny siedzą naprzeciw siebie i wygrywają razem.

## Odpowiedzi z wyprzedzeniem

reaction-auction-bid = W licytacji krwi
reaction-auction-bid-nothing = Nie stawiaj nic
reaction-auction-bid-one = Postaw 1, jeśli można
reaction-auction-bid-two = Postaw 2, jeśli można
reaction-auction-bid-three = Postaw 3, jeśli można

## Decyzje: pytanie do ciebie i to, co czytają wtedy inni

decision-choose-clan = Który klan jest twój?
    .wait = { SEAT($seat) } wybiera klan.
decision-choose-relic = Którą relikwię bierzesz?
    .wait = { SEAT($seat) } wybiera relikwię.
decision-hand-keep = Którą kartę zatrzymujesz? Druga trafia pod twoją talię klanu.
    .wait = { COUNT($seat) ->
        [one] Karty wybiera: { SEATS($seat) }.
       *[other] Karty wybierają: { SEATS($seat) }.
    }
decision-hand-return = Która karta trafia pod twoją talię klanu? Dwie pozostałe zatrzymujesz.
    .wait = { COUNT($seat) ->
        [one] Karty wybiera: { SEATS($seat) }.
       *[other] Karty wybierają: { SEATS($seat) }.
    }
decision-plan-action = Twoja tura. Którą kartę dokładasz?
    .wait = { SEAT($seat) } planuje.
decision-plan-location = { $card ->
        [unknown] Do której dzielnicy ją dokładasz?
       *[other] Do której dzielnicy dokładasz { CARD($card, case: "acc") }?
    }
    .wait = { SEAT($seat) } planuje.
decision-plan-facing = { $card ->
        [unknown] Odkrytą czy zakrytą?
       *[other] { CARD($card) }: karta odkryta czy zakryta?
    }
    .wait = { SEAT($seat) } planuje.
decision-plan-blood = { $here ->
        [unknown] Ile krwi dokładasz?
       *[other] Ile krwi dokładasz do { LOCATION($here, case: "gen") }?
    }
    .wait = { SEAT($seat) } zastanawia się, ile krwi dołożyć.
decision-plan-diablerie = Ile żetonów Diabolizmu odwracasz? Każdy daje 1 żeton krwi.
    .wait = { SEAT($seat) } wspomina mroczne czyny.
decision-plan-end = Coś jeszcze w tej turze?
    .wait = { SEAT($seat) } kończy turę.
decision-drain-which = Kogo wysysasz?
    .wait = { SEAT($seat) } czuje głód.
decision-look-which = Którą zakrytą kartę podglądasz?
    .wait = { SEAT($seat) } szuka karty do podejrzenia.
decision-relic-planning = { $relic ->
        [re-isaac-chalice] Która wyssana karta wraca do twojego sojuszu?
        [re-mirror-of-the-ninth-hour] W której dzielnicy podglądasz wszystkie zakryte karty?
        [re-ferrymans-key] { $from ->
            [unknown] Którą swoją kartę przenosisz?
            [none] Którą swoją kartę przenosisz?
           *[other] Dokąd ją przenosisz?
        }
       *[other] Jak używasz swojej relikwii?
    }
    .wait = { SEAT($seat) } używa relikwii.
decision-relic-start-resolution = Zaczyna się rozstrzygnięcie. Używasz { CARD("re-sargon-apocrypha", case: "gen") }?
    .wait = { SEAT($seat) } ma pod ręką { CARD("re-sargon-apocrypha", case: "acc") }.
decision-withdraw-look = { CARD("al-ambrus-maropis") } za 1 żeton krwi coś zdradzi. Którą kartę podglądasz?
    .wait = { SEAT($seat) } słucha, co mówi { CARD("al-ambrus-maropis") }.
decision-stay-or-withdraw = { $here ->
        [unknown] Zostajesz czy się wycofujesz?
       *[other] { LOCATION($here) }: zostajesz czy się wycofujesz?
    }
    .wait = { COUNT($seat) ->
        [one] Zostać czy się wycofać? Decyduje { SEATS($seat) }.
       *[other] Zostać czy się wycofać? Decydują { SEATS($seat) }.
    }
decision-relic-mask = Żetony są odkryte. Zamieniasz swój?
    .wait = { SEAT($seat) } ma pod ręką { CARD("re-penitent-mask", case: "acc") }.
decision-cloak-use = Wycofujesz się. Którędy?
    .wait = { SEAT($seat) } się wycofuje.
decision-friends-blood = { CARD("to-friends-in-high-places") }: ile krwi dokładasz?
    .wait = { SEAT($seat) } ma wpływowych przyjaciół.
decision-one-step-ahead = { $number ->
        [unknown] Tracisz 2 żetony krwi i odkrywasz kartę czy zostawiasz ją zakrytą?
       *[other] Tracisz 2 żetony krwi i odkrywasz kartę nr { SUM($number, 1) } czy zostawiasz ją zakrytą?
    }
    .wait = { SEAT($seat) } zastanawia się, czy odkryć kartę za 2 żetony krwi.
decision-reveal-order = Która twoja karta działa najpierw?
    .wait = { SEAT($seat) } ustala kolejność efektów.
decision-curfew-choice = { CARD("ve-curfew") }: zostajesz w domu czy płacisz krwią?
    .wait = { SEAT($seat) } wybiera między godziną policyjną a krwią.
decision-forestall-card = Którą kartę uprzedzasz?
    .wait = { SEAT($seat) } widzi nadchodzący cios.
decision-auction-bid = Ile krwi licytujesz?
    .wait = { COUNT($seat) ->
        [one] Licytuje: { SEATS($seat) }.
       *[other] Licytują: { SEATS($seat) }.
    }
decision-auction-flip = Twoja stawka jest najniższa. Którą kartę zakrywasz?
    .wait = { SEAT($seat) } musi zakryć kartę.
decision-prep-order = Która karta przygotowania jest następna?
    .wait = { SEAT($seat) } się przygotowuje.
decision-mesmerize-target = Czyje karty z ręki przejmujesz?
    .wait = { SEAT($seat) } zagląda komuś głęboko w oczy.
decision-chaos-card = Którą kartę bierzesz z powrotem na rękę? Każda odbiera rywalom po 1 żetonie krwi.
    .wait = { SEAT($seat) } sieje chaos.
decision-assault-card = Którą kartę zakrywasz? Zakryta ma siłę 4.
    .wait = { SEAT($seat) } traci wszelkie hamulce.
decision-backstab-blood = { CARD("no-backstab") }: ile krwi dokładasz?
    .wait = { SEAT($seat) } dobywa ostrza.
decision-move-to-haven = { $card ->
        [unknown] Przenosisz kartę do Schronienia Księcia?
       *[other] Przenosisz { CARD($card, case: "acc") } do Schronienia Księcia?
    }
    .wait = { SEAT($seat) } zerka na Schronienie Księcia.
decision-vanish = Wycofujesz się?
    .wait = { SEAT($seat) } zaraz zniknie.
decision-fearless = Zamieniasz swoją krew tutaj z krwią w puli?
    .wait = { SEAT($seat) } może postawić wszystko na jedną kartę.
decision-artifacts = Płacisz za { CARD("tr-ancient-artifacts", case: "acc") }?
    .wait = { SEAT($seat) } budzi starożytne artefakty.
decision-tremere-spend = { $card ->
        [unknown] Płacisz?
       *[other] { CARD($card) }: płacisz?
    }
    .wait = { SEAT($seat) } rozważa cenę krwi.
decision-tyrant-choice = { CARD("ve-tyrants-gaze") }: oddajesz krew czy wpływy?
    .wait = { SEAT($seat) } czuje na sobie wzrok tyrana.
decision-relic-knife = Używasz { CARD("re-knife-of-the-faithless", case: "gen") }?
    .wait = { SEAT($seat) } ma pod ręką { CARD("re-knife-of-the-faithless", case: "acc") }.
decision-frenzy-replace = Bestia się budzi. Jak ją uspokajasz?
    .wait = { SEAT($seat) } zmaga się z Bestią.
decision-after-order = Która karta pokłosia jest następna?
    .wait = { SEAT($seat) } zbiera żniwo.
decision-ventrue-hunt = Ventrue żądają swojej części. Co dajesz?
    .wait = { SEAT($seat) } wygrywa i ma się podzielić.
decision-mist-target = Dokąd odpływa połowa twojej krwi?
    .wait = { SEAT($seat) } zmienia się w mgłę.
decision-succubus-blood = { CARD("pl-succubus-club") }: ile swojej krwi zabierasz?
    .wait = { SEAT($seat) } zwleka z wyjściem z klubu.
decision-bane-return = Którą kartę wtasowujesz do talii klanu?
    .wait = { SEAT($seat) } musi oddać kartę.
decision-team-include = { $card ->
        [unknown] Czy dotyczy to także twojej drużyny?
       *[other] { CARD($card) }: czy dotyczy to także twojej drużyny?
    }
    .wait = { SEAT($seat) } patrzy na swoją drużynę.

## Odpowiedzi

answer-card = { CARD($object) }
answer-seat = { SEAT($object) }
answer-location = { LOCATION($object) }
answer-drain = Wyssij kogoś ze swojego sojuszu
answer-look = Podejrzyj zakrytą kartę
answer-relic = { $relic ->
    [unknown] Użyj relikwii
   *[other] Użyj { CARD($relic, case: "gen") }
  }
answer-done = Gotowe
answer-no = Nie
answer-use = Użyj
answer-not-now = Nie teraz
answer-stay = Zostań
answer-withdraw = Wycofaj się
answer-leave = Zostaw
answer-choose-clan-clan = { CLAN($object) }
answer-choose-relic-relic = { CARD($object) }
answer-hand-keep-keep = Zatrzymaj { CARD($object, case: "acc") }
answer-hand-keep-give = Zatrzymaj obie i odłóż { CARD($object, case: "acc") }
answer-hand-return-return = Odłóż { CARD($object, case: "acc") } pod talię
answer-plan-action-play = Dołóż { CARD($object, case: "acc") }
answer-plan-facing-face-up = { $object ->
    [0] Odkryta
    [one] Odkryta, za { $object } żeton krwi
    [few] Odkryta, za { $object } żetony krwi
   *[many] Odkryta, za { $object } żetonów krwi
  }
answer-plan-facing-face-down = { $object ->
    [0] Zakryta
    [one] Zakryta, za { $object } żeton krwi
    [few] Zakryta, za { $object } żetony krwi
   *[many] Zakryta, za { $object } żetonów krwi
  }
answer-plan-blood-blood = { $object ->
    [0] Bez krwi
    [one] { $object } żeton krwi
    [few] { $object } żetony krwi
   *[many] { $object } żetonów krwi
  }
answer-plan-end-end = Zakończ turę
answer-drain-which-card = Wyssij { CARD($object, case: "acc") }
answer-look-which-look = Karta nr { SUM($object3, 1) } ({ SEAT($object2) }) { LOCATION($object1, part: "at") }
answer-relic-planning-move = Twoja karta nr { SUM($object3, 1) } { LOCATION($object1, part: "at") }
answer-withdraw-look-look = Karta nr { SUM($object3, 1) } ({ SEAT($object2) })
answer-relic-mask-switch = Zamień swój żeton
answer-relic-mask-keep = Pozostań przy swoim wyborze
answer-cloak-use-regular = Zwykłą drogą
answer-cloak-use-cloak = Wszystko tam, gdzie leży { CARD("no-cloak-of-shadows") }
answer-one-step-ahead-turn-up = Strać 2 żetony krwi i odkryj ją
answer-one-step-ahead-leave = Zostaw zakrytą
answer-curfew-choice-skip = Bez przygotowania i pokłosia tutaj
answer-curfew-choice-steal = Pozwól odebrać sobie 3 żetony krwi
answer-auction-flip-card = Zakryj { CARD($object, case: "acc") }
answer-chaos-card-card = Weź z powrotem { CARD($object, case: "acc") }
answer-assault-card-card = Zakryj { CARD($object, case: "acc") }
answer-move-to-haven-move = Przenieś do Schronienia Księcia
answer-fearless-swap = Zamień
answer-artifacts-spend = { $object ->
    [one] Wydaj { $object } żeton krwi
    [few] Wydaj { $object } żetony krwi
   *[many] Wydaj { $object } żetonów krwi
  }
answer-artifacts-turn-down = Zakryj kartę
answer-tremere-spend-spend = { $object ->
    [one] Wydaj { $object } żeton krwi
    [few] Wydaj { $object } żetony krwi
   *[many] Wydaj { $object } żetonów krwi
  }
answer-tyrant-choice-move-half = { $object ->
    [one] Oddaj { $object } swój żeton krwi stąd
    [few] Oddaj { $object } swoje żetony krwi stąd
   *[many] Oddaj { $object } swoich żetonów krwi stąd
  }
answer-tyrant-choice-lose-influence = Strać 1 punkt wpływów
answer-relic-knife-use = Użyj: +3 do siły
answer-frenzy-replace-ready = Zakryj { CARD("tr-ready", case: "acc") } i zyskaj 1 żeton krwi
answer-frenzy-replace-ward = Użyj { CARD("re-ward-of-cold-ashes", case: "gen") } i zyskaj 3 żetony krwi
answer-frenzy-replace-drain = Pozwól Bestii się napić
answer-ventrue-hunt-steal = Pozwól odebrać sobie 2 żetony krwi
answer-ventrue-hunt-give-influence = Daj 1 punkt wpływów
answer-mist-target-none = Donikąd
answer-bane-return-card = Wtasuj { CARD($object, case: "acc") }
answer-team-include-include = { $mate ->
    [unknown] Nie oszczędzaj drużyny
   *[other] Niech dotyczy też drużyny ({ SEAT($mate) })
  }
answer-team-include-leave-out = { $mate ->
    [unknown] Oszczędź drużynę
   *[other] Oszczędź drużynę ({ SEAT($mate) })
  }

## Co robi odpowiedź, gdy obok nie ma pytania

act-choose-clan-clan = Weź klan { CLAN($object) }
act-choose-relic-relic = Weź { CARD($object, case: "acc") }
act-plan-location-location = Dołóż ją do { LOCATION($object, case: "gen") }
act-plan-facing-face-up = { $object ->
    [0] Dołóż ją odkrytą
    [one] Dołóż ją odkrytą, za { $object } żeton krwi
    [few] Dołóż ją odkrytą, za { $object } żetony krwi
   *[many] Dołóż ją odkrytą, za { $object } żetonów krwi
  }
act-plan-facing-face-down = { $object ->
    [0] Dołóż ją zakrytą
    [one] Dołóż ją zakrytą, za { $object } żeton krwi
    [few] Dołóż ją zakrytą, za { $object } żetony krwi
   *[many] Dołóż ją zakrytą, za { $object } żetonów krwi
  }
act-plan-blood-blood = { $object ->
    [0] Nie dokładaj krwi
    [one] Dołóż { $object } żeton krwi
    [few] Dołóż { $object } żetony krwi
   *[many] Dołóż { $object } żetonów krwi
  }
act-plan-diablerie = { $amount ->
    [0] Nie odwracaj żetonów Diabolizmu
    [one] Odwróć { $amount } żeton Diabolizmu
    [few] Odwróć { $amount } żetony Diabolizmu
   *[many] Odwróć { $amount } żetonów Diabolizmu
  }
act-look-which-look = Podejrzyj kartę nr { SUM($object3, 1) } ({ SEAT($object2) }) { LOCATION($object1, part: "at") }
act-withdraw-look-look = Podejrzyj kartę nr { SUM($object3, 1) } ({ SEAT($object2) })
act-withdraw-look-done = Nie podglądaj więcej kart
act-cloak-use-regular = Wycofaj się zwykłą drogą
act-cloak-use-cloak = Wycofaj wszystko tam, gdzie leży { CARD("no-cloak-of-shadows") }
act-one-step-ahead-leave = Zostaw swoją kartę zakrytą
act-reveal-order-card = Najpierw rozpatrz { CARD($object, case: "acc") }
act-prep-order-card = Teraz rozpatrz { CARD($object, case: "acc") }
act-after-order-card = Teraz rozpatrz { CARD($object, case: "acc") }
act-succubus-blood = { $amount ->
    [0] Nie zabieraj swojej krwi
    [one] Zabierz { $amount } żeton krwi
    [few] Zabierz { $amount } żetony krwi
   *[many] Zabierz { $amount } żetonów krwi
  }
act-relic-planning-card = Użyj relikwii: wraca { CARD($object) }
act-relic-planning-location = Użyj relikwii { LOCATION($object, part: "at") }
act-relic-planning-move = Przenieś swoją kartę nr { SUM($object3, 1) } { LOCATION($object1, part: "from") }
act-relic-start-resolution-use = Użyj relikwii
act-relic-start-resolution-not-now = Nie używaj teraz relikwii
act-relic-knife-use = Użyj relikwii: +3 do siły
act-relic-knife-not-now = Nie używaj teraz relikwii
act-friends-blood = { $amount ->
    [0] Nie dokładaj krwi
    [one] Dołóż { $amount } żeton krwi
    [few] Dołóż { $amount } żetony krwi
   *[many] Dołóż { $amount } żetonów krwi
  }
act-backstab-blood = { $amount ->
    [0] Nie dokładaj krwi
    [one] Dołóż { $amount } żeton krwi
    [few] Dołóż { $amount } żetony krwi
   *[many] Dołóż { $amount } żetonów krwi
  }
act-move-to-haven-leave = Zostaw kartę na miejscu
act-fearless-swap = Zamień swoją krew tutaj z pulą
act-fearless-no = Nie zamieniaj krwi
act-mist-target-location = Przenieś połowę swojej krwi { LOCATION($object, part: "to") }
act-mist-target-none = Zostaw krew na miejscu
act-tremere-spend-no = Nie płać
act-mesmerize-target-seat = Przejmij karty z ręki: { SEAT($object) }
act-curfew-choice-skip = Zrezygnuj tu z przygotowania i pokłosia
act-auction-bid = { $amount ->
    [0] Nic nie licytuj
    [one] Licytuj { $amount } żeton krwi
    [few] Licytuj { $amount } żetony krwi
   *[many] Licytuj { $amount } żetonów krwi
  }
act-chaos-card-done = Nie bierz więcej kart
act-forestall-card-card = Uprzedź { CARD($object, case: "acc") }
act-assault-card-done = Nie zakrywaj więcej kart

## Dlaczego nie można

reason-nothing-to-drain = W twoim sojuszu nie ma kogo wyssać.
reason-cannot-be-drained = Portii nie można wyssać.
reason-look-too-dear = To kosztuje 1 żeton krwi, a ostatni zostaje w puli.
reason-nothing-to-look-at = Nie ma zakrytej karty, której nie znasz.
reason-relic-used = Twoja relikwia jest już zużyta.
reason-relic-not-now = Na twoją relikwię pora przyjdzie później.
reason-relic-useless = Twoja relikwia nic by teraz nie zmieniła.
reason-too-dear = Nie możesz za to zapłacić: ostatni żeton krwi zostaje w puli.
reason-watched-and-too-dear = { CARD("no-eyes-in-the-dark") } każą dokładać tam karty zakryte, a na to nie masz dość krwi.
reason-last-blood = Ostatni żeton krwi zostaje w puli.
reason-here-already = To już tam leży.

## Co się dzieje. Rachunki się nie łamią: ich spacje są nierozdzielające.

log-first-player = Nad Chicago zapada noc. Żeton ambicji trzyma { SEAT($seat) }.
log-place-laid = { LOCATION($location) }: { CARD($place) }.
log-relics-revealed = Relikwie do wyboru: { CARD($relics) }.
log-clans-revealed = Klany do wyboru: { CLAN($clans) }.
log-clan-taken = { SEAT($seat) } prowadzi klan { CLAN($clan) }.
log-relic-taken = { SEAT($seat) } bierze { CARD($relic, case: "acc") }.
log-round = Runda { $round }
log-fed = { SEAT($seat) } zyskuje z żeru { blood }, z { $before } na { $after }.
log-ally-arrived = { CARD($ally) } jest do zdobycia { LOCATION($location, part: "at") }.
log-drew = { $cards ->
    [unknown] { SEAT($seat) } dobiera { cards }.
    [none] { SEAT($seat) } nie ma już czego dobrać.
   *[other] { SEAT($seat) } dobiera { CARD($cards, case: "acc") }.
  }
log-hand-built = { $kept ->
    [unknown] { SEAT($seat) } kończy wybór.
   *[other] { SEAT($seat) } zatrzymuje { CARD($kept, case: "acc") }{ $returned ->
        [unknown] .
        [none] .
       *[other] ; pod talię klanu trafia karta { CARD($returned) }.
    }
  }
log-gave-up = { $card ->
    [unknown] { SEAT($seat) } odkłada inną kartę pod talię klanu ({ CARD("al-roberta-urbani") }).
   *[other] { SEAT($seat) } odkłada { CARD($card, case: "acc") } pod talię klanu ({ CARD("al-roberta-urbani") }).
  }
log-lap = Kolejka { $lap } z { $laps }
log-turn = { SEAT($seat) } zaczyna turę planowania.
log-turn-skipped = { SEAT($seat) } nie ma już kart do dołożenia.
log-location-chosen = { SEAT($seat) } zaraz dołoży kartę do { LOCATION($location, case: "gen") }.
log-played = { $faceUp ->
    [true] { $source ->
        [planning] { SEAT($seat) } dokłada { CARD($card, case: "acc") } do { LOCATION($location, case: "gen") }
        [ma-mesmerize] { SEAT($seat) } dokłada do { LOCATION($location, case: "gen") } cudzą kartę: { CARD($card) } ({ SEAT($owner) }, { source })
       *[other] { SEAT($seat) } dokłada { CARD($card, case: "acc") } do { LOCATION($location, case: "gen") } ({ source })
    }
   *[false] { $card ->
        [unknown] { SEAT($seat) } dokłada zakrytą kartę do { LOCATION($location, case: "gen") }
       *[other] { SEAT($seat) } dokłada zakrytą kartę { CARD($card) } do { LOCATION($location, case: "gen") }
    }
  }{ $cost ->
    [0] .
    [one] { " " }za { $cost } żeton krwi.
    [few] { " " }za { $cost } żetony krwi.
   *[many] { " " }za { $cost } żetonów krwi.
  }{ $watcher ->
    [none] { "" }
   *[other] { " " }{ SEAT($watcher) } ją widzi.
  }
log-tokens-flipped = { SEAT($seat) } odwraca { $amount ->
    [one] żeton Diabolizmu.
    [few] { $amount } żetony Diabolizmu.
   *[many] { $amount } żetonów Diabolizmu.
  }
log-looked = { SEAT($seat) } podgląda kartę nr { SUM($number, 1) } ({ SEAT($at) }) { LOCATION($location, part: "at") }{ $card ->
    [unknown] .
   *[other] : { CARD($card) }.
  }
log-looked-everywhere = { SEAT($seat) } podgląda wszystkie zakryte karty { LOCATION($location, part: "at") }{ $cards ->
    [unknown] .
   *[other] : { CARD($cards) }.
  }
log-relic-used = { SEAT($seat) } używa { CARD($relic, case: "gen") }.
log-undrained = { SEAT($seat) } przywraca { CARD($card, case: "acc") } do sojuszu.
log-drained = { $frenzy ->
    [true] W szale { SEAT($seat) } wysysa { CARD($card, case: "acc") }
   *[false] { SEAT($seat) } wysysa { CARD($card, case: "acc") }
  }: { $blood ->
    [one] { $blood } żeton krwi
    [few] { $blood } żetony krwi
   *[many] { $blood } żetonów krwi
  }{ $tokens ->
    [0] .
    [one] , żeton Diabolizmu.
    [few] , { $tokens } żetony Diabolizmu.
   *[many] , { $tokens } żetonów Diabolizmu.
  }
log-frenzy = { $credited ->
    [none] { SEAT($seat) } wpada w szał.
   *[other] { SEAT($seat) } wpada w szał, a sprawcą jest { SEAT($credited) }.
  }
log-nothing-to-drain = { SEAT($seat) } nie ma kogo wyssać. Krew z puli ogólnej: { $blood }.
log-eliminated = Trzeci żeton Diabolizmu: { SEAT($seat) } odpada z gry.
log-ambition = Żeton ambicji bierze { SEAT($seat) }.
log-gained = { $amount ->
    [0] { SEAT($seat) } nie zyskuje krwi ({ source }).
   *[other] { SEAT($seat) } zyskuje { blood }, z { $before } na { $after } ({ source }).
  }
log-spent = { SEAT($seat) } wydaje { blood }, z { $before } na { $after } ({ source }){ $to ->
    [none] .
   *[other] { " " }– { CARD("tr-dark-pact") }: krew trafia { LOCATION($to, part: "to") }.
  }
log-lost = { $amount ->
    [0] { SEAT($seat) } nie ma krwi do stracenia ({ source }).
   *[other] { SEAT($seat) } traci { blood }, z { $before } na { $after } ({ source }){ $to ->
        [none] .
       *[other] { " " }– { CARD("tr-dark-pact") }: krew trafia { LOCATION($to, part: "to") }.
    }
  }
log-stolen = { $amount ->
    [0] { SEAT($seat) } nie ma krwi do odebrania ({ source }).
    [one] { SEAT($thief) } odbiera { blood }, traci go { SEAT($seat) } ({ source }).
   *[other] { SEAT($thief) } odbiera { blood }, traci je { SEAT($seat) } ({ source }).
  }
log-immune = { SEAT($seat) } nie traci krwi: chroni przed tym { CARD($by) } ({ CARD($source) }).
log-influence = { MAX($amount, 0) ->
    [0] { SEAT($seat) } traci wpływy, z { $before } na { $after } ({ source }).
   *[other] { SEAT($seat) } zyskuje { influence }, z { $before } na { $after } ({ source }).
  }
log-influence-given = { SEAT($from) } oddaje { influence }, zyskuje { $amount ->
    [one] go
   *[other] je
  } { SEAT($to) } ({ source }).
log-blood-played = { $source ->
    [planning] { SEAT($seat) } dokłada { blood } do { LOCATION($location, case: "gen") }.
   *[other] { SEAT($seat) } dokłada { blood } do { LOCATION($location, case: "gen") } ({ source }).
  }
log-blood-put = { SEAT($seat) } dostaje { blood } { LOCATION($location, part: "at") } ({ source }).
log-blood-returned = { SEAT($seat) } zabiera { blood } { LOCATION($location, part: "from") } do puli ({ source }).
log-blood-taken = { SEAT($to) } zabiera do swojej puli { blood } { LOCATION($location, part: "from") }, oddaje { $amount ->
    [one] go
   *[other] je
  } { SEAT($from) } ({ source }).
log-blood-discarded = { SEAT($seat) } odrzuca { blood } { LOCATION($location, part: "from") } ({ source }).
log-blood-swapped = { SEAT($seat) } zamienia krew z pulą: w puli { $pool }, { LOCATION($location, part: "at") } { $deployed }.
log-blood-shifted = { SEAT($seat) } przenosi { blood } { LOCATION($location, part: "from") } { LOCATION($to, part: "to") } ({ source }).
log-blood-surrendered = { SEAT($from) } oddaje { blood } { LOCATION($location, part: "at") }, dostaje { $amount ->
    [one] go
   *[other] je
  } { SEAT($to) } ({ source }).
log-victim-joined = { SEAT($seat) } pozyskuje do sojuszu ofiarę ({ source }).
log-card-drawn = { $card ->
    [unknown] { SEAT($seat) } dobiera kartę ({ source }).
   *[other] { SEAT($seat) } dobiera { CARD($card, case: "acc") } ({ source }).
  }
log-location = { LOCATION($location) }
log-nobody-there = { $ally ->
    [none] { LOCATION($location) }: nikogo tu już nie ma.
   *[other] { LOCATION($location) }: nikogo tu już nie ma. { CARD($ally) } opuszcza grę.
  }
log-tokens = { $stay ->
    [none] { COUNT($withdraw) ->
        [one] { SEATS($withdraw) } się wycofuje.
       *[other] Wszyscy się wycofują: { SEATS($withdraw) }.
    }
   *[other] { $withdraw ->
        [none] { COUNT($stay) ->
            [one] { SEATS($stay) } zostaje.
           *[other] Wszyscy zostają: { SEATS($stay) }.
        }
       *[other] { COUNT($stay) ->
            [one] Zostaje: { SEATS($stay) }.
           *[other] Zostają: { SEATS($stay) }.
        } { COUNT($withdraw) ->
            [one] Wycofuje się: { SEATS($withdraw) }.
           *[other] Wycofują się: { SEATS($withdraw) }.
        }
    }
  }
log-token-switched = { $token ->
    [stay] { SEAT($seat) } zmienia zdanie: zostaje.
   *[withdraw] { SEAT($seat) } zmienia zdanie: wycofuje się.
  }
log-withdrew = { SEAT($seat) } wycofuje się { LOCATION($location, part: "from") } { LOCATION($to, part: "to") }{ $cards ->
    [none] { $count ->
        [0] { "" }
        [one] { " " }i zabiera { $count } kartę
        [few] { " " }i zabiera { $count } karty
       *[other] { " " }i zabiera { $count } kart
    }
   *[other] { " " }i zabiera { CARD($cards, case: "acc") }{ SAME(COUNT($cards), $count) ->
        [yes] { "" }
       *[no] { " " }(razem { $count })
    }
  }{ $cloak ->
    [true] { $blood ->
        [0] { "" }
       *[other] , krew: { $blood }
    }; pozwala na to { CARD("no-cloak-of-shadows") }.
   *[false] { $blood ->
        [0] .
       *[other] . Do puli wraca krew: { $blood }.
    }
  }
log-withdrew-to-hand = { SEAT($seat) } wycofuje się { LOCATION($location, part: "from") }: { $cards ->
    [unknown] { $count ->
        [0] bez kart
        [one] na rękę wraca { $count } karta
        [few] na rękę wracają { $count } karty
       *[many] na rękę wraca { $count } kart
    }{ $shown ->
        [none] { "" }
       *[other] { " " }({ CARD($shown) })
    }
    [none] bez kart
   *[other] { COUNT($cards) ->
        [one] na rękę wraca karta { CARD($cards) }
       *[other] na rękę wracają karty { CARD($cards) }
    }
  }{ $blood ->
    [0] .
   *[other] , krew do puli: { $blood }.
  }
log-revealed = { LOCATION($location) }, { COUNT($cards) ->
    [one] odkryta karta
   *[other] odkryte karty
  }: { CARD($cards, $seats) }.
log-turned-up = { SEAT($seat) } odkrywa { CARD($card, case: "acc") } ({ source }).
log-left-face-down = { SEAT($seat) } zostawia zakrytą kartę nr { SUM($number, 1) } ({ source }).
log-turned-down = { SEAT($seat) } zakrywa { CARD($card, case: "acc") }{ SAME($card, $source) ->
    [yes] .
   *[no] { " " }({ source }).
  }
log-effect = { SEAT($seat) }: działa karta { CARD($card) }.
log-declined = { SEAT($seat) } rezygnuje ({ CARD($card) }).
log-target-chosen = { SEAT($seat) } wybiera cel: { SEAT($target) } ({ CARD($card) }).
log-forestalled = { SEAT($seat) } uprzedza { CARD($card, case: "acc") } ({ SEAT($owner) }).
log-chose = { $choice ->
    [skip] { SEAT($seat) } rezygnuje z przygotowania i pokłosia ({ CARD($card) }).
    [steal] { SEAT($seat) } płaci krwią ({ CARD($card) }).
    [move-half] { SEAT($seat) } oddaje krew ({ CARD($card) }).
   *[other] { SEAT($seat) } oddaje wpływy ({ CARD($card) }).
  }
log-included = { $included ->
    [true] { SEAT($seat) }: karta { CARD($card) } dotyczy też drużyny ({ SEAT($mate) }).
   *[false] { SEAT($seat) }: karta { CARD($card) } oszczędza drużynę ({ SEAT($mate) }).
  }
log-bids = Licytują { SEATS($seats) }: { $bids }. Najmniej daje { SEAT($lowest) }.
log-taken-back = { $card ->
    [unknown] { SEAT($owner) } bierze na rękę zakrytą kartę { LOCATION($location, part: "from") }.
   *[other] { SEAT($owner) } bierze na rękę { CARD($card, case: "acc") } { LOCATION($location, part: "from") }.
  }
log-card-moved = { $card ->
    [unknown] { SEAT($seat) } przenosi zakrytą kartę { LOCATION($location, part: "from") } { LOCATION($to, part: "to") } ({ source }).
   *[other] { SEAT($seat) } przenosi { CARD($card, case: "acc") } { LOCATION($location, part: "from") } { LOCATION($to, part: "to") }{ SAME($card, $source) ->
        [yes] .
       *[no] { " " }({ source }).
    }
  }
log-power-changed = { $card ->
    [unknown] Zakryta karta
   *[other] { CARD($card) }
  }: siła z { $before } na { $after }{ SAME($card, $source) ->
    [yes] .
   *[no] { " " }({ CARD($source) }).
  }
log-power = { $rank }. { SEAT($seat) }: siła { $total }{ $powers ->
    [none] { "" }
   *[other] { $cards ->
        [unknown] ; karty: { $powers }
       *[other] ; { CARD($cards) }: { $powers }
    }
  }{ $bloodPower ->
    [0] { "" }
   *[other] ; krew: { $bloodPower }
  }{ $knife ->
    [0] { "" }
   *[other] ; { CARD("re-knife-of-the-faithless") }: { $knife }
  }.
log-won = { SEAT($seat) } wygrywa { LOCATION($location, part: "at") } z siłą { $power }{ $tie ->
    [order] : przy remisie wygrywa ten, kto jest pierwszy od żetonu ambicji
    [ally] : { CARD("al-fiorenza-savona") } wygrywa każdy remis
   *[none] { "" }
  }.
log-ally-joined = { SEAT($seat) } pozyskuje do sojuszu { CARD($ally, case: "acc") }.
log-round-over = Koniec rundy { $round }. Wszystkie karty wracają do właścicieli.
log-shuffled-in = { $card ->
    [unknown] { SEAT($seat) } wtasowuje kartę do talii klanu ({ CARD("ma-malkavs-bane") }).
   *[other] { SEAT($seat) } wtasowuje { CARD($card, case: "acc") } do talii klanu ({ CARD("ma-malkavs-bane") }).
  }
log-score = { $place }. { SEAT($seat) }: { $eliminated ->
    [true] poza grą
   *[false] wpływy { $total } ({ score })
  }{ $team ->
    [none] { "" }
   *[other] ; drużyna { $team }: { $together }
  }.
log-ended = { $why ->
    [last-one-left] Nikt inny nie został w grze.
   *[rounds] Trzecia noc dobiegła końca.
  } { COUNT($winners) ->
    [one] Władzę nad Chicago obejmuje { SEATS($winners) }.
   *[other] Władzę nad Chicago obejmują { SEATS($winners) }.
  }

## Ilości, źródła i punkty

blood = { $amount ->
    [one] { $amount } żeton krwi
    [few] { $amount } żetony krwi
   *[many] { $amount } żetonów krwi
  }
influence = { $amount ->
    [one] { $amount } punkt wpływów
    [few] { $amount } punkty wpływów
   *[many] { $amount } punktów wpływów
  }
cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  }
source = { $source ->
    [feed] żer
    [reward] nagroda
    [haven] { LOCATION("loc-haven") }
    [bounty] nagroda za szał
    [frenzy] szał
    [diablerie] Diabolizm
    [planning] planowanie
    [withdrawal] wycofanie
   *[other] { CARD($source) }
  }
score = żetony { $influence }{ $alliance ->
    [0] { "" }
   *[other] , sojusz { $alliance }
  }{ $drained ->
    [0] { "" }
   *[other] , wyssane { $drained }
  }{ $bonus ->
    [0] { "" }
   *[other] , premia { $bonus }
  }{ $relic ->
    [0] { "" }
   *[other] , relikwia { $relic }
  }{ $diablerie ->
    [0] { "" }
   *[other] , Diabolizm { $diablerie }
  }

## Słowa

word-round = Runda { $round } z 3
word-lap = Kolejka { $lap } z { $laps }
word-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
word-team-total = Drużyna { $team }: { $total }
word-known-cards = Znane karty
word-face-down = Zakryta
word-face-down-known = Zakryta, znana
word-eliminated = Poza grą
word-in-hand = Na ręce
word-deck = Talia klanu
word-victims = Ofiary
word-drain = Wyssanie
word-influence-change = Wpływy z { $before } na { $after }
word-once-drained = potem wpływy { $influence }
word-has-chosen = Już po wyborze
word-no-ally = Bez poplecznika
word-one-blood-left = W twojej puli zostanie 1 żeton krwi. Kto ci go odbierze, doprowadzi cię do szału.
word-winning-here = Sądząc po odkrytych kartach, wygrywasz tutaj.
word-last-warning = Trzeci żeton Diabolizmu: to cię wyeliminuje.
word-power-at-least = { $power }+?

type-preparation = Przygotowanie
type-conflict = Starcie
type-aftermath = Pokłosie
type-passive = Karta pasywna

kind-vampire = Wampir
kind-human = Człowiek

phase-setup = Przygotowanie gry
phase-feed = Żer
phase-location-setup = Uzupełnienie dzielnic
phase-hand-building = Zarządzanie ręką
phase-planning = Planowanie
phase-resolution = Rozstrzygnięcie
phase-end-of-round = Koniec rundy

stage-withdraw = Wycofanie
stage-revelation = Odkrycie
stage-preparation = Przygotowanie
stage-conflict = Starcie
stage-aftermath = Pokłosie

token-stay = Zostań
token-withdraw = Wycofaj

piece-clan-sheet = Arkusz klanu
piece-position-tile = Kafelek obszaru
piece-ambition-token = Żeton ambicji
piece-stay-token = Żeton „zostań”
piece-withdraw-token = Żeton „wycofaj”
piece-influence-token = Żeton wpływu
piece-blood-token = Żeton krwi
piece-diablerie-token = Żeton Diabolizmu

## Skąd biorą się wpływy

score-influence = Żetony wpływu
score-alliance = Sojusz
score-drained = Wyssane karty
score-bonus = Premia
score-relic = Relikwia
score-diablerie = Diabolizm

earned-rewards = Zdobyte w dzielnicach
earned-frenzies = Nagrody za szał
earned-places = Miejsca
earned-given = Od innych
earned-lost = Stracone

## Słowniczek

term-opponent = Przeciwnik
    .text = Każdy inny gracz, który jest jeszcze w grze.
term-rival = Rywal
    .text = Przeciwnik, który ma kartę lub krew w dzielnicy karty mówiącej o rywalach.
term-location = Dzielnica
    .text = Jeden z kafelków, na których toczą się starcia. Rozstrzyga się je po kolei, Schronienie Księcia na końcu.
term-position = Obszar
    .text = Twoja część dzielnicy.
term-bank = Pula ogólna
    .text = Wspólny zapas krwi i wpływów.
term-pool = Pula
    .text = Krew i żetony wpływu na twoim arkuszu klanu.
term-blood = Krew
    .text = Pieniądz, życie i siła. W obszarze każdy żeton krwi dodaje 1 do siły.
term-influence = Wpływy
    .text = Liczą się na końcu: żetony w twojej puli i liczby na twoich kartach.
term-power = Siła
    .text = Siła karty w starciu. Bazowa siła to liczba na karcie.
term-ally = Poplecznik
    .text = Karta zdobywana w dzielnicy: wampir lub człowiek.
term-victim = Ofiara
    .text = Nagroda za drugie miejsce: 1 punkt wpływów, 1 żeton krwi przy każdym żerze, 3 żetony krwi po wyssaniu.
term-alliance = Sojusz
    .text = Twoi poplecznicy i ofiary, których nie wyssano.
term-drain = Wyssać
    .text = Przenieść kartę z sojuszu do wyssanych kart i wziąć jej krew.
term-diablerie = Diabolizm
    .text = Wyssanie wampira. Daje żeton Diabolizmu: −1 punkt wpływów na końcu, 1 żeton krwi raz na rundę. Trzeci żeton eliminuje z gry.
term-frenzy = Szał
    .text = Gdy w twojej puli zabraknie krwi, wysysasz losową kartę swojego sojuszu. Sprawca zyskuje nagrodę: 1 punkt wpływów.
term-ambition = Żeton ambicji
    .text = Oznacza pierwszego gracza. Remis wygrywa ten, kto go ma, a po nim następni zgodnie z ruchem wskazówek zegara. Bierze go zwycięzca w Schronieniu Księcia.
term-stay = „Zostań” lub „wycofaj”
    .text = Przed każdym starciem wszyscy obecni wybierają potajemnie. Kto się wycofuje, zabiera krew do puli i przenosi karty, odkryte, do Schronienia Księcia; ze Schronienia wracają na rękę.
term-face-down = Zakryta
    .text = Zakryta karta nie ma efektu i ma siłę 0, dopóki nie zostanie odkryta. Dołożenie jej kosztuje 1 żeton krwi.
term-play = Dołożyć
    .text = Umieścić kartę lub krew w swoim obszarze przy dzielnicy. Przeniesienie nie jest dołożeniem.
term-gain = Zyskać
    .text = Z puli ogólnej do swojej puli.
term-spend = Wydać
    .text = Ze swojej puli do puli ogólnej jako zapłata. Nigdy ostatni żeton krwi.
term-lose = Stracić
    .text = Ze swojej puli do puli ogólnej za sprawą efektu.
term-steal = Odebrać
    .text = Krew z puli innego gracza do swojej puli.
term-preparation = Karta przygotowania
    .text = Działa po odkryciu kart, przed starciem.
term-conflict = Karta starcia
    .text = Działa, gdy liczy się siłę.
term-aftermath = Karta pokłosia
    .text = Działa po rozdaniu nagród.
term-passive = Karta pasywna
    .text = Działa, gdy przychodzi jej chwila, o ile leży wtedy odkryta.
term-place = Miejsce
    .text = Karta, która daje dzielnicy własną zasadę.
term-relic = Relikwia
    .text = Karta, której możesz użyć raz w grze.

## Klany

clan-brujah = Brujah
    .text = Buntownicy o ciężkiej pięści: duża siła, ciosy w każdą pulę i nagroda za każdy szał, do którego doprowadzą.
clan-gangrel = Gangrel
    .text = Bestie wśród Spokrewnionych: krew krąży między pulą a obszarami i wciąż jej przybywa.
clan-malkavian = Malkavian
    .text = Wizjonerzy i szaleńcy: niespodzianki i całe ręce kart rzucane na stół naraz.
clan-nosferatu = Nosferatu
    .text = Oczy w każdym kanale: wycofanie się opłaca, a jedna karta może walczyć w dwóch dzielnicach.
clan-toreador = Toreador
    .text = Ulubieńcy miasta: im większy sojusz, tym silniejsze karty.
clan-tremere = Tremere
    .text = Czarnoksiężnicy, którzy płacą krwią: potężne efekty za pół puli, zawsze o krok od szału.
clan-ventrue = Ventrue
    .text = Urodzeni do władzy: każą rywalom wybierać, a rywale płacą, cokolwiek wybiorą.

## Karty klanów

card-br-hunt = Łowy
    .text = Odbierz każdemu rywalowi tutaj 1 żeton krwi.
card-br-ready = Gotowy
    .acc = kartę Gotowy
    .text = Ilekroć doprowadzisz rywala tutaj do szału, zyskaj dodatkowo 1 punkt wpływów.
card-br-bloody-fury = Krwawa furia
    .acc = Krwawą furię
    .text = −2 do siły, jeśli masz tutaj choć jeden żeton krwi.
card-br-punks-posse = Banda punków
    .acc = Bandę punków
    .text = +2 do siły za każdą twoją kartę tutaj, odkrytą czy zakrytą, razem z tą.
card-br-challenge = Wyzwanie
    .text = Ilekroć przeciwnik dołoży kartę do innej dzielnicy, traci 1 żeton krwi.
card-br-fist-of-caine = Pięść Kaina
    .text = Każdy rywal tutaj traci tyle żetonów krwi, ile wynosi numer rundy.
card-br-f-the-system = J***ć system
    .acc = kartę J***ć system
    .text = Każdy rywal tutaj traci 4 żetony krwi, jeśli tu wygrywasz, a 2, jeśli nie.
mild-card-br-f-the-system = Rozwal system
    .acc = kartę Rozwal system
card-br-earthshock = Wstrząs ziemi
    .text = Każdy rywal tutaj traci 1 żeton krwi za każde pełne 2 żetony we wszystkich obszarach tutaj. Te żetony zostają.
card-br-show-of-force = Pokaz siły
    .text = Odbierz każdemu rywalowi tutaj 1 żeton krwi.

card-ga-hunt = Łowy
    .text = Odbierz każdemu rywalowi tutaj 1 żeton krwi.
card-ga-ready = Gotowy
    .acc = kartę Gotowy
    .text = Umieść 2 żetony krwi z puli ogólnej w swoim obszarze tutaj.
card-ga-earth-meld = Zespolenie z ziemią
    .text = Zabierz wszystkie swoje żetony krwi stąd do swojej puli.
card-ga-wolf-companion = Wilczy towarzysz
    .acc = Wilczego towarzysza
    .text = Siła każdej odkrytej karty rywali tutaj spada o połowę, zaokrąglając w dół.
card-ga-feral-weapons = Dzika broń
    .acc = Dziką broń
    .text = Każdy twój żeton krwi tutaj dodaje 2 do siły zamiast 1.
card-ga-power-of-the-pack = Siła watahy
    .acc = Siłę watahy
    .text = Zabierz do swojej puli połowę żetonów krwi każdego rywala tutaj, zaokrąglając w górę.
card-ga-fearless = Nieustraszony
    .acc = kartę Nieustraszony
    .text = Możesz zamienić wszystkie swoje żetony krwi tutaj z całą krwią swojej puli; potem umieść 2 żetony krwi z puli ogólnej w swoim obszarze tutaj. { $lastBlood ->
        [spend-only] Jeśli pula jest potem pusta, najpierw wpadasz w szał.
       *[other] Potrzebujesz tu co najmniej 1 żetonu krwi.
    }
card-ga-on-the-prowl = Na czatach
    .acc = kartę Na czatach
    .text = Ilekroć przeciwnik dołoży tutaj kartę, umieść 1 żeton krwi z puli ogólnej w swoim obszarze tutaj.
card-ga-mist-form = Postać mgły
    .text = Możesz przenieść połowę swoich żetonów krwi stąd, zaokrąglając w górę, do swojego obszaru w innej dzielnicy.

card-ma-hunt = Łowy
    .text = Odbierz każdemu rywalowi tutaj 1 żeton krwi.
card-ma-ready = Gotowy
    .acc = kartę Gotowy
    .text = +1 do siły za każdą twoją kartę tutaj, odkrytą czy zakrytą, razem z tą.
card-ma-mesmerize = Mesmeryzacja
    .acc = Mesmeryzację
    .text = Wybierz rywala tutaj: wszystkie karty z jego ręki dokładasz odkryte do swojego obszaru tutaj i działają dla ciebie. Na koniec rundy wracają do właściciela.
card-ma-auction-of-blood = Licytacja krwi
    .acc = Licytację krwi
    .text = Po odkryciu kart ty i wszyscy rywale tutaj potajemnie licytujecie krew. Kto da najmniej, zakrywa jedną ze swoich odkrytych kart tutaj. Ty dokładasz swoją stawkę tutaj, a każdy rywal swoją traci.
card-ma-madness-network = Sieć obłędu
    .text = Dołóż wszystkie karty z ręki, odkryte, do swojego obszaru tutaj.
card-ma-shadow-strike = Cios z cienia
    .text = +2 do siły, jeśli nikt inny nie ma tutaj mniej odkrytych kart niż ty.
card-ma-chaos = Chaos
    .text = Możesz wziąć dowolne karty ze swojego obszaru tutaj na rękę. Za każdą z nich odbierz każdemu rywalowi tutaj 1 żeton krwi.
card-ma-malkavs-bane = Przekleństwo Malkava
    .text = Po odkryciu kart dołóż tutaj za darmo wierzchnią kartę swojej talii klanu, odkrytą. Na koniec rundy wtasuj jedną kartę z ręki do swojej talii klanu.
card-ma-mindless-assault = Bezmyślny atak
    .text = Możesz zakryć dowolne swoje odkryte karty tutaj. Każda twoja zakryta karta tutaj ma siłę 4.

card-no-hunt = Łowy
    .text = Odbierz każdemu rywalowi tutaj 1 żeton krwi. Potem możesz przenieść tę kartę do Schronienia Księcia.
card-no-ready = Gotowy
    .acc = kartę Gotowy
    .text = +2 do siły w Schronieniu Księcia.
card-no-unseen-passage = Niewidzialne przejście
    .text = Przenieś tę kartę do Schronienia Księcia.
card-no-cloak-of-shadows = Płaszcz cieni
    .text = Gdy wycofujesz się z innej dzielnicy, możesz przenieść stamtąd wszystkie swoje karty i krew tutaj; karty leżą dalej tak, jak leżały.
card-no-eyes-in-the-dark = Oczy w mroku
    .text = Przeciwnicy muszą dokładać tutaj karty zakryte, a ty je widzisz. Ilekroć ktokolwiek dołoży tutaj zakrytą kartę, umieść 1 żeton krwi z puli ogólnej w swoim obszarze tutaj.
card-no-feral-whispers = Zwierzęce szepty
    .text = Gdy wycofujesz się z innej dzielnicy, za każdą przenoszoną kartę umieść 2 żetony krwi z puli ogólnej w swoim obszarze tutaj.
card-no-backstab = Cios w plecy
    .text = Możesz dołożyć tutaj do 3 żetonów krwi. Potem możesz przenieść tę kartę do Schronienia Księcia; krew zostaje.
card-no-one-step-ahead = O krok przed wami
    .acc = kartę O krok przed wami
    .text = Przy odkrywaniu kart rywal tutaj może odkryć zakrytą kartę tylko wtedy, gdy straci za nią 2 żetony krwi. Inaczej karta pozostaje zakryta.
card-no-vanish = Zniknięcie
    .text = Możesz się stąd wycofać. Jeśli to zrobisz, odbierz 1 żeton krwi każdemu przeciwnikowi, który był tu twoim rywalem.

card-to-hunt = Łowy
    .text = Odbierz każdemu rywalowi tutaj 1 żeton krwi.
card-to-ready = Gotowy
    .acc = kartę Gotowy
    .text = Do twojego sojuszu dołącza ofiara.
card-to-awe = Zachwyt
    .text = Odbierz każdemu rywalowi tutaj 1 żeton krwi za każde pełne 2 karty w twoim sojuszu.
card-to-entourage = Świta
    .acc = Świtę
    .text = +1 do siły za każdą kartę w twoim sojuszu, najwyżej +7.
card-to-charisma = Charyzma
    .acc = Charyzmę
    .text = Każdy rywal odrzuca ze swojego obszaru tutaj 1 żeton krwi za każde pełne 2 karty w twoim sojuszu.
card-to-summon = Wezwanie
    .text = Jeśli zdobywasz tu poplecznika lub ofiarę, do twojego sojuszu dołącza jeszcze jedna ofiara.
card-to-entrancement = Zauroczenie
    .text = +1 do siły za każdą kartę tutaj, czyjąkolwiek, odkrytą czy zakrytą, razem z tą.
card-to-submission = Uległość
    .text = Nic, co dzieje się tutaj, nie sprawi, że stracisz krew lub ktoś ci ją odbierze.
card-to-friends-in-high-places = Wpływowi przyjaciele
    .acc = Wpływowych przyjaciół
    .text = Przed odkryciem kart możesz dołożyć tutaj najwyżej tyle żetonów krwi, ile masz kart w sojuszu.

card-tr-hunt = Łowy
    .text = Możesz wydać 1 żeton krwi. Jeśli to zrobisz, odbierz każdemu rywalowi tutaj 1 żeton krwi.
card-tr-ready = Gotowy
    .acc = kartę Gotowy
    .text = Gdy coś tutaj doprowadzi cię do szału, możesz zakryć tę kartę i zyskać 1 żeton krwi, zamiast wysysać kartę.
card-tr-focus-from-hunger = Siła z głodu
    .acc = Siłę z głodu
    .text = −1 do siły za każdy żeton krwi w twojej puli.
card-tr-ancient-artifacts = Starożytne artefakty
    .text = Wydaj połowę krwi swojej puli, zaokrąglając w dół, albo zakryj tę kartę. { $halfOfOne ->
        [must-pay] Mając 0 lub 1 żeton krwi, nie możesz zapłacić.
       *[other] Mając 0 lub 1 żeton krwi, nie płacisz nic.
    }
card-tr-theft-of-vitae = Kradzież vitae
    .text = Jeśli masz w puli mniej niż 7 żetonów krwi, uzupełnij ją do 7. W innym razie zyskaj 1 żeton krwi.
card-tr-dark-pact = Mroczny pakt
    .text = Krew, którą tracisz lub wydajesz w dowolnej dzielnicy, trafia do twojego obszaru tutaj zamiast do puli ogólnej.
card-tr-cauldron-of-blood = Kocioł krwi
    .text = Możesz wydać połowę krwi swojej puli, zaokrąglając w dół. Jeśli to zrobisz, każdy rywal tutaj traci 4 żetony krwi. { $halfOfOne ->
        [must-pay] Mając 0 lub 1 żeton krwi, nie możesz zapłacić.
       *[other] Mając 0 lub 1 żeton krwi, nie płacisz nic.
    }
card-tr-retaliation = Odwet
    .text = Ilekroć tutaj wydasz lub stracisz krew albo ktoś ci ją odbierze, każdy rywal tutaj traci tyle samo.
card-tr-arcane-drain = Mistyczny drenaż
    .text = Możesz wydać połowę krwi swojej puli, zaokrąglając w dół. Jeśli to zrobisz, zabierz do swojej puli połowę żetonów krwi każdego rywala tutaj, zaokrąglając w górę. { $halfOfOne ->
        [must-pay] Mając 0 lub 1 żeton krwi, nie możesz zapłacić.
       *[other] Mając 0 lub 1 żeton krwi, nie płacisz nic.
    }

card-ve-hunt = Łowy
    .text = Jeśli wygrywa tu ktoś inny, zwycięzca wybiera: odbierasz mu 2 żetony krwi albo daje ci 1 punkt wpływów.
card-ve-ready = Gotowy
    .acc = kartę Gotowy
    .text = Bez efektu.
card-ve-master-plan = Mistrzowski plan
    .text = Na koniec planowania każdy przeciwnik bez karty tutaj traci 1 punkt wpływów. W starciu: +1 do siły za każdego rywala tutaj.
card-ve-diplomacy = Dyplomacja
    .acc = Dyplomację
    .text = Spośród odkrytych kart innych graczy tutaj te o najwyższej bazowej sile liczą się jako 0.
card-ve-curfew = Godzina policyjna
    .acc = Godzinę policyjną
    .text = Po odkryciu kart każdy rywal tutaj wybiera: rezygnuje tu z przygotowania i pokłosia albo odbierasz mu 3 żetony krwi.
card-ve-majesty = Majestat
    .text = Ma siłę równą najwyższej bazowej sile wśród wszystkich odkrytych kart tutaj.
card-ve-mass-manipulation = Masowa manipulacja
    .acc = Masową manipulację
    .text = Gdy żetony zostaną pokazane, odbierz 2 żetony krwi każdemu rywalowi tutaj, który zostaje.
card-ve-tyrants-gaze = Spojrzenie tyrana
    .text = Każdy rywal tutaj wybiera: przenosi połowę swojej krwi stąd, zaokrąglając w górę, do twojego obszaru albo traci 1 punkt wpływów.
card-ve-forestall = Uprzedzić cios
    .acc = kartę Uprzedzić cios
    .text = Po odkryciu kart wybierz odkrytą kartę rywala tutaj: zyskaj tyle żetonów krwi, ile wynosi jej bazowa siła. Ta karta nie może ci tutaj zabrać krwi.

## Poplecznicy

card-al-anita-wainwright = Anita Wainwright
    .acc = Anitę Wainwright
    .text = Gdy do ciebie dołącza, zyskaj 3 żetony krwi.
card-al-sgt-mctavish = Sierż. McTavish
    .acc = sierż. McTavisha
    .text = Gdy do ciebie dołącza, odbierz 2 żetony krwi każdemu przeciwnikowi, gdziekolwiek jest.
card-al-khadija-al-kindi = Khadija Al-Kindi
    .acc = Khadiję Al-Kindi
    .text = Gdy do ciebie dołącza, dobierz wierzchnią kartę swojej talii klanu.
card-al-wauneka = Wauneka
    .acc = Waunekę
    .text = Gdy do ciebie dołącza, dołącza też ofiara.
card-al-carmelita-neillson = Carmelita Neillson
    .acc = Carmelitę Neillson
    .text = Ilekroć dołożysz kartę do Schronienia Księcia, umieść tam w swoim obszarze 1 żeton krwi z puli ogólnej.
card-al-maldavis = Maldavis
    .text = Gdy do ciebie dołącza, zyskaj 5 żetonów krwi.
card-al-erichtho = Erichtho
    .text = Dołożenie zakrytej karty kosztuje cię o 1 żeton krwi mniej.
card-al-fiorenza-savona = Fiorenza Savona
    .acc = Fiorenzę Savonę
    .text = Wygrywasz każdy remis.
card-al-marcel = Marcel
    .acc = Marcela
    .text = Bez zdolności.
card-al-bronwyn = Bronwyn
    .text = Bez zdolności.
card-al-portia = Portia
    .acc = Portię
    .text = Portii nie można wyssać.
card-al-talley = Talley
    .acc = Talleya
    .text = Podczas żeru kosztuje cię 1 żeton krwi. Ilekroć doprowadzisz kogoś do szału, zyskaj dodatkowo 1 punkt wpływów.
card-al-ambrus-maropis = Ambrus Maropis
    .acc = Ambrusa Maropisa
    .text = Za każdy wydany żeton krwi możesz podejrzeć jedną zakrytą kartę: w swojej turze planowania gdziekolwiek, a przed wyborem „zostań” lub „wycofaj” w tej dzielnicy, jeśli w niej jesteś.
card-al-edward-neally = Edward Neally
    .acc = Edwarda Neally’ego
    .text = Wyssanie go daje 2 żetony Diabolizmu.
card-al-mr-damp = Pan Damp
    .acc = pana Dampa
    .text = Ilekroć doprowadzisz kogoś do szału, zyskaj 2 żetony krwi.
card-al-bobby-white = Bobby White
    .acc = Bobby’ego White’a
    .text = Bez zdolności.
card-al-maja-wysocki = Maja Wysocki
    .acc = Maję Wysocki
    .text = Bez zdolności.
card-al-ed-crawford = Ed Crawford
    .acc = Eda Crawforda
    .text = Bez zdolności.
card-al-betty-fuller = Betty Fuller
    .text = Bez zdolności.
card-al-dr-fragonard = Dr Fragonard
    .acc = dr. Fragonarda
    .text = Bez zdolności.
card-al-tamara-bodnar = Tamara Bodnar
    .acc = Tamarę Bodnar
    .text = Bez zdolności.
card-al-douglas-richardson = Douglas Richardson
    .acc = Douglasa Richardsona
    .text = Bez zdolności.
card-al-tom-kimber = Tom Kimber
    .acc = Toma Kimbera
    .text = Bez zdolności.
card-al-francis-bennet = Francis Bennet
    .acc = Francisa Benneta
    .text = Bez zdolności.
card-al-elena-cortez = Elena Cortez
    .acc = Elenę Cortez
    .text = Bez zdolności.
card-al-julie-munoz = Julie Munoz
    .text = Na koniec gry +2 punkty wpływów, jeśli w twoim sojuszu nie ma innego poplecznika, który jest człowiekiem.
card-al-roberta-urbani = Roberta Urbani
    .acc = Robertę Urbani
    .text = Podczas zarządzania ręką możesz zatrzymać obie karty i odłożyć pod talię klanu jedną z tych, które już masz na ręce.
card-al-ryan-ramos = Ryan Ramos
    .acc = Ryana Ramosa
    .text = Dołożenie zakrytej karty kosztuje cię o 1 żeton krwi więcej.
card-al-sarah-mcaleer = Sarah McAleer
    .text = Gdy do ciebie dołącza, zyskaj 1 żeton krwi za każdą kartę w sojuszu, razem z nią.
card-al-miguel-chandler = Miguel Chandler
    .acc = Miguela Chandlera
    .text = Gdy wpadasz w szał, wysysasz właśnie jego, bez losowania.

card-victim = ofiara
    .acc = ofiarę
    .text = Warta 1 punkt wpływów, podczas żeru daje 1 żeton krwi, wyssana daje 3 żetony krwi i jest już bezwartościowa.

## Ofiary: imiona bez znaczenia dla zasad

victim-vi-01 = Aaron Whitlock, kurier rowerowy
victim-vi-02 = Beatriz Lobo, pielęgniarka
victim-vi-03 = Calvin Osei, barman
victim-vi-04 = Dana Kowalczyk, taksówkarka
victim-vi-05 = Ethan Brill, student
victim-vi-06 = Farida Nazari, farmaceutka
victim-vi-07 = Gus Petrakis, kucharz
victim-vi-08 = Hana Dvorak, skrzypaczka
victim-vi-09 = Ignacio Reyes, doker
victim-vi-10 = Jocelyn Pratt, asystentka prawna
victim-vi-11 = Kenji Morita, programista
victim-vi-12 = Lena Vogt, fotografka
victim-vi-13 = Marcus Tate, stróż nocny
victim-vi-14 = Nadine Arceneaux, wokalistka jazzowa
victim-vi-15 = Oscar Lindqvist, architekt
victim-vi-16 = Priya Raman, lekarka stażystka
victim-vi-17 = Quentin Moss, uliczny kaznodzieja
victim-vi-18 = Rosa Delgado, kwiaciarka
victim-vi-19 = Sam Okafor, bokser
victim-vi-20 = Tess Hannigan, bibliotekarka
victim-vi-21 = Umar Siddiq, mechanik kolejowy
victim-vi-22 = Vera Stoyanova, krawcowa
victim-vi-23 = Walter Byrne, emerytowany policjant
victim-vi-24 = Ximena Flores, tatuażystka
victim-vi-25 = Yusuf Demir, piekarz
victim-vi-26 = Zoe Carmichael, podcasterka
victim-vi-27 = Andre Baptiste, trębacz
victim-vi-28 = Bridget Nolan, stewardesa
victim-vi-29 = Cyrus Hale, ślusarz
victim-vi-30 = Delia Marsh, agentka nieruchomości
victim-vi-31 = Emil Novak, zegarmistrz
victim-vi-32 = Najia Mahtam, pisarka
victim-vi-33 = Fiona Grady, ochroniarka klubowa
victim-vi-34 = Gerald Poole, makler giełdowy
victim-vi-35 = Ines Carvalho, biegaczka

## Miejsca

card-pl-succubus-club = Klub Sukkub
    .text = Po rozstrzygnięciu tej dzielnicy każdy może zabrać stąd do swojej puli najwyżej 3 swoje żetony krwi.
card-pl-the-collar = Obroża
    .text = Kto doprowadzi tutaj kogoś do szału, zyskuje dodatkowo 1 punkt wpływów.
card-pl-pedway-tunnels = Podziemne przejścia
    .text = Dołożenie tutaj zakrytej karty kosztuje o 1 żeton krwi mniej.
card-pl-sheriffs-checkpoint = Posterunek Szeryfa
    .text = Dołożenie tutaj karty, odkrytej czy zakrytej, kosztuje o 1 żeton krwi więcej.
card-pl-union-stockyards = Stare rzeźnie
    .text = Z każdą kartą dołożoną tutaj można dołożyć do 5 żetonów krwi zamiast 3.
card-pl-whispering-gallery = Galeria Szeptów
    .text = Drugie miejsce tutaj zyskuje dodatkowo 1 punkt wpływów.
card-pl-ashen-chapel = Kaplica Popiołów
    .text = Jeśli w starciu tutaj biorą udział co najmniej dwie osoby, ostatnia traci 1 punkt wpływów.

## Relikwie

card-re-isaac-chalice = Kielich Izaaka
    .gen = Kielicha Izaaka
    .text = W twojej turze planowania: jedna z twoich wyssanych kart wraca do sojuszu.
card-re-sargon-apocrypha = Apokryfy Sargona
    .gen = Apokryfów Sargona
    .text = Na początku rozstrzygnięcia: dołóż do każdej dzielnicy po kolei po 1 żetonie krwi, dopóki w puli zostaje choć 1.
card-re-penitent-mask = Maska Pokutnika
    .gen = Maski Pokutnika
    .acc = Maskę Pokutnika
    .text = Gdy żetony zostaną pokazane w dzielnicy, w której jesteś: zamień swój z „zostań” na „wycofaj” lub odwrotnie.
card-re-knife-of-the-faithless = Nóż Niewiernych
    .gen = Noża Niewiernych
    .text = W starciu, w dzielnicy, w której jesteś: +3 do siły.
card-re-phial-of-elder-vitae = Fiolka vitae Starszego
    .gen = Fiolki vitae Starszego
    .acc = Fiolkę vitae Starszego
    .text = W twojej turze planowania: zyskaj 4 żetony krwi.
card-re-mirror-of-the-ninth-hour = Zwierciadło Dziewiątej Godziny
    .gen = Zwierciadła Dziewiątej Godziny
    .text = W twojej turze planowania: podejrzyj wszystkie zakryte karty w jednej dzielnicy.
card-re-ferrymans-key = Klucz Przewoźnika
    .gen = Klucza Przewoźnika
    .text = W twojej turze planowania: przenieś jedną swoją kartę do innej dzielnicy tak, jak leży. Krew zostaje.
card-re-ward-of-cold-ashes = Pieczęć Zimnych Popiołów
    .gen = Pieczęci Zimnych Popiołów
    .text = Gdy wpadasz w szał: zyskaj 3 żetony krwi, zamiast wysysać kartę.

## Dzielnice

location-loc-1 = Żerowisko
    .at = na Żerowisku
    .gen = Żerowiska
    .to = na Żerowisko
    .from = z Żerowiska
location-loc-2 = Azyl
    .at = w Azylu
    .gen = Azylu
    .to = do Azylu
    .from = z Azylu
location-loc-3 = Klub Zombie
    .at = w Klubie Zombie
    .gen = Klubu Zombie
    .to = do Klubu Zombie
    .from = z Klubu Zombie
location-loc-haven = Schronienie Księcia
    .at = w Schronieniu Księcia
    .gen = Schronienia Księcia
    .to = do Schronienia Księcia
    .from = ze Schronienia Księcia
