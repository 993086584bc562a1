import type { Ask, OptionId } from './decision.ts';
import type { Options } from './options.ts';
import type { Random } from './random.ts';

/**
 * How a game's reactions are timed, so that the time a player takes reveals nothing to the others. It binds those who
 * host a match and show it; the rules never see it. Times are in milliseconds.
 */
export interface Tempo {
  /** The option of the game whose value selects how reactions close. */
  readonly option: string;
  /** Private settings of each seat, the same for all seats. */
  readonly settings: Readonly<Record<string, ReactionSetting>>;
  /** By the name of the decision. */
  readonly reactions: Readonly<Record<string, Reaction>>;
  /** The time after which a bot's answer counts as given is drawn from this range. */
  readonly bots: { readonly least: number; readonly most: number };
}

/** Ask; pass automatically; or automatically use what can be used. */
export const REACTION_MODES = ['ask', 'auto-pass', 'auto-use'] as const;
export type ReactionMode = (typeof REACTION_MODES)[number];

export interface ReactionSetting {
  readonly values: readonly ReactionMode[];
  readonly default: ReactionMode;
}

export interface Reaction {
  /** The setting that may answer it; without one, a person is always asked. */
  readonly setting?: string;
  /** Whether the hold button asks for one real question here. */
  readonly hold?: boolean;
  /** What `auto-pass` answers: always offered, and also the meaning of silence. */
  readonly pass?: OptionId;
  /** What `auto-use` answers when it is offered. */
  readonly use?: OptionId;
  /** After this long without an answer, the fallback is given. */
  readonly limit: number;
  /** By the value of the tempo's option. */
  readonly closes: Readonly<Record<string, Close>>;
}

/** When the answers to a reaction are published: together, and never before. */
export type Close =
  | { readonly when: 'last-answer' }
  /** Opening + quantum × ⌈max(least, time of the last answer) ÷ quantum⌉. */
  | { readonly when: 'quantum'; readonly least: number; readonly quantum: number }
  | { readonly when: 'fixed'; readonly after: number };

/** How one seat has set its reactions: a mode for each setting, and whether the hold button is pressed. */
export interface ReactionChoices {
  readonly modes: Readonly<Record<string, ReactionMode>>;
  readonly hold: boolean;
}

/** What every seat begins with. */
export function usualReactions(tempo: Tempo | undefined): ReactionChoices {
  const modes: Record<string, ReactionMode> = {};
  for (const [name, setting] of Object.entries(tempo?.settings ?? {})) modes[name] = setting.default;
  return { modes, hold: false };
}

/** What a seat's settings answer automatically; null if the person is asked. */
export function automaticAnswer(
  tempo: Tempo | undefined,
  step: string,
  ask: Ask,
  { modes, hold }: ReactionChoices,
): OptionId | null {
  const reaction = tempo?.reactions[step];
  if (reaction?.setting === undefined || ask.kind !== 'one' || (hold && reaction.hold)) return null;
  const { pass, use } = reaction;
  const mode = modes[reaction.setting] ?? 'ask';
  if (mode === 'auto-use' && use !== undefined && ask.options.includes(use)) return use;
  return mode !== 'ask' && pass !== undefined && ask.options.includes(pass) ? pass : null;
}

/** A bot's turn is spread out a little, so that people can follow it. */
const BOT_TURN = { least: 600, most: 1400 };
/** A bot's answer to a window counts after this time, however long it thought, so that thinking reveals nothing. */
const BOT_WINDOW = 60;

/**
 * When a bot's answer counts as given. It depends on the decision and on how long a bot of this level may think, but
 * not on who decides or what they think.
 */
export function timeOfBot(
  tempo: Tempo | undefined,
  reaction: Reaction | null,
  options: Options,
  random: Random,
  limit = 0,
): number {
  if (tempo === undefined || reaction === null) return drawnFrom(BOT_TURN, random) + limit / 2;
  return closeOf(tempo, reaction, options).when === 'last-answer'
    ? BOT_WINDOW
    : drawnFrom(tempo.bots, random);
}

/** When a reaction closes in a match with these options. */
export function closeOf(tempo: Tempo, reaction: Reaction, options: Options): Close {
  const close = reaction.closes[String(options[tempo.option])];
  if (close === undefined) throw new Error('a reaction does not say when it closes');
  return close;
}

function drawnFrom({ least, most }: Tempo['bots'], random: Random): number {
  return least + random.fraction() * (most - least);
}
