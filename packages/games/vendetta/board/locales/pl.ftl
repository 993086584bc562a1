### Co mówi sama plansza Wendety, po polsku.

board-starter = Karta początkowa
board-haven = Zwycięzca zyskuje tu o 1 punkt wpływów więcej i bierze żeton ambicji.
board-number-influence = wpływ
board-number-feed = żer
board-number-drain = wyssanie
board-number-drained = po wyssaniu

## Stół

board-turn = { $name } planuje
board-resolving = Rozstrzygnięcie: { LOCATION($location) }
board-ally-deck = Poplecznicy w talii: { $count }
board-victim-deck = Ofiary w talii: { $count }
board-rail = Pule i wpływ
board-seat = { $name }: krew { $pool }, wpływ { $total }
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
board-card-down = Zakryta karta { $number }, gracz { $name }
board-card-known = { CARD($card) }, zakryta, ale ją znasz
board-play-here = Dołóż tutaj

## Dlaczego kto wygrał

board-why = { LOCATION($location) }: wygrywa { $name }. Zobacz dlaczego.
board-why-short = Dlaczego?
board-ledger = { LOCATION($location) }, runda { $round }
board-blood = { $worth ->
    [1] Krew: { $blood }
   *[other] Krew: { $blood }, każdy żeton wart { $worth }
  }
board-own-effect = własny efekt
board-tie = Remis: wyżej jest ten, kto jest pierwszy od żetonu ambicji zgodnie z ruchem wskazówek zegara. { CARD("al-fiorenza-savona") } wygrywa każdy remis.
board-influence = wpływ { $amount }

## Gracz

board-you = ty
board-pool = Pula: krew { $count }
board-score = Wpływ w tej chwili: { $total }, w tym żetony: { $tokens }
board-diablerie = { $flipped ->
    [0] Żetony Diabolizmu: { $tokens }
   *[other] Żetony Diabolizmu: { $tokens }, odwrócone: { $flipped }
  }

## Twoje karty

board-hand = Twoja ręka
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

board-chart = Wpływ w ciągu trzech nocy
board-night = Noc { $round }
board-final = { $name }: { $total }
board-start = Na początku
board-final-tie = Przy równych wpływach wyżej jest ten, kto ma w sojuszu { CARD("al-fiorenza-savona", case: "acc") }, potem ten, kto ma więcej krwi w puli, a potem pierwszy od żetonu ambicji zgodnie z ruchem wskazówek zegara.
