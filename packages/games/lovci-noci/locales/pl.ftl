### Lovci noci po polsku.

game = Łowcy nocy
    .tagline = Rany widzi każdy. Twarzy nie zna nikt.
    .about = Wilkołaki polują na wampiry, wampiry na wilkołaki, a ludzie między nimi mają własne plany. Wiesz tylko, kim jesteś ty. Podaj wróżbę, patrz, kto drgnie, i dobrze wybierz chwilę, by się ujawnić.

## Opcje

option-cards = Zestaw kart
    .help = Którymi taliami gramy. Zestaw określa też zwykłe brzmienie spornych kart poniżej.
option-cards-kosmos = Kosmos: 18 niebieskich, 18 czerwonych i 16 zielonych kart
option-cards-classic = Klasyczny: po 16 kart każdego koloru

option-characters = Postacie
    .help = Jakie postacie można dostać. Im więcej postaci, tym więcej niespodzianek.
option-characters-first = Pierwszy zestaw: dziesięć postaci
option-characters-all = Oba zestawy: wszystkie dwadzieścia
option-characters-vortex = Zestaw czarnego wiru: drugie dziesięć
option-characters-tutorial = Pierwszy wieczór: łagodny skład znany wszystkim (od 4 do 6 graczy)

option-distinctLetters = Jedna postać na literę
    .help = Przy obu zestawach każda litera toru obrażeń oznacza tylko jedną możliwą postać.
option-distinctLetters-false = Litery mogą się powtarzać
option-distinctLetters-true = Każda litera raz

option-openingProphecy = Wróżba początkowa
    .help = Przed pierwszą turą każdy podaje wróżbę graczowi po lewej, żeby nikt nie zaczynał po omacku.
option-openingProphecy-six-plus = Od sześciu graczy
option-openingProphecy-always = Zawsze
option-openingProphecy-never = Nigdy

option-firstRoundAttack = Ataki w 1. rundzie
    .help = Czy wolno atakować już w pierwszej rundzie.
option-firstRoundAttack-false = Dopiero od 2. rundy
option-firstRoundAttack-true = Od początku

option-maxRounds = Ostatnia runda
    .help = Po tej rundzie gra się kończy; wygrywa ten, kto do tej chwili osiągnie cel.

option-ghostView = Co widzą wyeliminowani
    .help = Wyeliminowany gracz nadal może wygrać i nadal może się wygadać.
option-ghostView-public = To, co wszyscy
option-ghostView-all = Wszystko

option-tempo = Tempo
    .help = Jak długo stół czeka na ukryte reakcje, żeby nikogo nie zdradził czas namysłu.
option-tempo-quick = Szybkie: dalej, gdy tylko wszyscy odpowiedzą
option-tempo-strict = Ścisłe: zawsze czekamy tyle samo

option-compass = Kompas wędrowca
    .help = Jak porusza się jego właściciel.
option-compass-two-rolls = Dwa rzuty, jeden do wyboru
option-compass-free = W dowolne miejsce, bez rzutu

option-lightOfTruth = Światło prawdy
    .help = Kogo ujawnia ta karta, gdy ją dobierze.
option-lightOfTruth-vampires = Wampiry oprócz Ulryka
option-lightOfTruth-both = Także wilkołaki

option-shield = Tarcza światła
    .help = Czy tarcza leży odkryta jako ekwipunek, który można ukraść, czy działa od razu jako wydarzenie.
option-shield-equipment = Ekwipunek
option-shield-event = Wydarzenie

option-tollChoice = Myta
    .help = Czy gracz z ekwipunkiem może go zatrzymać i zamiast tego przyjąć obrażenia.
option-tollChoice-receiver = Wybiera odbiorca
option-tollChoice-forced = Ekwipunek trzeba oddać

option-firestorm = Ognista nawałnica
    .help = Kogo trafia atak z Ognistą nawałnicą.
option-firestorm-range = Wszystkich w zasięgu
option-firestorm-place = Wszystkich na jednym miejscu w zasięgu

option-torchMustAttack = Płonąca pochodnia
    .help = Czy właściciel musi atakować, gdy tylko ma kogoś w zasięgu.
option-torchMustAttack-true = Właściciel musi atakować
option-torchMustAttack-false = Właściciel może atakować

option-collectorPower = Zdolność Bartłomieja
    .help = Co Bartłomiej robi z cudzym ekwipunkiem.
option-collectorPower-by-count = Rabunek do sześciu graczy, grabież od siedmiu
option-collectorPower-rob = Rabunek: karta zamiast obrażeń
option-collectorPower-sweep = Grabież: wszystko, co mieli zabici

option-collectorGoal = Cel Bartłomieja
    .help = Ile kart ekwipunku potrzebuje do zwycięstwa.
option-collectorGoal-5 = Pięć kart
option-collectorGoal-4 = Cztery karty

option-reaperPlace = Miejsce Urszuli
    .help = Gdzie dosięga chłód Urszuli.
option-reaperPlace-graveyard = Cmentarz
option-reaperPlace-well-of-wisdom = Źródło Mądrości

option-vampireAltGoal = Troje martwych ludzi
    .help = Czy wampiry wygrywają także wtedy, gdy wyeliminowano troje ludzi.
option-vampireAltGoal-false = Nie liczy się
option-vampireAltGoal-true = Wampiry wygrywają

option-redSplit = Wnyki i pazury
    .help = Ile jest jednych i drugich w czerwonej talii zestawu kosmos.
option-redSplit-even = 1× Wnyki, 3× Żelazne pazury
option-redSplit-raw = 2× Wnyki, 2× Żelazne pazury

preset-first-game = Pierwsza partia
    .help = Postacie o prostych zdolnościach, a wszyscy wiedzą, które są w grze. Dla czterech do sześciu osób.
preset-usual = Jak zwykle
    .help = Dziesięć postaci pierwszego zestawu i nowsze talie.
preset-classic-evening = Klasyczny wieczór
    .help = Klasyczne talie, ataki od pierwszej rundy i bez wróżby początkowej.
preset-everything = Wszystko
    .help = Wszystkie dwadzieścia postaci w jednej puli: nikt nie wie, kto może siedzieć przy stole.
advice-experienced = Siedem lub osiem osób, a także postacie czarnego wiru, to gra dla obeznanych. Na pierwszy wieczór usiądźcie najwyżej w szóstkę.

## Reakcje

reaction-general = Tury i ataki innych
reaction-general-reveal-in-reach = Ujawnij mnie, gdy grozi mi atak
reaction-general-use-in-reach = Użyj zdolności, gdy grozi mi atak
reaction-counter = Po ataku na ciebie
reaction-counter-when-it-kills = Oddaj cios, jeśli może zabić
reaction-rolled = Po własnym rzucie na atak
reaction-end = Na końcu swojej tury

## Decyzje: pytanie do ciebie i to, co czytają wtedy inni

decision-start = Twoja tura. Jak się poruszasz?
    .wait = { SEAT($seat) } zaraz się ruszy.
decision-ability-target = Kto odczuje twoją zdolność?
    .wait = { SEAT($seat) } wybiera cel.
decision-compass-pick = Kompas wskazuje dwie drogi. Którą idziesz?
    .wait = { SEAT($seat) } patrzy na kompas.
decision-free-move = Idź, dokąd chcesz.
    .wait = { SEAT($seat) } wybiera miejsce.
decision-place = { $place ->
        [unknown] Oto twoje miejsce. Co robisz?
       *[other] Jesteś { PLACE($place, part: "at") }. Co robisz?
    }
    .wait = { $place ->
        [unknown] { SEAT($seat) } rozgląda się po okolicy.
       *[other] { SEAT($seat) } rozgląda się { PLACE($place, part: "at") }.
    }
decision-tree-target = { $effect ->
        [heal] Komu drzewo uleczy 1 obrażenie?
        [hurt] Komu drzewo zada 2 obrażenia?
       *[other] Kogo dosięgnie drzewo?
    }
    .wait = { SEAT($seat) } stoi pod Zaczarowanym Drzewem.
decision-steal-from = Komu zabierasz ekwipunek?
    .wait = { SEAT($seat) } szuka, co by tu zabrać.
decision-steal-card = { $from ->
        [unknown] Którą kartę zabierasz?
       *[other] { SEAT($from) }: którą kartę zabierasz?
    }
    .wait = { SEAT($seat) } wybiera kartę do zabrania.
decision-prophecy-target = { $card ->
        [unknown] Komu dajesz wróżbę?
       *[other] Komu dajesz { CARD($card, case: "acc") }?
    }
    .wait = { SEAT($seat) } trzyma wróżbę i wodzi wzrokiem po stole.
decision-prophecy-reply = { $card ->
        [unknown] Masz w ręku wróżbę. Co się dzieje?
       *[other] Dostajesz { CARD($card, case: "acc") }. Co się dzieje?
    }
    .wait = { SEAT($seat) } czyta wróżbę.
decision-event-target = { $card ->
        [unknown] Kogo wybierasz?
       *[other] { CARD($card) }: kogo wybierasz?
    }
    .wait = { SEAT($seat) } wybiera gracza.
decision-event-accept = { $card ->
        [unknown] Wypijesz?
       *[other] { CARD($card) }: wypijesz?
    }
    .wait = { SEAT($seat) } przygląda się naparowi.
decision-event-reveal = { $card ->
        [unknown] Jeśli karta mówi o tobie, możesz się ujawnić i uleczyć. Jeśli nie, zrezygnuj.
       *[other] { CARD($card) }: jeśli to o tobie, możesz się ujawnić i uleczyć. Jeśli nie, zrezygnuj.
    }
    .wait = { SEAT($seat) } się zastanawia.
decision-bat-heal = Upijesz trochę dla siebie?
    .wait = { SEAT($seat) } odwołuje nietoperze.
decision-snare-card = Wpadasz we wnyki. Z czym się rozstajesz?
    .wait = { SEAT($seat) } tkwi we wnykach.
decision-snare-to = { $card ->
        [unknown] Kto dostaje kartę?
       *[other] Kto dostaje { CARD($card, case: "acc") }?
    }
    .wait = { SEAT($seat) } musi coś oddać.
decision-window-turn = Zaczyna się nowa tura. Ujawniasz się?
    .wait = Czekamy na reakcje.
decision-window-attack = Zanosi się na atak. Ujawniasz się?
    .wait = Czekamy na reakcje.
decision-attack = Atakujesz?
    .wait = { SEAT($seat) } może zaatakować.
decision-rolled = Twój cios zaraz spadnie. Ujawniasz się przedtem?
    .wait = { SEAT($seat) } podnosi rękę.
decision-rob = { $victim ->
        [unknown] Obrażenia czy karta zamiast nich?
       *[other] { SEAT($victim) }: obrażenia czy karta zamiast nich?
    }
    .wait = { SEAT($seat) } rozważa rabunek.
decision-rescue = To byłby twój koniec. Leczysz się najpierw?
    .wait = { SEAT($seat) } walczy o życie.
decision-loot = { $victim ->
        [unknown] Co zabierasz poległym?
       *[other] { SEAT($victim) }: co zabierasz?
    }
    .wait = { SEAT($seat) } przeszukuje poległych.
decision-counter = { $attacker ->
        [unknown] Ktoś cię atakuje. Co robisz?
       *[other] { SEAT($attacker) } cię atakuje. Co robisz?
    }
    .wait = Czekamy na zaatakowanych.
decision-end = Twoja tura dobiega końca. Coś jeszcze?
    .wait = { SEAT($seat) } kończy turę.
decision-dig = Co wykopujesz?
    .wait = { SEAT($seat) } kopie.

## Odpowiedzi

answer-card = Weź { CARD($object, case: "acc") }
answer-reveal = Ujawnij się
answer-ability = { $character ->
    [unknown] Użyj zdolności
   *[other] Użyj zdolności: { CHARACTER($character, part: "ability") }
  }
answer-attack = Zaatakuj
answer-pass = Pas
answer-decline = Zrezygnuj
answer-start-roll = Rzuć kośćmi
answer-start-compass = Użyj { CARD("wanderers-compass", case: "gen") }
answer-start-step-cw = { $cw ->
    [unknown] Krok zgodnie z ruchem wskazówek zegara
   *[other] Zrób krok { PLACE($cw, part: "to") }
  }
answer-start-step-ccw = { $ccw ->
    [unknown] Krok przeciwnie do ruchu wskazówek zegara
   *[other] Zrób krok { PLACE($ccw, part: "to") }
  }
answer-ability-target-seat = Cel: { SEAT($object) }
answer-compass-pick-first = Pierwszy rzut: { $first ->
    [2] { PLACE("morganas-hut") }
    [3] { PLACE("morganas-hut") }
    [4] { PLACE("well-of-wisdom") }
    [5] { PLACE("well-of-wisdom") }
    [6] { PLACE("chapel") }
    [7] dowolne miejsce
    [8] { PLACE("graveyard") }
    [9] { PLACE("enchanted-tree") }
    [10] { PLACE("stone-circle") }
   *[other] ten wybieram
  }
answer-compass-pick-second = Drugi rzut: { $second ->
    [2] { PLACE("morganas-hut") }
    [3] { PLACE("morganas-hut") }
    [4] { PLACE("well-of-wisdom") }
    [5] { PLACE("well-of-wisdom") }
    [6] { PLACE("chapel") }
    [7] dowolne miejsce
    [8] { PLACE("graveyard") }
    [9] { PLACE("enchanted-tree") }
    [10] { PLACE("stone-circle") }
   *[other] ten wybieram
  }
answer-free-move-place = Idź { PLACE($object, part: "to") }
answer-place-skip = Nic tu nie rób
answer-place-draw-green = Dobierz wróżbę (zieloną)
answer-place-draw-blue = Dobierz kartę przewagi (niebieską)
answer-place-draw-red = Dobierz kartę walki (czerwoną)
answer-place-hurt = Zadaj komuś 2 obrażenia
answer-place-heal = Ulecz komuś 1 obrażenie
answer-place-steal = Zabierz komuś ekwipunek
answer-tree-target-seat = { $effect ->
    [heal] Ulecz: { SEAT($object) }
    [hurt] Zrań: { SEAT($object) }
   *[other] { SEAT($object) }
  }
answer-steal-from-seat = Okradnij: { SEAT($object) }
answer-prophecy-target-seat = Dostaje { SEAT($object) }
answer-prophecy-reply-nothing = „Nic się nie stało”
answer-prophecy-reply-heal = Ulecz 1
answer-prophecy-reply-hurt = Przyjmij obrażenia
answer-prophecy-reply-give = Oddaj { CARD($object, case: "acc") }
answer-prophecy-reply-show = Pokaż swoją postać
answer-event-target-seat = { $card ->
    [blood-moon] Ustaw na 7: { SEAT($object) }
    [distant-prayer] Ulecz: { SEAT($object) }
    [midnight-duel] Wyzwij: { SEAT($object) }
    [bat-swarm] Zrań: { SEAT($object) }
    [grave-spider] Zrań: { SEAT($object) }
   *[other] Wybierz: { SEAT($object) }
  }
answer-event-accept-accept = Wypij i ulecz 2
answer-event-reveal-heal-all = Ujawnij się i ulecz wszystko
answer-bat-heal-heal = Ulecz 1
answer-snare-card-card = Oddaj { CARD($object, case: "acc") }
answer-snare-to-seat = Dostaje { SEAT($object) }
answer-attack-seat = Zaatakuj: { SEAT($object) }
answer-attack-all = Zaatakuj wszystkich w zasięgu
answer-attack-none = Nie atakuj
answer-rolled-continue = Uderz z ukrycia
answer-rob-damage = Zadaj obrażenia
answer-rescue-accept = Niech się stanie
answer-rescue-heal-all = Najpierw ulecz wszystko
answer-loot-none = Nie bierz nic
answer-loot-all = Weź wszystko
answer-counter-counter = Oddaj cios
answer-end-end = Zakończ turę
answer-end-repeat = Przyjmij 2 obrażenia i zaatakuj ponownie
answer-end-fur = Użyj zdolności: { CHARACTER("gerulf", part: "ability") }
answer-end-extra = Użyj zdolności: { CHARACTER("waldemar", part: "ability") }
answer-dig-card = Wykop { CARD($object, case: "acc") }

## Co robi odpowiedź, gdy obok nie ma pytania

act-ability-target-seat = Użyj zdolności, cel: { SEAT($object) }
act-compass-pick-first = Wybierz pierwszą drogę kompasu
act-compass-pick-second = Wybierz drugą drogę kompasu
act-tree-target-seat = { $effect ->
    [heal] Ulecz: { SEAT($object) }
    [hurt] Zrań: { SEAT($object) }
   *[other] Drzewo dosięga: { SEAT($object) }
  }
act-steal-from-decline = Nie zabieraj nic
act-event-target-decline = Nie wybieraj nikogo
act-event-accept-decline = Nie pij
act-event-reveal-decline = Nie ujawniaj się
act-bat-heal-decline = Nic nie ulecz
act-snare-to-seat = Kartę dostaje { SEAT($object) }
act-prophecy-target-seat = Wróżbę dostaje { SEAT($object) }

## Dlaczego nie można

reason-spent = Ta zdolność działa raz na grę i jest już wykorzystana.
reason-void = Tę zdolność unieważniła { CHARACTER("evelina") }.
reason-once-per-turn = W tej turze już to było.
reason-no-damage = Nie ma czego leczyć.
reason-nobody-there = Nikt inny tam nie stoi.
reason-nothing-to-dig = Na stosach kart odrzuconych nie ma ekwipunku.
reason-in-the-centre = Środek planszy nie ma sąsiednich miejsc.
reason-already-there = Pionek już tam stoi.
reason-no-cards = Nie ma już kart tego koloru.
reason-nobody-hurt = Nikt nie ma obrażeń.
reason-not-hurt = Ten gracz nie ma obrażeń.
reason-no-equipment = Ten gracz nie ma ekwipunku.
reason-not-yourself = Nie siebie: kogoś innego.
reason-first-round = W 1. rundzie nikt nie atakuje.
reason-nobody-in-range = Nikogo nie ma w zasięgu.
reason-out-of-range = Poza zasięgiem.
reason-own-area-with-crossbow = { CARD("crossbow") } nie strzela we własny obszar.
reason-target-in-the-centre = Na środku planszy nie można nikogo zaatakować.
reason-firestorm = { CARD("firestorm") } uderza we wszystkich w zasięgu naraz.
reason-torch = { CARD("burning-torch") } nie daje wyboru: ktoś jest w zasięgu.
reason-did-not-attack = W tej turze nie było ataku.
reason-victims-gone = Nikt z zaatakowanych nie jest już w grze.
reason-price-too-high = Jeszcze 2 obrażenia to twój koniec.
reason-nobody-eliminated = Wszyscy są jeszcze w grze.
reason-applies = Wróżba dotyczy ciebie i musisz ją wypełnić.
reason-does-not-apply = Wróżba ciebie nie dotyczy.
reason-must-give = Kto ma ekwipunek, musi coś oddać.

## Co się dzieje. Rachunki się nie łamią: ich spacje są nierozdzielające.

log-started = Zapada noc. Każdy ma tajną postać, a zaczyna { SEAT($start) }.{ $opening ->
    [true] { " " }Przed pierwszą turą każdy podaje wróżbę w lewo.
   *[false] { "" }
  }
log-dealt = { SEAT($seat) } to { CHARACTER($character, part: "title") }.
log-round = Runda { $round }
log-turn = { $extra ->
    [true] { SEAT($seat) } ma dodatkową turę.
   *[false] { SEAT($seat) } zaczyna turę.
  }
log-protection-ended = { SEAT($seat) } nie ma już ochrony ({ PREVENTION($by) }).
log-move-rolled = { SEAT($seat) } rzuca { $d6 } + { $d4 } = { SUM($d6, $d4) }{ $how ->
    [compass] { " " }({ CARD("wanderers-compass") })
   *[other] { "" }
  }: { $again ->
    [true] tam już stoi pionek, jeszcze raz.
   *[false] { $place ->
        [none] dowolne miejsce.
       *[other] { PLACE($place) }.
    }
  }
log-moved = { $how ->
    [step] { SEAT($seat) } robi krok { PLACE($place, part: "to") }.
    [compass] { SEAT($seat) } idzie { PLACE($place, part: "to") } ({ CARD("wanderers-compass") }).
   *[other] { SEAT($seat) } idzie { PLACE($place, part: "to") }.
  }
log-skipped = { SEAT($seat) } nic nie robi { PLACE($place, part: "at") }.
log-drew = { SEAT($seat) } dobiera { CARD($card, case: "acc") } ({ DECK($colour) }).
log-drew-prophecy = { $card ->
    [unknown] { SEAT($seat) } dobiera wróżbę.
   *[other] { SEAT($seat) } dobiera wróżbę { CARD($card) }.
  }
log-reshuffled = { DECK($colour, part: "plural") }: karty odrzucone wracają do stosu dobierania, { $cards ->
    [one] { $cards } karta.
    [few] { $cards } karty.
   *[many] { $cards } kart.
  }
log-equipped = { SEAT($seat) } ma teraz { CARD($card, case: "acc") }.
log-discarded = { SEAT($seat) } odrzuca { CARD($card, case: "acc") }.
log-declined = { SEAT($seat) } rezygnuje ({ CARD($card) }).
log-no-effect = { CARD($card) }: nic się nie dzieje.
log-chose = { SEAT($seat) } wybiera cel: { SEAT($target) } ({ CARD($card) }).
log-keg-rolled = { SEAT($seat) } rzuca { $d6 } + { $d4 } = { SUM($d6, $d4) }: { $place ->
    [none] proch zamókł, nic się nie dzieje.
   *[other] beczka wybucha { PLACE($place, part: "at") }.
  }
log-duel-rolled = { SEAT($seat) } i { SEAT($target) } stają do pojedynku. Na kości { $d6 }: przegrywa { SEAT($loser) }.
log-prayer-rolled = { SEAT($seat) } modli się i rzuca { $d6 }. Leczy się { SEAT($target) }.
log-extra-turns = { SEAT($seat) } zyskuje { $count ->
    [one] dodatkową turę.
    [few] { $count } dodatkowe tury.
   *[many] { $count } dodatkowych tur.
  }
log-transferred = { $how ->
    [given] { SEAT($from) } oddaje { CARD($card, case: "acc") } (dostaje: { SEAT($to) }).
    [robbed] { SEAT($to) } zamiast zadać obrażenia rabuje { CARD($card, case: "acc") } (traci: { SEAT($from) }).
    [looted] { SEAT($to) } bierze jako łup { CARD($card, case: "acc") } (traci: { SEAT($from) }).
   *[stolen] { SEAT($to) } kradnie { CARD($card, case: "acc") } (traci: { SEAT($from) }).
  }
log-dug-up = { SEAT($seat) } wykopuje { CARD($card, case: "acc") } ze stosu kart odrzuconych.
log-prophecy-passed = { $card ->
    [unknown] { SEAT($receiver) } dostaje wróżbę, którą podaje { SEAT($giver) }.
   *[other] { SEAT($receiver) } dostaje wróżbę { CARD($card) }, którą podaje { SEAT($giver) }.
  }
log-prophecy = { $card ->
    [unknown] { "" }
   *[other] { CARD($card) } –{ " " }
  }{ $outcome ->
    [healed] { SEAT($receiver) } leczy się dzięki wróżbie: { $amount }.
    [took] { SEAT($receiver) } odnosi przez wróżbę { $amount ->
        [one] { $amount } obrażenie.
        [few] { $amount } obrażenia.
       *[other] { $amount } obrażeń.
    }
    [protected] { SEAT($receiver) } ma ochronę i wróżba nie rani.
    [gave] { SEAT($receiver) } opłaca wróżbę ekwipunkiem.
    [showed] { $character ->
        [unknown] { SEAT($receiver) } pokazuje swoją postać, a widzi ją tylko { SEAT($giver) }.
       *[other] { SEAT($receiver) } pokazuje swoją postać, a widzi ją tylko { SEAT($giver) }: { CHARACTER($character, part: "title") }.
    }
   *[nothing] { SEAT($receiver) }: „Nic się nie stało”.
  }
log-attacked = { $how ->
    [counter] { SEAT($attacker) } oddaje cios, broni się { SEATS($victims) }:
    [repeat] { SEAT($attacker) } atakuje ponownie, { COUNT($victims) ->
        [one] broni się { SEATS($victims) }:
       *[other] bronią się { SEATS($victims) }:
    }
   *[attack] { SEAT($attacker) } atakuje, { COUNT($victims) ->
        [one] broni się { SEATS($victims) }:
       *[other] bronią się { SEATS($victims) }:
    }
  } { $d6 ->
    [none] { $d4 } na małej kości.
   *[other] { MAX($d6, $d4) } − { MIN($d6, $d4) } = { $base }{ $base ->
        [0] , pudło.
       *[other] .
    }
  }
log-hit = { SUM($claws, $lance, $attackerCloak, $victimCloak) ->
    [0] { $prevented ->
        [none] { "" }
       *[other] { SEAT($victim) } nie odnosi obrażeń ({ PREVENTION($prevented) }).
    }
   *[other] { SEAT($victim) }: { $base }{ $claws ->
        [0] { "" }
       *[other] , +{ $claws } pazury
    }{ $lance ->
        [0] { "" }
       *[other] , +{ $lance } lanca
    }{ $attackerCloak ->
        [0] { "" }
       *[other] , −{ $attackerCloak } płaszcz ({ SEAT($attacker) })
    }{ $victimCloak ->
        [0] { "" }
       *[other] , −{ $victimCloak } płaszcz
    }{ $prevented ->
        [none] { "" }
       *[other] , { PREVENTION($prevented) } chroni
    } = { $amount }.
  }
log-damaged = { SEAT($seat) } odnosi { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
  }, z { $before } na { $after } ({ source }).
log-prevented = { SEAT($seat) } nie odnosi obrażeń ({ PREVENTION($by) }).
log-healed = { $before ->
    [0] { SEAT($seat) } nie ma czego leczyć ({ source }).
   *[other] { SEAT($seat) } leczy obrażenia, z { $before } na { $after } ({ source }).
  }
log-set-to-seven = { $moonstone ->
    [true] { SEAT($seat) } ma { CARD("moonstone", case: "acc") }: liczba obrażeń nadal wynosi { $before }.
   *[false] { $before ->
        [7] { SEAT($seat) } ma już { $after } obrażeń.
       *[other] { SEAT($seat) } ma teraz 7 obrażeń, z { $before } na { $after }.
    }
  }
log-eliminated = { $killer ->
    [none] { SEAT($seat) } odpada z gry: { CHARACTER($character, part: "title") }.
   *[other] { SEAT($seat) } odpada z gry: { CHARACTER($character, part: "title") }. Zabójca: { SEAT($killer) }.
  }
log-revealed = { $forced ->
    [true] { SEAT($seat) } musi się ujawnić: { CHARACTER($character, part: "title") }.
   *[false] { SEAT($seat) } ujawnia się: { CHARACTER($character, part: "title") }.
  }
log-ability = { SEAT($seat) } używa zdolności { CHARACTER($character, part: "ability") }{ $target ->
    [none] { "" }
   *[other] { " " }(cel: { SEAT($target) })
  }{ $die ->
    [none] .
   *[other] { " " }i rzuca { $die }.
  }
log-voided = { SEAT($seat) } traci zdolność do końca gry: unieważnia ją { SEAT($by) }.
log-unmasked = { SEAT($seat) } to { CHARACTER($character, part: "title") }.
log-won = { SEAT($seat) } wygrywa jako { CHARACTER($character) }: { GOAL($goal) }
log-ended = { $why ->
    [rounds] Ostatnia runda dobiegła końca.
   *[goal] Koniec gry.
  } { $winners ->
    [none] Nikt nie wygrywa.
   *[other] { COUNT($winners) ->
        [one] Wygrywa { SEATS($winners) }.
       *[other] Wygrywają { SEATS($winners) }.
    }
  }

## Dlaczego ktoś wygrał

goal-LN-13-6 = wszystkie wampiry są wyeliminowane.
goal-LN-13-7 = wszystkie wilkołaki są wyeliminowane.
goal-LN-13-8 = troje ludzi jest wyeliminowanych.
goal-LN-13-11 = w grze aż do końca.
goal-LN-13-12 = wygrywa wybrany sąsiad.
goal-LN-13-13 = dość ekwipunku.
goal-LN-13-14 = potężna ofiara zabita atakiem.
goal-LN-13-15 = na koniec gry w Kamiennym Kręgu.
goal-LN-13-16 = zabójstwo, a wyeliminowanych co najmniej troje.
goal-LN-13-18 = w grze jako jedna z ostatnich dwóch osób.
goal-LN-13-18-first = odpada z gry jako pierwsza.
goal-LN-13-19 = wciąż w grze, a wszystkie wampiry są wyeliminowane.
goal-LN-13-19-first = odpada z gry jako pierwszy.
goal-LN-13-20 = trzy relikwie.

## Skąd biorą się obrażenia i leczenie

source = { $source ->
    [attack] atak
    [counter] kontratak
    [ability] zdolność
    [prophecy] wróżba
    [enchanted-tree] { PLACE("enchanted-tree") }
   *[other] { CARD($source) }
  }

prevention-shield-of-light = { CARD("shield-of-light") }
prevention-thick-fur = { CHARACTER("gerulf", part: "ability") }
prevention-raven-amulet = { CARD("raven-amulet") }
prevention-oak-charm = { CARD("oak-charm") }

## Słowa

word-damage = Obrażenia
word-limit = Wytrzymałość
word-party = Frakcja
word-ability = Zdolność
word-goal = Cel
word-equipment = Ekwipunek
word-event = Wydarzenie
word-place = Miejsce
word-centre = Środek planszy
word-hidden = Postać ukryta
word-eliminated = Poza grą
word-void = Zdolność unieważniona
word-spent = Zdolność wykorzystana
word-protected = Pod ochroną
word-face-warning = Od tej chwili wszyscy będą wiedzieć, kim jesteś.
word-notebook = Notatnik
word-vortex = Czarny wir
word-round = Runda { $round }
word-extra-turns = { $count ->
    [one] { $count } dodatkowa tura
    [few] { $count } dodatkowe tury
   *[many] { $count } dodatkowych tur
  }
word-tally = { PARTY($party, part: "plural") }: wyeliminowano { $out } z { $all }

party-werewolf = wilkołak
    .plural = wilkołaki
    .plural-gen = wilkołaków
party-vampire = wampir
    .plural = wampiry
    .plural-gen = wampirów
party-human = człowiek
    .plural = ludzie
    .plural-gen = ludzi

deck-green = wróżba
    .plural = Wróżby
deck-blue = przewaga
    .plural = Przewagi
deck-red = walka
    .plural = Walki

seat-colour-yellow = żółty
seat-colour-green = zielony
seat-colour-grey = szary
seat-colour-brown = brązowy
seat-colour-red = czerwony
seat-colour-orange = pomarańczowy
seat-colour-black = czarny
seat-colour-violet = fioletowy

## Miejsca

place-morganas-hut = Chata Morgany
    .to = do Chaty Morgany
    .at = w Chacie Morgany
    .text = Dobierz wróżbę i daj ją innemu graczowi.
place-well-of-wisdom = Źródło Mądrości
    .to = do Źródła Mądrości
    .at = przy Źródle Mądrości
    .text = Dobierz kartę dowolnego koloru.
place-chapel = Kaplica
    .to = do Kaplicy
    .at = w Kaplicy
    .text = Dobierz kartę przewagi.
place-graveyard = Cmentarz
    .to = na Cmentarz
    .at = na Cmentarzu
    .text = Dobierz kartę walki.
place-enchanted-tree = Zaczarowane Drzewo
    .to = pod Zaczarowane Drzewo
    .at = pod Zaczarowanym Drzewem
    .text = Zadaj dowolnemu graczowi 2 obrażenia albo ulecz dowolnemu graczowi 1.
place-stone-circle = Kamienny Krąg
    .to = do Kamiennego Kręgu
    .at = w Kamiennym Kręgu
    .text = Zabierz innemu graczowi kartę ekwipunku.

## Postacie

character-apolena = Apolonia
    .title = { character-apolena } ({ party-human })
    .ability = Cudowne ziele
    .text = W dowolnej chwili, raz na grę: ulecz wszystkie swoje obrażenia.
    .goal = Dotrwaj do końca gry.
character-augusta = Augusta
    .title = { character-augusta } ({ party-human })
    .ability = Zmiana frontu
    .text = Na początku swojej tury, raz na grę: odtąd twój cel dotyczy sąsiada po lewej.
    .goal = Wygrywa twój sąsiad po prawej.
character-bartolomej = Bartłomiej
    .title = { character-bartolomej } ({ party-human })
    .ability = Chciwe ręce
    .text = { $collectorPower ->
        [rob] Gdy twój atak zadałby co najmniej 2 obrażenia graczowi, który ma ekwipunek, możesz zamiast tego zabrać mu jedną kartę.
        [sweep] Gdy zabijasz atakiem, możesz zabrać cały ekwipunek zabitego.
       *[other] Do sześciu graczy: gdy twój atak zadałby co najmniej 2 obrażenia graczowi, który ma ekwipunek, możesz zamiast tego zabrać mu jedną kartę. Od siedmiu graczy: gdy zabijasz atakiem, możesz zabrać cały ekwipunek zabitego.
    }
    .goal = Miej { $collectorGoal ->
        [4] cztery karty
       *[other] pięć kart
    } ekwipunku.
character-bohdan = Bohdan
    .title = { character-bohdan } ({ party-human })
    .ability = Wyrzuty sumienia
    .text = Gdy twój atak zabija kogoś o wytrzymałości 12 lub mniejszej, musisz się ujawnić.
    .goal = Zabij atakiem kogoś o wytrzymałości co najmniej 13 albo dotrwaj do końca gry i stój wtedy w Kamiennym Kręgu.
character-cyril = Cyryl
    .title = { character-cyril } ({ party-human })
    .ability = Krwawy szał
    .text = Na końcu tury, w której był twój atak: przyjmij 2 obrażenia, by zaatakować tych samych graczy ponownie, ile razy zdołasz.
    .goal = Zabij kogoś tak, by wyeliminowanych było łącznie co najmniej troje.
character-cecilie = Cecylia
    .title = { character-cecilie } ({ party-human })
    .ability = Cicha modlitwa
    .text = Po ujawnieniu leczysz 1 na początku każdej swojej tury.
    .goal = Odpadnij z gry przed wszystkimi innymi albo bądź w ostatniej dwójce w grze.
character-dalibor = Dalibor
    .title = { character-dalibor } ({ party-human })
    .ability = Krzyk grozy
    .text = Gdy tylko odpada inny gracz, musisz się ujawnić.
    .goal = Odpadnij z gry przed wszystkimi innymi albo bądź w grze, gdy wszystkie wampiry są wyeliminowane.
character-drahomir = Drogomir
    .title = { character-drahomir } ({ party-human })
    .ability = Rabuś grobów
    .text = W dowolnej chwili, raz na grę: weź kartę ekwipunku ze stosu kart odrzuconych.
    .goal = Miej trzy z czterech relikwii: Kruczy amulet, Księżycową lancę, Płaszcz cienia, Worek łupieżcy.
character-elena = Elena
    .title = { character-elena } ({ party-werewolf })
    .ability = Lekka łapa
    .text = Zamiast rzucać możesz zrobić krok na jedno z dwóch sąsiednich miejsc.
    .goal = Wszystkie wampiry są wyeliminowane.
character-evelina = Ewelina
    .title = { character-evelina } ({ party-werewolf })
    .ability = Łamaczka zaklęć
    .text = Na początku swojej tury, raz na grę: unieważnij zdolność innego gracza do końca gry.
    .goal = Wszystkie wampiry są wyeliminowane.
character-frederik = Fryderyk
    .title = { character-frederik } ({ party-werewolf })
    .ability = Wielkie wycie
    .text = Na początku swojej tury, raz na grę: rzuć kością sześciościenną; inny gracz odnosi tyle obrażeń.
    .goal = Wszystkie wampiry są wyeliminowane.
character-fenris = Fenris
    .title = { character-fenris } ({ party-werewolf })
    .ability = Zew księżyca
    .text = Na początku swojej tury, raz na grę: ustaw obrażenia dowolnego gracza na 7.
    .goal = Wszystkie wampiry są wyeliminowane.
character-gregor = Gregor
    .title = { character-gregor } ({ party-werewolf })
    .ability = Miażdżąca łapa
    .text = Na początku swojej tury, raz na grę: rzuć kością czterościenną; inny gracz odnosi tyle obrażeń.
    .goal = Wszystkie wampiry są wyeliminowane.
character-gerulf = Gerulf
    .title = { character-gerulf } ({ party-werewolf })
    .ability = Gęste futro
    .text = Na końcu swojej tury, raz na grę: nie odnosisz obrażeń aż do początku swojej następnej tury.
    .goal = Wszystkie wampiry są wyeliminowane.
character-ulrik = Ulryk
    .title = { character-ulrik } ({ party-vampire })
    .ability = Maska
    .text = Gdy dostajesz wróżbę, możesz skłamać, i to bez ujawniania się. Nie okłamiesz Prawdziwego oblicza.
    .goal = Wszystkie wilkołaki są wyeliminowane.
character-ursula = Urszula
    .title = { character-ursula } ({ party-vampire })
    .ability = Grobowy chłód
    .text = Na początku każdej swojej tury możesz zadać 3 obrażenia innemu graczowi { $reaperPlace ->
        [well-of-wisdom] przy Źródle Mądrości
       *[other] na Cmentarzu
    }.
    .goal = Wszystkie wilkołaki są wyeliminowane.
character-volko = Volko
    .title = { character-volko } ({ party-vampire })
    .ability = Żądza krwi
    .text = Po ujawnieniu leczysz 2, ilekroć twój atak zadaje obrażenia.
    .goal = Wszystkie wilkołaki są wyeliminowane.
character-viktorie = Viktoria
    .title = { character-viktorie } ({ party-vampire })
    .ability = Niezawodny kieł
    .text = Po ujawnieniu atakujesz samą kością czterościenną i nigdy nie pudłujesz.
    .goal = Wszystkie wilkołaki są wyeliminowane.
character-wilhelmina = Wilhelmina
    .title = { character-wilhelmina } ({ party-vampire })
    .ability = Riposta
    .text = Po ataku na ciebie możesz od razu zaatakować napastnika.
    .goal = Wszystkie wilkołaki są wyeliminowane.
character-waldemar = Waldemar
    .title = { character-waldemar } ({ party-vampire })
    .ability = Uczta umarłych
    .text = Na końcu swojej tury, raz na grę: zyskujesz tyle dodatkowych tur, ilu graczy wyeliminowano.
    .goal = Wszystkie wilkołaki są wyeliminowane.

## Zielone karty: wróżby

card-balm-of-the-pack = Balsam watahy
    .text = Jeśli jesteś wilkołakiem, ulecz 1. Jeśli nie masz obrażeń, przyjmij 1.
card-balm-of-the-crypt = Balsam krypty
    .text = Jeśli jesteś wampirem, ulecz 1. Jeśli nie masz obrażeń, przyjmij 1.
card-balm-of-the-hearth = Balsam domowego ogniska
    .text = Jeśli jesteś człowiekiem, ulecz 1. Jeśli nie masz obrażeń, przyjmij 1.
card-toll-of-the-beasts = Myto bestii
    .text = Jeśli jesteś wilkołakiem lub wampirem, { $tollChoice ->
        [forced] oddaj dającemu kartę ekwipunku. Jeśli żadnej nie masz, przyjmij 1 obrażenie.
       *[other] oddaj dającemu kartę ekwipunku albo przyjmij 1 obrażenie.
    }
card-toll-of-warm-blood = Myto ciepłej krwi
    .text = Jeśli jesteś człowiekiem lub wilkołakiem, { $tollChoice ->
        [forced] oddaj dającemu kartę ekwipunku. Jeśli żadnej nie masz, przyjmij 1 obrażenie.
       *[other] oddaj dającemu kartę ekwipunku albo przyjmij 1 obrażenie.
    }
card-toll-of-smooth-skin = Myto gładkiej skóry
    .text = Jeśli jesteś człowiekiem lub wampirem, { $tollChoice ->
        [forced] oddaj dającemu kartę ekwipunku. Jeśli żadnej nie masz, przyjmij 1 obrażenie.
       *[other] oddaj dającemu kartę ekwipunku albo przyjmij 1 obrażenie.
    }
card-silver-lash = Srebrny bicz
    .text = Jeśli jesteś wilkołakiem, przyjmij 1 obrażenie.
card-ray-of-dawn = Promień świtu
    .text = Jeśli jesteś wampirem, przyjmij 1 obrażenie.
card-hawthorn-stake = Głogowy kołek
    .text = Jeśli jesteś wampirem, przyjmij 2 obrażenia.
card-trial-of-the-frail = Próba słabych
    .acc = Próbę słabych
    .text = Jeśli twoja litera to A, B, C, E lub U (wytrzymałość najwyżej 11), przyjmij 1 obrażenie.
card-trial-of-the-mighty = Próba silnych
    .acc = Próbę silnych
    .text = Jeśli twoja litera to D, F, G, V lub W (wytrzymałość co najmniej 12), przyjmij 2 obrażenia.
card-true-face = Prawdziwe oblicze
    .text = Kimkolwiek jesteś, pokaż swoją postać dającemu i nikomu więcej.

## Niebieskie karty: przewagi

card-blood-moon = Krwawy księżyc
    .text = Możesz ustawić obrażenia dowolnego gracza, także swoje, na 7.
card-heavens-wrath = Gniew niebios
    .text = Każdy inny gracz odnosi 2 obrażenia.
card-witching-hour = Godzina duchów
    .acc = Godzinę duchów
    .text = Po tej turze masz dodatkową turę.
card-light-of-truth = Światło prawdy
    .text = { $lightOfTruth ->
        [both] Jeśli jesteś ukrytym wilkołakiem albo ukrytym wampirem innym niż Ulryk, musisz się ujawnić. W przeciwnym razie nic się nie dzieje.
       *[other] Jeśli jesteś ukrytym wampirem innym niż Ulryk, musisz się ujawnić. W przeciwnym razie nic się nie dzieje.
    }
card-surge-of-life = Przypływ życia
    .text = Jeśli twoja litera to A, E lub U, możesz się ujawnić i uleczyć wszystkie swoje obrażenia.
card-call-of-the-pack = Zew watahy
    .text = Jeśli jesteś wilkołakiem, możesz się ujawnić i uleczyć wszystkie swoje obrażenia.
card-healing-draught = Leczniczy napar
    .text = Możesz uleczyć 2.
card-distant-prayer = Modlitwa z oddali
    .acc = Modlitwę z oddali
    .text = Możesz wybrać innego gracza i rzucić kością sześciościenną: ten gracz leczy tyle obrażeń.
card-shield-of-light = Tarcza światła
    .acc = Tarczę światła
    .text = { $shield ->
        [event] Do początku twojej następnej tury ataki nie zadają ci obrażeń.
       *[other] Ataki nie zadają właścicielowi obrażeń. Odrzuć ją na początku następnej tury właściciela.
    }
card-moon-lance = Księżycowa lanca
    .acc = Księżycową lancę
    .text = Jeśli jesteś ujawnionym wilkołakiem, twoje udane ataki zadają o 2 obrażenia więcej.
card-looters-sack = Worek łupieżcy
    .text = Gdy zabijasz atakiem, zabierasz cały ekwipunek zabitego.
card-wanderers-compass = Kompas wędrowca
    .gen = Kompasu wędrowca
    .text = { $compass ->
        [free] Zamiast rzucać możesz pójść na dowolne inne miejsce.
       *[other] Możesz rzucić na ruch dwa razy i wybrać jeden z wyników.
    }
card-shadow-cloak = Płaszcz cienia
    .text = Twoje ataki zadają o 1 obrażenie mniej, tak samo ataki na ciebie.
card-raven-amulet = Kruczy amulet
    .text = Chmara nietoperzy, Grobowy pająk i Beczka prochu nie zadają ci obrażeń.
card-oak-charm = Dębowy talizman
    .text = Zaczarowane Drzewo nie zadaje ci obrażeń.
card-moonstone = Kamień księżycowy
    .text = Nic nie może ustawić twoich obrażeń na 7.

## Czerwone karty: walki

card-bat-swarm = Chmara nietoperzy
    .acc = Chmarę nietoperzy
    .text = Inny gracz odnosi 2 obrażenia. Potem możesz uleczyć 1.
card-grave-spider = Grobowy pająk
    .acc = Grobowego pająka
    .text = Inny gracz i ty odnosicie po 2 obrażenia.
card-powder-keg = Beczka prochu
    .acc = Beczkę prochu
    .text = Rzuć obiema kośćmi: każdy na miejscu o tej sumie odnosi 3 obrażenia, ty też. Przy 7 nic się nie dzieje.
card-midnight-duel = Pojedynek o północy
    .text = Wybierz innego gracza i rzuć kością sześciościenną. Od 1 do 4 on odnosi 3 obrażenia, przy 5 lub 6 ty.
card-pickpocket = Kieszonkowiec
    .acc = Kieszonkowca
    .text = Możesz zabrać innemu graczowi kartę ekwipunku.
card-snare = Wnyki
    .text = Oddaj jedną swoją kartę ekwipunku innemu graczowi. Jeśli żadnej nie masz, przyjmij 1 obrażenie.
card-blood-rite = Rytuał krwi
    .text = Jeśli jesteś wampirem, możesz się ujawnić i uleczyć wszystkie swoje obrażenia.
card-iron-claws = Żelazne pazury
    .text = Twoje udane ataki zadają o 1 obrażenie więcej.
card-burning-torch = Płonąca pochodnia
    .acc = Płonącą pochodnię
    .text = { $torchMustAttack ->
        [false] Atakujesz samą kością czterościenną i nigdy nie pudłujesz.
       *[other] Atakujesz samą kością czterościenną i nigdy nie pudłujesz, ale musisz atakować, kiedy tylko możesz.
    }
card-crossbow = Kusza
    .acc = Kuszę
    .text = Atakujesz graczy w innych obszarach, nigdy we własnym.
card-firestorm = Ognista nawałnica
    .acc = Ognistą nawałnicę
    .text = { $firestorm ->
        [place] Twój atak trafia wszystkich na miejscu celu, jednym rzutem.
       *[other] Twój atak trafia wszystkich w zasięgu, jednym rzutem.
    }
