import { type GameText, plain, signed } from '@nokturn/text';
import { beginningsOf, PeekName, type ResultDetailsProps, ScoreChart, SeatBadge } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { SPACE_IDS, type SpaceId } from '../cards/board.ts';
import type { Standing } from '../rules/scoring.ts';
import { standings } from '../rules/scoring.ts';
import type { Player, State } from '../rules/state.ts';
import type { HungerView } from '../secrets.ts';
import { Figure } from './Figure.tsx';
import { Glyph, Seal } from './Glyph.tsx';
import { seatLooksOf, VAMPIRE_LOOKS } from './looks.ts';
import classes from './ResultDetails.module.css';
import { linesOf, type ShareId, type ShareLine, sharesOf, shareWord } from './shares.ts';

/** The vampires at home and those burnt, and the sources of everybody's points. */
export function ResultDetails({ view, names, text, history, rounds = [] }: ResultDetailsProps<HungerView>) {
  const { state } = view;
  const looks = seatLooksOf(state.players);
  // When a match is over everything is open: the view is as good as the position.
  const final = standings(state as unknown as State);
  const most = Math.max(1, ...final.map(({ total, loss }) => total + loss));
  return (
    <>
      <ol className={classes.standings}>
        {final.map((standing) => (
          <RankedSeat
            key={standing.seat}
            standing={standing}
            player={state.players[standing.seat] as unknown as Player}
            name={names[standing.seat] ?? ''}
            most={most}
            text={text}
          >
            <SeatBadge seat={standing.seat} name={names[standing.seat] ?? ''} looks={looks} />
          </RankedSeat>
        ))}
      </ol>
      <Legend text={text} />
      {history.length > 0 && (
        <figure className={classes.chart}>
          <figcaption>{text.plain('board-chart')}</figcaption>
          <ScoreChart
            history={history}
            lines={linesFor(history)}
            names={names}
            looks={looks}
            label={text.plain('board-chart-label', {
              scores: final.map(({ seat, total }) => `${names[seat]}: ${total}`).join(', '),
            })}
            marks={beginningsOf(rounds)
              .filter(({ round }) => round === 5 || round === 10)
              .map(({ round, move }) => ({ move, text: text.plain('board-round-short', { round }) }))}
          />
        </figure>
      )}
    </>
  );
}

/** Lines of the chart in steps of 20 points. */
export function linesFor(history: readonly (readonly number[])[]): readonly number[] {
  const most = Math.max(20, ...history.flat());
  return Array.from({ length: Math.ceil(most / 20) + 1 }, (_, i) => i * 20);
}

function RankedSeat({
  standing,
  player,
  name,
  most,
  text,
  children,
}: {
  standing: Standing;
  player: Player;
  name: string;
  most: number;
  text: GameText;
  children: React.ReactNode;
}) {
  const { place, fate, total } = standing;
  const { vampire, space } = player;
  const where = plain(text.thing('space', SPACE_IDS[space] as SpaceId));
  return (
    <li
      className={classes.place}
      data-fate={fate}
      data-first={place === 1 && fate !== 'burnt'}
      style={{ '--tint': VAMPIRE_LOOKS[vampire ?? 'nobody'].colour } as CSSProperties}
    >
      <header className={classes.head}>
        <span className={classes.rank} aria-hidden="true">
          {fate === 'burnt' ? <Glyph id="sun" /> : place}
        </span>
        <svg className={classes.figure} viewBox="-26 -66 52 74" aria-hidden="true">
          <Figure vampire={vampire} />
        </svg>
        <div className={classes.who}>
          <h3>
            {children} {name}
          </h3>
          <p>{text.plain(`board-fate-${fate}`, { space: where, place })}</p>
        </div>
        <span className={classes.total} role="img" aria-label={text.plain('board-points', { points: total })}>
          <Seal id="vp">{total}</Seal>
        </span>
      </header>
      <Bar standing={standing} player={player} most={most} text={text} />
      <ol className={classes.lines}>
        {linesOf(standing, player).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
          <li key={i} data-kind={line.kind} data-none={line.vp === 0}>
            <LineName line={line} text={text} />
            <b>{signed(line.vp)}</b>
          </li>
        ))}
      </ol>
    </li>
  );
}

function LineName({ line, text }: { line: ShareLine; text: GameText }) {
  if (line.kind === 'share') return <span>{text.plain(shareWord(line.id))}</span>;
  const name = plain(text.thing(line.kind, line.id));
  return (
    <span>
      <PeekName thing={{ type: line.kind, id: line.id }}>{name}</PeekName>
      {line.kind === 'mission' && line.public && <small> {text.plain('board-public')}</small>}
    </span>
  );
}

/** A score as a bar of its shares; points lost at dawn are a gap. */
function Bar({
  standing,
  player,
  most,
  text,
}: {
  standing: Standing;
  player: Player;
  most: number;
  text: GameText;
}) {
  const shares = sharesOf(standing, player.earned).filter(({ amount }) => amount > 0);
  return (
    <div className={classes.bar} aria-hidden="true">
      {shares.map(({ id, amount }) => (
        <span
          key={id}
          data-share={id}
          style={{ width: `${(amount / most) * 100}%` }}
          title={`${text.plain(shareWord(id))}: ${amount}`}
        >
          {amount / most > 0.05 && amount}
        </span>
      ))}
    </div>
  );
}

const LEGEND: readonly ShareId[] = [
  'hunts',
  'roses',
  'castle',
  'tokens',
  'familiars',
  'missions',
  'cards',
  'public',
  'personal',
];

function Legend({ text }: { text: GameText }) {
  return (
    <ul className={classes.legend}>
      {LEGEND.map((id) => (
        <li key={id}>
          <span data-share={id} aria-hidden="true" /> {text.plain(shareWord(id))}
        </li>
      ))}
    </ul>
  );
}
