import type { Heard } from '@nokturn/engine';
import { type GameText, type Meaning, meaningOf, plain, type Telling } from '@nokturn/text';
import { Button, Marked, Spoken } from '@nokturn/ui';
import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useSay } from '../app/words.tsx';
import { type Moment, notUndone } from '../source/source.ts';
import { isBefore } from './beats/cut.ts';
import styles from './Log.module.css';
import type { Playback } from './usePlayback.ts';

const SHOWN = 60;
/** The last line is certain to be within this many moments. */
const RECENT = 20;

/** What is told, and what it means. */
interface LogContent {
  readonly moments: readonly Moment[];
  readonly text: GameText;
  readonly telling: Pick<Telling, 'means'>;
  /** How the happenings are grouped into beats, if a table shows them that way. */
  readonly playback?: Pick<Playback, 'beatsSince' | 'summaryOf' | 'shown' | 'part'>;
  /** What bots explained, by the version of the move. */
  readonly said?: ReadonlyMap<number, string>;
}

interface LogEntry {
  readonly key: string;
  readonly version: number;
  readonly part: number;
  readonly meaning: Meaning | null;
  readonly text: string;
}

/** The events in sentences; every name can be hovered or focused for its card. */
export function Log({ moments, text, telling, playback, said }: LogContent) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf({ moments, text, telling }), [moments, text, telling]);
  const shown = useMemo(() => (all ? lines : lines.slice(-SHOWN)), [all, lines]);
  const heads = useHeads(shown, moments, playback);
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
        {shown.map(({ key, version, meaning, text: line }, i) => (
          <Fragment key={key}>
            {heads.get(key) !== undefined && <LogHead words={heads.get(key) ?? ''} />}
            <LogLine meaning={meaning} line={line} />
            {shown[i + 1]?.version !== version && said?.has(version) && (
              <li data-why="">{said.get(version)}</li>
            )}
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

const LogLine = memo(function LogLine({ meaning, line }: Pick<LogEntry, 'meaning'> & { line: string }) {
  return (
    <li data-meaning={meaning}>
      <Marked text={line} />
    </li>
  );
});

const LogHead = memo(function LogHead({ words }: { words: string }) {
  return (
    <li className={styles.head} data-beat="">
      <Marked text={words} />
    </li>
  );
});

/** The result of each beat, by the first of its lines; a single line needs no summary. */
function useHeads(
  lines: readonly LogEntry[],
  moments: readonly Moment[],
  playback: LogContent['playback'],
): ReadonlyMap<string, string> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the grouping changes when there are more moments
  return useMemo(() => {
    const heads = new Map<string, string>();
    const [first] = lines;
    if (playback === undefined || first === undefined) return heads;
    const from = Math.max(
      0,
      moments.findIndex(({ version }) => version === first.version),
    );
    const until = { moments: playback.shown, part: playback.part };
    for (const beat of playback.beatsSince({ moments: from, part: 0 })) {
      // The result appears when the whole beat has been shown.
      if (isBefore(until, beat.to)) break;
      const begin = moments[beat.from.moments]?.version ?? Number.POSITIVE_INFINITY;
      const end = moments[beat.to.moments]?.version ?? Number.POSITIVE_INFINITY;
      const under = lines.filter(
        ({ version, part }) =>
          isFrom([version, part], [begin, beat.from.part]) && !isFrom([version, part], [end, beat.to.part]),
      );
      // The start of a round or a lap comes before the turn.
      const top =
        under.find(({ meaning }) => meaning === 'turn') ?? under.find(({ meaning }) => meaning !== 'round');
      const words = under.length > 1 ? (playback.summaryOf(beat)?.words ?? null) : null;
      if (top && words !== null && !under.some(({ text }) => plain(text) === plain(words)))
        heads.set(top.key, words);
    }
    return heads;
  }, [lines, moments]);
}

type Point = readonly [version: number, part: number];

function isFrom([version, part]: Point, [from, fromPart]: Point): boolean {
  return version > from || (version === from && part >= fromPart);
}

/** For listeners to a replay: each new line is read out when there is time. */
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

/** The last few lines, for places without room for all of them. */
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
      return line
        ? [{ key: `${moment.version}.${i}`, version: moment.version, part: i, meaning, text: line }]
        : [];
    });
    known.set(moment, fresh);
    return fresh;
  });
}
