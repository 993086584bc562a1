import { useSay } from '../app/words.tsx';
import { LEVELS, OTHER_LEVELS } from '../parts/levels.ts';

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
