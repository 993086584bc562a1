import type { Answer, Ask } from '../decision.ts';
import type { Frame, Game, Happening, Result } from '../game.ts';
import type { Close, Reaction, ReactionSetting, Tempo } from '../tempo.ts';

/** What is wrong with a game's tempo before anything is played, or null. */
export function faultOfTempo<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
): string | null {
  const { tempo, options, work } = game;
  if (tempo === undefined) return null;
  const option = options[tempo.option];
  if (option?.kind !== 'choice') return `its tempo goes by ${tempo.option}, which is no option with choices`;
  const { least, most } = tempo.bots;
  if (!(0 <= least && least <= most)) return `its bots answer after ${least} to ${most} ms`;
  const used = new Set(Object.values(tempo.reactions).map(({ setting }) => setting));
  for (const [name, setting] of Object.entries(tempo.settings)) {
    if (!setting.values.includes(setting.default))
      return `the reaction setting ${name} begins as ${setting.default}, which it cannot be`;
    if (!used.has(name)) return `the reaction setting ${name} answers nothing`;
  }
  for (const [step, reaction] of Object.entries(tempo.reactions)) {
    if (!Object.hasOwn(work, step) || typeof work[step as F['step']] === 'function')
      return `its tempo has a reaction ${step}, which is no decision`;
    const fault =
      faultOfSetting(reaction, tempo) ?? faultOfTimes(reaction, new Set(option.values.map(String)));
    if (fault !== null) return `the reaction ${step} ${fault}`;
  }
  return null;
}

/** A reaction that is open now: its automatic answers must be offered, and silence must mean the same. */
export function faultOfReaction({ pass, setting }: Reaction, ask: Ask, fallback: Answer): string | null {
  if (setting === undefined) return null;
  if (ask.kind !== 'one') return `is answered by a setting, but asks for ${ask.kind}`;
  if (pass === undefined) return null;
  if (!ask.options.includes(pass)) return `passes with ${pass}, which is not offered`;
  return fallback === pass ? null : `passes with ${pass}, but falls back on ${JSON.stringify(fallback)}`;
}

function faultOfSetting({ setting, hold, pass, use }: Reaction, { settings }: Tempo): string | null {
  if (setting === undefined)
    return hold || pass !== undefined || use !== undefined ? 'has answers, but no setting gives them' : null;
  if (!Object.hasOwn(settings, setting)) return `goes by the setting ${setting}, which there is not`;
  const { values } = settings[setting] as ReactionSetting;
  if (pass === undefined && values.some((mode) => mode !== 'ask')) return 'does not say how it passes';
  if ((use !== undefined) !== values.includes('auto-use')) return 'and its setting differ about a use';
  return null;
}

function faultOfTimes({ limit, closes }: Reaction, choices: ReadonlySet<string>): string | null {
  if (!(limit > 0)) return `falls back after ${limit} ms`;
  for (const choice of choices)
    if (!Object.hasOwn(closes, choice)) return `does not say when it closes in ${choice}`;
  for (const [choice, close] of Object.entries(closes)) {
    if (!choices.has(choice)) return `says when it closes in ${choice}, which cannot be chosen`;
    if (!isPossible(close)) return `never closes in ${choice}`;
  }
  return null;
}

function isPossible(close: Close): boolean {
  if (close.when === 'quantum') return close.quantum > 0 && close.least >= 0;
  return close.when === 'last-answer' || close.after > 0;
}
