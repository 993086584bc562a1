import type { View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { type Composed, Cover, Covered } from '@nokturn/ui';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { type District, districtId } from '../cards/districts.ts';
import type { MastersView } from '../secrets.ts';
import type { BoardLayout } from './layout.ts';
import classes from './Offers.module.css';
import { mostAlong, type Offer, offersAt } from './offers.ts';
import { offerWords } from './offerWords.ts';
import type { Touch } from './touch.ts';

interface OffersProps {
  readonly view: View<MastersView>;
  readonly district: District;
  readonly layout: BoardLayout;
  readonly touch: Touch;
  onPlan?: ((answers: readonly Composed[]) => void) | undefined;
  onClose(): void;
  readonly text: GameText;
}

/**
 * Everything that can be done in a district now, beside it on a desktop and over its neighbours on a phone.
 */
export function Offers({ view, district, layout, touch, onPlan, onClose, text }: OffersProps) {
  const [along, setAlong] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const offers = useMemo(() => offersAt(view, district, along, text), [view, district, text, along]);
  const isNear = offers.some(({ way }) => way?.by === 'move');
  const open = offers.filter(
    ({ way, answers }) =>
      // Offers of several answers appear only if several can be given, and a train only if the district is
      // too far to walk.
      (onPlan !== undefined || answers.length === 1) && !(isNear && way?.by === 'train'),
  );
  const most = open.some(({ way }) => way !== null) ? mostAlong(view) : 0;
  const name = plain(text.thing('district', districtId(district)));
  const play = ({ answers }: Offer) => {
    const [first] = answers;
    onClose();
    if (answers.length > 1) onPlan?.(answers);
    else if (typeof first?.answer === 'string') touch.onPick(first.answer);
  };

  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [onClose]);

  const title = text.plain('board-offers', { district: districtId(district) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it, wherever in it the focus is
    <div
      ref={box}
      className={classes.offers}
      data-part="offer"
      data-columns={layout.kind !== 'desk' && open.length > 3 ? 2 : 1}
      style={placeOf(view.state.positions[district] ?? 0, layout)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <h3>
        <span>{open.length > 0 ? capital(title) : text.plain('board-offers-none', { name })}</span>
        <Button className={classes.close as string} aria-label={text.plain('board-close')} onPress={onClose}>
          <span aria-hidden="true">×</span>
        </Button>
      </h3>
      {most > 0 && (
        <p className={classes.along}>
          {text.plain('board-along')}
          {Array.from({ length: most + 1 }, (_, i) => i).map((count) => (
            <Button
              key={count}
              className={classes.count as string}
              data-chosen={count === along}
              aria-pressed={count === along}
              onPress={() => setAlong(count)}
            >
              {count}
            </Button>
          ))}
        </p>
      )}
      <ul>
        {open.map((offer) => {
          const { what, cost, whole } = offerWords(offer, view, text);
          return (
            <li key={offer.answers.map(({ answer }) => answer).join(' ')} data-further={isFurther(offer)}>
              <Covered
                thing={
                  <span className={classes.line}>
                    <span>{what}</span>
                    <b>{cost}</b>
                  </span>
                }
              >
                <Cover label={whole} onPress={() => play(offer)} />
              </Covered>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}

function isFurther({ way, act }: Offer): boolean {
  return way !== null && act !== null;
}

/** In the tile and over its neighbours, inside the city; on a phone never over the tile itself. */
function placeOf(position: number, { kind, tile, gap }: BoardLayout): CSSProperties {
  const [column, row] = [position % 3, Math.floor(position / 3)];
  const [across, down] = [tile.width + gap, tile.height + gap];
  const city = { width: 3 * tile.width + 2 * gap, height: 3 * tile.height + 2 * gap };
  const width =
    kind === 'desk' ? Math.max(tile.width - 12, 236) : Math.min(city.width - 8, 2 * tile.width + 60);
  const middle = column * across + tile.width / 2 - width / 2;
  const left = Math.min(Math.max(4, middle), city.width - width - 4);
  if (kind === 'desk')
    return row === 2
      ? { left, width, bottom: 8, maxHeight: city.height - 16 }
      : { left, width, top: row * down + 44, maxHeight: city.height - row * down - 52 };
  const header = 30;
  return row === 0
    ? { left, width, top: down + 2, maxHeight: city.height - down - 4 }
    : { left, width, bottom: city.height - row * down - header + 6, maxHeight: row * down + header - 8 };
}
