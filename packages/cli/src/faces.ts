import { readFileSync } from 'node:fs';
import type { Answer, Game, OptionId, View } from '@nokturn/engine';
import * as lovciNoci from '@nokturn/lovci-noci/terminal';
import * as mastersOfTheNight from '@nokturn/masters-of-the-night/terminal';
import { createText, type Facts, type GameText, type Language, type Thing } from '@nokturn/text';
import * as theHunger from '@nokturn/the-hunger/terminal';
import * as vendetta from '@nokturn/vendetta/terminal';
import { Failure } from './command.ts';

/** How much a terminal can show. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
}

/** The room for lines that scroll by. */
export function roomFor({ columns = 100 }: { readonly columns?: number }): Room {
  return { columns, rows: Number.POSITIVE_INFINITY };
}

/** How a game looks in a terminal: lines of marked text, made from a view. */
export interface Face<V = unknown> {
  /** The whole table, in as much room as there is. */
  board(view: View<V>, text: GameText, room: Room): string[];
  /** What the viewer may look at in private. */
  own(view: View<V>, text: GameText): string[];
  /** What the viewer has learned in private. */
  notebook(view: View<V>, text: GameText): string[];
  /** Kinds of happenings that are kept out of the log, which others may read over one's shoulder. */
  readonly quiet: readonly string[];
  /** Decisions that are asked so that being asked tells nothing: with one answer only they need none from a person. */
  readonly routine?: readonly string[];
  /** What messages about a decision may want to know besides the decision itself. */
  facts(view: View<V>): Facts;
  /** What a decision is about, where its question gives no more than a name. */
  atStake?(view: View<V>, text: GameText): string[];
  /** What is worth knowing before an option is chosen; empty if its name says it all. */
  note?(option: OptionId, view: View<V>, text: GameText): string;
  /** What a person must confirm before this is answered; null if nothing speaks against it. */
  warning?(answer: Answer, view: View<V>, text: GameText): string | null;
  /** Everything that can be looked up, and what there is to say about it. */
  things(view: View<V>): Thing[];
  about(thing: Thing, view: View<V>, text: GameText): string[];
}

const FACES: Readonly<Record<string, Face>> = {
  'lovci-noci': anyFace(lovciNoci),
  'masters-of-the-night': anyFace(mastersOfTheNight),
  vendetta: anyFace(vendetta),
  'the-hunger': anyFace(theHunger),
};

/** A face among others: each is only handed views of its own game. */
export function anyFace<V>(face: Face<V>): Face {
  return face as Face<unknown>;
}

export function faceOf(game: Game): Face {
  const face = FACES[game.id];
  if (face === undefined) throw new Failure(`${game.id} has no face in packages/cli/src/faces.ts`);
  return face;
}

/** The words of a game, with those of the terminal itself. */
export function textOf(
  game: Game,
  language: Language,
  names: readonly string[],
  { mild = false }: { readonly mild?: boolean | undefined } = {},
): GameText {
  const files = [`@nokturn/${game.id}/locales/${language}.ftl`, `../locales/${language}.ftl`];
  return createText({ language, sources: files.map(readSource), names, mild });
}

function readSource(file: string): string {
  const url = file.startsWith('@') ? import.meta.resolve(file) : new URL(file, import.meta.url);
  return readFileSync(new URL(url), 'utf8');
}

/** Seats go by their numbers. */
export function seatNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `P${seat}`);
}
