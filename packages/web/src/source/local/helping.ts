import { Search, thinking } from '@nokturn/bots';
import { Random } from '@nokturn/engine';
import { inPortions } from '../../mind/portions.ts';
import { rulesNamed } from '../../rulesOf.ts';
import { newSeed } from '../fresh.ts';
import type { FromHelper, SharedThought, ToHelper } from './messages.ts';

/** The current search; if the number changes, the search is over. */
let current = 0;

/** Helps another worker to think: with what one seat knows, and nothing else. */
export function help(message: ToHelper): void {
  if (message.type === 'enough') {
    if (message.job === current) current = 0;
    return;
  }
  const { job, thought } = message;
  current = job;
  found(job, thought).then(
    (share) => post({ job, share }),
    (error) => {
      console.error(error);
      post({ job, share: null });
    },
  );
}

async function found(job: number, { rules, witness, effort, of }: SharedThought) {
  const loaded = await rulesNamed(rules);
  if (loaded === null) return null;
  const { mind } = await loaded.bot();
  const search = new Search(mind, witness, new Random(newSeed()), [], of);
  await inPortions(thinking(search, effort), () => current === job);
  return search.share;
}

function post(message: FromHelper): void {
  self.postMessage(message);
}
