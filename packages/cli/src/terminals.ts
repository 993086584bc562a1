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

/** The space for lines that scroll by. */
export function roomFor({ columns = 100 }: { readonly columns?: number }): TerminalSize {
  return { columns, rows: Number.POSITIVE_INFINITY };
}

/** A game's user interface in a terminal: lines of marked text, made from a view. */
export interface TerminalUi<V = unknown> {
  /** How the game describes happenings and options: the same as on the page. */
  readonly telling: Telling<V>;
  /** The whole table, in the available space. */
  board(view: View<V>, text: GameText, room: TerminalSize): string[];
  /** What the viewer may look at in private. */
  own(view: View<V>, text: GameText): string[];
  /** What the viewer has learned in private. */
  notebook(view: View<V>, text: GameText): string[];
  /** Kinds of happenings that need no line in a terminal's log, because the table shows them. */
  readonly unsaid?: readonly string[];
  /** Decisions that are always put, so that nothing is revealed: with only one answer, a person need not be asked. */
  readonly routine?: readonly string[];
  /** What a decision is about, if its question gives no more than a name. */
  atStake?(view: View<V>, text: GameText): string[];
  /** A short note for before an option is chosen, shorter than the notes of the telling. */
  note?(option: OptionId, view: View<V>, text: GameText): string;
  /** Everything that can be looked up, and its description. */
  things(view: View<V>): Thing[];
  about(thing: Thing, view: View<V>, text: GameText): string[];
}

/** By game; a game without one can be simulated, but nobody can sit down at it. */
const TERMINALS = new Map(
  await Promise.all(GAME_IDS.map(async (id) => [id, await moduleOf<TerminalUi>(id, 'terminal.ts')] as const)),
);

/** The terminal of one game among others: each receives only views of its own game. */
export function anyTerminal<V>(ui: TerminalUi<V>): TerminalUi {
  return ui as TerminalUi<unknown>;
}

export function terminalOf(game: Pick<Game, 'id'>): TerminalUi {
  const ui = TERMINALS.get(game.id as GameId);
  if (!ui) throw new Failure('no-terminal', { game: game.id });
  return ui;
}

/** The words of a game and of the terminal itself; anything missing in a language is in English. */
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

/** Card and component texts under the rules of a match, if those are not today's. */
function wordsOfBefore(
  { id, rulesVersion, digest }: Pick<Game, 'id'> & Partial<Pick<Rulebook, 'rulesVersion' | 'digest'>>,
  language: Language,
): string {
  const releases = RELEASES[id] ?? [];
  const isOld = releases.slice(0, -1).some((release) => release.digest === digest);
  if (!isOld || rulesVersion === undefined || digest === undefined) return '';
  return wordsOfRelease(id, { rules: rulesVersion, digest }, language) ?? '';
}

/** The author of a new game has its rules before its words. */
function ownWords({ id: game }: Pick<Game, 'id'>, language: Language): string {
  const words = wordsAt(game, `locales/${language}.ftl`);
  if (words === null) throw new Failure('no-words', { game, language });
  return words;
}

/** Seats go by their numbers; people count from 1. */
export function seatNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `P${seat + 1}`);
}
