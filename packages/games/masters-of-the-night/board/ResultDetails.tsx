import { type GameText, plain } from '@nokturn/text';
import { Marked, type ResultDetailsProps, ScoreChart, type SeatLook } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { districtId } from '../cards/districts.ts';
import { cardsOf } from '../cards.ts';
import type { MastersResult } from '../index.ts';
import type { MastersView } from '../secrets.ts';
import { VAMPIRE_MARKS } from './looks.ts';
import { Figure } from './Pieces.tsx';
import classes from './ResultDetails.module.css';
import { LOSSES, lastBlow, lossesOf, timelineOf } from './timeline.ts';
import { Veil } from './Veil.tsx';

/**
 * Won or lost and why: the last blow, the causes of veil loss, and the course of the match, round by round.
 */
export function ResultDetails({ view, names, text, told = [] }: ResultDetailsProps<MastersView>) {
  const { state } = view;
  const result = view.result as MastersResult | null;
  const losses = lossesOf(told);
  const most = Math.max(1, ...Object.values(losses));
  const blow = lastBlow(told).flatMap((heard) => text.narrate(heard) ?? []);
  return (
    <div className={classes.result}>
      {result && (
        <section className={classes.verdict} data-won={result.won}>
          <div className={classes.veil}>
            <Veil veil={result.veil} most={cardsOf(text).veil.most} />
          </div>
          <h3>{text.plain(result.won ? 'board-won' : 'board-lost')}</h3>
          <p>{plain(text.narrate({ kind: 'ended', ...resultFacts(result) }) ?? '')}</p>
          {blow.length > 0 && (
            <ul className={classes.blow}>
              {blow.map((line, i) => (
                // Happenings never change their order, and the same one may occur twice.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={i}>
                  <Marked text={line} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <Family state={state} names={names} text={text} />
      {told.length > 0 && (
        <>
          <section>
            <h3>{text.plain('board-losses')}</h3>
            <ul className={classes.losses}>
              {LOSSES.map((loss) => (
                <li key={loss}>
                  <span>{text.plain(`board-loss-${loss}`)}</span>
                  <i style={{ '--part': losses[loss] / most } as CSSProperties} aria-hidden="true" />
                  <b>{losses[loss]}</b>
                </li>
              ))}
            </ul>
          </section>
          <div className={classes.charts}>
            <Charts told={told} state={state} text={text} />
          </div>
        </>
      )}
    </div>
  );
}

function resultFacts({ cause, round, won }: MastersResult) {
  return { cause, round, won };
}

function Family({ state, names, text }: { state: MastersView; names: readonly string[]; text: GameText }) {
  return (
    <ul className={classes.family}>
      {state.vampires.map(({ id, seat, kills, sigil, blood }) => (
        <li key={id} style={{ '--tint': VAMPIRE_MARKS[id].colour } as CSSProperties}>
          <svg viewBox="-16 -44 32 48" aria-hidden="true">
            <Figure id={id} drained={blood === 0} />
          </svg>
          <p>
            <b>{plain(text.thing('vampire', id))}</b> {names[seat]}
            <br />
            {text.plain('board-kills', { kills })}
            <br />
            {sigil === null ? text.plain('board-unsealed') : plain(text.thing('district', districtId(sigil)))}
          </p>
        </li>
      ))}
    </ul>
  );
}

const VEIL_LOOK: SeatLook = {
  id: 'veil',
  colour: '#a9bdd8',
  ink: '#0c1428',
  rim: '#e9f1ff',
  sign: 'hexagon',
};
const AGENT_LOOK: SeatLook = {
  id: 'agents',
  colour: '#E0343F',
  ink: '#fff4f2',
  rim: '#ff9a90',
  sign: 'cross',
};

function Charts({
  told,
  state,
  text,
}: {
  told: NonNullable<ResultDetailsProps<MastersView>['told']>;
  state: MastersView;
  text: GameText;
}) {
  const { veil, trackers, mostKills } = cardsOf(text);
  const { moments, rounds } = timelineOf(told, veil.most);
  const marks = rounds.map(({ round, move }) => ({ move, text: String(round) }));
  const agents = trackers[state.vampires.length]?.agents ?? veil.most;
  const vampires = state.vampires.map(({ id }) => id);
  const charts = [
    {
      id: 'veil',
      history: moments.map((moment) => [moment.veil, moment.agents]),
      lines: evens(agents),
      names: [text.plain('term-veil'), text.plain('term-agent')],
      looks: [VEIL_LOOK, AGENT_LOOK],
    },
    {
      id: 'kills',
      history: moments.map(({ kills }) => vampires.map((id) => kills[id] ?? 0)),
      lines: [0, 3, 6, mostKills],
      names: vampires.map((id) => plain(text.thing('vampire', id))),
      looks: vampires.map((id) => VAMPIRE_MARKS[id]),
    },
  ];
  return charts.map(({ id, ...chart }) => {
    const last = chart.history.at(-1) ?? [];
    const summary = chart.names.map((name, i) => `${name}: ${last[i] ?? 0}`).join(', ');
    return (
      <figure key={id} className={classes.chart}>
        <figcaption>
          {text.plain(`board-chart-${id}`)}{' '}
          {chart.names.map((name, i) => (
            <span key={name} style={{ '--tint': chart.looks[i]?.colour } as CSSProperties}>
              {name}
            </span>
          ))}
        </figcaption>
        <ScoreChart {...chart} marks={marks} label={`${text.plain(`board-chart-${id}`)}. ${summary}`} />
      </figure>
    );
  });
}

function evens(most: number): readonly number[] {
  return Array.from({ length: Math.floor(most / 2) + 1 }, (_, i) => i * 2);
}
