import type { OptionId } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { Covered, optionAt, Peek, type TouchProps } from '@nokturn/ui';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { COLUMNS, cellId, columnOf } from '../rules/track.ts';
import { printedValue } from './CardFace.tsx';
import { type CardId, cardOf, shownCard } from './cards.ts';
import type { Choose } from './choose.ts';
import { Glyph } from './Glyph.tsx';
import classes from './HuntTrack.module.css';
import { keyed } from './keyed.ts';
import { deckLookOf, pictureOf } from './looks.ts';
import { MiniCard } from './MiniCard.tsx';
import type { Scenery } from './stage.ts';
import { ThingCover } from './ThingCover.tsx';
import { traitsOf } from './traits.ts';
import type { Size } from './useCamera.ts';

/** The points for hunting a pile, if the viewer may hunt now. */
export type Worth = (cards: readonly CardId[]) => number | null;

interface Shared extends Pick<TouchProps, 'glow' | 'picked' | 'selected'> {
  readonly onChoose: Choose;
  readonly text: GameText;
  readonly worth: Worth;
  labelOf(option: OptionId): string;
  /** The contents of a pile, for looking through it. */
  fanOf(cell: number): ReactNode;
}

/** The Hunt Track: rows of three cells, the cheapest on the right. Every pile can be looked through (TH-3.9). */
export function HuntTrack({
  scenery: { track },
  deck,
  open,
  isShifting,
  size,
  isSmall,
  hasTitle,
  ...shared
}: Shared & {
  scenery: Scenery;
  /** How many cards are left in the Hunt deck. */
  deck: number;
  /** The cell from which one card is being chosen. */
  open: number | null;
  isShifting: boolean;
  size: Size;
  isSmall: boolean;
  /** False if the tab above already names the Track. */
  hasTitle: boolean;
}) {
  const { text } = shared;
  const rows = track.length / COLUMNS;
  const head = hasTitle ? (isSmall ? 18 : 46) : 22;
  const gap = isSmall ? 3 : 4;
  const edge = isSmall ? 3 : 6;
  const cell = {
    width: (size.width - 2 * edge - 2 * gap) / COLUMNS,
    height: (size.height - head - edge - (rows - 1) * gap) / rows,
  };
  return (
    <section
      className={classes.track}
      aria-label={text.plain('term-hunt-track')}
      data-shifting={isShifting}
      data-small={isSmall}
      data-slim={cell.width < NAMED_FROM}
      style={{ '--rows': rows, '--gap': `${gap}px`, '--edge': `${edge}px` } as CSSProperties}
    >
      <header className={classes.head} style={{ height: head }}>
        {hasTitle && !isSmall && (
          <span className={classes.title}>
            <h3>{text.plain('term-hunt-track')}</h3>
            <Deck deck={deck} text={text} />
          </span>
        )}
        <span className={classes.columns}>
          {[3, 2, 1].map((column) => (
            <span
              key={column}
              className={classes.column}
              role="img"
              aria-label={text.plain('board-column', { column })}
            >
              <Glyph id="speed" /> {column}
            </span>
          ))}
        </span>
        {!hasTitle && <Deck deck={deck} text={text} />}
      </header>
      <div className={classes.grid}>
        {track.map((cards, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <Pile key={at} cell={at} cards={cards} size={cell} {...shared} />
        ))}
        {open !== null && <OpenPile cards={track[open] ?? []} {...shared} />}
      </div>
    </section>
  );
}

function Deck({ deck, text }: { deck: number; text: GameText }) {
  return (
    <span
      className={classes.deck}
      role="img"
      aria-label={text.plain('board-hunt-deck', { count: deck })}
      data-anchor="hunt-deck"
    >
      <Glyph id="deck" />
      <span aria-hidden="true">{deck}</span>
    </span>
  );
}

/** TH-12.8, TH-12.9. */
export function costOfPile(cell: number, cards: readonly CardId[]): number {
  return columnOf(cell) + (cards.some((card) => cardOf(card).keywords.includes('fast')) ? 1 : 0);
}

interface PileProps extends Shared {
  readonly cell: number;
  readonly cards: readonly CardId[];
  readonly size: Size;
}

function Pile({
  cell,
  cards,
  size,
  text,
  worth,
  glow,
  picked,
  selected = null,
  labelOf,
  onChoose,
  fanOf,
}: PileProps) {
  const id = cellId(cell);
  const option = optionAt(glow, 'cell', id);
  const cost = costOfPile(cell, cards);
  const points = cards.length === 0 ? null : worth(cards);
  const names = cards.map((card) => plain(text.thing('card', card))).join(', ');
  const where = plain(text.thing('cell', id));
  const what =
    cards.length === 0
      ? text.plain('board-pile-empty', { cell: where })
      : text.plain('board-pile', { cell: where, cost, names });
  const words = option === null ? what : `${labelOf(option)}. ${what}`;
  const cover = (
    <Button
      className={classes.cover as string}
      aria-label={points === null ? words : `${words}. ${text.plain('board-worth', { points })}`}
      {...(option !== null && {
        onPress: ({ pointerType }) => onChoose(option, pointerType === 'touch'),
      })}
    />
  );
  return (
    <span
      className={classes.cell}
      data-anchor={`cell:${id}`}
      // Cells are side by side: a touch means the nearest one, and a tap only selects it.
      data-nearest=""
      data-glow={option !== null}
      data-picked={option !== null && (picked.includes(option) || selected === option)}
      data-empty={cards.length === 0}
    >
      <Lying cards={cards} size={size} text={text} />
      {cards.length > 0 && (option !== null || cost !== columnOf(cell)) && (
        <span className={classes.foot} aria-hidden="true">
          {option !== null && points !== null && points > 0 && (
            <span className={classes.points}>+{points}</span>
          )}
          {cost !== columnOf(cell) && (
            <span className={classes.fast}>
              <Glyph id="speed" />
              {cost}
            </span>
          )}
        </span>
      )}
      {cards.length === 0 ? (
        cover
      ) : (
        <Peek label={what} large={fanOf(cell)}>
          {cover}
        </Peek>
      )}
    </span>
  );
}

/** The minimum height of a line in a pile, in pixels. */
const LINE = 19;
/** A pile in a narrower cell shows its values without names. */
const NAMED_FROM = 56;
/** From this width there is room for a sign beside a name. */
const WIDE_FROM = 96;
/** And from this width for the sign of a card's effect, if it is not written out. */
const SIGNED_FROM = 72;
/** A name of at most this many letters leaves room for it. */
const SHORT = 6;

/** One card as a face with its name and effect; several as lines, one below another. */
const Lying = memo(function Lying({
  cards,
  size,
  text,
}: {
  cards: readonly CardId[];
  size: Size;
  text: GameText;
}) {
  const [alone] = cards;
  if (alone === undefined) return null;
  if (cards.length === 1) return <Single id={alone} size={size} text={text} />;
  const most = Math.max(1, Math.floor((size.height - 4) / LINE));
  const shown = cards.length <= most ? cards : cards.slice(0, most - 1);
  const isHigh = (size.height - 4) / shown.length > 34;
  return (
    <span className={classes.lines} aria-hidden="true">
      {keyed(shown).map(({ thing: card, key }) => (
        <Line key={key} id={card} width={size.width} isHigh={isHigh} text={text} />
      ))}
      {shown.length < cards.length && <span className={classes.more}>+{cards.length - shown.length}</span>}
    </span>
  );
});

function tinted(id: CardId): CSSProperties {
  const { tint, deep } = deckLookOf(id);
  return { '--tint': tint, '--deep': deep } as CSSProperties;
}

function Single({ id, size, text }: { id: CardId; size: Size; text: GameText }) {
  const { kind } = shownCard(id, text);
  const { pattern, Sign } = deckLookOf(id);
  const Picture = pictureOf(id);
  const isNamed = size.width >= NAMED_FROM && size.height >= 50;
  const [trait] = traitsOf(id, text);
  return (
    <span
      className={classes.single}
      style={tinted(id)}
      data-kind={kind}
      data-pattern={pattern}
      data-low={size.height < 84}
      aria-hidden="true"
    >
      <span className={classes.picture}>
        <Picture />
      </span>
      <Value id={id} text={text} />
      {size.width >= NAMED_FROM && (
        <span className={classes.sign}>
          <Sign />
          {trait && <Glyph id={trait.sign} className={classes.telling} />}
        </span>
      )}
      {isNamed ? (
        <span className={classes.plate}>
          <b>{plain(text.thing('card', id))}</b>
          {trait && <span>{trait.words}</span>}
        </span>
      ) : (
        trait && (
          <span className={classes.mark}>
            <Glyph id={trait.sign} />
          </span>
        )
      )}
    </span>
  );
}

function Line({ id, width, isHigh, text }: { id: CardId; width: number; isHigh: boolean; text: GameText }) {
  const { kind } = shownCard(id, text);
  const { pattern, Sign } = deckLookOf(id);
  const [trait] = traitsOf(id, text);
  const isNamed = width >= NAMED_FROM;
  const name = plain(text.thing('card', id));
  return (
    <span
      className={classes.line}
      style={tinted(id)}
      data-kind={kind}
      data-pattern={pattern}
      data-named={isNamed}
    >
      <Value id={id} text={text} />
      {isNamed && (
        <span className={classes.name}>
          <b>{name}</b>
          {isHigh && trait && <span>{trait.words}</span>}
        </span>
      )}
      {(width >= WIDE_FROM || (trait && !isHigh && width >= SIGNED_FROM && name.length <= SHORT)) && (
        <span className={classes.signs}>{trait ? <Glyph id={trait.sign} /> : <Sign />}</span>
      )}
    </span>
  );
}

/** The points of a Human or a Rose, the Speed of other cards; a sign if they have none. */
function Value({ id, text }: { id: CardId; text: GameText }) {
  const { kind, speed } = shownCard(id, text);
  if (kind === 'human' || kind === 'rose')
    return (
      <span className={classes.value} data-decides="">
        {printedValue(id, text)}
      </span>
    );
  const { Sign } = deckLookOf(id);
  return speed === 0 ? (
    <span className={classes.sort}>
      <Sign />
    </span>
  ) : (
    <span className={classes.speed}>{speed}</span>
  );
}

/** One card of this pile is to be chosen: each is a button. */
function OpenPile({ cards, text, glow, labelOf, onChoose }: Omit<PileProps, 'cell' | 'size'>) {
  return (
    <ul className={classes.choice}>
      {keyed(cards).map(({ thing: card, key }) => {
        const option = optionAt(glow, 'card', card);
        return (
          <li key={key} data-glow={option !== null}>
            <Covered thing={<MiniCard id={card} />}>
              <ThingCover type="card" id={card} {...{ option, text, labelOf, onChoose }} />
            </Covered>
          </li>
        );
      })}
    </ul>
  );
}
