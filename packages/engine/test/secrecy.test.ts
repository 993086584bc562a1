import type { Position, Random, Viewer } from '@nokturn/engine';
import { type Secrecy, secrecy } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Duel, type DuelFrame, type DuelHappening, diceDuel } from './dice-duel.ts';
import { type DuelGame, roll, withBoast, withCall, withRoll } from './variants.ts';

const terms: Secrecy<Duel, DuelFrame, DuelHappening> = {
  seats: 3,
  games: 20,
  seed: 'secrecy',
  scramble: otherLuck,
  mayHear(happening, viewer) {
    switch (happening.kind) {
      case 'dealt':
        return happening.seat === viewer ? happening : { kind: 'dealt', seat: happening.seat };
      case 'rolled':
        return { kind: 'rolled', die: happening.die, right: happening.right };
      case 'boasted':
        return { kind: 'boasted', by: happening.by };
      default:
        return null;
    }
  },
};

/** All lucky numbers except the viewer's own are secret, and so are the next rolls of the dice. */
function otherLuck(position: Position<Duel, DuelFrame>, viewer: Viewer, random: Random) {
  const lucky = position.state.lucky.map((own, seat) => (seat === viewer ? own : 1 + random.below(6)));
  const chance = { key: position.chance.key.map(() => random.word()), drawn: random.below(1000) };
  return { ...position, state: { ...position.state, lucky }, chance };
}

describe('the secrecy suite', () => {
  it('passes a game that keeps its secrets', () => {
    const report = secrecy(diceDuel, terms);
    expect(report.views).toBe(4 * report.positions);
    expect(report.scrambled).toBe(report.views);
    expect(report.followed).toBeGreaterThan(report.views);
  });

  it('tries one position in every few', () => {
    const all = secrecy(diceDuel, terms);
    const some = secrecy(diceDuel, { ...terms, every: 5 });
    expect(some.positions).toBeGreaterThan(all.positions / 10);
    expect(some.positions).toBeLessThan(all.positions / 2.5);
  });

  it('refuses a scramble that scrambles nothing', () => {
    expect(() => secrecy(diceDuel, { ...terms, scramble: (position) => position })).toThrow(
      'the scramble never changed anything',
    );
  });

  it('names fields that the secrets table hides and the scramble forgets', () => {
    expect(secrecy(diceDuel, terms).unscrambled).toEqual([]);
    const forgetful: typeof terms.scramble = (position, viewer, random) => ({
      ...otherLuck(position, viewer, random),
      state: position.state,
    });
    expect(secrecy(diceDuel, { ...terms, scramble: forgetful }).unscrambled).toEqual(['/lucky']);
  });
});

describe('the secrecy suite catches a leak', () => {
  const leaks: readonly [string, RegExp, DuelGame][] = [
    [
      'in the state of a view',
      /the view tells 0 a secret at call: \/state\/lucky\/1/,
      { ...diceDuel, secrets: { ...diceDuel.secrets, show: (duel) => duel } },
    ],
    [
      'in the list of options',
      /the view tells . a secret at call: \/asked\/mine\/ask\/options/,
      withCall({
        ask: ({ lucky }) => ({
          kind: 'one',
          options: lucky.includes(6) ? ['high', 'low'] : ['low', 'high'],
        }),
      }),
    ],
    [
      'in the reasons for barred options',
      /the view tells . a secret at boast: \/asked\/mine\/barred/,
      withBoast({
        barred: ({ lucky }) =>
          lucky[0] === 6 ? [{ option: 'cheat', reason: { id: 'watched' }, clause: 'DD-2.1' }] : [],
      }),
    ],
    [
      'in the fallback',
      /the view tells . a secret at call: \/asked\/mine\/fallback/,
      withCall({ fallback: ({ lucky }) => ((lucky[1] ?? 0) > 3 ? 'high' : 'low') }),
    ],
    [
      'in who is asked',
      /the view tells . a secret at call: \/asked\/seats/,
      withCall({
        seats: ({ lucky }) => lucky.flatMap((number, seat) => (seat === 0 || number > 1 ? [seat] : [])),
      }),
    ],
    [
      'in options that everybody sees',
      /the view tells . a secret at call: \/asked\/open/,
      withCall({
        openOptions: true,
        ask: ({ lucky }, seat) => ({
          kind: 'one',
          options: (lucky[seat] ?? 0) > 3 ? ['high', 'low'] : ['low', 'high'],
        }),
      }),
    ],
    [
      'in the result',
      /the view tells . a secret at the end: \/result/,
      { ...diceDuel, result: ({ lucky }) => ({ winners: [lucky.indexOf(Math.max(...lucky))] }) },
    ],
    [
      'in a fact of a happening',
      /what is heard tells . a secret at \w+: \/\d\/lucky/,
      {
        ...withBoast({
          answered: (table, _, by) =>
            table.tell({ kind: 'boasted', by, lucky: table.state.lucky[by] } as DuelHappening),
        }),
        hearing: { ...diceDuel.hearing, boasted: { by: 'everybody', lucky: 'everybody' } as never },
      },
    ],
    [
      'in whether something happens',
      /what is heard tells . a secret/,
      {
        ...withBoast({
          answered(table, _, by) {
            if ((table.state.lucky[by] ?? 0) > 3) table.tell({ kind: 'coughed' } as never);
          },
        }),
        hearing: { ...diceDuel.hearing, coughed: {} } as never,
      },
    ],
    [
      'in the waiting work',
      /the view tells . a secret at \w+: \/(work|asked)/,
      withRoll((table, frame) => {
        roll(table, frame);
        if (!table.position.over && (table.state.lucky[0] ?? 0) > 3) table.next({ step: 'boast', by: 2 });
      }),
    ],
  ];

  it.each(leaks)('%s', (_, message, game) => {
    expect(() => secrecy(game, terms)).toThrow(message);
  });

  it('in whether a question is asked at all', () => {
    const shy = withBoast({
      ask: ({ lucky }, seat) => ({
        kind: 'one',
        options: (lucky[seat] ?? 0) > 3 ? ['silence', 'boast'] : ['silence'],
      }),
    });
    const skipped = withBoast({ seat: ({ lucky }, { by }) => ((lucky[by] ?? 0) > 3 ? by : null) });
    for (const game of [shy, skipped])
      expect(() => secrecy(game, { ...terms, follow: 0 })).toThrow(/that boast is asked at all tells/);
  });
});
