import { begin, type Game, type OptionId, type Options, type Seat, verbOf, viewOf } from '@nokturn/engine';
import { decisionsOf, type GameNumbers, Numbering } from '@nokturn/engine/numbers';
import { type Chooser, deep } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { Trial } from '../../engine/src/testing/trials.ts';
import { GAMES } from '../all.ts';
import { neededModuleOf } from '../folder.ts';
import { settings as lovciSettings } from '../lovci-noci/test/trials.ts';

interface Trials {
  readonly SETTINGS?: readonly { readonly seats: number; readonly options: Options }[];
  readonly choose: Chooser;
}

interface Branches {
  /** The possible answers to each decision, by first word. */
  readonly DECISIONS: Readonly<Record<string, readonly string[]>>;
}

const AMOUNTS = ['0', '1', 'more'];

describe.each(GAMES.map((game) => [game.id, game] as const))('%s as numbers', async (id, game) => {
  const { numbers } = await neededModuleOf<{ numbers: GameNumbers }>(id, 'numbers.ts');
  const { SETTINGS, choose } = await neededModuleOf<Trials>(id, 'test/trials.ts');
  const { DECISIONS } = await neededModuleOf<Branches>(id, 'test/branches.ts');
  const settings = SETTINGS ?? [...lovciSettings('kosmos'), ...lovciSettings('classic')];

  it('has a pick for every possible answer', () => {
    const verbs = new Set(numbers.options(game.seats.max).map(verbOf));
    const wanted = new Set(Object.values(DECISIONS).flat());
    expect([...wanted].filter((verb) => !verbs.has(verb) && !AMOUNTS.includes(verb))).toEqual([]);
  });

  it('names each number once', () => {
    const names = numberingOf(game, numbers, game.seats.max).specs.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('expresses every moment of random matches in numbers, and accepts every answer in picks', {
    timeout: 3_600_000,
  }, () => {
    for (const [i, setting] of settings.entries())
      if (i % deep(4, 1) === 0)
        for (let n = 0; n < deep(1, 20); n++) played(game, numbers, setting, choose, n);
  });
});

function numberingOf(game: Game, numbers: GameNumbers, seats: number): Numbering {
  return new Numbering(numbers, decisionsOf(game.work), seats);
}

/** Plays a match with answers composed of picks. */
function played(
  game: Game,
  numbers: GameNumbers,
  { seats, options }: { seats: number; options: Options },
  choose: Chooser,
  number: number,
): void {
  const trial = new Trial(game, { seats, options, games: 1, seed: 'numbers', choose }, number);
  const numbering = numberingOf(game, numbers, seats);
  const table = begin(game, trial.setup);
  while (!table.position.over) {
    const { asked } = table.position;
    if (asked === null) throw new Error('nobody is asked');
    const at = asked.answers.indexOf(null);
    const [seat, ask] = [asked.seats[at] as Seat, asked.asks[at]];
    if (ask === undefined) throw new Error('nothing is asked');
    trial.count(asked.frame.step);
    if (ask.kind === 'amount' && ask.max > numbers.most)
      trial.fail(`an amount up to ${ask.max} is asked for`);
    const row = new Int16Array(numbering.size);
    numbering.write(viewOf(game, table.position, seat), [], row);
    for (const [i, { name, low, high }] of numbering.specs.entries()) {
      const value = row[i] as number;
      if (value < low || value > high) trial.fail(`${name} is ${value}`);
    }
    // The answer of a player of these trials, in picks if it is one option, otherwise any picks.
    const wanted = trial.choose(ask, trial.random, asked.frame.step);
    let picked: readonly OptionId[] = [];
    for (;;) {
      const open = numbering.open(ask, picked);
      if (open.length === 0) trial.fail('nothing can be picked');
      const own = open.find((pick) => numbering.picks[pick] === wanted);
      const next = numbering.pick(ask, picked, own ?? trial.random.pick(open));
      if ('answer' in next) {
        const refusal = table.answer(seat, next.answer);
        if (refusal) trial.fail(`${JSON.stringify(next.answer)}: ${refusal.reason}`);
        break;
      }
      ({ picked } = next);
    }
  }
}
