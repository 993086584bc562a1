import { blocksOf } from '../rules/markdown.ts';

/** What was counted of matches of bots in which a card was there: that its owner won, or what else it was good for. */
export type Counted = 'won' | 'scored' | 'used';

/** How often something happened in matches of bots in which a card was there. */
export interface Found {
  readonly what: Counted;
  readonly count: number;
  readonly share: number;
  /** Between these the true share lies 95 times in 100. */
  readonly least: number;
  readonly most: number;
}

/** What the balance study of a game found, by the id of the card: from the tables of its page that count what it brings. */
export function foundIn(study: string): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  for (const block of blocksOf(study)) {
    if (block.kind !== 'table') continue;
    const what = countedIn(block.head);
    const share = block.head.findIndex((title) => SHARES.includes(title));
    const counted = block.head.findIndex((title) => title === 'counted' || title === 'seen');
    if (what === null || share < 0 || counted < 0) continue;
    for (const row of block.rows) {
      const [id = ''] = row;
      const [least = Number.NaN, most = Number.NaN] = numbersIn(row[share + 1]);
      const [often = Number.NaN] = numbersIn(row[share]);
      const [count = Number.NaN] = numbersIn(row[counted]);
      if ([count, often, least, most].some(Number.isNaN) || found.has(id)) continue;
      found.set(id, { what, count, share: often, least, most });
    }
  }
  return found;
}

const SHARES = ['won', 'with', 'mean', 'used'];

/** What a table counts, by its heads; null for one that counts nothing that a card brings. */
function countedIn(head: readonly string[]): Counted | null {
  const [first = ''] = head;
  if (head.includes('won') || head.includes('with')) return 'won';
  if (first === 'personal mission scores') return 'scored';
  return first === 'instant mission is used' || (first === 'district' && head.includes('used'))
    ? 'used'
    : null;
}

function numbersIn(cell = ''): readonly number[] {
  return [...cell.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}
