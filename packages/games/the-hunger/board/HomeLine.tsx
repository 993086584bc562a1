import type { Seat } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { type CSSProperties, useMemo } from 'react';
import { spaceAt } from '../cards/board.ts';
import { dawnAt, dawnMode, wayHome } from '../home.ts';
import type { HungerView } from '../secrets.ts';
import { Glyph } from './Glyph.tsx';
import classes from './HomeLine.module.css';

/** "Can I still get home?", in one line; on a phone as a sign, with the turns needed and the turns left. */
export function HomeLine({
  view,
  seat,
  text,
  isBrief,
}: {
  view: HungerView;
  seat: Seat;
  text: GameText;
  isBrief: boolean;
}) {
  const way = useMemo(() => wayHome(view, seat), [view, seat]);
  if (way === null) return null;
  const { steps, mean, needed, turns, verdict } = way;
  const player = view.players[seat];
  if (player?.arrival !== 0)
    return (
      <p className={classes.line} data-verdict="home" data-brief={isBrief}>
        <Glyph id="castle" />
        <b>{text.plain(isBrief ? 'board-seat-home' : 'board-home-safe', { verdict: 'home' })}</b>
      </p>
    );
  // If dawn only costs points, survival does not depend on luck (TH-19.8, TH-19.9).
  const dawn = verdict === 'late' ? dawnAt(spaceAt(player.space), dawnMode(view, seat), text) : null;
  const survives = typeof dawn === 'number';
  const share = turns === 0 ? 1 : Math.min(1, needed / turns);
  const words = survives
    ? text.plain('board-dawn-loss', { loss: dawn })
    : text.plain(`board-home-${verdict}`);
  const sum = text.plain('board-home-sum', {
    steps,
    mean: Math.round(mean * 10) / 10,
    needed: Number.isFinite(needed) ? needed : 'never',
    turns,
  });
  return (
    <div
      className={classes.line}
      data-verdict={survives ? 'tight' : verdict}
      data-brief={isBrief}
      style={{ '--share': share } as CSSProperties}
      title={isBrief ? `${words}. ${sum}` : undefined}
    >
      <Glyph id={verdict === 'late' && !survives ? 'sun' : 'home'} />
      {isBrief ? (
        <b>
          <span className={classes.spoken}>{words}. </span>
          {text.plain('board-home-brief', { needed: Number.isFinite(needed) ? needed : 'never', turns })}
        </b>
      ) : (
        <p>
          <b>{words}</b>
          <span>{sum}</span>
        </p>
      )}
    </div>
  );
}
