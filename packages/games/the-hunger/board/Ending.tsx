import { type GameText, numeral } from '@nokturn/text';
import { type EndingProps, initialOf, Marked } from '@nokturn/ui';
import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { HungerView } from '../secrets.ts';
import { type Counted, countedBy, type DawnScene, dawnScene, roseBearer } from './dawnScene.ts';
import classes from './Ending.module.css';
import { Figure } from './Figure.tsx';
import { Glyph } from './Glyph.tsx';
import { standing, windowFor } from './geometry.ts';
import { VAMPIRE_LOOKS } from './looks.ts';
import { Land } from './scenery/Land.tsx';
import scenery from './scenery/scenery.module.css';
import { shareWord } from './shares.ts';
import { Ways } from './Ways.tsx';

/**
 * The sun rises over the map, every vampire outside the Castle burns to ash, and then the scores are counted.
 * Any key or a touch on the button ends it; without animation everything is there at once.
 */
export function Ending({ view, names, text, settings, box, onDone }: EndingProps<HungerView>) {
  const scene = useMemo(() => dawnScene(view.state), [view.state]);
  const { steps, counted } = scene;
  const still = settings.reducedMotion;
  const [passed, setPassed] = useState(still ? steps.length : 0);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const now = steps[passed];
    if (now === undefined) return done.current();
    const timer = setTimeout(() => setPassed(passed + 1), now.length);
    return () => clearTimeout(timer);
  }, [passed, steps]);
  useEffect(() => {
    const skip = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === ' ') setPassed(steps.length);
    };
    window.addEventListener('keydown', skip);
    return () => window.removeEventListener('keydown', skip);
  }, [steps]);

  const isUpright = box.width < box.height;
  const map = isUpright
    ? { width: box.width, height: Math.round(box.height * 0.44) }
    : { width: Math.round(box.width * 0.56), height: box.height };
  const shown = steps.slice(0, passed + 1);
  const isLast = shown.some(({ step }) => step.kind === 'line');
  return (
    <div
      className={`${classes.ending} ${scenery.paints}`}
      style={{ width: box.width, height: box.height }}
      data-still={still}
      data-upright={isUpright}
      data-part="play"
    >
      <Morning scene={scene} passed={passed} size={map} names={names} />
      <section className={classes.count} aria-label={text.plain('term-dawn')}>
        <h2>
          <Glyph id="sun" /> {text.plain('term-dawn')}
          <Source step={steps[passed]?.step ?? null} text={text} />
        </h2>
        <ol>
          {counted.map((one) => (
            <Row
              key={one.seat}
              counted={one}
              now={countedBy(one, shown)}
              most={Math.max(1, ...counted.map(({ total }) => total))}
              name={names[one.seat] ?? ''}
              isAsh={isAsh(one, scene, passed)}
              isFirst={isLast && (view.result?.winners ?? []).includes(one.seat)}
              text={text}
            />
          ))}
        </ol>
        <p className={classes.line} data-shown={isLast}>
          <Marked text={lastLine(counted, view.result?.winners ?? [], text)} />
        </p>
      </section>
      {passed < steps.length && (
        <Button className={classes.skip as string} onPress={() => setPassed(steps.length)}>
          {text.plain('board-ending-skip')}
        </Button>
      )}
    </div>
  );
}

/** Whether the sun has already taken a vampire. */
function isAsh({ seat, fate }: Counted, { steps }: DawnScene, passed: number): boolean {
  const at = steps.findIndex(({ step }) => step.kind === 'burn' && step.seat === seat);
  return fate === 'burnt' && at < passed;
}

/** A line for the rose-bearer if somebody has brought a Rose home, and the winners of the night. */
function lastLine(counted: readonly Counted[], winners: readonly number[], text: GameText): string {
  const bearer = roseBearer(counted);
  const verdict = text.say('beat-ended', { winners: [...winners] });
  if (bearer === null) return verdict;
  return `${text.say('board-ending-rose', { seat: bearer.seat, card: bearer.rose })} ${verdict}`;
}

function Source({ step, text }: { step: DawnScene['steps'][number]['step'] | null; text: GameText }) {
  return (
    <span className={classes.source} aria-hidden="true">
      {step?.kind === 'count' && text.plain(shareWord(step.share))}
    </span>
  );
}

function Row({
  counted: { seat, fate, vampire, total },
  now,
  most,
  name,
  isAsh: isBurnt,
  isFirst,
  text,
}: {
  counted: Counted;
  now: number;
  most: number;
  name: string;
  isAsh: boolean;
  isFirst: boolean;
  text: GameText;
}) {
  const look = VAMPIRE_LOOKS[vampire ?? 'nobody'];
  return (
    <li
      className={classes.row}
      data-seat={seat}
      data-ash={isBurnt}
      data-first={isFirst}
      style={{ '--tint': look.colour, '--share': Math.max(0, now) / most } as CSSProperties}
    >
      <svg viewBox="-22 -62 44 56" aria-hidden="true">
        <Figure vampire={vampire} initial={initialOf(name)} />
      </svg>
      <span className={classes.who}>
        <b>{name}</b>
        <small>{text.plain(`fate-${fate}`)}</small>
      </span>
      <span className={classes.bar} aria-hidden="true" />
      <b className={classes.points} role="img" aria-label={text.plain('board-points', { points: total })}>
        {numeral(now)}
      </b>
    </li>
  );
}

/** The map in the first light, with everybody where dawn found them. */
function Morning({
  scene: { counted, steps },
  passed,
  size,
  names,
}: {
  scene: DawnScene;
  passed: number;
  size: { readonly width: number; readonly height: number };
  names: readonly string[];
}) {
  const ids = useId();
  const { x, y, width, height } = windowFor(size.width, size.height);
  const points = standing({
    spaces: counted.map(({ space }) => space),
    heights: counted.map(({ seat }) => seat),
  });
  const burning = steps[passed]?.step;
  const unit = size.width / width;
  return (
    <div className={classes.map} style={size} aria-hidden="true">
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <Land ids={ids} />
        <Ways />
        {counted.map((one) => {
          const point = points[one.seat];
          if (!point) return null;
          const isBurning = burning?.kind === 'burn' && burning.seat === one.seat;
          const scale = Math.max(1.3, 0.75 / unit);
          return (
            <g key={one.seat} transform={`translate(${point.x} ${point.y}) scale(${scale})`}>
              {isAsh(one, { counted, steps }, passed) ? (
                <Ash />
              ) : (
                <g className={classes.figure} data-burning={isBurning}>
                  <Figure vampire={one.vampire} initial={initialOf(names[one.seat] ?? '')} />
                  {isBurning && <path className={classes.flame} d="M-17 2Q-24-26 0-62 24-28 17 2Z" />}
                </g>
              )}
            </g>
          );
        })}
      </svg>
      <div className={classes.light} />
      <div className={classes.sun} />
    </div>
  );
}

/** The remains of a burnt vampire. */
function Ash() {
  return (
    <g className={classes.ash}>
      <path d="M-20 2Q-14-9-5-10 0-17 6-10 15-9 20 2Q0 7-20 2Z" />
      <path d="M-6-12Q-10-26-2-34M5-13Q11-24 4-40" />
    </g>
  );
}
