import type { Rulebook } from '@nokturn/engine';
import { createText, type GameText, type Language, plain } from '@nokturn/text';
import { Button, Marked } from '@nokturn/ui';
import { use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Missing } from '../app/Loading.tsx';
import { allOf, loaded, wordsIn } from '../app/loads.ts';
import { go, Link } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay, useWords } from '../app/words.tsx';
import { openBranch } from '../branch/open.ts';
import { guideOf, guideWords, isGuided } from '../games.ts';
import { namesOf } from '../parts/names.ts';
import { once, useRules, useTableSources } from '../parts/useGame.ts';
import { newId } from '../source/fresh.ts';
import { save } from '../source/local/saved.ts';
import { latest } from '../source/source.ts';
import controls from '../styles/controls.module.css';
import { Table } from '../table/Table.tsx';
import { useSpoken } from '../table/voice.ts';
import { type Guide, nextStop } from './guide.ts';
import { GuidedSource, STAND_INS } from './guided.ts';
import styles from './LearnScreen.module.css';

const guides = once((id) => loaded(() => guideOf(id)));
const lessons = once((key) => {
  const [id = '', language = ''] = key.split('/');
  return wordsIn(language as Language, (tag) => guideWords(id, tag));
});

export default function LearnScreen({ rest: [id = ''] }: { rest: readonly string[] }) {
  return isGuided(id) ? <Lesson id={id} /> : <Missing />;
}

/** The match is created once; another language changes only the words. */
function Lesson({ id }: { id: string }) {
  const say = useSay();
  const { language } = useWords();
  const { name, mild } = useSettings();
  const game = use(useRules(id));
  const guide = use(guides(id));
  const [table] = useState(() => new GuidedSource(game, guide, name, (played) => go(playOn(played, guide))));
  const sources = use(useTableSources(id));
  const lesson = use(lessons(`${id}/${language}`));
  const state = useSyncExternalStore(table.listen, table.state);
  const text = useMemo(() => {
    const names = namesOf(say, table.state().facts?.holders ?? []);
    return createText({ language, ...allOf([...sources, lesson]), names, mild });
  }, [language, sources, lesson, table, say, mild]);
  const version = latest(state)?.version ?? 0;
  const again = () => tryAgain(game, table, guide, name).then(go);
  const words = (
    <Words id={id} table={table} guide={guide} text={text} version={version} onAgain={() => void again()} />
  );
  return <Table source={table} extras={{ guide: words, only: table.expected() }} />;
}

/** What the guide says about the next move; at the end, the ways on. */
function Words({
  id,
  table,
  guide,
  text,
  version,
  onAgain,
}: {
  id: string;
  table: GuidedSource;
  guide: Guide;
  text: GameText;
  version: number;
  /** The same beginning again, without a guide. */
  onAgain: () => void;
}) {
  const say = useSay();
  const stop = table.stop();
  const done = Object.keys(guide.stops).filter((move) => Number(move) < version).length;
  const all = Object.keys(guide.stops).length;
  const words = text.say(stop ?? 'guide-end');
  useSpoken(plain(words));
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // The last words are the longest, and the ways on are below them.
    if (stop === null) place.current?.scrollIntoView();
  }, [stop]);
  return (
    <aside
      ref={place}
      className={styles.words}
      data-testid="guide"
      data-stop={stop ?? 'end'}
      data-told={stop === null || undefined}
    >
      <p className={controls.dim}>{say('guide-progress', { done: Math.min(done + 1, all), all })}</p>
      <p>
        <Marked text={words} />
      </p>
      {stop === null && (
        <div className={styles.ways}>
          <Button look="move" data-testid="play-on" onPress={() => go(playOn(table, guide))}>
            {say('guide-play-on')}
          </Button>
          <Button data-testid="try-again" onPress={onAgain}>
            {say('guide-again')}
          </Button>
          <Link href={`/rules/${id}`}>{say('read-rules')}</Link>
        </div>
      )}
    </aside>
  );
}

/** The same match, from where the guide ends, against bots. */
function playOn({ match, record, state }: GuidedSource, guide: Guide): string {
  const id = newId();
  const holders = state().facts?.holders ?? [];
  save({
    id,
    seats: holders.map((holder, seat) =>
      seat === guide.learner && holder.kind === 'person'
        ? { kind: 'person', name: holder.name }
        : { kind: 'bot', level: STAND_INS },
    ),
    record,
    over: match.position.over,
    at: Date.now(),
  });
  return `/local/${id}`;
}

/**
 * What if the learner had decided alone: from the first lesson on, with everything unknown imagined again, so that the
 * match that continues after the guide keeps its secrets.
 */
async function tryAgain(
  rules: Rulebook,
  { record }: GuidedSource,
  guide: Guide,
  name: string,
): Promise<string> {
  const wanted = {
    move: nextStop(guide, 0) ?? 0,
    seat: guide.learner,
    kind: 'imagined',
    level: STAND_INS,
  } as const;
  const opened = await openBranch(rules, record, wanted, { name, origin: null, isLesson: true });
  if (typeof opened !== 'string') throw new Error(opened.reason);
  return opened;
}
