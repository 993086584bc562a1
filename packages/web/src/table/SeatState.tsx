import type { Seat } from '@nokturn/engine';
import { Button } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import { useIdentity } from '../source/server/identity.ts';
import { isOut, type MatchSource, type TableState } from '../source/source.ts';
import styles from './Table.module.css';

/** Whether somebody is there: what the match knows of a person, not of a seat. */
export function SeatState({
  source,
  state,
  seat,
  name,
}: {
  source: MatchSource;
  state: TableState;
  seat: Seat;
  name: string;
}) {
  const say = useSay();
  const identity = useIdentity();
  const holder = state.facts?.holders[seat];
  const { company } = source;
  if (company === null || holder?.kind !== 'person') return null;
  const away = state.presence !== null && !state.presence.seats[seat];
  const host = identity !== null && state.lobby?.host === identity.person.id;
  const plays = state.lobby?.status === 'playing' && !isOut(state.moments, seat);
  if (holder.standIn) return <p className={styles.away}>{say('seat-stand-in', { name })}</p>;
  if (!away || seat === state.viewer) return null;
  return (
    <p className={styles.away}>
      {say('seat-away')}
      {host && plays && (
        <Button size="small" look="quiet" onPress={() => company.standIn(seat)}>
          {say('seat-let-bot')}
        </Button>
      )}
    </p>
  );
}
