import { scene } from './kit.ts';

/** Scenes for each change of the rules, by the version in which it was made. */
export const SCENES = {
  2: {
    'LN-7.22 LN-10.8 LN-1.3 whoever is eliminated under the Shield of Light is protected no more': () =>
      scene({
        players: [{}, { character: 'elena', damage: 9, shielded: true }, { character: 'gregor' }],
        decks: { red: ['bat-swarm'] },
        options: { cards: 'classic' },
      })
        .goes('graveyard')
        .answer(0, 'draw-red')
        .answer(0, 'seat:1')
        .asks(0, 'end'),
  },
};
