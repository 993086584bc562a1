### Co říká sám plán hry Od soumraku do úsvitu, česky.

## Noc

board-round = Kolo { $round } z 15, { $left ->
    [0] poslední
    [one] do úsvitu zbývá { $left }
    [few] do úsvitu zbývají { $left }
   *[other] do úsvitu zbývá { $left }
  }
board-round-short = Kolo { $round }
board-rounds-left = { $left ->
    [0] poslední
    [few] do úsvitu zbývají { $left }
   *[other] do úsvitu zbývá { $left }
  }
board-public-missions = Společné úkoly
board-turn = { $name }: { $step }
board-vampires = Kým jsi této noci?

## Mapa

board-map = Mapa
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-zoom-whole = Celá mapa
board-zoom-home = K tvému upírovi: { $space }
board-cost = Rychlost: { $cost }
board-chest-empty = Truhla je prázdná
board-chest-token = V truhle: { $token }
board-crypt-begins = { $count ->
    [one] Na začátku noci tu leží { $count } úkol.
    [few] Na začátku noci tu leží { $count } úkoly.
   *[other] Na začátku noci tu leží { $count } úkolů.
  }
board-crypt-tiles = { $count ->
    [0] žádné úkoly
    [one] { $count } úkol
    [few] { $count } úkoly
   *[other] { $count } úkolů
  }
board-tavern-cards = { $count ->
    [0] krčma je prázdná
    [one] { $count } zakrytá karta v krčmě
    [few] { $count } zakryté karty v krčmě
   *[other] { $count } zakrytých karet v krčmě
  }
board-castle-tiles = Zbývající destičky hradu: { $tiles }
board-labyrinth-roses = { $count ->
    [one] Kvete tu { $count } růže
    [few] Kvetou tu { $count } růže
   *[other] Kvete tu { $count } růží
  }
board-here = Zde: { $names }
board-dawn-safe = Úsvit: zde jsi v bezpečí.
board-dawn-burnt = Úsvit: zde shoříš.
board-dawn-loss = { $loss ->
    [one] Úsvit: zde přežiješ, ale ztratíš { $loss } bod.
    [few] Úsvit: zde přežiješ, ale ztratíš { $loss } body.
   *[other] Úsvit: zde přežiješ, ale ztratíš { $loss } bodů.
  }
board-speed = { $name }: zbývá rychlost { $left } z { $speed }
board-hunts-left = { $hunts ->
    [0] konec lovů
    [one] ještě { $hunts } lov
    [few] ještě { $hunts } lovy
   *[other] ještě { $hunts } lovů
  }{ $column ->
    [0] { "" }
   *[other] , z toho { $column } ve sloupci 1
  }

## Lovecká dráha

board-hunt-deck = { $count ->
    [one] { $count } karta v loveckém balíčku
    [few] { $count } karty v loveckém balíčku
   *[other] { $count } karet v loveckém balíčku
  }
board-column = Sloupec { $column }: lov stojí { $column } rychlosti
board-pile = { $cell }, cena { $cost }: { $names }
board-pile-empty = { $cell }: prázdné
board-pile-cost = Cena v rychlosti: { $cost }
board-worth = { $points ->
    [one] { $points } bod pro tebe
    [few] { $points } body pro tebe
   *[other] { $points } bodů pro tebe
  }

## Tvé věci

board-own = Tvé karty a úkoly
board-own-score = Body: { $now }; { $total } při konci noci teď hned a v bezpečí hradu
board-hide = Skrýt
board-show = Ukázat
board-hand = Tvá ruka
board-hunted = Právě uloveno
board-missions = Tvé úkoly
board-found = V kryptě
board-mission-now = { $points ->
    [one] teď { $points } bod
    [few] teď { $points } body
   *[other] teď { $points } bodů
  }
board-deck = { $count ->
    [one] { $count } karta ve tvém balíčku
    [few] { $count } karty ve tvém balíčku
   *[other] { $count } karet ve tvém balíčku
  }
board-deck-top = Navrchu: { $cards }
board-deck-unordered = V jakém pořadí leží, neví nikdo.
board-deck-and-hand = { $count ->
    [one] { $count } karta v ruce a balíčku
    [few] { $count } karty v ruce a balíčku
   *[other] { $count } karet v ruce a balíčku
  }
board-discard = { $count ->
    [one] { $count } karta v odkládacím balíčku
    [few] { $count } karty v odkládacím balíčku
   *[other] { $count } karet v odkládacím balíčku
  }
board-digested = { $count ->
    [one] { $count } strávená karta
    [few] { $count } strávené karty
   *[other] { $count } strávených karet
  }
board-laid = { $count ->
    [one] { $count } vyložená karta nebo žeton
    [few] { $count } vyložené karty a žetony
   *[other] { $count } vyložených karet a žetonů
  }

## Cesta domů

board-warn-burn = Je to tvůj poslední tah: tam tě slunce spálí. Opravdu?
board-advise-late = Odtamtud to domů do úsvitu sotva stihneš. Opravdu?
board-advise-hunt = Tučná kořist je ještě na dosah. Přesto tah ukončit?
board-advise-chest = V truhle ještě leží žeton. Přesto tah ukončit?
board-home-safe = Jsi doma. Ať si slunce vyjde.
board-home-home = U brány hradu
board-home-easy = Domů to stihneš
board-home-tight = Bude to těsné: obrať se
board-home-late = Příliš daleko: zachrání tě jen štěstí
board-home-sum = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
  } k hradu, průměrná rychlost { $mean }: { $needed ->
    [never] nehneš se z místa
    [one] asi { $needed } tah
    [few] asi { $needed } tahy
   *[other] asi { $needed } tahů
  }, zbývá: { $turns }

## Hráč

board-you = ty
board-seat-score = Body: { $points }; { $total } s kartami a společnými úkoly, kdyby noc skončila teď
board-mission-count = { $count ->
    [one] { $count } tajný úkol
    [few] { $count } tajné úkoly
   *[other] { $count } tajných úkolů
  }

## Poznámky

board-notes-crypts = V kryptách
board-notes-unseen = Zatím neznámé.
board-notes-seen = Při poslední návštěvě:
board-notes-rejected = Odmítnutý úkol
board-notes-used = Použité a mimo hru
board-notes-empty = Nic tu nezbylo.

## Konec

board-share-loss = Ztráta za úsvitu
board-share-cards = Karty na konci hry
board-share-public = Společné úkoly
board-share-personal = Tajné úkoly
board-public = společný
board-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
board-fate-safe = Doma, { $place }. místo
board-fate-survives = Úsvit přežit, { $place }. místo: { $space }
board-fate-burnt = Jen popel ve vycházejícím slunci: { $space }
board-chart = Body v průběhu noci
board-chart-label = Body této noci. { $scores }
