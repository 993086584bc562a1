import type { MatchRecord, Rulebook } from '@nokturn/engine';
import { plainResults, type ResultsOf, resultsIn, type SeatResult } from '@nokturn/games/results.ts';
import type { Log } from '../log.ts';
import { inLog } from '../log.ts';
import type { Reckoning, Scope, StoredResult } from '../store/history.ts';
import type { MatchInfo, StoredSeat } from '../store/store.ts';

/** The scope of everybody who plays at listed tables. */
export const SITE: Scope = 'site';

/** The result functions of the games, by game. */
export type KeptResults = ReadonlyMap<string, ResultsOf>;

/** The scopes in which a match counts, apart from its players' own statistics. */
export function scopesOf({ privacy, circle }: MatchInfo): Scope[] {
  return [...(privacy === 'listed' ? [SITE] : []), ...(circle ? [circle.code] : [])];
}

/** Whether a scope wants ratings at all. */
function wantsRatings({ circle }: MatchInfo, scope: Scope): boolean {
  return scope !== circle?.code || circle.isRated;
}

interface Played {
  /** A finished match. */
  readonly info: MatchInfo;
  /** Null if the rules are not here: then only the winners are known. */
  readonly rules: Rulebook | null;
  readonly record: MatchRecord;
}

/** The stored results of a finished match. A match that ended without a result has none. */
export function reckoningOf(
  { info, rules, record }: Played,
  { kept, log }: { readonly kept: KeptResults; readonly log: Pick<Log, 'error'> },
): Reckoning {
  const { winners, endedAt } = info;
  if (winners === null || endedAt === null) return { results: [], scopes: [] };
  const own = kept.get(info.game) ?? null;
  const seats = rules === null ? null : seatsIn({ info, rules, record }, { own, log });
  const people = info.seats.filter(({ kind }) => kind === 'person').length;
  const results = (seats ?? plainResults(info.seats.length, winners)).map(
    (result, seat): StoredResult => ({
      ...result,
      ...whoIsAt(info.seats[seat]),
      match: info.code,
      seat,
      game: info.game,
      seats: info.seats.length,
      people,
      endedAt,
    }),
  );
  const opponent = own?.opponent?.({ seats: info.seats.length, options: info.options }) ?? null;
  const isRated = isRateable(results, opponent);
  return {
    results,
    scopes: scopesOf(info).map((scope) => ({
      scope,
      isRated: isRated && wantsRatings(info, scope),
      opponent,
    })),
  };
}

/** Errors of a game here must not keep its match from ending. */
function seatsIn(
  { info, rules, record }: Played & { readonly rules: Rulebook },
  { own, log }: { readonly own: ResultsOf | null; readonly log: Pick<Log, 'error'> },
): readonly SeatResult[] | null {
  try {
    return resultsIn(rules, record, own);
  } catch (error) {
    log.error({ err: error, match: inLog(info.code), game: info.game }, 'the result of a match is not known');
    return null;
  }
}

function whoIsAt(seat: StoredSeat | undefined): Pick<StoredResult, 'person' | 'bot' | 'stoodIn'> {
  if (seat?.kind === 'bot') return { person: null, bot: seat.level, stoodIn: false };
  if (seat?.kind !== 'person') return { person: null, bot: null, stoodIn: null };
  return { person: seat.person, bot: null, stoodIn: seat.standIn === null ? (seat.stoodIn ?? null) : true };
}

/**
 * Ratings compare people: a match counts if only people played, each of them from start to finish, and if there was an
 * opponent.
 */
function isRateable(results: readonly StoredResult[], opponent: string | null): boolean {
  const people = new Set(results.map(({ person }) => person));
  const sides = new Set(results.map(({ team, seat }) => (team === null ? `seat ${seat}` : team)));
  return (
    results.every(({ person, stoodIn }) => person !== null && stoodIn === false) &&
    people.size === results.length &&
    (opponent !== null || sides.size > 1)
  );
}
