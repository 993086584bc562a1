import type { Heard, View } from '@nokturn/engine';
import { plain } from '@nokturn/text';
import { BoardFrame, type BoardProps, seatOf } from '@nokturn/ui';
import { type CSSProperties, useEffect, useId, useMemo, useRef } from 'react';
import type { ClanCardId } from '../cards/clan-cards.ts';
import { facts } from '../facts.ts';
import type { VendettaView } from '../secrets.ts';
import classes from './Board.module.css';
import { powerAt, rowsFor } from './count.ts';
import { Draft } from './Draft.tsx';
import { Flights } from './Flights.tsx';
import { labelsOf } from './labels.ts';
import { seatLooksOf } from './looks.ts';
import { Rail } from './Rail.tsx';
import { emptyChronicle, latestReport, written } from './reports.ts';
import { Street } from './Street.tsx';
import { Strip } from './Strip.tsx';
import scenery from './scenery/scenery.module.css';
import { useLayout } from './useLayout.ts';
import { type Stage, useStage } from './useStage.ts';

/** The board of Vendetta. It knows no rule: it shows a view, lets the given options glow and tells which was touched. */
export function Board(props: BoardProps<VendettaView>) {
  const { view, names, text, glow, picked, onPick, news, past = NOTHING, settings, onShown } = props;
  const { state } = view;
  const board = useRef<HTMLDivElement>(null);
  const layout = useLayout(board, state.locations.length);
  const ids = useId();
  const stage = useStage(state, news, settings.reducedMotion, onShown);
  const shown = useMemo(() => shownState(state, stage), [state, stage]);
  const before = useMemo(() => past.reduce(written, emptyChronicle(0)), [past]);
  const looks = seatLooksOf(state.players);
  const viewer = seatOf(view.viewer);
  const rows = rowsFor(state.players.length, viewer);
  const labelOf = labelsOf(view, text);
  const mayTouch = view.asked?.mine != null && view.asked.mine.answer === null;
  const focus = focusOf(view, shown);
  const streets = useStreetInSight(focus, settings.reducedMotion);
  const caption = stage.scene && text.narrate(stage.scene.heard);

  return (
    <BoardFrame
      ref={board}
      className={`${classes.board} ${scenery.paints}`}
      isMine={mayTouch}
      data-layout={layout}
      style={{ '--seats': state.players.length, '--streets': state.locations.length } as CSSProperties}
      onTouch={stage.skip}
    >
      <Strip state={shown} viewer={viewer} text={text} />
      <p className={classes.ticker} aria-hidden="true" data-said={caption !== null}>
        {caption === null ? standing(shown, names, text) : plain(caption)}
      </p>
      <div className={classes.city}>
        <Rail
          state={shown}
          rows={rows}
          viewer={viewer}
          names={names}
          text={text}
          frenzy={stage.scene?.frenzy ?? null}
          glow={glow}
          labelOf={labelOf}
          onPick={onPick}
        />
        <div ref={streets} className={classes.streets}>
          {shown.locations.map((location, index) => (
            <Street
              key={location}
              location={location}
              index={index}
              view={view}
              state={shown}
              rows={rows}
              viewer={viewer}
              names={names}
              looks={looks}
              text={text}
              ids={`${ids}-${location}`}
              isNow={focus === index}
              powers={powerAt(shown, index)}
              report={latestReport([stage.chronicle, before], location, state.round)}
              scene={stage.scene}
              glow={glow}
              picked={picked}
              labelOf={labelOf}
              onPick={onPick}
            />
          ))}
        </div>
        {state.phase === 'setup' && <Draft view={view} text={text} glow={glow} onPick={onPick} />}
      </div>
      <Flights
        board={board}
        stage={stage}
        clans={state.players.map(({ clan }) => clan)}
        viewer={viewer}
        text={text}
      />
    </BoardFrame>
  );
}

const NOTHING: readonly Heard[] = [];

/** What lies on the table at the moment that is being shown. */
function shownState(state: VendettaView, { scenery: now }: Stage): VendettaView {
  return {
    ...state,
    positions: now.positions.map((row, location) =>
      row.map(({ blood, cards }, seat) => ({
        blood,
        cards: cards.map((lying, number) => ({
          ...lying,
          card: lying.card as ClanCardId | null,
          open: lying.faceUp,
          seenBy: state.positions[location]?.[seat]?.cards[number]?.seenBy ?? [],
        })),
      })),
    ),
    players: state.players.map((player, seat) => ({
      ...player,
      pool: now.pools[seat] ?? player.pool,
      influence: now.influence[seat] ?? player.influence,
      eliminated: now.gone[seat] === true ? Math.max(1, player.eliminated) : 0,
    })),
    allies: now.allies,
    ambition: now.ambition,
    location: now.location,
    stage: now.stage,
    here: { ...state.here, tokens: now.tokens },
  };
}

/** The Location that matters now: the one being resolved, or where a card is being played. */
function focusOf(view: View<VendettaView>, shown: VendettaView): number | null {
  if (shown.location !== null) return shown.location;
  const { here } = facts(view);
  const index = (view.state.locations as readonly unknown[]).indexOf(here);
  return index < 0 ? null : index;
}

/** On a narrow screen the Locations lie side by side and are swiped: the one that matters comes into sight. */
function useStreetInSight(focus: number | null, still: boolean) {
  const streets = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = streets.current;
    const street = focus === null ? undefined : row?.children[focus];
    if (!row || !(street instanceof HTMLElement) || row.scrollWidth <= row.clientWidth) return;
    const left = street.offsetLeft - (row.clientWidth - street.offsetWidth) / 2;
    row.scrollTo?.({ left, behavior: still ? 'instant' : 'smooth' });
  }, [focus, still]);
  return streets;
}

/** What the line under the strip says while nothing happens. */
function standing(
  state: VendettaView,
  names: readonly string[],
  text: BoardProps<VendettaView>['text'],
): string {
  if (state.ended) return '';
  if (state.turn !== null) return text.plain('board-turn', { name: names[state.turn] ?? '' });
  if (state.location !== null)
    return text.plain('board-resolving', { location: state.locations[state.location] ?? '' });
  return '';
}
