import { type PortraitSpec, picturesOf } from '@nokturn/ui';
import { VAMPIRES, type VampireId } from '../cards/vampires.ts';

/** The street lamps shine from below. */
const GASLIGHT = '#ffb45e';

type Traits = Omit<PortraitSpec, 'light' | 'backdrop' | 'blood'>;

const TRAITS: Readonly<Record<VampireId, Traits>> = {
  agnieszka: {
    face: 'oval',
    age: 'young',
    skin: 1,
    turn: 'left',
    hair: { cut: 'long', tone: '#4a1f38' },
    brows: 'soft',
    eyes: { shape: 'closed', iris: '#cc79a7' },
    nose: 'short',
    mouth: 'sung',
    clothes: { cut: 'gown', main: '#b5698f', trim: '#c9c6d0' },
    extra: ['mist'],
  },
  imre: {
    face: 'long',
    age: 'old',
    skin: 2,
    turn: 'front',
    hair: { cut: 'slick', tone: 'white' },
    beard: 'full',
    brows: 'heavy',
    eyes: { shape: 'wide', iris: '#f2c23c', glow: true },
    nose: 'hooked',
    mouth: 'calm',
    clothes: { cut: 'coat', main: '#1a1614', trim: '#c98a2e' },
    extra: ['chain'],
  },
  ishtvan: {
    face: 'gaunt',
    age: 'grown',
    skin: 3,
    turn: 'right',
    hair: { cut: 'wild', tone: 'red' },
    head: 'hood',
    headTone: '#3a211a',
    brows: 'arched',
    eyes: { shape: 'narrow', iris: '#ff7a2e', glow: true },
    nose: 'hooked',
    mouth: 'smirk',
    clothes: { cut: 'robe', main: '#b5501f', trim: '#241a18' },
    extra: ['pentacle'],
  },
  laszlo: {
    face: 'square',
    age: 'grown',
    skin: 2,
    turn: 'left',
    hair: { cut: 'crop', tone: 'black' },
    beard: 'moustache',
    head: 'spiked-helm',
    headTone: '#5f7d9c',
    brows: 'heavy',
    eyes: { shape: 'open', iris: '#4fa0e0' },
    nose: 'straight',
    mouth: 'stern',
    clothes: { cut: 'armour', main: '#47627f', trim: '#cfc4ae' },
  },
  mila: {
    face: 'heart',
    age: 'young',
    skin: 1,
    turn: 'right',
    hair: { cut: 'bun', tone: '#dcdde8' },
    brows: 'arched',
    eyes: { shape: 'open', iris: '#9a5ae0' },
    nose: 'short',
    mouth: 'fangs',
    clothes: { cut: 'gown', main: '#ede6d4', trim: '#1a151c' },
    extra: ['choker'],
  },
  nevena: {
    face: 'round',
    age: 'grown',
    skin: 5,
    turn: 'front',
    hair: { cut: 'waves', tone: '#123026' },
    head: 'lace',
    headTone: '#0f5138',
    brows: 'soft',
    eyes: { shape: 'open', iris: '#d8e4e0', other: '#3cf09a', glow: true },
    nose: 'broad',
    mouth: 'calm',
    clothes: { cut: 'robe', main: '#12694a', trim: '#d9b44a' },
    extra: ['card'],
  },
};

export const FACES = Object.fromEntries(
  Object.entries(TRAITS).map(([id, traits]) => [
    id,
    {
      ...traits,
      blood: 'drained',
      light: { from: 'below', tone: GASLIGHT, rim: VAMPIRES[id as VampireId].colour },
      backdrop: 'window',
    },
  ]),
) as Readonly<Record<VampireId, PortraitSpec>>;

/** On a card, and in a round frame. */
export const VAMPIRE_PORTRAITS = picturesOf(FACES, 'card');
export const VAMPIRE_TOKENS = picturesOf(FACES, 'token');
