### The guided first game of Lovci noci. Its numbers and names follow guide.json.

guide-roll = Welcome to the night. You are { CHARACTER("frederik", part: "title") }, and only you know it: look at your card whenever you like. Werewolves win when every vampire is eliminated. But who is a vampire? Begin by rolling: the sum of the two dice names the place you go to.
guide-free = Seven! A seven lets you go wherever you like. Tonight, knowledge is worth more than blows. Go to { PLACE("morganas-hut") }, where prophecies are drawn.
guide-draw = Every place offers something, and you may always leave it. Draw a prophecy.
guide-give = You hold { CARD("ray-of-dawn") }. Only you can read it: it burns a vampire for 1 damage and does nothing to anyone else. Hand it to { SEAT(3) } and watch closely.
guide-end-first = { SEAT(3) } took 1 damage, so { SEAT(3) } must be a vampire. Only the two of you have seen the card. The Notebook keeps what you can prove. Nobody attacks in the first round, so end your turn. You could show your face here as well, but you are safer hidden.
guide-roll-again = Everyone has had a turn. Damage is public: see how it moved on the track. What nobody sees is how much each character can take; the letters show where someone falls. Roll again.
guide-advantage = The first roll named the place you were standing on, so the dice were rolled again. At the { PLACE("chapel") } you draw advantages, which never hurt whoever draws them. Draw one.
guide-attack = { CARD("shadow-cloak") }! Equipment lies face up in front of you and works from now on. From round 2 you may attack someone in your area: your own place and the one joined to it by a web. { SEAT(3) } is there, and you know what { SEAT(3) } is. Attack.
guide-rolled = An attack rolls both dice and subtracts the smaller from the larger: 2 − 1 = 1. Your own cloak takes off 1, so this blow will not hurt: equipment works even when it is bad for you. You could show your face before the blow lands. Not yet: stay hidden and strike.
guide-end-second = { SEAT(3) } has shown a face: { CHARACTER("wilhelmina", part: "title") }, who strikes back when attacked. This time your cloak swallowed the blow. Wilhelmina falls at 14 damage. End your turn.
guide-reply = Much has happened: { SEAT(2) } turned out to be { CHARACTER("gregor", part: "title") }, one of yours, and hit hard. Now { SEAT(3) } hands you { CARD("balm-of-the-crypt") }, which only affects vampires. You are not one, so the true answer is that nothing happened. The others hear your answer but never see the card.
guide-ability = Wilhelmina is at 10 of 14. Time to show your face: once in the game { CHARACTER("frederik") } may howl, and whoever you choose takes as much damage as the six-sided die shows. Use your ability. It reveals you.
guide-target = Now choose: { SEAT(3) }.
guide-end = A two: Wilhelmina is at 12 of 14, and the dice took you to the { PLACE("well-of-wisdom") }, where you can draw a card of any colour. You know two werewolves and one vampire, so { SEAT(1) } must be the other. Play on from here and finish the night.
