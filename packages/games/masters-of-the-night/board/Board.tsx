import type { Heard } from '@nokturn/engine';
import { type BoardProps, useStage } from '@nokturn/ui';
import { type CSSProperties, useCallback, useId, useMemo, useRef, useState } from 'react';
import { type District as DistrictNumber, districtId } from '../cards/districts.ts';
import { columnOf, isNight, strikesTomorrow, type Tables, vampireInFocus } from '../outlook.ts';
import type { MastersView } from '../secrets.ts';
import { Beside } from './Beside.tsx';
import classes from './Board.module.css';
import { District } from './District.tsx';
import { Flights } from './Flights.tsx';
import { fought } from './fight.ts';
import { marksOf } from './grid.ts';
import { labelsOf } from './labels.ts';
import { layoutOf, sizesOf } from './layout.ts';
import { VAMPIRE_MARKS } from './looks.ts';
import { Offers } from './Offers.tsx';
import { openDistricts } from './offers.ts';
import { Rising } from './Rising.tsx';
import { Strip } from './Strip.tsx';
import scenery from './scenery/scenery.module.css';
import { STAGING, type Stage } from './staging.ts';
import type { Touch } from './touch.ts';
import { useBox } from './useBox.ts';

/**
 * The board of Masters of the Night. It shows a view, highlights the given options and reports the one that
 * was touched.
 */
export function Board(props: BoardProps<MastersView>) {
  const { view, text, glow, picked, onPick, news, past = NOTHING, settings, onShown } = props;
  const { state } = view;
  const board = useRef<HTMLDivElement>(null);
  const ids = useId();
  const box = useBox(board, props.box);
  const layout = layoutOf(box);
  const stage = useStage(STAGING, state, news, settings.reducedMotion, onShown);
  const shown: MastersView = useMemo(() => ({ ...state, ...stage.scenery }), [state, stage.scenery]);
  const touch: Touch = { glow, picked, onPick, labelOf: labelsOf(view, text) };
  const marks = marksIn(shown, stage, text);
  const struck = strikesTomorrow(shown);
  const focus = vampireInFocus(shown);
  const fight = useFight(shown, stage, past);
  const tint = shown.vampires[focus];
  const changed = changedIn(stage);
  const isShowing = stage.scene !== null;
  // If only single answers can be given, offers are limited to the vampire's own district.
  const canPlan = props.onPlan !== undefined;
  const openable = useMemo(
    () => (isShowing ? [] : openDistricts(view, text).slice(0, canPlan ? undefined : 1)),
    [view, text, isShowing, canPlan],
  );
  const [opened, setOpened] = useState<{
    readonly view: typeof view;
    readonly district: DistrictNumber;
  } | null>(null);
  const close = useCallback(() => setOpened(null), []);
  // An opened district belongs to one question only.
  const offered = opened?.view === view && !isShowing ? opened.district : null;

  return (
    <div
      ref={board}
      className={`${classes.board} ${scenery.paints}`}
      data-kind={layout.kind}
      data-light={isNight(shown) ? 'night' : 'day'}
      data-ended={state.ended ?? undefined}
      style={
        {
          width: box.width,
          height: box.height,
          ...sizesOf(layout),
          '--veil': shown.veil / 6,
          '--focus-tint': tint ? VAMPIRE_MARKS[tint.id].colour : undefined,
        } as CSSProperties
      }
    >
      <div className={classes.table} data-part="play">
        <Strip state={shown} layout={layout} text={text} />
        <section className={classes.city} aria-label={text.plain('board-city')}>
          {shown.layout.map((district) => (
            <District
              key={district}
              state={shown}
              district={district}
              focus={focus}
              mark={marks.get(district) ?? null}
              struck={struck.includes(district)}
              isChanged={changed.has(districtId(district))}
              fight={fight !== null && fight.district === districtId(district) ? fight : null}
              kind={layout.kind}
              touch={touch}
              text={text}
              ids={ids}
              isOpen={offered === district}
              onOpen={openable.includes(district) ? () => setOpened({ view, district }) : null}
            />
          ))}
          <span className={classes.mist} aria-hidden="true" />
          {offered !== null && (
            <Offers
              key={offered}
              view={view}
              district={offered}
              layout={layout}
              touch={touch}
              onPlan={props.onPlan}
              onClose={close}
              text={text}
            />
          )}
        </section>
        <Beside
          view={view}
          state={shown}
          layout={layout}
          event={stage.event}
          rolls={stage.rolls}
          fight={fight}
          touch={touch}
          text={text}
        />
      </div>
      <Rising scene={stage.scene} text={text} options={state.options} />
      <Flights board={board} stage={stage} />
    </div>
  );
}

const NOTHING: readonly Heard[] = [];

/** Where something has changed, if animation is off and nothing else would show it. */
function changedIn({ changed }: Stage): ReadonlySet<unknown> {
  return new Set(changed.flatMap(({ heard: { district, from, to } }) => [district, from, to]));
}

/** The grid of the card being resolved, or of the one face up on the deck. */
function marksIn(shown: MastersView, { event, turned, marked }: Stage, text: Tables) {
  const column = columnOf(shown, text);
  if (!marked) return new Map<never, never>();
  if (event !== null) return marksOf(shown, event, column, { turned, certain: true }, text);
  if (shown.top !== null) return marksOf(shown, shown.top, column, { turned: false, certain: false }, text);
  return new Map<never, never>();
}

/** The current combat as reported so far; a viewer who joins late gets it from the earlier reports. */
function useFight(shown: MastersView, { fight, scene }: Stage, past: readonly Heard[]) {
  const before = useMemo(() => past.reduce(fought, null), [past]);
  if (fight !== null) return fight;
  return scene === null && shown.combat !== null ? before : null;
}
