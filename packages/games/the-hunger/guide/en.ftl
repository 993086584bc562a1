### The guided first night of The Hunger. Its numbers and names follow guide.json.

guide-vampire = Dusk. You have fifteen rounds to leave the Castle, hunt, and be home before the sun rises. The vampires differ in looks only: be { VAMPIRE("yoko") }.
guide-mission = Missions give points at the end. Two are public; this one is your secret. Keep { MISSION("the-host") }: it pays for coming home, and more if you are home before { SEAT(1) }.
guide-hand = Each turn you play your whole hand of three cards. Their numbers add up to your Speed: { CARD("vampire-speed-4") }, { CARD("vampire-speed-2") } and { CARD("vampire-thirst") } make 4 + 2 + 1 = 7. Play them.
guide-move = Speed is your only money: a step costs 1, and hunting costs too. Whatever is left over is lost. In the Cemetery no Humans can be hunted, so walk through it, 4 steps { SPACE("m1", part: "to") }, and keep 3.
guide-hunt = The Hunt Track. The column is the price: a pile in column 3 costs 3 Speed. { CARD("military-uwe") } is worth 3 points, at once. Bite!
guide-first = { SEAT(1) } is further from the Castle than you, so { SEAT(1) } acted first in round 2, and now stands at the Crypt. Your new hand has Speed 7: 5 steps take you { SPACE("m6", part: "to") } too.
guide-push = The space is taken, so you may push. Push { SEAT(1) } one step back { SPACE("m5", part: "to") }: now you are in front, and in the next round you choose first.
guide-crypt = A Crypt: look at the Missions in it and keep one more. { MISSION("strategist") } gives 6 points for the most Military, and { CARD("military-uwe") } is one. Keep it.
guide-power = After each round the Track slides to the right, and everything gets cheaper. { CARD("vampiric-speed-3") } cost 3, now it costs 2. A Power gives no points, but 3 Speed every time it is in your hand. Hunt it.
guide-order = Round 3, and you are first. This hand has only Speed 5. Walk 3 steps { SPACE("m9", part: "to") }; that leaves 2.
guide-track = { CARD("villager-momo") } has slid to column 2. Worth 1 point, and { CARD("the-hunger") } in your playing area adds 1 for each Human you hunt. Take 2 points for 2 Speed.
guide-plains = Your Power is in your hand: Speed 10! Ahead lie the Plains, where the ways part: the Railroad, below it the Boat route with the Tavern, and later the Road. Take the Railroad, 4 steps { SPACE("r4", part: "to") }.
guide-bonus = In the Plains each Human gives 1 more point, in the Forest 2 more. { CARD("military-archibald") } is worth 3 + 1 = 4, and a second Military for your { MISSION("strategist") }. He costs 3 of your 6 Speed.
guide-well = Usually you hunt once a turn. A Well gives one more hunt, in column 1 only. { CARD("noble-carlyle") } has slid there: 4 + 1 = 5 points for 1 Speed.
guide-ballast = Your deck ran out, so your discards became the new deck, with your prey in it. { CARD("military-uwe") } is in your hand, with no Speed. That is the price of every meal: it makes you slow. Play the hand.
guide-market = This time you were lucky: with a Human in play { CARD("vampire-strength") } drew a card, and { CARD("vampire-thirst") } counts 3. Speed 7. Buildings can rid you of the ballast: they digest a Human. Go 4 steps { SPACE("r8", part: "to") }.
guide-villager = The Market digests a Villager, even a freshly hunted one. { CARD("villager-boo") } costs 2 and gives 1 + 1 = 2 points. Hunt.
guide-digest = Now digest { CARD("villager-boo", case: "acc") }: the card leaves your deck for good, but you still own it, and it counts for Missions.
guide-end = { SEAT(1) } hunted { CARD("religious-cantor-sami", case: "acc") }, drew the card at once, and its Holy Water ruled out hunting. So { SEAT(1) } opened a Chest: a token and 2 points. You lead with 16 points to 9. Ten turns are left, and the Castle is 20 steps away; the line by your cards tells whether you will still get home. At dawn only the Castle is safe and the first one home gets 10 points; the Cemetery costs 5, the Mountains more, and further out you burn. Three steps ahead a Chest holds a { TOKEN("token-parasol") }. One more bite, or home? The night is yours.
