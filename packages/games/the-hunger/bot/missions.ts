import type { CryptNo } from '../cards/board.ts';
import { HUMAN_TYPES, type HumanType } from '../cards/card.ts';
import type { CardNo } from '../cards/cards.ts';
import { type MissionNo, missionAt, type Scoring } from '../cards/missions.ts';
import type { TokenNo } from '../cards/tokens.ts';
import { type Holdings, holdingsOf } from '../rules/holdings.ts';
import { CONFUSE } from '../rules/marks.ts';
import { NONE } from '../rules/state.ts';
import { type Outlook, ownerOf } from './outlook.ts';
import { countedVp, likely, type Tally } from './tally.ts';
import { instantWorth } from './thumb.ts';

/** The expected value of Missions at the end. */

/** Things a seat might gain in addition to what it has. */
interface Gain {
  readonly cards?: readonly CardNo[];
  readonly tokens?: readonly TokenNo[];
  /** Humans that go to the Digestion zone. */
  readonly digested?: number;
  /** The type that the Human of your choice counts as. */
  readonly named?: HumanType;
}

/** How much more all Missions of a seat would give with this gain. */
export function missionsWorth(outlook: Outlook, gain: Gain): number {
  const { me, holdings } = outlook;
  const now = holdings[me] as Holdings;
  const then = withGain(outlook, gain);
  let more = 0;
  for (const mission of tilesOf(outlook)) {
    const { scoring } = missionAt(mission);
    if (scoring !== null) more += expectedVp(outlook, scoring, then) - expectedVp(outlook, scoring, now);
  }
  return more;
}

/** The value of naming this type (TH-15.9). */
export function namedWorth(outlook: Outlook, named: HumanType): number {
  return missionsWorth(outlook, { named });
}

function tilesOf({ view, own }: Outlook): MissionNo[] {
  return [...view.publicMissions, ...own.missions.filter((tile) => tile !== null)];
}

function withGain({ own }: Outlook, { cards = [], tokens = [], digested = 0, named }: Gain): Holdings {
  const found = holdingsOf({
    ...ownerOf(own, cards),
    tokens: [...own.tokens, ...tokens],
    named: named ?? own.named,
  });
  return { ...found, digestedHumans: found.digestedHumans + digested };
}

/** The value of a tile to a seat that has it or could have it. */
export function tileWorth(outlook: Outlook, mission: MissionNo): number {
  const { scoring, instant } = missionAt(mission);
  if (scoring !== null) return expectedVp(outlook, scoring, outlook.holdings[outlook.me] as Holdings);
  const { turns, view } = outlook;
  const chests = view.chests.some((token) => token !== NONE);
  return instantWorth(instant, { turns, chests, rivals: view.players.length - 1 });
}

/** The average numbers of things gained per turn. */
const A_TURN = { power: 0.15, familiar: 0.15, token: 0.2, digested: 0.1 } as const;

/** The expected VP of a Standard Mission at dawn, for a seat with these holdings now. */
function expectedVp(outlook: Outlook, scoring: Scoring, mine: Holdings): number {
  const { turns, preyToCome: prey, view, own, me } = outlook;
  const counted = countedVp(scoring, tallyOf(mine), { turns, prey, aTurn: A_TURN });
  if (counted !== null) return counted;
  const { types, values } = mine;
  const { vp } = scoring;
  switch (scoring.kind) {
    case 'per-set':
    case 'per-rarest':
      return vp * Math.max(Math.min(...types), meanOf(types) + prey / 4 - 1);
    case 'none-worth':
      return (values[5] as number) > 0 ? 0 : vp * 0.9 ** prey;
    case 'rose':
      return mine.rose ? vp : view.roses.length > 0 && turns > 5 ? vp * 0.3 : 0;
    case 'first-home':
    case 'beaten-home':
      return homeVp(outlook, scoring.kind, vp);
    case 'other-missions':
      return vp * (1 + 0.7 * own.missions.length);
    case 'most-of-type': {
      const type = HUMAN_TYPES.indexOf(scoring.type);
      return vp * aheadOf(outlook, mine, (holdings) => holdings.types[type] as number);
    }
    case 'most-humans':
      return vp * aheadOf(outlook, mine, ({ humans }) => humans);
    case 'most-familiars':
      return vp * aheadOf(outlook, mine, ({ familiars }) => familiars);
    case 'fewest-humans':
      return vp * aheadOf(outlook, mine, ({ humans }) => -humans);
    case 'highest-score':
    case 'lowest-score': {
      const others = view.players.flatMap(({ vp: points }, seat) => (seat === me ? [] : [points]));
      return scoring.kind === 'highest-score'
        ? vp * likely(own.vp - Math.max(...others), 10 * turns)
        : vp * 0.3 * likely(Math.min(...others) - own.vp, 10 * turns);
    }
    default:
      return 0;
  }
}

function tallyOf(mine: Holdings): Tally {
  return {
    ...mine,
    confusing: mine.marks.filter((marks) => (marks & CONFUSE) !== 0).length,
    dangerous: mine.marks.filter((marks) => marks !== 0).length,
  };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The probability that this seat has the most in the end. */
function aheadOf(
  { holdings, me, preyToCome }: Outlook,
  mine: Holdings,
  count: (holdings: Holdings) => number,
): number {
  const others = holdings.flatMap((other, seat) => (seat === me ? [] : [count(other)]));
  const lead = count(mine) - Math.max(...others) - 0.5;
  const rivals = others.length > 0 ? 2 / (1 + others.length) : 1;
  return likely(lead, preyToCome) ** (preyToCome > 4 ? 1 / rivals : 1);
}

/** The rest of the value of coming home is part of the night. */
function homeVp({ own, view, me }: Outlook, kind: 'first-home' | 'beaten-home', vp: number): number {
  const others = view.players.length - 1;
  const { arrival } = own;
  if (kind === 'first-home') {
    if (arrival > 0) return arrival === 1 ? vp : 0;
    return view.players.some((player, seat) => seat !== me && player.arrival > 0) ? 0 : vp / (others + 1);
  }
  return vp * (1 + (arrival > 0 ? others - arrival + 1 : others / 2));
}

/** The average value of the best of this many unknown tiles. */
const BEST_OF = [0, 2.8, 3.8, 4.5, 5, 5.4, 5.7] as const;

/** The value of gaining a Mission here: the best of the tiles seen here, or of this many unknown ones. */
export function cryptWorth(outlook: Outlook, crypt: CryptNo): number {
  const { view, own } = outlook;
  const tiles = view.crypts[crypt] ?? [];
  if (tiles.length === 0) return 0;
  const known = own.notes[crypt] ?? null;
  if (known === null || known.length !== tiles.length) return BEST_OF[tiles.length] ?? 0;
  return Math.max(...known.map((mission) => tileWorth(outlook, mission)));
}
