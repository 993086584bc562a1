import { readFileSync } from 'node:fs';
import { Match, type MatchRecord } from '@nokturn/engine';
import { expect, it } from 'vitest';
import { vendetta } from '../index.ts';
import type { VendettaHappening } from '../rules/happenings.ts';

const { record, stops } = JSON.parse(
  readFileSync(new URL('../guide/guide.json', import.meta.url), 'utf8'),
) as { record: MatchRecord; stops: Readonly<Record<number, string>> };

/** The match of the guide up to one of its stops, or to its end, and everything that happened until then. */
function upTo(stop: string) {
  const at = Object.keys(stops).find((move) => stops[Number(move)] === stop);
  const match = Match.begin(vendetta, record);
  const told: VendettaHappening[] = [];
  for (const [, seat, answer] of record.moves.slice(0, at === undefined ? record.moves.length : Number(at))) {
    expect(match.answer(seat, answer)).toBeNull();
    told.push(...match.collect());
  }
  const { state } = match.position;
  return { told, state, players: state.players };
}

it('the guide is right before the first card', () => {
  expect(upTo('guide-clan').state.ambition).toBe(0);
  const { state, players } = upTo('guide-keep');
  expect(players[0]).toMatchObject({ clan: 'brujah', pool: 7, victims: 1 });
  expect(players[0]?.drawn).toEqual(['br-bloody-fury', 'br-show-of-force']);
  expect(state.allies[0]).toBe('al-douglas-richardson');
});

it('the guide is right about the other seats’ cards', () => {
  const { state } = upTo('guide-play-again');
  const hidden = state.positions.map((seats) =>
    seats.map(({ cards }) => cards.filter(({ open }) => !open).length),
  );
  expect(hidden).toEqual([
    [0, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 0, 1],
  ]);
});

it('the guide is right about the Rack: 5 against 2, and a 0 that withdraws', () => {
  const before = upTo('guide-stay').state.positions[0];
  expect(before?.every(({ cards }) => cards.every(({ open }) => open))).toBe(true);
  const { told, players } = upTo('guide-withdraw');
  const powers = told.flatMap((one) => (one.kind === 'power' ? [[one.seat, one.total]] : []));
  expect(powers).toEqual([
    [0, 5],
    [3, 2],
  ]);
  expect(players[0]).toMatchObject({ allies: ['al-douglas-richardson'], influence: 4 });
  expect(players[3]).toMatchObject({ victims: 2, influence: 4 });
});

it('the guide is right about the Asylum and the Haven: the bluff, the tie, the bite', () => {
  const { state } = upTo('guide-withdraw');
  expect(state.positions[1]?.map(({ blood, cards }) => [blood, cards.map(({ card }) => card)])).toEqual([
    [1, ['br-hunt']],
    [0, ['ga-wolf-companion']],
    [3, ['to-awe']],
    [0, []],
  ]);
  const haven = upTo('guide-haven').state.positions[2];
  expect(haven?.map(({ cards }) => cards.map(({ card, open }) => `${card} ${open}`))).toEqual([
    ['br-hunt true'],
    ['ga-hunt true'],
    ['to-ready true'],
    ['ve-diplomacy false'],
  ]);
  const end = upTo('end');
  const atTheHaven = end.told.slice(
    end.told.findIndex((one) => one.kind === 'location' && one.location === 'loc-haven'),
  );
  expect(atTheHaven.flatMap((one) => (one.kind === 'power' ? [[one.seat, one.total]] : []))).toEqual([
    [3, 3],
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
  const stolen = atTheHaven.flatMap((one) => (one.kind === 'stolen' && one.thief === 0 ? [one.amount] : []));
  expect(stolen).toEqual([1, 1, 1]);
  expect(end.state).toMatchObject({ round: 2, ambition: 3 });
  expect(end.players[0]).toMatchObject({ influence: 5, victims: 2 });
  expect(end.players[3]?.influence).toBe(6);
});
