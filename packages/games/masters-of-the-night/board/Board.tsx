import type { Heard } from '@nokturn/engine';
import { plain } from '@nokturn/text';
import { BoardFrame, type BoardProps } from '@nokturn/ui';
import { type CSSProperties, useId, useMemo, useRef } from 'react';
import { districtId } from '../cards/districts.ts';
import { columnOf, isNight, strikesTomorrow, vampireInFocus } from '../outlook.ts';
import type { MastersView } from '../secrets.ts';
import classes from './Board.module.css';
import { Dice } from './Dice.tsx';
import { District } from './District.tsx';
import { Events } from './Events.tsx';
import { Fighting } from './Fighting.tsx';
import { Flights } from './Flights.tsx';
import { fought } from './fight.ts';
import { marksOf } from './grid.ts';
import { labelsOf } from './labels.ts';
import { VAMPIRE_MARKS } from './looks.ts';
import { Strip } from './Strip.tsx';
import scenery from './scenery/scenery.module.css';
import type { Touch } from './touch.ts';
import { type Stage, useStage } from './useStage.ts';

/** The board of Masters of the Night. It shows a view, lets the given options glow and tells which was touched. */
export function Board(props: BoardProps<MastersView>) {
  const { view, text, glow, picked, onPick, news, past = NOTHING, settings, onShown } = props;
  const { state } = view;
  const board = useRef<HTMLDivElement>(null);
  const ids = useId();
  const stage = useStage(state, news, settings.reducedMotion, onShown);
  const shown: MastersView = useMemo(() => ({ ...state, ...stage.scenery }), [state, stage.scenery]);
  const touch: Touch = { glow, picked, onPick, labelOf: labelsOf(view, text) };
  const mayTouch = view.asked?.mine != null && view.asked.mine.answer === null;
  const marks = marksIn(shown, stage);
  const struck = strikesTomorrow(shown);
  const focus = vampireInFocus(shown);
  const fight = useFight(shown, stage, past);
  const tint = shown.vampires[focus];
  const caption = stage.scene && text.narrate(stage.scene.heard);

  return (
    <BoardFrame
      ref={board}
      className={`${classes.board} ${scenery.paints}`}
      isMine={mayTouch}
      data-light={isNight(shown) ? 'night' : 'day'}
      data-ended={state.ended ?? undefined}
      style={
        {
          '--veil': shown.veil / 6,
          '--focus-tint': tint ? VAMPIRE_MARKS[tint.id].colour : undefined,
        } as CSSProperties
      }
      onTouch={stage.skip}
    >
      <div className={classes.table}>
        <Strip state={shown} text={text} />
        <p className={classes.ticker} aria-hidden="true" data-said={caption !== null && caption !== ''}>
          {caption ? plain(caption) : text.plain(`phase-${shown.phase}`)}
        </p>
        <section className={classes.city} aria-label={text.plain('board-city')}>
          {shown.layout.map((district) => (
            <District
              key={district}
              state={shown}
              district={district}
              focus={focus}
              mark={marks.get(district) ?? null}
              struck={struck.includes(district)}
              fighting={fight !== null && !fight.over && fight.district === districtId(district)}
              touch={touch}
              text={text}
              ids={ids}
            />
          ))}
          <span className={classes.mist} aria-hidden="true" />
        </section>
        <div className={classes.tray}>
          <Dice view={view} state={shown} rolls={stage.rolls} touch={touch} text={text} />
          {fight && <Fighting fight={fight} text={text} />}
        </div>
        <Events state={shown} event={stage.event} touch={touch} text={text} />
      </div>
      <Flights board={board} stage={stage} />
    </BoardFrame>
  );
}

const NOTHING: readonly Heard[] = [];

/** The grid of the card that is being carried out, or of the one that lies face up on the deck. */
function marksIn(shown: MastersView, { event, turned, marked }: Stage) {
  const column = columnOf(shown);
  if (!marked) return new Map<never, never>();
  if (event !== null) return marksOf(shown, event, column, { turned, certain: true });
  if (shown.top !== null) return marksOf(shown, shown.top, column, { turned: false, certain: false });
  return new Map<never, never>();
}

/** The combat that is going on, as far as it was told; whoever comes late finds it in what was told before. */
function useFight(shown: MastersView, { fight, scene }: Stage, past: readonly Heard[]) {
  const before = useMemo(() => past.reduce(fought, null), [past]);
  if (fight !== null) return fight;
  return scene === null && shown.combat !== null ? before : null;
}
