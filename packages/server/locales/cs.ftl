### Co se lidé dozvědí, když nejsou u stolu, česky. $game je název hry, $who a $people jsou jména.

notice-your-move = { $game }: jsi na tahu
notice-reminder = { $game }: dochází ti čas
notice-started = { $game }: partie začala
notice-rematch = { $game }: odveta?
notice-invited = { $game }: pozvánka
notice-somebody-came = { $game }: někdo přišel
notice-over = { $game }: partie skončila
notice-test = Nokturn: jen zkouška

## Co je pod názvem

# Kde nikdo nesmí vědět, kdo odpovídá.
said-perhaps = Možná na tebe stůl čeká.
said-turn = Stůl čeká na tebe.
said-started = Přijď ke stolu.
said-rematch = { $who } chce hrát znovu.
said-invited = { $who } tě zve k partii.
said-invited-circle = { $who } tě zve k partii. Kruh: { $circle }
said-somebody-came = { $who } už sedí u tvého stolu.
said-over = Podívej se, jak dopadla.
said-test = Takhle ti budou chodit zprávy o tvých partiích.
said-with = V partii: { $people }
# $when je třeba „za 3 hodiny“.
said-due = Čas ti vyprší { $when }.
somebody = Někdo

## E-maily

mail-open = Otevřít partii: { $url }
mail-stop = Nechceš už tyhle e-maily dostávat? { $url }
mail-confirm = Nokturn: potvrď svou adresu
    .text = Někdo, nejspíš ty, chce na tuhle adresu dostávat zprávy o tom, že je na { $site } na tahu. Souhlasíš-li, otevři tenhle odkaz:
    .not-you = Pokud o tom nic nevíš, nemusíš nic dělat: další e-mail už nepřijde.

## Co říká odkaz na partii tam, kde je vidět

invitation-title = { $game } · Nokturn
invitation-lobby = { $open ->
    [0] { $name } zve k partii. Všechna místa jsou obsazená.
    [one] { $name } zve k partii. Jedno místo je volné.
    [few] { $name } zve k partii. { $open } místa jsou volná.
   *[other] { $name } zve k partii. { $open } míst je volných.
  }
invitation-watch = Hraje se partie: { $names }. Můžeš se dívat.
invitation-playing = Hraje se partie: { $names }.
invitation-bots = Boti hrají mezi sebou.
invitation-over = Dohraná partie: { $names }. Podívej se na ni tah po tahu.
invitation-abandoned = Tahle partie byla ukončena bez výsledku.
# Na obrázku, nad názvem hry.
picture-lobby = Pozvánka ke hře
picture-playing = Právě se hraje
picture-over = Záznam partie
picture-abandoned = Ukončená bez výsledku
