import type { Game } from '@nokturn/engine';
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
import type { Room } from '../match/room.ts';
import type { Rooms } from '../match/rooms.ts';
import type { People } from '../people.ts';
import { refuse } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { forgetPerson } from '../upkeep/forget.ts';
import { type Counted, networkOf } from './limits.ts';
import { parsed } from './parsed.ts';

interface Inside {
  readonly games: readonly Game[];
  readonly store: Store;
  readonly people: People;
  readonly rooms: Rooms;
  readonly bots: BotPool;
  readonly counted: Counted;
}

type Asker<K extends RouteId> = (typeof ROUTES)[K]['who'] extends 'person' ? Person : null;

/** One handler for each route: the compiler does not let one be forgotten. */
type Handlers = {
  readonly [K in RouteId]: (request: Request<K>, person: Asker<K>) => Promise<Reply<K>>;
};

const CREATES: ReadonlySet<RouteId> = new Set(['createPerson', 'createMatch', 'rematch']);

export function addRoutes(app: FastifyInstance, inside: Inside): void {
  const handlers = handlersFor(inside);
  const { requests, creations } = inside.counted;
  for (const id of Object.keys(ROUTES) as RouteId[]) {
    const route: Route = ROUTES[id];
    const handle = handlers[id] as (request: unknown, person: Person | null) => Promise<unknown>;
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request) => {
        const address = networkOf(request.ip);
        const isAllowed = requests.take(address) && (!CREATES.has(id) || (await creations.take(address)));
        if (!isAllowed) throw refuse('too-often', 'too many requests: wait a little');
        const person = route.who === 'person' ? await askerOf(request, inside.people) : null;
        return handle(
          {
            params: route.params && parsed(route.params, request.params),
            query: route.query && parsed(route.query, request.query),
            body: route.body && parsed(route.body, request.body),
          },
          person,
        );
      },
    });
  }
}

/** Every way of not being somebody gets the same answer. */
async function askerOf(request: FastifyRequest, people: People): Promise<Person> {
  const [scheme, secret = ''] = (request.headers.authorization ?? '').split(' ');
  const person =
    scheme?.toLowerCase() === 'bearer' && secretShape.safeParse(secret).success
      ? await people.whoHas(secret)
      : null;
  if (person === null) throw refuse('unknown-person', 'a valid secret is needed');
  return person;
}

function handlersFor({ games, store, people, rooms, bots }: Inside): Handlers {
  const summary = (room: Room) => ({ match: room.summary });
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
    myMatches: async (_, person) => ({ matches: await rooms.of(person) }),
    games: async () => ({ games: games.map((game) => gameInfo(game, bots.levels(game.id))) }),
    createMatch: async ({ body }, person) => summary(await rooms.create(person, body)),
    listMatches: async ({ query }) => ({
      matches: await rooms.listed(query.show === 'open' ? 'lobby' : 'playing'),
    }),
    match: async ({ params }) => summary(await rooms.get(params.code)),
    closeMatch: async ({ params }, person) => {
      const room = await rooms.get(params.code);
      await room.close(person);
      return {};
    },
    takeSeat: async ({ params }, person) => {
      const room = await rooms.get(params.code);
      await room.sitDown(person, params.seat);
      return summary(room);
    },
    planSeat: async ({ params, body }, person) => {
      const room = await rooms.get(params.code);
      if (body.kind === 'bot') rooms.mustKnowBot(room.game.id, body.level);
      await room.planSeat(person, params.seat, body);
      return summary(room);
    },
    leaveSeat: async ({ params }, person) => {
      const room = await rooms.get(params.code);
      await room.standUp(person, params.seat);
      return summary(room);
    },
    startMatch: async ({ params }, person) => {
      const room = await rooms.get(params.code);
      await room.start(person);
      return summary(room);
    },
    rematch: async ({ params }, person) => {
      const room = await rooms.get(params.code);
      return summary(await rooms.rematch(room, person));
    },
    record: async ({ params }) => {
      const room = await rooms.get(params.code);
      return room.record();
    },
    replay: async ({ params, query }) => {
      const { finished, sheet } = await rooms.get(params.code);
      const { as: viewer, from, count } = query;
      if (typeof viewer === 'number' && viewer >= sheet.seats.length)
        throw refuse('no-seat', `there is no seat ${viewer}`);
      const moments: Reply<'replay'>['moments'] = [];
      for (const { chapter, play } of finished.moments(viewer))
        if (chapter.version >= from && chapter.version < from + count)
          moments.push({ ...chapter, view: structuredClone(play.view(viewer)) });
      return { versions: finished.version + 1, moments };
    },
  };
}

function gameInfo(game: Game, bots: string[]): GameInfo {
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
