import { changeBetween, changed } from '../change.ts';
import { type Answer, type Ask, fits, randomAnswer } from '../decision.ts';
import type { Frame, Game, Happening, Result } from '../game.ts';
import { Match } from '../match.ts';
import { clonePosition, type Position } from '../position.ts';
import { playThrough, readRecord, verify } from '../record.ts';
import type { Seat, Viewer } from '../seat.ts';
import { hear } from '../secrets.ts';
import { answerOfItself, Table } from '../table.ts';
import { viewOf } from '../view.ts';
import { faultOfReaction, faultOfTempo } from './tempo.ts';
import { firstDifference, notPlain, Trial, type Trials, viewersOf } from './trials.ts';

export interface Conformance<S> extends Trials {
  /** The number of each component, wherever it is: the same at every decision. */
  readonly census?: (state: S) => unknown;
  /** One in this many decisions is checked in full; 1 by default. Components are counted at every one. */
  readonly every?: number;
}

export interface ConformanceReport {
  readonly games: number;
  readonly answers: number;
}

/** One in this many answers is undone and given again. */
const UNDO_EVERY = 16;
/** How many answers are tried when the answer is a list or an amount. */
const SAMPLES = 6;

/**
 * Plays random games and throws at the first thing that no game may do. At a decision: somebody can answer; every
 * listed option is accepted and everything else refused without a trace; the position survives JSON, play continues
 * from it in the same way, and earlier clones do not change; components are conserved; everything told is covered by
 * the hearing table. Every game ends, and its record replays to the same position. Its tempo, if it has one, fits its
 * questions.
 */
export function conform<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  conformance: Conformance<S>,
): ConformanceReport {
  const fault = faultOfTempo(game);
  if (fault !== null) throw new Error(`${game.id}: ${fault}`);
  let answers = 0;
  for (let i = 0; i < conformance.games; i++) answers += new ConformingGame(game, conformance, i).play();
  return { games: conformance.games, answers };
}

class ConformingGame<S, F extends Frame, H extends Happening, R extends Result, V> {
  readonly #game: Game<S, F, H, R, V>;
  readonly #trial: Trial;
  readonly #match: Match<S, F, H, R, V>;
  readonly #census: (state: S) => string;
  readonly #components: string;
  readonly #every: number;
  /** Clones of earlier positions, each with its text when it was made. */
  readonly #earlier: { readonly clone: Position<S, F>; readonly text: string }[] = [];
  /** The same match again, sent through JSON at every decision, with nobody listening. */
  #twin: Table<S, F, H>;

  constructor(game: Game<S, F, H, R, V>, conformance: Conformance<S>, number: number) {
    this.#game = game;
    this.#trial = new Trial(game, conformance, number);
    this.#match = Match.begin(game, this.#trial.setup);
    this.#census = (state) => JSON.stringify(conformance.census?.(state) ?? null);
    this.#components = this.#census(this.#match.position.state);
    this.#every = conformance.every ?? 1;
    this.#twin = this.#match.table.clone();
  }

  play(): number {
    this.#checkHappenings();
    let open: Position<S, F>['asked'] = null;
    while (!this.#match.position.over) {
      const { asked } = this.#match.position;
      if (asked === null) return this.#trial.fail('nobody is asked, but the match is not over');
      const isChecked = this.#every === 1 || this.#trial.random.below(this.#every) === 0;
      const text = isChecked ? this.#checkData() : null;
      if (text !== null && asked !== open) this.#checkDecision(asked, text);
      this.#checkComponents();
      open = asked;
      this.#answer(asked, text);
      this.#checkHappenings();
    }
    this.#checkEnd();
    return this.#match.moves.length;
  }

  /** What is true of every position, whatever the question. */
  #checkData(): string {
    const { position } = this.#match;
    const loss = notPlain(position);
    if (loss !== null) this.#trial.fail(`the position does not survive JSON: ${loss}`);
    const text = JSON.stringify(position);
    if (JSON.stringify(this.#twin.position) !== text) {
      const difference = firstDifference(position, this.#twin.position);
      if (difference !== null)
        this.#trial.fail(
          `a match that went through JSON, without listeners, goes on differently: ${difference}`,
        );
    }
    this.#twin = new Table(this.#game, JSON.parse(text), { listening: false });
    this.#earlier.push({ clone: clonePosition(this.#game.clone, position), text });
    return text;
  }

  #checkComponents(): void {
    const components = this.#census(this.#match.position.state);
    if (components !== this.#components)
      this.#trial.fail(`components are not conserved: ${this.#components} became ${components}`);
  }

  #checkDecision(asked: NonNullable<Position<S, F>['asked']>, text: string): void {
    const { position } = this.#match;
    const frame = asked.frame as Extract<F, { step: F['step'] }>;
    const decision = this.#match.table.decisionOf(frame);
    if (asked.seats.length === 0 || new Set(asked.seats).size !== asked.seats.length)
      this.#trial.fail(`${frame.step} is asked of nobody, or of a seat twice`);
    asked.asks.forEach((ask, i) => {
      const seat = asked.seats[i] as Seat;
      const malformed = malformation(ask);
      if (malformed !== null) this.#trial.fail(`${frame.step} asks seat ${seat} ${malformed}`);
      if (decision.to === 'one' && answerOfItself(decision, position.state, seat, ask) !== null)
        this.#trial.fail(`${frame.step} waits for the only possible answer`);
      const fallback = decision.fallback(position.state, seat, frame);
      if (!fits(ask, fallback).fits)
        this.#trial.fail(`the fallback ${JSON.stringify(fallback)} of ${frame.step} is not offered`);
      const reaction = this.#game.tempo?.reactions[frame.step];
      const fault = reaction ? faultOfReaction(reaction, ask, fallback) : null;
      if (fault !== null) this.#trial.fail(`the reaction ${frame.step} ${fault}`);
      if ('options' in ask) ask.options.forEach((option) => void this.#game.pointsAt(option));
      if (asked.answers[i] === null) this.#checkAnswers(seat, ask);
      this.#checkBarred(seat, ask);
    });
    this.#checkStrangers(asked);
    for (const viewer of this.#viewers) {
      const loss = notPlain(viewOf(this.#game, position, viewer));
      if (loss !== null) this.#trial.fail(`the view of ${viewer} does not survive JSON: ${loss}`);
    }
    this.#mustStillBe(text);
  }

  #mustStillBe(text: string): void {
    const { position } = this.#match;
    if (JSON.stringify(position) !== text)
      this.#trial.fail(
        `looking, asking for options, or a refused answer left a trace: ${firstDifference(JSON.parse(text), position)}`,
      );
  }

  /**
   * The change sent to a viewer turns one view into the other and contains nothing else, whatever is sent to others.
   */
  #checkChanges(before: Position<S, F>): void {
    const viewers = this.#viewers;
    const position = JSON.stringify(this.#match.position);
    const texts = this.#match.changesSince(before, viewers);
    this.#mustStillBe(position);
    for (const [i, viewer] of viewers.entries()) {
      const { asked: _, ...old } = viewOf(this.#game, before, viewer);
      const { asked, ...now } = this.#match.view(viewer);
      const told = JSON.parse(texts[i] as string);
      const meant = { ...JSON.parse(changeBetween(old, now) || '{}'), asked: [asked] };
      const difference =
        firstDifference(changed(old, told), { ...now, asked }) ?? firstDifference(told, meant);
      if (difference !== null) this.#trial.fail(`what ${viewer} is told of a change is wrong: ${difference}`);
    }
  }

  get #viewers(): readonly Viewer[] {
    return [...viewersOf(this.#trial.setup.seats), 'everything'];
  }

  /** Every offered answer is accepted, and play continues to a decision or the end. */
  #checkAnswers(seat: Seat, ask: Ask): void {
    for (const answer of this.#answersTo(ask)) {
      const table = this.#match.table.clone();
      const refusal = table.answer(seat, answer);
      if (refusal) this.#trial.fail(`${JSON.stringify(answer)} is offered but refused: ${refusal.reason}`);
      this.#answerForTheRest(table);
      if (!table.position.over && table.position.asked === null)
        this.#trial.fail(`after ${JSON.stringify(answer)} nobody is asked, but the match is not over`);
    }
    for (const answer of wrongAnswersTo(ask)) {
      const refusal = this.#match.table.answer(seat, answer as Answer);
      if (refusal === null) this.#trial.fail(`${JSON.stringify(answer)} is not offered but taken`);
    }
  }

  #answersTo(ask: Ask): readonly Answer[] {
    const { random } = this.#trial;
    if (ask.kind === 'one') return ask.options;
    return Array.from({ length: SAMPLES }, () => randomAnswer(ask, (n) => random.below(n)));
  }

  /** In a decision of several seats, the others answer too, so that it closes. */
  #answerForTheRest(table: Table<S, F, H>): void {
    const { asked } = table.position;
    if (asked === null || asked.frame !== this.#match.position.asked?.frame) return;
    const { random } = this.#trial;
    asked.seats.forEach((seat, i) => {
      if (table.position.asked === asked && asked.answers[i] === null)
        table.answer(
          seat,
          randomAnswer(asked.asks[i] as Ask, (n) => random.below(n)),
        );
    });
  }

  #checkBarred(seat: Seat, ask: Ask): void {
    const { state, asked } = this.#match.position;
    const frame = asked?.frame as Extract<F, { step: F['step'] }>;
    const barred = this.#match.table.decisionOf(frame).barred?.(state, seat, frame) ?? [];
    for (const { option, clause, reason } of barred) {
      if (!clause.startsWith(`${this.#game.clausePrefix}-`) || reason.id === '')
        this.#trial.fail(`${option} is barred without a clause or without a reason`);
      if (ask.kind === 'amount') continue;
      if (ask.options.includes(option)) this.#trial.fail(`${option} is offered and barred at once`);
      const refusal = this.#match.table.answer(seat, option);
      if (refusal?.code !== 'barred' || refusal.clause !== clause)
        this.#trial.fail(`${option} is barred, but refused with ${JSON.stringify(refusal)}`);
    }
  }

  /** Seats that are not asked cannot answer. */
  #checkStrangers(asked: NonNullable<Position<S, F>['asked']>): void {
    const [ask] = asked.asks;
    if (ask === undefined) return;
    const answer = this.#answersTo(ask)[0] as Answer;
    for (const seat of [...viewersOf(this.#trial.setup.seats), -1, 0.5, this.#trial.setup.seats]) {
      if (typeof seat !== 'number' || asked.seats.includes(seat)) continue;
      const refusal = this.#match.table.answer(seat, answer);
      if (refusal?.code !== 'not-asked') this.#trial.fail(`seat ${seat} is not asked, but may answer`);
    }
  }

  /** One answer of the match, sometimes undone first if the position before it is known. */
  #answer(asked: NonNullable<Position<S, F>['asked']>, text: string | null): void {
    const { random } = this.#trial;
    const missing = asked.seats.filter((_, i) => asked.answers[i] === null);
    const seat = random.pick(random.below(8) === 0 ? asked.seats : missing);
    const answer = this.#trial.choose(asked.asks[asked.seats.indexOf(seat)] as Ask, random, asked.frame.step);
    this.#trial.count(asked.frame.step);
    this.#take(seat, answer);
    const before = this.#earlier.at(-1)?.clone;
    if (text !== null && before) this.#checkChanges(before);
    if (text !== null && random.below(UNDO_EVERY) === 0) {
      const after = JSON.stringify(this.#match.position);
      const kept = this.#match.undo(seat) !== null;
      const difference = firstDifference(JSON.parse(kept ? after : text), this.#match.position);
      if (difference !== null) this.#trial.fail(`taking back an answer left a trace: ${difference}`);
      if (!kept) this.#take(seat, answer);
    }
    const refusal = this.#twin.answer(seat, answer);
    if (refusal) this.#trial.fail(`a match that went through JSON refuses an answer: ${refusal.reason}`);
  }

  #take(seat: Seat, answer: Answer): void {
    const refusal = this.#match.answer(seat, answer);
    if (refusal) this.#trial.fail(`${JSON.stringify(answer)} was chosen but refused: ${refusal.reason}`);
  }

  /** Every fact that is told is in the hearing table, and is a plain value or a list of them. */
  #checkHappenings(): void {
    const trial: Trial = this.#trial;
    const table = this.#game.hearing as Record<string, Record<string, unknown>>;
    for (const happening of this.#match.collect()) {
      const line = Object.hasOwn(table, happening.kind) ? table[happening.kind] : undefined;
      if (line === undefined) trial.fail(`nothing says who hears ${happening.kind}`);
      for (const [fact, value] of Object.entries(happening)) {
        if (fact === 'kind' || value === undefined) continue;
        if (!Object.hasOwn(line, fact))
          trial.fail(`nothing says who hears the fact ${fact} of ${happening.kind}`);
        if (![value].flat().every(isScalar))
          trial.fail(`the fact ${fact} of ${happening.kind} is not a plain value or a list of them`);
      }
      for (const viewer of viewersOf(trial.setup.seats))
        hear(this.#game.hearing, happening, viewer, this.#match.position.state);
    }
  }

  #checkEnd(): void {
    const trial: Trial = this.#trial;
    this.#checkData();
    this.#checkComponents();
    for (const { clone, text } of this.#earlier) {
      const difference = JSON.stringify(clone) === text ? null : firstDifference(JSON.parse(text), clone);
      if (difference !== null) trial.fail(`an earlier clone changed: ${difference}`);
    }
    const { position, record } = this.#match;
    const { winners } = this.#game.result(position.state);
    if (!winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < trial.setup.seats))
      trial.fail(`the winners ${JSON.stringify(winners)} are not seats`);
    const late = this.#match.answer(0, 'anything');
    if (late?.code !== 'over') trial.fail('an answer is taken after the end');
    const read = readRecord(JSON.stringify(record));
    if ('flaw' in read) trial.fail(`the record cannot be read: ${read.flaw.reason}`);
    const flaw = verify(this.#game, read.record);
    if (flaw !== null) trial.fail(`the record does not verify: ${JSON.stringify(flaw)}`);
    const difference = firstDifference(position, playThrough(this.#game, read.record).position);
    if (difference !== null) trial.fail(`the record replays to another position: ${difference}`);
  }
}

/** Why a question cannot be answered, or null. */
function malformation(ask: Ask): string | null {
  if (ask.kind === 'amount')
    return Number.isInteger(ask.min) && Number.isInteger(ask.max) && ask.min <= ask.max
      ? null
      : `for an amount from ${ask.min} to ${ask.max}`;
  if (new Set(ask.options).size !== ask.options.length) return 'with the same option twice';
  if (ask.options.length === 0 && ask.kind === 'one') return 'without any option';
  if (ask.kind === 'several' && !(0 <= ask.min && ask.min <= ask.max && ask.max <= ask.options.length))
    return `for ${ask.min} to ${ask.max} of ${ask.options.length} options`;
  return null;
}

function wrongAnswersTo(ask: Ask): readonly unknown[] {
  const always = [
    'no-such-option',
    '',
    0.5,
    Number.NaN,
    null,
    undefined,
    {},
    ['no-such-option'],
    [undefined],
  ];
  switch (ask.kind) {
    case 'one':
      return [...always, 0, [], ask.options];
    case 'amount':
      return [...always, ask.min - 1, ask.max + 1, [], String(ask.min)];
    case 'several':
    case 'order': {
      const [first] = ask.options;
      return first === undefined ? always : [...always, 0, first, [...ask.options, first]];
    }
  }
}

function isScalar(value: unknown): boolean {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  );
}
