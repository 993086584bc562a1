import { type Statistics, statisticsOf } from '@nokturn/games/statistics.ts';
import { LIMITS } from '@nokturn/protocol';
import type { Companion, PastMatch, Person } from '@nokturn/protocol/types';
import { refuse } from '../refused.ts';
import type { HistoryPage, Outcome, PastMatch as StoredPast, StoredResult } from '../store/history.ts';
import type { MatchInfo, StoredSeat } from '../store/store.ts';
import * as matchInfo from './match-info.ts';
import type { Services } from './services.ts';

/** How many companions are offered in the filter. */
const COMPANIONS = 50;
/** How many of a person's latest matches are counted. */
const COUNTED = 5000;

interface Wanted {
  readonly game?: string;
  readonly with?: string;
  readonly outcome?: Outcome;
  readonly before?: string;
}

/** All matches of a person, and their statistics. */
export class PastMatches {
  readonly #services: Pick<Services, 'store' | 'people' | 'kept'>;

  constructor(services: Pick<Services, 'store' | 'people' | 'kept'>) {
    this.#services = services;
  }

  async matchesOf(
    { id }: Person,
    { game, with: other, outcome, before }: Wanted,
  ): Promise<{ matches: PastMatch[]; next: string | null }> {
    const { store, people } = this.#services;
    const page: HistoryPage = {
      game: game ?? null,
      with: other ?? null,
      outcome: outcome ?? null,
      before: readCursor(before),
      limit: LIMITS.list + 1,
    };
    const found = await store.history.matchesOf(id, page);
    const shown = found.slice(0, LIMITS.list);
    const names = await people.named(
      shown.flatMap(({ match }) =>
        match.info.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : [])),
      ),
    );
    const last = shown.at(-1)?.match.info;
    const hasMore = found.length > LIMITS.list && last !== undefined;
    return {
      matches: shown.map((past) => pastMatch(past, id, names)),
      next: hasMore ? `${last.createdAt}-${last.code}` : null,
    };
  }

  async companionsOf({ id }: Person): Promise<Companion[]> {
    const { store, people } = this.#services;
    const found = await store.history.companionsOf(id, COMPANIONS);
    const names = await people.named(found.map(({ person }) => person));
    return found.flatMap(({ person, matches }) => {
      const name = names.get(person);
      return name === undefined ? [] : [{ person: { id: person, name }, matches }];
    });
  }

  async statisticsOf({ id }: Person, game: string): Promise<Writable<Statistics>> {
    const { store, kept } = this.#services;
    const results = await store.history.resultsOf(id, game, COUNTED);
    return statisticsOf(results, kept.get(game)?.kinds ?? []) as Writable<Statistics>;
  }
}

/** A mutable copy of what the schemas describe as read-only. */
type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;

function readCursor(text: string | undefined): HistoryPage['before'] {
  if (text === undefined) return null;
  const [, createdAt, code] = /^(\d{1,15})-([a-z0-9]{1,16})$/.exec(text) ?? [];
  if (createdAt === undefined || code === undefined)
    throw refuse('malformed', 'this does not say where a page begins');
  return { createdAt: Number(createdAt), code };
}

function pastMatch(
  { match: { info }, results }: StoredPast,
  person: string,
  names: ReadonlyMap<string, string>,
): PastMatch {
  const { code, game, status, createdAt, endedAt } = info;
  return {
    ...{ code, game, status, createdAt, endedAt },
    mine: matchInfo.seatOf(info, person),
    seats: info.seats.map((seat, i) =>
      pastSeat(seat, results.find((each) => each.seat === i) ?? null, names),
    ),
  };
}

function pastSeat(
  seat: MatchInfo['seats'][number],
  result: StoredResult | null,
  names: ReadonlyMap<string, string>,
): PastMatch['seats'][number] {
  return {
    person: personIn(seat, names),
    bot: seat.kind === 'bot' ? seat.level : null,
    place: result?.place ?? null,
    won: result?.won ?? null,
    score: result?.score ?? null,
    stoodIn: result?.stoodIn ?? false,
    played: (result?.played ?? {}) as Record<string, string[]>,
  };
}

function personIn(seat: StoredSeat, names: ReadonlyMap<string, string>): Person | null {
  return seat.kind === 'person' ? { id: seat.person, name: names.get(seat.person) ?? '?' } : null;
}
