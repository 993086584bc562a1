import type { Ask, OptionId } from '@nokturn/engine';
import { changeSettings, useSettings } from '../../app/settings.ts';
import styles from './Options.module.css';

/** Useful facts about options, line by line. */
export type NotesOf = ReadonlyMap<OptionId, readonly string[]>;

const NONE: NotesOf = new Map();

export function notesFor(ask: Ask, notesOn: ((option: OptionId) => readonly string[]) | undefined): NotesOf {
  if (notesOn === undefined || ask.kind === 'amount') return NONE;
  const all = ask.options.map((option) => [option, notesOn(option)] as const);
  return new Map(all.filter(([, lines]) => lines.length > 0));
}

/** Whether answers show useful facts: the person's choice. */
export function useNoted(isUsual: boolean): [boolean, (isNoted: boolean) => void] {
  const { notes } = useSettings();
  return [notes ?? isUsual, (isNoted) => changeSettings({ notes: isNoted })];
}

/** Useful facts about an answer: for screen readers they are its description, visible or not. */
export function Notes({
  id,
  lines,
  isShown,
}: {
  id: string;
  lines: readonly string[] | undefined;
  isShown: boolean;
}) {
  return (
    lines && (
      <span id={id} className={styles.notes} aria-hidden="true" data-clip="" hidden={!isShown}>
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </span>
    )
  );
}
