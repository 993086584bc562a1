import { rulesOfRecord } from '../../rulesOf.ts';
import type { Broken } from '../source.ts';
import { help } from './helping.ts';
import { LocalMatch } from './localMatch.ts';
import type { ToHelper, ToWorker } from './messages.ts';
import type { SavedPlay } from './plays.ts';
import { post } from './post.ts';

/** Messages that arrive while the match is being opened wait for it. */
let match: Promise<LocalMatch | null> = Promise.resolve(null);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker | ToHelper>) => {
  if (data.type === 'think' || data.type === 'enough') help(data);
  else if (data.type === 'open') match = opened(data.match);
  else void match.then((open) => open?.receive(data));
});

async function opened(saved: SavedPlay): Promise<LocalMatch | null> {
  const loaded = await loadedFor(saved).catch((error) => broken('unloaded', error));
  if (loaded === null) return null;
  const [rules, play] = loaded;
  if (rules === null || play === null) return broken('other-rules', new Error('its rules are not here'));
  try {
    return new LocalMatch(rules, play, saved);
  } catch (error) {
    return broken('crashed', error);
  }
}

/** The rules of a match and how its bots play. */
async function loadedFor({ record }: SavedPlay) {
  const rules = await rulesOfRecord(record);
  return [rules, rules && (await rules.bot())] as const;
}

function broken(kind: Broken['kind'], error: unknown): null {
  post({ type: 'broken', broken: { kind, error: error instanceof Error ? error.message : String(error) } });
  return null;
}

// A bot that crashes while thinking would leave the others waiting without a word.
self.addEventListener('unhandledrejection', ({ reason }) => void broken('crashed', reason));
