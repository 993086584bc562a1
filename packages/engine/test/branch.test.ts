import {
  BRANCH_KINDS,
  type BranchKind,
  type BranchRecord,
  branchFrom,
  branchWith,
  hearingBefore,
  isBranch,
  kindsOfBranch,
  type MatchRecord,
  type Mind,
  memoriesAt,
  mindOf,
  newRecord,
  Random,
  type Rulebook,
  randomAnswer,
  readBranch,
  recordWith,
  replayBranch,
  replayOf,
  resumeBranch,
  type Seat,
  verifyBranch,
} from '@nokturn/engine';
import { bareRulebook } from '@nokturn/engine/testing';
import { describe, expect, it, test } from 'vitest';
import { type Duel, type DuelFrame, diceDuel } from './dice-duel.ts';
import { knowledge } from './duellists.ts';

const SETUP = { seats: 3, options: { target: 5 }, seed: 'branch' };
const rules: Rulebook = bareRulebook(diceDuel, 'abc123');
const mind: Mind = mindOf(diceDuel, knowledge);

type Playing = ReturnType<Rulebook['begin']>;

function playOn(match: Playing, seed: string, moves = Number.POSITIVE_INFINITY): Playing {
  const random = new Random(seed);
  for (let i = 0; i < moves && !match.position.over; i++) {
    const { asked } = match.position;
    const place = asked?.answers.indexOf(null) ?? -1;
    const ask = asked?.asks[place];
    if (!asked || !ask) throw new Error('nobody is asked');
    match.answer(
      asked.seats[place] as Seat,
      randomAnswer(ask, (n) => random.below(n)),
    );
  }
  return match;
}

const parent: MatchRecord = recordWith(newRecord(rules, SETUP), playOn(rules.begin(SETUP), 'parent'));
/** The first question goes to all three: after one move, one of them has answered in secret. */
const SECRET = 1;

function branched(kind: BranchKind, { move = SECRET, seat = 0, seed = 'start' } = {}): BranchRecord {
  const branch = branchFrom(rules, parent, { move, seat, kind }, { mind, random: new Random(seed) });
  if ('code' in branch) throw new Error(branch.reason);
  return branch;
}

function finished(branch: BranchRecord): BranchRecord {
  return branchWith(branch, playOn(resumeBranch(rules, branch), 'other way'));
}

describe('a branch', () => {
  test.for(BRANCH_KINDS)('is played to its end, written, read and verified: %s', (kind) => {
    const branch = finished(branched(kind));
    expect(isBranch(branch)).toBe(true);
    expect(branch.hash).toBe(resumeBranch(rules, branch).hash);
    expect(readBranch(JSON.stringify(branch))).toEqual({ branch });
    expect(verifyBranch(rules, branch)).toBeNull();
    const moments = [...replayOf(rules, branch)];
    expect(moments.map(({ move }) => move)).toEqual([null, ...branch.moves]);
    expect(moments[0]?.happenings).toEqual([]);
  });

  it('as it really was begins exactly there, with the same dice to come', () => {
    const branch = branched('real', { move: 4 });
    const same = parent.moves.slice(4).reduce(
      (match, [, seat, answer]) => {
        expect(match.answer(seat, answer)).toBeNull();
        return match;
      },
      resumeBranch(rules, branch),
    );
    expect(same.hash).toBe(parent.hash);
  });

  it('with new randomness differs only in what is to come', () => {
    const [real, fresh] = [branched('real'), branched('new-chance')];
    expect({ ...fresh.start, chance: null }).toEqual({ ...real.start, chance: null });
    expect(fresh.start.chance).not.toEqual(real.start.chance);
    expect(branched('new-chance', { seed: 'start' }).start).toEqual(fresh.start);
  });

  it('imagined keeps what the seat knows and has answered, and nothing else', () => {
    const own = parent.moves[0]?.[2];
    const mine = branched('imagined', { seat: 0 }).start;
    expect(mine.asked?.answers).toEqual([own, null, null]);
    const others = branched('imagined', { seat: 1 }).start;
    expect(others.asked?.answers).toEqual([null, null, null]);
    const real = branched('real').start.state as Duel;
    const imagined = Array.from(
      { length: 20 },
      (_, i) => branched('imagined', { seed: `${i}` }).start.state as Duel,
    );
    expect(new Set(imagined.map(({ lucky }) => lucky[0]))).toEqual(new Set([real.lucky[0]]));
    expect(new Set(imagined.map(({ lucky }) => lucky[1])).size).toBeGreaterThan(2);
  });

  it('imagined tells other seats no more than a spectator heard', () => {
    const numbersKnownTo = (branch: BranchRecord) =>
      memoriesAt(rules, branch).map(({ heard }) =>
        heard.flatMap(({ seat, lucky }) => (lucky === undefined ? [] : [seat])),
      );
    expect(numbersKnownTo(branched('imagined', { seat: 1 }))).toEqual([[], [1], []]);
    expect(numbersKnownTo(branched('real', { seat: 1 }))).toEqual([[0], [1], [2]]);
    const [first] = rules.replay(parent);
    const told = first?.happenings.find(({ kind }) => kind === 'dealt');
    if (!first || !told) throw new Error('nothing is dealt');
    const filter = hearingBefore(branched('imagined', { seat: 1 }), first.match);
    expect(filter.hear(told, 0)).toEqual(first.match.hear(told, 'spectator'));
  });
});

describe('no branch begins', () => {
  const refused = (given: MatchRecord, move: number, kind: BranchKind = 'real', more = {}) =>
    branchFrom(rules, given, { move, seat: 0, kind }, { mind, random: new Random('no'), ...more });

  it('in a match that is still running, except for a lesson', () => {
    const { hash: _, ...begun } = parent;
    const running = { ...begun, moves: parent.moves.slice(0, -1) };
    for (const kind of BRANCH_KINDS) expect(refused(running, 0, kind)).toMatchObject({ code: 'unfinished' });
    const lesson = refused(running, 0, 'imagined', { isLesson: true });
    expect(lesson).toMatchObject({ branch: 1 });
    expect(verifyBranch(rules, finished(lesson as BranchRecord))).toBeNull();
  });

  it('where there is nothing to decide, or nobody in the seat', () => {
    const after = parent.moves.length;
    expect(refused(parent, after)).toMatchObject({ code: 'branch-moment' });
    expect(refused(parent, after + 1)).toMatchObject({ code: 'branch-moment' });
    expect(
      branchFrom(rules, parent, { move: 0, seat: 3, kind: 'real' }, { mind, random: new Random('no') }),
    ).toMatchObject({ code: 'branch-moment' });
  });

  it('in a way that older rules or bots do not support', () => {
    const { branching: _, ...before } = rules;
    expect(kindsOfBranch(rules, mind)).toEqual(BRANCH_KINDS);
    expect(kindsOfBranch(before, mind)).toEqual(['real']);
    expect(kindsOfBranch(rules, { game: mind.game, imagine: mind.imagine })).toEqual(['real', 'new-chance']);
    const tried = branchFrom(
      before,
      parent,
      { move: 0, seat: 0, kind: 'imagined' },
      { mind, random: new Random('no') },
    );
    expect(tried).toMatchObject({ code: 'branch-kind' });
    const real = branchFrom(
      before,
      parent,
      { move: 0, seat: 0, kind: 'real' },
      { mind, random: new Random('no') },
    );
    expect(verifyBranch(before, finished(real as BranchRecord))).toBeNull();
  });

  it('in a match whose moves differ from the record', () => {
    const wrong = { ...parent, moves: [['boast', 0, 'boast'] as const, ...parent.moves.slice(1)] };
    expect(refused(wrong, 3)).toMatchObject({ code: 'move', move: 1 });
  });

  it('if a mind finds no world that fits', () => {
    const blind = mindOf(diceDuel, {
      ...knowledge,
      imagine: (view) => (random) => ({ ...knowledge.imagine(view)(random), round: 99 }),
    });
    expect(
      branchFrom(
        rules,
        parent,
        { move: 1, seat: 0, kind: 'imagined' },
        { mind: blind, random: new Random('no') },
      ),
    ).toMatchObject({ code: 'branch-start' });
  });
});

describe('what is proved about a branch', () => {
  const branch = finished(branched('imagined'));
  const changed = (
    change: (start: { state: Duel; asked: { answers: unknown[]; frame: DuelFrame } }) => void,
  ) => {
    const copy = structuredClone(branch);
    change(copy.start as never);
    return copy;
  };

  test.for<[string, BranchRecord, string]>([
    ['a different end', { ...branch, hash: 'ff' }, 'hash'],
    ['missing moves', { ...branch, moves: branch.moves.slice(0, -1) }, 'unfinished'],
    [
      'a move that nobody was asked for',
      { ...branch, moves: [['boast', 0, 'boast'], ...branch.moves] },
      'move',
    ],
    ['a start from another moment', { ...branch, move: branch.move + 3 }, 'branch-start'],
    ['a start that claims to be real', { ...branch, kind: 'real' }, 'branch-start'],
    [
      'a start that claims to be real except for randomness',
      { ...branch, kind: 'new-chance' },
      'branch-start',
    ],
    [
      'a different number of its own',
      changed(({ state }) => Object.assign(state, { lucky: state.lucky.map((number) => (number % 6) + 1) })),
      'branch-start',
    ],
    [
      'points that nobody scored',
      changed(({ state }) => Object.assign(state, { points: [4, 0, 0] })),
      'branch-start',
    ],
    ["others' answers", changed(({ asked }) => asked.answers.splice(1, 1, 'high')), 'branch-start'],
    [
      'a start that is not a position',
      changed((start) => Object.assign(start, { state: {} })),
      'branch-start',
    ],
    [
      'a question that is not one',
      changed(({ asked }) => Object.assign(asked, { frame: { step: 'roll' } })),
      'branch-start',
    ],
    ['a parent that was played differently', { ...branch, parent: { ...parent, hash: 'ff' } }, 'hash'],
    ['a parent with another seed', { ...branch, parent: { ...parent, seed: 'other' } }, 'commitment'],
  ])('is not %s', ([, wrong, code]) => {
    expect(verifyBranch(rules, wrong)?.code).toBe(code);
  });

  it('is that it was played on from there, whatever was dealt to anybody', () => {
    const other = changed(({ state }) =>
      Object.assign(state, { lucky: state.lucky.map((number, seat) => (seat === 0 ? number : 1)) }),
    );
    const match = playOn(resumeBranch(rules, other), 'other way');
    expect(verifyBranch(rules, branchWith(other, match))).toBeNull();
    expect([...replayBranch(rules, other)]).toHaveLength(other.moves.length + 1);
  });
});

describe('text that is not a branch', () => {
  const branch = finished(branched('imagined'));
  const text = (change: object) => JSON.stringify({ ...branch, ...change });

  test.for<[string, string, string]>([
    ['cut short', JSON.stringify(branch).slice(0, 100), 'not-a-record'],
    ['a record', JSON.stringify(parent), 'not-a-record'],
    ['of another format', text({ branch: 9 }), 'format'],
    ['without its match', text({ parent: undefined }), 'not-a-record'],
    ['of an unknown kind', text({ kind: 'dreamt' }), 'not-a-record'],
    ['from nowhere', text({ move: parent.moves.length + 1 }), 'not-a-record'],
    ['of nobody', text({ seat: -1 }), 'not-a-record'],
    ['without a start', text({ start: null }), 'not-a-record'],
    [
      'with invalid randomness',
      text({ start: { ...branch.start, chance: { key: [1], drawn: 0 } } }),
      'not-a-record',
    ],
    ['with a start at the end', text({ start: { ...branch.start, over: true } }), 'not-a-record'],
    ['with an invalid hash', text({ hash: 7 }), 'not-a-record'],
    ['without moves', text({ moves: null }), 'not-a-record'],
    ['with an invalid move', text({ moves: [['call', 0]] }), 'move'],
  ])('is refused with a reason: %s', ([, given, code]) => {
    const read = readBranch(given);
    expect('flaw' in read && read.flaw.code).toBe(code);
  });
});
