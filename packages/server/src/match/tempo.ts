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
import type { ReactionSettings } from '@nokturn/protocol';

/** When decisions close, and which of them a seat's own settings answer. All times in milliseconds. */

/** An answer by itself counts as given at the opening if it comes this soon after. */
const AT_ONCE = 100;

export function reactionOf(game: Pick<Rulebook, 'tempo'>, step: string): Reaction | null {
  return game.tempo?.reactions[step] ?? null;
}

/** The settings of a seat: the game's defaults with what the seat has changed. */
export function settingsOf(
  game: Pick<Rulebook, 'tempo'>,
  seat: { readonly reactions: ReactionChoices['modes']; readonly hold: boolean },
): ReactionSettings {
  return { reactions: { ...usualReactions(game.tempo).modes, ...seat.reactions }, hold: seat.hold };
}

/** Settings as somebody sent them, if the game has them all; otherwise the first one that it does not have. */
export function knownSettings(
  game: Pick<Rulebook, 'tempo'>,
  sent: Readonly<Record<string, string>>,
): { readonly modes: ReactionChoices['modes'] } | { readonly strange: string } {
  const settings = game.tempo?.settings ?? {};
  const modes: Record<string, ReactionMode> = {};
  for (const [key, value] of Object.entries(sent)) {
    const known = Object.hasOwn(settings, key) ? settings[key] : undefined;
    const mode = known?.values.find((each) => each === value);
    if (mode === undefined) return { strange: key };
    modes[key] = mode;
  }
  return { modes };
}

/** When an answer by itself counts as given: at the opening, unless it comes later. */
export function timeOfAutomatic(elapsed: number): number {
  return elapsed <= AT_ONCE ? 0 : elapsed;
}

/** When the answer of a bot that may think for so long counts as given. It knows nothing of who decides. */
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
 * that are there, `missing` says whether one is not.
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
