import { type GameText, plain } from '@nokturn/text';
import { CardPeek, Die } from '@nokturn/ui';
import { Button } from 'react-aria-components';
import type { PlaceId } from '../cards/places.ts';
import classes from './Board.module.css';
import { DICE_TRAY, type Point } from './geometry.ts';
import { place } from './place.ts';
import type { Dice } from './stage.ts';
import type { Touch } from './touch.ts';

/** A place can always be asked what happens there; when it is offered, touching it goes there. */
export function Place({
  id,
  at,
  layout,
  text,
  guests,
  option,
  say,
  onPick,
}: { id: PlaceId; at: Point; text: GameText; guests: readonly string[] } & Touch) {
  const name = plain(text.thing('place', id));
  const who = text.plain('board-place', { place: id, count: guests.length, guests });
  return (
    <div className={classes.place} style={place(at, layout)} data-glow={option !== null}>
      <CardPeek thing={{ type: 'place', id }}>
        <Button
          className={classes.oval as string}
          aria-label={option ? `${say(option)}. ${who}` : who}
          {...(option && { onPress: () => onPick(option) })}
        >
          <span className={classes.plate}>{name}</span>
        </Button>
      </CardPeek>
    </div>
  );
}

/** The dice as they fell last. */
export function DiceTray({ dice: { d4, d6, roll }, layout, option, say, onPick }: { dice: Dice } & Touch) {
  const both = (
    <>
      <Die sides={6} value={d6} rolled={roll} />
      <Die sides={4} value={d4} rolled={roll} />
    </>
  );
  if (option === null)
    return (
      <div className={classes.tray} style={place(DICE_TRAY, layout)}>
        {both}
      </div>
    );
  return (
    <Button
      className={classes.tray as string}
      style={place(DICE_TRAY, layout)}
      data-glow
      aria-label={say(option)}
      onPress={() => onPick(option)}
    >
      {both}
    </Button>
  );
}
