/** The size of a test: a sample in `npm test`, everything in `npm run test:deep`. */
export function deep(sample: number, full: number): number {
  return process.env.NOKTURN_DEEP === '1' ? full : sample;
}

/** Games per test: many short tests show their progress, one long test would not. */
const PORTION = 250;

export function portionsOf(games: number): { from: number; games: number }[] {
  const count = Math.ceil(games / PORTION);
  return Array.from({ length: count }, (_, i) => ({
    from: i * PORTION,
    games: Math.min(PORTION, games - i * PORTION),
  }));
}

/** For a census of unique cards: their number, and those that do not exist exactly once. */
export function onceEach<Id extends string>(
  there: readonly Id[],
  all: readonly Id[],
): { readonly count: number; readonly wrong: readonly string[] } {
  const copies = new Map<Id, number>(all.map((id) => [id, 0]));
  for (const id of there) copies.set(id, (copies.get(id) ?? 0) + 1);
  const wrong = [...copies].filter(([id, count]) => count !== 1 || !all.includes(id));
  return { count: there.length, wrong: wrong.map(([id, count]) => `${count} × ${id}`) };
}
