import { chanceFlaw } from '@nokturn/engine';
import { breachIn, DOUBTS, type Proof, proofIn } from '@nokturn/protocol/proof';
import { Suspense, useEffect, useState } from 'react';
import { useProofWords } from '../parts/useProofWords.ts';
import { call } from '../source/server/api.ts';
import { keptOf } from '../source/server/kept.ts';
import controls from '../styles/controls.module.css';
import { useSpoken } from '../table/voice.ts';

/**
 * As soon as a match of the server is over, this browser holds its record against what it was promised, whether anybody
 * asks for it or not. That every move was by the rules is proved where the match is played again.
 */
export function AtTheEnd({ code }: { code: string }) {
  const [found, setFound] = useState<'broken' | Proof | null>(null);
  useEffect(() => {
    let isGone = false;
    call('record', { code }).then(
      (record) => {
        if (isGone) return;
        const kept = keptOf(code);
        const isBroken = chanceFlaw(record) !== null || breachIn(record, kept) !== null;
        setFound(isBroken ? 'broken' : proofIn(record, kept, false));
      },
      // Whoever looks at the result asks again.
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
