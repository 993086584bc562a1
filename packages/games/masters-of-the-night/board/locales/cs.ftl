### Co říká sama deska Pánů noci, česky.

## Město

board-city = Město
board-day = Den
board-night = Noc
board-round = { $round }. kolo { PREPOSITION("z", $rounds) } { $rounds }
board-last-day = Poslední den
board-empty = { $name }: nikdo
board-drained = { VAMPIRE($vampire) } (bez krve)
board-hidden = { $count ->
    [one] { $count } skrytý agent
    [few] { $count } skrytí agenti
   *[other] { $count } skrytých agentů
  }
board-exposed = { $count ->
    [one] { $count } odhalený agent
    [few] { $count } odhalení agenti
   *[other] { $count } odhalených agentů
  }
board-minions = { $count ->
    [one] { $count } sluha
    [few] { $count } sluhové
   *[other] { $count } sluhů
  }
board-cross-red = červený křížek (agenti: { $count })
board-cross-blue = modrošedý křížek (agenti: { $count })
board-struck = ve dne tu zaútočí agenti
board-omen-helps = denní efekt vám pomáhá
board-omen-harms = denní efekt vám škodí
board-whereabouts = Řada { $row }, místo { $place }. Vedle: { $neighbours }.
board-name-railway-station = Nádraží
board-name-museum = Muzeum
board-name-asylum = Blázinec
board-name-city-park = Městský park
board-name-nightclub = Noční klub
board-name-newspaper-office = Redakce novin
board-name-police-station = Policie
board-name-blood-bank = Krevní banka
board-name-cathedral = Katedrála
board-does-railway-station = 2 AB: jeď do kterékoli čtvrti
board-does-museum = Víc sluhů: dober relikvii
board-does-asylum = Víc sluhů: přilákej agenta
board-does-city-park = Víc agentů: závoj zeslábne o 1
board-does-nightclub = 1 AB a kostka: vypij krev
board-does-newspaper-office = 1 AB a kostka: přesuň agenty
board-does-police-station = 1 AB a kostka: odhal agenty
board-does-blood-bank = Víc sluhů: 1 žeton krve
board-does-cathedral = Víc agentů: přijde další agent
board-does-short-railway-station = 2 AB: jeď kamkoli
board-does-short-museum = Víc sluhů: relikvie
board-does-short-asylum = Víc sluhů: lákej
board-does-short-city-park = Víc agentů: závoj −1
board-does-short-nightclub = 1 AB, kostka: krev
board-does-short-newspaper-office = 1 AB, kostka: přesun
board-does-short-police-station = 1 AB, kostka: odhal
board-does-short-blood-bank = Víc sluhů: krev
board-does-short-cathedral = Víc agentů: +1

## Nad městem

board-veil = Závoj: { $veil } ze 6
board-coming = Příští událost přivede agenty: do červené čtvrti { $red }, do modrošedých { $more } a { $less }.
board-coming-short = Příští křížky
board-reserves = V zásobě: agenti { $agents }, sluhové { $minions }, krev { $blood }. Ve městě ještě chybí sluhů: { $wanted }.
board-ritual = Rituál
board-ritual-kills = 9 obětí
board-ritual-sigils = pečeti
board-ritual-gathered = spolu
board-ritual-minions = sluhové
board-ritual-agents = agenti

## Vedle města

board-events-left = { $count ->
    [one] Zbývá { $count } událost
    [few] Zbývají { $count } události
   *[other] Zbývá { $count } událostí
  }
board-expected = Ztráta závoje: asi { $loss }
board-loss = závoje
board-next = Příští
board-top = Příští událost
board-now = Událost
board-tonight = Platí
board-dice = Kostky
board-die = { $count } × { $value }
board-outcome-strike = { $removed ->
    [0] Agent zůstane
   *[other] Agent padne
  }{ $blood ->
    [0] { "" }
   *[other] , ztráta krve: { $blood }
  }
board-outcome-drink = Krev: { $amount }
board-outcome-shift = { $amount ->
    [1] Odejde 1 agent
   *[other] Odejdou až { $amount } agenti
  }
board-outcome-expose = { $amount ->
    [1] 1 čtvrť
   *[other] Až { $amount } čtvrti
  }
board-aside = Odložené:
board-fight = Boj { DISTRICT($district, part: "at") }
board-traded = { $count ->
    [one] { $count } sluha umírá a bere s sebou agenta
    [few] { $count } sluhové umírají a berou s sebou stejný počet agentů
   *[other] { $count } sluhů umírá a bere s sebou stejný počet agentů
  }
board-die-open = Kostka { $value }, počítá se jako { $counts }
board-die-told = Kostka { $value }, počítá se jako { $counts }: { $removed ->
    [0] agent odolává
   *[other] agent padá
  }{ $blood ->
    [0] { "" }
   *[other] , ztráta krve: { $blood }
  }

## Upíři

board-you = ty
board-own = Tvoji upíři
board-blood = Krev: { $blood } { PREPOSITION("z", $most) } { $most }
board-blood-short = Krev: { $blood }
board-kills = Oběti: { $kills } z 9
board-ap = Zbývající akční body: { $ap }
board-ap-short = AB
board-price-blood = krev: { $cost }
board-price-veil = závoj: { $cost }
board-unplaced = neumístěna
board-from-kills = { $kills ->
    [one] od { $kills } oběti
   *[other] od { $kills } obětí
  }
board-next-unlock = { $kills ->
    [one] Od { $kills } oběti: { $what }
    [few] Od { $kills } obětí: { $what }
   *[other] Od { $kills } obětí: { $what }
  }
board-unlock-1 = Lov
board-unlock-2 = první relikvie, výměna
board-unlock-4 = Divoký hon
board-unlock-5 = druhá relikvie
board-unlock-6 = schopnost temnoty
board-unlock-9 = pečeť, rituál
board-all-unlocked = Vše je odemčeno
board-unsealed = bez pečeti

## Co ještě může přijít

board-odds = Příští událost
board-act = Akt { $act }: v balíčku { $left }, neviděno { $unseen }
board-relics-left = Relikvie v balíčku: { $count }

## Konec

board-go-on = Dál
board-won = Noc je vaše
board-lost = Noc je ztracena
board-losses = Co roztrhlo závoj
board-loss-seen = Agenti, kteří vás viděli
board-loss-missing = Agenti, kteří chyběli v zásobě
board-loss-cards = Texty událostí
board-loss-park = { DISTRICT("city-park") }
board-loss-waking = Probuzení
board-loss-powers = Schopnosti temnoty a Divoké hony
board-chart-veil = Závoj a agenti ve městě, kolo za kolem
board-chart-kills = Oběti, kolo za kolem

## Co se dá ve čtvrti dělat

board-open = { $name }: podívej se, co tu můžeš dělat
board-offers = { DISTRICT($district, part: "at") } můžeš
board-offers-none = { $name }: teď tu není co dělat
board-close = Zavřít
board-along = Sluhové s tebou:
board-offer-move = { $minions ->
    [0] Jdi tam
    [one] Jdi tam { PREPOSITION("s", $minions) } { $minions } sluhou
   *[other] Jdi tam { PREPOSITION("s", $minions) } { $minions } sluhy
  }
board-offer-train = { $minions ->
    [0] Jeď tam nočním vlakem
    [one] Jeď tam { PREPOSITION("s", $minions) } { $minions } sluhou
   *[other] Jeď tam { PREPOSITION("s", $minions) } { $minions } sluhy
  }
board-offer-and = … a: { $what }
board-price-ap = { $cost } AB
board-price-none = zdarma
board-act-expose = Odhal agenty
board-act-fight = Bojuj
board-act-recruit = Naverbuj sluhu
board-act-hunt = Lov
board-act-exchange = Vyměň relikvie
board-act-sigillate = Zapečeť čtvrť
board-act-ritual = Rituál Krvavého měsíce
board-act-blood = Schopnost krve
board-act-dark = Schopnost temnoty
board-act-wild-hunt = Divoký hon

## Takty: co kdo udělal, jednou větou

beat-ended = { $cause ->
    [ritual] Vychází Krvavý měsíc: město patří vám
    [veil] Závoj padá: celé město zná vaše jména
   *[deck] Čas je pryč: na rituál už nezbývá noc
  }.
beat-sigil = { VAMPIRE($vampire) } zapečeťuje { DISTRICT($district, case: "acc") }.
beat-fight = { VAMPIRE($vampire) } bojuje { DISTRICT($district, part: "at") }
beat-fell = { $count ->
    [0] nikdo nepadá
    [one] padá 1 agent
    [few] padají { $count } agenti
   *[other] padá { $count } agentů
  }
beat-blood-lost = ztracená krev: { $count }
beat-against = { $count ->
    [one] 1 agent
    [few] { $count } agenti
   *[other] { $count } agentů
  }
beat-card = { CARD($card) }
beat-day = { $round }. den{ $leader ->
    [unknown] { "" }
   *[other] , vede { VAMPIRE($leader) }
  }
beat-night = Padá noc, začíná { VAMPIRE($leader) }
beat-city = Rodina přichází do města
beat-waits = nechává noc plynout
beat-wakes = procitá
beat-goes = jde { DISTRICT($district, part: "to") }
beat-rides = jede nočním vlakem { DISTRICT($district, part: "to") }
beat-does-expose = odhaluje agenty
beat-does-fight = bojuje
beat-does-recruit = verbuje sluhu
beat-does-hunt = loví
beat-does-wild-hunt = pořádá Divoký hon
beat-does-exchange = vyměňuje relikvie
beat-spends = používá kostku { $value } { DISTRICT($district, part: "at") }
beat-uses = používá: { CARD($card) }
beat-came = { $count ->
    [one] přichází 1 agent
    [few] přicházejí { $count } agenti
   *[other] přichází { $count } agentů
  }
beat-left = { $count ->
    [one] mizí 1 agent
    [few] mizí { $count } agenti
   *[other] mizí { $count } agentů
  }
beat-veil-falls = závoj slábne o { $count }
beat-veil-rises = závoj sílí o { $count }

## Karty hry podle druhu

gallery-vampires = Upíři
gallery-abilities = Schopnosti
gallery-sigils = Pečeti děsu
gallery-relics = Relikvie
gallery-events = Události
gallery-districts = Čtvrti

gain-veil = závoj { $more }
gain-blood = krev Rodiny { $more }
gain-kills = oběti { $more }
gain-sigils = pečeti děsu { $more }
gain-minions = sluhové { $more }
gain-relics = relikvie { $more }

## Proč bot volí právě tohle

why-expose = Odhaluji skryté agenty ({ $count }): bojovat se dá jenom s odhalenými.
why-trade = Obětuji { $count ->
    [one] sluhu: bere s sebou agenta a nestojí mě to krev.
   *[other] sluhy ({ $count }): každý bere s sebou agenta a nestojí mě to krev.
  }
why-fight-free = Bojuji: nejlepší kostky na stole odstraňují agenty ({ $removed }) a nestojí krev.
why-fight = Bojuji: nejlepší kostky na stole odstraňují agenty ({ $removed }) za { $blood ->
    [one] { $blood } žeton krve.
    [few] { $blood } žetony krve.
   *[other] { $blood } žetonů krve.
  }
why-fight-kills = Bojuji { $count ->
    [one] s agentem
   *[other] { PREPOSITION("s", $count) } { $count } agenty
  }: počet mých obětí je { $kills } a k rituálu jich musí být 9.
why-recruit-veil = Verbuji: zvyšuje to závoj, který byl na { $veil }, a při 0 prohráváme.
why-recruit = Verbuji: rituál potřebuje v jedné čtvrti tolik sluhů: { $wanted }.
why-hunt = Lovím: { $blood ->
    [0] už nemám žádnou krev.
    [one] mám jenom { $blood } žeton krve.
    [few] mám jenom { $blood } žetony krve.
   *[other] mám jenom { $blood } žetonů krve.
  }
why-wild-hunt = Divoký hon stojí 1 závoj, ale najednou mi dává { $amount ->
    [one] { $amount } žeton krve.
    [few] { $amount } žetony krve.
   *[other] { $amount } žetonů krve.
  }
why-sigil = Zapečeťuji tuto čtvrť: { $missing ->
    [0] je to poslední pečeť potřebná k rituálu.
   *[other] k rituálu ještě chybí pečeti: { $missing }.
  }
why-move-away = Odcházím { DISTRICT($from, part: "from") }: agenti ({ $count }) by tam ve dne zaútočili.
why-move-exposed = Jdu { DISTRICT($to, part: "to") }: dá se tam bojovat s odhalenými agenty ({ $count }).
why-move-hidden = Jdu { DISTRICT($to, part: "to") }: dají se tam odhalit skrytí agenti ({ $count }).
why-move-ritual = Jdu { DISTRICT($to, part: "to") }, kde je { VAMPIRE($vampire) }: pečeti jsou hotové a rituál nás chce mít pohromadě.
why-move-sigil = Jdu se sluhou { DISTRICT($to, part: "to") }: nejsou tam agenti, takže ji můžu zapečetit.
why-die-free = Používám kostku { $value }: odstraňuje agenta a nestojí krev.
why-die-blood = Používám kostku { $value }: odstraňuje agenta za { $blood ->
    [one] { $blood } žeton krve.
    [few] { $blood } žetony krve.
   *[other] { $blood } žetonů krve.
  }
