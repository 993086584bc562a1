import { useSay } from '../app/words.tsx';
import { LEVELS, OTHER_LEVELS } from '../parts/levels.ts';
import controls from '../styles/controls.module.css';

/** The bots that can take a seat, for a select. */
export function LevelOptions() {
  const say = useSay();
  const optionOf = (level: string) => (
    <option key={level} value={`bot-${level}`}>
      {say('seat-bot', { level: say(`level-${level}`) })}
    </option>
  );
  return (
    <>
      {LEVELS.map(optionOf)}
      <optgroup label={say('levels-more')}>{OTHER_LEVELS.map(optionOf)}</optgroup>
    </>
  );
}

/** What to expect of bots of these levels. */
export function LevelNotes({ levels }: { levels: ReadonlySet<string> }) {
  const say = useSay();
  return [...levels].map((level) => (
    <p key={level} className={`${controls.dim} ${controls.note}`} data-level={level}>
      <strong>{say(`level-${level}`)}</strong>: {say(`level-${level}`, {}, 'text')}
    </p>
  ));
}
