circles-help = Kruh přátel má vlastní tabulku sezony, vzájemné bilance a partie, do kterých zve své členy. Vidí ho jen členové.
circle-new = Nový kruh
circle-name = Název kruhu
circle-found = Založit kruh
circle-unknown = Takový kruh není
circle-unknown-help = Kruh vidí jen jeho členové. Popros někoho z nich o odkaz.
circle-old-link = Tento odkaz už neplatí. Popros o nový.
circle-join = Přidat se do kruhu
circle-join-help = Někdo tě zve do svého kruhu přátel. Jeho členové uvidí tvoje jméno a partie, které s nimi odehraješ.
circle-alone = Zatím tu nikdo další není. Pošli přátelům odkaz níže a pak začněte společnou partii.
circle-start = Začít partii s těmito lidmi
circle-with = Koho pozvat?
circle-start-now = Připravit stůl a pozvat
circle-members = { $count ->
    [one] { $count } člen
    [few] { $count } členové
   *[other] { $count } členů
  }
circle-keeper = Správce
circle-make-keeper = Jmenovat správcem
circle-keep-no-more = Odvolat správce
circle-remove = Odebrat
circle-remove-sure = Ano, odebrat: { $name }
circle-leave = Odejít z kruhu
circle-leave-sure = Ano, odejít
circle-invite = Pozvat do kruhu
circle-invite-help = Přidat se může každý, kdo má tento odkaz.
circle-keeping = Pro správce
circle-rename = Přejmenovat
circle-rated = Partie tohoto kruhu se počítají do žebříčku
circle-renew = Vytvořit nový odkaz
circle-renew-sure = Ano, starý odkaz přestane platit
season = Sezona
season-all = Všechny sezony
season-quarter = { $year }, { $quarter }. čtvrtletí
season-all-games = Všechny hry
season-who = Jméno
season-matches = Partie
season-wins = Výhry
season-points = Body
season-rating = Hodnocení
season-points-help = Výhra je za 3 body, každá jiná dohraná partie za 1 a partie, ve které za tebe hrál bot, za 0. Počítají se partie začaté na této stránce a jejich odvety.
season-rating-help = Hodnocení uvidíš, když vybereš hru. Počítají se partie, které od začátku do konce odehráli jen lidé.
season-last = Poslední partie
season-more = Ukázat další { $count }
season-none = V této sezoně se zatím nehrálo.
season-bot = Bot
season-winner = { $name } (výhra)
head-to-head = Vzájemná bilance
head-one = První
head-two = Druhý
head-never = Tihle dva se ještě nepotkali.
head-matches = Kdo skončil výš { PREPOSITION("v", $count) } { $count ->
    [one] { $count } společné partii.
   *[other] { $count } společných partiích.
  }
head-together = { $count ->
    [one] A { $count } partie na stejné straně.
    [few] A { $count } partie na stejné straně.
   *[other] A { $count } partií na stejné straně.
  }
rating-value = { $value } ± { $plusMinus }
