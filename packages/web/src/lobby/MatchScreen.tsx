import type { MatchRecord, View } from '@nokturn/engine';
import { CODE_LENGTH, tidyCode } from '@nokturn/protocol/limits';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Ending } from '../after/Ending.tsx';
import { OtherRules } from '../after/OtherRules.tsx';
import { Loading, Missing } from '../app/Loading.tsx';
import { useSay } from '../app/words.tsx';
import { refusalText } from '../parts/refusal.ts';
import { call } from '../source/server/api.ts';
import { ServerSource } from '../source/server/server.ts';
import { Table } from '../table/Table.tsx';
import { Lobby } from './Lobby.tsx';
import { MatchMenu } from './MatchMenu.tsx';

/** A match of the server, from the first seat taken to the end. */
export default function MatchScreen({ rest: [typed = ''] }: { rest: readonly string[] }) {
  const say = useSay();
  const code = tidyCode(typed);
  return code.length === CODE_LENGTH ? (
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
  const { line, lobby, refused, moments } = useSyncExternalStore(source.listen, source.state);
  // Whoever sat there is told why; to everybody else a table that was closed is one that never was.
  if (lobby?.status === 'closed') return <Missing reason={say('match-closed')} />;
  if (line === 'closed' && refused?.code === 'other-rules') return <OfOtherRules code={code} />;
  if (line === 'closed') return <Missing reason={refusalText(say, refused)} />;
  if (lobby === null) return <Loading label={say('connecting')} overdue={say('connecting-late')} />;
  if (lobby.status === 'lobby') return <Lobby source={source} lobby={lobby} />;
  if (moments.length === 0) return <Loading label={say('dealing')} />;
  const ending = (view: View, story: string | null) => (
    <Ending view={view} story={story} at={{ kind: 'server', code }} />
  );
  return (
    <Table source={source} extras={{ ending, menu: (close) => <MatchMenu lobby={lobby} onDone={close} /> }} />
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
