### Od zmierzchu do świtu po polsku.
### Karty to CARD, zadania MISSION, żetony premii TOKEN, płytki zamczyska TILE, pola planszy SPACE, pola toru polowania CELL.
### Decyzja może wiedzieć, ile szybkości zostało ($speed), kto stoi na drodze ($pushed), ile zadań się zatrzymuje ($keep)
### i która karta, który żeton albo które zadanie pyta ($by, $card, $snake, $goat, $mission).

game = Od zmierzchu do świtu
    .tagline = Piętnaście godzin nocy, daleka droga do domu i tyle szyj.
    .about = O zmierzchu wychodzisz z zamczyska. Karty dają ci szybkość, a za szybkość kupujesz kroki na planszy i zdobycz, która z każdą godziną tanieje. Każdy człowiek to punkty i coraz cięższe nogi, najtłustsza zdobycz mieszka najdalej, a w labiryncie kwitną trzy róże. Wróć, zanim wzejdzie słońce, bo zostanie po tobie tylko popiół.

## Opcje

option-mode = Tryb
    .help = W trybie nowicjusza pierwsza zdobycz wzmacnia, odkryte zadania są proste, a góry o świcie kosztują punkty zamiast wszystkiego.
option-mode-elder = Starszyzna
option-mode-rookie = Nowicjusz

option-seniority = Najstarszy gracz
    .help = Miejsce najstarszego gracza. W pierwszej rundzie z równie szybkich graczy pierwszy działa starszy.

option-beginner1 = Nowicjusz na miejscu 1
    .help = W trybie starszyzny nowicjusz przeżywa świt w górach kosztem punktów.
option-beginner1-false = Nie
option-beginner1-true = Tak
option-beginner2 = Nowicjusz na miejscu 2
    .help = { option-beginner1.help }
option-beginner2-false = Nie
option-beginner2-true = Tak
option-beginner3 = Nowicjusz na miejscu 3
    .help = { option-beginner1.help }
option-beginner3-false = Nie
option-beginner3-true = Tak
option-beginner4 = Nowicjusz na miejscu 4
    .help = { option-beginner1.help }
option-beginner4-false = Nie
option-beginner4-true = Tak
option-beginner5 = Nowicjusz na miejscu 5
    .help = { option-beginner1.help }
option-beginner5-false = Nie
option-beginner5-true = Tak
option-beginner6 = Nowicjusz na miejscu 6
    .help = { option-beginner1.help }
option-beginner6-false = Nie
option-beginner6-true = Tak

option-turnOrder = Kolejność tur
    .help = Czy przegnanie może jeszcze w tej samej rundzie zmienić, kto jest następny.
option-turnOrder-live = Sprawdzana przed każdą turą
option-turnOrder-frozen = Ustalona na całą rundę

option-direction = Ruch
    .help = Czy jeden ruch może prowadzić w stronę labiryntu, a potem z powrotem tam, gdzie ścieżki się spotykają.
option-direction-free = Swobodny na skrzyżowaniach
option-direction-strict = Tylko w jednym kierunku

option-stayActivates = Pozostanie na polu
    .help = Czy pole działa dla wampira, który na nim zostaje.
option-stayActivates-true = Pole działa
option-stayActivates-false = Pole nie działa

option-roseEndsTrack = Po zerwaniu róży
    .help = Czy po zerwaniu róży tor polowania jest zamknięty do końca tury.
option-roseEndsTrack-true = Koniec polowań na torze
option-roseEndsTrack-false = Poluje się dalej

option-freeHuntTakes = Darmowe polowania
    .help = Co biorą zadania natychmiastowe używane po polowaniu.
option-freeHuntTakes-card = Jedną kartę
option-freeHuntTakes-pile = Cały stos

option-animalLoverBy = Miłośnik zwierząt
    .help = Co zadanie Miłośnik zwierząt uznaje za różne chowańce.
option-animalLoverBy-animal = Różne zwierzęta
option-animalLoverBy-name = Różne imiona

preset-first-game = Pierwsza partia
    .help = Tryb nowicjusza: na początek łagodna zdobycz i proste zadania ogólne, a góry da się przeżyć kosztem punktów.
preset-usual = Zwykła noc
    .help = Tryb starszyzny: wszystko może się zdarzyć, w kryptach można wymieniać zadania, a kto o świcie jest w górach, spłonie.
preset-feast = Wielka uczta
    .help = Tryb starszyzny, w którym darmowe polowania biorą całe stosy, a po zerwaniu róży poluje się dalej.

## Odpowiedzi z wyprzedzeniem

reaction-use-again = Użycie karty drugi raz
reaction-use-again-always = Zawsze
reaction-use-again-never = Nigdy
reaction-snake = Wąż pożera kartę, zanim ruszę
reaction-snake-never = Nigdy
reaction-digest = Pochłonięcie karty, gdy można
reaction-digest-never = Nigdy
reaction-parasol = Rozłożenie parasola o świcie
reaction-parasol-always = Zawsze
reaction-parasol-never = Nigdy
reaction-butted = Gdy bodzie mnie cudza koza
reaction-butted-cheapest = Odrzuć kartę wartą najmniej punktów

## Decyzje: pytanie do ciebie i to, co czytają wtedy inni

decision-choose-vampire = Którym wampirem jesteś?
    .wait = { SEAT($seat) } wybiera wampira.
decision-keep-mission = Które zadanie zatrzymujesz? Drugie wypada z gry.
    .wait = { COUNT($seat) ->
        [one] Zadanie wybiera { SEATS($seat) }.
       *[other] Zadania wybierają { SEATS($seat) }.
    }
decision-parasol = Wschodzi słońce, ale masz parasol. Rozgrywasz jeszcze jedną turę?
    .wait = { SEAT($seat) } rozkłada parasol.
decision-prelude = Twoja tura. Zagrywasz karty?
    .wait = { SEAT($seat) } zaczyna turę.
decision-effects = Którego efektu używasz, zanim ruszysz?
    .wait = { SEAT($seat) } przegląda karty.
decision-discard = { $by ->
        [unknown] Którą kartę odrzucasz?
       *[other] { asking }: którą kartę odrzucasz?
    }
    .wait = { SEAT($seat) } wybiera kartę do odrzucenia.
decision-use-again = { $card ->
        [unknown] Używasz tej karty jeszcze raz?
       *[other] { CARD($card) }: używasz jej jeszcze raz?
    }
    .wait = { SEAT($seat) } zastanawia się nad jeszcze jedną kartą.
decision-snake-window = Czy wąż pożre jedną z twoich kart, zanim ruszysz?
    .wait = { SEAT($seat) } patrzy na węża.
decision-devour = { $snake ->
        [unknown] Którą kartę pożera wąż?
       *[other] { CARD($snake) }: którą kartę pochłaniasz razem z nim?
    }
    .wait = { SEAT($seat) } karmi węża.
decision-confuse = Kręci ci się w głowie: zataczasz się o 4 pola w kierunku labiryntu. Dokąd?
    .wait = { SEAT($seat) } zatacza się po planszy.
decision-move = { $speed ->
        [unknown] Dokąd idziesz?
        [0] Nie masz szybkości. Co robisz?
       *[other] Szybkość { $speed }. Dokąd idziesz?
    }
    .wait = { SEAT($seat) } wybiera drogę.
decision-push = { $pushed ->
        [unknown] Ktoś tu stoi. Dokąd go przeganiasz?
       *[other] Stoi tu { SEAT($pushed) }. Dokąd przeganiasz tego wampira?
    }
    .wait = { SEAT($seat) } rozpycha się łokciami.
decision-butted = { $goat ->
        [unknown] Koza bodzie. Którą ze swoich kart stałych odrzucasz?
       *[other] { CARD($goat) } bodzie. Którą ze swoich kart stałych odrzucasz?
    }
    .wait = { SEAT($seat) } rozciera siniaka.
decision-action = { $speed ->
        [unknown] Co tu robisz?
       *[other] Pozostała szybkość: { $speed }. Co tu robisz?
    }
    .wait = { SEAT($seat) } poluje.
decision-ready = Czy kładziesz kartę na wierzch talii, żeby dobrać ją na następną turę?
    .wait = { SEAT($seat) } układa zdobycz.
decision-digest = { $by ->
        [unknown] Czy pochłaniasz kartę?
       *[other] { asking }: czy pochłaniasz kartę?
    }
    .wait = { SEAT($seat) } pochłania zdobycz.
decision-building = Kogo tu pochłaniasz?
    .wait = { SEAT($seat) } pochłania zdobycz.
decision-hypnosis-cell = Z którego pola toru polowania przesuwasz kartę?
    .wait = { SEAT($seat) } patrzy komuś głęboko w oczy.
decision-hypnosis-card = Którą kartę przesuwasz?
    .wait = { SEAT($seat) } patrzy komuś głęboko w oczy.
decision-hypnosis-direction = Dokąd?
    .wait = { SEAT($seat) } patrzy komuś głęboko w oczy.
decision-free-hunt-cell = { $mission ->
        [unknown] Gdzie polujesz za darmo?
       *[other] { MISSION($mission) }: gdzie polujesz za darmo?
    }
    .wait = { SEAT($seat) } wciąż czuje głód.
decision-free-hunt-card = { $mission ->
        [unknown] Którą kartę bierzesz za darmo?
       *[other] { MISSION($mission) }: którą kartę bierzesz za darmo?
    }
    .wait = { SEAT($seat) } wciąż czuje głód.
decision-choose-crypt = Z której krypty zdobywasz zadanie?
    .wait = { SEAT($seat) } wspomina starą kryptę.
decision-keep-missions = { $keep ->
        [unknown] Które zadania zatrzymujesz? Pozostałe wracają do krypty.
        [one] Które zadanie zatrzymujesz? Pozostałe wracają do krypty.
        [few] Które { $keep } zadania zatrzymujesz? Pozostałe wracają do krypty.
       *[many] Które { $keep } zadań zatrzymujesz? Pozostałe wracają do krypty.
    }
    .wait = { SEAT($seat) } grzebie w krypcie.
decision-choose-chest = Który kufer otwierasz?
    .wait = { SEAT($seat) } obraca w palcach klucz.
decision-name-type = Jako kto liczy się twój { TOKEN("token-any") }?
    .wait = { SEAT($seat) } wskazuje typ człowieka.

## Możliwe odpowiedzi

answer-vampire = { VAMPIRE($object) }
answer-keep = { MISSION($object) }
answer-keep-mission-keep = Zatrzymaj zadanie { MISSION($object) }
answer-take = Jeszcze jedna tura
answer-decline = Bez dodatkowej tury
answer-play = Zagraj karty
answer-bear = { CARD($object) }: odrzuć karty z ręki i dobierz 2 nowe
answer-use = Użyj zadania { MISSION($object) }
answer-activate = Aktywuj { CARD($object, case: "acc") }
answer-token = Zagraj żeton { TOKEN($object) }
answer-done = To wszystko
answer-discard = Odrzuć { CARD($object, case: "acc") }
answer-again = Jeszcze raz
answer-stop = Wystarczy
answer-push-stop = Zostaw w spokoju
answer-snake = { CARD($object) } pożera kartę
answer-digest = Pochłoń { CARD($object, case: "acc") }
answer-digest-discarded = Pochłoń { CARD($object, case: "acc") } ze stosu kart odrzuconych
answer-none = Niczego nie pochłaniaj
answer-space = { SPACE($object) }
answer-move = Idź { SPACE($object, part: "to") }
answer-mist = Przenieś się jako mgła { SPACE($object, part: "to") }
answer-stay = Zostań tutaj
answer-push = Przegnaj { SPACE($object, part: "to") }
answer-hunt = { $prey ->
    [unknown] Poluj: { CELL($object) }
   *[other] Upoluj { CARD($prey, case: "acc") }: szybkość { $cost }
  }
answer-tavern = Poluj w tawernie
answer-rose = Zerwij { CARD($object, case: "acc") }
answer-chest = { SPACE($object) }
answer-action-chest = Otwórz kufer
answer-crypt = { SPACE($object) }
answer-action-crypt = Zajrzyj do krypty
answer-building = Pochłoń człowieka { SPACE($object, part: "at") }
answer-hypnosis = Zahipnotyzuj kartę toru polowania
answer-dog = Odrzuć { CARD($object, case: "acc") } za polowanie w kolumnie 1
answer-end = Zakończ turę
answer-ready = Połóż { CARD($object, case: "acc") } na wierzch talii
answer-rest = Reszta na stos kart odrzuconych
answer-cell = { $prey ->
    [unknown] { CELL($object) }
   *[other] { CARD($prey) }
  }
answer-card = { CARD($object) }
answer-back = Wróć
answer-up = O rząd w górę
answer-down = O rząd w dół
answer-left = O kolumnę w lewo, drożej
answer-right = O kolumnę w prawo, taniej
answer-type = { TYPE($object) }

## Co robi odpowiedź, gdy obok nie ma pytania

act-choose-vampire-vampire = Graj jako { VAMPIRE($object) }
act-parasol-take = Rozegraj jeszcze jedną turę
act-parasol-decline = Nie rozgrywaj kolejnej tury
act-effects-done = Nie używaj więcej efektów
act-use-again-again = Użyj karty jeszcze raz
act-use-again-stop = Nie używaj karty ponownie
act-snake-window-done = Nie pozwól wężom pożerać kart
act-confuse-space = Zatocz się { SPACE($object, part: "to") }
act-free-hunt-cell-cell = { $prey ->
    [unknown] Poluj za darmo: { CELL($object) }
   *[other] Upoluj za darmo { CARD($prey, case: "acc") }
  }
act-free-hunt-card-card = Weź za darmo { CARD($object, case: "acc") }
act-choose-chest-chest = Otwórz kufer: { SPACE($object) }
act-choose-crypt-crypt = Zdobądź zadanie { SPACE($object, part: "from") }
act-keep-missions-keep = Zatrzymaj zadanie { MISSION($object) }
act-hypnosis-cell-cell = { $prey ->
    [unknown] Zahipnotyzuj kartę: { CELL($object) }
   *[other] Zahipnotyzuj kartę z tego stosu: { CARD($prey) }
  }
act-hypnosis-cell-back = Zrezygnuj z hipnozy
act-hypnosis-card-card = Zahipnotyzuj { CARD($object, case: "acc") }
act-hypnosis-card-back = Wybierz inne pole
act-hypnosis-direction-up = Przesuń ją o rząd w górę
act-hypnosis-direction-down = Przesuń ją o rząd w dół
act-hypnosis-direction-left = Przesuń ją o kolumnę w lewo, drożej
act-hypnosis-direction-right = Przesuń ją o kolumnę w prawo, taniej
act-name-type-type = Policz żeton jako: { TYPE($object) }

## Dlaczego czegoś nie można zrobić

reason-mandatory = Najpierw musisz użyć jednego ze swoich efektów.
reason-nothing-to-discard = Nie ma innej nieużytej karty do odrzucenia.
reason-spicy = Piecze cię w gardle: musisz iść do najbliższej studni.
reason-spicy-token = Nie można zagrać żetonu szybkości, dopóki nie dojdziesz do studni.
reason-no-speed = Nie masz szybkości.
reason-castle = W zamczysku się nie poluje.
reason-ship = Na statku się nie poluje.
reason-holy-water = W twojej strefie gry jest woda święcona: nie możesz polować.
reason-parasol = Pod parasolem się nie poluje.
reason-cemetery = Na cmentarzu nie można upolować stosu, w którym jest człowiek.
reason-rose-ends-track = Po zerwaniu róży w tej turze nie poluje się już na torze polowania.
reason-too-dear = To kosztuje więcej szybkości, niż ci zostało.
reason-no-hunt-left = Nie masz już na to polowania.
reason-has-rose = Już posiadasz różę.
reason-dog-speed = Szybkość tego psa została już wydana.
reason-nobody-there = Nie ma tu kogo pochłonąć.
reason-asleep = To pole w tej turze dla ciebie nie działa.

## Co się dzieje

log-vampire-taken = { SEAT($seat) } to { VAMPIRE($vampire) }.
log-chests-opened = W otwartych kufrach wzdłuż torów leżą po kolei: { TOKEN($tokens) }.
log-public-missions = Zadania ogólne: { MISSION($missions) }.
log-missions-dealt = { $missions ->
    [unknown] { SEAT($seat) } dostaje do wyboru { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[many] { $count } zadań
    }.
   *[other] { MISSION($missions) }: { SEAT($seat) } zatrzyma jedno z tych zadań.
  }
log-mission-kept = { $kept ->
    [unknown] { SEAT($seat) } zatrzymuje zadanie.
   *[other] { SEAT($seat) } zatrzymuje zadanie { MISSION($kept) }; { MISSION($rejected) } wypada z gry.
  }
log-first-order = Zapada noc. Szybkość pierwszych kart ({ SEATS($seats) }): { $totals }. Najwolniejsi ruszają pierwsi.
log-round = Runda { $round } z 15
log-turn = Turę zaczyna { SEAT($seat) }.
log-played = { $cards ->
    [none] { SEAT($seat) } nie ma czego zagrać.
   *[other] { SEAT($seat) } zagrywa { CARD($cards, case: "acc") }.
  }
log-new-hand = { CARD($card) }: { SEAT($seat) } odrzuca { CARD($discarded, case: "acc") } i dobiera nowe karty.
log-turn-skipped = { SEAT($seat) } poświęca turę na trawienie. Pochłonięte karty: { $digested ->
    [none] brak
   *[other] { CARD($digested) }
  }.{ $discarded ->
    [none] { "" }
   *[other] { " " }Na stos kart odrzuconych: { CARD($discarded) }.
  }
log-activated = { "" }
log-drew-into-play = { source }: { $cards ->
    [none] { SEAT($seat) } nie ma czego dobrać
   *[other] { SEAT($seat) } dobiera { CARD($cards, case: "acc") }
  }.
log-discarded = { $source ->
    [bear-ursa] { SEAT($seat) } odrzuca { CARD($card, case: "acc") }.
    [bear-teddy] { SEAT($seat) } odrzuca { CARD($card, case: "acc") }.
    [dog-kutya] { SEAT($seat) } odrzuca { CARD($card, case: "acc") }.
    [dog-caine] { SEAT($seat) } odrzuca { CARD($card, case: "acc") }.
   *[other] { source }: { SEAT($seat) } odrzuca { CARD($card, case: "acc") }.
  }
log-digested = { $source ->
    [r8] { SEAT($seat) } pochłania { CARD($card, case: "acc") }{ digested-from } { SPACE($source, part: "at") }.
    [d4] { SEAT($seat) } pochłania { CARD($card, case: "acc") }{ digested-from } { SPACE($source, part: "at") }.
    [f3] { SEAT($seat) } pochłania { CARD($card, case: "acc") }{ digested-from } { SPACE($source, part: "at") }.
    [d11] { SEAT($seat) } pochłania { CARD($card, case: "acc") }{ digested-from } { SPACE($source, part: "at") }.
   *[other] { $card ->
        [snake-wiggles] { SEAT($seat) } pochłania { CARD($card, case: "acc") }.
        [snake-kaa] { SEAT($seat) } pochłania { CARD($card, case: "acc") }.
       *[other] { source }: { SEAT($seat) } pochłania { CARD($card, case: "acc") }{ digested-from }.
    }
  }
log-reshuffled = { SEAT($seat) } tasuje odrzucone karty w nową talię: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }.
log-confused = { SEAT($seat) } traci orientację i zatacza się { SPACE($to, part: "to") }.
log-speed = { $extra ->
    [0] { SEAT($seat) } ma szybkość { $speed }.
   *[other] { SEAT($seat) } ma szybkość { $speed }: z kart { $printed }, z ich efektów { $extra }.
  }
log-moved = { $way ->
    [mist] { SEAT($seat) } zamienia się w mgłę i płynie { SPACE($to, part: "to") }.
    [spicy] Z palącym gardłem { SEAT($seat) } biegnie { SPACE($to, part: "to") } za { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    } szybkości.
   *[walk] { SEAT($seat) } idzie { SPACE($to, part: "to") } za { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    } szybkości.
  }
log-stayed = { SEAT($seat) } zostaje { SPACE($space, part: "at") }.
log-home = { $tile ->
    [none] { SEAT($seat) } wraca do zamczyska ({ $arrival }. z kolei). Płytek zamczyska już nie ma.
   *[other] { $arrival ->
        [1] { SEAT($seat) } wraca do zamczyska przed wszystkimi i bierze { TILE($tile, case: "acc") }.
       *[other] { SEAT($seat) } wraca do zamczyska ({ $arrival }. z kolei) i bierze { TILE($tile, case: "acc") }.
    }
  }
log-pushed = { SEAT($seat) } przegania wampira ({ SEAT($pushed) }) { SPACE($to, part: "to") }.
log-hunted = { $from ->
    [tavern] { SEAT($seat) } opróżnia tawernę za { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    } szybkości: { CARD($cards) }
    [labyrinth] { SEAT($seat) } zrywa w labiryncie { CARD($cards, case: "acc") }
   *[other] { $mission ->
        [none] { SEAT($seat) } poluje w { CELL($from, case: "loc") } za { $cost ->
            [one] { $cost } punkt
            [few] { $cost } punkty
           *[many] { $cost } punktów
        } szybkości: { CARD($cards) }
       *[other] { SEAT($seat) } poluje w { CELL($from, case: "loc") } za darmo: { CARD($cards) }
    }
  }.{ $brought ->
    [none] { "" }
   *[other] { " " }Z talii polowania dołącza { CARD($brought) }.
  }{ $amount ->
    [0] { "" }
   *[other] { " " }{ points }{ COUNT($vps) ->
        [one] { "" }
       *[other] { " " }({ $vps })
    }, razem { $vp }.
  }
log-readied = { SEAT($seat) } kładzie { CARD($card, case: "acc") } na wierzch talii.
log-token-taken = { SEAT($seat) } znajduje żeton { SPACE($space, part: "at") }: { TOKEN($token) }.
log-token-played = { SEAT($seat) } zagrywa żeton { TOKEN($token) }.
log-mission-used = { SEAT($seat) } ujawnia zadanie „{ MISSION($mission) }”.
log-looked = { $missions ->
    [unknown] { "" }
   *[other] { SEAT($seat) } ogląda { SPACE($space, part: "at") } zadania: { MISSION($missions) }.
  }
log-mission-gained = { SEAT($seat) } zdobywa zadanie { SPACE($space, part: "from") }; { $left ->
    [0] krypta jest już pusta
    [one] zostaje tam { $left } płytka
    [few] zostają tam { $left } płytki
   *[many] zostaje tam { $left } płytek
  }{ $taken ->
    [unknown] .
    [none] .
   *[other] { " " }(wzięte: { MISSION($taken) }{ $returned ->
        [unknown] ).
        [none] ).
       *[other] ; odłożone: { MISSION($returned) }).
    }
  }
log-hypnotised = { SEAT($seat) } hipnotyzuje { CARD($card, case: "acc") }: z { CELL($from, case: "gen") } do { CELL($to, case: "gen") }.
log-dog-speed = { CARD($card) } węszy przy studni: { SEAT($seat) } ma na polowania o { $speed ->
    [one] { $speed } punkt
    [few] { $speed } punkty
   *[many] { $speed } punktów
  } szybkości więcej.
log-gained = { SEAT($seat) } zyskuje { points } ({ source }), razem { $vp }.
log-cleaned-up = { "" }
log-drew = { $cards ->
    [unknown] { SEAT($seat) } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
    [none] { SEAT($seat) } nie ma czego dobrać.
   *[other] { SEAT($seat) } dobiera { CARD($cards, case: "acc") }.
  }
log-track-shifted = { "" }
log-track-filled = { $cards ->
    [none] Na tor polowania nie trafia nowa zdobycz.
   *[other] Nowa zdobycz na torze polowania: { CARD($cards) }.
  }
log-tavern-filled = { $count ->
    [one] Do tawerny wślizguje się ktoś nieznajomy; siedzi tam teraz { $count } osoba.
    [few] Do tawerny wślizguje się ktoś nieznajomy; siedzą tam teraz { $count } osoby.
   *[many] Do tawerny wślizguje się ktoś nieznajomy; siedzi tam teraz { $count } osób.
  }
log-parasols = { COUNT($seats) ->
    [one] Niebo szarzeje. Parasol ma jeszcze { SEATS($seats) }.
   *[other] Niebo szarzeje. Parasole mają jeszcze { SEATS($seats) }.
  }
log-parasol-declined = { SEAT($seat) } nie otwiera parasola.
log-dawn = { $fate ->
    [safe] Świt: { SEAT($seat) } siedzi bezpiecznie w zamczysku.
    [survives] Świt: { SEAT($seat) } przeżywa { SPACE($space, part: "at") } i traci { $loss ->
        [one] { $loss } punkt
        [few] { $loss } punkty
       *[many] { $loss } punktów
    }.
   *[burnt] Świt: { SEAT($seat) } płonie { SPACE($space, part: "at") }. Zostaje tylko popiół.
  }
log-card-scored = { SEAT($seat) }: { CARD($card) } daje { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
  }.
log-type-named = { SEAT($seat) } ustala, jako kto liczy się { TOKEN("token-any") }: { TYPE($type) }.
log-pre-mission-score = Przed zadaniami { SEAT($seat) } ma { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
  }.
log-mission-scored = { $public ->
    [true] { $vp ->
        [0] { "" }
        [one] { SEAT($seat) }: zadanie ogólne { MISSION($mission) } daje { $vp } punkt.
        [few] { SEAT($seat) }: zadanie ogólne { MISSION($mission) } daje { $vp } punkty.
       *[many] { SEAT($seat) }: zadanie ogólne { MISSION($mission) } daje { $vp } punktów.
    }
   *[false] { $vp ->
        [one] { SEAT($seat) } odkrywa zadanie { MISSION($mission) }: { $vp } punkt.
        [few] { SEAT($seat) } odkrywa zadanie { MISSION($mission) }: { $vp } punkty.
       *[many] { SEAT($seat) } odkrywa zadanie { MISSION($mission) }: { $vp } punktów.
    }
  }
log-score = { $burnt ->
    [true] { SEAT($seat) } – popiół. Na pocieszenie: { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    } ({ score }).
   *[false] { $place }. { SEAT($seat) }: { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    } ({ score }).
  }
log-ended = { $winners ->
    [none] Słońce zabrało wszystkich. Nikt nie wygrywa.
   *[other] { COUNT($winners) ->
        [one] Tę noc wygrywa { SEATS($winners) }.
       *[other] Tę noc wygrywają razem { SEATS($winners) }.
    }
  }

## Punkty i skąd się biorą

points = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
  }
score = noc { $night }{ $loss ->
    [0] { "" }
   *[other] , świt −{ $loss }
  }{ $cards ->
    [0] { "" }
   *[other] , karty { $cards }
  }, zadania ogólne { $publicMissions }, własne zadania { $missions }
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
    [discard-pile] { " " }ze stosu kart odrzuconych
    [playing-area] { " " }ze strefy gry
   *[other] { "" }
  }
asking = { $by ->
    [token-swap] { TOKEN($by) }
    [token-mission] { TOKEN($by) }
   *[other] { CARD($by) }
  }

## Obszary, ścieżki i działanie pól

region-castle = Zamczysko
    .text = Start i cel. Kto tu wejdzie, powrócił i już nie wychodzi. Nikt tu nie poluje, a słońce tu nie sięga.
region-cemetery = Cmentarz
    .text = Nikogo się tu nie przegania i nie można tu upolować stosu z człowiekiem. O świcie tracisz 5 punktów.
region-mountains = Góry
    .text = Bez premii za zdobycz. O świcie spłoniesz; w trybie nowicjusza tracisz zamiast tego od 6 do 14 punktów, im dalej, tym więcej.
region-plains = Równiny
    .text = Każdy upolowany tu człowiek daje o 1 punkt więcej. O świcie spłoniesz.
region-forest = Las
    .text = Każdy upolowany tu człowiek daje o 2 punkty więcej. O świcie spłoniesz.
region-labyrinth = Labirynt
    .text = Drugi koniec planszy z trzema różami. Liczy się jako las: każdy upolowany tu człowiek daje o 2 punkty więcej, a o świcie spłoniesz.

path-road = Droga
    .text = Na tym samym obszarze wampiry na drodze działają pierwsze.
path-railroad = Tory
    .text = Na tym samym obszarze wampiry na torach działają po tych na drodze.
path-boat = Kurs statku
    .text = Na tym samym obszarze wampiry na kursie statku działają ostatnie.

effect-castle = Zamczysko
    .text = Powracasz: weź najwyższą pozostałą płytkę zamczyska. Już stąd nie wychodzisz i nie polujesz.
effect-well = Studnia
    .text = Jedno dodatkowe polowanie w kolumnie 1 w tej turze. Tu prowadzą pikantność i Postać mgły.
effect-closed-chest = Zamknięty kufer
    .text = Weź ukryty żeton premii: 2 punkty i to, co potrafi.
effect-open-chest = Otwarty kufer
    .text = Weź leżący tu jawnie żeton premii: 2 punkty i to, co potrafi.
effect-crypt = Krypta
    .text = Musisz zdobyć zadanie: obejrzyj wszystkie płytki i zatrzymaj { $mode ->
        [rookie] jedną z nich
       *[other] o jedną więcej, niż masz; swoje możesz przy tym wymienić
    }.
effect-tavern = Tawerna
    .text = Za 2 punkty szybkości upoluj wszystkie karty, które siedzą tu zakryte. Liczą się jak na równinach.
effect-ship = Statek
    .text = Tu się nie poluje.
effect-market = Targ
    .text = Możesz pochłonąć wieśniaka ze swojej strefy gry lub stosu kart odrzuconych.
effect-church = Kościół
    .text = Możesz pochłonąć duchownego ze swojej strefy gry lub stosu kart odrzuconych.
effect-mansion = Posiadłość
    .text = Możesz pochłonąć szlachcica ze swojej strefy gry lub stosu kart odrzuconych.
effect-barracks = Koszary
    .text = Możesz pochłonąć żołnierza ze swojej strefy gry lub stosu kart odrzuconych.
effect-labyrinth = Labirynt
    .text = Możesz zerwać jedną różę za 0 punktów szybkości, jeśli żadnej nie posiadasz.

## Cechy

keyword-confuse = Dezorientacja
    .text = W twojej strefie gry: zanim policzysz szybkość, zataczasz się o 4 pola w kierunku labiryntu.
keyword-spicy = Pikantność
    .text = W twojej strefie gry: twój ruch musi prowadzić do najbliższej studni; zamczysko też nią jest. Jeśli nie dojdziesz, karta zostaje i w następnej turze gna cię dalej.
keyword-holy-water = Woda święcona
    .text = W twojej strefie gry: nie możesz polować w żaden sposób.
keyword-permanent = Stała
    .text = Na koniec tury zostaje w twojej strefie gry i działa w każdej turze.
keyword-fast = Zwinność
    .text = Na torze polowania: jej stos kosztuje o 1 punkt szybkości więcej.
keyword-slow = Powolność
    .text = Trafia na tor polowania w kolumnie 2 zamiast 3.
keyword-gregarious = Stadność
    .text = Przy upolowaniu: polujesz też na wierzchnią kartę talii polowania.
keyword-inspiring = Inspiracja
    .text = Przy upolowaniu: zdobądź zadanie z dowolnej krypty.
keyword-digest = Pochłonięcie
    .text = Przy upolowaniu: możesz pochłonąć 1 dowolną kartę ze swojej strefy gry lub stosu kart odrzuconych.
keyword-ready = Gotowość
    .text = Przy upolowaniu: możesz ją położyć na wierzch talii zamiast na stos kart odrzuconych.
keyword-unique = Unikat
    .text = Możesz posiadać tylko jedną taką kartę.

## Rodzaje i typy kart

kind-human = Człowiek
    .text = Przy upolowaniu daje punkty równe swojej wartości, a na równinach i w lesie jeszcze więcej.
kind-power = Moc
    .text = Umiejętność, na którą się poluje. Nie daje punktów, tylko szybkość i efekty.
kind-familiar = Chowaniec
    .text = Zwierzę, które zostaje przy tobie. Nie daje punktów przy upolowaniu.
kind-rose = Róża
    .text = Skarb labiryntu. Możesz posiadać tylko jedną.
kind-starter = Moc początkowa
    .text = Jedna z sześciu kart, z którymi zaczyna każdy wampir. Żadne zadanie jej nie liczy.

type-villager = Wieśniak
type-religious = Duchowny
type-military = Żołnierz
type-noble = Szlachcic

animal-goat = Koza
    .text = Za każdego wampira, którego przegnasz: 2 punkty, a jego gracz odrzuca wybraną przez siebie kartę stałą.
animal-wolf = Wilk
    .text = Na koniec gry: 1 punkt za każdego posiadanego wilka. To razem 1, 4, 9 lub 16 punktów za 1, 2, 3 lub 4 wilki.
animal-pigeon = Gołąb
    .text = Na koniec twojej tury: 1 punkt, jeśli w niej nie polujesz.
animal-dog = Pies
    .text = Przy studni: o 1 punkt szybkości więcej na polowania. Albo odrzuć go za dodatkowe polowanie w kolumnie 1, gdziekolwiek.
animal-pig = Świnia
    .text = Jeśli się nie ruszasz: jedno dodatkowe polowanie. Na koniec twojej tury: 1 punkt za upolowanie człowieka.
animal-owl = Sowa
    .text = Przy upolowaniu: zdobądź zadanie z dowolnej krypty. W strefie gry: 1 punkt za każdym razem, gdy zdobywasz zadanie.
animal-rat = Szczur
    .text = O 1 punkt szybkości więcej za każdego człowieka o wartości 1 lub 2 w twojej strefie gry.
animal-snake = Wąż
    .text = Zanim ruszysz albo podczas polowania: możesz pochłonąć go razem z inną kartą ze strefy gry i zyskać 2 punkty.
animal-bear = Niedźwiedź
    .text = Zanim zagrasz karty: możesz odrzucić całą rękę i tego niedźwiedzia, dobrać 2 nowe karty i zyskać 1 punkt.
animal-panther = Pantera
    .text = Z co najmniej 2 ludźmi w twojej strefie gry: o 2 punkty szybkości więcej i 1 punkt.

## Kroki tury, fazy, losy

step-prelude = Początek tury
step-effects = Efekty
step-snake-window = Węże
step-confuse = Dezorientacja
step-speed = Szybkość
step-move = Przemieszczanie
step-push = Przeganianie
step-action = Polowanie
step-end = Zakończenie tury

phase-setup = Przygotowanie
phase-night = Noc
phase-parasols = Parasole
phase-scoring = Punktacja
phase-over = Koniec

fate-safe = W zamczysku
fate-survives = Ocalenie
fate-burnt = Popiół

class-instant = Zadanie natychmiastowe
class-white = Zadanie
class-beige = Zadanie
class-five = Zadanie

earning-hunts = Polowania
earning-roses = Róże
earning-castle = Płytka zamczyska
earning-tokens = Żetony premii
earning-familiars = Chowańce
earning-missions = Zadania w nocy

## Słowniczek

term-points = Punkty
    .text = Punkty zwycięstwa, w skrócie PZ. Wygrywa ocalały, który ma ich najwięcej.
term-speed = Szybkość
    .text = Liczby wszystkich kart w twojej strefie gry, sumowane raz na turę. Płacisz nią za kroki i polowania; reszta przepada.
term-playing-area = Strefa gry
    .text = Karty, które działają dla ciebie w tej turze: karty zagrane z ręki i twoje karty stałe.
term-discard-pile = Stos kart odrzuconych
    .text = Karty, które wracają, gdy skończy się talia. Każdy może go przejrzeć.
term-digestion-zone = Strefa pochłonięcia
    .text = Tu do końca gry leżą pochłonięte karty. Już nie działają, ale nadal je posiadasz.
term-own = Posiadać
    .text = Posiadasz każdą kartę ze swojej talii, ręki, strefy gry, stosu kart odrzuconych i strefy pochłonięcia.
term-hunt-track = Tor polowania
    .text = Stąd bierze się zdobycz. Numer kolumny to cena; po każdej rundzie wszystkie stosy przesuwają się o kolumnę.
term-hunt = Polowanie
    .text = Zapłać cenę stosu na torze polowania i weź wszystkie jego karty. W turze masz jedno polowanie i wszystkie dodatkowe.
term-value = Wartość
    .text = Punkty, które człowiek daje przy upolowaniu, bez żadnej premii.
term-hunter = Łowca
    .text = Człowiek bez wartości, który na koniec daje 1 punkt za każdą posiadaną kartę swojego typu.
term-home = Powrót do zamczyska
    .text = Wampir, który wrócił do zamczyska, nadal rozgrywa tury, ale nie rusza się i nie poluje.
term-castle-tile = Płytka zamczyska
    .text = Punkty dla powracających: pierwszy bierze najwyższą.
term-push = Przegnać
    .text = Tam, gdzie staniesz, możesz przegnać inne wampiry na sąsiednie pola, od wierzchu stosu. W zamczysku i na cmentarzu nikogo się nie przegania.
term-order = Kolejność tur
    .text = Pierwszy działa wampir, który jest najdalej: według obszaru, potem ścieżki, potem numeru pola, a na końcu od wierzchu stosu.
term-mission = Zadanie
    .text = Płytka, która mówi, co na koniec daje punkty. Twoje zadania są tajne, a dwa ogólne leżą odkryte dla wszystkich.
term-instant-mission = Zadanie natychmiastowe
    .text = Złota płytka, której używasz raz, we własnej turze. Na koniec nic nie daje.
term-bonus-token = Żeton premii
    .text = Pochodzi z kufra, od razu daje 2 punkty, a później może się do czegoś przydać.
term-parasol = Parasol
    .text = Daje jeszcze jedną turę po rundzie 15, bez polowania.
term-dawn = Świt
    .text = Po rundzie 15: w zamczysku bezpiecznie, na cmentarzu minus 5 punktów, wszędzie indziej popiół. W trybie nowicjusza góry kosztują od 6 do 14 punktów.
term-burnt = Spopielony
    .text = Dopadło go słońce. Spopielony wampir nie może wygrać i pomija się go we wszystkich porównaniach.

## Wampiry

vampire-rajesh = Rajesh Amara
    .text = Zielony, z pazurem tygrysa.
vampire-boris = Boris Pouchkine
    .text = Niebieski, z głową wilka.
vampire-josephine = Josephine Lafayette
    .text = Żółta, z wachlarzem.
vampire-beatrice = Lady Beatrice
    .text = Fioletowa, z różą.
vampire-yoko = Yoko Chiyako
    .text = Czerwona, z sierpem księżyca.
vampire-gervasi = Don Gervasi
    .text = Pomarańczowy, z kluczem.

## Pola

space-castle = Zamczysko
    .at = w zamczysku
    .to = do zamczyska
    .from = z zamczyska
space-c1 = Cmentarz 1
    .at = na cmentarzu (1)
    .to = na cmentarz (1)
    .from = z cmentarza (1)
space-c2 = Cmentarz 2
    .at = na cmentarzu (2)
    .to = na cmentarz (2)
    .from = z cmentarza (2)
space-c3 = Cmentarz 3
    .at = na cmentarzu (3)
    .to = na cmentarz (3)
    .from = z cmentarza (3)
space-m1 = Góry 1
    .at = w górach (1)
    .to = w góry (1)
    .from = z gór (1)
space-m2 = Góry 2
    .at = w górach (2)
    .to = w góry (2)
    .from = z gór (2)
space-m3 = Góry 3
    .at = w górach (3)
    .to = w góry (3)
    .from = z gór (3)
space-m4 = Góry 4
    .at = w górach (4)
    .to = w góry (4)
    .from = z gór (4)
space-m5 = Góry 5 (studnia)
    .at = przy studni (góry 5)
    .to = do studni (góry 5)
    .from = od studni (góry 5)
space-m6 = Góry 6 (krypta)
    .at = w krypcie (góry 6)
    .to = do krypty (góry 6)
    .from = z krypty (góry 6)
space-m7 = Góry 7
    .at = w górach (7)
    .to = w góry (7)
    .from = z gór (7)
space-m8 = Góry 8
    .at = w górach (8)
    .to = w góry (8)
    .from = z gór (8)
space-m9 = Góry 9 (studnia)
    .at = przy studni (góry 9)
    .to = do studni (góry 9)
    .from = od studni (góry 9)
space-r1 = Równiny, tory 1
    .at = na równinach (tory 1)
    .to = na równiny (tory 1)
    .from = z równin (tory 1)
space-r2 = Równiny, tory 2
    .at = na równinach (tory 2)
    .to = na równiny (tory 2)
    .from = z równin (tory 2)
space-r3 = Równiny, tory 3
    .at = na równinach (tory 3)
    .to = na równiny (tory 3)
    .from = z równin (tory 3)
space-r4 = Równiny, tory 4 (studnia)
    .at = przy studni (równiny, tory 4)
    .to = do studni (równiny, tory 4)
    .from = od studni (równiny, tory 4)
space-r5 = Równiny, tory 5
    .at = na równinach (tory 5)
    .to = na równiny (tory 5)
    .from = z równin (tory 5)
space-r6 = Równiny, tory 6 (kufer)
    .at = przy kufrze (równiny, tory 6)
    .to = do kufra (równiny, tory 6)
    .from = od kufra (równiny, tory 6)
space-r7 = Równiny, tory 7 (krypta)
    .at = w krypcie (równiny, tory 7)
    .to = do krypty (równiny, tory 7)
    .from = z krypty (równiny, tory 7)
space-r8 = Równiny, tory 8 (targ)
    .at = na targu (równiny, tory 8)
    .to = na targ (równiny, tory 8)
    .from = z targu (równiny, tory 8)
space-r9 = Równiny, tory 9
    .at = na równinach (tory 9)
    .to = na równiny (tory 9)
    .from = z równin (tory 9)
space-r10 = Równiny, tory 10 (studnia)
    .at = przy studni (równiny, tory 10)
    .to = do studni (równiny, tory 10)
    .from = od studni (równiny, tory 10)
space-r11 = Równiny, tory 11 (kufer)
    .at = przy kufrze (równiny, tory 11)
    .to = do kufra (równiny, tory 11)
    .from = od kufra (równiny, tory 11)
space-r12 = Równiny, tory 12 (kufer)
    .at = przy kufrze (równiny, tory 12)
    .to = do kufra (równiny, tory 12)
    .from = od kufra (równiny, tory 12)
space-r13 = Równiny, tory 13 (kufer)
    .at = przy kufrze (równiny, tory 13)
    .to = do kufra (równiny, tory 13)
    .from = od kufra (równiny, tory 13)
space-r14 = Równiny, tory 14 (kufer)
    .at = przy kufrze (równiny, tory 14)
    .to = do kufra (równiny, tory 14)
    .from = od kufra (równiny, tory 14)
space-r15 = Równiny, tory 15 (kufer)
    .at = przy kufrze (równiny, tory 15)
    .to = do kufra (równiny, tory 15)
    .from = od kufra (równiny, tory 15)
space-r16 = Równiny, tory 16 (kufer)
    .at = przy kufrze (równiny, tory 16)
    .to = do kufra (równiny, tory 16)
    .from = od kufra (równiny, tory 16)
space-b1 = Równiny, kurs statku 1
    .at = na równinach (kurs statku 1)
    .to = na równiny (kurs statku 1)
    .from = z równin (kurs statku 1)
space-b2 = Równiny, kurs statku 2
    .at = na równinach (kurs statku 2)
    .to = na równiny (kurs statku 2)
    .from = z równin (kurs statku 2)
space-b3 = Równiny, kurs statku 3 (tawerna)
    .at = w tawernie (równiny, kurs statku 3)
    .to = do tawerny (równiny, kurs statku 3)
    .from = z tawerny (równiny, kurs statku 3)
space-b4 = Równiny, kurs statku 4 (statek)
    .at = na statku (równiny, kurs statku 4)
    .to = na statek (równiny, kurs statku 4)
    .from = ze statku (równiny, kurs statku 4)
space-b5 = Równiny, kurs statku 5 (studnia)
    .at = przy studni (równiny, kurs statku 5)
    .to = do studni (równiny, kurs statku 5)
    .from = od studni (równiny, kurs statku 5)
space-b6 = Równiny, kurs statku 6 (statek)
    .at = na statku (równiny, kurs statku 6)
    .to = na statek (równiny, kurs statku 6)
    .from = ze statku (równiny, kurs statku 6)
space-b7 = Równiny, kurs statku 7 (kufer)
    .at = przy kufrze (równiny, kurs statku 7)
    .to = do kufra (równiny, kurs statku 7)
    .from = od kufra (równiny, kurs statku 7)
space-b8 = Równiny, kurs statku 8 (statek)
    .at = na statku (równiny, kurs statku 8)
    .to = na statek (równiny, kurs statku 8)
    .from = ze statku (równiny, kurs statku 8)
space-b9 = Równiny, kurs statku 9 (studnia)
    .at = przy studni (równiny, kurs statku 9)
    .to = do studni (równiny, kurs statku 9)
    .from = od studni (równiny, kurs statku 9)
space-b10 = Równiny, kurs statku 10 (statek)
    .at = na statku (równiny, kurs statku 10)
    .to = na statek (równiny, kurs statku 10)
    .from = ze statku (równiny, kurs statku 10)
space-d1 = Równiny, droga 1 (krypta)
    .at = w krypcie (równiny, droga 1)
    .to = do krypty (równiny, droga 1)
    .from = z krypty (równiny, droga 1)
space-d2 = Równiny, droga 2
    .at = na równinach (droga 2)
    .to = na równiny (droga 2)
    .from = z równin (droga 2)
space-d3 = Równiny, droga 3
    .at = na równinach (droga 3)
    .to = na równiny (droga 3)
    .from = z równin (droga 3)
space-d4 = Równiny, droga 4 (kościół)
    .at = w kościele (równiny, droga 4)
    .to = do kościoła (równiny, droga 4)
    .from = z kościoła (równiny, droga 4)
space-d5 = Równiny, droga 5 (studnia)
    .at = przy studni (równiny, droga 5)
    .to = do studni (równiny, droga 5)
    .from = od studni (równiny, droga 5)
space-d6 = Równiny, droga 6
    .at = na równinach (droga 6)
    .to = na równiny (droga 6)
    .from = z równin (droga 6)
space-d7 = Równiny, droga 7 (krypta)
    .at = w krypcie (równiny, droga 7)
    .to = do krypty (równiny, droga 7)
    .from = z krypty (równiny, droga 7)
space-d8 = Równiny, droga 8
    .at = na równinach (droga 8)
    .to = na równiny (droga 8)
    .from = z równin (droga 8)
space-d9 = Las, droga 1
    .at = w lesie (droga 1)
    .to = do lasu (droga 1)
    .from = z lasu (droga 1)
space-d10 = Las, droga 2 (studnia)
    .at = przy studni (las, droga 2)
    .to = do studni (las, droga 2)
    .from = od studni (las, droga 2)
space-d11 = Las, droga 3 (koszary)
    .at = w koszarach (las, droga 3)
    .to = do koszar (las, droga 3)
    .from = z koszar (las, droga 3)
space-d12 = Las, droga 4
    .at = w lesie (droga 4)
    .to = do lasu (droga 4)
    .from = z lasu (droga 4)
space-d13 = Las, droga 5 (krypta)
    .at = w krypcie (las, droga 5)
    .to = do krypty (las, droga 5)
    .from = z krypty (las, droga 5)
space-d14 = Las, droga 6
    .at = w lesie (droga 6)
    .to = do lasu (droga 6)
    .from = z lasu (droga 6)
space-d15 = Las, droga 7 (studnia)
    .at = przy studni (las, droga 7)
    .to = do studni (las, droga 7)
    .from = od studni (las, droga 7)
space-d16 = Las, droga 8
    .at = w lesie (droga 8)
    .to = do lasu (droga 8)
    .from = z lasu (droga 8)
space-d17 = Las, droga 9 (kufer)
    .at = przy kufrze (las, droga 9)
    .to = do kufra (las, droga 9)
    .from = od kufra (las, droga 9)
space-f1 = Las, tory 1 (kufer)
    .at = przy kufrze (las, tory 1)
    .to = do kufra (las, tory 1)
    .from = od kufra (las, tory 1)
space-f2 = Las, tory 2 (studnia)
    .at = przy studni (las, tory 2)
    .to = do studni (las, tory 2)
    .from = od studni (las, tory 2)
space-f3 = Las, tory 3 (posiadłość)
    .at = w posiadłości (las, tory 3)
    .to = do posiadłości (las, tory 3)
    .from = z posiadłości (las, tory 3)
space-f4 = Las, tory 4 (krypta)
    .at = w krypcie (las, tory 4)
    .to = do krypty (las, tory 4)
    .from = z krypty (las, tory 4)
space-f5 = Las, tory 5 (kufer)
    .at = przy kufrze (las, tory 5)
    .to = do kufra (las, tory 5)
    .from = od kufra (las, tory 5)
space-labyrinth = Labirynt
    .at = w labiryncie
    .to = do labiryntu
    .from = z labiryntu

## Pola toru polowania

cell-1-3 = rząd 1, kolumna 3
    .gen = rzędu 1, kolumny 3
    .loc = rzędzie 1, kolumnie 3
cell-1-2 = rząd 1, kolumna 2
    .gen = rzędu 1, kolumny 2
    .loc = rzędzie 1, kolumnie 2
cell-1-1 = rząd 1, kolumna 1
    .gen = rzędu 1, kolumny 1
    .loc = rzędzie 1, kolumnie 1
cell-2-3 = rząd 2, kolumna 3
    .gen = rzędu 2, kolumny 3
    .loc = rzędzie 2, kolumnie 3
cell-2-2 = rząd 2, kolumna 2
    .gen = rzędu 2, kolumny 2
    .loc = rzędzie 2, kolumnie 2
cell-2-1 = rząd 2, kolumna 1
    .gen = rzędu 2, kolumny 1
    .loc = rzędzie 2, kolumnie 1
cell-3-3 = rząd 3, kolumna 3
    .gen = rzędu 3, kolumny 3
    .loc = rzędzie 3, kolumnie 3
cell-3-2 = rząd 3, kolumna 2
    .gen = rzędu 3, kolumny 2
    .loc = rzędzie 3, kolumnie 2
cell-3-1 = rząd 3, kolumna 1
    .gen = rzędu 3, kolumny 1
    .loc = rzędzie 3, kolumnie 1
cell-4-3 = rząd 4, kolumna 3
    .gen = rzędu 4, kolumny 3
    .loc = rzędzie 4, kolumnie 3
cell-4-2 = rząd 4, kolumna 2
    .gen = rzędu 4, kolumny 2
    .loc = rzędzie 4, kolumnie 2
cell-4-1 = rząd 4, kolumna 1
    .gen = rzędu 4, kolumny 1
    .loc = rzędzie 4, kolumnie 1
cell-5-3 = rząd 5, kolumna 3
    .gen = rzędu 5, kolumny 3
    .loc = rzędzie 5, kolumnie 3
cell-5-2 = rząd 5, kolumna 2
    .gen = rzędu 5, kolumny 2
    .loc = rzędzie 5, kolumnie 2
cell-5-1 = rząd 5, kolumna 1
    .gen = rzędu 5, kolumny 1
    .loc = rzędzie 5, kolumnie 1
cell-6-3 = rząd 6, kolumna 3
    .gen = rzędu 6, kolumny 3
    .loc = rzędzie 6, kolumnie 3
cell-6-2 = rząd 6, kolumna 2
    .gen = rzędu 6, kolumny 2
    .loc = rzędzie 6, kolumnie 2
cell-6-1 = rząd 6, kolumna 1
    .gen = rzędu 6, kolumny 1
    .loc = rzędzie 6, kolumnie 1
cell-7-3 = rząd 7, kolumna 3
    .gen = rzędu 7, kolumny 3
    .loc = rzędzie 7, kolumnie 3
cell-7-2 = rząd 7, kolumna 2
    .gen = rzędu 7, kolumny 2
    .loc = rzędzie 7, kolumnie 2
cell-7-1 = rząd 7, kolumna 1
    .gen = rzędu 7, kolumny 1
    .loc = rzędzie 7, kolumnie 1

## Ludzie

card-noble-carlyle = Carlyle
    .acc = Carlyle’a
    .text = Bez efektu.
card-noble-ophelia = Ofelia
    .acc = Ofelię
    .text = Bez efektu.
card-noble-tania = Tania
    .acc = Tanię
    .text = Bez efektu.
card-noble-mindy = Mindy
    .text = Bez efektu.
card-noble-jack = Jack
    .acc = Jacka
    .text = Bez efektu.
card-noble-elois = Eloiza
    .acc = Eloizę
    .text = { keyword-holy-water }. { keyword-holy-water.text }
card-noble-agnes = Agnieszka
    .acc = Agnieszkę
    .text = Bez efektu.
card-noble-prince-godfrey = Książę Godfryd
    .acc = Księcia Godfryda
    .text = Bez efektu.
card-noble-wilma = Wilma
    .acc = Wilmę
    .text = { keyword-gregarious }. { keyword-gregarious.text }
card-noble-theresa = Teresa
    .acc = Teresę
    .text = { keyword-confuse }. { keyword-confuse.text }
card-noble-wentworth = Wentworth
    .acc = Wentwortha
    .text = Bez efektu.
card-noble-veres = Veres
    .acc = Veresa
    .text = Przy upolowaniu: tylko premia za obszar. Na koniec gry: 1 punkt za każdą twoją kartę szlachcica, wliczając tę.
card-noble-wadsworth = Wadsworth
    .acc = Wadswortha
    .text = Bez efektu.
card-noble-henrietta = Henrietta
    .acc = Henriettę
    .text = Bez efektu.
card-noble-baron-christien = Baron Krystian
    .acc = Barona Krystiana
    .text = Na koniec gry: 2 punkty, jeśli posiadasz { CARD("villager-roxane", case: "acc") }.
card-noble-catarina = Katarina
    .acc = Katarinę
    .text = { keyword-gregarious }. { keyword-gregarious.text }
card-noble-marilyn = Marilyn
    .text = Bez efektu.
card-noble-bridget = Brygida
    .acc = Brygidę
    .text = Przy upolowaniu na równinach: jeszcze 1 punkt, oprócz premii za obszar.
card-noble-zara = Zara
    .acc = Zarę
    .text = Bez efektu.
card-noble-belle = Bella
    .acc = Bellę
    .text = Przy upolowaniu w lesie: jeszcze 2 punkty, oprócz premii za obszar.
card-religious-eleanor = Eleonora
    .acc = Eleonorę
    .text = Bez efektu.
card-religious-dee = Dee
    .text = Efekty: musisz dobrać 1 kartę do strefy gry.
card-religious-bolat = Bolat
    .acc = Bolata
    .text = { keyword-holy-water }. { keyword-holy-water.text }
card-religious-faith = Wiera
    .acc = Wierę
    .text = Przy upolowaniu na równinach: jeszcze 1 punkt, oprócz premii za obszar.
card-religious-rufus = Rufus
    .acc = Rufusa
    .text = { keyword-spicy }. { keyword-spicy.text }
card-religious-ruth = Rut
    .text = Bez efektu.
card-religious-the-priestess = Kapłanka
    .acc = Kapłankę
    .text = Bez efektu.
card-religious-bradford = Bradford
    .acc = Bradforda
    .text = Bez efektu.
card-religious-mary = Maria
    .acc = Marię
    .text = Bez efektu.
card-religious-zephania = Zefania
    .acc = Zefanię
    .text = { keyword-digest }. { keyword-digest.text }
card-religious-brother-stewart = Brat Stewart
    .acc = Brata Stewarta
    .text = Bez efektu.
card-religious-wright = Wright
    .acc = Wrighta
    .text = { keyword-inspiring }. { keyword-inspiring.text }
card-religious-father-eli = Ojciec Eli
    .acc = Ojca Eliego
    .text = { keyword-slow }. { keyword-slow.text }
card-religious-cotton = Cotton
    .acc = Cottona
    .text = Bez efektu.
card-religious-cantor-sami = Kantor Sami
    .acc = Kantora Samiego
    .text = { keyword-holy-water }. { keyword-holy-water.text }
card-religious-ozmo = Ozmo
    .acc = Ozma
    .text = Bez efektu.
card-religious-mycroft = Mycroft
    .acc = Mycrofta
    .text = Bez efektu.
card-religious-simone = Simona
    .acc = Simonę
    .text = Bez efektu.
card-religious-nemes = Nemes
    .acc = Nemesa
    .text = Przy upolowaniu: tylko premia za obszar. Na koniec gry: 1 punkt za każdą twoją kartę duchownego, wliczając tę.
card-religious-friar-tunk = Braciszek Tunk
    .acc = Braciszka Tunka
    .text = Bez efektu.
card-villager-momo = Momo
    .text = Bez efektu.
card-villager-billy = Billy
    .acc = Billy’ego
    .text = Bez efektu.
card-villager-bruce = Bruce
    .acc = Bruce’a
    .text = Bez efektu.
card-villager-roxane = Roxane
    .text = Szukają jej { CARD("military-cyrana") } i { CARD("noble-baron-christien") }: razem są na koniec więcej warci.
card-villager-bippo = Bippo
    .acc = Bippa
    .text = { keyword-confuse }. { keyword-confuse.text }
card-villager-reyda = Reyda
    .acc = Reydę
    .text = { keyword-fast }. { keyword-fast.text }
card-villager-eponime = Eponima
    .acc = Eponimę
    .text = Bez efektu.
card-villager-boo = Boo
    .text = Bez efektu.
card-villager-o-nel = O’Nel
    .acc = O’Nela
    .text = Bez efektu.
card-villager-patricia = Patrycja
    .acc = Patrycję
    .text = { keyword-slow }. { keyword-slow.text }
card-villager-juri = Jurij
    .acc = Jurija
    .text = { keyword-confuse }. { keyword-confuse.text }
card-villager-favina = Fawina
    .acc = Fawinę
    .text = Bez efektu.
card-villager-yaga = Jaga
    .acc = Jagę
    .text = { keyword-gregarious }. { keyword-gregarious.text }
card-villager-anton = Anton
    .acc = Antona
    .text = { keyword-spicy }. { keyword-spicy.text }
card-villager-szalai = Szalai
    .acc = Szalaiego
    .text = Przy upolowaniu: tylko premia za obszar. Na koniec gry: 1 punkt za każdą twoją kartę wieśniaka, wliczając tę.
card-villager-eunice = Eunika
    .acc = Eunikę
    .text = { keyword-spicy }. { keyword-spicy.text }
card-villager-boris = Borys
    .acc = Borysa
    .text = Bez efektu.
card-villager-angus = Angus
    .acc = Angusa
    .text = { keyword-digest }. { keyword-digest.text }
card-villager-bernard = Bernard
    .acc = Bernarda
    .text = { keyword-spicy }. { keyword-spicy.text }
card-villager-ivo = Ivo
    .text = Bez efektu.
card-military-uwe = Uwe
    .acc = Uwego
    .text = Bez efektu.
card-military-grant = Grant
    .acc = Granta
    .text = Bez efektu.
card-military-diego = Diego
    .acc = Diega
    .text = Bez efektu.
card-military-campbell = Campbell
    .acc = Campbella
    .text = { keyword-confuse }. { keyword-confuse.text }
card-military-calvin = Kalwin
    .acc = Kalwina
    .text = { keyword-fast }. { keyword-fast.text }
card-military-peter = Piotr
    .acc = Piotra
    .text = { keyword-digest }. { keyword-digest.text }
card-military-khasar = Chasar
    .acc = Chasara
    .text = Bez efektu.
card-military-marcel = Marcel
    .acc = Marcela
    .text = { keyword-holy-water }. { keyword-holy-water.text }
card-military-eli = Eli
    .acc = Eliego
    .text = Przy upolowaniu: tylko premia za obszar. Na koniec gry: 1 punkt za każdą twoją kartę żołnierza, wliczając tę.
card-military-tyre = Tyre
    .text = Bez efektu.
card-military-eglantine = Eglantyna
    .acc = Eglantynę
    .text = { keyword-confuse }. { keyword-confuse.text }
card-military-ivan = Iwan
    .acc = Iwana
    .text = Bez efektu.
card-military-murdoch = Murdoch
    .acc = Murdocha
    .text = Przy upolowaniu w lesie: jeszcze 2 punkty, oprócz premii za obszar.
card-military-cyrana = Cyrana
    .acc = Cyranę
    .text = Na koniec gry: 4 punkty, jeśli posiadasz { CARD("villager-roxane", case: "acc") }.
card-military-isabel = Izabela
    .acc = Izabelę
    .text = Na koniec gry: 2 punkty, jeśli posiadasz różę.
card-military-arthur = Artur
    .acc = Artura
    .text = Bez efektu.
card-military-harper = Harper
    .acc = Harpera
    .text = Bez efektu.
card-military-archibald = Archibald
    .acc = Archibalda
    .text = Bez efektu.
card-military-victoria = Wiktoria
    .acc = Wiktorię
    .text = { keyword-inspiring }. { keyword-inspiring.text }
card-military-titus = Tytus
    .acc = Tytusa
    .text = { keyword-spicy }. { keyword-spicy.text }

## Moce

card-hypnosis = Hipnoza
    .acc = Hipnozę
    .text = Polowanie: możesz przesunąć 1 kartę toru polowania na sąsiednie pole powyżej, poniżej, po lewej lub po prawej.
card-form-of-mist = Postać mgły
    .text = Przemieszczanie: zamiast iść, możesz przenieść się do jednej z następnych studni w dowolnym kierunku za 0 punktów szybkości. Zamczysko liczy się jako studnia.
card-form-of-bat = Postać nietoperza
    .text = Przemieszczanie: mijane pola ze studnią lub innym wampirem nic nie kosztują. Ostatnie pole zawsze kosztuje 1.
card-vampiric-stealth = Wampiryczne skradanie
    .text = Jedno dodatkowe polowanie w tej turze.
card-vampiric-will = Wampiryczna wola
    .acc = Wampiryczną wolę
    .text = Efekty: możesz odrzucić 1 inną, jeszcze nieużytą kartę ze swojej strefy gry, a potem dobrać do niej 1 kartę.
card-vampiric-will-double = Wampiryczna wola (podwójna)
    .acc = Wampiryczną wolę (podwójną)
    .text = Efekty: możesz odrzucić 1 inną, jeszcze nieużytą kartę ze swojej strefy gry, a potem dobrać do niej 1 kartę. Potem możesz to zrobić jeszcze raz.
card-vampiric-strength = Wampiryczna siła
    .acc = Wampiryczną siłę
    .text = Efekty: możesz dobrać do strefy gry 1 kartę, albo 2, jeśli jest w niej człowiek.
card-vampiric-strength-great = Wampiryczna siła (wielka)
    .acc = Wampiryczną siłę (wielką)
    .text = Efekty: możesz dobrać do strefy gry 2 karty, albo 3, jeśli jest w niej człowiek.
card-vampiric-speed-3 = Wampiryczna szybkość (3)
    .acc = Wampiryczną szybkość (3)
    .text = Bez efektu.
card-vampiric-speed-2 = Wampiryczna szybkość (2)
    .acc = Wampiryczną szybkość (2)
    .text = Bez efektu.

## Chowańce

card-goat-nanny = Koza Nanny
    .acc = Kozę Nanny
    .text = { animal-goat.text }
card-goat-capra = Koza Capra
    .acc = Kozę Caprę
    .text = { animal-goat.text }
card-wolf-echo = Wilk Echo
    .acc = Wilka Echo
    .text = { animal-wolf.text }
card-wolf-bo = Wilk Bo
    .acc = Wilka Bo
    .text = { animal-wolf.text }
card-wolf-gray = Wilk Szary
    .acc = Wilka Szarego
    .text = { animal-wolf.text }
card-wolf-jahda = Wilk Jahda
    .acc = Wilka Jahdę
    .text = { animal-wolf.text }
card-pigeon-tyson = Gołąb Tyson
    .acc = Gołębia Tysona
    .text = { animal-pigeon.text }
card-pigeon-porumbel = Gołąb Porumbel
    .acc = Gołębia Porumbela
    .text = { animal-pigeon.text }
card-dog-kutya = Pies Kutya
    .acc = Psa Kutyę
    .text = { animal-dog.text }
card-dog-caine = Pies Kain
    .acc = Psa Kaina
    .text = { animal-dog.text }
card-pig-chop = Świnia Kotlet
    .acc = Świnię Kotlet
    .text = { animal-pig.text }
card-pig-malac = Świnia Malac
    .acc = Świnię Malac
    .text = { animal-pig.text }
card-owl-sova = Sowa Sova
    .acc = Sowę Sovę
    .text = { animal-owl.text }
card-owl-bagoly = Sowa Bagoly
    .acc = Sowę Bagoly
    .text = { animal-owl.text }
card-rat-wee-vlad = Szczur Władzio
    .acc = Szczura Władzia
    .text = { animal-rat.text }
card-rat-patcani = Szczur Patcani
    .acc = Szczura Patcaniego
    .text = { animal-rat.text }
card-snake-wiggles = Wąż Wiercipięta
    .acc = Węża Wiercipiętę
    .text = { animal-snake.text }
card-snake-kaa = Wąż Kaa
    .acc = Węża Kaa
    .text = { animal-snake.text }
card-bear-ursa = Niedźwiedź Ursa
    .acc = Niedźwiedzia Ursę
    .text = { animal-bear.text }
card-bear-teddy = Niedźwiedź Teddy
    .acc = Niedźwiedzia Teddy’ego
    .text = { animal-bear.text }
card-panther-lockjaw = Pantera Szczękościsk
    .acc = Panterę Szczękościsk
    .text = { animal-panther.text }
card-panther-nanoosh = Pantera Nanoosh
    .acc = Panterę Nanoosh
    .text = { animal-panther.text }

## Róże

card-eternal-rose = Wieczna róża
    .acc = Wieczną różę
    .text = Na koniec każdej twojej tury: 1 punkt.
card-dead-rose = Martwa róża
    .acc = Martwą różę
    .text = Na koniec każdej twojej tury z polowaniem: 1 punkt.
card-perfect-rose = Doskonała róża
    .acc = Doskonałą różę
    .text = Na koniec każdej twojej tury bez polowania: 2 punkty.

## Moce początkowe

card-the-hunger = Głód
    .text = W strefie gry: każdy upolowany człowiek daje o 1 punkt więcej.
card-vampire-thirst = Wampiryczne pragnienie
    .text = Szybkość 3 zamiast 1, jeśli w twojej strefie gry jest człowiek.
card-vampire-strength = Wampirza siła
    .acc = Wampirzą siłę
    .text = Efekty: jeśli w twojej strefie gry jest człowiek, musisz dobrać do niej 1 kartę.
card-vampire-speed-2 = Wampirza szybkość (2)
    .acc = Wampirzą szybkość (2)
    .text = Bez efektu.
card-vampire-speed-3 = Wampirza szybkość (3)
    .acc = Wampirzą szybkość (3)
    .text = Bez efektu.
card-vampire-speed-4 = Wampirza szybkość (4)
    .acc = Wampirzą szybkość (4)
    .text = Bez efektu.

## Zadania

mission-digestion = Trawienie
    .text = Zamiast zagrać karty: pochłoń wszystkich ludzi ze swojej ręki, resztę kart odrzuć i zakończ turę.
mission-hungry = Głodny!
    .text = Po polowaniu w kolumnie 3: upoluj za darmo { $freeHuntTakes ->
        [pile] wszystkie karty
       *[other] 1 kartę
    } z dowolnego pola toru polowania.
mission-vampire-on-top = Wampir na szczycie
    .text = Po upolowaniu człowieka z toru polowania w górach: upoluj za darmo { $freeHuntTakes ->
        [pile] wszystkie karty jednego pola
       *[other] 1 kartę
    } z tej samej kolumny.
mission-vampire-of-the-coast = Wampir z wybrzeża
    .text = Po upolowaniu człowieka z toru polowania na równinach: upoluj za darmo { $freeHuntTakes ->
        [pile] wszystkie karty jednego pola
       *[other] 1 kartę
    } z tej samej kolumny.
mission-wild-vampire = Dziki wampir
    .text = Po upolowaniu człowieka z toru polowania w lesie lub labiryncie: upoluj za darmo { $freeHuntTakes ->
        [pile] wszystkie karty jednego pola
       *[other] 1 kartę
    } z tej samej kolumny.
mission-treasure-chest = Kufer ze skarbami
    .text = W swojej turze: weź żeton premii z dowolnego kufra, gdziekolwiek jesteś.
mission-beast-master = Władca bestii
    .text = Podczas polowania: upoluj za darmo 1 chowańca z dowolnego pola toru polowania. Trafia od razu do twojej strefy gry.
mission-the-opportunist = Oportunista
    .text = W swojej turze: 1 punkt za każdego wampira, który jest bliżej zamczyska niż ty.
mission-common-taste = Pospolity gust
    .text = 1 punkt za każdego posiadanego wieśniaka.
mission-zoologist = Zoolog
    .text = 4 punkty, jeśli posiadasz najwięcej chowańców.
mission-the-devout = Pobożny
    .text = 6 punktów, jeśli posiadasz najwięcej duchownych.
mission-romantic = Romantyk
    .text = 5 punktów, jeśli posiadasz różę.
mission-a-soldiers-life = Żołnierskie życie
    .text = 1 punkt za każdego posiadanego żołnierza.
mission-the-host = Gospodarz
    .text = Po powrocie do zamczyska: 2 punkty i jeszcze 2 za każdego ocalałego, który wrócił później albo wcale nie wrócił.
mission-the-collector = Kolekcjoner
    .text = 1 punkt za każdy posiadany żeton premii, także zużyty.
mission-haute-cuisine = Wykwintna kuchnia
    .text = 1 punkt za każdego posiadanego człowieka o wartości 4 lub 5.
mission-picky = Wybredny
    .text = 6 punktów, jeśli nie posiadasz człowieka o wartości 5.
mission-strategist = Strateg
    .text = 6 punktów, jeśli posiadasz najwięcej żołnierzy.
mission-a-hankering = Zachcianka
    .text = 6 punktów, jeśli posiadasz co najmniej 5 ludzi jednego typu.
mission-on-a-diet = Na diecie
    .text = 5 punktów, jeśli posiadasz najmniej ludzi.
mission-tipsy = Podchmielony
    .text = 4 punkty za każdego posiadanego człowieka z dezorientacją.
mission-my-body-is-my-temple = Moje ciało świątynią
    .text = 1 punkt za każdą posiadaną moc; takie same liczą się raz.
mission-holier-than-thou = Świętszy od papieża
    .text = 1 punkt za każdego posiadanego duchownego.
mission-selective = Wymagający
    .text = 2 punkty za każdego człowieka typu, którego posiadasz najmniej.
mission-royal = Rojalista
    .text = 1 punkt za każdego posiadanego szlachcica.
mission-rich-get-richer = Bogaci się bogacą
    .text = 4 punkty, jeśli przed zadaniami masz najwięcej punktów.
mission-gluttony = Obżarstwo
    .text = 5 punktów, jeśli posiadasz najwięcej ludzi.
mission-animal-lover = Miłośnik zwierząt
    .text = 1 punkt za { $animalLoverBy ->
        [name] każde imię
       *[other] każdy gatunek zwierząt
    } wśród posiadanych chowańców.
mission-eat-them-all = Zjeść wszystkich
    .text = 5 punktów, jeśli posiadasz co najmniej 13 ludzi.
mission-revolutionary = Rewolucjonista
    .text = 6 punktów, jeśli posiadasz najwięcej szlachciców.
mission-missionary = Misjonarz
    .text = 1 punkt i jeszcze 1 za każde inne twoje zadanie, które daje ci co najmniej 1 punkt. Jako zadanie ogólne: za drugie zadanie ogólne.
mission-landlord = Właściciel ziemski
    .text = 6 punktów, jeśli posiadasz najwięcej wieśniaków.
mission-dangerous-diet = Niebezpieczna dieta
    .text = 2 punkty za każdego posiadanego człowieka z dezorientacją, pikantnością lub wodą święconą.
mission-varied-diet = Urozmaicona dieta
    .text = 3 punkty za każdy posiadany zestaw: wieśniak, duchowny, żołnierz i szlachcic.
mission-gourmet = Smakosz
    .text = 2 punkty za każdego człowieka w twojej strefie pochłonięcia.
mission-three-star-dinner = Trzygwiazdkowa kolacja
    .text = 1 punkt za każdego posiadanego człowieka o wartości 3.
mission-family-business = Rodzinny interes
    .text = 1 punkt za każdego człowieka typu, którego posiadasz najwięcej.
mission-catch-up = Nadrabianie strat
    .text = 10 punktów, jeśli przed zadaniami masz najmniej punktów.
mission-meh = Takie sobie
    .text = 1 punkt za każdego posiadanego człowieka o wartości 1 lub 2.
mission-early-night = Wczesny powrót
    .text = 6 punktów, jeśli twój wampir wrócił do zamczyska jako pierwszy.
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

## Żetony premii

token-token-velvet = Aksamitne odzienie
    .text = 4 punkty w chwili wzięcia. Nic poza tym.
token-token-parasol = Parasol
    .text = Jeszcze jedna tura po rundzie 15, bez polowania.
token-token-speed-1 = +1 do szybkości
    .text = Przy ruchu lub polowaniu: szybkość większa o 1.
token-token-speed-2 = +2 do szybkości
    .text = Przy ruchu lub polowaniu: szybkość większa o 2.
token-token-hunt = +1 polowanie
    .text = Podczas polowania: jedno dodatkowe polowanie.
token-token-swap = Odrzuć 1, dobierz 1
    .text = Efekty: odrzuć 1 jeszcze nieużytą kartę ze swojej strefy gry, a potem dobierz do niej 1 kartę.
token-token-draw = Dobierz 1 kartę
    .text = Efekty: dobierz 1 kartę do strefy gry.
token-token-mission = Zdobądź 1 zadanie
    .text = W swojej turze: zdobądź zadanie z dowolnej krypty.
token-token-villager = Wieśniak
    .text = Liczy się jako 1 wieśniak przy zadaniach.
token-token-religious = Duchowny
    .text = Liczy się jako 1 duchowny przy zadaniach.
token-token-military = Żołnierz
    .text = Liczy się jako 1 żołnierz przy zadaniach.
token-token-noble = Szlachcic
    .text = Liczy się jako 1 szlachcic przy zadaniach.
token-token-any = Żeton dowolnego typu
    .text = Liczy się jako 1 człowiek przy zadaniach. Typ podajesz tuż przed ich punktowaniem.

## Płytki zamczyska

tile-castle-10 = Płytka zamczyska 10
    .acc = płytkę zamczyska 10
    .text = 10 punktów za powrót do zamczyska.
tile-castle-8 = Płytka zamczyska 8
    .acc = płytkę zamczyska 8
    .text = 8 punktów za powrót do zamczyska.
tile-castle-6 = Płytka zamczyska 6
    .acc = płytkę zamczyska 6
    .text = 6 punktów za powrót do zamczyska.
tile-castle-4 = Płytka zamczyska 4
    .acc = płytkę zamczyska 4
    .text = 4 punkty za powrót do zamczyska.
tile-castle-2 = Płytka zamczyska 2
    .acc = płytkę zamczyska 2
    .text = 2 punkty za powrót do zamczyska.

## Słowa terminala

word-crossing = tu spotykają się dwie ścieżki
word-castle-tiles = Płytki zamczyska
word-cards = Talia/odrzucone/pochłonięte
word-closed = zamknięte
word-cost = koszt { $cost }
word-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
word-deck = Talia, w nieznanej kolejności
word-empty = pusto
word-hand = Ręka
word-hunt-deck = Talia polowania
word-hunts-left = pozostałe polowania: { $hunts }{ $column ->
    [0] { "" }
   *[other] { " " }(w tym { $column } tylko w kolumnie 1)
  }
word-journey = średnia szybkość { $speed } na turę, { $turns ->
    [0] nie została żadna tura
    [one] została { $turns } tura
    [few] zostały { $turns } tury
   *[many] zostało { $turns } tur
  }: { $verdict ->
    [easy] zdążysz wrócić
    [tight] będzie na styk, zawracaj
   *[late] zdążysz tylko z dużym szczęściem
  }
word-missions = Zadania
word-now = teraz { $vp }
word-public = ogólne
word-public-missions = Zadania ogólne
word-rejected = Odrzucone na początku
word-speed-left = pozostała szybkość: { $speed }
word-steps-home = { $steps ->
    [one] { $steps } krok do zamczyska
    [few] { $steps } kroki do zamczyska
   *[many] { $steps } kroków do zamczyska
  }
word-tiles = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[many] { $count } zadań
  }
word-too-far = raczej nie zdążysz
word-used = Zużyte, poza grą
word-warn-burn = To twoja ostatnia tura, a tam dosięgnie cię słońce. Możesz jeszcze znaleźć się w bezpiecznym miejscu.
word-where = Gdzie
