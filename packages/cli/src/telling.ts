import type { Ask, Barred, Happening, HearingFilter, OptionId, Seat, View, Viewer } from '@nokturn/engine';
import { type Facts, type GameText, mark, plain } from '@nokturn/text';
import type { TerminalUi } from './terminals.ts';

/** The log lines for some happenings, as one viewer hears them. */
export function narrated(
  filter: HearingFilter,
  happenings: readonly Happening[],
  viewer: Viewer,
  text: GameText,
): string[] {
  return happenings.flatMap((happening) => {
    const heard = filter.hear(happening, viewer);
    const line = heard && text.narrate(heard);
    return line ? [line] : [];
  });
}

/** The facts passed to messages about the open decision. */
export function decisionFacts(view: View, ui: TerminalUi, text: GameText): Facts {
  const { step: _, ...frame } = view.asked?.frame ?? { step: '' };
  return { ...ui.telling.facts(view, undefined, text), ...frame };
}

/** The viewer's question, or what the others read while somebody else is asked. */
export function question(view: View, ui: TerminalUi, text: GameText): string {
  const { asked } = view;
  if (asked === null) return '';
  const facts = decisionFacts(view, ui, text);
  return asked.mine
    ? text.decision(asked.frame.step, facts)
    : text.wait(asked.frame.step, seatsAsked(asked.seats), facts);
}

/** The question, and below it what it is about. */
export function questionLines(view: View, ui: TerminalUi, text: GameText): string[] {
  const about = view.asked?.mine ? (ui.atStake?.(view, text) ?? []) : [];
  return [
    mark('strong', '', plain(question(view, ui, text))),
    ...about.map((line) => mark('dim', '', plain(line))),
  ];
}

function seatsAsked(seats: readonly Seat[] | null): readonly Seat[] | null {
  return seats && seats.length > 0 ? seats : null;
}

/** One option in the viewer's language. */
export function labelled(option: OptionId, view: View, ui: TerminalUi, text: GameText): string {
  return text.label(view.asked?.frame.step ?? '', option, decisionFacts(view, ui, text));
}

/** One option, with anything worth knowing about it. */
export function explained(option: OptionId, view: View, ui: TerminalUi, text: GameText): string {
  const note = noteOn(option, view, ui, text);
  const label = labelled(option, view, ui, text);
  return note === '' ? label : `${label}  ${mark('dim', '', plain(note))}`;
}

function noteOn(option: OptionId, view: View, ui: TerminalUi, text: GameText): string {
  return ui.note?.(option, view, text) ?? ui.telling.notes?.(option, view, text).join('  ') ?? '';
}

/** The options of an ask that are chosen by pointing; an amount has none. */
export function optionsOf(ask: Ask): readonly OptionId[] {
  return ask.kind === 'amount' ? [] : ask.options;
}

/** The number of the first option: amounts offered as options (`blood:0`, `blood:1`…) go by their own numbers. */
export function firstNumber(ask: Ask): 0 | 1 {
  const [zero = '', one = ''] = optionsOf(ask);
  return zero.endsWith(':0') && one === zero.replace(/0$/, '1') ? 0 : 1;
}

/** The options that are not allowed now: why, and by which clause; options with the same reason are grouped. */
export function barredLines(barred: readonly Barred[], view: View, ui: TerminalUi, text: GameText): string[] {
  const byReason = new Map<string, string[]>();
  for (const { option, reason, clause } of barred) {
    const why = `${plain(text.reason(reason))} (${clause})`;
    const label = plain(labelled(option, view, ui, text));
    byReason.set(why, [...(byReason.get(why) ?? []), label]);
  }
  return [...byReason].map(([why, labels]) => mark('dim', '', `${labels.join('; ')}: ${why}`));
}

/** The open decision as lines: the question, numbered options, and those that are not allowed now. */
export function decisionLines(view: View, ui: TerminalUi, text: GameText): string[] {
  const { mine } = view.asked ?? {};
  const lines = questionLines(view, ui, text);
  if (!mine) return lines;
  const options = optionsOf(mine.ask).map(
    (option, i) => `${String(i + firstNumber(mine.ask)).padStart(3)}  ${explained(option, view, ui, text)}`,
  );
  const barred = barredLines(mine.barred, view, ui, text).map((line) => `  ${mark('dim', '', '–')}  ${line}`);
  return [...lines, ...options, ...barred];
}
