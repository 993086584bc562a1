import { readFileSync } from 'node:fs';
import { Match, type MatchRecord } from '@nokturn/engine';
import { expect, it } from 'vitest';
import { type DistrictId, districtNamed } from '../cards/districts.ts';
import { mastersOfTheNight } from '../index.ts';
import type { MastersHappening } from '../rules/happenings.ts';

const { record, stops } = JSON.parse(
  readFileSync(new URL('../guide/guide.json', import.meta.url), 'utf8'),
) as { record: MatchRecord; stops: Readonly<Record<number, string>> };

/** The match of the guide up to one of its stops, or to its end, with all happenings so far. */
function upTo(stop: string) {
  const at = Object.keys(stops).find((move) => stops[Number(move)] === stop);
  const match = Match.begin(mastersOfTheNight, record);
  const told: MastersHappening[] = match.collect();
  for (const [, seat, answer] of record.moves.slice(0, at === undefined ? record.moves.length : Number(at))) {
    expect(match.answer(seat, answer)).toBeNull();
    told.push(...match.collect());
  }
  const { state, asked } = match.position.asked
    ? { state: match.position.state, asked: match.position.asked }
    : expect.unreachable('nobody is asked');
  const district = (id: DistrictId) => state.districts[districtNamed(id)];
  return { told, state, asked, district, imre: state.vampires[0] };
}

it('the first day is as the guide tells it: an agent, a choice, nobody there', () => {
  const { told, asked, state, district } = upTo('guide-event');
  expect(told).toContainEqual(expect.objectContaining({ kind: 'event-drawn', event: 'carnival-night' }));
  expect(district('blood-bank')).toMatchObject({ hidden: 1 });
  expect(asked).toMatchObject({ frame: { step: 'event-blue-numbers' }, seats: [0] });
  expect(state.vampires.map(({ at }) => at)).toEqual([0, 0]);
});

it('so is the first night: the gift, the way, the fight with one of two sixes', () => {
  expect(upTo('guide-gift').state.turn).toMatchObject({ vampire: 0, ap: 2 });
  const exposed = upTo('guide-move');
  expect(exposed.imre?.blood).toBe(3);
  expect(exposed.district('blood-bank')).toMatchObject({ exposed: 1 });
  expect(upTo('guide-minions').district('railway-station')).toMatchObject({ minions: 2 });
  expect(upTo('guide-fight').state.turn?.ap).toBe(1);
  expect(upTo('guide-die').state.reserve[6]).toBe(2);
  expect(upTo('guide-end-turn')).toMatchObject({ imre: { kills: 1 }, state: { turn: { ap: 0 } } });
});

it('so is the second night: the other vampire’s turn, and the blood that came back', () => {
  const { told, state, imre, district } = upTo('guide-mate');
  expect(state).toMatchObject({ round: 2, veil: 6 });
  expect(imre?.blood).toBe(4);
  expect(told).toContainEqual(
    expect.objectContaining({ kind: 'action', vampire: 'mila', action: 'recruit', cost: 1 }),
  );
  expect(told).toContainEqual(expect.objectContaining({ kind: 'blood-gained', source: 'blood-bank' }));
  expect(district('blood-bank')).toMatchObject({ minions: 3 });
  expect(district('museum')).toMatchObject({ exposed: 1, hidden: 0 });
  expect(upTo('guide-low-die').state.reserve).toEqual([0, 1, 0, 0, 1, 0, 1]);
});

it('and so is the end of the guide: two kills, and a day to order', () => {
  const { state, asked, imre, district } = upTo('the end');
  expect(imre).toMatchObject({ kills: 2, blood: 3 });
  expect(state).toMatchObject({ round: 3, veil: 6, leader: 0 });
  expect(district('museum')).toMatchObject({ minions: 1, exposed: 0, hidden: 0 });
  expect(district('cathedral')).toMatchObject({ hidden: 1, minions: 0 });
  expect(asked.asks).toEqual([
    { kind: 'one', options: ['district:museum', 'district:blood-bank', 'district:cathedral'] },
  ]);
});
