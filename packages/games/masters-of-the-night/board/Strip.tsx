import type { GameText } from '@nokturn/text';
import { Cover, Covered, Peek } from '@nokturn/ui';
import type { ReactNode } from 'react';
import { cardsOf } from '../cards.ts';
import { columnOf, isNight, minionsWanted, roundsOf } from '../outlook.ts';
import type { MastersView } from '../secrets.ts';
import type { BoardLayout } from './layout.ts';
import { BloodDrop, Cross, HiddenAgent, Minion } from './Pieces.tsx';
import { Ritual } from './Ritual.tsx';
import classes from './Strip.module.css';
import { Term } from './Term.tsx';
import { Veil } from './Veil.tsx';

/**
 * Above the city: the hour, the veil, the prospects of the next event, the reserves, and the state of the
 * ritual.
 */
export function Strip({ state, layout, text }: { state: MastersView; layout: BoardLayout; text: GameText }) {
  return (
    <header className={classes.strip} data-stacked={layout.isStacked} data-kind={layout.kind}>
      <div className={classes.line}>
        <Hour state={state} text={text} />
        <Figures
          className={classes.veil}
          caption={text.plain('term-veil')}
          label={text.plain('board-veil', { veil: state.veil })}
          large={<Term id="veil" text={text} />}
        >
          <Veil veil={state.veil} most={cardsOf(text).veil.most} />
        </Figures>
        <Coming state={state} text={text} />
        <Reserves state={state} text={text} />
      </div>
      <Ritual state={state} text={text} />
    </header>
  );
}

function Hour({ state, text }: { state: MastersView; text: GameText }) {
  const rounds = roundsOf(state);
  const hour = isNight(state) ? 'night' : 'day';
  const { round } = state;
  return (
    <div className={classes.hour} data-hour={hour}>
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        {hour === 'night' ? (
          <path d="M4-11A12 12 0 1 0 10 6 9.5 9.5 0 0 1 4-11Z" fill="#f3eedd" />
        ) : (
          <>
            <circle r={6.4} fill="#ffcf5c" />
            <path
              d="M0-12V-9M0 12V9M-12 0H-9M12 0H9M-8.5-8.5l2 2M8.5 8.5l-2-2M-8.5 8.5l2-2M8.5-8.5l-2 2"
              stroke="#ffcf5c"
              strokeWidth={2}
              strokeLinecap="round"
            />
          </>
        )}
      </svg>
      <span>
        <b>{text.plain(hour === 'night' ? 'board-night' : 'board-day')}</b>
        <span className={classes.round}>
          {round > rounds ? text.plain('board-last-day') : text.plain('board-round', { round, rounds })}
        </span>
        <span
          className={classes.shortRound}
          aria-hidden="true"
        >{`${Math.min(round, rounds)}/${rounds}`}</span>
      </span>
    </div>
  );
}

/** How many agents the crosses of the next card bring, by the column in force. */
function Coming({ state, text }: { state: MastersView; text: GameText }) {
  const { red, blue } = columnOf(state, text);
  return (
    <Figures
      caption={text.plain('board-coming-short')}
      label={text.plain('board-coming', { red, more: blue[0], less: blue[1] })}
      large={<Term id="grid" text={text} />}
    >
      <span className={classes.figure}>
        <Small>
          <Cross colour="red" />
        </Small>
        +{red}
      </span>
      <span className={classes.figure}>
        <Small>
          <Cross colour="blue" />
        </Small>
        +{blue[0]} +{blue[1]}
      </span>
    </Figures>
  );
}

function Reserves({ state, text }: { state: MastersView; text: GameText }) {
  const { agents, minions, blood } = state;
  return (
    <Figures
      caption={text.plain('term-reserve')}
      label={text.plain('board-reserves', { agents, minions, blood, wanted: minionsWanted(state) })}
      large={<Term id="reserve" text={text} />}
    >
      <span className={classes.figure} data-anchor="agents" data-short={agents < 3}>
        <Small>
          <HiddenAgent />
        </Small>
        {agents}
      </span>
      <span className={classes.figure} data-anchor="minions">
        <Small>
          <Minion />
        </Small>
        {minions}
      </span>
      <span className={classes.figure} data-anchor="blood">
        <Small>
          <BloodDrop full />
        </Small>
        {blood}
      </span>
    </Figures>
  );
}

function Figures({
  caption,
  label,
  large,
  className,
  children,
}: {
  caption: string;
  label: string;
  large: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`${classes.figures} ${className ?? ''}`}>
      <Covered
        thing={
          <span className={classes.labelled}>
            <span className={classes.caption}>{caption}</span>
            <span className={classes.values}>{children}</span>
          </span>
        }
      >
        <Peek label={label} large={large}>
          <Cover label={label} />
        </Peek>
      </Covered>
    </div>
  );
}

function Small({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="-14 -17 28 32" aria-hidden="true">
      {children}
    </svg>
  );
}
