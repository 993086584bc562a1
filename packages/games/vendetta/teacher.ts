import type { Seat } from '@nokturn/engine';
import { type Lesson, lesson, lessons, type Move, stepBefore, type Teacher } from '@nokturn/text';
import { type AllyId, allyOf } from './cards/allies.ts';
import type { LocationId } from './cards/locations.ts';
import type { State } from './rules/state.ts';
import { mateOf } from './rules/teams.ts';
import type { VendettaView } from './secrets.ts';

/** The reasons of bots in Vendetta: where cards and blood lie, which Allies came, and what a Conflict has shown. */
export const teacher: Teacher<VendettaView> = {
  why(move) {
    return [...plays(move), ...bloods(move), ...drains(move), ...tokens(move), ...results(move)];
  },
  partners(view, seat) {
    const mate = mateOf(view as unknown as State, seat);
    return mate === null ? [] : [mate];
  },
};

/** Blood in the Pool below which a player has to be careful. */
const LITTLE = 3;

interface Spot {
  readonly blood: number;
  readonly count: number;
}

/** Everybody sees how many cards and how much blood lie on a Position. */
function spotAt({ positions }: VendettaView, location: number, seat: Seat): Spot {
  const spot = positions[location]?.[seat];
  return { blood: spot?.blood ?? 0, count: spot?.cards.length ?? 0 };
}

function othersIn({ players }: VendettaView, seat: Seat): Seat[] {
  return players.flatMap(({ eliminated }, other) => (other !== seat && eliminated === 0 ? [other] : []));
}

/** The Ally at a Location, if none in the city is worth more Influence, and some are worth less. */
function bestAlly({ allies }: VendettaView, location: number): { ally: AllyId; influence: number } | null {
  const worth = (ally: AllyId | null) => (ally === null ? 0 : allyOf(ally).influence);
  const ally = allies[location] ?? null;
  const isBest = allies.every((other) => worth(other) <= worth(ally));
  const isBetter = allies.some((other) => other !== null && worth(other) < worth(ally));
  return ally !== null && isBest && isBetter ? { ally, influence: worth(ally) } : null;
}

/** A card that was played in the seat's own planning turn; nothing else has changed before it. */
function plays({ seat, heard, before }: Move<VendettaView>): readonly Lesson[] {
  const played = heard.find(({ kind }) => kind !== 'location-chosen' && kind !== 'spent');
  if (played?.kind !== 'played' || played.seat !== seat || played.source !== 'planning') return [];
  const { state } = before;
  const name = played.location as LocationId;
  const location = state.locations.indexOf(name);
  const own = spotAt(state, location, seat).count + 1;
  const counts = othersIn(state, seat).map((other) => spotAt(state, location, other).count);
  const best = bestAlly(state, location);
  const isHaven = location === state.locations.length - 1;
  const isElsewhere = state.positions.some((row) =>
    row.some(({ cards }, other) => other !== seat && cards.length > 0),
  );
  const { pool } = state.players[seat] as VendettaView['players'][number];
  const isFree = played.faceUp === true && played.cost === 0;
  return lessons(
    best !== null && lesson('play-ally', { location: name, ...best }),
    counts.some((count) => count > 0) &&
      counts.every((count) => count < own) &&
      own > 1 &&
      lesson('play-more', { location: name, count: own }),
    isElsewhere &&
      counts.every((count) => count === 0) &&
      own === 1 &&
      lesson('play-empty', { location: name }),
    isHaven && state.ambition !== seat && lesson('play-haven'),
    isFree && pool <= LITTLE && lesson('play-open', { pool }),
    played.faceUp === false && Number(played.cost) > 0 && lesson('play-hidden', { cost: played.cost }),
  );
}

/** Blood on a Position is Power, and what somebody else has put there lies open. */
function bloods(move: Move<VendettaView>): readonly Lesson[] {
  const { seat, heard, before } = move;
  const put = heard.find(({ kind }) => kind === 'blood-played');
  if (put?.seat !== seat || stepBefore(move) !== 'plan-blood') return [];
  const { state } = before;
  const location = state.locations.indexOf(put.location as LocationId);
  const rivals = othersIn(state, seat).filter((other) => {
    const { count, blood } = spotAt(state, location, other);
    return count + blood > 0;
  });
  return lessons(
    Number(put.amount) > 0 &&
      rivals.length > 0 &&
      lesson('blood', { location: put.location, amount: put.amount, count: rivals.length }),
  );
}

function drains({ seat, heard }: Move<VendettaView>): readonly Lesson[] {
  const drained = heard.find(({ kind }) => kind === 'drained');
  if (drained?.seat !== seat || drained.frenzy !== false) return [];
  const before = Number(drained.after) - Number(drained.blood);
  const { card, blood } = drained;
  return lessons(
    before <= LITTLE && lesson('drain-little', { card, blood, before }),
    drained.tokens === 0 && lesson('drain-human', { card, blood }),
  );
}

/** Staying and withdrawing, by what lay on the table when it was decided. */
function tokens(move: Move<VendettaView>): readonly Lesson[] {
  const { seat, heard, before } = move;
  const shown = heard.find(({ kind }) => kind === 'tokens');
  if (shown === undefined || stepBefore(move) !== 'stay-or-withdraw') return [];
  const { state } = before;
  const name = shown.location as LocationId;
  const location = state.locations.indexOf(name);
  const own = spotAt(state, location, seat);
  const rivals = othersIn(state, seat)
    .map((other) => ({ other, ...spotAt(state, location, other) }))
    .filter(({ count, blood }) => count + blood > 0)
    .sort((a, b) => b.count - a.count);
  const [most] = rivals;
  if ((shown.withdraw as readonly Seat[]).includes(seat)) {
    const isCloaked = heard.some(
      ({ kind, seat: one, cloak }) => kind === 'withdrew' && one === seat && cloak === true,
    );
    return lessons(
      most !== undefined &&
        most.count > own.count &&
        lesson('withdraw-fewer', { location: name, own: own.count, other: most.other, count: most.count }),
      own.blood > 0 && !isCloaked && lesson('withdraw-blood', { location: name, blood: own.blood }),
      rivals.length > 1 && lesson('withdraw-crowd', { location: name, count: rivals.length }),
    );
  }
  if (!(shown.stay as readonly Seat[]).includes(seat) || most === undefined) return [];
  const ally = state.allies[location] ?? null;
  return lessons(
    most.count < own.count && lesson('stay-more', { location: name, count: own.count }),
    own.blood > 0 &&
      rivals.every(({ blood }) => blood < own.blood) &&
      lesson('stay-blood', { location: name, blood: own.blood }),
    rivals.length === 1 && lesson('stay-second', { location: name }),
    ally !== null && lesson('stay-ally', { location: name, ally, influence: allyOf(ally).influence }),
  );
}

/** What decided a Conflict, when all its cards have been counted. */
function results({ seat, heard }: Move<VendettaView>): readonly Lesson[] {
  for (const won of heard.filter(({ kind }) => kind === 'won')) {
    const ranking = heard
      .filter(({ kind, location }) => kind === 'power' && location === won.location)
      .sort((a, b) => Number(a.rank) - Number(b.rank));
    const own = ranking.find((one) => one.seat === seat);
    const [first, second] = ranking;
    if (own === undefined || first === undefined || second === undefined) continue;
    const { location } = won;
    const without = Number(own.total) - Number(own.bloodPower);
    if (own === first && won.seat === seat)
      return lessons(
        Number(own.bloodPower) > 0 &&
          without < Number(second.total) &&
          lesson('won-blood', { location, blood: own.blood, other: second.seat, total: second.total }),
        won.tie === 'order' && lesson('won-tie', { location, total: own.total }),
        lesson('won', { location, total: own.total, other: second.seat, second: second.total }),
      );
    const hasVictim = heard.some(
      ({ kind, seat: one, source }) => kind === 'victim-joined' && one === seat && source === 'reward',
    );
    if (own === second && hasVictim) return [lesson('second', { location, total: own.total })];
  }
  return [];
}
