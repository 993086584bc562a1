import type { GameText } from '@nokturn/text';
import { CardBack, CardChip } from '@nokturn/ui';
import { AnimatePresence } from 'motion/react';
import * as m from 'motion/react-m';
import { GiBarbedSpear, GiCloak, GiShield, GiWolverineClaws } from 'react-icons/gi';
import { OPEN_CARDS } from '../cards/open.ts';
import { CharacterFace } from './CardFace.tsx';
import classes from './Effects.module.css';
import { CARD_IN_PLAY, CENTRE, type Point } from './geometry.ts';
import type { Layout } from './layout.ts';
import { CARD_PICTURES, DECK_LOOKS } from './looks.ts';
import { place } from './place.ts';
import type { Effect, Spot, Sum } from './stage.ts';
import type { Stage } from './useStage.ts';

interface Where {
  readonly layout: Layout;
  readonly pawns: readonly Point[];
}

/** What is drawn among the pieces: the line of an attack, a wound, a ward. */
export function DrawnEffect({ stage, layout, pawns }: { stage: Stage } & Where) {
  const { effect, count } = stage;
  if (effect?.kind === 'strike')
    return effect.victims.map((victim) => (
      <m.path
        key={`${count} ${victim}`}
        className={classes.strike}
        d={arc(pointOf(pawns, effect.attacker), pointOf(pawns, victim))}
        initial={{ pathLength: 0, opacity: 1 }}
        animate={{ pathLength: 1, opacity: 1 }}
        transition={{ duration: 0.22, ease: 'easeIn' }}
      />
    ));
  if (effect?.kind === 'wound') {
    const { x, y } = pointOf(pawns, effect.seat);
    const hurt = effect.change > 0;
    return (
      <m.text
        key={count}
        className={hurt ? classes.hurt : classes.healed}
        initial={{ x, y: y - 1.5, opacity: 0 }}
        animate={{ x, y: y - 4.5, opacity: 1 }}
        transition={{ duration: 0.3 }}
      >
        {hurt ? `+${effect.change}` : `−${-effect.change}`}
      </m.text>
    );
  }
  if (effect?.kind === 'ward') {
    const { x, y } = pointOf(pawns, effect.seat);
    const size = layout.id === 'phone' ? 5 : 4.4;
    return (
      <m.g
        key={count}
        className={classes.ward}
        initial={{ opacity: 0, scale: 0.6 }}
        animate={{ opacity: 1, scale: 1 }}
        transition={{ duration: 0.25 }}
      >
        <GiShield x={x - size / 2} y={y - size / 2} width={size} height={size} />
      </m.g>
    );
  }
  return null;
}

/** What lies over the board: a card that glides, the arithmetic of a hit, a face that is shown. */
export function LaidEffect({ stage, layout, pawns, text }: { stage: Stage; text: GameText } & Where) {
  const { effect, count } = stage;
  return (
    <AnimatePresence>
      {effect?.kind === 'glide' && <Glide key={count} effect={effect} layout={layout} pawns={pawns} />}
      {effect?.kind === 'strike' && effect.sum && (
        <m.div
          key={count}
          className={classes.sum}
          style={place(middle(pointOf(pawns, effect.attacker), pointOf(pawns, effect.victims[0])), layout)}
          initial={{ opacity: 0, scale: 0.8 }}
          animate={{ opacity: 1, scale: 1 }}
          exit={{ opacity: 0, transition: { delay: 0.9 } }}
          transition={{ duration: 0.15 }}
        >
          <Arithmetic sum={effect.sum} />
        </m.div>
      )}
      {effect?.kind === 'flip' && (
        <m.div
          key={count}
          className={classes.face}
          style={place(CENTRE, layout)}
          initial={{ opacity: 0, rotateY: 180, scale: 0.5 }}
          animate={{ opacity: 1, rotateY: 0, scale: 1, filter: effect.dead ? 'grayscale(0.8)' : 'none' }}
          exit={{ opacity: 0, scale: 0.9, transition: { delay: 1, duration: 0.25 } }}
          transition={{ duration: 0.42 }}
        >
          <CharacterFace id={effect.character} text={text} />
        </m.div>
      )}
    </AnimatePresence>
  );
}

function Glide({ effect, layout, pawns }: { effect: Extract<Effect, { kind: 'glide' }> } & Where) {
  const { card } = effect;
  const from = spotAt(effect.from, { layout, pawns });
  const to = spotAt(effect.to, { layout, pawns });
  return (
    <m.div
      className={classes.glide}
      initial={place(from, layout)}
      animate={place(to, layout)}
      exit={{ opacity: 0, transition: { duration: 0.1 } }}
      transition={{ duration: 0.38, ease: 'easeInOut' }}
    >
      {card === 'green' ? (
        <CardBack deck={DECK_LOOKS.green} />
      ) : (
        <CardChip deck={DECK_LOOKS[OPEN_CARDS[card].colour]} Picture={CARD_PICTURES[card]} />
      )}
    </m.div>
  );
}

/** "2 +1 −1 = 2", with the cards that add and take away. */
function Arithmetic({ sum }: { sum: Sum }) {
  const { base, claws, lance, cloaks, amount, prevented } = sum;
  return (
    <>
      {base}
      {claws > 0 && (
        <>
          {' '}
          +{claws} <GiWolverineClaws />
        </>
      )}
      {lance > 0 && (
        <>
          {' '}
          +{lance} <GiBarbedSpear />
        </>
      )}
      {cloaks > 0 && (
        <>
          {' '}
          −{cloaks} <GiCloak />
        </>
      )}
      {prevented && (
        <>
          {' '}
          <GiShield />
        </>
      )}
      {' = '}
      <b>{amount}</b>
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

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 3 };
}

function arc(a: Point, b: Point): string {
  const lift = Math.hypot(b.x - a.x, b.y - a.y) * 0.18 + 1.5;
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - lift} ${b.x} ${b.y}`;
}
