import { type GallerySection, gallerySection } from '@nokturn/ui';
import type { CardKind } from '../cards/card.ts';
import { CARDS } from '../cards/cards.ts';
import { MISSION_IDS } from '../cards/missions.ts';
import { TOKEN_IDS } from '../cards/tokens.ts';
import { VAMPIRE_IDS } from '../cards/vampires.ts';

export const gallery: readonly GallerySection[] = [
  gallerySection('vampires', 'vampire', VAMPIRE_IDS),
  gallerySection('humans', 'card', cardsOfKind('human')),
  gallerySection('powers', 'card', [...cardsOfKind('starter'), ...cardsOfKind('power')]),
  gallerySection('familiars', 'card', cardsOfKind('familiar')),
  gallerySection('roses', 'card', cardsOfKind('rose')),
  gallerySection('missions', 'mission', MISSION_IDS),
  gallerySection('tokens', 'token', TOKEN_IDS),
];

function cardsOfKind(wanted: CardKind): readonly string[] {
  return CARDS.filter(({ kind }) => kind === wanted).map(({ id }) => id);
}
