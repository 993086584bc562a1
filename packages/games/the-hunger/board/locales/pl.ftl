### Co mówi sama plansza Od zmierzchu do świtu, po polsku.

## Noc

board-round = Runda { $round } z 15, { $left ->
    [0] ostatnia
    [one] do świtu jeszcze { $left }
    [few] do świtu jeszcze { $left }
   *[other] do świtu jeszcze { $left }
  }
board-round-short = Runda { $round }
board-rounds-left = { $left ->
    [0] ostatnia
   *[other] do świtu jeszcze { $left }
  }
board-public-missions = Zadania ogólne
board-turn = { $name }: { $step }
board-vampires = Kim jesteś tej nocy?

## Mapa

board-map = Mapa
board-zoom-in = Przybliż
board-zoom-out = Oddal
board-zoom-whole = Cała mapa
board-zoom-home = Do twojego wampira: { $space }
board-cost = Szybkość: { $cost }
board-chest-empty = Kufer jest pusty
board-chest-token = W kufrze: { $token }
board-crypt-begins = { $count ->
    [one] Na początku nocy leży tu { $count } zadanie.
    [few] Na początku nocy leżą tu { $count } zadania.
   *[other] Na początku nocy leży tu { $count } zadań.
  }
board-crypt-tiles = { $count ->
    [0] brak zadań
    [one] { $count } zadanie
    [few] { $count } zadania
   *[other] { $count } zadań
  }
board-tavern-cards = { $count ->
    [0] tawerna jest pusta
    [one] { $count } zakryta karta w tawernie
    [few] { $count } zakryte karty w tawernie
   *[other] { $count } zakrytych kart w tawernie
  }
board-castle-tiles = Pozostałe płytki zamczyska: { $tiles }
board-labyrinth-roses = { $count ->
    [one] Kwitnie tu { $count } róża
    [few] Kwitną tu { $count } róże
   *[other] Kwitnie tu { $count } róż
  }
board-here = Tutaj: { $names }
board-dawn-safe = Świt: tu nic ci nie grozi.
board-dawn-burnt = Świt: tu spłoniesz.
board-dawn-loss = { $loss ->
    [one] Świt: przeżyjesz tu, ale stracisz { $loss } punkt.
    [few] Świt: przeżyjesz tu, ale stracisz { $loss } punkty.
   *[other] Świt: przeżyjesz tu, ale stracisz { $loss } punktów.
  }
board-speed = { $name }: pozostała szybkość { $left } z { $speed }
board-hunts-left = { $hunts ->
    [0] koniec polowań
    [one] jeszcze { $hunts } polowanie
    [few] jeszcze { $hunts } polowania
   *[other] jeszcze { $hunts } polowań
  }{ $column ->
    [0] { "" }
   *[other] , w tym { $column } w kolumnie 1
  }

## Tor polowania

board-hunt-deck = { $count ->
    [one] { $count } karta w talii polowania
    [few] { $count } karty w talii polowania
   *[other] { $count } kart w talii polowania
  }
board-column = Kolumna { $column }: polowanie kosztuje { $column } szybkości
board-pile = { $cell }, koszt { $cost }: { $names }
board-pile-empty = { $cell }: pusto
board-pile-cost = Koszt w szybkości: { $cost }
board-worth = { $points ->
    [one] { $points } punkt dla ciebie
    [few] { $points } punkty dla ciebie
   *[other] { $points } punktów dla ciebie
  }

## Twoje rzeczy

board-own = Twoje karty i zadania
board-own-score = Punkty: { $now }; { $total } w razie końca nocy teraz, w bezpiecznym zamczysku
board-hide = Ukryj
board-show = Pokaż
board-hand = Twoja ręka
board-hunted = Właśnie upolowane
board-missions = Twoje zadania
board-found = W krypcie
board-mission-now = { $points ->
    [one] teraz { $points } punkt
    [few] teraz { $points } punkty
   *[other] teraz { $points } punktów
  }
board-deck = { $count ->
    [one] { $count } karta w twojej talii
    [few] { $count } karty w twojej talii
   *[other] { $count } kart w twojej talii
  }
board-deck-top = Na wierzchu: { $cards }
board-deck-unordered = Nikt nie wie, w jakiej leżą kolejności.
board-deck-and-hand = { $count ->
    [one] { $count } karta na ręce i w talii
    [few] { $count } karty na ręce i w talii
   *[other] { $count } kart na ręce i w talii
  }
board-discard = { $count ->
    [one] { $count } karta na stosie kart odrzuconych
    [few] { $count } karty na stosie kart odrzuconych
   *[other] { $count } kart na stosie kart odrzuconych
  }
board-digested = { $count ->
    [one] { $count } pochłonięta karta
    [few] { $count } pochłonięte karty
   *[other] { $count } pochłoniętych kart
  }
board-laid = { $count ->
    [one] { $count } wyłożona karta lub żeton
    [few] { $count } wyłożone karty i żetony
   *[other] { $count } wyłożonych kart i żetonów
  }

## Droga do domu

board-warn-burn = To twoja ostatnia tura: tam spali cię słońce. Na pewno?
board-advise-late = Stamtąd raczej nie zdążysz do domu przed świtem. Na pewno?
board-advise-hunt = Tłusta zdobycz jest jeszcze w zasięgu. Mimo to kończysz turę?
board-advise-chest = W kufrze wciąż leży żeton. Mimo to kończysz turę?
board-home-safe = Jesteś w domu. Niech słońce wschodzi.
board-home-home = U bram zamczyska
board-home-easy = Zdążysz do domu
board-home-tight = Będzie na styk: zawracaj
board-home-late = Za daleko: uratuje cię tylko szczęście
board-home-sum = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
  } do zamczyska, średnia szybkość { $mean }: { $needed ->
    [never] nie ruszysz się z miejsca
    [one] około { $needed } tury
   *[other] około { $needed } tur
  }, zostało: { $turns }

## Gracz

board-you = ty
board-seat-score = Punkty: { $points }; { $total } z kartami i zadaniami ogólnymi, gdyby noc skończyła się teraz
board-mission-count = { $count ->
    [one] { $count } tajne zadanie
    [few] { $count } tajne zadania
   *[other] { $count } tajnych zadań
  }

## Notatki

board-notes-crypts = W kryptach
board-notes-unseen = Na razie nieznane.
board-notes-seen = Przy ostatniej wizycie:
board-notes-rejected = Odrzucone zadanie
board-notes-used = Użyte i usunięte z gry
board-notes-empty = Nic tu nie zostało.

## Koniec

board-share-loss = Strata o świcie
board-share-cards = Karty na koniec gry
board-share-public = Zadania ogólne
board-share-personal = Tajne zadania
board-public = ogólne
board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
board-fate-safe = W domu, miejsce { $place }
board-fate-survives = Świt przeżyty, miejsce { $place }: { $space }
board-fate-burnt = Popiół w blasku wschodzącego słońca: { $space }
board-chart = Punkty w ciągu nocy
board-chart-label = Punkty tej nocy. { $scores }
