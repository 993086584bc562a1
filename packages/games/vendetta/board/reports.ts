import type { Heard, Seat } from '@nokturn/engine';
import type { AllyId } from '../cards/allies.ts';
import type { ClanCardId } from '../cards/clan-cards.ts';
import type { LocationId } from '../cards/locations.ts';
import { PLACE_IDS } from '../cards/places.ts';
import type { LocationIndex, Phase, Stage } from '../rules/state.ts';

/** One change to the Power of a card: the value before, the value after, and the card that changed it. */
export interface Change {
  readonly before: number;
  readonly after: number;
  readonly source: ClanCardId;
}

export interface CardPower {
  /** Null for a face-down card that not everybody knows. */
  readonly card: ClanCardId | null;
  readonly power: number;
  readonly changes: readonly Change[];
}

/** One participant of a Conflict: the parts of the total, and the rewards. */
export interface Participant {
  readonly seat: Seat;
  readonly rank: number;
  readonly total: number;
  readonly cards: readonly CardPower[];
  readonly blood: number;
  readonly bloodPower: number;
  readonly knife: number;
  readonly ally: AllyId | null;
  readonly victims: number;
  readonly influence: number;
  readonly ambition: boolean;
}

/** The reasons for the result at a Location, the winner first. */
export interface Report {
  readonly location: LocationId;
  readonly round: number;
  readonly participants: readonly Participant[];
}

/** The latest Conflict at each Location, and the one being recorded now. */
export interface Chronicle {
  readonly round: number;
  readonly reports: Readonly<Partial<Record<LocationId, Report>>>;
  readonly changes: readonly (Change & { readonly seat: Seat; readonly card: ClanCardId | null })[];
  /** The Location where rewards are being handed out. */
  readonly paying: LocationId | null;
}

export function emptyChronicle(round: number): Chronicle {
  return { round, reports: {}, changes: [], paying: null };
}

/** The chronicle after one more happening. */
export function written(chronicle: Chronicle, heard: Heard): Chronicle {
  switch (heard.kind) {
    case 'round':
      return { ...chronicle, round: heard.round as number };
    case 'location':
      return without({ ...chronicle, changes: [], paying: null }, heard.location as LocationId);
    case 'power-changed':
      return { ...chronicle, changes: [...chronicle.changes, changeOf(heard)] };
    case 'power':
      return withPower(chronicle, heard);
    case 'won':
      return { ...chronicle, changes: [], paying: heard.location as LocationId };
    case 'ally-joined':
      return paid(chronicle, heard.seat as Seat, () => ({ ally: heard.ally as AllyId }));
    case 'victim-joined':
      if (heard.source !== 'reward') return chronicle;
      return paid(chronicle, heard.seat as Seat, ({ victims }) => ({ victims: victims + 1 }));
    case 'influence':
      if (!isReward(heard.source)) return chronicle;
      return paid(chronicle, heard.seat as Seat, ({ influence }) => ({
        influence: influence + (heard.amount as number),
      }));
    case 'ambition':
      return paid(chronicle, heard.seat as Seat, () => ({ ambition: true }));
    case 'effect':
      // The rewards have been handed out; what the Ally does next is its own effect.
      return { ...chronicle, paying: null };
    default:
      return chronicle;
  }
}

/**
 * The report on a Location from the first chronicle that has one; a viewer who goes back in time does not see the
 * future.
 */
export function latestReport(
  chronicles: readonly Chronicle[],
  location: LocationId,
  round: number,
): Report | null {
  const known = chronicles.flatMap(({ reports }) => reports[location] ?? []);
  return known.find((report) => report.round <= round) ?? null;
}

/** A card that not everybody has seen is not part of a report. */
function changeOf(heard: Heard): Chronicle['changes'][number] {
  return {
    seat: heard.seat as Seat,
    card: heard.open ? (heard.card as ClanCardId) : null,
    before: heard.before as number,
    after: heard.after as number,
    source: heard.source as ClanCardId,
  };
}

/** The part of the state that shows the progress of the Resolution. */
interface Progress {
  readonly round: number;
  readonly phase: Phase;
  readonly location: LocationIndex | null;
  readonly stage: Stage | null;
}

/** Whether the report is about this round and its Conflict has already taken place at the moment being viewed. */
export function isFresh({ round }: Report, index: LocationIndex, now: Progress): boolean {
  if (round !== now.round || now.phase !== 'resolution') return false;
  if (now.location === null || index < now.location) return true;
  return index === now.location && (now.stage === 'conflict' || now.stage === 'aftermath');
}

function without(chronicle: Chronicle, location: LocationId): Chronicle {
  const { [location]: _, ...reports } = chronicle.reports;
  return { ...chronicle, reports };
}

function withPower(chronicle: Chronicle, heard: Heard): Chronicle {
  const location = heard.location as LocationId;
  const seat = heard.seat as Seat;
  const powers = heard.powers as readonly number[];
  const cards = heard.cards as readonly (ClanCardId | null)[];
  const before = chronicle.reports[location];
  const participant: Participant = {
    seat,
    rank: heard.rank as number,
    total: heard.total as number,
    cards: cards.map((card, i) => ({
      card,
      power: powers[i] ?? 0,
      changes: chronicle.changes.filter((change) => change.seat === seat && change.card === card),
    })),
    blood: heard.blood as number,
    bloodPower: heard.bloodPower as number,
    knife: heard.knife as number,
    ally: null,
    victims: 0,
    influence: 0,
    ambition: false,
  };
  const report: Report = {
    location,
    round: chronicle.round,
    participants: [...(before?.participants ?? []), participant],
  };
  return { ...chronicle, reports: { ...chronicle.reports, [location]: report } };
}

function paid(
  chronicle: Chronicle,
  seat: Seat,
  what: (participant: Participant) => Partial<Participant>,
): Chronicle {
  const { paying, reports } = chronicle;
  const report = paying === null ? undefined : reports[paying];
  if (paying === null || report === undefined) return chronicle;
  const participants = report.participants.map((one) => (one.seat === seat ? { ...one, ...what(one) } : one));
  return { ...chronicle, reports: { ...reports, [paying]: { ...report, participants } } };
}

function isReward(source: unknown): boolean {
  return source === 'reward' || source === 'haven' || (PLACE_IDS as readonly unknown[]).includes(source);
}
