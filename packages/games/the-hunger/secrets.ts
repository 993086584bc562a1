import { each, type Hearing, knownTo, type Seat, secretsOf, type Viewer } from '@nokturn/engine';
import { CLOSED_CHESTS } from './cards/board.ts';
import type { HungerHappening } from './rules/happenings.ts';
import { NONE, type Player, type State } from './rules/state.ts';

/** After the game everything is open, except face-down pieces that are out of the game. */
const isOver = ({ phase }: State) => phase === 'over';

/** Visible to its owner, and to everybody after the game. */
const owned = knownTo<State>(({ state, at }) => (isOver(state) ? 'everybody' : (at[0] as Seat)));

/** Which viewer sees which parts of a position (section 6 of the rules). */
export const secrets = secretsOf<State>()({
  options: 'everybody',
  seniority: 'everybody',
  beginners: 'everybody',
  players: each({
    vampire: 'everybody',
    vp: 'everybody',
    earned: 'everybody',
    space: 'everybody',
    height: 'everybody',
    resting: 'everybody',
    arrival: 'everybody',
    // Not even the owner knows the order; everybody knows the cards put on top by Ready.
    deck: each(
      knownTo<State>(({ state, at }) => {
        const [seat, number] = at as readonly [Seat, number];
        const { deck, readied } = state.players[seat] as Player;
        return number >= deck.length - readied || isOver(state) ? 'everybody' : 'nobody';
      }),
    ),
    readied: 'everybody',
    hand: each(owned),
    playing: 'everybody',
    discard: 'everybody',
    digested: 'everybody',
    owned: 'everybody',
    tokens: 'everybody',
    played: 'everybody',
    missions: each(owned),
    rejected: knownTo<State>(({ at }) => at[0] as Seat),
    notes: each(owned),
    named: 'everybody',
  }),
  phase: 'everybody',
  round: 'everybody',
  firstOrder: 'everybody',
  frozen: 'everybody',
  turn: 'everybody',
  arrivals: 'everybody',
  huntDeck: 'count',
  track: 'everybody',
  tavern: each(knownTo<State>(({ state }) => (isOver(state) ? 'everybody' : 'nobody'))),
  chests: each(
    knownTo<State>(({ state, at }) => {
      const [chest] = at as readonly [number];
      const isOpen = chest >= CLOSED_CHESTS || state.chests[chest] === NONE;
      return isOpen || isOver(state) ? 'everybody' : 'nobody';
    }),
  ),
  crypts: each(
    each(
      knownTo<State>(({ state, at }) => {
        const { look } = state;
        if (isOver(state)) return 'everybody';
        return look !== null && look.crypt === at[0] ? look.seat : 'nobody';
      }),
    ),
  ),
  look: 'everybody',
  roses: 'everybody',
  castleTiles: 'everybody',
  publicMissions: 'everybody',
  usedMissions: 'everybody',
  spareMissions: 'nobody',
  spareTokens: 'nobody',
});

export type HungerView = ReturnType<typeof secrets.show>;

/** Which viewer hears what: the log of section 6. */
export const hearing: Hearing<State, HungerHappening> = {
  'vampire-taken': { seat: 'everybody', vampire: 'everybody' },
  'chests-opened': { spaces: 'everybody', tokens: 'everybody' },
  'public-missions': { missions: 'everybody' },
  'missions-dealt': { seat: 'everybody', count: 'everybody', missions: owner },
  'mission-kept': { seat: 'everybody', kept: owner, rejected: owner },
  'first-order': { seats: 'everybody', totals: 'everybody' },
  round: { round: 'everybody' },
  turn: { seat: 'everybody' },
  played: { seat: 'everybody', cards: 'everybody' },
  'new-hand': { seat: 'everybody', card: 'everybody', discarded: 'everybody' },
  'turn-skipped': { seat: 'everybody', digested: 'everybody', discarded: 'everybody' },
  activated: { seat: 'everybody', card: 'everybody' },
  'drew-into-play': { seat: 'everybody', cards: 'everybody', source: 'everybody' },
  discarded: { seat: 'everybody', card: 'everybody', source: 'everybody' },
  digested: { seat: 'everybody', card: 'everybody', from: 'everybody', source: 'everybody' },
  reshuffled: { seat: 'everybody', count: 'everybody' },
  confused: { seat: 'everybody', from: 'everybody', to: 'everybody', path: 'everybody' },
  speed: { seat: 'everybody', speed: 'everybody', printed: 'everybody', extra: 'everybody' },
  moved: {
    seat: 'everybody',
    from: 'everybody',
    to: 'everybody',
    way: 'everybody',
    cost: 'everybody',
    path: 'everybody',
  },
  stayed: { seat: 'everybody', space: 'everybody' },
  home: { seat: 'everybody', arrival: 'everybody', tile: 'everybody' },
  pushed: { seat: 'everybody', pushed: 'everybody', from: 'everybody', to: 'everybody' },
  hunted: {
    seat: 'everybody',
    space: 'everybody',
    from: 'everybody',
    cost: 'everybody',
    cards: 'everybody',
    brought: 'everybody',
    vps: 'everybody',
    amount: 'everybody',
    vp: 'everybody',
    mission: 'everybody',
  },
  readied: { seat: 'everybody', card: 'everybody' },
  'token-taken': { seat: 'everybody', space: 'everybody', token: 'everybody' },
  'token-played': { seat: 'everybody', token: 'everybody' },
  'mission-used': { seat: 'everybody', mission: 'everybody' },
  looked: { seat: 'everybody', space: 'everybody', count: 'everybody', missions: owner },
  'mission-gained': {
    seat: 'everybody',
    space: 'everybody',
    left: 'everybody',
    taken: owner,
    returned: owner,
  },
  hypnotised: { seat: 'everybody', card: 'everybody', from: 'everybody', to: 'everybody' },
  'dog-speed': { seat: 'everybody', card: 'everybody', speed: 'everybody' },
  gained: { seat: 'everybody', amount: 'everybody', vp: 'everybody', source: 'everybody' },
  'cleaned-up': { seat: 'everybody', cards: 'everybody' },
  drew: { seat: 'everybody', count: 'everybody', cards: owner },
  'track-shifted': {},
  'track-filled': { cells: 'everybody', cards: 'everybody' },
  'tavern-filled': { count: 'everybody' },
  parasols: { seats: 'everybody' },
  'parasol-declined': { seat: 'everybody' },
  dawn: { seat: 'everybody', space: 'everybody', fate: 'everybody', loss: 'everybody' },
  'card-scored': { seat: 'everybody', card: 'everybody', vp: 'everybody' },
  'type-named': { seat: 'everybody', type: 'everybody' },
  'pre-mission-score': { seat: 'everybody', vp: 'everybody' },
  'mission-scored': { seat: 'everybody', mission: 'everybody', public: 'everybody', vp: 'everybody' },
  score: {
    seat: 'everybody',
    place: 'everybody',
    burnt: 'everybody',
    total: 'everybody',
    night: 'everybody',
    loss: 'everybody',
    cards: 'everybody',
    publicMissions: 'everybody',
    missions: 'everybody',
  },
  ended: { winners: 'everybody' },
};

function owner({ seat }: { seat: Seat }, viewer: Viewer): boolean {
  return viewer === seat;
}
