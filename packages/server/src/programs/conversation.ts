import {
  type Answer,
  fits,
  type MyDecision,
  type Options,
  type Random,
  type Seat,
  type Witness,
} from '@nokturn/engine';
import { type FromProgram, fromProgram, PROGRAM_PROTOCOL, type ToProgram } from '@nokturn/protocol/programs';
import { type Thinkable, Thoughts, Unanswerable } from './thoughts.ts';

/** What a program can do wrong, each as a keyword. */
export const FAULTS = [
  'unreadable',
  'unknown-message',
  'wrong-protocol',
  'not-ready',
  'not-offered',
  'late-answer',
  'refused-request',
  'silent',
  'noise',
  'ended',
  'cannot-start',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface ProgramGame extends Thinkable {
  readonly id: string;
  readonly rulesVersion: number;
  readonly digest: string;
}

export interface Seated {
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Options;
}

/** The meaning of a line from a program. */
export interface Said {
  /** Replies to it. */
  readonly replies: readonly string[];
  /** Its answer to the open decision, if that is what the line was. */
  readonly answer?: Answer;
  readonly isReady?: true;
  readonly fault?: Fault;
  readonly reason?: string;
}

interface OpenDecision {
  readonly id: number;
  readonly mine: MyDecision;
  readonly thoughts: Thoughts;
}

/**
 * The conversation with a program that plays a seat. It knows nothing about processes, and knows of the match only what
 * the seat knows: everything that crosses the pipe is made here.
 */
export class Conversation {
  readonly #game: ProgramGame;
  #seated: Seated | null = null;
  #random: Random | null = null;
  #told = 0;
  #decisions = 0;
  #open: OpenDecision | null = null;
  #isReady = false;
  /** The program's own name for itself. */
  name: string | null = null;

  constructor(game: ProgramGame) {
    this.#game = game;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  hello(): string {
    const { id, rulesVersion, digest } = this.#game;
    return line({
      kind: 'hello',
      protocol: PROGRAM_PROTOCOL,
      game: id,
      rules: { number: rulesVersion, digest },
    });
  }

  /** A match begins, or is resumed: everything heard so far is sent with the first decision. */
  match({ seat, seats, options }: Seated, random: Random): string {
    this.#seated = { seat, seats, options };
    this.#random = random;
    this.#told = 0;
    this.#open = null;
    return line({
      kind: 'match',
      game: this.#game.id,
      seat,
      seats,
      options: { ...options },
      random: random.word(),
    });
  }

  decide(
    { heard, ...view }: Witness,
    { within, isLate = () => false }: { within: number | null; isLate?: () => boolean },
  ): string {
    const mine = view.asked?.mine;
    if (!mine || this.#seated === null || this.#random === null)
      throw new Error('nobody is asked, or no match has begun');
    const news = heard.slice(this.#told);
    this.#told = heard.length;
    const id = ++this.#decisions;
    const thoughts = new Thoughts(
      this.#game,
      { ...view, heard },
      { seats: this.#seated.seats, random: this.#random, isLate },
    );
    this.#open = { id, mine, thoughts };
    return line({ kind: 'decide', id, within, heard: news, view });
  }

  /** The decision has been answered: by the program, or for it. */
  close(): void {
    this.#open = null;
  }

  over({ heard, ...view }: Witness): string {
    const news = heard.slice(this.#told);
    this.#told = heard.length;
    this.#open = null;
    return line({ kind: 'over', heard: news, view });
  }

  hear(text: string): Said {
    let given: unknown;
    try {
      given = JSON.parse(text);
    } catch {
      return wrong('unreadable', null, `this is not JSON: ${shown(text)}`);
    }
    const read = fromProgram.safeParse(given);
    if (!read.success) return this.#notUnderstood(given);
    return this.#obey(read.data);
  }

  #notUnderstood(given: unknown): Said {
    const { kind, id, protocol } = (given ?? {}) as Record<string, unknown>;
    const about = typeof id === 'number' && Number.isInteger(id) ? id : null;
    if (kind === 'ready' && protocol !== PROGRAM_PROTOCOL)
      return wrong('wrong-protocol', about, `the protocol is ${PROGRAM_PROTOCOL}, not ${shown(protocol)}`);
    const fault = kind === 'answer' && about === this.#open?.id ? 'not-offered' : 'unknown-message';
    return wrong(fault, about, `${issueIn(given)} in ${shown(given)}`);
  }

  #obey(said: FromProgram): Said {
    if (said.kind === 'ready') {
      this.#isReady = true;
      this.name = said.name ?? null;
      return { replies: [], isReady: true };
    }
    if (!this.#isReady) return wrong('not-ready', said.id, 'say "ready" first');
    if (said.kind === 'answer') return this.#answer(said.id, said.answer);
    if (this.#open === null) return wrong('late-answer', said.id, 'nothing is to be decided now');
    const { thoughts } = this.#open;
    try {
      return { replies: [line(replyTo(said, thoughts))] };
    } catch (error) {
      if (!(error instanceof Unanswerable)) throw error;
      return wrong('refused-request', said.id, error.message);
    }
  }

  #answer(id: number, answer: Answer): Said {
    if (this.#open?.id !== id) return wrong('late-answer', id, `decision ${id} is not open`);
    const check = fits(this.#open.mine.ask, answer);
    if (!check.fits) return wrong('not-offered', id, check.reason);
    return { replies: [], answer };
  }
}

function replyTo(said: Exclude<FromProgram, { kind: 'ready' | 'answer' }>, thoughts: Thoughts): ToProgram {
  switch (said.kind) {
    case 'imagine':
      return thoughts.imagine(said);
    case 'candidates':
      return thoughts.candidates(said);
    case 'play':
      return thoughts.play(said);
    case 'look':
      return thoughts.look(said);
    case 'playout':
      return thoughts.playout(said);
  }
}

function issueIn(given: unknown): string {
  const [issue] = fromProgram.safeParse(given).error?.issues ?? [];
  return `${issue?.path.join('.') || 'the message'}: ${issue?.message ?? 'not understood'}`;
}

function wrong(fault: Fault, id: number | null, reason: string): Said {
  return { replies: [line({ kind: 'refused', id, reason })], fault, reason };
}

function line(message: ToProgram): string {
  return JSON.stringify(message);
}

/** Text from a program, shortened and made harmless. */
export function shown(given: unknown): string {
  const text = (typeof given === 'string' ? given : (JSON.stringify(given) ?? 'nothing')).replace(
    /[^\p{L}\p{N}\p{P}\p{S} ]/gu,
    '?',
  );
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
