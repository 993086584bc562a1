import { blocksOf } from '../rules/markdown.ts';

/** What was counted in bots' matches with a card in play: that its owner won, or another use of it. */
export type Counted = 'won' | 'scored' | 'used';

/** How often something happened in bots' matches with a card in play. */
export interface Found {
  readonly what: Counted;
  readonly count: number;
  readonly share: number;
  /** In 95 cases out of 100, the true share lies between these. */
  readonly least: number;
  readonly most: number;
}

/**
 * The results of a game's balance study, by the id of the card: from those of its tables that count what a card brings.
 */
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

/** What a table counts, according to its column heads; null if it is nothing that a card brings. */
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
