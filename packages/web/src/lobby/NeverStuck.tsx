import type { Lobby } from '@nokturn/protocol/types';
import { Button } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import { Twice } from '../parts/Twice.tsx';
import { useIdentity } from '../source/server/identity.ts';
import type { Away, Company } from '../source/source.ts';
import controls from '../styles/controls.module.css';
import { seatOfPerson } from './seats.ts';
import { useIsGone } from './useIsGone.ts';

/** A player becomes the host of a table whose host is gone. */
export function TakeOver({ lobby, away, company }: { lobby: Lobby; away: Away | null; company: Company }) {
  const say = useSay();
  const identity = useIdentity();
  const isGone = useIsGone(away, away?.host);
  const isMine = lobby.host === identity?.person.id;
  if (!isGone || isMine || seatOfPerson(lobby, identity?.person.id) === null) return null;
  return (
    <div data-testid="take-over">
      <p className={controls.dim}>{say('host-gone')}</p>
      <Button onPress={() => company.takeOver()}>{say('host-take-over')}</Button>
    </div>
  );
}

/** The players can end a match that none of them wants to finish. */
export function EndTogether({ lobby, company }: { lobby: Lobby; company: Company }) {
  const say = useSay();
  const identity = useIdentity();
  const seat = seatOfPerson(lobby, identity?.person.id);
  if (seat === null || lobby.status !== 'playing') return null;
  const { wanted, needed } = endingOf(lobby);
  return (
    <details data-testid="end-together">
      <summary>{say('end-together')}</summary>
      <p className={controls.dim}>{say('end-together-help', { needed })}</p>
      {wanted > 0 && <p role="status">{say('end-together-count', { wanted, needed })}</p>}
      {lobby.wantEnd.includes(seat) ? (
        <Button onPress={() => company.wantEnd(false)}>{say('end-together-not')}</Button>
      ) : (
        <Twice
          look="plain"
          first={say('end-together-want')}
          sure={say('end-together-sure')}
          onSure={() => company.wantEnd(true)}
        />
      )}
    </details>
  );
}

/** How many players want to end the match, and how many it takes. */
export function endingOf({ seats, wantEnd }: Lobby): { readonly wanted: number; readonly needed: number } {
  const people = seats.filter((seat) => seat.kind === 'person' && !seat.standIn).length;
  return { wanted: wantEnd.length, needed: Math.floor(people / 2) + 1 };
}
