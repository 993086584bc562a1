import type { DeckLook, IconType, SeatLook } from '@nokturn/ui';
import { type ComponentType, createElement } from 'react';
import type { CardKind, HumanType } from '../cards/card.ts';
import type { Animal } from '../cards/familiars.ts';
import type { Mission, MissionClass, MissionId } from '../cards/missions.ts';
import type { TokenId } from '../cards/tokens.ts';
import { VAMPIRES, type VampireId } from '../cards/vampires.ts';
import { type CardId, cardOf } from './cards.ts';
import { FRAME } from './frame.tsx';
import { Glyph } from './Glyph.tsx';
import {
  GiBearHead,
  GiBrain,
  GiBrainstorm,
  GiChaliceDrops,
  GiDove,
  GiEvilBat,
  GiFangs,
  GiFeline,
  GiFist,
  GiFog,
  GiGoat,
  GiGraspingClaws,
  GiHoodedFigure,
  GiMailedFist,
  GiOwl,
  GiPentagramRose,
  GiPig,
  GiRat,
  GiRose,
  GiRun,
  GiShutRose,
  GiSittingDog,
  GiSnake,
  GiSprint,
  GiThirdEye,
  GiWalk,
  GiWingfoot,
  GiWolfHead,
} from './game-icons.ts';
import type { GlyphId } from './glyphs.ts';
import { Portrait } from './Portrait.tsx';

/** How vampires are told apart: by colour, sign and letter. */
interface VampireLook extends SeatLook {
  readonly letter: string;
}

const SIGNS: Readonly<Record<VampireId, Pick<SeatLook, 'ink' | 'rim' | 'sign'>>> = {
  rajesh: { ink: '#04150F', rim: '#6FE8C4', sign: 'square' },
  boris: { ink: '#F2F9FF', rim: '#7CC4F2', sign: 'hexagon' },
  josephine: { ink: '#17130A', rim: '#FFF7A8', sign: 'circle' },
  beatrice: { ink: '#1C0713', rim: '#F6C6DF', sign: 'diamond' },
  yoko: { ink: '#FFF4F2', rim: '#FF9A95', sign: 'crescent' },
  gervasi: { ink: '#1B1200', rim: '#FFD77A', sign: 'triangle' },
};

export const VAMPIRE_LOOKS: Readonly<Record<VampireId | 'nobody', VampireLook>> = {
  rajesh: vampire('rajesh'),
  boris: vampire('boris'),
  josephine: vampire('josephine'),
  beatrice: vampire('beatrice'),
  yoko: vampire('yoko'),
  gervasi: vampire('gervasi'),
  nobody: { id: 'nobody', colour: '#5B6475', ink: '#0B0E14', rim: '#C9D2E0', sign: 'star', letter: '?' },
};

function vampire(id: VampireId): VampireLook {
  const { colour, letter } = VAMPIRES[id];
  return { id, colour, letter, ...SIGNS[id] };
}

/** A seat looks like its vampire; before it has one, it at least has a shape of its own. */
export function seatLooksOf(players: readonly { readonly vampire: VampireId | null }[]): readonly SeatLook[] {
  return players.map(({ vampire: taken }, seat) =>
    taken === null ? (UNCHOSEN[seat] as SeatLook) : VAMPIRE_LOOKS[taken],
  );
}

const UNCHOSEN: readonly SeatLook[] = (
  ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'cross'] as const
).map((sign) => ({ ...VAMPIRE_LOOKS.nobody, sign }));

/** The emblem of each vampire. */
export const EMBLEMS: Readonly<Record<VampireId, IconType>> = {
  rajesh: sign('claw'),
  boris: GiWolfHead,
  josephine: sign('fan'),
  beatrice: sign('rose'),
  yoko: sign('moon'),
  gervasi: sign('key'),
};

function sign(id: GlyphId): IconType {
  return () => createElement(Glyph, { id });
}

/** Cards of one kind have a colour, a sign and, for people who cannot see the colour, a pattern. */
export const DECK_LOOKS: Readonly<Record<HumanType | Exclude<CardKind, 'human'>, DeckLook>> = {
  villager: { tint: '#c08a4a', deep: '#3a2411', Sign: sign('villager'), frame: FRAME, pattern: 'plain' },
  religious: { tint: '#d9d1bb', deep: '#35322b', Sign: sign('religious'), frame: FRAME, pattern: 'dotted' },
  military: { tint: '#86a0b8', deep: '#17293b', Sign: sign('military'), frame: FRAME, pattern: 'hatched' },
  noble: { tint: '#ab74d6', deep: '#2c1243', Sign: sign('noble'), frame: FRAME, pattern: 'plain' },
  familiar: { tint: '#63b37c', deep: '#0f2f22', Sign: sign('familiar'), frame: FRAME, pattern: 'dotted' },
  power: { tint: '#dd5a62', deep: '#430d17', Sign: sign('power'), frame: FRAME, pattern: 'hatched' },
  rose: { tint: '#ff6f98', deep: '#4a0a22', Sign: sign('rose'), frame: FRAME, pattern: 'plain' },
  starter: { tint: '#8294bd', deep: '#151d36', Sign: sign('starter'), frame: FRAME, pattern: 'plain' },
};

export const MISSION_LOOKS: Readonly<Record<MissionClass, DeckLook>> = {
  instant: { tint: '#f0bd4e', deep: '#4a3206', Sign: sign('speed'), frame: FRAME, pattern: 'hatched' },
  white: { tint: '#f4ecd8', deep: '#3d382c', Sign: sign('mission'), frame: FRAME, pattern: 'plain' },
  beige: { tint: '#cdb68a', deep: '#3a2e18', Sign: sign('mission'), frame: FRAME, pattern: 'plain' },
  five: { tint: '#b59d77', deep: '#33270f', Sign: sign('mission'), frame: FRAME, pattern: 'dotted' },
};

/** A face-down Mission. */
export const MISSION_BACK: DeckLook = {
  tint: '#9a78c8',
  deep: '#231338',
  Sign: sign('crypt'),
  frame: FRAME,
  pattern: 'plain',
};

const ANIMAL_PICTURES: Readonly<Record<Animal, IconType>> = {
  goat: GiGoat,
  wolf: GiWolfHead,
  pigeon: GiDove,
  dog: GiSittingDog,
  pig: GiPig,
  owl: GiOwl,
  rat: GiRat,
  snake: GiSnake,
  bear: GiBearHead,
  panther: GiFeline,
};

const OTHER_PICTURES: Readonly<Partial<Record<CardId, IconType>>> = {
  'the-hunger': GiFangs,
  'vampire-thirst': GiChaliceDrops,
  'vampire-strength': GiGraspingClaws,
  'vampire-speed-2': GiWalk,
  'vampire-speed-3': GiRun,
  'vampire-speed-4': GiSprint,
  hypnosis: GiThirdEye,
  'form-of-mist': GiFog,
  'form-of-bat': GiEvilBat,
  'vampiric-stealth': GiHoodedFigure,
  'vampiric-will': GiBrain,
  'vampiric-will-double': GiBrainstorm,
  'vampiric-strength': GiFist,
  'vampiric-strength-great': GiMailedFist,
  'vampiric-speed-3': GiWingfoot,
  'vampiric-speed-2': GiRun,
  'eternal-rose': GiRose,
  'dead-rose': GiShutRose,
  'perfect-rose': GiPentagramRose,
};

const pictures = new Map<CardId, ComponentType>();

/** The picture of a card, always the same one. */
export function pictureOf(id: CardId): ComponentType {
  const known = pictures.get(id);
  if (known) return known;
  const { type, animal } = cardOf(id);
  const picture: ComponentType =
    type !== null
      ? () => createElement(Portrait, { id, type })
      : ((animal === null ? OTHER_PICTURES[id] : ANIMAL_PICTURES[animal]) ?? GiFangs);
  pictures.set(id, picture);
  return picture;
}

export function deckLookOf(id: CardId): DeckLook {
  const { kind, type } = cardOf(id);
  return DECK_LOOKS[kind === 'human' ? (type as HumanType) : kind];
}

export const TOKEN_SIGNS: Readonly<Record<TokenId, GlyphId>> = {
  'token-velvet': 'velvet',
  'token-parasol': 'parasol',
  'token-speed-1': 'speed',
  'token-speed-2': 'speed',
  'token-hunt': 'hunt',
  'token-swap': 'swap',
  'token-draw': 'draw',
  'token-mission': 'mission',
  'token-villager': 'villager',
  'token-religious': 'religious',
  'token-military': 'military',
  'token-noble': 'noble',
  'token-any': 'any',
};

/** What a Mission counts, in signs. */
export function missionSigns({ scoring, instant }: Mission<MissionId>): readonly GlyphId[] {
  if (instant !== null)
    switch (instant.kind) {
      case 'digestion':
        return ['digest'];
      case 'any-column':
      case 'same-column':
        return ['hunt'];
      case 'familiar':
        return ['familiar'];
      case 'chest':
        return ['open-chest'];
      case 'closer-vampires':
        return ['castle'];
    }
  if (scoring === null) return [];
  switch (scoring.kind) {
    case 'per-type':
      return [scoring.type];
    case 'most-of-type':
      return [scoring.type, 'most'];
    case 'per-keyword':
      return scoring.keywords as readonly GlyphId[];
    case 'per-value':
    case 'none-worth':
      return ['vp'];
    case 'per-power':
      return ['power'];
    case 'per-familiar':
      return ['familiar'];
    case 'most-familiars':
      return ['familiar', 'most'];
    case 'per-token':
      return ['open-chest'];
    case 'per-digested':
      return ['digest'];
    case 'per-set':
    case 'per-rarest':
    case 'per-commonest':
    case 'of-one-type':
      return ['villager', 'religious', 'military', 'noble'];
    case 'humans':
      return ['gregarious'];
    case 'most-humans':
      return ['gregarious', 'most'];
    case 'fewest-humans':
      return ['gregarious', 'fewest'];
    case 'rose':
      return ['rose'];
    case 'first-home':
    case 'beaten-home':
      return ['castle'];
    case 'highest-score':
      return ['vp', 'most'];
    case 'lowest-score':
      return ['vp', 'fewest'];
    case 'other-missions':
      return ['mission'];
  }
}
