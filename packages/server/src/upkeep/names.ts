import unhomoglyph from 'unhomoglyph';
import { refuse } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { MonotonicTime, Time } from '../time.ts';

/** How long a server uses the blocked names it knows before reading them again. */
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
    // If they could not be read, they are read again next time.
    this.#known.catch(() => {
      this.#known = null;
    });
    return this.#known;
  }
}

/** The forms in which a name is recognised. */
interface Forms {
  readonly raw: string;
  readonly plain: string;
  readonly look: string;
}

function formsOf(name: string): Forms {
  return { raw: name.toLowerCase(), plain: plainly(name), look: lookOf(name) };
}

/** Letters with a stroke, which Unicode treats as separate letters. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ħ: 'h', ŧ: 't' };

/** Capitals, accents, spaces and signs between the letters do not make a different name. */
function plainly(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[łđøħŧ]/g, (letter) => STROKES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? name : letters;
}

/**
 * What a name looks like, in any script: letters that Unicode considers confusable are the same, and so are letters if
 * the capital of one looks like the other (I and l). The result is not meant to be read.
 */
function lookOf(name: string): string {
  const small = unhomoglyph(name.normalize('NFKD')).toLowerCase();
  return unhomoglyph(small)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/i/g, 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
