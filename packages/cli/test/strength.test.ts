import { expect, test } from 'vitest';
import { CONTESTS, dealsFor, type NamedContest, planOf } from '../src/strength/contests.ts';
import { addDeal, nothingMeasured } from '../src/strength/measured.ts';
import { leadOf, tableOf } from '../src/strength/table.ts';
import type { Outcome } from '../src/threads/job.ts';
import { fixturesOf } from '../src/tournament/plan.ts';
import { standingsOf } from '../src/tournament/standings.ts';

const contestOf = (tables: NamedContest['tables']) =>
  CONTESTS.find((contest) => contest.tables === tables && contest.bots[0] === 'hard') as NamedContest;

/** A deal in which the seats take turns winning. */
function played(contest: NamedContest, deal: number) {
  return fixturesOf(planOf(contest, `deal ${deal}`)).map((fixture, i) => {
    const won = fixture.seating.map((_, seat) => (seat + i + deal) % 3 === 0);
    const outcome: Outcome = {
      finished: true,
      won,
      points: won.map((is) => (is ? 30 + deal : 20)),
      times: won.map(() => ({ count: 2, total: 3000, longest: 2000, bins: [] })),
      tally: [],
      measures: [],
      noted: [],
    };
    return { ...fixture, deal, outcome };
  });
}

test.each(['one-against', 'halves', 'teams'] as const)(
  '%s: deal by deal it comes to what a tournament says',
  (tables) => {
    const contest = contestOf(tables);
    const measured = nothingMeasured({ digest: 'd', rules: 1, seed: 's' }, contest.bots);
    const deals = [0, 1, 2, 3, 4].map((deal) => played(contest, deal));
    const plan = planOf(contest, 's');
    for (const deal of deals) addDeal(measured, plan, deal);
    const [standings] = standingsOf(plan, deals.flat());
    for (const { bot, played, won, thinking } of standings?.bots ?? []) {
      expect(measured.bots[bot]?.wins).toMatchObject({ sum: won, count: played });
      const { count = 0, total = 0 } = measured.bots[bot]?.times ?? {};
      expect(total / count / 1000).toBe(thinking?.mean);
    }
    expect(measured.games).toBe(standings?.games);
    const [lead] = standings?.leads ?? [];
    if (lead !== undefined) {
      const { value, low } = leadOf(measured.lead);
      expect(value).toBeCloseTo(-lead.share.value);
      expect(low).toBeCloseTo(-lead.share.high);
    }
    // Stored data is read back without loss.
    expect(JSON.parse(JSON.stringify(measured))).toEqual(measured);
  },
);

test('the table shows the measurements so far, and of which bots', () => {
  const contest = contestOf('one-against');
  const measured = nothingMeasured({ digest: 'before', rules: 1, seed: 's' }, contest.bots);
  const plan = planOf(contest, 's');
  const table = () =>
    tableOf(
      [contest],
      { [contest.id]: measured },
      () => 'Game',
      () => 'today',
    );
  expect(table()).toHaveLength(2);
  for (let deal = 0; deal < dealsFor(contest, 40); deal++) addDeal(measured, plan, played(contest, deal));
  expect(table()[2]).toMatch(
    /^\| Game, .* \| hard against three random \| 40 so far \| \d.*%.*; the earlier bots \|$/,
  );
  for (let deal = 10; deal < dealsFor(contest, 400); deal++) addDeal(measured, plan, played(contest, deal));
  expect(table()[2]).toContain('| 400 |');
});

test('every row has a name of its own', () => {
  expect(new Set(CONTESTS.map(({ id }) => id)).size).toBe(CONTESTS.length);
});
