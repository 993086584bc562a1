import { turn } from './kit.ts';

/** Scenes for each change of the rules, by the version number that introduced it. */
export const SCENES = {
  2: {
    'TH-6.6 TH-15.5 TH-21.6 with Speed 0, Treasure Chest fetches the Speed to go': () =>
      turn(
        { at: 'm2', hand: ['military-diego', 'villager-momo'], missions: ['treasure-chest'] },
        { chests: { r11: 'token-speed-2', r12: 'token-velvet' }, usedMissions: ['digestion'] },
      )
        .answer(0, 'use:treasure-chest')
        .answer(0, 'chest:r11')
        .answer(0, 'token:token-speed-2')
        .answer(0, 'move:m4')
        .ends(),
    'TH-9.14 TH-14.15 a Spicy vampire that is driven home may use The Opportunist first': () =>
      turn(
        { at: 'c2', hand: ['military-titus', 'vampire-speed-4'], missions: ['the-opportunist'] },
        { players: [{ at: 'c1' }, { home: 1 }], usedMissions: ['digestion'], castleTiles: [8, 6] },
      )
        .answer(0, 'use:the-opportunist')
        .ends(),
    'TH-6.6 TH-7.8 TH-R64 a tile comes before Dee, who must draw': () =>
      turn(
        {
          at: 'm2',
          hand: ['religious-dee'],
          deck: ['vampire-speed-2', 'vampire-speed-3'],
          missions: ['treasure-chest'],
        },
        { chests: { r11: 'token-draw' }, usedMissions: ['digestion'] },
      )
        .answer(0, 'use:treasure-chest')
        .answer(0, 'token:token-draw')
        .asks(0, 'move'),
  },
};
