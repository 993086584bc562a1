import {
  type Answer,
  automaticAnswer,
  beforeBranch,
  type GameBot,
  type Happening,
  type Heard,
  HeardLog,
  type HearingFilter,
  hearingBefore,
  isBranch,
  type MyDecision,
  type Options,
  type Played,
  type PlayedMatch,
  playedWith,
  type Random,
  type ReactionChoices,
  type ReactionMode,
  type ReplayedMoment,
  type Rulebook,
  replayOf,
  resumePlayed,
  type Seat,
  usualReactions,
  type Viewer,
} from '@nokturn/engine';
import type { NamedRules } from '../../rulesOf.ts';
import { timeAhead } from './ahead.ts';
import { limitOf, type Thought, thoughtOf } from './bots.ts';
import { Council } from './council.ts';
import { Helpers, helpersOn } from './helpers.ts';
import type { SeenVersion, ToWorker, Version } from './messages.ts';
import { playedIn, type SavedPlay } from './plays.ts';
import { post } from './post.ts';

/** Bots play on while the page shows what they did, but only as far ahead as it can catch up with. */
const FAR_AHEAD = 10_000;

/** A match in this browser: the same engine that a server runs, in a worker. */
export class LocalMatch {
  readonly #game: Rulebook;
  readonly #playing: GameBot;
  readonly #match: PlayedMatch;
  readonly #begun: Played;
  readonly #options: Options;
  readonly #seats: SavedPlay['seats'];
  readonly #people: readonly Seat[];
  readonly #reactions = new Map<Seat, ReactionChoices>();
  /** What each bot has heard. */
  readonly #heardLogs: readonly HeardLog[];
  #version = 0;
  /** How long the page still needs to show what it was told; until it has shown something, nobody plays on. */
  #left = Number.POSITIVE_INFINITY;
  #council: Council | null = null;
  #resting = false;
  /** The seat that decided last, and how often in a row. */
  #streak: { readonly seat: Seat | null; readonly count: number } = { seat: null, count: 0 };
  #pace = 1;
  readonly #helpers = new Helpers(
    helpersOn(navigator.hardwareConcurrency),
    // Another worker with this same script.
    () => new Worker(self.location.href, { type: 'module' }),
  );

  constructor(game: Rulebook, playing: GameBot, saved: SavedPlay) {
    this.#game = game;
    this.#playing = playing;
    // An old record does not name its release: it is known now, and saved.
    const played = playedIn(saved);
    this.#begun = isBranch(played) ? played : { ...played, digest: game.digest };
    this.#options = saved.record.options;
    this.#seats = saved.seats;
    this.#heardLogs = saved.seats.map((_, seat) => new HeardLog(seat));
    this.#people = saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    for (const seat of this.#people) {
      const { modes, hold } = usualReactions(game.tempo);
      const kept = saved.reactions?.[seat];
      this.#reactions.set(seat, {
        modes: { ...modes, ...(kept?.reactions as ReactionChoices['modes'] | undefined) },
        hold: kept?.hold ?? hold,
      });
    }
    const versions = this.#retell(played);
    this.#match = resumePlayed(game, played);
    this.#settle();
    versions.push(this.#tell(this.#collect()));
    this.#send(versions);
    for (const seat of this.#people) this.#sendReactions(seat);
    void this.#play();
  }

  receive(message: ToWorker): void {
    switch (message.type) {
      case 'open':
        break;
      case 'answer':
        this.#answer(message.seat, message.answer);
        break;
      case 'undo':
        this.#undo(message.seat);
        break;
      case 'react': {
        const settings = this.#reactionsOf(message.seat);
        const modes = { ...settings.modes, ...(message.reactions as Record<string, ReactionMode>) };
        this.#reactions.set(message.seat, { ...settings, modes });
        this.#sendReactions(message.seat);
        break;
      }
      case 'hold':
        this.#reactions.set(message.seat, { ...this.#reactionsOf(message.seat), hold: message.armed });
        this.#sendReactions(message.seat);
        break;
      case 'shown':
        this.#left = message.left;
        break;
      case 'rest':
        this.#resting = message.resting;
        this.#council?.rest(message.resting);
        this.#sendThinking();
        break;
      case 'pace':
        this.#pace = message.pace;
        break;
    }
    this.#council?.look();
    void this.#play();
  }

  #answer(seat: Seat, answer: Answer): void {
    const step = this.#match.position.asked?.frame.step ?? '';
    const refused = this.#match.answer(seat, answer);
    if (refused) {
      post({ type: 'refused', refused });
      return;
    }
    if (this.#game.tempo?.reactions[step]?.hold) this.#disarm(seat);
    this.#version++;
    this.#settle();
    this.#send([this.#tell(this.#collect())]);
  }

  #undo(seat: Seat): void {
    const refused = this.#match.undo(seat);
    if (refused) {
      post({ type: 'refused', refused });
      return;
    }
    for (const log of this.#heardLogs) log.forgetLast();
    const undid = this.#version++;
    this.#send([{ ...this.#tell([]), undid }]);
  }

  /** LN-15.3, for every game: an armed hold works once. */
  #disarm(seat: Seat): void {
    const settings = this.#reactionsOf(seat);
    if (!settings.hold) return;
    this.#reactions.set(seat, { ...settings, hold: false });
    this.#sendReactions(seat);
  }

  get #rules(): NamedRules {
    const { id, rulesVersion, digest } = this.#game;
    return { game: id, rules: rulesVersion, digest };
  }

  /** Lets bots answer until a person has to. */
  async #play(): Promise<void> {
    if (this.#council !== null) return;
    for (let council = this.#convene(); council !== null; council = this.#convene()) {
      this.#council = council;
      this.#sendThinking();
      const answers = await council.answers({
        thoughtOf: (seat, random) => this.#thoughtOf(seat, random),
        fallbackOf: (seat) => this.#decisionOf(seat).fallback,
        canAnswer: () => this.#left < FAR_AHEAD && !this.#resting,
      });
      this.#council = null;
      if (council.isWorthShowing) post({ type: 'thinking', thinking: null });
      if (answers !== null) this.#takeAll(answers);
    }
  }

  /** The bots that have to answer now, and the time they have for it. */
  #convene(): Council | null {
    const { asked, over } = this.#match.position;
    if (over || asked === null) return null;
    const seats = asked.seats.filter((seat, i) => asked.answers[i] === null && this.#botAt(seat) !== null);
    if (seats.length === 0) return null;
    const limits = seats.flatMap((seat) => limitOf(this.#game.id, this.#botAt(seat) ?? '') ?? []);
    return new Council({
      asked,
      seats,
      length: this.#timeFor(asked.frame.step, seats, limits),
      isOpen: this.#game.cooperative ?? false,
      resting: this.#resting,
      isWanted: () => this.#match.position.asked === asked,
    });
  }

  /** How long bots take; when several decide together, the count of decisions in a row starts again. */
  #timeFor(step: string, seats: readonly Seat[], limits: readonly number[]): number {
    const { seat, count } = this.#streak;
    const [only] = seats.length === 1 ? seats : [];
    const before = only !== undefined && only === seat ? count : 0;
    this.#streak = { seat: only ?? null, count: before + 1 };
    return timeAhead(this.#game, step, this.#options, limits, before) * this.#pace;
  }

  #thoughtOf(seat: Seat, random: Random): Thought {
    const witness = { ...this.#match.view(seat), heard: [...(this.#heardLogs[seat]?.heard ?? [])] };
    const bot = this.#botAt(seat) ?? '';
    return thoughtOf(
      { game: this.#game.id, play: this.#playing, bot, help: { helpers: this.#helpers, rules: this.#rules } },
      witness,
      this.#decisionOf(seat),
      random,
    );
  }

  #decisionOf(seat: Seat): MyDecision {
    const mine = this.#match.view(seat).asked?.mine;
    if (!mine) throw new Error(`seat ${seat} is not asked`);
    return mine;
  }

  #takeAll(answers: ReadonlyMap<Seat, Answer>): void {
    for (const [seat, answer] of answers) this.#take(seat, answer);
    this.#settle();
    const happenings = this.#collect();
    if (happenings.length > 0 || this.#match.position.over || this.#asksPerson())
      this.#send([this.#tell(happenings)]);
  }

  #botAt(seat: Seat): string | null {
    const holder = this.#seats[seat];
    return holder?.kind === 'bot' ? holder.level : null;
  }

  /** Tells which bots are thinking, as far as it is public that they are asked. */
  #sendThinking(): void {
    const council = this.#council;
    if (council === null || !council.isWorthShowing) return;
    const seen = this.#match.view('spectator').asked?.seats;
    const seats = council.seats.filter((seat) => seen?.includes(seat));
    const { length, elapsed } = council;
    post({ type: 'thinking', thinking: { seats, length, elapsed, resting: this.#resting } });
  }

  /** Lets people's settings give the answers that they determine, so that nobody ever sees the question. */
  #settle(): void {
    for (let next = this.#automatic(); next !== null; next = this.#automatic()) this.#take(...next);
  }

  #automatic(): [Seat, Answer] | null {
    const { asked } = this.#match.position;
    for (const [i, seat] of asked?.seats.entries() ?? []) {
      const ask = asked?.asks[i];
      if (!ask || asked.answers[i] !== null || !this.#people.includes(seat)) continue;
      const answer = automaticAnswer(this.#game.tempo, asked.frame.step, ask, this.#reactionsOf(seat));
      if (answer !== null) return [seat, answer];
    }
    return null;
  }

  #take(seat: Seat, answer: Answer): void {
    const refused = this.#match.answer(seat, answer);
    if (refused) throw new Error(`the answer of seat ${seat} was refused: ${refused.reason}`);
    this.#version++;
  }

  #asksPerson(): boolean {
    const { asked } = this.#match.position;
    return asked?.seats.some((seat, i) => asked.answers[i] === null && this.#people.includes(seat)) ?? false;
  }

  #botsPlay(): boolean {
    const { asked } = this.#match.position;
    return asked !== null && !this.#asksPerson() && !this.#game.tempo?.reactions[asked.frame.step];
  }

  #collect(): readonly Happening[] {
    const told = this.#match.collect();
    for (const log of this.#heardLogs) log.listen(told, this.#match);
    return told;
  }

  #tell(happenings: readonly Happening[]): Version {
    const to: Record<string, SeenVersion> = {};
    for (const viewer of this.#viewers())
      to[viewer] = {
        view: this.#match.view(viewer),
        happenings: heardBy(happenings, (happening) => this.#match.hear(happening, viewer)),
      };
    return { version: this.#version, undid: null, to };
  }

  /** What happened so far, told again without views, so that the log is complete. */
  #retell(played: Played): Version[] {
    const versions: Version[] = [];
    if (isBranch(played))
      for (const moment of beforeBranch(this.#game, played))
        versions.push(...this.#retold(moment, hearingBefore(played, moment.match)));
    for (const moment of replayOf(this.#game, played)) versions.push(...this.#retold(moment, moment.match));
    return versions;
  }

  #retold({ happenings }: ReplayedMoment, filter: HearingFilter): Version[] {
    for (const log of this.#heardLogs) log.listen(happenings, filter);
    const version = this.#version++;
    if (happenings.length === 0) return [];
    const to: Record<string, SeenVersion> = {};
    for (const viewer of this.#viewers())
      to[viewer] = {
        view: null,
        happenings: heardBy(happenings, (happening) => filter.hear(happening, viewer)),
      };
    return [{ version, undid: null, to }];
  }

  #viewers(): Viewer[] {
    return ['spectator', ...this.#people];
  }

  #reactionsOf(seat: Seat): ReactionChoices {
    return this.#reactions.get(seat) ?? usualReactions(this.#game.tempo);
  }

  #sendReactions(seat: Seat): void {
    const { modes, hold } = this.#reactionsOf(seat);
    post({ type: 'reactions', seat, settings: { reactions: modes, hold } });
  }

  #send(versions: readonly Version[]): void {
    post({
      type: 'versions',
      versions,
      played: playedWith(this.#begun, this.#match),
      botsPlay: this.#botsPlay(),
      mayUndo: this.#people.find((seat) => this.#match.whyNotUndo(seat) === null) ?? null,
    });
  }
}

function heardBy(happenings: readonly Happening[], hears: (happening: Happening) => Heard | null): Heard[] {
  return happenings.flatMap((happening) => hears(happening) ?? []);
}
