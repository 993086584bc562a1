import type { IconType } from '@nokturn/ui';
import { type DeckLook, SEAT_LOOKS, type SeatLook } from '@nokturn/ui';
import type { CardType } from '../cards/clan-card.ts';
import type { ClanCardId } from '../cards/clan-cards.ts';
import { CLAN_IDS, CLANS, type ClanId } from '../cards/clans.ts';
import type { PlaceId } from '../cards/places.ts';
import type { RelicId } from '../cards/relics.ts';
import { FRAME } from './frame.tsx';
import {
  GiAmphora,
  GiAnarchy,
  GiArchiveResearch,
  GiBackstab,
  GiBestialFangs,
  GiBleedingWound,
  GiBloodySword,
  GiBrainDump,
  GiBrassKnuckles,
  GiBreakingChain,
  GiBull,
  GiCardDiscard,
  GiCauldron,
  GiChaliceDrops,
  GiChessKing,
  GiChessKnight,
  GiChurch,
  GiCloak,
  GiContract,
  GiCrackedMask,
  GiCrossedSwords,
  GiCrown,
  GiCrownedSkull,
  GiDividedSpiral,
  GiDramaMasks,
  GiDuel,
  GiEarthCrack,
  GiEmptyHourglass,
  GiEvilEyes,
  GiFangs,
  GiFist,
  GiFog,
  GiFootprint,
  GiGavel,
  GiGraspingClaws,
  GiGuards,
  GiHandcuffed,
  GiHighGrass,
  GiHuntingHorn,
  GiInvisible,
  GiKey,
  GiLantern,
  GiMagicSwirl,
  GiMartini,
  GiMeshNetwork,
  GiMinions,
  GiMirrorMirror,
  GiMoebiusTriangle,
  GiMoon,
  GiMuscleUp,
  GiNightSleep,
  GiPawPrint,
  GiPerson,
  GiPoliceBadge,
  GiPouringChalice,
  GiPuppet,
  GiQueenCrown,
  GiRaccoonHead,
  GiRaiseZombie,
  GiRallyTheTroops,
  GiRose,
  GiRoundBottomFlask,
  GiRun,
  GiRuneStone,
  GiSacrificialDagger,
  GiSecretBook,
  GiSecretDoor,
  GiShadowGrasp,
  GiShakingHands,
  GiSharpSmile,
  GiShield,
  GiShutRose,
  GiSpikedCollar,
  GiStarSwirl,
  GiStreetLight,
  GiSun,
  GiSunbeams,
  GiSunglasses,
  GiSunkenEye,
  GiSwapBag,
  GiThirdEye,
  GiThroneKing,
  GiTie,
  GiTripleClaws,
  GiTwoShadows,
  GiWolfHead,
  GiWolfHowl,
  GiWolverineClaws,
} from './game-icons.ts';
import { OpenEye } from './Icons.tsx';

/** The marks of 7.1 and the dark companions of their colours; patterns differ where colours are similar. */
const EMBLEMS: Readonly<Record<ClanId, Pick<DeckLook, 'deep' | 'Sign' | 'pattern'>>> = {
  brujah: { deep: '#4a1a05', Sign: GiFist, pattern: 'hatched' },
  gangrel: { deep: '#06382c', Sign: GiTripleClaws, pattern: 'plain' },
  malkavian: { deep: '#43172f', Sign: GiDividedSpiral, pattern: 'dotted' },
  nosferatu: { deep: '#26262c', Sign: GiSunkenEye, pattern: 'plain' },
  toreador: { deep: '#4a2f04', Sign: GiRose, pattern: 'dotted' },
  tremere: { deep: '#0d2e4a', Sign: GiMoebiusTriangle, pattern: 'hatched' },
  ventrue: { deep: '#08233c', Sign: GiCrown, pattern: 'plain' },
};

export const CLAN_LOOKS = Object.fromEntries(
  CLAN_IDS.map((clan) => [clan, { tint: CLANS[clan].colour, frame: FRAME, ...EMBLEMS[clan] }]),
) as Readonly<Record<ClanId, DeckLook>>;

const CLAN_SIGNS: Readonly<Record<ClanId, Pick<SeatLook, 'ink' | 'rim' | 'sign'>>> = {
  brujah: { ink: '#1a0900', rim: '#ffb07a', sign: 'star' },
  gangrel: { ink: '#04150f', rim: '#5fe0bc', sign: 'cross' },
  malkavian: { ink: '#1d0613', rim: '#f3c4de', sign: 'hexagon' },
  nosferatu: { ink: '#0b0b0d', rim: '#d5d5da', sign: 'circle' },
  toreador: { ink: '#1b1200', rim: '#ffd77a', sign: 'diamond' },
  tremere: { ink: '#04131f', rim: '#bfe3fa', sign: 'triangle' },
  ventrue: { ink: '#f4faff', rim: '#6bbcf0', sign: 'square' },
};

/** A player has the colour of the clan, on a mark that no other clan has. */
const SEATS_OF_CLANS = Object.fromEntries(
  CLAN_IDS.map((clan) => [clan, { id: clan, colour: CLANS[clan].colour, ...CLAN_SIGNS[clan] }]),
) as Readonly<Record<ClanId, SeatLook>>;

/** Before the clans are chosen everybody is a stranger in the moonlight. */
const STRANGERS: readonly SeatLook[] = SEAT_LOOKS.map((look) => ({
  ...look,
  id: look.sign,
  colour: '#9fb0c8',
  ink: '#0a0f1a',
  rim: '#e3ebf6',
}));

export function seatLooksOf(players: readonly { readonly clan: ClanId | null }[]): readonly SeatLook[] {
  return players.map(({ clan }, seat) =>
    clan === null ? (STRANGERS[seat % STRANGERS.length] as SeatLook) : SEATS_OF_CLANS[clan],
  );
}

export const VAMPIRE_LOOK: DeckLook = {
  tint: '#b9a6e0',
  deep: '#221838',
  Sign: GiFangs,
  frame: FRAME,
  pattern: 'hatched',
};
export const HUMAN_LOOK: DeckLook = { tint: '#d9bd8d', deep: '#3a2a14', Sign: GiLantern, frame: FRAME };
export const VICTIM_LOOK: DeckLook = { tint: '#9a9da5', deep: '#25272d', Sign: GiPerson, frame: FRAME };
export const PLACE_LOOK: DeckLook = {
  tint: '#8fb7c9',
  deep: '#142f3c',
  Sign: GiStreetLight,
  frame: FRAME,
  pattern: 'dotted',
};
export const RELIC_LOOK: DeckLook = { tint: '#d7c26a', deep: '#37300f', Sign: GiRuneStone, frame: FRAME };
export const LOCATION_LOOK: DeckLook = { tint: '#a9bdd8', deep: '#16233a', Sign: GiThroneKing, frame: FRAME };

/** Preparation has a sun, Conflict crossed blades, Aftermath a moon, Passive an open eye. */
export const TYPE_SIGNS: Readonly<Record<CardType, IconType>> = {
  preparation: GiSun,
  conflict: GiCrossedSwords,
  aftermath: GiMoon,
  passive: OpenEye,
};

export const TOKEN_SIGNS = { stay: GiShield, withdraw: GiRun } as const;

export const CARD_PICTURES: Readonly<Record<ClanCardId, IconType>> = {
  'br-hunt': GiHuntingHorn,
  'br-ready': GiBrassKnuckles,
  'br-bloody-fury': GiBloodySword,
  'br-punks-posse': GiRaiseZombie,
  'br-challenge': GiDuel,
  'br-fist-of-caine': GiFist,
  'br-f-the-system': GiAnarchy,
  'br-earthshock': GiEarthCrack,
  'br-show-of-force': GiMuscleUp,
  'ga-hunt': GiWolfHowl,
  'ga-ready': GiGraspingClaws,
  'ga-earth-meld': GiHighGrass,
  'ga-wolf-companion': GiWolfHead,
  'ga-feral-weapons': GiWolverineClaws,
  'ga-power-of-the-pack': GiPawPrint,
  'ga-fearless': GiBreakingChain,
  'ga-on-the-prowl': GiFootprint,
  'ga-mist-form': GiFog,
  'ma-hunt': GiSharpSmile,
  'ma-ready': GiDividedSpiral,
  'ma-mesmerize': GiPuppet,
  'ma-auction-of-blood': GiGavel,
  'ma-madness-network': GiMeshNetwork,
  'ma-shadow-strike': GiShadowGrasp,
  'ma-chaos': GiCardDiscard,
  'ma-malkavs-bane': GiBrainDump,
  'ma-mindless-assault': GiDramaMasks,
  'no-hunt': GiRaccoonHead,
  'no-ready': GiThroneKing,
  'no-unseen-passage': GiSecretDoor,
  'no-cloak-of-shadows': GiCloak,
  'no-eyes-in-the-dark': GiEvilEyes,
  'no-feral-whispers': GiTwoShadows,
  'no-backstab': GiBackstab,
  'no-one-step-ahead': GiChessKnight,
  'no-vanish': GiInvisible,
  'to-hunt': GiShutRose,
  'to-ready': GiMartini,
  'to-awe': GiSunbeams,
  'to-entourage': GiMinions,
  'to-charisma': GiSunglasses,
  'to-summon': GiRallyTheTroops,
  'to-entrancement': GiStarSwirl,
  'to-submission': GiHandcuffed,
  'to-friends-in-high-places': GiShakingHands,
  'tr-hunt': GiSacrificialDagger,
  'tr-ready': GiRuneStone,
  'tr-focus-from-hunger': GiThirdEye,
  'tr-ancient-artifacts': GiAmphora,
  'tr-theft-of-vitae': GiPouringChalice,
  'tr-dark-pact': GiContract,
  'tr-cauldron-of-blood': GiCauldron,
  'tr-retaliation': GiBleedingWound,
  'tr-arcane-drain': GiMagicSwirl,
  've-hunt': GiTie,
  've-ready': GiGuards,
  've-master-plan': GiChessKing,
  've-diplomacy': GiSwapBag,
  've-curfew': GiNightSleep,
  've-majesty': GiQueenCrown,
  've-mass-manipulation': GiCrownedSkull,
  've-tyrants-gaze': GiSunkenEye,
  've-forestall': GiEmptyHourglass,
};

export const VICTIM_PICTURE = GiPerson;

export const PLACE_PICTURES: Readonly<Record<PlaceId, IconType>> = {
  'pl-succubus-club': GiBestialFangs,
  'pl-the-collar': GiSpikedCollar,
  'pl-pedway-tunnels': GiSecretDoor,
  'pl-sheriffs-checkpoint': GiPoliceBadge,
  'pl-union-stockyards': GiBull,
  'pl-whispering-gallery': GiArchiveResearch,
  'pl-ashen-chapel': GiChurch,
};

export const RELIC_PICTURES: Readonly<Record<RelicId, IconType>> = {
  're-isaac-chalice': GiChaliceDrops,
  're-sargon-apocrypha': GiSecretBook,
  're-penitent-mask': GiCrackedMask,
  're-knife-of-the-faithless': GiSacrificialDagger,
  're-phial-of-elder-vitae': GiRoundBottomFlask,
  're-mirror-of-the-ninth-hour': GiMirrorMirror,
  're-ferrymans-key': GiKey,
  're-ward-of-cold-ashes': GiRuneStone,
};
