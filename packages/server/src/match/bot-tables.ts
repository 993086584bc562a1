/** How many tables of bots alone one host may have in play at the same time. */
const OF_ONE_HOST = 2;
/** And all hosts together, for each thinking thread. */
const FOR_EACH_THREAD = 4;

interface BotTable {
  readonly host: string;
  /** Whether it is still played. */
  readonly isOn: () => boolean;
}

/**
 * Tables of bots alone, which are played for their spectators. They must not make anybody who plays wait, so there are
 * places for only a few, and the others stand still.
 */
export class BotTables {
  readonly #most: number;
  readonly #tables = new Map<string, BotTable>();

  constructor({ threads }: { readonly threads: number }) {
    this.#most = FOR_EACH_THREAD * threads;
  }

  /** Gives a match a place, if it has none and one is free. Says whether it has one. */
  admit(match: string, table: BotTable): boolean {
    for (const [each, { isOn }] of this.#tables) if (!isOn()) this.#tables.delete(each);
    if (this.#tables.has(match)) return true;
    const ofHost = [...this.#tables.values()].filter(({ host }) => host === table.host).length;
    if (ofHost >= OF_ONE_HOST || this.#tables.size >= this.#most) return false;
    this.#tables.set(match, table);
    return true;
  }
}
