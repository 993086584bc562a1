import type { Share } from '@nokturn/bots';
import type { FromHelper, SharedThought, ToHelper } from './messages.ts';

/** One processor is for drawing and one runs the match; of the others, at most this many are asked to help. */
const MOST = 3;
const TAKEN = 2;
/** How long to wait for the results of a helper, in milliseconds: one that never started does not answer. */
const PATIENCE = 150;

/** How many workers help to think on a machine with this many processors. */
export function helpersOn(processors: number): number {
  return Math.max(0, Math.min(MOST, processors - TAKEN));
}

/** A search shared by helpers, which continues until it is stopped. */
export interface HelpedThought {
  /** Stops it and returns what each of them found. */
  enough(): Promise<readonly Share[]>;
}

/** The parts of a worker that are used here. */
export type Helper = Pick<Worker, 'postMessage' | 'addEventListener'>;

/** Workers that share long searches. They are started when they are first needed, and stay for the next one. */
export class Helpers {
  readonly #count: number;
  readonly #start: () => Helper;
  #helpers: Helper[] | null = null;
  #job = 0;
  /** Called as soon as this many have reported their results. */
  #done: { readonly shares: Share[]; missing: number; told(): void } | null = null;

  constructor(count: number, start: () => Helper) {
    this.#count = count;
    this.#start = start;
  }

  /** The number of workers that share a search, including the one that asks for it. */
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
      // Not every browser lets a worker start another one: then this one works alone.
    }
    return helpers;
  }

  #begun(): Helper {
    const helper = this.#start();
    helper.addEventListener('message', ((event: MessageEvent<FromHelper>) =>
      this.#hear(event.data)) as EventListener);
    helper.addEventListener('error', () => {
      // A helper that has crashed is not asked again.
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
