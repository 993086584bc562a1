import {
  type Answer,
  automaticAnswer,
  beforeBranch,
  type Happening,
  HeardLog,
  type HearingFilter,
  hearingBefore,
  isBranch,
  type Mind,
  type MyDecision,
  onlyAnswer,
  originOf,
  type Played,
  type PlayedMatch,
  playedWith,
  Random,
  type ReactionChoices,
  type Recorded,
  type Refusal,
  type Rulebook,
  replayOf,
  resumePlayed,
  type Seat,
  type UndoRefusal,
  usualReactions,
  type View,
  type Witness,
} from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import type { NamedBot } from '../setup.ts';
import { narrated } from '../telling.ts';
import type { TerminalUi } from '../terminals.ts';

const NO_HURRY = { milliseconds: 1000 };

/** The ingredients of a session. */
export interface SessionParts {
  readonly game: Rulebook;
  readonly record: Played;
  /** The seat of the person who begins. */
  readonly seat: Seat;
  /** The seats of all people at this keyboard; by default that one alone. */
  readonly people?: readonly Seat[];
  /** The player in each seat; the entries for people's seats are not used. */
  readonly bots: readonly NamedBot[];
  readonly ui: TerminalUi;
  readonly text: GameText;
  /** How a bot thinks about the game, for hints. */
  readonly mind?: Mind;
  readonly reactions?: ReactionChoices;
  /** Called after each answer from the person, when the table waits for the next one. */
  readonly moved?: (session: Session) => void;
}

/** The log as one person has read it. */
interface Reading {
  /** Everything that the seat has heard, as lines of marked text. */
  readonly log: string[];
  /** Where the news since the person's last decision begins in the log. */
  news: number;
  /** The length of the log before the last move. */
  before: number;
}

/**
 * People at a table of bots: the user interface asks for the view and the log, and hands in answers. If several people
 * share a keyboard, these belong to the seat whose turn it is, and nothing is shown before its person has lifted the
 * curtain.
 */
export class Session {
  readonly game: Rulebook;
  /** The seat of the person at the keyboard. */
  seat: Seat;
  readonly people: readonly Seat[];
  /** Somebody else was at the keyboard: nothing may be shown until this person is there. */
  curtain = false;
  readonly bots: readonly NamedBot[];
  readonly ui: TerminalUi;
  readonly text: GameText;
  readonly mind: Mind | null;
  readonly match: PlayedMatch;
  readonly #begun: Played;
  /** The log of each seat. */
  readonly #heardLogs: readonly HeardLog[];
  readonly #moved: ((session: Session) => void) | undefined;
  reactions: ReactionChoices;
  readonly #readings: ReadonlyMap<Seat, Reading>;

  constructor({ game, record, seat, people, bots, ui, text, mind, reactions, moved }: SessionParts) {
    this.game = game;
    this.seat = seat;
    this.people = people ?? [seat];
    this.#readings = new Map(this.people.map((each) => [each, { log: [], news: 0, before: 0 }]));
    this.bots = bots;
    this.ui = ui;
    this.text = text;
    this.mind = mind ?? null;
    this.#begun = record;
    this.#moved = moved;
    this.#heardLogs = bots.map((_, each) => new HeardLog(each));
    this.reactions = reactions ?? usualReactions(game.tempo);
    if (isBranch(record))
      for (const { match, happenings } of beforeBranch(game, record))
        this.#hear(happenings, hearingBefore(record, match));
    for (const { match, move, happenings } of replayOf(game, record)) {
      const reading = move === null ? undefined : this.#readings.get(move[1]);
      if (reading !== undefined) reading.news = reading.log.length;
      this.#hear(happenings, match);
    }
    this.match = resumePlayed(game, record);
    this.#playOn();
    // The person who sits down first need not be the first to be asked.
    this.curtain = this.people.length > 1 && !this.over;
  }

  get record(): Played {
    return playedWith(this.#begun, this.match);
  }

  /** Its seats and options. */
  get setup(): Pick<Recorded, 'seats' | 'options'> {
    return originOf(this.#begun);
  }

  /** Distinguishes this match from all others; hints and bots derive their own randomness from it. */
  get seed(): string {
    return isBranch(this.#begun) ? this.#begun.start.chance.key.join(' ') : this.#begun.seed;
  }

  /** Everything that the seat has heard, as lines of marked text. */
  get log(): readonly string[] {
    return this.#reading.log;
  }

  /** Where the news since the person's last decision begins in the log. */
  get news(): number {
    return this.#reading.news;
  }

  get #reading(): Reading {
    const reading = this.#readings.get(this.seat);
    if (reading === undefined) throw new Error('nobody is at the keyboard');
    return reading;
  }

  /** The person whose turn it is has confirmed being there. */
  lift(): void {
    this.curtain = false;
  }

  get view(): View {
    return this.match.view(this.seat);
  }

  /** The person's knowledge: the current view, and everything that was heard. */
  get witness(): Witness {
    return { ...this.view, heard: this.#heardLogs[this.seat]?.heard ?? [] };
  }

  /** The person's decision; null when the match is over. */
  get decision(): MyDecision | null {
    return this.view.asked?.mine ?? null;
  }

  get over(): boolean {
    return this.match.position.over;
  }

  /** The question that the person must confirm before this answer is given. */
  warning(answer: Answer): string | null {
    return this.ui.telling.warning?.(answer, this.view, this.text) ?? null;
  }

  answer(answer: Answer): Refusal | null {
    const reading = this.#reading;
    const heard = reading.log.length;
    const refusal = this.#take(this.seat, answer);
    if (refusal) return refusal;
    reading.news = heard;
    this.#playOn();
    this.#moved?.(this);
    return null;
  }

  undo(): UndoRefusal | null {
    const refusal = this.match.undo(this.seat);
    if (refusal) return refusal;
    for (const reading of this.#readings.values()) {
      reading.log.length = reading.before;
      reading.news = Math.min(reading.news, reading.before);
    }
    for (const log of this.#heardLogs) log.forgetLast();
    this.#moved?.(this);
    return null;
  }

  toggleHold(): void {
    this.reactions = { ...this.reactions, hold: !this.reactions.hold };
  }

  /** Changes a setting to its next mode. */
  changeReaction(name: string): void {
    const { modes } = this.reactions;
    const values = this.game.tempo?.settings[name]?.values ?? [];
    const next = values[(values.indexOf(modes[name] ?? 'ask') + 1) % values.length];
    if (next !== undefined) this.reactions = { ...this.reactions, modes: { ...modes, [name]: next } };
  }

  /** Lets the bots and people's reaction settings answer until a person has to. */
  #playOn(): void {
    while (!this.over) {
      const step = this.match.position.asked?.frame.step ?? '';
      const bot = this.#waitingBots().at(0);
      if (bot !== undefined) {
        this.#mustTake(bot, this.#think(bot));
        continue;
      }
      const person = this.#waitingPerson();
      const mine = this.match.view(person).asked?.mine;
      const answer =
        mine &&
        (this.#goesWithoutSaying(step, mine) ??
          automaticAnswer(this.game.tempo, step, mine.ask, this.reactions));
      if (answer === null || answer === undefined) {
        this.#handTo(person);
        break;
      }
      this.#mustTake(person, answer);
    }
    const step = this.match.position.asked?.frame.step ?? '';
    // The hold button applies to one question.
    if (this.game.tempo?.reactions[step]?.hold) this.reactions = { ...this.reactions, hold: false };
  }

  #goesWithoutSaying(step: string, { ask }: MyDecision): Answer | null {
    return this.ui.routine?.includes(step) ? onlyAnswer(ask) : null;
  }

  #waiting(): Seat[] {
    const { seats = [], answers = [] } = this.match.position.asked ?? {};
    return seats.filter((_, i) => answers[i] === null);
  }

  #waitingBots(): Seat[] {
    return this.#waiting().filter((seat) => !this.people.includes(seat));
  }

  /** The person at the keyboard stays there while they have something to answer. */
  #waitingPerson(): Seat {
    const waiting = this.#waiting();
    return waiting.includes(this.seat) ? this.seat : (waiting[0] ?? this.seat);
  }

  #handTo(person: Seat): void {
    if (person === this.seat) return;
    this.seat = person;
    this.curtain = true;
  }

  /** A generator for each decision, so that a match that was saved and resumed goes on as if it had never stopped. */
  #think(seat: Seat): Answer {
    const view = this.match.view(seat);
    const heard = this.#heardLogs[seat]?.heard ?? [];
    const { bot } = this.bots[seat] as NamedBot;
    const random = new Random(`${this.seed} ${this.match.moves.length}`);
    return bot({ ...view, heard }, view.asked?.mine as MyDecision, NO_HURRY, random);
  }

  #mustTake(seat: Seat, answer: Answer): void {
    const refusal = this.#take(seat, answer);
    if (refusal) throw new Error(`P${seat + 1} answered ${JSON.stringify(answer)}: ${refusal.reason}`);
  }

  #take(seat: Seat, answer: Answer): Refusal | null {
    const refusal = this.match.answer(seat, answer);
    if (refusal) return refusal;
    for (const reading of this.#readings.values()) reading.before = reading.log.length;
    this.#hear(this.match.collect(), this.match);
    return null;
  }

  #hear(happenings: readonly Happening[], filter: HearingFilter): void {
    for (const log of this.#heardLogs) log.listen(happenings, filter);
    const open = happenings.filter((each) => this.#isSaid(each));
    for (const [seat, { log }] of this.#readings) log.push(...narrated(filter, open, seat, this.text));
  }

  /**
   * The log leaves out facts for the viewer's eyes only, because others may be looking on, and facts shown on the
   * table.
   */
  #isSaid({ kind }: Happening): boolean {
    return this.ui.telling.means[kind] !== 'deal' && !this.ui.unsaid?.includes(kind);
  }
}
