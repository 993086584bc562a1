import type { Seat } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import type { IconType } from '@nokturn/ui';
import { Spoken } from '@nokturn/ui';
import { STAGES, type Stage } from '../rules/state.ts';
import { lapsOf } from '../rules/three-players.ts';
import type { VendettaView } from '../secrets.ts';
import { teamLetter, teamTotals } from './count.ts';
import { GiFootprint, GiMoon, GiSun } from './game-icons.ts';
import { Column } from './Icons.tsx';
import { TYPE_SIGNS, VAMPIRE_LOOK, VICTIM_LOOK } from './looks.ts';
import classes from './Strip.module.css';

const ROUNDS = [1, 2, 3] as const;

const STAGE_SIGNS: Readonly<Record<Stage, IconType>> = {
  withdraw: GiFootprint,
  revelation: TYPE_SIGNS.passive,
  preparation: GiSun,
  conflict: TYPE_SIGNS.conflict,
  aftermath: GiMoon,
};

/**
 * The progress of the night: the round, the phase, the laps of Planning or the Steps of a Location, the teams and the
 * decks.
 */
export function Strip({ state, viewer, text }: { state: VendettaView; viewer: Seat | null; text: GameText }) {
  const { round, phase, stage, allyDeck, victimDeck } = state;
  return (
    <div className={classes.strip}>
      <p className={classes.round}>
        <Spoken>{text.plain('word-round', { round })}</Spoken>
        {ROUNDS.map((number) => (
          <span
            key={number}
            className={classes.moon}
            data-now={number === round}
            data-past={number < round}
            aria-hidden="true"
          >
            <Moon round={number} />
          </span>
        ))}
      </p>
      <p className={classes.phase} data-step={stage !== null}>
        {text.plain(`phase-${phase}`)}
      </p>
      {phase === 'planning' && <Laps state={state} text={text} />}
      {stage !== null && <Steps stage={stage} text={text} />}
      <Teams state={state} viewer={viewer} text={text} />
      <p className={classes.decks}>
        <Count
          Sign={VAMPIRE_LOOK.Sign}
          count={allyDeck}
          word={text.plain('board-allies')}
          label={text.plain('board-ally-deck', { count: allyDeck })}
        />
        <Count
          Sign={VICTIM_LOOK.Sign}
          count={victimDeck}
          word={text.plain('board-victims')}
          label={text.plain('board-victim-deck', { count: victimDeck })}
        />
      </p>
    </div>
  );
}

/** The score that counts in the end when teams win together. */
function Teams({ state, viewer, text }: { state: VendettaView; viewer: Seat | null; text: GameText }) {
  const totals = teamTotals(state);
  if (totals.size === 0) return null;
  const own = viewer === null ? null : teamLetter(state, viewer);
  return (
    <ul className={classes.teams}>
      {[...totals].map(([team, total]) => (
        <li key={team} data-team={team} data-own={team === own}>
          <Spoken>{text.plain('word-team-total', { team, total })}</Spoken>
          <span aria-hidden="true">{team}</span>
          <Column />
          <b aria-hidden="true">{total}</b>
        </li>
      ))}
    </ul>
  );
}

/** The moon wanes from night to night. */
function Moon({ round }: { round: number }) {
  return (
    <svg viewBox="-10 -10 20 20" aria-hidden="true">
      <circle r={8.5} className={classes.dark} />
      {round === 1 && <circle r={8} className={classes.lit} />}
      {round === 2 && <path d="M0-8A8 8 0 0 0 0 8Z" className={classes.lit} />}
      {round === 3 && <path d="M2-7.7A8 8 0 1 0 2 7.7 9.2 9.2 0 0 1 2-7.7Z" className={classes.lit} />}
    </svg>
  );
}

function Laps({ state, text }: { state: VendettaView; text: GameText }) {
  const laps = lapsOf(state);
  const words = text.plain('board-lap', { lap: state.lap, laps });
  return (
    <p className={classes.lap}>
      <span>{words}</span>
      <i aria-hidden="true">
        {state.lap}/{laps}
      </i>
    </p>
  );
}

function Steps({ stage, text }: { stage: Stage; text: GameText }) {
  const at = STAGES.indexOf(stage);
  return (
    <ol className={classes.steps}>
      {STAGES.map((step, i) => {
        const Sign = STAGE_SIGNS[step];
        return (
          <li key={step} data-now={i === at} data-past={i < at} aria-current={i === at ? 'step' : undefined}>
            <Sign aria-hidden="true" />
            <span>{text.plain(`stage-${step}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Count({ Sign, count, word, label }: { Sign: IconType; count: number; word: string; label: string }) {
  return (
    <span role="img" aria-label={label} title={label}>
      <Sign aria-hidden="true" />
      <i aria-hidden="true">{word}</i>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}
