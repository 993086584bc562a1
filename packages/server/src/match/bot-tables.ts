/** Tables of bots alone that one host may have played at the same time. */
const OF_ONE_HOST = 2;
/** And all hosts together, for each thread in which bots think. */
const FOR_EACH_THREAD = 4;

interface BotTable {
  readonly host: string;
  /** Whether it is still played. */
  readonly isOn: () => boolean;
}

/**
 * Tables of bots alone, which are played for those who watch. Nobody who plays shall wait because of them: so there are
 * places for some, and the others stand still.
 */
export class BotTables {
  readonly #most: number;
  readonly #tables = new Map<string, BotTable>();

  constructor({ threads }: { readonly threads: number }) {
    this.#most = FOR_EACH_THREAD * threads;
  }

  /** Gives a match a place, if it has none and there is one. Tells whether it has one. */
  admit(match: string, table: BotTable): boolean {
    for (const [each, { isOn }] of this.#tables) if (!isOn()) this.#tables.delete(each);
    if (this.#tables.has(match)) return true;
    const ofHost = [...this.#tables.values()].filter(({ host }) => host === table.host).length;
    if (ofHost >= OF_ONE_HOST || this.#tables.size >= this.#most) return false;
    this.#tables.set(match, table);
    return true;
  }
}
