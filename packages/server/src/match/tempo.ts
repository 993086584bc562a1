import {
  closeOf,
  type Options,
  type Random,
  type Reaction,
  type ReactionChoices,
  type ReactionMode,
  type Rulebook,
  timeOfBot as timeByTempo,
  usualReactions,
} from '@nokturn/engine';
import { canStand, type StandingAnswers, type StandingChoices } from '@nokturn/games/standing-answers.ts';
import type { ReactionSettings } from '@nokturn/protocol';

/** When decisions close, and which of them a seat's own settings answer. All times are in milliseconds. */

/** An automatic answer counts as given at the opening if it comes within this time. */
const AT_ONCE = 100;

export function reactionOf(game: Pick<Rulebook, 'tempo'>, step: string): Reaction | null {
  return game.tempo?.reactions[step] ?? null;
}

/** How a seat has set its automatic answers. */
interface Settings {
  readonly reactions: ReactionChoices['modes'];
  readonly standing?: StandingChoices;
}

/** The factor for presentation times in a match, on a server that multiplies them itself. */
export function paceOf({ pace }: { readonly pace?: 'none' }, atServer: number): number {
  return pace === 'none' ? 0 : atServer;
}

/** The reaction settings of a seat: the game's defaults with what the seat has changed. */
export function modesOf(game: Pick<Rulebook, 'tempo'>, { reactions }: Settings): ReactionChoices['modes'] {
  return { ...usualReactions(game.tempo).modes, ...reactions };
}

/** All settings of a seat, with what it has decided in advance where that is possible. */
export function settingsOf(
  { game, standing }: Settable,
  seat: Settings & { readonly hold: boolean },
): ReactionSettings {
  const { hold } = seat;
  const modes = modesOf(game, seat);
  if (standing === null) return { reactions: modes, hold };
  const settings = Object.entries(standing);
  const asked = Object.fromEntries(settings.map(([setting]) => [setting, 'ask']));
  const inAdvance = settings.map(([setting, { answers }]) => [setting, Object.keys(answers)]);
  return {
    reactions: { ...asked, ...modes, ...seat.standing },
    hold,
    inAdvance: Object.fromEntries(inAdvance),
  };
}

/** The part of a match that says what can be set in it. */
export interface Settable {
  readonly game: Pick<Rulebook, 'tempo'>;
  readonly standing: StandingAnswers | null;
}

/** A seat with this set, or the first setting that does not exist. */
export function withSettings<S extends Settings>(
  { game, standing }: Settable,
  seat: S,
  sent: Readonly<Record<string, string>>,
): S | { readonly strange: string } {
  const settings = game.tempo?.settings ?? {};
  const modes: Record<string, ReactionMode> = { ...seat.reactions };
  const decided: Record<string, string> = { ...seat.standing };
  for (const [key, value] of Object.entries(sent)) {
    const known = Object.hasOwn(settings, key) ? settings[key] : undefined;
    const mode = known?.values.find((each) => each === value);
    const isAsked = value === 'ask' && standing !== null && Object.hasOwn(standing, key);
    if (canStand(standing, key, value)) decided[key] = value;
    else if (mode === undefined && !isAsked) return { strange: key };
    else delete decided[key];
    if (mode !== undefined) modes[key] = mode;
  }
  const { standing: _, ...rest } = seat;
  const isSet = Object.keys(decided).length > 0;
  return { ...rest, reactions: modes, ...(isSet && { standing: decided }) } as S;
}

/** When an automatic answer counts as given: at the opening, unless it comes later. */
export function timeOfAutomatic(elapsed: number): number {
  return elapsed <= AT_ONCE ? 0 : elapsed;
}

/** When the answer of a bot with this much time to think counts as given. It does not depend on who decides. */
export function timeOfBot(
  game: Pick<Rulebook, 'tempo'>,
  reaction: Reaction | null,
  options: Options,
  random: Random,
  limit = 0,
): number {
  return timeByTempo(game.tempo, reaction, options, random, limit);
}

/**
 * When a decision closes, counted from its opening: null while answers are missing. `times` are those of the answers
 * given, `missing` says whether one is missing.
 */
export function closingTime(
  game: Pick<Rulebook, 'tempo'>,
  reaction: Reaction | null,
  options: Options,
  { times, missing }: { times: readonly number[]; missing: boolean },
): number | null {
  const close = reaction && game.tempo ? closeOf(game.tempo, reaction, options) : null;
  if (close?.when === 'fixed') return close.after;
  if (missing) return null;
  const last = Math.max(0, ...times);
  if (close?.when === 'quantum')
    return close.quantum * Math.ceil(Math.max(close.least, last) / close.quantum);
  return last;
}
