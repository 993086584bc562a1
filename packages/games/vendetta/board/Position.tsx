import type { OptionId, Seat } from '@nokturn/engine';
import { plain } from '@nokturn/text';
import { CardPeek, type Composing, Cover, Covered, optionAt, Spoken } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import type { Token } from '../cards/tokens.ts';
import { cardsOf } from '../cards.ts';
import type { VendettaFrame } from '../rules/work.ts';
import { PlanChoices } from './Controls.tsx';
import { type Totals, totalsOf } from './count.ts';
import { Drop } from './Icons.tsx';
import { CLAN_LOOKS, TOKEN_SIGNS } from './looks.ts';
import { Mark } from './Mark.tsx';
import { MiniBack, MiniCard } from './MiniFace.tsx';
import { PlanTray } from './PlanTray.tsx';
import classes from './Position.module.css';
import type { CardPower, Participant } from './reports.ts';
import type { StreetProps } from './Street.tsx';
import { Corner } from './scenery/Corner.tsx';
import { pressing } from './touch.ts';

type PositionProps = StreetProps & {
  readonly seat: Seat;
  /** The option to play here. */
  readonly option: OptionId | null;
};

type Lying = StreetProps['state']['positions'][number][number]['cards'][number];

/** A seat's own area at a Location: its cards in order of deployment, its blood, its token, its Power. */
export function Position(props: PositionProps) {
  const { seat, location, index, layout, state, viewer, names, looks, text, report, plan } = props;
  const spot = state.positions[index]?.[seat];
  const look = looks[seat];
  if (!spot || !look) return null;
  const name = names[seat] ?? '';
  const isOwn = seat === viewer;
  const participant = report?.participants.find((one) => one.seat === seat) ?? null;
  const hidden = spot.cards.filter(({ faceUp }) => !faceUp).length;
  const unknown = spot.cards.filter(({ card }) => card === null).length;
  const isGhost = isOwn && plan?.location === index && plan.outcome !== null;
  /** The blood is set here, beside the card, so it need not be shown twice. */
  const isSetHere = !isSetInDock(props.composing) && spot.blood === 0;
  const isEmpty = spot.cards.length === 0 && spot.blood === 0;
  const totals = totalsOf(props.standing, seat);
  return (
    <li
      className={classes.position}
      data-anchor={`at:${location}:${seat}`}
      data-own={isOwn}
      data-empty={isEmpty && !isGhost}
      data-gone={(state.players[seat]?.eliminated ?? 0) > 0}
      data-turn={state.turn === seat}
      data-rank={participant?.rank}
      data-line={layout.isLine}
      data-ghost={isGhost}
      style={{ '--tint': look.colour } as CSSProperties}
    >
      <Corner location={location} number={props.rows.indexOf(seat)} />
      <Spoken>
        {isEmpty
          ? text.plain('board-empty', { name })
          : text.plain('board-position', { name, power: totals?.open ?? 0, hidden, blood: spot.blood })}
      </Spoken>
      <ul className={classes.cards}>
        {spot.cards.map((lying, number) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: unknown cards have nothing but their place
            key={`${lying.card} ${number}`}
            className={classes.card}
          >
            <DeployedCard {...props} lying={lying} number={number} counted={powerOf(participant, lying)} />
          </li>
        ))}
        {isOwn && <Planned {...props} />}
      </ul>
      {isGhost && <Ghostly {...props} />}
      <span className={classes.sums}>
        <TokenOf {...props} />
        {!(isGhost && isSetHere) && (
          <Blood blood={spot.blood} more={isGhost ? (plan?.blood ?? 0) + (plan?.diablerie ?? 0) : 0} />
        )}
        {isGhost ? (
          <MineAlone total={plan?.outcome?.total ?? 0} text={text} />
        ) : (
          <Total {...{ totals, hidden, unknown, participant, isOwn, text }} isWide={!layout.isNarrow} />
        )}
      </span>
      {isOwn && <Target {...props} isEmpty={isEmpty} />}
      {isOwn && <PlanTray {...props} />}
    </li>
  );
}

/** The whole Position is a touch target: to play here, or whenever a Location is to be chosen. */
function Target(props: PositionProps & { isEmpty: boolean }) {
  const { index, location, view, text, option, plan, composing, isEmpty, labelOf, onTouch } = props;
  if (plan && composing) {
    if (!plan.open.includes(index) || plan.location === index) return null;
    const here = text.plain('board-play-here');
    return (
      <Button
        className={classes.target as string}
        data-quiet={plan.card === null}
        aria-label={`${plain(text.thing('location', location))}. ${here}`}
        onPress={() => composing.change({ ...composing.draft, location })}
      >
        {plan.card !== null && isEmpty && <span>{here}</span>}
      </Button>
    );
  }
  if (option === null) return null;
  // A Location is also chosen for reasons other than playing a card there.
  const here = view.asked?.frame.step === 'plan-location' ? text.plain('board-play-here') : null;
  return (
    <Button
      className={classes.target as string}
      aria-label={here === null ? labelOf(option) : `${labelOf(option)}. ${here}`}
      {...pressing(option, onTouch)}
    >
      {here !== null && <span>{here}</span>}
    </Button>
  );
}

function powerOf(participant: Participant | null, { card }: Lying): CardPower | null {
  return participant?.cards.find((one) => one.card !== null && one.card === card) ?? null;
}

function Blood({ blood, more }: { blood: number; more: number }) {
  if (blood + more === 0) return null;
  return (
    <span className={classes.blood} data-more={more > 0} aria-hidden="true">
      <Drop />
      <b data-decides="">{blood + more}</b>
    </span>
  );
}

/**
 * The Power here. Once it has been counted, the total; before that, the open cards, with a question mark for hidden
 * ones. Private knowledge counts for the viewer: that number is ringed, and the number that others see is beside it.
 */
function Total({
  totals,
  hidden,
  unknown,
  participant,
  isOwn,
  isWide,
  text,
}: {
  totals: Totals | null;
  hidden: number;
  unknown: number;
  participant: Participant | null;
  isOwn: boolean;
  isWide: boolean;
  text: PositionProps['text'];
}) {
  if (participant !== null)
    return (
      <span className={classes.total} data-rank={participant.rank} data-decides="" aria-hidden="true">
        {participant.total}
      </span>
    );
  if (totals === null) return null;
  const knowsMore = hidden > unknown || totals.known !== totals.open;
  const seen = hidden > 0 ? text.plain('word-power-at-least', { power: totals.open }) : `${totals.open}`;
  if (!knowsMore)
    return (
      <span className={classes.total} data-decides="" aria-hidden="true">
        {totals.open}
        {hidden > 0 && <small>+?</small>}
      </span>
    );
  return (
    <>
      {isOwn && (
        <span className={classes.seen} aria-hidden="true">
          {isWide ? text.plain('board-others-see', { power: seen }) : `(${seen})`}
        </span>
      )}
      <Spoken>{text.plain('board-true-power', { power: totals.known, seen })}</Spoken>
      <span className={classes.total} data-mine="true" data-decides="" aria-hidden="true">
        {totals.known}
        {unknown > 0 && <small>+?</small>}
      </span>
    </>
  );
}

function MineAlone({ total, text }: { total: number; text: PositionProps['text'] }) {
  return (
    <span
      className={classes.total}
      data-mine="true"
      data-decides=""
      role="img"
      aria-label={text.plain('board-power', { power: total })}
    >
      {total}
    </span>
  );
}

/** Stay or Withdraw: face down until everybody has chosen; players can see their own choice. */
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

function DeployedCard(props: PositionProps & { lying: Lying; number: number; counted: CardPower | null }) {
  const { seat, location, layout, lying, number, counted, names, looks, state, text, scene } = props;
  const { glow, picked, labelOf, onTouch, onLens } = props;
  const { card, owner, faceUp } = lying;
  const clan = state.players[owner]?.clan ?? null;
  const option =
    optionAt(glow, 'deployed', `${location}.${seat}.${number}`) ??
    (card === null ? null : optionAt(glow, 'card', card));
  const what = nameOfLying(props);
  const isWorking = scene?.heard.kind === 'effect' && scene.heard.card === card && card !== null;
  const changed = scene?.heard.kind === 'power-changed' && scene.heard.card === card ? scene.heard : null;
  const thing =
    card !== null ? (
      <MiniCard
        id={card}
        size={layout.card}
        text={text}
        facing={faceUp ? 'up' : 'known'}
        power={counted?.power}
      />
    ) : (
      clan && <MiniBack deck={CLAN_LOOKS[clan]} size={layout.card} />
    );
  // The card is too small for a thumb: it is touched in the lens.
  const isTouched = layout.kind === 'desk' || onLens === null;
  const cover = (
    <Cover
      label={option === null ? what : `${labelOf(option)}. ${what}`}
      isDisabled={card === null && option === null}
      {...pressing(option, onTouch)}
    />
  );
  return (
    <div
      className={classes.lying}
      data-face={faceUp ? 'up' : card === null ? 'down' : 'known'}
      data-glow={option !== null}
      data-picked={option !== null && picked.includes(option)}
      data-working={isWorking || changed !== null}
    >
      {isTouched ? (
        <Covered thing={thing}>
          {card === null ? cover : <CardPeek thing={{ type: 'card', id: card }}>{cover}</CardPeek>}
        </Covered>
      ) : (
        <span role="img" aria-label={what}>
          {thing}
        </span>
      )}
      {owner !== seat && looks[owner] && (
        <span className={classes.owner}>
          <Mark look={looks[owner]} name={names[owner] ?? ''} size={22} label={names[owner] ?? ''} />
        </span>
      )}
      {changed && (
        <span className={classes.change} aria-hidden="true">
          {changed.before as number}›{changed.after as number}
        </span>
      )}
    </div>
  );
}

export function nameOfLying({
  lying: { card, faceUp },
  number,
  seat,
  names,
  counted,
  text,
}: Pick<PositionProps, 'seat' | 'names' | 'text'> & {
  lying: Lying;
  number: number;
  counted: CardPower | null;
}): string {
  if (card === null) return text.plain('board-card-down', { number: number + 1, name: names[seat] ?? '' });
  if (!faceUp) return text.plain('board-card-known', { card });
  return text.plain('board-card-up', {
    card,
    power: counted?.power ?? cardsOf(text).clanCards[card].power,
  });
}

/** The card that the player is about to play here, before anybody else sees it: only planned, or already chosen. */
function Planned({ seat, index, layout, view, text, plan }: PositionProps) {
  const drafted = plan?.location === index ? plan.card : null;
  const chosen = view.state.plan;
  const asked = chosen?.seat === seat && chosen.location === index ? chosen.card : null;
  const card = drafted ?? asked;
  if (card === null) return null;
  const isDown = drafted !== null && plan?.facing?.faceUp === false;
  return (
    <li className={`${classes.card} ${classes.planned}`}>
      <div className={classes.lying}>
        <MiniCard id={card} size={layout.card} text={text} facing={isDown ? 'known' : 'up'} />
        <Spoken>{plain(text.thing('card', card))}</Spoken>
      </div>
    </li>
  );
}

/** Only a desktop has room for the choices on the board; otherwise they are in the dock, large enough for a thumb. */
function isSetInDock(composing: Composing | null): boolean {
  return composing?.inDock ?? !window.matchMedia('(min-width: 1280px) and (min-height: 560px)').matches;
}

/** Face up or down and how much blood, set where the card will lie. */
function Ghostly({ plan, composing, text }: PositionProps) {
  if (!plan || !composing || isSetInDock(composing)) return null;
  return (
    <div className={classes.choices}>
      <PlanChoices plan={plan} composing={composing} text={text} />
    </div>
  );
}
