import { parts, type Thing } from '@nokturn/text';
import { Fragment } from 'react';
import { useKit } from './kit.tsx';
import classes from './Marked.module.css';
import { PeekName } from './Peek.tsx';
import { SeatBadge } from './SeatBadge.tsx';

/** Marked text in which every name can be hovered or focused for its card, and players wear their badges. */
export function Marked({ text }: { text: string }) {
  return parts(text).map(({ text: words, thing }, i) => (
    // The parts of one sentence never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={i}>{thing ? <Name thing={thing} words={words} /> : words}</Fragment>
  ));
}

function Name({ thing, words }: { thing: Thing; words: string }) {
  const { names, seatLooks, SeatCard } = useKit();
  if (thing.type !== 'seat') return <PeekName thing={thing}>{words}</PeekName>;
  const seat = Number(thing.id);
  const badge = (
    <>
      <SeatBadge seat={seat} name={names[seat] ?? words} looks={seatLooks} /> {words}
    </>
  );
  if (SeatCard) return <PeekName thing={thing}>{badge}</PeekName>;
  return <span className={classes.seat}>{badge}</span>;
}
