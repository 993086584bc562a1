import type { Ability, Card, Keyword } from './card.ts';

export const ANIMALS = [
  'goat',
  'wolf',
  'pigeon',
  'dog',
  'pig',
  'owl',
  'rat',
  'snake',
  'bear',
  'panther',
] as const;
export type Animal = (typeof ANIMALS)[number];

/** The effect belongs to the animal (7.6). */
const ANIMAL_ABILITIES: Readonly<Record<Animal, readonly Ability[]>> = {
  goat: [{ kind: 'butt', vp: 2 }],
  wolf: [{ kind: 'pack' }],
  pigeon: [{ kind: 'end-of-turn', when: 'not-hunted', vp: 1 }],
  dog: [{ kind: 'well-speed', speed: 1 }],
  pig: [
    { kind: 'extra-hunt', onlyIfStill: true },
    { kind: 'end-of-turn', when: 'hunted-human', vp: 1 },
  ],
  owl: [{ kind: 'mission-vp', vp: 1 }],
  rat: [{ kind: 'speed-per-small-human', speed: 1 }],
  snake: [{ kind: 'devour', vp: 2 }],
  bear: [{ kind: 'new-hand', cards: 2, vp: 1 }],
  panther: [{ kind: 'speed-with-humans', humans: 2, speed: 2, vp: 1 }],
};

/** TH-16.1, TH-16.8. */
const KEYWORDS_OF_ALL: readonly Keyword[] = ['permanent', 'ready'];
const KEYWORDS_OF_OWLS: readonly Keyword[] = ['permanent', 'ready', 'inspiring'];

/** The 22 Familiars (7.6), one copy each. */
export const FAMILIARS = [
  familiar('goat-nanny', 'goat'),
  familiar('goat-capra', 'goat'),
  familiar('wolf-echo', 'wolf'),
  familiar('wolf-bo', 'wolf'),
  familiar('wolf-gray', 'wolf'),
  familiar('wolf-jahda', 'wolf'),
  familiar('pigeon-tyson', 'pigeon'),
  familiar('pigeon-porumbel', 'pigeon'),
  familiar('dog-kutya', 'dog', { a: true }),
  familiar('dog-caine', 'dog'),
  familiar('pig-chop', 'pig'),
  familiar('pig-malac', 'pig', { a: true }),
  familiar('owl-sova', 'owl'),
  familiar('owl-bagoly', 'owl', { a: true }),
  familiar('rat-wee-vlad', 'rat'),
  familiar('rat-patcani', 'rat', { a: true }),
  familiar('snake-wiggles', 'snake'),
  familiar('snake-kaa', 'snake'),
  familiar('bear-ursa', 'bear'),
  familiar('bear-teddy', 'bear'),
  familiar('panther-lockjaw', 'panther'),
  familiar('panther-nanoosh', 'panther', { a: true }),
] as const;

function familiar<const Id extends string>(id: Id, animal: Animal, { a = false } = {}): Card<Id> {
  return {
    id,
    kind: 'familiar',
    type: null,
    animal,
    value: 0,
    speed: 0,
    copies: 1,
    a: a ? 1 : 0,
    keywords: animal === 'owl' ? KEYWORDS_OF_OWLS : KEYWORDS_OF_ALL,
    does: ANIMAL_ABILITIES[animal],
  };
}
