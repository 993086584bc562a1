import { type GameText, numeral, plain } from '@nokturn/text';
import {
  CardPeek,
  Cover,
  Covered,
  initialOf,
  SeatBadge,
  type SeatSummaryProps,
  Spoken,
  seatOf,
} from '@nokturn/ui';
import { type CSSProperties, useMemo } from 'react';
import { SPACE_IDS, type SpaceId } from '../cards/board.ts';
import { type CardNo, cardAt } from '../cards/cards.ts';
import { tokenAt } from '../cards/tokens.ts';
import { hiddenCards, scoresNow } from '../count.ts';
import { type WayHome, wayHome } from '../home.ts';
import type { HungerView } from '../secrets.ts';
import { Coin } from './CardFace.tsx';
import { Figure } from './Figure.tsx';
import { Glyph } from './Glyph.tsx';
import { keyed } from './keyed.ts';
import { deckLookOf, pictureOf, seatLooksOf, VAMPIRE_LOOKS } from './looks.ts';
import classes from './SeatSummary.module.css';
import { Zone } from './Zone.tsx';

type PlayerView = HungerView['players'][number];

/** From these heights a tile has room for a seat's open cards and tokens, and for its piles. */
const OPEN_FROM = 110;
const CARDS_FROM = 84;
/** The minimum size of open things, so that each can be pointed at; those that do not fit are counted. */
const LEAST_OPEN = 27;
/** From this width a chip has room for a name. */
const NAMED_FROM = 60;
/** From this width there is room for more than a number. */
const WIDE_FROM = 78;
/** From this width the Speed of the turn does not cover the name; the map shows it in any case. */
const SPEED_FROM = 120;
/** And from this width for things that nobody has to worry about. */
const CALM_FROM = 100;

/** A vampire with everything public: points, location, cards, and whether it gets home. */
export function SeatSummary({ view, seat, names, text, room }: SeatSummaryProps<HungerView>) {
  const { state } = view;
  const player = state.players[seat];
  const way = useMemo(() => wayHome(state, seat), [state, seat]);
  const score = useMemo(() => scoresNow(state)[seat], [state, seat]);
  if (!player) return null;
  const looks = seatLooksOf(state.players);
  const name = names[seat] ?? '';
  const { turn } = state;
  const isOver = state.phase === 'over';
  const isActing = turn?.seat === seat && !isOver;
  const total = score?.total ?? player.vp;
  const points = isOver ? total : player.vp;
  const isOwn = seatOf(view.viewer) === seat;
  const isTile = room.kind === 'tile';
  const where = state.phase === 'setup' ? '' : plain(text.thing('space', SPACE_IDS[player.space] as SpaceId));
  const verdict = player.arrival > 0 ? 'home' : (way?.verdict ?? null);
  const isUrgent = verdict !== null && verdict !== 'easy';
  return (
    <article
      className={classes.seat}
      data-kind={room.kind}
      data-high={isTile && room.height >= OPEN_FROM}
      data-narrow={!isTile && room.width < NAMED_FROM}
      data-tight={!isTile && room.width >= NAMED_FROM && room.width < WIDE_FROM}
      data-own={isOwn}
      data-total={isTile && total !== points}
      style={{ '--tint': VAMPIRE_LOOKS[player.vampire ?? 'nobody'].colour } as CSSProperties}
      aria-label={name}
    >
      <span className={classes.mark} aria-hidden="true">
        {isTile && room.height >= CARDS_FROM ? (
          <svg viewBox="-26 -66 52 74" aria-hidden="true">
            <Figure vampire={player.vampire} initial={initialOf(name)} />
          </svg>
        ) : (
          <SeatBadge seat={seat} name={name} looks={looks} />
        )}
      </span>
      {(isTile || room.width >= NAMED_FROM) && <span className={classes.name}>{name}</span>}
      <span
        className={classes.points}
        role="img"
        aria-label={
          isOver ? text.plain('board-points', { points }) : text.plain('board-seat-score', { points, total })
        }
      >
        {isTile && <Glyph id="vp" />}
        <b data-decides="" aria-hidden="true">
          {numeral(points)}
        </b>
      </span>
      {isTile && total !== points && (
        <small className={classes.total} aria-hidden="true">
          <Glyph id="sun" />
          {numeral(total)}
        </small>
      )}
      {isTile ? (
        <>
          <span className={classes.where}>{where}</span>
          {room.height >= CARDS_FROM && <Counts player={player} text={text} isOwn={isOwn} />}
          {room.height >= OPEN_FROM && <Open player={player} width={room.width} text={text} />}
          <Home verdict={verdict} text={text} isSaid={room.height >= OPEN_FROM} />
        </>
      ) : (
        <span className={classes.brief}>
          {room.width >= NAMED_FROM && (room.width >= CALM_FROM || !isUrgent) && (
            <span
              role="img"
              aria-label={text.plain('board-mission-count', { count: player.missions.length })}
            >
              <Glyph id="mission" />
              {player.missions.length}
            </span>
          )}
          {(room.width >= CALM_FROM || isUrgent) && <Home verdict={verdict} text={text} isSaid={false} />}
          <Spoken>{where}</Spoken>
        </span>
      )}
      {isActing && turn !== null && turn.speed !== 0 && (isTile || room.width >= SPEED_FROM) && (
        <span
          className={classes.speed}
          role="img"
          aria-label={text.plain('board-speed', { name, left: turn.remaining, speed: turn.speed })}
        >
          <Glyph id="speed" />
          <b data-decides="" aria-hidden="true">
            {turn.remaining}
          </b>
        </span>
      )}
    </article>
  );
}

/** Whether it still gets home: a sign, with words if there is room for them. */
function Home({
  verdict,
  text,
  isSaid,
}: {
  verdict: WayHome['verdict'] | null;
  text: GameText;
  isSaid: boolean;
}) {
  if (verdict === null) return null;
  const words = text.plain('board-seat-home', { verdict });
  return (
    <span
      className={classes.home}
      data-verdict={verdict}
      {...(!isSaid && { role: 'img', 'aria-label': words })}
    >
      <Glyph id={verdict === 'home' ? 'castle' : verdict === 'late' ? 'sun' : 'home'} />
      {isSaid && words}
    </span>
  );
}

function Counts({ player, text, isOwn }: { player: PlayerView; text: GameText; isOwn: boolean }) {
  const { deck, hand, discard, digested, missions } = player;
  const hidden = hiddenCards(player).sort((a, b) => a - b);
  const cards = deck.length + hand.length;
  return (
    <span className={classes.counts}>
      <Zone
        icon="deck"
        count={cards}
        label={text.plain('board-deck-and-hand', { count: cards })}
        cards={hidden}
        text={text}
      />
      <Zone
        icon="discard"
        count={discard.length}
        label={text.plain('board-discard', { count: discard.length })}
        cards={discard.toReversed()}
        text={text}
      />
      {digested.length > 0 && (
        <Zone
          icon="digest"
          count={digested.length}
          label={text.plain('board-digested', { count: digested.length })}
          cards={digested}
          text={text}
        />
      )}
      <span
        className={classes.missions}
        role="img"
        aria-label={text.plain('board-mission-count', { count: missions.length })}
        data-own={isOwn}
      >
        <Glyph id="mission" />
        {missions.length}
      </span>
    </span>
  );
}

/**
 * A seat's open things: its playing area and its tokens, at the smallest size at which they can be told
 * apart.
 */
function Open({
  player: { playing, tokens, played },
  width,
  text,
}: {
  player: PlayerView;
  width: number;
  text: GameText;
}) {
  const coins = [...tokens, ...played];
  if (playing.length + coins.length === 0) return <span className={classes.open} />;
  const fits = Math.floor((width - 8) / LEAST_OPEN);
  const all = playing.length + coins.length;
  const most = all > fits ? fits - 1 : all;
  const cards = playing.slice(0, most);
  return (
    <ul className={classes.open} aria-label={text.plain('term-playing-area')}>
      {keyed(cards).map(({ thing, key }) => (
        <li key={key}>
          <OpenCard no={thing} text={text} />
        </li>
      ))}
      {keyed(coins.slice(0, most - cards.length)).map(({ thing: no, key }, i) => {
        const { id } = tokenAt(no);
        return (
          <li key={`token ${key}`} className={classes.token}>
            <Covered thing={<Coin id={id} played={i >= tokens.length} text={text} />}>
              <CardPeek thing={{ type: 'token', id }}>
                <Cover label={plain(text.thing('token', id))} />
              </CardPeek>
            </Covered>
          </li>
        );
      })}
      {all > most && <li className={classes.more}>+{all - most}</li>}
    </ul>
  );
}

function OpenCard({ no, text }: { no: CardNo; text: GameText }) {
  const { id } = cardAt(no);
  const { tint, deep } = deckLookOf(id);
  const Picture = pictureOf(id);
  return (
    <Covered
      thing={
        <span className={classes.card} style={{ '--tint': tint, '--deep': deep } as CSSProperties}>
          <Picture />
        </span>
      }
    >
      <CardPeek thing={{ type: 'card', id }}>
        <Cover label={plain(text.thing('card', id))} />
      </CardPeek>
    </Covered>
  );
}
