import { LANGUAGES, type Language, milder } from '@nokturn/text';
import { use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { Missing } from '../app/Loading.tsx';
import { loaded, ownOrEnglish } from '../app/loads.ts';
import { Link, useAddress } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { sayInTitle } from '../app/title.ts';
import { useGameName, useSay, useWords } from '../app/words.tsx';
import { gameWords, howToPlay, isGuided, type Listed, listed, rulesForPlayers, rulesText } from '../games.ts';
import { SearchField } from '../parts/SearchField.tsx';
import { once } from '../parts/useGame.ts';
import controls from '../styles/controls.module.css';
import { Aid } from './Aid.tsx';
import { soughtAt } from './address.ts';
import { Blocks } from './Blocks.tsx';
import { type Book, bookOf, type Chapter, chapterAt } from './book.ts';
import { FoundPlaces } from './FoundPlaces.tsx';
import styles from './RulesScreen.module.css';
import { wantedIn } from './search.ts';
import { usePictures } from './usePictures.tsx';
import { usePrinting } from './usePrinting.ts';

const books = once(async (key): Promise<Book> => {
  const [id = '', language = '', mild] = key.split('/');
  const [rules, forPlayers, onePage, english, words, englishWords] = await Promise.all([
    ownOrEnglish(language as Language, (tag) => rulesText(id, tag)),
    ownOrEnglish(language as Language, (tag) => rulesForPlayers(id, tag)),
    ownOrEnglish(language as Language, (tag) => howToPlay(id, tag)),
    language === 'en' ? null : loaded(() => rulesText(id, 'en')),
    ownOrEnglish(language as Language, (tag) => gameWords(id, tag)),
    loaded(() => gameWords(id, 'en')),
  ]);
  const say = mild === undefined ? (text: string) => text : await mildly(id);
  return bookOf({
    rules: say(rules.found),
    forPlayers: forPlayers.language === rules.language ? say(forPlayers.found) : '',
    howToPlay: say(onePage.found),
    english: english === null || rules.language === 'en' ? null : say(english),
    words: words.found.default,
    englishWords: englishWords.default,
    language: rules.language,
  });
});

/** The tables of the rules name each card in all languages. */
async function mildly(id: string): Promise<(text: string) => string> {
  const sources = await Promise.all(
    LANGUAGES.map(async (language) => [language, await loaded(() => gameWords(id, language))] as const),
  );
  return (text) => sources.reduce((said, [language, words]) => milder(said, language, words.default), text);
}

export default function RulesScreen({ rest: [id = '', part] }: { rest: readonly string[] }) {
  const game = listed(id);
  if (game === null || (part !== undefined && part !== 'aid')) return <Missing />;
  return part === 'aid' ? <Aid game={game} /> : <Rules game={game} />;
}

/** The rules for players, one chapter at a time; every reason in the program links to one of their clauses. */
function Rules({ game }: { game: Listed }) {
  const say = useSay();
  const name = useGameName(game.id);
  const { language } = useWords();
  const { mild } = useSettings();
  const book = use(books(`${game.id}/${language}${mild ? '/mild' : ''}`));
  const { hash } = useAddress();
  const [search, setSearch] = useState(() => soughtAt(hash) ?? '');
  const sought = useDeferredValue(search);
  const wanted = useMemo(() => wantedIn(sought, [...new Set([language, 'en' as const])]), [sought, language]);
  const isPrinting = usePrinting();
  const pictures = usePictures(game.id, book);
  const chapter = chapterAt(book, hash);
  const title = name.plain('game');

  useEffect(() => {
    const screen = [chapter?.title, say('rules'), title].filter(Boolean).join(' · ');
    sayInTitle(say('title', { screen }));
    return () => sayInTitle();
  }, [say, title, chapter]);
  // Following a reference ends the search: the chapter is opened again, and scrolled to once.
  const address = useMemo(() => ({ hash, book }), [hash, book]);
  const ledTo = useRef<typeof address>(null);
  const isOpen = wanted.length === 0;
  useEffect(() => {
    if (hash !== '') setSearch(soughtAt(hash) ?? '');
  }, [hash]);
  useEffect(() => {
    if (!isOpen || ledTo.current === address) return;
    ledTo.current = address;
    const place = document.getElementById(address.hash);
    const isChapter = address.book.chapters.some(({ id }) => id === address.hash);
    // There is nothing above a chapter except, on a narrow screen, the contents.
    if (isChapter && matchMedia(BESIDE).matches) window.scrollTo({ top: 0, behavior: 'instant' });
    else place?.scrollIntoView({ block: isChapter ? 'start' : 'center', behavior: 'instant' });
    place?.focus({ preventScroll: true });
  }, [isOpen, address]);

  return (
    <>
      <Header />
      <div className={styles.page}>
        <nav className={styles.contents} aria-label={say('rules-contents')}>
          <SearchField label={say('rules-search')} value={search} onChange={setSearch} />
          <p className={styles.ways}>
            <Link href={`/new/${game.id}?with=bots`} className={`${controls.primary} ${controls.small}`}>
              {say('play-bots')}
            </Link>
            {isGuided(game.id) && <Link href={`/learn/${game.id}`}>{say('learn-first-game')}</Link>}
            <Link href={`/rules/${game.id}/aid`}>{say('rules-aid')}</Link>
            <button type="button" className={styles.print} onClick={pictures.print}>
              {say('rules-print')}
            </button>
          </p>
          <details className={styles.list} open={matchMedia(BESIDE).matches}>
            <summary>{say('rules-contents')}</summary>
            <Contents book={book} current={isOpen ? chapter : undefined} />
          </details>
        </nav>
        <main className={styles.rules} data-pictures={pictures.areReady ? 'ready' : undefined}>
          {pictures.ahead}
          <h1>{book.title ?? title}</h1>
          {book.title === null && <p>{say('rules-unwritten')}</p>}
          {isPrinting ? (
            book.chapters.map((one) => <OneChapter key={one.id} game={game.id} chapter={one} marked="" />)
          ) : isOpen ? (
            chapter && (
              <>
                <OneChapter game={game.id} chapter={chapter} marked={hash} />
                <Around book={book} chapter={chapter} />
              </>
            )
          ) : (
            <FoundPlaces game={game.id} book={book} wanted={wanted} />
          )}
        </main>
      </div>
    </>
  );
}

/** If the contents are beside the rules, there is room for them from the start. */
const BESIDE = '(min-width: 64rem)';

function Contents({ book, current }: { book: Book; current: Chapter | undefined }) {
  const { language } = useWords();
  const say = useSay();
  const own = book.chapters.filter((chapter) => chapter.language === language);
  const foreign = book.chapters.filter((chapter) => chapter.language !== language);
  return (
    <>
      <ContentsList chapters={own} current={current} />
      {foreign.length > 0 && (
        <>
          <p className={controls.dim}>{say('rules-english')}</p>
          <ContentsList chapters={foreign} current={current} />
        </>
      )}
    </>
  );
}

function ContentsList({ chapters, current }: { chapters: readonly Chapter[]; current: Chapter | undefined }) {
  return (
    <ul>
      {chapters.map((chapter) => (
        <li key={chapter.id} lang={chapter.language}>
          <a href={`#${chapter.id}`} aria-current={chapter === current ? 'page' : undefined}>
            <span className={styles.number}>{chapter.number}</span>
            {chapter.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function OneChapter({ game, chapter, marked }: { game: string; chapter: Chapter; marked: string }) {
  const say = useSay();
  const { language } = useWords();
  return (
    <section className={styles.chapter} lang={chapter.language} data-testid="chapter">
      <h2 id={chapter.id} tabIndex={-1}>
        {chapter.number !== null && <span className={styles.number}>{chapter.number}</span>}
        {chapter.title}
      </h2>
      {chapter.language !== language && (
        <p className={controls.dim} lang={language}>
          {say('rules-english-here')}
        </p>
      )}
      <Blocks game={game} blocks={chapter.blocks} marked={marked} names={language} />
    </section>
  );
}

/** Links to the previous and the next chapter. */
function Around({ book: { chapters }, chapter }: { book: Book; chapter: Chapter }) {
  const say = useSay();
  const at = chapters.indexOf(chapter);
  const [before, after] = [chapters[at - 1], chapters[at + 1]];
  return (
    <nav className={styles.around} aria-label={say('rules-around')}>
      {before && (
        <a href={`#${before.id}`} rel="prev">
          <span className={controls.dim}>{say('rules-before')}</span>
          <span lang={before.language}>{before.title}</span>
        </a>
      )}
      {after && (
        <a href={`#${after.id}`} rel="next">
          <span className={controls.dim}>{say('rules-after')}</span>
          <span lang={after.language}>{after.title}</span>
        </a>
      )}
    </nav>
  );
}
