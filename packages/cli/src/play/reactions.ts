import type { Session } from './session.ts';

export interface ReactionRow {
  /** The name of the setting; `hold` is the hold button. */
  readonly name: string;
  readonly label: string;
  readonly mode: string;
}

/** How the person is asked to react, in words. */
export function reactionRows({ game, text, reactions }: Session): ReactionRow[] {
  const { tempo } = game;
  if (tempo === undefined) return [];
  const rows = Object.keys(tempo.settings).map((name) => ({
    name,
    label: text.plain(`reaction-${name}`),
    mode: text.plain(`mode-${reactions.modes[name]}`),
  }));
  const hold = {
    name: 'hold',
    label: text.plain('terminal-hold'),
    mode: text.plain(reactions.hold ? 'mode-on' : 'mode-off'),
  };
  return [...rows, hold];
}
