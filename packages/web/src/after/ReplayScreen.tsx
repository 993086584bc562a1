import { use, useEffect, useState } from 'react';
import { useAddress } from '../app/router.tsx';
import { SHARED } from '../branch/pack.ts';
import { listed } from '../games.ts';
import { useRulesOfRecord } from '../parts/useGame.ts';
import { CallError } from '../source/server/api.ts';
import { type Finished, findFinished, type Unfound } from './finished.ts';
import { CARRIES } from './matchLink.ts';
import { NotShown } from './NotShown.tsx';
import { OtherRules } from './OtherRules.tsx';
import { Replay } from './Replay.tsx';

export default function ReplayScreen({ rest }: { rest: readonly string[] }) {
  const path = rest.join('/');
  const { hash } = useAddress();
  // The part after the # matters only if the address itself contains what it shows.
  const held = path === `branch/${SHARED}` ? hash : '';
  const [looked, setLooked] = useState<Promise<Looked> | null>(null);
  const carried = path === '' && hash.startsWith(CARRIES) ? hash : held;
  useEffect(() => setLooked(findFinished(path, carried).catch(refusalOf)), [path, carried]);
  return looked && <Found key={carried} looked={looked} code={rest[0] ?? ''} />;
}

/** The match that was found: null if there is no such match, or the reason why it is not shown. */
type Looked = Finished | Unfound | CallError | null;

/** All other errors are for the error screen. */
function refusalOf(error: unknown): Looked {
  if (error instanceof CallError) return error;
  throw error;
}

function Found({ looked, code }: { looked: Promise<Looked>; code: string }) {
  const found = use(looked);
  if (found === null || typeof found === 'string' || found instanceof CallError)
    return <NotShown why={found} code={code} />;
  return listed(found.record.game) === null ? (
    <NotShown why={null} code={code} />
  ) : (
    <OfKnownRules finished={found} />
  );
}

function OfKnownRules({ finished }: { finished: Finished }) {
  const { record } = finished;
  const game = use(useRulesOfRecord(record));
  return game ? <Replay game={game} finished={finished} /> : <OtherRules record={record} />;
}
