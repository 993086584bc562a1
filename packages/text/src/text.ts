import { FluentBundle, FluentResource } from '@fluent/bundle';
import {
  type Answer,
  type Heard,
  type Message,
  type OptionId,
  objectOf,
  type Seat,
  verbOf,
} from '@nokturn/engine';
import { type Facts, fluentArguments } from './facts.ts';
import { functionsIn, messageId, nameOf, type Words } from './functions.ts';
import type { Language } from './languages.ts';
import { type Part, parts, plain, unmarked } from './marks.ts';

export interface TextSettings {
  readonly language: Language;
  /** Fluent files, as strings: the game's own, and any that the interface adds. */
  readonly sources: readonly string[];
  /** Fluent files in English, for messages that the language lacks. */
  readonly english?: readonly string[];
  /** The texts of components under older rules, for a match that is played under them. */
  readonly before?: string;
  /** The tables of the components, by the rules of the match that is shown; today's if not given. */
  readonly cards?: Readonly<Record<string, unknown>>;
  /** The names of the players, by seat. */
  readonly names: readonly string[];
  /** For people who want no swearing: the message `mild-<id>`, if there is one, replaces `<id>`. */
  readonly mild?: boolean;
  /** Called when a message is missing or broken. The text shows the id in braces in any case. */
  readonly onError?: (error: Error) => void;
}

/**
 * Everything that is said about one game in one language. Results are marked text (see marks.ts) unless the method says
 * otherwise. Missing facts count as "unknown", except in `say` and `plain`, where a message must get everything it
 * needs.
 */
export interface GameText {
  readonly language: Language;
  /** The tables of the components by the rules of the match; null for today's. Each game reads its own (`cardsOf`). */
  readonly cards: Readonly<Record<string, unknown>> | null;
  /** Whether there are milder words for any of it. */
  readonly canBeMild: boolean;
  say(id: string, facts?: Facts, attribute?: string): string;
  /** The same without marks. */
  plain(id: string, facts?: Facts, attribute?: string): string;
  /** The same as a list of names and words in between. */
  parts(id: string, facts?: Facts, attribute?: string): Part[];
  has(id: string, attribute?: string): boolean;
  /** The label of an option's button. */
  label(step: string, option: OptionId, facts?: Facts): string;
  /** What an answer does, for readers who do not see the question. */
  act(step: string, answer: OptionId | number, facts?: Facts): string;
  /** The question to the seat that decides. */
  decision(step: string, facts?: Facts): string;
  /** What the others read while they wait; `seats` is null if it is hidden who is asked. */
  wait(step: string, seats: readonly Seat[] | null, facts?: Facts): string;
  /** The log line of a happening, or null if it has none. */
  narrate(heard: Heard): string | null;
  /** Why an option is barred. */
  reason(message: Message): string;
  /** The name of a thing or, with an attribute, what the attribute says of it. */
  thing(type: string, id: string | number, attribute?: string, facts?: Facts): string;
}

/** What components say about themselves, apart from their names, which may change with the rules. */
export const COMPONENT_ATTRIBUTES: readonly string[] = ['ability', 'effect', 'goal', 'text'];

/** The prefix of the ids of milder messages. */
const MILD = 'mild-';

/** A text that is not a message, such as a book of rules, with the milder words of that language. */
export function milder(text: string, language: Language, source: string): string {
  const settings = { language, sources: [source], names: [] };
  const usual = createText(settings);
  const mild = createText({ ...settings, mild: true });
  const ids = [...source.matchAll(new RegExp(`^${MILD}(\\S+)`, 'gm'))].map(([, id = '']) => id);
  return ids.reduce((said, id) => said.replaceAll(usual.plain(id), mild.plain(id)), text);
}

/** A message, and the words of the language it is written in. */
interface Found {
  readonly pattern: NonNullable<MessageOf['value']>;
  readonly bundle: FluentBundle;
  readonly language: Language;
}

type MessageOf = NonNullable<ReturnType<FluentBundle['getMessage']>>;

export function createText({
  language,
  sources,
  english = [],
  before = '',
  cards,
  names,
  mild = false,
  onError,
}: TextSettings): GameText {
  const words: Words = {
    language,
    seatName: (seat) => (names[seat] === undefined ? undefined : unmarked(names[seat])),
    find,
    findCase,
  };
  const all = [...sources, ...english, before];
  const own = bundleOf(language, sources);
  const bundles = [own];
  if (english.some((source) => source !== '')) bundles.push(bundleOf('en', english));
  const older = new FluentBundle(language, { useIsolating: false });
  report(older.addResource(new FluentResource(before)));
  const unknown = Object.fromEntries(variablesIn(all).map((name) => [name, 'unknown']));

  function bundleOf(tag: Language, files: readonly string[]): Pick<Found, 'bundle' | 'language'> {
    const functions = functionsIn([...files, before], { ...words, language: tag });
    const bundle = new FluentBundle(tag, { useIsolating: false, functions });
    for (const file of files) report(bundle.addResource(new FluentResource(file)));
    return { bundle, language: tag };
  }

  function report(errors: readonly Error[]): void {
    for (const error of errors) onError?.(error);
  }

  function patternOf(id: string, attribute?: string) {
    return (mild ? patternIn(`${MILD}${id}`, attribute) : undefined) ?? patternIn(id, attribute);
  }

  function patternIn(id: string, attribute?: string): Found | undefined {
    const said = attribute === undefined ? undefined : older.getMessage(id)?.attributes[attribute];
    if (said !== undefined) return { ...own, pattern: said };
    for (const words of bundles) {
      const message = words.bundle.getMessage(id);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern) return { ...words, pattern };
    }
    return undefined;
  }

  /** A text without facts. Errors are thrown, for the message that asked for it. */
  function find(id: string, attribute?: string): string | undefined {
    const found = patternOf(id, attribute);
    if (found === undefined) return undefined;
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, null, errors);
    if (errors[0]) throw errors[0];
    return text;
  }

  function findCase(id: string, form: string): string | undefined {
    const named = patternOf(id);
    const inflected = patternOf(id, form);
    return inflected?.language === named?.language ? find(id, form) : undefined;
  }

  function format(id: string, facts: Facts, defaults: Facts, attribute?: string): string {
    const name = attribute === undefined ? id : `${id}.${attribute}`;
    const found = patternOf(id, attribute);
    if (found === undefined) {
      report([new Error(`there is no message ${name} in ${language}`)]);
      return `{${name}}`;
    }
    const errors: Error[] = [];
    const args = { ...defaults, ...fluentArguments(facts, found.language) } as typeof unknown;
    const text = found.bundle.formatPattern(found.pattern, args, errors);
    report(errors.map((cause) => new Error(`${name} in ${found.language}: ${cause.message}`, { cause })));
    return text;
  }

  const say = (id: string, facts: Facts = {}, attribute?: string) => format(id, facts, {}, attribute);

  const tell = (id: string, facts: Facts = {}, attribute?: string) => format(id, facts, unknown, attribute);

  const has = (id: string, attribute?: string) =>
    attribute === undefined
      ? bundles.some(({ bundle }) => bundle.hasMessage(id))
      : patternOf(id, attribute) !== undefined;

  function label(step: string, option: OptionId, facts?: Facts): string {
    const verb = verbOf(option);
    const own = `answer-${step}-${verb}`;
    return tell(has(own) ? own : `answer-${verb}`, { ...facts, ...objectFacts(objectOf(option)) });
  }

  return {
    language,
    cards: cards ?? null,
    canBeMild: all.some((source) => source.includes(`\n${MILD}`)),
    say,
    plain: (id, facts, attribute) => plain(say(id, facts, attribute)),
    parts: (id, facts, attribute) => parts(say(id, facts, attribute)),
    has,
    label,
    act(step, answer, facts) {
      if (typeof answer === 'number') return tell(`act-${step}`, { ...facts, amount: answer });
      const own = `act-${step}-${verbOf(answer)}`;
      if (!has(own)) return label(step, answer, facts);
      return tell(own, { ...facts, ...objectFacts(objectOf(answer)) });
    },
    decision: (step, facts) => tell(`decision-${step}`, facts),
    wait: (step, seats, facts) => tell(`decision-${step}`, { ...facts, seat: seats ?? undefined }, 'wait'),
    narrate({ kind, ...facts }) {
      const id = `log-${kind}`;
      return has(id) ? tell(id, facts) || null : null;
    },
    reason: ({ id, args }) => tell(id, args),
    thing(type, id, attribute, facts) {
      if (attribute !== undefined) return tell(messageId(type, String(id)), facts, attribute);
      try {
        return nameOf(type, String(id), {}, words);
      } catch (error) {
        report([error as Error]);
        return `{${type}-${id}}`;
      }
    },
  };
}

/**
 * A number counts as one; an object with several parts, such as `chapel.2.0`, is also given as `object1`, `object2` ...
 */
function objectFacts(object: string): Facts {
  const parts = object.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const named = parts.map((part, i) => [`object${i + 1}`, part]);
  return { ...Object.fromEntries(named), object: parts.length === 1 ? parts[0] : object };
}

function variablesIn(sources: readonly string[]): string[] {
  return sources.flatMap((source) =>
    [...source.matchAll(/\$([A-Za-z][\w-]*)/g)].map(([, name = '']) => name),
  );
}

/** What a whole answer does, without marks; empty if it does nothing. `factsFor` provides the facts of an option. */
export function actsOf(
  text: GameText,
  step: string,
  answer: Answer,
  factsFor: (option?: OptionId) => Facts,
): string {
  const acts = typeof answer === 'object' ? answer : [answer];
  return acts
    .map((act) => plain(text.act(step, act, factsFor(typeof act === 'string' ? act : undefined))))
    .join(', ');
}
