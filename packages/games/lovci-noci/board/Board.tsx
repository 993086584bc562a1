import type { OptionId } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import {
  type BoardProps,
  CardBack,
  CardPeek,
  Cover,
  Covered,
  Die,
  KitProvider,
  optionAt,
  Peek,
} from '@nokturn/ui';
import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { COLOURS, type Colour } from '../cards/colours.ts';
import type { OpenId } from '../cards/open.ts';
import type { PlaceId } from '../cards/places.ts';
import type { LovciView } from '../secrets.ts';
import classes from './Board.module.css';
import { CardFace, Face } from './CardFace.tsx';
import { DrawnEffect, LaidEffects } from './Effects.tsx';
import { CARD_IN_PLAY, DICE_TRAY, type Point, SLOT_SIZE, SLOTS } from './geometry.ts';
import { type Layout, PHONE, PHONE_BELOW, TABLE } from './layout.ts';
import { DECK_LOOKS } from './looks.ts';
import { lookOf, Marker, markerPoints, Pawn, pawnPoints } from './Pieces.tsx';
import { place } from './place.ts';
import { Clearing } from './scenery/Clearing.tsx';
import { Seals } from './scenery/Seals.tsx';
import scenery from './scenery/scenery.module.css';
import { Round, Track } from './Track.tsx';
import { useStage } from './useStage.ts';

/** The board of Lovci noci. It knows no rule: it shows a view, lets the given options glow and tells which was touched. */
export function Board(props: BoardProps<LovciView>) {
  const { view, names, text, glow, picked, onPick, news, settings, onShown } = props;
  const { state } = view;
  const box = useRef<HTMLDivElement>(null);
  const layout = useLayout(box);
  const stage = useStage(state, news, settings.reducedMotion, onShown);
  const pawns = pawnPoints(stage, state.slots);
  const markers = markerPoints(stage, layout);
  const ids = useId();
  const step = view.asked?.frame.step ?? '';
  const labelOf = (option: OptionId) => plain(text.label(step, option, { ...view.asked?.frame }));
  const isPicked = (option: OptionId | null) => option !== null && picked.includes(option);
  const mayTouch = view.asked?.mine != null && view.asked.mine.answer === null;
  const [, , width, height] = layout.box;

  return (
    <KitProvider text={text} names={names} CardFace={CardFace} facts={{ ...state.options }}>
      <div
        ref={box}
        className={`${classes.board} ${scenery.paints}`}
        data-layout={layout.id}
        data-mine={mayTouch}
        onPointerDownCapture={stage.skip}
        onKeyDownCapture={stage.skip}
      >
        <div
          className={classes.box}
          style={{ aspectRatio: `${width} / ${height}`, '--columns': width } as CSSProperties}
        >
          <div className={classes.wood} style={{ height: `${(layout.sceneryHeight / height) * 100}%` }}>
            <Clearing slots={state.slots} ids={ids} window={sceneryWindow(layout)} />
          </div>
          <svg className={classes.pieces} viewBox={layout.box.join(' ')} aria-hidden="true">
            <Track layout={layout} />
            <Round round={state.round} layout={layout} />
            {state.slots.map((id, slot) => {
              const option = optionAt(glow, 'place', id);
              return option && <PlaceGlow key={id} slot={slot} picked={isPicked(option)} />;
            })}
            <Seals slots={state.slots} />
            {stage.damage.map((damage, seat) =>
              stage.gone[seat] ? null : (
                <Marker
                  key={lookOf(seat).id}
                  seat={seat}
                  name={names[seat] ?? ''}
                  damage={damage}
                  at={markers[seat] as Point}
                  layout={layout}
                  still={settings.reducedMotion}
                />
              ),
            )}
            {stage.places.map((at, seat) => (
              <Pawn
                key={lookOf(seat).id}
                seat={seat}
                name={names[seat] ?? ''}
                at={pawns[seat] as Point}
                slot={at === null ? null : state.slots.indexOf(at)}
                gone={stage.gone[seat] ?? false}
                active={state.active === seat && !state.ended}
                still={settings.reducedMotion}
              />
            ))}
            {state.players.map((_, seat) => {
              const option = optionAt(glow, 'seat', seat);
              return (
                option && (
                  <SeatGlow key={lookOf(seat).id} at={pawns[seat] as Point} picked={isPicked(option)} />
                )
              );
            })}
            <DrawnEffect stage={stage} pawns={pawns} />
          </svg>
          <div className={classes.touch}>
            {state.slots.map((id, slot) => (
              <Place
                key={id}
                id={id}
                at={SLOTS[slot] as Point}
                layout={layout}
                text={text}
                guests={state.players.flatMap((player, seat) =>
                  player.place === id ? [names[seat] ?? ''] : [],
                )}
                option={optionAt(glow, 'place', id)}
                labelOf={labelOf}
                onPick={onPick}
              />
            ))}
            {state.players.map((_, seat) => {
              const option = optionAt(glow, 'seat', seat);
              return (
                option && (
                  <Button
                    key={lookOf(seat).id}
                    className={classes.seat as string}
                    style={place(pawns[seat] as Point, layout)}
                    aria-label={labelOf(option)}
                    onPress={() => onPick(option)}
                  />
                )
              );
            })}
            <DiceTray
              dice={stage.dice}
              layout={layout}
              option={optionAt(glow, 'dice', 'both')}
              labelOf={labelOf}
              onPick={onPick}
            />
            {COLOURS.map((colour) => (
              <Deck
                key={colour}
                colour={colour}
                count={state.decks[colour]}
                discards={discardsOf(state, colour)}
                layout={layout}
                text={text}
                option={optionAt(glow, 'deck', colour)}
                labelOf={labelOf}
                onPick={onPick}
              />
            ))}
            <CardInPlay state={state} layout={layout} text={text} />
            <LaidEffects stage={stage} layout={layout} pawns={pawns} text={text} />
          </div>
        </div>
        <p className={classes.words}>{text.plain('word-round', { round: state.round })}</p>
        <DamageList view={state} names={names} text={text} />
      </div>
    </KitProvider>
  );
}

/** Wide tables and phones are laid out differently, by the width of the board itself. */
function useLayout(box: React.RefObject<HTMLDivElement | null>): Layout {
  const [layout, setLayout] = useState(PHONE);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setLayout(element.clientWidth < PHONE_BELOW ? PHONE : TABLE);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return layout;
}

function sceneryWindow({ box: [x, y, width], sceneryHeight }: Layout) {
  return [x * 10, y * 10, width * 10, sceneryHeight * 10] as const;
}

function PlaceGlow({ slot, picked }: { slot: number; picked: boolean }) {
  const { x, y } = SLOTS[slot] as Point;
  return (
    <ellipse
      className={classes.glow}
      data-picked={picked}
      cx={x}
      cy={y}
      rx={SLOT_SIZE.width / 2 + 0.9}
      ry={SLOT_SIZE.height / 2 + 0.9}
    />
  );
}

function SeatGlow({ at: { x, y }, picked }: { at: Point; picked: boolean }) {
  return <circle className={classes.near} data-picked={picked} cx={x} cy={y} r={1.95} />;
}

interface Touch {
  readonly layout: Layout;
  readonly option: OptionId | null;
  labelOf(option: OptionId): string;
  onPick(option: OptionId): void;
}

function Place({
  id,
  at,
  layout,
  text,
  guests,
  option,
  labelOf,
  onPick,
}: { id: PlaceId; at: Point; text: GameText; guests: readonly string[] } & Touch) {
  const name = plain(text.thing('place', id));
  const who = text.plain('board-place', { place: id, count: guests.length, guests });
  return (
    <div className={classes.place} style={place(at, layout)} data-glow={option !== null}>
      <CardPeek thing={{ type: 'place', id }}>
        <Button
          className={classes.oval as string}
          aria-label={option ? `${labelOf(option)}. ${who}` : who}
          onPress={() => option && onPick(option)}
        >
          <span className={classes.plate}>{name}</span>
        </Button>
      </CardPeek>
    </div>
  );
}

function DiceTray({
  dice: { d4, d6, roll },
  layout,
  option,
  labelOf,
  onPick,
}: { dice: { d4: number | null; d6: number | null; roll: number } } & Touch) {
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
      aria-label={labelOf(option)}
      onPress={() => onPick(option)}
    >
      {both}
    </Button>
  );
}

/** The cards of a discard pile that everybody may see, the last one first; null where only their number is known. */
function discardsOf({ discards }: LovciView, colour: Colour): { count: number; cards: readonly OpenId[] } {
  if (colour === 'green') return { count: discards.green, cards: [] };
  const cards = discards[colour];
  return { count: cards.length, cards: cards.toReversed() };
}

function Deck({
  colour,
  count,
  discards,
  layout,
  text,
  option,
  labelOf,
  onPick,
}: {
  colour: Colour;
  count: number;
  discards: { count: number; cards: readonly OpenId[] };
  text: GameText;
} & Touch) {
  const look = DECK_LOOKS[colour];
  const what = text.plain('board-deck', { deck: colour, count, discards: discards.count });
  const [top] = discards.cards;
  return (
    <>
      <Button
        className={classes.deck as string}
        style={{ ...place(layout.decks[colour], layout), '--depth': Math.ceil(count / 5) } as CSSProperties}
        data-glow={option !== null}
        data-empty={count === 0}
        aria-label={option ? `${labelOf(option)}. ${what}` : what}
        onPress={() => option && onPick(option)}
      >
        <CardBack deck={look} />
        <span className={classes.count}>{count}</span>
      </Button>
      <div
        className={classes.discard}
        style={place(layout.discards[colour], layout)}
        data-empty={discards.count === 0}
      >
        <Covered
          thing={
            <>
              {top ? (
                <Face type="card" id={top} text={text} />
              ) : (
                discards.count > 0 && <CardBack deck={look} />
              )}
              {discards.count > 0 && <span className={classes.count}>{discards.count}</span>}
            </>
          }
        >
          <Peek label={what} large={<DiscardList cards={discards.cards} what={what} text={text} />}>
            <Cover label={text.plain('board-discards', { deck: colour, count: discards.count })} />
          </Peek>
        </Covered>
      </div>
    </>
  );
}

function DiscardList({ cards, what, text }: { cards: readonly OpenId[]; what: string; text: GameText }) {
  return (
    <div className={classes.list}>
      <p>{what}</p>
      {cards.length > 0 && (
        <ol>
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile is its order
            <li key={i}>{plain(text.thing('card', card))}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The event that is being resolved, or the prophecy that is on its way: its face only for those who may see it. */
function CardInPlay({ state, layout, text }: { state: LovciView; layout: Layout; text: GameText }) {
  const card = state.resolving ?? state.prophecy?.card ?? null;
  if (card !== null)
    return (
      <div className={classes.inPlay} style={place(CARD_IN_PLAY, layout)}>
        <Covered thing={<Face type="card" id={card} text={text} facts={{ ...state.options }} />}>
          <CardPeek thing={{ type: 'card', id: card }}>
            <Cover label={plain(text.thing('card', card))} />
          </CardPeek>
        </Covered>
      </div>
    );
  if (state.prophecy === null) return null;
  return (
    <div className={classes.inPlay} style={place(CARD_IN_PLAY, layout)}>
      <CardBack deck={DECK_LOOKS.green} />
    </div>
  );
}

/** The track in words. */
function DamageList({ view, names, text }: { view: LovciView; names: readonly string[]; text: GameText }) {
  return (
    <ul className={classes.words} aria-label={text.plain('board-track')}>
      {view.players.map(({ damage, eliminated }, seat) => (
        <li key={lookOf(seat).id}>
          {text.plain(eliminated > 0 ? 'board-eliminated' : 'board-damage', {
            name: names[seat] ?? '',
            damage,
          })}
        </li>
      ))}
    </ul>
  );
}
