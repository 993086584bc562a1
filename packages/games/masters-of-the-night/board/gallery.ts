import { type GallerySection, gallerySection } from '@nokturn/ui';
import { ABILITY_IDS } from '../cards/abilities.ts';
import { DISTRICT_IDS } from '../cards/districts.ts';
import { EVENT_IDS } from '../cards/events.ts';
import { RELIC_IDS } from '../cards/relics.ts';
import { SIGIL_IDS } from '../cards/sigils.ts';
import { VAMPIRE_IDS } from '../cards/vampires.ts';

export const gallery: readonly GallerySection[] = [
  gallerySection('vampires', 'vampire', VAMPIRE_IDS),
  gallerySection('abilities', 'card', ABILITY_IDS),
  gallerySection('sigils', 'card', SIGIL_IDS),
  gallerySection('relics', 'card', RELIC_IDS),
  gallerySection('events', 'card', EVENT_IDS),
  gallerySection('districts', 'district', DISTRICT_IDS),
];
