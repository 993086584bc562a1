import type { Temper } from '@nokturn/bots/temper';
import type { Seat } from '@nokturn/engine';
import { BOT_NAMES } from '@nokturn/protocol/names';
import type { PortraitSpec } from '@nokturn/ui';

/** A familiar character: the same name, face and temper in every match and every language. */
export interface KnownBot {
  readonly name: string;
  readonly temper: Temper;
  readonly face: PortraitSpec;
}

/** Bots are lit by candlelight, with the moon behind them. */
const LIGHT = { from: 'left', tone: '#ffd9a0', rim: '#9fb4ff' } as const;
type Looks = Omit<PortraitSpec, 'light' | 'backdrop'>;

function bot(name: string, temper: Temper, looks: Looks): KnownBot {
  return { name, temper, face: { ...looks, light: LIGHT, backdrop: 'window' } };
}

/** One for each seat; none shares a name with a character in a game. */
const BOTS = [
  bot(BOT_NAMES[0], 'careful', {
    face: 'oval',
    age: 'grown',
    skin: 2,
    turn: 'left',
    hair: { cut: 'braid', tone: 'blond' },
    brows: 'soft',
    eyes: { shape: 'open', iris: '#3f6f9a' },
    nose: 'straight',
    mouth: 'calm',
    clothes: { cut: 'robe', main: '#33507a', trim: '#e7dec8' },
    extra: ['spectacles'],
  }),
  bot(BOT_NAMES[1], 'bold', {
    face: 'square',
    age: 'young',
    skin: 3,
    turn: 'right',
    hair: { cut: 'curls', tone: 'black' },
    beard: 'stubble',
    brows: 'heavy',
    eyes: { shape: 'narrow', iris: '#5a3a22' },
    nose: 'broad',
    mouth: 'smirk',
    clothes: { cut: 'leather', main: '#3a2a24', trim: '#c2703a' },
    extra: ['earring'],
  }),
  bot(BOT_NAMES[2], 'bold', {
    face: 'heart',
    age: 'young',
    skin: 1,
    turn: 'left',
    hair: { cut: 'bob', tone: 'red' },
    brows: 'arched',
    eyes: { shape: 'wide', iris: '#3f8f55' },
    nose: 'short',
    mouth: 'smile',
    clothes: { cut: 'street', main: '#2f6f5f', trim: '#e7dec8' },
    extra: ['choker'],
  }),
  bot(BOT_NAMES[3], 'careful', {
    face: 'long',
    age: 'old',
    skin: 2,
    turn: 'right',
    hair: { cut: 'slick', tone: 'grey' },
    beard: 'goatee',
    brows: 'straight',
    eyes: { shape: 'open', iris: '#6a7a8a' },
    nose: 'hooked',
    mouth: 'stern',
    clothes: { cut: 'suit', main: '#2a2f3f', trim: '#8a2f3f' },
    extra: ['monocle'],
  }),
  bot(BOT_NAMES[4], 'bold', {
    face: 'gaunt',
    age: 'grown',
    skin: 6,
    turn: 'front',
    hair: { cut: 'updo', tone: 'black' },
    brows: 'arched',
    eyes: { shape: 'narrow', iris: '#8a5a24' },
    nose: 'straight',
    mouth: 'smirk',
    clothes: { cut: 'gown', main: '#7a2a5f', trim: '#d9b44a' },
    extra: ['pearls'],
  }),
  bot(BOT_NAMES[5], 'careful', {
    face: 'round',
    age: 'grown',
    skin: 3,
    turn: 'front',
    hair: { cut: 'crop', tone: 'brown' },
    beard: 'full',
    head: 'cap',
    headTone: '#5f6f3f',
    brows: 'soft',
    eyes: { shape: 'open', iris: '#5a4a2a' },
    nose: 'broad',
    mouth: 'calm',
    clothes: { cut: 'coat', main: '#5d4a34', trim: '#c9b48a' },
  }),
  bot(BOT_NAMES[6], 'careful', {
    face: 'round',
    age: 'young',
    skin: 5,
    turn: 'right',
    hair: { cut: 'fringe', tone: 'black' },
    brows: 'straight',
    eyes: { shape: 'wide', iris: '#3a2418' },
    nose: 'short',
    mouth: 'calm',
    clothes: { cut: 'habit', main: '#8f6a2a', trim: '#f1ead8' },
    extra: ['book'],
  }),
  bot(BOT_NAMES[7], 'bold', {
    face: 'square',
    age: 'old',
    skin: 1,
    turn: 'left',
    hair: { cut: 'mane', tone: 'white' },
    beard: 'moustache',
    head: 'tophat',
    headTone: '#1d1a24',
    brows: 'heavy',
    eyes: { shape: 'open', iris: '#4a7aa0' },
    nose: 'broad',
    mouth: 'smile',
    clothes: { cut: 'fur', main: '#4a2f2a', trim: '#b08a5a' },
  }),
] as const satisfies readonly KnownBot[];

export const KNOWN_BOTS: readonly KnownBot[] = BOTS;

/** The bot that plays in a seat. */
export function botAt(seat: Seat): KnownBot {
  return BOTS[seat % BOTS.length] ?? BOTS[0];
}
