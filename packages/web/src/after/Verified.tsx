import { type Game, type MatchRecord, verify } from '@nokturn/engine';
import { useMemo } from 'react';
import { useSay } from '../app/words.tsx';
import { Icon } from '../parts/Icon.tsx';
import styles from './ReplayScreen.module.css';

/** The promise made before the first card was dealt, checked here and now by playing the whole record again. */
export function Verified({ game, record }: { game: Game; record: MatchRecord }) {
  const say = useSay();
  const flaw = useMemo(() => verify(game, record), [game, record]);
  return (
    <details className={flaw ? styles.flawed : styles.verified} data-testid="verified">
      <summary>
        <Icon name={flaw ? 'cross' : 'check'} /> {say(flaw ? 'not-verified' : 'verified')}
      </summary>
      <p>{say(flaw ? 'not-verified-why' : 'verified-why')}</p>
      {flaw && <p>{flaw.reason}</p>}
      <dl>
        <dt>{say('commitment')}</dt>
        <dd>{record.commitment}</dd>
        <dt>{say('seed')}</dt>
        <dd>{record.seed}</dd>
      </dl>
    </details>
  );
}
