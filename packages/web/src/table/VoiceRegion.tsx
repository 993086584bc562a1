import { plain } from '@nokturn/text';
import { Spoken } from '@nokturn/ui';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../app/words.tsx';
import { useHeardLines } from '../source/server/unheard.ts';
import { isBefore, type Spot } from './beats/cut.ts';
import type { OpenTable } from './useOpenTable.ts';
import { useLines, useSpoken, useVoice, type Voice } from './voice.ts';

/** The single live region of the page, whatever the table looks like. */
export function VoiceRegion({ voice }: { voice: Voice }) {
  const lines = useLines(voice);
  return (
    <Spoken as="div" aria-live="polite" aria-atomic="false" data-part="voice">
      {lines.map(({ key, words }) => (
        <p key={key}>{words}</p>
      ))}
    </Spoken>
  );
}

/** Of the beats that were skipped, this many are read out: earlier ones are in the log. */
const TOLD = 3;

/** Reads out what is shown, beat by beat, and then the question. */
export function Narrator({ table }: { table: OpenTable }) {
  useBeatsSpoken(table);
  const { isMine, question, view, text, factsFor, state, names } = table;
  const say = useSay();
  const [begun] = useState(state.chat.at(-1)?.number ?? 0);
  const said = useHeardLines(state.chat)
    .filter(({ number }) => number > begun)
    .at(-1);
  const words = said?.sign ? say(`sign-${said.sign}`) : said?.text;
  const speaker = said && (said.seat === null ? said.person.name : (names[said.seat] ?? said.person.name));
  useSpoken(said ? `${speaker}: ${words}` : null, said?.number);
  const step = view.asked?.frame.step ?? '';
  useSpoken(isMine ? plain(text.decision(step, factsFor())) : null, question);
  return null;
}

function useBeatsSpoken({ playback }: OpenTable): void {
  const voice = useVoice();
  const { run, shown, part } = playback;
  const told = useRef<Spot>({ moments: shown, part });
  const latest = useRef(playback);
  latest.current = playback;
  const number = run?.number ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat is read out once, when it is shown
  useEffect(() => {
    const { run: now, beatsSince, summaryOf } = latest.current;
    const until = now?.isAgain ? null : (now?.to ?? { moments: shown, part });
    if (now?.isAgain) voice?.say(plain(now.summary?.words ?? ''));
    if (until === null || !isBefore(told.current, until)) return;
    const beats = beatsSince(told.current).filter(({ to }) => !isBefore(until, to));
    told.current = until;
    const summaries = beats.flatMap((beat) => summaryOf(beat) ?? []);
    for (const { words } of summaries.slice(-TOLD)) voice?.say(plain(words));
  }, [voice, number, shown, part]);
}
