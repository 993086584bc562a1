import type { MatchRecord } from '@nokturn/engine';
import type { ReactionSettings } from '@nokturn/protocol/types';
import { forget, read, stored, write } from '../../app/stored.ts';
import type { LocalSeat } from './seats.ts';

export type { LocalSeat };

/** A match stored in this browser: enough to resume it, export it and import it again. */
export interface SavedMatch {
  readonly id: string;
  readonly seats: readonly LocalSeat[];
  readonly record: MatchRecord;
  readonly over: boolean;
  readonly at: number;
  /** The first match of its game in this browser. */
  readonly isFirst?: boolean;
  /** When each person at this screen is asked to react, if not as usual. */
  readonly reactions?: Readonly<Record<number, ReactionSettings>>;
}

/** The facts about a match that a list needs. */
export interface SavedSummary {
  readonly id: string;
  readonly game: string;
  readonly people: readonly string[];
  readonly bots: number;
  readonly moves: number;
  readonly over: boolean;
  readonly at: number;
}

/** A match takes some ten thousand characters, and browsers store a few million for a page. */
const KEPT = 120;
export const savedMatches = stored<readonly SavedSummary[]>('nokturn.matches', []);

export function save(match: SavedMatch): void {
  write(keyOf(match.id), match);
  const { id, over, at, seats, record } = match;
  const summary: SavedSummary = {
    id,
    game: record.game,
    people: seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : [])),
    bots: seats.filter(({ kind }) => kind === 'bot').length,
    moves: record.moves.length,
    over,
    at,
  };
  const [...all] = [summary, ...savedMatches.get().filter((other) => other.id !== id)];
  for (const { id: old } of all.splice(KEPT)) forget(keyOf(old));
  savedMatches.set(all);
}

export function savedMatch(id: string): SavedMatch | null {
  return read<SavedMatch>(keyOf(id));
}

export function dropSaved(id: string): void {
  forget(keyOf(id));
  savedMatches.set(savedMatches.get().filter((match) => match.id !== id));
}

function keyOf(id: string): string {
  return `nokturn.match.${id}`;
}
