### Vendeta česky.
### Každá karta je CARD: karty klanů, spojenci, oběť, místa a relikvie. Rozhodnutí se může dozvědět, kde padá ($here),
### která karta se ptá ($card) a která relikvie se používá ($relic).

game = Vampire: Maškaráda – Vendeta
    .tagline = Sedm klanů, jeden trůn a málo krve.
    .about = Chicago nemá Prince. Tři noci posíláš karty do čtvrtí města, některé rubem nahoru, přikládáš k nim krev a získáváš spojence. Těsně před každým střetem se všichni tajně rozhodnou, zda zůstat, nebo ustoupit. Krev je síla, peníze i život zároveň: přijdeš-li o poslední kapku, Bestie se napije z tvých lidí.

## Možnosti

option-places = Místa
    .help = Každá čtvrť kromě Princova útočiště dostane místo s vlastním pravidlem.
option-places-false = Bez míst
option-places-true = S místy

option-relics = Relikvie
    .help = Každý si vybere relikvii, kterou lze použít jednou.
option-relics-false = Bez relikvií
option-relics-true = S relikviemi

option-teams = Týmy
    .help = Dvojice sedící naproti sobě, ve 4 nebo 6 hráčích.
option-teams-false = Každý sám za sebe
option-teams-true = Dvoučlenné týmy

option-teamHands = Karty v týmu
    .help = Zda si spoluhráči navzájem vidí do skrytých karet.
option-teamHands-closed = Skryté
option-teamHands-open = Odkryté pro spoluhráče

option-clanChoice = Klany
    .help = Jak se klany rozdělí.
option-clanChoice-draft = Vybírají se postupně
option-clanChoice-random = Náhodně

option-memoryAid = Pomoc paměti
    .help = Zda stůl ukazuje, které karty ostatních jsou známé.
option-memoryAid-on = Seznam známých karet
option-memoryAid-off = Jen kronika

option-lastBlood = Poslední krev
    .help = Zda smíš přiložit nebo vyměnit poslední žeton krve své zásoby, a tak propadnout běsnění.
option-lastBlood-all-voluntary = Vždy zůstává v zásobě
option-lastBlood-spend-only = Lze ji přiložit nebo vyměnit

option-thirdPlace = Třetí místo
    .help = Co získá třetí místo v kolech 1, 2 a 3.
option-thirdPlace-1-1-1 = 1 bod vlivu v každém kole
option-thirdPlace-0-1-1 = 1 bod vlivu od 2. kola
option-thirdPlace-0-0-0 = Nic

option-halfOfOne = Polovina z jednoho žetonu
    .help = Zda lze cenu poloviny zásoby zaplatit s 0 nebo 1 žetonem krve.
option-halfOfOne-counts = Nestojí nic a platí za zaplacenou
option-halfOfOne-must-pay = Zaplatit ji nelze

preset-first-game = První hra
    .help = Klany rozdělí náhoda a nic dalšího se nepřidává. Nejrychlejší cesta do hry.
preset-base = Základní hra
    .help = Každý si vybere klan a hraje sám za sebe.
preset-places-and-relics = Místa a relikvie
    .help = Každá čtvrť má vlastní pravidlo a každý si vybere relikvii. Pro ty, kdo už svůj klan znají.
preset-teams = Dvoučlenné týmy
    .help = Dva na dva, nebo tři dvojice: spoluhráči sedí naproti sobě a vítězí spolu.

## Odpovědi předem

reaction-auction-bid = V dražbě krve
reaction-auction-bid-nothing = Nenabízet nic
reaction-auction-bid-one = Nabídnout 1, když to jde
reaction-auction-bid-two = Nabídnout 2, když to jde
reaction-auction-bid-three = Nabídnout 3, když to jde

## Rozhodnutí: na co se ptáme tebe a co zatím čtou ostatní

decision-choose-clan = Který klan je tvůj?
    .wait = { SEAT($seat) } vybírá klan.
decision-choose-relic = Kterou relikvii si bereš?
    .wait = { SEAT($seat) } vybírá relikvii.
decision-hand-keep = Kterou kartu si necháš? Druhá půjde pod tvůj balíček klanu.
    .wait = { COUNT($seat) ->
        [one] Karty vybírá: { SEATS($seat) }.
       *[other] Karty vybírají: { SEATS($seat) }.
    }
decision-hand-return = Která karta půjde pod tvůj balíček klanu? Zbylé dvě si necháš.
    .wait = { COUNT($seat) ->
        [one] Karty vybírá: { SEATS($seat) }.
       *[other] Karty vybírají: { SEATS($seat) }.
    }
decision-plan-action = Jsi na tahu. Kterou kartu přiložíš?
    .wait = { SEAT($seat) } plánuje.
decision-plan-location = { $card ->
        [unknown] Ke které čtvrti ji přiložíš?
       *[other] Ke které čtvrti přiložíš { CARD($card, case: "acc") }?
    }
    .wait = { SEAT($seat) } plánuje.
decision-plan-facing = { $card ->
        [unknown] Lícem, nebo rubem nahoru?
       *[other] { CARD($card) }: lícem, nebo rubem nahoru?
    }
    .wait = { SEAT($seat) } plánuje.
decision-plan-blood = { $here ->
        [unknown] Kolik krve k ní přiložíš?
       *[other] Kolik krve přiložíš { PREPOSITION("k", LOCATION($here, case: "dat")) } { LOCATION($here, case: "dat") }?
    }
    .wait = { SEAT($seat) } zvažuje, kolik krve přiložit.
decision-plan-diablerie = Kolik žetonů diablerie otočíš? Každý přinese 1 žeton krve.
    .wait = { SEAT($seat) } vzpomíná na temné skutky.
decision-plan-end = Ještě něco v tomto tahu?
    .wait = { SEAT($seat) } končí tah.
decision-drain-which = Koho vysaješ?
    .wait = { SEAT($seat) } má žízeň.
decision-look-which = Na kterou kartu ležící rubem nahoru se podíváš?
    .wait = { SEAT($seat) } hledá kartu, na kterou se podívá.
decision-relic-planning = { $relic ->
        [re-isaac-chalice] Která vysátá karta se vrátí do tvé aliance?
        [re-mirror-of-the-ninth-hour] Ve které čtvrti se podíváš na všechny karty ležící rubem nahoru?
        [re-ferrymans-key] { $from ->
            [unknown] Kterou svou kartu přesuneš?
            [none] Kterou svou kartu přesuneš?
           *[other] Kam ji přesuneš?
        }
       *[other] Jak použiješ svou relikvii?
    }
    .wait = { SEAT($seat) } používá relikvii.
decision-relic-start-resolution = Začíná vyhodnocení. Použiješ { CARD("re-sargon-apocrypha", case: "acc") }?
    .wait = { SEAT($seat) } má po ruce { CARD("re-sargon-apocrypha", case: "acc") }.
decision-withdraw-look = { CARD("al-ambrus-maropis") } za 1 žeton krve něco prozradí. Na kterou kartu se podíváš?
    .wait = { SEAT($seat) } naslouchá, co říká { CARD("al-ambrus-maropis") }.
decision-stay-or-withdraw = { $here ->
        [unknown] Zůstaneš, nebo ustoupíš?
       *[other] { LOCATION($here) }: zůstaneš, nebo ustoupíš?
    }
    .wait = Zůstat, nebo ustoupit, volí: { SEATS($seat) }.
decision-relic-mask = Žetony jsou odkryté. Změníš svůj?
    .wait = { SEAT($seat) } má po ruce { CARD("re-penitent-mask", case: "acc") }.
decision-cloak-use = Ustupuješ. Kudy?
    .wait = { SEAT($seat) } ustupuje.
decision-friends-blood = { CARD("to-friends-in-high-places") }: kolik krve přiložíš?
    .wait = { SEAT($seat) } má přátele na vysokých místech.
decision-one-step-ahead = { $number ->
        [unknown] Ztratíš 2 žetony krve a otočíš kartu lícem nahoru, nebo ji necháš být?
       *[other] Ztratíš 2 žetony krve a otočíš { SUM($number, 1) }. kartu lícem nahoru, nebo ji necháš být?
    }
    .wait = { SEAT($seat) } zvažuje, zda karta stojí za 2 žetony krve.
decision-reveal-order = Která tvá karta působí první?
    .wait = { SEAT($seat) } určuje pořadí účinků.
decision-curfew-choice = { CARD("ve-curfew") }: zůstaneš doma, nebo zaplatíš krví?
    .wait = { SEAT($seat) } čelí zákazu vycházení.
decision-forestall-card = Které kartě předejdeš?
    .wait = { SEAT($seat) } vidí přicházet ránu.
decision-auction-bid = Kolik krve nabízíš?
    .wait = Draží: { SEATS($seat) }.
decision-auction-flip = Tvá nabídka je nejnižší. Kterou kartu otočíš rubem nahoru?
    .wait = { SEAT($seat) } musí otočit kartu rubem nahoru.
decision-prep-order = Která karta přípravy je další?
    .wait = { SEAT($seat) } se připravuje.
decision-mesmerize-target = Komu vezmeš karty z ruky?
    .wait = { SEAT($seat) } hledí někomu hluboko do očí.
decision-chaos-card = Kterou kartu si vezmeš zpět do ruky? Každá ukradne každému rivalovi 1 žeton krve.
    .wait = { SEAT($seat) } rozsévá chaos.
decision-assault-card = Kterou kartu otočíš rubem nahoru? Rubem nahoru má sílu 4.
    .wait = { SEAT($seat) } ztrácí všechny zábrany.
decision-backstab-blood = { CARD("no-backstab") }: kolik krve přiložíš?
    .wait = { SEAT($seat) } tasí čepel.
decision-move-to-haven = { $card ->
        [unknown] Přesuneš kartu do Princova útočiště?
       *[other] Přesuneš { CARD($card, case: "acc") } do Princova útočiště?
    }
    .wait = { SEAT($seat) } pokukuje po Princově útočišti.
decision-vanish = Ustoupíš?
    .wait = { SEAT($seat) } se chystá zmizet.
decision-fearless = Vyměníš svou krev zde za krev v zásobě?
    .wait = { SEAT($seat) } se chystá riskovat všechno.
decision-artifacts = Zaplatíš za { CARD("tr-ancient-artifacts", case: "acc") }?
    .wait = { SEAT($seat) } probouzí starobylé artefakty.
decision-tremere-spend = { $card ->
        [unknown] Zaplatíš?
       *[other] { CARD($card) }: zaplatíš?
    }
    .wait = { SEAT($seat) } zvažuje cenu v krvi.
decision-tyrant-choice = { CARD("ve-tyrants-gaze") }: vydáš krev, nebo vliv?
    .wait = { SEAT($seat) } cítí na sobě pohled tyrana.
decision-relic-knife = Použiješ { CARD("re-knife-of-the-faithless", case: "acc") }?
    .wait = { SEAT($seat) } má po ruce { CARD("re-knife-of-the-faithless", case: "acc") }.
decision-frenzy-replace = Bestie se probouzí. Jak ji utišíš?
    .wait = { SEAT($seat) } zápasí s Bestií.
decision-after-order = Která karta dohry je další?
    .wait = { SEAT($seat) } určuje pořadí karet dohry.
decision-ventrue-hunt = Ventrue žádají svůj díl. Co dáš?
    .wait = { SEAT($seat) } vítězí a má se podělit.
decision-mist-target = Kam odpluje polovina tvé krve?
    .wait = { SEAT($seat) } se mění v mlhu.
decision-succubus-blood = { CARD("pl-succubus-club") }: kolik své krve si vezmeš zpět?
    .wait = { SEAT($seat) } ještě nechce z klubu odejít.
decision-bane-return = Kterou kartu zamícháš do balíčku klanu?
    .wait = { SEAT($seat) } musí vrátit kartu.
decision-team-include = { $card ->
        [unknown] Postihne to i tvůj tým?
       *[other] { CARD($card) }: postihne to i tvůj tým?
    }
    .wait = { SEAT($seat) } zvažuje, zda šetřit spoluhráče.

## Odpovědi

answer-card = { CARD($object) }
answer-seat = { SEAT($object) }
answer-location = { LOCATION($object) }
answer-drain = Vysát někoho ze své aliance
answer-look = Podívat se na kartu ležící rubem nahoru
answer-relic = { $relic ->
    [unknown] Použít relikvii
   *[other] Použít { CARD($relic, case: "acc") }
  }
answer-done = Hotovo
answer-no = Ne
answer-use = Použít
answer-not-now = Teď ne
answer-stay = Zůstat
answer-withdraw = Ustoupit
answer-leave = Nechat ležet
answer-choose-clan-clan = { CLAN($object) }
answer-choose-relic-relic = { CARD($object) }
answer-hand-keep-keep = Nechat si { CARD($object, case: "acc") }
answer-hand-keep-give = Nechat si obě a odložit { CARD($object, case: "acc") }
answer-hand-return-return = Dát { CARD($object, case: "acc") } pod balíček
answer-plan-action-play = Přiložit { CARD($object, case: "acc") }
answer-plan-facing-face-up = { $object ->
    [0] Lícem nahoru
    [one] Lícem nahoru, za { $object } žeton krve
    [few] Lícem nahoru, za { $object } žetony krve
   *[other] Lícem nahoru, za { $object } žetonů krve
  }
answer-plan-facing-face-down = { $object ->
    [0] Rubem nahoru
    [one] Rubem nahoru, za { $object } žeton krve
    [few] Rubem nahoru, za { $object } žetony krve
   *[other] Rubem nahoru, za { $object } žetonů krve
  }
answer-plan-blood-blood = { $object ->
    [0] Bez krve
    [one] { $object } žeton krve
    [few] { $object } žetony krve
   *[other] { $object } žetonů krve
  }
answer-plan-end-end = Ukončit tah
answer-drain-which-card = Vysát { CARD($object, case: "acc") }
answer-look-which-look = { SEAT($object2) }: { SUM($object3, 1) }. karta { LOCATION($object1, part: "at") }
answer-relic-planning-move = Tvá { SUM($object3, 1) }. karta { LOCATION($object1, part: "at") }
answer-withdraw-look-look = { SEAT($object2) }: { SUM($object3, 1) }. karta
answer-relic-mask-switch = Změnit svůj žeton
answer-relic-mask-keep = Zůstat u své volby
answer-cloak-use-regular = Obvyklou cestou
answer-cloak-use-cloak = Všechno tam, kde leží { CARD("no-cloak-of-shadows") }
answer-one-step-ahead-turn-up = Ztratit 2 žetony krve a otočit ji
answer-one-step-ahead-leave = Nechat ji rubem nahoru
answer-curfew-choice-skip = Vynechat zde přípravu i dohru
answer-curfew-choice-steal = Nechat si ukrást 3 žetony krve
answer-auction-flip-card = Otočit { CARD($object, case: "acc") } rubem nahoru
answer-chaos-card-card = Vzít si zpět { CARD($object, case: "acc") }
answer-assault-card-card = Otočit { CARD($object, case: "acc") } rubem nahoru
answer-move-to-haven-move = Přesunout do Princova útočiště
answer-fearless-swap = Vyměnit
answer-artifacts-spend = { $object ->
    [one] Zaplatit { $object } žeton krve
    [few] Zaplatit { $object } žetony krve
   *[other] Zaplatit { $object } žetonů krve
  }
answer-artifacts-turn-down = Otočit kartu rubem nahoru
answer-tremere-spend-spend = { $object ->
    [one] Zaplatit { $object } žeton krve
    [few] Zaplatit { $object } žetony krve
   *[other] Zaplatit { $object } žetonů krve
  }
answer-tyrant-choice-move-half = { $object ->
    [one] Vydat { $object } svůj žeton krve odtud
    [few] Vydat { $object } své žetony krve odtud
   *[other] Vydat { $object } svých žetonů krve odtud
  }
answer-tyrant-choice-lose-influence = Ztratit 1 bod vlivu
answer-relic-knife-use = Použít: +3 k síle
answer-frenzy-replace-ready = Otočit { CARD("tr-ready", case: "acc") } rubem nahoru a získat 1 žeton krve
answer-frenzy-replace-ward = Použít { CARD("re-ward-of-cold-ashes", case: "acc") } a získat 3 žetony krve
answer-frenzy-replace-drain = Nechat Bestii napít
answer-ventrue-hunt-steal = Nechat si ukrást 2 žetony krve
answer-ventrue-hunt-give-influence = Dát 1 bod vlivu
answer-mist-target-none = Nikam
answer-bane-return-card = Zamíchat { CARD($object, case: "acc") }
answer-team-include-include = { $mate ->
    [unknown] Nešetřit spoluhráče
   *[other] Nešetřit spoluhráče ({ SEAT($mate) })
  }
answer-team-include-leave-out = { $mate ->
    [unknown] Ušetřit spoluhráče
   *[other] Ušetřit spoluhráče ({ SEAT($mate) })
  }

## Co odpověď dělá, když vedle není otázka

act-choose-clan-clan = Vzít si klan { CLAN($object) }
act-choose-relic-relic = Vzít si { CARD($object, case: "acc") }
act-plan-location-location = Přiložit ji { PREPOSITION("k", LOCATION($object, case: "dat")) } { LOCATION($object, case: "dat") }
act-plan-facing-face-up = { $object ->
    [0] Přiložit ji lícem nahoru
    [one] Přiložit ji lícem nahoru, za { $object } žeton krve
    [few] Přiložit ji lícem nahoru, za { $object } žetony krve
   *[other] Přiložit ji lícem nahoru, za { $object } žetonů krve
  }
act-plan-facing-face-down = { $object ->
    [0] Přiložit ji rubem nahoru
    [one] Přiložit ji rubem nahoru, za { $object } žeton krve
    [few] Přiložit ji rubem nahoru, za { $object } žetony krve
   *[other] Přiložit ji rubem nahoru, za { $object } žetonů krve
  }
act-plan-blood-blood = { $object ->
    [0] Nepřikládat krev
    [one] Přiložit { $object } žeton krve
    [few] Přiložit { $object } žetony krve
   *[other] Přiložit { $object } žetonů krve
  }
act-plan-diablerie = { $amount ->
    [0] Neotáčet žetony diablerie
    [one] Otočit { $amount } žeton diablerie
    [few] Otočit { $amount } žetony diablerie
   *[other] Otočit { $amount } žetonů diablerie
  }
act-look-which-look = Podívat se { LOCATION($object1, part: "at") } na { SUM($object3, 1) }. kartu, kterou tam má { SEAT($object2) }
act-withdraw-look-look = Podívat se na { SUM($object3, 1) }. kartu, kterou tu má { SEAT($object2) }
act-withdraw-look-done = Nedívat se na další karty
act-cloak-use-regular = Ustoupit obvyklou cestou
act-cloak-use-cloak = Ustoupit se vším tam, kde leží { CARD("no-cloak-of-shadows") }
act-one-step-ahead-leave = Nechat svou kartu rubem nahoru
act-reveal-order-card = Nejdřív vyhodnotit { CARD($object, case: "acc") }
act-prep-order-card = Teď vyhodnotit { CARD($object, case: "acc") }
act-after-order-card = Teď vyhodnotit { CARD($object, case: "acc") }
act-succubus-blood = { $amount ->
    [0] Nebrat si krev zpět
    [one] Vzít si zpět { $amount } žeton krve
    [few] Vzít si zpět { $amount } žetony krve
   *[other] Vzít si zpět { $amount } žetonů krve
  }
act-relic-planning-card = Použít relikvii na kartu: { CARD($object) }
act-relic-planning-location = Použít relikvii { LOCATION($object, part: "at") }
act-relic-planning-move = Přesunout svou { SUM($object3, 1) }. kartu { LOCATION($object1, part: "from") }
act-relic-start-resolution-use = Použít relikvii
act-relic-start-resolution-not-now = Relikvii teď nepoužít
act-relic-knife-use = Použít relikvii: +3 k síle
act-relic-knife-not-now = Relikvii teď nepoužít
act-friends-blood = { $amount ->
    [0] Nepřikládat krev
    [one] Přiložit { $amount } žeton krve
    [few] Přiložit { $amount } žetony krve
   *[other] Přiložit { $amount } žetonů krve
  }
act-backstab-blood = { $amount ->
    [0] Nepřikládat krev
    [one] Přiložit { $amount } žeton krve
    [few] Přiložit { $amount } žetony krve
   *[other] Přiložit { $amount } žetonů krve
  }
act-move-to-haven-leave = Nechat kartu na místě
act-fearless-swap = Vyměnit svou krev zde za krev v zásobě
act-fearless-no = Krev nevyměňovat
act-mist-target-location = Přesunout polovinu své krve { LOCATION($object, part: "to") }
act-mist-target-none = Nechat krev na místě
act-tremere-spend-no = Neplatit
act-mesmerize-target-seat = Převzít všechny karty z ruky: { SEAT($object) }
act-curfew-choice-skip = Vzdát se zde přípravy i dohry
act-auction-bid = { $amount ->
    [0] Nenabídnout nic
    [one] Nabídnout { $amount } žeton krve
    [few] Nabídnout { $amount } žetony krve
   *[other] Nabídnout { $amount } žetonů krve
  }
act-chaos-card-done = Nebrat si další karty
act-forestall-card-card = Předejít kartě { CARD($object) }
act-assault-card-done = Neotáčet další karty

## Proč něco nejde

reason-nothing-to-drain = Ve tvé alianci není koho vysát.
reason-cannot-be-drained = Portii nelze vysát.
reason-look-too-dear = Stojí to 1 žeton krve a poslední zůstává v zásobě.
reason-nothing-to-look-at = Není tu žádná karta rubem nahoru, kterou ještě neznáš.
reason-relic-used = Tvá relikvie už je použitá.
reason-relic-not-now = Tvá relikvie má svou chvíli jindy.
reason-relic-useless = Tvá relikvie by teď nic nezměnila.
reason-too-dear = Na to nemáš dost krve: poslední žeton zůstává v zásobě.
reason-watched-and-too-dear = { CARD("no-eyes-in-the-dark") } tam nutí přikládat rubem nahoru a na to nemáš dost krve.
reason-last-blood = Poslední žeton krve zůstává v zásobě.
reason-here-already = Už to tam leží.

## Co se děje. Počty se nelámou: jejich mezery jsou pevné.

log-first-player = Na Chicago padá noc. Žeton ambicí drží { SEAT($seat) }.
log-place-laid = { LOCATION($location) }: { CARD($place) }.
log-relics-revealed = Relikvie na výběr: { CARD($relics) }.
log-clans-revealed = Klany na výběr: { CLAN($clans) }.
log-clan-taken = { SEAT($seat) } vede klan { CLAN($clan) }.
log-relic-taken = { SEAT($seat) } si bere { CARD($relic, case: "acc") }.
log-round = { $round }. kolo
log-fed = { SEAT($seat) } získává krmením { blood }, { PREPOSITION("z", $before) } { $before } na { $after }.
log-ally-arrived = { CARD($ally) } je k získání { LOCATION($location, part: "at") }.
log-drew = { $cards ->
    [unknown] { SEAT($seat) } si bere { cards }.
    [none] { SEAT($seat) } už nemá co si vzít.
   *[other] { SEAT($seat) } si bere { CARD($cards, case: "acc") }.
  }
log-hand-built = { $kept ->
    [unknown] { SEAT($seat) } má vybráno.
   *[other] { SEAT($seat) } si nechává { CARD($kept, case: "acc") }{ $returned ->
        [unknown] .
        [none] .
       *[other] ; pod balíček klanu jde karta { CARD($returned) }.
    }
  }
log-gave-up = { $card ->
    [unknown] { SEAT($seat) } odkládá jinou kartu pod balíček klanu ({ CARD("al-roberta-urbani") }).
   *[other] { SEAT($seat) } odkládá { CARD($card, case: "acc") } pod balíček klanu ({ CARD("al-roberta-urbani") }).
  }
log-lap = { $lap }. okruh { PREPOSITION("z", $laps) } { $laps }
log-turn = { SEAT($seat) } začíná plánovací tah.
log-turn-skipped = { SEAT($seat) } už nemá co přiložit.
log-location-chosen = { SEAT($seat) } se chystá přiložit kartu { PREPOSITION("k", LOCATION($location, case: "dat")) } { LOCATION($location, case: "dat") }.
log-played = { $faceUp ->
    [true] { $source ->
        [planning] { SEAT($seat) } přikládá { CARD($card, case: "acc") } { PREPOSITION("k", LOCATION($location, case: "dat")) } { LOCATION($location, case: "dat") }
        [ma-mesmerize] { SEAT($seat) } přikládá { CARD($card, case: "acc") } { PREPOSITION("k", LOCATION($location, case: "dat")) } { LOCATION($location, case: "dat") } ({ source }; kartu vlastní { SEAT($owner) })
       *[other] { SEAT($seat) } přikládá { CARD($card, case: "acc") } { PREPOSITION("k", LOCATION($location, case: "dat")) } { LOCATION($location, case: "dat") } ({ source })
    }
   *[false] { $card ->
        [unknown] { SEAT($seat) } přikládá kartu rubem nahoru { PREPOSITION("k", LOCATION($location, case: "dat")) } { LOCATION($location, case: "dat") }
       *[other] { SEAT($seat) } přikládá { CARD($card, case: "acc") } rubem nahoru { PREPOSITION("k", LOCATION($location, case: "dat")) } { LOCATION($location, case: "dat") }
    }
  }{ $cost ->
    [0] .
    [one] { " " }za { $cost } žeton krve.
    [few] { " " }za { $cost } žetony krve.
   *[other] { " " }za { $cost } žetonů krve.
  }{ $watcher ->
    [none] { "" }
   *[other] { " " }{ SEAT($watcher) } ji vidí.
  }
log-tokens-flipped = { SEAT($seat) } otáčí { $amount ->
    [one] žeton diablerie.
    [few] { $amount } žetony diablerie.
   *[other] { $amount } žetonů diablerie.
  }
log-looked = { SEAT($seat) } se dívá { LOCATION($location, part: "at") } na { SUM($number, 1) }. kartu, kterou tam má { SEAT($at) }{ $card ->
    [unknown] .
   *[other] : { CARD($card) }.
  }
log-looked-everywhere = { SEAT($seat) } se dívá na všechny karty ležící rubem nahoru { LOCATION($location, part: "at") }{ $cards ->
    [unknown] .
   *[other] : { CARD($cards) }.
  }
log-relic-used = { SEAT($seat) } používá { CARD($relic, case: "acc") }.
log-undrained = { SEAT($seat) } vrací do aliance { CARD($card, case: "acc") }.
log-drained = { $frenzy ->
    [true] V běsnění { SEAT($seat) } vysává { CARD($card, case: "acc") }
   *[false] { SEAT($seat) } vysává { CARD($card, case: "acc") }
  }: { $blood ->
    [one] { $blood } žeton krve
    [few] { $blood } žetony krve
   *[other] { $blood } žetonů krve
  }{ $tokens ->
    [0] .
    [one] , žeton diablerie.
    [few] , { $tokens } žetony diablerie.
   *[other] , { $tokens } žetonů diablerie.
  }
log-frenzy = { $credited ->
    [none] { SEAT($seat) } propadá běsnění.
   *[other] { SEAT($seat) } propadá běsnění; může za to { SEAT($credited) }.
  }
log-nothing-to-drain = { SEAT($seat) } nemá koho vysát. Krev z banky: { $blood }.
log-eliminated = Třetí žeton diablerie: { SEAT($seat) } opouští hru.
log-ambition = Žeton ambicí si bere { SEAT($seat) }.
log-gained = { $amount ->
    [0] { SEAT($seat) } nezískává žádnou krev ({ source }).
   *[other] { SEAT($seat) } získává { blood }, { PREPOSITION("z", $before) } { $before } na { $after } ({ source }).
  }
log-spent = { SEAT($seat) } platí { blood }, { PREPOSITION("z", $before) } { $before } na { $after } ({ source }){ $to ->
    [none] .
   *[other] { " " }– { CARD("tr-dark-pact") } to přenáší { LOCATION($to, part: "to") }.
  }
log-lost = { $amount ->
    [0] { SEAT($seat) } nemá žádnou krev, není co ztratit ({ source }).
   *[other] { SEAT($seat) } ztrácí { blood }, { PREPOSITION("z", $before) } { $before } na { $after } ({ source }){ $to ->
        [none] .
       *[other] { " " }– { CARD("tr-dark-pact") } to přenáší { LOCATION($to, part: "to") }.
    }
  }
log-stolen = { $amount ->
    [0] { SEAT($seat) } nemá žádnou krev, není co ukrást ({ source }).
   *[other] { SEAT($seat) } přichází o { blood }: krade { $amount ->
        [one] ho
       *[other] je
    } { SEAT($thief) } ({ source }).
  }
log-immune = { SEAT($seat) } o krev nepřichází díky kartě { CARD($by) } ({ CARD($source) }).
log-influence = { MAX($amount, 0) ->
    [0] { SEAT($seat) } ztrácí vliv, { PREPOSITION("z", $before) } { $before } na { $after } ({ source }).
   *[other] { SEAT($seat) } získává { influence }, { PREPOSITION("z", $before) } { $before } na { $after } ({ source }).
  }
log-influence-given = { SEAT($to) } získává { influence }: dává { $amount ->
    [one] ho
   *[other] je
  } { SEAT($from) } ({ source }).
log-blood-played = { $source ->
    [planning] { SEAT($seat) } přikládá { blood } { PREPOSITION("k", LOCATION($location, case: "dat")) } { LOCATION($location, case: "dat") }.
   *[other] { SEAT($seat) } přikládá { blood } { PREPOSITION("k", LOCATION($location, case: "dat")) } { LOCATION($location, case: "dat") } ({ source }).
  }
log-blood-put = { SEAT($seat) } dostává { blood } { LOCATION($location, part: "at") } ({ source }).
log-blood-returned = { SEAT($seat) } si vrací { blood } { LOCATION($location, part: "from") } do zásoby ({ source }).
log-blood-taken = { SEAT($from) } přichází { LOCATION($location, part: "at") } o { blood }: bere si { $amount ->
    [one] ho
   *[other] je
  } { SEAT($to) } ({ source }).
log-blood-discarded = { SEAT($seat) } odhazuje { blood } { LOCATION($location, part: "from") } ({ source }).
log-blood-swapped = { SEAT($seat) } vyměňuje krev za zásobu: v zásobě má teď { $pool }, { LOCATION($location, part: "at") } { $deployed }.
log-blood-shifted = { SEAT($seat) } přesouvá { blood } { LOCATION($location, part: "from") } { LOCATION($to, part: "to") } ({ source }).
log-blood-surrendered = { SEAT($from) } vydává { LOCATION($location, part: "at") } { blood }: získává { $amount ->
    [one] ho
   *[other] je
  } { SEAT($to) } ({ source }).
log-victim-joined = { SEAT($seat) } získává do aliance oběť ({ source }).
log-card-drawn = { $card ->
    [unknown] { SEAT($seat) } si bere kartu ({ source }).
   *[other] { SEAT($seat) } si bere { CARD($card, case: "acc") } ({ source }).
  }
log-location = { LOCATION($location) }
log-nobody-there = { $ally ->
    [none] { LOCATION($location) }: nikdo už tu není.
   *[other] { LOCATION($location) }: nikdo už tu není. { CARD($ally) } opouští hru.
  }
log-tokens = { $stay ->
    [none] { COUNT($withdraw) ->
        [one] Ustupuje { SEATS($withdraw) }.
       *[other] Všichni ustupují: { SEATS($withdraw) }.
    }
   *[other] { $withdraw ->
        [none] { COUNT($stay) ->
            [one] Zůstává { SEATS($stay) }.
           *[other] Všichni zůstávají: { SEATS($stay) }.
        }
       *[other] { COUNT($stay) ->
            [one] Zůstává: { SEATS($stay) }.
           *[other] Zůstávají: { SEATS($stay) }.
        } { COUNT($withdraw) ->
            [one] Ustupuje: { SEATS($withdraw) }.
           *[other] Ustupují: { SEATS($withdraw) }.
        }
    }
  }
log-token-switched = { $token ->
    [stay] { SEAT($seat) } mění názor: zůstává.
   *[withdraw] { SEAT($seat) } mění názor: ustupuje.
  }
log-withdrew = { SEAT($seat) } ustupuje { LOCATION($location, part: "from") } { LOCATION($to, part: "to") }{ $cards ->
    [none] { $count ->
        [0] { "" }
        [one] { " " }a bere s sebou { $count } kartu
        [few] { " " }a bere s sebou { $count } karty
       *[other] { " " }a bere s sebou { $count } karet
    }
   *[other] { " " }a bere s sebou { CARD($cards, case: "acc") }{ SAME(COUNT($cards), $count) ->
        [yes] { "" }
       *[no] { " " }(celkem { $count })
    }
  }{ $cloak ->
    [true] ; kryje to { CARD("no-cloak-of-shadows") }
   *[false] { "" }
  }{ $blood ->
    [0] .
   *[other] { $cloak ->
        [true] , krev: { $blood }.
       *[false] . Do zásoby se vrací krev: { $blood }.
    }
  }
log-withdrew-to-hand = { SEAT($seat) } ustupuje { LOCATION($location, part: "from") }: { $cards ->
    [unknown] { $count ->
        [0] bez karet
        [one] do ruky se vrací { $count } karta
        [few] do ruky se vracejí { $count } karty
       *[other] do ruky se vrací { $count } karet
    }{ $shown ->
        [none] { "" }
       *[other] { " " }({ CARD($shown) })
    }
    [none] bez karet
   *[other] { COUNT($cards) ->
        [one] do ruky se vrací karta { CARD($cards) }
       *[other] do ruky se vracejí karty { CARD($cards) }
    }
  }{ $blood ->
    [0] .
   *[other] , krev do zásoby: { $blood }.
  }
log-revealed = { LOCATION($location) }, { COUNT($cards) ->
    [one] odhalená karta
   *[other] odhalené karty
  }: { CARD($cards, $seats) }.
log-turned-up = { SEAT($seat) } otáčí { CARD($card, case: "acc") } lícem nahoru ({ source }).
log-left-face-down = { SEAT($seat) } nechává { SUM($number, 1) }. kartu rubem nahoru ({ source }).
log-turned-down = { SEAT($seat) } otáčí { CARD($card, case: "acc") } rubem nahoru{ SAME($card, $source) ->
    [yes] .
   *[no] { " " }({ source }).
  }
log-effect = Působí { CARD($card) } ({ SEAT($seat) }).
log-declined = { SEAT($seat) } se vzdává účinku ({ CARD($card) }).
log-target-chosen = { SEAT($seat) } vybírá cíl: { SEAT($target) } ({ CARD($card) }).
log-forestalled = { SEAT($seat) } předchází kartě { CARD($card) } ({ SEAT($owner) }).
log-chose = { $choice ->
    [skip] { SEAT($seat) } vynechává přípravu i dohru ({ CARD($card) }).
    [steal] { SEAT($seat) } platí krví ({ CARD($card) }).
    [move-half] { SEAT($seat) } vydává krev ({ CARD($card) }).
   *[other] { SEAT($seat) } vydává vliv ({ CARD($card) }).
  }
log-included = { $included ->
    [true] { CARD($card) } ({ SEAT($seat) }) postihuje i spoluhráče: { SEAT($mate) }.
   *[false] { CARD($card) } ({ SEAT($seat) }) šetří spoluhráče: { SEAT($mate) }.
  }
log-bids = Nabídky ({ SEATS($seats) }): { $bids }. Nejméně nabízí { SEAT($lowest) }.
log-taken-back = { $card ->
    [unknown] { SEAT($owner) } dostává kartu rubem nahoru { LOCATION($location, part: "from") } zpět do ruky.
   *[other] { SEAT($owner) } dostává { CARD($card, case: "acc") } { LOCATION($location, part: "from") } zpět do ruky.
  }
log-card-moved = { $card ->
    [unknown] { SEAT($seat) } přesouvá kartu rubem nahoru { LOCATION($location, part: "from") } { LOCATION($to, part: "to") } ({ source }).
   *[other] { SEAT($seat) } přesouvá { CARD($card, case: "acc") } { LOCATION($location, part: "from") } { LOCATION($to, part: "to") }{ SAME($card, $source) ->
        [yes] .
       *[no] { " " }({ source }).
    }
  }
log-power-changed = { $card ->
    [unknown] Karta rubem nahoru
   *[other] { CARD($card) }
  }: síla { PREPOSITION("z", $before) } { $before } na { $after }{ SAME($card, $source) ->
    [yes] .
   *[no] { " " }({ CARD($source) }).
  }
log-power = { $rank }. { SEAT($seat) }: síla { $total }{ $powers ->
    [none] { "" }
   *[other] { $cards ->
        [unknown] ; karty: { $powers }
       *[other] ; { CARD($cards) }: { $powers }
    }
  }{ $bloodPower ->
    [0] { "" }
   *[other] ; krev: { $bloodPower }
  }{ $knife ->
    [0] { "" }
   *[other] ; { CARD("re-knife-of-the-faithless") }: { $knife }
  }.
log-won = { SEAT($seat) } vítězí { LOCATION($location, part: "at") } se silou { $power }{ $tie ->
    [order] : při remíze vítězí ten, kdo je první od žetonu ambicí
    [ally] : { CARD("al-fiorenza-savona") } vyhrává každou remízu
   *[none] { "" }
  }.
log-ally-joined = { SEAT($seat) } získává do aliance { CARD($ally, case: "acc") }.
log-round-over = Konec { $round }. kola. Všechny karty se vracejí svým vlastníkům.
log-shuffled-in = { $card ->
    [unknown] { SEAT($seat) } zamíchává kartu do balíčku klanu ({ CARD("ma-malkavs-bane") }).
   *[other] { SEAT($seat) } zamíchává { CARD($card, case: "acc") } do balíčku klanu ({ CARD("ma-malkavs-bane") }).
  }
log-score = { $place }. { SEAT($seat) }: { $eliminated ->
    [true] mimo hru
   *[false] vliv { $total } ({ score })
  }{ $team ->
    [none] { "" }
   *[other] ; tým { $team }: { $together }
  }.
log-ended = { $why ->
    [last-one-left] Nikdo jiný už ve hře není.
   *[rounds] Třetí noc je u konce.
  } { COUNT($winners) ->
    [one] Vlády nad Chicagem se ujímá { SEATS($winners) }.
   *[other] Vlády nad Chicagem se ujímají { SEATS($winners) }.
  }

## Množství, zdroje a body

blood = { $amount ->
    [one] { $amount } žeton krve
    [few] { $amount } žetony krve
   *[other] { $amount } žetonů krve
  }
influence = { $amount ->
    [one] { $amount } bod vlivu
    [few] { $amount } body vlivu
   *[other] { $amount } bodů vlivu
  }
cards = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
  }
source = { $source ->
    [feed] krmení
    [reward] odměna
    [haven] { LOCATION("loc-haven") }
    [bounty] odměna za běsnění
    [frenzy] běsnění
    [diablerie] diablerie
    [planning] plánování
    [withdrawal] ústup
   *[other] { CARD($source) }
  }
score = žetony { $influence }{ $alliance ->
    [0] { "" }
   *[other] , aliance { $alliance }
  }{ $drained ->
    [0] { "" }
   *[other] , vysátí { $drained }
  }{ $bonus ->
    [0] { "" }
   *[other] , bonus { $bonus }
  }{ $relic ->
    [0] { "" }
   *[other] , relikvie { $relic }
  }{ $diablerie ->
    [0] { "" }
   *[other] , diablerie { $diablerie }
  }

## Slova

word-round = { $round }. kolo ze 3
word-lap = { $lap }. okruh { PREPOSITION("z", $laps) } { $laps }
word-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
word-team-total = Tým { $team }: { $total }
word-known-cards = Známé karty
word-face-down = Rubem nahoru
word-face-down-known = Rubem nahoru, známá
word-eliminated = Mimo hru
word-in-hand = V ruce
word-deck = Balíček klanu
word-victims = Oběti
word-drain = Vysátí
word-influence-change = Vliv { PREPOSITION("z", $before) } { $before } na { $after }
word-once-drained = pak vliv { $influence }
word-has-chosen = Má zvoleno
word-no-ally = Bez spojence
word-one-blood-left = V zásobě ti zůstane 1 žeton krve. Kdo ti ho vezme, uvrhne tě do běsnění.
word-winning-here = Podle toho, co leží odkryté, tady vítězíš.
word-last-warning = Třetí žeton diablerie: to tě vyřadí ze hry.
word-power-at-least = { $power }+?

type-preparation = Příprava
type-conflict = Střet
type-aftermath = Dohra
type-passive = Pasivní karta

kind-vampire = Upír
kind-human = Člověk

phase-setup = Příprava hry
phase-feed = Krmení
phase-location-setup = Doplnění čtvrtí
phase-hand-building = Správa karet
phase-planning = Plánování
phase-resolution = Vyhodnocení
phase-end-of-round = Konec kola

stage-withdraw = Ústup
stage-revelation = Odhalení
stage-preparation = Příprava
stage-conflict = Střet
stage-aftermath = Dohra

token-stay = Zůstat
token-withdraw = Ustoupit

piece-clan-sheet = List klanu
piece-position-tile = Dílek pozice
piece-ambition-token = Žeton ambicí
piece-stay-token = Žeton „zůstat“
piece-withdraw-token = Žeton „ustoupit“
piece-influence-token = Žeton vlivu
piece-blood-token = Žeton krve
piece-diablerie-token = Žeton diablerie

## Odkud je vliv

score-influence = Žetony vlivu
score-alliance = Aliance
score-drained = Vysáté karty
score-bonus = Bonus
score-relic = Relikvie
score-diablerie = Diablerie

earned-rewards = Získáno ve čtvrtích
earned-frenzies = Odměny za běsnění
earned-places = Místa
earned-given = Od ostatních
earned-lost = Ztraceno

## Slovníček

term-opponent = Soupeř
    .text = Každý jiný hráč, který je ještě ve hře.
term-rival = Rival
    .text = Soupeř, který má kartu nebo krev ve čtvrti karty, která o rivalech mluví.
term-location = Čtvrť
    .text = Jeden z dílků, na kterých dochází ke střetům. Vyhodnocují se postupně, Princovo útočiště poslední.
term-position = Pozice
    .text = Tvá část čtvrti.
term-bank = Banka
    .text = Společná zásoba krve a vlivu.
term-pool = Zásoba
    .text = Krev a žetony vlivu na tvém listu klanu.
term-blood = Krev
    .text = Platidlo, život i síla zároveň. Na pozici má každý žeton krve sílu 1.
term-influence = Vliv
    .text = O něj se hraje: na konci se sčítají žetony ve tvé zásobě a čísla na tvých kartách.
term-power = Síla
    .text = Síla karty ve střetu. Základní síla je číslo na kartě.
term-ally = Spojenec
    .text = Karta, která se získává ve čtvrti: upír nebo člověk.
term-victim = Oběť
    .text = Odměna za druhé místo: 1 bod vlivu, 1 žeton krve při každém krmení, 3 žetony krve za vysátí.
term-alliance = Aliance
    .text = Tvoji spojenci a oběti, které nejsou vysáté.
term-drain = Vysát
    .text = Přesunout kartu z aliance mezi vysáté karty a vzít si její krev.
term-diablerie = Diablerie
    .text = Vysátí upíra. Přinese žeton diablerie: −1 bod vlivu na konci, 1 žeton krve jednou za kolo. Třetí žeton vyřadí ze hry.
term-frenzy = Běsnění
    .text = Když ve tvé zásobě dojde krev, vysaješ náhodnou kartu své aliance. Původce získá odměnu: 1 bod vlivu.
term-ambition = Žeton ambicí
    .text = Označuje prvního hráče. Remízu vyhrává ten, kdo je odtud první po směru hodinových ručiček. Bere si ho vítěz v Princově útočišti.
term-stay = „Zůstat“, nebo „ustoupit“
    .text = Před každým střetem volí všichni přítomní tajně. Kdo ustoupí, vezme si krev do zásoby a přesune karty lícem nahoru do Princova útočiště; z útočiště se vracejí do ruky.
term-face-down = Rubem nahoru
    .text = Karta ležící rubem nahoru nemá účinek a má sílu 0, dokud není otočena. Přiložit ji stojí 1 žeton krve.
term-play = Přiložit
    .text = Položit kartu nebo krev na svou pozici u čtvrti. Přesun není přiložení.
term-gain = Získat
    .text = Z banky do své zásoby.
term-spend = Zaplatit
    .text = Ze své zásoby do banky jako cena. Nikdy poslední žeton krve.
term-lose = Ztratit
    .text = Ze své zásoby do banky kvůli účinku karty.
term-steal = Ukrást
    .text = Krev ze zásoby jiného hráče do své zásoby.
term-preparation = Karta přípravy
    .text = Působí po odhalení karet, před střetem.
term-conflict = Karta střetu
    .text = Působí, když se počítá síla.
term-aftermath = Karta dohry
    .text = Působí po rozdání odměn.
term-passive = Pasivní karta
    .text = Působí, když přijde její chvíle, leží-li tehdy lícem nahoru.
term-place = Místo
    .text = Karta, která dá čtvrti vlastní pravidlo.
term-relic = Relikvie
    .text = Karta, kterou smíš použít jednou za hru.

## Klany

clan-brujah = Brujah
    .text = Buřiči s tvrdou pěstí: velká síla, rány do každé zásoby a odměna za každé běsnění, které způsobí.
clan-gangrel = Gangrel
    .text = Šelmy mezi Rodnými: krev putuje mezi zásobou a pozicemi a stále jí přibývá.
clan-malkavian = Malkavian
    .text = Vizionáři a šílenci: překvapí a celou ruku karet vrhnou na stůl naráz.
clan-nosferatu = Nosferatu
    .text = Oči v každé stoce: ústup se vyplácí a jedna karta může bojovat ve dvou čtvrtích.
clan-toreador = Toreador
    .text = Miláčci města: čím větší aliance, tím silnější karty.
clan-tremere = Tremere
    .text = Čarodějové, kteří platí krví: mocné účinky za půl zásoby, vždy na pokraji běsnění.
clan-ventrue = Ventrue
    .text = Zrozeni k vládě: nutí rivaly volit, a ti zaplatí, ať zvolí cokoli.

## Karty klanů

card-br-hunt = Lov
    .text = Ukradni každému rivalovi zde 1 žeton krve.
card-br-ready = Připraven
    .acc = kartu Připraven
    .text = Kdykoli uvrhneš rivala zde do běsnění, získej navíc 1 bod vlivu.
card-br-bloody-fury = Krvavá zuřivost
    .acc = Krvavou zuřivost
    .text = −2 k síle, máš-li zde alespoň jeden žeton krve.
card-br-punks-posse = Parta punkerů
    .acc = Partu punkerů
    .text = +2 k síle za každou tvou kartu zde, lícem i rubem nahoru, včetně této.
card-br-challenge = Výzva
    .acc = Výzvu
    .text = Kdykoli soupeř přiloží kartu k jiné čtvrti, ztratí 1 žeton krve.
card-br-fist-of-caine = Kainova pěst
    .acc = Kainovu pěst
    .text = Každý rival zde ztratí tolik žetonů krve, kolikáté je kolo.
card-br-f-the-system = J*bat systém
    .acc = kartu J*bat systém
    .text = Každý rival zde ztratí 4 žetony krve, pokud zde vítězíš, jinak 2.
mild-card-br-f-the-system = Rozbij systém
    .acc = kartu Rozbij systém
card-br-earthshock = Otřes země
    .text = Každý rival zde ztratí 1 žeton krve za každé 2 žetony krve na všech pozicích zde. Ty tam zůstanou.
card-br-show-of-force = Ukázka síly
    .acc = Ukázku síly
    .text = Ukradni každému rivalovi zde 1 žeton krve.

card-ga-hunt = Lov
    .text = Ukradni každému rivalovi zde 1 žeton krve.
card-ga-ready = Připraven
    .acc = kartu Připraven
    .text = Polož 2 žetony krve z banky na svou pozici zde.
card-ga-earth-meld = Splynutí se zemí
    .text = Vrať si všechny své žetony krve odtud do zásoby.
card-ga-wolf-companion = Vlčí společník
    .acc = Vlčího společníka
    .text = Síla každé karty rivalů ležící zde lícem nahoru klesne na polovinu, zaokrouhleno dolů.
card-ga-feral-weapons = Divoké zbraně
    .text = Každý tvůj žeton krve zde má sílu 2 místo 1.
card-ga-power-of-the-pack = Síla smečky
    .acc = Sílu smečky
    .text = Vezmi si do zásoby polovinu žetonů krve každého rivala zde, zaokrouhleno nahoru.
card-ga-fearless = Nebojácný
    .acc = kartu Nebojácný
    .text = Smíš vyměnit všechny své žetony krve zde za všechnu krev své zásoby; pak polož 2 žetony krve z banky na svou pozici zde. { $lastBlood ->
        [spend-only] Je-li tvá zásoba potom prázdná, nejdřív propadneš běsnění.
       *[other] Potřebuješ zde alespoň 1 žeton krve.
    }
card-ga-on-the-prowl = Na číhané
    .acc = kartu Na číhané
    .text = Kdykoli soupeř přiloží kartu k této čtvrti, polož 1 žeton krve z banky na svou pozici zde.
card-ga-mist-form = Mlžná podoba
    .acc = Mlžnou podobu
    .text = Smíš přesunout polovinu svých žetonů krve odtud, zaokrouhleno nahoru, na svou pozici v jiné čtvrti.

card-ma-hunt = Lov
    .text = Ukradni každému rivalovi zde 1 žeton krve.
card-ma-ready = Připraven
    .acc = kartu Připraven
    .text = +1 k síle za každou tvou kartu zde, lícem i rubem nahoru, včetně této.
card-ma-mesmerize = Mesmerizace
    .acc = Mesmerizaci
    .text = Vyber rivala zde: všechny karty z jeho ruky přiložíš lícem nahoru na svou pozici zde a působí pro tebe. Na konci kola se vrátí vlastníkovi.
card-ma-auction-of-blood = Dražba krve
    .acc = Dražbu krve
    .text = Po odhalení ty a všichni rivalové zde tajně dražíte krev. Kdo nabídne nejméně, otočí rubem nahoru jednu ze svých karet, které zde leží lícem nahoru. Ty svou nabídku přiložíš k této čtvrti, každý rival svou ztratí.
card-ma-madness-network = Síť šílenství
    .text = Přilož všechny karty z ruky lícem nahoru na svou pozici zde.
card-ma-shadow-strike = Úder ze stínu
    .text = +2 k síle, pokud zde nikdo jiný nemá méně karet lícem nahoru než ty.
card-ma-chaos = Chaos
    .text = Smíš si vzít libovolné karty ze své pozice zde do ruky. Za každou z nich ukradni každému rivalovi zde 1 žeton krve.
card-ma-malkavs-bane = Malkavova zhouba
    .acc = Malkavovu zhoubu
    .text = Po odhalení přilož k této čtvrti zdarma a lícem nahoru vrchní kartu svého balíčku klanu. Na konci kola zamíchej jednu kartu z ruky do balíčku klanu.
card-ma-mindless-assault = Bezhlavý útok
    .text = Smíš libovolné své karty zde otočit rubem nahoru. Každá tvá karta zde ležící rubem nahoru má sílu 4.

card-no-hunt = Lov
    .text = Ukradni každému rivalovi zde 1 žeton krve. Pak smíš tuto kartu přesunout do Princova útočiště.
card-no-ready = Připraven
    .acc = kartu Připraven
    .text = +2 k síle v Princově útočišti.
card-no-unseen-passage = Nepozorovaný průchod
    .text = Přesuň tuto kartu do Princova útočiště.
card-no-cloak-of-shadows = Plášť stínů
    .text = Když ustupuješ z jiné čtvrti, smíš odtamtud přesunout všechny své karty a krev sem; každá karta zůstane ležet tak, jak ležela.
card-no-eyes-in-the-dark = Oči ve tmě
    .text = K této čtvrti musí soupeři přikládat karty rubem nahoru a ty je vidíš. Kdykoli k ní někdo přiloží kartu rubem nahoru, polož 1 žeton krve z banky na svou pozici zde.
card-no-feral-whispers = Zvířecí šepot
    .text = Když ustupuješ z jiné čtvrti, polož za každou přesunutou kartu 2 žetony krve z banky na svou pozici zde.
card-no-backstab = Rána do zad
    .acc = Ránu do zad
    .text = Smíš k této čtvrti přiložit až 3 žetony krve. Pak smíš tuto kartu přesunout do Princova útočiště; krev zůstane.
card-no-one-step-ahead = O krok napřed
    .acc = kartu O krok napřed
    .text = Při odhalení smí rival zde otočit kartu lícem nahoru jen tehdy, ztratí-li za ni 2 žetony krve. Jinak zůstane rubem nahoru.
card-no-vanish = Zmizení
    .text = Smíš odtud ustoupit. Pokud to uděláš, ukradni 1 žeton krve každému soupeři, který zde byl tvým rivalem.

card-to-hunt = Lov
    .text = Ukradni každému rivalovi zde 1 žeton krve.
card-to-ready = Připraven
    .acc = kartu Připraven
    .text = Ke tvé alianci se připojí oběť.
card-to-awe = Úžas
    .text = Ukradni každému rivalovi zde 1 žeton krve za každé 2 karty ve tvé alianci.
card-to-entourage = Doprovod
    .text = +1 k síle za každou kartu ve tvé alianci, nejvýš +7.
card-to-charisma = Charisma
    .text = Každý rival odhodí ze své pozice zde 1 žeton krve za každé 2 karty ve tvé alianci.
card-to-summon = Přivolání
    .text = Pokud zde získáváš spojence nebo oběť, připojí se ke tvé alianci ještě jedna oběť.
card-to-entrancement = Okouzlení
    .text = +1 k síle za každou kartu zde, kohokoli, lícem i rubem nahoru, včetně této.
card-to-submission = Podrobení
    .text = Nic, co se děje zde, tě nepřipraví o krev: neztratíš ji a nikdo ti ji neukradne.
card-to-friends-in-high-places = Přátelé na vysokých místech
    .acc = Přátele na vysokých místech
    .text = Před odhalením smíš k této čtvrti přiložit až tolik žetonů krve, kolik máš karet v alianci.

card-tr-hunt = Lov
    .text = Smíš zaplatit 1 žeton krve. Pokud to uděláš, ukradni každému rivalovi zde 1 žeton krve.
card-tr-ready = Připraven
    .acc = kartu Připraven
    .text = Když tě něco zde uvrhne do běsnění, smíš tuto kartu otočit rubem nahoru a získat 1 žeton krve, místo vysátí karty z aliance.
card-tr-focus-from-hunger = Soustředění z hladu
    .text = −1 k síle za každý žeton krve ve tvé zásobě.
card-tr-ancient-artifacts = Starobylé artefakty
    .text = Zaplať polovinu krve své zásoby, zaokrouhleno dolů, nebo otoč tuto kartu rubem nahoru. { $halfOfOne ->
        [must-pay] S 0 nebo 1 žetonem krve zaplatit nelze.
       *[other] S 0 nebo 1 žetonem krve to nestojí nic.
    }
card-tr-theft-of-vitae = Krádež vitae
    .text = Máš-li v zásobě méně než 7 žetonů krve, doplň ji na 7. Jinak získej 1 žeton krve.
card-tr-dark-pact = Temný pakt
    .text = Krev, kterou ztratíš nebo zaplatíš v kterékoli čtvrti, přijde na tvou pozici zde místo do banky.
card-tr-cauldron-of-blood = Kotel krve
    .text = Smíš zaplatit polovinu krve své zásoby, zaokrouhleno dolů. Pokud to uděláš, každý rival zde ztratí 4 žetony krve. { $halfOfOne ->
        [must-pay] S 0 nebo 1 žetonem krve zaplatit nelze.
       *[other] S 0 nebo 1 žetonem krve to nestojí nic.
    }
card-tr-retaliation = Odveta
    .acc = Odvetu
    .text = Kdykoli zde zaplatíš nebo ztratíš krev nebo ti ji zde někdo ukradne, každý rival zde ztratí stejně.
card-tr-arcane-drain = Mystický odliv
    .text = Smíš zaplatit polovinu krve své zásoby, zaokrouhleno dolů. Pokud to uděláš, vezmi si do zásoby polovinu žetonů krve každého rivala zde, zaokrouhleno nahoru. { $halfOfOne ->
        [must-pay] S 0 nebo 1 žetonem krve zaplatit nelze.
       *[other] S 0 nebo 1 žetonem krve to nestojí nic.
    }

card-ve-hunt = Lov
    .text = Vítězí-li zde někdo jiný, vítěz si vybere: ukradneš mu 2 žetony krve, nebo ti dá 1 bod vlivu.
card-ve-ready = Připraven
    .acc = kartu Připraven
    .text = Bez účinku.
card-ve-master-plan = Mistrovský plán
    .text = Na konci plánování ztratí každý soupeř bez karty zde 1 bod vlivu. Ve střetu: +1 k síle za každého rivala zde.
card-ve-diplomacy = Diplomacie
    .acc = Diplomacii
    .text = Ze všech karet ostatních hráčů ležících zde lícem nahoru mají ty s nejvyšší základní silou sílu 0.
card-ve-curfew = Zákaz vycházení
    .text = Po odhalení si každý rival zde vybere: vynechá zde přípravu i dohru, nebo mu ukradneš 3 žetony krve.
card-ve-majesty = Majestát
    .text = Síla této karty se rovná nejvyšší základní síle všech karet ležících zde lícem nahoru.
card-ve-mass-manipulation = Masová manipulace
    .acc = Masovou manipulaci
    .text = Po odkrytí žetonů ukradni 2 žetony krve každému rivalovi zde, který zůstává.
card-ve-tyrants-gaze = Pohled tyrana
    .text = Každý rival zde si vybere: přesune polovinu své krve odtud, zaokrouhleno nahoru, na tvou pozici, nebo ztratí 1 bod vlivu.
card-ve-forestall = Předstih
    .text = Po odhalení vyber kartu rivala ležící zde lícem nahoru: získej tolik žetonů krve, jaká je její základní síla. Tato karta ti zde nemůže vzít krev.

## Spojenci

card-al-anita-wainwright = Anita Wainwright
    .acc = Anitu Wainwright
    .text = Když se k tobě připojí, získej 3 žetony krve.
card-al-sgt-mctavish = Serž. McTavish
    .acc = serž. McTavishe
    .text = Když se k tobě připojí, ukradni 2 žetony krve každému soupeři, ať je kdekoli.
card-al-khadija-al-kindi = Khadija Al-Kindi
    .acc = Khadiju Al-Kindi
    .text = Když se k tobě připojí, vezmi si vrchní kartu svého balíčku klanu.
card-al-wauneka = Wauneka
    .acc = Wauneku
    .text = Když se k tobě připojí, připojí se i oběť.
card-al-carmelita-neillson = Carmelita Neillson
    .acc = Carmelitu Neillson
    .text = Kdykoli přiložíš kartu k Princovu útočišti, polož tam na svou pozici 1 žeton krve z banky.
card-al-maldavis = Maldavis
    .text = Když se k tobě připojí, získej 5 žetonů krve.
card-al-erichtho = Erichtho
    .text = Přiložit kartu rubem nahoru tě stojí o 1 žeton krve méně.
card-al-fiorenza-savona = Fiorenza Savona
    .acc = Fiorenzu Savonu
    .text = Vyhráváš každou remízu.
card-al-marcel = Marcel
    .acc = Marcela
    .text = Bez schopnosti.
card-al-bronwyn = Bronwyn
    .text = Bez schopnosti.
card-al-portia = Portia
    .acc = Portii
    .text = Portii nelze vysát.
card-al-talley = Talley
    .acc = Talleyho
    .text = Při krmení tě stojí 1 žeton krve. Kdykoli někoho uvrhneš do běsnění, získej navíc 1 bod vlivu.
card-al-ambrus-maropis = Ambrus Maropis
    .acc = Ambruse Maropise
    .text = Za každý zaplacený žeton krve se smíš podívat na jednu kartu ležící rubem nahoru: ve svém plánovacím tahu kdekoli, před volbou „zůstat“ nebo „ustoupit“ v té čtvrti, pokud v ní jsi.
card-al-edward-neally = Edward Neally
    .acc = Edwarda Neallyho
    .text = Za jeho vysátí dostaneš 2 žetony diablerie.
card-al-mr-damp = Pan Damp
    .acc = pana Dampa
    .text = Kdykoli někoho uvrhneš do běsnění, získej 2 žetony krve.
card-al-bobby-white = Bobby White
    .acc = Bobbyho Whitea
    .text = Bez schopnosti.
card-al-maja-wysocki = Maja Wysocki
    .acc = Maju Wysocki
    .text = Bez schopnosti.
card-al-ed-crawford = Ed Crawford
    .acc = Eda Crawforda
    .text = Bez schopnosti.
card-al-betty-fuller = Betty Fuller
    .text = Bez schopnosti.
card-al-dr-fragonard = Dr. Fragonard
    .acc = dr. Fragonarda
    .text = Bez schopnosti.
card-al-tamara-bodnar = Tamara Bodnar
    .acc = Tamaru Bodnar
    .text = Bez schopnosti.
card-al-douglas-richardson = Douglas Richardson
    .acc = Douglase Richardsona
    .text = Bez schopnosti.
card-al-tom-kimber = Tom Kimber
    .acc = Toma Kimbera
    .text = Bez schopnosti.
card-al-francis-bennet = Francis Bennet
    .acc = Francise Benneta
    .text = Bez schopnosti.
card-al-elena-cortez = Elena Cortez
    .acc = Elenu Cortez
    .text = Bez schopnosti.
card-al-julie-munoz = Julie Munoz
    .acc = Julii Munoz
    .text = Na konci hry +2 body vlivu, pokud ve tvé alianci není jiný lidský spojenec.
card-al-roberta-urbani = Roberta Urbani
    .acc = Robertu Urbani
    .text = Při správě karet si smíš nechat obě karty a odložit pod balíček klanu jednu z těch, které už máš v ruce.
card-al-ryan-ramos = Ryan Ramos
    .acc = Ryana Ramose
    .text = Přiložit kartu rubem nahoru tě stojí o 1 žeton krve více.
card-al-sarah-mcaleer = Sarah McAleer
    .text = Když se k tobě připojí, získej 1 žeton krve za každou kartu v alianci, včetně ní.
card-al-miguel-chandler = Miguel Chandler
    .acc = Miguela Chandlera
    .text = Když propadneš běsnění, vysaješ právě jeho, bez losování.

card-victim = oběť
    .text = Má hodnotu 1 bod vlivu, při krmení dá 1 žeton krve, vysátá dá 3 žetony krve a pak už nemá žádnou hodnotu.

## Oběti: jména bez významu pro pravidla

victim-vi-01 = Aaron Whitlock, cyklokurýr
victim-vi-02 = Beatriz Lobo, zdravotní sestra
victim-vi-03 = Calvin Osei, barman
victim-vi-04 = Dana Kowalczyk, taxikářka
victim-vi-05 = Ethan Brill, student
victim-vi-06 = Farida Nazari, lékárnice
victim-vi-07 = Gus Petrakis, kuchař
victim-vi-08 = Hana Dvorak, houslistka
victim-vi-09 = Ignacio Reyes, doker
victim-vi-10 = Jocelyn Pratt, právní asistentka
victim-vi-11 = Kenji Morita, programátor
victim-vi-12 = Lena Vogt, fotografka
victim-vi-13 = Marcus Tate, noční hlídač
victim-vi-14 = Nadine Arceneaux, jazzová zpěvačka
victim-vi-15 = Oscar Lindqvist, architekt
victim-vi-16 = Priya Raman, lékařka na stáži
victim-vi-17 = Quentin Moss, pouliční kazatel
victim-vi-18 = Rosa Delgado, květinářka
victim-vi-19 = Sam Okafor, boxer
victim-vi-20 = Tess Hannigan, knihovnice
victim-vi-21 = Umar Siddiq, železniční mechanik
victim-vi-22 = Vera Stoyanova, švadlena
victim-vi-23 = Walter Byrne, policista v penzi
victim-vi-24 = Ximena Flores, tatérka
victim-vi-25 = Yusuf Demir, pekař
victim-vi-26 = Zoe Carmichael, podcasterka
victim-vi-27 = Andre Baptiste, trumpetista
victim-vi-28 = Bridget Nolan, letuška
victim-vi-29 = Cyrus Hale, zámečník
victim-vi-30 = Delia Marsh, realitní makléřka
victim-vi-31 = Emil Novak, hodinář
victim-vi-32 = Najia Mahtam, spisovatelka
victim-vi-33 = Fiona Grady, vyhazovačka
victim-vi-34 = Gerald Poole, burzovní makléř
victim-vi-35 = Ines Carvalho, běžkyně

## Místa

card-pl-succubus-club = Klub Sukuba
    .text = Po vyhodnocení této čtvrti si smí každý vrátit až 3 své žetony krve odtud do zásoby.
card-pl-the-collar = Obojek
    .text = Kdo zde někoho uvrhne do běsnění, získá navíc 1 bod vlivu.
card-pl-pedway-tunnels = Podzemní chodby
    .text = Přiložit kartu k této čtvrti rubem nahoru stojí o 1 žeton krve méně.
card-pl-sheriffs-checkpoint = Šerifovo stanoviště
    .text = Přiložit kartu k této čtvrti, lícem i rubem nahoru, stojí o 1 žeton krve více.
card-pl-union-stockyards = Stará jatka
    .text = S každou kartou přiloženou k této čtvrti lze přiložit až 5 žetonů krve místo 3.
card-pl-whispering-gallery = Galerie šepotu
    .text = Druhé místo zde získá navíc 1 bod vlivu.
card-pl-ashen-chapel = Popelavá kaple
    .text = Jsou-li ve střetu zde alespoň dva, poslední ztratí 1 bod vlivu.

## Relikvie

card-re-isaac-chalice = Izákův kalich
    .text = Ve tvém plánovacím tahu: jedna z tvých vysátých karet se vrátí do aliance.
card-re-sargon-apocrypha = Sargonův apokryf
    .text = Na začátku vyhodnocení: přilož postupně ke každé čtvrti 1 žeton krve, dokud ti v zásobě aspoň 1 zůstává.
card-re-penitent-mask = Kajícníkova maska
    .acc = Kajícníkovu masku
    .text = Po odkrytí žetonů ve čtvrti, kde jsi: změň svůj ze „zůstat“ na „ustoupit“ nebo naopak.
card-re-knife-of-the-faithless = Nůž nevěrných
    .text = Ve střetu ve čtvrti, kde jsi: +3 k síle.
card-re-phial-of-elder-vitae = Lahvička vitae Staršího
    .acc = Lahvičku vitae Staršího
    .text = Ve tvém plánovacím tahu: získej 4 žetony krve.
card-re-mirror-of-the-ninth-hour = Zrcadlo deváté hodiny
    .text = Ve tvém plánovacím tahu: podívej se na všechny karty ležící rubem nahoru v jedné čtvrti.
card-re-ferrymans-key = Převozníkův klíč
    .text = Ve tvém plánovacím tahu: přesuň jednu svou kartu do jiné čtvrti tak, jak leží. Krev zůstane.
card-re-ward-of-cold-ashes = Pečeť studeného popela
    .text = Když propadneš běsnění: získej 3 žetony krve místo vysátí karty.

## Čtvrti

location-loc-1 = Loviště
    .at = na Lovišti
    .dat = Lovišti
    .to = na Loviště
    .from = z Loviště
location-loc-2 = Azyl
    .at = v Azylu
    .dat = Azylu
    .to = do Azylu
    .from = z Azylu
location-loc-3 = Klub Zombie
    .at = v Klubu Zombie
    .dat = Klubu Zombie
    .to = do Klubu Zombie
    .from = z Klubu Zombie
location-loc-haven = Princovo útočiště
    .at = v Princově útočišti
    .dat = Princovu útočišti
    .to = do Princova útočiště
    .from = z Princova útočiště
