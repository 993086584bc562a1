import { plain } from '@nokturn/text';
import { Card, type CardFaceProps, type FaceOf } from '@nokturn/ui';
import { type ComponentType, useId } from 'react';
import { ABILITIES, type AbilityId } from '../cards/abilities.ts';
import { DISTRICT_IDS, DISTRICTS, type DistrictId } from '../cards/districts.ts';
import { EVENTS, type EventId, type Grid } from '../cards/events.ts';
import { RELICS, type RelicId } from '../cards/relics.ts';
import { SIGILS, type SigilId } from '../cards/sigils.ts';
import { VAMPIRE_IDS, VAMPIRES, type VampireId } from '../cards/vampires.ts';
import { cardsOf } from '../cards.ts';
import classes from './CardFace.module.css';
import { VAMPIRE_PORTRAITS } from './faces.ts';
import { Wall } from './frame.tsx';
import { GiClover, GiMoon, GiSun } from './game-icons.ts';
import {
  ABILITY_PICTURES,
  abilityLook,
  DAY_DISTRICT_LOOK,
  DISTRICT_LOOK,
  EVENT_LOOKS,
  EVENT_PICTURES,
  RELIC_LOOK,
  RELIC_PICTURES,
  SIGIL_LOOK,
  SIGIL_PICTURES,
  VAMPIRE_LOOKS,
} from './looks.ts';
import { Cross, Mark } from './Pieces.tsx';
import { Sight } from './scenery/Sight.tsx';
import scenery from './scenery/scenery.module.css';

/** The large face of anything that a text of this game can name. */
export function CardFace(props: CardFaceProps) {
  return (
    <div className={classes.large}>
      <Face {...props} />
    </div>
  );
}

function Face({ type, id, text, facts }: CardFaceProps) {
  if (type === 'card') {
    if (Object.hasOwn(EVENTS, id)) return <EventFace id={id as EventId} text={text} facts={facts} />;
    if (Object.hasOwn(RELICS, id)) return <RelicFace id={id as RelicId} text={text} facts={facts} />;
    if (Object.hasOwn(ABILITIES, id)) return <AbilityFace id={id as AbilityId} text={text} facts={facts} />;
    if (Object.hasOwn(SIGILS, id)) return <SigilFace id={id as SigilId} text={text} facts={facts} />;
  }
  if (type === 'vampire' && Object.hasOwn(VAMPIRES, id))
    return <VampireFace id={id as VampireId} text={text} facts={facts} />;
  if (type === 'district' && Object.hasOwn(DISTRICTS, id))
    return <DistrictFace id={id as DistrictId} text={text} facts={facts} />;
  return <p className={classes.note}>{plain(text.thing(type, id))}</p>;
}

/** A picture for each, made once, so that pictures are not redrawn whenever a card is. */
function pictures<Id extends string>(
  ids: readonly Id[],
  picture: (id: Id) => ComponentType,
): Readonly<Record<Id, ComponentType>> {
  return Object.fromEntries(ids.map((id) => [id, picture(id)])) as Record<Id, ComponentType>;
}

const ROMAN = ['', 'I', 'II', 'III'] as const;

/** The act in the upper left corner, the plan of the city in the picture. */
export function EventFace({ id, text, facts }: FaceOf<EventId>) {
  const { level, kind, opportunity, grid } = cardsOf(text).events[id];
  return (
    <Card
      deck={EVENT_LOOKS[level]}
      name={plain(text.thing('card', id))}
      Picture={sceneOf(id, grid)}
      isScene
      topLeft={ROMAN[level]}
      topRight={opportunity ? <GiClover /> : null}
      kind={text.plain(`kind-${kind}`)}
    >
      <p className={classes.small}>{plain(text.thing('card', id, 'text', facts))}</p>
    </Card>
  );
}

function EventScene({ id, grid }: { id: EventId; grid: Grid }) {
  const Picture = EVENT_PICTURES[id];
  return (
    <>
      <Wall />
      <span className={classes.event}>
        <Picture />
        <CityPlan grid={grid} />
      </span>
    </>
  );
}

const scenes = new WeakMap<Grid, ComponentType>();

/** Scenes follow the plan of the match, and each is made once as well. */
function sceneOf(id: EventId, grid: Grid): ComponentType {
  const Known = scenes.get(grid) ?? (() => <EventScene id={id} grid={grid} />);
  scenes.set(grid, Known);
  return Known;
}

/** The 3 × 3 picture on an event card. */
function CityPlan({ grid }: { grid: Grid }) {
  return (
    <svg className={classes.plan} viewBox="0 0 96 96" aria-hidden="true">
      {Array.from({ length: 9 }, (_, position) => position).map((position) => {
        const [x, y] = [(position % 3) * 32, Math.floor(position / 3) * 32];
        const colour = position === grid.red ? 'red' : grid.blue.includes(position) ? 'blue' : null;
        return (
          <g key={position} transform={`translate(${x} ${y})`}>
            <rect x={1.5} y={1.5} width={29} height={29} rx={4} />
            {colour && (
              <g transform="translate(16 16)">
                <Cross colour={colour} />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function RelicFace({ id, text, facts }: FaceOf<RelicId>) {
  return (
    <Card
      deck={RELIC_LOOK}
      name={plain(text.thing('card', id))}
      Picture={RELIC_PICTURES[id]}
      kind={plain(text.thing('term', 'relic'))}
    >
      <p>{plain(text.thing('card', id, 'text', facts))}</p>
    </Card>
  );
}

function AbilityFace({ id, text, facts }: FaceOf<AbilityId>) {
  const { kind, cost } = cardsOf(text).abilities[id];
  return (
    <Card
      deck={abilityLook(id)}
      name={plain(text.thing('card', id))}
      Picture={ABILITY_PICTURES[id]}
      topLeft={cost}
      kind={text.plain(kind === 'blood' ? 'term-blood-ability' : 'term-dark-ability')}
      footer={text.plain(kind === 'blood' ? 'board-price-blood' : 'board-price-veil', { cost })}
    >
      <p>{plain(text.thing('card', id, 'text', facts))}</p>
    </Card>
  );
}

function SigilFace({ id, text, facts }: FaceOf<SigilId>) {
  const owner = VAMPIRE_IDS.find((vampire) => VAMPIRES[vampire].sigil === id);
  return (
    <Card
      deck={SIGIL_LOOK}
      name={plain(text.thing('card', id))}
      Picture={SIGIL_PICTURES[id]}
      kind={plain(text.thing('term', 'sigil'))}
      footer={owner && plain(text.thing('vampire', owner))}
    >
      <p>{plain(text.thing('card', id, 'text', facts))}</p>
    </Card>
  );
}

/** A sheet: the vampire and its three powers. */
function VampireFace({ id, text, facts }: FaceOf<VampireId>) {
  const { blood, dark, sigil } = cardsOf(text).vampires[id];
  return (
    <div className={classes.sheet}>
      <Card
        deck={VAMPIRE_LOOKS[id]}
        name={plain(text.thing('vampire', id))}
        Picture={VAMPIRE_PORTRAITS[id]}
        isScene
        topLeft={
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <Mark id={id} />
          </svg>
        }
      >
        <p>{plain(text.thing('vampire', id, 'text', facts))}</p>
        {([blood, dark] as const).map((ability) => (
          <p key={ability} className={classes.power}>
            <b>
              {plain(text.thing('card', ability))} (
              {text.plain(
                cardsOf(text).abilities[ability].kind === 'blood' ? 'board-price-blood' : 'board-price-veil',
                {
                  cost: cardsOf(text).abilities[ability].cost,
                },
              )}
              ):
            </b>{' '}
            {plain(text.thing('card', ability, 'text', facts))}
          </p>
        ))}
        <p className={classes.power}>
          <b>{plain(text.thing('card', sigil))}:</b> {plain(text.thing('card', sigil, 'text', facts))}
        </p>
      </Card>
    </div>
  );
}

function DistrictFace({ id, text, facts }: FaceOf<DistrictId>) {
  const { phase } = cardsOf(text).districts[id];
  const Sign = phase === 'day' ? GiSun : GiMoon;
  return (
    <Card
      deck={phase === 'day' ? DAY_DISTRICT_LOOK : DISTRICT_LOOK}
      name={plain(text.thing('district', id))}
      Picture={VISTAS[id]}
      isScene
      topLeft={<Sign />}
      kind={plain(text.thing('district', id, 'effect'))}
    >
      <p>{plain(text.thing('district', id, 'text', facts))}</p>
    </Card>
  );
}

/** Each district in the light in which its effect works. */
function Vista({ id }: { id: DistrictId }) {
  const ids = useId();
  return (
    <span className={`${scenery.paints} ${classes.scene}`} data-light={DISTRICTS[id].phase}>
      <Sight district={id} ids={ids} />
    </span>
  );
}

const VISTAS = pictures(DISTRICT_IDS, (id) => () => <Vista id={id} />);
