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

## Vlastní věci

board-you = ty
board-own = Tvoje postava
board-own-closed = Podívat se smíš jen ty. Pozor, kdo sedí vedle.
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

board-chart = Zranění v průběhu noci
board-won = Výhra: { $why }
board-lost = Cíl nesplněn.
board-fell = Opouští hru při { $damage } zraněních.
