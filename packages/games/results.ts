import type { Heard, Options, Recorded, Result, Rulebook, Seat } from '@nokturn/engine';

/** The stored result of one seat of a finished match. */
export interface SeatResult {
  /** 1 for the best; seats that share a place have the same number. */
  readonly place: number;
  readonly won: boolean;
  /** Null if nothing is scored. */
  readonly score: number | null;
  /** Seats with the same number win or lose together; null if everybody plays alone. */
  readonly team: number | null;
  /** Which character it played, by kind: `clan: ['brujah']` has its name in the message `clan-brujah`. */
  readonly played: Readonly<Record<string, readonly string[]>>;
  /** How often it has used each card. Anything named in a message `card-<id>` is a card. */
  readonly cards: Readonly<Record<string, number>>;
}

/** How a match ended, with everything now public. Its rules may be those of any release. */
export interface Ended {
  readonly seats: number;
  readonly options: Options;
  readonly result: Result;
  /** The complete final state. */
  readonly state: unknown;
}

/** What is worth keeping from the matches of a game: `results.ts` in its folder. */
export interface ResultsOf {
  /** The kinds of `played`, in display order. */
  readonly kinds: readonly string[];
  /** By seat. Defaults: everybody played alone, winners come first, and nothing was scored. */
  seats(ended: Ended): readonly Partial<Omit<SeatResult, 'cards'>>[];
  /** The cards that a player uses by this. */
  used(heard: Heard, ended: Ended): readonly { readonly seat: Seat; readonly card: string }[];
  /** The owner of a card, if others have cards of the same name; as in `played`. */
  belongsTo?(card: string): { readonly kind: string; readonly id: string } | null;
  /** The opponent in a cooperative game: matches against the same one are equally hard, as far as that was chosen. */
  opponent?(ended: Pick<Ended, 'seats' | 'options'>): string;
}

/** The results of a match of which only the winners are known. */
export function plainResults(seats: number, winners: readonly Seat[]): SeatResult[] {
  return Array.from({ length: seats }, (_, seat) => {
    const won = winners.includes(seat);
    return { place: won ? 1 : 2, won, score: null, team: null, played: {}, cards: {} };
  });
}

/** Replays a finished match and notes what is worth keeping for each seat. */
export function resultsIn(rules: Rulebook, record: Recorded, kept: ResultsOf | null): SeatResult[] {
  let last = null;
  const told: Heard[] = [];
  for (const { match, happenings } of rules.replay(record)) {
    for (const happening of happenings) {
      const heard = match.hear(happening, 'everything');
      if (heard) told.push(heard);
    }
    last = match;
  }
  const result = last?.result ?? null;
  if (last === null || result === null) throw new Error('the match is not over');
  const plain = plainResults(record.seats, result.winners);
  if (kept === null) return plain;
  const { seats, options } = record;
  const ended: Ended = { seats, options, result, state: last.view('everything').state };
  const found = kept.seats(ended);
  const cards = cardsIn(told, ended, kept);
  return plain.map((seat, i) => ({ ...seat, ...found[i], cards: Object.fromEntries(cards[i] ?? []) }));
}

function cardsIn(told: readonly Heard[], ended: Ended, kept: ResultsOf): Map<string, number>[] {
  const cards = Array.from({ length: ended.seats }, () => new Map<string, number>());
  for (const heard of told)
    for (const { seat, card } of kept.used(heard, ended)) {
      const of = cards[seat];
      of?.set(card, (of.get(card) ?? 0) + 1);
    }
  return cards;
}
