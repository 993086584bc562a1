import type { Lobby } from '@nokturn/protocol/types';
import { Button } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import { ShareLink } from '../parts/ShareLink.tsx';
import { call } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import { seatOfPerson } from './seats.ts';

/** What can be done with a match among people: show it to somebody, or leave it to a bot. */
export function MatchMenu({ lobby, onDone }: { lobby: Lobby; onDone: () => void }) {
  const say = useSay();
  const identity = useIdentity();
  const seat = seatOfPerson(lobby, identity?.person.id);
  return (
    <>
      <details>
        <summary>{say('share-match')}</summary>
        <ShareLink link={window.location.href} />
      </details>
      {seat !== null && lobby.status === 'playing' && (
        <Button
          size="small"
          look="danger"
          onPress={() => {
            void call('leaveSeat', { code: lobby.code, seat });
            onDone();
          }}
        >
          {say('leave-to-bot')}
        </Button>
      )}
    </>
  );
}
