import type { Instruction, Window } from './effects.ts';

/** In the order of the component list (7.3): vampires, then humans. */
export const ALLY_IDS = [
  'al-anita-wainwright',
  'al-sgt-mctavish',
  'al-khadija-al-kindi',
  'al-wauneka',
  'al-carmelita-neillson',
  'al-maldavis',
  'al-erichtho',
  'al-fiorenza-savona',
  'al-marcel',
  'al-bronwyn',
  'al-portia',
  'al-talley',
  'al-ambrus-maropis',
  'al-edward-neally',
  'al-mr-damp',
  'al-bobby-white',
  'al-maja-wysocki',
  'al-ed-crawford',
  'al-betty-fuller',
  'al-dr-fragonard',
  'al-tamara-bodnar',
  'al-douglas-richardson',
  'al-tom-kimber',
  'al-francis-bennet',
  'al-elena-cortez',
  'al-julie-munoz',
  'al-roberta-urbani',
  'al-ryan-ramos',
  'al-sarah-mcaleer',
  'al-miguel-chandler',
] as const;
export type AllyId = (typeof ALLY_IDS)[number];

/** What an Ally does while it is in an Alliance. */
export type AllyAbility =
  /** Whenever you play a card at the Prince's Haven, this much blood from the Bank is placed on your Position there. */
  | { readonly kind: 'blood-for-plays-at-haven'; readonly blood: number }
  | { readonly kind: 'face-down-cost'; readonly change: number }
  | { readonly kind: 'wins-ties' }
  | { readonly kind: 'cannot-be-drained' }
  | { readonly kind: 'bounty'; readonly influence: number; readonly blood: number }
  | { readonly kind: 'looks'; readonly price: number }
  | { readonly kind: 'tokens-when-drained'; readonly tokens: number }
  | { readonly kind: 'alone-among-humans'; readonly influence: number }
  | { readonly kind: 'exchanges-cards' }
  | { readonly kind: 'drained-first' };

export interface Ally {
  readonly code: string;
  readonly kind: 'vampire' | 'human';
  readonly influence: number;
  readonly feed: number;
  readonly drain: number;
  readonly drainedInfluence: number;
  readonly windows: readonly Window[];
  /** Carried out once, when the Ally has been won (VV-16.7). */
  readonly onAcquire: readonly Instruction[];
  readonly ability: AllyAbility | null;
}

type Values = readonly [influence: number, feed: number, drain: number, drainedInfluence: number];
type Text = Partial<Pick<Ally, 'windows' | 'onAcquire' | 'ability'>>;

export const ALLIES: Readonly<Record<AllyId, Ally>> = {
  'al-anita-wainwright': vampire('AL01', [3, 0, 3, 1], acquired({ do: 'gain', amount: 3 })),
  'al-sgt-mctavish': vampire('AL02', [3, 0, 3, 1], acquired({ do: 'steal', from: 'opponents', amount: 2 })),
  'al-khadija-al-kindi': vampire('AL03', [3, 0, 3, 1], acquired({ do: 'draw-card' })),
  'al-wauneka': vampire('AL04', [3, 0, 3, 1], acquired({ do: 'take-victim', onlyIfRewarded: false })),
  'al-carmelita-neillson': vampire('AL05', [3, 0, 3, 1], {
    windows: ['on-play'],
    ability: { kind: 'blood-for-plays-at-haven', blood: 1 },
  }),
  'al-maldavis': vampire('AL06', [3, 0, 3, 1], acquired({ do: 'gain', amount: 5 })),
  'al-erichtho': vampire('AL07', [3, 0, 3, 1], {
    windows: ['face-down-cost'],
    ability: { kind: 'face-down-cost', change: -1 },
  }),
  'al-fiorenza-savona': vampire('AL08', [3, 0, 3, 1], {
    windows: ['continuous'],
    ability: { kind: 'wins-ties' },
  }),
  'al-marcel': vampire('AL09', [4, 1, 4, 2]),
  'al-bronwyn': vampire('AL10', [5, 1, 3, 3]),
  'al-portia': vampire('AL11', [5, 0, 0, 0], {
    windows: ['continuous'],
    ability: { kind: 'cannot-be-drained' },
  }),
  'al-talley': vampire('AL12', [2, -1, 3, 0], {
    windows: ['feed', 'on-send-frenzy'],
    ability: { kind: 'bounty', influence: 1, blood: 0 },
  }),
  'al-ambrus-maropis': vampire('AL13', [3, 0, 3, 1], {
    windows: ['planning-turn', 'withdraw-look'],
    ability: { kind: 'looks', price: 1 },
  }),
  'al-edward-neally': vampire('AL14', [5, 0, 3, 3], {
    windows: ['continuous'],
    ability: { kind: 'tokens-when-drained', tokens: 2 },
  }),
  'al-mr-damp': vampire('AL15', [3, 0, 3, 1], {
    windows: ['on-send-frenzy'],
    ability: { kind: 'bounty', influence: 0, blood: 2 },
  }),
  'al-bobby-white': human('AL16', [2, 3, 1, 0]),
  'al-maja-wysocki': human('AL17', [3, 2, 2, 1]),
  'al-ed-crawford': human('AL18', [3, 0, 4, 2]),
  'al-betty-fuller': human('AL19', [3, 1, 3, 1]),
  'al-dr-fragonard': human('AL20', [4, 1, 2, 2]),
  'al-tamara-bodnar': human('AL21', [5, 0, 1, 3]),
  'al-douglas-richardson': human('AL22', [2, 0, 8, 0]),
  'al-tom-kimber': human('AL23', [4, 0, 5, 2]),
  'al-francis-bennet': human('AL24', [3, 1, 5, 1]),
  'al-elena-cortez': human('AL25', [3, 0, 0, 3]),
  'al-julie-munoz': human('AL26', [3, 0, 3, 1], {
    windows: ['game-end'],
    ability: { kind: 'alone-among-humans', influence: 2 },
  }),
  'al-roberta-urbani': human('AL27', [3, 0, 3, 1], {
    windows: ['hand-building'],
    ability: { kind: 'exchanges-cards' },
  }),
  'al-ryan-ramos': human('AL28', [4, 4, 3, 1], {
    windows: ['face-down-cost'],
    ability: { kind: 'face-down-cost', change: 1 },
  }),
  'al-sarah-mcaleer': human('AL29', [3, 0, 2, 1], acquired({ do: 'gain', amount: 'alliance' })),
  'al-miguel-chandler': human('AL30', [3, 0, 3, 2], {
    windows: ['on-frenzy'],
    ability: { kind: 'drained-first' },
  }),
};

const ALLY_OF: ReadonlyMap<string, Ally> = new Map(Object.entries(ALLIES));

export function allyOf(id: AllyId): Ally {
  return ALLY_OF.get(id) as Ally;
}

function vampire(code: string, values: Values, text: Text = {}): Ally {
  return ally(code, 'vampire', values, text);
}

function human(code: string, values: Values, text: Text = {}): Ally {
  return ally(code, 'human', values, text);
}

function ally(
  code: string,
  kind: Ally['kind'],
  [influence, feed, drain, drainedInfluence]: Values,
  { windows = [], onAcquire = [], ability = null }: Text,
): Ally {
  return { code, kind, influence, feed, drain, drainedInfluence, windows, onAcquire, ability };
}

function acquired(instruction: Instruction): Text {
  return { windows: ['on-acquire'], onAcquire: [instruction] };
}
