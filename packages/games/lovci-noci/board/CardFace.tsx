import { type Facts, type GameText, plain } from '@nokturn/text';
import { Card, type CardFaceProps, type FaceOf } from '@nokturn/ui';
import type { ReactNode } from 'react';
import { CHARACTER_IDS, CHARACTERS, type CharacterId, PARTIES, type Party } from '../cards/characters.ts';
import type { Colour } from '../cards/colours.ts';
import { GREEN_IDS, type GreenId } from '../cards/green.ts';
import { OPEN_CARDS, type OpenId } from '../cards/open.ts';
import { PLACE_IDS, type PlaceId } from '../cards/places.ts';
import { cardsOf } from '../cards.ts';
import type { LovciOptions } from '../options.ts';
import classes from './CardFace.module.css';
import { CHARACTER_PORTRAITS } from './faces.ts';
import { GiKnapsack, GiScrollUnfurled } from './game-icons.ts';
import { CARD_PICTURES, DECK_LOOKS, PARTY_LOOKS, PLACE_LOOK } from './looks.ts';
import { PlacePicture } from './scenery/PlacePicture.tsx';

/** The large face of anything that a text of this game can mention. */
export function CardFace({ type, id, text, facts }: CardFaceProps) {
  return (
    <div className={classes.large}>
      <Face type={type} id={id} text={text} facts={facts} />
    </div>
  );
}

/** The same face, as wide as its container. */
export function Face({ type, id, text, facts }: CardFaceProps) {
  if (type === 'card' && isGreen(id)) return <ProphecyFace id={id} text={text} facts={facts} />;
  if (type === 'card' && Object.hasOwn(OPEN_CARDS, id))
    return <OpenFace id={id as OpenId} text={text} facts={facts} />;
  if (type === 'character' && isCharacter(id)) return <CharacterFace id={id} text={text} facts={facts} />;
  if (type === 'place' && isPlace(id)) return <PlaceFace id={id} text={text} />;
  if (type === 'party' && isParty(id)) return <PartyFace id={id} text={text} facts={facts} />;
  return <p className={classes.note}>{plain(text.thing(type, id))}</p>;
}

function ProphecyFace({ id, text, facts }: FaceOf<GreenId>) {
  const { Sign } = DECK_LOOKS.green;
  return (
    <Card
      deck={DECK_LOOKS.green}
      name={plain(text.thing('card', id))}
      Picture={CARD_PICTURES[id]}
      topLeft={<Sign />}
      kind={plain(text.thing('deck', 'green'))}
      footer={<Copies count={cardsOf(text).prophecies[id].count[setOf(facts)]} text={text} />}
    >
      <p>{plain(text.thing('card', id, 'text', facts))}</p>
    </Card>
  );
}

function OpenFace({ id, text, facts }: FaceOf<OpenId>) {
  const { colour, count, type } = cardsOf(text).openCards[id];
  const look = DECK_LOOKS[colour];
  const isEvent = id === 'shield-of-light' && facts?.shield ? facts.shield === 'event' : type === 'event';
  return (
    <Card
      deck={look}
      name={plain(text.thing('card', id))}
      Picture={CARD_PICTURES[id]}
      topLeft={<look.Sign />}
      topRight={isEvent ? <GiScrollUnfurled /> : <GiKnapsack />}
      kind={<DeckAndType colour={colour} isEvent={isEvent} text={text} />}
      footer={<Copies count={count[setOf(facts)]} text={text} />}
    >
      <p>{plain(text.thing('card', id, 'text', facts))}</p>
    </Card>
  );
}

function DeckAndType({ colour, isEvent, text }: { colour: Colour; isEvent: boolean; text: GameText }) {
  return (
    <>
      {plain(text.thing('deck', colour))} · {text.plain(isEvent ? 'word-event' : 'word-equipment')}
    </>
  );
}

function Copies({ count, text }: { count: number; text: GameText }): ReactNode {
  return count > 0 ? text.plain('board-copies', { count }) : null;
}

export function CharacterFace({ id, text, facts }: FaceOf<CharacterId>) {
  const { letter, limit, party, set } = cardsOf(text).characters[id];
  return (
    <Card
      deck={PARTY_LOOKS[party]}
      name={plain(text.thing('character', id))}
      Picture={CHARACTER_PORTRAITS[id]}
      isScene
      topLeft={letter}
      topRight={<Limit limit={limit} />}
      kind={
        <>
          {plain(text.thing('party', party))}
          {set === 2 && ` · ${text.plain('word-vortex')}`}
        </>
      }
      footer={
        <>
          <b>{text.plain('word-goal')}:</b> {plain(text.thing('character', id, 'goal', facts))}
        </>
      }
    >
      <p>
        <b className={classes.ability}>{plain(text.thing('character', id, 'ability'))}</b>
        <br />
        {plain(text.thing('character', id, 'text', facts))}
      </p>
    </Card>
  );
}

/** The damage limit in a drop of blood. */
function Limit({ limit }: { limit: number }) {
  return (
    <span className={classes.limit}>
      <svg viewBox="-10 -13 20 24" aria-hidden="true">
        <path d="M0-12Q8-2 8 3A8 8 0 0 1-8 3Q-8-2 0-12Z" />
      </svg>
      <span>{limit}</span>
    </span>
  );
}

function PlaceFace({ id, text }: FaceOf<PlaceId>) {
  return (
    <Card
      deck={PLACE_LOOK}
      name={plain(text.thing('place', id))}
      Picture={() => <PlacePicture place={id} />}
      isScene
      topLeft={<span className={classes.sums}>{cardsOf(text).places[id].sums.join('·')}</span>}
      kind={text.plain('word-place')}
    >
      <p>{plain(text.thing('place', id, 'text'))}</p>
    </Card>
  );
}

function PartyFace({ id, text, facts }: FaceOf<Party>) {
  const look = PARTY_LOOKS[id];
  return (
    <Card
      deck={look}
      name={plain(text.thing('party', id, 'plural'))}
      Picture={look.Sign}
      kind={text.plain('word-party')}
    >
      <ul className={classes.members}>
        {poolOf(facts)
          .filter((character) => cardsOf(text).characters[character].party === id)
          .map((character) => (
            <li key={character}>
              <span>{plain(text.thing('character', character))}</span>
              <span>{cardsOf(text).characters[character].limit}</span>
            </li>
          ))}
      </ul>
    </Card>
  );
}

/** The characters that can be in the game. */
export function poolOf(options: Partial<Pick<LovciOptions, 'characters'>> | undefined): CharacterId[] {
  const pool = options?.characters;
  if (pool === 'all') return [...CHARACTER_IDS];
  return CHARACTER_IDS.filter((id) => CHARACTERS[id].set === (pool === 'vortex' ? 2 : 1));
}

function setOf(facts: Facts | undefined): 'kosmos' | 'classic' {
  return facts?.cards === 'classic' ? 'classic' : 'kosmos';
}

function isGreen(id: string): id is GreenId {
  return (GREEN_IDS as readonly string[]).includes(id);
}

function isCharacter(id: string): id is CharacterId {
  return (CHARACTER_IDS as readonly string[]).includes(id);
}

function isPlace(id: string): id is PlaceId {
  return (PLACE_IDS as readonly string[]).includes(id);
}

function isParty(id: string): id is Party {
  return (PARTIES as readonly string[]).includes(id);
}
