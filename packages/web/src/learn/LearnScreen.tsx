import type { Game } from '@nokturn/engine';
import { createText, type GameText } from '@nokturn/text';
import { Button, Marked } from '@nokturn/ui';
import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Missing } from '../app/Loading.tsx';
import { go, Link } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay, useWords } from '../app/words.tsx';
import { type Listed, listed } from '../games.ts';
import { botName } from '../parts/names.ts';
import { once, useRules, useTableSources } from '../parts/useGame.ts';
import { newId } from '../source/local/fresh.ts';
import { save } from '../source/local/saved.ts';
import { latest } from '../source/source.ts';
import controls from '../styles/controls.module.css';
import { Table } from '../table/Table.tsx';
import type { Guide } from './guide.ts';
import { GuidedSource } from './guided.ts';
import styles from './LearnScreen.module.css';

const GUIDES = import.meta.glob<Guide>('./*/guide.json', { import: 'default' });
const WORDS = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });
const guides = once((id) => loaded(GUIDES, `./${id}/guide.json`));
const words = once((key) => loaded(WORDS, `./${key}.ftl`));

function loaded<T>(files: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const load = files[path];
  return load ? load() : Promise.reject(new Error(`there is no ${path}`));
}

export default function LearnScreen({ rest: [id = ''] }: { rest: readonly string[] }) {
  const game = listed(id);
  return game?.guided ? <Lesson listed={game} /> : <Missing />;
}

function Lesson({ listed: { id } }: { listed: Listed }) {
  const say = useSay();
  const { language } = useWords();
  const { name } = useSettings();
  const game = use(useRules(id));
  const guide = use(guides(id));
  const lesson = use(words(`${id}/${language}`));
  const sources = use(useTableSources(id));
  const names = useMemo(
    () =>
      Array.from({ length: guide.record.seats }, (_, seat) =>
        seat === guide.learner ? name || say('guest') : botName(say, seat),
      ),
    [guide, name, say],
  );
  const text = useMemo(
    () => createText({ language, sources: [...sources, lesson], names }),
    [language, sources, lesson, names],
  );
  const [table, setTable] = useState<GuidedSource | null>(null);
  useEffect(
    () => setTable(new GuidedSource(game, guide, names, (played) => go(playOn(played, guide)))),
    [game, guide, names],
  );
  return table && <Guided table={table} game={game} guide={guide} text={text} />;
}

function Guided({
  table,
  game,
  guide,
  text,
}: {
  table: GuidedSource;
  game: Game;
  guide: Guide;
  text: GameText;
}) {
  const state = useSyncExternalStore(table.listen, table.state);
  const version = latest(state)?.version ?? 0;
  const lesson = <Words table={table} game={game} guide={guide} text={text} version={version} />;
  return <Table source={table} extras={{ above: lesson, only: table.expected() }} />;
}

/** What the guide says about the move to come, above the board; at the end, the ways on. */
function Words({
  table,
  game,
  guide,
  text,
  version,
}: {
  table: GuidedSource;
  game: Game;
  guide: Guide;
  text: GameText;
  version: number;
}) {
  const say = useSay();
  const stop = table.stop();
  const done = Object.keys(guide.stops).filter((move) => Number(move) < version).length;
  const all = Object.keys(guide.stops).length;
  return (
    <aside className={styles.words} aria-live="polite" data-testid="guide" data-stop={stop ?? 'end'}>
      <p className={controls.dim}>{say('guide-progress', { done: Math.min(done + 1, all), all })}</p>
      <p>
        <Marked text={text.say(stop ?? 'guide-end')} />
      </p>
      {stop === null && (
        <div className={styles.ways}>
          <Button look="move" data-testid="play-on" onPress={() => go(playOn(table, guide))}>
            {say('guide-play-on')}
          </Button>
          <Link href={`/rules/${game.id}`}>{say('read-rules')}</Link>
        </div>
      )}
    </aside>
  );
}

/** The same match, from where the guide leaves it, against bots. */
function playOn({ match, state }: GuidedSource, guide: Guide): string {
  const id = newId();
  const holders = state().facts?.holders ?? [];
  save({
    id,
    seats: holders.map((holder, seat) =>
      seat === guide.learner && holder.kind === 'person'
        ? { kind: 'person', name: holder.name }
        : { kind: 'bot', level: 'novice' },
    ),
    record: match.record,
    over: match.position.over,
    at: Date.now(),
  });
  return `/local/${id}`;
}
