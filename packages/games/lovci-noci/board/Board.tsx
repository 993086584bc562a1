import type { GameText } from '@nokturn/text';
import { BoardFrame, type BoardProps, optionAt, Spoken, useMeasured } from '@nokturn/ui';
import { type CSSProperties, useId, useRef } from 'react';
import { Button } from 'react-aria-components';
import { COLOURS } from '../cards/colours.ts';
import type { LovciView } from '../secrets.ts';
import classes from './Board.module.css';
import { DrawnEffect, LaidEffects } from './Effects.tsx';
import { type Point, SLOTS } from './geometry.ts';
import { labelsOf } from './labels.ts';
import { type Layout, PHONE, PHONE_BELOW, TABLE } from './layout.ts';
import { lookOf, Marker, markerPoints, Pawn, pawnPoints } from './Pieces.tsx';
import { CardInPlay, Deck, discardsOf } from './Piles.tsx';
import { DiceTray, Place } from './Places.tsx';
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
  const layout = useMeasured(box, PHONE, layoutOf);
  const stage = useStage(state, news, settings.reducedMotion, onShown);
  const pawns = pawnPoints(stage, state.slots);
  const markers = markerPoints(stage, layout);
  const ids = useId();
  const say = labelsOf(view, text);
  const mayTouch = view.asked?.mine != null && view.asked.mine.answer === null;
  const [, , width, height] = layout.box;

  return (
    <BoardFrame
      ref={box}
      className={`${classes.board} ${scenery.paints}`}
      data-layout={layout.id}
      isMine={mayTouch}
      onTouch={stage.skip}
    >
      <div
        className={classes.box}
        style={{ aspectRatio: `${width} / ${height}`, '--columns': width } as CSSProperties}
      >
        <div className={classes.wood} style={{ height: `${(layout.sceneryHeight / height) * 100}%` }}>
          <Clearing slots={state.slots} ids={ids} window={sceneryWindow(layout)} />
        </div>
        <div className={classes.glows}>
          {state.slots.map((id, slot) => {
            const option = optionAt(glow, 'place', id);
            return (
              option && (
                <span
                  key={id}
                  className={classes.ring}
                  style={place(SLOTS[slot] as Point, layout)}
                  data-picked={picked.includes(option)}
                />
              )
            );
          })}
        </div>
        <svg className={classes.pieces} viewBox={layout.box.join(' ')} aria-hidden="true">
          <Track layout={layout} />
          <Round round={state.round} layout={layout} />
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
              say={say}
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
                  data-picked={picked.includes(option)}
                  aria-label={say(option)}
                  onPress={() => onPick(option)}
                />
              )
            );
          })}
          <DiceTray
            dice={stage.dice}
            layout={layout}
            option={optionAt(glow, 'dice', 'both')}
            say={say}
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
              say={say}
              onPick={onPick}
            />
          ))}
          <CardInPlay state={state} layout={layout} text={text} />
          <LaidEffects stage={stage} layout={layout} pawns={pawns} text={text} />
        </div>
      </div>
      <Spoken as="p">{text.plain('word-round', { round: state.round })}</Spoken>
      <DamageList view={state} names={names} text={text} />
    </BoardFrame>
  );
}

/** Wide tables and phones are laid out differently, by the width of the board itself. */
function layoutOf({ clientWidth }: HTMLDivElement): Layout {
  return clientWidth < PHONE_BELOW ? PHONE : TABLE;
}

function sceneryWindow({ box: [x, y, width], sceneryHeight }: Layout) {
  return [x * 10, y * 10, width * 10, sceneryHeight * 10] as const;
}

/** The track in words. */
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
