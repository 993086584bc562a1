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
board-damage = { $name }: zranění { $damage }
board-eliminated = { $name } opouští hru při { $damage }

## Útok, než k němu dojde

board-stand = Zranění: { $damage }
board-stand-open = Zranění: { $damage }, limit { $limit }
board-outlook = V průměru { $average }, { $misses ->
    [0] nemine
   *[other] mine { $misses } z { $rolls }
  }
board-outlook-kill = zabije { $kills } z { $rolls }
board-no-harm = pod ochranou: bez zranění

## Vlastní věci

board-you = ty
board-own = Tvoje postava
board-own-closed = Vidíš ji jen ty. Dotkni se karty, nebo se podívej tady.
board-look = Podívat se
board-peek = Nahlédnout
board-hide = Zakrýt
board-progress = { $done } z { $needed }

## Zápisník

board-grid = Kdo může být kým
board-cell = { $name }, { $thing }: { $proof ->
    [certain] jisté
    [excluded] vyloučeno
   *[possible] { $guess ->
        [likely] možné, myslíš si to
        [doubtful] možné, pochybuješ
        [no] možné, nevěříš tomu
       *[none] možné, bez značky
    }
  }
board-legend = Fajfky a křížky plynou z toho, co víš jistě. Volné pole stiskni a poznač si domněnku:
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
board-fell = Opouští hru při { $damage } zraněních.

## Co kdo udělal, v jedné větě: každá část mluví o tom, kdo je na tahu

beat-started = Padá noc, začíná { SEAT($start) }.
beat-ended = { $winners ->
    [none] Noc skončila a nevyhrál nikdo.
   *[other] Noc skončila. { COUNT($winners) ->
        [one] Vítězí { SEATS($winners) }.
       *[other] Vítězí { SEATS($winners) }.
    }
  }
beat-revealed = { SEAT($seat) } odhaluje tvář: { CHARACTER($character, part: "title") }.
beat-eliminated = { SEAT($seat) } opouští hru: { CHARACTER($character, part: "title") }.
beat-moves = jde { PLACE($place, part: "to") }
beat-rolls = hází { $sum }
beat-skips = nic tam nedělá
beat-draws = bere { CARD($card, case: "acc") }
beat-draws-prophecy = bere věštbu
beat-passes = dává věštbu hráči { SEAT($receiver) }
beat-prophecy = { $outcome ->
    [healed] léčí věštbou hráče { SEAT($receiver) }
    [took] zraňuje věštbou hráče { SEAT($receiver) } ({ $amount })
    [gave] dostává za věštbu vybavení od hráče { SEAT($receiver) }
    [showed] vidí tvář hráče { SEAT($receiver) }
   *[other] dává věštbu hráči { SEAT($receiver) }, nic se nestane
  }
beat-no-effect = nevyužívá kartu { CARD($card) }
beat-chooses = vybírá hráče { SEAT($target) }
beat-misses = míjí hráče { SEAT($victim) }
beat-hits = { $amount ->
    [0] nemůže zranit hráče { SEAT($victim) }
   *[other] zasahuje hráče { SEAT($victim) } ({ $amount })
  }
beat-counters = { $amount ->
    [0] { SEAT($attacker) } marně vrací úder
   *[other] { SEAT($attacker) } vrací úder ({ $amount })
  }
beat-takes = utrpí zranění ({ $amount })
beat-hurts = zraňuje hráče { SEAT($seat) } ({ $amount })
beat-prevented = { SEAT($seat) } má ochranu
beat-heals = se léčí ({ $amount })
beat-heals-other = { SEAT($seat) } se léčí ({ $amount })
beat-sets = { $own ->
    [true] má teď zranění { $damage }
   *[false] mění zranění hráče { SEAT($seat) } na { $damage }
  }
beat-takes-card = bere { CARD($card, case: "acc") } hráči { SEAT($from) }
beat-gives-card = { SEAT($to) } dostává { CARD($card, case: "acc") }
beat-digs = vykopává { CARD($card, case: "acc") }
beat-extra = získává tah navíc
beat-ability = používá schopnost { CHARACTER($character, part: "ability") }
beat-voids = ruší schopnost hráče { SEAT($seat) }
