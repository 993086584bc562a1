import { type GallerySection, gallerySection } from '@nokturn/ui';
import { ALLY_IDS } from '../cards/allies.ts';
import { CLAN_CARD_IDS } from '../cards/clan-cards.ts';
import { CLAN_IDS } from '../cards/clans.ts';
import { PLACE_IDS } from '../cards/places.ts';
import { RELIC_IDS } from '../cards/relics.ts';

export const gallery: readonly GallerySection[] = [
  gallerySection('clans', 'clan', CLAN_IDS),
  gallerySection('clan-cards', 'card', CLAN_CARD_IDS),
  gallerySection('allies', 'card', [...ALLY_IDS, 'victim']),
  gallerySection('places', 'card', PLACE_IDS),
  gallerySection('relics', 'card', RELIC_IDS),
];
