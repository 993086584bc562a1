import { plain } from '@nokturn/text';
import { CardPeek, OwnSign, SeatBadge, type SeatSummaryProps, seatOf } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { vampireInFocus } from '../outlook.ts';
import type { MastersView } from '../secrets.ts';
import { labelsOf } from './labels.ts';
import { seatLooksOf, VAMPIRE_MARKS } from './looks.ts';
import { Figure } from './Pieces.tsx';
import classes from './SeatSummary.module.css';
import { ActionPoints, Belongings, Blood, Kills, Leader, type SheetProps } from './Sheet.tsx';
import { optionOf, type Touch } from './touch.ts';

/** A player and the sheets of all vampires that it controls. */
export function SeatSummary({
  view,
  seat,
  names,
  text,
  glow,
  picked,
  onPick,
}: SeatSummaryProps<MastersView>) {
  const { state } = view;
  const looks = seatLooksOf(state);
  const name = names[seat] ?? '';
  const touch: Touch = { glow, picked, onPick, labelOf: labelsOf(view, text) };
  const own = state.vampires.flatMap((vampire, number) => (vampire.seat === seat ? [number] : []));
  return (
    <article
      className={classes.seat}
      data-active={view.asked?.seats?.includes(seat) ?? false}
      style={{ '--own': own.length } as CSSProperties}
    >
      <h3 className={classes.who}>
        <SeatBadge seat={seat} name={name} looks={looks} />
        <span className={classes.player}>{name}</span>
        {seatOf(view.viewer) === seat && <OwnSign>{text.plain('board-you')}</OwnSign>}
      </h3>
      <div className={classes.sheets}>
        {own.map((number) => (
          <Sheet key={number} state={state} number={number} touch={touch} text={text} />
        ))}
      </div>
    </article>
  );
}

function Sheet({ state, number, touch, text }: SheetProps) {
  const vampire = state.vampires[number];
  if (!vampire) return null;
  const { id, blood, kills } = vampire;
  const option = optionOf(touch, 'vampire', id);
  const name = plain(text.thing('vampire', id));
  const isNow = vampireInFocus(state) === number && state.ended === null;
  return (
    <section
      className={classes.sheet}
      aria-label={name}
      data-now={isNow}
      data-glow={option !== null}
      data-drained={blood === 0}
      style={{ '--tint': VAMPIRE_MARKS[id].colour } as CSSProperties}
    >
      <svg className={classes.figure} viewBox="-15 -43 30 30" aria-hidden="true">
        <Figure id={id} />
      </svg>
      <p className={classes.name}>
        {option === null ? (
          <CardPeek thing={{ type: 'vampire', id }}>
            <Button className={classes.peek as string}>{name}</Button>
          </CardPeek>
        ) : (
          <Button
            className={`${classes.peek} ${classes.pick}`}
            aria-label={touch.labelOf(option)}
            onPress={() => touch.onPick(option)}
          >
            {name}
          </Button>
        )}
        {state.leader === number && <Leader state={state} text={text} />}
        {state.turn?.vampire === number && <ActionPoints ap={state.turn.ap} text={text} />}
      </p>
      <p className={classes.numbers}>
        <Blood vampire={vampire} text={text} />
        <Kills kills={kills} text={text} />
      </p>
      <div className={classes.things}>
        <Belongings state={state} number={number} touch={touch} text={text} />
      </div>
    </section>
  );
}
