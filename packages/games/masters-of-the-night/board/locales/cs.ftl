### Co říká sama deska Pánů noci, česky.

## Město

board-city = Město
board-day = Den
board-night = Noc
board-round = { $round }. kolo z { $rounds }
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

## Nad městem

board-veil = Závoj: { $veil } z 6
board-coming = Příští událost přivede agenty: do červené čtvrti { $red }, do modrošedých { $more } a { $less }.
board-reserves = V zásobě: agenti { $agents }, sluhové { $minions }, krev { $blood }. Ve městě ještě chybí sluhů: { $wanted }.
board-ritual = Rituál
board-ritual-kills = 9 obětí
board-ritual-sigils = pečeti
board-ritual-gathered = pohromadě
board-ritual-minions = sluhové
board-ritual-agents = agenti

## Vedle města

board-events-left = { $count ->
    [one] Zbývá { $count } událost
    [few] Zbývají { $count } události
   *[other] Zbývá { $count } událostí
  }
board-expected = Cena: asi { $loss } závoje
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
    [few] { $count } sluhové umírají a berou s sebou stejně agentů
   *[other] { $count } sluhů umírá a bere s sebou stejně agentů
  }
board-die-open = Kostka { $value }, platí za { $counts }
board-die-told = Kostka { $value }, platí za { $counts }: { $removed ->
    [0] agent odolal
   *[other] agent padl
  }{ $blood ->
    [0] { "" }
   *[other] , ztráta krve: { $blood }
  }

## Upíři

board-you = ty
board-own = Tvoji upíři
board-blood = Krev: { $blood } z { $most }
board-kills = Oběti: { $kills } z 9
board-ap = Zbývající akční body: { $ap }
board-ap-short = AB
board-price-blood = krev: { $cost }
board-price-veil = závoj: { $cost }
board-from-kills = od { $kills } obětí
board-next-unlock = { $kills ->
    [one] Od { $kills } oběti: { $what }
    [few] Od { $kills } obětí: { $what }
   *[other] Od { $kills } obětí: { $what }
  }
board-unlock-1 = lov
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
