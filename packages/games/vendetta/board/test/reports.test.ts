import { expect, it } from 'vitest';
import { CLAN_CARDS } from '../../cards/clan-cards.ts';
import { emptyChronicle, latestReport, type Report, written } from '../reports.ts';
import { night } from './nights.ts';

const STRONG = { places: true, relics: true } as const;

/** Every Conflict of some random games as reported, and what the winner got by the table of VV-16.3. */
function* conflicts(): Generator<Report> {
  for (let game = 0; game < 25; game++) {
    let chronicle = emptyChronicle(0);
    for (const moment of night(`reports ${game}`, 5, STRONG))
      for (const heard of moment.heard('spectator')) {
        const before = chronicle;
        chronicle = written(before, heard);
        if (heard.kind === 'location' || heard.kind === 'ended')
          for (const report of Object.values(before.reports)) yield report;
      }
  }
}

it('VV-15.11: the parts of a report add up to its total, and every change leads from the printed Power to the counted one', () => {
  let changed = 0;
  let seen = 0;
  for (const { participants } of conflicts()) {
    seen++;
    for (const { cards, bloodPower, knife, total } of participants) {
      expect(cards.reduce((sum, { power }) => sum + power, 0) + bloodPower + knife).toBe(total);
      for (const { card, power, changes } of cards) {
        if (card === null || changes.length === 0) continue;
        changed++;
        expect([CLAN_CARDS[card].power, 0]).toContain(changes[0]?.before);
        expect(changes.at(-1)?.after).toBe(power);
        changes.forEach((change, i) => {
          if (i > 0) expect(change.before).toBe(changes[i - 1]?.after);
        });
      }
    }
  }
  expect(seen).toBeGreaterThan(300);
  expect(changed).toBeGreaterThan(100);
});

it('VV-15.14, VV-16.3: the winner comes first and got at least as much Influence as the round gives', () => {
  for (const { participants, round } of conflicts()) {
    expect(participants.map(({ rank }) => rank)).toEqual(participants.map((_, i) => i + 1));
    const totals = participants.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(participants[0]?.influence).toBeGreaterThanOrEqual(round);
    expect(participants.filter(({ ally }) => ally !== null).length).toBeLessThanOrEqual(1);
  }
});

it('a report disappears when its Location is resolved again', () => {
  const before = written(
    written(emptyChronicle(1), {
      kind: 'power',
      location: 'loc-1',
      seat: 0,
      rank: 1,
      total: 3,
      cards: ['br-show-of-force'],
      powers: [3],
      blood: 0,
      bloodPower: 0,
      knife: 0,
    }),
    { kind: 'won', location: 'loc-1', seat: 0, power: 3 },
  );
  expect(before.reports['loc-1']?.participants).toHaveLength(1);
  expect(written(before, { kind: 'location', location: 'loc-1' }).reports['loc-1']).toBeUndefined();
});

it('current reports come before earlier ones, and none come from the future', () => {
  const power = { kind: 'power', location: 'loc-1', seat: 0, rank: 1, total: 3, cards: [], powers: [] };
  const rest = { blood: 3, bloodPower: 3, knife: 0 };
  const [first, second] = [1, 2].map((round) => written(emptyChronicle(round), { ...power, ...rest }));
  if (first === undefined || second === undefined) throw new Error('two rounds were written down');
  const roundOf = (...given: Parameters<typeof latestReport>) => latestReport(...given)?.round ?? null;
  expect(roundOf([second, first], 'loc-1', 2)).toBe(2);
  expect(roundOf([second, first], 'loc-1', 1)).toBe(1);
  expect(roundOf([emptyChronicle(2), first], 'loc-1', 2)).toBe(1);
  expect(roundOf([second, first], 'loc-2', 2)).toBeNull();
});
