import type { Instruction, LastingEffect, Lying } from './effects.ts';

/** The event cards, in the order of the component list (7.6): 18 of each level. */
export const EVENT_IDS = [
  'quiet-arrival',
  'novices-of-the-order',
  'broken-street-lights',
  'curious-reporter',
  'copycat-gang',
  'blood-drive',
  'footsteps-behind-you',
  'nervous-rumours',
  'false-papers',
  'a-favour-called-in',
  'the-informer',
  'night-shift',
  'fickle-moon',
  'lost-luggage',
  'stakeout',
  'holy-water',
  'second-thoughts',
  'carnival-night',
  'curse-of-our-clan',
  'police-raid',
  'door-to-door',
  'marked-for-the-stake',
  'curfew',
  'the-longest-day',
  'the-inquisitor',
  'blackmail',
  'press-campaign',
  'witness-protection',
  'blood-tests',
  'masquerade-ball',
  'corrupt-priest',
  'antiquities-auction',
  'silver-bullets',
  'ring-of-steel',
  'the-traitor',
  'hungry-moon',
  'last-crusade',
  'cleansing-fire',
  'the-grand-inquisitor',
  'hammer-of-witches',
  'martial-law',
  'mass-arrests',
  'eclipse',
  'ancestral-vault',
  'burning-noon',
  'siege',
  'public-panic',
  'confiscation',
  'hunters-mark',
  'consecrated-ground',
  'shattered-circles',
  'reinforcements',
  'silent-bells',
  'final-edition',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** The city grid: positions from 0 for P1 to 8 for P9. */
export interface Grid {
  readonly red: number;
  readonly blue: readonly [number, number];
}

export interface EventCard {
  /** Its number in the component list. */
  readonly code: string;
  readonly level: Level;
  readonly grid: Grid;
  readonly kind: 'instant' | 'tonight' | 'this-round' | 'on-district' | 'on-vampire';
  /** It can help the Family; this has no effect in the rules (7.0). */
  readonly opportunity: boolean;
  /** Carried out sentence by sentence, in order (MN-6.8). */
  readonly text: readonly Instruction[];
  /** Effects that last while a card of this kind is beside the city (MN-19.3). */
  readonly inForce: readonly LastingEffect[];
  readonly lying: Lying | null;
}

type Crosses = readonly [red: number, blue: number, otherBlue: number];

const OPPORTUNITY = { opportunity: true } as const;
const LAY: Instruction = { do: 'lay' };
const VEIL_1: Lying['reward'] = { give: 'veil', amount: 1 };
const NO_AGENT: Lying['discard'] = { when: 'no-agent' };

export const EVENTS: Readonly<Record<EventId, EventCard>> = {
  // Level I
  'quiet-arrival': instant('I-01', [9, 1, 8], [{ do: 'move-vampires', who: 'one' }], OPPORTUNITY),
  'novices-of-the-order': instant(
    'I-02',
    [8, 5, 9],
    [{ do: 'add-agents', to: 'red', count: 1, exposed: true }],
  ),
  'broken-street-lights': tonight('I-03', [9, 1, 6], ['first-move-free'], OPPORTUNITY),
  'curious-reporter': stays(
    'I-04',
    [6, 1, 2],
    [{ do: 'add-agents', to: ['newspaper-office'], count: 1 }, LAY],
    { on: 'newspaper-office', standing: ['no-night-effect'], discard: NO_AGENT, reward: VEIL_1 },
  ),
  'copycat-gang': stays(
    'I-05',
    [8, 4, 7],
    [
      { do: 'lower-veil-at-once', by: 2, notBelow: 1 },
      { do: 'add-agents', to: ['city-park'], count: 1 },
      LAY,
    ],
    {
      on: 'city-park',
      discard: { when: 'more-minions', by: 1 },
      reward: { give: 'veil', amount: 2 },
    },
  ),
  'blood-drive': instant(
    'I-06',
    [3, 8, 9],
    [{ do: 'give-blood', amount: 1, vampires: 1, optional: false, oneMoreWith: 'blood-bank' }],
    OPPORTUNITY,
  ),
  'footsteps-behind-you': instant('I-07', [7, 2, 6], [{ do: 'move-agent-to-vampire' }]),
  'nervous-rumours': instant('I-08', [6, 2, 8], [{ do: 'lower-veil', by: 'fewer-minions-than-vampires' }]),
  'false-papers': instant('I-09', [4, 5, 8], [{ do: 'hide-agents' }]),
  'a-favour-called-in': instant(
    'I-10',
    [1, 3, 7],
    [{ do: 'offer', price: 'leader-blood', gives: 'add-minion', times: 1 }],
    OPPORTUNITY,
  ),
  'the-informer': stays('I-11', [5, 3, 4], [LAY], {
    on: 'red',
    standing: ['minions-do-not-count'],
    discard: NO_AGENT,
    reward: VEIL_1,
  }),
  'night-shift': tonight('I-12', [7, 4, 6], ['all-night-effects-dearer']),
  'fickle-moon': instant('I-13', [3, 2, 6], [{ do: 'roll-reserve-again' }, { do: 'turn-die' }], OPPORTUNITY),
  'lost-luggage': stays(
    'I-14',
    [2, 4, 7],
    [{ do: 'add-agents', to: ['railway-station'], count: 1 }, LAY],
    {
      on: 'railway-station',
      standing: ['night-effect-dearer'],
      discard: NO_AGENT,
      reward: { give: 'relic' },
    },
    OPPORTUNITY,
  ),
  stakeout: stays('I-15', [1, 3, 5], [LAY], {
    on: 'leader',
    standing: ['agent-follows-holder'],
    discard: { when: 'holder-credited', agents: 1 },
    reward: { give: 'holder-blood', amount: 1 },
  }),
  'holy-water': instant(
    'I-16',
    [4, 1, 7],
    [{ do: 'lose-blood', who: { kind: 'all', blood: 2, agents: 1 }, amount: 1 }],
  ),
  'second-thoughts': instant(
    'I-17',
    [5, 3, 9],
    [{ do: 'choose', of: [{ choose: 'minion' }, { choose: 'veil', amount: 1 }], onlyWithMinions: true }],
  ),
  'carnival-night': tonight('I-18', [2, 5, 9], ['first-recruit-cheaper'], OPPORTUNITY),

  // Level II
  'curse-of-our-clan': stays(
    'II-01',
    [5, 3, 6],
    [LAY, { do: 'lose-blood', who: { kind: 'leader' }, amount: 1 }],
    {
      on: 'leader',
      dawn: { do: 'lose-blood', who: { kind: 'holder' }, amount: 1 },
      discard: { when: 'holder-drained' },
      reward: VEIL_1,
    },
  ),
  'police-raid': instant(
    'II-02',
    [8, 1, 7],
    [{ do: 'replace-minions', districts: 1, otherwise: 'police-station' }],
  ),
  'door-to-door': instant('II-03', [4, 2, 9], [{ do: 'spread-agents' }]),
  'marked-for-the-stake': stays('II-04', [9, 4, 8], [LAY], {
    on: 'most-kills',
    standing: ['two-agents-hunt-holder'],
    discard: { when: 'holder-credited', agents: 2 },
    reward: VEIL_1,
  }),
  curfew: tonight('II-05', [3, 6, 7], ['one-move']),
  'the-longest-day': tonight('II-06', [1, 6, 8], ['leader-slower']),
  'the-inquisitor': stays('II-07', [3, 2, 5], [LAY], {
    on: 'red',
    standing: ['dice-lower'],
    discard: NO_AGENT,
    reward: VEIL_1,
  }),
  blackmail: instant(
    'II-08',
    [6, 3, 4],
    [
      {
        do: 'choose',
        of: [{ choose: 'veil', amount: 1 }, { choose: 'minions', count: 2 }, { choose: 'relic' }],
      },
    ],
  ),
  'press-campaign': instant(
    'II-09',
    [4, 3, 5],
    [{ do: 'add-agents', to: ['newspaper-office', 'police-station'], count: 1 }],
  ),
  'witness-protection': instant(
    'II-10',
    [1, 5, 8],
    [{ do: 'hide-agents' }, { do: 'add-agents', to: 'red', count: 1 }],
  ),
  'blood-tests': instant(
    'II-11',
    [7, 1, 5],
    [{ do: 'lose-blood', who: { kind: 'all', blood: 2 }, amount: 1 }],
  ),
  'masquerade-ball': instant('II-12', [2, 7, 9], [{ do: 'move-vampires', who: 'each' }], OPPORTUNITY),
  'corrupt-priest': instant(
    'II-13',
    [7, 1, 2],
    [{ do: 'offer', price: 'leader-blood', gives: 'remove-agent', times: 1 }],
    OPPORTUNITY,
  ),
  'antiquities-auction': instant(
    'II-14',
    [9, 1, 4],
    [{ do: 'offer', price: 'minion', gives: 'draw-relic', times: 1 }],
    OPPORTUNITY,
  ),
  'silver-bullets': card('II-15', 'this-round', [6, 2, 4], { inForce: ['low-dice-cost-more'] }),
  'ring-of-steel': instant('II-16', [2, 7, 8], [{ do: 'add-agents-around-leader', districts: 2 }]),
  'the-traitor': stays(
    'II-17',
    [5, 6, 9],
    [{ do: 'take-district', most: 'minions' }, { do: 'add-agents', to: 'taken', count: 1 }, LAY],
    { on: 'taken', standing: ['minions-cannot-leave'], discard: NO_AGENT, reward: VEIL_1 },
  ),
  'hungry-moon': tonight('II-18', [8, 3, 9], ['hunt-for-two'], OPPORTUNITY),

  // Level III
  'last-crusade': instant('III-01', [7, 1, 4], [{ do: 'add-agents', to: 'empty', count: 1 }]),
  'cleansing-fire': instant('III-02', [6, 8, 9], [{ do: 'remove-half-of-minions' }]),
  'the-grand-inquisitor': stays(
    'III-03',
    [1, 3, 6],
    [{ do: 'add-agents', to: ['cathedral'], count: 2 }, LAY],
    {
      on: 'cathedral',
      dawn: { do: 'add-agents', to: ['cathedral'], count: 1 },
      discard: NO_AGENT,
      reward: { give: 'veil', amount: 2 },
    },
  ),
  'hammer-of-witches': instant(
    'III-04',
    [9, 5, 8],
    [{ do: 'lose-blood', who: { kind: 'all', agents: 1 }, amount: 1 }],
  ),
  'martial-law': tonight('III-05', [6, 2, 9], ['one-move', 'no-night-effects']),
  'mass-arrests': instant('III-06', [7, 4, 5], [{ do: 'replace-minions', districts: 2 }]),
  eclipse: tonight('III-07', [4, 2, 5], ['all-faster'], OPPORTUNITY),
  'ancestral-vault': instant(
    'III-08',
    [3, 4, 9],
    [{ do: 'give-blood', amount: 2, vampires: 2, optional: true }],
    OPPORTUNITY,
  ),
  'burning-noon': instant(
    'III-09',
    [5, 1, 3],
    [{ do: 'lose-blood', who: { kind: 'most-blood', vampires: 2 }, amount: 2 }],
  ),
  siege: instant('III-10', [1, 2, 9], [{ do: 'besiege' }]),
  'public-panic': instant('III-11', [5, 7, 8], [{ do: 'lower-veil', by: 'drained-vampire' }]),
  confiscation: instant(
    'III-12',
    [4, 3, 8],
    [{ do: 'choose', of: [{ choose: 'relic' }, { choose: 'veil', amount: 1 }] }],
  ),
  'hunters-mark': stays('III-13', [2, 5, 6], [LAY], {
    on: 'leader',
    dawn: { do: 'add-agents', to: 'holder', count: 1 },
    discard: { when: 'holder-turn-ends-without-agents' },
    reward: VEIL_1,
  }),
  'consecrated-ground': stays('III-14', [8, 6, 7], [LAY], {
    on: 'red',
    standing: ['no-sigil', 'no-minion-majority-effect', 'no-night-effect'],
    discard: { when: 'more-minions', by: 2 },
    reward: VEIL_1,
  }),
  'shattered-circles': stays('III-15', [8, 1, 6], [LAY], {
    on: 'red',
    standing: ['no-sigil-effects'],
    discard: NO_AGENT,
    reward: { give: 'blood-here', amount: 1 },
  }),
  reinforcements: instant('III-16', [3, 2, 7], [{ do: 'add-agents', to: 'marked', count: 1 }]),
  'silent-bells': instant(
    'III-17',
    [9, 3, 7],
    [{ do: 'offer', price: 'minion', gives: 'remove-agent', times: 2 }],
    OPPORTUNITY,
  ),
  'final-edition': instant('III-18', [2, 1, 4], [{ do: 'lower-veil', by: 'agent-majorities' }]),
};

const EVENT_OF: ReadonlyMap<string, EventCard> = new Map(Object.entries(EVENTS));

export function eventOf(id: EventId): EventCard {
  return EVENT_OF.get(id) as EventCard;
}

const OF_LEVEL: ReadonlyMap<Level, readonly EventId[]> = new Map(
  LEVELS.map((level) => [level, EVENT_IDS.filter((id) => EVENTS[id].level === level)]),
);

export function eventsOfLevel(level: Level): readonly EventId[] {
  return OF_LEVEL.get(level) as readonly EventId[];
}

type Rest = Partial<Pick<EventCard, 'text' | 'inForce' | 'lying' | 'opportunity'>>;

function card(
  code: string,
  kind: EventCard['kind'],
  [red, blue, otherBlue]: Crosses,
  { text = [], inForce = [], lying = null, opportunity = false }: Rest,
): EventCard {
  return {
    code,
    level: levelIn(code),
    grid: { red: red - 1, blue: [blue - 1, otherBlue - 1] },
    kind,
    opportunity,
    text,
    inForce,
    lying,
  };
}

/** `II-07` is level II: the level is the number of strokes in the numeral. */
function levelIn(code: string): Level {
  return LEVELS[code.indexOf('-') - 1] as Level;
}

function instant(code: string, crosses: Crosses, text: readonly Instruction[], rest: Rest = {}): EventCard {
  return card(code, 'instant', crosses, { text, ...rest });
}

function tonight(
  code: string,
  crosses: Crosses,
  inForce: readonly LastingEffect[],
  rest: Rest = {},
): EventCard {
  return card(code, 'tonight', crosses, { inForce, ...rest });
}

function stays(
  code: string,
  crosses: Crosses,
  text: readonly Instruction[],
  lying: Pick<Lying, 'on' | 'discard' | 'reward'> & Partial<Lying>,
  rest: Rest = {},
): EventCard {
  const kind = lying.on === 'leader' || lying.on === 'most-kills' ? 'on-vampire' : 'on-district';
  return card(code, kind, crosses, { text, lying: { standing: [], dawn: null, ...lying }, ...rest });
}
