### Co říká sám herní plán Lovců noci, česky.

board-copies = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
  }
board-place = { $count ->
    [0] { PLACE($place) }, nikdo tu není
   *[other] { PLACE($place) }: { $guests }
  }
board-deck = { DECK($deck, part: "plural") }: dobírací balíček { $count }, odkládací balíček { $discards }
board-discards = { DECK($deck, part: "plural") }, odkládací balíček: { $count }
board-track = Počítadlo zranění
board-damage = { $name }: { $damage } zranění
board-eliminated = { $name }: mimo hru, { $damage } zranění

## Útok, než k němu dojde

board-stand = Zranění: { $damage }
board-stand-open = Zranění: { $damage }, maximum { $limit }
board-outlook = V průměru { $average }, { $misses ->
    [0] nemine
   *[other] mine { $misses } { PREPOSITION("z", $rolls) } { $rolls }
  }
board-outlook-kill = vyřadí { $kills } { PREPOSITION("z", $rolls) } { $rolls }
board-no-harm = pod ochranou: bez zranění

## Vlastní věci

board-you = ty
board-own = Tvoje postava
board-own-closed = Vidíš ji jen ty. Dotkni se karty, nebo se podívej tady.
board-look = Podívat se
board-peek = Nahlédnout
board-hide = Zakrýt
board-progress = { $done } { PREPOSITION("z", $needed) } { $needed }

## Zápisník

board-grid = Kdo může být kým
board-cell = { $name }, { $thing }: { $proof ->
    [certain] jisté
    [excluded] vyloučeno
   *[possible] { $guess ->
        [likely] možné a myslíš si to
        [doubtful] možné, ale pochybuješ
        [no] možné, ale nevěříš tomu
       *[none] možné, bez značky
    }
  }
board-legend = Fajfky a křížky plynou z toho, co víš jistě. Do volného pole si klepnutím poznač domněnku:
board-guess-likely = spíš ano
board-guess-doubtful = pochybné
board-guess-no = spíš ne
board-prophecies = Věštby, které prošly tvýma rukama
board-no-prophecies = Zatím žádná.
board-note = { CARD($card) }: dává { SEAT($giver) }, dostává { SEAT($receiver) }; { $outcome ->
    [healed] léčení
    [took] zranění
    [protected] ochrana
    [gave] odevzdané vybavení
    [showed] ukázaná postava
   *[nothing] „Nic se nestalo“
  }
board-shown = { SEAT($seat) } je { CHARACTER($character) }

## Konec

board-go-on = K výsledku
board-reached = splněno
board-missed = nesplněno
board-chart = Zranění v průběhu noci
board-won = Výhra: { $why }
board-lost = Cíl nesplněn.
board-fell = Mimo hru, { $damage } zranění.

## Co kdo udělal, v jedné větě: každá část mluví o tom, kdo je na tahu

beat-started = Padá noc, začíná { SEAT($start) }.
beat-ended = { $winners ->
    [none] Noc končí a nevítězí nikdo.
   *[other] Noc končí. Vítězí { SEATS($winners) }.
  }
beat-revealed = { SEAT($seat) } se odhaluje: { CHARACTER($character, part: "title") }.
beat-eliminated = { SEAT($seat) } opouští hru: { CHARACTER($character, part: "title") }.
beat-moves = jde { PLACE($place, part: "to") }
beat-rolls = hází { $sum }
beat-skips = nic tam nedělá
beat-draws = bere { CARD($card, case: "acc") }
beat-draws-prophecy = bere věštbu
beat-passes = podává věštbu (příjemce: { SEAT($receiver) })
beat-prophecy = { $outcome ->
    [healed] podává věštbu, { SEAT($receiver) } se díky ní léčí
    [took] podává věštbu, { SEAT($receiver) } kvůli ní dostává { $amount } zranění
    [gave] podává věštbu, { SEAT($receiver) } za ni platí vybavením
    [showed] podává věštbu, { SEAT($receiver) } v odpovědi ukazuje svou postavu
   *[other] podává věštbu (příjemce: { SEAT($receiver) }), nic se neděje
  }
beat-no-effect = nevyužívá kartu { CARD($card) }
beat-chooses = vybírá cíl: { SEAT($target) }
beat-misses = míjí cíl ({ SEAT($victim) })
beat-hits = { $amount ->
    [0] útočí marně (cíl: { SEAT($victim) })
   *[other] zasahuje, { SEAT($victim) } dostává { $amount } zranění
  }
beat-counters = { $amount ->
    [0] { SEAT($attacker) } marně vrací úder
   *[other] { SEAT($attacker) } vrací úder ({ $amount })
  }
beat-takes = dostává { $amount } zranění
beat-hurts = zraňuje ({ SEAT($seat) }: { $amount })
beat-prevented = { SEAT($seat) } má ochranu
beat-heals = { $amount ->
    [one] léčí { $amount } vlastní zranění
    [few] léčí { $amount } vlastní zranění
   *[other] léčí { $amount } vlastních zranění
  }
beat-heals-other = { SEAT($seat) } si léčí { $amount } zranění
beat-sets = { $own ->
    [true] má teď { $damage } zranění
   *[false] mění zranění ({ SEAT($seat) }: { $damage })
  }
beat-takes-card = bere { CARD($card, case: "acc") } ({ SEAT($from) } kartu ztrácí)
beat-gives-card = { SEAT($to) } dostává { CARD($card, case: "acc") }
beat-digs = vykopává { CARD($card, case: "acc") }
beat-extra = získává tah navíc
beat-ability = používá schopnost { CHARACTER($character, part: "ability") }
beat-voids = ruší schopnost ({ SEAT($seat) })

## Karty hry podle druhu

gallery-characters = Postavy
gallery-green = Věštby
gallery-blue = Karty výhod
gallery-red = Bojové karty
gallery-places = Místa

gain-damage = tvá zranění { $more }
gain-dealt = zranění ostatních { $more }
gain-equipment = tvé vybavení { $more }
gain-known = známé věštby { $more }
gain-risk-out = riziko vyřazení { $more } p. b.

## Proč bot volí právě tohle

why-attack-enemy = Můj cíl je { SEAT($victim) }: odhalený { PARTY($party) }, a já stojím na druhé straně.
why-attack-hurt = Můj cíl je { SEAT($victim) }: zranění { $damage }, nejvíc v mém dosahu.
why-attack-equipment = Můj cíl je { SEAT($victim) }: v mém dosahu nikdo nemá víc vybavení a po vyřazení je kořist.
why-attack-only = Můj cíl je { SEAT($victim) }: nikoho jiného v dosahu nemám.
why-attack-all = Můj útok zasahuje najednou všechny v dosahu: { SEATS($victims) }.
why-prophecy = Beru si věštbu: { $count ->
    [one] někdo je ještě skrytý a odpověď mi něco prozradí.
   *[other] ještě skrytých: { $count }, a odpověď mi něco prozradí.
  }
why-ask = Věštbu dostává { SEAT($receiver) }: tvář je ještě skrytá, takže mi každá odpověď něco prozradí.
why-tree-heal = Léčím se: moje zranění je { $damage } a každý má svou mez.
why-tree-hurt = Strom zraňuje, cíl: { SEAT($victim) }. Zranění { $damage }, víc než u ostatních protivníků.
why-tree-enemy = Strom zraňuje, cíl: { SEAT($victim) }. Je to odhalený { PARTY($party) } a já stojím na druhé straně.
why-steal-most = Kradu { CARD($card, case: "acc") }: ze soupeřů má nejvíc co vzít { SEAT($from) }.
why-steal-only = Kradu { CARD($card, case: "acc") }: jediný cíl s vybavením je { SEAT($from) }.
why-reveal-use = Odhaluji se, protože chci teď použít schopnost: ve skrytu to nejde.
why-reveal-hurt = Odhaluji se: při zranění { $damage } možná nemám na svou schopnost moc času.
why-reveal = Odhaluji se: moje schopnost působí až teď.
why-go-heal = Jdu { PLACE($place, part: "to") }: moje zranění je { $damage } a tam se můžu léčit.
why-go-steal = Jdu { PLACE($place, part: "to") }: vybavení, ze kterého můžu vybírat: { $count }.
why-go-prophecy = Jdu { PLACE($place, part: "to") } pro věštbu: { $count ->
    [one] někdo je ještě skrytý.
   *[other] ještě skrytých: { $count }.
  }
why-go-attack = Jdu { PLACE($place, part: "to") }: v dosahu útoku { COUNT($victims) ->
    [one] tam je { SEATS($victims) }.
   *[other] tam jsou { SEATS($victims) }.
  }
why-blue = Beru si modrou kartu: moje zranění je { $damage } a některé z nich léčí.
why-red = Beru si červenou kartu: nemám vybavení a většina zbraní je červená.
