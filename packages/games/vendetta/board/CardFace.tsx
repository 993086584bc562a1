import { type GameText, numeral, plain } from '@nokturn/text';
import { Card, type CardFaceProps, type DeckLook, type FaceOf } from '@nokturn/ui';
import { type ComponentType, useId } from 'react';
import { ALLIES, type AllyId } from '../cards/allies.ts';
import { CLAN_CARDS, type ClanCardId, cardsOfClan } from '../cards/clan-cards.ts';
import { CLANS, type ClanId } from '../cards/clans.ts';
import { LOCATION_IDS, type LocationId } from '../cards/locations.ts';
import { PLACES, type PlaceId } from '../cards/places.ts';
import { RELICS, type RelicId } from '../cards/relics.ts';
import { cardsOf } from '../cards.ts';
import classes from './CardFace.module.css';
import { clanSceneOf } from './ClanScene.tsx';
import { ALLY_PORTRAITS, CLAN_PORTRAITS } from './faces.ts';
import { GiFangs, GiPouringChalice } from './game-icons.ts';
import { BrokenColumn, Column } from './Icons.tsx';
import {
  CLAN_LOOKS,
  HUMAN_LOOK,
  LOCATION_LOOK,
  PLACE_LOOK,
  PLACE_PICTURES,
  RELIC_LOOK,
  RELIC_PICTURES,
  TYPE_SIGNS,
  VAMPIRE_LOOK,
  VICTIM_LOOK,
  VICTIM_PICTURE,
} from './looks.ts';
import { LocationScenery } from './scenery/LocationScenery.tsx';
import scenery from './scenery/scenery.module.css';

/** The large face of anything that a text of this game can mention. */
export function CardFace(props: CardFaceProps) {
  return (
    <div className={classes.large}>
      <Face {...props} />
    </div>
  );
}

function Face({ type, id, text, facts }: CardFaceProps) {
  if (type === 'card') {
    if (isClanCard(id)) return <ClanCardFace id={id} text={text} facts={facts} />;
    if (Object.hasOwn(ALLIES, id)) return <AllyFace id={id as AllyId} text={text} facts={facts} />;
    if (id === 'victim') return <VictimFace text={text} />;
    if (Object.hasOwn(PLACES, id)) return <PlaceFace id={id as PlaceId} text={text} facts={facts} />;
    if (Object.hasOwn(RELICS, id)) return <RelicFace id={id as RelicId} text={text} facts={facts} />;
  }
  if (type === 'clan' && Object.hasOwn(CLANS, id)) return <ClanFace id={id as ClanId} text={text} />;
  if (type === 'location' && isLocation(id)) return <LocationFace id={id} text={text} />;
  return <p className={classes.note}>{plain(text.thing(type, id))}</p>;
}

/** Power in the upper left corner, the icon of the type in the upper right. */
export function ClanCardFace({ id, text, facts, power }: FaceOf<ClanCardId> & { power?: number }) {
  const { clan, type, power: printed, starter } = cardsOf(text).clanCards[id];
  const Sign = TYPE_SIGNS[type];
  return (
    <div className={classes.clanCard} data-passive={type === 'passive'}>
      <Card
        deck={CLAN_LOOKS[clan]}
        name={plain(text.thing('card', id))}
        Picture={clanSceneOf(id, type)}
        isScene
        topLeft={
          <span className={classes.power} data-changed={power !== undefined && power !== printed}>
            {power ?? printed}
          </span>
        }
        topRight={<Sign />}
        kind={
          <>
            {plain(text.thing('clan', clan))} · {text.plain(`type-${type}`)}
          </>
        }
        footer={starter ? text.plain('board-starter') : null}
      >
        <p>{plain(text.thing('card', id, 'text', facts))}</p>
      </Card>
    </div>
  );
}

interface Values {
  readonly influence: number;
  readonly feed: number;
  readonly drain: number;
  readonly drainedInfluence: number;
}

export function AllyFace({ id, text, facts }: FaceOf<AllyId>) {
  const ally = cardsOf(text).allies[id];
  const look = ally.kind === 'vampire' ? VAMPIRE_LOOK : HUMAN_LOOK;
  return (
    <div className={classes.ally} data-kind={ally.kind}>
      <Card
        deck={look}
        name={plain(text.thing('card', id))}
        Picture={numbered(ALLY_PORTRAITS[id], ally)}
        isScene
        topLeft={<Column>{ally.influence}</Column>}
        topRight={<look.Sign />}
        kind={text.plain(`kind-${ally.kind}`)}
        footer={<Numbers values={ally} text={text} />}
      >
        <p>{plain(text.thing('card', id, 'text', facts))}</p>
      </Card>
    </div>
  );
}

function VictimFace({ text }: { text: GameText }) {
  return (
    <div className={classes.ally} data-kind="victim">
      <Card
        deck={VICTIM_LOOK}
        name={plain(text.thing('card', 'victim'))}
        Picture={numbered(VICTIM_PICTURE, cardsOf(text).victim)}
        topLeft={<Column>{cardsOf(text).victim.influence}</Column>}
        topRight={<VICTIM_LOOK.Sign />}
        footer={<Numbers values={cardsOf(text).victim} text={text} />}
      >
        <p>{plain(text.thing('card', 'victim', 'text'))}</p>
      </Card>
    </div>
  );
}

/** A small card has no room for words: the numbers are on top of the picture. */
function withNumbers(Picture: ComponentType, values: Values): ComponentType {
  return () => (
    <>
      <Picture />
      <span className={classes.strip}>
        <Figures values={values} />
      </span>
    </>
  );
}

const pictures = new WeakMap<Values, ComponentType>();

/** Uses the numbers of the match; memoised, so that a picture is not redrawn whenever its card is. */
function numbered(Picture: ComponentType, values: Values): ComponentType {
  const known = pictures.get(values) ?? withNumbers(Picture, values);
  pictures.set(values, known);
  return known;
}

function Figures({ values: { feed, drain, drainedInfluence } }: { values: Values }) {
  return (
    <>
      <span>
        <GiPouringChalice />
        {numeral(feed)}
      </span>
      <span>
        <GiFangs />
        {drain}
      </span>
      <span>
        <BrokenColumn />
        {drainedInfluence}
      </span>
    </>
  );
}

function Numbers({ values, text }: { values: Values; text: GameText }) {
  const { influence, feed, drain, drainedInfluence } = values;
  const rows = [
    { id: 'influence', Icon: Column, value: influence },
    { id: 'feed', Icon: GiPouringChalice, value: numeral(feed) },
    { id: 'drain', Icon: GiFangs, value: drain },
    { id: 'drained', Icon: BrokenColumn, value: drainedInfluence },
  ];
  return (
    <span className={classes.numbers}>
      {rows.map(({ id, Icon, value }) => (
        <span key={id}>
          <Icon aria-hidden="true" /> <b>{value}</b> {text.plain(`board-number-${id}`)}
        </span>
      ))}
    </span>
  );
}

export function PlaceFace({ id, text, facts }: FaceOf<PlaceId>) {
  return (
    <PlainFace
      id={id}
      deck={PLACE_LOOK}
      Picture={PLACE_PICTURES[id]}
      kind="place"
      text={text}
      facts={facts}
    />
  );
}

export function RelicFace({ id, text, facts }: FaceOf<RelicId>) {
  return (
    <PlainFace
      id={id}
      deck={RELIC_LOOK}
      Picture={RELIC_PICTURES[id]}
      kind="relic"
      worth={cardsOf(text).relics[id].influence}
      text={text}
      facts={facts}
    />
  );
}

function PlainFace({
  id,
  deck,
  Picture,
  kind,
  worth,
  text,
  facts,
}: FaceOf<string> & {
  deck: DeckLook;
  Picture: ComponentType;
  kind: 'place' | 'relic';
  worth?: number;
}) {
  return (
    <Card
      deck={deck}
      name={plain(text.thing('card', id))}
      Picture={Picture}
      topLeft={worth === undefined ? <deck.Sign /> : <Column>{worth}</Column>}
      topRight={worth === undefined ? undefined : <deck.Sign />}
      kind={plain(text.thing('term', kind))}
    >
      <p>{plain(text.thing('card', id, 'text', facts))}</p>
    </Card>
  );
}

/** A clan sheet: the character of the clan, and its nine cards. */
function ClanFace({ id, text }: FaceOf<ClanId>) {
  const look = CLAN_LOOKS[id];
  return (
    <div className={classes.sheet}>
      <Card
        deck={look}
        name={plain(text.thing('clan', id))}
        Picture={CLAN_PORTRAITS[id]}
        isScene
        topLeft={<look.Sign />}
        topRight={<look.Sign />}
        kind={CLANS[id].character}
      >
        <p>{plain(text.thing('clan', id, 'text'))}</p>
        <ClanCards id={id} text={text} />
      </Card>
    </div>
  );
}

function ClanCards({ id, text }: FaceOf<ClanId>) {
  return (
    <ul className={classes.members}>
      {cardsOfClan(id).map((card) => {
        const Sign = TYPE_SIGNS[cardsOf(text).clanCards[card].type];
        return (
          <li key={card}>
            <b>{cardsOf(text).clanCards[card].power}</b>
            <span>{plain(text.thing('card', card))}</span>
            <Sign aria-hidden="true" />
          </li>
        );
      })}
    </ul>
  );
}

function LocationFace({ id, text }: FaceOf<LocationId>) {
  const ids = useId();
  return (
    <div className={`${classes.location} ${scenery.paints}`}>
      <Card
        deck={LOCATION_LOOK}
        name={plain(text.thing('location', id))}
        Picture={() => <LocationScenery location={id} ids={ids} />}
        isScene
        kind={plain(text.thing('term', 'location'))}
      >
        <p>{plain(text.thing('term', 'location', 'text'))}</p>
        {id === 'loc-haven' && <p>{text.plain('board-haven')}</p>}
      </Card>
    </div>
  );
}

function isClanCard(id: string): id is ClanCardId {
  return Object.hasOwn(CLAN_CARDS, id);
}

function isLocation(id: string): id is LocationId {
  return (LOCATION_IDS as readonly string[]).includes(id);
}
