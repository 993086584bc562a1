import type { Noted } from '@nokturn/engine';
import type { Study, StudySetting } from '../study.ts';
import { DISTRICT_IDS } from './cards/districts.ts';

const setting = (seats: number, difficulty: string, more: object = {}): StudySetting => ({
  name: [`${seats} vampires, ${difficulty}`, ...Object.values(more)].join(', '),
  seats,
  options: { familySize: seats, vampires: 'random', difficulty, ...more },
});
const OF_THREE = ['easy', 'medium', 'hard'].map((difficulty) => setting(3, difficulty));
const NAMED_OF_THREE = OF_THREE.map(({ name }) => name);

/** What is played and measured to see how the game is balanced. */
export const study: Study = {
  name: 'Masters of the Night',
  settings: [
    ...OF_THREE,
    ...[2, 4, 5].map((seats) => setting(seats, 'medium')),
    setting(3, 'medium', { edition: 'igrology' }),
  ],
  charts: [
    {
      kind: 'group',
      file: 'setting',
      title: 'Wins by difficulty, number of vampires and edition',
      note: 'The vampires are drawn at random, and each has its own seat.',
      source: 'wins',
      group: 'family',
      rows: 'settings',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'end',
      title: 'How games end',
      source: 'means',
      group: 'share of games ended by',
      rows: 'settings',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'vampire',
      title: 'Wins by vampire, 3 vampires',
      source: 'wins',
      group: 'vampire',
      over: NAMED_OF_THREE,
      rows: 'keys',
      unit: 'share',
    },
    {
      kind: 'cards',
      file: 'event',
      title: 'Wins by event card',
      note: 'With: games in which the card was drawn. How many cards are drawn depends on the length of the game, so compare events with each other rather than the two columns. “Idle”: its text changed nothing when it was drawn.',
      group: 'event',
      whose: 'everybody',
      fate: 'idle',
    },
    {
      kind: 'cards',
      file: 'relic',
      title: 'Wins by relic',
      note: 'With: games in which the relic was drawn. “Used”: the share of these games in which it had an effect at least once.',
      group: 'relic',
      whose: 'everybody',
      fate: 'used',
    },
    {
      kind: 'cards',
      file: 'ability',
      title: 'Wins by ability',
      note: 'With: games in which its vampire is in the Family.',
      group: 'ability',
      whose: 'everybody',
      fate: 'used',
      over: NAMED_OF_THREE,
    },
    {
      kind: 'cards',
      file: 'sigil',
      title: 'Wins by sigil',
      note: 'With: games in which its vampire has sigillated.',
      group: 'sigil',
      whose: 'everybody',
    },
    {
      kind: 'group',
      file: 'veil',
      title: 'The veil after each round, 3 vampires',
      note: 'Over the games that lasted this long.',
      source: 'means',
      group: 'veil after round',
      over: NAMED_OF_THREE,
      rows: 'keys-by-setting',
      unit: 'number',
    },
    {
      kind: 'group',
      file: 'game',
      title: 'Averages per game',
      source: 'means',
      group: 'in a game',
      over: NAMED_OF_THREE,
      rows: 'keys-by-setting',
      unit: 'number',
    },
    {
      kind: 'cards',
      file: 'district',
      title: 'How often a district is used',
      note: 'The share of games in which the district had an effect at least once, by day or for a vampire there.',
      group: 'district',
      whose: 'nobody',
      fate: 'used',
    },
  ],
  noted(heard) {
    switch (heard.kind) {
      case 'city':
        return DISTRICT_IDS.map((key) => ({ group: 'district', key }));
      case 'day-district':
        return heard.effect === true ? usedDistrict(heard.district) : [];
      default:
        return usedDistrict(heard.source);
    }
  },
};

function usedDistrict(id: unknown): Noted[] {
  return DISTRICT_IDS.flatMap((key) => (key === id ? [{ group: 'district used', key }] : []));
}
