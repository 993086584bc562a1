import { type GameText, plain } from '@nokturn/text';
import { Card, type CardFaceProps, type FaceOf } from '@nokturn/ui';
import type { ComponentType, CSSProperties } from 'react';
import { CRYPTS, SPACES, type SpaceId } from '../cards/board.ts';
import type { Keyword } from '../cards/card.ts';
import { MISSIONS, type Mission, type MissionId } from '../cards/missions.ts';
import { TOKEN_IDS, type TokenId } from '../cards/tokens.ts';
import { VAMPIRE_IDS, type VampireId } from '../cards/vampires.ts';
import { cardsOf } from '../cards.ts';
import { type Tables, TODAY } from '../home.ts';
import classes from './CardFace.module.css';
import { type CardId, isCard, shownCard } from './cards.ts';
import { Figure } from './Figure.tsx';
import { FRAME } from './frame.tsx';
import { Glyph, Seal } from './Glyph.tsx';
import type { GlyphId } from './glyphs.ts';
import {
  deckLookOf,
  EMBLEMS,
  MISSION_LOOKS,
  missionSigns,
  pictureOf,
  TOKEN_SIGNS,
  VAMPIRE_LOOKS,
} from './looks.ts';
import scenery from './scenery/scenery.module.css';

/** The large face of anything that a text of this game can name. */
export function CardFace(props: CardFaceProps) {
  return (
    <div className={`${classes.large} ${scenery.paints}`}>
      <Face {...props} />
    </div>
  );
}

function Face({ type, id, text, facts }: CardFaceProps) {
  if (type === 'card' && isCard(id)) return <HuntCard id={id} text={text} />;
  if (type === 'mission' && isMission(id)) return <MissionFace id={id} text={text} facts={facts} />;
  if (type === 'token' && isToken(id)) return <TokenFace id={id} text={text} />;
  if (type === 'vampire' && isVampire(id)) return <VampireFace id={id} text={text} />;
  if (type === 'space' && isSpace(id)) return <SpaceFace id={id} text={text} facts={facts} />;
  return (
    <div className={classes.note}>
      <b>{plain(text.thing(type, id))}</b>
      {text.has(`${type}-${id}`, 'text') && <p>{plain(text.thing(type, id, 'text'))}</p>}
    </div>
  );
}

/** A card: VP in the upper left corner, Speed in the upper right one, keywords under the picture. */
export function HuntCard({ id, text }: FaceOf<CardId>) {
  const card = shownCard(id, text);
  const look = deckLookOf(id);
  const isHuman = card.kind === 'human';
  return (
    <div className={classes.hunt}>
      <Card
        deck={look}
        name={plain(text.thing('card', id))}
        Picture={pictureOf(id)}
        isScene={isHuman}
        topLeft={
          isHuman || card.kind === 'rose' ? <Seal id="vp">{printedValue(id, text)}</Seal> : <look.Sign />
        }
        topRight={card.speed === 0 && isHuman ? <look.Sign /> : <Seal id="speed">{card.speed}</Seal>}
        kind={text.plain(card.type === null ? `kind-${card.kind}` : `type-${card.type}`)}
        footer={card.keywords.length > 0 && <Keywords keywords={card.keywords} text={text} />}
      >
        <p>{plain(text.thing('card', id, 'text'))}</p>
      </Card>
    </div>
  );
}

/** The printed value of a Human: X on a Hunter (TH-3.5). */
export function printedValue(id: CardId, text: GameText): string {
  const { value, does } = shownCard(id, text);
  return does.some(({ kind }) => kind === 'hunter') ? 'X' : String(value);
}

function Keywords({ keywords, text }: { keywords: readonly Keyword[]; text: GameText }) {
  return (
    <span className={classes.keywords}>
      {keywords.map((keyword) => (
        <span key={keyword}>
          <Glyph id={keyword} /> {text.plain(`keyword-${keyword}`)}
        </span>
      ))}
    </span>
  );
}

/** A Mission: gold if it is used at once, parchment if it is scored at the end. */
function MissionFace({ id, text, facts }: FaceOf<MissionId>) {
  const mission = missionOf(id, text);
  const look = MISSION_LOOKS[mission.class];
  return (
    <Card
      deck={look}
      name={plain(text.thing('mission', id))}
      Picture={missionPicture(mission)}
      isScene
      topLeft={<look.Sign />}
      topRight={mission.scoring === null ? undefined : <Seal id="vp">{mission.scoring.vp}</Seal>}
      kind={text.plain(`class-${mission.class}`)}
    >
      <p>{plain(text.thing('mission', id, 'text', facts))}</p>
    </Card>
  );
}

const missionPictures = new WeakMap<Mission<MissionId>, ComponentType>();

/** What a Mission counts, as a picture that is always the same. */
function missionPicture(mission: Mission<MissionId>): ComponentType {
  const known = missionPictures.get(mission);
  if (known) return known;
  const picture = () => <Signs mission={mission} />;
  missionPictures.set(mission, picture);
  return picture;
}

function Signs({ mission }: { mission: Mission<MissionId> }) {
  return (
    <>
      <FRAME.Field />
      <span className={classes.signs}>
        {missionSigns(mission).map((sign) => (
          <Glyph key={sign} id={sign} />
        ))}
      </span>
    </>
  );
}

/** A Mission by the rules of the match. */
export function missionOf(id: MissionId, text: Tables): Mission<MissionId> {
  return cardsOf(text).missions.find((mission) => mission.id === id) as Mission<MissionId>;
}

function TokenFace({ id, text }: FaceOf<TokenId>) {
  return (
    <article className={classes.thing}>
      <span className={classes.coin}>
        <Coin id={id} text={text} />
      </span>
      <b>{plain(text.thing('token', id))}</b>
      <p>{plain(text.thing('token', id, 'text'))}</p>
    </article>
  );
}

/** A Bonus token, as wide as the text is tall. Decoration. */
export function Coin({ id, played = false, text = TODAY }: { id: TokenId; played?: boolean; text?: Tables }) {
  const speed = cardsOf(text).tokens.find((token) => token.id === id)?.use;
  return (
    <span className={classes.token} data-played={played || undefined} aria-hidden="true">
      <Glyph id={TOKEN_SIGNS[id]} />
      {speed?.kind === 'speed' && <b>+{speed.speed}</b>}
    </span>
  );
}

function VampireFace({ id, text }: FaceOf<VampireId>) {
  const Emblem = EMBLEMS[id];
  return (
    <article className={classes.thing} style={{ '--tint': VAMPIRE_LOOKS[id].colour } as CSSProperties}>
      <svg className={classes.vampire} viewBox="-26 -64 52 70" aria-hidden="true">
        <Figure vampire={id} />
      </svg>
      <b>
        <Emblem aria-hidden="true" /> {plain(text.thing('vampire', id))}
      </b>
      <p>{plain(text.thing('vampire', id, 'text'))}</p>
    </article>
  );
}

/** A space and what can be done there. */
export function SpaceFace({ id, text, facts }: FaceOf<SpaceId>) {
  const space = SPACES.find((one) => one.id === id);
  const effect = space?.effect ?? null;
  const crypt = CRYPTS.find((one) => one.space === id);
  return (
    <article className={classes.thing}>
      {effect !== null && (
        <span className={classes.sight} data-effect={effect}>
          <Glyph id={effect as GlyphId} />
        </span>
      )}
      <b>{plain(text.thing('space', id))}</b>
      {effect !== null && <p>{plain(text.thing('effect', effect, 'text', facts))}</p>}
      {crypt && <p>{text.plain('board-crypt-begins', { count: crypt.tiles })}</p>}
    </article>
  );
}

function isMission(id: string): id is MissionId {
  return MISSIONS.some((mission) => mission.id === id);
}

function isToken(id: string): id is TokenId {
  return (TOKEN_IDS as readonly string[]).includes(id);
}

function isVampire(id: string): id is VampireId {
  return (VAMPIRE_IDS as readonly string[]).includes(id);
}

function isSpace(id: string): id is SpaceId {
  return SPACES.some((space) => space.id === id);
}
