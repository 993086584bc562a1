import type { Answer, Seat, Viewer } from '@nokturn/engine';
import type { ReactionSettings } from '@nokturn/protocol/types';
import type { Pace } from '../../app/settings.ts';
import type { MatchSource, Moment, Sharing, Thinking } from '../source.ts';
import { TableStore } from '../store.ts';
import { Watched } from '../watched.ts';
import type { FromWorker, ToWorker, Version } from './messages.ts';
import { type SavedMatch, save } from './saved.ts';

/** How long bots take: at once is a matter of blinks, for those who think as for those who do not. */
const PACE: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.6, instant: 0.2 };

/** A match of this browser, run by a worker and kept after every move. */
export class LocalSource implements MatchSource {
  readonly key: string;
  readonly company = null;
  readonly thinking = new Watched<Thinking | null>(null);
  readonly sharing: Sharing | null;
  readonly #store = new TableStore();
  readonly state = this.#store.state;
  readonly listen = this.#store.listen;
  readonly #worker: Worker;
  readonly #moments = new Map<Viewer, Moment[]>();
  readonly #reactions = new Map<Viewer, ReactionSettings>();
  #saved: SavedMatch;
  /** How often in a row there was news while bots had their turns. */
  #botNews = 0;
  /** Whether nobody looks at the screen. */
  #isAway = false;

  constructor(saved: SavedMatch) {
    this.key = `local.${saved.id}`;
    this.#saved = saved;
    const people = saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const [only] = people;
    this.sharing = people.length > 1 ? this.#sharing(people) : null;
    this.#store.change({
      viewer: people.length === 1 && only !== undefined ? only : 'spectator',
      facts: {
        game: saved.record.game,
        holders: saved.seats.map((seat) =>
          seat.kind === 'bot' ? seat : { kind: 'person', name: seat.name, standIn: false },
        ),
        options: saved.record.options,
        commitment: saved.record.commitment,
      },
    });
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#receive(data));
    this.#worker.addEventListener('error', () => this.#store.change({ line: 'closed' }));
    this.#send({ type: 'open', match: saved });
  }

  get saved(): SavedMatch {
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

  shown(version: number): void {
    this.#rise();
    this.#send({ type: 'shown', version });
  }

  /**
   * While bots play on, everybody looks at the screen: it shows what everybody may see. A bot that reacts in the middle
   * of somebody's turn, or decides one thing in it, does not take the screen away from whose turn it is.
   */
  #rise(): void {
    if (this.sharing && typeof this.state().viewer === 'number' && this.#botNews > 1)
      this.sharing.sit('spectator');
  }

  readonly rest = (resting: boolean): void => {
    this.#store.change({ resting });
    this.#sendRest(resting);
  };

  /** How fast somebody at this screen wants the bots to play, and whether anybody is there to see them. */
  attend({ pace, away }: { pace: Pace; away: boolean }): void {
    this.#isAway = away;
    this.#send({ type: 'pace', pace: PACE[pace] });
    this.#sendRest(this.state().resting);
  }

  #sendRest(resting: boolean): void {
    this.#send({ type: 'rest', resting: resting || this.#isAway });
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case 'versions': {
        this.#remember(message.versions);
        if (message.botsPlay) this.#botNews++;
        else if (this.sharing?.waitingFor() !== null) this.#botNews = 0;
        const over = this.#momentsOf('spectator').at(-1)?.view?.over ?? false;
        this.#saved = { ...this.#saved, record: message.record, over, at: Date.now() };
        save(this.#saved);
        this.#store.change({
          line: 'live',
          sending: null,
          moments: [...this.#momentsOf(this.state().viewer)],
        });
        break;
      }
      case 'reactions':
        this.#reactions.set(message.seat, message.settings);
        this.#saved = { ...this.#saved, reactions: Object.fromEntries(this.#reactions) };
        save(this.#saved);
        this.#store.change({ reactions: this.#reactions.get(this.state().viewer) ?? null });
        break;
      case 'thinking':
        this.thinking.set(message.thinking);
        break;
      case 'refused':
        this.#store.change({ sending: null, refused: message.refused });
        break;
      case 'broken':
        this.#store.change({ line: 'closed' });
        break;
    }
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
        const asked = seats.filter((seat) => {
          const mine = this.#momentsOf(seat).at(-1)?.view?.asked?.mine;
          return mine && mine.answer === null;
        });
        const { viewer } = this.state();
        return asked.find((seat) => seat === viewer) ?? asked[0] ?? null;
      },
    };
  }
}
