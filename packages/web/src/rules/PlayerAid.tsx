import type { Language } from '@nokturn/text';
import { use } from 'react';
import { ownOrEnglish } from '../app/loads.ts';
import { useSay, useWords } from '../app/words.tsx';
import { howToPlay } from '../games.ts';
import { once } from '../parts/useGame.ts';
import styles from './Aid.module.css';
import { Blocks } from './Blocks.tsx';
import { playerAid } from './book.ts';

const aids = once(async (key) => {
  const [id = '', language = ''] = key.split('/');
  const { found } = await ownOrEnglish(language as Language, (tag) => howToPlay(id, tag));
  return playerAid(found);
});

/** A quick reference for the game: on a page of its own, and beside the board. */
export default function PlayerAid({ game }: { game: string }) {
  const say = useSay();
  const { language } = useWords();
  const blocks = use(aids(`${game}/${language}`));
  if (blocks.length === 0) return <p>{say('rules-unwritten')}</p>;
  return (
    <div className={styles.aid} data-testid="aid">
      <Blocks game={game} blocks={blocks} marked="" names={language} />
    </div>
  );
}
