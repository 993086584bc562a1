import { counselOf, Search, thinking } from '@nokturn/bots';
import { type Answer, type Level, type Mind, Random, type Rulebook, type Witness } from '@nokturn/engine';
import { effortsOf } from '../abouts.ts';
import { type NamedRules, rulesNamed, rulesOfRecord } from '../rulesOf.ts';
import { newSeed } from '../source/fresh.ts';
import { decisionsOf, isSame, type Past } from './lookBack.ts';
import type { FromMind, ToMind, Verdict } from './messages.ts';
import { inPortions } from './portions.ts';

/** The thread that thinks for the person: with what the person knows, or knew, and nothing else. */

type Of<T extends ToMind['type']> = Extract<ToMind, { type: T }>;

/** Less progress than this is not worth telling. */
const NOTICEABLE = 0.02;

/** What is being thought about; another number means that it is not wanted any more. */
let current = 0;

self.addEventListener('message', ({ data }: MessageEvent<ToMind>) => {
  current = data.type === 'stop' ? 0 : data.job;
  if (data.type === 'stop') return;
  const work = data.type === 'hint' ? hint(data) : lookBack(data);
  work.catch((error) => {
    post({ type: 'failed', job: data.job, reason: error instanceof Error ? error.message : String(error) });
  });
});

async function hint({ job, rules: named, witness }: Of<'hint'>): Promise<void> {
  const rules = mustBeHere(await rulesNamed(named), named);
  const { mind } = await rules.bot();
  const search = await searched({ job, mind, witness, level: 'hard' }, teller(job));
  if (search) post({ type: 'counsel', job, counsel: counselOf(search, Number(witness.viewer)) });
}

async function lookBack({ job, record, seat }: Of<'look-back'>): Promise<void> {
  const rules = mustBeHere(await rulesOfRecord(record), record);
  const { mind } = await rules.bot();
  const past = decisionsOf(rules, record, seat);
  const tell = teller(job);
  for (const [i, decision] of past.entries()) {
    const { witness, played } = decision;
    const question = { job, mind, witness, level: 'medium', also: [played] } as const;
    const search = await searched(question, (share) => tell((i + share) / past.length));
    if (search === null) return;
    const verdict = verdictOf(search, decision);
    if (verdict) post({ type: 'verdict', job, verdict });
  }
  post({ type: 'done', job });
}

/** A search that is done, or null if it is not wanted any more. */
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

function verdictOf({ tried }: Search, { moment, ask, played }: Past): Verdict | null {
  const [best] = tried;
  const own = tried.find(({ answer, visits }) => visits > 0 && isSame(ask, answer, played));
  if (best === undefined || own === undefined) return null;
  return {
    moment,
    played: { answer: played, worth: own.worth },
    best: { answer: best.answer, worth: best.worth },
    doubt: own.doubt,
  };
}

/** Tells how far a job has come, whenever it has come noticeably further. */
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
