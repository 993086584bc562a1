import { readFileSync } from 'node:fs';
import type { Game, OptionId, Rulebook, View } from '@nokturn/engine';
import { GAME_IDS, type GameId } from '@nokturn/games';
import { RELEASES } from '@nokturn/games/all';
import { moduleOf, wordsAt, wordsOfRelease } from '@nokturn/games/folder.ts';
import {
  createText,
  type GameText,
  type Language,
  type Telling,
  type TerminalSize,
  type Thing,
} from '@nokturn/text';
import { Failure } from './command.ts';

/** The room for lines that scroll by. */
export function roomFor({ columns = 100 }: { readonly columns?: number }): TerminalSize {
  return { columns, rows: Number.POSITIVE_INFINITY };
}

/** How a game looks in a terminal: lines of marked text, made from a view. */
export interface TerminalUi<V = unknown> {
  /** How the game tells what happens and what can be done: the same as on the page. */
  readonly telling: Telling<V>;
  /** The whole table, in as much room as there is. */
  board(view: View<V>, text: GameText, room: TerminalSize): string[];
  /** What the viewer may look at in private. */
  own(view: View<V>, text: GameText): string[];
  /** What the viewer has learned in private. */
  notebook(view: View<V>, text: GameText): string[];
  /** Kinds of happenings that the log of a terminal need not say: what they say stands on the table. */
  readonly unsaid?: readonly string[];
  /** Decisions that are asked so that being asked tells nothing: with one answer only they need none from a person. */
  readonly routine?: readonly string[];
  /** What a decision is about, where its question gives no more than a name. */
  atStake?(view: View<V>, text: GameText): string[];
  /** What is worth knowing before an option is chosen, in less than a line, where the notes of the telling are longer. */
  note?(option: OptionId, view: View<V>, text: GameText): string;
  /** Everything that can be looked up, and what there is to say about it. */
  things(view: View<V>): Thing[];
  about(thing: Thing, view: View<V>, text: GameText): string[];
}

/** By game; one that has none yet can be simulated, but nobody can sit down at it. */
const TERMINALS = new Map(
  await Promise.all(GAME_IDS.map(async (id) => [id, await moduleOf<TerminalUi>(id, 'terminal.ts')] as const)),
);

/** The terminal of a game among others: each is only handed views of its own game. */
export function anyTerminal<V>(ui: TerminalUi<V>): TerminalUi {
  return ui as TerminalUi<unknown>;
}

export function terminalOf(game: Pick<Game, 'id'>): TerminalUi {
  const ui = TERMINALS.get(game.id as GameId);
  if (!ui) throw new Failure('no-terminal', { game: game.id });
  return ui;
}

/** The words of a game, with those of the terminal itself; what a language lacks is said in English. */
export function textOf(
  game: Pick<Game, 'id'> & Partial<Pick<Rulebook, 'cards' | 'rulesVersion' | 'digest'>>,
  language: Language,
  names: readonly string[],
  { mild = false }: { readonly mild?: boolean | undefined } = {},
): GameText {
  const { cards } = game;
  const sources = (tag: Language) => [
    ownWords(game, tag),
    readFileSync(new URL(`../locales/${tag}.ftl`, import.meta.url), 'utf8'),
  ];
  return createText({
    language,
    sources: sources(language),
    english: language === 'en' ? [] : sources('en'),
    before: wordsOfBefore(game, language),
    names,
    mild,
    ...(cards && { cards }),
  });
}

/** What components said of themselves by the rules of a match, where these are not today's. */
function wordsOfBefore(
  { id, rulesVersion, digest }: Pick<Game, 'id'> & Partial<Pick<Rulebook, 'rulesVersion' | 'digest'>>,
  language: Language,
): string {
  const releases = RELEASES[id] ?? [];
  const isOld = releases.slice(0, -1).some((release) => release.digest === digest);
  if (!isOld || rulesVersion === undefined || digest === undefined) return '';
  return wordsOfRelease(id, { rules: rulesVersion, digest }, language) ?? '';
}

/** Those who add a game have its rules before its words. */
function ownWords({ id: game }: Pick<Game, 'id'>, language: Language): string {
  const words = wordsAt(game, `locales/${language}.ftl`);
  if (words === null) throw new Failure('no-words', { game, language });
  return words;
}

/** Seats go by their numbers, which people count from 1. */
export function seatNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `P${seat + 1}`);
}
