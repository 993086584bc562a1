### Co mówi sama plansza Od zmierzchu do świtu, po polsku.

## Noc

board-round = Runda { $round } z 15, { $left ->
    [0] ostatnia
    [one] do świtu jeszcze { $left }
    [few] do świtu jeszcze { $left }
   *[other] do świtu jeszcze { $left }
  }
board-round-short = Runda { $round }
board-round-brief = { $round }/15
board-rounds-left = { $left ->
    [0] ostatnia
   *[other] do świtu jeszcze { $left }
  }
board-public-missions = Zadania ogólne
board-missions-all = { $count ->
    [one] { $count } ogólne
    [few] { $count } ogólne
   *[other] { $count } ogólnych
  }
board-vampires = Kim jesteś tej nocy?

## Mapa

board-map = Mapa
board-zoom-in = Przybliż
board-zoom-out = Oddal
board-zoom-whole = Cała mapa
board-zoom-back = Z powrotem do całej mapy
board-zoom-home = Do swojego wampira: { $space }
board-cost = Szybkość: { $cost }
board-beyond = { $count ->
    [one] W tę stronę jeszcze { $count } pole w zasięgu
    [few] W tę stronę jeszcze { $count } pola w zasięgu
   *[other] W tę stronę jeszcze { $count } pól w zasięgu
  }
board-way-cost = Szybkość { $cost }, zostaje { $left }
board-way-late = Stąd nie zdążysz do domu przed świtem
board-way-castle = Jesteś w domu. Słońce może wschodzić.
board-way-home = { $verdict ->
    [late] Za daleko: do domu { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, tur: { $turns }
    [tight] Na styk: do domu { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, tur: { $turns }
   *[easy] Zdążysz do domu: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, tur: { $turns }
  }
board-main-move = { $go }: zostaje { $left }
board-main-hunt = Upoluj { CARD($prey, case: "acc") }: +{ $points }, zostaje { $left }
board-chest-empty = Kufer jest pusty
board-chest-token = W kufrze: { $token }
board-crypt-begins = { $count ->
    [one] Na początku nocy leży tu { $count } zadanie.
    [few] Na początku nocy leżą tu { $count } zadania.
   *[other] Na początku nocy leży tu { $count } zadań.
  }
board-crypt-tiles = { $count ->
    [0] brak zadań
    [one] { $count } zadanie
    [few] { $count } zadania
   *[other] { $count } zadań
  }
board-tavern-cards = { $count ->
    [0] tawerna jest pusta
    [one] { $count } zakryta karta w tawernie
    [few] { $count } zakryte karty w tawernie
   *[other] { $count } zakrytych kart w tawernie
  }
board-castle-tiles = Pozostałe płytki zamczyska: { $tiles }
board-labyrinth-roses = { $count ->
    [one] Kwitnie tu { $count } róża
    [few] Kwitną tu { $count } róże
   *[other] Kwitnie tu { $count } róż
  }
board-here = Tutaj: { $names }
board-dawn-safe = Świt: tu nic ci nie grozi.
board-dawn-burnt = Świt: tu spłoniesz.
board-dawn-loss = { $loss ->
    [one] Świt: przeżyjesz tu, ale stracisz { $loss } punkt.
    [few] Świt: przeżyjesz tu, ale stracisz { $loss } punkty.
   *[other] Świt: przeżyjesz tu, ale stracisz { $loss } punktów.
  }
board-speed = { $name }: pozostała szybkość { $left } z { $speed }
board-hunts-left = { $hunts ->
    [0] koniec polowań
    [one] jeszcze { $hunts } polowanie
    [few] jeszcze { $hunts } polowania
   *[other] jeszcze { $hunts } polowań
  }{ $column ->
    [0] { "" }
   *[other] , w tym { $column } w kolumnie 1
  }

## Tor polowania

board-hunt-deck = { $count ->
    [one] { $count } karta w talii polowania
    [few] { $count } karty w talii polowania
   *[other] { $count } kart w talii polowania
  }
board-column = Kolumna { $column }: cena polowania { $column }
board-pile = { $cell }, koszt { $cost }: { $names }
board-pile-empty = { $cell }: pusto
board-worth = { $points ->
    [one] { $points } punkt dla ciebie
    [few] { $points } punkty dla ciebie
   *[other] { $points } punktów dla ciebie
  }

## Co robi karta, w dwóch, trzech słowach

board-does-new-hand = Nowe karty
board-does-draw = Dobierz { $cards }
board-does-swap = { $times ->
    [one] Wymiana
   *[other] Wymiana { $times }×
  }
board-does-devour = Pożera: +{ $vp }
board-does-speed-with-human = Z człowiekiem { $speed }
board-does-speed-per-small-human = Szybkość za 1–2
board-does-speed-with-humans = { $humans } ludzi: +{ $speed }
board-does-bat = Przelatuje
board-does-mist = Do studni
board-does-butt = Przegnanie: +{ $vp }
board-does-hypnosis = Przesuwa kartę
board-does-extra-hunt = { $onlyIfStill ->
    [true] Bez ruchu: poluj
   *[false] +1 polowanie
  }
board-does-well-speed = Studnia: +{ $speed }
board-does-hunting-vp = Człowiek: +{ $vp }
board-does-region-vp = { $region ->
    [plains] Równiny: +{ $vp }
   *[forest] Las: +{ $vp }
  }
board-does-mission-vp = Zadanie: +{ $vp }
board-does-end-of-turn = { $when ->
    [not-hunted] Bez polowania: +{ $vp }
   *[other] Tura: +{ $vp }
  }
board-does-hunter = { $type ->
    [noble] 1 za szlachtę
    [religious] 1 za duchownych
    [military] 1 za żołnierzy
   *[villager] 1 za wieśniaków
  }
board-does-pack = Wataha
board-does-partner = { $of ->
    [rose] Róża: +{ $vp }
   *[roxane] Roxane: +{ $vp }
  }

## Twoje rzeczy

board-own = Twoje karty i zadania
board-own-score = Punkty: { $now }; { $total }, gdyby noc skończyła się teraz, a ty w zamczysku
board-hide = Ukryj
board-show = Pokaż
board-hand = Twoje karty na ręce
board-hunted = Właśnie upolowane
board-missions = Twoje zadania
board-found = W krypcie
board-mission-now = { $points ->
    [one] teraz { $points } punkt
    [few] teraz { $points } punkty
   *[other] teraz { $points } punktów
  }
board-deck = { $count ->
    [one] { $count } karta w twojej talii
    [few] { $count } karty w twojej talii
   *[other] { $count } kart w twojej talii
  }
board-deck-top = Na wierzchu: { $cards }
board-deck-unordered = Nikt nie wie, w jakiej leżą kolejności.
board-deck-and-hand = { $count ->
    [one] { $count } karta na ręce i w talii
    [few] { $count } karty na ręce i w talii
   *[other] { $count } kart na ręce i w talii
  }
board-discard = { $count ->
    [one] { $count } karta na stosie kart odrzuconych
    [few] { $count } karty na stosie kart odrzuconych
   *[other] { $count } kart na stosie kart odrzuconych
  }
board-digested = { $count ->
    [one] { $count } pochłonięta karta
    [few] { $count } pochłonięte karty
   *[other] { $count } pochłoniętych kart
  }
board-laid = { $count ->
    [one] { $count } wyłożona karta lub żeton
    [few] { $count } wyłożone karty i żetony
   *[other] { $count } wyłożonych kart i żetonów
  }

## Droga do domu

board-advise-hunt = Tłusta zdobycz jest jeszcze w zasięgu. Mimo to kończysz turę?
board-advise-chest = W kufrze wciąż leży żeton. Mimo to kończysz turę?
board-home-brief = { $needed ->
    [never] nigdy
   *[other] { $needed } z { $turns }
  }
board-home-safe = Jesteś w domu. Niech słońce wschodzi.
board-home-home = U bram zamczyska
board-home-easy = Zdążysz do domu
board-home-tight = Będzie na styk: zawracaj
board-home-late = Za daleko: uratuje cię tylko szczęście
board-home-sum = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
  }, szybkość { $mean } na turę: { $needed ->
    [never] stoisz w miejscu
   *[other] około { $needed } z { $turns } tur
  }

## Gracz

board-you = ty
board-seat-home = { $verdict ->
    [home] w domu
    [late] za daleko do domu
    [tight] do domu na styk
   *[easy] zdąży do domu
  }
board-seat-score = Punkty: { $points }; { $total } z kartami i zadaniami ogólnymi, gdyby noc skończyła się teraz
board-mission-count = { $count ->
    [one] { $count } tajne zadanie
    [few] { $count } tajne zadania
   *[other] { $count } tajnych zadań
  }

## Notatki

board-notes-crypts = W kryptach
board-notes-unseen = Na razie nieznane.
board-notes-seen = Przy ostatniej wizycie:
board-notes-rejected = Odrzucone zadanie
board-notes-used = Użyte i usunięte z gry
board-notes-empty = Nic tu nie zostało.

## Koniec

board-share-loss = Strata o świcie
board-share-cards = Karty na koniec gry
board-share-public = Zadania ogólne
board-share-personal = Własne zadania
board-public = ogólne
board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
board-fate-safe = W domu, miejsce { $place }
board-fate-survives = Świt przeżyty, miejsce { $place }: { $space }
board-fate-burnt = Popiół w blasku wschodzącego słońca: { $space }
board-ending-skip = Pomiń
board-ending-rose = { CARD($card) } jest bezpieczna. Przynosi ją { SEAT($seat) }.
board-chart = Punkty w ciągu nocy
board-chart-label = Punkty tej nocy. { $scores }

## Co się stało, najwyżej 90 liter

beat-ended = { $winners ->
    [none] Słońce zabrało wszystkich. Nikt nie wygrywa.
   *[other] { COUNT($winners) ->
        [one] Tę noc wygrywa { SEATS($winners) }.
       *[other] Tę noc wygrywają { SEATS($winners) }.
    }
  }
beat-dawn = { $burnt ->
    [none] Wschodzi słońce. Nikt nie płonie.
   *[other] Wschodzi słońce. W popiół: { SEATS($burnt) }.
  }
beat-dawn-count = { $count ->
    [one] Wschodzi słońce: { $count } wampir to już popiół.
    [few] Wschodzi słońce: { $count } wampiry to już popiół.
   *[other] Wschodzi słońce: { $count } wampirów to już popiół.
  }
beat-acts = Tura: { SEAT($seat) }
beat-waits = nic nie robi
beat-gain = { $change ->
    [one] +{ $change } punkt
    [few] +{ $change } punkty
   *[other] +{ $change } punktów
  }
beat-digests = pochłania karty z ręki
beat-new-hand = dobiera nowe karty ({ CARD($card) })
beat-stumbles = zatacza się { SPACE($to, part: "to") }
beat-goes = { $way ->
    [mist] płynie jako mgła { SPACE($to, part: "to") }
   *[other] idzie { SPACE($to, part: "to") }
  }
beat-stays = zostaje { SPACE($space, part: "at") }
beat-home = jest w domu
beat-pushes = przegania: { SEAT($pushed) }
beat-hunts = { $from ->
    [labyrinth] zrywa { CARD($cards, case: "acc") }
   *[other] zdobywa { CARD($cards, case: "acc") }
  }
beat-token = znajduje żeton { TOKEN($token) }
beat-plays = zagrywa żeton { TOKEN($token) }
beat-uses = ujawnia zadanie { MISSION($mission) }
beat-mission = zdobywa zadanie
beat-hypnotises = hipnotyzuje { CARD($card, case: "acc") }
beat-digests-card = pochłania { CARD($card, case: "acc") }
beat-declines = nie otwiera parasola
beat-round = Runda { $round }: { $count ->
    [0] brak nowej zdobyczy.
    [one] { $count } nowa karta na torze polowania.
    [few] { $count } nowe karty na torze polowania.
   *[other] { $count } nowych kart na torze polowania.
  }
beat-parasols = Wschodzi słońce. Jeszcze jedna tura pod parasolem: { SEATS($seats) }.
beat-parasols-many = Wschodzi słońce. Parasole dają jeszcze jedną turę.
beat-nightfall = Zapada noc. Pierwszy ruch: { SEAT($first) }.
beat-vampire = { SEAT($seat) } to { VAMPIRE($vampire) }
beat-vampires = Wampiry są wybrane.
beat-open-missions = Zadania ogólne: { MISSION($missions) }.
beat-open-missions-many = Zadania ogólne są odkryte.
beat-kept = Każdy ma swoje zadanie.

## Karty gry według rodzaju

gallery-vampires = Wampiry
gallery-humans = Ludzie
gallery-powers = Moce
gallery-familiars = Chowańce
gallery-roses = Róże
gallery-missions = Zadania
gallery-tokens = Żetony premii

gain-points = punkty { $more }
gain-cards = karty w talii { $more }
gain-missions = zadania { $more }
gain-tokens = żetony { $more }
gain-way = pola do zamczyska { $more }

## Czemu bot wybiera właśnie to

why-points = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
  }
why-hunt-best = Poluję na { CARD($cards, case: "acc") } ({ why-points }): w moim zasięgu nic nie jest warte więcej.
why-hunt-many = Jedno polowanie zabiera z tego pola wszystkie karty ({ $count }): { why-points } za szybkość { $cost }.
why-hunt-region = Poluję tutaj na { CARD($cards, case: "acc") }, bo w tym regionie każdy człowiek daje o { $bonus } więcej.
why-hunt-only = Poluję na { CARD($cards, case: "acc") }: przy szybkości { $speed } nic innego nie jest w moim zasięgu.
why-tavern = Tawerna daje mi od razu { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  } za szybkość { $cost }.
why-rose = Zrywam { CARD($cards, case: "acc") }: od razu { why-points } i nie kosztuje to szybkości.
why-crypt = Szukam tu zadania: do wyboru jest { $count }, a zadanie punktuje na koniec.
why-chest = Otwieram kufer: ten żeton daje mi od razu { why-points }.
why-to-chest = Zatrzymuję się { SPACE($space, part: "at") }: żeton jeszcze tam leży.
why-to-crypt = Zatrzymuję się { SPACE($space, part: "at") }: { $count ->
    [one] zostało tam { $count } zadanie.
    [few] zostały tam { $count } zadania.
   *[many] zostało tam { $count } zadań.
  }
why-to-tavern = Idę do tawerny: { $count ->
    [one] czeka tam { $count } karta, na jedno polowanie.
    [few] czekają tam { $count } karty, na jedno polowanie.
   *[many] czeka tam { $count } kart, na jedno polowanie.
  }
why-back = Zawracam: do zamczyska { $steps ->
    [one] jest { $steps } krok
    [few] są { $steps } kroki
   *[many] jest { $steps } kroków
  }, a mam { $turns ->
    [one] tylko tę turę.
    [few] już tylko { $turns } tury, z tą włącznie.
   *[many] już tylko { $turns } tur, z tą włącznie.
  }
why-out = Idę dalej, { SPACE($space, part: "to") }: tam każdy człowiek daje o { $bonus } więcej.
why-home-tile = Wracam na czas po płytkę zamczyska: jeszcze { why-points }.
why-home = Jestem w domu { $left ->
    [0] w ostatniej rundzie
    [one] na { $left } rundę przed końcem
    [few] na { $left } rundy przed końcem
   *[many] na { $left } rund przed końcem
  }: tutaj świt nic mi nie zrobi.
why-stay = Zostaję tutaj: cała szybkość ({ $speed }) zostaje na polowanie.
why-digest = { CARD($card) } opuszcza moją talię: z szybkością { $speed } jest wolniejsza niż moja przeciętna karta.
