import type { Seat } from './seat.ts';

/** `verb` or `verb:object`, for example `roll`, `seat:3`, `give:crossbow`. Stable, because records contain it. */
export type OptionId = string;

/** A question to one seat about these options. A closed union: every interface and every bot can answer every kind. */
export type Ask<O extends OptionId = OptionId> = AskOne<O> | AskSeveral<O> | AskAmount | AskOrder<O>;

export interface AskOne<O extends OptionId = OptionId> {
  readonly kind: 'one';
  readonly options: readonly O[];
}

export interface AskSeveral<O extends OptionId = OptionId> {
  readonly kind: 'several';
  readonly options: readonly O[];
  readonly min: number;
  readonly max: number;
}

export interface AskAmount {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
}

export interface AskOrder<O extends OptionId = OptionId> {
  readonly kind: 'order';
  readonly options: readonly O[];
}

/** An option (one), a list of different options (several, order) or a whole number (amount). */
export type Answer = OptionId | readonly OptionId[] | number;

/** The possible answers to a question. */
export type AnswerTo<A extends Ask> =
  A extends AskOne<infer O> ? O : A extends AskSeveral<infer O> | AskOrder<infer O> ? readonly O[] : number;

export function oneOf<const O extends OptionId>(options: readonly O[]): AskOne<O> {
  return { kind: 'one', options };
}

/** An amount from 0 to the most; null if even that would be negative. */
export function upTo(most: number): AskAmount {
  return { kind: 'amount', min: 0, max: Math.max(0, most) };
}

/** A message of the game's Fluent files with its arguments; never a sentence. */
export interface Message {
  readonly id: string;
  readonly args?: { readonly [name: string]: string | number | readonly (string | number)[] };
}

/** An option that the rules know but do not allow now, and why. */
export interface Barred {
  readonly option: OptionId;
  readonly reason: Message;
  readonly clause: string;
}

/** Says of an option why it is barred, in a game with these reasons: `out-of-range` is the message `reason-out-of-range`. */
export function barring<Reason extends string>() {
  return (option: OptionId, reason: Reason, clause: string, args?: Message['args']): Barred => {
    const id = `reason-${reason}`;
    return { option, reason: args ? { id, args } : { id }, clause };
  };
}

/** What an option points at on the board. */
export interface Target {
  readonly kind: string;
  readonly id: string | number;
}

/** A decision that waits for answers. It is part of the position. */
export interface Asked<F> {
  readonly frame: F;
  readonly seats: readonly Seat[];
  /** The question to each of the seats, in the same order. */
  readonly asks: readonly Ask[];
  /** Answers so far, in the same order; null while the seat has not answered. */
  readonly answers: (Answer | null)[];
}

const YES = { fits: true } as const;

/** Whether an answer was asked for, and if not, why not. */
export function fits(ask: Ask, answer: unknown): { fits: true } | { fits: false; reason: string } {
  switch (ask.kind) {
    case 'one':
      if (typeof answer !== 'string') return no('one option is asked for');
      return ask.options.includes(answer) ? YES : no(`"${printable(answer)}" is not offered`);
    case 'amount':
      if (typeof answer !== 'number' || !Number.isInteger(answer)) return no('a whole number is asked for');
      return answer >= ask.min && answer <= ask.max
        ? YES
        : no(`${answer} is not between ${ask.min} and ${ask.max}`);
    case 'several':
    case 'order': {
      if (!Array.isArray(answer)) return no('a list of options is asked for');
      const strange = answer.findIndex((option) => !ask.options.includes(option));
      if (strange >= 0) return no(`"${printable(String(answer[strange]))}" is not offered`);
      if (new Set(answer).size !== answer.length) return no('an option is named twice');
      const [min, max] =
        ask.kind === 'several' ? [ask.min, ask.max] : [ask.options.length, ask.options.length];
      return answer.length >= min && answer.length <= max
        ? YES
        : no(`${answer.length} options are named, ${min === max ? min : `${min} to ${max}`} are asked for`);
    }
  }
}

/** The only possible answer, if there is only one. */
export function onlyAnswer(ask: Ask): Answer | null {
  switch (ask.kind) {
    case 'one':
      return ask.options.length === 1 ? (ask.options[0] as OptionId) : null;
    case 'amount':
      return ask.min === ask.max ? ask.min : null;
    case 'several':
      if (ask.max === 0) return [];
      return ask.min === ask.options.length ? ask.options : null;
    case 'order':
      return ask.options.length <= 1 ? ask.options : null;
  }
}

/** Any answer that fits; `below(n)` gives a random number from 0 to n - 1. */
export function randomAnswer(ask: Ask, below: (n: number) => number): Answer {
  switch (ask.kind) {
    case 'one':
      return ask.options[below(ask.options.length)] as OptionId;
    case 'amount':
      return ask.min + below(ask.max - ask.min + 1);
    case 'several':
      return drawSome(ask.options, ask.min + below(ask.max - ask.min + 1), below);
    case 'order':
      return drawSome(ask.options, ask.options.length, below);
  }
}

function drawSome(options: readonly OptionId[], count: number, below: (n: number) => number): OptionId[] {
  const left = [...options];
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] as OptionId);
}

export function verbOf(option: OptionId): string {
  const colon = option.indexOf(':');
  return colon < 0 ? option : option.slice(0, colon);
}

export function objectOf(option: OptionId): string {
  return option.slice(option.indexOf(':') + 1);
}

function no(reason: string): { fits: false; reason: string } {
  return { fits: false, reason };
}

/** Text from outside, made harmless for a one-line error. */
function printable(text: string): string {
  const clean = text.replace(/[^\p{L}\p{N}\p{P} ]/gu, '?');
  return clean.length > 40 ? `${clean.slice(0, 40)}…` : clean;
}
