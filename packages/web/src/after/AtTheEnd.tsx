import { chanceFlaw } from '@nokturn/engine';
import { Suspense, useEffect, useState } from 'react';
import { useProofWords } from '../parts/useProofWords.ts';
import { call } from '../source/server/api.ts';
import { keptOf } from '../source/server/kept.ts';
import controls from '../styles/controls.module.css';
import { breachIn } from './proof.ts';

/**
 * As soon as a match of the server is over, this browser holds its record against what it was promised, whether anybody
 * asks for it or not. That every move was by the rules is proved where the match is played again.
 */
export function AtTheEnd({ code }: { code: string }) {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isGone = false;
    call('record', { code }).then(
      (record) => {
        if (!isGone) setBroken(chanceFlaw(record) !== null || breachIn(record, keptOf(code)) !== null);
      },
      // Whoever looks at the result asks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [code]);
  return (
    isBroken && (
      <Suspense>
        <Broken />
      </Suspense>
    )
  );
}

function Broken() {
  const say = useProofWords();
  return (
    <p className={controls.problem} role="alert" data-testid="broken">
      {say('promise-broken')}
    </p>
  );
}
