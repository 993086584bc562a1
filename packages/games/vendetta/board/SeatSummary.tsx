import type { OptionId, Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import {
  CardChip,
  CardPeek,
  Cover,
  Covered,
  type DeckLook,
  OwnSign,
  optionAt,
  SeatBadge,
  type SeatSummaryProps,
  seatOf,
} from '@nokturn/ui';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { ALLIES, type AllyId } from '../cards/allies.ts';
import { cardsOf } from '../cards.ts';
import type { VendettaView } from '../secrets.ts';
import { influenceOf, teamLetter, teamTotals } from './count.ts';
import { ALLY_TOKENS } from './faces.ts';
import { GiCardDraw, GiFangedSkull, GiHoodedFigure, GiPokerHand, GiThroneKing } from './game-icons.ts';
import { Column, Drop } from './Icons.tsx';
import { labelsOf } from './labels.ts';
import {
  CARD_PICTURES,
  CLAN_LOOKS,
  HUMAN_LOOK,
  RELIC_LOOK,
  RELIC_PICTURES,
  seatLooksOf,
  VAMPIRE_LOOK,
  VICTIM_LOOK,
  VICTIM_PICTURE,
} from './looks.ts';
import classes from './SeatSummary.module.css';
import { SeatTile } from './SeatTile.tsx';
import { type Touch as OnTouch, pressing, touching } from './touch.ts';

type PlayerView = VendettaView['players'][number];

interface Touch {
  option(kind: string, id: string | number): OptionId | null;
  labelOf(option: OptionId): string;
  isPicked(option: OptionId): boolean;
  readonly onTouch: OnTouch;
}

/** From this width on a seat shows everything it has. */
const LARGE = 240;

/** A clan sheet with all public facts: Pool, Influence, Alliance, Drained cards, tokens, Relic. */
export function SeatSummary(props: SeatSummaryProps<VendettaView>) {
  const { kind, width } = props.room;
  return kind === 'tile' && width >= LARGE ? <SeatSheet {...props} /> : <SeatTile {...props} />;
}

/** The full sheet at its natural size. */
function SeatSheet({ view, seat, names, text, glow, ...rest }: SeatSummaryProps<VendettaView>) {
  const { state } = view;
  const player = state.players[seat];
  if (!player) return null;
  const looks = seatLooksOf(state.players);
  const name = names[seat] ?? '';
  const look = looks[seat];
  const touch: Touch = {
    option: (kind, id) => optionAt(glow, kind, id),
    labelOf: labelsOf(view, text),
    isPicked: (one) => rest.picked.includes(one) || rest.selected === one,
    onTouch: touching(rest),
  };
  const option = touch.option('seat', seat);
  const isDeciding = view.asked?.seats?.includes(seat) ?? false;
  const step = seatOf(view.viewer) === seat ? (view.asked?.frame.step ?? '') : '';
  const team = teamLetter(state, seat);
  return (
    <article
      className={classes.seat}
      data-active={state.turn === seat || (isDeciding && !state.ended)}
      data-glow={option !== null}
      data-gone={player.eliminated > 0}
      data-team={team ?? undefined}
      style={{ '--tint': look?.colour } as CSSProperties}
      aria-label={name}
    >
      <Emblem player={player} text={text} />
      {state.ambition === seat && <Ambition text={text} />}
      <span className={classes.who}>
        <SeatBadge seat={seat} name={name} looks={looks} />
        <Name name={name} option={option} touch={touch} />
      </span>
      <span className={classes.clan}>
        {seatOf(view.viewer) === seat && <OwnSign>{text.plain('board-you')}</OwnSign>}
        {player.clan === null ? '' : plain(text.thing('clan', player.clan))}
      </span>
      {team !== null && (
        <b className={classes.team}>
          {text.plain('word-team-total', { team, total: teamTotals(state).get(team) })}
        </b>
      )}
      {player.eliminated === 0 && <Counts player={player} text={text} />}
      <Riches state={state} seat={seat} player={player} text={text} />
      {player.eliminated > 0 ? (
        <p className={classes.out}>{text.plain('word-eliminated')}</p>
      ) : (
        <div className={classes.things}>
          <Alliance player={player} step={step} touch={touch} text={text} />
          <Drained player={player} step={step} touch={touch} text={text} />
          {seatOf(view.viewer) !== seat && <OpenHand player={player} text={text} />}
        </div>
      )}
    </article>
  );
}

function Emblem({ player: { clan }, text }: { player: PlayerView; text: GameText }) {
  if (clan === null)
    return (
      <span className={classes.emblem}>
        <GiHoodedFigure aria-hidden="true" />
      </span>
    );
  const { Sign } = CLAN_LOOKS[clan];
  return (
    <CardPeek thing={{ type: 'clan', id: clan }}>
      <Button className={classes.emblem as string} aria-label={plain(text.thing('clan', clan))}>
        <Sign aria-hidden="true" />
      </Button>
    </CardPeek>
  );
}

function Name({ name, option, touch }: { name: string; option: OptionId | null; touch: Touch }) {
  if (option === null) return <span className={classes.name}>{name}</span>;
  return (
    <Button
      className={`${classes.pick} ${classes.name}`}
      aria-label={touch.labelOf(option)}
      {...pressing(option, touch.onTouch)}
    >
      {name}
    </Button>
  );
}

function Ambition({ text }: { text: GameText }) {
  return (
    <span className={classes.ambition} role="img" aria-label={text.plain('piece-ambition-token')}>
      <GiThroneKing aria-hidden="true" />
    </span>
  );
}

/** The Pool is the largest number of a seat; beside it is its current score. */
function Riches({
  state,
  seat,
  player,
  text,
}: {
  state: VendettaView;
  seat: Seat;
  player: PlayerView;
  text: GameText;
}) {
  const { total } = influenceOf(state, seat);
  return (
    <div className={classes.riches}>
      <span role="img" aria-label={text.plain('board-pool', { count: player.pool })}>
        <Drop className={classes.pool}>{player.pool}</Drop>
      </span>
      <span role="img" aria-label={text.plain('board-score', { total, tokens: player.influence })}>
        <Column className={classes.score}>{total}</Column>
      </span>
    </div>
  );
}

function Counts({ player, text }: { player: PlayerView; text: GameText }) {
  const { hand, deck, bottom, tokens, flipped } = player;
  const cards = deck + bottom.length;
  return (
    <span className={classes.counts}>
      <Count Icon={GiPokerHand} label={`${text.plain('word-in-hand')}: ${hand.length}`}>
        {hand.length}
      </Count>
      <Count Icon={GiCardDraw} label={`${text.plain('word-deck')}: ${cards}`}>
        {cards}
      </Count>
      {tokens > 0 && (
        <span
          className={classes.diablerie}
          data-warning={tokens >= 2}
          role="img"
          aria-label={text.plain('board-diablerie', { tokens, flipped })}
        >
          {Array.from({ length: tokens }, (_, i) => i).map((i) => (
            <GiFangedSkull key={i} data-flipped={i < flipped} aria-hidden="true" />
          ))}
        </span>
      )}
    </span>
  );
}

function Count({ Icon, label, children }: { Icon: ComponentType; label: string; children: ReactNode }) {
  return (
    <span role="img" aria-label={label} title={label}>
      <Icon aria-hidden="true" /> <span aria-hidden="true">{children}</span>
    </span>
  );
}

interface PeopleProps {
  readonly player: PlayerView;
  readonly step: string;
  readonly touch: Touch;
  readonly text: GameText;
}

function Alliance({ player, step, touch, text }: PeopleProps) {
  const { allies, victims, relic, relicUsed } = player;
  if (allies.length + victims === 0 && relic === null) return null;
  return (
    <ul className={classes.chips} aria-label={plain(text.thing('term', 'alliance'))}>
      <People allies={allies} victims={victims} offered={step === 'drain-which'} touch={touch} text={text} />
      {relic !== null && (
        <Thing
          id={relic}
          look={RELIC_LOOK}
          Picture={RELIC_PICTURES[relic]}
          offered={false}
          touch={touch}
          text={text}
          spent={relicUsed}
        />
      )}
    </ul>
  );
}

function Drained({ player: { drained, drainedVictims }, step, touch, text }: PeopleProps) {
  if (drained.length + drainedVictims === 0) return null;
  return (
    <ul className={classes.chips} aria-label={plain(text.thing('score', 'drained'))}>
      <People
        allies={drained}
        victims={drainedVictims}
        spent
        offered={step === 'relic-planning'}
        touch={touch}
        text={text}
      />
    </ul>
  );
}

/** Allies with their values, and the number of Victims. */
function People({
  allies,
  victims,
  spent = false,
  offered,
  touch,
  text,
}: {
  allies: readonly AllyId[];
  victims: number;
  spent?: boolean;
  offered: boolean;
  touch: Touch;
  text: GameText;
}) {
  const shared = { offered, touch, text, spent };
  return (
    <>
      {allies.map((ally) => (
        <Thing key={ally} id={ally} look={lookOf(ally)} Picture={ALLY_TOKENS[ally]} {...shared}>
          {spent ? cardsOf(text).allies[ally].drainedInfluence : cardsOf(text).allies[ally].influence}
        </Thing>
      ))}
      {victims > 0 && (
        <Thing id="victim" look={VICTIM_LOOK} Picture={VICTIM_PICTURE} {...shared} count={victims}>
          ×{victims}
        </Thing>
      )}
    </>
  );
}

/** A hand that the viewer sees: a team-mate's, or everybody's in a replay. */
function OpenHand({ player: { hand, clan }, text }: { player: PlayerView; text: GameText }) {
  const cards = hand.filter((card) => card !== null);
  if (clan === null || cards.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={text.plain('word-in-hand')}>
      <li className={classes.inHand} aria-hidden="true">
        <GiPokerHand />
      </li>
      {cards.map((card) => (
        <li key={card} className={classes.chip}>
          <Covered thing={<CardChip deck={CLAN_LOOKS[clan]} Picture={CARD_PICTURES[card]} />}>
            <CardPeek thing={{ type: 'card', id: card }}>
              <Cover label={plain(text.thing('card', card))} />
            </CardPeek>
          </Covered>
        </li>
      ))}
    </ul>
  );
}

function Thing({
  id,
  look,
  Picture,
  offered,
  touch,
  text,
  count = 1,
  spent = false,
  children,
}: {
  id: string;
  look: DeckLook;
  Picture: ComponentType;
  offered: boolean;
  touch: Touch;
  text: GameText;
  count?: number;
  spent?: boolean;
  children?: ReactNode;
}) {
  const option = offered ? touch.option('card', id) : null;
  const name = plain(text.thing('card', id));
  const label = option === null ? (count > 1 ? `${name} ×${count}` : name) : touch.labelOf(option);
  return (
    <li
      className={classes.chip}
      data-glow={option !== null}
      data-picked={option !== null && touch.isPicked(option)}
      data-spent={spent}
    >
      <Covered
        thing={
          <>
            <CardChip deck={look} Picture={Picture} />
            {children !== undefined && <span className={classes.worth}>{children}</span>}
          </>
        }
      >
        <CardPeek thing={{ type: 'card', id }}>
          <Cover label={label} {...pressing(option, touch.onTouch)} />
        </CardPeek>
      </Covered>
    </li>
  );
}

function lookOf(ally: AllyId): DeckLook {
  return ALLIES[ally].kind === 'vampire' ? VAMPIRE_LOOK : HUMAN_LOOK;
}
