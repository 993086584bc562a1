import { refuse } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';

/** For so long a server goes by the blocked names it knows. */
const REMEMBERED_FOR = 30_000;

/** The names that moderators have blocked. */
export class BlockedNames {
  readonly #store: Store;
  readonly #time: Time;
  #known: Promise<readonly string[]> | null = null;
  #asked = Number.NEGATIVE_INFINITY;

  constructor(store: Store, time: Time) {
    this.#store = store;
    this.#time = time;
  }

  async mustAllow(name: string): Promise<void> {
    const plain = plainly(name);
    const raw = name.toLowerCase();
    if ((await this.#blocked()).some((blocked) => raw.includes(blocked) || plain.includes(plainly(blocked))))
      throw refuse('blocked-name', 'nobody may have this name here');
  }

  #blocked(): Promise<readonly string[]> {
    const now = this.#time.now();
    if (this.#known !== null && now - this.#asked < REMEMBERED_FOR) return this.#known;
    this.#asked = now;
    this.#known = this.#store.upkeep.blockedNames();
    // What could not be read is asked for again.
    this.#known.catch(() => {
      this.#known = null;
    });
    return this.#known;
  }
}

/** Letters with a stroke, which are letters of their own to Unicode. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ħ: 'h', ŧ: 't' };

/** Capitals, accents, spaces and signs between the letters do not make another name. */
function plainly(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[łđøħŧ]/g, (letter) => STROKES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? name : letters;
}
