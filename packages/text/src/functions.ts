import { type FluentFunction, FluentNumber, type FluentValue } from '@fluent/bundle';
import { FactList, joined } from './facts.ts';
import type { Language } from './languages.ts';
import { mark, plain } from './marks.ts';
import { Numeral } from './numbers.ts';
import { prepositionBefore } from './prepositions.ts';

/** Where functions find the words they need. */
export interface Words {
  readonly language: Language;
  seatName(seat: number): string | undefined;
  /** The text of a message, or of one of its attributes, if there is one. */
  find(id: string, attribute?: string): string | undefined;
  /** A case of a name, in the language of the name: none is borrowed from English. */
  findCase(id: string, form: string): string | undefined;
}

/** Which form of a name: a grammatical case, which may be missing, or a part of the thing, which may not. */
export interface Form {
  readonly case?: string | undefined;
  readonly part?: string | undefined;
}

/**
 * The functions that messages may call. SEAT and SEATS name players, COUNT, SUM, MIN and MAX calculate, SAME says `yes`
 * or `no`, and PREPOSITION("z", $n) is "z" or "ze", whichever comes before that number or name. Any other name in
 * capitals is a type of thing: CARD($card, case: "acc") is the attribute `acc` of the message `card-<id>`, or its value
 * if the language has no such form; CHARACTER($who, part: "ability") is the attribute `ability`; CARD($cards, $seats)
 * names the owner of each card, and DISTRICT($districts, once: "yes") names repeated things only once, with their
 * number. A game declares a type of its own by using it.
 */
export function functionsIn(sources: readonly string[], words: Words): Record<string, FluentFunction> {
  const functions: Record<string, FluentFunction> = {};
  for (const source of sources)
    for (const [, name = ''] of source.matchAll(/([A-Z][A-Z0-9_-]*)\s*\(/g))
      functions[name] = thingFunction(name.toLowerCase(), words);
  const seats = thingFunction('seat', words);
  return {
    ...functions,
    SEAT: seats,
    SEATS: seats,
    COUNT: count,
    SUM: sum,
    MIN: least,
    MAX: greatest,
    SAME: same,
    PREPOSITION: preposition(words.language),
  };
}

/** The marked name of a thing. */
export function nameOf(type: string, id: string, form: Form, words: Words): string {
  const name = type === 'seat' ? words.seatName(Number(id)) : wordFor(messageId(type, id), form, words);
  if (name === undefined)
    throw new Error(`there is no ${type} ${id}${form.part ? ` with ${form.part}` : ''}`);
  return mark(type, id, name);
}

/** The message that names a thing. Clauses have dots in their ids and cells slashes, which ids of messages cannot have. */
export function messageId(type: string, id: string): string {
  return `${type}-${id.replace(/[./]/g, '-')}`;
}

function wordFor(id: string, form: Form, words: Words): string | undefined {
  if (form.part !== undefined) return words.find(id, form.part);
  return (form.case === undefined ? undefined : words.findCase(id, form.case)) ?? words.find(id);
}

function thingFunction(type: string, words: Words): FluentFunction {
  return ([given, whose], named) => {
    const form = { case: word(named.case), part: word(named.part) };
    const ids = given instanceof FactList ? given.value : [word(given) ?? ''];
    const names = ids.map((id) => nameOf(type, String(id), form, words));
    if (!(whose instanceof FactList))
      return joined(named.once === undefined ? names : eachOnce(names), words.language);
    const seats = whose.value.map((seat) => nameOf('seat', String(seat), {}, words));
    return joined(
      names.map((name, i) => `${name} (${seats[i]})`),
      words.language,
    );
  };
}

/** "Park (2×)" for something that occurs twice. */
function eachOnce(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].map(([name, { length }]) =>
    length === 1 ? name : `${name} (${length}×)`,
  );
}

function count([given]: readonly FluentValue[]): FluentValue {
  return new Numeral(given instanceof FactList ? given.value.length : 0);
}

function sum(given: readonly FluentValue[]): FluentValue {
  return new Numeral(given.map(numeric).reduce((total, value) => total + value, 0));
}

function least(given: readonly FluentValue[]): FluentValue {
  return new Numeral(Math.min(...given.map(numeric)));
}

function greatest(given: readonly FluentValue[]): FluentValue {
  return new Numeral(Math.max(...given.map(numeric)));
}

function same([one, other]: readonly FluentValue[]): FluentValue {
  return word(one) === word(other) ? 'yes' : 'no';
}

function preposition(language: Language): FluentFunction {
  return ([short, next]) =>
    prepositionBefore(
      word(short) ?? '',
      next instanceof FluentNumber ? next.value : plain(word(next) ?? ''),
      language,
    );
}

function numeric(value: FluentValue): number {
  if (value instanceof FluentNumber) return value.value;
  throw new Error(`${word(value)} is not a number`);
}

function word(value: FluentValue | undefined): string | undefined {
  return value === undefined ? undefined : String(value.valueOf());
}
