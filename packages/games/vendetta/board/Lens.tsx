import { plain } from '@nokturn/text';
import { CardPeek, Cover, Covered, optionAt } from '@nokturn/ui';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { totalsOf } from './count.ts';
import { Prizes } from './HeadWords.tsx';
import { Drop } from './Icons.tsx';
import classes from './Lens.module.css';
import { CLAN_LOOKS } from './looks.ts';
import { Mark } from './Mark.tsx';
import { MiniAlly, MiniBack, MiniCard } from './MiniFace.tsx';
import { nameOfLying } from './Position.tsx';
import { isFresh } from './reports.ts';
import type { StreetProps } from './Street.tsx';
import { LocationScenery } from './scenery/LocationScenery.tsx';
import { pressing } from './touch.ts';
import { Verdict } from './Verdict.tsx';

const CARD = { width: 60, height: 52 };
const ALLY = { width: 60, height: 84 };

/** One Location over the whole of a small board: everything that lies there, large enough to be read and touched. */
export function Lens({
  onClose,
  onTurn,
  ...street
}: StreetProps & { onClose(): void; onTurn(by: 1 | -1): void }) {
  const { location, index, state, rows, names, looks, text, ids, report } = street;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const ally = state.allies[index] ?? null;
  const place = state.places[index] ?? null;
  const won = report !== null && ally === null && isFresh(report, index, state) ? report : null;
  return (
    <div
      className={classes.lens}
      role="dialog"
      aria-label={plain(text.thing('location', location))}
      onKeyDown={(event) => {
        // Anything opened on top of the lens is outside it and handles its own keys.
        if (!event.currentTarget.contains(event.target as Node)) return;
        if (event.key === 'Escape') onClose();
        else if (event.key === 'ArrowRight') onTurn(1);
        else if (event.key === 'ArrowLeft') onTurn(-1);
        else return;
        event.stopPropagation();
      }}
    >
      <div className={classes.scene}>
        <LocationScenery location={location} ids={`${ids}-lens`} />
      </div>
      <header className={classes.head}>
        {ally !== null && (
          <Covered thing={<MiniAlly id={ally} size={ALLY} text={text} />}>
            <CardPeek thing={{ type: 'card', id: ally }}>
              <Cover label={text.plain('board-ally', { card: ally })} />
            </CardPeek>
          </Covered>
        )}
        <div className={classes.words}>
          <h3>{plain(text.thing('location', location))}</h3>
          {won !== null ? (
            <div className={classes.won}>
              <Verdict report={won} names={names} looks={looks} text={text} isButton />
            </div>
          ) : (
            <Prizes index={index} location={location} state={state} text={text} />
          )}
          {place !== null && <p>{plain(text.thing('card', place, 'text', { ...state.options }))}</p>}
        </div>
        <nav className={classes.ways}>
          <Button
            className={classes.way as string}
            aria-label={text.plain('board-before')}
            onPress={() => onTurn(-1)}
          >
            ‹
          </Button>
          <Button
            className={classes.way as string}
            aria-label={text.plain('board-after')}
            onPress={() => onTurn(1)}
          >
            ›
          </Button>
          <Button
            ref={close}
            className={classes.way as string}
            aria-label={text.plain('board-close')}
            onPress={onClose}
          >
            ×
          </Button>
        </nav>
      </header>
      <ol className={classes.rows}>
        {rows.map((seat) => {
          const look = looks[seat];
          return (
            <li key={seat} className={classes.row}>
              {look && <Mark look={look} name={names[seat] ?? ''} size={26} label={names[seat] ?? ''} />}
              <Cards {...street} seat={seat} />
              <Sums {...street} seat={seat} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Cards(props: StreetProps & { seat: number }) {
  const { seat, index, location, state, names, text, glow, picked, labelOf, onTouch } = props;
  const cards = state.positions[index]?.[seat]?.cards ?? [];
  return (
    <ul className={classes.cards}>
      {cards.map((lying, number) => {
        const { card, owner, faceUp } = lying;
        const clan = state.players[owner]?.clan ?? null;
        const option =
          optionAt(glow, 'deployed', `${location}.${seat}.${number}`) ??
          (card === null ? null : optionAt(glow, 'card', card));
        const what = nameOfLying({ lying, number, seat, names, text, counted: null });
        const cover = (
          <Cover
            label={option === null ? what : `${labelOf(option)}. ${what}`}
            isDisabled={card === null && option === null}
            {...pressing(option, onTouch)}
          />
        );
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: unknown cards have nothing but their place
            key={`${card} ${number}`}
            className={classes.card}
            data-glow={option !== null}
            data-picked={option !== null && picked.includes(option)}
          >
            <Covered
              thing={
                card !== null ? (
                  <MiniCard id={card} size={CARD} text={text} facing={faceUp ? 'up' : 'known'} />
                ) : (
                  clan && <MiniBack deck={CLAN_LOOKS[clan]} size={CARD} />
                )
              }
            >
              {card === null ? cover : <CardPeek thing={{ type: 'card', id: card }}>{cover}</CardPeek>}
            </Covered>
          </li>
        );
      })}
    </ul>
  );
}

function Sums({ seat, index, state, standing, viewer, text }: StreetProps & { seat: number }) {
  const spot = state.positions[index]?.[seat];
  const totals = totalsOf(standing, seat);
  if (!spot || totals === null) return null;
  const hidden = spot.cards.filter(({ faceUp }) => !faceUp).length;
  const unknown = spot.cards.filter(({ card }) => card === null).length;
  const isMine = hidden > unknown || totals.known !== totals.open;
  const seen = hidden > 0 ? text.plain('word-power-at-least', { power: totals.open }) : `${totals.open}`;
  return (
    <span className={classes.sums}>
      {isMine && seat === viewer && <small>{text.plain('board-others-see', { power: seen })}</small>}
      {spot.blood > 0 && (
        <span className={classes.blood}>
          <Drop />
          <b>{spot.blood}</b>
        </span>
      )}
      <b className={classes.total} data-mine={isMine}>
        {isMine ? totals.known : totals.open}
        {unknown > 0 && '+?'}
      </b>
    </span>
  );
}
