/** The description of a face. The same description always makes the same drawing. */
export interface PortraitSpec {
  readonly face: FaceShape;
  readonly age: 'young' | 'grown' | 'old';
  readonly skin: Skin;
  /** Without blood of their own: the skin is paler and colder. */
  readonly blood?: 'drained';
  readonly hair: Hair;
  readonly beard?: Beard;
  readonly brows: 'soft' | 'straight' | 'arched' | 'heavy';
  readonly eyes: Eyes;
  readonly nose: 'short' | 'straight' | 'hooked' | 'broad';
  readonly mouth: Mouth;
  readonly head?: HeadGear;
  /** The colour of the headgear, if it differs from the clothes. */
  readonly headTone?: string;
  readonly clothes: Clothes;
  readonly extra?: readonly Extra[];
  readonly turn: 'left' | 'right' | 'front';
  readonly light: Light;
  readonly backdrop: Backdrop;
}

export type FaceShape = 'oval' | 'long' | 'square' | 'heart' | 'round' | 'gaunt';
/** From the palest to the darkest. */
export type Skin = 1 | 2 | 3 | 4 | 5 | 6;
export type Beard = 'stubble' | 'moustache' | 'goatee' | 'full' | 'long';
export type Mouth = 'calm' | 'smile' | 'smirk' | 'stern' | 'fangs' | 'snarl' | 'sung';
export type Backdrop = 'wood' | 'roofs' | 'window' | 'stage';

export type HairCut =
  | 'bare'
  | 'crop'
  | 'curls'
  | 'waves'
  | 'long'
  | 'braid'
  | 'bun'
  | 'updo'
  | 'mane'
  | 'slick'
  | 'mohawk'
  | 'dreads'
  | 'bob'
  | 'fringe'
  | 'wild';
export type HairTone = 'black' | 'brown' | 'chestnut' | 'blond' | 'red' | 'grey' | 'white' | `#${string}`;

export interface Hair {
  readonly cut: HairCut;
  readonly tone: HairTone;
  /** The tips, if they are dyed. */
  readonly tips?: `#${string}`;
}

export interface Eyes {
  readonly shape: 'open' | 'narrow' | 'wide' | 'closed' | 'blind';
  readonly iris: string;
  /** The colour of the right eye, if the two differ. */
  readonly other?: string;
  readonly glow?: true;
}

/** Also worn by the people of The Hunger; all other headgear is for vampires only. */
export type FolkGear =
  | 'straw'
  | 'kerchief'
  | 'cap'
  | 'hood'
  | 'veil'
  | 'tonsure'
  | 'cowl'
  | 'skullcap'
  | 'kettle'
  | 'bascinet'
  | 'plume'
  | 'tricorn'
  | 'crown'
  | 'wig'
  | 'beret'
  | 'updo'
  | 'tall';
export type HeadGear =
  | Exclude<FolkGear, 'updo'>
  | 'wolfskin'
  | 'circlet'
  | 'tophat'
  | 'fedora'
  | 'hijab'
  | 'beanie'
  | 'laurel'
  | 'goggles'
  | 'nightcap'
  | 'lace'
  | 'bones'
  | 'spiked-helm'
  | 'police-cap'
  | 'pillbox'
  | 'nurse-cap'
  | 'feather';

export type ClothesCut =
  | 'cloak'
  | 'gown'
  | 'suit'
  | 'leather'
  | 'armour'
  | 'fur'
  | 'robe'
  | 'habit'
  | 'street'
  | 'coat';

export interface Clothes {
  readonly cut: ClothesCut;
  readonly main: string;
  readonly trim: string;
}

export type Extra =
  | 'scar'
  | 'claw-scar'
  | 'spectacles'
  | 'monocle'
  | 'earring'
  | 'pearls'
  | 'choker'
  | 'tattoo'
  | 'half-mask'
  | 'blood'
  | 'drips'
  | 'long-ears'
  | 'herbs'
  | 'sack'
  | 'hands'
  | 'candle'
  | 'lantern'
  | 'spade'
  | 'rune'
  | 'clasp'
  | 'paws'
  | 'rose'
  | 'pin'
  | 'hilt'
  | 'goblet'
  | 'mist'
  | 'chain'
  | 'pentacle'
  | 'card'
  | 'studs'
  | 'triangle'
  | 'book'
  | 'feathers'
  | 'keys'
  | 'megaphone'
  | 'crystal'
  | 'necklace'
  | 'locket'
  | 'hound'
  | 'spyglass'
  | 'bat'
  | 'microphone'
  | 'flame'
  | 'handbag'
  | 'syringe'
  | 'fan-of-cards'
  | 'saxophone'
  | 'tie'
  | 'press-card'
  | 'ring'
  | 'badge';

export interface Light {
  readonly from: 'left' | 'right' | 'below' | 'behind';
  readonly tone: string;
  /** A second light along the edge of head and shoulders, in the colour of the party or clan. */
  readonly rim?: string;
}

/** `card` shows everything, `token` head and shoulders without a backdrop, `chip` a head of very few shapes. */
export type Detail = 'card' | 'token' | 'chip';
