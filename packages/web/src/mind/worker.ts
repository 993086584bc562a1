import {
  calibrated,
  counselOf,
  honest,
  Search,
  shownChances,
  thinking,
  type Weighed,
  weighing,
} from '@nokturn/bots';
import { type Answer, type Level, type Mind, Random, type Rulebook, type Witness } from '@nokturn/engine';
import { momentsOf, pointAt, roundIn } from '@nokturn/games/course.ts';
import { linesAfter } from '@nokturn/games/lines.ts';
import { effortsOf } from '../abouts.ts';
import { type NamedRules, rulesNamed, rulesOfRecord } from '../rulesOf.ts';
import { newSeed } from '../source/fresh.ts';
import { calibrationsOf, gainsOf } from './calibrations.ts';
import { coarseToFine } from './coarseToFine.ts';
import { decisionsOf, isSame, type Past } from './lookBack.ts';
import type { FromMind, ToMind, Verdict } from './messages.ts';
import { inPortions } from './portions.ts';

/** The worker that thinks for the person: it uses what the person knows, or knew, and nothing else. */

type Of<T extends ToMind['type']> = Extract<ToMind, { type: T }>;

/** Less progress than this is not reported. */
const NOTICEABLE = 0.02;

/** The current job; if the number changes, the result is no longer wanted. */
let current = 0;

self.addEventListener('message', ({ data }: MessageEvent<ToMind>) => {
  current = data.type === 'stop' ? 0 : data.job;
  if (data.type === 'stop') return;
  workOn(data).catch((error) => {
    post({ type: 'failed', job: data.job, reason: error instanceof Error ? error.message : String(error) });
  });
});

function workOn(data: Exclude<ToMind, { type: 'stop' }>): Promise<void> {
  switch (data.type) {
    case 'hint':
      return hint(data);
    case 'look-back':
      return lookBack(data);
    case 'course':
      return course(data);
    case 'lines':
      return lines(data);
  }
}

async function hint({ job, rules: named, witness }: Of<'hint'>): Promise<void> {
  const rules = mustBeHere(await rulesNamed(named), named);
  const { mind } = await rules.bot();
  const tell = teller(job);
  const search = await searched({ job, mind, witness, level: 'hard' }, (share) => tell(SEARCHING * share));
  if (search === null) return;
  const calibrations = await calibrationsOf(mind.game);
  const terms = {
    calibration: calibrations?.known ?? null,
    round: roundIn(witness),
    random: new Random(newSeed()),
  };
  const weighed = honest(counselOf(search, Number(witness.viewer)), mind, witness, terms);
  const counsel = await inPortions(weighed, (share) => {
    tell(SEARCHING + (1 - SEARCHING) * share);
    return current === job;
  });
  if (counsel) post({ type: 'counsel', job, counsel });
}

/** The share of the time for a hint that goes into finding an answer; the rest goes into what can be said about it. */
const SEARCHING = 0.7;

async function lookBack({ job, record, seat }: Of<'look-back'>): Promise<void> {
  const rules = mustBeHere(await rulesOfRecord(record), record);
  const { mind } = await rules.bot();
  const known = (await calibrationsOf(record.game))?.known ?? null;
  const past = decisionsOf(rules, record, seat);
  const tell = teller(job);
  for (const [i, decision] of past.entries()) {
    const { witness, played } = decision;
    const question = { job, mind, witness, level: 'medium', also: [played] } as const;
    const search = await searched(question, (share) => tell((i + SEARCHING * share) / past.length));
    if (search === null) return;
    const found = foundIn(search, decision);
    if (found === null) continue;
    const weighed = await inPortions(
      weighing(mind, witness, [found.best, played], new Random(newSeed())),
      () => current === job,
    );
    if (weighed === null) return;
    post({ type: 'verdict', job, verdict: verdictOf(weighed, decision, found.best, known) });
  }
  post({ type: 'done', job });
}

async function course({ job, record, seats }: Of<'course'>): Promise<void> {
  const rules = mustBeHere(await rulesOfRecord(record), record);
  const { mind } = await rules.bot();
  const calibrations = await calibrationsOf(record.game);
  const moments = momentsOf(rules, record);
  const random = new Random(newSeed());
  for (const [i, at] of coarseToFine(moments).entries()) {
    const found = await inPortions(pointAt(mind, at, { seats, random }), () => current === job);
    if (found === null) return;
    const { moment, round } = found;
    const shown = (worths: readonly number[], sight: 'known' | 'open') =>
      calibrations === null
        ? worths
        : worths.map((worth) => calibrated(calibrations[sight], worth, { round, seats: record.seats }));
    const known = shown(found.known, 'known');
    const open = found.open && shown(found.open, 'open');
    post({ type: 'point', job, point: { moment, round, known, open }, open: calibrations?.known.open ?? 0 });
    post({ type: 'progress', job, share: (i + 1) / moments.length });
  }
  post({ type: 'done', job });
}

async function lines({ job, record, seat, moment, answers }: Of<'lines'>): Promise<void> {
  const rules = mustBeHere(await rulesOfRecord(record), record);
  const past = decisionsOf(rules, record, seat).find((each) => each.moment === moment);
  if (past === undefined) throw new Error(`seat ${seat} decided nothing at ${moment}`);
  const { witness, round } = past;
  const at = { rules, play: await rules.bot(), record, witness, round };
  const work = linesAfter(at, answers, await gainsOf(record.game), { random: new Random(newSeed()) });
  const tell = teller(job);
  let isWanted = true;
  const found = await inPortions(work, (share) => {
    tell(share);
    isWanted = current === job;
    return isWanted;
  });
  if (isWanted) post({ type: 'lines', job, lines: found });
}

/** A finished search, or null if it is no longer wanted. */
async function searched(
  {
    job,
    mind,
    witness,
    level,
    also = [],
  }: { job: number; mind: Mind; witness: Witness; level: Level; also?: readonly Answer[] },
  tell: (share: number) => void,
): Promise<Search | null> {
  const search = new Search(mind, witness, new Random(newSeed()), also);
  const effort = effortsOf(mind.game)[level];
  const done = await inPortions(thinking(search, effort), (share) => {
    tell(share);
    return current === job;
  });
  return done === null ? null : search;
}

function mustBeHere(rules: Rulebook | null, { game, rules: number }: NamedRules): Rulebook {
  if (rules === null) throw new Error(`version ${number} of the rules of ${game} is not here`);
  return rules;
}

/** A smaller difference is not worth mentioning. */
const TELLING = 0.02;

/** The best answer that a search found, if it also tried the answer that was played. */
function foundIn({ tried }: Search, { ask, played }: Past): { readonly best: Answer } | null {
  const [best] = tried;
  const own = tried.find(({ answer, visits }) => visits > 0 && isSame(ask, answer, played));
  if (best === undefined || own === undefined) return null;
  return { best: best.worth - own.worth < TELLING ? played : best.answer };
}

function verdictOf(
  weighed: Weighed,
  { moment, round, witness, played }: Past,
  best: Answer,
  calibration: Parameters<typeof shownChances>[1],
): Verdict {
  const { better, other } = shownChances(weighed, calibration, round);
  return {
    moment,
    round,
    step: witness.asked?.frame.step ?? '',
    played: { answer: played, worth: other },
    best: { answer: other < better ? best : played, worth: better },
    doubt: weighed.loss.error,
  };
}

/** Reports the progress of a job each time it has changed noticeably. */
function teller(job: number): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share - told < NOTICEABLE) return;
    told = share;
    post({ type: 'progress', job, share });
  };
}

function post(message: FromMind): void {
  self.postMessage(message);
}
