### To, co mówi sama plansza Łowców nocy, po polsku.

board-copies = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
  }
board-place = { $count ->
    [0] { PLACE($place) }, nikogo tu nie ma
   *[other] { PLACE($place) }: { $guests }
  }
board-deck = { DECK($deck, part: "plural") }: stos dobierania { $count }, stos kart odrzuconych { $discards }
board-discards = { DECK($deck, part: "plural") }, stos kart odrzuconych: { $count }
board-track = Tor obrażeń
board-damage = { $name }: obrażenia { $damage }
board-eliminated = { $name } odpada przy { $damage }

## Atak, zanim zostanie wykonany

board-stand = Obrażenia: { $damage }
board-stand-open = Obrażenia: { $damage }, wytrzymałość { $limit }
board-outlook = Średnio { $average }, { $misses ->
    [0] bez pudła
   *[other] pudła: { $misses } na { $rolls }
  }
board-outlook-kill = śmiertelne: { $kills } na { $rolls }
board-no-harm = pod ochroną: bez obrażeń

## Własne rzeczy

board-you = ty
board-own = Twoja postać
board-own-closed = Tylko ty ją widzisz. Dotknij karty albo obejrzyj ją tutaj.
board-look = Obejrzyj
board-peek = Podejrzyj
board-hide = Zakryj
board-progress = { $done } z { $needed }

## Notatnik

board-grid = Kto może być kim
board-cell = { $name }, { $thing }: { $proof ->
    [certain] pewne
    [excluded] wykluczone
   *[possible] { $guess ->
        [likely] możliwe i tak myślisz
        [doubtful] możliwe, ale wątpisz
        [no] możliwe, ale w to nie wierzysz
       *[none] możliwe, bez znaku
    }
  }
board-legend = Ptaszki i krzyżyki wynikają z tego, co wiesz na pewno. Naciśnij wolne pole, by zaznaczyć domysł:
board-guess-likely = raczej tak
board-guess-doubtful = wątpliwe
board-guess-no = raczej nie
board-prophecies = Wróżby, które przeszły przez twoje ręce
board-no-prophecies = Jeszcze żadnej.
board-note = { CARD($card) }: daje { SEAT($giver) }, otrzymuje { SEAT($receiver) }; { $outcome ->
    [healed] leczenie
    [took] obrażenia
    [protected] ochrona
    [gave] oddany ekwipunek
    [showed] pokazana postać
   *[nothing] „Nic się nie stało”
  }
board-shown = { SEAT($seat) } to { CHARACTER($character) }

## Koniec

board-go-on = Do wyniku
board-reached = osiągnięty
board-missed = nieosiągnięty
board-chart = Obrażenia w ciągu nocy
board-won = Zwycięstwo: { $why }
board-lost = Cel nieosiągnięty.
board-fell = Odpada przy { $damage } obrażeniach.

## Co ktoś zrobił, w jednym zdaniu: każda część mówi o tym, czyja jest tura

beat-started = Zapada noc, zaczyna { SEAT($start) }.
beat-ended = { $winners ->
    [none] Noc minęła i nikt nie wygrywa.
   *[other] Noc minęła. { COUNT($winners) ->
        [one] Wygrywa { SEATS($winners) }.
       *[other] Wygrywają { SEATS($winners) }.
    }
  }
beat-revealed = { SEAT($seat) } ujawnia się: { CHARACTER($character, part: "title") }.
beat-eliminated = { SEAT($seat) } odpada z gry: { CHARACTER($character, part: "title") }.
beat-moves = idzie { PLACE($place, part: "to") }
beat-rolls = wyrzuca { $sum }
beat-skips = nic tam nie robi
beat-draws = dobiera { CARD($card, case: "acc") }
beat-draws-prophecy = dobiera wróżbę
beat-passes = podaje wróżbę, dostaje ją { SEAT($receiver) }
beat-prophecy = { $outcome ->
    [healed] podaje wróżbę, { SEAT($receiver) } leczy się dzięki niej
    [took] podaje wróżbę, { SEAT($receiver) } odnosi przez nią obrażenia ({ $amount })
    [gave] podaje wróżbę, { SEAT($receiver) } płaci za nią ekwipunkiem
    [showed] podaje wróżbę, { SEAT($receiver) } w odpowiedzi pokazuje swoją postać
   *[other] podaje wróżbę ({ SEAT($receiver) }), nic się nie dzieje
  }
beat-no-effect = nie korzysta z karty { CARD($card) }
beat-chooses = wybiera cel: { SEAT($target) }
beat-misses = atakuje i pudłuje ({ SEAT($victim) })
beat-hits = { $amount ->
    [0] atakuje na próżno ({ SEAT($victim) })
   *[other] atakuje i trafia ({ SEAT($victim) }: { $amount })
  }
beat-counters = { $amount ->
    [0] { SEAT($attacker) } na próżno oddaje cios
   *[other] { SEAT($attacker) } oddaje cios ({ $amount })
  }
beat-takes = odnosi obrażenia ({ $amount })
beat-hurts = zadaje obrażenia ({ SEAT($seat) }: { $amount })
beat-prevented = { SEAT($seat) } ma ochronę
beat-heals = leczy się ({ $amount })
beat-heals-other = { SEAT($seat) } leczy się ({ $amount })
beat-sets = { $own ->
    [true] ma teraz obrażenia: { $damage }
   *[false] ustawia obrażenia ({ SEAT($seat) }: { $damage })
  }
beat-takes-card = zabiera { CARD($card, case: "acc") } (traci: { SEAT($from) })
beat-gives-card = { SEAT($to) } dostaje { CARD($card, case: "acc") }
beat-digs = wykopuje { CARD($card, case: "acc") }
beat-extra = zyskuje dodatkową turę
beat-ability = używa zdolności { CHARACTER($character, part: "ability") }
beat-voids = unieważnia zdolność ({ SEAT($seat) })

## Karty gry według rodzaju

gallery-characters = Postacie
gallery-green = Wróżby
gallery-blue = Przewagi
gallery-red = Walki
gallery-places = Miejsca

gain-damage = twoje obrażenia { $more }
gain-dealt = obrażenia innych { $more }
gain-equipment = twój ekwipunek { $more }
gain-known = znane ci wróżby { $more }
gain-risk-out = ryzyko śmierci { $more } p.p.

## Czemu bot wybiera właśnie to

why-attack-enemy = Mój cel to { SEAT($victim) }: jawny { PARTY($party) }, a ja stoję po drugiej stronie.
why-attack-hurt = Mój cel to { SEAT($victim) }: obrażenia { $damage }, najwięcej w moim zasięgu.
why-attack-equipment = Mój cel to { SEAT($victim) }: w moim zasięgu nikt nie ma więcej ekwipunku, a po eliminacji jest łup.
why-attack-only = Mój cel to { SEAT($victim) }: nikogo innego nie mam w zasięgu.
why-attack-all = Mój atak trafia naraz wszystkich w zasięgu: { SEATS($victims) }.
why-prophecy = Dobieram wróżbę: { $count ->
    [one] ktoś jest jeszcze w ukryciu, a odpowiedź coś mi powie.
   *[other] wciąż w ukryciu: { $count }, a odpowiedź coś mi powie.
  }
why-ask = Wróżbę dostaje { SEAT($receiver) }: wciąż w ukryciu, więc każda odpowiedź coś mi powie.
why-tree-heal = Leczę się: moje obrażenia to { $damage }, a każda wytrzymałość ma koniec.
why-tree-hurt = Drzewo rani, cel: { SEAT($victim) }. Obrażenia { $damage }, więcej niż u innych przeciwników.
why-tree-enemy = Drzewo rani, cel: { SEAT($victim) }. To jawny { PARTY($party) }, a ja stoję po drugiej stronie.
why-steal-most = Kradnę { CARD($card, case: "acc") }: z przeciwników najwięcej do zabrania ma { SEAT($from) }.
why-steal-only = Kradnę { CARD($card, case: "acc") }: jedyny cel z ekwipunkiem to { SEAT($from) }.
why-reveal-use = Ujawniam się, bo chcę teraz użyć zdolności: w ukryciu nie mogę.
why-reveal-hurt = Ujawniam się: przy obrażeniach { $damage } mogę nie mieć wiele czasu na swoją zdolność.
why-reveal = Ujawniam się: dopiero teraz działa moja zdolność.
why-go-heal = Idę { PLACE($place, part: "to") }: moje obrażenia to { $damage }, a tam mogę się leczyć.
why-go-steal = Idę { PLACE($place, part: "to") }: ekwipunek, z którego mogę wybierać: { $count }.
why-go-prophecy = Idę { PLACE($place, part: "to") } po wróżbę: { $count ->
    [one] ktoś jest jeszcze w ukryciu.
   *[other] wciąż w ukryciu: { $count }.
  }
why-go-attack = Idę { PLACE($place, part: "to") }: w zasięgu ataku { COUNT($victims) ->
    [one] jest tam { SEATS($victims) }.
   *[other] są tam { SEATS($victims) }.
  }
why-blue = Dobieram niebieską kartę: moje obrażenia to { $damage }, a niektóre z tych kart leczą.
why-red = Dobieram czerwoną kartę: nie mam ekwipunku, a większość broni jest czerwona.
