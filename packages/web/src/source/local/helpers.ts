import type { Share } from '@nokturn/bots';
import type { FromHelper, SharedThought, ToHelper } from './messages.ts';

/** Of the processors there are, one draws and one runs the match; more than this many others are not asked to help. */
const MOST = 3;
const TAKEN = 2;
/** How long to wait for what a helper has found by then, in milliseconds: one that was never started says nothing. */
const PATIENCE = 150;

/** How many workers help to think on a machine with this many processors. */
export function helpersOn(processors: number): number {
  return Math.max(0, Math.min(MOST, processors - TAKEN));
}

/** A thought of others, which goes on until it is enough. */
export interface HelpedThought {
  /** What each of them has found. */
  enough(): Promise<readonly Share[]>;
}

/** What a worker is, as far as it matters here. */
export type Helper = Pick<Worker, 'postMessage' | 'addEventListener'>;

/** Workers that share in long thoughts. They are started when they are first needed, and are there for the next one. */
export class Helpers {
  readonly #count: number;
  readonly #start: () => Helper;
  #helpers: Helper[] | null = null;
  #job = 0;
  /** What is done as soon as this many have told what they found. */
  #done: { readonly shares: Share[]; missing: number; told(): void } | null = null;

  constructor(count: number, start: () => Helper) {
    this.#count = count;
    this.#start = start;
  }

  /** How many share in a thought together with the one who asks for it. */
  get of(): number {
    return 1 + (this.#helpers?.length ?? this.#count);
  }

  think(thought: Omit<SharedThought, 'of'>): HelpedThought {
    this.#helpers ??= this.#started();
    const job = ++this.#job;
    const shares: Share[] = [];
    this.#done = { shares, missing: this.#helpers.length, told: () => {} };
    this.#tell({ type: 'think', job, thought: { ...thought, of: this.of } });
    return {
      enough: async () => {
        const done = this.#done;
        if (job !== this.#job || done === null) return [];
        this.#tell({ type: 'enough', job });
        if (done.missing > 0)
          await new Promise<void>((told) => {
            this.#done = Object.assign(done, { told });
            setTimeout(told, PATIENCE);
          });
        return shares;
      },
    };
  }

  #tell(message: ToHelper): void {
    for (const helper of this.#helpers ?? []) helper.postMessage(message);
  }

  #started(): Helper[] {
    const helpers: Helper[] = [];
    try {
      for (let i = 0; i < this.#count; i++) helpers.push(this.#begun());
    } catch {
      // Not every browser lets a worker start another one: then this one thinks alone.
    }
    return helpers;
  }

  #begun(): Helper {
    const helper = this.#start();
    helper.addEventListener('message', ((event: MessageEvent<FromHelper>) =>
      this.#hear(event.data)) as EventListener);
    helper.addEventListener('error', () => {
      // What breaks once is not asked again.
      if (this.#helpers?.includes(helper)) this.#helpers = this.#helpers.filter((each) => each !== helper);
      this.#hear({ job: this.#job, share: null });
    });
    return helper;
  }

  #hear({ job, share }: FromHelper): void {
    if (job !== this.#job || this.#done === null) return;
    if (share !== null) this.#done.shares.push(share);
    if (--this.#done.missing === 0) this.#done.told();
  }
}
