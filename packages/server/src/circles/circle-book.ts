import type { Circle, CircleMatch, CircleSeason, Person, Request } from '@nokturn/protocol';
import { LIMITS } from '@nokturn/protocol/limits';
import type { NewMatches } from '../match/new-matches.ts';
import type { Room } from '../match/room.ts';
import type { Services } from '../match/services.ts';
import { newCode } from '../random.ts';
import { ratingOnScale } from '../ratings/lists.ts';
import { type Refusing, refuse } from '../refused.ts';
import type { StoredCircle } from '../store/circles.ts';
import type { StoredResult } from '../store/history.ts';
import { StoreError } from '../store/store.ts';
import { pairingsOf, seasonAt, seasonsBetween, spanOf, standingsOf } from './season.ts';

/** This many matches are read at a time, and at most this many of a season count. */
const PAGE = 200;
const MOST_MATCHES = 5000;
/** This many of the latest matches are listed. */
const SHOWN = 20;

/**
 * Circles of friends: their members, what they played, and matches among them. Only members learn that a circle exists.
 */
export class CircleBook {
  readonly #services: Pick<Services, 'store' | 'people' | 'time' | 'notifier'>;
  readonly #newMatches: NewMatches;

  constructor(services: Pick<Services, 'store' | 'people' | 'time' | 'notifier'>, newMatches: NewMatches) {
    this.#services = services;
    this.#newMatches = newMatches;
  }

  async create(founder: Person, name: string): Promise<Circle> {
    const { store, people, time } = this.#services;
    await people.mustAllow(name);
    await this.#mustHaveRoomFor(founder);
    const createdAt = time.now();
    const circle: StoredCircle = {
      code: newCode(),
      name,
      invite: newCode(),
      isRated: false,
      createdAt,
      members: [{ person: founder.id, isKeeper: true, joinedAt: createdAt }],
    };
    await store.circles.create(circle);
    return this.#told(circle);
  }

  async of(person: Person): Promise<Circle[]> {
    const circles = await this.#services.store.circles.of(person.id);
    return Promise.all(circles.map((circle) => this.#told(circle)));
  }

  async get(person: Person, code: string): Promise<Circle> {
    return this.#told(await this.#mustBeIn(person, code));
  }

  /** What anybody with the link may know before joining. */
  async invitation(code: string, invite: string): Promise<{ name: string; members: number }> {
    const circle = await this.#services.store.circles.get(code);
    if (circle === null || circle.invite !== invite) throw unknown();
    return { name: circle.name, members: circle.members.length };
  }

  /** Anybody with the link can join; with an old link there is no such circle. */
  async join(person: Person, code: string, invite: string): Promise<Circle> {
    const { store, time } = this.#services;
    const circle = await store.circles.get(code);
    if (circle === null) throw unknown();
    if (isIn(circle, person.id)) return this.#told(circle);
    if (circle.invite !== invite) throw unknown();
    await this.#mustHaveRoomFor(person);
    const member = { person: person.id, isKeeper: false, joinedAt: time.now() };
    const isNow = await orUnknown(store.circles.join(code, member, LIMITS.circleMembers));
    if (!isNow) throw refuse('circle-full', `a circle has ${LIMITS.circleMembers} members at most`);
    return this.get(person, code);
  }

  async change(person: Person, code: string, body: Request<'changeCircle'>['body']): Promise<Circle> {
    mustKeep(await this.#mustBeIn(person, code), person.id);
    const { name, rated, renew } = body;
    if (name !== undefined) await this.#services.people.mustAllow(name);
    await orUnknown(
      this.#services.store.circles.change(code, {
        ...(name !== undefined && { name }),
        ...(rated !== undefined && { isRated: rated }),
        ...(renew && { invite: newCode() }),
      }),
    );
    return this.get(person, code);
  }

  async setKeeper(person: Person, code: string, who: string, isKeeper: boolean): Promise<Circle> {
    const circle = await this.#mustBeIn(person, code);
    mustKeep(circle, person.id);
    if (!isIn(circle, who)) throw refuse('not-found', 'there is no such member');
    await orUnknown(this.#services.store.circles.setKeeper(code, who, isKeeper));
    return this.get(person, code);
  }

  /**
   * Somebody leaves, or is removed by a keeper. A person who was removed cannot come back with the link that they know.
   */
  async remove(person: Person, code: string, who: string): Promise<void> {
    const { store } = this.#services;
    const circle = await this.#mustBeIn(person, code);
    if (who !== person.id) mustKeep(circle, person.id);
    if (!isIn(circle, who)) throw refuse('not-found', 'there is no such member');
    if (who !== person.id) await orUnknown(store.circles.change(code, { invite: newCode() }));
    const isGone = await store.circles.leave(code, who);
    if (isGone) await store.ratings.remove(code);
  }

  async season(
    person: Person,
    code: string,
    { game, season: wanted }: Request<'circleSeason'>['query'],
  ): Promise<CircleSeason> {
    const { time } = this.#services;
    const circle = await this.#mustBeIn(person, code);
    const season = wanted ?? seasonAt(time.now());
    const results = await this.#results(code, game ?? null, season);
    const members = circle.members.map((member) => member.person);
    return {
      season,
      seasons: seasonsBetween(circle.createdAt, time.now()),
      standings: await this.#rated(circle, game ?? null, standingsOf(members, results)),
      pairings: pairingsOf(members, results),
      matches: await this.#matches(results),
    };
  }

  /** A table for some of the members, who are notified. */
  async start(
    person: Person,
    code: string,
    { game, people, clock, language }: Request<'startInCircle'>['body'],
    address: string,
  ): Promise<Room> {
    const circle = await this.#mustBeIn(person, code);
    const others = [...new Set(people)].filter((id) => id !== person.id);
    if (others.some((id) => !isIn(circle, id))) throw refuse('not-found', 'there is no such member');
    const room = await this.#newMatches.createFor(
      person,
      {
        game,
        others,
        clock,
        ...(language !== undefined && { language }),
        circle: { code, isRated: circle.isRated },
      },
      address,
    );
    const notice = { kind: 'invited', match: room.code, game, by: person.id, circle: circle.name } as const;
    for (const id of others) await this.#services.notifier.tell(id, notice);
    return room;
  }

  async #results(code: string, game: string | null, season: string): Promise<StoredResult[]> {
    const { since, until } = spanOf(season);
    const found: StoredResult[] = [];
    let before = { endedAt: until, match: '' };
    for (let matches = 0; matches < MOST_MATCHES; matches += PAGE) {
      const page = { game, since, before, limit: PAGE };
      const results = await this.#services.store.history.resultsIn(code, page);
      found.push(...results);
      const last = results.at(-1);
      if (last === undefined) break;
      before = { endedAt: last.endedAt, match: last.match };
    }
    return found;
  }

  async #rated(
    { code, isRated }: StoredCircle,
    game: string | null,
    standings: CircleSeason['standings'],
  ): Promise<CircleSeason['standings']> {
    if (!isRated || game === null) return standings;
    const people = standings.map(({ person }) => person);
    const ratings = await this.#services.store.ratings.of({ scope: code, game }, people);
    const of = new Map(ratings.map((rating) => [rating.person, rating]));
    return standings.map((standing) => {
      const rating = of.get(standing.person);
      return rating === undefined ? standing : { ...standing, rating: ratingOnScale(rating) };
    });
  }

  async #matches(results: readonly StoredResult[]): Promise<CircleMatch[]> {
    const last = [...Map.groupBy(results, ({ match }) => match).entries()].slice(0, SHOWN);
    const ids = last.flatMap(([, seats]) => seats.flatMap(({ person }) => person ?? []));
    const names = await this.#services.people.named(ids);
    return last.map(([match, seats]) => ({
      match,
      game: seats[0]?.game ?? '',
      endedAt: seats[0]?.endedAt ?? 0,
      seats: seats.map(({ seat, person, place, won }) => ({
        seat,
        person: person === null ? null : { id: person, name: names.get(person) ?? '–' },
        place,
        won,
      })),
    }));
  }

  /** To everybody else there is no such circle. */
  async mustBeIn(person: Person | null, code: string): Promise<void> {
    if (person === null) throw unknown();
    await this.#mustBeIn(person, code);
  }

  async #mustBeIn({ id }: Person, code: string): Promise<StoredCircle> {
    const circle = await this.#services.store.circles.get(code);
    if (circle === null || !isIn(circle, id)) throw unknown();
    return circle;
  }

  async #mustHaveRoomFor({ id }: Person): Promise<void> {
    const circles = await this.#services.store.circles.of(id);
    if (circles.length >= LIMITS.circles)
      throw refuse('too-many-circles', `you are in ${circles.length} circles: leave one first`);
  }

  async #told({ code, name, invite, isRated, createdAt, members }: StoredCircle): Promise<Circle> {
    const names = await this.#services.people.named(members.map(({ person }) => person));
    return {
      ...{ code, name, invite, createdAt },
      rated: isRated,
      members: members.map(({ person: id, isKeeper, joinedAt }) => ({
        person: { id, name: names.get(id) ?? '–' },
        keeper: isKeeper,
        joinedAt,
      })),
    };
  }
}

function isIn({ members }: StoredCircle, id: string): boolean {
  return members.some(({ person }) => person === id);
}

function mustKeep({ members }: StoredCircle, id: string): void {
  if (!members.some(({ person, isKeeper }) => person === id && isKeeper))
    throw refuse('forbidden', 'only keepers of the circle may do that');
}

/** The same error for a circle that does not exist, one that the person is not in, and a link that was renewed. */
function unknown(): Refusing {
  return refuse('not-found', 'there is no such circle');
}

/** The circle may have gone in the meantime. */
async function orUnknown<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof StoreError && error.code === 'missing' ? unknown() : error;
  });
}
