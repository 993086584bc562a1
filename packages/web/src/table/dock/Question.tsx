import type { AskedView, Viewer } from '@nokturn/engine';
import { type Facts, type GameText, plain } from '@nokturn/text';
import { Marked } from '@nokturn/ui';
import type { ReactNode, RefObject } from 'react';
import styles from './Question.module.css';

/** This many letters fit into the two lines of a phone only if they are small. */
const LONG = 56;

/** What is asked, or who is waited for; below it, how it is done or what the choice so far comes to. */
export function Question({
  heading,
  words,
  how,
  isOpen,
  children,
}: {
  /** Where the focus stays when what had it is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Marked text. */
  words: string;
  how: string | null;
  /** It is the viewer's to answer. */
  isOpen: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={styles.question}
      data-part="question"
      data-open={isOpen || undefined}
      data-long={plain(words).length > LONG || undefined}
    >
      <div className={styles.words}>
        <h2 ref={heading} className={styles.sentence} tabIndex={-1}>
          <Marked text={words} />
        </h2>
        {how !== null && (
          <p className={styles.how}>
            <Marked text={how} />
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** Who has still to answer: not whoever has. */
export function awaited({ seats, answered, mine }: AskedView, viewer: Viewer): AskedView['seats'] {
  const rest = seats?.filter(
    (seat) => !answered?.includes(seat) && !(seat === viewer && mine !== null && mine.answer !== null),
  );
  return rest && rest.length > 0 ? rest : seats;
}

/** What the game says of how a question is answered, where it is about one part of what a card does. */
export function howText(text: GameText, step: string, facts: Facts): string | null {
  return text.has(`decision-${step}`, 'how') ? text.thing('decision', step, 'how', facts) : null;
}

/** What the card says that the question is about, so that nobody has to look it up. */
export function cardText(text: GameText, facts: Facts): string | null {
  const { card } = facts;
  if (typeof card !== 'string' || !text.has(`card-${card}`, 'text')) return null;
  return text.thing('card', card, 'text', facts);
}
