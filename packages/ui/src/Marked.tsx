import { parts, type Thing } from '@nokturn/text';
import { Fragment } from 'react';
import { useKit } from './kit.tsx';
import classes from './Marked.module.css';
import { PeekName } from './Peek.tsx';
import { SeatBadge } from './SeatBadge.tsx';

/** Marked text: every name can be hovered or focused for its card, and players have their badges. */
export function Marked({ text }: { text: string }) {
  const all = parts(text);
  const around = all.map(({ text: words, thing }, i) =>
    thing ? NOTHING : punctuation(words, i > 0, i < all.length - 1),
  );
  const keys = keysOf(all.map(({ thing }) => thing));
  return all.map(({ text: words, thing }, i) => (
    <Fragment key={keys[i]}>
      {thing ? (
        <span className={classes.name}>
          {around[i - 1]?.opening}
          <Name thing={thing} words={words} />
          {around[i + 1]?.closing}
        </span>
      ) : (
        around[i]?.between
      )}
    </Fragment>
  ));
}

/**
 * When one sentence replaces another, a name that is in both keeps its element, so that focus and hover are not lost.
 */
function keysOf(things: readonly (Thing | null)[]): readonly string[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const what = thing ? `${thing.type} ${thing.id}` : 'words';
    const number = seen.get(what) ?? 0;
    seen.set(what, number + 1);
    return `${what} ${number}`;
  });
}

/**
 * The words between two names, and the punctuation that must stay on the same line as the name before or after it: next
 * to a button the browser would break the line.
 */
interface Punctuation {
  readonly closing: string;
  readonly between: string;
  readonly opening: string;
}

const NOTHING: Punctuation = { closing: '', between: '', opening: '' };
const CLOSING = /^[.,;:!?)…”“"]*/u;
const OPENING = /[(„“"]?$/u;

function punctuation(words: string, afterName: boolean, beforeName: boolean): Punctuation {
  const closing = afterName ? (CLOSING.exec(words)?.[0] ?? '') : '';
  const rest = words.slice(closing.length);
  const opening = beforeName ? (OPENING.exec(rest)?.[0] ?? '') : '';
  return { closing, between: rest.slice(0, rest.length - opening.length), opening };
}

function Name({ thing, words }: { thing: Thing; words: string }) {
  const { names, seatLooks } = useKit();
  if (thing.type !== 'seat') return <PeekName thing={thing}>{words}</PeekName>;
  const seat = Number(thing.id);
  return (
    <span className={classes.seat}>
      <span className={classes.badge}>
        <SeatBadge seat={seat} name={names[seat] ?? words} looks={seatLooks} />{' '}
      </span>
      {words}
    </span>
  );
}
