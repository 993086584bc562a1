import type { Bot, Budget, Witness } from '../bot.ts';
import { type Ask, fits, randomAnswer } from '../decision.ts';
import type { Frame, Game, Happening, Result } from '../game.ts';
import { HeardLog, hearingFilterOf } from '../heard-log.ts';
import { canonical } from '../json.ts';
import { everyAnswer, type ImaginedQuestion, imaginedTable, type Knowledge } from '../mind.ts';
import type { Position } from '../position.ts';
import { Random } from '../random.ts';
import type { Seat } from '../seat.ts';
import { begin, type Table } from '../table.ts';
import { type View, viewOf } from '../view.ts';
import type { Secrecy } from './secrecy.ts';
import { firstDifference, Trial, type Trials } from './trials.ts';

/**
 * Whether bots think about a game honestly. Everything here plays random games and stops at decisions. In these tests,
 * and only here, the position that the bot must not know is at hand.
 */

export interface Imagining extends Trials {
  /** One in this many decisions is checked; 1 by default. */
  readonly every?: number;
  /** How many states are imagined at one decision; 4 by default. */
  readonly samples?: number;
}

export interface ImaginingReport {
  readonly games: number;
  readonly decisions: number;
  /** Imagined states that were compared. */
  readonly samples: number;
  /** How many of them were not the real one. */
  readonly others: number;
}

/**
 * Throws if a state that a seat imagines does not look to that seat exactly as the real one does: what it sees, what
 * it is asked, what is barred and why, and who else is asked and has answered.
 */
export function imaginesTheSameView<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  knowledge: Knowledge<S, F, V>,
  terms: Imagining,
): ImaginingReport {
  const report = { games: terms.games, decisions: 0, samples: 0, others: 0 };
  atDecisions(game, terms, ({ trial, table, seat, view }) => {
    report.decisions++;
    const real = canonical(withoutHeard(view));
    const truth = canonical(table.state);
    const imagine = knowledge.imagine(view);
    for (let i = 0; i < (terms.samples ?? 4); i++) {
      const imagined = imaginedTable(game, view, imagine(trial.random), trial.random);
      answerForOthers(imagined, view, trial.random);
      const seen = viewOf(game, imagined.position, seat);
      if (canonical(seen) !== real)
        trial.fail(
          `seat ${seat} imagines what it sees to be otherwise at ${view.asked?.frame.step}: ${firstDifference(withoutHeard(view), seen)}`,
        );
      report.samples++;
      if (canonical(imagined.state) !== truth) report.others++;
    }
  });
  return report;
}

/** An imagined world that takes more answers than this never ends. */
const LONGEST = 100_000;

export interface RulesReport {
  readonly decisions: number;
  /** Questions in imagined worlds, each followed until it was far enough. */
  readonly questions: number;
}

/**
 * Throws if knowledge breaks the rules in the worlds it imagines: every answer that it offers or gives must fit the
 * question, its weights and values must be numbers that a search can use, worlds must end, and playing on in one of
 * them must change neither another world nor the real one.
 */
export function thinksByTheRules<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  knowledge: Knowledge<S, F, V>,
  terms: Omit<Imagining, 'samples'>,
): RulesReport {
  const report = { decisions: 0, questions: 0 };
  atDecisions(game, terms, ({ trial, table, view }) => {
    report.decisions++;
    const real = JSON.stringify(table.position);
    const imagine = knowledge.imagine(view);
    const beside = imagine(trial.random);
    const kept = JSON.stringify(beside);
    const world = imaginedTable(game, view, imagine(trial.random), trial.random);
    const from = game.clone(world.state);
    const worthOf = () => checkWorth(trial, knowledge.evaluate(world.state, world.position.over));
    worthOf();
    let followed = 0;
    while (!world.position.over && knowledge.isFar?.(from, world.state) !== true) {
      const question = mustBeAsked(world);
      checkQuestion(trial, knowledge, question);
      const answer = knowledge.policy(question, trial.random);
      const check = fits(question.ask, answer);
      if (!check.fits) trial.fail(`the quick answer in ${question.frame.step} is wrong: ${check.reason}`);
      world.answer(question.seat, answer);
      report.questions++;
      if (++followed > LONGEST) trial.fail(`an imagined world goes on after ${LONGEST} answers`);
    }
    worthOf();
    if (JSON.stringify(beside) !== kept) trial.fail('playing on in one imagined world changes another');
    if (JSON.stringify(table.position) !== real) trial.fail('thinking changes the real position');
  });
  return report;
}

export interface ScrambledReport {
  readonly decisions: number;
  /** How many of the positions really differed. */
  readonly scrambled: number;
}

export interface Scrambling<S, F extends Frame, H extends Happening> extends Trials {
  readonly scramble: Secrecy<S, F, H>['scramble'];
  readonly every?: number;
  readonly budget?: Budget;
}

/**
 * Throws if a bot answers differently, with a generator of the same seed, when everything that its seat may not know is
 * scrambled. It is given real views of both positions, which share parts with them, as in a real match.
 */
export function choosesTheSameWhenScrambled<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  bot: Bot<V>,
  terms: Scrambling<S, F, H>,
): ScrambledReport {
  const report = { decisions: 0, scrambled: 0 };
  const budget = terms.budget ?? { milliseconds: Number.POSITIVE_INFINITY };
  atDecisions(game, terms, ({ trial, table, seat, view }) => {
    report.decisions++;
    const real = JSON.stringify(table.position);
    const scrambled = terms.scramble(JSON.parse(real), seat, trial.random);
    const other = imaginedTable(game, view, scrambled.state, trial.random);
    answerForOthers(other, view, trial.random);
    if (firstDifference(table.state, other.state) !== null) report.scrambled++;
    const seed = trial.random.word();
    const answerTo = (position: Position<S, F>) => {
      const seen = { ...viewOf(game, position, seat), heard: view.heard };
      const mine = seen.asked?.mine;
      if (!mine)
        return trial.fail(`seat ${seat} is not asked any more when it is scrambled what it may not know`);
      return canonical(bot(seen, mine, budget, new Random([seed, seed, seed])));
    };
    const [here, there] = [answerTo(table.position), answerTo(other.position)];
    if (here !== there)
      trial.fail(`seat ${seat} knows too much at ${view.asked?.frame.step}: it answers ${here}, or ${there}`);
    if (JSON.stringify(table.position) !== real) trial.fail('thinking changes the real position');
  });
  return report;
}

interface SeatDecision<S, F extends Frame, H extends Happening, V> {
  readonly trial: Trial;
  readonly table: Table<S, F, H>;
  readonly seat: Seat;
  readonly view: Witness<V>;
}

/** Random games, seen at their decisions by each seat that has not answered. */
function atDecisions<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  terms: Trials & { readonly every?: number },
  look: (moment: SeatDecision<S, F, H, V>) => void,
): void {
  for (let number = 0; number < terms.games; number++) {
    const trial = new Trial(game, terms, number);
    const { random } = trial;
    const table = begin(game, trial.setup, { listening: true });
    const logs = Array.from({ length: trial.setup.seats }, (_, seat) => new HeardLog(seat));
    while (!table.position.over) {
      const told = table.collect();
      for (const each of logs) each.listen(told, hearingFilterOf(game, table.state));
      const { asked } = table.position;
      if (asked === null) return trial.fail('nobody is asked, but the match is not over');
      const waiting = asked.seats.filter((_, i) => asked.answers[i] === null);
      if (random.below(terms.every ?? 1) === 0)
        for (const seat of waiting) {
          const view = viewOf(game, table.position, seat);
          look({ trial, table, seat, view: { ...view, heard: logs[seat]?.heard ?? [] } });
        }
      const seat = random.pick(waiting);
      trial.count(asked.frame.step);
      table.answer(
        seat,
        trial.choose(asked.asks[asked.seats.indexOf(seat)] as Ask, random, asked.frame.step),
      );
    }
  }
}

/** Seats that are seen to have answered already are given some answer. */
function answerForOthers<S, F extends Frame, H extends Happening>(
  { position: { asked } }: Table<S, F, H>,
  view: Witness,
  random: Random,
): void {
  for (const seat of view.asked?.answered ?? []) {
    const place = asked?.seats.indexOf(seat) ?? -1;
    const ask = asked?.asks[place];
    if (asked && ask && asked.answers[place] === null)
      asked.answers[place] = randomAnswer(ask, (n) => random.below(n));
  }
}

function checkQuestion<S, F extends Frame, V>(
  trial: Trial,
  knowledge: Knowledge<S, F, V>,
  question: ImaginedQuestion<S, F>,
): void {
  const { step } = question.frame;
  const candidates = knowledge.candidates?.(question) ?? everyAnswer(question.ask);
  if (candidates.length === 0) trial.fail(`there is no answer worth a thought in ${step}`);
  const answers = new Set<string>();
  for (const { answer, weight } of candidates) {
    const check = fits(question.ask, answer);
    if (!check.fits) trial.fail(`an answer worth a thought in ${step} is wrong: ${check.reason}`);
    if (!(weight >= 0 && weight < Number.POSITIVE_INFINITY))
      trial.fail(`the weight of ${JSON.stringify(answer)} in ${step} is ${weight}`);
    if (answers.has(canonical(answer))) trial.fail(`${JSON.stringify(answer)} is offered twice in ${step}`);
    answers.add(canonical(answer));
    const leaning = knowledge.leaning?.(question, answer) ?? 0;
    if (!(leaning >= -1 && leaning <= 1))
      trial.fail(`the leaning of ${JSON.stringify(answer)} in ${step} is ${leaning}`);
  }
}

function checkWorth(trial: Trial, worth: readonly number[]): void {
  if (worth.length !== trial.setup.seats || worth.some((each) => !(each >= 0 && each <= 1)))
    trial.fail(`a state is worth ${JSON.stringify(worth)}`);
}

function mustBeAsked<S, F extends Frame, H extends Happening>(table: Table<S, F, H>): ImaginedQuestion<S, F> {
  const { asked, state } = table.position;
  if (asked === null) throw new Error('nobody is asked in an imagined world that is not over');
  const place = asked.answers.indexOf(null);
  return { state, frame: asked.frame, seat: asked.seats[place] as Seat, ask: asked.asks[place] as Ask };
}

function withoutHeard<V>({ heard: _, ...view }: Witness<V>): View<V> {
  return view;
}
