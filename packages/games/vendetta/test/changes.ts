import { fight, scene } from './kit.ts';

/** Scenes for each change of the rules, by the version in which it was made. */
export const SCENES = {
  2: {
    'VV-13.5 VV-10.1 Submission does not stop its own price': () =>
      fight([
        { clan: 'nosferatu', pool: 5, on: { 'loc-1': ['no-one-step-ahead'] } },
        { pool: 2, on: { 'loc-1': ['?to-submission'] } },
      ])
        .answer(1, 'turn-up')
        .ends(),
    'VV-1.6 nobody is asked about a team-mate where the amount is 0': () =>
      scene({
        options: { teams: true },
        players: [
          { clan: 'toreador', victims: 1, on: { 'loc-1': ['to-charisma'] } },
          {},
          { on: { 'loc-1': [1] } },
          {},
        ],
        at: 'loc-1',
      })
        .stay()
        .ends(),
  },
  3: {
    'VV-1.17 VV-8.12 VV-R79 a card that is gone when the price is paid is not looked at': () =>
      scene({
        players: [
          {
            clan: 'tremere',
            pool: 4,
            allies: ['al-ambrus-maropis'],
            hand: ['tr-hunt'],
            on: { 'loc-1': ['tr-retaliation'] },
          },
          {
            clan: 'gangrel',
            pool: 1,
            tokens: 2,
            victims: 0,
            allies: ['al-marcel'],
            on: { 'loc-1': ['?ga-hunt', '?ga-ready'] },
          },
        ],
        at: 0,
      })
        .answers(0, 'look', 'look:loc-1.1.0')
        .asks(0, 'plan-action'),
    'VV-8.11 VV-23.3 the Relic of an eliminated seat leaves the game': () =>
      scene({
        players: [
          { clan: 'brujah' },
          {
            clan: 'gangrel',
            hand: ['ga-hunt'],
            tokens: 2,
            victims: 0,
            allies: ['al-marcel'],
            relic: 're-penitent-mask',
          },
        ],
        at: 1,
      })
        .answer(1, 'drain')
        .ends(),
    'VV-7.13 VV-8.3 VV-R80 an Ally that an earlier reaction has Drained brings nothing': () =>
      scene({
        players: [
          { clan: 'brujah', on: { 'loc-1': ['br-challenge'] } },
          {
            clan: 'ventrue',
            pool: 1,
            victims: 0,
            allies: ['al-carmelita-neillson'],
            hand: ['ve-hunt', 've-ready'],
          },
        ],
        at: 1,
      })
        .answers(1, 'play:ve-hunt', 'location:loc-haven')
        .asks(1, 'plan-blood'),
  },
};
