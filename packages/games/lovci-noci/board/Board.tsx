import type { Heard, Seat } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { type BoardProps, optionAt, Spoken } from '@nokturn/ui';
import { useId, useMemo, useState } from 'react';
import { COLOURS } from '../cards/colours.ts';
import { cardsOf } from '../cards.ts';
import type { LovciView } from '../secrets.ts';
import classes from './Board.module.css';
import { CardInPlay } from './CardInPlay.tsx';
import { Changes, DrawnEffect, LaidEffects } from './Effects.tsx';
import { FigureNote, Figures } from './Figures.tsx';
import { labelsOf } from './labels.ts';
import { at, layoutOf, type Point, rectAt } from './layout/index.ts';
import { attackNotes } from './outlook.ts';
import { Marker, markerSpots, Pawn, pawnPoints } from './Pieces.tsx';
import { Deck, discardsOf } from './Piles.tsx';
import { DiceTray, Place } from './Places.tsx';
import { Clearing } from './scenery/Clearing.tsx';
import { Seals } from './scenery/Seals.tsx';
import scenery from './scenery/scenery.module.css';
import { lookOf } from './Token.tsx';
import { Round, Track } from './Track.tsx';
import { touching } from './touch.ts';
import { useStage } from './useStage.ts';

const NOTHING: readonly Heard[] = [];

/**
 * The board of Lovci noci. It knows no rules: it shows a view, highlights the given options and reports which one was
 * touched.
 */
export function Board(props: BoardProps<LovciView>) {
  const { view, names, text, glow, picked, selected = null, news, past = NOTHING, settings, onShown } = props;
  const { state } = view;
  const cards = cardsOf(text);
  const { width, height, shape } = props.box;
  const layout = useMemo(() => layoutOf({ width, height, shape }), [width, height, shape]);
  const stage = useStage(state, news, past, settings.reducedMotion, onShown);
  const hasCard = state.resolving !== null || state.prophecy !== null;
  const pawns = pawnPoints(stage, state.slots, layout, hasCard);
  const markers = markerSpots(stage, layout, cards.characters);
  const ids = useId();
  const say = labelsOf(view, text);
  const onTouch = touching(props);
  const offered = state.players.flatMap((_, seat) => {
    const option = optionAt(glow, 'seat', seat);
    return option === null ? [] : [{ seat, option }];
  });
  const [pointed, setPointed] = useState<Seat | null>(null);
  const looked = offered.find(({ seat, option }) => seat === pointed || option === selected)?.seat ?? null;
  const touch = { layout, say, onTouch };

  return (
    <div
      className={`${classes.board} ${scenery.paints}`}
      style={{ width: layout.width, height: layout.height }}
      data-shape={layout.shape}
    >
      <div className={classes.wood}>
        <Clearing slots={state.slots} ids={ids} layout={layout} />
      </div>
      <div className={classes.play} style={rectAt(layout.play)} data-part="play">
        <div className={classes.table} style={rectAt({ ...layout, x: -layout.play.x, y: -layout.play.y })}>
          {state.slots.map((id, slot) => {
            const option = optionAt(glow, 'place', id);
            return (
              option && (
                <span
                  key={id}
                  className={classes.ring}
                  style={{ ...at(layout.slots[slot] as Point), ...layout.place }}
                  data-picked={picked.includes(option) || selected === option}
                />
              )
            );
          })}
          <svg className={classes.pieces} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
            <Track layout={layout} characters={cards.characters} />
            {/* On an upright board a card that is being read lies over it. */}
            {!(hasCard && layout.track.kind === 'ruler') && <Round round={state.round} layout={layout} />}
            <Seals slots={state.slots} places={cards.places} layout={layout} />
            {stage.damage.map((damage, seat) => {
              const spot = markers[seat];
              return stage.gone[seat] || !spot ? null : (
                <Marker
                  key={lookOf(seat).id}
                  seat={seat}
                  name={names[seat] ?? ''}
                  damage={damage}
                  spot={spot}
                  layout={layout}
                  still={settings.reducedMotion}
                />
              );
            })}
          </svg>
          {state.slots.map((id, slot) => (
            <Place
              key={id}
              id={id}
              slot={slot}
              {...touch}
              text={text}
              guests={state.players.flatMap((player, seat) =>
                player.place === id ? [names[seat] ?? ''] : [],
              )}
              option={optionAt(glow, 'place', id)}
            />
          ))}
          <DiceTray dice={stage.dice} {...touch} option={optionAt(glow, 'dice', 'both')} />
          <div className={classes.decks}>
            {COLOURS.map((colour, row) => (
              <Deck
                key={colour}
                colour={colour}
                count={state.decks[colour]}
                discards={discardsOf(state, colour)}
                level={COLOURS.length - row}
                {...touch}
                text={text}
                option={optionAt(glow, 'deck', colour)}
              />
            ))}
          </div>
          <svg className={classes.pieces} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
            {stage.places.map((place, seat) => (
              <Pawn
                key={lookOf(seat).id}
                seat={seat}
                name={names[seat] ?? ''}
                at={pawns[seat] as Point}
                slot={place === null ? null : state.slots.indexOf(place)}
                gone={stage.gone[seat] ?? false}
                active={state.active === seat && !state.ended}
                lifted={looked === seat}
                still={settings.reducedMotion}
                layout={layout}
              />
            ))}
            <DrawnEffect stage={stage} layout={layout} pawns={pawns} />
            <Changes stage={stage} layout={layout} pawns={pawns} />
          </svg>
          <Figures
            offered={offered}
            picked={picked}
            selected={selected}
            pawns={pawns}
            {...touch}
            onPoint={setPointed}
          />
          <CardInPlay state={state} layout={layout} text={text} />
          {looked !== null && view.asked?.frame.step === 'attack' && (
            <FigureNote
              point={pawns[looked] as Point}
              name={names[looked] ?? ''}
              lines={attackNotes(state, state.active, looked, text)}
              layout={layout}
            />
          )}
          <LaidEffects stage={stage} layout={layout} pawns={pawns} text={text} />
        </div>
      </div>
      <Spoken as="p">{text.plain('word-round', { round: state.round })}</Spoken>
      <DamageList view={state} names={names} text={text} />
    </div>
  );
}

/** The damage track in words. */
function DamageList({ view, names, text }: { view: LovciView; names: readonly string[]; text: GameText }) {
  return (
    <Spoken as="ul" aria-label={text.plain('board-track')}>
      {view.players.map(({ damage, eliminated }, seat) => (
        <li key={lookOf(seat).id}>
          {text.plain(eliminated > 0 ? 'board-eliminated' : 'board-damage', {
            name: names[seat] ?? '',
            damage,
          })}
        </li>
      ))}
    </Spoken>
  );
}
