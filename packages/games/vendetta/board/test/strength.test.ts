import { join } from 'node:path';
import { sourcesOf, strictText } from '@nokturn/text/testing';
import { expect, it } from 'vitest';
import { scene } from '../../test/kit.ts';
import { leaderOf, type SeatTotal, standingAt, totalsOf } from '../count.ts';
import { notesOn } from '../notes.ts';
import { night } from './nights.ts';

const SOURCES = sourcesOf(join(import.meta.dirname, '../..'), 'locales', 'board/locales');
const text = strictText('en', SOURCES.en);

const PLAYERS = [
  { clan: 'brujah', on: { 'loc-1': ['?br-show-of-force', 2] } },
  { clan: 'gangrel', on: { 'loc-1': ['ga-fearless', 1] } },
  { clan: 'malkavian', on: { 'loc-haven': ['ma-hunt'] } },
] as const;

it('VV-15: the viewer’s face-down cards count for the viewer, and for nobody else', () => {
  const s = scene({ players: PLAYERS, at: 'loc-1' }).asks([0, 1], 'stay-or-withdraw');
  const mine = standingAt(s.view(0).state, 0);
  const theirs = standingAt(s.view(1).state, 0);
  expect(totalsOf(mine, 0)).toEqual({ open: 2, known: 5 });
  expect(totalsOf(theirs, 0)).toEqual({ open: 2, known: 2 });
  expect(totalsOf(mine, 2)).toBeNull();
  expect(leaderOf(mine)).toEqual({ seat: 0, total: 5, isMine: true });
  expect(leaderOf(theirs)).toEqual({ seat: 1, total: 4, isMine: false });
});

it('VV-7.22: a card shown to the viewer also counts for the viewer', () => {
  const s = scene({
    players: [
      { clan: 'brujah', hand: ['br-hunt'], allies: ['al-ambrus-maropis'], pool: 6 },
      { clan: 'gangrel', on: { 'loc-1': ['?ga-fearless'] } },
    ],
    at: 0,
  });
  const before = standingAt(s.asks(0, 'plan-action').view(0).state, 0);
  expect(totalsOf(before, 1)).toEqual({ open: 0, known: 0 });
  s.answers(0, 'look').asks(0, 'plan-action');
  expect(totalsOf(standingAt(s.view(0).state, 0), 1)).toEqual({ open: 0, known: 3 });
  expect(totalsOf(standingAt(s.view(2).state, 0), 1)).toEqual({ open: 0, known: 0 });
});

it('VV-13.1: a viewer who knows all cards can work out the count before they are turned up', () => {
  let compared = 0;
  for (let game = 0; game < 60; game++) {
    let foreseen: readonly SeatTotal[] | null = null;
    for (const moment of night(`foreseen ${game}`, 3)) {
      const heard = moment.heard('everything');
      const at = heard.findIndex(({ kind }) => kind === 'power');
      const isQuiet = !heard.slice(0, at + 1).some(({ kind }) => CHANGES.includes(kind));
      if (foreseen !== null && at >= 0 && isQuiet) {
        const counted = heard.filter(({ kind }) => kind === 'power');
        expect(counted.map(({ seat, total }) => ({ seat, total }))).toEqual(foreseen);
        compared++;
      }
      const { state, asked } = moment.view('everything');
      foreseen =
        asked?.frame.step === 'stay-or-withdraw' && state.location !== null
          ? standingAt(state, state.location).known.map(({ seat, total }) => ({ seat, total }))
          : null;
    }
  }
  expect(compared).toBeGreaterThan(20);
});

/** What may happen between the tokens and the totals and change them. */
const CHANGES = [
  'effect',
  'withdrew',
  'withdrew-to-hand',
  'turned-up',
  'turned-down',
  'blood-played',
  'blood-put',
  'blood-discarded',
  'blood-taken',
  'taken-back',
  'card-moved',
  'stolen',
  'gained',
  'lost',
  'frenzy',
  'played',
];

it('VV-12.7 VV-12.8: the dock says how the viewer would stand after staying and withdrawing', () => {
  const s = scene({ players: PLAYERS, at: 'loc-1' }).asks([0, 1], 'stay-or-withdraw');
  expect(notesOn('stay', s.view(0), text)).toEqual(['The Rack: no. 1 of 2 with power 5 (Ben 4).']);
  expect(notesOn('withdraw', s.view(0), text)).toEqual([
    'Prince’s Haven: no. 1 of 2 with power 3 (Cyd 0).',
    '2 blood returns to your pool.',
  ]);
  expect(notesOn('stay', s.view(1), text)).toEqual(['The Rack: no. 1 of 2 with power 4 (Ada 2+?).']);
});
