import type { Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { Button, boxOf, type EndingProps } from '@nokturn/ui';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { CHARACTERS, type Party } from '../cards/characters.ts';
import { goalAsMet } from '../rules/goals.ts';
import type { LovciView } from '../secrets.ts';
import classes from './Ending.module.css';
import { orderOfFaces, ringOf, timingOf } from './ending.ts';
import { CHARACTER_TOKENS } from './faces.ts';
import { GiHoodedFigure } from './game-icons.ts';
import { layoutOf } from './layout/index.ts';
import { PARTY_LOOKS } from './looks.ts';
import { Backdrop } from './scenery/Clearing.tsx';
import { Paints } from './scenery/Paints.tsx';
import scenery from './scenery/scenery.module.css';
import { Badge } from './Token.tsx';

/** The margin at the edges, so that no part of a portrait is cut off. */
const EDGE = { wide: { x: 100, y: 86 }, narrow: { x: 88, y: 76 } };

/** The light of each party. */
const LIGHTS: Readonly<Record<Party, string>> = {
  werewolf: '#5aa9e6',
  vampire: '#e0523f',
  human: '#d9b44a',
};

/** The unmasking: faces turn one after the other, and the light of the winners floods the forest. */
export function Ending({ view, names, text, settings, box, onDone }: EndingProps<LovciView>) {
  const { state } = view;
  const ids = useId();
  const order = orderOfFaces(state);
  const timing = timingOf(order);
  useEndAfter(timing.end, onDone);
  // The forest is drawn for boards: on a wider screen its top and bottom are cut off instead.
  const wood = layoutOf(boxOf(Math.min(box.width, box.height * 1.6), box.height));
  const isNarrow = box.width < 640;
  const ring = ringOf(order.length, isNarrow);
  const edge = isNarrow ? EDGE.narrow : EDGE.wide;
  const winners = state.victories.map(({ seat }) => seat);
  return (
    <div
      className={`${classes.ending} ${scenery.paints}`}
      style={{ width: box.width, height: box.height, '--light-at': `${timing.light}ms` } as CSSProperties}
      data-still={settings.reducedMotion}
      data-narrow={isNarrow}
    >
      <svg
        className={classes.wood}
        viewBox={`0 0 ${wood.width} ${wood.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Paints ids={ids} />
        <Backdrop ids={ids} layout={wood} />
      </svg>
      <div className={classes.light} style={{ '--lights': lightsOf(state, winners) } as CSSProperties} />
      <ol
        className={classes.ring}
        style={{ inset: `${edge.y}px ${edge.x}px ${edge.y + (isNarrow ? 48 : 12)}px` }}
      >
        {order.map((seat) => (
          <Portrait
            key={seat}
            seat={seat}
            name={names[seat] ?? ''}
            state={state}
            text={text}
            style={
              {
                left: `${ring[seat]?.x ?? 50}%`,
                top: `${ring[seat]?.y ?? 50}%`,
                '--at': `${timing.faces[seat] ?? 0}ms`,
              } as CSSProperties
            }
          />
        ))}
      </ol>
      <div className={classes.verdict}>
        <h2>{plain(text.say('beat-ended', { winners: winners.length > 0 ? winners : null }))}</h2>
        <Button onPress={onDone}>{text.plain('board-go-on')}</Button>
      </div>
    </div>
  );
}

function Portrait({
  seat,
  name,
  state,
  text,
  style,
}: {
  seat: Seat;
  name: string;
  state: LovciView;
  text: GameText;
  style: CSSProperties;
}) {
  const player = state.players[seat];
  if (!player?.character) return null;
  const { character, eliminated } = player;
  const { party } = CHARACTERS[character];
  const victory = state.victories.find((won) => won.seat === seat);
  const Picture = CHARACTER_TOKENS[character];
  const { tint, deep } = PARTY_LOOKS[party];
  return (
    <li
      className={classes.portrait}
      style={{ ...style, '--tint': tint, '--deep': deep, '--rim': LIGHTS[party] } as CSSProperties}
      data-won={victory !== undefined}
      data-dead={eliminated > 0}
    >
      <span className={classes.turning} aria-hidden="true">
        <span className={classes.back}>
          <GiHoodedFigure />
        </span>
        <span className={classes.face}>
          <Picture />
        </span>
      </span>
      <span className={classes.name}>
        <Badge seat={seat} name={name} size={20} />
        {name}
      </span>
      <span className={classes.told}>
        <b>{plain(text.thing('character', character, 'title'))}</b>
        <span className={classes.goal}>
          <Mark isWon={victory !== undefined} text={text} />{' '}
          {begun(
            victory
              ? plain(text.thing('goal', goalAsMet(victory, state)))
              : plain(text.thing('character', character, 'goal', { ...state.options })),
          )}
        </span>
      </span>
    </li>
  );
}

function Mark({ isWon, text }: { isWon: boolean; text: GameText }) {
  return (
    <svg
      className={classes.mark}
      viewBox="-10 -10 20 20"
      role="img"
      aria-label={text.plain(isWon ? 'board-reached' : 'board-missed')}
    >
      <path d={isWon ? 'M-7 0-2 6 7-6' : 'M-6-6 6 6M6-6-6 6'} />
    </svg>
  );
}

/** Elsewhere the reason for a victory is the middle of a sentence, so it begins with a small letter. */
function begun(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** One light for each party that has won; none if nobody has. */
function lightsOf({ players }: LovciView, winners: readonly Seat[]): string {
  const parties = new Set(
    winners.flatMap((seat) => {
      const character = players[seat]?.character;
      return character ? [CHARACTERS[character].party] : [];
    }),
  );
  const lights = [...parties].map((party, i) => {
    const x = parties.size === 1 ? 50 : 15 + (70 * i) / (parties.size - 1);
    return `radial-gradient(90% 85% at ${x}% 55%, ${LIGHTS[party]}cc, ${LIGHTS[party]}44 45%, transparent 75%)`;
  });
  return lights.length === 0 ? 'none' : lights.join(', ');
}

/** Reports once that the scene is over, when its time is up. */
function useEndAfter(milliseconds: number, onDone: () => void): void {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const timer = setTimeout(() => done.current(), milliseconds);
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && done.current();
    window.addEventListener('keydown', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', leave);
    };
  }, [milliseconds]);
}
