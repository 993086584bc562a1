import {
  type Answer,
  automaticAnswer,
  Ears,
  type Game,
  type Happening,
  type Heard,
  hear,
  Match,
  type MyDecision,
  Random,
  type ReactionChoices,
  type ReactionMode,
  replay,
  type Seat,
  timeOfBot,
  usualReactions,
  type Viewer,
} from '@nokturn/engine';
import { rulesOf } from '../../rulesOf.ts';
import { newSeed } from '../fresh.ts';
import { limitOf, type Thought, thoughtOf } from './bots.ts';
import { Council } from './council.ts';
import type { FromWorker, Telling, ToWorker, Version } from './messages.ts';
import type { SavedMatch } from './saved.ts';

/** A match in this browser: the same engine that a server runs, off the thread that draws. */
class LocalMatch {
  readonly #game: Game;
  readonly #match: Match;
  readonly #seats: SavedMatch['seats'];
  readonly #people: readonly Seat[];
  readonly #random = new Random(newSeed());
  readonly #reactions = new Map<Seat, ReactionChoices>();
  /** What each bot has heard. */
  readonly #ears: readonly Ears[];
  #version = 0;
  /** The last version that was told to the page, and the last that the page has shown. */
  #told = 0;
  #shown = 0;
  #council: Council | null = null;
  #resting = false;
  #pace = 1;

  constructor(game: Game, saved: SavedMatch) {
    this.#game = game;
    this.#seats = saved.seats;
    this.#ears = saved.seats.map((_, seat) => new Ears(game, seat));
    this.#people = saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    for (const seat of this.#people) {
      const { modes, hold } = usualReactions(game.tempo);
      const kept = saved.reactions?.[seat];
      this.#reactions.set(seat, {
        modes: { ...modes, ...(kept?.reactions as ReactionChoices['modes'] | undefined) },
        hold: kept?.hold ?? hold,
      });
    }
    const versions = this.#retell(saved);
    this.#match = Match.resume(game, saved.record);
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
        this.#shown = message.version;
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
    for (const ears of this.#ears) ears.unhear();
    const undid = this.#version++;
    this.#send([{ ...this.#tell([]), undid }]);
  }

  /** LN-15.3, for every game: an armed hold asks once. */
  #disarm(seat: Seat): void {
    const settings = this.#reactionsOf(seat);
    if (!settings.hold) return;
    this.#reactions.set(seat, { ...settings, hold: false });
    this.#sendReactions(seat);
  }

  /** Lets bots answer until a person must. */
  async #play(): Promise<void> {
    if (this.#council !== null) return;
    for (let council = this.#convene(); council !== null; council = this.#convene()) {
      this.#council = council;
      this.#sendThinking();
      const answers = await council.answers({
        thoughtOf: (seat, random) => this.#thoughtOf(seat, random),
        fallbackOf: (seat) => this.#decisionOf(seat).fallback,
        canAnswer: () => this.#shown >= this.#told && !this.#resting,
      });
      this.#council = null;
      if (council.isWorthShowing) post({ type: 'thinking', thinking: null });
      if (answers !== null) this.#takeAll(answers);
    }
  }

  /** The bots that have to answer now, and the time that chance gives them for it. */
  #convene(): Council | null {
    const { asked, over } = this.#match.position;
    if (over || asked === null) return null;
    const seats = asked.seats.filter((seat, i) => asked.answers[i] === null && this.#botAt(seat) !== null);
    if (seats.length === 0) return null;
    const { tempo } = this.#game;
    const reaction = tempo?.reactions[asked.frame.step] ?? null;
    const limits = seats.flatMap((seat) => limitOf(this.#game.id, this.#botAt(seat) ?? '') ?? []);
    const limit = Math.max(0, ...limits);
    const drawn = timeOfBot(tempo, reaction, this.#match.record.options, this.#random, limit);
    return new Council({
      asked,
      seats,
      length: limits.length > 0 ? drawn * this.#pace : 0,
      resting: this.#resting,
      isWanted: () => this.#match.position.asked === asked,
    });
  }

  #thoughtOf(seat: Seat, random: Random): Thought {
    const witness = { ...this.#match.view(seat), heard: [...(this.#ears[seat]?.heard ?? [])] };
    const bot = this.#botAt(seat) ?? '';
    return thoughtOf({ game: this.#game.id, bot }, witness, this.#decisionOf(seat), random);
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

  /** Who thinks, as far as everybody may know that they are asked. */
  #sendThinking(): void {
    const council = this.#council;
    if (council === null || !council.isWorthShowing) return;
    const seen = this.#match.view('spectator').asked?.seats;
    const seats = council.seats.filter((seat) => seen?.includes(seat));
    const { length, elapsed } = council;
    post({ type: 'thinking', thinking: { seats, length, elapsed, resting: this.#resting } });
  }

  /** Lets the settings of people answer what they answer by themselves, so that nobody ever sees the question. */
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
    for (const ears of this.#ears) ears.listen(told, this.#match.position.state);
    return told;
  }

  #tell(happenings: readonly Happening[]): Version {
    const to: Record<string, Telling> = {};
    for (const viewer of this.#viewers())
      to[viewer] = {
        view: this.#match.view(viewer),
        happenings: heardBy(happenings, (happening) => this.#match.hear(happening, viewer)),
      };
    return { version: this.#version, undid: null, to };
  }

  /** What happened before: told again without views, so that the log is complete. */
  #retell(saved: SavedMatch): Version[] {
    const versions: Version[] = [];
    for (const { table, happenings } of replay(this.#game, saved.record)) {
      for (const ears of this.#ears) ears.listen(happenings, table.state);
      const to: Record<string, Telling> = {};
      for (const viewer of this.#viewers())
        to[viewer] = {
          view: null,
          happenings: heardBy(happenings, (happening) =>
            hear(this.#game.hearing, happening, viewer, table.position.state),
          ),
        };
      if (happenings.length > 0) versions.push({ version: this.#version, undid: null, to });
      this.#version++;
    }
    return versions;
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
    this.#told = this.#version;
    post({ type: 'versions', versions, record: this.#match.record, botsPlay: this.#botsPlay() });
  }
}

function heardBy(happenings: readonly Happening[], hears: (happening: Happening) => Heard | null): Heard[] {
  return happenings.flatMap((happening) => hears(happening) ?? []);
}

function post(message: FromWorker): void {
  self.postMessage(message);
}

/** Whatever is sent while the match is being opened waits for it. */
let match: Promise<LocalMatch | null> = Promise.resolve(null);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') match = opened(data.match);
  else void match.then((open) => open?.receive(data));
});

async function opened(saved: SavedMatch): Promise<LocalMatch | null> {
  try {
    return new LocalMatch(await rulesOf(saved.record.game), saved);
  } catch (error) {
    post({ type: 'broken', reason: error instanceof Error ? error.message : String(error) });
    return null;
  }
}
