import type { IconType } from '@nokturn/ui';
import { type DeckLook, SEAT_LOOKS, type SeatLook, type Sign } from '@nokturn/ui';
import { ABILITIES, type AbilityId } from '../cards/abilities.ts';
import type { EventId, Level } from '../cards/events.ts';
import type { RelicId } from '../cards/relics.ts';
import type { SigilId } from '../cards/sigils.ts';
import { VAMPIRE_IDS, VAMPIRES, type VampireId } from '../cards/vampires.ts';
import type { MastersView } from '../secrets.ts';
import { FRAME } from './frame.tsx';
import {
  GiAllSeeingEye,
  GiAmphora,
  GiBackstab,
  GiBandana,
  GiBinoculars,
  GiBloodySword,
  GiBookCover,
  GiBrassEye,
  GiBurningEye,
  GiCarnivalMask,
  GiChaliceDrops,
  GiChest,
  GiClockwork,
  GiCoffin,
  GiContract,
  GiConversation,
  GiCrackedDisc,
  GiCrystalBall,
  GiCursedStar,
  GiDaemonSkull,
  GiDevilMask,
  GiDiamondRing,
  GiDoorway,
  GiDramaMasks,
  GiDrop,
  GiDroplets,
  GiEclipse,
  GiEnrage,
  GiFangs,
  GiFemaleVampire,
  GiFist,
  GiFlame,
  GiFootprint,
  GiFootsteps,
  GiFountain,
  GiGargoyle,
  GiGavel,
  GiGraveyard,
  GiGuards,
  GiHammerDrop,
  GiHandcuffed,
  GiHeartDrop,
  GiHearts,
  GiHole,
  GiHolySymbol,
  GiHolyWater,
  GiHood,
  GiHypodermicTest,
  GiIncense,
  GiIronCross,
  GiLantern,
  GiLips,
  GiMagicGate,
  GiMegaphone,
  GiMermaid,
  GiMirrorMirror,
  GiMoneyStack,
  GiMoon,
  GiMoonOrbit,
  GiMusicSpell,
  GiNewspaper,
  GiNightSleep,
  GiNotebook,
  GiPanFlute,
  GiPassport,
  GiPilgrimHat,
  GiPocketWatch,
  GiPoliceOfficerHead,
  GiPrayer,
  GiQuillInk,
  GiRallyTheTroops,
  GiRingingBell,
  GiRose,
  GiSacrificialDagger,
  GiScales,
  GiScreaming,
  GiShield,
  GiSiegeTower,
  GiSilverBullet,
  GiSpy,
  GiStakeHammer,
  GiStreetLight,
  GiSuitcase,
  GiSun,
  GiSundial,
  GiSwordClash,
  GiTalk,
  GiTank,
  GiTargeted,
  GiTemplarShield,
  GiTestTubes,
  GiThirdEye,
  GiVampireCape,
  GiVampireDracula,
} from './game-icons.ts';

const VAMPIRE_SIGNS: Readonly<Record<VampireId, Pick<DeckLook, 'Sign' | 'deep'>>> = {
  agnieszka: { Sign: GiMusicSpell, deep: '#5c2445' },
  imre: { Sign: GiVampireDracula, deep: '#5c3d00' },
  ishtvan: { Sign: GiHood, deep: '#571f00' },
  laszlo: { Sign: GiBloodySword, deep: '#002f4c' },
  mila: { Sign: GiFemaleVampire, deep: '#3d3d46' },
  nevena: { Sign: GiAllSeeingEye, deep: '#00402e' },
};

export const VAMPIRE_LOOKS = Object.fromEntries(
  VAMPIRE_IDS.map((id) => [id, { tint: VAMPIRES[id].colour, frame: FRAME, ...VAMPIRE_SIGNS[id] }]),
) as Readonly<Record<VampireId, DeckLook>>;

const INKS: Readonly<Record<VampireId, Pick<SeatLook, 'ink' | 'rim'>>> = {
  agnieszka: { ink: '#1d0613', rim: '#f3c4de' },
  imre: { ink: '#1b1200', rim: '#ffd77a' },
  ishtvan: { ink: '#1a0700', rim: '#ffb07a' },
  laszlo: { ink: '#f4faff', rim: '#6bbcf0' },
  mila: { ink: '#14141a', rim: '#4a4a58' },
  nevena: { ink: '#03130d', rim: '#5fe0bc' },
};

/** How vampires are told apart at small sizes: by colour, shape and letter. */
export const VAMPIRE_MARKS = Object.fromEntries(
  VAMPIRE_IDS.map((id) => [id, { id, colour: VAMPIRES[id].colour, sign: VAMPIRES[id].mark, ...INKS[id] }]),
) as Readonly<Record<VampireId, SeatLook & { readonly sign: Sign }>>;

/** A player wears the look of the first vampire that it controls. */
export function seatLooksOf({
  vampires,
  seats,
}: Pick<MastersView, 'vampires' | 'seats'>): readonly SeatLook[] {
  return Array.from({ length: seats }, (_, seat) => {
    const first = vampires.find((vampire) => vampire.seat === seat);
    return first ? VAMPIRE_MARKS[first.id] : (SEAT_LOOKS[seat] as SeatLook);
  });
}

export const EVENT_LOOKS: Readonly<Record<Level, DeckLook>> = {
  1: { tint: '#8fa9c9', deep: '#1c2a40', Sign: GiSun, frame: FRAME, pattern: 'plain' },
  2: { tint: '#d6a445', deep: '#3d2a08', Sign: GiSun, frame: FRAME, pattern: 'dotted' },
  3: { tint: '#e06a5f', deep: '#430f12', Sign: GiSun, frame: FRAME, pattern: 'hatched' },
};

export const RELIC_LOOK: DeckLook = { tint: '#b99cd8', deep: '#2a1a3d', Sign: GiQuillInk, frame: FRAME };
const BLOOD_LOOK: DeckLook = { tint: '#d8414b', deep: '#430910', Sign: GiDrop, frame: FRAME };
const DARK_LOOK: DeckLook = {
  tint: '#8d86b5',
  deep: '#17142b',
  Sign: GiMoon,
  frame: FRAME,
  pattern: 'dotted',
};
export const SIGIL_LOOK: DeckLook = {
  tint: '#ff6b5e',
  deep: '#3a0a10',
  Sign: GiAllSeeingEye,
  frame: FRAME,
  pattern: 'hatched',
};
export const DISTRICT_LOOK: DeckLook = { tint: '#9fb4d6', deep: '#141d33', Sign: GiMoon, frame: FRAME };
export const DAY_DISTRICT_LOOK: DeckLook = { tint: '#e3c078', deep: '#3a2a0c', Sign: GiSun, frame: FRAME };

export function abilityLook(id: AbilityId): DeckLook {
  return ABILITIES[id].kind === 'blood' ? BLOOD_LOOK : DARK_LOOK;
}

export const ABILITY_PICTURES: Readonly<Record<AbilityId, IconType>> = {
  'sirens-lure': GiMermaid,
  'piper-of-shadows': GiPanFlute,
  'elders-gift': GiDroplets,
  'thousand-eyes': GiBrassEye,
  'demon-summoning': GiDaemonSkull,
  'gates-of-hell': GiMagicGate,
  'brute-force': GiFist,
  'warlords-fury': GiEnrage,
  temptation: GiLips,
  'crimson-court': GiRose,
  clairvoyance: GiCrystalBall,
  'rewritten-fate': GiQuillInk,
};

export const SIGIL_PICTURES: Readonly<Record<SigilId, IconType>> = {
  'sigil-of-mirages': GiMirrorMirror,
  'sigil-of-the-spring': GiFountain,
  'sigil-of-the-pit': GiHole,
  'sigil-of-war': GiSwordClash,
  'sigil-of-desire': GiHearts,
  'sigil-of-foresight': GiThirdEye,
};

export const RELIC_PICTURES: Readonly<Record<RelicId, IconType>> = {
  'pristine-blood': GiHeartDrop,
  'distortion-timepiece': GiPocketWatch,
  'funerary-urn': GiAmphora,
  'signet-of-the-lost-kin': GiDiamondRing,
  'martyrs-dagger': GiSacrificialDagger,
  'cloak-of-bats': GiVampireCape,
  'inquisitors-ledger': GiBookCover,
  'contract-of-servitude': GiContract,
  'stone-gargoyle': GiGargoyle,
  'witch-lantern': GiLantern,
  'censer-of-mist': GiIncense,
  'chalice-of-hunger': GiChaliceDrops,
  'tyrants-mask': GiDevilMask,
  'forefathers-coffin': GiCoffin,
};

export const EVENT_PICTURES: Readonly<Record<EventId, IconType>> = {
  'quiet-arrival': GiFootsteps,
  'novices-of-the-order': GiPilgrimHat,
  'broken-street-lights': GiStreetLight,
  'curious-reporter': GiNotebook,
  'copycat-gang': GiBandana,
  'blood-drive': GiHypodermicTest,
  'footsteps-behind-you': GiFootprint,
  'nervous-rumours': GiTalk,
  'false-papers': GiPassport,
  'a-favour-called-in': GiConversation,
  'the-informer': GiSpy,
  'night-shift': GiClockwork,
  'fickle-moon': GiMoonOrbit,
  'lost-luggage': GiSuitcase,
  stakeout: GiBinoculars,
  'holy-water': GiHolyWater,
  'second-thoughts': GiScales,
  'carnival-night': GiCarnivalMask,
  'curse-of-our-clan': GiCursedStar,
  'police-raid': GiPoliceOfficerHead,
  'door-to-door': GiDoorway,
  'marked-for-the-stake': GiStakeHammer,
  curfew: GiNightSleep,
  'the-longest-day': GiSundial,
  'the-inquisitor': GiTemplarShield,
  blackmail: GiMoneyStack,
  'press-campaign': GiMegaphone,
  'witness-protection': GiShield,
  'blood-tests': GiTestTubes,
  'masquerade-ball': GiDramaMasks,
  'corrupt-priest': GiPrayer,
  'antiquities-auction': GiGavel,
  'silver-bullets': GiSilverBullet,
  'ring-of-steel': GiGuards,
  'the-traitor': GiBackstab,
  'hungry-moon': GiFangs,
  'last-crusade': GiIronCross,
  'cleansing-fire': GiFlame,
  'the-grand-inquisitor': GiBurningEye,
  'hammer-of-witches': GiHammerDrop,
  'martial-law': GiTank,
  'mass-arrests': GiHandcuffed,
  eclipse: GiEclipse,
  'ancestral-vault': GiGraveyard,
  'burning-noon': GiSun,
  siege: GiSiegeTower,
  'public-panic': GiScreaming,
  confiscation: GiChest,
  'hunters-mark': GiTargeted,
  'consecrated-ground': GiHolySymbol,
  'shattered-circles': GiCrackedDisc,
  reinforcements: GiRallyTheTroops,
  'silent-bells': GiRingingBell,
  'final-edition': GiNewspaper,
};
