import type { DeckLook, IconType } from '@nokturn/ui';
import type { Party } from '../cards/characters.ts';
import type { Colour } from '../cards/colours.ts';
import type { GreenId } from '../cards/green.ts';
import type { OpenId } from '../cards/open.ts';
import { FRAME } from './frame.tsx';
import {
  GiAllSeeingEye,
  GiBarbedSpear,
  GiBarrel,
  GiBeastEye,
  GiBlood,
  GiCloak,
  GiCoffin,
  GiCompass,
  GiCrossbow,
  GiCrossedSwords,
  GiCrossShield,
  GiDuel,
  GiEvilBat,
  GiEvilMoon,
  GiFeather,
  GiFireplace,
  GiFireRing,
  GiGemPendant,
  GiGhost,
  GiHand,
  GiHangingSpider,
  GiHealthPotion,
  GiHeartPlus,
  GiHeartStake,
  GiHeavyLightning,
  GiHoodedFigure,
  GiMirrorMirror,
  GiMoonBats,
  GiOakLeaf,
  GiOldLantern,
  GiPawHeart,
  GiPawPrint,
  GiPouringChalice,
  GiPrayerBeads,
  GiRaven,
  GiRobberMask,
  GiShield,
  GiStonePile,
  GiStrong,
  GiSunbeams,
  GiSunrise,
  GiSwapBag,
  GiTorch,
  GiWhip,
  GiWolfHowl,
  GiWolfTrap,
  GiWolverineClaws,
} from './game-icons.ts';

/** Colours and icons that colour-blind people can tell apart (section 10 of the rules). */
export const DECK_LOOKS: Readonly<Record<Colour, DeckLook>> = {
  green: { tint: '#009E73', deep: '#06382c', Sign: GiAllSeeingEye, frame: FRAME, pattern: 'dotted' },
  blue: { tint: '#56B4E9', deep: '#0d2e4a', Sign: GiShield, frame: FRAME, pattern: 'plain' },
  red: { tint: '#D55E00', deep: '#4a1605', Sign: GiCrossedSwords, frame: FRAME, pattern: 'hatched' },
};

export const PARTY_LOOKS: Readonly<Record<Party, DeckLook>> = {
  werewolf: { tint: '#0072B2', deep: '#08263f', Sign: GiPawPrint, frame: FRAME, pattern: 'plain' },
  vampire: { tint: '#D55E00', deep: '#451305', Sign: GiEvilBat, frame: FRAME, pattern: 'hatched' },
  human: { tint: '#F0E442', deep: '#3b3409', Sign: GiOldLantern, frame: FRAME, pattern: 'dotted' },
};

/** The back of every character: it gives nothing away. */
export const CHARACTER_BACK: DeckLook = {
  tint: '#8f9bb8',
  deep: '#1a2136',
  Sign: GiHoodedFigure,
  frame: FRAME,
};

export const PLACE_LOOK: DeckLook = { tint: '#a9bdd8', deep: '#16233a', Sign: GiStonePile, frame: FRAME };

export const CARD_PICTURES: Readonly<Record<GreenId | OpenId, IconType>> = {
  'balm-of-the-pack': GiPawHeart,
  'balm-of-the-crypt': GiCoffin,
  'balm-of-the-hearth': GiFireplace,
  'toll-of-the-beasts': GiBeastEye,
  'toll-of-warm-blood': GiBlood,
  'toll-of-smooth-skin': GiHand,
  'silver-lash': GiWhip,
  'ray-of-dawn': GiSunrise,
  'hawthorn-stake': GiHeartStake,
  'trial-of-the-frail': GiFeather,
  'trial-of-the-mighty': GiStrong,
  'true-face': GiMirrorMirror,
  'blood-moon': GiEvilMoon,
  'heavens-wrath': GiHeavyLightning,
  'witching-hour': GiGhost,
  'light-of-truth': GiSunbeams,
  'surge-of-life': GiHeartPlus,
  'call-of-the-pack': GiWolfHowl,
  'healing-draught': GiHealthPotion,
  'distant-prayer': GiPrayerBeads,
  'shield-of-light': GiCrossShield,
  'moon-lance': GiBarbedSpear,
  'looters-sack': GiSwapBag,
  'wanderers-compass': GiCompass,
  'shadow-cloak': GiCloak,
  'raven-amulet': GiRaven,
  'oak-charm': GiOakLeaf,
  moonstone: GiGemPendant,
  'bat-swarm': GiMoonBats,
  'grave-spider': GiHangingSpider,
  'powder-keg': GiBarrel,
  'midnight-duel': GiDuel,
  pickpocket: GiRobberMask,
  snare: GiWolfTrap,
  'blood-rite': GiPouringChalice,
  'iron-claws': GiWolverineClaws,
  'burning-torch': GiTorch,
  crossbow: GiCrossbow,
  firestorm: GiFireRing,
};
