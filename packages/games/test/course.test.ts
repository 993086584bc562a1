import { Random } from '@nokturn/engine';
import { describe, expect, it, test } from 'vitest';
import { finished, momentsOf, pointAt } from '../course.ts';
import { GAME_IDS } from '../index.ts';
import { played, rulesNamed } from './played.ts';

describe.each(GAME_IDS)('the course of a match of %s', (id) => {
  const rules = rulesNamed(id);
  const { record, known } = played(rules, `course of ${id}`);
  const moments = momentsOf(rules, record);
  const seats = Array.from({ length: record.seats }, (_, seat) => seat);

  it('knows at each moment what each seat knew then, and no more', () => {
    expect(moments.map(({ moment }) => moment)).toEqual([...known.keys()]);
    for (const at of moments.filter((_, i) => i % 9 === 0))
      expect(seats.map((seat) => at.witness(seat))).toEqual(known.get(at.moment));
  });

  it('gives the chances of every seat, asked or not, by its own knowledge and with all cards open', async () => {
    const { mind } = await rules.bot();
    const random = new Random('course');
    for (const at of moments.filter((_, i) => i % 90 === 5)) {
      const { known: each, open } = finished(pointAt(mind, at, { seats, random, worlds: 2 }));
      for (const chance of [...each, ...(open ?? [Number.NaN])]) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
  });

  it('becomes more certain towards the end', async () => {
    const { mind } = await rules.bot();
    const last = moments.at(-1);
    if (!last) throw new Error('nothing was asked');
    const random = new Random('course');
    const { open } = finished(pointAt(mind, last, { seats, random, worlds: 20 }));
    const winners = rules.resume(record).result?.winners ?? [];
    const off = seats.map((seat) => Math.abs((open?.[seat] ?? 0.5) - (winners.includes(seat) ? 1 : 0)));
    expect(off.reduce((sum, each) => sum + each, 0) / seats.length).toBeLessThan(0.35);
  });
});

test('seats that are not asked can think about a question to an unseen seat', async () => {
  const rules = rulesNamed('lovci-noci');
  const { mind } = await rules.bot();
  let found = 0;
  for (let i = 0; i < 40 && found < 3; i++) {
    const { record } = played(rules, `counter ${i}`);
    for (const at of momentsOf(rules, record)) {
      if (at.position.asked?.frame.step !== 'counter') continue;
      const asked = at.position.asked.seats;
      const seats = [0, 1, 2, 3, 4].filter((seat) => seat < record.seats && !asked.includes(seat));
      const point = finished(pointAt(mind, at, { seats, random: new Random('counter'), worlds: 3 }));
      expect(point.known).toHaveLength(seats.length);
      found++;
    }
  }
  expect(found).toBeGreaterThanOrEqual(3);
});
