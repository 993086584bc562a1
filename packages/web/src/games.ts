import type { Language } from '@nokturn/text';
import type { GameUi } from '@nokturn/ui';
import lovciNociArt from './art/lovci-noci.svg';
import mastersOfTheNightArt from './art/masters-of-the-night.svg';
import theHungerArt from './art/the-hunger.svg';
import vendettaArt from './art/vendetta.svg';
import type { Guide } from './learn/guide.ts';
import type { GameId } from './rulesOf.ts';

/** What the page knows of a game before any of it is loaded. */
export interface Listed {
  readonly id: GameId;
  /** A picture that makes one want to play. */
  readonly art: string;
  readonly seats: { readonly min: number; readonly max: number; readonly best: number };
  readonly minutes: { readonly least: number; readonly most: number };
  board(): Promise<GameUi>;
}

/** Every game that can be played, in the order in which they are shown. */
export const LISTED: readonly Listed[] = [
  {
    id: 'lovci-noci',
    art: lovciNociArt,
    seats: { min: 4, max: 8, best: 5 },
    minutes: { least: 15, most: 30 },
    board: async () => (await import('@nokturn/lovci-noci/board')).ui as unknown as GameUi,
  },
  {
    id: 'vendetta',
    art: vendettaArt,
    seats: { min: 3, max: 6, best: 4 },
    minutes: { least: 30, most: 45 },
    board: async () => (await import('@nokturn/vendetta/board')).ui as unknown as GameUi,
  },
  {
    id: 'the-hunger',
    art: theHungerArt,
    seats: { min: 2, max: 6, best: 4 },
    minutes: { least: 20, most: 40 },
    board: async () => (await import('@nokturn/the-hunger/board')).ui as unknown as GameUi,
  },
  {
    id: 'masters-of-the-night',
    art: mastersOfTheNightArt,
    seats: { min: 1, max: 5, best: 3 },
    minutes: { least: 15, most: 30 },
    board: async () => (await import('@nokturn/masters-of-the-night/board')).ui as unknown as GameUi,
  },
];

export function listed(id: string): Listed | null {
  return LISTED.find((game) => game.id === id) ?? null;
}

const WORDS = import.meta.glob<string>('../../games/*/locales/*.ftl', { query: '?raw', import: 'default' });
const NAMES = import.meta.glob<string>('../../games/*/locales/*.ftl', { query: '?name', import: 'default' });
const GUIDES = import.meta.glob<Guide>('../../games/*/guide/guide.json', { import: 'default' });
const GUIDE_WORDS = import.meta.glob<string>('../../games/*/guide/*.ftl', {
  query: '?raw',
  import: 'default',
});
const RULES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

const HOW_TO_PLAY = import.meta.glob<string>('../../../docs/rules/how-to-play/*.md', {
  query: '?raw',
  import: 'default',
});

/** Everything a game can say in a language. */
export function gameWords(id: string, language: Language): Promise<string> {
  return loaded(WORDS, `../../games/${id}/locales/${language}.ftl`);
}

/** Only its name and what it is about. */
export function gameName(id: string, language: Language): Promise<string> {
  return loaded(NAMES, `../../games/${id}/locales/${language}.ftl`);
}

/** Whether the game brings a guided first match. */
export function isGuided(id: string): boolean {
  return guidePath(id) in GUIDES;
}

export function guideOf(id: string): Promise<Guide> {
  return loaded(GUIDES, guidePath(id));
}

/** What the guide of a game says. */
export function guideWords(id: string, language: Language): Promise<string> {
  return loaded(GUIDE_WORDS, `../../games/${id}/guide/${language}.ftl`);
}

function guidePath(id: string): string {
  return `../../games/${id}/guide/guide.json`;
}

/** The rules as they stand in the documentation, in the language or, where it has none, in English. */
export function rulesText(id: string, language: Language): Promise<string> {
  return loaded(RULES, inLanguage(RULES, '../../../docs/rules', id, language));
}

/** The game on one page; empty where nobody has written it yet. */
export async function howToPlay(id: string, language: Language): Promise<string> {
  const path = inLanguage(HOW_TO_PLAY, '../../../docs/rules/how-to-play', id, language);
  return path in HOW_TO_PLAY ? loaded(HOW_TO_PLAY, path) : '';
}

function inLanguage(files: object, folder: string, id: string, language: Language): string {
  const own = `${folder}/${id}.${language}.md`;
  return own in files ? own : `${folder}/${id}.md`;
}

function loaded<T>(files: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const load = files[path];
  return load ? load() : Promise.reject(new Error(`there is no ${path}`));
}
