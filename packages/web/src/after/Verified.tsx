import { type MatchRecord, type Rulebook, verify } from '@nokturn/engine';
import { promiseOf } from '@nokturn/protocol/device';
import { DOUBTS, verdictOn } from '@nokturn/protocol/proof';
import { useMemo } from 'react';
import { Drawers } from '../parts/Drawers.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PromiseText } from '../parts/PromiseText.tsx';
import { useProofWords } from '../parts/useProofWords.ts';
import { keptOf } from '../source/server/kept.ts';
import styles from './Replay.module.css';

/**
 * What is proved about a match, by whom, and what is not: the record is replayed here and now, and checked against the
 * commitments that this browser itself received before the first card was dealt.
 */
export function Verified({
  game,
  record,
  names,
  code,
}: {
  game: Rulebook;
  record: MatchRecord;
  names: readonly string[];
  /** The code of a match on the server; null for one of this browser. */
  code: string | null;
}) {
  const say = useProofWords();
  const match = code ?? record.draw?.match ?? '';
  const kept = keptOf(match);
  const flaw = useMemo(() => verify(game, record), [game, record]);
  const { breach, proof } = verdictOn(record, { kept, code, flaw });
  const mark = flaw ? 'not-verified' : breach ? 'promise-broken' : `proof-${proof}`;
  const promise = promiseOf(match, kept);
  const isGood = flaw === null && breach === null;
  const isDoubtful = isGood && DOUBTS.includes(proof);
  return (
    <details
      className={isGood && !isDoubtful ? styles.verified : styles.flawed}
      open={!isGood || isDoubtful}
      data-testid="verified"
      data-proof={isGood ? proof : (breach ?? 'flawed')}
    >
      <summary>
        <Icon name={isDoubtful ? 'warning' : isGood ? 'check' : 'cross'} /> {say(mark)}
      </summary>
      <p>{say(`${mark}-why`)}</p>
      {flaw && <p>{flaw.reason}</p>}
      {breach && <p>{say(`promise-broken-${breach}`)}</p>}
      {isGood && code !== null && kept.compared === undefined && <p>{say('not-compared')}</p>}
      {isGood && record.draw && <Drawers draw={record.draw} names={names} />}
      <p>{say(proof === 'here' ? 'not-proved-here' : 'not-proved')}</p>
      <dl>
        <dt>{say(record.draw ? 'commitment-table' : 'commitment')}</dt>
        <dd>{record.commitment}</dd>
        <dt>{say('seed')}</dt>
        <dd>{record.seed}</dd>
      </dl>
      {promise && <PromiseText promise={promise} />}
    </details>
  );
}
