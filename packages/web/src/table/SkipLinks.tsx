import { useSay } from '../app/words.tsx';
import styles from './SkipLinks.module.css';

const PLACES = [
  ['question', '[data-part=question] h2'],
  ['board', '[data-part=board]'],
  ['hand', '[data-part=hand]'],
  ['seats', '[data-part=seats]'],
] as const;

/** The first stops of whoever goes by keyboard: straight to a part of the table. */
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

/** To the part itself; what cannot be pressed can still be where one goes on from. */
function lead(selector: string): void {
  const place = document.querySelector<HTMLElement>(selector);
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
