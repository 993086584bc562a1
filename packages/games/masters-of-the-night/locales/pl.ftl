### Władcy Nocy po polsku.
### Wszystko, co ma własny tekst, to CARD: karty wydarzeń, relikty, zdolności i pieczęcie grozy. Decyzja może wiedzieć,
### którego wampira dotyczy ($who), gdzie zapada ($here), która karta pyta ($card), skąd ($origin) i dokąd ($goal) coś
### idzie, kim jest drugi wampir ($mate), co się wskazuje ($aim) i ile kosztują akcje ($moveCost ...).

game = Władcy Nocy
    .tagline = Dziewięć dzielnic, jedna Rodzina i coraz cieńsza zasłona.
    .about = Jesteście rodziną wampirów w mieście, które nie może się o was dowiedzieć. Za dnia Inkwizycja przysyła agentów, a wy możecie tylko patrzeć; w nocy polujecie, pozyskujecie sługusów i walczycie kośćmi, które wszyscy widzą. Każda ofiara daje siłę, każdy nieostrożny krok rozdziera zasłonę. Nałóżcie na miasto pieczęcie grozy i odprawcie rytuał Krwawego Księżyca, zanim skończą się wydarzenia. Razem wygrywacie albo razem przegrywacie.

## Opcje

option-edition = Wydanie
    .help = Gra ukazała się w dwóch wydaniach. Różnią się przebiegiem walki, liczeniem ofiar i tym, jak często agenci osłabiają zasłonę.
option-edition-ares = Angielskie: kość po kości
option-edition-igrology = Polskie: wszystkie kości naraz

option-difficulty = Poziom trudności
    .help = Ile jest kart wydarzeń, a więc ile macie rund. Na poziomie trudnym pięcioma wampirami prawie nie da się wygrać.
option-difficulty-easy = Łatwy: 18 rund
option-difficulty-medium = Średni: 15 rund
option-difficulty-hard = Trudny: 12 rund

option-familySize = Wampiry
    .help = Ile wampirów bierze udział. Jeden gracz może kierować kilkoma.

option-vampires = Które wampiry
    .help = Zalecane dobrze się uzupełniają.
option-vampires-recommended = Zalecane
option-vampires-agnieszka-laszlo = Agnieszka i Laszlo
option-vampires-imre-laszlo = Imre i Laszlo
option-vampires-random = Losowo
option-vampires-chosen = Wybrane poniżej

option-vampire1 = Pierwszy wampir
    .help = Kolejność na liście to kolejność gry. Liczy się tylko przy wampirach „wybranych poniżej”.
option-vampire1-agnieszka = { vampire-agnieszka }
option-vampire1-imre = { vampire-imre }
option-vampire1-ishtvan = { vampire-ishtvan }
option-vampire1-laszlo = { vampire-laszlo }
option-vampire1-mila = { vampire-mila }
option-vampire1-nevena = { vampire-nevena }

option-vampire2 = Drugi wampir
    .help = Kolejność na liście to kolejność gry. Liczy się tylko przy wampirach „wybranych poniżej”.
option-vampire2-agnieszka = { vampire-agnieszka }
option-vampire2-imre = { vampire-imre }
option-vampire2-ishtvan = { vampire-ishtvan }
option-vampire2-laszlo = { vampire-laszlo }
option-vampire2-mila = { vampire-mila }
option-vampire2-nevena = { vampire-nevena }

option-vampire3 = Trzeci wampir
    .help = Kolejność na liście to kolejność gry. Liczy się tylko przy wampirach „wybranych poniżej”.
option-vampire3-agnieszka = { vampire-agnieszka }
option-vampire3-imre = { vampire-imre }
option-vampire3-ishtvan = { vampire-ishtvan }
option-vampire3-laszlo = { vampire-laszlo }
option-vampire3-mila = { vampire-mila }
option-vampire3-nevena = { vampire-nevena }

option-vampire4 = Czwarty wampir
    .help = Kolejność na liście to kolejność gry. Liczy się tylko przy wampirach „wybranych poniżej”.
option-vampire4-agnieszka = { vampire-agnieszka }
option-vampire4-imre = { vampire-imre }
option-vampire4-ishtvan = { vampire-ishtvan }
option-vampire4-laszlo = { vampire-laszlo }
option-vampire4-mila = { vampire-mila }
option-vampire4-nevena = { vampire-nevena }

option-vampire5 = Piąty wampir
    .help = Kolejność na liście to kolejność gry. Liczy się tylko przy wampirach „wybranych poniżej”.
option-vampire5-agnieszka = { vampire-agnieszka }
option-vampire5-imre = { vampire-imre }
option-vampire5-ishtvan = { vampire-ishtvan }
option-vampire5-laszlo = { vampire-laszlo }
option-vampire5-mila = { vampire-mila }
option-vampire5-nevena = { vampire-nevena }
option-seatOfVampire1 = Gracz pierwszego wampira
    .help = Graczy liczy się od 1 w kolejności miejsc.
option-seatOfVampire2 = Gracz drugiego wampira
    .help = Graczy liczy się od 1 w kolejności miejsc.
option-seatOfVampire3 = Gracz trzeciego wampira
    .help = Graczy liczy się od 1 w kolejności miejsc.
option-seatOfVampire4 = Gracz czwartego wampira
    .help = Graczy liczy się od 1 w kolejności miejsc.
option-seatOfVampire5 = Gracz piątego wampira
    .help = Graczy liczy się od 1 w kolejności miejsc.

option-layout = Układ miasta
    .help = 0: dzielnice układa los. Każda inna liczba to jedno z 40 320 miast, zawsze to samo.

option-firstLeader = Pierwszy prowodyr
    .help = Kto prowadzi Rodzinę w pierwszej rundzie.
option-firstLeader-random = Losowo
option-firstLeader-agnieszka = { vampire-agnieszka }
option-firstLeader-imre = { vampire-imre }
option-firstLeader-ishtvan = { vampire-ishtvan }
option-firstLeader-laszlo = { vampire-laszlo }
option-firstLeader-mila = { vampire-mila }
option-firstLeader-nevena = { vampire-nevena }

option-asylumRange = Szpital psychiatryczny
    .help = Skąd szpital może ściągnąć agenta.
option-asylumRange-any = Skądkolwiek
option-asylumRange-adjacent = Tylko z sąsiednich dzielnic

option-drainedTargets = Wyczerpane wampiry za dnia
    .help = Czy agenci atakują wampiry, które leżą wyczerpane. Dotyczy tylko polskiego wydania.
option-drainedTargets-edition = Zgodnie z wydaniem
option-drainedTargets-spared = Zostawiają je w spokoju

preset-first-game = Pierwsza gra
    .help = Zalecane wampiry i 18 rund. Najlepszy początek.
preset-three-vampires = Trzy wampiry
    .help = Dobre także, gdy jest was mało: w pojedynkę prowadzisz wszystkie trzy.
preset-usual = Zwykła noc
    .help = 15 rund. Dla tych, którzy wiedzą, co robią.
preset-polish-edition = Polskie wydanie
    .help = 15 rund, a wszystkich kości walki używa się naraz. Zdolności nie dają ofiar.
preset-merciless = Bez litości
    .help = 12 rund. Każda zmarnowana noc to o jedną za dużo.

## Decyzje: pytanie do ciebie i to, co czytają wtedy inni

# Kto prowadzi za dnia, a kto działa w nocy: tak zaczynają się pytania.
leads = { $who ->
    [unknown] { "" }
   *[other] { VAMPIRE($who) } prowadzi.{ " " }
  }
acts = { $who ->
    [unknown] { "" }
   *[other] { VAMPIRE($who) }:{ " " }
  }

decision-day-next-district = { leads }Która dzielnica jest następna?
    .wait = { leads }{ SEAT($seat) } ustala porządek dnia.
decision-day-asylum = { leads }Którego agenta zwabia szpital?
    .wait = { leads }{ SEAT($seat) } słucha pacjentów szpitala.
decision-day-blood-bank = { leads }Kto dostaje krew?
    .wait = { leads }{ SEAT($seat) } rozdziela krew.
decision-relic-give = { leads }{ $card ->
        [unknown] Kto dostaje relikt?
       *[other] Kto dostaje { CARD($card, case: "acc") }?
    }
    .wait = { leads }{ SEAT($seat) } wręcza relikt.
decision-relic-discard = { $who ->
        [unknown] Za dużo reliktów. Który odrzucasz?
       *[other] { VAMPIRE($who) } ma za dużo reliktów. Który odrzucasz?
    }
    .wait = { SEAT($seat) } wybiera relikt do odrzucenia.
decision-event-turn-grid = { leads }{ CARD("sigil-of-foresight") }: obracasz plan miasta?
    .wait = { leads }{ SEAT($seat) } spogląda w przyszłość.
decision-event-blue-numbers = { leads }Która niebieskoszara dzielnica dostaje więcej agentów?
    .how = Wybierz jedną z dwóch. Druga dostanie mniejszą liczbę.
    .wait = { leads }{ SEAT($seat) } rozmieszcza agentów.
decision-event-short = { leads }Zostało za mało agentów. Dokąd idzie następny?
    .wait = { leads }{ SEAT($seat) } rozmieszcza ostatnich agentów.
decision-event-urn = { leads }{ CARD("funerary-urn") }: którego agenta do siebie zwabia?
    .wait = { leads }{ SEAT($seat) } patrzy na Urnę.
decision-event-tie = { leads }{ $of ->
        [minions] Kilka dzielnic ma najwięcej sługusów. O którą chodzi?
        [agents] Kilka dzielnic ma najwięcej agentów. O którą chodzi?
        [blood] Kilka wampirów ma najwięcej krwi. Kogo to spotyka?
        [kills] Kilka wampirów ma najwięcej ofiar. O którego chodzi?
       *[other] Remis. Na kogo pada?
    }
    .wait = { leads }{ SEAT($seat) } rozstrzyga remis.
decision-event-choice = { leads }{ $card ->
        [unknown] Co wybierasz?
       *[other] { CARD($card) }: co wybierasz?
    }
    .wait = { leads }{ SEAT($seat) } wybiera.
decision-event-target = { leads }{ $aim ->
        [districts] Dokąd przychodzi agent?
        [siege] Która dzielnica jest oblegana następna?
        [vampire-to-move] Kto się wymyka?
        [vampire-to-feed] Kto dostaje krew?
        [agent] Którego agenta usuwasz?
        [minion] Którego sługusa oddajesz?
        [relic] Który relikt przepada?
       *[other] Co wybierasz?
    }
    .wait = { leads }{ SEAT($seat) } wybiera.
decision-event-move-agent = { leads }{ $origin ->
        [unknown] Który agent się rusza?
       *[other] Dokąd idzie agent { DISTRICT($origin, part: "from") }?
    }
    .wait = { leads }{ SEAT($seat) } przesuwa agenta.
decision-event-vampire-move = { $goal ->
        [unknown] { $who ->
            [unknown] Dokąd?
           *[other] Dokąd idzie { VAMPIRE($who) }?
        }
       *[other] Ilu sługusów idzie razem { DISTRICT($goal, part: "to") }?
    }
    .wait = { SEAT($seat) } przesuwa wampira.
decision-event-die-face = { leads }{ $value ->
        [unknown] Którą kość obracasz?
        [none] Którą kość obracasz?
       *[other] Na jaką wartość obracasz kość { $value }?
    }
    .wait = { leads }{ SEAT($seat) } obraca kość w palcach.
decision-hunt-next-district = { leads }Gdzie agenci uderzają teraz?
    .wait = { leads }{ SEAT($seat) } szykuje się na polowanie agentów.
decision-hunt-fighter = { leads }{ $here ->
        [unknown] Kto stawia czoła agentom?
       *[other] Kto stawia czoła agentom { DISTRICT($here, part: "at") }?
    }
    .wait = { leads }{ SEAT($seat) } wybiera, kto walczy.
decision-night-mirage = { leads }{ CARD("sigil-of-mirages") }: kto i dokąd daje się zwieść?
    .wait = { leads }{ SEAT($seat) } zwodzi agentów.
decision-turn-action = { $who ->
        [unknown] Co robisz?
       *[other] { VAMPIRE($who) }, { $ap ->
            [unknown] twoja tura
           *[other] { $ap } PA
        }: co robisz?
    }
    .wait = { $who ->
        [unknown] { SEAT($seat) } rozmyśla nad nocą.
       *[other] { SEAT($seat) } decyduje, co robi { VAMPIRE($who) }.
    }
decision-move-to = { acts }Dokąd idziesz?
    .wait = { SEAT($seat) } szuka drogi.
decision-move-minions = { acts }{ $goal ->
        [unknown] Ilu sługusów zabierasz?
       *[other] Ilu sługusów zabierasz { DISTRICT($goal, part: "to") }?
    }
    .wait = { SEAT($seat) } zbiera sługusów.
decision-activate-die = { acts }Której kości używasz?
    .wait = { SEAT($seat) } wybiera kość.
decision-station-to = { acts }Dokąd jedzie nocny pociąg?
    .wait = { SEAT($seat) } studiuje rozkład jazdy.
decision-station-minions = { acts }{ $goal ->
        [unknown] Ilu sługusów zabierasz?
       *[other] Ilu sługusów zabierasz { DISTRICT($goal, part: "to") }?
    }
    .wait = { SEAT($seat) } wsiada do pociągu.
decision-news-from = { acts }Z której dzielnicy artykuł wywabia agentów?
    .wait = { SEAT($seat) } pisze nagłówek.
decision-news-to = { acts }{ $origin ->
        [unknown] Dokąd ich wysyła?
       *[other] Dokąd artykuł wysyła agentów { DISTRICT($origin, part: "from") }?
    }
    .wait = { SEAT($seat) } pisze nagłówek.
decision-news-count = { acts }Którzy agenci dają się nabrać?
    .wait = { SEAT($seat) } pisze nagłówek.
decision-police-districts = { acts }Gdzie odkrywasz wszystkich agentów?
    .wait = { SEAT($seat) } przegląda akta.
decision-contract-use = { acts }Jak płacisz za sługusa?
    .wait = { SEAT($seat) } czyta drobny druk.
decision-blood-choose = { $stage ->
        [ability] Której zdolności Krwi używasz?
        [lure] { CARD("sirens-lure") }: w którą stronę idą agenci?
        [lure-agents] { CARD("sirens-lure") }: którzy agenci idą?
        [gift] { CARD("elders-gift") }: kogo karmisz albo gdzie zaglądasz?
        [convert] { CARD("temptation") }: który agent przechodzi na waszą stronę?
        [foresee] { CARD("clairvoyance") }: którego agenta usuwasz?
       *[other] Jak używasz zdolności Krwi?
    }
    .wait = { SEAT($seat) } sięga po moc Krwi.
decision-mask-use = { CARD("tyrants-mask") }: płacisz zasłoną czy krwią?
    .wait = { SEAT($seat) } zakłada maskę.
decision-dark-choose = { $stage ->
        [gather] { CARD("piper-of-shadows") }: gdzie zbierają się agenci?
        [gather-agents] { CARD("piper-of-shadows") }: kto idzie za melodią?
        [summon] { CARD("gates-of-hell") }: kogo wzywasz?
        [summon-minions] { $mate ->
            [unknown] { CARD("gates-of-hell") }: ilu sługusów przychodzi?
           *[other] { CARD("gates-of-hell") }: ilu sługusów zabiera { VAMPIRE($mate) }?
        }
        [convert] { CARD("crimson-court") }: który agent przechodzi na waszą stronę?
        [rewrite] { CARD("rewritten-fate") }: którą kartę odmieniasz?
       *[other] Jak używasz zdolności Mroku?
    }
    .wait = { SEAT($seat) } sięga po moc Mroku.
decision-combat-trade = { $here ->
        [unknown] Ilu sługusów poświęcasz? Każdy zabiera ze sobą agenta.
       *[other] Zaczyna się walka { DISTRICT($here, part: "at") }. Ilu sługusów poświęcasz? Każdy zabiera ze sobą agenta.
    }
    .wait = { SEAT($seat) } myśli o ofiarach.
decision-combat-die = { $who ->
        [unknown] Której kości używasz?
       *[other] Walczy { VAMPIRE($who) }. Której kości używasz?
    }
    .wait = { SEAT($seat) } wybiera kość.
decision-combat-modify = Zmieniasz którąś kość?
    .wait = { SEAT($seat) } przygląda się kościom.
decision-combat-successor = { $here ->
        [unknown] Kto przejmuje walkę?
       *[other] Kto przejmuje walkę { DISTRICT($here, part: "at") }?
    }
    .wait = { SEAT($seat) } posyła do walki kogoś innego.
decision-combat-share = Walczący wampir nie ma już krwi. Kto traci 1 żeton krwi zamiast niego?
    .wait = { SEAT($seat) } rozdziela rany.
decision-exchange-partner = { acts }Z kim wymieniasz relikty?
    .wait = { SEAT($seat) } proponuje wymianę.
decision-exchange-relic = { $mate ->
        [unknown] Co wymieniasz?
       *[other] Co wymieniasz? Druga strona: { VAMPIRE($mate) }.
    }
    .wait = { SEAT($seat) } proponuje wymianę.
decision-exchange-accept = { $mate ->
        [unknown] Zgadzasz się na tę wymianę?
       *[other] { $given ->
            [unknown] Zgadzasz się na tę wymianę?
            [none] { VAMPIRE($who) } prosi { VAMPIRE($mate, case: "acc") } o { CARD($taken, case: "acc") }. Zgadzasz się?
           *[other] { $taken ->
                [none] { VAMPIRE($who) } daje { VAMPIRE($mate, case: "dat") } { CARD($given, case: "acc") }. Zgadzasz się?
               *[other] { VAMPIRE($who) } daje { VAMPIRE($mate, case: "dat") } { CARD($given, case: "acc") } za { CARD($taken, case: "acc") }. Zgadzasz się?
            }
        }
    }
    .wait = { SEAT($seat) } rozważa wymianę.

## Odpowiedzi

answer-district = { DISTRICT($object) }
answer-vampire = { VAMPIRE($object) }
answer-relic = { CARD($object) }
answer-agent = { DISTRICT($object1) }: { $object2 ->
    [hidden] ukryty agent
   *[exposed] odkryty agent
  }
answer-to = { DISTRICT($object) }
answer-pass = Nikt
answer-stop = Wystarczy
answer-back = Wróć
answer-die = Kość: { $object }
answer-stay = Zostań
answer-side = { $object ->
    [hidden] Ukryty
   *[exposed] Odkryty
  }
answer-take = { SUM($object1, $object2) ->
    [1] { $object1 ->
        [0] 1 odkryty agent
       *[other] 1 ukryty agent
    }
   *[other] { $object1 ->
        [0] { $object2 } odkrytych agentów
       *[other] { $object2 ->
            [0] { $object1 } ukrytych agentów
           *[other] Ukryci: { $object1 }, odkryci: { $object2 }
        }
    }
  }
answer-day-asylum-pass = Żadnego
answer-event-turn-grid-printed = Zostaje, jak jest
answer-event-turn-grid-turned = Do góry nogami
answer-event-urn-from = Tego, który szedł { DISTRICT($object, part: "to") }
answer-event-urn-pass = Żadnego
answer-event-choice-veil = Zasłona słabnie o 1
answer-event-choice-minion = Usuń sługusa
answer-event-choice-minions = Usuń 2 sługusów
answer-event-choice-relic = Odrzuć relikt
answer-event-choice-take = { $card ->
    [a-favour-called-in] Strać 1 żeton krwi: przychodzi sługus
    [corrupt-priest] Strać 1 żeton krwi: usuń agenta
    [antiquities-auction] Usuń sługusa: dobierz relikt
    [silent-bells] Usuń sługusa: usuń agenta
   *[other] Przyjmij
  }
answer-event-choice-decline = Odmów
answer-event-target-minion = Sługus { DISTRICT($object, part: "from") }
answer-event-die-face-face = Na { $object }
answer-event-die-face-pass = Zostaw kości
answer-night-mirage-move = { $object1 ->
    [hidden] Ukryty agent { DISTRICT($object2, part: "to") }
   *[exposed] Odkryty agent { DISTRICT($object2, part: "to") }
  }
answer-turn-action-move = { $moveCost ->
    [unknown] Ruch
   *[other] Ruch ({ $moveCost } PA)
  }
answer-turn-action-expose = Wykryj agentów (1 PA)
answer-turn-action-fight = Walcz (1 PA)
answer-turn-action-recruit = { $recruitCost ->
    [unknown] Pozyskaj sługusa
   *[other] Pozyskaj sługusa ({ $recruitCost } PA)
  }
answer-turn-action-activate = { $here ->
    [unknown] Aktywuj dzielnicę
   *[other] { $activateCost ->
        [unknown] { DISTRICT($here, part: "effect") }
       *[other] { DISTRICT($here, part: "effect") } ({ $activateCost } PA)
    }
  }
answer-turn-action-blood = { $bloodAbility ->
    [unknown] Zdolność Krwi
   *[other] { CARD($bloodAbility) } (krew: { $bloodCost })
  }
answer-turn-action-dark = { $darkAbility ->
    [unknown] Zdolność Mroku
   *[other] { CARD($darkAbility) } (zasłona: { $darkCost })
  }
answer-turn-action-hunt = Poluj (1 PA)
answer-turn-action-wild-hunt = Dziki Gon (1 PA, zasłona: 1)
answer-turn-action-exchange = Przekaż relikty
answer-turn-action-relic = Użyj { CARD($object, case: "gen") }
answer-turn-action-sigillate = Zapieczętuj dzielnicę (1 PA, 1 sługus)
answer-turn-action-ritual = Rytuał Krwawego Księżyca (1 PA)
answer-turn-action-end-turn = Zakończ turę
answer-blood-choose-ability = { $object ->
    [agnieszka] { CARD("sirens-lure") } (krew: 1)
    [imre] { CARD("elders-gift") } (krew: 1)
    [ishtvan] { CARD("demon-summoning") } (krew: 2)
    [laszlo] { CARD("brute-force") } (krew: 1)
    [mila] { CARD("temptation") } (krew: 3)
   *[nevena] { CARD("clairvoyance") } (krew: 2)
  }
answer-blood-choose-pull = Tutaj { DISTRICT($object, part: "from") }
answer-blood-choose-push = Stąd { DISTRICT($object, part: "to") }
answer-blood-choose-feed = 2 żetony krwi: { VAMPIRE($object) }
answer-blood-choose-expose = Odkryj agentów { DISTRICT($object, part: "at") }
answer-dark-choose-all = Wszyscy
answer-dark-choose-top = Wierzchnia karta talii
answer-dark-choose-card = { CARD($object) }
answer-mask-use-veil = 1 punkt zasłony
answer-mask-use-blood = 2 żetony krwi
answer-contract-use-action-points = 2 PA
answer-contract-use-blood = 1 PA i 1 żeton krwi
answer-combat-modify-brute-force = { CARD("brute-force") }: +3 do kości { $object } (1 żeton krwi)
answer-combat-modify-dagger = { CARD("martyrs-dagger") }: kość { $object } liczy się jako 6
answer-combat-modify-fury = { CARD("warlords-fury") } (zasłona: 1)
answer-combat-modify-go-on = Dalej
answer-exchange-relic-give = Daj { CARD($object, case: "acc") }
answer-exchange-relic-take = Weź { CARD($object, case: "acc") }
answer-exchange-relic-swap = Daj { CARD($object1, case: "acc") }, weź { CARD($object2, case: "acc") }
answer-exchange-accept-accept = Zgoda
answer-exchange-accept-refuse = Odmów

## Co robi odpowiedź, gdy obok nie ma pytania

act-day-next-district-district = Rozpatrz teraz { DISTRICT($object, case: "acc") }
act-day-asylum-agent = { $object2 ->
    [hidden] Ściągnij ukrytego agenta { DISTRICT($object1, part: "from") }
   *[exposed] Ściągnij odkrytego agenta { DISTRICT($object1, part: "from") }
  }
act-day-asylum-pass = Nie ściągaj nikogo
act-day-blood-bank-vampire = Daj krew { VAMPIRE($object, case: "dat") }
act-relic-give-vampire = Daj relikt { VAMPIRE($object, case: "dat") }
act-relic-discard-relic = Odrzuć { CARD($object, case: "acc") }
act-event-turn-grid-printed = Zostaw plan miasta, jak jest
act-event-turn-grid-turned = Odwróć plan miasta do góry nogami
act-event-blue-numbers-district = Wyślij więcej agentów { DISTRICT($object, part: "to") }
act-event-short-district = Wyślij następnego agenta { DISTRICT($object, part: "to") }
act-event-urn-from = Ściągnij do urny agenta, który szedł { DISTRICT($object, part: "to") }
act-event-urn-pass = Nie ściągaj nikogo do urny
act-event-tie-district = Wybierz { DISTRICT($object, case: "acc") }
act-event-tie-vampire = Wybierz { VAMPIRE($object, case: "acc") }
act-event-target-district = Wybierz { DISTRICT($object, case: "acc") }
act-event-target-vampire = Wybierz { VAMPIRE($object, case: "acc") }
act-event-target-agent = { $object2 ->
    [hidden] Wybierz ukrytego agenta { DISTRICT($object1, part: "at") }
   *[exposed] Wybierz odkrytego agenta { DISTRICT($object1, part: "at") }
  }
act-event-target-minion = Wybierz sługusa { DISTRICT($object, part: "from") }
act-event-target-relic = Wybierz { CARD($object, case: "acc") }
act-event-target-pass = Nie wybieraj nikogo
act-event-die-face-die = Obróć kość z wynikiem { $object }
act-event-die-face-pass = Zostaw kości
act-event-die-face-face = Obróć kość na { $object }
act-event-move-agent-agent = { $object2 ->
    [hidden] Przesuń ukrytego agenta { DISTRICT($object1, part: "from") }
   *[exposed] Przesuń odkrytego agenta { DISTRICT($object1, part: "from") }
  }
act-event-move-agent-to = Przesuń agenta { DISTRICT($object, part: "to") }
act-event-vampire-move-stay = Zostań na miejscu
act-event-vampire-move-to = Idź { DISTRICT($object, part: "to") }
act-event-vampire-move = { act-move-minions }
act-hunt-next-district-district = Niech agenci uderzą teraz { DISTRICT($object, part: "at") }
act-hunt-fighter-vampire = Niech z agentami walczy { VAMPIRE($object) }
act-combat-trade = { $amount ->
    [0] Nie poświęcaj sługusów
    [one] Poświęć { $amount } sługusa
   *[many] Poświęć { $amount } sługusów
  }
act-combat-die-die = Użyj kości z wynikiem { $object }
act-combat-successor-vampire = Niech walkę przejmie { VAMPIRE($object) }
act-combat-share-vampire = Niech 1 żeton krwi straci { VAMPIRE($object) }
act-combat-modify-go-on = Zostaw kości
act-night-mirage-move = { $object1 ->
    [hidden] Zwab ukrytego agenta { DISTRICT($object2, part: "to") }
   *[exposed] Zwab odkrytego agenta { DISTRICT($object2, part: "to") }
  }
act-night-mirage-stop = Nie zwabiaj nikogo więcej
act-turn-action-move = { $moveCost ->
    [unknown] Wykonaj Ruch
   *[other] Wykonaj Ruch ({ $moveCost } PA)
  }
act-turn-action-activate = { $here ->
    [unknown] Aktywuj dzielnicę
   *[other] { $activateCost ->
        [unknown] Aktywuj dzielnicę: { DISTRICT($here, part: "effect") }
       *[other] Aktywuj dzielnicę: { DISTRICT($here, part: "effect") } ({ $activateCost } PA)
    }
  }
act-turn-action-blood = { $bloodAbility ->
    [unknown] Użyj zdolności Krwi
   *[other] Użyj zdolności { CARD($bloodAbility) } (krew: { $bloodCost })
  }
act-turn-action-dark = { $darkAbility ->
    [unknown] Użyj zdolności Mroku
   *[other] Użyj zdolności { CARD($darkAbility) } (zasłona: { $darkCost })
  }
act-turn-action-wild-hunt = Rozpocznij Dziki Gon (1 PA, zasłona: 1)
act-turn-action-ritual = Odpraw rytuał Krwawego Księżyca (1 PA)
act-contract-use-action-points = Zapłać 2 PA
act-contract-use-blood = Zapłać 1 PA i 1 żeton krwi
act-move-to-to = Idź { DISTRICT($object, part: "to") }
act-move-minions = { $amount ->
    [0] Nie zabieraj sługusów
    [one] Zabierz { $amount } sługusa ze sobą
   *[many] Zabierz { $amount } sługusów ze sobą
  }
act-station-to-to = Jedź nocnym pociągiem { DISTRICT($object, part: "to") }
act-station-minions = { act-move-minions }
act-activate-die-die = Użyj kości z wynikiem { $object }
act-news-from-district = Wywab agentów { DISTRICT($object, part: "from") }
act-news-to-to = Wyślij ich { DISTRICT($object, part: "to") }
act-news-count-take = { SUM($object1, $object2) ->
    [1] { $object1 ->
        [0] Weź 1 odkrytego agenta
       *[other] Weź 1 ukrytego agenta
    }
   *[other] { $object1 ->
        [0] Weź { $object2 } odkrytych agentów
       *[other] { $object2 ->
            [0] Weź { $object1 } ukrytych agentów
           *[other] Weź agentów: ukrytych { $object1 }, odkrytych { $object2 }
        }
    }
  }
act-police-districts-district = Odkryj wszystkich agentów { DISTRICT($object, part: "at") }
act-police-districts-stop = Nie odkrywaj nikogo więcej
act-mask-use-veil = Zapłać 1 punkt zasłony
act-mask-use-blood = Zapłać 2 żetony krwi
act-blood-choose-ability = { $object ->
    [agnieszka] Użyj zdolności { CARD("sirens-lure") } (krew: 1)
    [imre] Użyj zdolności { CARD("elders-gift") } (krew: 1)
    [ishtvan] Użyj zdolności { CARD("demon-summoning") } (krew: 2)
    [laszlo] Użyj zdolności { CARD("brute-force") } (krew: 1)
    [mila] Użyj zdolności { CARD("temptation") } (krew: 3)
   *[nevena] Użyj zdolności { CARD("clairvoyance") } (krew: 2)
  }
act-blood-choose-pull = Ściągnij agentów tutaj { DISTRICT($object, part: "from") }
act-blood-choose-push = Wyślij agentów stąd { DISTRICT($object, part: "to") }
act-blood-choose-take = { SUM($object1, $object2) ->
    [1] { $object1 ->
        [0] Weź 1 odkrytego agenta
       *[other] Weź 1 ukrytego agenta
    }
   *[other] { $object1 ->
        [0] Weź { $object2 } odkrytych agentów
       *[other] { $object2 ->
            [0] Weź { $object1 } ukrytych agentów
           *[other] Weź agentów: ukrytych { $object1 }, odkrytych { $object2 }
        }
    }
  }
act-blood-choose-feed = Daj 2 żetony krwi { VAMPIRE($object, case: "dat") }
act-blood-choose-side = { $object ->
    [hidden] Wybierz ukrytego agenta
   *[exposed] Wybierz odkrytego agenta
  }
act-blood-choose-agent = { $object2 ->
    [hidden] Wybierz ukrytego agenta { DISTRICT($object1, part: "at") }
   *[exposed] Wybierz odkrytego agenta { DISTRICT($object1, part: "at") }
  }
act-blood-choose-stop = Poprzestań na tym
act-dark-choose-district = Wybierz { DISTRICT($object, case: "acc") }
act-dark-choose-agent = { $object2 ->
    [hidden] Wybierz ukrytego agenta { DISTRICT($object1, part: "at") }
   *[exposed] Wybierz odkrytego agenta { DISTRICT($object1, part: "at") }
  }
act-dark-choose-all = Wybierz wszystkich
act-dark-choose-stop = Poprzestań na tym
act-dark-choose-vampire = Wybierz { VAMPIRE($object, case: "acc") }
act-dark-choose-side = { $object ->
    [hidden] Wybierz ukrytego agenta
   *[exposed] Wybierz odkrytego agenta
  }
act-dark-choose-top = Wybierz wierzchnią kartę talii
act-dark-choose-card = Wybierz kartę { CARD($object) }
act-dark-choose = { act-move-minions }
act-exchange-partner-vampire = Wymień relikty z { VAMPIRE($object, case: "ins") }
act-exchange-accept-accept = Zgódź się na wymianę
act-exchange-accept-refuse = Odmów wymiany

## Dlaczego nie można

reason-kills-needed = { $kills ->
    [unknown] Ten wampir ma za mało ofiar.
    [one] Do tego trzeba mieć { $kills } ofiarę.
    [few] Do tego trzeba mieć { $kills } ofiary.
   *[many] Do tego trzeba mieć { $kills } ofiar.
  }
reason-no-action-points = Nie ma już dość punktów akcji.
reason-no-blood = Na to jest za mało krwi.
reason-one-move-tonight = Dziś w nocy każdy wampir może wykonać tylko jeden Ruch.
reason-nothing-hidden = Nie ma ukrytego agenta, którego można by wykryć.
reason-nobody-exposed = Nie ma tu odkrytego agenta. Najpierw trzeba ich wykryć.
reason-no-minions-left = W puli nie ma już sługusów.
reason-no-night-effect = Ta dzielnica nie ma efektu nocnego.
reason-night-effect-closed = Nocnego efektu tej dzielnicy nie można teraz użyć.
reason-full-blood = Więcej krwi się nie zmieści.
reason-no-agents = Nie ma do tego agentów.
reason-too-few-agents = Jest tu za mało agentów.
reason-nothing-in-reach = W zasięgu nie ma nic takiego.
reason-only-in-combat = To działa tylko w walce.
reason-deck-empty = Talia wydarzeń jest pusta.
reason-nothing-to-change = To niczego by nie zmieniło.
reason-nobody-elsewhere = Wszyscy inni już tu są.
reason-no-card = Nie ma karty, którą można by odmienić.
reason-nobody-here = Nie ma tu nikogo innego.
reason-no-exchange = Nie ma czego wymienić w granicach limitów: jeden relikt od 2 ofiar, dwa od 5.
reason-used-this-round = W tej rundzie już tego użyto.
reason-veil-full = Zasłona jest cała.
reason-sigil-placed = Pieczęć tego wampira już leży.
reason-no-minion-here = Potrzebny jest tu sługus.
reason-agents-here = Nie może tu być agentów.
reason-sigil-here = Leży tu już pieczęć.
reason-consecrated = Ta ziemia jest poświęcona.
reason-sigils-missing = Nie wszystkie pieczęcie już leżą.
reason-vampires-missing = Nie wszystkie wampiry są tutaj.
reason-minions-missing = Sługusów musi tu być co najmniej tylu, ile jest wampirów.

## Co się dzieje

log-city = Miasto, rząd po rzędzie: { DISTRICT($districts) }.
log-family = Rodzina zbiera się { DISTRICT("railway-station", part: "at") }: { VAMPIRE($vampires) }. Kierują nimi kolejno: { SEATS($seats) }.
log-rolled = { $source ->
    [setup] Kości zostały rzucone: { $dice }.
    [empty] Nie ma już kości, więc rzut wszystkimi: { $dice }.
   *[other] { CARD($source) } każe rzucić kośćmi od nowa: { $dice }.
  }
log-die-turned = { SAME($before, $after) ->
    [yes] Prowodyr zostawia kość { $before } tak, jak leży ({ source }).
   *[no] Prowodyr obraca kość { $before } na { $after } ({ source }).
  }
log-first-leader = Pierwszym prowodyrem jest { VAMPIRE($vampire) }.
log-round = Runda { $round }: zasłona { $veil }, wydarzenia w talii: { $eventsLeft }
log-leader = Prowodyrem zostaje { VAMPIRE($vampire) }.
log-dawn = { $vampire ->
    [none] Świt. { CARD($event) } daje o sobie znać { DISTRICT($district, part: "at") }.
   *[other] Świt. { CARD($event) } ciąży nad { VAMPIRE($vampire, case: "ins") }.
  }
log-day-district = { $effect ->
    [true] { DISTRICT($district) }: { DISTRICT($district, part: "effect") }.
   *[false] { DISTRICT($district) }: spokój.
  }
log-declined = { VAMPIRE($vampire) } rezygnuje ({ source }).
log-relic-drawn = Na światło dzienne wychodzi relikt: { CARD($relic) } ({ source }).
log-relic-given = { VAMPIRE($vampire) } dostaje { CARD($relic, case: "acc") }.
log-relic-discarded = { $source ->
    [censer-of-mist] { "" }
   *[other] { VAMPIRE($vampire) } odrzuca { CARD($relic, case: "acc") }.
  }
log-relic-used = { $relic ->
    [contract-of-servitude] { "" }
   *[other] { VAMPIRE($vampire) } używa { CARD($relic, case: "gen") }.
  }
log-relic-placed = { VAMPIRE($vampire) } zostawia { CARD($relic, case: "acc") } { DISTRICT($district, part: "at") } na zawsze.
log-event-drawn = { $left ->
    [0] Wydarzenie: { CARD($event) }. To była ostatnia karta talii!
   *[other] Wydarzenie: { CARD($event) }.
  }
log-grid = { $turned ->
    [true] Odwrócony plan miasta zaznacza
   *[false] Plan miasta zaznacza
  } na czerwono { DISTRICT($red, case: "acc") }, a na niebieskoszaro { DISTRICT($blue, case: "acc") }.
log-blue-numbers = { "" }
log-agents-missing = W puli jest za mało agentów: brakuje { $count }.
log-urn = { CARD("funerary-urn") } zwabia { DISTRICT($to, part: "to") } agenta, który szedł { DISTRICT($from, part: "to") }.
log-event-chosen = { $choice ->
    [veil] Rodzina pozwala, by ucierpiała zasłona.
    [minion] Rodzina oddaje sługusa.
    [minions] Rodzina oddaje dwóch sługusów.
    [relic] Rodzina oddaje relikt.
    [take] Prowodyr przyjmuje ofertę: { CARD($event) }.
   *[decline] Prowodyr odmawia: { CARD($event) }.
  }
log-event-idle = { CARD($event) }: nic się nie dzieje.
log-event-in-force = Do końca nocy obowiązuje karta { CARD($event) }.
log-event-laid = { $vampire ->
    [none] Karta { CARD($event) } zostaje { DISTRICT($district, part: "at") }.
   *[other] Wydarzenie { CARD($event) } zostaje na karcie { VAMPIRE($vampire, case: "gen") }.
  }
log-event-discarded = { $vampire ->
    [none] Karta { CARD($event) } znika { DISTRICT($district, part: "from") }.
   *[other] { VAMPIRE($vampire) } pozbywa się karty { CARD($event) }.
  }
log-event-losses = Zasłona słabnie z { $before } do { $after }: { losses }.{ last-shred }
log-event-over = { "" }
log-agents-added = { $exposed ->
    [0] { $hidden ->
        [one] Agent zakrada się
       *[other] { $hidden } agentów zakrada się
    }
   *[other] { SUM($hidden, $exposed) ->
        [one] Agent otwarcie wchodzi
       *[other] { SUM($hidden, $exposed) } agentów otwarcie wchodzi
    }
  } { DISTRICT($district, part: "to") }{ $source ->
    [grid] .
    [cathedral] .
   *[other] { " " }({ source }).
  }
log-agents-removed = { $source ->
    [combat] { "" }
    [trade] { "" }
   *[other] { SUM($hidden, $exposed) ->
        [one] Agent znika
       *[other] { SUM($hidden, $exposed) } agentów znika
    } { DISTRICT($district, part: "from") } ({ source }).
  }
log-agents-moved = { SUM($hidden, $exposed) ->
    [one] Agent przechodzi
   *[other] { SUM($hidden, $exposed) } agentów przechodzi
  } { DISTRICT($from, part: "from") } { DISTRICT($to, part: "to") }{ $source ->
    [asylum] { "" }
   *[other] { " " }({ source })
  }{ $flipped ->
    [0] .
    [one] { SUM($hidden, $exposed) ->
        [one] , gdzie zostaje odkryty.
       *[other] , gdzie jeden zostaje odkryty.
    }
   *[other] , gdzie { $flipped } zostaje odkrytych.
  }
log-agents-exposed = { $count ->
    [one] { DISTRICT($district) }: wykryto agenta
   *[other] { DISTRICT($district) }: wykryto { $count } agentów
  }{ $source ->
    [expose] .
    [combat] .
   *[other] { " " }({ source }).
  }
log-agents-hidden = { $count ->
    [one] Agent znów się ukrywa
   *[other] { $count } agentów znów się ukrywa
  } { DISTRICT($district, part: "at") } ({ source }).
log-minions-added = { $source ->
    [recruit] { $count ->
        [one] Nowy sługus wstępuje na służbę Rodziny
       *[other] { $count } nowych sługusów wstępuje na służbę Rodziny
    } { DISTRICT($district, part: "at") }.
   *[other] { $count ->
        [one] Sługus przychodzi
       *[other] { $count } sługusów przychodzi
    } { DISTRICT($district, part: "to") } ({ source }).
  }
log-minions-removed = { $source ->
    [trade] { "" }
    [sigillate] { "" }
   *[other] { $count ->
        [one] Ginie sługus
       *[other] Ginie { $count } sługusów
    } { DISTRICT($district, part: "at") } ({ source }).
  }
log-moved = { $source ->
    [railway-station] { VAMPIRE($vampire) } jedzie nocnym pociągiem
    [gates-of-hell] { VAMPIRE($vampire) } przechodzi przez { CARD("gates-of-hell") }
   *[other] { VAMPIRE($vampire) } przechodzi
  } { DISTRICT($from, part: "from") } { DISTRICT($to, part: "to") }{ $minions ->
    [0] .
    [one] { " " }ze sługusem.
   *[other] { " " }z { $minions } sługusami.
  }
log-veil = { veil-turns } ({ source }).{ last-shred }
log-blood-gained = { $source ->
    [waking] { "" }
    [forefathers-coffin] { "" }
    [hunt] { VAMPIRE($vampire) } poluje i zyskuje { blood }, razem { $after }.
    [wild-hunt] { VAMPIRE($vampire) } pędzi ulicami w Dzikim Gonie i zyskuje { blood }, razem { $after }.
   *[other] { VAMPIRE($vampire) } zyskuje { blood }, razem { $after } ({ source }).
  }
log-blood-lost = { $source ->
    [combat] { VAMPIRE($vampire) } traci { blood }, { blood-left }.
   *[other] { VAMPIRE($vampire) } traci { blood }, { blood-left } ({ source }).
  }
log-blood-paid = { $source ->
    [contract-of-servitude] { VAMPIRE($vampire) } podpisuje { CARD($source, case: "acc") } krwią: { blood }, { blood-left }.
    [distortion-timepiece] { VAMPIRE($vampire) } płaci { blood }, { blood-left }.
   *[other] { "" }
  }
log-drained = { VAMPIRE($vampire) } pada bez kropli krwi { DISTRICT($district, part: "at") }.
log-woke = { $gently ->
    [true] { VAMPIRE($vampire) } wstaje z { CARD("forefathers-coffin", case: "gen") } z { $blood ->
        [one] { $blood } żetonem krwi
       *[other] { $blood } żetonami krwi
    }. Nikt niczego nie zauważa.
   *[false] { VAMPIRE($vampire) } budzi się z { $blood ->
        [one] { $blood } żetonem krwi
       *[other] { $blood } żetonami krwi
    }, a miasto to widzi.
  }
log-kills = { $source ->
    [combat] { kills-in-combat }
    [trade] { kills-in-combat }
   *[other] { kills-now }.
  }
log-combat = { $day ->
    [true] { $agents ->
        [one] Agent atakuje
       *[other] { $agents } agentów atakuje
    } { DISTRICT($district, part: "at") }! Broni się { VAMPIRE($vampire) }.
   *[false] { VAMPIRE($vampire) } walczy z { $agents ->
        [one] agentem
       *[other] { $agents } agentami
    } { DISTRICT($district, part: "at") }.
  }
log-traded = { $count ->
    [0] { "" }
    [one] Sługus ginie za { VAMPIRE($vampire, case: "acc") } i zabiera ze sobą agenta.{ $dice ->
        [0] { "" }
       *[other] { " " }Pozostali agenci: { $dice }.
    }
   *[other] { $count } sługusów ginie za { VAMPIRE($vampire, case: "acc") } i zabiera ze sobą tylu samo agentów.{ $dice ->
        [0] { "" }
       *[other] { " " }Pozostali agenci: { $dice }.
    }
  }
log-die-selected = { "" }
log-die-modified = { CARD($source) }: { SAME($value, $before) ->
    [yes] kość { $value } liczy się jako { $after }.
   *[no] kość { $value } liczy się jako { $after } zamiast { $before }.
  }
log-fury = { VAMPIRE($vampire, case: "acc") } ogarnia { CARD("warlords-fury") }: kości liczą się jako 6.
log-die-applied = { VAMPIRE($vampire) } uderza kością { die-counts }: { $removed ->
    [0] agent się trzyma.
   *[other] agent pada.
  }
log-dice-applied = { VAMPIRE($vampire) } { COUNT($values) ->
    [1] uderza kością { $values }
   *[other] uderza kośćmi { $values }
  }{ dice-count }: { $removed ->
    [0] nie pada żaden agent
    [one] pada jeden agent
   *[other] pada { $removed } agentów
  }{ $blood ->
    [0] .
    [one] , cena to { $blood } żeton krwi.
    [few] , cena to { $blood } żetony krwi.
   *[many] , cena to { $blood } żetonów krwi.
  }
log-successor = Walkę przejmuje { VAMPIRE($vampire) }.
log-blood-ignored = Nikt { DISTRICT($district, part: "at") } nie ma już krwi; reszta straty ({ $amount }) przepada.
log-combat-over = Koniec walki { DISTRICT($district, part: "at") }{ $removed ->
    [0] ; nikt nie pada
    [one] ; pada jeden agent
   *[other] ; pada { $removed } agentów
  }{ $left ->
    [0] { "" }
    [one] , jeden wciąż tam jest
   *[other] , { $left } wciąż tam jest
  }.
log-night = Nad miastem zapada noc.
log-turn = Tura { VAMPIRE($vampire, case: "gen") } ({ $ap } PA)
log-turn-over = { $drained ->
    [true] Noc się dla { VAMPIRE($vampire, case: "gen") } skończyła.
   *[false] { $unused ->
        [0] { "" }
       *[other] { VAMPIRE($vampire) } nie wykorzystuje { $unused } PA.
    }
  }
log-action = { $action ->
    [ritual] { VAMPIRE($vampire) } unosi kielich ku księżycowi.
   *[other] { "" }
  }
log-action-point = { VAMPIRE($vampire) } zyskuje czas: { $ap ->
    [few] zostają { $ap } PA
   *[other] zostaje { $ap } PA
  } ({ source }).
log-die-spent = { VAMPIRE($vampire) } używa kości { $value } { DISTRICT($source, part: "at") }.
log-ability = { VAMPIRE($vampire) } używa zdolności { CARD($ability) }{ $veil ->
    [0] { " " }(krew: { $blood }).
   *[other] { $blood ->
        [0] { " " }(zasłona: { $veil }).
       *[other] { " " }(krew: { $blood }, zasłona: { $veil }).
    }
  }
log-event-revealed = Odsłania się wierzchnia karta talii wydarzeń: { CARD($event) }.
log-event-rewritten = { $fromDeck ->
    [true] Karta { CARD($event) } nigdy się nie ziści.
   *[false] Karta { CARD($event) } zostaje cofnięta, bez nagrody.
  }
log-exchange-offered = { $given ->
    [none] { VAMPIRE($vampire) } prosi { VAMPIRE($partner, case: "acc") } o { CARD($taken, case: "acc") }.
   *[other] { $taken ->
        [none] { VAMPIRE($vampire) } proponuje { VAMPIRE($partner, case: "dat") } { CARD($given, case: "acc") }.
       *[other] { VAMPIRE($vampire) } proponuje { VAMPIRE($partner, case: "dat") } { CARD($given, case: "acc") } za { CARD($taken, case: "acc") }.
    }
  }
log-exchange-refused = { VAMPIRE($partner) } odmawia.
log-exchanged = { $given ->
    [none] { VAMPIRE($vampire) } bierze { CARD($taken, case: "acc") } od { VAMPIRE($partner, case: "gen") }.
   *[other] { $taken ->
        [none] { VAMPIRE($vampire) } daje { VAMPIRE($partner, case: "dat") } { CARD($given, case: "acc") }.
       *[other] { VAMPIRE($vampire) } daje { VAMPIRE($partner, case: "dat") } { CARD($given, case: "acc") } za { CARD($taken, case: "acc") }.
    }
  }
log-sigil = { VAMPIRE($vampire) } oddaje sługusa i pieczętuje { DISTRICT($district, case: "acc") } { CARD($sigil, case: "ins") }.
log-ended = { $cause ->
    [ritual] Wschodzi Krwawy Księżyc. Runda { $round }: miasto należy do was i nikt się nigdy nie dowie.
    [veil] Runda { $round }: zasłona opadła. Całe miasto zna wasze imiona i płoną już stosy.
   *[deck] Runda { $round }: czas się skończył. Inkwizycja zaciska sieć i na rytuał nie zostaje już żadna noc.
  }

## Części tych zdań

losses = { $entered ->
    [none] { $missing ->
        [0] { CARD($event) }
       *[other] brakujący agenci: { $missing }{ losses-by-text }
    }
   *[other] agentów widziano { DISTRICT($entered, part: "at", once: "yes") }{ $missing ->
        [0] { "" }
       *[other] ; brakujący agenci: { $missing }
    }{ losses-by-text }
  }
losses-by-text = { $ordered ->
    [0] { "" }
   *[other] ; { CARD($event) }
  }
blood = { $amount ->
    [one] { $amount } żeton krwi
    [few] { $amount } żetony krwi
   *[many] { $amount } żetonów krwi
  }
blood-left = { $after ->
    [few] zostają { $after }
   *[other] zostaje { $after }
  }
source = { $source ->
    [move] Ruch
    [expose] Wykrycie
    [fight] walka
    [recruit] nowy sługus
    [activate] efekt nocny
    [blood] zdolność Krwi
    [dark] zdolność Mroku
    [hunt] Polowanie
    [wild-hunt] Dziki Gon
    [exchange] przekazanie
    [sigillate] pieczęć
    [ritual] rytuał
    [combat] walka
    [trade] poświęcenie
    [waking] przebudzenie
    [maximum] brak miejsca
    [grid] plan miasta
    [railway-station] { DISTRICT("railway-station") }
    [museum] { DISTRICT("museum") }
    [asylum] { DISTRICT("asylum") }
    [city-park] { DISTRICT("city-park") }
    [nightclub] { DISTRICT("nightclub") }
    [newspaper-office] { DISTRICT("newspaper-office") }
    [police-station] { DISTRICT("police-station") }
    [blood-bank] { DISTRICT("blood-bank") }
    [cathedral] { DISTRICT("cathedral") }
   *[other] { CARD($source) }
  }
veil-turns = { $before ->
    [1] { MAX($after, 1) ->
        [1] Zasłona słabnie do { $after }
       *[other] Zasłona wzmacnia się do { $after }
    }
    [2] { MAX($after, 2) ->
        [2] Zasłona słabnie do { $after }
       *[other] Zasłona wzmacnia się do { $after }
    }
    [3] { MAX($after, 3) ->
        [3] Zasłona słabnie do { $after }
       *[other] Zasłona wzmacnia się do { $after }
    }
    [4] { MAX($after, 4) ->
        [4] Zasłona słabnie do { $after }
       *[other] Zasłona wzmacnia się do { $after }
    }
    [5] { MAX($after, 5) ->
        [5] Zasłona słabnie do { $after }
       *[other] Zasłona wzmacnia się do { $after }
    }
   *[6] Zasłona słabnie do { $after }
  }
last-shred = { $after ->
    [1] { " " }Został już tylko strzęp!
   *[other] { "" }
  }
kills-in-combat = { $after ->
    [3] { MAX($before, 1) ->
        [1] { kills-now }.
       *[other] { "" }
    }
    [7] { MAX($before, 5) ->
        [5] { kills-now }.
       *[other] { "" }
    }
    [8] { MAX($before, 5) ->
        [5] { kills-now }.
       *[other] { "" }
    }
   *[other] { kills-now }.
  }
kills-now = { VAMPIRE($vampire) } ma już { $after ->
    [one] { $after } ofiarę
    [few] { $after } ofiary
   *[many] { $after } ofiar
  }{ MAX($before, 0) ->
    [0] { MIN($after, 1) ->
        [1] { "; odblokowane: " }Polowanie
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 1) ->
    [1] { MIN($after, 2) ->
        [2] { $before ->
            [0] { ", " }
           *[other] { "; odblokowane: " }
        }pierwszy relikt, przekazywanie
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 3) ->
    [3] { MIN($after, 4) ->
        [4] { MAX($before, 1) ->
            [1] { ", " }
           *[other] { "; odblokowane: " }
        }Dziki Gon
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 4) ->
    [4] { MIN($after, 5) ->
        [5] { MAX($before, 3) ->
            [3] { ", " }
           *[other] { "; odblokowane: " }
        }drugi relikt
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 5) ->
    [5] { MIN($after, 6) ->
        [6] { MAX($before, 4) ->
            [4] { ", " }
           *[other] { "; odblokowane: " }
        }zdolność Mroku
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 8) ->
    [8] { MIN($after, 9) ->
        [9] { MAX($before, 5) ->
            [5] { ", " }
           *[other] { "; odblokowane: " }
        }pieczęć, rytuał
       *[other] { "" }
    }
   *[other] { "" }
  }
die-counts = { SAME($value, $counts) ->
    [yes] { $value }
   *[no] { $value }, która liczy się jako { $counts }
  }
dice-count = { SAME($values, $counts) ->
    [yes] { "" }
   *[no] { COUNT($values) ->
        [1] { " " }(liczy się jako { $counts })
       *[other] { " " }(liczą się jako { $counts })
    }
  }

## Słowa

phase-dawn = Świt
phase-districts = Dzielnice za dnia
phase-event = Wydarzenie
phase-hunt = Agenci polują
phase-night = Noc

kind-instant = Natychmiast
kind-tonight = Dziś w nocy
kind-this-round = W tej rundzie
kind-on-district = Zostaje w dzielnicy
kind-on-vampire = Zostaje na karcie wampira

side-hidden = ukryty
side-exposed = odkryty

word-round = Runda { $round } z { $rounds }
word-last-day = Ostatni dzień
word-events-left = Wydarzenia w talii: { $count }
word-relics-left = Relikty w talii: { $count }
word-coming = Następne wydarzenie sprowadzi agentów: do czerwonej { $red }, do niebieskoszarych { $more } i { $less }
word-expected = strata zasłony: około { $loss }
word-aside = odłożone:
word-reserves = W puli: agenci { $agents }, sługusy { $minions }, krew { $blood }
word-event = Wydarzenie
word-in-force = Obowiązuje
word-next = Następne wydarzenie
word-legend = ◌ ukryci agenci  ● odkryci agenci  ♟ sługusy  ✦ pieczęć  ☼ efekt dzienny  ☾ efekt nocny  + pomaga wam  ! szkodzi wam  ✖ czerwony krzyżyk  × niebieskoszary krzyżyk  ⚔ agenci atakują za dnia
word-unlock = { $kills ->
    [1] od 1: Polowanie
    [2] od 2: pierwszy relikt, przekazywanie
    [4] od 4: Dziki Gon
    [5] od 5: drugi relikt
    [6] od 6: zdolność Mroku
   *[9] przy 9: pieczęć, rytuał
  }
word-points = { $ap } PA
word-price-blood = { $cost ->
    [one] { $cost } żeton krwi
    [few] { $cost } żetony krwi
   *[other] { $cost } żetonów krwi
  }
word-price-dark = zasłona: { $cost }
word-ritual = Do rytuału: 9 ofiar { $ready }/{ $family } · pieczęcie { $sigils }/{ $family } · razem { $gathered }/{ $family } · sługusy na miejscu { $minions }/{ $family } · agenci na miejscu { $agents }
word-act = Akt { $act }: w talii { $left }, spośród { $unseen }:
word-odds = Szanse, że następne wydarzenie wskaże dzielnicę, czerwony/niebieskoszary:
word-marked = następne wydarzenie: czerwony { $red }, niebieskoszary { $blue }
word-grid = czerwony: { $red }; niebieskoszary: { $blue }
word-struck = za dnia agenci atakują tu wampiry
word-nobody = nikogo
word-drained = bez krwi
word-veil-change = Zasłona z { $before } na { $after }
word-idle = Teraz nic by się nie stało.
word-fight = { $more ->
    [0] Najlepszymi kośćmi: ofiary { $kills }, strata krwi { $blood }
   *[other] Najlepszymi kośćmi: ofiary { $kills }, strata krwi { $blood }; potem { $more ->
        [one] jeszcze { $more } kość z nowego rzutu
        [few] jeszcze { $more } kości z nowego rzutu
       *[other] jeszcze { $more } kości z nowego rzutu
    }
  }
word-strike = { $removed ->
    [0] Agent zostaje
   *[other] Agent pada
  }{ $blood ->
    [0] { "" }
   *[other] , strata krwi: { $blood }
  }
word-drink = Krew: { $amount }
word-shift = { $amount ->
    [1] Odejdzie 1 agent
   *[other] Odejdzie do { $amount } agentów
  }
word-expose = { $amount ->
    [1] 1 dzielnica
   *[other] Do { $amount } dzielnic
  }
word-warning-loses = To zabierze resztę zasłony: gra będzie od razu przegrana.
word-warning-struck = Za dnia zaatakują tu agenci. Mimo to zakończyć turę?
word-warning-unused = { $ap ->
    [one] Został { $ap } PA. Mimo to zakończyć turę?
    [few] Zostały { $ap } PA. Mimo to zakończyć turę?
   *[other] Zostało { $ap } PA. Mimo to zakończyć turę?
  }

## Słowniczek

term-family = Rodzina
    .text = Wszystkie wampiry tej gry. Razem wygrywacie albo razem przegrywacie.
term-leader = Prowodyr
    .text = Wampir, który w nocy działa pierwszy. Za dnia jego gracz decyduje o wszystkim, co zostaje do wyboru. Przewodnictwo co rundę przechodzi dalej.
term-minion = Sługus
    .text = Służy Rodzinie. Sługusy strzegą dzielnic, giną za wampiry w walce, płaci się nimi za pieczęcie i są potrzebne do rytuału. Poruszają się tylko z wampirem.
term-agent = Agent
    .text = Żeton Inkwizycji. Agenci przybywają ukryci; w nocy można walczyć tylko z odkrytymi.
term-hidden = Ukryty i odkryty
    .text = Dwie strony agenta. Wykrycie odwraca ukrytych; ukrywa ich z powrotem tylko kilka kart.
term-district = Dzielnica
    .text = Jedna z dziewięciu części miasta. Każda ma jeden efekt, dzienny albo nocny.
term-adjacent = Sąsiednia
    .text = Mająca wspólną krawędź, nigdy tylko róg.
term-veil = Zasłona
    .text = Skrywa was przed światem: na początku i najwyżej 6. Przy 0 gra jest przegrana. Dopóki wynosi 4 lub więcej, przybywa mniej agentów.
term-blood = Krew
    .text = Życie wampira i cena jego zdolności Krwi. Najwyżej 4 żetony.
term-drained = Wyczerpany
    .text = Wampir bez krwi. Leży tam, gdzie jest, i niczego nie strzeże, dopóki nie zyska krwi albo się nie obudzi.
term-wake = Przebudzenie
    .text = Wampir wyczerpany na początku swojej tury zyskuje 1 żeton krwi, a zasłona słabnie o 1.
term-kill-count = Liczba ofiar
    .text = Agenci usunięci przez wampira, najwyżej 9. Odblokowuje Polowanie (1), pierwszy relikt i Przekazywanie (2), Dziki Gon (4), drugi relikt (5), zdolność Mroku (6), pieczęć i rytuał (9).
term-action-point = Punkt akcji (PA)
    .text = Tym płaci się za akcje w nocy. Każdy wampir ma w swojej turze 2; niewykorzystane przepadają.
term-move = Ruch
    .text = 1 PA: przejdź do sąsiedniej dzielnicy z dowolną liczbą sługusów.
term-expose = Wykrycie agentów
    .text = 1 PA: wszyscy agenci w twojej dzielnicy zostają odkryci.
term-fight = Walka z agentami
    .text = 1 PA: walcz ze wszystkimi odkrytymi agentami w twojej dzielnicy. Na każdego przypada kość: 5 lub 6 usuwa agenta, 3 lub 4 usuwa agenta i kosztuje 1 żeton krwi, 1 lub 2 tylko kosztuje 1 żeton krwi.
term-recruit = Pozyskanie sługusa
    .text = 2 PA: do twojej dzielnicy przychodzi sługus z puli, a zasłona wzmacnia się o 1.
term-hunt = Polowanie
    .text = 1 PA, od 1 ofiary: zyskaj 1 żeton krwi.
term-wild-hunt = Dziki Gon
    .text = 1 PA, od 4 ofiar: uzupełnij krew do maksimum; zasłona słabnie o 1.
term-exchange = Przekazywanie reliktów
    .text = Za darmo, od 2 ofiar: daj, weź lub zamień relikty z wampirem w twojej dzielnicy.
term-sigillate = Zapieczętowanie dzielnicy
    .text = 1 PA i 1 sługus, od 9 ofiar: połóż swoją pieczęć w swojej dzielnicy. Nie może tam być agentów ani innej pieczęci.
term-ritual = Rytuał Krwawego Księżyca
    .text = 1 PA, od 9 ofiar: wygrywacie. Wszystkie pieczęcie muszą leżeć, a w twojej dzielnicy, bez agentów, muszą być wszystkie wampiry i co najmniej tylu samo sługusów.
term-blood-ability = Zdolność Krwi
    .text = Moc wampira opłacana krwią, w jego turze dowolnie wiele razy.
term-dark-ability = Zdolność Mroku
    .text = Moc wampira opłacana zasłoną, od 6 ofiar, w jego turze dowolnie wiele razy.
term-sigil = Pieczęć grozy
    .text = Każdy wampir ma jedną. W zapieczętowanej dzielnicy zawsze uznaje się, że sługusów jest więcej niż agentów, a pieczęć ma własny efekt.
term-relic = Relikt
    .text = Karta, którą ma wampir albo która leży w dzielnicy. Jedna od 2 ofiar, dwie od 5.
term-dice-reserve = Pula kości
    .text = Rzucone kości, których można jeszcze użyć. Użyte odkłada się na bok; dopiero gdy nie ma żadnej, rzuca się wszystkimi od nowa.
term-event = Karta wydarzenia
    .text = Co dzień dobiera się jedną. Gdy trzeba dobrać kartę, a talia jest pusta, gra jest przegrana.
term-grid = Plan miasta
    .text = Obrazek na karcie wydarzenia: czerwony krzyżyk i dwa niebieskoszare wskazują dzielnice, do których przychodzą agenci.
term-presence = Obecność
    .text = Sługus albo niewyczerpany wampir w dzielnicy. Agenci, których sprowadza tam wydarzenie, kosztują 1 punkt zasłony.
term-majority = Przewaga
    .text = Więcej sługusów niż agentów albo więcej agentów niż sługusów. Remis to żadna przewaga.
term-dawn = Świt
    .text = Początek dnia, gdy działają niektóre z kart wydarzeń pozostających w grze.
term-sacrifice = Poświęcenie sługusów
    .text = Przed pierwszą kością walki można usunąć sługusów z dzielnicy. Każdy zabiera ze sobą odkrytego agenta.
term-reserve = Pula
    .text = Żetony spoza miasta. Każdy agent, którego wydarzenie powinno sprowadzić, a którego nie ma, kosztuje 1 punkt zasłony.
term-lying = Karta pozostająca w grze
    .text = Karta wydarzenia w dzielnicy albo na karcie wampira. Gdy jej warunek się spełni, odrzuca się ją, często z nagrodą.

## Wampiry

vampire-agnieszka = Agnieszka
    .gen = Agnieszki
    .dat = Agnieszce
    .acc = Agnieszkę
    .ins = Agnieszką
    .text = Głos we mgle. Agenci idą tam, dokąd prowadzi ich jej śpiew: do niej, od niej, a na koniec ze wszystkich stron.
vampire-imre = Imre
    .gen = Imrego
    .dat = Imremu
    .acc = Imrego
    .ins = Imrem
    .text = Starszy rodu. Oddaje innym własną krew i przejrzy każde przebranie.
vampire-ishtvan = Ishtvan
    .gen = Ishtvana
    .dat = Ishtvanowi
    .acc = Ishtvana
    .ins = Ishtvanem
    .text = Przywoływacz. To, co wzywa, zostawia tylko jednego świadka, a na koniec sprowadza do niego całą Rodzinę.
vampire-laszlo = Laszlo
    .gen = Laszla
    .dat = Laszlowi
    .acc = Laszla
    .ins = Laszlem
    .text = Wojewoda. W walce nagina do swojej woli nawet kości, za dnia i w nocy.
vampire-mila = Mila
    .gen = Mili
    .dat = Mili
    .acc = Milę
    .ins = Milą
    .text = Kusicielka. Agenci, którzy ją spotkają, przechodzą na jej stronę.
vampire-nevena = Nevena
    .gen = Neveny
    .dat = Nevenie
    .acc = Nevenę
    .ins = Neveną
    .text = Wieszczka. Czyta wydarzenie, zanim nadejdzie, i potrafi je odmienić.

## Zdolności

card-sirens-lure = Syreni zew
    .text = Wybierz sąsiednią dzielnicę. Przesuń 1 lub 2 agentów stamtąd do swojej dzielnicy albo ze swojej dzielnicy tam. Zachowują swoją stronę.
card-piper-of-shadows = Flecistka cieni
    .text = Wybierz dowolną dzielnicę. Z dzielnic sąsiadujących z nią przesuń do niej dowolną liczbę agentów (co najmniej 1). Potem wszyscy agenci w niej zostają odkryci.
card-elders-gift = Dar starszego
    .text = Inny wampir w twojej lub sąsiedniej dzielnicy zyskuje 2 żetony krwi; albo odkryj wszystkich agentów w swojej lub sąsiedniej dzielnicy.
card-thousand-eyes = Tysiąc oczu
    .text = Wszyscy agenci w mieście zostają odkryci, a każdy inny wampir zyskuje 1 żeton krwi.
card-demon-summoning = Przyzwanie demonów
    .text = Gdy w twojej dzielnicy jest co najmniej 2 agentów: usuń wszystkich poza jednym, którego odkrywasz. { kills-by-ability }
card-gates-of-hell = Wrota piekieł
    .text = Sprowadź do swojej dzielnicy dowolną liczbę innych wampirów, także wyczerpanych. Każdy może zabrać dowolną liczbę sługusów.
card-brute-force = Nadludzka siła
    .text = W walce, w której bierzesz udział, za dnia i w nocy: wybrana kość jest warta o 3 więcej, najwyżej 6. Tyle razy, na ile cię stać.
card-warlords-fury = Furia wojewody
    .text = { $edition ->
        [igrology] W walce, w której bierzesz udział, za dnia i w nocy: wszystkie wybrane do niej kości liczą się jako 6.
       *[other] W walce, w której bierzesz udział, za dnia i w nocy: ta kość i każda następna, której w niej użyjesz, liczy się jako 6.
    }
card-temptation = Kuszenie
    .text = Zastąp 1 agenta w swojej dzielnicy, ukrytego lub odkrytego, sługusem. { kill-by-ability }
card-crimson-court = Szkarłatny dwór
    .text = Zastąp 1 lub 2 agentów w swojej dzielnicy, ukrytych lub odkrytych, sługusami. { kills-by-ability }
card-clairvoyance = Jasnowidzenie
    .text = Odkryj wierzchnią kartę talii wydarzeń; zostaje ona na miejscu. Potem usuń po 1 agencie z najwyżej dwóch z trzech dzielnic, które zaznacza. { kills-by-ability }
card-rewritten-fate = Odmieniony los
    .text = Odrzuć wierzchnią kartę talii wydarzeń albo kartę wydarzenia pozostającą w grze, bez jej nagrody. Usuń wszystkich agentów z trzech dzielnic, które zaznacza. { kills-by-ability }

kill-by-ability = { $edition ->
    [igrology] Nie liczy się to jako ofiara.
   *[other] Liczy się to jako ofiara.
  }
kills-by-ability = { $edition ->
    [igrology] Usunięci agenci nie liczą się jako ofiary.
   *[other] Każdy usunięty agent to ofiara.
  }

## Pieczęcie grozy

card-sigil-of-mirages = Pieczęć miraży
    .ins = Pieczęcią miraży
    .text = Na początku każdej nocy prowodyr może przesunąć do 2 agentów z tej dzielnicy, każdego do sąsiedniej.
card-sigil-of-the-spring = Pieczęć źródła
    .ins = Pieczęcią źródła
    .text = Wampir, który zaczyna turę w tej dzielnicy, zyskuje 1 żeton krwi, zanim musiałby się budzić.
card-sigil-of-the-pit = Pieczęć otchłani
    .ins = Pieczęcią otchłani
    .text = Na początku każdej nocy do tej dzielnicy przychodzi sługus z puli. Zasłona się nie wzmacnia.
card-sigil-of-war = Pieczęć wojny
    .ins = Pieczęcią wojny
    .text = W walkach w tej dzielnicy każda kość jest warta o 1 więcej, za dnia i w nocy, ktokolwiek walczy.
card-sigil-of-desire = Pieczęć pożądania
    .ins = Pieczęcią pożądania
    .text = Pozyskanie sługusa w tej dzielnicy kosztuje 1 PA zamiast 2.
card-sigil-of-foresight = Pieczęć proroctwa
    .ins = Pieczęcią proroctwa
    .text = Gdy dobrano kartę wydarzenia, prowodyr może obrócić jej plan miasta do góry nogami.

## Dzielnice

district-railway-station = Dworzec kolejowy
    .at = na Dworcu kolejowym
    .to = na Dworzec kolejowy
    .from = z Dworca kolejowego
    .effect = Nocny pociąg
    .text = Noc, 2 PA: jedź do dowolnej innej dzielnicy z dowolną liczbą sługusów z dworca. To nie jest Ruch.
district-museum = Muzeum
    .at = w Muzeum
    .to = do Muzeum
    .from = z Muzeum
    .effect = Nowe nabytki
    .text = Dzień, więcej sługusów niż agentów: prowodyr dobiera relikt i daje go wampirowi, który ma co najmniej 2 ofiary.
district-asylum = Szpital psychiatryczny
    .at = w Szpitalu psychiatrycznym
    .to = do Szpitala psychiatrycznego
    .from = ze Szpitala psychiatrycznego
    .effect = Szepty z cel
    .text = Dzień, więcej sługusów niż agentów: prowodyr może przesunąć do szpitala 1 agenta { $asylumRange ->
        [adjacent] z sąsiedniej dzielnicy
       *[other] z dowolnej innej dzielnicy
    }. Zostaje on tam odkryty. Zasłona nie słabnie.
district-city-park = Park miejski
    .at = w Parku miejskim
    .to = do Parku miejskiego
    .from = z Parku miejskiego
    .effect = Ciała w krzakach
    .text = Dzień, więcej agentów niż sługusów: zasłona słabnie o 1.
district-nightclub = Klub nocny
    .at = w Klubie nocnym
    .to = do Klubu nocnego
    .from = z Klubu nocnego
    .effect = Taniec w ciemności
    .text = Noc, 1 PA i kość: przy 1 lub 2 zyskaj 2 żetony krwi, przy 3 do 6 zyskaj 1 żeton krwi.
district-newspaper-office = Redakcja gazety
    .acc = Redakcję gazety
    .at = w Redakcji gazety
    .to = do Redakcji gazety
    .from = z Redakcji gazety
    .effect = Podkręcony artykuł
    .text = Noc, 1 PA i kość: przesuń agentów z jednej dzielnicy do sąsiedniej; 1 lub 2 przy 1 do 3, jednego przy 4 do 6.
district-police-station = Komisariat policji
    .at = w Komisariacie policji
    .to = do Komisariatu policji
    .from = z Komisariatu policji
    .effect = Otwarte akta
    .text = Noc, 1 PA i kość: odkryj wszystkich agentów w najwyżej 3 dzielnicach przy 1 lub 2, w najwyżej 2 przy 3 lub 4, w 1 przy 5 lub 6.
district-blood-bank = Bank krwi
    .at = w Banku krwi
    .to = do Banku krwi
    .from = z Banku krwi
    .effect = Woreczek dla przyjaciela
    .text = Dzień, więcej sługusów niż agentów: prowodyr wybiera wampira, który zyskuje 1 żeton krwi.
district-cathedral = Katedra
    .acc = Katedrę
    .at = w Katedrze
    .to = do Katedry
    .from = z Katedry
    .effect = Wezwanie do broni
    .text = Dzień, więcej agentów niż sługusów: do Katedry przychodzi ukryty agent. Zasłona nie słabnie.

## Relikty

card-pristine-blood = Nieskazitelna krew
    .gen = Nieskazitelnej krwi
    .acc = Nieskazitelną krew
    .text = Możesz mieć 6 żetonów krwi zamiast 4. Gdy oddasz lub stracisz relikt, krew powyżej 4 przepada.
card-distortion-timepiece = Zegar wypaczeń
    .gen = Zegara wypaczeń
    .text = Raz na rundę, gdy masz co najmniej 2 żetony krwi: strać 1 żeton krwi i zyskaj 1 PA. Nawet jeśli zmieni właściciela, działa tylko raz na rundę.
card-funerary-urn = Urna pogrzebowa
    .gen = Urny pogrzebowej
    .acc = Urnę pogrzebową
    .text = 1 PA: połóż ją w swojej dzielnicy. Odtąd prowodyr może raz na kartę wydarzenia skierować tu 1 agenta, którego ta karta dodałaby gdzie indziej.
card-signet-of-the-lost-kin = Sygnet utraconego rodu
    .gen = Sygnetu utraconego rodu
    .text = Możesz używać zdolności Krwi każdego wampira, którego nie ma w tej grze, za jej cenę w krwi. Nadludzkiej siły tylko w nocy.
card-martyrs-dagger = Sztylet męczennika
    .gen = Sztyletu męczennika
    .text = Raz na każdą nocną walkę, w której bierzesz udział, wybrana przez ciebie kość liczy się jako 6.
card-cloak-of-bats = Płaszcz nietoperzy
    .gen = Płaszcza nietoperzy
    .text = Pierwszy Ruch w każdej twojej turze nic nie kosztuje.
card-inquisitors-ledger = Księga inkwizytora
    .gen = Księgi inkwizytora
    .acc = Księgę inkwizytora
    .text = Gdy wykrywasz agentów w swojej dzielnicy, zostają odkryci także agenci we wszystkich sąsiednich.
card-contract-of-servitude = Kontrakt poddaństwa
    .gen = Kontraktu poddaństwa
    .text = Raz na turę możesz pozyskać sługusa za 1 PA i 1 żeton krwi zamiast 2 PA.
card-stone-gargoyle = Kamienny gargulec
    .gen = Kamiennego gargulca
    .acc = Kamiennego gargulca
    .text = 1 PA: połóż go w swojej dzielnicy. Odtąd agenci nie atakują tam za dnia.
card-witch-lantern = Latarnia wiedźmy
    .gen = Latarni wiedźmy
    .acc = Latarnię wiedźmy
    .text = 1 PA: połóż ją w swojej dzielnicy; wszyscy agenci tam zostają odkryci. Odtąd odkryty zostaje każdy agent, który tam przyjdzie.
card-censer-of-mist = Kadzielnica mgły
    .gen = Kadzielnicy mgły
    .acc = Kadzielnicę mgły
    .text = 1 PA: odrzuć ją; zasłona wzmacnia się o 2.
card-chalice-of-hunger = Kielich głodu
    .gen = Kielicha głodu
    .text = Każde twoje Polowanie daje o 1 żeton krwi więcej.
card-tyrants-mask = Maska tyrana
    .gen = Maski tyrana
    .acc = Maskę tyrana
    .text = Gdy w nocy płacisz za własną zdolność Mroku, zamiast każdego punktu zasłony możesz zapłacić 2 żetony krwi.
card-forefathers-coffin = Trumna praojca
    .gen = Trumny praojca
    .acc = Trumnę praojca
    .text = Gdy się budzisz, zyskujesz 2 żetony krwi zamiast 1, a zasłona nie słabnie.

## Karty wydarzeń

card-quiet-arrival = Cichy przyjazd
    .text = Prowodyr może przesunąć jednego wampira, nawet wyczerpanego, do sąsiedniej dzielnicy z dowolną liczbą sługusów z jego dzielnicy. To nie jest Ruch.
card-novices-of-the-order = Nowicjusze zakonu
    .text = Dodaj 1 agenta, od razu odkrytego, do dzielnicy czerwonej.
card-broken-street-lights = Zgasłe latarnie
    .text = Dziś w nocy pierwszy Ruch każdego wampira nic nie kosztuje.
card-curious-reporter = Ciekawski reporter
    .text = Dodaj 1 agenta { DISTRICT("newspaper-office", part: "to") }; karta tam zostaje. Dopóki tam leży, nocnego efektu dzielnicy nie można użyć. Odrzuć ją, gdy nie ma tam agentów. Nagroda: zasłona wzmacnia się o 1.
card-copycat-gang = Gang naśladowców
    .text = Zasłona natychmiast słabnie o 2, ale nie poniżej 1. Potem dodaj 1 agenta { DISTRICT("city-park", part: "to") }; karta tam zostaje. Odrzuć ją, gdy sługusów jest tam więcej niż agentów. Nagroda: zasłona wzmacnia się o 2.
card-blood-drive = Akcja krwiodawstwa
    .text = Prowodyr wybiera wampira, który nie ma pełnej krwi: zyskuje on 1 żeton krwi. Jeśli { DISTRICT("blood-bank", part: "at") } jest więcej sługusów niż agentów, 1 żeton krwi zyskuje też drugi wampir.
card-footsteps-behind-you = Kroki za plecami
    .text = Prowodyr przesuwa 1 agenta z dzielnicy bez wampirów do sąsiedniej dzielnicy z niewyczerpanym wampirem.
card-nervous-rumours = Niepokojące plotki
    .text = Jeśli w mieście jest mniej sługusów niż wampirów, zasłona słabnie o 1.
card-false-papers = Fałszywe papiery
    .text = Wszyscy odkryci agenci w mieście znów się ukrywają.
card-a-favour-called-in = Przysługa za przysługę
    .text = Prowodyr może stracić 1 żeton krwi: do jego dzielnicy przychodzi sługus. Zasłona się nie wzmacnia.
card-the-informer = Donosiciel
    .text = Zostaje w dzielnicy czerwonej. Dopóki tam leży, przy porównywaniu sługusów i agentów tamtejsze sługusy liczą się jako 0. Odrzuć ją, gdy nie ma tam agentów. Nagroda: zasłona wzmacnia się o 1.
card-night-shift = Nocna zmiana
    .text = Dziś w nocy każdy nocny efekt dzielnicy kosztuje o 1 PA więcej.
card-fickle-moon = Kapryśny księżyc
    .text = Rzuć ponownie wszystkimi kośćmi z puli. Potem prowodyr może obrócić jedną z nich na dowolną wartość.
card-lost-luggage = Zaginiony bagaż
    .text = Dodaj 1 agenta { DISTRICT("railway-station", part: "to") }; karta tam zostaje. Dopóki tam leży, nocny pociąg kosztuje o 1 PA więcej. Odrzuć ją, gdy nie ma tam agentów. Nagroda: prowodyr dobiera i wręcza relikt.
card-stakeout = Obserwacja
    .text = Zostaje na karcie prowodyra. Dopóki tam leży, za każdym razem, gdy ten wampir zaczyna Polowanie, Dziki Gon lub Pozyskanie sługusa, do jego dzielnicy przychodzi agent (zasłona nie słabnie). Odrzuć ją po walce, w której zaliczono temu wampirowi co najmniej 1 agenta. Nagroda: zyskuje on 1 żeton krwi.
card-holy-water = Woda święcona
    .text = Każdy wampir, który ma co najmniej 2 żetony krwi i jest w dzielnicy z co najmniej 1 agentem, traci 1 żeton krwi.
card-second-thoughts = Wyrzuty sumienia
    .text = Jeśli w mieście jest sługus, prowodyr wybiera: usuń 1 sługusa z dzielnicy z największą ich liczbą albo zasłona słabnie o 1.
card-carnival-night = Noc karnawału
    .text = Dziś w nocy pierwsze Pozyskanie sługusa, czyjekolwiek, kosztuje o 1 PA mniej, ale co najmniej 1 PA.

card-curse-of-our-clan = Klątwa naszego klanu
    .text = Zostaje na karcie prowodyra; potem prowodyr traci 1 żeton krwi. O każdym późniejszym świcie ten wampir znów traci 1 żeton krwi. Odrzuć ją, gdy wampir jest wyczerpany. Nagroda: zasłona wzmacnia się o 1.
card-police-raid = Policyjna obława
    .text = W dzielnicy z największą liczbą sługusów zastąp 1 sługusa agentem. Jeśli w mieście nie ma sługusów, dodaj 1 agenta { DISTRICT("police-station", part: "to") }.
card-door-to-door = Od drzwi do drzwi
    .text = Z dzielnicy z największą liczbą agentów idzie po 1 agencie do każdej sąsiedniej dzielnicy bez agentów, dopóki ich starcza. Kolejność wybiera prowodyr.
card-marked-for-the-stake = Skazany na kołek
    .text = Zostaje na karcie wampira z największą liczbą ofiar. Dopóki tam leży, do ataku za dnia w dzielnicy tego wampira wystarczy 2 agentów. Odrzuć ją po walce, w której zaliczono temu wampirowi co najmniej 2 agentów. Nagroda: zasłona wzmacnia się o 1.
card-curfew = Godzina policyjna
    .text = Dziś w nocy każdy wampir może wykonać najwyżej jeden Ruch.
card-the-longest-day = Najdłuższy dzień
    .text = Dziś w nocy prowodyr ma o 1 PA mniej.
card-the-inquisitor = Inkwizytor
    .text = Zostaje w dzielnicy czerwonej. Dopóki tam leży, w tamtejszych walkach każda kość jest warta o 1 mniej, ale co najmniej 1. Odrzuć ją, gdy nie ma tam agentów. Nagroda: zasłona wzmacnia się o 1.
card-blackmail = Szantaż
    .text = Prowodyr wybiera jedno, co da się wykonać w całości: zasłona słabnie o 1; albo usuń z miasta 2 sługusów; albo odrzuć 1 relikt dowolnego wampira.
card-press-campaign = Kampania prasowa
    .text = Dodaj 1 agenta { DISTRICT("newspaper-office", part: "to") } i 1 agenta { DISTRICT("police-station", part: "to") }.
card-witness-protection = Ochrona świadków
    .text = Wszyscy odkryci agenci w mieście znów się ukrywają. Potem dodaj 1 agenta do dzielnicy czerwonej.
card-blood-tests = Badania krwi
    .text = Każdy wampir, który ma 2 lub więcej żetonów krwi, traci 1 żeton krwi.
card-masquerade-ball = Bal maskowy
    .text = W kolejności tur każdy wampir, nawet wyczerpany, może przejść do sąsiedniej dzielnicy z dowolną liczbą sługusów ze swojej dzielnicy. To nie są Ruchy.
card-corrupt-priest = Przekupny ksiądz
    .text = Prowodyr może stracić 1 żeton krwi: usuń 1 agenta z dowolnej dzielnicy. Nie liczy się to jako ofiara.
card-antiquities-auction = Aukcja antyków
    .text = Jeśli można dobrać relikt, prowodyr może usunąć 1 sługusa z dowolnej dzielnicy: dobierz relikt i daj go wampirowi, który ma co najmniej 2 ofiary.
card-silver-bullets = Srebrne kule
    .text = Dziś za dnia i przez całą noc każda kość licząca się jako 1 lub 2 kosztuje 2 żetony krwi zamiast 1.
card-ring-of-steel = Stalowy pierścień
    .text = Prowodyr wybiera dwie dzielnice sąsiadujące z jego dzielnicą: dodaj do każdej 1 agenta.
card-the-traitor = Zdrajca
    .text = Dodaj 1 agenta do dzielnicy z największą liczbą sługusów; karta tam zostaje. Dopóki tam leży, żaden sługus nie może opuścić tej dzielnicy. Odrzuć ją, gdy nie ma tam agentów. Nagroda: zasłona wzmacnia się o 1. Jeśli w mieście nie ma sługusów, nic się nie dzieje.
card-hungry-moon = Głodny księżyc
    .text = Dziś w nocy każde Polowanie daje 2 żetony krwi zamiast 1, a polować mogą też wampiry bez ofiar.

card-last-crusade = Ostatnia krucjata
    .text = Dodaj 1 agenta do każdej dzielnicy bez pieczęci, agentów, sługusów i wampirów.
card-cleansing-fire = Oczyszczający ogień
    .text = W dzielnicy z największą liczbą sługusów usuń ich połowę, zaokrągloną w górę.
card-the-grand-inquisitor = Wielki Inkwizytor
    .text = Dodaj 2 agentów { DISTRICT("cathedral", part: "to") }; karta tam zostaje. O każdym późniejszym świcie przychodzi tam 1 agent więcej. Odrzuć ją, gdy nie ma tam agentów. Nagroda: zasłona wzmacnia się o 2.
card-hammer-of-witches = Młot na czarownice
    .text = Każdy wampir w dzielnicy z co najmniej 1 agentem traci 1 żeton krwi.
card-martial-law = Stan wojenny
    .text = Dziś w nocy każdy wampir może wykonać najwyżej jeden Ruch i nie można użyć żadnego nocnego efektu dzielnicy.
card-mass-arrests = Masowe aresztowania
    .text = W każdej z dwóch dzielnic z największą liczbą sługusów zastąp 1 sługusa agentem.
card-eclipse = Zaćmienie
    .text = Dziś w nocy każdy wampir ma o 1 PA więcej.
card-ancestral-vault = Krypta przodków
    .text = Prowodyr wybiera do dwóch wampirów: każdy zyskuje 2 żetony krwi.
card-burning-noon = Palące południe
    .text = Dwa wampiry z największą ilością krwi tracą po 2 żetony krwi albo wszystko, co mają.
card-siege = Oblężenie
    .text = Do każdej dzielnicy z niewyczerpanym wampirem przechodzi 1 agent z sąsiedniej dzielnicy bez takiego wampira. Kolejność i agentów wybiera prowodyr.
card-public-panic = Zbiorowa panika
    .text = Zasłona słabnie o 1, a jeśli któryś wampir jest wyczerpany, o 2.
card-confiscation = Konfiskata
    .text = Prowodyr wybiera: odrzuć 1 relikt dowolnego wampira albo zasłona słabnie o 1.
card-hunters-mark = Znak łowcy
    .text = Zostaje na karcie prowodyra. O każdym późniejszym świcie do dzielnicy tego wampira przychodzi 1 agent. Odrzuć ją, gdy tura wampira kończy się bez agentów w jego dzielnicy. Nagroda: zasłona wzmacnia się o 1.
card-consecrated-ground = Poświęcona ziemia
    .text = Zostaje w dzielnicy czerwonej. Dopóki tam leży, dzielnicy nie można zapieczętować, jej efekt przy przewadze sługusów nie działa, a efektu nocnego nie można użyć. Odrzuć ją, gdy sługusów jest tam co najmniej o 2 więcej niż agentów, albo od razu, jeśli dzielnica jest już zapieczętowana. Nagroda: zasłona wzmacnia się o 1.
card-shattered-circles = Strzaskane kręgi
    .text = Zostaje w dzielnicy czerwonej. Dopóki tam leży, żadna pieczęć grozy nie ma swojego efektu. Pieczęcie nadal dają przewagę i liczą się do rytuału. Odrzuć ją, gdy nie ma tam agentów. Nagroda: każdy wampir w tej dzielnicy zyskuje 1 żeton krwi.
card-reinforcements = Posiłki
    .text = Dodaj po 1 agencie do dzielnicy czerwonej i do obu niebieskoszarych.
card-silent-bells = Milczące dzwony
    .text = Najwyżej dwa razy prowodyr może usunąć 1 sługusa z dowolnej dzielnicy: za każdym razem usuń 1 agenta z dowolnej dzielnicy. Nie liczą się oni jako ofiary.
card-final-edition = Ostatnie wydanie
    .text = Policz dzielnice, w których agentów jest więcej niż sługusów. Przy 3 lub 4 zasłona słabnie o 1, przy 5 lub więcej o 2.
