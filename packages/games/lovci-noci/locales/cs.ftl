### Lovci noci česky.

game = Lovci noci
    .tagline = Rány vidí každý. Tvář nezná nikdo.
    .about = Vlkodlaci loví upíry, upíři vlkodlaky a lidé mezi nimi chtějí něco svého. Víš jen to, kdo jsi ty. Podej věštbu, sleduj, kdo sebou trhne, a dobře si vyber chvíli, kdy ukážeš tvář.

## Možnosti

option-cards = Sada karet
    .help = S kterými balíčky se hraje. Sada také určuje obvyklý výklad sporných karet níže.
option-cards-kosmos = Kosmos: 18 modrých, 18 červených a 16 zelených karet
option-cards-classic = Klasická: po 16 kartách každé barvy

option-characters = Postavy
    .help = Které postavy se mohou rozdat. Čím víc postav, tím víc překvapení.
option-characters-first = První sada: deset postav
option-characters-all = Obě sady: všech dvacet
option-characters-vortex = Sada černého víru: druhá desítka
option-characters-tutorial = První večer: mírná sestava, kterou všichni znají (4 až 6 hráčů)

option-distinctLetters = Jedna postava na písmeno
    .help = S oběma sadami znamená každé písmeno na počítadle zranění jen jednu možnou postavu.
option-distinctLetters-false = Písmena se mohou opakovat
option-distinctLetters-true = Každé písmeno jednou

option-openingProphecy = Úvodní věštba
    .help = Před prvním tahem podá každý věštbu hráči po levici, aby nikdo nezačínal naslepo.
option-openingProphecy-six-plus = Od šesti hráčů
option-openingProphecy-always = Vždy
option-openingProphecy-never = Nikdy

option-firstRoundAttack = Útoky v 1. kole
    .help = Zda se smí útočit už v prvním kole.
option-firstRoundAttack-false = Až od 2. kola
option-firstRoundAttack-true = Od začátku

option-maxRounds = Poslední kolo
    .help = Po tomto kole hra končí a vyhrává každý, kdo má tou dobou splněný cíl.

option-ghostView = Co vidí vyřazení
    .help = I vyřazený hráč ještě může vyhrát – a ještě se může prořeknout.
option-ghostView-public = To, co všichni
option-ghostView-all = Všechno

option-tempo = Tempo
    .help = Jak dlouho se u stolu čeká na skryté reakce, aby nikoho neprozradila doba přemýšlení.
option-tempo-quick = Rychlé: dál, jakmile všichni odpoví
option-tempo-strict = Přísné: čeká se vždy stejně dlouho

option-compass = Kompas poutníka
    .help = Jak se pohybuje jeho majitel.
option-compass-two-rolls = Dva hody, jeden na výběr
option-compass-free = Na libovolné místo, bez hodu

option-lightOfTruth = Světlo pravdy
    .help = Koho karta odhalí, když si ji vezme.
option-lightOfTruth-vampires = Upíry kromě Ulrika
option-lightOfTruth-both = I vlkodlaky

option-shield = Štít světla
    .help = Zda štít leží odkrytý jako vybavení, které lze ukrást, nebo působí hned jako událost.
option-shield-equipment = Vybavení
option-shield-event = Událost

option-tollChoice = Mýta
    .help = Zda si hráč s vybavením může kartu nechat a raději si vzít zranění.
option-tollChoice-receiver = Volí příjemce
option-tollChoice-forced = Vybavení se musí odevzdat

option-firestorm = Ohnivá bouře
    .help = Koho zasáhne útok s Ohnivou bouří.
option-firestorm-range = Všechny v oblasti útoku
option-firestorm-place = Všechny na jednom místě v oblasti útoku

option-torchMustAttack = Hořící pochodeň
    .help = Zda její majitel musí útočit, kdykoli má na koho.
option-torchMustAttack-true = Majitel musí útočit
option-torchMustAttack-false = Majitel smí útočit

option-collectorPower = Bartolomějova schopnost
    .help = Co Bartoloměj dělá s cizím vybavením.
option-collectorPower-by-count = Loupež do šesti hráčů, drancování od sedmi
option-collectorPower-rob = Loupež: karta místo zranění
option-collectorPower-sweep = Drancování: všechno, co měli vyřazení

option-collectorGoal = Bartolomějův cíl
    .help = Kolik karet vybavení potřebuje k vítězství.
option-collectorGoal-5 = Pět karet
option-collectorGoal-4 = Čtyři karty

option-reaperPlace = Uršulino místo
    .help = Kam dosáhne Uršulin chlad.
option-reaperPlace-graveyard = Hřbitov
option-reaperPlace-well-of-wisdom = Pramen moudrosti

option-vampireAltGoal = Tři mrtví lidé
    .help = Zda upíři vyhrávají i tehdy, když jsou vyřazeni tři lidé.
option-vampireAltGoal-false = Nepočítá se
option-vampireAltGoal-true = Upíři vyhrávají

option-redSplit = Pasti a drápy
    .help = Kolik je kterých v červeném balíčku sady kosmos.
option-redSplit-even = 1× Past, 3× Železné drápy
option-redSplit-raw = 2× Past, 2× Železné drápy

preset-first-game = První hra
    .help = Postavy s jednoduchými schopnostmi a všichni vědí, které jsou ve hře. Pro čtyři až šest hráčů.
preset-usual = Jako obvykle
    .help = Deset postav první sady a novější balíčky.
preset-classic-evening = Klasický večer
    .help = Klasické balíčky, útoky od prvního kola a žádná úvodní věštba.
preset-everything = Všechno
    .help = Všech dvacet postav pohromadě: nikdo neví, kdo by mohl sedět u stolu.
advice-experienced = Sedm nebo osm hráčů, a také postavy černého víru, jsou pro ty, kdo hru znají. První večer hrajte nejvýš v šesti.

## Reakce

reaction-general = Tahy a útoky ostatních
reaction-general-reveal-in-reach = Odhalit mě, když mi hrozí útok
reaction-general-use-in-reach = Použít schopnost, když mi hrozí útok
reaction-counter = Po útoku na tebe
reaction-counter-when-it-kills = Vrátit úder, když může vyřadit útočníka
reaction-rolled = Po vlastním hodu na útok
reaction-end = Na konci svého tahu

## Rozhodnutí: na co se ptáme tebe a co zatím čtou ostatní

decision-start = Jsi na tahu. Jak se vydáš na cestu?
    .wait = { SEAT($seat) } se chystá vyrazit.
decision-ability-target = Kdo pocítí tvou schopnost?
    .wait = { SEAT($seat) } vybírá cíl.
decision-compass-pick = Kompas ukazuje dvě cesty. Kterou půjdeš?
    .wait = { SEAT($seat) } hledí na kompas.
decision-free-move = Jdi, kam chceš.
    .wait = { SEAT($seat) } vybírá místo.
decision-place = { $place ->
        [unknown] Jsi na místě. Co uděláš?
       *[other] Jsi { PLACE($place, part: "at") }. Co uděláš?
    }
    .wait = { $place ->
        [unknown] { SEAT($seat) } se rozhlíží kolem.
       *[other] { SEAT($seat) } se rozhlíží { PLACE($place, part: "at") }.
    }
decision-tree-target = { $effect ->
        [heal] Komu strom vyléčí 1 zranění?
        [hurt] Komu strom způsobí 2 zranění?
       *[other] Koho se strom dotkne?
    }
    .wait = { SEAT($seat) } stojí u Čarovného stromu.
decision-steal-from = Komu ukradneš vybavení?
    .wait = { SEAT($seat) } hledá, co by se dalo ukrást.
decision-steal-card = { $from ->
        [unknown] Kterou kartu ukradneš?
       *[other] { SEAT($from) }: kterou kartu ukradneš?
    }
    .wait = { SEAT($seat) } vybírá kartu, kterou ukradne.
decision-prophecy-target = { $card ->
        [unknown] Komu dáš věštbu?
       *[other] Komu dáš { CARD($card, case: "acc") }?
    }
    .wait = { SEAT($seat) } drží věštbu a přejíždí pohledem po stole.
decision-prophecy-reply = { $card ->
        [unknown] Máš v ruce věštbu. Co se stane?
       *[other] Dostáváš { CARD($card, case: "acc") }. Co se stane?
    }
    .wait = { SEAT($seat) } čte věštbu.
decision-event-target = { $card ->
        [unknown] Koho vybereš?
       *[other] { CARD($card) }: koho vybereš?
    }
    .wait = { SEAT($seat) } vybírá hráče.
decision-event-accept = { $card ->
        [unknown] Vypiješ ho?
       *[other] { CARD($card) }: vypiješ ho?
    }
    .wait = { SEAT($seat) } si prohlíží lektvar.
decision-event-reveal = { $card ->
        [unknown] Pokud karta mluví o tobě, můžeš se odhalit a vyléčit. Jinak odmítni.
       *[other] { CARD($card) }: pokud mluví o tobě, můžeš se odhalit a vyléčit. Jinak odmítni.
    }
    .wait = { SEAT($seat) } přemýšlí.
decision-bat-heal = Napiješ se trochu i ty?
    .wait = { SEAT($seat) } svolává netopýry zpět.
decision-snare-card = Past sklapla. S čím se rozloučíš?
    .wait = { SEAT($seat) } vězí v pasti.
decision-snare-to = { $card ->
        [unknown] Kdo dostane kartu?
       *[other] Kdo dostane { CARD($card, case: "acc") }?
    }
    .wait = { SEAT($seat) } musí něco odevzdat.
decision-window-turn = Začíná nový tah. Odhalíš se?
    .wait = Čeká se na reakce.
decision-window-attack = Schyluje se k útoku. Odhalíš se?
    .wait = Čeká se na reakce.
decision-attack = Zaútočíš?
    .wait = { SEAT($seat) } může zaútočit.
decision-rolled = Tvá rána co nevidět dopadne. Odhalíš se předtím?
    .wait = { SEAT($seat) } zvedá ruku.
decision-rob = { $victim ->
        [unknown] Zranění, nebo raději karta?
       *[other] { SEAT($victim) }: zranění, nebo raději karta?
    }
    .wait = { SEAT($seat) } zvažuje loupež.
decision-rescue = Tohle by byl tvůj konec. Vyléčíš se nejdřív?
    .wait = { SEAT($seat) } bojuje o život.
decision-loot = { $victim ->
        [unknown] Co bereš padlým?
       *[other] { SEAT($victim) }: co bereš?
    }
    .wait = { SEAT($seat) } prohledává padlé.
decision-counter = { $attacker ->
        [unknown] Někdo na tebe útočí. Co uděláš?
       *[other] { SEAT($attacker) } na tebe útočí. Co uděláš?
    }
    .wait = Čeká se na napadené.
decision-end = Tvůj tah se chýlí ke konci. Ještě něco?
    .wait = { SEAT($seat) } končí tah.
decision-dig = Co vykopeš?
    .wait = { SEAT($seat) } kope.

## Odpovědi

answer-card = Vzít { CARD($object, case: "acc") }
answer-reveal = Odhalit se
answer-ability = { $character ->
    [unknown] Použít schopnost
   *[other] Použít schopnost: { CHARACTER($character, part: "ability") }
  }
answer-attack = Zaútočit
answer-pass = Nechat být
answer-decline = Odmítnout
answer-start-roll = Hodit kostkami
answer-start-compass = Použít { CARD("wanderers-compass", case: "acc") }
answer-start-step-cw = { $cw ->
    [unknown] Krok po směru hodinových ručiček
   *[other] Udělat krok { PLACE($cw, part: "to") }
  }
answer-start-step-ccw = { $ccw ->
    [unknown] Krok proti směru hodinových ručiček
   *[other] Udělat krok { PLACE($ccw, part: "to") }
  }
answer-ability-target-seat = Vybrat: { SEAT($object) }
answer-compass-pick-first = První hod: { $first ->
    [2] { PLACE("morganas-hut") }
    [3] { PLACE("morganas-hut") }
    [4] { PLACE("well-of-wisdom") }
    [5] { PLACE("well-of-wisdom") }
    [6] { PLACE("chapel") }
    [7] libovolné místo
    [8] { PLACE("graveyard") }
    [9] { PLACE("enchanted-tree") }
    [10] { PLACE("stone-circle") }
   *[other] ten beru
  }
answer-compass-pick-second = Druhý hod: { $second ->
    [2] { PLACE("morganas-hut") }
    [3] { PLACE("morganas-hut") }
    [4] { PLACE("well-of-wisdom") }
    [5] { PLACE("well-of-wisdom") }
    [6] { PLACE("chapel") }
    [7] libovolné místo
    [8] { PLACE("graveyard") }
    [9] { PLACE("enchanted-tree") }
    [10] { PLACE("stone-circle") }
   *[other] ten beru
  }
answer-free-move-place = Jít { PLACE($object, part: "to") }
answer-place-skip = Nic tu nedělat
answer-place-draw-green = Vzít si věštbu (zelenou)
answer-place-draw-blue = Vzít si kartu výhod (modrou)
answer-place-draw-red = Vzít si bojovou kartu (červenou)
answer-place-hurt = Způsobit někomu 2 zranění
answer-place-heal = Vyléčit někomu 1 zranění
answer-place-steal = Ukrást někomu vybavení
answer-tree-target-seat = { $effect ->
    [heal] Vyléčit: { SEAT($object) }
    [hurt] Zranit: { SEAT($object) }
   *[other] { SEAT($object) }
  }
answer-steal-from-seat = Ukrást vybavení: { SEAT($object) }
answer-prophecy-target-seat = Dostane ji { SEAT($object) }
answer-prophecy-reply-nothing = „Nic se nestalo“
answer-prophecy-reply-heal = Vyléčit 1 zranění
answer-prophecy-reply-hurt = Vzít si zranění
answer-prophecy-reply-give = Dát { CARD($object, case: "acc") }
answer-prophecy-reply-show = Ukázat svou postavu
answer-event-target-seat = { $card ->
    [blood-moon] Nastavit na 7: { SEAT($object) }
    [distant-prayer] Vyléčit: { SEAT($object) }
    [midnight-duel] Vyzvat: { SEAT($object) }
    [bat-swarm] Zranit: { SEAT($object) }
    [grave-spider] Zranit: { SEAT($object) }
   *[other] Vybrat: { SEAT($object) }
  }
answer-event-accept-accept = Vypít a vyléčit 2 zranění
answer-event-reveal-heal-all = Odhalit se a vyléčit všechno
answer-bat-heal-heal = Vyléčit 1 zranění
answer-snare-card-card = Odevzdat { CARD($object, case: "acc") }
answer-snare-to-seat = Dostane ji { SEAT($object) }
answer-attack-seat = Zaútočit: { SEAT($object) }
answer-attack-all = Zaútočit na všechny v oblasti útoku
answer-attack-none = Neútočit
answer-rolled-continue = Udeřit a neodhalit se
answer-rob-damage = Způsobit zranění
answer-rescue-accept = Smířit se s osudem
answer-rescue-heal-all = Nejdřív vyléčit všechno
answer-loot-none = Nebrat nic
answer-loot-all = Vzít všechno
answer-counter-counter = Vrátit úder
answer-end-end = Ukončit tah
answer-end-repeat = Vzít si 2 zranění a zaútočit znovu
answer-end-fur = Použít schopnost: { CHARACTER("gerulf", part: "ability") }
answer-end-extra = Použít schopnost: { CHARACTER("waldemar", part: "ability") }
answer-dig-card = Vykopat { CARD($object, case: "acc") }

## Co odpověď dělá, když vedle není otázka

act-ability-target-seat = Cíl schopnosti: { SEAT($object) }
act-compass-pick-first = Vybrat první cestu kompasu
act-compass-pick-second = Vybrat druhou cestu kompasu
act-tree-target-seat = { $effect ->
    [heal] Vyléčit: { SEAT($object) }
    [hurt] Zranit: { SEAT($object) }
   *[other] Vybrat: { SEAT($object) }
  }
act-steal-from-decline = Nic neukrást
act-event-target-decline = Nikoho nevybrat
act-event-accept-decline = Nepít
act-event-reveal-decline = Neodhalit se
act-bat-heal-decline = Nic neléčit
act-snare-to-seat = Kartu dostane { SEAT($object) }
act-prophecy-target-seat = Věštbu dostane { SEAT($object) }

## Proč něco nejde

reason-spent = Schopnost působí jednou za hru a už je použitá.
reason-void = Schopnost zrušila { CHARACTER("evelina") }.
reason-once-per-turn = V tomto tahu už to bylo.
reason-no-damage = Není co léčit.
reason-nobody-there = Nikdo jiný tam nestojí.
reason-nothing-to-dig = V odkládacích balíčcích není žádné vybavení.
reason-in-the-centre = Střed plánu nemá sousední místa.
reason-already-there = Figurka už tam stojí.
reason-no-cards = Karty této barvy došly.
reason-nobody-hurt = Nikdo nemá žádné zranění.
reason-not-hurt = Tento hráč nemá žádné zranění.
reason-no-equipment = Tento hráč nemá žádné vybavení.
reason-not-yourself = Sebe vybrat nemůžeš.
reason-first-round = V 1. kole nikdo neútočí.
reason-nobody-in-range = V oblasti útoku nikdo není.
reason-out-of-range = Mimo oblast útoku.
reason-own-area-with-crossbow = { CARD("crossbow") } nestřílí do vlastní oblasti.
reason-target-in-the-centre = Uprostřed plánu na nikoho útočit nelze.
reason-firestorm = { CARD("firestorm") } zasahuje všechny v oblasti útoku najednou.
reason-torch = { CARD("burning-torch") } nedává na výběr: je na koho útočit.
reason-did-not-attack = V tomto tahu žádný útok nebyl.
reason-victims-gone = Nikdo z napadených už není ve hře.
reason-price-too-high = Další 2 zranění by byla tvůj konec.
reason-nobody-eliminated = Všichni jsou ještě ve hře.
reason-applies = Věštba se tě týká a musíš ji splnit.
reason-does-not-apply = Věštba se tě netýká.
reason-must-give = Kdo má vybavení, musí nějaké odevzdat.

## Co se děje. Počty se nelámou: jejich mezery jsou pevné.

log-started = Padá noc. Každý má tajnou postavu a začíná { SEAT($start) }.{ $opening ->
    [true] { " " }Před prvním tahem každý podává věštbu doleva.
   *[false] { "" }
  }
log-dealt = { SEAT($seat) } je { CHARACTER($character, part: "title") }.
log-round = { $round }. kolo
log-turn = { $extra ->
    [true] { SEAT($seat) } má tah navíc.
   *[false] { SEAT($seat) } je na tahu.
  }
log-protection-ended = { SEAT($seat) } přichází o ochranu ({ PREVENTION($by) }).
log-move-rolled = { SEAT($seat) } hází { $d6 } + { $d4 } = { SUM($d6, $d4) }{ $how ->
    [compass] { " " }({ CARD("wanderers-compass") })
   *[other] { "" }
  }: { $again ->
    [true] tam už figurka stojí, ještě jednou.
   *[false] { $place ->
        [none] libovolné místo.
       *[other] { PLACE($place) }.
    }
  }
log-moved = { $how ->
    [step] { SEAT($seat) } dělá krok { PLACE($place, part: "to") }.
    [compass] { SEAT($seat) } jde { PLACE($place, part: "to") } ({ CARD("wanderers-compass") }).
   *[other] { SEAT($seat) } jde { PLACE($place, part: "to") }.
  }
log-skipped = { SEAT($seat) } { PLACE($place, part: "at") } nic nedělá.
log-drew = { SEAT($seat) } si bere { CARD($card, case: "acc") } ({ DECK($colour) }).
log-drew-prophecy = { $card ->
    [unknown] { SEAT($seat) } si bere věštbu.
   *[other] { SEAT($seat) } si bere věštbu { CARD($card) }.
  }
log-reshuffled = { DECK($colour, part: "plural") }: odkládací balíček se míchá a stává se dobíracím, { $cards ->
    [one] { $cards } karta.
    [few] { $cards } karty.
   *[other] { $cards } karet.
  }
log-equipped = { SEAT($seat) } si vykládá { CARD($card, case: "acc") }.
log-discarded = { SEAT($seat) } odkládá { CARD($card, case: "acc") }.
log-declined = { SEAT($seat) } odmítá ({ CARD($card) }).
log-no-effect = { CARD($card) }: nic se neděje.
log-chose = { SEAT($seat) } vybírá cíl: { SEAT($target) } ({ CARD($card) }).
log-keg-rolled = { SEAT($seat) } hází { $d6 } + { $d4 } = { SUM($d6, $d4) }: { $place ->
    [none] prach zvlhl, nic se neděje.
   *[other] sud vybuchuje { PLACE($place, part: "at") }.
  }
log-duel-rolled = V souboji se utkávají { SEAT($seat) } a { SEAT($target) }. { SEAT($seat) } hází { $d6 }: prohrává { SEAT($loser) }.
log-prayer-rolled = { SEAT($seat) } se modlí a hází { $d6 }. Léčí se { SEAT($target) }.
log-extra-turns = { SEAT($seat) } získává { $count ->
    [one] tah navíc.
    [few] { $count } tahy navíc.
   *[other] { $count } tahů navíc.
  }
log-transferred = { $how ->
    [given] { SEAT($to) } dostává { CARD($card, case: "acc") }, kartu dává { SEAT($from) }.
    [robbed] { SEAT($from) } přichází místo zranění o { CARD($card, case: "acc") }, kartu si bere { SEAT($to) }.
    [looted] { SEAT($to) } si jako kořist bere { CARD($card, case: "acc") } ({ SEAT($from) }).
   *[stolen] { SEAT($from) } přichází o { CARD($card, case: "acc") }, kartu krade { SEAT($to) }.
  }
log-dug-up = { SEAT($seat) } vykopává { CARD($card, case: "acc") } z odkládacího balíčku.
log-prophecy-passed = { $card ->
    [unknown] { SEAT($receiver) } dostává věštbu, podává ji { SEAT($giver) }.
   *[other] { SEAT($receiver) } dostává věštbu { CARD($card) }, podává ji { SEAT($giver) }.
  }
log-prophecy = { $card ->
    [unknown] { "" }
   *[other] { CARD($card) } –{ " " }
  }{ $outcome ->
    [healed] { SEAT($receiver) } si díky věštbě léčí { $amount } zranění.
    [took] { SEAT($receiver) } dostává kvůli věštbě { $amount } zranění.
    [protected] { SEAT($receiver) } má ochranu a věštba nezraňuje.
    [gave] { SEAT($receiver) } platí za věštbu vybavením.
    [showed] { $character ->
        [unknown] { SEAT($receiver) } ukazuje svou postavu; vidí ji jen { SEAT($giver) }.
       *[other] { SEAT($receiver) } ukazuje svou postavu, { CHARACTER($character, part: "title") }; vidí ji jen { SEAT($giver) }.
    }
   *[nothing] { SEAT($receiver) }: „Nic se nestalo.“
  }
log-attacked = { $how ->
    [counter] { SEAT($attacker) } vrací úder, brání se { SEATS($victims) }:
    [repeat] { SEAT($attacker) } znovu útočí, brání se { SEATS($victims) }:
   *[attack] { SEAT($attacker) } útočí, brání se { SEATS($victims) }:
  } { $d6 ->
    [none] { $d4 } na čtyřstěnné kostce.
   *[other] { MAX($d6, $d4) } − { MIN($d6, $d4) } = { $base }{ $base ->
        [0] , vedle.
       *[other] .
    }
  }
log-hit = { SUM($claws, $lance, $attackerCloak, $victimCloak) ->
    [0] { $prevented ->
        [none] { "" }
       *[other] { SEAT($victim) } má ochranu ({ PREVENTION($prevented) }).
    }
   *[other] { SEAT($victim) }: { $base }{ $claws ->
        [0] { "" }
       *[other] , +{ $claws } drápy
    }{ $lance ->
        [0] { "" }
       *[other] , +{ $lance } kopí
    }{ $attackerCloak ->
        [0] { "" }
       *[other] , −{ $attackerCloak } plášť ({ SEAT($attacker) })
    }{ $victimCloak ->
        [0] { "" }
       *[other] , −{ $victimCloak } plášť
    }{ $prevented ->
        [none] { "" }
       *[other] , { PREVENTION($prevented) } chrání
    } = { $amount }.
  }
log-damaged = { SEAT($seat) } dostává { $amount } zranění, { PREPOSITION("z", $before) } { $before } na { $after } ({ source }).
log-prevented = { SEAT($seat) } nedostává žádné zranění ({ PREVENTION($by) }).
log-healed = { $before ->
    [0] { SEAT($seat) } nemá co léčit ({ source }).
   *[other] { SEAT($seat) } si léčí zranění, { PREPOSITION("z", $before) } { $before } na { $after } ({ source }).
  }
log-set-to-seven = { $moonstone ->
    [true] { SEAT($seat) } má { CARD("moonstone", case: "acc") }: počet zranění zůstává { $before }.
   *[false] { $before ->
        [7] { SEAT($seat) } už má { $after } zranění.
       *[other] { SEAT($seat) }: počet zranění se mění { PREPOSITION("z", $before) } { $before } na { $after }.
    }
  }
log-eliminated = { $killer ->
    [none] { SEAT($seat) } opouští hru: { CHARACTER($character, part: "title") }.
   *[other] { SEAT($seat) } opouští hru: { CHARACTER($character, part: "title") }. Má to na svědomí { SEAT($killer) }.
  }
log-revealed = { $forced ->
    [true] { SEAT($seat) } se musí odhalit: { CHARACTER($character, part: "title") }.
   *[false] { SEAT($seat) } se odhaluje: { CHARACTER($character, part: "title") }.
  }
log-ability = { SEAT($seat) } používá schopnost { CHARACTER($character, part: "ability") }{ $target ->
    [none] { "" }
   *[other] { " " }(cíl: { SEAT($target) })
  }{ $die ->
    [none] .
   *[other] { " " }a hází { $die }.
  }
log-voided = { SEAT($seat) } přichází do konce hry o schopnost; ruší ji { SEAT($by) }.
log-unmasked = { SEAT($seat) } je { CHARACTER($character, part: "title") }.
log-won = { SEAT($seat) } vítězí jako { CHARACTER($character) }: { GOAL($goal) }
log-ended = { $why ->
    [rounds] Poslední kolo je u konce.
   *[goal] Konec hry.
  } { $winners ->
    [none] Nikdo nevítězí.
   *[other] Vítězí { SEATS($winners) }.
  }

## Proč někdo vyhrál

goal-LN-13-6 = všichni upíři jsou vyřazeni ze hry.
goal-LN-13-7 = všichni vlkodlaci jsou vyřazeni ze hry.
goal-LN-13-8 = tři lidé jsou vyřazeni ze hry.
goal-LN-13-11 = ve hře až do konce.
goal-LN-13-12 = vítězí zvolený soused.
goal-LN-13-13 = dost vybavení.
goal-LN-13-14 = mocná oběť vyřazená útokem.
goal-LN-13-15 = na konci hry v Kamenném kruhu.
goal-LN-13-16 = vyřazený protivník a celkem nejméně tři vyřazení.
goal-LN-13-18 = v poslední dvojici ve hře.
goal-LN-13-18-first = vyřazena jako první.
goal-LN-13-19 = stále ve hře a všichni upíři jsou vyřazeni.
goal-LN-13-19-first = vyřazen jako první.
goal-LN-13-20 = tři relikvie.

## Odkud se berou zranění a léčení

source = { $source ->
    [attack] útok
    [counter] protiútok
    [ability] schopnost
    [prophecy] věštba
    [enchanted-tree] { PLACE("enchanted-tree") }
   *[other] { CARD($source) }
  }

prevention-shield-of-light = { CARD("shield-of-light") }
prevention-thick-fur = { CHARACTER("gerulf", part: "ability") }
prevention-raven-amulet = { CARD("raven-amulet") }
prevention-oak-charm = { CARD("oak-charm") }

## Slova

word-damage = Zranění
word-limit = Maximum bodů zranění
word-party = Skupina
word-ability = Schopnost
word-goal = Cíl
word-equipment = Vybavení
word-event = Událost
word-place = Místo
word-centre = Střed plánu
word-hidden = Skrytá postava
word-eliminated = Mimo hru
word-void = Zrušená schopnost
word-spent = Použitá schopnost
word-protected = Pod ochranou
word-face-warning = Od této chvíle budou všichni vědět, kdo jsi.
word-notebook = Zápisník
word-vortex = Černý vír
word-round = { $round }. kolo
word-extra-turns = { $count ->
    [one] { $count } tah navíc
    [few] { $count } tahy navíc
   *[other] { $count } tahů navíc
  }
word-tally = { PARTY($party, part: "plural") }: vyřazeno { $out } { PREPOSITION("z", $all) } { $all }

party-werewolf = vlkodlak
    .plural = vlkodlaci
    .plural-gen = vlkodlaků
party-vampire = upír
    .plural = upíři
    .plural-gen = upírů
party-human = člověk
    .plural = lidé
    .plural-gen = lidí

deck-green = věštba
    .plural = Věštby
deck-blue = karta výhod
    .plural = Karty výhod
deck-red = bojová karta
    .plural = Bojové karty

seat-colour-yellow = žlutá
seat-colour-green = zelená
seat-colour-grey = šedá
seat-colour-brown = hnědá
seat-colour-red = červená
seat-colour-orange = oranžová
seat-colour-black = černá
seat-colour-violet = fialová

## Místa

place-morganas-hut = Morganina chýše
    .to = do Morganiny chýše
    .at = v Morganině chýši
    .text = Vezmi si věštbu a dej ji jinému hráči.
place-well-of-wisdom = Pramen moudrosti
    .to = k Prameni moudrosti
    .at = u Pramene moudrosti
    .text = Vezmi si kartu libovolné barvy.
place-chapel = Kostelík
    .to = do Kostelíka
    .at = v Kostelíku
    .text = Vezmi si kartu výhod.
place-graveyard = Hřbitov
    .to = na Hřbitov
    .at = na Hřbitově
    .text = Vezmi si bojovou kartu.
place-enchanted-tree = Čarovný strom
    .to = k Čarovnému stromu
    .at = u Čarovného stromu
    .text = Vyber hráče, třeba i sebe: způsob mu 2 zranění, nebo mu 1 vyleč.
place-stone-circle = Kamenný kruh
    .to = do Kamenného kruhu
    .at = v Kamenném kruhu
    .text = Ukradni jinému hráči kartu vybavení.

## Postavy

character-apolena = Apolena
    .title = { character-apolena } ({ party-human })
    .ability = Zázračná bylina
    .text = Kdykoli, jednou za hru: vyleč si všechna zranění.
    .goal = Vydržet ve hře až do konce.
character-augusta = Augusta
    .title = { character-augusta } ({ party-human })
    .ability = Převlečení kabátu
    .text = Na začátku svého tahu, jednou za hru: tvůj cíl se odteď týká souseda po levici.
    .goal = Vítězí tvůj soused po pravici.
character-bartolomej = Bartoloměj
    .title = { character-bartolomej } ({ party-human })
    .ability = Chamtivé ruce
    .text = { $collectorPower ->
        [rob] Má-li tvůj útok způsobit nejméně 2 zranění hráči, který má vybavení, můžeš mu místo toho vzít jednu kartu.
        [sweep] Když někoho vyřadíš útokem, můžeš mu vzít všechno vybavení.
       *[other] Do šesti hráčů: má-li tvůj útok způsobit nejméně 2 zranění hráči, který má vybavení, můžeš mu místo toho vzít jednu kartu. Od sedmi hráčů: když někoho vyřadíš útokem, můžeš mu vzít všechno vybavení.
    }
    .goal = Mít { $collectorGoal ->
        [4] čtyři karty
       *[other] pět karet
    } vybavení.
character-bohdan = Bohdan
    .title = { character-bohdan } ({ party-human })
    .ability = Výčitky svědomí
    .text = Když útokem vyřadíš někoho s maximem nejvýš 12, musíš se odhalit.
    .goal = Vyřadit útokem někoho s maximem nejméně 13, nebo vydržet ve hře až do konce a stát v Kamenném kruhu.
character-cyril = Cyril
    .title = { character-cyril } ({ party-human })
    .ability = Krvavé běsnění
    .text = Na konci tahu, ve kterém proběhl tvůj útok: vezmi si 2 zranění a zaútoč na tytéž hráče znovu, kolikrát to vydržíš.
    .goal = Vyřadit někoho, když jsou tím vyřazeni celkem nejméně tři hráči.
character-cecilie = Cecílie
    .title = { character-cecilie } ({ party-human })
    .ability = Tichá modlitba
    .text = Po odhalení si na začátku každého svého tahu léčíš 1 zranění.
    .goal = Opustit hru dřív než ostatní, nebo zůstat v poslední dvojici ve hře.
character-dalibor = Dalibor
    .title = { character-dalibor } ({ party-human })
    .ability = Výkřik hrůzy
    .text = Jakmile je vyřazen jiný hráč, musíš se odhalit.
    .goal = Opustit hru dřív než ostatní, nebo být ve hře, když jsou vyřazeni všichni upíři.
character-drahomir = Drahomír
    .title = { character-drahomir } ({ party-human })
    .ability = Vykradač hrobů
    .text = Kdykoli, jednou za hru: vezmi si kartu vybavení z odkládacího balíčku.
    .goal = Mít tři ze čtyř relikvií: Havraní amulet, Měsíční kopí, Plášť stínů, Lupičův pytel.
character-elena = Elena
    .title = { character-elena } ({ party-werewolf })
    .ability = Lehká tlapa
    .text = Místo hodu můžeš udělat krok na jedno ze dvou sousedních míst.
    .goal = Všichni upíři jsou vyřazeni ze hry.
character-evelina = Evelína
    .title = { character-evelina } ({ party-werewolf })
    .ability = Lamačka kouzel
    .text = Na začátku svého tahu, jednou za hru: zruš schopnost jiného hráče do konce hry.
    .goal = Všichni upíři jsou vyřazeni ze hry.
character-frederik = Frederik
    .title = { character-frederik } ({ party-werewolf })
    .ability = Velké vytí
    .text = Na začátku svého tahu, jednou za hru: hoď šestistěnnou kostkou; jiný hráč dostane tolik zranění.
    .goal = Všichni upíři jsou vyřazeni ze hry.
character-fenris = Fenris
    .title = { character-fenris } ({ party-werewolf })
    .ability = Volání měsíce
    .text = Na začátku svého tahu, jednou za hru: nastav zranění libovolného hráče na 7.
    .goal = Všichni upíři jsou vyřazeni ze hry.
character-gregor = Gregor
    .title = { character-gregor } ({ party-werewolf })
    .ability = Drtivá tlapa
    .text = Na začátku svého tahu, jednou za hru: hoď čtyřstěnnou kostkou; jiný hráč dostane tolik zranění.
    .goal = Všichni upíři jsou vyřazeni ze hry.
character-gerulf = Gerulf
    .title = { character-gerulf } ({ party-werewolf })
    .ability = Hustá srst
    .text = Na konci svého tahu, jednou za hru: do začátku svého příštího tahu nedostaneš žádné zranění.
    .goal = Všichni upíři jsou vyřazeni ze hry.
character-ulrik = Ulrik
    .title = { character-ulrik } ({ party-vampire })
    .ability = Maska
    .text = Když dostaneš věštbu, můžeš lhát, a to bez odhalení. Pravé tváři lhát nemůžeš.
    .goal = Všichni vlkodlaci jsou vyřazeni ze hry.
character-ursula = Uršula
    .title = { character-ursula } ({ party-vampire })
    .ability = Hrobový chlad
    .text = Na začátku každého svého tahu můžeš způsobit 3 zranění jinému hráči { $reaperPlace ->
        [well-of-wisdom] u Pramene moudrosti
       *[other] na Hřbitově
    }.
    .goal = Všichni vlkodlaci jsou vyřazeni ze hry.
character-volko = Volko
    .title = { character-volko } ({ party-vampire })
    .ability = Žízeň po krvi
    .text = Po odhalení si vyléčíš 2 zranění, kdykoli tvůj útok někoho zraní.
    .goal = Všichni vlkodlaci jsou vyřazeni ze hry.
character-viktorie = Viktorie
    .title = { character-viktorie } ({ party-vampire })
    .ability = Neomylný tesák
    .text = Po odhalení útočíš jen čtyřstěnnou kostkou a nikdy nemineš.
    .goal = Všichni vlkodlaci jsou vyřazeni ze hry.
character-wilhelmina = Wilhelmína
    .title = { character-wilhelmina } ({ party-vampire })
    .ability = Odveta
    .text = Po útoku na tebe můžeš hned zaútočit na útočníka.
    .goal = Všichni vlkodlaci jsou vyřazeni ze hry.
character-waldemar = Waldemar
    .title = { character-waldemar } ({ party-vampire })
    .ability = Hostina mrtvých
    .text = Na konci svého tahu, jednou za hru: získáš tolik tahů navíc, kolik hráčů je vyřazeno.
    .goal = Všichni vlkodlaci jsou vyřazeni ze hry.

## Zelené karty: věštby

card-balm-of-the-pack = Balzám smečky
    .text = Jsi-li vlkodlak, vyleč si 1 zranění. Pokud žádné nemáš, dostaneš 1.
card-balm-of-the-crypt = Balzám krypty
    .text = Jsi-li upír, vyleč si 1 zranění. Pokud žádné nemáš, dostaneš 1.
card-balm-of-the-hearth = Balzám domácího krbu
    .text = Jsi-li člověk, vyleč si 1 zranění. Pokud žádné nemáš, dostaneš 1.
card-toll-of-the-beasts = Mýto bestií
    .text = Jsi-li vlkodlak nebo upír, { $tollChoice ->
        [forced] dej dárci kartu vybavení. Pokud žádnou nemáš, dostaneš 1 zranění.
       *[other] dej dárci kartu vybavení, nebo dostaneš 1 zranění.
    }
card-toll-of-warm-blood = Mýto teplé krve
    .text = Jsi-li člověk nebo vlkodlak, { $tollChoice ->
        [forced] dej dárci kartu vybavení. Pokud žádnou nemáš, dostaneš 1 zranění.
       *[other] dej dárci kartu vybavení, nebo dostaneš 1 zranění.
    }
card-toll-of-smooth-skin = Mýto hladké kůže
    .text = Jsi-li člověk nebo upír, { $tollChoice ->
        [forced] dej dárci kartu vybavení. Pokud žádnou nemáš, dostaneš 1 zranění.
       *[other] dej dárci kartu vybavení, nebo dostaneš 1 zranění.
    }
card-silver-lash = Stříbrný bič
    .text = Jsi-li vlkodlak, dostaneš 1 zranění.
card-ray-of-dawn = Paprsek úsvitu
    .text = Jsi-li upír, dostaneš 1 zranění.
card-hawthorn-stake = Hlohový kůl
    .text = Jsi-li upír, dostaneš 2 zranění.
card-trial-of-the-frail = Zkouška slabých
    .acc = Zkoušku slabých
    .text = Pokud je tvé písmeno A, B, C, E nebo U (maximum nejvýš 11), dostaneš 1 zranění.
card-trial-of-the-mighty = Zkouška silných
    .acc = Zkoušku silných
    .text = Pokud je tvé písmeno D, F, G, V nebo W (maximum nejméně 12), dostaneš 2 zranění.
card-true-face = Pravá tvář
    .acc = Pravou tvář
    .text = Ať jsi kdokoli, ukaž svou postavu dárci a nikomu jinému.

## Modré karty: karty výhod

card-blood-moon = Krvavý měsíc
    .text = Můžeš nastavit zranění libovolného hráče, i svá, na 7.
card-heavens-wrath = Hněv nebes
    .text = Každý jiný hráč dostane 2 zranění.
card-witching-hour = Hodina duchů
    .acc = Hodinu duchů
    .text = Po tomto tahu máš ještě jeden navíc.
card-light-of-truth = Světlo pravdy
    .text = { $lightOfTruth ->
        [both] Jsi-li skrytý vlkodlak nebo skrytý upír jiný než Ulrik, musíš se odhalit. Jinak se nic neděje.
       *[other] Jsi-li skrytý upír jiný než Ulrik, musíš se odhalit. Jinak se nic neděje.
    }
card-surge-of-life = Příliv života
    .text = Pokud je tvé písmeno A, E nebo U, můžeš se odhalit a vyléčit si všechna zranění.
card-call-of-the-pack = Volání smečky
    .text = Jsi-li vlkodlak, můžeš se odhalit a vyléčit si všechna zranění.
card-healing-draught = Hojivý lektvar
    .text = Můžeš si vyléčit 2 zranění.
card-distant-prayer = Modlitba z dálky
    .acc = Modlitbu z dálky
    .text = Můžeš vybrat jiného hráče a hodit šestistěnnou kostkou: ten hráč si vyléčí tolik zranění.
card-shield-of-light = Štít světla
    .text = { $shield ->
        [event] Do začátku tvého příštího tahu tě útoky nezraní.
       *[other] Útoky tě nezraní. Na začátku svého příštího tahu štít odlož.
    }
card-moon-lance = Měsíční kopí
    .text = Jsi-li odhalený vlkodlak, tvé úspěšné útoky způsobí o 2 zranění víc.
card-looters-sack = Lupičův pytel
    .text = Když někoho vyřadíš útokem, vezmeš mu všechno vybavení.
card-wanderers-compass = Kompas poutníka
    .text = { $compass ->
        [free] Místo hodu můžeš jít na libovolné jiné místo.
       *[other] Můžeš hodit na pohyb dvakrát a jeden z výsledků si vybrat.
    }
card-shadow-cloak = Plášť stínů
    .text = Tvé útoky způsobí o 1 zranění méně, a stejně tak útoky na tebe.
card-raven-amulet = Havraní amulet
    .text = Hejno netopýrů, Hrobový pavouk a Sud střelného prachu tě nezraní.
card-oak-charm = Dubový talisman
    .text = Čarovný strom tě nezraní.
card-moonstone = Měsíční kámen
    .text = Nic nemůže nastavit tvá zranění na 7.

## Červené karty: bojové karty

card-bat-swarm = Hejno netopýrů
    .text = Jiný hráč dostane 2 zranění. Pak si můžeš 1 zranění vyléčit.
card-grave-spider = Hrobový pavouk
    .acc = Hrobového pavouka
    .text = Jiný hráč i ty dostanete každý 2 zranění.
card-powder-keg = Sud střelného prachu
    .text = Hoď oběma kostkami: každý na místě s tímto číslem dostane 3 zranění, i ty. Při 7 se nic neděje.
card-midnight-duel = Půlnoční souboj
    .text = Vyber jiného hráče a hoď šestistěnnou kostkou. Při 1 až 4 dostane 3 zranění on, při 5 nebo 6 ty.
card-pickpocket = Kapsář
    .acc = Kapsáře
    .text = Můžeš ukrást jinému hráči kartu vybavení.
card-snare = Past
    .text = Dej jednu svou kartu vybavení jinému hráči. Pokud žádnou nemáš, dostaneš 1 zranění.
card-blood-rite = Obřad krve
    .text = Jsi-li upír, můžeš se odhalit a vyléčit si všechna zranění.
card-iron-claws = Železné drápy
    .text = Tvé úspěšné útoky způsobí o 1 zranění víc.
card-burning-torch = Hořící pochodeň
    .text = { $torchMustAttack ->
        [false] Útočíš jen čtyřstěnnou kostkou a nikdy nemineš.
       *[other] Útočíš jen čtyřstěnnou kostkou a nikdy nemineš, ale musíš útočit, kdykoli můžeš.
    }
card-crossbow = Kuše
    .acc = Kuši
    .text = Útočíš na hráče v jiných oblastech, nikdy ve vlastní.
card-firestorm = Ohnivá bouře
    .acc = Ohnivou bouři
    .text = { $firestorm ->
        [place] Tvůj útok zasáhne všechny na místě cíle, jedním hodem.
       *[other] Tvůj útok zasáhne všechny v oblasti útoku, jedním hodem.
    }
