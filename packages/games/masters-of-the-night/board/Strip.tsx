import type { GameText } from '@nokturn/text';
import { Cover, Covered, Peek } from '@nokturn/ui';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { GiCheckMark } from 'react-icons/gi';
import { columnOf, isNight, minionsWanted, ritualOf, roundsOf } from '../outlook.ts';
import type { MastersView } from '../secrets.ts';
import { BloodDrop, Cross, HiddenAgent, Minion } from './Pieces.tsx';
import classes from './Strip.module.css';
import { Veil } from './Veil.tsx';

/** Above the city: the hour, the veil, what the next event brings, what is left, and how far the ritual is. */
export function Strip({ state, text }: { state: MastersView; text: GameText }) {
  return (
    <header className={classes.strip}>
      <Hour state={state} text={text} />
      <div className={classes.veil}>
        <Covered thing={<Veil veil={state.veil} />}>
          <Peek label={text.plain('board-veil', { veil: state.veil })} large={<Term id="veil" text={text} />}>
            <Cover label={text.plain('board-veil', { veil: state.veil })} />
          </Peek>
        </Covered>
      </div>
      <Coming state={state} text={text} />
      <Reserves state={state} text={text} />
      <Ritual state={state} text={text} />
    </header>
  );
}

function Hour({ state, text }: { state: MastersView; text: GameText }) {
  const rounds = roundsOf(state);
  const hour = isNight(state) ? 'night' : 'day';
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
        <b>{text.plain(hour === 'night' ? 'board-night' : 'board-day')}</b>{' '}
        {state.round > rounds
          ? text.plain('board-last-day')
          : text.plain('board-round', { round: state.round, rounds })}
      </span>
    </div>
  );
}

/** What the crosses of the next card bring, by the column in force. */
function Coming({ state, text }: { state: MastersView; text: GameText }) {
  const { red, blue } = columnOf(state);
  const label = text.plain('board-coming', { red, more: blue[0], less: blue[1] });
  return (
    <Figures label={label} large={<Term id="grid" text={text} />}>
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
      <span className={classes.figure}>
        <Small>
          <BloodDrop full />
        </Small>
        {blood}
      </span>
    </Figures>
  );
}

/** How much of the ritual is ready. */
function Ritual({ state, text }: { state: MastersView; text: GameText }) {
  const { vampires, ready, sigils, gathered, minions, agents } = ritualOf(state);
  const parts = [
    ['kills', ready, vampires],
    ['sigils', sigils, vampires],
    ['gathered', gathered, vampires],
    ['minions', Math.min(minions, vampires), vampires],
  ] as const;
  return (
    <div className={classes.ritual}>
      <Peek label={text.plain('board-ritual')} large={<Term id="ritual" text={text} />}>
        <Button className={classes.goal as string}>{text.plain('board-ritual')}</Button>
      </Peek>
      <ul>
        {parts.map(([part, have, need]) => (
          <li key={part} data-done={have >= need}>
            {have >= need && <GiCheckMark aria-hidden="true" />}
            {text.plain(`board-ritual-${part}`)} <b>{`${have}/${need}`}</b>
          </li>
        ))}
        <li data-done={agents === 0}>
          {agents === 0 && <GiCheckMark aria-hidden="true" />}
          {text.plain('board-ritual-agents')} <b>{agents}</b>
        </li>
      </ul>
    </div>
  );
}

function Figures({ label, large, children }: { label: string; large: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.figures}>
      <Covered thing={children}>
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

function Term({ id, text }: { id: string; text: GameText }) {
  return (
    <div className={classes.term}>
      <h3>{text.plain(`term-${id}`)}</h3>
      <p>{text.plain(`term-${id}`, {}, 'text')}</p>
    </div>
  );
}
