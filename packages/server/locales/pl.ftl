### Co słyszą ludzie, gdy nie ma ich przy stole, po polsku. $game to tytuł gry, $who i $people to imiona.

notice-your-move = { $game }: twój ruch
notice-reminder = { $game }: kończy ci się czas
notice-started = { $game }: partia się zaczęła
notice-rematch = { $game }: rewanż?
notice-invited = { $game }: zaproszenie
notice-somebody-came = { $game }: ktoś dołączył
notice-over = { $game }: partia się skończyła
notice-test = Nokturn: to tylko próba

## Co jest pod tytułem

# Gdy nikt nie może wiedzieć, kto odpowiada.
said-perhaps = Być może stół czeka na ciebie.
said-turn = Stół czeka na ciebie.
said-started = Zajrzyj do partii.
said-rematch = { $who } proponuje jeszcze jedną partię.
said-invited = { $who } zaprasza cię do partii.
said-invited-circle = { $who } zaprasza cię do partii. Krąg: { $circle }
said-somebody-came = { $who } siedzi już przy twoim stole.
said-over = Zobacz, jak się skończyła.
said-test = Tak będą wyglądać wiadomości o twoich partiach.
said-with = W partii: { $people }
# $when to na przykład „za 3 godziny”.
said-due = Twój czas kończy się { $when }.
somebody = Ktoś

## E-maile

mail-open = Otwórz partię: { $url }
mail-stop = Nie chcesz więcej takich wiadomości? { $url }
mail-confirm = Nokturn: potwierdź swój adres
    .text = Ktoś, zapewne ty, chce dostawać pod tym adresem wiadomości o swoich ruchach na { $site }. Aby się zgodzić, otwórz ten link:
    .not-you = Jeśli to nie ty, nic nie rób: nie napiszemy więcej.

## Co mówi link do partii tam, gdzie go widać

invitation-title = { $game } · Nokturn
invitation-lobby = { $open ->
    [0] { $name } zaprasza do partii. Wszystkie miejsca są zajęte.
    [one] { $name } zaprasza do partii. Jedno miejsce jest wolne.
    [few] { $name } zaprasza do partii. { $open } miejsca są wolne.
   *[other] { $name } zaprasza do partii. { $open } miejsc jest wolnych.
  }
invitation-watch = Trwa partia: { $names }. Możesz oglądać.
invitation-playing = Trwa partia: { $names }.
invitation-bots = Boty grają między sobą.
invitation-over = Zakończona partia: { $names }. Obejrzyj ją ruch po ruchu.
invitation-abandoned = Tę partię zakończono bez wyniku.
# Na obrazku, nad tytułem gry.
picture-lobby = Zaproszenie do gry
picture-playing = Partia trwa
picture-over = Powtórka partii
picture-abandoned = Zakończona bez wyniku
