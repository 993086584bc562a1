### Co říká sama deska Vendety, česky.

board-starter = Počáteční karta
board-haven = Vítěz tu získá o 1 bod vlivu víc a bere žeton ambicí.
board-number-influence = vliv
board-number-feed = krmení
board-number-drain = vysátí
board-number-drained = po vysátí

## Stůl

board-turn = { $name } plánuje
board-resolving = Vyhodnocuje se: { LOCATION($location) }
board-ally-deck = Spojenci v balíčku: { $count }
board-victim-deck = Oběti v balíčku: { $count }
board-rail = Zásoby a vliv
board-seat = { $name }: krev { $pool }, vliv { $total }
board-ally = K získání: { CARD($card) }
board-empty = { $name }: nic tu neleží
board-position = { $name }: síla { $power }{ $hidden ->
    [0] { "" }
    [one] , { $hidden } karta rubem nahoru
    [few] , { $hidden } karty rubem nahoru
   *[other] , { $hidden } karet rubem nahoru
  }{ $blood ->
    [0] { "" }
   *[other] , krev { $blood }
  }
board-card-up = { CARD($card) }, síla { $power }
board-card-down = Karta { $number } rubem nahoru, hráč { $name }
board-card-known = { CARD($card) }, rubem nahoru, ale znáš ji
board-play-here = Přiložit sem

## Proč kdo vyhrál

board-why = { LOCATION($location) }: vítězí { $name }. Zjistit proč.
board-why-short = Proč?
board-ledger = { LOCATION($location) }, { $round }. kolo
board-blood = { $worth ->
    [1] Krev: { $blood }
   *[other] Krev: { $blood }, každý žeton za { $worth }
  }
board-own-effect = vlastní účinek
board-tie = Remíza: výš je ten, kdo je první od žetonu ambicí po směru hodinových ručiček. { CARD("al-fiorenza-savona") } vyhrává každou remízu.
board-influence = vliv { $amount }

## Hráč

board-you = ty
board-pool = Zásoba: krev { $count }
board-score = Vliv v této chvíli: { $total }, z toho žetony: { $tokens }
board-diablerie = { $flipped ->
    [0] Žetony diablerie: { $tokens }
   *[other] Žetony diablerie: { $tokens }, otočené: { $flipped }
  }

## Tvé karty

board-hand = Tvá ruka
board-hand-card = { $name }, síla { $power }, { $type }. { $words }
board-deck = { $count ->
    [one] { $count } karta ve tvém balíčku
    [few] { $count } karty ve tvém balíčku
   *[other] { $count } karet ve tvém balíčku
  }
board-drawn = Nové karty
board-under = Vespod tvého balíčku leží: { $cards }.
board-hide = Zakrýt
board-show = Ukázat

## Zápisník

board-sighting-table = na stole
board-sighting-owned = v ruce nebo už přiložená
board-sighting-unseen = neznámá
board-no-clans = Klany se teprve vybírají.

## Konec

board-chart = Vliv v průběhu tří nocí
board-night = { $round }. noc
board-final = { $name }: { $total }
board-start = Na začátku
board-final-tie = Při stejném vlivu je výš ten, kdo má v alianci { CARD("al-fiorenza-savona", case: "acc") }, pak ten, kdo má v zásobě víc krve, a pak první od žetonu ambicí po směru hodinových ručiček.
