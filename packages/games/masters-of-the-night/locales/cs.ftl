### Páni noci česky.
### Všechno, co má vlastní text, je CARD: karty událostí, relikvie, schopnosti a pečeti děsu. Rozhodnutí se může dozvědět,
### kterého upíra se týká ($who), kde padá ($here), která karta se ptá ($card), odkud ($origin) a kam ($goal) něco jde,
### kdo je ten druhý upír ($mate), na co se ukazuje ($aim) a kolik stojí akce ($moveCost ...).

game = Páni noci
    .tagline = Devět čtvrtí, jedna Rodina a závoj čím dál tenčí.
    .about = Jste upíří rodina ve městě, které se o vás nesmí dozvědět. Ve dne posílá inkvizice své agenty a vy jen přihlížíte; v noci lovíte, verbujete sluhy a bojujete kostkami, které všichni vidí. Každá oběť vás posílí, každý neopatrný krok trhá závoj. Zapečeťte město pečetěmi děsu a vykonejte rituál Krvavého měsíce, než dojdou události. Společně vyhrajete, nebo společně prohrajete.

## Možnosti

option-edition = Vydání
    .help = Hra vyšla ve dvou vydáních. Liší se v průběhu boje, v počítání obětí a v tom, jak často agenti oslabují závoj.
option-edition-ares = Anglické: kostka po kostce
option-edition-igrology = Polské: všechny kostky naráz

option-difficulty = Obtížnost
    .help = Kolik je karet událostí, a tedy kolik máte kol. Těžká s pěti upíry je téměř beznadějná.
option-difficulty-easy = Lehká: 18 kol
option-difficulty-medium = Střední: 15 kol
option-difficulty-hard = Těžká: 12 kol

option-familySize = Upíři
    .help = Kolik upírů se účastní. Jeden hráč může vést i několik.

option-vampires = Kteří upíři
    .help = Doporučení upíři se dobře doplňují.
option-vampires-recommended = Doporučení upíři
option-vampires-agnieszka-laszlo = Agnieszka a Laszlo
option-vampires-imre-laszlo = Imre a Laszlo
option-vampires-random = Náhodně
option-vampires-chosen = Vybraní níže

option-vampire1 = První upír
    .help = Pořadí na seznamu je pořadí hry. Platí jen pro upíry „vybrané níže“.
option-vampire1-agnieszka = { vampire-agnieszka }
option-vampire1-imre = { vampire-imre }
option-vampire1-ishtvan = { vampire-ishtvan }
option-vampire1-laszlo = { vampire-laszlo }
option-vampire1-mila = { vampire-mila }
option-vampire1-nevena = { vampire-nevena }

option-vampire2 = Druhý upír
    .help = Pořadí na seznamu je pořadí hry. Platí jen pro upíry „vybrané níže“.
option-vampire2-agnieszka = { vampire-agnieszka }
option-vampire2-imre = { vampire-imre }
option-vampire2-ishtvan = { vampire-ishtvan }
option-vampire2-laszlo = { vampire-laszlo }
option-vampire2-mila = { vampire-mila }
option-vampire2-nevena = { vampire-nevena }

option-vampire3 = Třetí upír
    .help = Pořadí na seznamu je pořadí hry. Platí jen pro upíry „vybrané níže“.
option-vampire3-agnieszka = { vampire-agnieszka }
option-vampire3-imre = { vampire-imre }
option-vampire3-ishtvan = { vampire-ishtvan }
option-vampire3-laszlo = { vampire-laszlo }
option-vampire3-mila = { vampire-mila }
option-vampire3-nevena = { vampire-nevena }

option-vampire4 = Čtvrtý upír
    .help = Pořadí na seznamu je pořadí hry. Platí jen pro upíry „vybrané níže“.
option-vampire4-agnieszka = { vampire-agnieszka }
option-vampire4-imre = { vampire-imre }
option-vampire4-ishtvan = { vampire-ishtvan }
option-vampire4-laszlo = { vampire-laszlo }
option-vampire4-mila = { vampire-mila }
option-vampire4-nevena = { vampire-nevena }

option-vampire5 = Pátý upír
    .help = Pořadí na seznamu je pořadí hry. Platí jen pro upíry „vybrané níže“.
option-vampire5-agnieszka = { vampire-agnieszka }
option-vampire5-imre = { vampire-imre }
option-vampire5-ishtvan = { vampire-ishtvan }
option-vampire5-laszlo = { vampire-laszlo }
option-vampire5-mila = { vampire-mila }
option-vampire5-nevena = { vampire-nevena }
option-seatOfVampire1 = Hráč prvního upíra
    .help = Hráči se počítají od 1 v pořadí, v jakém sedí.
option-seatOfVampire2 = Hráč druhého upíra
    .help = Hráči se počítají od 1 v pořadí, v jakém sedí.
option-seatOfVampire3 = Hráč třetího upíra
    .help = Hráči se počítají od 1 v pořadí, v jakém sedí.
option-seatOfVampire4 = Hráč čtvrtého upíra
    .help = Hráči se počítají od 1 v pořadí, v jakém sedí.
option-seatOfVampire5 = Hráč pátého upíra
    .help = Hráči se počítají od 1 v pořadí, v jakém sedí.

option-layout = Rozložení města
    .help = 0: čtvrti rozloží náhoda. Každé jiné číslo je jedno ze 40 320 měst, vždy totéž.

option-firstLeader = První vůdce
    .help = Kdo vede Rodinu v prvním kole.
option-firstLeader-random = Náhodně
option-firstLeader-agnieszka = { vampire-agnieszka }
option-firstLeader-imre = { vampire-imre }
option-firstLeader-ishtvan = { vampire-ishtvan }
option-firstLeader-laszlo = { vampire-laszlo }
option-firstLeader-mila = { vampire-mila }
option-firstLeader-nevena = { vampire-nevena }

option-asylumRange = Blázinec
    .help = Odkud může Blázinec přilákat agenta.
option-asylumRange-any = Odkudkoli
option-asylumRange-adjacent = Jen ze sousedních čtvrtí

option-drainedTargets = Vysátí upíři ve dne
    .help = Zda agenti útočí na upíry, kteří leží vysátí. Týká se jen polského vydání.
option-drainedTargets-edition = Podle vydání
option-drainedTargets-spared = Nechají je být

preset-first-game = První hra
    .help = Doporučení upíři a 18 kol. Nejlepší začátek.
preset-three-vampires = Tři upíři
    .help = I když vás je málo: jediný hráč vede všechny tři.
preset-usual = Obvyklá noc
    .help = 15 kol. Pro ty, kdo vědí, co dělají.
preset-polish-edition = Polské vydání
    .help = 15 kol a všechny kostky boje se použijí naráz. Schopnosti nepřinášejí oběti.
preset-merciless = Bez milosti
    .help = 12 kol. Ani jednu noc si nemůžete dovolit promarnit.

## Rozhodnutí: na co se ptáme tebe a co zatím čtou ostatní

# Kdo ve dne vede a kdo je v noci na tahu: tím otázky začínají.
leads = { $who ->
    [unknown] { "" }
   *[other] { VAMPIRE($who) } vede.{ " " }
  }
acts = { $who ->
    [unknown] { "" }
   *[other] { VAMPIRE($who) }:{ " " }
  }

decision-day-next-district = { leads }Která čtvrť je další?
    .wait = { leads }{ SEAT($seat) } určuje pořadí čtvrtí.
decision-day-asylum = { leads }Kterého agenta přiláká Blázinec?
    .wait = { leads }{ SEAT($seat) } naslouchá chovancům Blázince.
decision-day-blood-bank = { leads }Kdo dostane krev?
    .wait = { leads }{ SEAT($seat) } rozděluje krev.
decision-relic-give = { leads }{ $card ->
        [unknown] Kdo dostane relikvii?
       *[other] Kdo dostane { CARD($card, case: "acc") }?
    }
    .wait = { leads }{ SEAT($seat) } předává relikvii.
decision-relic-discard = { $who ->
        [unknown] Příliš mnoho relikvií. Která půjde pryč?
       *[other] { VAMPIRE($who) } má příliš mnoho relikvií. Která půjde pryč?
    }
    .wait = { SEAT($seat) } se vzdává relikvie.
decision-event-turn-grid = { leads }{ CARD("sigil-of-foresight") }: otočíš plán města?
    .wait = { leads }{ SEAT($seat) } hledí do budoucnosti.
decision-event-blue-numbers = { leads }Která modrošedá čtvrť dostane víc agentů?
    .how = Vyber jednu z obou. Druhá dostane menší počet.
    .wait = { leads }{ SEAT($seat) } rozmisťuje agenty.
decision-event-short = { leads }Zbývá příliš málo agentů. Kam půjde další?
    .wait = { leads }{ SEAT($seat) } rozmisťuje poslední agenty.
decision-event-urn = { leads }{ CARD("funerary-urn") }: kterého agenta k sobě přiláká?
    .wait = { leads }{ SEAT($seat) } hledí na Urnu.
decision-event-tie = { leads }{ $of ->
        [minions] Několik čtvrtí má nejvíc sluhů. O kterou jde?
        [agents] Několik čtvrtí má nejvíc agentů. O kterou jde?
        [blood] Několik upírů má nejvíc krve. Koho to postihne?
        [kills] Několik upírů má nejvíc obětí. O koho jde?
       *[other] Remíza. Na koho to padne?
    }
    .wait = { leads }{ SEAT($seat) } rozhoduje remízu.
decision-event-choice = { leads }{ $card ->
        [unknown] Co zvolíš?
       *[other] { CARD($card) }: co zvolíš?
    }
    .wait = { leads }{ SEAT($seat) } volí.
decision-event-target = { leads }{ $aim ->
        [districts] Kam přijde agent?
        [siege] Která čtvrť je obléhána jako další?
        [vampire-to-move] Kdo se vytratí?
        [vampire-to-feed] Kdo dostane krev?
        [agent] Kterého agenta odstraníš?
        [minion] Kterého sluhu vydáš?
        [relic] O kterou relikvii přijdete?
       *[other] Co zvolíš?
    }
    .wait = { leads }{ SEAT($seat) } volí.
decision-event-move-agent = { leads }{ $origin ->
        [unknown] Který agent se pohne?
       *[other] Kam jde agent { DISTRICT($origin, part: "from") }?
    }
    .wait = { leads }{ SEAT($seat) } přesouvá agenta.
decision-event-vampire-move = { $goal ->
        [unknown] { $who ->
            [unknown] Kam?
           *[other] Kam jde { VAMPIRE($who) }?
        }
       *[other] Kolik sluhů jde také { DISTRICT($goal, part: "to") }?
    }
    .wait = { SEAT($seat) } přesouvá upíra.
decision-event-die-face = { leads }{ $value ->
        [unknown] Kterou kostku otočíš?
        [none] Kterou kostku otočíš?
       *[other] Na jakou hodnotu otočíš kostku { $value }?
    }
    .wait = { leads }{ SEAT($seat) } obrací v prstech kostku.
decision-hunt-next-district = { leads }Kde agenti udeří teď?
    .wait = { leads }{ SEAT($seat) } určuje, kde agenti udeří.
decision-hunt-fighter = { leads }{ $here ->
        [unknown] Kdo se agentům postaví?
       *[other] Kdo se agentům { DISTRICT($here, part: "at") } postaví?
    }
    .wait = { leads }{ SEAT($seat) } vybírá, kdo bude bojovat.
decision-night-mirage = { leads }{ CARD("sigil-of-mirages") }: kdo se dá svést, a kam?
    .wait = { leads }{ SEAT($seat) } svádí agenty z cesty.
decision-turn-action = { $who ->
        [unknown] Co uděláš?
       *[other] { VAMPIRE($who) }, { $ap ->
            [unknown] tvůj tah
           *[other] { $ap } AB
        }: co uděláš?
    }
    .wait = { $who ->
        [unknown] { SEAT($seat) } přemýšlí o noci.
       *[other] { SEAT($seat) } rozhoduje, co udělá { VAMPIRE($who) }.
    }
decision-move-to = { acts }Kam půjdeš?
    .wait = { SEAT($seat) } hledá cestu.
decision-move-minions = { acts }{ $goal ->
        [unknown] Kolik sluhů vezmeš s sebou?
       *[other] Kolik sluhů vezmeš s sebou { DISTRICT($goal, part: "to") }?
    }
    .wait = { SEAT($seat) } shromažďuje sluhy.
decision-activate-die = { acts }Kterou kostku použiješ?
    .wait = { SEAT($seat) } vybírá kostku.
decision-station-to = { acts }Kam jede noční vlak?
    .wait = { SEAT($seat) } studuje jízdní řád.
decision-station-minions = { acts }{ $goal ->
        [unknown] Kolik sluhů vezmeš s sebou?
       *[other] Kolik sluhů vezmeš s sebou { DISTRICT($goal, part: "to") }?
    }
    .wait = { SEAT($seat) } nastupuje do vlaku.
decision-news-from = { acts }Ze které čtvrti článek vyláká agenty?
    .wait = { SEAT($seat) } píše titulek.
decision-news-to = { acts }{ $origin ->
        [unknown] Kam je pošle?
       *[other] Kam pošle článek agenty { DISTRICT($origin, part: "from") }?
    }
    .wait = { SEAT($seat) } píše titulek.
decision-news-count = { acts }Kteří agenti mu uvěří?
    .wait = { SEAT($seat) } píše titulek.
decision-police-districts = { acts }Kde odhalíš všechny agenty?
    .wait = { SEAT($seat) } se probírá spisy.
decision-contract-use = { acts }Čím za sluhu zaplatíš?
    .wait = { SEAT($seat) } čte drobné písmo.
decision-blood-choose = { $stage ->
        [ability] Kterou schopnost krve použiješ?
        [lure] { CARD("sirens-lure") }: kterým směrem agenti půjdou?
        [lure-agents] { CARD("sirens-lure") }: kteří agenti půjdou?
        [gift] { CARD("elders-gift") }: koho nakrmíš, nebo kam nahlédneš?
        [convert] { CARD("temptation") }: který agent přejde na vaši stranu?
        [foresee] { CARD("clairvoyance") }: kterého agenta odstraníš?
       *[other] Jak použiješ schopnost krve?
    }
    .wait = { SEAT($seat) } sahá po moci krve.
decision-mask-use = { CARD("tyrants-mask") }: zaplatíš závojem, nebo krví?
    .wait = { SEAT($seat) } si nasazuje masku.
decision-dark-choose = { $stage ->
        [gather] { CARD("piper-of-shadows") }: kde se agenti sejdou?
        [gather-agents] { CARD("piper-of-shadows") }: kdo jde za melodií?
        [summon] { CARD("gates-of-hell") }: koho povoláš?
        [summon-minions] { $mate ->
            [unknown] { CARD("gates-of-hell") }: kolik sluhů přijde?
           *[other] { CARD("gates-of-hell") }: kolik sluhů přivede { VAMPIRE($mate) }?
        }
        [convert] { CARD("crimson-court") }: který agent přejde na vaši stranu?
        [rewrite] { CARD("rewritten-fate") }: kterou kartu přepíšeš?
       *[other] Jak použiješ schopnost temnoty?
    }
    .wait = { SEAT($seat) } sahá po moci temnoty.
decision-combat-trade = { $here ->
        [unknown] Kolik sluhů obětuješ? Každý s sebou vezme agenta.
       *[other] Začíná boj { DISTRICT($here, part: "at") }. Kolik sluhů obětuješ? Každý s sebou vezme agenta.
    }
    .wait = { SEAT($seat) } myslí na oběti.
decision-combat-die = { $who ->
        [unknown] Kterou kostku použiješ?
       *[other] Bojuje { VAMPIRE($who) }. Kterou kostku použiješ?
    }
    .wait = { SEAT($seat) } vybírá kostku.
decision-combat-modify = Změníš některou kostku?
    .wait = { SEAT($seat) } si prohlíží kostky.
decision-combat-successor = { $here ->
        [unknown] Kdo boj převezme?
       *[other] Kdo převezme boj { DISTRICT($here, part: "at") }?
    }
    .wait = { SEAT($seat) } posílá do boje někoho jiného.
decision-combat-share = Bojující upír už nemá krev. Kdo místo něj ztratí 1 žeton krve?
    .wait = { SEAT($seat) } rozděluje rány.
decision-exchange-partner = { acts }S kým budeš měnit relikvie?
    .wait = { SEAT($seat) } nabízí výměnu.
decision-exchange-relic = { $mate ->
        [unknown] Co vyměníš?
       *[other] Co vyměníš? Druhá strana: { VAMPIRE($mate) }.
    }
    .wait = { SEAT($seat) } nabízí výměnu.
decision-exchange-accept = { $mate ->
        [unknown] Souhlasíš s touto výměnou?
       *[other] { $given ->
            [unknown] Souhlasíš s touto výměnou?
            [none] { VAMPIRE($who) } žádá od { VAMPIRE($mate, case: "gen") } { CARD($taken, case: "acc") }. Souhlasíš?
           *[other] { $taken ->
                [none] { VAMPIRE($who) } dává { VAMPIRE($mate, case: "dat") } { CARD($given, case: "acc") }. Souhlasíš?
               *[other] { VAMPIRE($who) } dává { VAMPIRE($mate, case: "dat") } { CARD($given, case: "acc") } za { CARD($taken, case: "acc") }. Souhlasíš?
            }
        }
    }
    .wait = { SEAT($seat) } zvažuje výměnu.

## Odpovědi

answer-district = { DISTRICT($object) }
answer-vampire = { VAMPIRE($object) }
answer-relic = { CARD($object) }
answer-agent = { DISTRICT($object1) }: { $object2 ->
    [hidden] skrytý agent
   *[exposed] odhalený agent
  }
answer-to = { DISTRICT($object) }
answer-pass = Nikdo
answer-stop = Stačí
answer-back = Zpět
answer-die = Kostka: { $object }
answer-stay = Zůstat
answer-side = { $object ->
    [hidden] Skrytý
   *[exposed] Odhalený
  }
answer-take = { SUM($object1, $object2) ->
    [1] { $object1 ->
        [0] 1 odhalený agent
       *[other] 1 skrytý agent
    }
   *[other] { $object1 ->
        [0] { $object2 } odhalení agenti
       *[other] { $object2 ->
            [0] { $object1 } skrytí agenti
           *[other] Skrytí: { $object1 }, odhalení: { $object2 }
        }
    }
  }
answer-day-asylum-pass = Žádného
answer-event-turn-grid-printed = Nechat, jak je
answer-event-turn-grid-turned = Vzhůru nohama
answer-event-urn-from = Toho, který míří { DISTRICT($object, part: "to") }
answer-event-urn-pass = Žádného
answer-event-choice-veil = Závoj zeslábne o 1
answer-event-choice-minion = Odstranit sluhu
answer-event-choice-minions = Odstranit 2 sluhy
answer-event-choice-relic = Odhodit relikvii
answer-event-choice-take = { $card ->
    [a-favour-called-in] Ztratit 1 žeton krve: přijde sluha
    [corrupt-priest] Ztratit 1 žeton krve: odstranit agenta
    [antiquities-auction] Odstranit sluhu: dobrat relikvii
    [silent-bells] Odstranit sluhu: odstranit agenta
   *[other] Přijmout
  }
answer-event-choice-decline = Odmítnout
answer-event-target-minion = Sluha { DISTRICT($object, part: "from") }
answer-event-die-face-face = Na { $object }
answer-event-die-face-pass = Nechat kostky být
answer-night-mirage-move = { $object1 ->
    [hidden] Skrytý agent { DISTRICT($object2, part: "to") }
   *[exposed] Odhalený agent { DISTRICT($object2, part: "to") }
  }
answer-turn-action-move = { $moveCost ->
    [unknown] Přesun
   *[other] Přesun ({ $moveCost } AB)
  }
answer-turn-action-expose = Odhalit agenty (1 AB)
answer-turn-action-fight = Bojovat (1 AB)
answer-turn-action-recruit = { $recruitCost ->
    [unknown] Verbovat sluhu
   *[other] Verbovat sluhu ({ $recruitCost } AB)
  }
answer-turn-action-activate = { $here ->
    [unknown] Aktivovat čtvrť
   *[other] { $activateCost ->
        [unknown] { DISTRICT($here, part: "effect") }
       *[other] { DISTRICT($here, part: "effect") } ({ $activateCost } AB)
    }
  }
answer-turn-action-blood = { $bloodAbility ->
    [unknown] Schopnost krve
   *[other] { CARD($bloodAbility) } (krev: { $bloodCost })
  }
answer-turn-action-dark = { $darkAbility ->
    [unknown] Schopnost temnoty
   *[other] { CARD($darkAbility) } (závoj: { $darkCost })
  }
answer-turn-action-hunt = Lovit (1 AB)
answer-turn-action-wild-hunt = Divoký hon (1 AB, závoj: 1)
answer-turn-action-exchange = Vyměnit relikvie
answer-turn-action-relic = Použít { CARD($object, case: "acc") }
answer-turn-action-sigillate = Zapečetit čtvrť (1 AB, 1 sluha)
answer-turn-action-ritual = Rituál Krvavého měsíce (1 AB)
answer-turn-action-end-turn = Ukončit tah
answer-blood-choose-ability = { $object ->
    [agnieszka] { CARD("sirens-lure") } (krev: 1)
    [imre] { CARD("elders-gift") } (krev: 1)
    [ishtvan] { CARD("demon-summoning") } (krev: 2)
    [laszlo] { CARD("brute-force") } (krev: 1)
    [mila] { CARD("temptation") } (krev: 3)
   *[nevena] { CARD("clairvoyance") } (krev: 2)
  }
answer-blood-choose-pull = Sem { DISTRICT($object, part: "from") }
answer-blood-choose-push = Odsud { DISTRICT($object, part: "to") }
answer-blood-choose-feed = 2 žetony krve: { VAMPIRE($object) }
answer-blood-choose-expose = Odhalit agenty { DISTRICT($object, part: "at") }
answer-dark-choose-all = Všichni
answer-dark-choose-top = Vrchní karta balíčku
answer-dark-choose-card = { CARD($object) }
answer-mask-use-veil = 1 bod závoje
answer-mask-use-blood = 2 žetony krve
answer-contract-use-action-points = 2 AB
answer-contract-use-blood = 1 AB a 1 žeton krve
answer-combat-modify-brute-force = { CARD("brute-force") }: kostka { $object } má hodnotu o 3 vyšší (1 žeton krve)
answer-combat-modify-dagger = { CARD("martyrs-dagger") }: kostka { $object } se počítá jako 6
answer-combat-modify-fury = { CARD("warlords-fury") } (závoj: 1)
answer-combat-modify-go-on = Dál
answer-exchange-relic-give = Dát { CARD($object, case: "acc") }
answer-exchange-relic-take = Vzít { CARD($object, case: "acc") }
answer-exchange-relic-swap = Dát { CARD($object1, case: "acc") }, vzít { CARD($object2, case: "acc") }
answer-exchange-accept-accept = Souhlasit
answer-exchange-accept-refuse = Odmítnout

## Co odpověď dělá, když vedle není otázka

act-day-next-district-district = Vyhodnotit teď { DISTRICT($object, case: "acc") }
act-day-asylum-agent = { $object2 ->
    [hidden] Přilákat skrytého agenta { DISTRICT($object1, part: "from") }
   *[exposed] Přilákat odhaleného agenta { DISTRICT($object1, part: "from") }
  }
act-day-asylum-pass = Nikoho nepřilákat
act-day-blood-bank-vampire = Dát krev { VAMPIRE($object, case: "dat") }
act-relic-give-vampire = Dát relikvii { VAMPIRE($object, case: "dat") }
act-relic-discard-relic = Odhodit { CARD($object, case: "acc") }
act-event-turn-grid-printed = Nechat plán města, jak je
act-event-turn-grid-turned = Otočit plán města vzhůru nohama
act-event-blue-numbers-district = Poslat víc agentů { DISTRICT($object, part: "to") }
act-event-short-district = Poslat dalšího agenta { DISTRICT($object, part: "to") }
act-event-urn-from = Přilákat k urně agenta, který míří { DISTRICT($object, part: "to") }
act-event-urn-pass = Nikoho k urně nepřilákat
act-event-tie-district = Vybrat { DISTRICT($object, case: "acc") }
act-event-tie-vampire = Vybrat { VAMPIRE($object, case: "acc") }
act-event-target-district = Vybrat { DISTRICT($object, case: "acc") }
act-event-target-vampire = Vybrat { VAMPIRE($object, case: "acc") }
act-event-target-agent = { $object2 ->
    [hidden] Vybrat skrytého agenta { DISTRICT($object1, part: "at") }
   *[exposed] Vybrat odhaleného agenta { DISTRICT($object1, part: "at") }
  }
act-event-target-minion = Vybrat sluhu { DISTRICT($object, part: "from") }
act-event-target-relic = Vybrat { CARD($object, case: "acc") }
act-event-target-pass = Nikoho nevybrat
act-event-die-face-die = Otočit kostku s hodnotou { $object }
act-event-die-face-pass = Nechat kostky být
act-event-die-face-face = Otočit kostku na { $object }
act-event-move-agent-agent = { $object2 ->
    [hidden] Přesunout skrytého agenta { DISTRICT($object1, part: "from") }
   *[exposed] Přesunout odhaleného agenta { DISTRICT($object1, part: "from") }
  }
act-event-move-agent-to = Přesunout agenta { DISTRICT($object, part: "to") }
act-event-vampire-move-stay = Zůstat na místě
act-event-vampire-move-to = Jít { DISTRICT($object, part: "to") }
act-event-vampire-move = { act-move-minions }
act-hunt-next-district-district = Nechat agenty udeřit teď { DISTRICT($object, part: "at") }
act-hunt-fighter-vampire = Postavit proti agentům { VAMPIRE($object, case: "acc") }
act-combat-trade = { $amount ->
    [0] Neobětovat sluhy
    [one] Obětovat { $amount } sluhu
    [few] Obětovat { $amount } sluhy
   *[other] Obětovat { $amount } sluhů
  }
act-combat-die-die = Použít kostku s hodnotou { $object }
act-combat-successor-vampire = Předat boj { VAMPIRE($object, case: "dat") }
act-combat-share-vampire = Vzít 1 žeton krve { VAMPIRE($object, case: "dat") }
act-combat-modify-go-on = Nechat kostky být
act-night-mirage-move = { $object1 ->
    [hidden] Odlákat skrytého agenta { DISTRICT($object2, part: "to") }
   *[exposed] Odlákat odhaleného agenta { DISTRICT($object2, part: "to") }
  }
act-night-mirage-stop = Nikoho dalšího neodlákat
act-turn-action-move = { $moveCost ->
    [unknown] Přesunout se
   *[other] Přesunout se ({ $moveCost } AB)
  }
act-turn-action-activate = { $here ->
    [unknown] Aktivovat čtvrť
   *[other] { $activateCost ->
        [unknown] Aktivovat čtvrť: { DISTRICT($here, part: "effect") }
       *[other] Aktivovat čtvrť: { DISTRICT($here, part: "effect") } ({ $activateCost } AB)
    }
  }
act-turn-action-blood = { $bloodAbility ->
    [unknown] Použít schopnost krve
   *[other] Použít schopnost { CARD($bloodAbility) } (krev: { $bloodCost })
  }
act-turn-action-dark = { $darkAbility ->
    [unknown] Použít schopnost temnoty
   *[other] Použít schopnost { CARD($darkAbility) } (závoj: { $darkCost })
  }
act-turn-action-wild-hunt = Spustit Divoký hon (1 AB, závoj: 1)
act-turn-action-ritual = Vykonat rituál Krvavého měsíce (1 AB)
act-contract-use-action-points = Zaplatit 2 AB
act-contract-use-blood = Zaplatit 1 AB a 1 žeton krve
act-move-to-to = Jít { DISTRICT($object, part: "to") }
act-move-minions = { $amount ->
    [0] Nebrat sluhy s sebou
    [one] Vzít { $amount } sluhu s sebou
    [few] Vzít { $amount } sluhy s sebou
   *[other] Vzít { $amount } sluhů s sebou
  }
act-station-to-to = Jet nočním vlakem { DISTRICT($object, part: "to") }
act-station-minions = { act-move-minions }
act-activate-die-die = Použít kostku s hodnotou { $object }
act-news-from-district = Vylákat agenty { DISTRICT($object, part: "from") }
act-news-to-to = Poslat je { DISTRICT($object, part: "to") }
act-news-count-take = { SUM($object1, $object2) ->
    [1] { $object1 ->
        [0] Vzít 1 odhaleného agenta
       *[other] Vzít 1 skrytého agenta
    }
   *[other] { $object1 ->
        [0] Vzít { $object2 } odhalené agenty
       *[other] { $object2 ->
            [0] Vzít { $object1 } skryté agenty
           *[other] Vzít agenty: skryté { $object1 }, odhalené { $object2 }
        }
    }
  }
act-police-districts-district = Odhalit všechny agenty { DISTRICT($object, part: "at") }
act-police-districts-stop = Nikoho dalšího neodhalit
act-mask-use-veil = Zaplatit 1 bod závoje
act-mask-use-blood = Zaplatit 2 žetony krve
act-blood-choose-ability = { $object ->
    [agnieszka] Použít schopnost { CARD("sirens-lure") } (krev: 1)
    [imre] Použít schopnost { CARD("elders-gift") } (krev: 1)
    [ishtvan] Použít schopnost { CARD("demon-summoning") } (krev: 2)
    [laszlo] Použít schopnost { CARD("brute-force") } (krev: 1)
    [mila] Použít schopnost { CARD("temptation") } (krev: 3)
   *[nevena] Použít schopnost { CARD("clairvoyance") } (krev: 2)
  }
act-blood-choose-pull = Přilákat sem agenty { DISTRICT($object, part: "from") }
act-blood-choose-push = Poslat agenty odsud { DISTRICT($object, part: "to") }
act-blood-choose-take = { SUM($object1, $object2) ->
    [1] { $object1 ->
        [0] Vzít 1 odhaleného agenta
       *[other] Vzít 1 skrytého agenta
    }
   *[other] { $object1 ->
        [0] Vzít { $object2 } odhalené agenty
       *[other] { $object2 ->
            [0] Vzít { $object1 } skryté agenty
           *[other] Vzít agenty: skryté { $object1 }, odhalené { $object2 }
        }
    }
  }
act-blood-choose-feed = Dát 2 žetony krve { VAMPIRE($object, case: "dat") }
act-blood-choose-side = { $object ->
    [hidden] Vybrat skrytého agenta
   *[exposed] Vybrat odhaleného agenta
  }
act-blood-choose-agent = { $object2 ->
    [hidden] Vybrat skrytého agenta { DISTRICT($object1, part: "at") }
   *[exposed] Vybrat odhaleného agenta { DISTRICT($object1, part: "at") }
  }
act-blood-choose-stop = Skončit
act-dark-choose-district = Vybrat { DISTRICT($object, case: "acc") }
act-dark-choose-agent = { $object2 ->
    [hidden] Vybrat skrytého agenta { DISTRICT($object1, part: "at") }
   *[exposed] Vybrat odhaleného agenta { DISTRICT($object1, part: "at") }
  }
act-dark-choose-all = Vybrat všechny
act-dark-choose-stop = Skončit
act-dark-choose-vampire = Vybrat { VAMPIRE($object, case: "acc") }
act-dark-choose-side = { $object ->
    [hidden] Vybrat skrytého agenta
   *[exposed] Vybrat odhaleného agenta
  }
act-dark-choose-top = Vybrat vrchní kartu balíčku
act-dark-choose-card = Vybrat kartu { CARD($object) }
act-dark-choose = { act-move-minions }
act-exchange-partner-vampire = Nabídnout výměnu relikvií { VAMPIRE($object, case: "dat") }
act-exchange-accept-accept = S výměnou souhlasit
act-exchange-accept-refuse = Výměnu odmítnout

## Proč něco nejde

reason-kills-needed = { $kills ->
    [unknown] Tento upír má příliš málo obětí.
    [one] K tomu je potřeba { $kills } oběť.
    [few] K tomu jsou potřeba { $kills } oběti.
   *[other] K tomu je potřeba { $kills } obětí.
  }
reason-no-action-points = Nezbývá dost akčních bodů.
reason-no-blood = Na to není dost krve.
reason-one-move-tonight = Dnes v noci smí každý upír jen jeden Přesun.
reason-nothing-hidden = Není žádný skrytý agent, kterého by šlo odhalit.
reason-nobody-exposed = Není tu žádný odhalený agent. Nejdřív nějakého odhal.
reason-no-minions-left = V zásobě už není žádný sluha.
reason-no-night-effect = Tato čtvrť nemá noční efekt.
reason-night-effect-closed = Noční efekt této čtvrti teď nelze použít.
reason-full-blood = Víc krve se nevejde.
reason-no-agents = Nejsou k tomu žádní agenti.
reason-too-few-agents = Je tu příliš málo agentů.
reason-nothing-in-reach = V dosahu nic takového není.
reason-only-in-combat = Funguje to jen v boji.
reason-deck-empty = Balíček událostí je prázdný.
reason-nothing-to-change = Nic by to nezměnilo.
reason-nobody-elsewhere = Všichni ostatní už jsou tady.
reason-no-card = Není karta, kterou by šlo přepsat.
reason-nobody-here = Nikdo jiný tu není.
reason-no-exchange = V mezích limitů není co vyměnit: jedna relikvie od 2 obětí, dvě od 5.
reason-used-this-round = V tomto kole už to bylo použito.
reason-veil-full = Závoj je celý.
reason-sigil-placed = Pečeť tohoto upíra už leží.
reason-no-minion-here = K tomu je tu potřeba sluha.
reason-agents-here = Nesmí tu být agenti.
reason-sigil-here = Už tu leží pečeť.
reason-consecrated = Tato půda je posvěcená.
reason-sigils-missing = Ještě neleží všechny pečeti.
reason-vampires-missing = Nejsou tu všichni upíři.
reason-minions-missing = Sluhů tu musí být alespoň tolik, kolik je upírů.

## Co se děje

log-city = Město po řadách: { DISTRICT($districts) }.
log-family = Rodina se schází { DISTRICT("railway-station", part: "at") }: { VAMPIRE($vampires) }. Hráči v témže pořadí: { SEATS($seats) }.
log-rolled = { $source ->
    [setup] Padají kostky: { $dice }.
    [empty] Kostky došly, hází se znovu všemi: { $dice }.
   *[other] { CARD($source) } hází kostkami znovu: { $dice }.
  }
log-die-turned = { SAME($before, $after) ->
    [yes] Vůdce nechává kostku { $before }, jak je ({ source }).
   *[no] Vůdce otáčí kostku { PREPOSITION("z", $before) } { $before } na { $after } ({ source }).
  }
log-first-leader = Rodinu vede { VAMPIRE($vampire) }.
log-round = { $round }. kolo: závoj { $veil }, události v balíčku: { $eventsLeft }
log-leader = Vedení Rodiny přebírá { VAMPIRE($vampire) }.
log-dawn = { $vampire ->
    [none] Za úsvitu se { DISTRICT($district, part: "at") } hlásí karta { CARD($event) }.
   *[other] Za úsvitu doléhá na { VAMPIRE($vampire, case: "acc") } karta { CARD($event) }.
  }
log-day-district = { $effect ->
    [true] { DISTRICT($district) }: { DISTRICT($district, part: "effect") }.
   *[false] { DISTRICT($district) }: klid.
  }
log-declined = { VAMPIRE($vampire) } to nechává být ({ source }).
log-relic-drawn = Na světlo vychází relikvie: { CARD($relic) } ({ source }).
log-relic-given = { VAMPIRE($vampire) } dostává { CARD($relic, case: "acc") }.
log-relic-discarded = { $source ->
    [censer-of-mist] { "" }
   *[other] { VAMPIRE($vampire) } se vzdává relikvie { CARD($relic) }.
  }
log-relic-used = { $relic ->
    [contract-of-servitude] { "" }
   *[other] { VAMPIRE($vampire) } používá { CARD($relic, case: "acc") }.
  }
log-relic-placed = { VAMPIRE($vampire) } nechává { CARD($relic, case: "acc") } { DISTRICT($district, part: "at") } navždy.
log-event-drawn = { $left ->
    [0] Událost: { CARD($event) }. Je to poslední karta balíčku!
   *[other] Událost: { CARD($event) }.
  }
log-grid = { $turned ->
    [true] Otočený plán města značí
   *[false] Plán města značí
  } červeně { DISTRICT($red, case: "acc") }, modrošedě { DISTRICT($blue, case: "acc") }.
log-blue-numbers = { "" }
log-agents-missing = V zásobě je příliš málo agentů, chybí: { $count }.
log-urn = { CARD("funerary-urn") } láká { DISTRICT($to, part: "to") } agenta, který míří { DISTRICT($from, part: "to") }.
log-event-chosen = { $choice ->
    [veil] Rodina se rozhoduje, že to odnese závoj.
    [minion] Rodina vydává sluhu.
    [minions] Rodina vydává dva sluhy.
    [relic] Rodina vydává relikvii.
    [take] Vůdce nabídku přijímá: { CARD($event) }.
   *[decline] Vůdce odmítá: { CARD($event) }.
  }
log-event-idle = { CARD($event) }: nic se neděje.
log-event-in-force = Do konce noci platí karta { CARD($event) }.
log-event-laid = { $vampire ->
    [none] Karta { CARD($event) } zůstává { DISTRICT($district, part: "at") }.
   *[other] Karta { CARD($event) } zůstává na listu { VAMPIRE($vampire, case: "gen") }.
  }
log-event-discarded = { $vampire ->
    [none] Karta { CARD($event) } mizí { DISTRICT($district, part: "from") }.
   *[other] { VAMPIRE($vampire) } se zbavuje karty { CARD($event) }.
  }
log-event-losses = Závoj slábne { PREPOSITION("z", $before) } { $before } na { $after } ({ losses }).{ last-shred }
log-event-over = { "" }
log-agents-added = { $exposed ->
    [0] { $hidden ->
        [one] Agent se vkrádá
        [few] { $hidden } agenti se vkrádají
       *[other] { $hidden } agentů se vkrádá
    }
   *[other] { SUM($hidden, $exposed) ->
        [one] Odhalený agent přichází
        [few] { SUM($hidden, $exposed) } odhalení agenti přicházejí
       *[other] { SUM($hidden, $exposed) } odhalených agentů přichází
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
        [one] Agent mizí
        [few] { SUM($hidden, $exposed) } agenti mizí
       *[other] { SUM($hidden, $exposed) } agentů mizí
    } { DISTRICT($district, part: "from") } ({ source }).
  }
log-agents-moved = { SUM($hidden, $exposed) ->
    [one] Agent přechází
    [few] { SUM($hidden, $exposed) } agenti přecházejí
   *[other] { SUM($hidden, $exposed) } agentů přechází
  } { DISTRICT($from, part: "from") } { DISTRICT($to, part: "to") }{ $source ->
    [asylum] { "" }
   *[other] { " " }({ source })
  }{ $flipped ->
    [0] .
    [one] { SUM($hidden, $exposed) ->
        [one] , kde je odhalen.
       *[other] , kde je jeden odhalen.
    }
    [few] , kde jsou { $flipped } odhaleni.
   *[other] , kde je { $flipped } odhaleno.
  }
log-agents-exposed = { $count ->
    [one] { DISTRICT($district) }: odhalen agent
    [few] { DISTRICT($district) }: odhaleni { $count } agenti
   *[other] { DISTRICT($district) }: odhaleno { $count } agentů
  }{ $source ->
    [expose] .
    [combat] .
   *[other] { " " }({ source }).
  }
log-agents-hidden = { $count ->
    [one] Agent se znovu skrývá
    [few] { $count } agenti se znovu skrývají
   *[other] { $count } agentů se znovu skrývá
  } { DISTRICT($district, part: "at") } ({ source }).
log-minions-added = { $source ->
    [recruit] { $count ->
        [one] Nový sluha vstupuje do služeb Rodiny
        [few] { $count } noví sluhové vstupují do služeb Rodiny
       *[other] { $count } nových sluhů vstupuje do služeb Rodiny
    } { DISTRICT($district, part: "at") }.
   *[other] { $count ->
        [one] Sluha přichází
        [few] { $count } sluhové přicházejí
       *[other] { $count } sluhů přichází
    } { DISTRICT($district, part: "to") } ({ source }).
  }
log-minions-removed = { $source ->
    [trade] { "" }
    [sigillate] { "" }
   *[other] { $count ->
        [one] Hyne sluha
        [few] Hynou { $count } sluhové
       *[other] Hyne { $count } sluhů
    } { DISTRICT($district, part: "at") } ({ source }).
  }
log-moved = { $source ->
    [railway-station] { VAMPIRE($vampire) } jede nočním vlakem
    [gates-of-hell] { VAMPIRE($vampire) } prochází skrz { CARD("gates-of-hell") }
   *[other] { VAMPIRE($vampire) } jde
  } { DISTRICT($from, part: "from") } { DISTRICT($to, part: "to") }{ $minions ->
    [0] .
    [one] { " " }se sluhou.
   *[other] { " " }{ PREPOSITION("s", $minions) } { $minions } sluhy.
  }
log-veil = { veil-turns } ({ source }).{ last-shred }
log-blood-gained = { $source ->
    [waking] { "" }
    [forefathers-coffin] { "" }
    [hunt] { VAMPIRE($vampire) } loví a získává { blood }, celkem { $after }.
    [wild-hunt] { VAMPIRE($vampire) } se žene ulicemi v Divokém honu a získává { blood }, celkem { $after }.
   *[other] { VAMPIRE($vampire) } získává { blood }, celkem { $after } ({ source }).
  }
log-blood-lost = { $source ->
    [combat] { VAMPIRE($vampire) } ztrácí { blood }, { blood-left }.
   *[other] { VAMPIRE($vampire) } ztrácí { blood }, { blood-left } ({ source }).
  }
log-blood-paid = { $source ->
    [contract-of-servitude] { VAMPIRE($vampire) } podepisuje { CARD($source, case: "acc") } krví: { blood }, { blood-left }.
    [distortion-timepiece] { VAMPIRE($vampire) } platí { blood }, { blood-left }.
   *[other] { "" }
  }
log-drained = { VAMPIRE($vampire) } klesá bez kapky krve { DISTRICT($district, part: "at") }.
log-woke = { $gently ->
    [true] { CARD("forefathers-coffin") } se otevírá: { VAMPIRE($vampire) } vstává { $blood ->
        [one] { PREPOSITION("s", $blood) } { $blood } žetonem krve
       *[other] { PREPOSITION("s", $blood) } { $blood } žetony krve
    } a nikdo si ničeho nevšímá.
   *[false] { VAMPIRE($vampire) } se probouzí { $blood ->
        [one] { PREPOSITION("s", $blood) } { $blood } žetonem krve
       *[other] { PREPOSITION("s", $blood) } { $blood } žetony krve
    } a město to vidí.
  }
log-kills = { $source ->
    [combat] { kills-in-combat }
    [trade] { kills-in-combat }
   *[other] { kills-now }.
  }
log-combat = { $day ->
    [true] { $agents ->
        [one] Agent útočí
        [few] { $agents } agenti útočí
       *[other] { $agents } agentů útočí
    } { DISTRICT($district, part: "at") }! Brání se { VAMPIRE($vampire) }.
   *[false] { VAMPIRE($vampire) } bojuje { $agents ->
        [one] s agentem
       *[other] { PREPOSITION("s", $agents) } { $agents } agenty
    } { DISTRICT($district, part: "at") }.
  }
log-traded = { $count ->
    [0] { "" }
    [one] Sluha umírá za { VAMPIRE($vampire, case: "acc") } a bere s sebou agenta.{ $dice ->
        [0] { "" }
       *[other] { " " }Zbývající agenti: { $dice }.
    }
    [few] { $count } sluhové umírají za { VAMPIRE($vampire, case: "acc") } a berou s sebou stejný počet agentů.{ $dice ->
        [0] { "" }
       *[other] { " " }Zbývající agenti: { $dice }.
    }
   *[other] { $count } sluhů umírá za { VAMPIRE($vampire, case: "acc") } a bere s sebou stejný počet agentů.{ $dice ->
        [0] { "" }
       *[other] { " " }Zbývající agenti: { $dice }.
    }
  }
log-die-selected = { "" }
log-die-modified = { CARD($source) }: kostka { $value } se počítá jako { $after }{ SAME($value, $before) ->
    [yes] .
   *[no] { " " }místo { $before }.
  }
log-fury = { VAMPIRE($vampire, case: "gen") } se zmocňuje { CARD("warlords-fury") }: kostky se počítají jako 6.
log-die-applied = { VAMPIRE($vampire) } útočí kostkou { die-counts }: { $removed ->
    [0] agent odolává.
   *[other] agent padá.
  }
log-dice-applied = { VAMPIRE($vampire) } { COUNT($values) ->
    [1] útočí kostkou { $values }
   *[other] útočí kostkami { $values }
  }{ dice-count }: { $removed ->
    [0] nepadá žádný agent
    [one] padá jeden agent
    [few] padají { $removed } agenti
   *[other] padá { $removed } agentů
  }{ $blood ->
    [0] .
    [one] , stojí to { $blood } žeton krve.
    [few] , stojí to { $blood } žetony krve.
   *[other] , stojí to { $blood } žetonů krve.
  }
log-successor = Boj přebírá { VAMPIRE($vampire) }.
log-blood-ignored = Nikdo { DISTRICT($district, part: "at") } už nemá krev; zbytek ztráty ({ $amount }) odpadá.
log-combat-over = Boj { DISTRICT($district, part: "at") } končí{ $removed ->
    [0] ; nepadá nikdo
    [one] ; padá jeden agent
    [few] ; padají { $removed } agenti
   *[other] ; padá { $removed } agentů
  }{ $left ->
    [0] { "" }
    [one] , jeden tam zůstává
    [few] , { $left } tam zůstávají
   *[other] , { $left } jich tam zůstává
  }.
log-night = Na město padá noc.
log-turn = Tah { VAMPIRE($vampire, case: "gen") } ({ $ap } AB)
log-turn-over = { $drained ->
    [true] Pro { VAMPIRE($vampire, case: "acc") } noc končí.
   *[false] { $unused ->
        [0] { "" }
       *[other] { VAMPIRE($vampire) } nevyužívá { $unused } AB.
    }
  }
log-action = { $action ->
    [ritual] { VAMPIRE($vampire) } pozvedá kalich k měsíci.
   *[other] { "" }
  }
log-action-point = { VAMPIRE($vampire) } získává čas: { $ap ->
    [few] zbývají { $ap } AB
   *[other] zbývá { $ap } AB
  } ({ source }).
log-die-spent = { VAMPIRE($vampire) } používá kostku { $value } { DISTRICT($source, part: "at") }.
log-ability = { VAMPIRE($vampire) } používá schopnost { CARD($ability) }{ $veil ->
    [0] { " " }(krev: { $blood }).
   *[other] { $blood ->
        [0] { " " }(závoj: { $veil }).
       *[other] { " " }(krev: { $blood }, závoj: { $veil }).
    }
  }
log-event-revealed = Odkrývá se vrchní karta balíčku událostí: { CARD($event) }.
log-event-rewritten = { $fromDeck ->
    [true] Karta { CARD($event) } se nikdy nenaplní.
   *[false] Karta { CARD($event) } je zrušena, bez odměny.
  }
log-exchange-offered = { $given ->
    [none] { VAMPIRE($vampire) } žádá od { VAMPIRE($partner, case: "gen") } { CARD($taken, case: "acc") }.
   *[other] { $taken ->
        [none] { VAMPIRE($vampire) } nabízí { VAMPIRE($partner, case: "dat") } { CARD($given, case: "acc") }.
       *[other] { VAMPIRE($vampire) } nabízí { VAMPIRE($partner, case: "dat") } { CARD($given, case: "acc") } za { CARD($taken, case: "acc") }.
    }
  }
log-exchange-refused = { VAMPIRE($partner) } odmítá.
log-exchanged = { $given ->
    [none] { VAMPIRE($vampire) } si bere { CARD($taken, case: "acc") } od { VAMPIRE($partner, case: "gen") }.
   *[other] { $taken ->
        [none] { VAMPIRE($vampire) } dává { VAMPIRE($partner, case: "dat") } { CARD($given, case: "acc") }.
       *[other] { VAMPIRE($vampire) } dává { VAMPIRE($partner, case: "dat") } { CARD($given, case: "acc") } za { CARD($taken, case: "acc") }.
    }
  }
log-sigil = { VAMPIRE($vampire) } vydává sluhu a zapečeťuje { DISTRICT($district, case: "acc") } { CARD($sigil, case: "ins") }.
log-ended = { $cause ->
    [ritual] Vychází Krvavý měsíc. { $round }. kolo: město patří vám a nikdo se to nikdy nedozví.
    [veil] { $round }. kolo: závoj padá. Celé město zná vaše jména a hranice už hoří.
   *[deck] { $round }. kolo: čas je pryč. Inkvizice stahuje síť a na rituál už nezbývá žádná noc.
  }

## Části těchto vět

losses = { $entered ->
    [none] { $missing ->
        [0] { CARD($event) }
       *[other] chybějící agenti: { $missing }{ losses-by-text }
    }
   *[other] agenti se objevují { DISTRICT($entered, part: "at", once: "yes") }{ $missing ->
        [0] { "" }
       *[other] ; chybějící agenti: { $missing }
    }{ losses-by-text }
  }
losses-by-text = { $ordered ->
    [0] { "" }
   *[other] ; { CARD($event) }
  }
blood = { $amount ->
    [one] { $amount } žeton krve
    [few] { $amount } žetony krve
   *[other] { $amount } žetonů krve
  }
blood-left = { $after ->
    [few] zbývají { $after }
   *[other] zbývá { $after }
  }
source = { $source ->
    [move] Přesun
    [expose] Odhalení
    [fight] boj
    [recruit] nový sluha
    [activate] noční efekt
    [blood] schopnost krve
    [dark] schopnost temnoty
    [hunt] Lov
    [wild-hunt] Divoký hon
    [exchange] výměna
    [sigillate] pečeť
    [ritual] rituál
    [combat] boj
    [trade] obětování
    [waking] probuzení
    [maximum] nevejde se
    [grid] plán města
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
        [1] Závoj slábne na { $after }
       *[other] Závoj sílí na { $after }
    }
    [2] { MAX($after, 2) ->
        [2] Závoj slábne na { $after }
       *[other] Závoj sílí na { $after }
    }
    [3] { MAX($after, 3) ->
        [3] Závoj slábne na { $after }
       *[other] Závoj sílí na { $after }
    }
    [4] { MAX($after, 4) ->
        [4] Závoj slábne na { $after }
       *[other] Závoj sílí na { $after }
    }
    [5] { MAX($after, 5) ->
        [5] Závoj slábne na { $after }
       *[other] Závoj sílí na { $after }
    }
   *[6] Závoj slábne na { $after }
  }
last-shred = { $after ->
    [1] { " " }Zbývá už jen cár!
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
kills-now = { VAMPIRE($vampire) } má už { $after ->
    [one] { $after } oběť
    [few] { $after } oběti
   *[other] { $after } obětí
  }{ MAX($before, 0) ->
    [0] { MIN($after, 1) ->
        [1] { "; nově: " }Lov
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 1) ->
    [1] { MIN($after, 2) ->
        [2] { MIN($before, 1) ->
            [1] { "; nově: " }
           *[other] { ", " }
        }první relikvie, výměna
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 3) ->
    [3] { MIN($after, 4) ->
        [4] { MIN($before, 2) ->
            [2] { "; nově: " }
           *[other] { ", " }
        }Divoký hon
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 4) ->
    [4] { MIN($after, 5) ->
        [5] { MIN($before, 4) ->
            [4] { "; nově: " }
           *[other] { ", " }
        }druhá relikvie
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 5) ->
    [5] { MIN($after, 6) ->
        [6] { MIN($before, 5) ->
            [5] { "; nově: " }
           *[other] { ", " }
        }schopnost temnoty
       *[other] { "" }
    }
   *[other] { "" }
  }{ MAX($before, 8) ->
    [8] { MIN($after, 9) ->
        [9] { MIN($before, 6) ->
            [6] { "; nově: " }
           *[other] { ", " }
        }pečeť, rituál
       *[other] { "" }
    }
   *[other] { "" }
  }
die-counts = { SAME($value, $counts) ->
    [yes] { $value }
   *[no] { $value }, která se počítá jako { $counts }
  }
dice-count = { SAME($values, $counts) ->
    [yes] { "" }
   *[no] { COUNT($values) ->
        [1] { " " }(počítá se jako { $counts })
       *[other] { " " }(počítají se jako { $counts })
    }
  }

## Slova

phase-dawn = Úsvit
phase-districts = Čtvrti ve dne
phase-event = Událost
phase-hunt = Agenti loví
phase-night = Noc

kind-instant = Ihned
kind-tonight = Dnes v noci
kind-this-round = V tomto kole
kind-on-district = Zůstává ve čtvrti
kind-on-vampire = Zůstává na listu upíra

side-hidden = skrytý
side-exposed = odhalený

word-round = { $round }. kolo { PREPOSITION("z", $rounds) } { $rounds }
word-last-day = Poslední den
word-events-left = Události v balíčku: { $count }
word-relics-left = Relikvie v balíčku: { $count }
word-coming = Příští událost přivede agenty: do červené { $red }, do modrošedých { $more } a { $less }
word-expected = ztráta závoje: asi { $loss }
word-aside = odložené:
word-reserves = V zásobě: agenti { $agents }, sluhové { $minions }, krev { $blood }
word-event = Událost
word-in-force = Platí
word-next = Příští událost
word-legend = ◌ skrytí agenti  ● odhalení agenti  ♟ sluhové  ✦ pečeť  ☼ denní efekt  ☾ noční efekt  + pomáhá vám  ! škodí vám  ✖ červený křížek  × modrošedý křížek  ⚔ agenti útočí ve dne
word-unlock = { $kills ->
    [1] od 1: Lov
    [2] od 2: první relikvie, výměna
    [4] od 4: Divoký hon
    [5] od 5: druhá relikvie
    [6] od 6: schopnost temnoty
   *[9] při 9: pečeť, rituál
  }
word-points = { $ap } AB
word-price-blood = { $cost ->
    [one] { $cost } žeton krve
    [few] { $cost } žetony krve
   *[other] { $cost } žetonů krve
  }
word-price-dark = závoj: { $cost }
word-ritual = K rituálu: 9 obětí { $ready }/{ $family } · pečeti { $sigils }/{ $family } · pohromadě { $gathered }/{ $family } · sluhové na místě { $minions }/{ $family } · agenti na místě { $agents }
word-act = Akt { $act }: v balíčku { $left } z těchto { $unseen }:
word-odds = Jak pravděpodobně příští událost označí čtvrť, červený/modrošedý:
word-marked = příští událost: červený { $red }, modrošedý { $blue }
word-grid = červený: { $red }; modrošedý: { $blue }
word-struck = ve dne tu agenti útočí na upíry
word-nobody = nikdo
word-drained = bez krve
word-veil-change = Závoj { PREPOSITION("z", $before) } { $before } na { $after }
word-idle = Teď by se nic nestalo.
word-fight = { $more ->
    [0] S nejlepšími kostkami: oběti { $kills }, ztráta krve { $blood }
   *[other] S nejlepšími kostkami: oběti { $kills }, ztráta krve { $blood }; pak { $more ->
        [one] ještě { $more } kostka z nového hodu
        [few] ještě { $more } kostky z nového hodu
       *[other] ještě { $more } kostek z nového hodu
    }
  }
word-strike = { $removed ->
    [0] Agent zůstane
   *[other] Agent padne
  }{ $blood ->
    [0] { "" }
   *[other] , ztráta krve: { $blood }
  }
word-drink = Krev: { $amount }
word-shift = { $amount ->
    [1] Odejde 1 agent
   *[other] Odejdou až { $amount } agenti
  }
word-expose = { $amount ->
    [1] 1 čtvrť
   *[other] Až { $amount } čtvrti
  }
word-warning-loses = Tohle vezme poslední cár závoje: hra bude okamžitě prohraná.
word-warning-struck = Ve dne tu zaútočí agenti. Přesto ukončit tah?
word-warning-unused = { $ap ->
    [one] Zbývá { $ap } AB. Přesto ukončit tah?
    [few] Zbývají { $ap } AB. Přesto ukončit tah?
   *[other] Zbývá { $ap } AB. Přesto ukončit tah?
  }

## Slovníček

term-family = Rodina
    .text = Všichni upíři této hry. Společně vyhrajete, nebo společně prohrajete.
term-leader = Vůdce
    .text = Upír, který je v noci na tahu první. Ve dne jeho hráč rozhoduje o všem, co si lze vybrat. Vůdcovství každé kolo přechází dál.
term-minion = Sluha
    .text = Slouží Rodině. Sluhové střeží čtvrti, umírají za upíry v boji, platí se jimi za pečeti a jsou potřeba k rituálu. Pohybují se jen s upírem.
term-agent = Agent
    .text = Žeton inkvizice. Agenti přicházejí skrytí; v noci lze bojovat jen s odhalenými.
term-hidden = Skrytý a odhalený
    .text = Dvě strany agenta. Odhalení otáčí skryté; zpět je skryje jen málo karet.
term-district = Čtvrť
    .text = Jedna z devíti částí města. Každá má jeden efekt, denní nebo noční.
term-adjacent = Sousední
    .text = Se společnou hranou; společný roh nestačí.
term-veil = Závoj
    .text = Skrývá vás před světem: na začátku a nejvýše 6. Na 0 je hra prohraná. Dokud je 4 nebo více, přichází méně agentů.
term-blood = Krev
    .text = Život upíra a cena jeho schopnosti krve. Nejvýše 4 žetony.
term-drained = Vysátý
    .text = Upír bez krve. Leží, kde je, a nic nestřeží, dokud nezíská krev nebo se neprobudí.
term-wake = Probuzení
    .text = Upír, který je na začátku svého tahu vysátý, získá 1 žeton krve a závoj zeslábne o 1.
term-kill-count = Počet obětí
    .text = Agenti, které upír odstranil, nejvýše 9. Odemyká Lov (1), první relikvii a výměnu (2), Divoký hon (4), druhou relikvii (5), schopnost temnoty (6), pečeť a rituál (9).
term-action-point = Akční bod (AB)
    .text = Jimi se v noci platí akce. Každý upír má ve svém tahu 2; nevyužité propadají.
term-move = Přesun
    .text = 1 AB: jdi do sousední čtvrti s libovolným počtem sluhů.
term-expose = Odhalení agentů
    .text = 1 AB: všichni agenti ve tvé čtvrti jsou odhaleni.
term-fight = Boj s agenty
    .text = 1 AB: bojuj se všemi odhalenými agenty ve své čtvrti. Na každého připadá kostka: 5 nebo 6 odstraní agenta, 3 nebo 4 odstraní agenta a stojí 1 žeton krve, 1 nebo 2 jen stojí 1 žeton krve.
term-recruit = Verbování sluhy
    .text = 2 AB: do tvé čtvrti přijde sluha ze zásoby a závoj zesílí o 1.
term-hunt = Lov
    .text = 1 AB, od 1 oběti: získej 1 žeton krve.
term-wild-hunt = Divoký hon
    .text = 1 AB, od 4 obětí: doplň krev do maxima; závoj zeslábne o 1.
term-exchange = Výměna relikvií
    .text = Zdarma, od 2 obětí: dej, vezmi nebo vyměň relikvie s upírem ve své čtvrti.
term-sigillate = Zapečetění čtvrti
    .text = 1 AB a 1 sluha, od 9 obětí: polož svou pečeť ve své čtvrti. Nesmí tam být agenti ani jiná pečeť.
term-ritual = Rituál Krvavého měsíce
    .text = 1 AB, od 9 obětí: vyhráváte. Všechny pečeti musí ležet a ve tvé čtvrti, bez agentů, musí být všichni upíři a alespoň stejný počet sluhů.
term-blood-ability = Schopnost krve
    .text = Moc upíra placená krví, v jeho tahu libovolněkrát.
term-dark-ability = Schopnost temnoty
    .text = Moc upíra placená závojem, od 6 obětí, v jeho tahu libovolněkrát.
term-sigil = Pečeť děsu
    .text = Každý upír má jednu. V zapečetěné čtvrti se vždy má za to, že sluhů je více než agentů, a pečeť má vlastní efekt.
term-relic = Relikvie
    .text = Karta, kterou drží upír nebo která leží ve čtvrti. Jedna od 2 obětí, dvě od 5.
term-dice-reserve = Zásoba kostek
    .text = Hozené kostky, které lze ještě použít. Použité se odkládají; teprve když nezbývá žádná, hodí se znovu všemi.
term-event = Karta události
    .text = Každý den se dobírá jedna. Musí-li se karta dobrat a balíček je prázdný, hra je prohraná.
term-grid = Plán města
    .text = Obrázek na kartě události: červený křížek a dva modrošedé značí čtvrti, do kterých přicházejí agenti.
term-presence = Přítomnost
    .text = Sluha nebo nevysátý upír ve čtvrti. Agenti, které tam přivede událost, stojí 1 bod závoje.
term-majority = Převaha
    .text = Více sluhů než agentů, nebo více agentů než sluhů. Rovnost převaha není.
term-dawn = Úsvit
    .text = Začátek dne, kdy působí některé z karet událostí zůstávajících ve hře.
term-sacrifice = Obětování sluhů
    .text = Před první kostkou boje lze odstranit sluhy ze čtvrti. Každý s sebou vezme odhaleného agenta.
term-reserve = Zásoba
    .text = Žetony mimo město. Každý agent, kterého měla událost přivést a který chybí, stojí 1 bod závoje.
term-lying = Karta zůstávající ve hře
    .text = Karta události ve čtvrti nebo na listu upíra. Když se splní její podmínka, odhodí se, často s odměnou.

## Upíři

vampire-agnieszka = Agnieszka
    .gen = Agnieszky
    .dat = Agnieszce
    .acc = Agnieszku
    .text = Hlas v mlze. Agenti jdou, kam je vede její zpěv: k ní, od ní a nakonec ze všech stran.
vampire-imre = Imre
    .gen = Imreho
    .dat = Imremu
    .acc = Imreho
    .text = Starší rodu. Dává ostatním vlastní krev a prohlédne každé přestrojení.
vampire-ishtvan = Ishtvan
    .gen = Ishtvana
    .dat = Ishtvanovi
    .acc = Ishtvana
    .text = Vyvolávač. Co přivolá, to nechá jen jediného svědka a nakonec k němu přivede celou Rodinu.
vampire-laszlo = Laszlo
    .gen = Laszla
    .dat = Laszlovi
    .acc = Laszla
    .text = Vojevoda. V boji ohýbá po své vůli i kostky, ve dne i v noci.
vampire-mila = Mila
    .gen = Mily
    .dat = Mile
    .acc = Milu
    .text = Svůdkyně. Agenti, kteří ji potkají, přecházejí na její stranu.
vampire-nevena = Nevena
    .gen = Neveny
    .dat = Neveně
    .acc = Nevenu
    .text = Věštkyně. Čte událost, než přijde, a dokáže ji přepsat.

## Schopnosti

card-sirens-lure = Vábení sirény
    .text = Zvol sousední čtvrť. Přesuň z ní 1 nebo 2 agenty do své čtvrti, nebo ze své čtvrti do ní. Jejich strana se nemění.
card-piper-of-shadows = Krysařka stínů
    .text = Zvol kteroukoli čtvrť. Ze čtvrtí, které s ní sousedí, do ní přesuň libovolný počet agentů (alespoň 1). Pak jsou v ní všichni agenti odhaleni.
card-elders-gift = Dar staršího
    .text = Jiný upír ve tvé nebo sousední čtvrti získá 2 žetony krve; nebo odhal všechny agenty ve své nebo sousední čtvrti.
card-thousand-eyes = Tisíc očí
    .text = Všichni agenti ve městě jsou odhaleni a každý jiný upír získá 1 žeton krve.
card-demon-summoning = Vyvolání démonů
    .text = Jsou-li ve tvé čtvrti alespoň 2 agenti: odstraň všechny kromě jednoho, kterého odhalíš. { kills-by-ability }
card-gates-of-hell = Brány pekel
    .text = Přiveď do své čtvrti libovolný počet jiných upírů, i vysátých. Každý s sebou může vzít libovolný počet sluhů.
card-brute-force = Hrubá síla
    .text = V boji, který vedeš, ve dne i v noci: vybraná kostka má hodnotu o 3 vyšší, nejvýše 6. Tolikrát, kolikrát zaplatíš.
card-warlords-fury = Vojevodův hněv
    .text = { $edition ->
        [igrology] V boji, který vedeš, ve dne i v noci: všechny kostky pro něj vybrané se počítají jako 6.
       *[other] V boji, který vedeš, ve dne i v noci: tato kostka a každá další, kterou v něm použiješ, se počítá jako 6.
    }
card-temptation = Pokušení
    .text = Nahraď 1 agenta ve své čtvrti, skrytého nebo odhaleného, sluhou. { kill-by-ability }
card-crimson-court = Rudý dvůr
    .text = Nahraď 1 nebo 2 agenty ve své čtvrti, skryté nebo odhalené, sluhy. { kills-by-ability }
card-clairvoyance = Jasnozřivost
    .text = Otoč vrchní kartu balíčku událostí lícem nahoru; zůstane, kde je. Pak odstraň po 1 agentovi nejvýše ze dvou ze tří čtvrtí, které značí. { kills-by-ability }
card-rewritten-fate = Přepsaný osud
    .text = Odhoď vrchní kartu balíčku událostí, nebo kartu události zůstávající ve hře, bez její odměny. Odstraň všechny agenty ze tří čtvrtí, které značí. { kills-by-ability }

kill-by-ability = { $edition ->
    [igrology] Jako oběť se to nepočítá.
   *[other] Počítá se to jako oběť.
  }
kills-by-ability = { $edition ->
    [igrology] Odstranění agenti se jako oběti nepočítají.
   *[other] Každý odstraněný agent je oběť.
  }

## Pečeti děsu

card-sigil-of-mirages = Pečeť přeludů
    .ins = Pečetí přeludů
    .text = Na začátku každé noci smí vůdce přesunout až 2 agenty z této čtvrti, každého do sousední.
card-sigil-of-the-spring = Pečeť pramene
    .ins = Pečetí pramene
    .text = Upír, který začíná tah v této čtvrti, získá 1 žeton krve, dříve než by se musel probouzet.
card-sigil-of-the-pit = Pečeť propasti
    .ins = Pečetí propasti
    .text = Na začátku každé noci přijde do této čtvrti sluha ze zásoby. Závoj nezesílí.
card-sigil-of-war = Pečeť války
    .ins = Pečetí války
    .text = V bojích v této čtvrti má každá kostka hodnotu o 1 vyšší, ve dne i v noci, ať bojuje kdokoli.
card-sigil-of-desire = Pečeť touhy
    .ins = Pečetí touhy
    .text = Verbování sluhy v této čtvrti stojí 1 AB místo 2.
card-sigil-of-foresight = Pečeť věštby
    .ins = Pečetí věštby
    .text = Po dobrání karty události smí vůdce otočit její plán města vzhůru nohama.

## Čtvrti

district-railway-station = Nádraží
    .at = na Nádraží
    .to = na Nádraží
    .from = z Nádraží
    .effect = Noční vlak
    .text = Noc, 2 AB: jeď do kterékoli jiné čtvrti s libovolným počtem sluhů z nádraží. Není to Přesun.
district-museum = Muzeum
    .at = v Muzeu
    .to = do Muzea
    .from = z Muzea
    .effect = Nové přírůstky
    .text = Den, více sluhů než agentů: vůdce dobere relikvii a dá ji upírovi, který má alespoň 2 oběti.
district-asylum = Blázinec
    .at = v Blázinci
    .to = do Blázince
    .from = z Blázince
    .effect = Šepoty z cel
    .text = Den, více sluhů než agentů: vůdce smí přesunout do Blázince 1 agenta { $asylumRange ->
        [adjacent] ze sousední čtvrti
       *[other] z kterékoli jiné čtvrti
    }. Tam je odhalen. Závoj nezeslábne.
district-city-park = Městský park
    .at = v Městském parku
    .to = do Městského parku
    .from = z Městského parku
    .effect = Těla v křoví
    .text = Den, více agentů než sluhů: závoj zeslábne o 1.
district-nightclub = Noční klub
    .at = v Nočním klubu
    .to = do Nočního klubu
    .from = z Nočního klubu
    .effect = Tanec ve tmě
    .text = Noc, 1 AB a kostka: s 1 nebo 2 získej 2 žetony krve, se 3 až 6 získej 1 žeton krve.
district-newspaper-office = Redakce novin
    .acc = Redakci novin
    .at = v Redakci novin
    .to = do Redakce novin
    .from = z Redakce novin
    .effect = Přibarvený článek
    .text = Noc, 1 AB a kostka: přesuň agenty z jedné čtvrti do sousední; 1 nebo 2 s 1 až 3, jednoho se 4 až 6.
district-police-station = Policejní stanice
    .acc = Policejní stanici
    .at = na Policejní stanici
    .to = na Policejní stanici
    .from = z Policejní stanice
    .effect = Otevřené spisy
    .text = Noc, 1 AB a kostka: odhal všechny agenty až ve 3 čtvrtích s 1 nebo 2, až ve 2 se 3 nebo 4, v 1 s 5 nebo 6.
district-blood-bank = Krevní banka
    .acc = Krevní banku
    .at = v Krevní bance
    .to = do Krevní banky
    .from = z Krevní banky
    .effect = Sáček pro přítele
    .text = Den, více sluhů než agentů: vůdce zvolí upíra, který získá 1 žeton krve.
district-cathedral = Katedrála
    .acc = Katedrálu
    .at = v Katedrále
    .to = do Katedrály
    .from = z Katedrály
    .effect = Volání do zbraně
    .text = Den, více agentů než sluhů: do Katedrály přijde skrytý agent. Závoj nezeslábne.

## Relikvie

card-pristine-blood = Neposkvrněná krev
    .acc = Neposkvrněnou krev
    .text = Můžeš mít 6 žetonů krve místo 4. Když relikvii dáš pryč nebo o ni přijdeš, krev nad 4 propadne.
card-distortion-timepiece = Hodiny pokřiveného času
    .text = Jednou za kolo, máš-li alespoň 2 žetony krve: ztrať 1 žeton krve a získej 1 AB. I když změní majitele, fungují jen jednou za kolo.
card-funerary-urn = Pohřební urna
    .acc = Pohřební urnu
    .text = 1 AB: polož ji ve své čtvrti. Od té chvíle smí vůdce jednou za kartu události poslat sem 1 agenta, kterého by karta přidala jinam.
card-signet-of-the-lost-kin = Prsten ztraceného rodu
    .text = Smíš používat schopnost krve kteréhokoli upíra, který není v této hře, za její cenu v krvi. Hrubou sílu jen v noci.
card-martyrs-dagger = Mučedníkova dýka
    .acc = Mučedníkovu dýku
    .text = Jednou za noční boj, který vedeš, se kostka, kterou vybereš, počítá jako 6.
card-cloak-of-bats = Netopýří plášť
    .text = První Přesun v každém tvém tahu nic nestojí.
card-inquisitors-ledger = Inkvizitorova kniha
    .acc = Inkvizitorovu knihu
    .text = Když odhaluješ agenty ve své čtvrti, jsou odhaleni i agenti ve všech sousedních.
card-contract-of-servitude = Úpis poddanství
    .text = Jednou za tah smíš verbovat sluhu za 1 AB a 1 žeton krve místo 2 AB.
card-stone-gargoyle = Kamenný chrlič
    .text = 1 AB: polož ho ve své čtvrti. Od té chvíle tam agenti ve dne neútočí.
card-witch-lantern = Čarodějnická lucerna
    .acc = Čarodějnickou lucernu
    .text = 1 AB: polož ji ve své čtvrti; všichni agenti tam jsou odhaleni. Od té chvíle je odhalen každý agent, který tam přijde.
card-censer-of-mist = Kadidelnice mlhy
    .acc = Kadidelnici mlhy
    .text = 1 AB: odhoď ji; závoj zesílí o 2.
card-chalice-of-hunger = Kalich hladu
    .text = Každý tvůj Lov přinese o 1 žeton krve víc.
card-tyrants-mask = Tyranova maska
    .acc = Tyranovu masku
    .text = Když v noci platíš za vlastní schopnost temnoty, smíš místo každého bodu závoje zaplatit 2 žetony krve.
card-forefathers-coffin = Praotcova rakev
    .acc = Praotcovu rakev
    .text = Když se probouzíš, získáš 2 žetony krve místo 1 a závoj nezeslábne.

## Karty událostí

card-quiet-arrival = Tichý příjezd
    .text = Vůdce smí přesunout jednoho upíra, i vysátého, do sousední čtvrti s libovolným počtem sluhů z jeho čtvrti. Není to Přesun.
card-novices-of-the-order = Novicové řádu
    .text = Přidej 1 agenta, rovnou odhaleného, do červené čtvrti.
card-broken-street-lights = Zhaslé lampy
    .text = Dnes v noci první Přesun každého upíra nic nestojí.
card-curious-reporter = Všetečný reportér
    .text = Přidej 1 agenta { DISTRICT("newspaper-office", part: "to") }; karta tam zůstává. Dokud tam leží, noční efekt čtvrti nelze použít. Odhoď ji, když tam nejsou agenti. Odměna: závoj zesílí o 1.
card-copycat-gang = Gang napodobitelů
    .text = Závoj ihned zeslábne o 2, ale ne pod 1. Pak přidej 1 agenta { DISTRICT("city-park", part: "to") }; karta tam zůstává. Odhoď ji, když je tam více sluhů než agentů. Odměna: závoj zesílí o 2.
card-blood-drive = Den dárců krve
    .text = Vůdce zvolí upíra pod jeho maximem: získá 1 žeton krve. Je-li { DISTRICT("blood-bank", part: "at") } více sluhů než agentů, získá 1 žeton krve i druhý upír.
card-footsteps-behind-you = Kroky za zády
    .text = Vůdce přesune 1 agenta ze čtvrti bez upírů do sousední čtvrti s nevysátým upírem.
card-nervous-rumours = Znepokojivé zvěsti
    .text = Je-li ve městě méně sluhů než upírů ve hře, závoj zeslábne o 1.
card-false-papers = Falešné doklady
    .text = Všichni odhalení agenti ve městě se znovu skryjí.
card-a-favour-called-in = Protislužba
    .text = Vůdce smí ztratit 1 žeton krve: do jeho čtvrti přijde sluha. Závoj nezesílí.
card-the-informer = Udavač
    .text = Zůstává v červené čtvrti. Dokud tam leží, počítají se tamní sluhové při porovnání s agenty jako 0. Odhoď ji, když tam nejsou agenti. Odměna: závoj zesílí o 1.
card-night-shift = Noční směna
    .text = Dnes v noci stojí každý noční efekt čtvrti o 1 AB víc.
card-fickle-moon = Vrtkavý měsíc
    .text = Hoď znovu všemi kostkami zásoby. Pak smí vůdce otočit jednu z nich na libovolnou hodnotu.
card-lost-luggage = Ztracené zavazadlo
    .text = Přidej 1 agenta { DISTRICT("railway-station", part: "to") }; karta tam zůstává. Dokud tam leží, stojí noční vlak o 1 AB víc. Odhoď ji, když tam nejsou agenti. Odměna: vůdce dobere a předá relikvii.
card-stakeout = Sledování
    .text = Zůstává na listu vůdce. Dokud tam leží, kdykoli tento upír začíná Lov, Divoký hon nebo Verbování, přijde do jeho čtvrti agent (závoj nezeslábne). Odhoď ji po boji, v němž byl tomuto upírovi připsán alespoň 1 agent. Odměna: získá 1 žeton krve.
card-holy-water = Svěcená voda
    .text = Každý upír s alespoň 2 žetony krve ve čtvrti s alespoň 1 agentem ztratí 1 žeton krve.
card-second-thoughts = Výčitky svědomí
    .text = Je-li ve městě sluha, vůdce zvolí: odstraň 1 sluhu ze čtvrti s nejvíce sluhy, nebo závoj zeslábne o 1.
card-carnival-night = Karnevalová noc
    .text = Dnes v noci stojí první Verbování sluhy, ať kohokoli, o 1 AB méně, ale alespoň 1 AB.

card-curse-of-our-clan = Kletba našeho rodu
    .text = Zůstává na listu vůdce; pak vůdce ztratí 1 žeton krve. Za každého dalšího úsvitu ztratí tento upír znovu 1 žeton krve. Odhoď ji, když je upír vysátý. Odměna: závoj zesílí o 1.
card-police-raid = Policejní razie
    .text = Ve čtvrti s nejvíce sluhy nahraď 1 sluhu agentem. Není-li ve městě žádný sluha, přidej 1 agenta { DISTRICT("police-station", part: "to") }.
card-door-to-door = Dům od domu
    .text = Ze čtvrti s nejvíce agenty jde po 1 agentovi do každé sousední čtvrti bez agentů, dokud stačí. Pořadí volí vůdce.
card-marked-for-the-stake = Odsouzení ke kůlu
    .text = Zůstává na listu upíra s nejvíce oběťmi. Dokud tam leží, stačí ve čtvrti tohoto upíra k útoku ve dne 2 agenti. Odhoď ji po boji, v němž byli tomuto upírovi připsáni alespoň 2 agenti. Odměna: závoj zesílí o 1.
card-curfew = Zákaz vycházení
    .text = Dnes v noci smí každý upír nejvýše jeden Přesun.
card-the-longest-day = Nejdelší den
    .text = Dnes v noci má vůdce o 1 AB méně.
card-the-inquisitor = Inkvizitor
    .text = Zůstává v červené čtvrti. Dokud tam leží, v tamních bojích má každá kostka hodnotu o 1 nižší, ale alespoň 1. Odhoď ji, když tam nejsou agenti. Odměna: závoj zesílí o 1.
card-blackmail = Vydírání
    .text = Vůdce zvolí jedno, co lze provést úplně: závoj zeslábne o 1; nebo odstraň z města 2 sluhy; nebo odhoď 1 relikvii kteréhokoli upíra.
card-press-campaign = Tisková kampaň
    .text = Přidej 1 agenta { DISTRICT("newspaper-office", part: "to") } a 1 agenta { DISTRICT("police-station", part: "to") }.
card-witness-protection = Ochrana svědků
    .text = Všichni odhalení agenti ve městě se znovu skryjí. Pak přidej 1 agenta do červené čtvrti.
card-blood-tests = Krevní testy
    .text = Každý upír se 2 nebo více žetony krve ztratí 1 žeton krve.
card-masquerade-ball = Maškarní ples
    .text = V pořadí tahů smí každý upír, i vysátý, jít do sousední čtvrti s libovolným počtem sluhů ze své čtvrti. Nejsou to Přesuny.
card-corrupt-priest = Úplatný kněz
    .text = Vůdce smí ztratit 1 žeton krve: odstraň 1 agenta z kterékoli čtvrti. Jako oběť se nepočítá.
card-antiquities-auction = Dražba starožitností
    .text = Lze-li dobrat relikvii, smí vůdce odstranit 1 sluhu z kterékoli čtvrti: dober relikvii a dej ji upírovi, který má alespoň 2 oběti.
card-silver-bullets = Stříbrné kulky
    .text = Dnes ve dne i v noci stojí každá kostka, která se počítá jako 1 nebo 2, 2 žetony krve místo 1.
card-ring-of-steel = Ocelový kruh
    .text = Vůdce zvolí dvě čtvrti sousedící s jeho čtvrtí: do každé přidej 1 agenta.
card-the-traitor = Zrádce
    .text = Přidej 1 agenta do čtvrti s nejvíce sluhy; karta tam zůstává. Dokud tam leží, žádný sluha nemůže tuto čtvrť opustit. Odhoď ji, když tam nejsou agenti. Odměna: závoj zesílí o 1. Bez sluhů ve městě se nic nestane.
card-hungry-moon = Hladový měsíc
    .text = Dnes v noci přinese každý Lov 2 žetony krve místo 1 a lovit smějí i upíři bez obětí.

card-last-crusade = Poslední křížová výprava
    .text = Přidej 1 agenta do každé čtvrti bez pečeti, agentů, sluhů a upírů.
card-cleansing-fire = Očistný oheň
    .text = Ve čtvrti s nejvíce sluhy odstraň polovinu z nich, zaokrouhleno nahoru.
card-the-grand-inquisitor = Velký inkvizitor
    .text = Přidej 2 agenty { DISTRICT("cathedral", part: "to") }; karta tam zůstává. Za každého dalšího úsvitu tam přijde 1 další agent. Odhoď ji, když tam nejsou agenti. Odměna: závoj zesílí o 2.
card-hammer-of-witches = Kladivo na čarodějnice
    .text = Každý upír ve čtvrti s alespoň 1 agentem ztratí 1 žeton krve.
card-martial-law = Stanné právo
    .text = Dnes v noci smí každý upír nejvýše jeden Přesun a nelze použít žádný noční efekt čtvrti.
card-mass-arrests = Hromadné zatýkání
    .text = V každé ze dvou čtvrtí s nejvíce sluhy nahraď 1 sluhu agentem.
card-eclipse = Zatmění
    .text = Dnes v noci má každý upír o 1 AB víc.
card-ancestral-vault = Krypta předků
    .text = Vůdce zvolí až dva upíry: každý získá 2 žetony krve.
card-burning-noon = Žhnoucí poledne
    .text = Dva upíři s nejvíce krví ztratí po 2 žetonech krve, nebo vše, co mají.
card-siege = Obležení
    .text = Do každé čtvrti s nevysátým upírem přejde 1 agent ze sousední čtvrti bez takového upíra. Pořadí a agenty volí vůdce.
card-public-panic = Hromadná panika
    .text = Závoj zeslábne o 1, a je-li některý upír vysátý, o 2.
card-confiscation = Konfiskace
    .text = Vůdce zvolí: odhoď 1 relikvii kteréhokoli upíra, nebo závoj zeslábne o 1.
card-hunters-mark = Lovcovo znamení
    .text = Zůstává na listu vůdce. Za každého dalšího úsvitu přijde do čtvrti tohoto upíra 1 agent. Odhoď ji, když tah upíra skončí bez agentů v jeho čtvrti. Odměna: závoj zesílí o 1.
card-consecrated-ground = Posvěcená půda
    .text = Zůstává v červené čtvrti. Dokud tam leží, čtvrť nelze zapečetit, její efekt při převaze sluhů nefunguje a noční efekt nelze použít. Odhoď ji, když je tam sluhů alespoň o 2 více než agentů, nebo ihned, je-li čtvrť už zapečetěná. Odměna: závoj zesílí o 1.
card-shattered-circles = Roztříštěné kruhy
    .text = Zůstávají v červené čtvrti. Dokud tam leží, žádná pečeť děsu nepůsobí. Pečeti dál dávají převahu a počítají se k rituálu. Odhoď je, když tam nejsou agenti. Odměna: každý upír v této čtvrti získá 1 žeton krve.
card-reinforcements = Posily
    .text = Přidej po 1 agentovi do červené čtvrti a do obou modrošedých.
card-silent-bells = Mlčící zvony
    .text = Až dvakrát smí vůdce odstranit 1 sluhu z kterékoli čtvrti: odstraň 1 agenta z kterékoli čtvrti. Jako oběti se nepočítají.
card-final-edition = Poslední vydání
    .text = Spočítej čtvrti, v nichž je více agentů než sluhů. Při 3 nebo 4 závoj zeslábne o 1, při 5 nebo více o 2.
