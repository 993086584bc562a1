import { type GallerySection, gallerySection } from '@nokturn/ui';
import { CHARACTER_IDS } from '../cards/characters.ts';
import { GREEN_IDS } from '../cards/green.ts';
import { BLUE_IDS, RED_IDS } from '../cards/open.ts';
import { PLACE_IDS } from '../cards/places.ts';

export const gallery: readonly GallerySection[] = [
  gallerySection('characters', 'character', CHARACTER_IDS),
  gallerySection('green', 'card', GREEN_IDS),
  gallerySection('blue', 'card', BLUE_IDS),
  gallerySection('red', 'card', RED_IDS),
  gallerySection('places', 'place', PLACE_IDS),
];
