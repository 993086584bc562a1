import { LIMITS } from '@nokturn/protocol';
import type { Person, RatingRow } from '@nokturn/protocol/types';
import type { Services } from '../match/services.ts';
import { refuse } from '../refused.ts';
import type { Contest, LeaderAt, RankedRating } from '../store/ratings.ts';
import { NEWCOMER, ordinal, type Rating } from './plackett-luce.ts';

/** Ratings as they are shown: newcomers have 1500, and few people are more than a few hundred away from it. */
const MIDDLE = 1500;
const SCALE = 40;

/** The best players, and how well a person is doing. The callers decide who may ask. */
export class RatingLists {
  readonly #services: Pick<Services, 'store' | 'people'>;

  constructor(services: Pick<Services, 'store' | 'people'>) {
    this.#services = services;
  }

  async list(
    contest: Contest,
    { after, person }: { readonly after?: string | undefined; readonly person: Person | null },
  ): Promise<{ ratings: RatingRow[]; next: string | null; mine: RatingRow | null }> {
    const { store } = this.#services;
    const found = await store.ratings.leaders(contest, readCursor(after), LIMITS.list + 1);
    const shown = found.slice(0, LIMITS.list);
    const last = shown.at(-1);
    const hasMore = found.length > LIMITS.list && last !== undefined;
    return {
      ratings: await this.#rows(shown),
      next: hasMore ? `${last.rank}_${ordinal(last)}_${last.person}` : null,
      mine: person && (await this.of(contest, person)),
    };
  }

  /** The person's own rating; null if there is none. */
  async of(contest: Contest, { id }: Person): Promise<RatingRow | null> {
    const found = await this.#services.store.ratings.rankOf(contest, id);
    if (found === null) return null;
    const [row] = await this.#rows([found]);
    return row ?? null;
  }

  async #rows(found: readonly RankedRating[]): Promise<RatingRow[]> {
    const names = await this.#services.people.named(found.map(({ person }) => person));
    return found.map(({ rank, person, mu, sigma, matches, wins }) => ({
      rank,
      person: { id: person, name: names.get(person) ?? '?' },
      ...ratingOnScale({ mu, sigma }),
      matches,
      wins,
    }));
  }
}

export function ratingOnScale({ mu, sigma }: Rating): Pick<RatingRow, 'value' | 'plusMinus'> {
  return { value: MIDDLE + (mu - NEWCOMER.mu) * SCALE, plusMinus: 2 * sigma * SCALE };
}

function readCursor(text: string | undefined): LeaderAt | null {
  if (text === undefined) return null;
  const [, rank, worth, person] = /^(\d{1,9})_(-?\d[\d.e-]{0,30})_([\w-]{1,40})$/.exec(text) ?? [];
  const at = { rank: Number(rank), ordinal: Number(worth), person: person ?? '' };
  if (person === undefined || !Number.isFinite(at.ordinal))
    throw refuse('malformed', 'this does not say where a page begins');
  return at;
}
