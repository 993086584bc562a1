import { type GameText, plain } from '@nokturn/text';
import { CardChip, CardPeek, Cover, Covered, type DeckLook } from '@nokturn/ui';
import type { ComponentType } from 'react';
import { EVENTS } from '../cards/events.ts';
import { VAMPIRES } from '../cards/vampires.ts';
import { cardsOf } from '../cards.ts';
import { bloodMaximum } from '../rules/city.ts';
import type { MastersView } from '../secrets.ts';
import { GiCrown, GiDeathSkull } from './game-icons.ts';
import {
  EVENT_LOOKS,
  EVENT_PICTURES,
  RELIC_LOOK,
  RELIC_PICTURES,
  SIGIL_LOOK,
  SIGIL_PICTURES,
} from './looks.ts';
import { BloodDrop } from './Pieces.tsx';
import classes from './Sheet.module.css';
import { optionOf, type Touch } from './touch.ts';

/** Parts of a vampire's sheet, small in a row of seats and large in your own panel. */

export type VampireView = MastersView['vampires'][number];

export interface SheetProps {
  readonly state: MastersView;
  /** The number of the vampire. */
  readonly number: number;
  readonly touch: Touch;
  readonly text: GameText;
}

export function Blood({ vampire, text }: { vampire: VampireView; text: GameText }) {
  const most = bloodMaximum(vampire);
  const { blood } = vampire;
  return (
    <span className={classes.blood} role="img" aria-label={text.plain('board-blood', { blood, most })}>
      {Array.from({ length: most }, (_, i) => i).map((i) => (
        <svg key={i} viewBox="-8 -11 16 20" aria-hidden="true">
          <BloodDrop full={i < blood} />
        </svg>
      ))}
    </span>
  );
}

/** The kill count from 0 to 9; a space that unlocks something is a diamond. */
export function Kills({ kills, text }: { kills: number; text: GameText }) {
  const { mostKills, unlocks } = cardsOf(text);
  const thresholds = new Set<number>(Object.values(unlocks));
  return (
    <span className={classes.kills} role="img" aria-label={text.plain('board-kills', { kills })}>
      {Array.from({ length: mostKills }, (_, i) => i + 1).map((i) => (
        <i key={i} data-reached={i <= kills} data-unlocks={thresholds.has(i)} />
      ))}
      <GiDeathSkull aria-hidden="true" />
      <b aria-hidden="true">{kills}</b>
    </span>
  );
}

/** Action points left in this turn. */
export function ActionPoints({ ap, text }: { ap: number; text: GameText }) {
  return (
    <span className={classes.ap} role="img" aria-label={text.plain('board-ap', { ap })}>
      {ap} {text.plain('board-ap-short')}
    </span>
  );
}

export function Leader({ state, text }: { state: MastersView; text: GameText }) {
  const label = plain(text.thing('term', 'leader'));
  return (
    <span className={classes.leader} role="img" aria-label={label} title={label} data-phase={state.phase}>
      <GiCrown aria-hidden="true" />
    </span>
  );
}

/** Relics, event cards on the sheet, and the sigil. */
export function Belongings({ state, number, touch, text }: SheetProps) {
  const vampire = state.vampires[number];
  if (!vampire) return null;
  const lying = state.lying.filter(({ holder }) => holder === number);
  const { sigil } = VAMPIRES[vampire.id];
  return (
    <ul className={classes.chips}>
      <Thing
        id={sigil}
        kind="sigil"
        look={SIGIL_LOOK}
        Picture={SIGIL_PICTURES[sigil]}
        faded={vampire.sigil === null}
        touch={touch}
        text={text}
      />
      {vampire.relics.map((relic) => (
        <Thing
          key={relic}
          id={relic}
          kind="relic"
          look={RELIC_LOOK}
          Picture={RELIC_PICTURES[relic]}
          touch={touch}
          text={text}
        />
      ))}
      {lying.map(({ event }) => (
        <Thing
          key={event}
          id={event}
          kind="event"
          look={EVENT_LOOKS[EVENTS[event].level]}
          Picture={EVENT_PICTURES[event]}
          touch={touch}
          text={text}
        />
      ))}
    </ul>
  );
}

function Thing({
  id,
  kind,
  look,
  Picture,
  faded = false,
  touch,
  text,
}: {
  id: string;
  kind: 'relic' | 'event' | 'sigil';
  look: DeckLook;
  Picture: ComponentType;
  faded?: boolean;
  touch: Touch;
  text: GameText;
}) {
  const option = optionOf(touch, kind, id);
  const name = plain(text.thing('card', id));
  return (
    <li data-glow={option !== null} data-faded={faded}>
      <Covered thing={<CardChip deck={look} Picture={Picture} />}>
        <CardPeek thing={{ type: 'card', id }}>
          <Cover
            label={option === null ? name : touch.labelOf(option)}
            {...(option === null ? {} : { onPress: () => touch.onPick(option) })}
          />
        </CardPeek>
      </Covered>
    </li>
  );
}
