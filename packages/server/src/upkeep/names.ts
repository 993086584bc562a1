import unhomoglyph from 'unhomoglyph';
import { refuse } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { MonotonicTime, Time } from '../time.ts';

/** For so long a server goes by the blocked names it knows. */
const REMEMBERED_FOR = 30_000;

/** The names that moderators have blocked. */
export class BlockedNames {
  readonly #store: Store;
  readonly #time: Time;
  #known: Promise<readonly Forms[]> | null = null;
  #asked: MonotonicTime | null = null;

  constructor(store: Store, time: Time) {
    this.#store = store;
    this.#time = time;
  }

  async mustAllow(name: string): Promise<void> {
    const { raw, plain, look } = formsOf(name);
    const isIn = (blocked: Forms) =>
      raw.includes(blocked.raw) ||
      plain.includes(blocked.plain) ||
      (blocked.look !== '' && look.includes(blocked.look));
    if ((await this.#blocked()).some(isIn)) throw refuse('blocked-name', 'nobody may have this name here');
  }

  #blocked(): Promise<readonly Forms[]> {
    const now = this.#time.monotonic();
    const isFresh = this.#asked !== null && now - this.#asked < REMEMBERED_FOR;
    if (this.#known !== null && isFresh) return this.#known;
    this.#asked = now;
    this.#known = this.#store.upkeep.blockedNames().then((names) => names.map(formsOf));
    // What could not be read is asked for again.
    this.#known.catch(() => {
      this.#known = null;
    });
    return this.#known;
  }
}

/** A name as it can be recognised. */
interface Forms {
  readonly raw: string;
  readonly plain: string;
  readonly look: string;
}

function formsOf(name: string): Forms {
  return { raw: name.toLowerCase(), plain: plainly(name), look: lookOf(name) };
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

/**
 * What a name looks like, in whatever script it is written: letters that Unicode holds to be confusable are the same, and
 * so are those of which one is the capital of what another looks like (I and l). Nobody is meant to read it.
 */
function lookOf(name: string): string {
  const small = unhomoglyph(name.normalize('NFKD')).toLowerCase();
  return unhomoglyph(small)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/i/g, 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
