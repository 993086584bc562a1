import {
  each,
  type Hearing,
  knownTo,
  type Seat,
  type SecretsTable,
  secretsOf,
  seenBy,
  type Viewer,
} from '@nokturn/engine';
import type { VendettaHappening } from './rules/happenings.ts';
import { knowsFace, positionAt } from './rules/positions.ts';
import type { Deployed, State } from './rules/state.ts';
import { seesHandsOf } from './rules/teams.ts';

/** Only the seat itself sees the cards; the others see their number. */
const ownersEyes = each(knownTo<State>(({ at }) => at[0] as Seat));

/** Who sees which part of a position (section 6 of the rules). */
const table = secretsOf<State>()({
  options: 'everybody',
  locations: 'everybody',
  places: 'everybody',
  allies: 'everybody',
  players: each({
    clan: 'everybody',
    pool: 'everybody',
    influence: 'everybody',
    earned: 'everybody',
    hand: each(seenBy<State>(({ state, viewer, at }) => seesHandsOf(state, viewer, at[0] as Seat))),
    deck: 'count',
    bottom: ownersEyes,
    drawn: ownersEyes,
    known: knownTo<State>(({ state }) => (state.options.memoryAid === 'on' ? 'everybody' : 'nobody')),
    allies: 'everybody',
    victims: 'everybody',
    drained: 'everybody',
    drainedVictims: 'everybody',
    tokens: 'everybody',
    flipped: 'everybody',
    relic: 'everybody',
    relicUsed: 'everybody',
    eliminated: 'everybody',
    frenzies: 'everybody',
    diableries: 'everybody',
    won: 'everybody',
  }),
  positions: each(
    each({
      blood: 'everybody',
      cards: each({
        card: seenBy<State>(({ state, viewer, at }) => {
          const [location, controller, number] = at as readonly [number, Seat, number];
          const deployed = positionAt(state, location, controller).cards[number] as Deployed;
          return knowsFace(state, deployed, controller, viewer);
        }),
        owner: 'everybody',
        faceUp: 'everybody',
        open: 'everybody',
        seenBy: 'everybody',
        held: 'everybody',
      }),
    }),
  ),
  allyDeck: 'count',
  victimDeck: 'everybody',
  sheets: 'everybody',
  relics: 'everybody',
  first: 'everybody',
  ambition: 'everybody',
  round: 'everybody',
  phase: 'everybody',
  lap: 'everybody',
  turn: 'everybody',
  location: 'everybody',
  stage: 'everybody',
  plan: {
    seat: 'everybody',
    card: knownTo<State>(({ state }) => state.plan?.seat ?? 'nobody'),
    location: knownTo<State>(({ state: { plan } }) => (plan?.open ? 'everybody' : (plan?.seat ?? 'nobody'))),
    open: 'everybody',
    watched: 'everybody',
  },
  here: 'everybody',
  banes: 'everybody',
  aside: 'everybody',
  out: 'everybody',
  ended: 'everybody',
});

export type VendettaView = ReturnType<typeof table.show>;

/** A plan is known only to its seat, so undoing it could not reveal anything (VV-D5 to VV-D7). */
export const secrets: SecretsTable<State, VendettaView> = {
  ...table,
  hide: (state, viewer) => table.hide({ ...state, plan: null }, viewer),
};

/** Who hears which happenings: the log of section 6. */
export const hearing: Hearing<State, VendettaHappening> = {
  'first-player': { seat: 'everybody' },
  'place-laid': { location: 'everybody', place: 'everybody' },
  'relics-revealed': { relics: 'everybody' },
  'clans-revealed': { clans: 'everybody' },
  'clan-taken': { seat: 'everybody', clan: 'everybody' },
  'relic-taken': { seat: 'everybody', relic: 'everybody' },
  round: { round: 'everybody' },
  fed: { seat: 'everybody', amount: 'everybody', before: 'everybody', after: 'everybody' },
  'ally-arrived': { location: 'everybody', ally: 'everybody' },
  drew: { seat: 'everybody', count: 'everybody', cards: owner },
  'hand-built': { seat: 'everybody', kept: seesHand, returned: owner },
  'gave-up': { seat: 'everybody', card: seesHand },
  lap: { lap: 'everybody', laps: 'everybody' },
  turn: { seat: 'everybody' },
  'turn-skipped': { seat: 'everybody' },
  'location-chosen': { seat: 'everybody', location: 'everybody' },
  played: {
    seat: 'everybody',
    owner: 'everybody',
    location: 'everybody',
    faceUp: 'everybody',
    cost: 'everybody',
    source: 'everybody',
    watcher: 'everybody',
    card: seesPlay,
  },
  'tokens-flipped': { seat: 'everybody', location: 'everybody', amount: 'everybody' },
  looked: { seat: 'everybody', at: 'everybody', location: 'everybody', number: 'everybody', card: owner },
  'looked-everywhere': { seat: 'everybody', location: 'everybody', seats: 'everybody', cards: owner },
  'relic-used': { seat: 'everybody', relic: 'everybody' },
  undrained: { seat: 'everybody', card: 'everybody' },
  drained: {
    seat: 'everybody',
    card: 'everybody',
    blood: 'everybody',
    after: 'everybody',
    tokens: 'everybody',
    frenzy: 'everybody',
  },
  frenzy: { seat: 'everybody', credited: 'everybody', location: 'everybody' },
  'nothing-to-drain': { seat: 'everybody', blood: 'everybody' },
  eliminated: { seat: 'everybody', round: 'everybody' },
  ambition: { seat: 'everybody' },
  gained: {
    seat: 'everybody',
    amount: 'everybody',
    before: 'everybody',
    after: 'everybody',
    source: 'everybody',
  },
  spent: {
    seat: 'everybody',
    amount: 'everybody',
    before: 'everybody',
    after: 'everybody',
    source: 'everybody',
    location: 'everybody',
    to: 'everybody',
  },
  lost: {
    seat: 'everybody',
    amount: 'everybody',
    asked: 'everybody',
    before: 'everybody',
    after: 'everybody',
    cause: 'everybody',
    source: 'everybody',
    to: 'everybody',
  },
  stolen: {
    seat: 'everybody',
    thief: 'everybody',
    amount: 'everybody',
    asked: 'everybody',
    before: 'everybody',
    after: 'everybody',
    source: 'everybody',
  },
  immune: { seat: 'everybody', source: 'everybody', by: 'everybody' },
  influence: {
    seat: 'everybody',
    amount: 'everybody',
    before: 'everybody',
    after: 'everybody',
    source: 'everybody',
  },
  'influence-given': { from: 'everybody', to: 'everybody', amount: 'everybody', source: 'everybody' },
  'blood-played': {
    seat: 'everybody',
    location: 'everybody',
    amount: 'everybody',
    deployed: 'everybody',
    source: 'everybody',
  },
  'blood-put': {
    seat: 'everybody',
    location: 'everybody',
    amount: 'everybody',
    deployed: 'everybody',
    source: 'everybody',
  },
  'blood-returned': { seat: 'everybody', location: 'everybody', amount: 'everybody', source: 'everybody' },
  'blood-taken': {
    from: 'everybody',
    to: 'everybody',
    location: 'everybody',
    amount: 'everybody',
    source: 'everybody',
  },
  'blood-discarded': { seat: 'everybody', location: 'everybody', amount: 'everybody', source: 'everybody' },
  'blood-swapped': { seat: 'everybody', location: 'everybody', pool: 'everybody', deployed: 'everybody' },
  'blood-shifted': {
    seat: 'everybody',
    location: 'everybody',
    to: 'everybody',
    amount: 'everybody',
    source: 'everybody',
  },
  'blood-surrendered': {
    from: 'everybody',
    to: 'everybody',
    location: 'everybody',
    amount: 'everybody',
    source: 'everybody',
  },
  'victim-joined': { seat: 'everybody', source: 'everybody' },
  'card-drawn': { seat: 'everybody', source: 'everybody', card: seesHand },
  location: { location: 'everybody' },
  'nobody-there': { location: 'everybody', ally: 'everybody' },
  tokens: { location: 'everybody', stay: 'everybody', withdraw: 'everybody' },
  'token-switched': { seat: 'everybody', location: 'everybody', token: 'everybody' },
  withdrew: {
    seat: 'everybody',
    location: 'everybody',
    to: 'everybody',
    blood: 'everybody',
    count: 'everybody',
    cards: 'everybody',
    cloak: 'everybody',
  },
  'withdrew-to-hand': {
    seat: 'everybody',
    location: 'everybody',
    blood: 'everybody',
    count: 'everybody',
    shown: 'everybody',
    cards: seesHand,
  },
  revealed: { location: 'everybody', seats: 'everybody', cards: 'everybody' },
  'turned-up': { seat: 'everybody', location: 'everybody', card: 'everybody', source: 'everybody' },
  'left-face-down': { seat: 'everybody', location: 'everybody', number: 'everybody', source: 'everybody' },
  'turned-down': { seat: 'everybody', location: 'everybody', card: 'everybody', source: 'everybody' },
  effect: { seat: 'everybody', card: 'everybody', location: 'everybody' },
  declined: { seat: 'everybody', card: 'everybody', location: 'everybody' },
  'target-chosen': { seat: 'everybody', target: 'everybody', card: 'everybody' },
  forestalled: { seat: 'everybody', card: 'everybody', owner: 'everybody' },
  chose: { seat: 'everybody', choice: 'everybody', card: 'everybody' },
  included: { seat: 'everybody', mate: 'everybody', card: 'everybody', included: 'everybody' },
  bids: { location: 'everybody', seats: 'everybody', bids: 'everybody', lowest: 'everybody' },
  'taken-back': {
    seat: 'everybody',
    owner: 'everybody',
    location: 'everybody',
    open: 'everybody',
    card: seesIfOpen,
  },
  'card-moved': {
    seat: 'everybody',
    location: 'everybody',
    to: 'everybody',
    open: 'everybody',
    source: 'everybody',
    card: seesIfOpen,
  },
  'power-changed': {
    location: 'everybody',
    seat: 'everybody',
    open: 'everybody',
    card: seesIfOpen,
    before: 'everybody',
    after: 'everybody',
    source: 'everybody',
  },
  power: {
    location: 'everybody',
    seat: 'everybody',
    rank: 'everybody',
    total: 'everybody',
    cards: 'everybody',
    powers: 'everybody',
    blood: 'everybody',
    bloodPower: 'everybody',
    knife: 'everybody',
  },
  won: { location: 'everybody', seat: 'everybody', power: 'everybody', tie: 'everybody' },
  'ally-joined': { seat: 'everybody', location: 'everybody', ally: 'everybody' },
  'round-over': { round: 'everybody', scores: 'everybody' },
  'shuffled-in': { seat: 'everybody', card: seesHand },
  score: {
    seat: 'everybody',
    eliminated: 'everybody',
    team: 'everybody',
    together: 'everybody',
    place: 'everybody',
    total: 'everybody',
    influence: 'everybody',
    alliance: 'everybody',
    drained: 'everybody',
    bonus: 'everybody',
    relic: 'everybody',
    diablerie: 'everybody',
  },
  ended: { why: 'everybody', winners: 'everybody' },
};

function owner({ seat }: { seat: Seat }, viewer: Viewer): boolean {
  return viewer === seat;
}

/** Cards entering or leaving a hand are heard by viewers who see that hand. */
function seesHand({ seat }: { seat: Seat }, viewer: Viewer, state: State): boolean {
  return seesHandsOf(state, viewer, seat);
}

/**
 * A card played face down is heard by its owner, by the seat that watches through Eyes in the Dark, and by an open
 * team.
 */
function seesPlay(
  { owner: of, faceUp, watcher }: { owner: Seat; faceUp: boolean; watcher: Seat | null },
  viewer: Viewer,
  state: State,
): boolean {
  return faceUp || (watcher !== null && viewer === watcher) || seesHandsOf(state, viewer, of);
}

/** A card that not everybody has seen moves unseen. */
function seesIfOpen({ seat, open }: { seat: Seat; open: boolean }, viewer: Viewer, state: State): boolean {
  return open || seesHandsOf(state, viewer, seat);
}
