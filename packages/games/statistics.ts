import type { SeatResult } from './results.ts';
import { wilson } from './wilson.ts';

/** How a match went from one player's point of view; in a list, the latest comes first. */
export interface OwnResult extends SeatResult {
  readonly seat: number;
  readonly seats: number;
  /** How many of the players were people. */
  readonly people: number;
}

/** This many matches, of which this many were won. */
export interface Wins {
  readonly matches: number;
  readonly won: number;
}

export interface WinsBy {
  /** A kind of `SeatResult.played`, or one of these. */
  readonly kind: string;
  /** Most frequent first, but numbers in numerical order. */
  readonly rows: readonly (Wins & { readonly key: string })[];
}

export const WITH = ['people', 'both', 'bots', 'nobody'] as const;
export type With = (typeof WITH)[number];

export interface CardUse extends Wins {
  readonly card: string;
  /** How often it was used in these matches. */
  readonly times: number;
}

export interface Statistics extends Wins {
  readonly score: { readonly matches: number; readonly mean: number; readonly best: number } | null;
  /** Wins in a row. */
  readonly streak: { readonly longest: number; readonly now: number };
  readonly by: readonly WinsBy[];
  /** The cards that were used most. */
  readonly favourites: readonly CardUse[];
  /** Cards with which fewer matches were won than without, most certain first. */
  readonly cursed: readonly CardUse[];
  /** All cards that were used. */
  readonly cards: readonly CardUse[];
}

const MOST_ROWS = 24;
const MOST_CARDS = 6;
/** With fewer matches nothing is said about a card. */
const CURSED_FROM = 3;

/** A player's statistics in a game. */
export function statisticsOf(results: readonly OwnResult[], kinds: readonly string[]): Statistics {
  const cards = cardsIn(results);
  return {
    ...winsOf(results),
    score: scoreOf(results),
    streak: streakOf(results),
    by: [
      ...kinds.map((kind) => ({ kind, rows: grouped(results, ({ played }) => played[kind] ?? []) })),
      { kind: 'with', rows: grouped(results, (result) => [withWhom(result)]) },
      { kind: 'seats', rows: inOrder(grouped(results, ({ seats }) => [String(seats)])) },
      { kind: 'seat', rows: inOrder(grouped(results, ({ seat }) => [String(seat)])) },
    ].filter(({ rows }) => rows.length > 0),
    favourites: [...cards].sort((a, b) => b.times - a.times || byName(a, b)).slice(0, MOST_CARDS),
    cursed: cursedOf(cards, winsOf(results)),
    cards,
  };
}

function winsOf(results: readonly OwnResult[]): Wins {
  return { matches: results.length, won: results.filter(({ won }) => won).length };
}

function withWhom({ seats, people }: OwnResult): With {
  if (seats === 1) return 'nobody';
  if (people === seats) return 'people';
  return people === 1 ? 'bots' : 'both';
}

function grouped(
  results: readonly OwnResult[],
  keysOf: (result: OwnResult) => readonly string[],
): WinsBy['rows'] {
  const groups = new Map<string, { matches: number; won: number }>();
  for (const result of results)
    for (const key of new Set(keysOf(result))) {
      const group = groups.get(key) ?? { matches: 0, won: 0 };
      group.matches++;
      if (result.won) group.won++;
      groups.set(key, group);
    }
  return [...groups]
    .map(([key, wins]) => ({ key, ...wins }))
    .sort((a, b) => b.matches - a.matches || (a.key < b.key ? -1 : 1))
    .slice(0, MOST_ROWS);
}

function inOrder(rows: WinsBy['rows']): WinsBy['rows'] {
  return [...rows].sort((a, b) => Number(a.key) - Number(b.key));
}

function scoreOf(results: readonly OwnResult[]): Statistics['score'] {
  const scores = results.flatMap(({ score }) => (score === null ? [] : [score]));
  if (scores.length === 0) return null;
  const total = scores.reduce((sum, score) => sum + score, 0);
  return { matches: scores.length, mean: total / scores.length, best: Math.max(...scores) };
}

function streakOf(results: readonly OwnResult[]): Statistics['streak'] {
  let longest = 0;
  let run = 0;
  for (const { won } of results) {
    run = won ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const lost = results.findIndex(({ won }) => !won);
  return { longest, now: lost < 0 ? results.length : lost };
}

function cardsIn(results: readonly OwnResult[]): readonly CardUse[] {
  const cards = new Map<string, { times: number; matches: number; won: number }>();
  for (const { cards: used, won } of results)
    for (const [card, times] of Object.entries(used)) {
      const sum = cards.get(card) ?? { times: 0, matches: 0, won: 0 };
      sum.times += times;
      sum.matches++;
      if (won) sum.won++;
      cards.set(card, sum);
    }
  return [...cards].map(([card, use]) => ({ card, ...use }));
}

/** By how certain it is that the player wins less with them: the upper end of the interval, not the share itself. */
function cursedOf(cards: readonly CardUse[], all: Wins): readonly CardUse[] {
  const share = ({ won, matches }: Wins) => (matches === 0 ? 0 : won / matches);
  const without = ({ won, matches }: CardUse): Wins => ({
    won: all.won - won,
    matches: all.matches - matches,
  });
  const upper = ({ won, matches }: CardUse) => wilson(won, matches).high;
  return cards
    .filter((card) => card.matches >= CURSED_FROM && share(card) < share(without(card)))
    .sort((a, b) => upper(a) - upper(b) || byName(a, b))
    .slice(0, MOST_CARDS);
}

function byName(a: CardUse, b: CardUse): number {
  return a.card < b.card ? -1 : 1;
}
