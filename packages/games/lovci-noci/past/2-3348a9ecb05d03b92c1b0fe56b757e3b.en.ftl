place-morganas-hut =
    .text = Draw a prophecy and give it to another player.
place-well-of-wisdom =
    .text = Draw a card of any colour.
place-chapel =
    .text = Draw an advantage.
place-graveyard =
    .text = Draw a fight card.
place-enchanted-tree =
    .text = Deal 2 damage to any player, or heal any player by 1.
place-stone-circle =
    .text = Take an equipment card from another player.
character-apolena =
    .ability = Miracle Herb
    .text = At any time, once per game: heal all your damage.
    .goal = Be alive when the game ends.
character-augusta =
    .ability = Turncoat
    .text = At the start of your turn, once per game: from now on your goal is about your left neighbour.
    .goal = Your right neighbour wins.
character-bartolomej =
    .ability = Greedy Hands
    .text =
        { $collectorPower ->
            [rob] When your attack would deal 2 or more damage to somebody who owns equipment, you may take one of those cards instead.
            [sweep] When you kill with an attack, you may take all the equipment of the dead.
           *[other] Up to six players: when your attack would deal 2 or more damage to somebody who owns equipment, you may take one of those cards instead. From seven players: when you kill with an attack, you may take all the equipment of the dead.
        }
    .goal =
        Own { $collectorGoal ->
            [4] four
           *[other] five
        } equipment cards.
character-bohdan =
    .ability = Guilty Conscience
    .text = When your attack kills somebody whose limit is 12 or less, you must show your face.
    .goal = Attack and kill somebody whose limit is 13 or more, or be alive in the Stone Circle when the game ends.
character-cyril =
    .ability = Blood Frenzy
    .text = At the end of a turn in which you attacked: take 2 damage to attack the same players again, as often as you can bear it.
    .goal = Kill somebody so that at least three players are eliminated in all.
character-cecilie =
    .ability = Quiet Prayer
    .text = Once revealed, you heal 1 at the start of each of your turns.
    .goal = Be eliminated first, or be one of the last two alive.
character-dalibor =
    .ability = Cry of Horror
    .text = As soon as another player is eliminated, you must show your face.
    .goal = Be eliminated first, or be alive when all vampires are eliminated.
character-drahomir =
    .ability = Grave Robber
    .text = At any time, once per game: take an equipment card from a discard pile.
    .goal = Own three of the four relics: Raven Amulet, Moon Lance, Shadow Cloak, Looter’s Sack.
character-elena =
    .ability = Light Paw
    .text = Instead of rolling you may step to one of the two neighbouring places.
    .goal = All vampires are eliminated.
character-evelina =
    .ability = Spellbreaker
    .text = At the start of your turn, once per game: the ability of another player is broken for the rest of the game.
    .goal = All vampires are eliminated.
character-frederik =
    .ability = Great Howl
    .text = At the start of your turn, once per game: roll the six-sided die; another player takes that much damage.
    .goal = All vampires are eliminated.
character-fenris =
    .ability = Pull of the Moon
    .text = At the start of your turn, once per game: set the damage of any player to 7.
    .goal = All vampires are eliminated.
character-gregor =
    .ability = Crushing Paw
    .text = At the start of your turn, once per game: roll the four-sided die; another player takes that much damage.
    .goal = All vampires are eliminated.
character-gerulf =
    .ability = Thick Fur
    .text = At the end of your turn, once per game: you take no damage until your next turn starts.
    .goal = All vampires are eliminated.
character-ulrik =
    .ability = Mask
    .text = You may lie when you are given a prophecy, without showing your face. You cannot lie to True Face.
    .goal = All werewolves are eliminated.
character-ursula =
    .ability = Grave Chill
    .text =
        At the start of each of your turns you may deal 3 damage to another player { $reaperPlace ->
            [well-of-wisdom] at the Well of Wisdom
           *[other] in the Graveyard
        }.
    .goal = All werewolves are eliminated.
character-volko =
    .ability = Blood Thirst
    .text = Once revealed, you heal 2 whenever your attack deals damage.
    .goal = All werewolves are eliminated.
character-viktorie =
    .ability = Sure Fang
    .text = Once revealed, you attack with the four-sided die alone and never miss.
    .goal = All werewolves are eliminated.
character-wilhelmina =
    .ability = Riposte
    .text = After an attack on you, you may attack the attacker at once.
    .goal = All werewolves are eliminated.
character-waldemar =
    .ability = Feast of the Dead
    .text = At the end of your turn, once per game: take as many extra turns as there are eliminated players.
    .goal = All werewolves are eliminated.
card-balm-of-the-pack =
    .text = If you are a werewolf, heal 1. If you have no damage, take 1.
card-balm-of-the-crypt =
    .text = If you are a vampire, heal 1. If you have no damage, take 1.
card-balm-of-the-hearth =
    .text = If you are a human, heal 1. If you have no damage, take 1.
card-toll-of-the-beasts =
    .text =
        If you are a werewolf or a vampire, { $tollChoice ->
            [forced] give an equipment card to the giver. If you own nothing, take 1 damage.
           *[other] give an equipment card to the giver or take 1 damage.
        }
card-toll-of-warm-blood =
    .text =
        If you are a human or a werewolf, { $tollChoice ->
            [forced] give an equipment card to the giver. If you own nothing, take 1 damage.
           *[other] give an equipment card to the giver or take 1 damage.
        }
card-toll-of-smooth-skin =
    .text =
        If you are a human or a vampire, { $tollChoice ->
            [forced] give an equipment card to the giver. If you own nothing, take 1 damage.
           *[other] give an equipment card to the giver or take 1 damage.
        }
card-silver-lash =
    .text = If you are a werewolf, take 1 damage.
card-ray-of-dawn =
    .text = If you are a vampire, take 1 damage.
card-hawthorn-stake =
    .text = If you are a vampire, take 2 damage.
card-trial-of-the-frail =
    .text = If your letter is A, B, C, E or U (a limit of 11 or less), take 1 damage.
card-trial-of-the-mighty =
    .text = If your letter is D, F, G, V or W (a limit of 12 or more), take 2 damage.
card-true-face =
    .text = Whoever you are, show your character to the giver, and to nobody else.
card-blood-moon =
    .text = You may set the damage of any player, yourself included, to 7.
card-heavens-wrath =
    .text = Every other player takes 2 damage.
card-witching-hour =
    .text = You take an extra turn after this one.
card-light-of-truth =
    .text =
        { $lightOfTruth ->
            [both] If you are a hidden werewolf or a hidden vampire other than Ulric, you must show your face. Otherwise nothing happens.
           *[other] If you are a hidden vampire other than Ulric, you must show your face. Otherwise nothing happens.
        }
card-surge-of-life =
    .text = If your letter is A, E or U, you may show your face and heal all your damage.
card-call-of-the-pack =
    .text = If you are a werewolf, you may show your face and heal all your damage.
card-healing-draught =
    .text = You may heal 2.
card-distant-prayer =
    .text = You may choose another player and roll the six-sided die: that player heals that much.
card-shield-of-light =
    .text =
        { $shield ->
            [event] Attacks do you no damage until your next turn starts.
           *[other] Attacks do its owner no damage. It is discarded when the owner’s next turn starts.
        }
card-moon-lance =
    .text = If you are a revealed werewolf, your attacks that do not miss deal 2 more damage.
card-looters-sack =
    .text = When you kill with an attack, you take all the equipment of the dead.
card-wanderers-compass =
    .text =
        { $compass ->
            [free] You may go to any other place instead of rolling.
           *[other] You may roll twice for your move and choose one of the results.
        }
card-shadow-cloak =
    .text = Your attacks deal 1 less damage, and so do attacks on you.
card-raven-amulet =
    .text = Bat Swarm, Grave Spider and Powder Keg do you no damage.
card-oak-charm =
    .text = The Enchanted Tree does you no damage.
card-moonstone =
    .text = Nothing can set your damage to 7.
card-bat-swarm =
    .text = Another player takes 2 damage. Then you may heal 1.
card-grave-spider =
    .text = Another player and you take 2 damage each.
card-powder-keg =
    .text = Roll both dice: everybody at the place with that number takes 3 damage, you included. On a 7 nothing happens.
card-midnight-duel =
    .text = Choose another player and roll the six-sided die. On 1 to 4 that player takes 3 damage, on 5 or 6 you do.
card-pickpocket =
    .text = You may take an equipment card from another player.
card-snare =
    .text = Give one of your equipment cards to another player. If you own nothing, take 1 damage.
card-blood-rite =
    .text = If you are a vampire, you may show your face and heal all your damage.
card-iron-claws =
    .text = Your attacks that do not miss deal 1 more damage.
card-burning-torch =
    .text =
        { $torchMustAttack ->
            [false] You attack with the four-sided die alone and never miss.
           *[other] You attack with the four-sided die alone and never miss, but you must attack whenever you can.
        }
card-crossbow =
    .text = You attack players in the other areas, never in your own.
card-firestorm =
    .text =
        { $firestorm ->
            [place] Your attack hits everybody at your target’s place, with one roll.
           *[other] Your attack hits everybody in range, with one roll.
        }
