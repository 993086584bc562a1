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
board-struck = w dzień zaatakują tu agenci
board-omen-helps = efekt dzienny działa na waszą korzyść
board-omen-harms = efekt dzienny działa przeciw wam

## Nad miastem

board-veil = Zasłona: { $veil } z 6
board-coming = Następne wydarzenie: agenci w dzielnicy czerwonej: { $red }, w niebieskoszarych: { $more } i { $less }.
board-reserves = W puli: agenci { $agents }, sługusi { $minions }, krew { $blood }. W mieście brakuje jeszcze sługusów: { $wanted }.
board-ritual = Rytuał
board-ritual-kills = 9 ofiar
board-ritual-sigils = pieczęcie
board-ritual-gathered = razem
board-ritual-minions = sługusi
board-ritual-agents = agenci

## Obok miasta

board-events-left = Wydarzenia: { $count }
board-expected = Koszt zasłony: około { $loss }
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
board-kills = Ofiary: { $kills } z 9
board-ap = Pozostałe punkty akcji: { $ap }
board-ap-short = PA
board-price-blood = krew: { $cost }
board-price-veil = zasłona: { $cost }
board-from-kills = od { $kills } ofiar
board-next-unlock = { $kills ->
    [one] Od { $kills } ofiary: { $what }
    [few] Od { $kills } ofiar: { $what }
   *[other] Od { $kills } ofiar: { $what }
  }
board-unlock-1 = polowanie
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
