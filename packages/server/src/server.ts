import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import websocket from '@fastify/websocket';
import type { Game } from '@nokturn/engine';
import type { Library } from '@nokturn/games/library';
import { LIMITS, openApi, REFUSALS, type RefusalCode } from '@nokturn/protocol';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { pino } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import { BotPool } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import { LocalHub } from './bus/local.ts';
import { CircleBook } from './circles/circle-book.ts';
import { Health } from './edge/health.ts';
import { hostsOf } from './edge/hosts.ts';
import { addRoutes } from './edge/http.ts';
import { countedBy, type EdgeLimits, USUAL_LIMITS } from './edge/limits.ts';
import { addLinkPreviews } from './edge/link-previews.ts';
import { addPage, addressToServe, madeFile, send } from './edge/page.ts';
import { addSecurity, securityHeaders } from './edge/security.ts';
import { addSocket, toRefused } from './edge/socket.ts';
import { limitTcpConnections } from './edge/tcp-limit.ts';
import { PatientLog } from './log.ts';
import { type Patience, USUAL_PATIENCE } from './match/absence.ts';
import { BotTables } from './match/bot-tables.ts';
import { Dealer } from './match/dealer.ts';
import { keptResults } from './match/kept-results.ts';
import { KnownRules, unreleased } from './match/known-rules.ts';
import { LeaveOfAbsence } from './match/leave-of-absence.ts';
import { MatchLists } from './match/match-lists.ts';
import { NewMatches } from './match/new-matches.ts';
import { PastMatches } from './match/past-matches.ts';
import { QuickMatch } from './match/quick-match.ts';
import { RemotePresence } from './match/remote-presence.ts';
import { Rooms } from './match/rooms.ts';
import { type StandingByGame, standingByGame } from './match/standing-answers.ts';
import { Metrics } from './metrics.ts';
import { networkOf } from './networks.ts';
import type { Dispatcher } from './notices/dispatcher.ts';
import { Notifier } from './notices/notifier.ts';
import { openNotices } from './notices/open.ts';
import { People } from './people.ts';
import type { Command } from './programs/hired.ts';
import { newServerId } from './random.ts';
import { RatingLists } from './ratings/lists.ts';
import { Refusing, refuse, TOO_MANY_REQUESTS, tooOften } from './refused.ts';
import { Signer } from './signer.ts';
import type { Store } from './store/store.ts';
import { Time } from './time.ts';
import { Bookkeeper } from './upkeep/bookkeeper.ts';
import { KEEP_EVERYTHING, type Retention } from './upkeep/clean.ts';
import { Cleaner } from './upkeep/cleaner.ts';

export interface ServerOptions {
  /** The rules that the server can play by. */
  readonly library?: Library;
  /** Used instead of the library: games that were never released. */
  readonly games?: readonly Game[];
  readonly store: Store;
  /** Its name among the servers of a site; by default, a new one for each start. */
  readonly server?: string;
  /** The connection to the other servers of the site, if there are any. */
  readonly bus?: (server: string) => Bus;
  readonly port?: number;
  readonly host?: string;
  /** The address where people reach it, if that is not the one it listens on. */
  readonly publicUrl?: string | null;
  readonly logLevel?: string;
  /** Where the log goes, if not to standard output. */
  readonly logTo?: { write(line: string): void };
  readonly trustProxy?: boolean;
  /** Gives access to /metrics from other machines. */
  readonly metricsToken?: string | null;
  /** The folder of the built page. */
  readonly page?: string;
  /** A module that exports `botsFor`. */
  readonly botsModule?: string;
  readonly botThreads?: number;
  readonly botBudget?: number;
  /** Bots that are separate programs, by the name under which they are offered. */
  readonly programs?: ReadonlyMap<string, Command>;
  /** Matches without activity for this many milliseconds leave memory. */
  readonly idleAfter?: number;
  /**
   * A server that has not been heard from for this many milliseconds is considered dead, and others take over its
   * matches.
   */
  readonly lease?: number;
  /** Presentation times are multiplied by this; with 0 nothing takes longer than necessary. */
  readonly pace?: number;
  /** People who have been away from a table for this many milliseconds are notified of what happens there. */
  readonly noticeGrace?: number;
  /** How long a person must be gone, or leave a move unanswered, before others may ask for a bot. */
  readonly patience?: Patience;
  /** The server that sends emails; without one, none are sent. */
  readonly smtpUrl?: string | null;
  readonly mailFrom?: string | null;
  /** Networks outside the internet to which people may have notices sent. */
  readonly webhookAllow?: readonly string[];
  readonly limits?: Partial<EdgeLimits>;
  readonly retention?: Retention;
  readonly time?: Time;
  /** An honest dealer, except in some tests. */
  readonly dealer?: Dealer;
  /** What people can decide in advance, by game; by default, from the folders of the games. */
  readonly standing?: StandingByGame;
}

export interface Server {
  readonly url: string;
  readonly port: number;
  readonly rooms: Rooms;
  readonly dispatcher: Dispatcher;
  /** Finishes the current moves, tells everybody to reconnect, and shuts down. */
  stop(): Promise<void>;
}

const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));
/**
 * Larger WebSocket messages close the connection; those below this that are still too large are refused with a code.
 */
const HARD_LIMIT = 65_536;
const REQUEST_TIMEOUT = 30_000;
/** How long clients have to close their side when the server shuts down. */
const FAREWELL = 1000;

export async function startServer(options: ServerOptions): Promise<Server> {
  const { library = unreleased(options.games ?? []), store, host = '127.0.0.1', time = new Time() } = options;
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const publicUrl = options.publicUrl ? new URL(options.publicUrl) : null;
  const metrics = new Metrics();
  const written = pino({ level: options.logLevel ?? 'warn' }, options.logTo ?? pino.destination());
  const log = new PatientLog(written, time);
  const headers = securityHeaders(publicUrl);
  const answerError = (error: unknown, reply: FastifyReply) => {
    const refused = toRefused(asRefusal(error), { log, metrics });
    metrics.count('nokturn_refusals_total', `code="${refused.code}"`);
    if (refused.retryAfter !== undefined) reply.header('retry-after', refused.retryAfter);
    return reply.code(REFUSALS[refused.code]).send({ error: refused });
  };
  const app: FastifyInstance = fastify({
    loggerInstance: written as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.message,
    // Only the proxy that talks to us is trusted: anybody can forge the entries further left in X-Forwarded-For.
    trustProxy: options.trustProxy ? (_: string, hop: number) => hop === 0 : false,
    forceCloseConnections: true,
    requestTimeout: REQUEST_TIMEOUT,
    rewriteUrl: ({ url = '/' }) => addressToServe(url),
    frameworkErrors: (error, _, reply) => answerError(error, reply.headers(headers)),
  });
  const threads = options.botThreads ?? 1;
  const bots = await BotPool.open(
    {
      module: options.botsModule ?? import.meta.resolve('@nokturn/games/bots'),
      threads,
      budget: options.botBudget ?? 2000,
      ...(options.programs && { programs: options.programs }),
    },
    log,
    metrics,
  );
  const people = new People(store, time);
  const server = options.server ?? newServerId();
  const bus = options.bus?.(server) ?? new LocalHub().join(server);
  const remotePresence = new RemotePresence();
  const rules = new KnownRules(library, store);
  const ids = library.today.map(({ id }) => id);
  const kept = await keptResults(ids);
  const standing = options.standing ?? (await standingByGame(ids));
  const signer = await Signer.open(store);
  const botTables = new BotTables({ threads });
  const notifier = new Notifier({ store, time });
  const services = {
    ...{
      server,
      store,
      rules,
      kept,
      standing,
      bus,
      people,
      bots,
      remotePresence,
      botTables,
      signer,
      notifier,
      time,
      log,
      metrics,
    },
    dealer: options.dealer ?? new Dealer(),
    pace: options.pace ?? 1,
    noticeSpans: { grace: options.noticeGrace ?? 120_000 },
    patience: options.patience ?? USUAL_PATIENCE,
  };
  const rooms = new Rooms(services, {
    idleAfter: options.idleAfter ?? 300_000,
    lease: options.lease ?? 6000,
  });
  const counted = countedBy(limits, time, store.counts);
  let url = '';
  const { subscriptions, dispatcher } = await openNotices(services, rooms, counted.consents, {
    publicUrl,
    site: () => url,
    smtpUrl: options.smtpUrl ?? null,
    mailFrom: options.mailFrom ?? null,
    webhookAllow: options.webhookAllow ?? [],
  });
  metrics.gauge('nokturn_matches_in_memory', () => rooms.inMemory);
  metrics.gauge('nokturn_bots_waiting', () => bots.waiting);
  const lag = monitorEventLoopDelay();
  lag.enable();
  metrics.gauge('nokturn_event_loop_lag_seconds', () => {
    const seconds = lag.percentile(99) / 1e9;
    lag.reset();
    return seconds;
  });
  const bookkeeper = new Bookkeeper(services);
  const cleaner = new Cleaner(services, options.retention ?? KEEP_EVERYTHING);

  app.setErrorHandler((error, _, reply) => answerError(error, reply));
  // Registered first, so that a connection refused by another hook is closed as well.
  await app.register(websocket, { options: { maxPayload: HARD_LIMIT, perMessageDeflate: false } });
  // Log the route, not the address: codes of matches let people in.
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    metrics.count('nokturn_requests_total', `status="${reply.statusCode}"`);
    log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });
  const metricsToken = options.metricsToken ?? null;
  addSecurity(app, {
    headers,
    hosts: hostsOf({ publicUrl, host }),
    underAnyName: ['/healthz', ...(metricsToken === null ? [] : ['/metrics'])],
  });
  limitTcpConnections(app.server, limits, { isProxied: options.trustProxy ?? false, metrics });
  const newMatches = new NewMatches(services, rooms);
  const lists = new MatchLists(services, rooms);
  addRoutes(app, {
    ...{ games: library.today, store, people, rooms, bots, counted, limits, signer, subscriptions },
    ...{ newMatches, lists, quickMatch: new QuickMatch(services, { rooms, lists, newMatches }) },
    leave: new LeaveOfAbsence(services, rooms),
    past: new PastMatches(services),
    ratings: new RatingLists(services),
    circles: new CircleBook(services, newMatches),
  });
  addSocket(app, { people, rooms, time, limits, counted, metrics, log });
  const previews = addLinkPreviews(app, { games: library.today, rooms, counted, limits, publicUrl });
  addPage(app, options.page ?? PAGE, previews);

  const api = madeFile(
    JSON.stringify(openApi({ version: manifest.version, url: publicUrl?.origin ?? '/' })),
    '.json',
  );
  app.get('/api/openapi.json', async (request, reply) => {
    if (!counted.requests.take(networkOf(request.ip))) throw tooOften(limits.requests, TOO_MANY_REQUESTS);
    return send(api, request, reply);
  });
  const health = new Health({ store, time, allowed: counted.health });
  app.get('/healthz', async ({ ip }) => {
    await health.ask(networkOf(ip));
    return { ok: true };
  });
  app.get('/metrics', async (request, reply) => {
    mustReadMetrics(request, metricsToken);
    return reply.type('text/plain; version=0.0.4').send(metrics.text());
  });

  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= (async () => {
      lag.disable();
      await cleaner.stop();
      await bookkeeper.stop();
      await dispatcher.stop();
      await rooms.close();
      await bots.close();
      const impatience = setTimeout(() => {
        for (const client of app.websocketServer.clients) client.terminate();
      }, FAREWELL);
      await app.close();
      clearTimeout(impatience);
      await bus.close();
      await store.close();
      log.close();
    })();
    return stopping;
  };

  try {
    await app.listen({ port: options.port ?? 0, host });
  } catch (error) {
    await stop();
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  url = publicUrl?.href ?? `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}/`;
  return {
    url,
    port,
    rooms,
    dispatcher,
    stop,
  };
}

/** Metrics could reveal when somebody answers, so only this machine, or anybody with the token, may read them. */
function mustReadMetrics(request: FastifyRequest, token: string | null): void {
  const given = Buffer.from((request.headers.authorization ?? '').replace(/^bearer /i, ''));
  const wanted = token === null ? null : Buffer.from(token);
  const known = wanted?.byteLength === given.byteLength && timingSafeEqual(wanted, given);
  // Behind a proxy that we do not know of, every request seems to come from this machine.
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) && forwarded === undefined;
  if (!known && (token !== null || !local))
    throw refuse('forbidden', 'metrics are for those who run the server');
}

/** Fastify's own refusals, in our words. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Refusing) return error;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === undefined || statusCode >= 500) return error;
  const known: RefusalCode = code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? 'too-large' : 'malformed';
  return refuse(known, known === 'too-large' ? 'the request is too large' : 'the request cannot be read');
}
