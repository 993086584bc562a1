import type { OptionId, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { notesOn } from '../notes.ts';
import type { HungerView } from '../secrets.ts';
import { Glyph } from './Glyph.tsx';
import { isTooFar, type Journey } from './journey.ts';
import { PLACES } from './map.ts';
import classes from './WayLine.module.css';

/** The path of a move, drawn on the map before it is made. */
export function WayDrawn({ journey }: { journey: Journey }) {
  const points = journey.path.map((space) => PLACES[space]);
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g className={classes.way} data-late={isTooFar(journey)}>
      <path className={classes.shade} d={d} />
      <path className={classes.line} d={d} />
      <path className={classes.dots} d={d} />
    </g>
  );
}

/**
 * The same in words: the destination, its cost and the Speed left, its effect, and whether the vampire still
 * gets home.
 */
export function WayLine({
  option,
  journey,
  view,
  text,
}: {
  option: OptionId;
  journey: Journey;
  view: View<HungerView>;
  text: GameText;
}) {
  const { to, cost, left } = journey;
  const [, ...given] = notesOn(option, view, text);
  return (
    <div className={classes.words} data-late={isTooFar(journey)}>
      <p className={classes.title}>
        <b>{plain(text.thing('space', to))}</b>
        <span>{text.plain('board-way-cost', { cost, left })}</span>
      </p>
      {given.map((line) => (
        <p key={line} className={classes.given}>
          {line}
        </p>
      ))}
      <p className={classes.home}>
        <Glyph id={isTooFar(journey) ? 'sun' : 'home'} /> {homeWords(journey, text)}
      </p>
    </div>
  );
}

/** Whether the vampire gets home after a move, in a few words. */
export function homeWords({ steps, turns, outlook, dawn }: Journey, text: GameText): string {
  if (dawn !== null)
    return typeof dawn === 'number'
      ? text.plain('board-dawn-loss', { loss: dawn })
      : text.plain(`board-dawn-${dawn}`);
  if (steps === 0) return text.plain('board-way-castle');
  return text.plain('board-way-home', {
    verdict: outlook.verdict,
    steps,
    needed: Number.isFinite(outlook.needed) ? outlook.needed : 'never',
    turns,
  });
}
