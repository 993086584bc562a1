import { type GameText, plain } from '@nokturn/text';
import { CardPeek, Die } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import type { PlaceId } from '../cards/places.ts';
import classes from './Board.module.css';
import { at, type Layout, type Point } from './layout/index.ts';
import type { Dice } from './stage.ts';
import type { Touch } from './touch.ts';

/** A place can always be touched to see what happens there; when it is offered, touching it goes there. */
export function Place({
  id,
  slot,
  layout,
  text,
  guests,
  option,
  say,
  onTouch,
}: { id: PlaceId; slot: number; text: GameText; guests: readonly string[] } & Touch) {
  const who = text.plain('board-place', { place: id, count: guests.length, guests });
  return (
    <div
      className={classes.place}
      style={{ ...at(layout.slots[slot] as Point), ...layout.place }}
      data-glow={option !== null}
    >
      <CardPeek thing={{ type: 'place', id }}>
        <Button
          className={classes.oval as string}
          aria-label={option ? `${say(option)}. ${who}` : who}
          {...(option && { onPress: (event) => onTouch(option, event) })}
        >
          <span
            className={classes.plate}
            style={{ maxWidth: plateRoom(layout), fontSize: layout.type.plate }}
          >
            {plain(text.thing('place', id))}
          </span>
        </Button>
      </CardPeek>
    </div>
  );
}

/** A name may extend a little beyond the sides of its place; a longer one takes a second line. */
function plateRoom({ place, shape }: Layout): number {
  return place.width * (shape === 'tall' || shape === 'low' ? 1.16 : 1.3);
}

/** The dice as they last fell. */
export function DiceTray({ dice: { d4, d6, roll }, layout, option, say, onTouch }: { dice: Dice } & Touch) {
  // A die is 2.75 times as high as its number.
  const style = { ...at(layout.dice), '--die': `${layout.die / 2.75}px` } as CSSProperties;
  return (
    <div className={classes.tray} style={style} data-glow={option !== null}>
      <Die sides={6} value={d6} rolled={roll} />
      <Die sides={4} value={d4} rolled={roll} />
      {option !== null && (
        <Button
          className={classes.roll as string}
          aria-label={say(option)}
          // There is only one pair of dice, so a finger on them cannot have meant anything else.
          onPress={() => onTouch(option, { pointerType: 'mouse' })}
        />
      )}
    </div>
  );
}
