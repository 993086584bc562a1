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
board-vampires = Kým jste této noci?

## Mapa

board-map = Mapa
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-zoom-whole = Celá mapa
board-zoom-home = K vašemu upírovi: { $space }
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
board-dawn-safe = Úsvit: zde jste v bezpečí.
board-dawn-burnt = Úsvit: zde shoříte.
board-dawn-loss = { $loss ->
    [one] Úsvit: zde přežijete, ale ztratíte { $loss } bod.
    [few] Úsvit: zde přežijete, ale ztratíte { $loss } body.
   *[other] Úsvit: zde přežijete, ale ztratíte { $loss } bodů.
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
    [one] { $points } bod pro vás
    [few] { $points } body pro vás
   *[other] { $points } bodů pro vás
  }

## Vaše věci

board-own = Vaše karty a úkoly
board-own-score = Body: { $now }; { $total }, kdyby noc skončila teď a byli byste doma
board-hide = Skrýt
board-show = Ukázat
board-hand = Vaše ruka
board-hunted = Právě uloveno
board-missions = Vaše úkoly
board-found = V kryptě
board-mission-now = { $points ->
    [one] teď { $points } bod
    [few] teď { $points } body
   *[other] teď { $points } bodů
  }
board-deck = { $count ->
    [one] { $count } karta ve vašem balíčku
    [few] { $count } karty ve vašem balíčku
   *[other] { $count } karet ve vašem balíčku
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

## Cesta domů

board-warn-burn = Je to váš poslední tah: tam vás slunce spálí. Opravdu?
board-advise-late = Odtamtud to domů do úsvitu sotva stihnete. Opravdu?
board-advise-hunt = Tučná kořist je ještě na dosah. Přesto tah ukončit?
board-advise-chest = Truhla je ještě zavřená. Přesto tah ukončit?
board-home-safe = Jste doma. Ať si slunce vyjde.
board-home-home = U brány hradu
board-home-easy = Domů to stihnete
board-home-tight = Bude to těsné: obraťte se
board-home-late = Příliš daleko: zachrání vás jen štěstí
board-home-sum = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
  } k hradu, průměrná rychlost { $mean }: { $needed ->
    [never] nehnete se z místa
    [one] asi { $needed } tah
    [few] asi { $needed } tahy
   *[other] asi { $needed } tahů
  }, zbývá: { $turns }

## Hráč

board-seat-score = Body: { $points }; { $total } s kartami a společnými úkoly, kdyby noc skončila teď
board-mission-count = { $count ->
    [one] { $count } tajný úkol
    [few] { $count } tajné úkoly
   *[other] { $count } tajných úkolů
  }

## Poznámky

board-notes-crypts = V kryptách
board-notes-unseen = Sem jste se ještě nepodívali.
board-notes-rejected = Úkol, kterého jste se vzdali
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
board-fate-survives = Přežil úsvit, { $place }. místo ({ $space })
board-fate-burnt = Vycházející slunce ho spálilo na popel ({ $space })
board-chart = Body v průběhu noci
board-chart-label = Body této noci. { $scores }
