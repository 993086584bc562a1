import type { Answer, Game, Options } from '@nokturn/engine';
import { decisionsOf, type GameNumbers, Numbering } from '@nokturn/engine/numbers';
import {
  ENV_PROTOCOL,
  type FromEnv,
  type FromEnvOf,
  type Observation,
  type ToEnvOf,
  toEnv,
} from '@nokturn/protocol/env';
import { EnvMatch } from './env-match.ts';

export interface EnvTerms {
  readonly game: Game;
  readonly digest: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly matches: number;
  readonly observe: Observation;
  /** How the game is represented in numbers, if it is. */
  readonly numbers: GameNumbers | null;
}

/** A reply: a line, and the bytes after it. */
export interface EnvReply {
  readonly line: FromEnv;
  readonly bytes: Uint8Array;
}

const NO_BYTES = new Uint8Array(0);

/** Many matches played together, for machine learning. Knows nothing of pipes. */
export class Env {
  readonly #terms: EnvTerms;
  readonly #numbering: Numbering | null;
  readonly #matches: EnvMatch[];
  /** A row for each match. */
  readonly #rows: Int16Array;
  #seed: string;
  #begun = 0;
  #again = false;

  constructor(terms: EnvTerms) {
    const { game, seats, matches, observe, numbers, seed } = terms;
    this.#terms = terms;
    this.#seed = seed;
    this.#numbering = numbers === null ? null : new Numbering(numbers, decisionsOf(game.work), seats);
    const writes = observe === 'numbers' || observe === 'both';
    this.#rows = new Int16Array(writes ? matches * (this.#numbering?.size ?? 0) : 0);
    this.#matches = Array.from({ length: matches }, () => this.#newMatch());
  }

  hello(): FromEnvOf<'hello'> {
    const { game, digest, seats, options, matches, observe } = this.#terms;
    const numbering = this.#numbering;
    return {
      kind: 'hello',
      protocol: ENV_PROTOCOL,
      game: game.id,
      rules: { number: game.rulesVersion, digest },
      seats,
      options: { ...options },
      matches,
      observe,
      picks: [...(numbering?.picks ?? [])],
      numbers:
        numbering === null
          ? null
          : {
              type: 'int16',
              size: numbering.size,
              layout: numbering.specs.map(({ name, low, high }) => [name, low, high]),
            },
    };
  }

  /** Does what a line requests, or says why not. */
  hear(text: string): EnvReply {
    let given: unknown;
    try {
      given = JSON.parse(text);
    } catch {
      return refused(`this is not JSON: ${text.slice(0, 80)}`);
    }
    const read = toEnv.safeParse(given);
    if (!read.success) {
      const [issue] = read.error.issues;
      return refused(`${issue?.path.join('.') || 'the message'}: ${issue?.message ?? 'not understood'}`);
    }
    return read.data.kind === 'reset' ? this.#reset(read.data) : this.#step(read.data);
  }

  #reset({ seed, matches, again }: ToEnvOf<'reset'>): EnvReply {
    const strange = matches?.find((match) => match >= this.#matches.length);
    if (strange !== undefined) return refused(`there is no match ${strange}`);
    if (seed !== undefined && matches !== undefined)
      return refused('a new seed restarts all matches: leave out seed or matches');
    if (seed !== undefined) {
      this.#seed = seed;
      this.#begun = 0;
    }
    this.#again = again ?? this.#again;
    const which = matches ?? [...this.#matches.keys()];
    for (const match of which) this.#matches[match] = this.#newMatch();
    return this.#states(which.map((match) => ({ match, ended: null })));
  }

  #step({ picks, answers }: ToEnvOf<'step'>): EnvReply {
    const given = picks ?? answers ?? [];
    if (given.length !== this.#matches.length)
      return refused(`a step names ${given.length} picks or answers for ${this.#matches.length} matches`);
    for (const [match, each] of given.entries()) {
      const reason = each === null ? null : this.#refusal(match, each, picks === undefined);
      if (reason !== null) return refused(`match ${match}: ${reason}`);
    }
    const moved: Moved[] = [];
    for (let match = 0; match < given.length; match++) {
      const each = given[match] ?? null;
      if (each !== null) moved.push(this.#move(match, each, picks === undefined));
    }
    return this.#states(moved);
  }

  #refusal(match: number, given: Answer, isWhole: boolean): string | null {
    const at = this.#matches[match] as EnvMatch;
    if (at.isOver) return 'it is over: reset it';
    if (isWhole) return at.refusal(given);
    return at.open.includes(given as number) ? null : `pick ${given} is not open`;
  }

  #move(match: number, given: Answer, isWhole: boolean): Moved {
    const at = this.#matches[match] as EnvMatch;
    if (isWhole) at.answer(given);
    else at.pick(given as number);
    if (!at.isOver) return { match, ended: null };
    if (this.#again) this.#matches[match] = this.#newMatch();
    return { match, ended: at };
  }

  #newMatch(): EnvMatch {
    const { game, seats, options, observe } = this.#terms;
    const listening = observe === 'json' || observe === 'both';
    const setup = { seats, options, seed: `${this.#seed}-${++this.#begun}` };
    return new EnvMatch(game, setup, { numbering: this.#numbering, listening });
  }

  #states(moved: readonly Moved[]): EnvReply {
    const { observe } = this.#terms;
    const now = moved.map(({ match }) => this.#matches[match] as EnvMatch);
    const bytes = this.#written(now);
    const line: FromEnvOf<'states'> = {
      kind: 'states',
      matches: moved.map(({ match }) => match),
      seats: now.map(({ seat }) => seat),
      open: now.map(({ open }) => open as number[]),
      rewards: moved.map(({ ended }) => ended?.rewards ?? null),
      points: moved.map(({ ended }) => ended?.points ?? null),
      bytes: bytes.byteLength,
    };
    if (observe !== 'json' && observe !== 'both') return { line, bytes };
    const told = now.map((match) => match.tell()) as unknown as NonNullable<typeof line.told>;
    return { line: { ...line, told }, bytes };
  }

  /** The rows of these matches, one after the other. */
  #written(matches: readonly EnvMatch[]): Uint8Array {
    if (this.#rows.length === 0 || this.#numbering === null) return NO_BYTES;
    const { size } = this.#numbering;
    const all = this.#rows.subarray(0, matches.length * size).fill(0);
    for (let i = 0; i < matches.length; i++)
      (matches[i] as EnvMatch).write(all.subarray(i * size, (i + 1) * size));
    return new Uint8Array(all.buffer, 0, all.byteLength);
  }
}

interface Moved {
  readonly match: number;
  /** The match that has just ended there. */
  readonly ended: EnvMatch | null;
}

function refused(reason: string): EnvReply {
  return { line: { kind: 'refused', reason }, bytes: NO_BYTES };
}
