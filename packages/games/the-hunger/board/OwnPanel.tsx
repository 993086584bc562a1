import type { View } from '@nokturn/engine';
import { type GameText, numeral, plain } from '@nokturn/text';
import { Button, type Layout, type OwnPanelProps, Spread, seatOf } from '@nokturn/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { type CardNo, cardAt } from '../cards/cards.ts';
import type { MissionNo } from '../cards/missions.ts';
import { hiddenCards, minus, scoresNow } from '../count.ts';
import type { Standing } from '../rules/scoring.ts';
import type { HungerView } from '../secrets.ts';
import { chooseWith } from './choose.ts';
import { Glyph } from './Glyph.tsx';
import { Cards, Tokens, Types } from './Hand.tsx';
import { HomeLine } from './HomeLine.tsx';
import { labelsOf } from './labels.ts';
import { type Held, MissionList, MissionsBehind, type OwnTouch } from './Missions.tsx';
import classes from './OwnPanel.module.css';
import { Zone } from './Zone.tsx';

/** From this many Missions to choose from, they are closer together. */
const MANY = 5;

/** Your own cards, tokens and Missions, and your way home. It can be covered when people sit side by side. */
export function OwnPanel(props: OwnPanelProps<HungerView>) {
  const { view, text, glow, picked, selected = null, layout, folded, reactions } = props;
  const { state } = view;
  const seat = seatOf(view.viewer);
  const player = seat === null ? undefined : state.players[seat];
  const [isOpen, setOpen] = useState(true);
  const scores = useMemo(() => scoresNow(state), [state]);
  if (seat === null || !player) return null;
  const shared: OwnTouch = {
    text,
    glow,
    picked,
    selected,
    onChoose: chooseWith(props),
    labelOf: labelsOf(view, text),
  };
  const hand = isOpen ? player.hand.filter((card) => card !== null) : [];
  const rows = rowsOf(view, seat, hand);
  const isRow = layout === 'tall' || layout === 'low';
  const held = player.missions
    .filter((tile) => tile !== null)
    .map((mission): Held => ({ mission, now: missionNow(scores, seat, mission) }));
  const found = foundBy(view, seat);
  const facts = { ...state.options };
  const hasToChoose = glow.some(({ target }) => target.kind === 'mission');
  const isClose = found.length + held.length >= MANY;
  const title = text.plain('board-missions');
  const total = scores[seat]?.total ?? player.vp;
  return (
    <section
      className={classes.own}
      aria-label={text.plain('board-own')}
      data-layout={layout}
      data-folded={folded}
      data-row={isRow}
    >
      {isOpen && (found.length > 0 || hasToChoose) && (
        <Chosen isSpread={isRow && hasToChoose}>
          <MissionList
            title={text.plain('board-found')}
            held={found}
            isBrief={false}
            isClose={isClose}
            facts={facts}
            {...shared}
          />
          {hasToChoose && (
            <MissionList
              title={title}
              held={held}
              isBrief={false}
              isClose={isClose}
              facts={facts}
              {...shared}
            />
          )}
        </Chosen>
      )}
      <Types {...shared} />
      <div className={classes.things}>
        <div className={classes.lying}>
          {rows.map(({ id, cards, kind }) => (
            <Cards
              key={id}
              title={isRow && rows.length === 1 ? null : text.plain(id)}
              cards={cards}
              kind={kind}
              used={id === 'term-playing-area' && state.turn?.seat === seat ? state.turn.used : []}
              {...shared}
            />
          ))}
          <Tokens tokens={player.tokens} played={player.played} {...shared} />
        </div>
        <div className={classes.beside}>
          <HomeLine view={state} seat={seat} text={text} isBrief={isRow} />
          {isRow && isOpen && !hasToChoose && (
            <MissionsBehind
              label={text.plain('board-mission-count', { count: held.length })}
              title={title}
              held={held}
              facts={facts}
              {...shared}
            />
          )}
        </div>
      </div>
      {!isRow && isOpen && !hasToChoose && (
        <MissionList title={title} held={held} isBrief={folded} facts={facts} {...shared} />
      )}
      <Foot
        view={view}
        points={state.phase === 'over' ? total : player.vp}
        total={total}
        hand={hand}
        seat={seat}
        isOpen={isOpen}
        layout={layout}
        text={text}
        onTurn={() => setOpen(!isOpen)}
      />
      {reactions}
    </section>
  );
}

/** Missions to choose from: on a phone they cover the board, where all of them can be read. */
function Chosen({ isSpread, children }: { isSpread: boolean; children: ReactNode }) {
  return isSpread ? <Spread>{children}</Spread> : children;
}

interface Row {
  /** The message with its name. */
  readonly id: string;
  readonly cards: readonly CardNo[];
  readonly kind: 'card' | 'discarded';
}

/** The viewer's rows of cards, starting with those to choose from. */
function rowsOf({ state, asked }: View<HungerView>, seat: number, hand: readonly CardNo[]): readonly Row[] {
  const player = state.players[seat];
  const frame = asked?.frame;
  // The Ready cards of the latest hunt: each may go on top of the deck (TH-12.18).
  const hunted =
    frame?.step === 'ready' && asked?.mine ? ((frame as { cards?: readonly CardNo[] }).cards ?? []) : [];
  const isDigesting = frame?.step === 'building' || frame?.step === 'digest';
  const rows: readonly Row[] = [
    { id: 'board-hunted', cards: hunted, kind: 'card' },
    { id: 'term-playing-area', cards: player?.playing ?? [], kind: 'card' },
    { id: 'board-hand', cards: hand, kind: 'card' },
    {
      id: 'term-discard-pile',
      cards: isDigesting && asked?.mine ? (player?.discard ?? []) : [],
      kind: 'discarded',
    },
  ];
  return rows.filter(({ cards }) => cards.length > 0);
}

/** The tiles of the Crypt that the viewer is looking into. */
function foundBy({ state: { look, crypts } }: View<HungerView>, seat: number): readonly Held[] {
  const tiles = look?.seat === seat ? (crypts[look.crypt] ?? []) : [];
  return tiles.filter((tile) => tile !== null).map((mission) => ({ mission, now: null }));
}

/** The current value of a tile for a seat; null if it is not counted for that seat at the end. */
function missionNow(scores: readonly Standing[], seat: number, mission: MissionNo): number | null {
  return scores[seat]?.tiles.find((tile) => tile.mission === mission)?.vp ?? null;
}

/**
 * Points, deck, discard pile and Digestion zone: their sizes, and their cards as far as everybody may know
 * them (section 6).
 */
function Foot({
  view: { state },
  points,
  total,
  hand,
  seat,
  isOpen,
  layout,
  text,
  onTurn,
}: {
  view: View<HungerView>;
  points: number;
  total: number;
  hand: readonly CardNo[];
  seat: number;
  isOpen: boolean;
  layout: Layout;
  text: GameText;
  onTurn(): void;
}) {
  const player = state.players[seat];
  if (!player) return null;
  const { deck, discard, digested, readied } = player;
  const top = deck.slice(deck.length - readied).filter((card) => card !== null);
  return (
    <footer className={classes.foot} data-layout={layout}>
      <span
        className={classes.score}
        role="img"
        aria-label={
          state.phase === 'over'
            ? text.plain('board-points', { points })
            : text.plain('board-own-score', { now: points, total })
        }
      >
        <Glyph id="vp" />
        <b aria-hidden="true">{numeral(points)}</b>
        {isOpen && total !== points && (
          <small aria-hidden="true">
            <Glyph id="sun" /> {numeral(total)}
          </small>
        )}
      </span>
      <Zone
        icon="deck"
        count={deck.length}
        label={text.plain('board-deck', { count: deck.length })}
        text={text}
        cards={sorted(minus(hiddenCards(player), hand))}
      >
        {top.length > 0 && (
          <p>
            {text.plain('board-deck-top', {
              cards: top
                .toReversed()
                .map((card) => plain(text.thing('card', cardAt(card).id)))
                .join(', '),
            })}
          </p>
        )}
        <p>{text.plain('board-deck-unordered')}</p>
      </Zone>
      <Zone
        icon="discard"
        count={discard.length}
        label={text.plain('board-discard', { count: discard.length })}
        text={text}
        cards={discard.toReversed()}
      />
      <Zone
        icon="digest"
        count={digested.length}
        label={text.plain('board-digested', { count: digested.length })}
        text={text}
        cards={digested}
      />
      <Button size="small" look="quiet" onPress={onTurn}>
        {text.plain(isOpen ? 'board-hide' : 'board-show')}
      </Button>
    </footer>
  );
}

/** In the order of the component list, which reveals nothing about the order of a deck. */
function sorted(cards: readonly CardNo[]): readonly CardNo[] {
  return cards.toSorted((a, b) => a - b);
}
