# Co se hrálo, jak to dopadlo a jak kdo hraje.

history-nav = Tvoje partie
game-nav = Hry
nav-history = Partie
nav-statistics = Statistiky
nav-ratings = Hodnocení

history = Všechny moje partie
history-loading = Hledáme…
history-failed = Server není dostupný. Zkus to později.
history-none = Těmto filtrům žádná partie neodpovídá.
history-empty = Zatím tu nic není. Najdeš tu každou partii, kterou odehraješ, s výsledkem i záznamem.
history-more = Ukázat další partie
filter-game = Hra
    .any = Všechny hry
filter-with = S kým
    .any = S kýmkoli
filter-outcome = Výsledek
    .any = Všechny výsledky
companion = { $name } ({ $matches })
alone = O samotě
outcome-won = Výhra
outcome-lost = Prohra
outcome-place = { $place }. místo { PREPOSITION("z", $of) } { $of }
outcome-unfinished = Nedohrané
outcome-none = Bez výsledku
outcome-here = Dohráno na tomto zařízení

statistics = Statistiky: { $game }
statistics-none = Zatím žádné dohrané partie.
where = Partie
where-site = Na tomto webu
where-here = Na tomto zařízení
    .help = Partie s boty, které se hrály jen v tomto prohlížeči. Server je nezná.
figure-matches = Partie
figure-won = Výhry
figure-streak = Nejdelší série
figure-streak-now = Současná série
figure-mean = Průměrný výsledek
figure-best = Nejlepší výsledek

rating = Tvoje hodnocení
rating-value = { $value } ± { $plusMinus }
rating-rank = { $matches ->
    [one] { $rank }. místo u stolů ze seznamu pro všechny, po jedné partii.
    [few] { $rank }. místo u stolů ze seznamu pro všechny, po { $matches } partiích.
   *[other] { $rank }. místo u stolů ze seznamu pro všechny, po { $matches } partiích.
  }
rating-all = Ukázat hodnocení všech

compared = Ty a rady
compared-same = { $matches ->
    [one] Ve zpětně prohlédnuté partii se { $share } tvých rozhodnutí ({ PREPOSITION("z", $decisions) } { $decisions }) shodovalo s radou.
   *[other] Ve zpětně prohlédnutých partiích (je jich { $matches }) se { $share } tvých rozhodnutí ({ PREPOSITION("z", $decisions) } { $decisions }) shodovalo s radou.
  }
compared-cost = Ostatní tě stála asi { $cost } výhry na partii.
compared-help = Tyto údaje jsou jen na tomto zařízení.

wins = Výhry
wins-help = Bod je tvůj podíl výher. Čára ukazuje, kde skutečný podíl leží v 95 případech ze 100: u několika málo partií to může být téměř cokoli.
wins-share = Podíl výher
wins-matches = Výhry
wins-between = { $value } ({ $low } až { $high })
wins-of = { $won } { PREPOSITION("z", $matches) } { $matches }
by = { $kind ->
    [clan] Podle klanu
    [character] Podle postavy
    [party] Podle skupiny
    [vampire] Podle upíra
    [with] Podle společnosti
    [seats] Podle počtu hráčů
    [seat] Podle místa u stolu
   *[other] { $kind }
  }
with = { $whom ->
    [people] Samí lidé
    [both] Lidé i boti
    [bots] Samí boti
   *[nobody] O samotě
  }
players = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }
seat = { $number }. místo
favourites = Oblíbené karty
    .help = Ty, které používáš nejčastěji.
cursed = Prokleté karty
    .help = Ty, se kterými vyhráváš méně často než bez nich.
card-of = { $name } ({ $owner })
card-use = { $matches ->
    [one] použití: { $times }, v 1 partii, výhry: { $won }
   *[other] použití: { $times }, { PREPOSITION("v", $matches) } { $matches } partiích, výhry: { $won }
  }

ratings = Hodnocení: { $game }
ratings-help = Z partií u stolů ze seznamu pro všechny, ve kterých hráli jen lidé a všichni až do konce. Skutečné hodnocení leží v mezích za znakem ± v 95 případech ze 100. Nováčci začínají na 1500. Pořadí podle toho, co je jisté: čím větší nejistota, tím víc se od hodnocení odečítá.
ratings-none = Zatím nikdo nemá hodnocení.
ratings-more = Ukázat další lidi
ratings-you = { $name } (ty)
column-rank = Pořadí
column-name = Jméno
column-rating = Hodnocení
column-matches = Výhry
