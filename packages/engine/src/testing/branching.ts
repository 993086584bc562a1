import type { Bot } from '../bot.ts';
import {
  type BranchKind,
  type BranchRecord,
  branchFrom,
  branchWith,
  memoriesAt,
  readBranch,
  replayBranch,
  resumeBranch,
  verifyBranch,
} from '../branch.ts';
import type { Ask } from '../decision.ts';
import { canonical } from '../json.ts';
import type { Mind } from '../mind.ts';
import type { Position } from '../position.ts';
import { type MatchRecord, newRecord, recordWith } from '../record.ts';
import type { PlayedMatch, Rulebook } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import type { View } from '../view.ts';
import { firstDifference, Trial, type Trials } from './trials.ts';

/** Branches of random matches, at random moments and for random seats, asked or not. */
export interface Branchings extends Trials {
  /** Branches per match. */
  readonly branches: number;
  /** The kinds, used in turn. */
  readonly kinds: readonly BranchKind[];
  /** The bots that play them to the end. */
  readonly bots: readonly Bot[];
}

export interface BranchingReport {
  branches: number;
  /** Branches that began for a seat that was not asked, and those that began while some answer was still secret. */
  unasked: number;
  secret: number;
  /** Imagined starts, and how many of them were not the truth. */
  imagined: number;
  others: number;
}

/**
 * Throws if a branch does not begin as its seat saw the match (except for secret answers of others); if the other seats
 * remember more in an imagined branch than any spectator heard; if it does not reach its end, or does not verify there;
 * or if anything can be branched from the match before its end.
 */
export async function branchesHold(rules: Rulebook, terms: Branchings): Promise<BranchingReport> {
  const { mind } = await rules.bot();
  const report: BranchingReport = { branches: 0, unasked: 0, secret: 0, imagined: 0, others: 0 };
  for (let number = 0; number < terms.games; number++) {
    const trial = new Trial(rules, terms, number);
    const parent = randomRecord(rules, trial);
    const secrets = secretMoments(rules, parent);
    refusesWhatRuns(rules, mind, parent, trial);
    for (let i = 0; i < terms.branches; i++) {
      const kind = terms.kinds[report.branches % terms.kinds.length] as BranchKind;
      const bot = terms.bots[report.branches % terms.bots.length] as Bot;
      const { move, seat } = momentOf(trial, parent, secrets, i);
      const begun = branchFrom(rules, parent, { move, seat, kind }, { mind, random: trial.random });
      if ('code' in begun)
        return trial.fail(`no ${kind} branch for seat ${seat} after move ${move}: ${begun.reason}`);
      const where = `the ${kind} branch for seat ${seat} after move ${move}`;
      beginsAsSeen(rules, begun, trial, where, report);
      playOn(rules, begun, bot, trial, where);
      report.branches++;
    }
  }
  return report;
}

function randomRecord(rules: Rulebook, trial: Trial): MatchRecord {
  const { setup } = trial;
  const match = rules.begin(setup);
  while (!match.position.over) answerNext(match, trial, (ask, step) => trial.choose(ask, trial.random, step));
  return recordWith(newRecord(rules, setup), match);
}

/** Moments when some seats have answered in secret and others have not, with the seats that have. */
function secretMoments(rules: Rulebook, parent: MatchRecord): { move: number; seats: readonly Seat[] }[] {
  const found: { move: number; seats: readonly Seat[] }[] = [];
  let move = 0;
  for (const { match } of rules.replay(parent)) {
    const { asked } = match.position;
    const seats = asked?.seats.filter((_, i) => asked.answers[i] !== null) ?? [];
    if (seats.length > 0) found.push({ move, seats });
    move++;
  }
  return found;
}

/** Any moment and any seat; every third time, if there is such a moment, a seat whose answer is still secret. */
function momentOf(
  { random }: Trial,
  { moves, seats }: MatchRecord,
  secrets: ReturnType<typeof secretMoments>,
  number: number,
): { readonly move: number; readonly seat: Seat } {
  if (number % 3 !== 2 || secrets.length === 0)
    return { move: random.below(moves.length), seat: random.below(seats) };
  const { move, seats: answered } = random.pick(secrets);
  return { move, seat: random.pick(answered) };
}

function answerNext(
  match: PlayedMatch,
  trial: Trial,
  choose: (ask: Ask, step: string, seat: Seat) => ReturnType<Trial['choose']>,
): void {
  const { asked } = match.position;
  if (asked === null) return trial.fail('nobody is asked, but the match is not over');
  const place = trial.random.pick(asked.answers.flatMap((answer, i) => (answer === null ? [i] : [])));
  const seat = asked.seats[place] as Seat;
  trial.count(asked.frame.step);
  const refusal = match.answer(seat, choose(asked.asks[place] as Ask, asked.frame.step, seat));
  if (refusal) trial.fail(refusal.reason);
}

function refusesWhatRuns(rules: Rulebook, mind: Mind, parent: MatchRecord, trial: Trial): void {
  const { hash: _, ...begun } = parent;
  const running = { ...begun, moves: parent.moves.slice(0, -1) };
  for (const kind of ['real', 'new-chance', 'imagined'] as const) {
    const branch = branchFrom(rules, running, { move: 0, seat: 0, kind }, { mind, random: trial.random });
    if (!('code' in branch) || branch.code !== 'unfinished')
      trial.fail(`a match that is not over can be branched: ${kind}`);
  }
}

function beginsAsSeen(
  rules: Rulebook,
  branch: BranchRecord,
  trial: Trial,
  where: string,
  report: BranchingReport,
): void {
  const { parent, move, seat, kind, start } = branch;
  const [first] = replayBranch(rules, branch);
  const moments = rules.replay(parent)[Symbol.iterator]();
  for (let i = 0; i < move; i++) moments.next();
  const real = moments.next().value?.match;
  if (!first || !real) return trial.fail(`${where} has no beginning`);
  const [seen, was] = [first.match.view(seat), real.view(seat)];
  const same =
    kind === 'imagined' ? firstDifference(unanswered(seen), unanswered(was)) : firstDifference(seen, was);
  if (same !== null) trial.fail(`${where} begins otherwise than it was seen: ${same}`);
  if (canonical(seen.asked?.mine) !== canonical(was.asked?.mine))
    trial.fail(`${where} has lost the seat's own answer`);
  if (!was.asked?.mine) report.unasked++;
  if (hasAnswers(real.position)) report.secret++;
  if (kind !== 'imagined') return;
  report.imagined++;
  if (canonical(start.state) !== canonical(real.position.state)) report.others++;
  const known = start.asked?.answers.some((answer, i) => answer !== null && !isItsOwn(start, i, seat));
  if (known) trial.fail(`${where} knows what others have answered`);
}

function hasAnswers({ asked }: Position): boolean {
  return asked?.answers.some((answer) => answer !== null) ?? false;
}

/** Seats without a choice, and the seat itself. */
function isItsOwn({ asked }: Position, place: number, seat: Seat): boolean {
  const ask = asked?.asks[place];
  return asked?.seats[place] === seat || (ask?.kind === 'one' && ask.options.length === 1);
}

function unanswered(view: View): unknown {
  return { ...view, asked: view.asked && { ...view.asked, answered: null } };
}

function playOn(rules: Rulebook, begun: BranchRecord, bot: Bot, trial: Trial, where: string): void {
  const memories = memoriesAt(rules, begun);
  const match = resumeBranch(rules, begun);
  while (!match.position.over) {
    answerNext(match, trial, (_ask, _step, seat) => {
      const view = match.view(seat);
      const mine = view.asked?.mine;
      if (!mine) return trial.fail(`seat ${seat} is asked in ${where}, but does not see what`);
      const heard = [...(memories[seat]?.heard ?? [])];
      return bot({ ...view, heard }, mine, { milliseconds: Number.POSITIVE_INFINITY }, trial.random);
    });
    const told = match.collect();
    for (const memory of memories) memory.listen(told, match);
  }
  const branch = branchWith(begun, match);
  const flaw = verifyBranch(rules, branch);
  if (flaw) trial.fail(`${where} does not verify: ${flaw.reason}`);
  const read = readBranch(JSON.stringify(branch));
  if ('flaw' in read) return trial.fail(`${where} cannot be read again: ${read.flaw.reason}`);
  if (resumeBranch(rules, read.branch).hash !== match.hash) trial.fail(`${where} is played again otherwise`);
}
