import {
  among,
  amount,
  bagOf,
  fields,
  flag,
  type GameNumbers,
  howMany,
  listOf,
  maybe,
  type Shape,
  seatOf,
  through,
} from '@nokturn/engine/numbers';
import { DISTRICT_IDS } from './cards/districts.ts';
import { EVENT_IDS } from './cards/events.ts';
import { RELIC_IDS } from './cards/relics.ts';
import { VAMPIRE_IDS } from './cards/vampires.ts';
import {
  abilityOption,
  agentOption,
  bruteForceOption,
  cardOption,
  daggerOption,
  dieOption,
  districtOption,
  exposeOption,
  faceOption,
  feedOption,
  fromOption,
  giveOption,
  minionOption,
  mirageOption,
  pullOption,
  pushOption,
  relicOption,
  sideOption,
  swapOption,
  takeOption,
  takeRelicOption,
  toOption,
} from './rules/choices.ts';
import { PHASES } from './rules/state.ts';
import type { MastersView } from './secrets.ts';

/** Masters of the Night as numbers, for machine learning. */

const WORDS = [
  ...['pass', 'printed', 'turned', 'veil', 'minion', 'minions', 'relic', 'take', 'decline', 'stay', 'stop'],
  ...['move', 'fight', 'recruit', 'activate', 'blood', 'dark', 'hunt', 'wild-hunt', 'exchange', 'sigillate'],
  ...[
    'ritual',
    'end-turn',
    'expose',
    'back',
    'all',
    'top',
    'action-points',
    'fury',
    'go-on',
    'accept',
    'refuse',
  ],
];

const SETS = [
  ...[districtOption, toOption, fromOption, minionOption, pullOption, pushOption, exposeOption, agentOption],
  ...[
    mirageOption,
    sideOption,
    takeOption,
    dieOption,
    faceOption,
    bruteForceOption,
    daggerOption,
    feedOption,
  ],
  ...[abilityOption, relicOption, giveOption, takeRelicOption, swapOption, cardOption],
];

/** The largest possible Family. */
const FAMILY = 5;
const SOME = amount(0, 99);
const relics = bagOf(RELIC_IDS);
const events = bagOf(EVENT_IDS);
const district = among(
  DISTRICT_IDS.map((_, number) => number),
  (number) => DISTRICT_IDS[number] ?? '',
);
const member = among(Array.from({ length: FAMILY }, (_, number) => number));
const districts = bagOf(
  DISTRICT_IDS.map((_, number) => number),
  { most: 9, name: (number) => DISTRICT_IDS[number] ?? '' },
);

export const numbers: GameNumbers<MastersView> = {
  options: () => [
    ...WORDS,
    ...VAMPIRE_IDS.map((id) => `vampire:${id}`),
    ...SETS.flatMap(({ things }) => [...things.keys()]),
  ],
  most: 60,
  state: (seats) =>
    fields<MastersView>({
      // The same in all matches that are played together.
      options: 'untold',
      seats: amount(1, FAMILY),
      vampires: listOf(FAMILY, vampireShape(seats)),
      districts: listOf(DISTRICT_IDS, districtShape()),
      layout: listOf(DISTRICT_IDS.length, district),
      positions: listOf(DISTRICT_IDS, amount(0, DISTRICT_IDS.length)),
      // Can be derived from the layout.
      neighbours: 'untold',
      veil: amount(-99, 99),
      reserve: listOf(7, SOME),
      aside: listOf(7, SOME),
      agents: SOME,
      minions: SOME,
      blood: SOME,
      eventDeck: SOME,
      top: among(EVENT_IDS),
      leftOut: SOME,
      discardedEvents: events,
      lying: through(
        listOf(EVENT_IDS, lyingShape()),
        (lying: MastersView['lying']) =>
          EVENT_IDS.map((id) => lying.find(({ event }) => event === id) ?? null) as MastersView['lying'],
      ),
      inForce: among(EVENT_IDS),
      resolving: maybe(resolvingShape()),
      relicDeck: SOME,
      drawnRelic: among(RELIC_IDS),
      discardedRelics: relics,
      round: SOME,
      phase: among(PHASES),
      leader: member,
      resolvedDistricts: districts,
      huntedDistricts: districts,
      turn: maybe(turnShape()),
      combat: maybe(combatShape()),
      timepieceUsed: flag,
      carnivalUsed: flag,
      veilByRound: howMany(99),
      ended: among(['ritual', 'veil', 'deck'] as const),
    }),
};

function vampireShape(seats: number): Shape<MastersView['vampires'][number]> {
  return fields<MastersView['vampires'][number]>({
    id: among(VAMPIRE_IDS),
    seat: seatOf(seats),
    at: district,
    blood: SOME,
    kills: SOME,
    sigil: district,
    relics,
  });
}

function districtShape(): Shape<MastersView['districts'][number]> {
  return fields<MastersView['districts'][number]>({
    hidden: SOME,
    exposed: SOME,
    minions: SOME,
    sigil: member,
    relics,
  });
}

function lyingShape(): Shape<MastersView['lying'][number]> {
  return fields<MastersView['lying'][number]>({
    event: through(flag, () => true),
    district,
    holder: member,
  });
}

function resolvingShape(): Shape<NonNullable<MastersView['resolving']>> {
  return fields<NonNullable<MastersView['resolving']>>({
    event: among(EVENT_IDS),
    dawn: flag,
    holder: member,
    column: among(['high', 'low'] as const),
    turned: flag,
    sentence: among([0, 1, 2, 3, 4, 5, 6, 7]),
    taken: district,
    entered: districts,
    before: SOME,
    missing: SOME,
    ordered: SOME,
    urnUsed: flag,
    laid: flag,
  });
}

function turnShape(): Shape<NonNullable<MastersView['turn']>> {
  return fields<NonNullable<MastersView['turn']>>({
    vampire: member,
    ap: SOME,
    moves: SOME,
    contractUsed: flag,
    over: flag,
  });
}

function combatShape(): Shape<NonNullable<MastersView['combat']>> {
  return fields<NonNullable<MastersView['combat']>>({
    district,
    day: flag,
    fighter: member,
    left: SOME,
    removed: SOME,
    dice: listOf(
      9,
      fields<NonNullable<MastersView['combat']>['dice'][number]>({ value: amount(0, 6), counts: SOME }),
    ),
    fury: flag,
    daggerUsed: flag,
    due: SOME,
    credited: listOf(FAMILY, SOME),
  });
}
