import {
  type Answer,
  begin,
  type Decision,
  type Frame,
  type Game,
  type Happening,
  hashOf,
  type Result,
  type Step,
  secretsOf,
  type Table,
  viewOf,
  type Work,
} from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { diceDuel } from './dice-duel.ts';
import { market } from './market.ts';

interface Notes {
  readonly notes: string[];
}
type TestFrame = Frame &
  ({ step: 'first' } | { step: 'second' } | { step: 'third'; by?: number } | { step: 'done' });
type Doing =
  | Step<Notes, TestFrame, Happening, TestFrame['step']>
  | Decision<Notes, TestFrame, Happening, TestFrame['step']>;

const done: Doing = (table) => {
  table.state.notes.push('done');
  table.finish();
};

/** A game of one, two or three pieces of work, with three seats. */
function gameOf(first: Doing, second: Doing = done, third: Doing = done): Game<Notes, TestFrame> {
  return {
    id: 'test',
    rulesVersion: 1,
    clausePrefix: 'T',
    seats: { min: 1, max: 3 },
    options: {},
    setUp(table) {
      table.next({ step: 'first' }, { step: 'second' }, { step: 'third' }, { step: 'done' });
      return { notes: [] };
    },
    work: { first, second, third, done } as Work<Notes, TestFrame, Happening>,
    result: (): Result => ({ winners: [] }),
    clone: ({ notes }) => ({ notes: notes.slice() }),
    secrets: secretsOf<Notes>()({ notes: 'everybody' }),
    hearing: {},
    pointsAt: () => null,
    roundOf: () => 1,
    tally: () => [],
  };
}

function tableOf(game: Game<Notes, TestFrame>): Table<Notes, TestFrame> {
  return begin(game, { seats: 3, options: {}, seed: 'table' }, { listening: true });
}

const note =
  (text: string): Doing =>
  (table) =>
    void table.state.notes.push(text);

const question: Extract<Decision<Notes, TestFrame, Happening, TestFrame['step']>, { to: 'one' }> = {
  clause: 'T-1',
  to: 'one',
  seat: () => 1,
  ask: () => ({ kind: 'one', options: ['yes', 'no'] }),
  fallback: () => 'no',
  answered: (table, answer, seat) => void table.state.notes.push(`${seat} ${answer}`),
};

const together: Extract<
  Decision<Notes, TestFrame, Happening, TestFrame['step']>,
  { to: 'several' | 'several-unseen' }
> = {
  clause: 'T-2',
  to: 'several',
  seats: () => [0, 2],
  ask: () => ({ kind: 'one', options: ['yes', 'no'] }),
  fallback: () => 'no',
  answered: (table, answers) =>
    void table.state.notes.push(answers.map(({ seat, answer }) => `${seat} ${answer}`).join(', ')),
};

describe('work', () => {
  it('is done in the order in which it was pushed', () => {
    const table = tableOf(gameOf(note('a'), note('b'), note('c')));
    expect(table.state.notes).toEqual(['a', 'b', 'c', 'done']);
    expect(table.position.over).toBe(true);
    expect(table.position.asked).toBeNull();
  });

  it('pushed by a step comes before all other work', () => {
    const pushes: Doing = (table) => table.next({ step: 'third', by: 1 }, { step: 'third', by: 2 });
    const tells: Doing = (table, frame) =>
      void table.state.notes.push(`third ${'by' in frame ? frame.by : 0}`);
    const table = tableOf(gameOf(pushes, note('second'), tells));
    expect(table.state.notes).toEqual(['third 1', 'third 2', 'second', 'third 0', 'done']);
  });

  it('can be dropped down to a frame, and the dropped work is returned', () => {
    let dropped: readonly TestFrame[] = [];
    const drops: Doing = (table) => {
      dropped = table.dropThrough('third');
    };
    const table = tableOf(gameOf(drops, note('second')));
    expect(table.state.notes).toEqual(['done']);
    expect(dropped.map(({ step }) => step)).toEqual(['second', 'third']);
    expect(() => tableOf(gameOf((inner) => void inner.dropThrough('first')))).toThrow('no first is waiting');
  });

  it('that is missing is an error, not an endless wait, and the error names the latest step', () => {
    const alone = (doing: Doing, ...frames: TestFrame[]): Game<Notes, TestFrame> => ({
      ...gameOf(doing),
      setUp(table) {
        table.next(...frames);
        return { notes: [] };
      },
    });
    const stuck = 'test: nothing is left to do after setUp, but the match is not over';
    expect(() => tableOf(alone(question))).toThrow(stuck);
    const unasked = alone({ ...question, seat: () => null }, { step: 'first' });
    expect(() => tableOf(unasked)).toThrow('to do after first');
    const asked = tableOf(alone(question, { step: 'first' })).clone();
    expect(() => asked.answer(1, 'yes')).toThrow('to do after first');
  });

  it('without a rule in the game is named', () => {
    const lost: Doing = (table) => table.next({ step: 'fourth' } as never);
    expect(() => tableOf(gameOf(lost))).toThrow('test has no rule for fourth');
  });

  it('after the end is not done', () => {
    const table = tableOf(gameOf((inner) => inner.finish()));
    expect(table.state.notes).toEqual([]);
    expect(table.position.work).toEqual([]);
    expect(table.answer(0, 'yes')).toMatchObject({ code: 'over' });
  });
});

describe('a question to one seat', () => {
  it('waits, and continues with the answer', () => {
    const table = tableOf(gameOf(question));
    expect(table.position.asked).toMatchObject({ seats: [1], answers: [null] });
    expect(table.answer(1, 'yes')).toBeNull();
    expect(table.state.notes).toEqual(['1 yes', 'done']);
  });

  it('with only one possible answer is answered automatically', () => {
    const table = tableOf(gameOf({ ...question, ask: () => ({ kind: 'one', options: ['yes'] }) }));
    expect(table.state.notes).toEqual(['1 yes', 'done']);
  });

  it('with only one possible answer is asked anyway if it is a cover', () => {
    const table = tableOf(
      gameOf({ ...question, cover: true, ask: () => ({ kind: 'one', options: ['yes'] }) }),
    );
    expect(table.state.notes).toEqual([]);
    table.answer(1, 'yes');
    expect(table.state.notes).toEqual(['1 yes', 'done']);
  });

  it('with only one possible answer is asked anyway when its function calls it a cover', () => {
    const noted: string[] = [];
    const only = (option: string): Doing => ({
      ...question,
      cover: ({ notes }, seat, ask) => {
        noted.push(`${notes.length} ${seat} ${JSON.stringify(ask)}`);
        return option === 'yes';
      },
      ask: () => ({ kind: 'one', options: [option] }),
    });
    const table = tableOf(gameOf(only('no'), only('yes'), question));
    expect(noted).toEqual(['0 1 {"kind":"one","options":["no"]}', '1 1 {"kind":"one","options":["yes"]}']);
    expect(table.state.notes).toEqual(['1 no']);
    table.answer(1, 'yes');
    expect(table.state.notes).toEqual(['1 no', '1 yes']);
  });

  it('to nobody is skipped', () => {
    const table = tableOf(gameOf({ ...question, seat: () => null }));
    expect(table.state.notes).toEqual(['done']);
  });

  it('shows its options only to the seat that is asked', () => {
    const table = tableOf(gameOf(question));
    const mine = { ask: { kind: 'one', options: ['yes', 'no'] }, fallback: 'no', barred: [], answer: null };
    expect(viewOf(table.game, table.position, 1).asked).toMatchObject({
      clause: 'T-1',
      seats: [1],
      mine,
      open: null,
    });
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(viewOf(table.game, table.position, viewer).asked).toMatchObject({
        seats: [1],
        mine: null,
        open: null,
      });
  });

  it('shows its options to everybody if they are open', () => {
    const table = tableOf(gameOf({ ...question, openOptions: true }));
    const open = [{ seat: 1, ask: { kind: 'one', options: ['yes', 'no'] } }];
    for (const viewer of [0, 'spectator', 'everything'] as const)
      expect(viewOf(table.game, table.position, viewer).asked).toMatchObject({ mine: null, open });
  });
});

describe('a question to several seats', () => {
  it('continues when the last seat has answered, whichever that is', () => {
    const table = tableOf(gameOf(together));
    expect(table.answer(2, 'no')).toBeNull();
    expect(table.state.notes).toEqual([]);
    expect(table.answer(0, 'yes')).toBeNull();
    expect(table.state.notes).toEqual(['0 yes, 2 no', 'done']);
  });

  it('lets each change its mind until then', () => {
    const table = tableOf(gameOf(together));
    for (const answer of ['no', 'yes', 'no', 'yes']) expect(table.answer(2, answer)).toBeNull();
    table.answer(0, 'no');
    expect(table.state.notes).toEqual(['0 no, 2 yes', 'done']);
  });

  it('shows who has answered but not what, and each seat its own answer', () => {
    const table = tableOf(gameOf(together));
    table.answer(2, 'yes');
    const seen = (viewer: 0 | 1 | 2 | 'spectator') => viewOf(table.game, table.position, viewer).asked;
    expect(seen('spectator')).toMatchObject({ seats: [0, 2], answered: [2], mine: null });
    expect(seen(2)).toMatchObject({ mine: { answer: 'yes' } });
    expect(seen(0)).toMatchObject({ mine: { answer: null } });
    expect(JSON.stringify(seen(0))).not.toContain('"answer":"yes"');
  });

  it('hides who is asked if even that is secret', () => {
    const table = tableOf(gameOf({ ...together, to: 'several-unseen' }));
    table.answer(2, 'yes');
    expect(viewOf(table.game, table.position, 1).asked).toMatchObject({
      seats: null,
      answered: null,
      mine: null,
    });
    expect(viewOf(table.game, table.position, 0).asked).toMatchObject({
      seats: null,
      mine: { answer: null },
    });
    expect(viewOf(table.game, table.position, 'everything').asked).toMatchObject({
      seats: [0, 2],
      answered: [2],
    });
  });

  it('is answered automatically, seat by seat, if only one answer is possible', () => {
    const ask = (_: Notes, seat: number) => ({
      kind: 'one' as const,
      options: seat === 0 ? ['yes'] : ['yes', 'no'],
    });
    const table = tableOf(gameOf({ ...together, ask }));
    table.answer(2, 'no');
    expect(table.state.notes).toEqual(['0 yes, 2 no', 'done']);
    const alone = tableOf(gameOf({ ...together, ask: () => ({ kind: 'one', options: ['yes'] }) }));
    expect(alone.state.notes).toEqual(['0 yes, 2 yes', 'done']);
  });

  it('to nobody is skipped', () => {
    expect(tableOf(gameOf({ ...together, seats: () => [] })).state.notes).toEqual(['done']);
  });
});

describe('a refused answer', () => {
  const barred: Doing = {
    ...question,
    barred: () => [{ option: 'maybe', reason: { id: 'reason-firm', args: { n: 1 } }, clause: 'T-3' }],
  };

  it.each<[string, number, unknown, object]>([
    [
      'by a seat that is not asked',
      0,
      'yes',
      { code: 'not-asked', reason: 'seat 0 has nothing to decide now' },
    ],
    [
      'by a seat that does not exist',
      9,
      'yes',
      { code: 'not-asked', reason: 'seat 9 has nothing to decide now' },
    ],
    ['that is not offered', 1, 'perhaps', { code: 'not-offered', reason: '"perhaps" is not offered' }],
    ['of another kind', 1, ['yes'], { code: 'not-offered', reason: 'one option is asked for' }],
    [
      'that the rules know but do not allow now',
      1,
      'maybe',
      {
        code: 'barred',
        reason: '"maybe" is not offered: T-3',
        why: { id: 'reason-firm', args: { n: 1 } },
        clause: 'T-3',
      },
    ],
  ])('%s changes nothing', (_, seat, answer, refusal) => {
    const table = tableOf(gameOf(barred));
    const before = JSON.stringify(table.position);
    expect(table.answer(seat, answer as Answer)).toEqual(refusal);
    expect(JSON.stringify(table.position)).toBe(before);
    expect(table.collect()).toEqual([]);
  });

  it('is explained to the seat that could have asked for it', () => {
    const table = tableOf(gameOf(barred));
    expect(viewOf(table.game, table.position, 1).asked?.mine?.barred).toMatchObject([{ option: 'maybe' }]);
  });
});

describe('all four kinds of questions', () => {
  it('are asked and answered in one turn of the market', () => {
    const table = begin(market, { seats: 2, options: { coins: 8 }, seed: 'market' }, { listening: true });
    expect(table.answer(0, 'enter')).toBeNull();
    const [first, second] = table.state.stall;
    if (first === undefined || second === undefined) throw new Error('the stall is empty');
    expect(table.position.asked?.asks).toMatchObject([{ kind: 'several', min: 1, max: 3 }]);
    expect(table.answer(0, [second, first])).toBeNull();
    expect(table.position.asked?.asks).toEqual([{ kind: 'amount', min: 1, max: 8 }]);
    expect(table.answer(0, 9)).toMatchObject({ code: 'not-offered' });
    expect(table.answer(0, 5)).toBeNull();
    expect(table.collect()).toEqual([{ kind: 'bought', seat: 0, names: [second, first], price: 5 }]);
    expect(table.position.asked?.asks).toEqual([{ kind: 'order', options: [second, first] }]);
    expect(table.answer(0, [first, second])).toBeNull();
    expect(table.state).toMatchObject({ coins: [3, 8], stacked: [first, second] });
  });
});

describe('clones', () => {
  it('share nothing that changes, whichever plays on', () => {
    const table = begin(diceDuel, { seats: 3, options: { target: 3 }, seed: 'clone' });
    table.answer(0, 'low');
    const text = JSON.stringify(table.position);
    const clone = table.clone();
    for (const seat of [1, 2]) clone.answer(seat, 'high');
    expect(JSON.stringify(table.position)).toBe(text);
    const other = table.clone();
    for (const seat of [1, 2]) table.answer(seat, 'high');
    expect(JSON.stringify(other.position)).toBe(text);
    expect(clone.position).toEqual(table.position);
  });

  it('listen only if told to', () => {
    const table = begin(diceDuel, { seats: 2, options: { target: 3 }, seed: 'clone' }, { listening: true });
    expect(table.collect()).toHaveLength(2);
    const silent = table.clone();
    const listening = table.clone({ listening: true });
    for (const one of [silent, listening]) for (const seat of [0, 1]) one.answer(seat, 'high');
    expect(silent.collect()).toEqual([]);
    expect(listening.collect()).toMatchObject([{ kind: 'rolled' }]);
    expect(table.collect()).toEqual([]);
  });
});

describe('the hash of a position', () => {
  it('is the same after JSON and for a clone, and changes with every answer', () => {
    const table = begin(diceDuel, { seats: 2, options: { target: 3 }, seed: 'hash' });
    const before = hashOf(table.position);
    expect(hashOf(JSON.parse(JSON.stringify(table.position)))).toBe(before);
    expect(hashOf(table.clone().position)).toBe(before);
    table.answer(0, 'low');
    const low = hashOf(table.position);
    table.answer(0, 'high');
    expect(new Set([before, low, hashOf(table.position)]).size).toBe(3);
  });

  it('does not depend on the order in which the data was built', () => {
    const { position } = begin(diceDuel, { seats: 2, options: { target: 3 }, seed: 'hash' });
    const { state, chance, work, asked, over } = position;
    const { target, round, die, points, lucky } = state;
    const other = { over, asked, work, chance, state: { lucky, points, die, round, target } };
    expect(hashOf(other)).toBe(hashOf(position));
  });
});

it('a decision is found by its frame, and a step is not one', () => {
  const table = begin(diceDuel, { seats: 2, options: { target: 3 }, seed: 'frame' });
  expect(table.decisionOf({ step: 'call' }).clause).toBe('DD-1.1');
  expect(() => table.decisionOf({ step: 'roll', calls: [] })).toThrow('roll is not a decision');
  const asked = { frame: { step: 'roll', calls: [] }, seats: [0], asks: [], answers: [] } as const;
  const broken = { ...table.position, asked: { ...asked, answers: [] } };
  expect(() => viewOf(diceDuel, broken, 0)).toThrow('roll is not a decision');
});
