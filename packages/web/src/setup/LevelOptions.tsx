import { useSay } from '../app/words.tsx';
import { isOfSite, LEVELS, levelName, OTHER_LEVELS } from '../parts/levels.ts';
import controls from '../styles/controls.module.css';

/** The bots that can take a seat, for a select; `ofSite` are those that only this site has. */
export function LevelOptions({ ofSite = [] }: { ofSite?: readonly string[] }) {
  const say = useSay();
  const optionOf = (level: string) => (
    <option key={level} value={`bot-${level}`}>
      {say('seat-bot', { level: levelName(say, level) })}
    </option>
  );
  return (
    <>
      {LEVELS.map(optionOf)}
      <optgroup label={say('levels-more')}>{[...OTHER_LEVELS, ...ofSite].map(optionOf)}</optgroup>
    </>
  );
}

/** How strong bots of these levels are. */
export function LevelNotes({ levels }: { levels: ReadonlySet<string> }) {
  const say = useSay();
  return [...levels].map((level) => (
    <p key={level} className={`${controls.dim} ${controls.note}`} data-level={level}>
      <strong>{levelName(say, level)}</strong>:{' '}
      {isOfSite(level) ? say('level-of-site') : say(`level-${level}`, {}, 'text')}
    </p>
  ));
}
