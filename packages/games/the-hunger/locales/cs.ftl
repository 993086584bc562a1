### Od soumraku do úsvitu česky.
### Karty jsou CARD, úkoly MISSION, bonusové žetony TOKEN, destičky hradu TILE, pole plánu SPACE, políčka lovecké dráhy CELL.
### Rozhodnutí může vědět, kolik rychlosti zbývá ($speed), kdo stojí v cestě ($pushed), kolik úkolů si hráč nechá ($keep)
### a která karta, který žeton nebo který úkol se ptá ($by, $card, $snake, $goat, $mission).

game = Od soumraku do úsvitu
    .tagline = Patnáct hodin noci, dlouhá cesta domů a tolik krků.
    .about = Za soumraku vycházíš z hradu. Karty ti dávají rychlost a rychlostí platíš kroky po plánu i kořist, která každou hodinou zlevňuje. Každý člověk znamená body a čím dál těžší nohy, nejtučnější kořist bydlí nejdál a v labyrintu kvetou tři růže. Vrať se, než vyjde slunce, jinak po tobě zbude jen popel.

## Možnosti

option-mode = Režim
    .help = V režimu Nováček první kořist posiluje, odkryté úkoly jsou jednoduché a hory za úsvitu stojí body místo všeho.
option-mode-elder = Stařešina
option-mode-rookie = Nováček

option-seniority = Nejstarší hráč
    .help = Místo nejstaršího hráče. V prvním kole hraje ze stejně rychlých hráčů dřív ten starší.

option-beginner1 = Nováček na místě 1
    .help = V režimu Stařešina nováček přežije úsvit v horách za cenu bodů.
option-beginner1-false = Ne
option-beginner1-true = Ano
option-beginner2 = Nováček na místě 2
    .help = { option-beginner1.help }
option-beginner2-false = Ne
option-beginner2-true = Ano
option-beginner3 = Nováček na místě 3
    .help = { option-beginner1.help }
option-beginner3-false = Ne
option-beginner3-true = Ano
option-beginner4 = Nováček na místě 4
    .help = { option-beginner1.help }
option-beginner4-false = Ne
option-beginner4-true = Ano
option-beginner5 = Nováček na místě 5
    .help = { option-beginner1.help }
option-beginner5-false = Ne
option-beginner5-true = Ano
option-beginner6 = Nováček na místě 6
    .help = { option-beginner1.help }
option-beginner6-false = Ne
option-beginner6-true = Ano

option-turnOrder = Pořadí tahů
    .help = Zda může odehnání ještě v témže kole změnit, kdo je na řadě.
option-turnOrder-live = Zjišťuje se před každým tahem
option-turnOrder-frozen = Pevné po celé kolo

option-direction = Pohyb
    .help = Zda se upír smí při jednom pohybu na křižovatce tras obrátit: jít k labyrintu a pak zase k hradu.
option-direction-free = Volný na křižovatkách
option-direction-strict = Jen jedním směrem

option-stayActivates = Setrvání na poli
    .help = Zda pole působí pro upíra, který na něm zůstane.
option-stayActivates-true = Pole působí
option-stayActivates-false = Pole nepůsobí

option-roseEndsTrack = Po utržení růže
    .help = Zda je po utržení růže lovecká dráha do konce tahu zavřená.
option-roseEndsTrack-true = Na dráze se už neloví
option-roseEndsTrack-false = Loví se dál

option-freeHuntTakes = Lovy zdarma
    .help = Co berou okamžité úkoly použité po lovu.
option-freeHuntTakes-card = Jednu kartu
option-freeHuntTakes-pile = Celou hromádku

option-animalLoverBy = Milovník zvířat
    .help = Co úkol Milovník zvířat počítá jako různé familiáry.
option-animalLoverBy-animal = Různá zvířata
option-animalLoverBy-name = Různá jména

preset-first-game = První hra
    .help = Režim Nováček: zpočátku mírná kořist, jednoduché společné úkoly a hory se dají přežít za cenu bodů.
preset-usual = Obvyklá noc
    .help = Režim Stařešina: přijít může cokoli, v kryptách se úkoly vyměňují a kdo je za úsvitu v horách, shoří.
preset-feast = Velká hostina
    .help = Režim Stařešina, ve kterém lovy zdarma berou celé hromádky a po utržení růže se loví dál.

## Odpovědi předem

reaction-use-again = Použít kartu podruhé
reaction-use-again-always = Vždycky
reaction-use-again-never = Nikdy
reaction-snake = Nechat hada pozřít kartu, než vyrazím
reaction-snake-never = Nikdy
reaction-digest = Strávit kartu, když můžu
reaction-digest-never = Nikdy
reaction-parasol = Rozevřít slunečník při východu slunce
reaction-parasol-always = Vždycky
reaction-parasol-never = Nikdy
reaction-butted = Když mě trkne cizí koza
reaction-butted-cheapest = Odložit kartu s nejméně body

## Rozhodnutí: otázka pro tebe a to, co zatím čtou ostatní

decision-choose-vampire = Který upír jsi?
    .wait = { SEAT($seat) } si vybírá upíra.
decision-keep-mission = Který úkol si necháš? Druhý jde ze hry.
    .wait = { COUNT($seat) ->
        [one] Úkol si vybírá: { SEATS($seat) }.
       *[other] Úkol si vybírají: { SEATS($seat) }.
    }
decision-parasol = Vychází slunce, ale máš slunečník. Odehraješ ještě jeden tah?
    .wait = { SEAT($seat) } rozevírá slunečník.
decision-prelude = Tvůj tah. Zahraješ karty z ruky?
    .wait = { SEAT($seat) } začíná tah.
decision-effects = Který efekt použiješ, než vyrazíš?
    .wait = { SEAT($seat) } si prohlíží karty.
decision-discard = { $by ->
        [unknown] Kterou kartu odložíš?
       *[other] { asking }: kterou kartu odložíš?
    }
    .wait = { SEAT($seat) } vybírá kartu k odložení.
decision-use-again = { $card ->
        [unknown] Použiješ tu kartu ještě jednou?
       *[other] { CARD($card) }: použiješ ji ještě jednou?
    }
    .wait = { SEAT($seat) } přemýšlí o další kartě.
decision-snake-window = Pozře had jednu z tvých karet, než vyrazíš?
    .wait = { SEAT($seat) } se dívá na hada.
decision-devour = { $snake ->
        [unknown] Kterou kartu had pozře?
       *[other] { CARD($snake) }: kterou kartu strávíš spolu s ním?
    }
    .wait = { SEAT($seat) } krmí hada.
decision-confuse = Točí se ti hlava: potácíš se o 4 pole k labyrintu. Kam?
    .wait = { SEAT($seat) } se potácí po plánu.
decision-move = { $speed ->
        [unknown] Kam půjdeš?
        [0] Nemáš žádnou rychlost. Co uděláš?
       *[other] Rychlost { $speed }. Kam půjdeš?
    }
    .wait = { SEAT($seat) } si vybírá cestu.
decision-push = { $pushed ->
        [unknown] Někdo tu stojí. Kam ho odeženeš?
       *[other] Stojí tu { SEAT($pushed) }. Kam toho upíra odeženeš?
    }
    .wait = { SEAT($seat) } si dělá místo lokty.
decision-butted = { $goat ->
        [unknown] Koza trká. Kterou ze svých trvalých karet odložíš?
       *[other] { CARD($goat) } trká. Kterou ze svých trvalých karet odložíš?
    }
    .wait = { SEAT($seat) } si mne modřinu.
decision-action = { $speed ->
        [unknown] Co tu uděláš?
       *[other] Zbývající rychlost: { $speed }. Co tu uděláš?
    }
    .wait = { SEAT($seat) } je na lovu.
decision-ready = Položíš kartu na vrch balíčku, ať ti příště přijde do ruky?
    .wait = { SEAT($seat) } rovná kořist.
decision-digest = { $by ->
        [unknown] Strávíš nějakou kartu?
       *[other] { asking }: strávíš nějakou kartu?
    }
    .wait = { SEAT($seat) } tráví.
decision-building = Koho tu strávíš?
    .wait = { SEAT($seat) } tráví.
decision-hypnosis-cell = Ze kterého políčka lovecké dráhy posuneš kartu?
    .wait = { SEAT($seat) } se někomu dívá hluboko do očí.
decision-hypnosis-card = Kterou kartu posuneš?
    .wait = { SEAT($seat) } se někomu dívá hluboko do očí.
decision-hypnosis-direction = Kam?
    .wait = { SEAT($seat) } se někomu dívá hluboko do očí.
decision-free-hunt-cell = { $mission ->
        [unknown] Kde budeš lovit zdarma?
       *[other] { MISSION($mission) }: kde budeš lovit zdarma?
    }
    .wait = { SEAT($seat) } má stále hlad.
decision-free-hunt-card = { $mission ->
        [unknown] Kterou kartu si vezmeš zdarma?
       *[other] { MISSION($mission) }: kterou kartu si vezmeš zdarma?
    }
    .wait = { SEAT($seat) } má stále hlad.
decision-choose-crypt = Ze které krypty získáš úkol?
    .wait = { SEAT($seat) } vzpomíná na starou kryptu.
decision-keep-missions = { $keep ->
        [unknown] Které úkoly si necháš? Ostatní se vrátí do krypty.
        [one] Který úkol si necháš? Ostatní se vrátí do krypty.
        [few] Které { $keep } úkoly si necháš? Ostatní se vrátí do krypty.
       *[other] Kterých { $keep } úkolů si necháš? Ostatní se vrátí do krypty.
    }
    .wait = { SEAT($seat) } se hrabe v kryptě.
decision-choose-chest = Kterou truhlu otevřeš?
    .wait = { SEAT($seat) } drží klíč.
decision-name-type = Jako kdo se počítá tvůj žeton { TOKEN("token-any") }?
    .wait = { SEAT($seat) } určuje typ člověka.

## Možné odpovědi

answer-vampire = { VAMPIRE($object) }
answer-keep = { MISSION($object) }
answer-keep-mission-keep = Nechat si úkol { MISSION($object) }
answer-take = Ještě jeden tah
answer-decline = Bez dalšího tahu
answer-play = Zahrát karty z ruky
answer-bear = { CARD($object) }: odložit karty z ruky a líznout si 2 nové
answer-use = Použít úkol { MISSION($object) }
answer-activate = Aktivovat { CARD($object, case: "acc") }
answer-token = Zahrát žeton { TOKEN($object) }
answer-done = To je vše
answer-discard = Odložit { CARD($object, case: "acc") }
answer-again = Ještě jednou
answer-stop = To stačí
answer-push-stop = Nechat na pokoji
answer-snake = { CARD($object) } pozře kartu
answer-digest = Strávit { CARD($object, case: "acc") }
answer-digest-discarded = Strávit { CARD($object, case: "acc") } z odkládacího balíčku
answer-none = Nic nestrávit
answer-space = { SPACE($object) }
answer-move = Jít { SPACE($object, part: "to") }
answer-mist = Přenést se jako mlha { SPACE($object, part: "to") }
answer-stay = Zůstat zde
answer-push = Odehnat { SPACE($object, part: "to") }
answer-hunt = { $prey ->
    [unknown] Lovit: { CELL($object) }
   *[other] Ulovit { CARD($prey, case: "acc") }: rychlost { $cost }
  }
answer-tavern = Lovit v krčmě
answer-rose = Utrhnout { CARD($object, case: "acc") }
answer-chest = { SPACE($object) }
answer-action-chest = Otevřít truhlu
answer-crypt = { SPACE($object) }
answer-action-crypt = Nahlédnout do krypty
answer-building = Strávit člověka { SPACE($object, part: "at") }
answer-hypnosis = Zhypnotizovat kartu lovecké dráhy
answer-dog = Odložit { CARD($object, case: "acc") } za lov ve sloupci 1
answer-end = Ukončit tah
answer-ready = Položit { CARD($object, case: "acc") } na vrch balíčku
answer-rest = Zbytek na odkládací balíček
answer-cell = { $prey ->
    [unknown] { CELL($object) }
   *[other] { CARD($prey) }
  }
answer-card = { CARD($object) }
answer-back = Zpět
answer-up = O řádek výš
answer-down = O řádek níž
answer-left = O sloupec vlevo, dráž
answer-right = O sloupec vpravo, levněji
answer-type = { TYPE($object) }

## Co odpověď dělá, když vedle není otázka

act-choose-vampire-vampire = Hrát jako { VAMPIRE($object) }
act-parasol-take = Odehrát ještě jeden tah
act-parasol-decline = Další tah už neodehrát
act-effects-done = Nepoužít další efekty
act-use-again-again = Použít kartu ještě jednou
act-use-again-stop = Kartu už nepoužít
act-snake-window-done = Nenechat hady pozřít kartu
act-confuse-space = Dopotácet se { SPACE($object, part: "to") }
act-free-hunt-cell-cell = { $prey ->
    [unknown] Lovit zdarma: { CELL($object) }
   *[other] Ulovit zdarma { CARD($prey, case: "acc") }
  }
act-free-hunt-card-card = Vzít si zdarma { CARD($object, case: "acc") }
act-choose-chest-chest = Otevřít truhlu: { SPACE($object) }
act-choose-crypt-crypt = Získat úkol { SPACE($object, part: "from") }
act-keep-missions-keep = Nechat si úkol { MISSION($object) }
act-hypnosis-cell-cell = { $prey ->
    [unknown] Zhypnotizovat kartu: { CELL($object) }
   *[other] Zhypnotizovat kartu z této hromádky: { CARD($prey) }
  }
act-hypnosis-cell-back = Upustit od hypnózy
act-hypnosis-card-card = Zhypnotizovat { CARD($object, case: "acc") }
act-hypnosis-card-back = Vybrat jiné políčko
act-hypnosis-direction-up = Posunout ji o řádek výš
act-hypnosis-direction-down = Posunout ji o řádek níž
act-hypnosis-direction-left = Posunout ji o sloupec vlevo, dráž
act-hypnosis-direction-right = Posunout ji o sloupec vpravo, levněji
act-name-type-type = Počítat žeton jako: { TYPE($object) }

## Proč něco nejde

reason-mandatory = Nejprve musíš použít jeden ze svých efektů.
reason-nothing-to-discard = Není tu jiná nepoužitá karta, kterou by šlo odložit.
reason-spicy = Pálí tě v krku: musíš k nejbližší studni.
reason-spicy-token = Dokud nedojdeš ke studni, nelze zahrát žeton rychlosti.
reason-no-speed = Nemáš žádnou rychlost.
reason-castle = Na hradě se neloví.
reason-ship = Na lodi se neloví.
reason-holy-water = Ve tvé herní zóně je svěcená voda: nemůžeš lovit.
reason-parasol = Pod slunečníkem se neloví.
reason-cemetery = Na hřbitově nelze ulovit hromádku, ve které je člověk.
reason-rose-ends-track = Po utržení růže se v tomto tahu už na lovecké dráze neloví.
reason-too-dear = Stojí to víc rychlosti, než ti zbývá.
reason-no-hunt-left = Nezbývá ti na to žádný lov.
reason-has-rose = Růži už vlastníš.
reason-dog-speed = Rychlost tohoto psa je už utracená.
reason-nobody-there = Není tu koho strávit.
reason-asleep = Toto pole pro tebe v tomto tahu nepůsobí.

## Co se děje

log-vampire-taken = { SEAT($seat) } je { VAMPIRE($vampire) }.
log-chests-opened = V otevřených truhlách podél trati leží postupně: { TOKEN($tokens) }.
log-public-missions = Společné úkoly: { MISSION($missions) }.
log-missions-dealt = { $missions ->
    [unknown] { SEAT($seat) } dostává na výběr { $count ->
        [one] { $count } úkol
        [few] { $count } úkoly
       *[other] { $count } úkolů
    }.
   *[other] { MISSION($missions) }: { SEAT($seat) } si jeden z těchto úkolů nechá.
  }
log-mission-kept = { $kept ->
    [unknown] { SEAT($seat) } si nechává úkol.
   *[other] { SEAT($seat) } si nechává úkol { MISSION($kept) }; { MISSION($rejected) } jde ze hry.
  }
log-first-order = Padá noc. Rychlost prvních karet ({ SEATS($seats) }): { $totals }. Nejpomalejší vyrážejí první.
log-round = { $round }. kolo z 15
log-turn = Na tahu je { SEAT($seat) }.
log-played = { $cards ->
    [none] { SEAT($seat) } nemá co zahrát.
   *[other] { SEAT($seat) } hraje { CARD($cards, case: "acc") }.
  }
log-new-hand = { CARD($card) }: { SEAT($seat) } odkládá { CARD($discarded, case: "acc") } a líže si nové karty.
log-turn-skipped = { SEAT($seat) } věnuje tah trávení. Strávené karty: { $digested ->
    [none] žádné
   *[other] { CARD($digested) }
  }.{ $discarded ->
    [none] { "" }
   *[other] { " " }Na odkládací balíček: { CARD($discarded) }.
  }
log-activated = { "" }
log-drew-into-play = { source }: { $cards ->
    [none] { SEAT($seat) } nemá co líznout
   *[other] { SEAT($seat) } si líže { CARD($cards, case: "acc") }
  }.
log-discarded = { $source ->
    [bear-ursa] { SEAT($seat) } odkládá { CARD($card, case: "acc") }.
    [bear-teddy] { SEAT($seat) } odkládá { CARD($card, case: "acc") }.
    [dog-kutya] { SEAT($seat) } odkládá { CARD($card, case: "acc") }.
    [dog-caine] { SEAT($seat) } odkládá { CARD($card, case: "acc") }.
   *[other] { source }: { SEAT($seat) } odkládá { CARD($card, case: "acc") }.
  }
log-digested = { $source ->
    [r8] { SEAT($seat) } tráví { CARD($card, case: "acc") }{ digested-from } { SPACE($source, part: "at") }.
    [d4] { SEAT($seat) } tráví { CARD($card, case: "acc") }{ digested-from } { SPACE($source, part: "at") }.
    [f3] { SEAT($seat) } tráví { CARD($card, case: "acc") }{ digested-from } { SPACE($source, part: "at") }.
    [d11] { SEAT($seat) } tráví { CARD($card, case: "acc") }{ digested-from } { SPACE($source, part: "at") }.
   *[other] { $card ->
        [snake-wiggles] { SEAT($seat) } tráví { CARD($card, case: "acc") }.
        [snake-kaa] { SEAT($seat) } tráví { CARD($card, case: "acc") }.
       *[other] { source }: { SEAT($seat) } tráví { CARD($card, case: "acc") }{ digested-from }.
    }
  }
log-reshuffled = { SEAT($seat) } míchá z odkládacího balíčku nový balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }.
log-confused = { SEAT($seat) } ztrácí orientaci a potácí se { SPACE($to, part: "to") }.
log-speed = { $extra ->
    [0] { SEAT($seat) } má rychlost { $speed }.
   *[other] { SEAT($seat) } má rychlost { $speed }: z karet { $printed }, z jejich efektů { $extra }.
  }
log-moved = { $way ->
    [mist] { SEAT($seat) } se mění v mlhu a plyne { SPACE($to, part: "to") }.
    [spicy] S pálícím krkem { SEAT($seat) } běží { SPACE($to, part: "to") } za { $cost ->
        [one] { $cost } bod
        [few] { $cost } body
       *[other] { $cost } bodů
    } rychlosti.
   *[walk] { SEAT($seat) } jde { SPACE($to, part: "to") } za { $cost ->
        [one] { $cost } bod
        [few] { $cost } body
       *[other] { $cost } bodů
    } rychlosti.
  }
log-stayed = { SEAT($seat) } zůstává { SPACE($space, part: "at") }.
log-home = { $tile ->
    [none] { SEAT($seat) } se vrací na hrad ({ $arrival }. v pořadí). Destičky hradu už došly.
   *[other] { $arrival ->
        [1] { SEAT($seat) } se vrací na hrad přede všemi a bere si { TILE($tile, case: "acc") }.
       *[other] { SEAT($seat) } se vrací na hrad ({ $arrival }. v pořadí) a bere si { TILE($tile, case: "acc") }.
    }
  }
log-pushed = { SEAT($seat) } odhání upíra: { SEAT($pushed) } musí { SPACE($to, part: "to") }.
log-hunted = { $from ->
    [tavern] { SEAT($seat) } loví v krčmě za { $cost ->
        [one] { $cost } bod
        [few] { $cost } body
       *[other] { $cost } bodů
    } rychlosti: { CARD($cards) }
    [labyrinth] { SEAT($seat) } trhá v labyrintu { CARD($cards, case: "acc") }
   *[other] { $mission ->
        [none] { SEAT($seat) } loví v { CELL($from, case: "loc") } za { $cost ->
            [one] { $cost } bod
            [few] { $cost } body
           *[other] { $cost } bodů
        } rychlosti: { CARD($cards) }
       *[other] { SEAT($seat) } loví v { CELL($from, case: "loc") } zdarma: { CARD($cards) }
    }
  }.{ $brought ->
    [none] { "" }
   *[other] { " " }Z loveckého balíčku se přidává { CARD($brought) }.
  }{ $amount ->
    [0] { "" }
   *[other] { " " }{ points }{ COUNT($vps) ->
        [one] { "" }
       *[other] { " " }({ $vps })
    }, celkem { $vp }.
  }
log-readied = { SEAT($seat) } pokládá { CARD($card, case: "acc") } na vrch balíčku.
log-token-taken = { SEAT($seat) } nachází žeton { SPACE($space, part: "at") }: { TOKEN($token) }.
log-token-played = { SEAT($seat) } hraje žeton { TOKEN($token) }.
log-mission-used = { SEAT($seat) } odhaluje úkol „{ MISSION($mission) }“.
log-looked = { $missions ->
    [unknown] { "" }
   *[other] { SEAT($seat) } nachází { SPACE($space, part: "at") } { COUNT($missions) ->
        [one] úkol
       *[other] úkoly
    } { MISSION($missions) }.
  }
log-mission-gained = { SEAT($seat) } získává úkol { SPACE($space, part: "from") }; { $left ->
    [0] krypta je teď prázdná
    [one] zbývá tam { $left } destička
    [few] zbývají tam { $left } destičky
   *[other] zbývá tam { $left } destiček
  }{ $taken ->
    [unknown] .
    [none] .
   *[other] { " " }(vzato: { MISSION($taken) }{ $returned ->
        [unknown] ).
        [none] ).
       *[other] ; vráceno: { MISSION($returned) }).
    }
  }
log-hypnotised = { SEAT($seat) } hypnotizuje { CARD($card, case: "acc") }: z { CELL($from, case: "gen") } do { CELL($to, case: "gen") }.
log-dog-speed = { CARD($card) } větří u studny: { SEAT($seat) } má na lov o { $speed ->
    [one] { $speed } bod
    [few] { $speed } body
   *[other] { $speed } bodů
  } rychlosti víc.
log-gained = { SEAT($seat) } získává { points } ({ source }), celkem { $vp }.
log-cleaned-up = { "" }
log-drew = { $cards ->
    [unknown] { SEAT($seat) } si líže { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
    [none] { SEAT($seat) } nemá co líznout.
   *[other] { SEAT($seat) } si líže { CARD($cards, case: "acc") }.
  }
log-track-shifted = { "" }
log-track-filled = { $cards ->
    [none] Na loveckou dráhu nepřichází nová kořist.
   *[other] Nová kořist na lovecké dráze: { CARD($cards) }.
  }
log-tavern-filled = { $count ->
    [one] Do krčmy přichází někdo neznámý; sedí tam teď { $count } host.
    [few] Do krčmy přichází někdo neznámý; sedí tam teď { $count } hosté.
   *[other] Do krčmy přichází někdo neznámý; sedí tam teď { $count } hostů.
  }
log-parasols = { COUNT($seats) ->
    [one] Obloha šedne. Slunečník má ještě { SEATS($seats) }.
   *[other] Obloha šedne. Slunečníky mají ještě { SEATS($seats) }.
  }
log-parasol-declined = { SEAT($seat) } nechává slunečník zavřený.
log-dawn = { $fate ->
    [safe] Úsvit: { SEAT($seat) } sedí v bezpečí na hradě.
    [survives] Úsvit: { SEAT($seat) } přežívá { SPACE($space, part: "at") } a ztrácí { $loss ->
        [one] { $loss } bod
        [few] { $loss } body
       *[other] { $loss } bodů
    }.
   *[burnt] Úsvit: { SEAT($seat) } se { SPACE($space, part: "at") } mění v popel.
  }
log-card-scored = { SEAT($seat) } získává { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } ({ CARD($card) }).
log-type-named = { SEAT($seat) } určuje, jako kdo se počítá žeton { TOKEN("token-any") }: { TYPE($type) }.
log-pre-mission-score = Před úkoly má { SEAT($seat) } { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }.
log-mission-scored = { $public ->
    [true] { $vp ->
        [0] { "" }
        [one] { SEAT($seat) } získává { $vp } bod za společný úkol { MISSION($mission) }.
        [few] { SEAT($seat) } získává { $vp } body za společný úkol { MISSION($mission) }.
       *[other] { SEAT($seat) } získává { $vp } bodů za společný úkol { MISSION($mission) }.
    }
   *[false] { $vp ->
        [one] { SEAT($seat) } otáčí úkol { MISSION($mission) }: { $vp } bod.
        [few] { SEAT($seat) } otáčí úkol { MISSION($mission) }: { $vp } body.
       *[other] { SEAT($seat) } otáčí úkol { MISSION($mission) }: { $vp } bodů.
    }
  }
log-score = { $burnt ->
    [true] { SEAT($seat) } – popel. Pro zajímavost: { $total ->
        [one] { $total } bod
        [few] { $total } body
       *[other] { $total } bodů
    } ({ score }).
   *[false] { $place }. { SEAT($seat) }: { $total ->
        [one] { $total } bod
        [few] { $total } body
       *[other] { $total } bodů
    } ({ score }).
  }
log-ended = { $winners ->
    [none] Slunce si bere všechny. Nevítězí nikdo.
   *[other] { COUNT($winners) ->
        [one] Tuto noc vyhrává { SEATS($winners) }.
       *[other] Tuto noc společně vyhrávají { SEATS($winners) }.
    }
  }

## Body a odkud jsou

points = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }
score = noc { $night }{ $loss ->
    [0] { "" }
   *[other] , úsvit −{ $loss }
  }{ $cards ->
    [0] { "" }
   *[other] , karty { $cards }
  }, společné úkoly { $publicMissions }, vlastní úkoly { $missions }
source = { $source ->
    [token-velvet] { TOKEN($source) }
    [token-parasol] { TOKEN($source) }
    [token-speed-1] { TOKEN($source) }
    [token-speed-2] { TOKEN($source) }
    [token-hunt] { TOKEN($source) }
    [token-swap] { TOKEN($source) }
    [token-draw] { TOKEN($source) }
    [token-mission] { TOKEN($source) }
    [token-villager] { TOKEN($source) }
    [token-religious] { TOKEN($source) }
    [token-military] { TOKEN($source) }
    [token-noble] { TOKEN($source) }
    [token-any] { TOKEN($source) }
    [castle-10] { TILE($source) }
    [castle-8] { TILE($source) }
    [castle-6] { TILE($source) }
    [castle-4] { TILE($source) }
    [castle-2] { TILE($source) }
    [the-opportunist] { MISSION($source) }
   *[other] { CARD($source) }
  }
digested-from = { $from ->
    [discard-pile] { " " }z odkládacího balíčku
    [playing-area] { " " }z herní zóny
   *[other] { "" }
  }
asking = { $by ->
    [token-swap] { TOKEN($by) }
    [token-mission] { TOKEN($by) }
   *[other] { CARD($by) }
  }

## Oblasti, trasy a co pole umí

region-castle = Hrad
    .text = Start i cíl. Kdo sem vejde, je doma a už nevyjde. Nikdo tu neloví a slunce sem nedosáhne.
region-cemetery = Hřbitov
    .text = Nikdo se tu neodhání a nelze tu ulovit hromádku s člověkem. Za úsvitu ztratíš 5 bodů.
region-mountains = Hory
    .text = Bez bonusu za kořist. Za úsvitu tu shoříš; v režimu Nováček místo toho ztratíš 6 až 14 bodů, čím dál, tím víc.
region-plains = Pláně
    .text = Každý zde ulovený člověk dává o 1 bod víc. Za úsvitu shoříš.
region-forest = Les
    .text = Každý zde ulovený člověk dává o 2 body víc. Za úsvitu shoříš.
region-labyrinth = Labyrint
    .text = Druhý konec plánu se třemi růžemi. Počítá se jako les: každý zde ulovený člověk dává o 2 body víc a za úsvitu shoříš.

path-road = Cesta
    .text = Ve stejné oblasti hrají upíři na cestě první.
path-railroad = Trať
    .text = Ve stejné oblasti hrají upíři na trati po těch na cestě.
path-boat = Lodní trasa
    .text = Ve stejné oblasti hrají upíři na lodní trase poslední.

effect-castle = Hrad
    .text = Jsi doma: vezmi nejvyšší zbývající destičku hradu. Už odsud nevyjdeš a nelovíš.
effect-well = Studna
    .text = Jeden lov navíc ve sloupci 1 v tomto tahu. Sem tě pošle pikantnost nebo přenese Podoba mlhy.
effect-closed-chest = Zavřená truhla
    .text = Vezmi skrytý bonusový žeton: 2 body a to, co umí.
effect-open-chest = Otevřená truhla
    .text = Vezmi bonusový žeton, který tu leží odkrytý: 2 body a to, co umí.
effect-crypt = Krypta
    .text = Musíš získat úkol: prohlédni si všechny destičky a nech si { $mode ->
        [rookie] jednu z nich
       *[other] o jednu víc, než máš; své přitom můžeš vyměnit
    }.
effect-tavern = Krčma
    .text = Za 2 body rychlosti ulov všechny karty, které tu leží rubem nahoru. Bodují se jako na pláních.
effect-ship = Loď
    .text = Zde se neloví.
effect-market = Trh
    .text = Můžeš strávit vesničana ze své herní zóny nebo odkládacího balíčku.
effect-church = Kostel
    .text = Můžeš strávit duchovního ze své herní zóny nebo odkládacího balíčku.
effect-mansion = Sídlo
    .text = Můžeš strávit šlechtice ze své herní zóny nebo odkládacího balíčku.
effect-barracks = Kasárna
    .text = Můžeš strávit vojáka ze své herní zóny nebo odkládacího balíčku.
effect-labyrinth = Labyrint
    .text = Můžeš utrhnout jednu růži za 0 bodů rychlosti, pokud žádnou nevlastníš. Je to lov.

## Vlastnosti

keyword-confuse = Dezorientace
    .text = Ve tvé herní zóně: než se spočítá rychlost, potácíš se o 4 pole k labyrintu.
keyword-spicy = Pikantnost
    .text = Ve tvé herní zóně: tvůj pohyb musí vést k nejbližší studni; hrad je také studna. Když nedojdeš, karta zůstane a v příštím tahu tě požene dál.
keyword-holy-water = Svěcená voda
    .text = Ve tvé herní zóně: nemůžeš nijak lovit.
keyword-permanent = Trvalá karta
    .text = Na konci tahu zůstává ve tvé herní zóně a působí v každém tahu.
keyword-fast = Hbitost
    .text = Na lovecké dráze: její hromádka stojí o 1 bod rychlosti víc.
keyword-slow = Pomalost
    .text = Na loveckou dráhu přichází do sloupce 2 místo do sloupce 3.
keyword-gregarious = Družnost
    .text = Při ulovení: ulovíš i vrchní kartu loveckého balíčku.
keyword-inspiring = Inspirace
    .text = Při ulovení: získej úkol z kterékoli krypty.
keyword-digest = Strávení
    .text = Při ulovení: můžeš strávit 1 libovolnou kartu ze své herní zóny nebo odkládacího balíčku.
keyword-ready = Pohotovost
    .text = Při ulovení: můžeš ji položit na vrch svého balíčku místo na odkládací balíček.
keyword-unique = Unikát
    .text = Takovou kartu můžeš vlastnit jen jednu.

## Druhy a typy karet

kind-human = Člověk
    .text = Při ulovení dává body podle své hodnoty a na pláních a v lese ještě víc.
kind-power = Schopnost
    .text = Upírská dovednost, která se loví jako kořist. Nedává body, jen rychlost a efekty.
kind-familiar = Familiár
    .text = Zvíře, které s tebou zůstává. Při ulovení nedává body.
kind-rose = Růže
    .text = Poklad labyrintu. Vlastnit můžeš jen jednu.
kind-starter = Počáteční schopnost
    .text = Jedna ze šesti karet, se kterými začíná každý upír. Žádný úkol ji nepočítá.

type-villager = Vesničan
type-religious = Duchovní
type-military = Voják
type-noble = Šlechtic

animal-goat = Koza
    .text = Za každého upíra, kterého odeženeš: 2 body a jeho hráč odloží trvalou kartu podle svého výběru.
animal-wolf = Vlk
    .text = Na konci hry: 1 bod za každého vlka, kterého vlastníš. Celkem tedy 1, 4, 9 nebo 16 bodů za 1, 2, 3 nebo 4 vlky.
animal-pigeon = Holub
    .text = Na konci tvého tahu: 1 bod, pokud v něm nelovíš.
animal-dog = Pes
    .text = U studny: o 1 bod rychlosti víc na lov. Nebo ho kdekoli odlož za lov navíc ve sloupci 1.
animal-pig = Prase
    .text = Pokud se nepohneš: jeden lov navíc. Na konci tvého tahu: 1 bod za ulovení člověka.
animal-owl = Sova
    .text = Při ulovení: získej úkol z kterékoli krypty. V herní zóně: 1 bod pokaždé, když získáš úkol.
animal-rat = Krysa
    .text = O 1 bod rychlosti víc za každého člověka s hodnotou 1 nebo 2 ve tvé herní zóně.
animal-snake = Had
    .text = Než vyrazíš, nebo při lovu: můžeš ho strávit spolu s další kartou herní zóny a získat 2 body.
animal-bear = Medvěd
    .text = Než zahraješ karty z ruky: můžeš je všechny odložit i s tímto medvědem, líznout si 2 nové a získat 1 bod.
animal-panther = Panter
    .text = S aspoň 2 lidmi ve tvé herní zóně: o 2 body rychlosti víc a 1 bod.

## Kroky tahu, fáze, osudy

step-prelude = Začátek tahu
step-effects = Efekty
step-snake-window = Hadi
step-confuse = Dezorientace
step-speed = Rychlost
step-move = Pohyb
step-push = Odhánění
step-action = Lov
step-end = Konec tahu

phase-setup = Příprava
phase-night = Noc
phase-parasols = Slunečníky
phase-scoring = Bodování
phase-over = Konec

fate-safe = Doma
fate-survives = Přežití
fate-burnt = Popel

class-instant = Okamžitý úkol
class-white = Úkol
class-beige = Úkol
class-five = Úkol

earning-hunts = Lovy
earning-roses = Růže
earning-castle = Destička hradu
earning-tokens = Bonusové žetony
earning-familiars = Familiáři
earning-missions = Úkoly během noci

## Slovníček

term-points = Body
    .text = Vítězné body, zkráceně VB. Vítězí přeživší, který jich má nejvíc.
term-speed = Rychlost
    .text = Čísla všech karet ve tvé herní zóně, sečtená jednou za tah. Platí se jí kroky a lovy; zbytek propadá.
term-playing-area = Herní zóna
    .text = Karty, které pro tebe v tomto tahu působí: ty, které zahraješ z ruky, a tvé trvalé karty.
term-discard-pile = Odkládací balíček
    .text = Karty, které se vrátí, až ti dojde balíček. Každý si ho může prohlédnout.
term-digestion-zone = Zóna trávení
    .text = Tady leží strávené karty do konce hry. Už nepůsobí, ale dál je vlastníš.
term-own = Vlastnit
    .text = Vlastníš každou kartu svého balíčku, ruky, herní zóny, odkládacího balíčku a zóny trávení.
term-hunt-track = Lovecká dráha
    .text = Nabídka kořisti. Číslo sloupce je cena; po každém kole se všechny hromádky posunou o sloupec.
term-hunt = Lov
    .text = Zaplať cenu hromádky na lovecké dráze a vezmi všechny její karty. V tahu máš jeden lov a všechny lovy navíc.
term-value = Hodnota
    .text = Body, které člověk dává při ulovení, bez jakéhokoli bonusu.
term-hunter = Lovec
    .text = Člověk bez hodnoty, který na konci dává 1 bod za každou kartu svého typu, kterou vlastníš.
term-home = Doma
    .text = Upír, který se vrátil na hrad. Dál hraje své tahy, ale nehýbe se a neloví.
term-castle-tile = Destička hradu
    .text = Body pro navrátilce: první bere nejvyšší.
term-push = Odehnat
    .text = Kde se zastavíš, můžeš odehnat jiné upíry na sousední pole, od vrchu sloupku. Na hradě a na hřbitově se nikdo neodhání.
term-order = Pořadí tahů
    .text = První hraje upír, který je nejdál: podle oblasti, pak trasy, pak čísla pole a nakonec od vrchu sloupku.
term-mission = Úkol
    .text = Destička, která říká, co na konci dává body. Tvé úkoly jsou tajné, dva společné leží odkryté pro všechny.
term-instant-mission = Okamžitý úkol
    .text = Zlatá destička, kterou použiješ jednou, ve vlastním tahu. Na konci nic nedává.
term-bonus-token = Bonusový žeton
    .text = Pochází z truhly, hned dává 2 body a později se může k něčemu hodit.
term-parasol = Slunečník
    .text = Dává ještě jeden tah po 15. kole, bez lovu.
term-dawn = Úsvit
    .text = Po 15. kole: na hradě bezpečí, na hřbitově minus 5 bodů, všude jinde popel. V režimu Nováček stojí hory 6 až 14 bodů.
term-burnt = Spálený
    .text = Koho zastihne slunce, nemůže vyhrát a ve všech porovnáních se vynechává.

## Upíři

vampire-rajesh = Rajesh Amara
    .text = Zelený, s tygřím drápem.
vampire-boris = Boris Pouchkine
    .text = Modrý, s vlčí hlavou.
vampire-josephine = Josephine Lafayette
    .text = Žlutá, s vějířem.
vampire-beatrice = Lady Beatrice
    .text = Fialová, s růží.
vampire-yoko = Yoko Chiyako
    .text = Červená, se srpkem měsíce.
vampire-gervasi = Don Gervasi
    .text = Oranžový, s klíčem.

## Pole

space-castle = Hrad
    .at = na hradě
    .to = na hrad
    .from = z hradu
space-c1 = Hřbitov 1
    .at = na hřbitově (1)
    .to = na hřbitov (1)
    .from = ze hřbitova (1)
space-c2 = Hřbitov 2
    .at = na hřbitově (2)
    .to = na hřbitov (2)
    .from = ze hřbitova (2)
space-c3 = Hřbitov 3
    .at = na hřbitově (3)
    .to = na hřbitov (3)
    .from = ze hřbitova (3)
space-m1 = Hory 1
    .at = v horách (1)
    .to = do hor (1)
    .from = z hor (1)
space-m2 = Hory 2
    .at = v horách (2)
    .to = do hor (2)
    .from = z hor (2)
space-m3 = Hory 3
    .at = v horách (3)
    .to = do hor (3)
    .from = z hor (3)
space-m4 = Hory 4
    .at = v horách (4)
    .to = do hor (4)
    .from = z hor (4)
space-m5 = Hory 5 (studna)
    .at = u studny (hory 5)
    .to = ke studni (hory 5)
    .from = od studny (hory 5)
space-m6 = Hory 6 (krypta)
    .at = v kryptě (hory 6)
    .to = do krypty (hory 6)
    .from = z krypty (hory 6)
space-m7 = Hory 7
    .at = v horách (7)
    .to = do hor (7)
    .from = z hor (7)
space-m8 = Hory 8
    .at = v horách (8)
    .to = do hor (8)
    .from = z hor (8)
space-m9 = Hory 9 (studna)
    .at = u studny (hory 9)
    .to = ke studni (hory 9)
    .from = od studny (hory 9)
space-r1 = Pláně, trať 1
    .at = na pláních (trať 1)
    .to = na pláně (trať 1)
    .from = z plání (trať 1)
space-r2 = Pláně, trať 2
    .at = na pláních (trať 2)
    .to = na pláně (trať 2)
    .from = z plání (trať 2)
space-r3 = Pláně, trať 3
    .at = na pláních (trať 3)
    .to = na pláně (trať 3)
    .from = z plání (trať 3)
space-r4 = Pláně, trať 4 (studna)
    .at = u studny (pláně, trať 4)
    .to = ke studni (pláně, trať 4)
    .from = od studny (pláně, trať 4)
space-r5 = Pláně, trať 5
    .at = na pláních (trať 5)
    .to = na pláně (trať 5)
    .from = z plání (trať 5)
space-r6 = Pláně, trať 6 (truhla)
    .at = u truhly (pláně, trať 6)
    .to = k truhle (pláně, trať 6)
    .from = od truhly (pláně, trať 6)
space-r7 = Pláně, trať 7 (krypta)
    .at = v kryptě (pláně, trať 7)
    .to = do krypty (pláně, trať 7)
    .from = z krypty (pláně, trať 7)
space-r8 = Pláně, trať 8 (trh)
    .at = na trhu (pláně, trať 8)
    .to = na trh (pláně, trať 8)
    .from = z trhu (pláně, trať 8)
space-r9 = Pláně, trať 9
    .at = na pláních (trať 9)
    .to = na pláně (trať 9)
    .from = z plání (trať 9)
space-r10 = Pláně, trať 10 (studna)
    .at = u studny (pláně, trať 10)
    .to = ke studni (pláně, trať 10)
    .from = od studny (pláně, trať 10)
space-r11 = Pláně, trať 11 (truhla)
    .at = u truhly (pláně, trať 11)
    .to = k truhle (pláně, trať 11)
    .from = od truhly (pláně, trať 11)
space-r12 = Pláně, trať 12 (truhla)
    .at = u truhly (pláně, trať 12)
    .to = k truhle (pláně, trať 12)
    .from = od truhly (pláně, trať 12)
space-r13 = Pláně, trať 13 (truhla)
    .at = u truhly (pláně, trať 13)
    .to = k truhle (pláně, trať 13)
    .from = od truhly (pláně, trať 13)
space-r14 = Pláně, trať 14 (truhla)
    .at = u truhly (pláně, trať 14)
    .to = k truhle (pláně, trať 14)
    .from = od truhly (pláně, trať 14)
space-r15 = Pláně, trať 15 (truhla)
    .at = u truhly (pláně, trať 15)
    .to = k truhle (pláně, trať 15)
    .from = od truhly (pláně, trať 15)
space-r16 = Pláně, trať 16 (truhla)
    .at = u truhly (pláně, trať 16)
    .to = k truhle (pláně, trať 16)
    .from = od truhly (pláně, trať 16)
space-b1 = Pláně, lodní trasa 1
    .at = na pláních (lodní trasa 1)
    .to = na pláně (lodní trasa 1)
    .from = z plání (lodní trasa 1)
space-b2 = Pláně, lodní trasa 2
    .at = na pláních (lodní trasa 2)
    .to = na pláně (lodní trasa 2)
    .from = z plání (lodní trasa 2)
space-b3 = Pláně, lodní trasa 3 (krčma)
    .at = v krčmě (pláně, lodní trasa 3)
    .to = do krčmy (pláně, lodní trasa 3)
    .from = z krčmy (pláně, lodní trasa 3)
space-b4 = Pláně, lodní trasa 4 (loď)
    .at = na lodi (pláně, lodní trasa 4)
    .to = na loď (pláně, lodní trasa 4)
    .from = z lodi (pláně, lodní trasa 4)
space-b5 = Pláně, lodní trasa 5 (studna)
    .at = u studny (pláně, lodní trasa 5)
    .to = ke studni (pláně, lodní trasa 5)
    .from = od studny (pláně, lodní trasa 5)
space-b6 = Pláně, lodní trasa 6 (loď)
    .at = na lodi (pláně, lodní trasa 6)
    .to = na loď (pláně, lodní trasa 6)
    .from = z lodi (pláně, lodní trasa 6)
space-b7 = Pláně, lodní trasa 7 (truhla)
    .at = u truhly (pláně, lodní trasa 7)
    .to = k truhle (pláně, lodní trasa 7)
    .from = od truhly (pláně, lodní trasa 7)
space-b8 = Pláně, lodní trasa 8 (loď)
    .at = na lodi (pláně, lodní trasa 8)
    .to = na loď (pláně, lodní trasa 8)
    .from = z lodi (pláně, lodní trasa 8)
space-b9 = Pláně, lodní trasa 9 (studna)
    .at = u studny (pláně, lodní trasa 9)
    .to = ke studni (pláně, lodní trasa 9)
    .from = od studny (pláně, lodní trasa 9)
space-b10 = Pláně, lodní trasa 10 (loď)
    .at = na lodi (pláně, lodní trasa 10)
    .to = na loď (pláně, lodní trasa 10)
    .from = z lodi (pláně, lodní trasa 10)
space-d1 = Pláně, cesta 1 (krypta)
    .at = v kryptě (pláně, cesta 1)
    .to = do krypty (pláně, cesta 1)
    .from = z krypty (pláně, cesta 1)
space-d2 = Pláně, cesta 2
    .at = na pláních (cesta 2)
    .to = na pláně (cesta 2)
    .from = z plání (cesta 2)
space-d3 = Pláně, cesta 3
    .at = na pláních (cesta 3)
    .to = na pláně (cesta 3)
    .from = z plání (cesta 3)
space-d4 = Pláně, cesta 4 (kostel)
    .at = v kostele (pláně, cesta 4)
    .to = do kostela (pláně, cesta 4)
    .from = z kostela (pláně, cesta 4)
space-d5 = Pláně, cesta 5 (studna)
    .at = u studny (pláně, cesta 5)
    .to = ke studni (pláně, cesta 5)
    .from = od studny (pláně, cesta 5)
space-d6 = Pláně, cesta 6
    .at = na pláních (cesta 6)
    .to = na pláně (cesta 6)
    .from = z plání (cesta 6)
space-d7 = Pláně, cesta 7 (krypta)
    .at = v kryptě (pláně, cesta 7)
    .to = do krypty (pláně, cesta 7)
    .from = z krypty (pláně, cesta 7)
space-d8 = Pláně, cesta 8
    .at = na pláních (cesta 8)
    .to = na pláně (cesta 8)
    .from = z plání (cesta 8)
space-d9 = Les, cesta 1
    .at = v lese (cesta 1)
    .to = do lesa (cesta 1)
    .from = z lesa (cesta 1)
space-d10 = Les, cesta 2 (studna)
    .at = u studny (les, cesta 2)
    .to = ke studni (les, cesta 2)
    .from = od studny (les, cesta 2)
space-d11 = Les, cesta 3 (kasárna)
    .at = v kasárnách (les, cesta 3)
    .to = do kasáren (les, cesta 3)
    .from = z kasáren (les, cesta 3)
space-d12 = Les, cesta 4
    .at = v lese (cesta 4)
    .to = do lesa (cesta 4)
    .from = z lesa (cesta 4)
space-d13 = Les, cesta 5 (krypta)
    .at = v kryptě (les, cesta 5)
    .to = do krypty (les, cesta 5)
    .from = z krypty (les, cesta 5)
space-d14 = Les, cesta 6
    .at = v lese (cesta 6)
    .to = do lesa (cesta 6)
    .from = z lesa (cesta 6)
space-d15 = Les, cesta 7 (studna)
    .at = u studny (les, cesta 7)
    .to = ke studni (les, cesta 7)
    .from = od studny (les, cesta 7)
space-d16 = Les, cesta 8
    .at = v lese (cesta 8)
    .to = do lesa (cesta 8)
    .from = z lesa (cesta 8)
space-d17 = Les, cesta 9 (truhla)
    .at = u truhly (les, cesta 9)
    .to = k truhle (les, cesta 9)
    .from = od truhly (les, cesta 9)
space-f1 = Les, trať 1 (truhla)
    .at = u truhly (les, trať 1)
    .to = k truhle (les, trať 1)
    .from = od truhly (les, trať 1)
space-f2 = Les, trať 2 (studna)
    .at = u studny (les, trať 2)
    .to = ke studni (les, trať 2)
    .from = od studny (les, trať 2)
space-f3 = Les, trať 3 (sídlo)
    .at = v sídle (les, trať 3)
    .to = do sídla (les, trať 3)
    .from = ze sídla (les, trať 3)
space-f4 = Les, trať 4 (krypta)
    .at = v kryptě (les, trať 4)
    .to = do krypty (les, trať 4)
    .from = z krypty (les, trať 4)
space-f5 = Les, trať 5 (truhla)
    .at = u truhly (les, trať 5)
    .to = k truhle (les, trať 5)
    .from = od truhly (les, trať 5)
space-labyrinth = Labyrint
    .at = v labyrintu
    .to = do labyrintu
    .from = z labyrintu

## Políčka lovecké dráhy

cell-1-3 = řádek 1, sloupec 3
    .gen = řádku 1, sloupce 3
    .loc = řádku 1, sloupci 3
cell-1-2 = řádek 1, sloupec 2
    .gen = řádku 1, sloupce 2
    .loc = řádku 1, sloupci 2
cell-1-1 = řádek 1, sloupec 1
    .gen = řádku 1, sloupce 1
    .loc = řádku 1, sloupci 1
cell-2-3 = řádek 2, sloupec 3
    .gen = řádku 2, sloupce 3
    .loc = řádku 2, sloupci 3
cell-2-2 = řádek 2, sloupec 2
    .gen = řádku 2, sloupce 2
    .loc = řádku 2, sloupci 2
cell-2-1 = řádek 2, sloupec 1
    .gen = řádku 2, sloupce 1
    .loc = řádku 2, sloupci 1
cell-3-3 = řádek 3, sloupec 3
    .gen = řádku 3, sloupce 3
    .loc = řádku 3, sloupci 3
cell-3-2 = řádek 3, sloupec 2
    .gen = řádku 3, sloupce 2
    .loc = řádku 3, sloupci 2
cell-3-1 = řádek 3, sloupec 1
    .gen = řádku 3, sloupce 1
    .loc = řádku 3, sloupci 1
cell-4-3 = řádek 4, sloupec 3
    .gen = řádku 4, sloupce 3
    .loc = řádku 4, sloupci 3
cell-4-2 = řádek 4, sloupec 2
    .gen = řádku 4, sloupce 2
    .loc = řádku 4, sloupci 2
cell-4-1 = řádek 4, sloupec 1
    .gen = řádku 4, sloupce 1
    .loc = řádku 4, sloupci 1
cell-5-3 = řádek 5, sloupec 3
    .gen = řádku 5, sloupce 3
    .loc = řádku 5, sloupci 3
cell-5-2 = řádek 5, sloupec 2
    .gen = řádku 5, sloupce 2
    .loc = řádku 5, sloupci 2
cell-5-1 = řádek 5, sloupec 1
    .gen = řádku 5, sloupce 1
    .loc = řádku 5, sloupci 1
cell-6-3 = řádek 6, sloupec 3
    .gen = řádku 6, sloupce 3
    .loc = řádku 6, sloupci 3
cell-6-2 = řádek 6, sloupec 2
    .gen = řádku 6, sloupce 2
    .loc = řádku 6, sloupci 2
cell-6-1 = řádek 6, sloupec 1
    .gen = řádku 6, sloupce 1
    .loc = řádku 6, sloupci 1
cell-7-3 = řádek 7, sloupec 3
    .gen = řádku 7, sloupce 3
    .loc = řádku 7, sloupci 3
cell-7-2 = řádek 7, sloupec 2
    .gen = řádku 7, sloupce 2
    .loc = řádku 7, sloupci 2
cell-7-1 = řádek 7, sloupec 1
    .gen = řádku 7, sloupce 1
    .loc = řádku 7, sloupci 1

## Lidé

card-noble-carlyle = Carlyle
    .acc = Carlyla
    .text = Bez efektu.
card-noble-ophelia = Ofélie
    .acc = Ofélii
    .text = Bez efektu.
card-noble-tania = Táňa
    .acc = Táňu
    .text = Bez efektu.
card-noble-mindy = Mindy
    .text = Bez efektu.
card-noble-jack = Jack
    .acc = Jacka
    .text = Bez efektu.
card-noble-elois = Eloisa
    .acc = Eloisu
    .text = { keyword-holy-water }. { keyword-holy-water.text }
card-noble-agnes = Anežka
    .acc = Anežku
    .text = Bez efektu.
card-noble-prince-godfrey = Princ Gottfried
    .acc = Prince Gottfrieda
    .text = Bez efektu.
card-noble-wilma = Vilma
    .acc = Vilmu
    .text = { keyword-gregarious }. { keyword-gregarious.text }
card-noble-theresa = Tereza
    .acc = Terezu
    .text = { keyword-confuse }. { keyword-confuse.text }
card-noble-wentworth = Wentworth
    .acc = Wentwortha
    .text = Bez efektu.
card-noble-veres = Veres
    .acc = Verese
    .text = Při ulovení: jen bonus za oblast. Na konci hry: 1 bod za každou tvou kartu šlechtice, včetně této.
card-noble-wadsworth = Wadsworth
    .acc = Wadswortha
    .text = Bez efektu.
card-noble-henrietta = Henrieta
    .acc = Henrietu
    .text = Bez efektu.
card-noble-baron-christien = Baron Kristián
    .acc = Barona Kristiána
    .text = Na konci hry: 2 body, vlastníš-li { CARD("villager-roxane", case: "acc") }.
card-noble-catarina = Kateřina
    .acc = Kateřinu
    .text = { keyword-gregarious }. { keyword-gregarious.text }
card-noble-marilyn = Marilyn
    .text = Bez efektu.
card-noble-bridget = Brigita
    .acc = Brigitu
    .text = Při ulovení na pláních: ještě 1 bod kromě bonusu za oblast.
card-noble-zara = Zara
    .acc = Zaru
    .text = Bez efektu.
card-noble-belle = Bella
    .acc = Bellu
    .text = Při ulovení v lese: ještě 2 body kromě bonusu za oblast.
card-religious-eleanor = Eleonora
    .acc = Eleonoru
    .text = Bez efektu.
card-religious-dee = Dee
    .text = Efekty: musíš si líznout 1 kartu do herní zóny.
card-religious-bolat = Bolat
    .acc = Bolata
    .text = { keyword-holy-water }. { keyword-holy-water.text }
card-religious-faith = Věra
    .acc = Věru
    .text = Při ulovení na pláních: ještě 1 bod kromě bonusu za oblast.
card-religious-rufus = Rufus
    .acc = Rufuse
    .text = { keyword-spicy }. { keyword-spicy.text }
card-religious-ruth = Rút
    .text = Bez efektu.
card-religious-the-priestess = Kněžka
    .acc = Kněžku
    .text = Bez efektu.
card-religious-bradford = Bradford
    .acc = Bradforda
    .text = Bez efektu.
card-religious-mary = Marie
    .acc = Marii
    .text = Bez efektu.
card-religious-zephania = Zefanie
    .acc = Zefanii
    .text = { keyword-digest }. { keyword-digest.text }
card-religious-brother-stewart = Bratr Stewart
    .acc = Bratra Stewarta
    .text = Bez efektu.
card-religious-wright = Wright
    .acc = Wrighta
    .text = { keyword-inspiring }. { keyword-inspiring.text }
card-religious-father-eli = Otec Eli
    .acc = Otce Eliho
    .text = { keyword-slow }. { keyword-slow.text }
card-religious-cotton = Cotton
    .acc = Cottona
    .text = Bez efektu.
card-religious-cantor-sami = Kantor Sami
    .acc = Kantora Samiho
    .text = { keyword-holy-water }. { keyword-holy-water.text }
card-religious-ozmo = Ozmo
    .acc = Ozma
    .text = Bez efektu.
card-religious-mycroft = Mycroft
    .acc = Mycrofta
    .text = Bez efektu.
card-religious-simone = Simona
    .acc = Simonu
    .text = Bez efektu.
card-religious-nemes = Nemes
    .acc = Nemese
    .text = Při ulovení: jen bonus za oblast. Na konci hry: 1 bod za každou tvou kartu duchovního, včetně této.
card-religious-friar-tunk = Mnich Tunk
    .acc = Mnicha Tunka
    .text = Bez efektu.
card-villager-momo = Momo
    .acc = Moma
    .text = Bez efektu.
card-villager-billy = Billy
    .acc = Billyho
    .text = Bez efektu.
card-villager-bruce = Bruce
    .text = Bez efektu.
card-villager-roxane = Roxana
    .acc = Roxanu
    .text = Hledají ji { CARD("military-cyrana") } a { CARD("noble-baron-christien") }: spolu mají na konci větší cenu.
card-villager-bippo = Bippo
    .acc = Bippa
    .text = { keyword-confuse }. { keyword-confuse.text }
card-villager-reyda = Reyda
    .acc = Reydu
    .text = { keyword-fast }. { keyword-fast.text }
card-villager-eponime = Eponima
    .acc = Eponimu
    .text = Bez efektu.
card-villager-boo = Boo
    .text = Bez efektu.
card-villager-o-nel = O’Nel
    .acc = O’Nela
    .text = Bez efektu.
card-villager-patricia = Patricie
    .acc = Patricii
    .text = { keyword-slow }. { keyword-slow.text }
card-villager-juri = Jurij
    .acc = Jurije
    .text = { keyword-confuse }. { keyword-confuse.text }
card-villager-favina = Favina
    .acc = Favinu
    .text = Bez efektu.
card-villager-yaga = Jaga
    .acc = Jagu
    .text = { keyword-gregarious }. { keyword-gregarious.text }
card-villager-anton = Antonín
    .acc = Antonína
    .text = { keyword-spicy }. { keyword-spicy.text }
card-villager-szalai = Szalai
    .acc = Szalaiho
    .text = Při ulovení: jen bonus za oblast. Na konci hry: 1 bod za každou tvou kartu vesničana, včetně této.
card-villager-eunice = Eunika
    .acc = Euniku
    .text = { keyword-spicy }. { keyword-spicy.text }
card-villager-boris = Boris
    .acc = Borise
    .text = Bez efektu.
card-villager-angus = Angus
    .acc = Anguse
    .text = { keyword-digest }. { keyword-digest.text }
card-villager-bernard = Bernard
    .acc = Bernarda
    .text = { keyword-spicy }. { keyword-spicy.text }
card-villager-ivo = Ivo
    .acc = Iva
    .text = Bez efektu.
card-military-uwe = Uwe
    .acc = Uweho
    .text = Bez efektu.
card-military-grant = Grant
    .acc = Granta
    .text = Bez efektu.
card-military-diego = Diego
    .acc = Diega
    .text = Bez efektu.
card-military-campbell = Campbell
    .acc = Campbella
    .text = { keyword-confuse }. { keyword-confuse.text }
card-military-calvin = Kalvín
    .acc = Kalvína
    .text = { keyword-fast }. { keyword-fast.text }
card-military-peter = Petr
    .acc = Petra
    .text = { keyword-digest }. { keyword-digest.text }
card-military-khasar = Chasar
    .acc = Chasara
    .text = Bez efektu.
card-military-marcel = Marcel
    .acc = Marcela
    .text = { keyword-holy-water }. { keyword-holy-water.text }
card-military-eli = Eli
    .acc = Eliho
    .text = Při ulovení: jen bonus za oblast. Na konci hry: 1 bod za každou tvou kartu vojáka, včetně této.
card-military-tyre = Tyre
    .text = Bez efektu.
card-military-eglantine = Eglantina
    .acc = Eglantinu
    .text = { keyword-confuse }. { keyword-confuse.text }
card-military-ivan = Ivan
    .acc = Ivana
    .text = Bez efektu.
card-military-murdoch = Murdoch
    .acc = Murdocha
    .text = Při ulovení v lese: ještě 2 body kromě bonusu za oblast.
card-military-cyrana = Cyrana
    .acc = Cyranu
    .text = Na konci hry: 4 body, vlastníš-li { CARD("villager-roxane", case: "acc") }.
card-military-isabel = Isabela
    .acc = Isabelu
    .text = Na konci hry: 2 body, vlastníš-li růži.
card-military-arthur = Artuš
    .acc = Artuše
    .text = Bez efektu.
card-military-harper = Harper
    .acc = Harpera
    .text = Bez efektu.
card-military-archibald = Archibald
    .acc = Archibalda
    .text = Bez efektu.
card-military-victoria = Viktorie
    .acc = Viktorii
    .text = { keyword-inspiring }. { keyword-inspiring.text }
card-military-titus = Titus
    .acc = Tita
    .text = { keyword-spicy }. { keyword-spicy.text }

## Schopnosti

card-hypnosis = Hypnóza
    .acc = Hypnózu
    .text = Lov: můžeš posunout 1 kartu lovecké dráhy na sousední políčko nahoru, dolů, vlevo nebo vpravo.
card-form-of-mist = Podoba mlhy
    .acc = Podobu mlhy
    .text = Pohyb: místo chůze se můžeš za 0 bodů rychlosti přenést k jedné z dalších studen kterýmkoli směrem. Hrad se počítá jako studna.
card-form-of-bat = Podoba netopýra
    .acc = Podobu netopýra
    .text = Pohyb: průchod polem se studnou nebo s jiným upírem nic nestojí. Poslední pole stojí vždy 1.
card-vampiric-stealth = Upírské plížení
    .text = Jeden lov navíc v tomto tahu.
card-vampiric-will = Upírská vůle
    .acc = Upírskou vůli
    .text = Efekty: můžeš odložit 1 jinou, ještě nepoužitou kartu své herní zóny a pak si do ní líznout 1 kartu.
card-vampiric-will-double = Upírská vůle (dvojitá)
    .acc = Upírskou vůli (dvojitou)
    .text = Efekty: můžeš odložit 1 jinou, ještě nepoužitou kartu své herní zóny a pak si do ní líznout 1 kartu. Potom to můžeš udělat ještě jednou.
card-vampiric-strength = Upírská síla
    .acc = Upírskou sílu
    .text = Efekty: můžeš si do herní zóny líznout 1 kartu, nebo 2, je-li v ní člověk.
card-vampiric-strength-great = Upírská síla (velká)
    .acc = Upírskou sílu (velkou)
    .text = Efekty: můžeš si do herní zóny líznout 2 karty, nebo 3, je-li v ní člověk.
card-vampiric-speed-3 = Upírská rychlost (3)
    .acc = Upírskou rychlost (3)
    .text = Bez efektu.
card-vampiric-speed-2 = Upírská rychlost (2)
    .acc = Upírskou rychlost (2)
    .text = Bez efektu.

## Familiáři

card-goat-nanny = Koza Nanny
    .acc = Kozu Nanny
    .text = { animal-goat.text }
card-goat-capra = Koza Capra
    .acc = Kozu Capru
    .text = { animal-goat.text }
card-wolf-echo = Vlk Echo
    .acc = Vlka Echo
    .text = { animal-wolf.text }
card-wolf-bo = Vlk Bo
    .acc = Vlka Bo
    .text = { animal-wolf.text }
card-wolf-gray = Vlk Šedák
    .acc = Vlka Šedáka
    .text = { animal-wolf.text }
card-wolf-jahda = Vlk Jahda
    .acc = Vlka Jahdu
    .text = { animal-wolf.text }
card-pigeon-tyson = Holub Tyson
    .acc = Holuba Tysona
    .text = { animal-pigeon.text }
card-pigeon-porumbel = Holub Porumbel
    .acc = Holuba Porumbela
    .text = { animal-pigeon.text }
card-dog-kutya = Pes Kutya
    .acc = Psa Kutyu
    .text = { animal-dog.text }
card-dog-caine = Pes Kain
    .acc = Psa Kaina
    .text = { animal-dog.text }
card-pig-chop = Prase Kotleta
    .acc = Prase Kotletu
    .text = { animal-pig.text }
card-pig-malac = Prase Malac
    .text = { animal-pig.text }
card-owl-sova = Sova Pálená
    .acc = Sovu Pálenou
    .text = { animal-owl.text }
card-owl-bagoly = Sova Bagoly
    .acc = Sovu Bagoly
    .text = { animal-owl.text }
card-rat-wee-vlad = Krysa Vládík
    .acc = Krysu Vládíka
    .text = { animal-rat.text }
card-rat-patcani = Krysa Patcani
    .acc = Krysu Patcani
    .text = { animal-rat.text }
card-snake-wiggles = Had Vrtílek
    .acc = Hada Vrtílka
    .text = { animal-snake.text }
card-snake-kaa = Had Kaa
    .acc = Hada Kaa
    .text = { animal-snake.text }
card-bear-ursa = Medvěd Ursa
    .acc = Medvěda Ursu
    .text = { animal-bear.text }
card-bear-teddy = Medvěd Teddy
    .acc = Medvěda Teddyho
    .text = { animal-bear.text }
card-panther-lockjaw = Panter Skřípec
    .acc = Pantera Skřípce
    .text = { animal-panther.text }
card-panther-nanoosh = Panter Nanoosh
    .acc = Pantera Nanoosh
    .text = { animal-panther.text }

## Růže

card-eternal-rose = Věčná růže
    .acc = Věčnou růži
    .text = Na konci každého tvého tahu: 1 bod.
card-dead-rose = Mrtvá růže
    .acc = Mrtvou růži
    .text = Na konci každého tvého tahu, ve kterém se lovilo: 1 bod.
card-perfect-rose = Dokonalá růže
    .acc = Dokonalou růži
    .text = Na konci každého tvého tahu, ve kterém se nelovilo: 2 body.

## Počáteční schopnosti

card-the-hunger = Hlad
    .text = V herní zóně: každý ulovený člověk dává o 1 bod víc.
card-vampire-thirst = Upíří žízeň
    .text = Rychlost 3 místo 1, je-li ve tvé herní zóně člověk.
card-vampire-strength = Upíří síla
    .acc = Upíří sílu
    .text = Efekty: je-li ve tvé herní zóně člověk, musíš si do ní líznout 1 kartu.
card-vampire-speed-2 = Upíří rychlost (2)
    .text = Bez efektu.
card-vampire-speed-3 = Upíří rychlost (3)
    .text = Bez efektu.
card-vampire-speed-4 = Upíří rychlost (4)
    .text = Bez efektu.

## Úkoly

mission-digestion = Trávení
    .text = Místo zahrání karet: strav všechny lidi z ruky, ostatní karty odlož a ukonči tah.
mission-hungry = Hladový!
    .text = Po lovu ve sloupci 3: ulov zdarma { $freeHuntTakes ->
        [pile] všechny karty
       *[other] 1 kartu
    } z kteréhokoli políčka lovecké dráhy.
mission-vampire-on-top = Upír na vrcholu
    .text = Po ulovení člověka z lovecké dráhy v horách: ulov zdarma { $freeHuntTakes ->
        [pile] všechny karty jednoho políčka
       *[other] 1 kartu
    } z téhož sloupce.
mission-vampire-of-the-coast = Upír z pobřeží
    .text = Po ulovení člověka z lovecké dráhy na pláních: ulov zdarma { $freeHuntTakes ->
        [pile] všechny karty jednoho políčka
       *[other] 1 kartu
    } z téhož sloupce.
mission-wild-vampire = Divoký upír
    .text = Po ulovení člověka z lovecké dráhy v lese nebo labyrintu: ulov zdarma { $freeHuntTakes ->
        [pile] všechny karty jednoho políčka
       *[other] 1 kartu
    } z téhož sloupce.
mission-treasure-chest = Truhla s pokladem
    .text = Ve svém tahu: vezmi bonusový žeton z kterékoli truhly, ať jsi kdekoli.
mission-beast-master = Pán zvířat
    .text = Při lovu: ulov zdarma 1 familiára z kteréhokoli políčka lovecké dráhy. Přijde rovnou do tvé herní zóny.
mission-the-opportunist = Oportunista
    .text = Ve svém tahu: 1 bod za každého upíra, který je blíž k hradu než ty.
mission-common-taste = Lidový vkus
    .text = 1 bod za každého vesničana, kterého vlastníš.
mission-zoologist = Zoolog
    .text = 4 body, vlastníš-li nejvíc familiárů.
mission-the-devout = Zbožný
    .text = 6 bodů, vlastníš-li nejvíc duchovních.
mission-romantic = Romantik
    .text = 5 bodů, vlastníš-li růži.
mission-a-soldiers-life = Vojenský život
    .text = 1 bod za každého vojáka, kterého vlastníš.
mission-the-host = Hostitel
    .text = Po návratu na hrad: 2 body a další 2 za každého přeživšího, který se vrátil později nebo vůbec.
mission-the-collector = Sběratel
    .text = 1 bod za každý bonusový žeton, který vlastníš, i použitý.
mission-haute-cuisine = Vybraná kuchyně
    .text = 1 bod za každého člověka s hodnotou 4 nebo 5, kterého vlastníš.
mission-picky = Vybíravý
    .text = 6 bodů, nevlastníš-li člověka s hodnotou 5.
mission-strategist = Stratég
    .text = 6 bodů, vlastníš-li nejvíc vojáků.
mission-a-hankering = Choutka
    .text = 6 bodů, vlastníš-li aspoň 5 lidí jednoho typu.
mission-on-a-diet = Na dietě
    .text = 5 bodů, vlastníš-li nejméně lidí.
mission-tipsy = Podnapilý
    .text = 4 body za každého člověka s dezorientací, kterého vlastníš.
mission-my-body-is-my-temple = Mé tělo je chrám
    .text = 1 bod za každou schopnost, kterou vlastníš; stejné se počítají jednou.
mission-holier-than-thou = Papežštější než papež
    .text = 1 bod za každého duchovního, kterého vlastníš.
mission-selective = Náročný
    .text = 2 body za každého člověka typu, kterého vlastníš nejméně.
mission-royal = Royalista
    .text = 1 bod za každého šlechtice, kterého vlastníš.
mission-rich-get-richer = Bohatí bohatnou
    .text = 4 body, máš-li před úkoly nejvíc bodů.
mission-gluttony = Obžerství
    .text = 5 bodů, vlastníš-li nejvíc lidí.
mission-animal-lover = Milovník zvířat
    .text = 1 bod za { $animalLoverBy ->
        [name] každé jméno
       *[other] každý druh zvířat
    } mezi familiáry, které vlastníš.
mission-eat-them-all = Sníst je všechny
    .text = 5 bodů, vlastníš-li aspoň 13 lidí.
mission-revolutionary = Revolucionář
    .text = 6 bodů, vlastníš-li nejvíc šlechticů.
mission-missionary = Misionář
    .text = 1 bod a další 1 za každý jiný tvůj úkol, který ti dává aspoň 1 bod. Jako společný úkol: za druhý společný úkol.
mission-landlord = Statkář
    .text = 6 bodů, vlastníš-li nejvíc vesničanů.
mission-dangerous-diet = Nebezpečná dieta
    .text = 2 body za každého člověka s dezorientací, pikantností nebo svěcenou vodou, kterého vlastníš.
mission-varied-diet = Pestrá strava
    .text = 3 body za každou sadu, kterou vlastníš: vesničan, duchovní, voják a šlechtic.
mission-gourmet = Gurmán
    .text = 2 body za každého člověka ve tvé zóně trávení.
mission-three-star-dinner = Tříhvězdičková večeře
    .text = 1 bod za každého člověka s hodnotou 3, kterého vlastníš.
mission-family-business = Rodinný podnik
    .text = 1 bod za každého člověka typu, kterého vlastníš nejvíc.
mission-catch-up = Dohánění
    .text = 10 bodů, máš-li před úkoly nejméně bodů.
mission-meh = Nic moc
    .text = 1 bod za každého člověka s hodnotou 1 nebo 2, kterého vlastníš.
mission-early-night = Brzký návrat
    .text = 6 bodů, vrátil-li se tvůj upír na hrad jako první.
mission-haute-cuisine-5p = { mission-haute-cuisine }
    .text = { mission-haute-cuisine.text }
mission-three-star-dinner-5p = { mission-three-star-dinner }
    .text = { mission-three-star-dinner.text }
mission-gluttony-5p = { mission-gluttony }
    .text = { mission-gluttony.text }
mission-picky-5p = { mission-picky }
    .text = { mission-picky.text }
mission-holier-than-thou-5p = { mission-holier-than-thou }
    .text = { mission-holier-than-thou.text }
mission-eat-them-all-5p = { mission-eat-them-all }
    .text = { mission-eat-them-all.text }
mission-a-soldiers-life-5p = { mission-a-soldiers-life }
    .text = { mission-a-soldiers-life.text }
mission-royal-5p = { mission-royal }
    .text = { mission-royal.text }
mission-meh-5p = { mission-meh }
    .text = { mission-meh.text }
mission-common-taste-5p = { mission-common-taste }
    .text = { mission-common-taste.text }

## Bonusové žetony

token-token-velvet = Sametový oděv
    .text = Hned 4 body. Nic dalšího.
token-token-parasol = Slunečník
    .text = Ještě jeden tah po 15. kole, bez lovu.
token-token-speed-1 = +1 k rychlosti
    .text = Při pohybu nebo lovu: rychlost vyšší o 1.
token-token-speed-2 = +2 k rychlosti
    .text = Při pohybu nebo lovu: rychlost vyšší o 2.
token-token-hunt = +1 lov
    .text = Při lovu: jeden lov navíc.
token-token-swap = Odlož 1, lízni 1
    .text = Efekty: odlož 1 ještě nepoužitou kartu své herní zóny a pak si do ní lízni 1 kartu.
token-token-draw = Lízni 1 kartu
    .text = Efekty: lízni si 1 kartu do herní zóny.
token-token-mission = Získej 1 úkol
    .text = Ve svém tahu: získej úkol z kterékoli krypty.
token-token-villager = Vesničan
    .text = Pro úkoly se počítá jako 1 vesničan.
token-token-religious = Duchovní
    .text = Pro úkoly se počítá jako 1 duchovní.
token-token-military = Voják
    .text = Pro úkoly se počítá jako 1 voják.
token-token-noble = Šlechtic
    .text = Pro úkoly se počítá jako 1 šlechtic.
token-token-any = Člověk libovolného typu
    .text = Pro úkoly se počítá jako 1 člověk. Typ určíš těsně před jejich bodováním.

## Destičky hradu

tile-castle-10 = Destička hradu 10
    .acc = destičku hradu 10
    .text = 10 bodů za návrat na hrad.
tile-castle-8 = Destička hradu 8
    .acc = destičku hradu 8
    .text = 8 bodů za návrat na hrad.
tile-castle-6 = Destička hradu 6
    .acc = destičku hradu 6
    .text = 6 bodů za návrat na hrad.
tile-castle-4 = Destička hradu 4
    .acc = destičku hradu 4
    .text = 4 body za návrat na hrad.
tile-castle-2 = Destička hradu 2
    .acc = destičku hradu 2
    .text = 2 body za návrat na hrad.

## Slova terminálu

word-crossing = tady se setkávají dvě trasy
word-castle-tiles = Destičky hradu
word-cards = Balíček/odložené/strávené
word-closed = zavřené
word-cost = cena { $cost }
word-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
word-deck = Balíček, v neznámém pořadí
word-empty = prázdné
word-hand = V ruce
word-hunt-deck = Lovecký balíček
word-hunts-left = zbývající lovy: { $hunts }{ $column ->
    [0] { "" }
   *[other] { " " }(z toho { $column } jen ve sloupci 1)
  }
word-journey = průměrná rychlost { $speed } na tah, { $turns ->
    [0] nezbývá žádný tah
    [one] zbývá { $turns } tah
    [few] zbývají { $turns } tahy
   *[other] zbývá { $turns } tahů
  }: { $verdict ->
    [easy] domů to stihneš
    [tight] bude to těsné, otoč se hned
   *[late] domů se dostaneš jen se štěstím
  }
word-missions = Úkoly
word-now = nyní { $vp }
word-public = společný
word-public-missions = Společné úkoly
word-rejected = Odmítnutý na začátku
word-speed-left = zbývající rychlost: { $speed }
word-steps-home = { $steps ->
    [one] { $steps } krok k hradu
    [few] { $steps } kroky k hradu
   *[other] { $steps } kroků k hradu
  }
word-tiles = { $count ->
    [one] { $count } úkol
    [few] { $count } úkoly
   *[other] { $count } úkolů
  }
word-too-far = sotva to stihne
word-used = Použité, mimo hru
word-warn-burn = Tohle je tvůj poslední tah a tam tě zastihne slunce. Ještě se můžeš dostat do bezpečí.
word-where = Kde
