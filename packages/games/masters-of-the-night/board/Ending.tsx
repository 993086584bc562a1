import type { GameText } from '@nokturn/text';
import { type EndingProps, SignOutline } from '@nokturn/ui';
import { type CSSProperties, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { districtId } from '../cards/districts.ts';
import { VAMPIRES } from '../cards/vampires.ts';
import type { MastersView } from '../secrets.ts';
import classes from './Ending.module.css';
import { SIGIL_PICTURES, VAMPIRE_MARKS } from './looks.ts';
import { type Condition, conditionsOf, Seal } from './Ritual.tsx';
import { Sight } from './scenery/Sight.tsx';
import scenery from './scenery/scenery.module.css';

/** When each part begins, and when everything is over, in milliseconds. */
const CONDITION = 700;
const VERDICT = 600 + 5 * CONDITION;
const OVER = 7600;

/**
 * The last scene: the five conditions of the ritual light up or break, one after another. Then the sigils
 * join into one circle, or the veil falls off the city.
 */
export function Ending({ view, text, settings, box, onDone }: EndingProps<MastersView>) {
  const { state } = view;
  const isWon = state.ended === 'ritual';
  const conditions = conditionsOf(state, text);
  const step = useSteps(settings.reducedMotion, onDone);
  const isDecided = step >= conditions.length;
  return (
    <section
      className={`${classes.ending} ${scenery.paints}`}
      data-part="ending"
      data-won={isWon}
      data-decided={isDecided}
      data-still={settings.reducedMotion}
      data-small={box.width < 600 || box.height < 420}
      aria-label={text.plain(isWon ? 'board-won' : 'board-lost')}
    >
      <City state={state} />
      {!isWon && <FallingVeil />}
      {isWon && <Circle state={state} />}
      <div className={classes.words}>
        <ol className={classes.conditions}>
          {conditions.map((condition, i) => (
            <ConditionOf
              key={condition.part}
              condition={condition}
              isShown={i < step}
              isWon={isWon}
              text={text}
            />
          ))}
        </ol>
        <p className={classes.verdict} aria-hidden={!isDecided}>
          <b>{text.plain(isWon ? 'board-won' : 'board-lost')}</b>
          <span>{text.plain('log-ended', { cause: state.ended, round: state.round })}</span>
        </p>
      </div>
      <Button className={classes.skip as string} onPress={onDone}>
        {text.plain('board-go-on')}
      </Button>
    </section>
  );
}

/** How many conditions have been shown; one more step brings the verdict. Without animation, all at once. */
function useSteps(still: boolean, onDone: () => void): number {
  const [step, setStep] = useState(still ? 6 : 0);
  useEffect(() => {
    if (still) return undefined;
    const timers = Array.from({ length: 6 }, (_, i) =>
      setTimeout(() => setStep(i + 1), i < 5 ? 400 + i * CONDITION : VERDICT),
    );
    const over = setTimeout(onDone, OVER);
    return () => {
      for (const timer of [...timers, over]) clearTimeout(timer);
    };
  }, [still, onDone]);
  return step;
}

function ConditionOf({
  condition,
  isShown,
  isWon,
  text,
}: {
  condition: Condition;
  isShown: boolean;
  isWon: boolean;
  text: GameText;
}) {
  const { part, have, need } = condition;
  const isMet = isWon || condition.isMet;
  return (
    <li data-shown={isShown} data-met={isMet}>
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <Seal {...condition} isMet={isMet} />
        {!isMet && <path className={classes.crack} d="M-3-13 1-5-4-1 3 4-1 13" />}
      </svg>
      <span>
        {text.plain(`board-ritual-${part}`)} <b>{need > 0 ? `${have}/${need}` : have}</b>
      </span>
    </li>
  );
}

/** The nine districts in their layout. */
function City({ state }: { state: MastersView }) {
  return (
    <div className={classes.city} aria-hidden="true">
      {state.layout.map((district) => (
        <div key={district}>
          <Sight district={districtId(district)} ids={`end-${district}`} />
        </div>
      ))}
    </div>
  );
}

/** Six widths of cloth that fall. */
function FallingVeil() {
  return (
    <div className={classes.veil} aria-hidden="true">
      {Array.from({ length: 6 }, (_, i) => i).map((i) => (
        <i key={i} style={{ '--nth': i } as CSSProperties} />
      ))}
    </div>
  );
}

/** The sigils of the Family come from all sides and join. */
function Circle({ state: { vampires } }: { state: MastersView }) {
  return (
    <div className={classes.circle} aria-hidden="true">
      <svg className={classes.ring} viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r={92} />
        <circle r={78} />
        <path d={STAR} />
      </svg>
      {vampires.map(({ id }, i) => {
        const Picture = SIGIL_PICTURES[VAMPIRES[id].sigil];
        const turn = (i * 360) / vampires.length - 90;
        return (
          <span
            key={id}
            className={classes.sigil}
            style={{ '--turn': `${turn}deg`, '--tint': VAMPIRE_MARKS[id].colour } as CSSProperties}
          >
            <Picture />
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <SignOutline sign={VAMPIRE_MARKS[id].sign} fill={VAMPIRE_MARKS[id].colour} stroke="#fff2c8" />
            </svg>
          </span>
        );
      })}
    </div>
  );
}

/** Five points on a circle, each joined to the next but one. */
const STAR = `M${[0, 2, 4, 1, 3]
  .map((point) => {
    const angle = (point * 2 * Math.PI) / 5 - Math.PI / 2;
    return `${(78 * Math.cos(angle)).toFixed(1)} ${(78 * Math.sin(angle)).toFixed(1)}`;
  })
  .join('L')}Z`;
