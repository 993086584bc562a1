import { LANGUAGES, type Language, milder } from '@nokturn/text';
import { use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { Missing } from '../app/Loading.tsx';
import { loaded, ownOrEnglish } from '../app/loads.ts';
import { Link, useAddress } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useGameName, useSay, useWords } from '../app/words.tsx';
import { gameWords, howToPlay, isGuided, type Listed, listed, rulesText } from '../games.ts';
import { numbered } from '../parts/numbered.ts';
import { once } from '../parts/useGame.ts';
import controls from '../styles/controls.module.css';
import { type Book, bookOf } from './book.ts';
import { type Block, folded, mentions, type Span, spansOf } from './markdown.ts';
import styles from './RulesScreen.module.css';

const books = once(async (key): Promise<Book> => {
  const [id = '', language = '', mild] = key.split('/');
  const [rules, onePage, english] = await Promise.all([
    ownOrEnglish(language as Language, (tag) => rulesText(id, tag)),
    ownOrEnglish(language as Language, (tag) => howToPlay(id, tag)),
    language === 'en' ? null : loaded(() => rulesText(id, 'en')),
  ]);
  const say = mild === undefined ? (text: string) => text : await mildly(id);
  return bookOf({
    rules: say(rules.found),
    howToPlay: say(onePage.found),
    english: english === null || rules.language === 'en' ? null : say(english),
  });
});

/** The tables of the rules name each card in all languages. */
async function mildly(id: string): Promise<(text: string) => string> {
  const sources = await Promise.all(
    LANGUAGES.map(async (language) => [language, await loaded(() => gameWords(id, language))] as const),
  );
  return (text) => sources.reduce((said, [language, words]) => milder(said, language, words.default), text);
}

export default function RulesScreen({ rest: [id = ''] }: { rest: readonly string[] }) {
  const game = listed(id);
  return game ? <Rules game={game} /> : <Missing />;
}

/** The rules by clause, as they stand in the documentation; every reason in the program leads to one of them. */
function Rules({ game }: { game: Listed }) {
  const say = useSay();
  const name = useGameName(game.id);
  const { language } = useWords();
  const { mild } = useSettings();
  const book = use(books(`${game.id}/${language}${mild ? '/mild' : ''}`));
  const { hash } = useAddress();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(folded(search).split(/\s+/).filter(Boolean).join(' '));
  const found = useMemo(() => {
    const wanted = words.split(' ').filter(Boolean);
    return { own: filtered(book.own, wanted), english: filtered(book.english, wanted) };
  }, [book, words]);
  const title = name.plain('game');

  useEffect(() => {
    document.title = say('title', { screen: `${say('rules')} · ${title}` });
  }, [say, title]);
  // Whoever follows a reference out of what was found has found it: the rules are whole again, and lead there once.
  const address = useMemo(() => ({ hash, book }), [hash, book]);
  const ledTo = useRef<typeof address>(null);
  const isWhole = words === '';
  useEffect(() => {
    if (hash !== '') setSearch('');
  }, [hash]);
  useEffect(() => {
    if (!isWhole || ledTo.current === address) return;
    ledTo.current = address;
    const clause = document.getElementById(address.hash);
    clause?.scrollIntoView({ block: 'center' });
    clause?.focus({ preventScroll: true });
  }, [isWhole, address]);

  return (
    <>
      <Header />
      <div className={styles.page}>
        <nav className={styles.contents} aria-label={say('rules-contents')}>
          <label className={styles.search}>
            <span>{say('rules-search')}</span>
            <input
              className={controls.field}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </label>
          <p className={styles.ways}>
            <Link href={`/new/${game.id}?with=bots`} className={`${controls.primary} ${controls.small}`}>
              {say('play-bots')}
            </Link>
            {isGuided(game.id) && <Link href={`/learn/${game.id}`}>{say('learn-first-game')}</Link>}
          </p>
          <details className={styles.list} open={matchMedia(BESIDE).matches}>
            <summary>{say('rules-contents')}</summary>
            <Contents blocks={book.own} />
            <Contents blocks={book.english} language="en" />
          </details>
        </nav>
        <main className={styles.rules}>
          {words !== '' && (
            <p role="status">
              {say('rules-found', {
                count: [...found.own, ...found.english].filter(({ kind }) => kind !== 'heading').length,
              })}
            </p>
          )}
          <Blocks blocks={found.own} hash={hash} />
          {found.english.length > 0 && (
            <>
              <p className={styles.note}>{say('rules-english')}</p>
              <div lang="en">
                <Blocks blocks={found.english} hash={hash} />
              </div>
            </>
          )}
        </main>
      </div>
    </>
  );
}

/** Where the contents stand beside the rules, there is room for them from the start. */
const BESIDE = '(min-width: 64rem)';

function Contents({ blocks, language }: { blocks: readonly Block[]; language?: Language }) {
  return (
    <ul lang={language}>
      {blocks.map(
        (block) =>
          block.kind === 'heading' &&
          (block.level === 2 || block.level === 3) && (
            <li key={block.id} data-level={block.level}>
              <a href={`#${block.id}`}>{block.text}</a>
            </li>
          ),
      )}
    </ul>
  );
}

function Blocks({ blocks, hash }: { blocks: readonly Block[]; hash: string }) {
  return numbered(blocks).map(([i, block]) => <Shown key={i} block={block} hash={hash} />);
}

/** What mentions the words, each under its headings. */
function filtered(blocks: readonly Block[], words: readonly string[]): readonly Block[] {
  if (words.length === 0) return blocks;
  const open = new Map<number, Block>();
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') {
      for (const level of [...open.keys()]) if (level >= block.level) open.delete(level);
      open.set(block.level, block);
      return [];
    }
    if (!mentions(block, words)) return [];
    const headings = [...open.values()];
    open.clear();
    return [...headings, block];
  });
}

function Shown({ block, hash }: { block: Block; hash: string }) {
  switch (block.kind) {
    case 'heading': {
      const Level = `h${Math.min(block.level, 6)}` as 'h1';
      return <Level id={block.id}>{block.text}</Level>;
    }
    case 'paragraph':
      return (
        <p>
          <Spans text={block.text} />
        </p>
      );
    case 'item':
      return (
        <p className={styles.item}>
          <Spans text={block.text} />
        </p>
      );
    case 'clause':
      return (
        <p id={block.id} className={styles.clause} tabIndex={-1} data-marked={block.id === hash || undefined}>
          <a href={`#${block.id}`} className={styles.number}>
            {block.id}
          </a>
          <span>
            <Spans text={block.text} />
          </span>
        </p>
      );
    case 'table':
      return <RuleTable head={block.head} rows={block.rows} hash={hash} />;
  }
}

function RuleTable({
  head,
  rows,
  hash,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  hash: string;
}) {
  const say = useSay();
  return (
    // A table that is wider than the screen is scrolled, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.wide} tabIndex={0} aria-label={say('rules-table')}>
      <table>
        {head.some((cell) => cell !== '') && (
          <thead>
            <tr>
              {numbered(head).map(([i, cell]) => (
                <th key={i} scope="col">
                  <Spans text={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {numbered(rows).map(([i, row]) => (
            <tr
              key={i}
              id={rulingOf(row)}
              tabIndex={rulingOf(row) === undefined ? undefined : -1}
              data-marked={(hash !== '' && rulingOf(row) === hash) || undefined}
            >
              {numbered(row).map(([j, cell]) => (
                <td key={j}>
                  <Spans text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A ruling is a row that begins with its id, by which it is found like a clause. */
function rulingOf([id = '']: readonly string[]): string | undefined {
  return /^[A-Z]+-R\d+$/.test(id) ? id : undefined;
}

function Spans({ text }: { text: string }) {
  return numbered(spansOf(text)).map(([i, span]) => <OneSpan key={i} span={span} />);
}

function OneSpan({ span: { kind, text } }: { span: Span }) {
  switch (kind) {
    case 'strong':
      return <strong>{text}</strong>;
    case 'emphasis':
      return <em>{text}</em>;
    case 'code':
      return <code>{text}</code>;
    case 'clause':
      return (
        <a className={styles.reference} href={`#${text}`}>
          {text}
        </a>
      );
    case 'words':
      return text;
  }
}
