import type { OptionId } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import {
  CardChip,
  CardPeek,
  Cover,
  Covered,
  type DeckLook,
  lookAt,
  optionAt,
  type SeatSummaryProps,
  Spoken,
  seatOf,
} from '@nokturn/ui';
import type { ComponentType, CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { ALLIES } from '../cards/allies.ts';
import type { VendettaView } from '../secrets.ts';
import { influenceOf, teamLetter, teamTotals } from './count.ts';
import { ALLY_TOKENS } from './faces.ts';
import { GiCardDraw, GiCoffin, GiFangedSkull, GiPokerHand, GiThroneKing } from './game-icons.ts';
import { Column, Drop } from './Icons.tsx';
import { labelsOf } from './labels.ts';
import {
  HUMAN_LOOK,
  RELIC_LOOK,
  RELIC_PICTURES,
  seatLooksOf,
  VAMPIRE_LOOK,
  VICTIM_LOOK,
  VICTIM_PICTURE,
} from './looks.ts';
import { Mark } from './Mark.tsx';
import classes from './SeatTile.module.css';
import { pressing, touching } from './touch.ts';

type TileProps = SeatSummaryProps<VendettaView>;
type PlayerView = VendettaView['players'][number];

/** From these sizes on there is room for the name, for open cards, and for a last line. */
const NAMED = 60;
const OPEN = 84;
const LAST = 100;
/** Below this width there is no room for two two-digit numbers at the usual size. */
const SLIM = 72;

/** A seat in a column or strip: its name, its Pool and its Influence, and as much of the rest as fits. */
export function SeatTile(props: TileProps) {
  const { view, seat, room, names, text, glow, picked, selected = null } = props;
  const { state } = view;
  const player = state.players[seat];
  if (!player) return null;
  const name = names[seat] ?? '';
  const look = lookAt(seatLooksOf(state.players), seat);
  const option = optionAt(glow, 'seat', seat);
  const team = teamLetter(state, seat);
  const isChip = room.kind === 'chip' || room.width < 100;
  return (
    <article
      className={classes.tile}
      data-slim={room.width < SLIM}
      data-room={isChip ? (room.width < room.height ? 'post' : 'chip') : 'tile'}
      data-glow={option !== null}
      data-picked={option !== null && (picked.includes(option) || selected === option)}
      data-gone={player.eliminated > 0}
      data-team={team ?? undefined}
      style={{ '--tint': look.colour } as CSSProperties}
      aria-label={name}
    >
      <span className={classes.who}>
        <Mark look={look} name={name} size={isChip ? 20 : 22} />
        {room.width >= NAMED && <b className={classes.name}>{name}</b>}
        {state.ambition === seat && <Ambition text={text} />}
      </span>
      {player.eliminated > 0 ? (
        <Out isChip={isChip} text={text} />
      ) : (
        <>
          <Riches {...props} player={player} />
          {!isChip && <ClanLine {...props} player={player} />}
          {!isChip && room.height >= OPEN && <Things {...props} player={player} />}
          {!isChip && room.height >= LAST && <Counts player={player} text={text} />}
        </>
      )}
      {team !== null && !isChip && room.height >= OPEN && (
        <b className={classes.team}>
          <Spoken>{text.plain('word-team-total', { team, total: teamTotals(state).get(team) })}</Spoken>
          <span aria-hidden="true">
            {team} {teamTotals(state).get(team)}
          </span>
        </b>
      )}
      {option !== null && <Pick option={option} {...props} />}
    </article>
  );
}

/** No longer in the game: a chip has no room for words. */
function Out({ isChip, text }: { isChip: boolean; text: GameText }) {
  const words = text.plain('word-eliminated');
  if (!isChip) return <p className={classes.out}>{words}</p>;
  return (
    <p className={classes.out}>
      <GiCoffin aria-hidden="true" />
      <Spoken>{words}</Spoken>
    </p>
  );
}

/** The seat that plays first. */
function Ambition({ text }: { text: GameText }) {
  return (
    <span className={classes.ambition} role="img" aria-label={text.plain('piece-ambition-token')}>
      <GiThroneKing aria-hidden="true" />
    </span>
  );
}

function Pick({ option, view, text, ...touch }: TileProps & { option: OptionId }) {
  return (
    <Button
      className={classes.pick as string}
      aria-label={labelsOf(view, text)(option)}
      {...pressing(option, touching(touch))}
    />
  );
}

/** The two numbers that matter most. */
function Riches({ view, seat, text, player }: TileProps & { player: PlayerView }) {
  const { total } = influenceOf(view.state, seat);
  return (
    <span className={classes.riches}>
      <span role="img" aria-label={text.plain('board-pool', { count: player.pool })}>
        <Drop />
        <b data-decides="">{player.pool}</b>
      </span>
      <span role="img" aria-label={text.plain('board-score', { total, tokens: player.influence })}>
        <Column />
        <b data-decides="">{total}</b>
      </span>
    </span>
  );
}

function ClanLine({ view, seat, text, player }: TileProps & { player: PlayerView }) {
  const clan = player.clan === null ? '' : plain(text.thing('clan', player.clan));
  return (
    <span className={classes.clan}>
      {seatOf(view.viewer) === seat && <i>{text.plain('board-you')}</i>}
      {player.clan === null ? (
        clan
      ) : (
        <CardPeek thing={{ type: 'clan', id: player.clan }}>
          <Button className={classes.clanName as string}>{clan}</Button>
        </CardPeek>
      )}
    </span>
  );
}

/** The Alliance, the Drained cards and the Relic as small pictures; those that do not fit are counted. */
function Things({ view, seat, room, text, glow, player, ...touch }: TileProps & { player: PlayerView }) {
  const step = seatOf(view.viewer) === seat ? (view.asked?.frame.step ?? '') : '';
  const labelOf = labelsOf(view, text);
  const things = thingsOf(player);
  const fits = Math.floor((room.width - 12) / 31);
  const shown = things.length > fits ? things.slice(0, fits - 1) : things;
  return (
    <ul className={classes.things} aria-label={plain(text.thing('term', 'alliance'))}>
      {shown.map(({ id, look, Picture, count, isSpent }) => {
        const isOffered = step === (isSpent ? 'relic-planning' : 'drain-which');
        const option = isOffered ? optionAt(glow, 'card', id) : null;
        const name = plain(text.thing('card', id));
        const label = count > 1 ? `${name} ×${count}` : name;
        return (
          <li
            key={`${id} ${isSpent}`}
            data-spent={isSpent}
            data-glow={option !== null}
            data-picked={option !== null && (touch.picked.includes(option) || touch.selected === option)}
          >
            <Covered
              thing={
                <>
                  <CardChip deck={look} Picture={Picture} />
                  {count > 1 && <small>{count}</small>}
                </>
              }
            >
              <CardPeek thing={{ type: 'card', id }}>
                <Cover
                  label={option === null ? label : labelOf(option)}
                  {...pressing(option, touching(touch))}
                />
              </CardPeek>
            </Covered>
          </li>
        );
      })}
      {shown.length < things.length && <li className={classes.more}>+{things.length - shown.length}</li>}
    </ul>
  );
}

interface Thing {
  readonly id: string;
  readonly look: DeckLook;
  readonly Picture: ComponentType;
  readonly count: number;
  readonly isSpent: boolean;
}

function thingsOf(player: PlayerView): readonly Thing[] {
  const { allies, victims, drained, drainedVictims, relic, relicUsed } = player;
  const ally = (id: (typeof allies)[number], isSpent: boolean): Thing => ({
    id,
    look: ALLIES[id].kind === 'vampire' ? VAMPIRE_LOOK : HUMAN_LOOK,
    Picture: ALLY_TOKENS[id],
    count: 1,
    isSpent,
  });
  const victim = (count: number, isSpent: boolean): readonly Thing[] =>
    count === 0 ? [] : [{ id: 'victim', look: VICTIM_LOOK, Picture: VICTIM_PICTURE, count, isSpent }];
  return [
    ...allies.map((id) => ally(id, false)),
    ...victim(victims, false),
    ...(relic === null
      ? []
      : [{ id: relic, look: RELIC_LOOK, Picture: RELIC_PICTURES[relic], count: 1, isSpent: relicUsed }]),
    ...drained.map((id) => ally(id, true)),
    ...victim(drainedVictims, true),
  ];
}

function Counts({ player, text }: { player: PlayerView; text: GameText }) {
  const { hand, deck, bottom, tokens, flipped } = player;
  const cards = deck + bottom.length;
  return (
    <span className={classes.counts}>
      <span role="img" aria-label={`${text.plain('word-in-hand')}: ${hand.length}`}>
        <GiPokerHand aria-hidden="true" />
        {hand.length}
      </span>
      <span role="img" aria-label={`${text.plain('word-deck')}: ${cards}`}>
        <GiCardDraw aria-hidden="true" />
        {cards}
      </span>
      {tokens > 0 && (
        <span className={classes.diablerie} data-warning={tokens >= 2}>
          <GiFangedSkull aria-hidden="true" />
          <span aria-hidden="true">{tokens}</span>
          <Spoken>{text.plain('board-diablerie', { tokens, flipped })}</Spoken>
        </span>
      )}
    </span>
  );
}
