import { chanceFlaw } from '@nokturn/engine';
import { breachIn, DOUBTS, type Proof, proofIn } from '@nokturn/protocol/proof';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useProofWords } from '../parts/useProofWords.ts';
import { call } from '../source/server/api.ts';
import { compareWithShown, keptOf } from '../source/server/kept.ts';
import controls from '../styles/controls.module.css';
import type { OpenTable } from '../table/useOpenTable.ts';
import { useSpoken } from '../table/voice.ts';

/**
 * As soon as a match on the server is over, this browser checks its record, unasked, against the commitments it was
 * given and against everything it was shown during the match.
 */
export function AtTheEnd({ code, table }: { code: string; table: Pick<OpenTable, 'game' | 'state'> }) {
  const [found, setFound] = useState<'broken' | Proof | null>(null);
  const shown = useRef({ rules: table.game, moments: table.state.moments });
  useEffect(() => {
    let isGone = false;
    call('record', { code }).then(
      (record) => {
        // Also for somebody who is already on the way to the replay, which uses the answer.
        compareWithShown(code, record, shown.current);
        if (isGone) return;
        const kept = keptOf(code);
        const isBroken = chanceFlaw(record) !== null || breachIn(record, kept) !== null;
        setFound(isBroken ? 'broken' : proofIn(record, kept, false));
      },
      // The replay asks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [code]);
  if (found === null || (found !== 'broken' && !DOUBTS.includes(found))) return null;
  return (
    <Suspense>
      <Found what={found} />
    </Suspense>
  );
}

function Found({ what }: { what: 'broken' | Proof }) {
  const say = useProofWords();
  const words = say(what === 'broken' ? 'promise-broken' : `proof-${what}`);
  useSpoken(words);
  return (
    <p className={controls.problem} data-testid={what}>
      {words}
    </p>
  );
}
