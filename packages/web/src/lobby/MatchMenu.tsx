import { isLeftOut, promiseOf, sealedSeat } from '@nokturn/protocol/device';
import type { ChatLine, Lobby } from '@nokturn/protocol/types';
import { Button } from '@nokturn/ui';
import { Suspense } from 'react';
import { useSay } from '../app/words.tsx';
import { Drawers } from '../parts/Drawers.tsx';
import { LeftOut } from '../parts/LeftOut.tsx';
import { PromiseText } from '../parts/PromiseText.tsx';
import { ShareLink } from '../parts/ShareLink.tsx';
import { call } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import { keptOf } from '../source/server/kept.ts';
import type { Company } from '../source/source.ts';
import { Guests } from './Guests.tsx';
import { guestsOf } from './guests.ts';
import { seatOfPerson } from './seats.ts';

/** What can be done with a match among people: show it to somebody, keep order, or leave it to a bot. */
export function MatchMenu({
  lobby,
  chat,
  company,
  onDone,
}: {
  lobby: Lobby;
  chat: readonly ChatLine[];
  company: Company;
  onDone: () => void;
}) {
  const say = useSay();
  const identity = useIdentity();
  const seat = seatOfPerson(lobby, identity?.person.id);
  const kept = keptOf(lobby.code);
  const promise = promiseOf(lobby.code, kept);
  const guests = lobby.host === identity?.person.id ? guestsOf(lobby, chat, lobby.host) : [];
  return (
    <>
      <details>
        <summary>{say('share-match')}</summary>
        <ShareLink link={window.location.href} />
      </details>
      {guests.length > 0 && (
        <details>
          <summary>{say('guests')}</summary>
          <Guests guests={guests} company={company} />
        </details>
      )}
      {promise && (
        <details>
          <summary>{say('promise')}</summary>
          <Suspense>
            {lobby.draw?.sealed && (
              <Drawers
                draw={{ attempt: lobby.draw.attempt, seats: lobby.seats.map(sealedSeat) }}
                names={namesIn(lobby)}
              />
            )}
            {isLeftOut(kept) && <LeftOut />}
            <PromiseText promise={promise} />
          </Suspense>
        </details>
      )}
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

function namesIn({ seats }: Lobby): string[] {
  return seats.map((seat) => (seat.kind === 'person' ? seat.person.name : ''));
}
