import { useMemo } from 'react';
import { useSay, useWords } from '../app/words.tsx';
import { Blocks } from './Blocks.tsx';
import type { Book } from './book.ts';
import styles from './RulesScreen.module.css';
import { foundIn, type Wanted } from './search.ts';

/** Search results, under the headings of their chapters. */
export function FoundPlaces({ game, book, wanted }: { game: string; book: Book; wanted: readonly Wanted[] }) {
  const say = useSay();
  const { language } = useWords();
  const found = useMemo(() => foundIn(book, wanted), [book, wanted]);
  const count = found.reduce((sum, { blocks }) => sum + blocks.length, 0);
  return (
    <>
      <p role="status">{say('rules-found', { count })}</p>
      {found.map(({ chapter, blocks }) => (
        <section key={chapter.id} className={styles.chapter} lang={chapter.language}>
          <h2>
            <a href={`#${chapter.id}`}>{chapter.title}</a>
          </h2>
          <Blocks game={game} blocks={blocks} marked="" names={language} />
        </section>
      ))}
    </>
  );
}
