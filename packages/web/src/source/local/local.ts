import type { Answer, MatchRecord, Seat, Viewer } from '@nokturn/engine';
import type { ReactionSettings } from '@nokturn/protocol/types';
import type { Pace } from '../../app/settings.ts';
import { keepRules } from '../../offline/past.ts';
import type { NamedRules } from '../../rulesOf.ts';
import type { Broken, MatchSource, Moment, Sharing, Thinking } from '../source.ts';
import { TableStore } from '../store.ts';
import { Watched } from '../watched.ts';
import { keep } from './branches.ts';
import type { FromWorker, ToWorker, Version } from './messages.ts';
import { type SavedPlay, withPlayed } from './plays.ts';

/** The pace of bots: instant takes the blink of an eye, whether the bots think or not. */
const PACE: Readonly<Record<Pace, number>> = { calm: 1, brisk: 1, fast: 0.6, instant: 0.2 };

/** How long to wait before loading a match's worker again, in milliseconds. */
const RESTARTS = [300, 1_500];

/** A match of this browser, run by a worker and saved after every move. */
export class LocalSource implements MatchSource {
  readonly key: string;
  readonly company = null;
  readonly thinking = new Watched<Thinking | null>(null);
  readonly sharing: Sharing | null;
  readonly #store = new TableStore();
  readonly state = this.#store.state;
  readonly listen = this.#store.listen;
  #worker: Worker;
  /** How often the worker was started. */
  #starts = 0;
  #restart: ReturnType<typeof setTimeout> | undefined;
  readonly #moments = new Map<Viewer, Moment[]>();
  readonly #reactions = new Map<Viewer, ReactionSettings>();
  #saved: SavedPlay;
  /** By version: how many updates in a row came while it was the bots' turn. */
  readonly #botNews: { readonly version: number; readonly count: number }[] = [];
  /** The last version shown by the table. */
  #shown = -1;
  /** The pace that the viewer wants, and whether nobody is looking at the screen. */
  #pace: Pace = 'calm';
  #isAway = false;

  constructor(saved: SavedPlay) {
    this.key = `local.${saved.id}`;
    this.#saved = saved;
    const people = saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const [only] = people;
    this.sharing = people.length > 1 ? this.#sharing(people) : null;
    this.#store.change({
      viewer: people.length === 1 && only !== undefined ? only : 'spectator',
      facts: {
        game: saved.record.game,
        rules: rulesIn(saved.record, null),
        holders: saved.seats.map((seat) =>
          seat.kind === 'bot' ? seat : { kind: 'person', name: seat.name, standIn: false },
        ),
        options: saved.record.options,
        commitment: saved.record.commitment,
      },
    });
    this.#worker = this.#start();
    this.#keepRules();
  }

  /** Without a connection they either were kept earlier, or cannot be. */
  #keepRules(): void {
    void keepRules(this.#saved.record).catch(() => undefined);
  }

  #start(): Worker {
    this.#starts++;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#receive(data));
    // A worker that failed to load gives no message; one that crashed does.
    worker.addEventListener('error', ({ message }) =>
      this.#break({ kind: message ? 'crashed' : 'unloaded', error: message ?? '' }),
    );
    worker.postMessage({ type: 'open', match: this.#saved } satisfies ToWorker);
    return worker;
  }

  /** If the worker failed to load, it is tried again: each new worker requests its files again. */
  #break(broken: Broken): void {
    this.#worker.terminate();
    if (broken.kind !== 'unloaded' || this.#starts > RESTARTS.length) {
      this.#store.change({ connection: 'closed', broken });
      return;
    }
    this.#restart = setTimeout(
      () => {
        this.#worker = this.#start();
        this.#sendAttendance();
      },
      RESTARTS[this.#starts - 1],
    );
  }

  get isFirst(): boolean {
    return this.#saved.isFirst === true;
  }

  get saved(): SavedPlay {
    return this.#saved;
  }

  answer(answer: Answer): void {
    const { viewer } = this.state();
    if (typeof viewer !== 'number') return;
    this.#store.change({ sending: answer, refused: null });
    this.#send({ type: 'answer', seat: viewer, answer });
  }

  undo(): void {
    const { viewer } = this.state();
    if (typeof viewer === 'number') this.#send({ type: 'undo', seat: viewer });
  }

  react(reactions: Readonly<Record<string, string>>): void {
    const { viewer } = this.state();
    if (typeof viewer === 'number') this.#send({ type: 'react', seat: viewer, reactions });
  }

  hold(armed: boolean): void {
    const { viewer } = this.state();
    if (typeof viewer === 'number') this.#send({ type: 'hold', seat: viewer, armed });
  }

  shown(version: number, left: number): void {
    this.#shown = version;
    if (this.sharing) {
      this.#rise(this.sharing);
      // The next player may take the seat now.
      this.#store.change({});
    }
    this.#send({ type: 'shown', left });
  }

  /**
   * While bots are playing, the screen shows the public view, for everybody in front of it. A bot that reacts in the
   * middle of somebody's turn, or makes a single decision in it, does not take the screen away from that player.
   */
  #rise(sharing: Sharing): void {
    const news = this.#botNews.findLast(({ version }) => version <= this.#shown)?.count ?? 0;
    if (typeof this.state().viewer === 'number' && news > 1) sharing.sit('spectator');
  }

  /** Whether the bots of this browser have played further than the table has shown. */
  get #isAhead(): boolean {
    return (this.#momentsOf('spectator').at(-1)?.version ?? -1) > this.#shown;
  }

  readonly rest = (resting: boolean): void => {
    this.#store.change({ resting });
    this.#sendRest(resting);
  };

  /** The pace at which somebody at this screen wants the bots to play, and whether anybody is watching. */
  attend({ pace, away }: { pace: Pace; away: boolean }): void {
    this.#pace = pace;
    this.#isAway = away;
    this.#sendAttendance();
  }

  #sendAttendance(): void {
    this.#send({ type: 'pace', pace: PACE[this.#pace] });
    this.#sendRest(this.state().resting);
  }

  #sendRest(resting: boolean): void {
    this.#send({ type: 'rest', resting: resting || this.#isAway });
  }

  close(): void {
    clearTimeout(this.#restart);
    this.#worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case 'versions': {
        this.#remember(message.versions);
        this.#countBotNews(message.botsPlay);
        const over = this.#momentsOf('spectator').at(-1)?.view?.over ?? false;
        const { digest } = this.#saved.record;
        this.#saved = withPlayed(this.#saved, message.played, over);
        keep(this.#saved);
        // Known by now, if the record did not name its release.
        if (digest !== this.#saved.record.digest) this.#keepRules();
        const { facts } = this.state();
        this.#store.change({
          facts: facts && { ...facts, rules: rulesIn(this.#saved.record, facts.rules) },
          connection: 'live',
          sending: null,
          mayUndo: message.mayUndo,
          moments: [...this.#momentsOf(this.state().viewer)],
        });
        break;
      }
      case 'reactions':
        this.#reactions.set(message.seat, message.settings);
        this.#saved = { ...this.#saved, reactions: Object.fromEntries(this.#reactions) };
        keep(this.#saved);
        this.#store.change({ reactions: this.#reactions.get(this.state().viewer) ?? null });
        break;
      case 'thinking':
        this.thinking.set(message.thinking);
        break;
      case 'refused':
        this.#store.change({ sending: null, refused: message.refused });
        break;
      case 'broken':
        this.#break(message.broken);
        break;
    }
  }

  #countBotNews(botsPlay: boolean): void {
    const count = this.#botNews.at(-1)?.count ?? 0;
    const version = this.#momentsOf('spectator').at(-1)?.version ?? 0;
    this.#botNews.push({ version, count: botsPlay ? count + 1 : this.#asked().length > 0 ? 0 : count });
  }

  /** The seats at this screen that have to decide. */
  #asked(): readonly Seat[] {
    return (this.sharing?.seats ?? []).filter((seat) => {
      const mine = this.#momentsOf(seat).at(-1)?.view?.asked?.mine;
      return mine && mine.answer === null;
    });
  }

  #remember(versions: readonly Version[]): void {
    for (const { version, undid, to } of versions)
      for (const [viewer, telling] of Object.entries(to))
        this.#momentsOf(viewer === 'spectator' ? viewer : Number(viewer)).push({
          version,
          undid,
          ...telling,
        });
  }

  #momentsOf(viewer: Viewer): Moment[] {
    const known = this.#moments.get(viewer) ?? [];
    this.#moments.set(viewer, known);
    return known;
  }

  #sharing(seats: readonly Seat[]): Sharing {
    return {
      seats,
      sit: (viewer) =>
        this.#store.change({
          viewer,
          moments: [...this.#momentsOf(viewer)],
          reactions: this.#reactions.get(viewer) ?? null,
          refused: null,
        }),
      waitingFor: () => {
        if (this.#isAhead) return null;
        const asked = this.#asked();
        const { viewer } = this.state();
        return asked.find((seat) => seat === viewer) ?? asked[0] ?? null;
      },
    };
  }
}

/** The rules named in a record; the same object as before if they have not changed. */
function rulesIn({ game, rules, digest }: MatchRecord, before: NamedRules | null): NamedRules {
  return before?.digest === digest && before?.rules === rules ? before : { game, rules, digest };
}
