import { describe, expect, it } from 'vitest';
import { mastersOfTheNight } from '../index.ts';
import { scene } from './kit.ts';

/** What `nokturn simulate` counts. */
function counted(s: ReturnType<typeof scene>) {
  const result = mastersOfTheNight.result(s.state);
  return {
    tally: mastersOfTheNight.tally(s.state, result),
    measures: mastersOfTheNight.measures?.(s.state, result) ?? [],
  };
}

describe('MN-20.6 statistics', () => {
  it('a won game counts overall, for its difficulty, its edition, its set of vampires and each of them', () => {
    const s = scene({
      family: {
        mila: { at: 'museum', kills: 9, sigil: 'asylum' },
        imre: { at: 'museum', sigil: 'cathedral' },
      },
      options: { difficulty: 'hard' },
      city: { museum: { minions: 2 } },
      at: { acting: 'mila' },
    });
    const { tally, measures } = counted(s.say('ritual').finished('ritual'));
    expect(tally.map(({ group, key }) => `${group} ${key}`)).toEqual([
      'family all',
      'difficulty hard',
      'edition ares',
      'vampires imre+mila',
      'vampire mila',
      'vampire imre',
    ]);
    expect(tally.every(({ won }) => won)).toBe(true);
    expect(
      measures.filter(({ group }) => group.startsWith('share')).map(({ key, value }) => [key, value]),
    ).toEqual([
      ['ritual', 1],
      ['veil', 0],
      ['deck', 0],
    ]);
  });

  it('a lost game counts by its cause, and records how the veil fell', () => {
    const s = scene({
      family: { imre: {}, mila: {} },
      round: 1,
      city: { museum: { minions: 2 } },
      veil: 4,
      events: [],
      at: 'night',
    });
    const { tally, measures } = counted(s.say('end-turn', 'end-turn').finished('deck'));
    expect(tally.some(({ won }) => won)).toBe(false);
    expect(measures.find(({ key }) => key === 'deck')?.value).toBe(1);
    expect(measures.find(({ key }) => key === 'rounds')?.value).toBe(2);
    expect(measures.filter(({ group }) => group === 'veil after round')).toEqual([
      { group: 'veil after round', key: '1', value: 4 },
    ]);
  });
});
