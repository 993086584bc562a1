import { type GameText, numeral, plain } from '@nokturn/text';
import { CardChip, CardPeek, type ResultDetailsProps, SeatBadge, type SeatLook } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { ALLIES } from '../cards/allies.ts';
import type { VendettaResult } from '../index.ts';
import type { VendettaView } from '../secrets.ts';
import { hasEqualScores, influenceOf, teamLetter, teamTotals } from './count.ts';
import { ALLY_TOKENS } from './faces.ts';
import { GiCrown } from './game-icons.ts';
import { Column } from './Icons.tsx';
import { InfluenceChart } from './InfluenceChart.tsx';
import { CLAN_LOOKS, HUMAN_LOOK, seatLooksOf, VAMPIRE_LOOK } from './looks.ts';
import classes from './ResultDetails.module.css';
import { sharesOf, shareWord } from './shares.ts';

/** Who became Prince, the sources of everybody's Influence, and how it grew night by night. */
export function ResultDetails({ view, names, text, history, rounds = [] }: ResultDetailsProps<VendettaView>) {
  const { state } = view;
  const looks = seatLooksOf(state.players);
  const result = view.result as VendettaResult | null;
  const order = result?.standings ?? state.players.map((_, seat) => ({ seat, place: 0 }));
  const most = Math.max(1, ...state.players.map((_, seat) => influenceOf(state, seat).total));
  return (
    <div className={classes.result}>
      <div>
        <ol className={classes.seats}>
          {order.map(({ seat, place }) => (
            <Fate
              key={seat}
              {...{ state, seat, place, text, most, looks }}
              name={names[seat] ?? ''}
              won={result?.winners.includes(seat) ?? false}
            />
          ))}
        </ol>
        {hasEqualScores(state) && <p className={classes.tie}>{text.plain('board-final-tie')}</p>}
      </div>
      {history.length > 0 && (
        <figure className={classes.chart}>
          <figcaption>{text.plain('board-chart')}</figcaption>
          <InfluenceChart history={history} rounds={rounds} names={names} looks={looks} text={text} />
        </figure>
      )}
    </div>
  );
}

function Fate({
  state,
  seat,
  place,
  name,
  won,
  most,
  looks,
  text,
}: {
  state: VendettaView;
  seat: number;
  place: number;
  name: string;
  won: boolean;
  most: number;
  looks: readonly SeatLook[];
  text: GameText;
}) {
  const player = state.players[seat];
  if (!player || player.clan === null) return null;
  const { Sign, tint, deep } = CLAN_LOOKS[player.clan];
  const { total } = influenceOf(state, seat);
  const team = teamLetter(state, seat);
  const shares = sharesOf(state, seat);
  return (
    <li className={classes.fate} data-won={won} style={{ '--tint': tint, '--deep': deep } as CSSProperties}>
      <span className={classes.emblem} aria-hidden="true">
        <Sign />
        {won && <GiCrown className={classes.crown} />}
      </span>
      <div className={classes.who}>
        <p className={classes.name}>
          <span className={classes.place}>{place}.</span> <SeatBadge seat={seat} name={name} looks={looks} />{' '}
          {name}
        </p>
        <p className={classes.clan}>
          {plain(text.thing('clan', player.clan))}
          {team !== null && (
            <b>{` · ${text.plain('word-team-total', { team, total: teamTotals(state).get(team) })}`}</b>
          )}
          {player.eliminated > 0 && ` · ${text.plain('word-eliminated')}`}
        </p>
      </div>
      <span
        className={classes.total}
        role="img"
        aria-label={text.plain('board-influence', { amount: total })}
      >
        <Column>{total}</Column>
      </span>
      {player.eliminated === 0 && (
        <>
          <div className={classes.bar} aria-hidden="true">
            {shares
              .filter(({ amount }) => amount > 0)
              .map(({ id, amount }) => (
                <span key={id} data-share={id} style={{ width: `${(amount / most) * 100}%` }}>
                  {amount}
                </span>
              ))}
          </div>
          <ul className={classes.shares}>
            {shares.map(({ id, amount }) => (
              <li key={id} data-share={id}>
                {text.plain(shareWord(id))} <b>{numeral(amount)}</b>
              </li>
            ))}
          </ul>
          <ul className={classes.allies}>
            {[...player.allies, ...player.drained].map((ally) => (
              <li key={ally} data-drained={player.drained.includes(ally)}>
                <CardPeek thing={{ type: 'card', id: ally }}>
                  <Button className={classes.ally as string} aria-label={plain(text.thing('card', ally))}>
                    <CardChip
                      deck={ALLIES[ally].kind === 'vampire' ? VAMPIRE_LOOK : HUMAN_LOOK}
                      Picture={ALLY_TOKENS[ally]}
                    />
                  </Button>
                </CardPeek>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
