import { type GameText, signed } from '@nokturn/text';
import { CardBack, CardChip } from '@nokturn/ui';
import { animate } from 'motion/mini';
import { useLayoutEffect, useRef, useState } from 'react';
import { OPEN_CARDS } from '../cards/open.ts';
import { ReadCharacter } from './CardInPlay.tsx';
import classes from './Effects.module.css';
import { GiBarbedSpear, GiCloak, GiShield, GiWolverineClaws } from './game-icons.ts';
import { at, type Layout, type Point } from './layout/index.ts';
import { CARD_PICTURES, DECK_LOOKS } from './looks.ts';
import type { Dice, Effect, Spot, Sum } from './stage.ts';
import type { Stage } from './useStage.ts';

interface Where {
  readonly layout: Layout;
  readonly pawns: readonly Point[];
}

/** Effects that are drawn among the pieces: the line of an attack, a wound, a ward. */
export function DrawnEffect({ stage, layout, pawns }: { stage: Stage } & Where) {
  const where = { layout, pawns };
  const { pawn } = layout;
  const { effect, count } = stage;
  switch (effect?.kind) {
    case 'strike':
      return effect.victims.map((victim) => (
        <path
          key={`${count} ${victim}`}
          className={classes.strike}
          pathLength={1}
          d={arc(pointOf(where, effect.attacker), pointOf(where, victim))}
          strokeWidth={pawn * 0.16}
        />
      ));
    case 'wound': {
      const { x, y } = pointOf(where, effect.seat);
      return (
        <text
          key={count}
          className={effect.after > effect.before ? classes.hurt : classes.healed}
          x={x}
          y={y - pawn * 0.9}
          fontSize={Math.max(20, pawn)}
        >
          {signed(effect.after - effect.before)}
        </text>
      );
    }
    case 'ward': {
      const { x, y } = pointOf(where, effect.seat);
      return (
        <GiShield
          key={count}
          className={classes.ward}
          x={x - pawn * 0.7}
          y={y - pawn * 0.7}
          size={pawn * 1.4}
        />
      );
    }
    default:
      return null;
  }
}

/** For reduced motion: rings around the pieces that were moved, and the old and the new damage. */
export function Changes({ stage, layout, pawns }: { stage: Stage } & Where) {
  const where = { layout, pawns };
  const { pawn } = layout;
  const moved = new Set(stage.changed.flatMap(({ mover }) => mover ?? []));
  const wounds = new Map<number, { before: number; after: number }>();
  for (const { effect } of stage.changed)
    if (effect?.kind === 'wound')
      wounds.set(effect.seat, {
        before: wounds.get(effect.seat)?.before ?? effect.before,
        after: effect.after,
      });
  return (
    <>
      {[...moved].map((seat) => {
        const { x, y } = pointOf(where, seat);
        return <circle key={seat} className={classes.outline} cx={x} cy={y} r={pawn * 0.78} />;
      })}
      {[...wounds].map(([seat, { before, after }]) => {
        const { x, y } = pointOf(where, seat);
        return (
          <text
            key={seat}
            className={`${after > before ? classes.hurt : classes.healed} ${classes.steady}`}
            x={x}
            y={y - pawn * 0.9}
            fontSize={Math.max(16, pawn * 0.7)}
          >
            {before} › {after}
          </text>
        );
      })}
    </>
  );
}

interface Laid {
  readonly count: number;
  readonly effect: Effect;
}

/**
 * Effects on top of the board: a card that glides, the arithmetic of a hit, a face that is shown. Each fades by itself.
 */
export function LaidEffects({ stage, layout, pawns, text }: { stage: Stage; text: GameText } & Where) {
  const { effect, count } = stage;
  const [laid, setLaid] = useState<{ readonly last: number; readonly list: readonly Laid[] }>({
    last: count,
    list: [],
  });
  if (laid.last !== count)
    setLaid({ last: count, list: effect ? [...laid.list, { count, effect }] : laid.list });
  const take = (gone: number) => () =>
    setLaid(({ last, list }) => ({ last, list: list.filter((other) => other.count !== gone) }));
  return laid.list.map((one) => {
    switch (one.effect.kind) {
      case 'glide':
        return (
          <Glide key={one.count} effect={one.effect} layout={layout} pawns={pawns} onEnd={take(one.count)} />
        );
      case 'strike':
        return (
          one.effect.sum && (
            <div
              key={one.count}
              className={classes.sum}
              style={at(
                middleOf(
                  pointOf({ layout, pawns }, one.effect.attacker),
                  pointOf({ layout, pawns }, one.effect.victims[0]),
                  layout,
                ),
              )}
              onAnimationEnd={take(one.count)}
            >
              <Arithmetic sum={one.effect.sum} dice={stage.dice} />
            </div>
          )
        );
      case 'flip':
        return (
          <div
            key={one.count}
            className={classes.face}
            data-dead={one.effect.dead}
            style={{ ...at(layout.centre), width: layout.card.width, height: layout.card.height }}
            onAnimationEnd={take(one.count)}
          >
            <ReadCharacter id={one.effect.character} layout={layout} text={text} />
          </div>
        );
      default:
        return null;
    }
  });
}

function Glide({
  effect,
  layout,
  pawns,
  onEnd,
}: { effect: Extract<Effect, { kind: 'glide' }>; onEnd(): void } & Where) {
  const { card } = effect;
  const sheet = useRef<HTMLDivElement>(null);
  const [{ from, to }] = useState(() => ({
    from: px(spotAt(effect.from, { layout, pawns })),
    to: px(spotAt(effect.to, { layout, pawns })),
  }));
  const end = useRef(onEnd);
  end.current = onEnd;
  useLayoutEffect(() => {
    if (!sheet.current) return undefined;
    const flight = animate(
      sheet.current,
      { left: [from.left, to.left], top: [from.top, to.top] },
      { duration: 0.38, ease: 'easeInOut' },
    );
    flight.then(() => end.current());
    return () => flight.cancel();
  }, [from, to]);
  return (
    <div ref={sheet} className={classes.glide} style={{ ...to, width: layout.discard.width }}>
      {card === 'green' ? (
        <CardBack deck={DECK_LOOKS.green} />
      ) : (
        <CardChip deck={DECK_LOOKS[OPEN_CARDS[card].colour]} Picture={CARD_PICTURES[card]} />
      )}
    </div>
  );
}

/** "5 − 3 = 2 +1 −1 = 2", with the cards that add and subtract. */
function Arithmetic({ sum, dice: { d6, d4 } }: { sum: Sum; dice: Dice }) {
  const { base, claws, lance, cloaks, amount, prevented } = sum;
  const terms = [
    { id: 'claws', value: claws, sign: '+', Icon: GiWolverineClaws },
    { id: 'lance', value: lance, sign: '+', Icon: GiBarbedSpear },
    { id: 'cloaks', value: cloaks, sign: '−', Icon: GiCloak },
  ].filter(({ value }) => value > 0);
  return (
    <>
      {d6 !== null && d4 !== null && `${Math.max(d6, d4)} − ${Math.min(d6, d4)} = `}
      {base}
      {terms.map(({ id, value, sign, Icon }) => (
        <span key={id}>
          {' '}
          {sign}
          {value} <Icon />
        </span>
      ))}
      {prevented && <GiShield />}
      {(terms.length > 0 || prevented) && (
        <>
          {' = '}
          <b>{amount}</b>
        </>
      )}
    </>
  );
}

function px({ x, y }: Point) {
  return { left: `${x}px`, top: `${y}px` };
}

function spotAt(spot: Spot, where: Where): Point {
  const { layout } = where;
  switch (spot.at) {
    case 'seat':
      return pointOf(where, spot.seat);
    case 'deck':
      return layout.decks[spot.colour];
    case 'discard':
      return layout.discards[spot.colour];
    case 'play':
      return layout.centre;
  }
}

function pointOf({ layout, pawns }: Where, seat: number | undefined): Point {
  return (seat === undefined ? undefined : pawns[seat]) ?? layout.centre;
}

/** Halfway between two pawns, but not so near the edge that words would be cut off. */
function middleOf(a: Point, b: Point, { width, pawn }: Layout): Point {
  const room = Math.min(110, width * 0.3);
  const x = Math.min(width - room, Math.max(room, (a.x + b.x) / 2));
  return { x, y: Math.max(20, (a.y + b.y) / 2 - pawn) };
}

function arc(a: Point, b: Point): string {
  const lift = Math.hypot(b.x - a.x, b.y - a.y) * 0.18 + 9;
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - lift} ${b.x} ${b.y}`;
}
