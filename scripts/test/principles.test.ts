import { expect, it } from 'vitest';
import type { MeasuredMatch } from '../lib/measuring.ts';
import { brokenBy } from '../lib/principles.ts';
import type { Sight } from '../lib/probe.ts';
import type { Turn } from '../lib/turns.ts';

const SIGHT: Sight = {
  viewport: { width: 1366, height: 657 },
  board: { x: 168, y: 48, width: 854, height: 601 },
  play: { width: 840, height: 560 },
  text: { size: 11, words: 'The old mill' },
  number: { size: 16, words: '7' },
  target: { size: 24, name: 'Undo' },
  small: [],
  outOfSight: [],
  dock: { width: 328, height: 601 },
  questions: 1,
  repeated: [],
  band: 8,
  step: 'plan-action',
  isLone: false,
};

const TURN: Turn = { presses: 3, steps: ['plan-action'], isExtra: false };

/** A match of Vendetta at a desk that only just keeps every principle. */
const KEPT: MeasuredMatch = {
  game: 'vendetta',
  viewport: { width: 1366, height: 657 },
  seats: 4,
  language: 'en',
  sights: [SIGHT, SIGHT],
  drawn: [{ contrast: { ratio: 4.5, words: 'The old mill', at: 'dark board 10,10' }, bare: 24 }],
  watched: {
    frames: 1000,
    late: 100,
    longest: 400,
    board: ['168,48 854×601'],
    dock: ['1030,48 328×601'],
    scrolled: 0,
    early: 0,
    ends: [],
    begun: 0,
    questions: [{ at: 3000, version: 1, step: 'plan-action', others: 0 }],
    presses: [],
  },
  isOver: true,
  first: 3000,
  ahead: 0,
  waits: [8000, 8000, 18_000],
  turns: [TURN, { ...TURN, presses: 4, isExtra: true }],
};

const PHONE = { width: 360, height: 740 };
const ON_PHONE: Sight = {
  ...SIGHT,
  viewport: PHONE,
  board: { x: 0, y: 96, width: 360, height: 460 },
  play: { width: 355, height: 440 },
  text: { size: 10, words: '2' },
  number: { size: 14, words: '7' },
  target: { size: 44, name: 'Undo' },
  dock: { width: 360, height: 184 },
  band: 0,
};
const KEPT_ON_PHONE: MeasuredMatch = { ...KEPT, viewport: PHONE, sights: [ON_PHONE] };

const sees = (change: Partial<Sight>): MeasuredMatch => ({
  ...KEPT,
  sights: [SIGHT, { ...SIGHT, ...change }],
});
const onPhone = (change: Partial<Sight>): MeasuredMatch => ({
  ...KEPT_ON_PHONE,
  sights: [{ ...ON_PHONE, ...change }],
});
const lives = (change: Partial<MeasuredMatch['watched']>): MeasuredMatch => ({
  ...KEPT,
  watched: { ...KEPT.watched, ...change },
});
const inGame = (game: string, presses: number, step: string): MeasuredMatch => ({
  ...KEPT,
  game,
  turns: [{ presses, steps: [step], isExtra: false }],
});

it('a match that keeps everything breaks nothing, at a desk and on a phone', () => {
  expect(brokenBy(KEPT)).toEqual([]);
  expect(brokenBy(KEPT_ON_PHONE)).toEqual([]);
});

it.each<[string, string, MeasuredMatch]>([
  ['end', 'it was left', { ...KEPT, isOver: false }],
  ['P1', 'the board stood in two places', lives({ board: ['168,48 854×601', '168,48 854×600'] })],
  ['P2', 'the board is narrow', sees({ board: { x: 168, y: 48, width: 800, height: 601 } })],
  ['P2', 'the board is low', sees({ board: { x: 168, y: 48, width: 854, height: 560 } })],
  ['P2', 'an empty band stands beside it', sees({ band: 120 })],
  ['P3', 'the pieces fill a corner', sees({ play: { width: 840, height: 400 } })],
  ['P3', 'nothing is drawn on a band', { ...KEPT, drawn: [{ contrast: null, bare: 25 }, ...KEPT.drawn] }],
  ['P4', 'a text is small', sees({ text: { size: 10.5, words: '2' } })],
  ['P4', 'a text is small on a phone', onPhone({ text: { size: 9.5, words: '2' } })],
  ['P4', 'a number that decides is small', sees({ number: { size: 14, words: '7' } })],
  ['P4', 'a number that decides is small on a phone', onPhone({ number: { size: 12, words: '7' } })],
  [
    'P4',
    'a text is faint',
    { ...KEPT, drawn: [{ contrast: { ratio: 4.4, words: 'faint', at: 'light seats 1,1' }, bare: 0 }] },
  ],
  ['P5', 'a mouse must aim', sees({ target: { size: 20, name: 'Undo' } })],
  ['P5', 'a finger must aim', onPhone({ target: { size: 40, name: 'Undo' } })],
  ['P6', 'the dock grew', lives({ dock: ['1030,48 328×601', '1030,48 328×620'] })],
  ['P6', 'the page scrolled', lives({ scrolled: 3 })],
  ['P6', 'the dock is large on a phone', onPhone({ dock: { width: 360, height: 200 } })],
  ['P7', 'an option is out of sight', sees({ outOfSight: ['option card:x'] })],
  ['P8', 'there are two questions', sees({ questions: 2 })],
  ['P8', 'an option is said twice', sees({ repeated: ['card:x'] })],
  ['P9', 'there is one answer', sees({ isLone: true })],
  ['P10', 'turns take many presses', { ...KEPT, turns: [{ ...TURN, presses: 4 }] }],
  ['P10', 'blood takes many presses', { ...KEPT, turns: [TURN, { ...TURN, presses: 5, isExtra: true }] }],
  ['P10', 'an action takes many presses', inGame('masters-of-the-night', 3, 'turn-action')],
  ['P10', 'a hunt takes many clicks', inGame('the-hunger', 3, 'action')],
  ['P10', 'an attack takes many presses', inGame('lovci-noci', 4, 'attack')],
  ['P10', 'no turn was counted', { ...KEPT, turns: [{ ...TURN, steps: ['curfew-choice'] }] }],
  ['P11', 'something was asked too soon', lives({ early: 1 })],
  ['P12', 'half of the waits are long', { ...KEPT, waits: [9000, 9000, 9000] }],
  ['P12', 'some waits are very long', { ...KEPT, waits: [1000, 1000, 19_000] }],
  ['P12', 'the first decision comes late', { ...KEPT, first: 4000 }],
  ['P12', 'nobody waited for anybody', { ...KEPT, waits: [] }],
])('%s is broken where %s, and nothing else', (principle, _, course) => {
  expect(brokenBy(course)).toEqual([principle]);
});

it('a secret may hide that there is one answer, and the first decision waits for those before it', () => {
  const lone = { ...inGame('lovci-noci', 3, 'start'), sights: [{ ...SIGHT, step: 'rescue', isLone: true }] };
  expect(brokenBy(lone)).toEqual([]);
  expect(brokenBy({ ...KEPT, first: 11_000, ahead: 3 })).toEqual([]);
});

it('a turn in which a card asks for more, or something is done twice, is not a usual one', () => {
  const more: Turn = { presses: 6, steps: ['plan-action', 'drain-which'], isExtra: false };
  const twice: Turn = { presses: 6, steps: ['plan-action', 'plan-action'], isExtra: false };
  expect(brokenBy({ ...KEPT, turns: [TURN, more, twice] })).toEqual([]);
  expect(brokenBy({ ...KEPT, turns: [more, twice] })).toEqual(['P10']);
});

it('a principle that was never observed is broken', () => {
  const nothing: MeasuredMatch = {
    ...KEPT,
    sights: [],
    drawn: [],
    watched: { ...KEPT.watched, board: [], dock: [], questions: [] },
    waits: [],
    turns: [],
    first: Number.NaN,
  };
  expect(brokenBy(nothing)).toEqual(['end', ...Array.from({ length: 12 }, (_, i) => `P${i + 1}`)]);
});
