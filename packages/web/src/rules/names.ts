import type { Language } from '@nokturn/text';
import type { Block } from './markdown.ts';
import { columnsOf } from './tables.ts';

/** The players' names for the things that the specification calls by identifiers. */
export interface Names {
  /** The name of one thing, if it has one in the language. */
  of(id: string): string | undefined;
  /** A text with names in place of all identifiers: `` `counter` `` becomes `` `counter-attack` ``. */
  in(text: string): string;
  /** The identifiers in a text that have no name. */
  lackingIn(text: string): readonly string[];
}

/** Where names come from: the English rules, which name everything in all languages, and the words of the game. */
export interface NameSources {
  readonly english: readonly Block[];
  readonly words: string;
  readonly language: Language;
}

export function namesFrom({ english, words, language }: NameSources): Names {
  const things = new Map([...componentsIn(english, language), ...glossaryIn(english, language)]);
  const options = optionsIn(words);
  const settingOf = (option: string | null, value: string) =>
    option === null ? undefined : options.get(`${option}-${value}`);

  /** `option`: the last option named in the text, whose values may then appear by themselves. */
  function nameOf(code: string, option: string | null): string | undefined {
    const [, key, set] = /^(\w+)(?:: | = )(.+)$/.exec(code) ?? [];
    if (key !== undefined && set !== undefined) return both(options.get(key), settingOf(key, bare(set)));
    const [, act, thing] = /^(\w+):([a-z-]+)$/.exec(code) ?? [];
    if (act !== undefined && thing !== undefined) return both(things.get(act), things.get(thing));
    const id = bare(code);
    // Numbers and positions on a board are their own names.
    if (/^[A-Z\d]/.test(id) && settingOf(option, id) === undefined) return id;
    return settingOf(option, id) ?? things.get(id) ?? options.get(id) ?? onlyValue(options, id);
  }

  function named(text: string, put: (code: string, name: string | undefined) => string): string {
    let option: string | null = null;
    return text.replace(/`([^`]+)`/g, (_, code: string) => {
      const name = nameOf(code, option);
      const [key = ''] = /^\w+/.exec(code) ?? [];
      if (options.has(key)) option = key;
      return put(code, name);
    });
  }

  return {
    of: (id) => things.get(id),
    in: (text) => saidOnce(named(text, (code, name) => `\`${name ?? bare(code)}\``)),
    lackingIn: (text) => {
      const lacking: string[] = [];
      named(text, (code, name) => {
        if (name === undefined) lacking.push(code);
        return '';
      });
      return lacking;
    },
  };
}

function both(one: string | undefined, other: string | undefined): string | undefined {
  return one === undefined || other === undefined ? undefined : `${one}: ${other}`;
}

/** Removes duplicates left by an identifier in brackets beside its name, or the other way round. */
function saidOnce(text: string): string {
  return text
    .replace(/ \(`([^`]+)`\)/g, (whole, name: string, at: number) => (endsWith(text, at, name) ? '' : whole))
    .replace(/`([^`]+)` \(([^()]+)\)/g, (whole, name: string, again: string) =>
      unquoted(name) === unquoted(again) ? name : whole,
    )
    .replace(
      /(^|[.!?] )`(\p{Ll})/gu,
      (_, before: string, letter: string) => `${before}\`${letter.toUpperCase()}`,
    );
}

function unquoted(text: string): string {
  return text.replace(/[„“”"]/g, '').toLowerCase();
}

function endsWith(text: string, at: number, name: string): boolean {
  return text.slice(0, at).toLowerCase().endsWith(name.toLowerCase());
}

function bare(code: string): string {
  return code.replace(/^'|'$/g, '');
}

function optionsIn(words: string): ReadonlyMap<string, string> {
  return new Map(
    [...words.matchAll(/^option-(\S+) = ([^{}\n]+)$/gm)].map(([, id = '', said = '']) => [id, briefly(said)]),
  );
}

/** "Kosmos: 18 blue, 18 red and 16 green cards" becomes Kosmos within a sentence. */
function briefly(said: string): string {
  return said.split(':')[0]?.trim() ?? said;
}

/** A value that only one option has identifies that option, even if the text does not name it. */
function onlyValue(options: ReadonlyMap<string, string>, value: string): string | undefined {
  const found = [...options].filter(([id]) => id.endsWith(`-${value}`));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

function componentsIn(blocks: readonly Block[], language: Language): readonly (readonly [string, string])[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'table') return [];
    const { id, name } = columnsOf(block.head, language);
    if (id === null || name === null) return [];
    return block.rows.flatMap((row) => {
      const [thing, called] = [row[id]?.replaceAll('`', ''), row[name]];
      return thing && called ? [[thing, called] as const] : [];
    });
  });
}

const GLOSSARY_COLUMN: Readonly<Record<Language, number>> = { en: 0, pl: 1, cs: 2 };

/** `living / eliminated (`living`, `eliminated`)`: as many names as identifiers, or one name for all. */
function glossaryIn(blocks: readonly Block[], language: Language): readonly (readonly [string, string])[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'table' || block.head[1] !== 'Polish') return [];
    return block.rows.flatMap((row) => {
      const ids = [...(row[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, id = '']) => id);
      const called = withoutIdentifier(row[GLOSSARY_COLUMN[language]] ?? '');
      const each = called.split(' / ');
      return ids.map((id, i) => [id, (each.length === ids.length && each[i]) || called] as const);
    });
  });
}

/** "werewolf (`werewolf`)" becomes werewolf. */
export function withoutIdentifier(term: string): string {
  return term.replace(/\s*\([^()]*`[^()]*\)/g, '');
}
