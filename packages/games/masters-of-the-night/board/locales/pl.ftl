### Co mówi sama plansza Władców Nocy, po polsku.

## Miasto

board-city = Miasto
board-day = Dzień
board-night = Noc
board-round = Runda { $round } z { $rounds }
board-last-day = Ostatni dzień
board-empty = { $name }: nikogo
board-drained = { VAMPIRE($vampire) } (bez krwi)
board-hidden = { $count ->
    [one] { $count } ukryty agent
    [few] { $count } ukrytych agentów
   *[other] { $count } ukrytych agentów
  }
board-exposed = { $count ->
    [one] { $count } odkryty agent
    [few] { $count } odkrytych agentów
   *[other] { $count } odkrytych agentów
  }
board-minions = { $count ->
    [one] { $count } sługus
    [few] { $count } sługusów
   *[other] { $count } sługusów
  }
board-cross-red = czerwony krzyżyk (agenci: { $count })
board-cross-blue = niebieskoszary krzyżyk (agenci: { $count })
board-struck = za dnia zaatakują tu agenci
board-omen-helps = efekt dzienny działa na waszą korzyść
board-omen-harms = efekt dzienny działa przeciw wam
board-whereabouts = Rząd { $row }, miejsce { $place }. Obok: { $neighbours }.
board-name-railway-station = Dworzec
board-name-museum = Muzeum
board-name-asylum = Szpital
board-name-city-park = Park miejski
board-name-nightclub = Klub nocny
board-name-newspaper-office = Redakcja
board-name-police-station = Komisariat
board-name-blood-bank = Bank krwi
board-name-cathedral = Katedra
board-does-railway-station = 2 PA: jedź do dowolnej dzielnicy
board-does-museum = Więcej sługusów: weź relikt
board-does-asylum = Więcej sługusów: zwab agenta
board-does-city-park = Więcej agentów: zasłona −1
board-does-nightclub = 1 PA i kość: 1–2 żetony krwi
board-does-newspaper-office = 1 PA i kość: przesuń agentów
board-does-police-station = 1 PA i kość: odkryj agentów
board-does-blood-bank = Więcej sługusów: 1 żeton krwi
board-does-cathedral = Więcej agentów: kolejny agent
board-does-short-railway-station = 2 PA: jedź dokądś
board-does-short-museum = Sługusy: relikt
board-does-short-asylum = Sługusy: zwab agenta
board-does-short-city-park = Agenci: zasłona −1
board-does-short-nightclub = 1 PA, kość: krew
board-does-short-newspaper-office = 1 PA, kość: agenci
board-does-short-police-station = 1 PA, kość: odkryj
board-does-short-blood-bank = Sługusy: krew
board-does-short-cathedral = Agenci: +1 agent

## Nad miastem

board-veil = Zasłona: { $veil } z 6
board-coming = Następne wydarzenie: agenci w dzielnicy czerwonej: { $red }, w niebieskoszarych: { $more } i { $less }.
board-coming-short = Krzyżyki
board-reserves = W puli: agenci { $agents }, sługusy { $minions }, krew { $blood }. W mieście brakuje jeszcze sługusów: { $wanted }.
board-ritual = Rytuał
board-ritual-kills = 9 ofiar
board-ritual-sigils = pieczęcie
board-ritual-gathered = razem
board-ritual-minions = sługusy
board-ritual-agents = agenci

## Obok miasta

board-events-left = Wydarzenia: { $count }
board-expected = Strata zasłony: około { $loss }
board-loss = zasłony
board-next = Następne
board-top = Następne wydarzenie
board-now = Wydarzenie
board-tonight = Obowiązuje
board-dice = Kości
board-die = { $count } × { $value }
board-outcome-strike = { $removed ->
    [0] Agent zostaje
   *[other] Agent pada
  }{ $blood ->
    [0] { "" }
   *[other] , strata krwi: { $blood }
  }
board-outcome-drink = Krew: { $amount }
board-outcome-shift = { $amount ->
    [1] Odejdzie 1 agent
   *[other] Odejdzie do { $amount } agentów
  }
board-outcome-expose = { $amount ->
    [1] 1 dzielnica
   *[other] Do { $amount } dzielnic
  }
board-aside = Odłożone:
board-fight = Walka { DISTRICT($district, part: "at") }
board-traded = { $count ->
    [one] { $count } sługus ginie i zabiera ze sobą agenta
    [few] { $count } sługusów ginie i zabiera ze sobą tylu samo agentów
   *[other] { $count } sługusów ginie i zabiera ze sobą tylu samo agentów
  }
board-die-open = Kość { $value }, liczy się jako { $counts }
board-die-told = Kość { $value }, liczy się jako { $counts }: { $removed ->
    [0] agent się trzyma
   *[other] agent pada
  }{ $blood ->
    [0] { "" }
   *[other] , strata krwi: { $blood }
  }

## Wampiry

board-you = ty
board-own = Twoje wampiry
board-blood = Krew: { $blood } z { $most }
board-blood-short = Krew: { $blood }
board-kills = Ofiary: { $kills } z 9
board-ap = Pozostałe punkty akcji: { $ap }
board-ap-short = PA
board-price-blood = krew: { $cost }
board-price-veil = zasłona: { $cost }
board-unplaced = nieużyta
board-from-kills = od { $kills } ofiar
board-next-unlock = { $kills ->
    [one] Od { $kills } ofiary: { $what }
    [few] Od { $kills } ofiar: { $what }
   *[other] Od { $kills } ofiar: { $what }
  }
board-unlock-1 = Polowanie
board-unlock-2 = pierwszy relikt, przekazywanie
board-unlock-4 = Dziki Gon
board-unlock-5 = drugi relikt
board-unlock-6 = zdolność Mroku
board-unlock-9 = pieczęć, rytuał
board-all-unlocked = Wszystko odblokowane
board-unsealed = bez pieczęci

## Co jeszcze może przyjść

board-odds = Następne wydarzenie
board-act = Akt { $act }: w talii { $left }, niewidziane { $unseen }
board-relics-left = Relikty w talii: { $count }

## Koniec

board-go-on = Dalej
board-won = Noc należy do was
board-lost = Noc jest stracona
board-losses = Co rozdarło zasłonę
board-loss-seen = Agenci, którzy was widzieli
board-loss-missing = Agenci, których zabrakło w puli
board-loss-cards = Teksty kart wydarzeń
board-loss-park = { DISTRICT("city-park") }
board-loss-waking = Przebudzenia
board-loss-powers = Zdolności Mroku i Dzikie Gony
board-chart-veil = Zasłona i agenci w mieście, runda po rundzie
board-chart-kills = Ofiary, runda po rundzie

## Co można zrobić w dzielnicy

board-open = { $name }: zobacz, co możesz tu zrobić
board-offers = { DISTRICT($district, part: "at") } możesz
board-offers-none = { $name }: teraz nic do zrobienia
board-close = Zamknij
board-along = Sługusy z tobą:
board-offer-move = { $minions ->
    [0] Idź tam
    [one] Idź tam z { $minions } sługusem
   *[other] Idź tam z { $minions } sługusami
  }
board-offer-train = { $minions ->
    [0] Jedź tam nocnym pociągiem
    [one] Jedź tam z { $minions } sługusem
   *[other] Jedź tam z { $minions } sługusami
  }
board-offer-and = … oraz: { $what }
board-price-ap = { $cost } PA
board-price-none = za darmo
board-act-expose = Wykryj agentów
board-act-fight = Walcz
board-act-recruit = Pozyskaj sługusa
board-act-hunt = Poluj
board-act-exchange = Przekaż relikty
board-act-sigillate = Zapieczętuj dzielnicę
board-act-ritual = Rytuał Krwawego Księżyca
board-act-blood = Zdolność Krwi
board-act-dark = Zdolność Mroku
board-act-wild-hunt = Dziki Gon

## Co ktoś zrobił, w jednym zdaniu

beat-ended = { $cause ->
    [ritual] Wschodzi Krwawy Księżyc: miasto jest wasze
    [veil] Zasłona opadła: całe miasto zna wasze imiona
   *[deck] Czas minął: na rytuał nie ma już nocy
  }.
beat-sigil = { VAMPIRE($vampire) } pieczętuje { DISTRICT($district, case: "acc") }.
beat-fight = { VAMPIRE($vampire) } walczy { DISTRICT($district, part: "at") }
beat-fell = { $count ->
    [0] nikt nie pada
    [one] pada 1 agent
    [few] padają { $count } agenci
   *[other] pada { $count } agentów
  }
beat-blood-lost = stracona krew: { $count }
beat-against = { $count ->
    [one] 1 agent
    [few] { $count } agenci
   *[other] { $count } agentów
  }
beat-card = { CARD($card) }
beat-day = Dzień { $round }{ $leader ->
    [unknown] { "" }
   *[other] , prowadzi { VAMPIRE($leader) }
  }
beat-night = Zapada noc, zaczyna { VAMPIRE($leader) }
beat-city = Rodzina przybywa do miasta
beat-waits = przeczekuje noc
beat-wakes = budzi się
beat-goes = idzie { DISTRICT($district, part: "to") }
beat-rides = jedzie nocnym pociągiem { DISTRICT($district, part: "to") }
beat-does-expose = wykrywa agentów
beat-does-fight = walczy
beat-does-recruit = pozyskuje sługusa
beat-does-hunt = poluje
beat-does-wild-hunt = rusza na Dziki Gon
beat-does-exchange = przekazuje relikty
beat-spends = używa kości { $value } { DISTRICT($district, part: "at") }
beat-uses = używa: { CARD($card) }
beat-came = { $count ->
    [one] przybywa 1 agent
    [few] przybywają { $count } agenci
   *[other] przybywa { $count } agentów
  }
beat-left = { $count ->
    [one] znika 1 agent
    [few] znikają { $count } agenci
   *[other] znika { $count } agentów
  }
beat-veil-falls = zasłona słabnie o { $count }
beat-veil-rises = zasłona wzmacnia się o { $count }

## Karty gry według rodzaju

gallery-vampires = Wampiry
gallery-abilities = Zdolności
gallery-sigils = Pieczęcie grozy
gallery-relics = Relikty
gallery-events = Wydarzenia
gallery-districts = Dzielnice

gain-veil = zasłona { $more }
gain-blood = krew Rodziny { $more }
gain-kills = ofiary { $more }
gain-sigils = pieczęcie grozy { $more }
gain-minions = liczba sługusów { $more }
gain-relics = relikty { $more }

## Czemu bot wybiera właśnie to

why-expose = Odkrywam ukrytych agentów ({ $count }): walczyć można tylko z odkrytymi.
why-trade = Poświęcam { $count ->
    [one] sługusa: zabiera ze sobą agenta i nie kosztuje mnie to krwi.
   *[other] sługusów ({ $count }): każdy zabiera ze sobą agenta i nie kosztuje mnie to krwi.
  }
why-fight-free = Walczę: najlepsze kości na stole usuwają agentów ({ $removed }) i nie kosztują krwi.
why-fight = Walczę: najlepsze kości na stole usuwają agentów ({ $removed }) za { $blood ->
    [one] { $blood } żeton krwi.
    [few] { $blood } żetony krwi.
   *[many] { $blood } żetonów krwi.
  }
why-fight-kills = Walczę z { $count ->
    [one] agentem
   *[other] { $count } agentami
  }: liczba moich ofiar to { $kills }, a do rytuału trzeba 9.
why-recruit-veil = Pozyskuję sługusa: to podnosi zasłonę z { $veil }, a przy 0 przegrywamy.
why-recruit = Pozyskuję sługusa: tylu wymaga rytuał w jednej dzielnicy: { $wanted }.
why-hunt = Poluję: { $blood ->
    [0] nie mam już krwi.
    [one] mam tylko { $blood } żeton krwi.
    [few] mam tylko { $blood } żetony krwi.
   *[many] mam tylko { $blood } żetonów krwi.
  }
why-wild-hunt = Dziki Gon kosztuje 1 zasłony, ale daje mi naraz { $amount ->
    [one] { $amount } żeton krwi.
    [few] { $amount } żetony krwi.
   *[many] { $amount } żetonów krwi.
  }
why-sigil = Pieczętuję tę dzielnicę: { $missing ->
    [0] to ostatnia pieczęć potrzebna do rytuału.
   *[other] do rytuału brakuje jeszcze pieczęci: { $missing }.
  }
why-move-away = Odchodzę { DISTRICT($from, part: "from") }: agenci ({ $count }) zaatakowaliby tam za dnia.
why-move-exposed = Idę { DISTRICT($to, part: "to") }: można tam walczyć z odkrytymi agentami ({ $count }).
why-move-hidden = Idę { DISTRICT($to, part: "to") }: można tam odkryć ukrytych agentów ({ $count }).
why-move-ritual = Idę { DISTRICT($to, part: "to") }, gdzie jest { VAMPIRE($vampire) }: pieczęcie są gotowe, a rytuał wymaga, by być razem.
why-move-sigil = Idę ze sługusem { DISTRICT($to, part: "to") }: nie ma tam agentów, więc mogę ją zapieczętować.
why-die-free = Używam kości { $value }: usuwa agenta i nie kosztuje krwi.
why-die-blood = Używam kości { $value }: usuwa agenta za { $blood ->
    [one] { $blood } żeton krwi.
    [few] { $blood } żetony krwi.
   *[many] { $blood } żetonów krwi.
  }
