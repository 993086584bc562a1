import type { OptionId, Seat } from '@nokturn/engine';
import { plain } from '@nokturn/text';
import { CardBack, CardPeek, Cover, Covered, initialOf, optionAt, SeatMark, Spoken } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { CLAN_CARDS } from '../cards/clan-cards.ts';
import type { Token } from '../cards/tokens.ts';
import type { VendettaFrame } from '../rules/work.ts';
import { ClanCardFace } from './CardFace.tsx';
import { Drop } from './Icons.tsx';
import { CLAN_LOOKS, TOKEN_SIGNS } from './looks.ts';
import { PlanTray } from './PlanTray.tsx';
import classes from './Position.module.css';
import type { CardPower, Participant } from './reports.ts';
import type { StreetProps } from './Street.tsx';

type PositionProps = Omit<StreetProps, 'report'> & {
  readonly seat: Seat;
  readonly report: StreetProps['report'];
  /** The option to play here. */
  readonly option: OptionId | null;
};

type Lying = StreetProps['state']['positions'][number][number]['cards'][number];

/** A seat's own area at a Location: its cards in the order of deployment, its blood, its token, its Power. */
export function Position(props: PositionProps) {
  const {
    seat,
    location,
    index,
    view,
    state,
    viewer,
    names,
    looks,
    text,
    powers,
    report,
    option,
    labelOf,
    onPick,
  } = props;
  const spot = state.positions[index]?.[seat];
  const look = looks[seat];
  if (!spot || !look) return null;
  const name = names[seat] ?? '';
  const isOwn = seat === viewer;
  const participant = report?.participants.find((one) => one.seat === seat) ?? null;
  const hidden = spot.cards.filter(({ faceUp }) => !faceUp).length;
  const power = powers[seat] ?? null;
  const isEmpty = spot.cards.length === 0 && spot.blood === 0;
  // A Location is also chosen for other reasons than to play a card there.
  const here = view.asked?.frame.step === 'plan-location' ? text.plain('board-play-here') : null;
  return (
    <li
      className={classes.position}
      data-anchor={`at:${location}:${seat}`}
      data-own={isOwn}
      data-empty={isEmpty}
      data-gone={(state.players[seat]?.eliminated ?? 0) > 0}
      data-turn={state.turn === seat}
      data-rank={participant?.rank}
      style={{ '--tint': look.colour } as CSSProperties}
    >
      <Spoken>
        {isEmpty
          ? text.plain('board-empty', { name })
          : text.plain('board-position', { name, power: power ?? 0, hidden, blood: spot.blood })}
      </Spoken>
      <span className={classes.who} aria-hidden="true">
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <SeatMark look={look} initial={initialOf(name)} />
        </svg>
        <span>{name}</span>
      </span>
      <TokenOf {...props} />
      <ul className={classes.cards}>
        {spot.cards.map((lying, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: unknown cards have nothing but their place
          <li key={`${lying.card} ${number}`} className={classes.card}>
            <DeployedCard {...props} lying={lying} number={number} counted={powerOf(participant, lying)} />
          </li>
        ))}
        {isOwn && <Planned {...props} />}
      </ul>
      {spot.blood > 0 && (
        <span className={classes.blood} aria-hidden="true">
          <Drop>{spot.blood}</Drop>
        </span>
      )}
      {!isEmpty && <Total power={power} hidden={hidden} participant={participant} />}
      {isOwn && option !== null && (
        <Button
          className={classes.target as string}
          aria-label={here === null ? labelOf(option) : `${labelOf(option)}. ${here}`}
          onPress={() => onPick(option)}
        >
          {here !== null && <span>{here}</span>}
        </Button>
      )}
      {isOwn && <PlanTray {...props} />}
    </li>
  );
}

function powerOf(participant: Participant | null, { card }: Lying): CardPower | null {
  return participant?.cards.find((one) => one.card !== null && one.card === card) ?? null;
}

/** The Power that lies open, with a question mark for what is face down; once it has been counted, the total. */
function Total({
  power,
  hidden,
  participant,
}: {
  power: number | null;
  hidden: number;
  participant: Participant | null;
}) {
  return (
    <span className={classes.total} data-rank={participant?.rank} aria-hidden="true">
      {participant?.total ?? power ?? 0}
      {participant === null && hidden > 0 && <small>+?</small>}
    </span>
  );
}

/** Stay or Withdraw: face down while not everybody has chosen; one's own choice is seen by oneself. */
function TokenOf({ seat, index, state, view, viewer, text }: PositionProps) {
  const frame = view.asked?.frame as VendettaFrame | undefined;
  const shown = state.location === index ? (state.here.tokens[seat] ?? null) : null;
  const isChosen =
    frame?.step === 'stay-or-withdraw' &&
    frame.location === index &&
    (view.asked?.answered?.includes(seat) ?? false);
  if (shown === null && !isChosen) return null;
  const token = shown ?? (seat === viewer ? ((view.asked?.mine?.answer ?? null) as Token | null) : null);
  const Sign = token === null ? null : TOKEN_SIGNS[token];
  return (
    <span
      className={classes.token}
      data-token={token ?? 'chosen'}
      data-secret={shown === null}
      role="img"
      aria-label={text.plain(token === null ? 'word-has-chosen' : `token-${token}`)}
    >
      {Sign === null ? '?' : <Sign aria-hidden="true" />}
    </span>
  );
}

function DeployedCard({
  seat,
  location,
  lying,
  number,
  counted,
  names,
  looks,
  state,
  text,
  scene,
  glow,
  picked,
  labelOf,
  onPick,
}: PositionProps & { lying: Lying; number: number; counted: CardPower | null }) {
  const { card, owner, faceUp } = lying;
  const clan = state.players[owner]?.clan ?? null;
  const option =
    optionAt(glow, 'deployed', `${location}.${seat}.${number}`) ??
    (card === null ? null : optionAt(glow, 'card', card));
  const name = names[seat] ?? '';
  const what =
    card === null
      ? text.plain('board-card-down', { number: number + 1, name })
      : faceUp
        ? text.plain('board-card-up', { card, power: counted?.power ?? CLAN_CARDS[card].power })
        : text.plain('board-card-known', { card });
  const label = option === null ? what : `${labelOf(option)}. ${what}`;
  const cover = (
    <Cover
      label={label}
      isDisabled={card === null && option === null}
      onPress={() => option && onPick(option)}
    />
  );
  const isWorking = scene?.heard.kind === 'effect' && scene.heard.card === card && card !== null;
  const changed = scene?.heard.kind === 'power-changed' && scene.heard.card === card ? scene.heard : null;
  return (
    <div
      className={classes.lying}
      data-face={faceUp ? 'up' : card === null ? 'down' : 'known'}
      data-glow={option !== null}
      data-picked={option !== null && picked.includes(option)}
      data-working={isWorking || changed !== null}
    >
      <Covered
        thing={
          card !== null ? (
            <ClanCardFace id={card} text={text} {...(counted === null ? {} : { power: counted.power })} />
          ) : (
            clan && <CardBack deck={CLAN_LOOKS[clan]} />
          )
        }
      >
        {card === null ? cover : <CardPeek thing={{ type: 'card', id: card }}>{cover}</CardPeek>}
      </Covered>
      {owner !== seat && looks[owner] && (
        <svg className={classes.owner} viewBox="-12 -12 24 24" role="img" aria-label={names[owner] ?? ''}>
          <SeatMark look={looks[owner]} initial={initialOf(names[owner] ?? '')} />
        </svg>
      )}
      {changed && (
        <span className={classes.change} aria-hidden="true">
          {changed.before as number}›{changed.after as number}
        </span>
      )}
    </div>
  );
}

/** The card that one is about to play here, before anybody else sees it. */
function Planned({ seat, index, view, text }: PositionProps) {
  const { plan } = view.state;
  if (plan === null || plan.seat !== seat || plan.location !== index || plan.card === null) return null;
  return (
    <li className={`${classes.card} ${classes.planned}`}>
      <div className={classes.lying}>
        <ClanCardFace id={plan.card} text={text} />
        <Spoken>{plain(text.thing('card', plan.card))}</Spoken>
      </div>
    </li>
  );
}
