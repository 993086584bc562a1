import type { GameText } from '@nokturn/text';
import classes from './Term.module.css';

/** The meaning of a word of the game, large. */
export function Term({ id, text }: { id: string; text: GameText }) {
  return (
    <div className={classes.term}>
      <h3>{text.plain(`term-${id}`)}</h3>
      <p>{text.plain(`term-${id}`, {}, 'text')}</p>
    </div>
  );
}
