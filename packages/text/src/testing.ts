import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Frame, type Game, type Happening, type OptionId, type Result, verbOf } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { differences, isCase, shapesOf } from './check.ts';
import type { Facts } from './facts.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { parts, plain } from './marks.ts';
import { createText, type GameText } from './text.ts';

/** Everything a game can say, as far as only the game itself knows it. */
export interface Vocabulary {
  /** The folder of the game, with `locales/` in it and, if it has a board, `board/locales/`. */
  readonly folder: string;
  /** The possible answers to each decision, and options that can be barred there; an amount has no verbs. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  /** What an option can be about: by step and verb (`drain-which card`), or by verb for every step that offers it. */
  readonly objects: Readonly<Record<string, readonly string[]>>;
  readonly reasons: readonly string[];
  /** Everything that has a name, by type, and the parts that each thing of that type has besides its case forms. */
  readonly things: Readonly<
    Record<string, { readonly ids: readonly string[]; readonly parts: readonly string[] }>
  >;
  /** Further messages that the game needs. */
  readonly others: readonly string[];
  /** Facts that an interface can add about the surroundings of a decision. */
  readonly surroundings: readonly Facts[];
  /** Possible values of the facts of happenings. */
  readonly facts: Readonly<Record<string, readonly unknown[]>>;
  /** Values of a fact that are specific to one kind of happening. */
  readonly ownFacts: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  /** Which combinations of facts can occur together; all of them by default. */
  readonly canBeHeard?: (kind: string, facts: Facts) => boolean;
  /** Happenings that sometimes have nothing to report, and then no log line. */
  readonly silent?: readonly string[];
  /** Matches that are played at random and narrated from beginning to end. */
  readonly matches: readonly { readonly name: string; readonly seats: number; readonly options: Facts }[];
  /** How many clauses the rules have. */
  readonly clauses: number;
  /** What people can decide in advance, by setting. */
  readonly standing?: Readonly<Record<string, { readonly answers: object }>>;
}

/** The names of the players in tests. */
export const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eva', 'Fay', 'Gil', 'Hal'];

/** Messages that the boards and terminal of a game name in their code. */
const WORDS = /'((?:word|term)-[\w-]+)'/g;

/**
 * Tests that a game can say everything it has to say, the same in every language, and that its written rules are the
 * same in every language. Returns the texts, in the order of the languages, for further checks by the game.
 */
export function testLocales<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  vocabulary: Vocabulary,
): readonly GameText[] {
  const { folder, verbs, things, reasons } = vocabulary;
  const sources = sourcesOf(folder, 'locales');
  const texts = LANGUAGES.map((language) => strictText(language, sources[language]));
  const [english = strictText('en', [])] = texts;
  const steps = decisionsOf(game);
  const presets = Object.keys(game.presets ?? {});

  it('says the same in every language', () => {
    expect(differences(sources)).toEqual([]);
  });

  it.runIf(existsSync(join(folder, 'board')))(
    'has a board that says the same in every language, and nothing that the game says already',
    () => {
      expect(differences(sourcesOf(folder, 'locales', 'board/locales'))).toEqual([]);
    },
  );

  it('has every message that the game needs, and no other', () => {
    const needed = new Set([
      'game',
      ...Object.entries(game.options).flatMap(([key, spec]) => [
        `option-${key}`,
        ...(spec.kind === 'choice' ? spec.values.map((value) => `option-${key}-${value}`) : []),
      ]),
      ...presets.map((id) => `preset-${id}`),
      ...Object.keys({ ...game.tempo?.settings, ...vocabulary.standing }).map(
        (setting) => `reaction-${setting}`,
      ),
      ...Object.entries(vocabulary.standing ?? {}).flatMap(([setting, { answers }]) =>
        Object.keys(answers).map((name) => `reaction-${setting}-${name}`),
      ),
      ...steps.map((step) => `decision-${step}`),
      ...Object.entries(verbs).flatMap(([step, its]) => its.map((verb) => labelId(english, step, verb))),
      ...reasons.map((reason) => `reason-${reason}`),
      ...Object.keys(game.hearing).map((kind) => `log-${kind}`),
      ...Object.entries(things).flatMap(([type, { ids }]) => ids.map((id) => `${type}-${id}`)),
      ...vocabulary.others,
      ...wordsUsed(folder),
    ]);
    const there = new Set(shapesOf(sources.en).keys());
    expect([...needed].filter((id) => !there.has(id))).toEqual([]);
    expect([...there].filter((id) => !needed.has(id) && !isAct(id))).toEqual([]);
  });

  it('describes only answers that can be given', () => {
    const acts = new Set(
      Object.entries(verbs).flatMap(([step, its]) => [
        `act-${step}`,
        ...its.map((verb) => `act-${step}-${verb}`),
      ]),
    );
    expect([...shapesOf(sources.en).keys()].filter((id) => isAct(id) && !acts.has(id))).toEqual([]);
  });

  it('knows every decision of the rules', () => {
    expect(Object.keys(verbs).sort()).toEqual([...steps].sort());
  });

  it('has every part of every thing', () => {
    const shapes = shapesOf(sources.en);
    const partsOf = (id: string) =>
      Object.keys(shapes.get(id)?.attributes ?? {}).filter((name) => !isCase(name));
    for (const key of Object.keys(game.options)) expect(partsOf(`option-${key}`), key).toEqual(['help']);
    for (const id of presets) expect(partsOf(`preset-${id}`), id).toEqual(['help']);
    // A question may also say how it is answered.
    for (const step of steps)
      expect([['wait'], ['how', 'wait']], step).toContainEqual(partsOf(`decision-${step}`).sort());
    for (const [type, thing] of Object.entries(things))
      for (const id of thing.ids) expect(partsOf(`${type}-${id}`), `${type}-${id}`).toEqual(thing.parts);
  });

  describe.each(texts)('in $language', (text) => {
    it('every decision and every option has words, with and without its surroundings', () => {
      for (const step of steps)
        for (const facts of [{}, ...vocabulary.surroundings]) {
          readable(text.decision(step, facts));
          for (const seats of [[1], [0, 1, 2]]) readable(text.wait(step, seats, facts));
          for (const option of optionsOf(vocabulary, step)) readable(text.label(step, option, facts));
        }
    });

    it('every answer can be told by itself, as a deed and not just a name', () => {
      for (const step of steps)
        for (const facts of [{}, ...vocabulary.surroundings])
          for (const answer of answersOf(vocabulary, step)) {
            const act = text.act(step, answer, facts);
            readable(act);
            const words = parts(act).filter(({ text: part, thing }) => thing === null && /\p{L}/u.test(part));
            expect(words, `${step} ${answer}: ${plain(act)}`).not.toEqual([]);
          }
    });

    it('every reason has words', () => {
      for (const reason of reasons) readable(text.reason({ id: `reason-${reason}` }));
    });

    it('every happening can be told, however much of it is heard', () => {
      for (const [kind, line] of Object.entries(game.hearing))
        for (const facts of variationsOf(vocabulary, kind, line as object))
          toldWell(text, { kind, ...facts }, vocabulary);
    });

    it('every thing reads well under every option', () => {
      for (const options of everyOption(game))
        for (const [type, { ids, parts }] of Object.entries(things))
          for (const id of ids) {
            readable(text.thing(type, id));
            for (const part of parts) readable(text.thing(type, id, part, options));
          }
    });
  });

  it.each(vocabulary.matches)('a whole match can be told and played in every language: $name', (match) => {
    tellMatch(game, vocabulary, texts, match);
  });

  testRules(game, vocabulary);
  return texts;
}

/** Words without any trace of a message that was not filled in. */
export function readable(marked: string): void {
  expect(plain(marked)).not.toMatch(/[{}$\uE000-\uE002]|\bunknown\b|\bnone\b|undefined|null|^$| {2}| [,.;]/);
}

/** The text of a game that throws if words are missing. */
export function strictText(language: Language, sources: readonly string[], names = NAMES): GameText {
  const onError = (error: Error) => {
    throw error;
  };
  return createText({ language, sources, names, onError });
}

/** The Fluent files of a game, by language. */
export function sourcesOf(folder: string, ...rooms: readonly string[]): Record<Language, string[]> {
  const pairs = LANGUAGES.map((language) => [
    language,
    rooms.map((room) => read(folder, `${room}/${language}.ftl`)),
  ]);
  return Object.fromEntries(pairs) as Record<Language, string[]>;
}

/** The rules in every language: the same clauses, which name the same things and contain every decision of the game. */
function testRules<S, F extends Frame, H extends Happening, R extends Result, V>(
  { id, clausePrefix, work }: Game<S, F, H, R, V>,
  { folder, clauses: count }: Vocabulary,
): void {
  const rules = ['', '.pl', '.cs'].map((tail) => read(folder, `../../../docs/rules/${id}${tail}.md`));
  const [english = new Map<string, string>(), ...others] = rules.map((text) => clausesOf(text, clausePrefix));

  describe('the rules', () => {
    it('have the same clauses in every language', () => {
      expect(english.size).toBe(count);
      for (const clauses of others) expect([...clauses.keys()]).toEqual([...english.keys()]);
    });

    it('name the same clauses, decisions and options in every language', () => {
      for (const clauses of others)
        for (const [clause, text] of clauses)
          expect(namesIn(text, clausePrefix), clause).toEqual(
            namesIn(english.get(clause) ?? '', clausePrefix),
          );
    });

    it('contain the clause, or the ruling, for every decision', () => {
      for (const doing of Object.values(work) as { readonly clause?: string }[])
        if (typeof doing !== 'function')
          expect(
            english.has(doing.clause ?? '') || rules[0]?.includes(`| ${doing.clause} |`),
            doing.clause,
          ).toBe(true);
    });
  });
}

function clausesOf(rules: string, prefix: string): Map<string, string> {
  const clauses = rules.matchAll(new RegExp(`^- \\*\\*(${prefix}-\\d+\\.\\d+)\\*\\* (.+)$`, 'gm'));
  return new Map([...clauses].map(([, id = '', text = '']) => [id, text]));
}

/** Clauses referred to, and words of the program. Text in <angle brackets> is a placeholder. */
function namesIn(text: string, prefix: string): string[] {
  const names = text.matchAll(new RegExp(`${prefix}-R?\\d+(?:\\.\\d+)?|\`[^\`]+\``, 'g'));
  return [...new Set([...names].map(([name]) => name.replace(/<.+>/, '')))].sort();
}

/** Plays a match at random; every viewer reads everything there is to read. */
function tellMatch<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  vocabulary: Vocabulary,
  texts: readonly GameText[],
  { name, seats, options }: Vocabulary['matches'][number],
): void {
  const viewers = ['spectator', 'everything', ...Array.from({ length: seats }, (_, seat) => seat)] as const;
  for (const { match, heard } of randomMatch(game, `told ${name}`, seats, options)) {
    for (const viewer of viewers)
      for (const one of heard(viewer)) for (const text of texts) toldWell(text, one, vocabulary);
    const { asked } = match.position;
    const seat = asked?.seats[asked.answers.indexOf(null)];
    if (seat === undefined) continue;
    const view = match.view(seat).asked;
    if (!view?.mine) throw new Error(`seat ${seat} is asked, but does not see what`);
    const { step, ...facts } = view.frame;
    const { ask, barred } = view.mine;
    const offered = [...('options' in ask ? ask.options : []), ...barred.map(({ option }) => option)];
    for (const option of offered)
      expect(vocabulary.verbs[step], `${step} knows ${option}`).toContain(verbOf(option));
    for (const text of texts) {
      readable(text.decision(step, facts));
      readable(text.wait(step, view.seats, facts));
      for (const { reason } of barred) readable(text.reason(reason));
      for (const option of offered) readable(text.label(step, option, facts));
      for (const amount of ask.kind === 'amount' ? [ask.min, ask.max] : [])
        readable(text.act(step, amount, facts));
    }
  }
}

function toldWell(
  text: GameText,
  heard: Facts & { readonly kind: string },
  { silent = [] }: Vocabulary,
): void {
  const told = text.narrate(heard);
  if (told !== null) readable(told);
  else expect(silent, `nothing is told of ${JSON.stringify(heard)}`).toContain(heard.kind);
}

function decisionsOf<S, F extends Frame, H extends Happening, R extends Result, V>({
  work,
}: Game<S, F, H, R, V>): string[] {
  return Object.entries(work).flatMap(([step, doing]) => (typeof doing === 'function' ? [] : [step]));
}

function labelId(text: GameText, step: string, verb: string): string {
  const own = `answer-${step}-${verb}`;
  return text.has(own) ? own : `answer-${verb}`;
}

function optionsOf({ verbs, objects }: Vocabulary, step: string): OptionId[] {
  return (verbs[step] ?? []).flatMap((verb) => {
    const its = objects[`${step} ${verb}`] ?? objects[verb];
    return its?.map((object) => `${verb}:${object}`) ?? [verb];
  });
}

/** The same, plus amounts if the step asks for one. */
function answersOf(vocabulary: Vocabulary, step: string): (OptionId | number)[] {
  return vocabulary.verbs[step]?.length === 0 ? [0, 1, 2, 5] : optionsOf(vocabulary, step);
}

function isAct(id: string): boolean {
  return id.startsWith('act-');
}

/** Every combination of possible facts of a happening, with the secret ones heard or not. */
function variationsOf({ facts, ownFacts, canBeHeard }: Vocabulary, kind: string, line: object): Facts[] {
  const all = Object.entries(line).reduce<Facts[]>(
    (found, [fact, who]) => {
      const values = ownFacts[kind]?.[fact] ?? facts[fact];
      if (values === undefined) throw new Error(`what can the fact ${fact} of ${kind} be?`);
      const heard = who === 'everybody' ? values : [...values, undefined];
      return found.flatMap((some) => heard.map((value) => ({ ...some, [fact]: value })));
    },
    [{}],
  );
  return canBeHeard === undefined ? all : all.filter((some) => canBeHeard(kind, some));
}

/** Each value of each option once, with all other options left at their defaults. */
function everyOption({ options }: Pick<Game, 'options'>): Facts[] {
  const single = Object.entries(options).flatMap(([key, spec]) =>
    spec.kind === 'choice' ? spec.values.map((value) => ({ [key]: value })) : [],
  );
  return [{}, ...single];
}

function wordsUsed(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(test|node_modules)\//.test(file));
  const named = code.flatMap((file) => [...read(folder, file).matchAll(WORDS)]);
  return [...new Set(named.map(([, id = '']) => id))];
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}
