import {
  defaultOf,
  type Options,
  type OptionValue,
  type Preset,
  type Rulebook,
  resolveOptions,
} from '@nokturn/engine';
import type { Clock } from '@nokturn/protocol/types';
import { HAS_SERVER } from '../app/site.ts';
import type { Listed } from '../games.ts';
import { SUGGESTED } from './clocks.ts';

const COMPANIES = ['bots', 'friends', 'screen'] as const;
/** The ones available here: playing with people elsewhere needs a server. */
export const OFFERED = COMPANIES.filter((one) => one !== 'friends' || HAS_SERVER);
/** Alone against bots, with people elsewhere, or with people at this screen. */
export type Company = (typeof COMPANIES)[number];

export type PlannedSeat =
  | { readonly kind: 'you' }
  | { readonly kind: 'open' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

/** A match being set up. Each company has its own row of seats, so that trying another one loses nothing. */
export interface Plan {
  readonly company: Company;
  readonly name: string;
  readonly seats: readonly PlannedSeat[];
  /** Only what was chosen; all other options have their defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly privacy: 'link' | 'listed';
  readonly clock: Clock;
  readonly spectators: boolean;
  /** How many moves spectators are behind. */
  readonly delay: number;
  /** The level of a bot that is added. */
  readonly level: string;
}

export function firstPlan({ seats: { usual } }: Listed, { name, level }: Pick<Plan, 'name' | 'level'>): Plan {
  return {
    company: 'bots',
    name,
    seats: Array.from(
      { length: usual },
      (_, seat): PlannedSeat => (seat === 0 ? { kind: 'you' } : { kind: 'bot', level }),
    ),
    options: {},
    privacy: 'link',
    clock: SUGGESTED,
    spectators: true,
    delay: 0,
    level,
  };
}

/** The plan that an address requests: `?with=friends`. */
export function readPlan(query: URLSearchParams, first: Plan): Plan {
  const company = OFFERED.find((one) => one === query.get('with')) ?? first.company;
  return changedCompany(first, company);
}

/** The usual seats of a company: people where people are expected, bots elsewhere. */
export function changedCompany(plan: Plan, company: Company): Plan {
  const seats = plan.seats.map((_, seat): PlannedSeat => {
    if (company === 'screen') return { kind: 'here', name: '' };
    if (seat === 0) return { kind: 'you' };
    return company === 'friends' ? { kind: 'open' } : { kind: 'bot', level: plan.level };
  });
  return { ...plan, company, seats };
}

/** The plan with all its bots at this level. */
export function withLevel(plan: Plan, level: string): Plan {
  const seats = plan.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat));
  return { ...plan, level, seats };
}

export function resized(plan: Plan, count: number): Plan {
  const added = changedCompany(plan, plan.company).seats[1] ?? { kind: 'open' };
  const seats = Array.from({ length: count }, (_, seat) => plan.seats[seat] ?? added);
  return { ...plan, seats };
}

/** The options that have an effect at this table. */
export function mattering(game: Rulebook, { seats, options }: Plan): readonly string[] {
  const chosen: Record<string, OptionValue> = {};
  return Object.entries(game.options).flatMap(([key, spec]) => {
    const matters = spec.matters?.(chosen, seats.length) ?? true;
    const given = matters ? options[key] : undefined;
    chosen[key] = given ?? defaultOf(spec, chosen, seats.length);
    return matters ? [key] : [];
  });
}

/** The chosen options, without those that no longer have an effect, and without players who have left. */
export function chosenOptions(game: Rulebook, plan: Plan): Plan['options'] {
  const kept = mattering(game, plan);
  const isSeated = (key: string, value: OptionValue) => {
    const spec = game.options[key];
    return !(spec?.kind === 'number' && spec.isSeat) || Number(value) <= plan.seats.length;
  };
  return Object.fromEntries(
    Object.entries(plan.options).filter(([key, value]) => kept.includes(key) && isSeated(key, value)),
  );
}

export function effective(game: Rulebook, plan: Plan): ReturnType<typeof resolveOptions> {
  return resolveOptions(game, plan.seats.length, chosenOptions(game, plan));
}

/** The plan with the options of a preset, and with as many seats as it needs if the present number does not fit. */
export function withPreset(game: Rulebook, plan: Plan, { options, seats }: Preset): Plan {
  const fits = 'options' in effective(game, { ...plan, options });
  return { ...(fits ? plan : resized(plan, seats)), options };
}

/** The preset that a plan matches, if any. */
export function presetOf(game: Rulebook, plan: Plan): string | null {
  const chosen = effective(game, plan);
  if ('problem' in chosen) return null;
  const presets = Object.entries(game.presets ?? {});
  const found = presets.find(([, { options }]) => {
    const resolved = effective(game, { ...plan, options });
    return (
      'options' in resolved &&
      Object.keys(game.options).every((key) => resolved.options[key] === chosen.options[key])
    );
  });
  return found?.[0] ?? null;
}

/** The options as they would be if the one that causes a contradiction had its default. */
export function shownOptions(game: Rulebook, plan: Plan): Options {
  const resolved = effective(game, plan);
  if ('options' in resolved) return resolved.options;
  const { option = '' } = resolved.problem;
  const chosen = chosenOptions(game, plan);
  const { [option]: _, ...others } = chosen;
  const rest = resolveOptions(game, plan.seats.length, others);
  return { ...('options' in rest ? rest.options : {}), ...chosen };
}
