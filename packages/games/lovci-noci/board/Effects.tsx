import { type GameText, signed } from '@nokturn/text';
import { CardBack, CardChip } from '@nokturn/ui';
import { animate } from 'motion/mini';
import { useLayoutEffect, useRef, useState } from 'react';
import { GiBarbedSpear, GiCloak, GiShield, GiWolverineClaws } from 'react-icons/gi';
import { OPEN_CARDS } from '../cards/open.ts';
import { CharacterFace } from './CardFace.tsx';
import classes from './Effects.module.css';
import { CARD_IN_PLAY, CENTRE, type Point } from './geometry.ts';
import type { Layout } from './layout.ts';
import { CARD_PICTURES, DECK_LOOKS } from './looks.ts';
import { place } from './place.ts';
import type { Dice, Effect, Spot, Sum } from './stage.ts';
import type { Stage } from './useStage.ts';

interface Where {
  readonly layout: Layout;
  readonly pawns: readonly Point[];
}

/** What is drawn among the pieces: the line of an attack, a wound, a ward. */
export function DrawnEffect({ stage, pawns }: { stage: Stage; pawns: readonly Point[] }) {
  const { effect, count } = stage;
  switch (effect?.kind) {
    case 'strike':
      return effect.victims.map((victim) => (
        <path
          key={`${count} ${victim}`}
          className={classes.strike}
          pathLength={1}
          d={arc(pointOf(pawns, effect.attacker), pointOf(pawns, victim))}
        />
      ));
    case 'wound': {
      const { x, y } = pointOf(pawns, effect.seat);
      return (
        <text key={count} className={effect.change > 0 ? classes.hurt : classes.healed} x={x} y={y - 4.5}>
          {signed(effect.change)}
        </text>
      );
    }
    case 'ward': {
      const { x, y } = pointOf(pawns, effect.seat);
      return <GiShield key={count} className={classes.ward} x={x - 2.4} y={y - 2.4} size={4.8} />;
    }
    default:
      return null;
  }
}

interface Laid {
  readonly count: number;
  readonly effect: Effect;
}

/** What lies over the board: a card that glides, the arithmetic of a hit, a face that is shown. Each fades by itself. */
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
              style={place(
                between(pointOf(pawns, one.effect.attacker), pointOf(pawns, one.effect.victims[0]), layout),
                layout,
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
            style={place(CENTRE, layout)}
            onAnimationEnd={take(one.count)}
          >
            <CharacterFace id={one.effect.character} text={text} />
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
    from: place(spotAt(effect.from, { layout, pawns }), layout),
    to: place(spotAt(effect.to, { layout, pawns }), layout),
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
    <div ref={sheet} className={classes.glide} style={to}>
      {card === 'green' ? (
        <CardBack deck={DECK_LOOKS.green} />
      ) : (
        <CardChip deck={DECK_LOOKS[OPEN_CARDS[card].colour]} Picture={CARD_PICTURES[card]} />
      )}
    </div>
  );
}

/** "5 − 3 = 2 +1 −1 = 2", with the cards that add and take away. */
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

function spotAt(spot: Spot, { layout, pawns }: Where): Point {
  switch (spot.at) {
    case 'seat':
      return pointOf(pawns, spot.seat);
    case 'deck':
      return layout.decks[spot.colour];
    case 'discard':
      return layout.discards[spot.colour];
    case 'play':
      return CARD_IN_PLAY;
  }
}

function pointOf(pawns: readonly Point[], seat: number | undefined): Point {
  return (seat === undefined ? undefined : pawns[seat]) ?? CENTRE;
}

/** Between two pawns, but not so near the edge that words would be cut off. */
function between(a: Point, b: Point, { box: [left, , width] }: Layout): Point {
  const room = width * 0.2;
  const x = Math.min(left + width - room, Math.max(left + room, (a.x + b.x) / 2));
  return { x, y: (a.y + b.y) / 2 - 4 };
}

function arc(a: Point, b: Point): string {
  const lift = Math.hypot(b.x - a.x, b.y - a.y) * 0.18 + 1.5;
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - lift} ${b.x} ${b.y}`;
}
