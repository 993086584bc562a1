import { expect, it } from 'vitest';
import { CLAN_IDS } from '../../cards/clans.ts';
import { type Sitting, scene } from '../../test/kit.ts';
import { hasEqualScores, influenceOf, rowsFor } from '../count.ts';
import { seatLooksOf } from '../looks.ts';
import { sightingOf } from '../Notebook.tsx';
import { isFresh } from '../reports.ts';
import { inTime, sceneOf } from '../scenes.ts';
import { sharesOf } from '../shares.ts';
import { night } from './nights.ts';

it("the viewer's own row is the lowest, the others follow clockwise", () => {
  expect(rowsFor(4, 1)).toEqual([2, 3, 0, 1]);
  expect(rowsFor(5, 4)).toEqual([0, 1, 2, 3, 4]);
  expect(rowsFor(3, null)).toEqual([0, 1, 2]);
});

it('VV-20.6 VV-24.14: equal scores of seats or teams are noticed, without eliminated players', () => {
  const tied = (players: readonly Sitting[], teams = false) =>
    hasEqualScores(scene({ players, options: { teams }, at: 0 }).ends().view('spectator').state);
  const scores = (...influence: number[]) => influence.map((one) => ({ influence: one }));
  expect(tied(scores(3, 4, 5, 6))).toBe(false);
  expect(tied(scores(3, 4, 5, 4))).toBe(true);
  expect(tied([{ influence: 4, eliminated: 1 }, ...scores(3, 5, 4)])).toBe(false);
  expect(tied(scores(3, 4, 6, 5), true)).toBe(true);
  expect(tied(scores(3, 3, 4, 5), true)).toBe(false);
});

it('no two clans look alike: in colour or in shape', () => {
  const looks = seatLooksOf(CLAN_IDS.map((clan) => ({ clan })));
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(7);
  expect(new Set(looks.map(({ sign }) => sign)).size).toBe(7);
  const strangers = seatLooksOf([{ clan: null }, { clan: null }, { clan: null }]);
  expect(new Set(strangers.map(({ sign }) => sign)).size).toBe(3);
});

it('VV-20.2: the shares of every seat add up to its score, at every moment', () => {
  let eliminated = 0;
  for (let game = 0; game < 30; game++)
    for (const moment of night(`shares ${game}`, 3, { places: true, relics: true })) {
      const { state } = moment.view('spectator');
      state.players.forEach((player, seat) => {
        const sum = sharesOf(state, seat).reduce((total, { amount }) => total + amount, 0);
        if (player.eliminated > 0) eliminated++;
        expect(sum).toBe(influenceOf(state, seat).total);
      });
    }
  expect(eliminated).toBeGreaterThan(0);
}, 240_000);

it('a report counts from its Conflict until the round is over, and not before', () => {
  const report = { location: 'loc-2', round: 2, participants: [] } as const;
  const at = (location: number | null, stage: 'withdraw' | 'conflict' | 'aftermath' | null, round = 2) =>
    isFresh(report, 1, { round, phase: 'resolution', location, stage });
  expect(at(0, 'aftermath')).toBe(false);
  expect(at(1, 'withdraw')).toBe(false);
  expect(at(1, 'conflict')).toBe(true);
  expect(at(2, 'withdraw')).toBe(true);
  expect(at(null, null)).toBe(true);
  expect(at(2, 'withdraw', 3)).toBe(false);
  expect(isFresh(report, 1, { round: 2, phase: 'planning', location: null, stage: null })).toBe(false);
});

it('a long animation plays faster, and one that is far too long is skipped', () => {
  const scenes = (count: number) =>
    Array.from({ length: count }, () => sceneOf({ kind: 'power', location: 'loc-1', seat: 0 }));
  const length = (list: ReturnType<typeof scenes> | null) =>
    list?.reduce((sum, scene) => sum + scene.length, 0);
  expect(length(inTime(scenes(3)) as ReturnType<typeof scenes>)).toBe(3 * 420);
  expect(length(inTime(scenes(60)) as ReturnType<typeof scenes>)).toBeLessThanOrEqual(5400.001);
  expect(inTime(scenes(200))).toBeNull();
});

it('no scene takes longer than half a second, and secret cards fly face down', () => {
  for (const moment of night('scenes', 4))
    for (const heard of moment.heard(0)) {
      const { length, flights } = sceneOf(heard);
      expect(length).toBeLessThanOrEqual(500);
      if (heard.kind === 'played' && heard.faceUp === false)
        expect(flights.map(({ piece }) => piece.kind)).toEqual(['back']);
    }
});

it('the notebook knows what everybody has seen, and what only the viewer has seen', () => {
  const found = new Set<string>();
  for (const moment of night('notes', 3)) {
    const view = moment.view(0);
    for (const [seat, { clan }] of view.state.players.entries()) {
      if (clan === null || seat === 0) continue;
      for (const card of view.state.players[seat]?.known ?? []) {
        const sighting = sightingOf(view, seat, card);
        expect(sighting).not.toBe('unseen');
        found.add(sighting);
      }
      for (const card of moment.state.players[seat]?.deck ?? [])
        if (!moment.state.players[seat]?.known.includes(card)) {
          expect(sightingOf(view, seat, card)).toBe('unseen');
          found.add('unseen');
        }
    }
  }
  expect(found).toEqual(new Set(['table', 'owned', 'unseen']));
});
