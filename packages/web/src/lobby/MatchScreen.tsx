import type { MatchRecord } from '@nokturn/engine';
import { CODE_LENGTHS, tidyCode } from '@nokturn/protocol/limits';
import type { Lobby as LobbyInfo } from '@nokturn/protocol/types';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Ending, RematchButton } from '../after/Ending.tsx';
import { OtherRules } from '../after/OtherRules.tsx';
import { Loading, Missing, Stop } from '../app/Loading.tsx';
import { useSay } from '../app/words.tsx';
import { refusalText } from '../parts/refusal.ts';
import { rememberPlayed } from '../setup/lastTable.ts';
import { call } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import { ServerSource } from '../source/server/server.ts';
import { type EndingParts, Table } from '../table/Table.tsx';
import { AskForNotices } from './AskForNotices.tsx';
import { Lobby } from './Lobby.tsx';
import { MatchMenu } from './MatchMenu.tsx';
import { mayRepeat } from './seats.ts';

/** A match on the server, from the first seat taken to the end. */
export default function MatchScreen({ rest: [typed = ''] }: { rest: readonly string[] }) {
  const say = useSay();
  const code = tidyCode(typed);
  return CODE_LENGTHS.includes(code.length) ? (
    <Match code={code} />
  ) : (
    <Missing reason={say('refused-unknown-match')} />
  );
}

function Match({ code }: { code: string }) {
  const [source, setSource] = useState<ServerSource | null>(null);
  useEffect(() => {
    const opened = new ServerSource(code);
    setSource(opened);
    return () => opened.close();
  }, [code]);
  return source && <Connected key={code} code={code} source={source} />;
}

function Connected({ code, source }: { code: string; source: ServerSource }) {
  const say = useSay();
  const identity = useIdentity();
  const { connection, lobby, refused, moments, chat, viewer, away } = useSyncExternalStore(
    source.listen,
    source.state,
  );
  const sitsAt = typeof viewer === 'number' && moments.length > 0 ? lobby?.game : undefined;
  useEffect(() => {
    if (sitsAt) rememberPlayed(sitsAt);
  }, [sitsAt]);
  // People who sat there are told why; to everybody else a closed table never existed.
  if (lobby?.status === 'closed') return <Stop title={say('table-closed')} reason={say('match-closed')} />;
  if (connection === 'closed' && refused?.code === 'other-rules') return <OfOtherRules code={code} />;
  if (connection === 'closed' && refused?.code === 'unknown-match')
    return <Missing reason={refusalText(say, refused)} />;
  if (connection === 'closed') return <Stop title={say('no-way-in')} reason={refusalText(say, refused)} />;
  if (lobby === null) return <Loading label={say('connecting')} overdue={say('connecting-late')} />;
  if (lobby.status === 'lobby') return <Lobby source={source} lobby={lobby} />;
  if (lobby.abandoned) return <Abandoned lobby={lobby} person={identity?.person.id} />;
  if (moments.length === 0) return <Loading label={say('dealing')} />;
  const canRepeat = mayRepeat(lobby, identity?.person.id);
  const ending = (parts: EndingParts) => (
    <Ending {...parts} at={{ kind: 'server', code, canRepeat, next: lobby.rematch }} />
  );
  const menu = (close: () => void) => (
    <MatchMenu lobby={lobby} chat={chat} away={away} company={source.company} onDone={close} />
  );
  return (
    <>
      <Table source={source} extras={{ ending, menu }} />
      <AskForNotices lobby={lobby} moments={moments} />
    </>
  );
}

/** Its players have ended it: nobody has won, and there is nothing to watch. */
function Abandoned({ lobby, person }: { lobby: LobbyInfo; person: string | undefined }) {
  const say = useSay();
  const canRepeat = mayRepeat(lobby, person);
  return (
    <Stop title={say('abandoned')} reason={say('abandoned-help')}>
      <RematchButton at={{ kind: 'server', code: lobby.code, canRepeat, next: lobby.rematch }} isMain />
    </Stop>
  );
}

function OfOtherRules({ code }: { code: string }) {
  const [record, setRecord] = useState<MatchRecord | null>(null);
  useEffect(() => {
    // A match that is not over has no record to show.
    call('record', { code }).then(setRecord, () => setRecord(null));
  }, [code]);
  return <OtherRules record={record} />;
}
