import type { Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardPeek, Cover, Covered, type ResultDetailsProps, SeatBadge } from '@nokturn/ui';
import { CHARACTERS } from '../cards/characters.ts';
import { goalAsMet } from '../rules/goals.ts';
import type { LovciView } from '../secrets.ts';
import { CharacterFace } from './CardFace.tsx';
import { DamageChart } from './DamageChart.tsx';
import { GiLaurels } from './game-icons.ts';
import classes from './ResultDetails.module.css';

/** Everybody's character, the reasons for victory, and the damage over time. */
export function ResultDetails({ view, names, text, history }: ResultDetailsProps<LovciView>) {
  const { state } = view;
  const won = new Map(state.victories.map((victory) => [victory.seat, goalAsMet(victory, state)]));
  const seats = state.players
    .map((_, seat) => seat)
    .sort((a, b) => Number(won.has(b)) - Number(won.has(a)) || a - b);
  return (
    <div className={classes.result}>
      <ol className={classes.seats}>
        {seats.map((seat) => (
          <Fate
            key={seat}
            seat={seat}
            name={names[seat] ?? ''}
            state={state}
            goal={won.get(seat)}
            text={text}
          />
        ))}
      </ol>
      {history.length > 0 && (
        <figure className={classes.chart}>
          <figcaption>{text.plain('board-chart')}</figcaption>
          <DamageChart history={history} names={names} text={text} />
        </figure>
      )}
    </div>
  );
}

function Fate({
  seat,
  name,
  state,
  goal,
  text,
}: {
  seat: Seat;
  name: string;
  state: LovciView;
  goal: string | undefined;
  text: GameText;
}) {
  const player = state.players[seat];
  if (!player?.character) return null;
  const { character, eliminated } = player;
  return (
    <li className={classes.fate} data-won={goal !== undefined} data-party={CHARACTERS[character].party}>
      <div className={classes.card} data-dead={eliminated > 0}>
        <Covered thing={<CharacterFace id={character} text={text} />}>
          <CardPeek thing={{ type: 'character', id: character }}>
            <Cover label={plain(text.thing('character', character, 'title'))} />
          </CardPeek>
        </Covered>
      </div>
      <div>
        <p className={classes.name}>
          <SeatBadge seat={seat} name={name} /> {name}
          {goal !== undefined && <GiLaurels className={classes.laurels} aria-hidden="true" />}
        </p>
        <p className={classes.who}>{plain(text.thing('character', character, 'title'))}</p>
        <p className={classes.why}>
          {goal === undefined
            ? text.plain('board-lost')
            : text.plain('board-won', { why: plain(text.thing('goal', goal)) })}
          {eliminated > 0 && ` ${text.plain('board-fell', { damage: player.damage })}`}
        </p>
      </div>
    </li>
  );
}
