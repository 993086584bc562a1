place-morganas-hut =
    .text = Vezmi si věštbu a dej ji jinému hráči.
place-well-of-wisdom =
    .text = Vezmi si kartu libovolné barvy.
place-chapel =
    .text = Vezmi si kartu výhod.
place-graveyard =
    .text = Vezmi si bojovou kartu.
place-enchanted-tree =
    .text = Způsob libovolnému hráči 2 zranění, nebo libovolnému hráči 1 zranění vyleč.
place-stone-circle =
    .text = Vezmi jinému hráči kartu vybavení.
character-apolena =
    .ability = Zázračná bylina
    .text = Kdykoli, jednou za hru: vyleč si všechna zranění.
    .goal = Být ve hře, když hra končí.
character-augusta =
    .ability = Převlečení kabátu
    .text = Na začátku svého tahu, jednou za hru: tvůj cíl se odteď týká souseda po levici.
    .goal = Vítězí tvůj soused po pravici.
character-bartolomej =
    .ability = Chamtivé ruce
    .text =
        { $collectorPower ->
            [rob] Má-li tvůj útok způsobit nejméně 2 zranění hráči, který má vybavení, můžeš mu místo toho vzít jednu kartu.
            [sweep] Když někoho přemůžeš útokem, můžeš mu vzít všechno vybavení.
           *[other] Do šesti hráčů: má-li tvůj útok způsobit nejméně 2 zranění hráči, který má vybavení, můžeš mu místo toho vzít jednu kartu. Od sedmi hráčů: když někoho přemůžeš útokem, můžeš mu vzít všechno vybavení.
        }
    .goal =
        Mít { $collectorGoal ->
            [4] čtyři karty
           *[other] pět karet
        } vybavení.
character-bohdan =
    .ability = Výčitky svědomí
    .text = Když útokem přemůžeš někoho s maximem nejvýš 12, musíš se odhalit.
    .goal = Přemoci útokem někoho s maximem nejméně 13, nebo být ve hře v Kamenném kruhu, když hra končí.
character-cyril =
    .ability = Krvavé běsnění
    .text = Na konci tahu, ve kterém proběhl tvůj útok: přijmi 2 zranění a zaútoč na tytéž hráče znovu, kolikrát to vydržíš.
    .goal = Přemoci někoho tak, aby byli vyřazeni celkem nejméně tři hráči.
character-cecilie =
    .ability = Tichá modlitba
    .text = Po odhalení si na začátku každého svého tahu léčíš 1 zranění.
    .goal = Opustit hru dřív než ostatní, nebo zůstat v poslední dvojici ve hře.
character-dalibor =
    .ability = Výkřik hrůzy
    .text = Jakmile je vyřazen jiný hráč, musíš se odhalit.
    .goal = Opustit hru dřív než ostatní, nebo být ve hře, když jsou vyřazeni všichni upíři.
character-drahomir =
    .ability = Vykradač hrobů
    .text = Kdykoli, jednou za hru: vezmi si kartu vybavení z odkládacího balíčku.
    .goal = Mít tři ze čtyř relikvií: Havraní amulet, Měsíční kopí, Plášť stínů, Lupičův pytel.
character-elena =
    .ability = Lehká tlapa
    .text = Místo hodu můžeš udělat krok na jedno ze dvou sousedních míst.
    .goal = Všichni upíři jsou vyřazeni ze hry.
character-evelina =
    .ability = Lamačka kouzel
    .text = Na začátku svého tahu, jednou za hru: zruš schopnost jiného hráče do konce hry.
    .goal = Všichni upíři jsou vyřazeni ze hry.
character-frederik =
    .ability = Velké vytí
    .text = Na začátku svého tahu, jednou za hru: hoď šestistěnnou kostkou; jiný hráč dostane tolik zranění.
    .goal = Všichni upíři jsou vyřazeni ze hry.
character-fenris =
    .ability = Volání měsíce
    .text = Na začátku svého tahu, jednou za hru: nastav zranění libovolného hráče na 7.
    .goal = Všichni upíři jsou vyřazeni ze hry.
character-gregor =
    .ability = Drtivá tlapa
    .text = Na začátku svého tahu, jednou za hru: hoď čtyřstěnnou kostkou; jiný hráč dostane tolik zranění.
    .goal = Všichni upíři jsou vyřazeni ze hry.
character-gerulf =
    .ability = Hustá srst
    .text = Na konci svého tahu, jednou za hru: do začátku svého příštího tahu nedostaneš žádné zranění.
    .goal = Všichni upíři jsou vyřazeni ze hry.
character-ulrik =
    .ability = Maska
    .text = Když dostaneš věštbu, můžeš lhát, a to bez odhalení. Pravé tváři lhát nemůžeš.
    .goal = Všichni vlkodlaci jsou vyřazeni ze hry.
character-ursula =
    .ability = Hrobový chlad
    .text =
        Na začátku každého svého tahu můžeš způsobit 3 zranění jinému hráči { $reaperPlace ->
            [well-of-wisdom] u Pramene moudrosti
           *[other] na Hřbitově
        }.
    .goal = Všichni vlkodlaci jsou vyřazeni ze hry.
character-volko =
    .ability = Žízeň po krvi
    .text = Po odhalení si vyléčíš 2 zranění, kdykoli tvůj útok někoho zraní.
    .goal = Všichni vlkodlaci jsou vyřazeni ze hry.
character-viktorie =
    .ability = Neomylný tesák
    .text = Po odhalení útočíš jen čtyřstěnnou kostkou a nikdy nemineš.
    .goal = Všichni vlkodlaci jsou vyřazeni ze hry.
character-wilhelmina =
    .ability = Odveta
    .text = Po útoku na tebe můžeš hned zaútočit na útočníka.
    .goal = Všichni vlkodlaci jsou vyřazeni ze hry.
character-waldemar =
    .ability = Hostina mrtvých
    .text = Na konci svého tahu, jednou za hru: získáš tolik tahů navíc, kolik hráčů je vyřazeno.
    .goal = Všichni vlkodlaci jsou vyřazeni ze hry.
card-balm-of-the-pack =
    .text = Jsi-li vlkodlak, vyleč si 1 zranění. Pokud žádné nemáš, přijmi 1.
card-balm-of-the-crypt =
    .text = Jsi-li upír, vyleč si 1 zranění. Pokud žádné nemáš, přijmi 1.
card-balm-of-the-hearth =
    .text = Jsi-li člověk, vyleč si 1 zranění. Pokud žádné nemáš, přijmi 1.
card-toll-of-the-beasts =
    .text =
        Jsi-li vlkodlak nebo upír, { $tollChoice ->
            [forced] dej dárci kartu vybavení. Pokud žádnou nemáš, přijmi 1 zranění.
           *[other] dej dárci kartu vybavení, nebo přijmi 1 zranění.
        }
card-toll-of-warm-blood =
    .text =
        Jsi-li člověk nebo vlkodlak, { $tollChoice ->
            [forced] dej dárci kartu vybavení. Pokud žádnou nemáš, přijmi 1 zranění.
           *[other] dej dárci kartu vybavení, nebo přijmi 1 zranění.
        }
card-toll-of-smooth-skin =
    .text =
        Jsi-li člověk nebo upír, { $tollChoice ->
            [forced] dej dárci kartu vybavení. Pokud žádnou nemáš, přijmi 1 zranění.
           *[other] dej dárci kartu vybavení, nebo přijmi 1 zranění.
        }
card-silver-lash =
    .text = Jsi-li vlkodlak, přijmi 1 zranění.
card-ray-of-dawn =
    .text = Jsi-li upír, přijmi 1 zranění.
card-hawthorn-stake =
    .text = Jsi-li upír, přijmi 2 zranění.
card-trial-of-the-frail =
    .text = Pokud je tvé písmeno A, B, C, E nebo U (maximum nejvýš 11), přijmi 1 zranění.
card-trial-of-the-mighty =
    .text = Pokud je tvé písmeno D, F, G, V nebo W (maximum nejméně 12), přijmi 2 zranění.
card-true-face =
    .text = Ať jsi kdokoli, ukaž svou postavu dárci a nikomu jinému.
card-blood-moon =
    .text = Můžeš nastavit zranění libovolného hráče, i svá, na 7.
card-heavens-wrath =
    .text = Každý jiný hráč dostane 2 zranění.
card-witching-hour =
    .text = Po tomto tahu máš ještě jeden navíc.
card-light-of-truth =
    .text =
        { $lightOfTruth ->
            [both] Jsi-li skrytý vlkodlak nebo skrytý upír jiný než Ulrik, musíš se odhalit. Jinak se nic neděje.
           *[other] Jsi-li skrytý upír jiný než Ulrik, musíš se odhalit. Jinak se nic neděje.
        }
card-surge-of-life =
    .text = Pokud je tvé písmeno A, E nebo U, můžeš se odhalit a vyléčit si všechna zranění.
card-call-of-the-pack =
    .text = Jsi-li vlkodlak, můžeš se odhalit a vyléčit si všechna zranění.
card-healing-draught =
    .text = Můžeš si vyléčit 2 zranění.
card-distant-prayer =
    .text = Můžeš vybrat jiného hráče a hodit šestistěnnou kostkou: ten hráč si vyléčí tolik zranění.
card-shield-of-light =
    .text =
        { $shield ->
            [event] Do začátku tvého příštího tahu tě útoky nezraní.
           *[other] Útoky majitele nezraní. Odlož ho na začátku příštího tahu majitele.
        }
card-moon-lance =
    .text = Jsi-li odhalený vlkodlak, tvé úspěšné útoky způsobí o 2 zranění víc.
card-looters-sack =
    .text = Když někoho přemůžeš útokem, vezmeš mu všechno vybavení.
card-wanderers-compass =
    .text =
        { $compass ->
            [free] Místo hodu můžeš jít na libovolné jiné místo.
           *[other] Můžeš hodit na pohyb dvakrát a jeden z výsledků si vybrat.
        }
card-shadow-cloak =
    .text = Tvé útoky způsobí o 1 zranění méně, a stejně tak útoky na tebe.
card-raven-amulet =
    .text = Hejno netopýrů, Hrobový pavouk a Sud střelného prachu tě nezraní.
card-oak-charm =
    .text = Čarovný strom tě nezraní.
card-moonstone =
    .text = Nic nemůže nastavit tvá zranění na 7.
card-bat-swarm =
    .text = Jiný hráč dostane 2 zranění. Pak si můžeš 1 zranění vyléčit.
card-grave-spider =
    .text = Jiný hráč i ty dostanete každý 2 zranění.
card-powder-keg =
    .text = Hoď oběma kostkami: každý na místě s tímto číslem dostane 3 zranění, i ty. Při 7 se nic neděje.
card-midnight-duel =
    .text = Vyber jiného hráče a hoď šestistěnnou kostkou. Při 1 až 4 dostane 3 zranění on, při 5 nebo 6 ty.
card-pickpocket =
    .text = Můžeš vzít jinému hráči kartu vybavení.
card-snare =
    .text = Dej jednu svou kartu vybavení jinému hráči. Pokud žádnou nemáš, přijmi 1 zranění.
card-blood-rite =
    .text = Jsi-li upír, můžeš se odhalit a vyléčit si všechna zranění.
card-iron-claws =
    .text = Tvé úspěšné útoky způsobí o 1 zranění víc.
card-burning-torch =
    .text =
        { $torchMustAttack ->
            [false] Útočíš jen čtyřstěnnou kostkou a nikdy nemineš.
           *[other] Útočíš jen čtyřstěnnou kostkou a nikdy nemineš, ale musíš útočit, kdykoli můžeš.
        }
card-crossbow =
    .text = Útočíš na hráče v jiných oblastech, nikdy ve vlastní.
card-firestorm =
    .text =
        { $firestorm ->
            [place] Tvůj útok zasáhne všechny na místě cíle, jedním hodem.
           *[other] Tvůj útok zasáhne všechny v oblasti útoku, jedním hodem.
        }
