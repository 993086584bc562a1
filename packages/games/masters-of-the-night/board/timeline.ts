import type { Heard } from '@nokturn/engine';
import type { VampireId } from '../cards/vampires.ts';

/** One point at which a number changed. */
export interface TimelinePoint {
  readonly veil: number;
  readonly agents: number;
  readonly kills: Readonly<Partial<Record<VampireId, number>>>;
}

export interface Timeline {
  readonly moments: readonly TimelinePoint[];
  /** The move with which each round began. */
  readonly rounds: readonly { readonly round: number; readonly move: number }[];
}

/** The veil, the agents in the city and everybody's kills over the course of a match. */
export function timelineOf(told: readonly Heard[], wholeVeil: number): Timeline {
  const before: TimelinePoint = { veil: wholeVeil, agents: 0, kills: {} };
  const moments: TimelinePoint[] = [before];
  const rounds: { round: number; move: number }[] = [];
  for (const heard of told) {
    const last = moments.at(-1) ?? before;
    const next = momentAfter(last, heard);
    if (next !== last) moments.push(next);
    if (heard.kind === 'round') rounds.push({ round: heard.round as number, move: moments.length - 1 });
  }
  return { moments, rounds };
}

function momentAfter(moment: TimelinePoint, heard: Heard): TimelinePoint {
  const agents = () => (heard.hidden as number) + (heard.exposed as number);
  switch (heard.kind) {
    case 'veil':
    case 'event-losses':
      return { ...moment, veil: heard.after as number };
    case 'agents-added':
      return { ...moment, agents: moment.agents + agents() };
    case 'agents-removed':
      return { ...moment, agents: moment.agents - agents() };
    case 'kills':
      return { ...moment, kills: { ...moment.kills, [heard.vampire as VampireId]: heard.after as number } };
    default:
      return moment;
  }
}

export const LOSSES = ['seen', 'missing', 'cards', 'park', 'waking', 'powers'] as const;
export type Loss = (typeof LOSSES)[number];

/** How much of the veil each cause took: the main reasons for a defeat, or a narrow escape. */
export function lossesOf(told: readonly Heard[]): Readonly<Record<Loss, number>> {
  const losses: Record<Loss, number> = { seen: 0, missing: 0, cards: 0, park: 0, waking: 0, powers: 0 };
  for (const heard of told) {
    if (heard.kind === 'event-losses') {
      losses.seen += (heard.entered as readonly unknown[]).length;
      losses.missing += heard.missing as number;
      losses.cards += heard.ordered as number;
    } else if (heard.kind === 'veil') {
      const lost = (heard.before as number) - (heard.after as number);
      if (lost > 0) losses[causeOf(heard.source)] += lost;
    }
  }
  return losses;
}

function causeOf(source: unknown): Loss {
  if (source === 'city-park') return 'park';
  if (source === 'waking') return 'waking';
  return source === 'copycat-gang' ? 'cards' : 'powers';
}

/** The last happenings before the end that belong to the same blow. */
export function lastBlow(told: readonly Heard[]): readonly Heard[] {
  const end = told.findIndex(({ kind }) => kind === 'ended');
  const before = told.slice(0, end < 0 ? undefined : end);
  const event = before.findLastIndex(({ kind }) => STARTS.includes(kind));
  return before
    .slice(Math.max(event, before.length - MOST_LINES))
    .filter(({ kind }) => TELLING.includes(kind));
}

const MOST_LINES = 8;
const STARTS: readonly string[] = ['event-drawn', 'dawn', 'day-district', 'turn'];
const TELLING: readonly string[] = [
  'event-drawn',
  'dawn',
  'day-district',
  'turn',
  'agents-added',
  'agents-missing',
  'event-losses',
  'veil',
  'woke',
  'ability',
  'sigil',
  'moved',
  'round',
];
