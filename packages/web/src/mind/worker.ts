import { counselOf, EFFORTS, searchFor, thinking } from '@nokturn/bots';
import { Random } from '@nokturn/engine';
import { newSeed } from '../source/local/fresh.ts';
import type { FromMind, ToMind } from './messages.ts';
import { inPortions } from './portions.ts';

/** The thread that thinks for the person: with what the person knows, and nothing else. */

/** Less progress than this is not worth telling. */
const NOTICEABLE = 0.02;

/** What is being thought about; another number means that it is not wanted any more. */
let current = 0;

self.addEventListener('message', ({ data }: MessageEvent<ToMind>) => {
  current = data.type === 'stop' ? 0 : data.job;
  if (data.type === 'stop') return;
  work(data).catch((error) => {
    post({ type: 'failed', job: data.job, reason: error instanceof Error ? error.message : String(error) });
  });
});

async function work(question: Exclude<ToMind, { type: 'stop' }>): Promise<void> {
  const { job } = question;
  if (question.type === 'hint') {
    const { game, witness } = question;
    const search = searchFor(game, witness, new Random(newSeed()));
    const effort = EFFORTS[game]?.hard;
    if (search === null || effort === undefined) throw new Error(`nobody can think about ${game}`);
    const tell = teller(job);
    const done = await inPortions(thinking(search, effort), (share) => {
      tell(share);
      return current === job;
    });
    if (done !== null) post({ type: 'counsel', job, counsel: counselOf(search, Number(witness.viewer)) });
  }
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
