import { GAME_IDS, type GameId } from '@nokturn/games';
import type { About } from '@nokturn/games/about.ts';
import type { PuzzleSet } from '@nokturn/games/puzzles.ts';
import type { Language, Teacher, WordsFile } from '@nokturn/text';
import type { GameUi } from '@nokturn/ui';
import { memo } from 'react';
import { ABOUT } from './abouts.ts';
import type { Guide } from './learn/guide.ts';
import type { Figures } from './rules/figures.ts';

/** What the page knows about a game before any of it is loaded. */
export interface Listed extends About {
  readonly id: GameId;
  /** A picture that invites you to play. */
  readonly art: string;
}

const ART = import.meta.glob<string>('../../games/*/art.svg', { eager: true, import: 'default' });

/** Every game that can be played, in display order. */
export const LISTED: readonly Listed[] = GAME_IDS.map((id) => ({
  ...ABOUT[id],
  id,
  art: ART[`../../games/${id}/art.svg`] ?? '',
}));

export function listed(id: string): Listed | null {
  return LISTED.find((game) => game.id === id) ?? null;
}

const BOARDS = import.meta.glob<GameUi>('../../games/*/board/index.tsx', { import: 'ui' });
const WORDS = import.meta.glob<WordsFile>('../../games/*/locales/*.ftl', { query: '?raw' });
const BOARD_WORDS = import.meta.glob<WordsFile>('../../games/*/board/locales/*.ftl', { query: '?raw' });
const NAMES = import.meta.glob<WordsFile>('../../games/*/locales/*.ftl', { query: '?name' });
const GUIDES = import.meta.glob<Guide>('../../games/*/guide/guide.json', { import: 'default' });
const FIGURES = import.meta.glob<Figures>('../../games/*/guide/figures.json', { import: 'default' });
const TEACHERS = import.meta.glob<Teacher>('../../games/*/teacher.ts', { import: 'teacher' });
const PUZZLES = import.meta.glob<PuzzleSet>('../../games/*/puzzles.json', { import: 'default' });
const GUIDE_WORDS = import.meta.glob<WordsFile>('../../games/*/guide/*.ftl', { query: '?raw' });
const RULES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

const FOR_PLAYERS = import.meta.glob<string>('../../../docs/rules/players/*.md', {
  query: '?raw',
  import: 'default',
});

const BALANCE = import.meta.glob<string>('../../../docs/balance/*.md', { query: '?raw', import: 'default' });

const HOW_TO_PLAY = import.meta.glob<string>('../../../docs/rules/how-to-play/*.md', {
  query: '?raw',
  import: 'default',
});

/**
 * The board of a game and everything else that depends on its looks. With hundreds of things on it, a board is rendered
 * again only when something that it is given has changed.
 */
export async function boardOf(id: string): Promise<GameUi> {
  const ui: GameUi = await fileAt(BOARDS, `../../games/${id}/board/index.tsx`);
  return { ...ui, Board: memo(ui.Board), SeatSummary: memo(ui.SeatSummary) };
}

/** Everything a game can say in a language. */
export function gameWords(id: string, language: Language): Promise<WordsFile> {
  return fileAt(WORDS, `../../games/${id}/locales/${language}.ftl`);
}

/** Words used only on its board, if it has any. */
export async function boardWords(id: string, language: Language): Promise<WordsFile> {
  const path = `../../games/${id}/board/locales/${language}.ftl`;
  return path in BOARD_WORDS ? fileAt(BOARD_WORDS, path) : { default: '' };
}

/** Only its name and its blurb. */
export function gameName(id: string, language: Language): Promise<WordsFile> {
  return fileAt(NAMES, `../../games/${id}/locales/${language}.ftl`);
}

/** Whether the game brings a guided first match. */
export function isGuided(id: string): boolean {
  return guidePath(id) in GUIDES;
}

export function guideOf(id: string): Promise<Guide> {
  return fileAt(GUIDES, guidePath(id));
}

/** How the bots of a game explain their moves; null if they cannot. */
export async function teacherOf(id: string): Promise<Teacher | null> {
  const path = `../../games/${id}/teacher.ts`;
  return path in TEACHERS ? fileAt(TEACHERS, path) : null;
}

/** The positions shown in the pictures of its rules, if it has any. */
export async function figuresOf(id: string): Promise<Figures> {
  const path = `../../games/${id}/guide/figures.json`;
  return path in FIGURES ? fileAt(FIGURES, path) : {};
}

/** The words of a game's guide. */
export function guideWords(id: string, language: Language): Promise<WordsFile> {
  return fileAt(GUIDE_WORDS, `../../games/${id}/guide/${language}.ftl`);
}

/** Whether the game has puzzles or, without a name, whether any game does. */
export function hasPuzzles(id?: string): boolean {
  return LISTED.some((game) => (id === undefined || game.id === id) && puzzlePath(game.id) in PUZZLES);
}

export function puzzlesOf(id: string): Promise<PuzzleSet> {
  return fileAt(PUZZLES, puzzlePath(id));
}

function puzzlePath(id: string): string {
  return `../../games/${id}/puzzles.json`;
}

function guidePath(id: string): string {
  return `../../games/${id}/guide/guide.json`;
}

/** The rules from the documentation, in the language or, if missing, in English; empty if there are none. */
export async function rulesText(id: string, language: Language): Promise<string> {
  const path = inLanguage(RULES, '../../../docs/rules', id, language);
  return path in RULES ? fileAt(RULES, path) : '';
}

/** The parts of the rules that are worded differently for players than for the program; empty if there are none. */
export async function rulesForPlayers(id: string, language: Language): Promise<string> {
  const path = inLanguage(FOR_PLAYERS, '../../../docs/rules/players', id, language);
  return path in FOR_PLAYERS ? fileAt(FOR_PLAYERS, path) : '';
}

/** The game on one page; empty if nobody has written it yet. */
export async function howToPlay(id: string, language: Language): Promise<string> {
  const path = inLanguage(HOW_TO_PLAY, '../../../docs/rules/how-to-play', id, language);
  return path in HOW_TO_PLAY ? fileAt(HOW_TO_PLAY, path) : '';
}

/** The results of a game's balance study; empty if there is none. */
export async function balanceOf(id: string): Promise<string> {
  const path = `../../../docs/balance/${id}.md`;
  return path in BALANCE ? fileAt(BALANCE, path) : '';
}

function inLanguage(files: object, folder: string, id: string, language: Language): string {
  const own = `${folder}/${id}.${language}.md`;
  return own in files ? own : `${folder}/${id}.md`;
}

function fileAt<T>(files: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const load = files[path];
  return load ? load() : Promise.reject(new Error(`there is no ${path}`));
}
