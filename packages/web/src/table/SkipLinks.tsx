import { useSay } from '../app/words.tsx';
import styles from './SkipLinks.module.css';

const PLACES = [
  ['question', '[data-part=question] h2'],
  ['board', '[data-part=board]'],
  ['hand', '[data-part=hand]'],
  ['seats', '[data-part=seats]'],
] as const;

/** The first stops for keyboard users: links straight to the parts of the table. */
export function SkipLinks({ onLog }: { onLog: () => void }) {
  const say = useSay();
  return (
    <nav className={styles.links} aria-label={say('skip-links')}>
      {PLACES.map(([place, selector]) => (
        <button key={place} type="button" data-skip={place} onClick={() => lead(selector)}>
          {say(`skip-to-${place}`)}
        </button>
      ))}
      <button type="button" data-skip="log" onClick={onLog}>
        {say('skip-to-log')}
      </button>
    </nav>
  );
}

/** Focuses the part itself; even if it is not a control, navigation can go on from there. */
function lead(selector: string): void {
  const place = document.querySelector<HTMLElement>(selector);
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
