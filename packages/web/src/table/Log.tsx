import type { Heard } from '@nokturn/engine';
import { type GameText, type Meaning, meaningOf, plain, type Telling } from '@nokturn/text';
import { Button, Marked, Spoken } from '@nokturn/ui';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useSay } from '../app/words.tsx';
import { type Moment, notUndone } from '../source/source.ts';
import styles from './Log.module.css';

const SHOWN = 60;
/** Moments in which the last line is surely found. */
const RECENT = 20;

/** What is told, and what it means. */
interface LogContent {
  readonly moments: readonly Moment[];
  readonly text: GameText;
  readonly telling: Pick<Telling, 'means'>;
}

interface LogEntry {
  readonly key: string;
  readonly meaning: Meaning | null;
  readonly text: string;
}

/** What happened, in sentences; every name can be hovered or focused for its card. */
export function Log({ moments, text, telling }: LogContent) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf({ moments, text, telling }), [moments, text, telling]);
  const shown = all ? lines : lines.slice(-SHOWN);
  const newest = lines.at(-1)?.key;
  useEffect(() => {
    const panel = box.current?.parentElement;
    if (panel && newest !== undefined) panel.scrollTop = panel.scrollHeight;
  }, [newest]);
  return (
    <div ref={box} className={styles.log}>
      {lines.length > shown.length && (
        <Button look="quiet" size="small" onPress={() => setAll(true)}>
          {say('earlier-lines', { count: lines.length - shown.length })}
        </Button>
      )}
      <ol className={styles.lines}>
        {shown.map(({ key, meaning, text: line }) => (
          <LogLine key={key} meaning={meaning} line={line} />
        ))}
      </ol>
    </div>
  );
}

const LogLine = memo(function LogLine({ meaning, line }: Omit<LogEntry, 'key' | 'text'> & { line: string }) {
  return (
    <li data-meaning={meaning}>
      <Marked text={line} />
    </li>
  );
});

/** For those who listen to a replay: each new line is read out when there is time. */
export function Announcer({ heard, text }: { heard: readonly Heard[]; text: GameText }) {
  const words = heard
    .flatMap((happening) => text.narrate(happening) ?? [])
    .map(plain)
    .join(' ');
  return (
    <Spoken as="div" role="log" aria-live="polite">
      {words}
    </Spoken>
  );
}

const narrated = new WeakMap<GameText, WeakMap<Moment, readonly LogEntry[]>>();

/** The last few lines, for where there is no room for all. */
export function lastLines({ moments, ...told }: LogContent, count: number): string[] {
  return linesOf({ ...told, moments: moments.slice(-RECENT) })
    .slice(-count)
    .map((line) => line.text);
}

function linesOf({ moments, text, telling }: LogContent): readonly LogEntry[] {
  const known = narrated.get(text) ?? new WeakMap<Moment, readonly LogEntry[]>();
  narrated.set(text, known);
  return notUndone(moments).flatMap((moment) => {
    const old = known.get(moment);
    if (old) return old;
    const fresh = moment.happenings.flatMap((happening, i) => {
      const meaning = meaningOf(telling, happening);
      const line = meaning === 'deal' ? null : text.narrate(happening);
      return line ? [{ key: `${moment.version}.${i}`, meaning, text: line }] : [];
    });
    known.set(moment, fresh);
    return fresh;
  });
}
