import type { AskedView, Viewer } from '@nokturn/engine';
import { type Facts, type GameText, plain } from '@nokturn/text';
import { Marked } from '@nokturn/ui';
import type { ReactNode, RefObject } from 'react';
import styles from './Question.module.css';

/** More characters than this fit into the two lines of a phone only in small type. */
const LONG = 56;

/** The question, or who is being waited for; below it, the instructions or what the choice so far does. */
export function Question({
  heading,
  words,
  how,
  isOpen,
  children,
}: {
  /** Keeps the focus when the focused element has gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Marked text. */
  words: string;
  how: string | null;
  /** It is up to the viewer to answer. */
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
        <h2 ref={heading} className={styles.sentence} tabIndex={-1} data-clip="">
          <Marked text={words} />
        </h2>
        {how !== null && (
          <p className={styles.how} data-clip="">
            <Marked text={how} />
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** The seats that have yet to answer. */
export function awaited({ seats, answered, mine }: AskedView, viewer: Viewer): AskedView['seats'] {
  const rest = seats?.filter(
    (seat) => !answered?.includes(seat) && !(seat === viewer && mine !== null && mine.answer !== null),
  );
  return rest && rest.length > 0 ? rest : seats;
}

/** The game's instructions for a question, if it is about one part of a card's effect. */
export function howText(text: GameText, step: string, facts: Facts): string | null {
  return text.has(`decision-${step}`, 'how') ? text.thing('decision', step, 'how', facts) : null;
}

/** The text of the card that the question is about, so that nobody has to look it up. */
export function cardText(text: GameText, facts: Facts): string | null {
  const { card } = facts;
  if (typeof card !== 'string' || !text.has(`card-${card}`, 'text')) return null;
  return text.thing('card', card, 'text', facts);
}
