### Co říká sám plán hry Od soumraku do úsvitu, česky.

## Noc

board-round = { $round }. kolo z 15, { $left ->
    [0] poslední
    [one] do úsvitu zbývá { $left }
    [few] do úsvitu zbývají { $left }
   *[other] do úsvitu zbývá { $left }
  }
board-round-short = { $round }. kolo
board-round-brief = { $round }/15
board-rounds-left = { $left ->
    [0] poslední
    [few] do úsvitu zbývají { $left }
   *[other] do úsvitu zbývá { $left }
  }
board-public-missions = Společné úkoly
board-missions-all = { $count ->
    [one] { $count } společný
    [few] { $count } společné
   *[other] { $count } společných
  }
board-vampires = Kým jsi této noci?

## Mapa

board-map = Mapa
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-zoom-whole = Celá mapa
board-zoom-back = Zpět na celou mapu
board-zoom-home = K tvému upírovi: { $space }
board-cost = Rychlost: { $cost }
board-beyond = { $count ->
    [one] Tímto směrem je na dosah ještě { $count } pole
    [few] Tímto směrem jsou na dosah ještě { $count } pole
   *[other] Tímto směrem je na dosah ještě { $count } polí
  }
board-way-cost = Rychlost { $cost }, zbude { $left }
board-way-late = Odtud se do úsvitu domů nedostaneš
board-way-castle = Jsi doma. Slunce může vyjít.
board-way-home = { $verdict ->
    [late] Příliš daleko: domů { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }, tahů { $turns }
    [tight] Jen tak tak: domů { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }, tahů { $turns }
   *[easy] Domů včas: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }, zbývá tahů { $turns }
  }
board-main-move = { $go }: zbude { $left }
board-main-hunt = Ulovit { CARD($prey, case: "acc") }: +{ $points }, zbude { $left }
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
board-speed = { $name }: zbývá rychlost { $left } { PREPOSITION("z", $speed) } { $speed }
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
board-column = Sloupec { $column }: cena lovu { $column }
board-pile = { $cell }, cena { $cost }: { $names }
board-pile-empty = { $cell }: prázdné
board-worth = { $points ->
    [one] { $points } bod pro tebe
    [few] { $points } body pro tebe
   *[other] { $points } bodů pro tebe
  }

## Co karta umí, dvěma třemi slovy

board-does-new-hand = Nové karty
board-does-draw = Líznout { $cards }
board-does-swap = { $times ->
    [one] Výměna
   *[other] Výměna { $times }×
  }
board-does-devour = Sežere: +{ $vp }
board-does-speed-with-human = S kořistí { $speed }
board-does-speed-per-small-human = Rychlost za 1–2
board-does-speed-with-humans = { $humans } lidé: +{ $speed }
board-does-bat = Přeletí
board-does-mist = Ke studni
board-does-butt = Odehnání: +{ $vp }
board-does-hypnosis = Posune kartu
board-does-extra-hunt = { $onlyIfStill ->
    [true] Stát: lov
   *[false] Lov navíc
  }
board-does-well-speed = Studna: +{ $speed }
board-does-hunting-vp = Člověk: +{ $vp }
board-does-region-vp = { $region ->
    [plains] Pláně: +{ $vp }
   *[forest] Les: +{ $vp }
  }
board-does-mission-vp = Úkol: +{ $vp }
board-does-end-of-turn = { $when ->
    [not-hunted] Bez lovu: +{ $vp }
   *[other] Tah: +{ $vp }
  }
board-does-hunter = { $type ->
    [noble] 1 za šlechtu
    [religious] 1 za duchovní
    [military] 1 za vojáky
   *[villager] 1 za vesničany
  }
board-does-pack = Smečka
board-does-partner = { $of ->
    [rose] Růže: +{ $vp }
   *[roxane] Roxana: +{ $vp }
  }

## Tvé věci

board-own = Tvé karty a úkoly
board-own-score = Body: { $now }; { $total }, kdyby noc skončila teď a tvůj upír byl na hradě
board-hide = Skrýt
board-show = Ukázat
board-hand = Tvé karty v ruce
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

board-advise-hunt = Tučná kořist je ještě na dosah. Přesto tah ukončit?
board-advise-chest = V truhle ještě leží žeton. Přesto tah ukončit?
board-home-brief = { $needed ->
    [never] nikdy
   *[other] { $needed } { PREPOSITION("z", $turns) } { $turns }
  }
board-home-safe = Jsi doma. Ať si slunce vyjde.
board-home-home = U brány hradu
board-home-easy = Domů to stihneš
board-home-tight = Bude to těsné: obrať se
board-home-late = Příliš daleko: zachrání tě jen štěstí
board-home-sum = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
  }, rychlost { $mean } na tah: { $needed ->
    [never] nehneš se z místa
   *[other] asi { $needed } { PREPOSITION("z", $turns) } { $turns } tahů
  }

## Hráč

board-you = ty
board-seat-home = { $verdict ->
    [home] doma
    [late] domů je to daleko
    [tight] domů jen tak tak
   *[easy] domů to stihne
  }
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
board-fate-survives = Přežitý úsvit, { $place }. místo: { $space }
board-fate-burnt = Jen popel ve vycházejícím slunci: { $space }
board-ending-skip = Přeskočit
board-ending-rose = { CARD($card) } je v bezpečí. Přináší ji { SEAT($seat) }.
board-chart = Body v průběhu noci
board-chart-label = Body této noci. { $scores }

## K čemu úsek hry dospěl, nejvýš devadesáti písmeny

beat-ended = { $winners ->
    [none] Slunce si bere všechny. Nevítězí nikdo.
   *[other] { COUNT($winners) ->
        [one] Tuto noc vyhrává { SEATS($winners) }.
       *[other] Tuto noc vyhrávají { SEATS($winners) }.
    }
  }
beat-dawn = { $burnt ->
    [none] Vychází slunce. Všichni jsou v bezpečí.
   *[other] Vychází slunce. V popel se mění: { SEATS($burnt) }.
  }
beat-dawn-count = { $count ->
    [one] Vychází slunce a mění v popel { $count } upíra.
    [few] Vychází slunce a mění v popel { $count } upíry.
   *[other] Vychází slunce a mění v popel { $count } upírů.
  }
beat-acts = { SEAT($seat) } je na tahu
beat-waits = nedělá nic
beat-gain = { $change ->
    [one] +{ $change } bod
    [few] +{ $change } body
   *[other] +{ $change } bodů
  }
beat-digests = zůstává a tráví
beat-new-hand = líže nové karty ({ CARD($card) })
beat-stumbles = vrávorá { SPACE($to, part: "to") }
beat-goes = { $way ->
    [mist] pluje jako mlha { SPACE($to, part: "to") }
   *[other] jde { SPACE($to, part: "to") }
  }
beat-stays = zůstává { SPACE($space, part: "at") }
beat-home = je doma
beat-pushes = odhání: { SEAT($pushed) }
beat-hunts = { $from ->
    [labyrinth] trhá { CARD($cards, case: "acc") }
   *[other] loví { CARD($cards, case: "acc") }
  }
beat-token = nachází žeton { TOKEN($token) }
beat-plays = hraje žeton { TOKEN($token) }
beat-uses = odhaluje úkol { MISSION($mission) }
beat-mission = získává úkol
beat-hypnotises = hypnotizuje { CARD($card, case: "acc") }
beat-digests-card = tráví { CARD($card, case: "acc") }
beat-declines = nechává slunečník zavřený
beat-round = { $round }. kolo: { $count ->
    [0] žádná nová kořist.
    [one] na lovecké dráze { $count } nová karta.
    [few] na lovecké dráze { $count } nové karty.
   *[other] na lovecké dráze { $count } nových karet.
  }
beat-parasols = Vychází slunce. Ještě jeden tah pod slunečníkem: { SEATS($seats) }.
beat-parasols-many = Vychází slunce. Slunečníky dávají ještě jeden tah.
beat-nightfall = Padá noc. Jako první vyráží { SEAT($first) }.
beat-vampire = { SEAT($seat) } je { VAMPIRE($vampire) }
beat-vampires = Upíři jsou rozebráni.
beat-open-missions = Společné úkoly: { MISSION($missions) }.
beat-open-missions-many = Společné úkoly jsou odkryté.
beat-kept = Každý má svůj úkol.

## Karty hry podle druhu

gallery-vampires = Upíři
gallery-humans = Lidé
gallery-powers = Schopnosti
gallery-familiars = Familiáři
gallery-roses = Růže
gallery-missions = Úkoly
gallery-tokens = Bonusové žetony

gain-points = body { $more }
gain-cards = karty v balíčku { $more }
gain-missions = úkoly { $more }
gain-tokens = žetony { $more }
gain-way = pole k hradu { $more }

## Proč bot volí právě tohle

why-points = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }
why-hunt-best = Lovím { CARD($cards, case: "acc") } ({ why-points }): nic jiného v mém dosahu nemá větší cenu.
why-hunt-many = Jeden lov bere z toho pole všechny karty ({ $count }): { why-points } za rychlost { $cost }.
why-hunt-region = Lovím { CARD($cards, case: "acc") } právě tady, protože každý člověk dává v této oblasti o { $bonus } víc.
why-hunt-only = Lovím { CARD($cards, case: "acc") }: s rychlostí { $speed } nic jiného v dosahu nemám.
why-tavern = Krčma mi dává najednou { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
  } za rychlost { $cost }.
why-rose = Trhám { CARD($cards, case: "acc") }: hned { why-points } a rychlost to nestojí.
why-crypt = Hledám tu úkol: na výběr jich je { $count } a úkol boduje na konci.
why-chest = Otevírám truhlu: tento žeton mi hned dává { why-points }.
why-to-chest = Zastavuji { SPACE($space, part: "at") }: žeton tam pořád leží.
why-to-crypt = Zastavuji { SPACE($space, part: "at") }: { $count ->
    [one] zbývá tam { $count } úkol.
    [few] zbývají tam { $count } úkoly.
   *[other] zbývá tam { $count } úkolů.
  }
why-to-tavern = Jdu do krčmy: { $count ->
    [one] čeká tam { $count } karta, stačí jeden lov.
    [few] čekají tam { $count } karty, stačí jeden lov.
   *[other] čeká tam { $count } karet, stačí jeden lov.
  }
why-back = Vracím se: na hrad { $steps ->
    [one] je to { $steps } krok
    [few] jsou to { $steps } kroky
   *[other] je to { $steps } kroků
  } a mám { $turns ->
    [one] jenom tento tah.
    [few] už jenom { $turns } tahy, včetně tohoto.
   *[other] už jenom { $turns } tahů, včetně tohoto.
  }
why-out = Jdu dál, { SPACE($space, part: "to") }: každý člověk tam dává o { $bonus } víc.
why-home-tile = Vracím se včas pro destičku hradu: ještě { why-points }.
why-home = Jsem doma { $left ->
    [0] v posledním kole
    [one] { $left } kolo před koncem
    [few] { $left } kola před koncem
   *[other] { $left } kol před koncem
  }: tady mi úsvit neublíží.
why-stay = Zůstávám tady: celá rychlost ({ $speed }) zbývá na lov.
why-digest = { CARD($card) } opouští můj balíček: rychlost { $speed } je méně, než má moje průměrná karta.
