import type { Seat } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { type CSSProperties, useMemo } from 'react';
import { CASTLE } from '../cards/board.ts';
import { minus, turnsAfter } from '../count.ts';
import { distance } from '../rules/map.ts';
import { hasMark, PERMANENT } from '../rules/marks.ts';
import type { HungerView } from '../secrets.ts';
import { Glyph } from './Glyph.tsx';
import classes from './HomeLine.module.css';
import { meanSpeed, type Outlook, outlookOf } from './home.ts';

export interface WayHome extends Outlook {
  readonly steps: number;
  readonly mean: number;
  readonly turns: number;
}

/** The Speed that the cards of a seat give in a turn on average. */
export function meanSpeedOf({ players }: HungerView, seat: Seat): number {
  const player = players[seat];
  if (!player) return 0;
  const staying = player.playing.filter((card) => hasMark(card, PERMANENT));
  return meanSpeed(minus(player.owned, [...player.digested, ...staying]), staying);
}

/** Whether this seat still gets home before dawn, as far as an average hand can tell. */
export function wayHome(view: HungerView, seat: Seat): WayHome | null {
  const player = view.players[seat];
  if (!player || view.phase === 'setup' || view.phase === 'over' || view.phase === 'scoring') return null;
  const { turn } = view;
  const mine = turn?.seat === seat ? turn : null;
  const canMove = mine !== null && (mine.step === 'move' || mine.step === 'confuse' || mine.step === 'speed');
  const isBefore =
    mine !== null && (mine.step === 'prelude' || mine.step === 'effects' || mine.step === 'snake-window');
  const mean = meanSpeedOf(view, seat);
  const steps = player.arrival > 0 ? 0 : distance(player.space, CASTLE);
  // A turn in which the hand is not played yet is still a whole one.
  const turns = turnsAfter(view, seat) + (isBefore ? 1 : 0);
  const now = canMove ? mine.remaining : null;
  return { ...outlookOf({ steps, mean, now, turns }), steps, mean, turns: turns + (now === null ? 0 : 1) };
}

/** "Can I still get home?", in one line. */
export function HomeLine({ view, seat, text }: { view: HungerView; seat: Seat; text: GameText }) {
  const way = useMemo(() => wayHome(view, seat), [view, seat]);
  if (way === null) return null;
  const { steps, mean, needed, turns, verdict } = way;
  if (view.players[seat]?.arrival !== 0)
    return (
      <p className={classes.line} data-verdict="home">
        <Glyph id="castle" /> {text.plain('board-home-safe')}
      </p>
    );
  const share = turns === 0 ? 1 : Math.min(1, needed / turns);
  return (
    <div className={classes.line} data-verdict={verdict}>
      <p>
        <Glyph id="home" />
        <b>{text.plain(`board-home-${verdict}`)}</b>
      </p>
      <span className={classes.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true">
        <span />
      </span>
      <p className={classes.sum}>
        {text.plain('board-home-sum', {
          steps,
          mean: Math.round(mean * 10) / 10,
          needed: Number.isFinite(needed) ? needed : 'never',
          turns,
        })}
      </p>
    </div>
  );
}
