import { type GameText, numeral, plain } from '@nokturn/text';
import { CardPeek, Cover, Covered, OwnSign, SeatBadge, type SeatSummaryProps, seatOf } from '@nokturn/ui';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { SPACE_IDS, type SpaceId } from '../cards/board.ts';
import { tokenAt } from '../cards/tokens.ts';
import { hiddenCards, scoresNow } from '../count.ts';
import { wayHome } from '../home.ts';
import type { HungerView } from '../secrets.ts';
import { Coin } from './CardFace.tsx';
import { Figure } from './Figure.tsx';
import { Glyph, Seal } from './Glyph.tsx';
import type { GlyphId } from './glyphs.ts';
import { keyed } from './keyed.ts';
import { seatLooksOf, VAMPIRE_LOOKS } from './looks.ts';
import { OpenCards, Zone } from './OwnPanel.tsx';
import classes from './SeatSummary.module.css';

type PlayerView = HungerView['players'][number];

/** A vampire with everything that everybody may know: VP, where it is, what lies before it, and whether it gets home. */
export function SeatSummary({ view, seat, names, text }: SeatSummaryProps<HungerView>) {
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
  const points = isOver ? (score?.total ?? player.vp) : player.vp;
  const isAsked = view.asked?.seats?.includes(seat) ?? false;
  const isOwn = seatOf(view.viewer) === seat;
  return (
    <article
      className={classes.seat}
      data-active={isActing || (isAsked && !isOver)}
      data-resting={player.resting}
      style={{ '--tint': VAMPIRE_LOOKS[player.vampire ?? 'nobody'].colour } as CSSProperties}
      aria-label={name}
    >
      <span className={classes.figure} aria-hidden="true">
        <svg viewBox="-26 -66 52 74" aria-hidden="true">
          <Figure vampire={player.vampire} />
        </svg>
      </span>
      <div className={classes.head}>
        <span className={classes.who}>
          <SeatBadge seat={seat} name={name} looks={looks} />
          <span className={classes.name}>{name}</span>
        </span>
        <span className={classes.where} data-verdict={player.arrival > 0 ? 'home' : way?.verdict}>
          {isOwn && <OwnSign>{text.plain('board-you')}</OwnSign>}
          {player.arrival > 0 && <Glyph id="castle" />}
          {state.phase === 'setup' ? '' : plain(text.thing('space', SPACE_IDS[player.space] as SpaceId))}
        </span>
      </div>
      <span
        className={classes.score}
        role="img"
        aria-label={
          isOver
            ? text.plain('board-points', { points })
            : text.plain('board-seat-score', { points, total: score?.total ?? points })
        }
      >
        <Seal id="vp">{points}</Seal>
        {score !== undefined && score.total !== points && (
          <span aria-hidden="true">
            <Glyph id="sun" /> {numeral(score.total)}
          </span>
        )}
      </span>
      <div className={classes.belongings}>
        <Counts player={player} text={text} isOwn={isOwn}>
          {isActing && turn !== null && turn.speed !== 0 && (
            <span
              className={classes.speed}
              role="img"
              aria-label={text.plain('board-speed', { name, left: turn.remaining, speed: turn.speed })}
            >
              <Seal id="speed">{turn.remaining}</Seal>
            </span>
          )}
        </Counts>
        {!isOwn && <Things player={player} text={text} />}
      </div>
    </article>
  );
}

function Counts({
  player,
  text,
  isOwn,
  children,
}: {
  player: PlayerView;
  text: GameText;
  isOwn: boolean;
  children: ReactNode;
}) {
  const { deck, hand, discard, digested, missions } = player;
  const hidden = hiddenCards(player).sort((a, b) => a - b);
  const cards = deck.length + hand.length;
  return (
    <div className={classes.counts}>
      {children}
      {!isOwn && (
        <>
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
        </>
      )}
      <Count icon="mission" label={text.plain('board-mission-count', { count: missions.length })}>
        {missions.length}
      </Count>
    </div>
  );
}

function Count({ icon, label, children }: { icon: GlyphId; label: string; children: ReactNode }) {
  return (
    <span className={classes.count} role="img" aria-label={label} title={label}>
      <Glyph id={icon} /> <span aria-hidden="true">{children}</span>
    </span>
  );
}

/** What lies open before a seat: its playing area and its tokens. On a phone much of it is counted, and shown to those who ask. */
function Things({ player, text }: { player: PlayerView; text: GameText }) {
  const { playing, tokens, played, digested } = player;
  const coins = tokens.length + played.length;
  const count = playing.length + coins;
  if (count === 0) return null;
  const isMuch = count > (digested.length > 0 ? FEW_BESIDE_DIGESTED : FEW);
  return (
    <>
      <ul className={classes.things} data-much={isMuch} aria-label={text.plain('term-playing-area')}>
        <OpenCards cards={playing} text={text} className={classes.card} />
        <Tokens player={player} text={text} />
      </ul>
      {isMuch && (
        <span className={classes.counted}>
          <Zone
            icon="permanent"
            count={count}
            label={text.plain('board-laid', { count })}
            cards={playing}
            text={text}
          >
            {coins > 0 && (
              <ul className={classes.coins} aria-label={text.plain('earning-tokens')}>
                <Tokens player={player} text={text} />
              </ul>
            )}
          </Zone>
        </span>
      )}
    </>
  );
}

/** So many things have room beside the counts of a seat on a phone. */
const FEW = 3;
const FEW_BESIDE_DIGESTED = 2;

function Tokens({ player: { tokens, played }, text }: { player: PlayerView; text: GameText }) {
  return keyed([...tokens, ...played]).map(({ thing: no, key }, i) => {
    const { id } = tokenAt(no);
    return (
      <li key={key} className={classes.token}>
        <Covered thing={<Coin id={id} played={i >= tokens.length} />}>
          <CardPeek thing={{ type: 'token', id }}>
            <Cover label={plain(text.thing('token', id))} />
          </CardPeek>
        </Covered>
      </li>
    );
  });
}
