### To, co mówi sama plansza Łowców nocy, po polsku.

board-copies = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
  }
board-place = { $count ->
    [0] { PLACE($place) }, nikogo tu nie ma
   *[other] { PLACE($place) }: { $guests }
  }
board-deck = { DECK($deck, part: "plural") }: stos dobierania { $count }, stos kart odrzuconych { $discards }
board-discards = { DECK($deck, part: "plural") }, stos kart odrzuconych: { $count }
board-track = Tor obrażeń
board-damage = { $name }: obrażenia { $damage }
board-eliminated = { $name } odpada przy { $damage }

## Własne rzeczy

board-you = ty
board-own = Twoja postać
board-own-closed = Tylko ty możesz ją zobaczyć. Uważaj, kto siedzi obok.
board-peek = Podejrzyj
board-hide = Zakryj
board-progress = { $done } z { $needed }

## Notatnik

board-grid = Kto może być kim
board-cell = { $name }, { $thing }: { $proof ->
    [certain] pewne
    [excluded] wykluczone
   *[possible] { $guess ->
        [likely] możliwe, tak myślisz
        [doubtful] możliwe, wątpisz
        [no] możliwe, nie wierzysz
       *[none] możliwe, bez znaku
    }
  }
board-legend = Ptaszki i krzyżyki wynikają z tego, co wiesz na pewno. Naciśnij wolne pole, by zaznaczyć domysł:
board-guess-likely = raczej tak
board-guess-doubtful = wątpliwe
board-guess-no = raczej nie
board-prophecies = Wróżby, które przeszły przez twoje ręce
board-no-prophecies = Jeszcze żadnej.
board-note = { CARD($card) }: daje { SEAT($giver) }, otrzymuje { SEAT($receiver) }; { $outcome ->
    [healed] leczenie
    [took] obrażenia
    [protected] ochrona
    [gave] oddany ekwipunek
    [showed] pokazana postać
   *[nothing] „Nic się nie stało”
  }
board-shown = { SEAT($seat) } to { CHARACTER($character) }

## Koniec

board-chart = Obrażenia w ciągu nocy
board-won = Zwycięstwo: { $why }
board-lost = Cel nieosiągnięty.
board-fell = Odpada przy { $damage } obrażeniach.
