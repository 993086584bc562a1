import { isLeftOut, promiseOf, sealedSeat } from '@nokturn/protocol/device';
import type { ChatLine, Lobby } from '@nokturn/protocol/types';
import { Button } from '@nokturn/ui';
import { Suspense } from 'react';
import { useSay, useWords } from '../app/words.tsx';
import { Drawers } from '../parts/Drawers.tsx';
import { LeftOut } from '../parts/LeftOut.tsx';
import { linkIn } from '../parts/linkIn.ts';
import { namesAt } from '../parts/names.ts';
import { PromiseText } from '../parts/PromiseText.tsx';
import { ShareLink } from '../parts/ShareLink.tsx';
import { call } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import { keptOf } from '../source/server/kept.ts';
import type { Away, Company } from '../source/source.ts';
import { Guests } from './Guests.tsx';
import { guestsOf } from './guests.ts';
import { EndTogether, TakeOver } from './NeverStuck.tsx';
import { seatOfPerson } from './seats.ts';

/** What can be done with a match among people: share it, keep order, or leave it to a bot. */
export function MatchMenu({
  lobby,
  chat,
  away,
  company,
  onDone,
}: {
  lobby: Lobby;
  away: Away | null;
  chat: readonly ChatLine[];
  company: Company;
  onDone: () => void;
}) {
  const say = useSay();
  const { language } = useWords();
  const identity = useIdentity();
  const seat = seatOfPerson(lobby, identity?.person.id);
  const names = namesAt(say, lobby.seats);
  const kept = keptOf(lobby.code);
  const promise = promiseOf(lobby.code, kept);
  const guests = lobby.host === identity?.person.id ? guestsOf(lobby, chat, lobby.host) : [];
  return (
    <>
      <details>
        <summary>{say('share-match')}</summary>
        <ShareLink link={linkIn(language, `/m/${lobby.code}`)} />
      </details>
      {guests.length > 0 && (
        <details>
          <summary>{say('guests')}</summary>
          <Guests guests={guests} names={names} company={company} />
        </details>
      )}
      {promise && (
        <details>
          <summary>{say('promise')}</summary>
          <Suspense>
            {lobby.draw?.sealed && (
              <Drawers
                draw={{ attempt: lobby.draw.attempt, seats: lobby.seats.map(sealedSeat) }}
                names={lobby.seats.map((each) =>
                  each.kind === 'person' ? (names.get(each.person.id) ?? '') : '',
                )}
              />
            )}
            {isLeftOut(kept) && <LeftOut />}
            <PromiseText promise={promise} />
          </Suspense>
        </details>
      )}
      {lobby.status === 'playing' && <TakeOver lobby={lobby} away={away} company={company} />}
      <EndTogether lobby={lobby} company={company} />
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
