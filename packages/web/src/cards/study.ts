import { blocksOf } from '../rules/markdown.ts';

/** How matches of bots went in which a card was there. */
export interface Found {
  readonly count: number;
  readonly share: number;
  /** Between these the true share lies 95 times in 100. */
  readonly least: number;
  readonly most: number;
}

/** What the balance study of a game found, by the id of the card: from the tables of its page that count wins. */
export function foundIn(study: string): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  for (const block of blocksOf(study)) {
    if (block.kind !== 'table') continue;
    const won = block.head.findIndex((title) => title === 'won' || title === 'with');
    const counted = block.head.findIndex((title) => title === 'counted' || title === 'seen');
    if (won < 0 || counted < 0) continue;
    for (const row of block.rows) {
      const [id = ''] = row;
      const [least = Number.NaN, most = Number.NaN] = numbersIn(row[won + 1]);
      const [share = Number.NaN] = numbersIn(row[won]);
      const [count = Number.NaN] = numbersIn(row[counted]);
      if ([count, share, least, most].some(Number.isNaN) || found.has(id)) continue;
      found.set(id, { count, share, least, most });
    }
  }
  return found;
}

function numbersIn(cell = ''): readonly number[] {
  return [...cell.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}
