import type { Rulebook } from '@nokturn/engine';
import { defaultOf } from '@nokturn/engine';
import {
  type GameInfo,
  type Person,
  type Reply,
  type Request,
  ROUTES,
  type Route,
  type RouteId,
  secret as secretShape,
} from '@nokturn/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BotPool } from '../bots/pool.ts';
import type { CircleBook } from '../circles/circle-book.ts';
import type { LeaveOfAbsence } from '../match/leave-of-absence.ts';
import type { MatchLists } from '../match/match-lists.ts';
import type { NewMatches } from '../match/new-matches.ts';
import type { PastMatches } from '../match/past-matches.ts';
import type { QuickMatch } from '../match/quick-match.ts';
import { SITE } from '../match/reckoning.ts';
import type { Room } from '../match/room.ts';
import type { Rooms } from '../match/rooms.ts';
import { networkOf } from '../networks.ts';
import type { Subscriptions } from '../notices/subscriptions.ts';
import type { People } from '../people.ts';
import type { RatingLists } from '../ratings/lists.ts';
import { refuse, TOO_MANY_REQUESTS, tooOften } from '../refused.ts';
import type { Signer } from '../signer.ts';
import type { Store } from '../store/store.ts';
import { forgetPerson } from '../upkeep/forget.ts';
import type { Counted, EdgeLimits } from './limits.ts';
import { parsed } from './parsed.ts';

interface Inside {
  readonly games: readonly Rulebook[];
  readonly store: Store;
  readonly people: People;
  readonly rooms: Rooms;
  readonly newMatches: NewMatches;
  readonly lists: MatchLists;
  readonly leave: LeaveOfAbsence;
  readonly past: PastMatches;
  readonly ratings: RatingLists;
  readonly quickMatch: QuickMatch;
  readonly circles: CircleBook;
  readonly bots: BotPool;
  readonly counted: Counted;
  readonly signer: Signer;
  readonly limits: EdgeLimits;
  readonly subscriptions: Subscriptions;
}

type Asker<K extends RouteId> = {
  person: Person;
  guest: Person | null;
  anybody: null;
}[(typeof ROUTES)[K]['who']];

/** Where a request comes from, and which match it is about. */
interface Visit {
  readonly address: string;
  room(code: string): Promise<Room>;
}

/** One handler for each route: the compiler makes sure that none is forgotten. */
type Handlers = {
  readonly [K in RouteId]: (request: Request<K>, person: Asker<K>, visit: Visit) => Promise<Reply<K>>;
};

const CREATES: ReadonlySet<RouteId> = new Set([
  'createPerson',
  'createMatch',
  'quickMatch',
  'rematch',
  'addChannel',
  'testNotices',
  'createCircle',
  'startInCircle',
]);

export function addRoutes(app: FastifyInstance, inside: Inside): void {
  const handlers = handlersFor(inside);
  // Mail programs send this when somebody unsubscribes (RFC 8058): everything that matters is in the address.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, body, done) => {
    body.resume();
    body.on('end', () => done(null, undefined));
  });
  const { limits, people, rooms } = inside;
  const { requests, creations, replays, guesses } = inside.counted;
  const mustBeAllowed = async (id: RouteId, address: string) => {
    if (!requests.take(address)) throw tooOften(limits.requests, TOO_MANY_REQUESTS);
    if (CREATES.has(id) && !(await creations.take(address)))
      throw tooOften(limits.creations, TOO_MANY_REQUESTS);
    if (id === 'replay' && !replays.take(address))
      throw tooOften(limits.replays, 'too many replays: wait a little');
  };
  for (const id of Object.keys(ROUTES) as RouteId[]) {
    const route: Route = ROUTES[id];
    const handle = handlers[id] as (
      request: unknown,
      person: Person | null,
      visit: Visit,
    ) => Promise<unknown>;
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request) => {
        const address = networkOf(request.ip);
        await mustBeAllowed(id, address);
        const person = await askerOf(request, route.who, people);
        const room = (code: string) => guesses.find(rooms, code, { address, person });
        return handle(
          {
            params: route.params && parsed(route.params, request.params),
            query: route.query && parsed(route.query, request.query),
            body: route.body && parsed(route.body, request.body),
          },
          person,
          { address, room },
        );
      },
    });
  }
}

/** Every invalid secret gets the same answer; on routes open to anybody, it counts as no person. */
async function askerOf(
  { headers }: FastifyRequest,
  who: Route['who'],
  people: People,
): Promise<Person | null> {
  if (who === 'anybody') return null;
  const [scheme, secret = ''] = (headers.authorization ?? '').split(' ');
  const person =
    scheme?.toLowerCase() === 'bearer' && secretShape.safeParse(secret).success
      ? await people.whoHas(secret)
      : null;
  if (person === null && who === 'person') throw refuse('unknown-person', 'a valid secret is needed');
  return person;
}

function handlersFor({
  games,
  store,
  people,
  rooms,
  newMatches,
  lists,
  leave,
  past,
  ratings,
  quickMatch,
  circles,
  bots,
  signer,
  subscriptions,
}: Inside): Handlers {
  const summary = (room: Room, person: Person | null) => ({ match: room.summaryFor(person) });
  return {
    createPerson: async ({ body }) => people.create(body.name),
    whoAmI: async (_, person) => ({ person }),
    rename: async ({ body }, { id }) => {
      const person = await people.rename(id, body.name);
      await rooms.renamed(person);
      return { person };
    },
    forgetMe: async (_, person) => {
      await forgetPerson(person, { store, rooms });
      return {};
    },
    myMatches: async (_, person) => ({ matches: await lists.of(person) }),
    history: async ({ query }, person) => past.matchesOf(person, query),
    companions: async (_, person) => ({ people: await past.companionsOf(person) }),
    statistics: async ({ query: { game } }, person) => ({
      statistics: await past.statisticsOf(person, game),
      rating: await ratings.of({ scope: SITE, game }, person),
    }),
    ratings: async ({ query: { game, scope, after } }, person) => {
      if (scope !== SITE) await circles.mustBeIn(person, scope);
      return ratings.list({ scope, game }, { after, person });
    },
    myNotices: async (_, person) => subscriptions.of(person),
    wishNotices: async ({ body }, person) => {
      await subscriptions.wish(person, body);
      return {};
    },
    testNotices: async (_, person) => {
      await subscriptions.test(person);
      return {};
    },
    addChannel: async ({ body }, person) => ({ channel: await subscriptions.add(person, body) }),
    removeChannel: async ({ params }, person) => {
      await subscriptions.remove(person, params.channel);
      return {};
    },
    confirmChannel: async ({ params, body }) => {
      await subscriptions.follow('confirm', params.channel, body.token);
      return {};
    },
    stopChannel: async ({ params, query }) => {
      await subscriptions.follow('stop', params.channel, query.token);
      return {};
    },
    holiday: async (_, person) => leave.of(person),
    takeHoliday: async ({ body }, person) => leave.take(person, body.days),
    endHoliday: async (_, person) => leave.end(person),
    games: async () => ({ games: games.map((game) => gameInfo(game, bots.levels(game.id))) }),
    createMatch: async ({ body }, person, { address }) =>
      summary(await newMatches.create(person, body, address), person),
    listMatches: async ({ query: { show, from, ...filter } }) =>
      lists.listed(show === 'open' ? 'lobby' : 'playing', from, filter),
    bestMatch: async ({ query }) => ({ match: await lists.best(query) }),
    quickMatch: async ({ body }, person, { address }) => {
      const { room, opened } = await quickMatch.find(person, body, address);
      return { ...summary(room, person), opened };
    },
    match: async ({ params }, person, visit) => summary(await visit.room(params.code), person),
    closeMatch: async ({ params }, person, visit) => {
      const room = await visit.room(params.code);
      await room.seating.close(person);
      return {};
    },
    changeMatch: async ({ params, body }, person, visit) => {
      const room = await visit.room(params.code);
      await room.seating.changeTable(person, body);
      return summary(room, person);
    },
    swapSeats: async ({ params, body }, person, visit) => {
      const room = await visit.room(params.code);
      await room.seating.swapSeats(person, [params.seat, body.with]);
      return summary(room, person);
    },
    takeSeat: async ({ params, body }, person, visit) => {
      const room = await visit.room(params.code);
      await room.seating.sitDown(person, params.seat, body?.commitment);
      return summary(room, person);
    },
    planSeat: async ({ params, body }, person, visit) => {
      const room = await visit.room(params.code);
      if (body.kind === 'bot') newMatches.mustKnowBot(room.game.id, body.level);
      await room.seating.planSeat(person, params.seat, body);
      return summary(room, person);
    },
    leaveSeat: async ({ params }, person, visit) => {
      const room = await visit.room(params.code);
      await room.seating.standUp(person, params.seat);
      return summary(room, person);
    },
    startMatch: async ({ params }, person, visit) => {
      const room = await visit.room(params.code);
      await room.start.begin(person);
      return summary(room, person);
    },
    rematch: async ({ params }, person, visit) => {
      const room = await visit.room(params.code);
      return summary(await newMatches.rematch(room, person, visit.address), person);
    },
    record: async ({ params }, person, visit) => {
      const room = await visit.room(params.code);
      return room.record(person);
    },
    replay: async ({ params, query }, person, visit) => {
      const room = await visit.room(params.code);
      const finished = room.finishedFor(person);
      const { as: viewer, from, count } = query;
      if (typeof viewer === 'number' && viewer >= room.info.seats.length)
        throw refuse('no-seat', `there is no seat ${viewer}`);
      const moments: Reply<'replay'>['moments'] = [];
      for (const { heard, match } of finished.replayed(viewer))
        if (heard.version >= from && heard.version < from + count)
          moments.push({ ...heard, view: structuredClone(match.view(viewer)) });
      return { versions: finished.version + 1, moments };
    },
    createCircle: async ({ body }, person) => ({ circle: await circles.create(person, body.name) }),
    myCircles: async (_, person) => ({ circles: await circles.of(person) }),
    circle: async ({ params }, person) => ({ circle: await circles.get(person, params.code) }),
    changeCircle: async ({ params, body }, person) => ({
      circle: await circles.change(person, params.code, body),
    }),
    circleInvitation: async ({ params, body }) => circles.invitation(params.code, body.invite),
    joinCircle: async ({ params, body }, person) => ({
      circle: await circles.join(person, params.code, body.invite),
    }),
    changeMember: async ({ params, body }, person) => ({
      circle: await circles.setKeeper(person, params.code, params.person, body.keeper),
    }),
    leaveCircle: async ({ params }, person) => {
      await circles.remove(person, params.code, params.person);
      return {};
    },
    circleSeason: async ({ params, query }, person) => circles.season(person, params.code, query),
    startInCircle: async ({ params, body }, person, { address }) =>
      summary(await circles.start(person, params.code, body, address), person),
    siteKey: async () => signer.publicKey,
  };
}

function gameInfo(game: Rulebook, bots: string[]): GameInfo {
  const options = Object.entries(game.options).map(([key, spec]): GameInfo['options'][number] => {
    const value = defaultOf(spec, {}, game.seats.min);
    return spec.kind === 'choice'
      ? { key, kind: 'choice', values: [...spec.values], default: value }
      : { key, kind: 'number', min: spec.min, max: spec.max, default: Number(value) };
  });
  const reactions = Object.entries(game.tempo?.settings ?? {}).map(([key, setting]) => ({
    key,
    values: [...setting.values],
    default: setting.default,
  }));
  return { id: game.id, rules: game.rulesVersion, seats: game.seats, options, bots, reactions };
}
