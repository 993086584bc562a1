import type { Options, Rulebook } from '@nokturn/engine';
import type { ClientMessageOf, Person } from '@nokturn/protocol';
import { inLog } from '../log.ts';
import type { MatchInfo } from '../store/store.ts';
import type { MonotonicTime } from '../time.ts';
import { isOverDays } from './absence.ts';
import { Condition } from './condition.ts';
import * as drawing from './drawing.ts';
import * as matchInfo from './match-info.ts';
import type { Room } from './room.ts';

/** Milliseconds that devices have to reveal their nonces when the host starts, which takes a round trip. */
const REVEALED_WITHIN = 4000;
/** And to commit to new ones if somebody's was not revealed, or to connect if somebody has just sat down. */
const COMMITTED_WITHIN = 2000;

type Parts = Pick<Room, 'services' | 'state' | 'broadcaster' | 'queue' | 'decisions'>;

/** How a match begins: its randomness is drawn by the server and the devices of its people (docs/fairness.md). */
export class MatchStart {
  readonly #room: Parts;
  readonly #changed: Condition;

  constructor(room: Parts) {
    this.#room = room;
    this.#changed = new Condition(room.services.time);
  }

  get #info(): MatchInfo {
    return this.#room.state.info;
  }

  /** Something has changed: checks again for everybody who is waiting before the match begins. */
  check(): void {
    this.#changed.check();
  }

  /** The device in a seat commits to its nonce. */
  commit(person: Person, { commitment }: ClientMessageOf<'commit'>): Promise<number> {
    return this.#room.queue.run(async () => {
      const seat = this.#room.state.seatOf(person.id);
      await this.#changeDrawing(drawing.commit(this.#info, seat, commitment));
      return this.#room.state.version;
    });
  }

  /** With the last nonce the match begins, whichever server received it. */
  reveal(person: Person, message: ClientMessageOf<'reveal'>): Promise<number> {
    return this.#room.queue.run(async () => {
      const seat = this.#room.state.seatOf(person.id);
      await this.#goOn(drawing.reveal(this.#info, seat, message));
      return this.#room.state.version;
    });
  }

  /**
   * Seals what everybody has committed to, and waits until everything is revealed. If a device keeps the others
   * waiting, all the others commit to something new: nobody can choose between two draws without that being counted.
   */
  async begin(host: Person): Promise<void> {
    for (let isFirst = true; ; isFirst = false) {
      if (isFirst && this.#isAnybodyAway()) {
        await this.#room.queue.run(() => this.#rulesToStart(host));
        await this.#changed.until(() => !this.#isAnybodyAway(), COMMITTED_WITHIN);
      }
      const attempt = await this.#room.queue.run(() => this.#seal(host, { isFirst }));
      if (attempt === null) return;
      const isStill = () => this.#info.chance?.isSealed === true && this.#info.chance.attempt === attempt;
      await this.#changed.until(() => this.#info.status !== 'lobby' || !isStill(), REVEALED_WITHIN);
      const expected = await this.#room.queue.run(async () => {
        const { status, seats, chance } = this.#info;
        if (status !== 'lobby' || !isStill()) return [];
        await this.#changeDrawing(drawing.unsealed(this.#info, { late: true }));
        return seats.filter((_, seat) => chance?.nonces[seat] !== undefined).flatMap(personIn);
      });
      const isAwaited = (person: string) =>
        this.#room.broadcaster.audience.isHere(person) &&
        this.#info.seats.some(
          (seat) => seat.kind === 'person' && seat.person === person && seat.commitment === undefined,
        );
      await this.#changed.until(() => !expected.some(isAwaited), COMMITTED_WITHIN);
    }
  }

  /** The attempt whose nonces are awaited; null if the match has begun. */
  async #seal(host: Person, { isFirst }: { isFirst: boolean }): Promise<number | null> {
    const { dealer } = this.#room.services;
    if (!isFirst && this.#info.status !== 'lobby') return null;
    const { game, options } = await this.#rulesToStart(host);
    const { chance } = this.#info;
    // A table made by an older server has no secret yet.
    const prepared = chance ? { ...this.#info, chance } : dealer.prepared(this.#info);
    const isHere = (person: string) => this.#room.broadcaster.audience.isHere(person);
    const sealed = chance?.isSealed
      ? this.#info
      : dealer.sealed(drawing.seal(prepared, { game, options, isHere }));
    await this.#goOn(sealed);
    return this.#info.status === 'lobby' ? (sealed.chance?.attempt ?? null) : null;
  }

  /** The rules available when a match starts, whatever they were when it was set up, and its options under them. */
  async #rulesToStart(host: Person): Promise<{ game: Rulebook; options: Options }> {
    const { info } = this.#room.state;
    matchInfo.mustHost(info, host.id);
    matchInfo.mustBe(info, 'lobby');
    const { rules } = this.#room.services;
    const game = await rules.forNewMatch(info.game);
    return { game, options: drawing.optionsToStart(info, { game, today: rules.today(info.game) }) };
  }

  /** Somebody has committed to something and is not connected: a person who has just sat down is about to be. */
  #isAnybodyAway(): boolean {
    const { audience } = this.#room.broadcaster;
    return this.#info.seats.some(
      (seat) => seat.kind === 'person' && seat.commitment !== undefined && !audience.isHere(seat.person),
    );
  }

  /** The match begins if everything sealed is revealed; otherwise it is one step closer. */
  async #goOn(info: MatchInfo): Promise<void> {
    const { chance } = info;
    if (!chance?.isSealed || !drawing.isRevealed({ ...info, chance })) return this.#changeDrawing(info);
    // Sealed for rules that this server does not have: it has to be sealed again.
    const game = await this.#room.services.rules.of(info, []);
    if (game === null) return this.#changeDrawing(drawing.unsealed(info, { late: false }));
    const seed = this.#room.services.dealer.seed({ ...info, chance });
    if (this.#room.broadcaster.audience.isWatched) this.#room.decisions.mustHavePlace();
    const { time } = this.#room.services;
    const since = time.monotonic();
    const holidays = await this.#holidaysOf(info);
    const begun = matchInfo.begun({ ...info, chance, ...holidays }, { seed, at: time.wallTimeOf(since) });
    await this.#play(begun, { game, since });
  }

  /** People who are already away when a match over days begins. */
  async #holidaysOf(info: MatchInfo): Promise<Pick<MatchInfo, 'holidays'>> {
    if (!isOverDays(info)) return {};
    const spans = await this.#room.services.store.holidays.ofAll(info.seats.flatMap(personIn));
    return spans.size === 0 ? {} : { holidays: Object.fromEntries(spans) };
  }

  async #changeDrawing(info: MatchInfo): Promise<void> {
    if (info === this.#info) return;
    await this.#room.state.save(info);
    this.#changed.check();
    this.#room.broadcaster.tellLobby();
  }

  async #play(info: MatchInfo, { game, since }: { game: Rulebook; since: MonotonicTime }): Promise<void> {
    const { services, state, broadcaster, decisions } = this.#room;
    const match = await state.begin(info, game, since);
    this.#changed.check();
    decisions.open(since);
    services.log.info({ match: inLog(state.code), game: game.id, seats: info.seats.length }, 'match started');
    broadcaster.dismissUninvited();
    broadcaster.tellLobby();
    broadcaster.tellVersion((viewer) => match.heardSince(viewer, null));
    decisions.moveOn();
  }
}

function personIn(seat: MatchInfo['seats'][number]): string[] {
  return seat.kind === 'person' ? [seat.person] : [];
}
