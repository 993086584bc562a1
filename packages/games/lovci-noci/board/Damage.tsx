import type { GameText } from '@nokturn/text';
import classes from './Damage.module.css';

/** A drop of blood with the damage in it. There is no bar: a bar would imply a limit. */
export function Damage({ damage, size, text }: { damage: number; size: number; text: GameText }) {
  return (
    <span
      className={classes.damage}
      style={{ width: size * 1.5, height: size * 1.75, fontSize: size }}
      role="img"
      aria-label={`${text.plain('word-damage')}: ${damage}`}
    >
      <svg viewBox="-10 -13 20 24" aria-hidden="true">
        <path d="M0-12Q8-2 8 3A8 8 0 0 1-8 3Q-8-2 0-12Z" />
      </svg>
      <span data-decides="" aria-hidden="true">
        {damage}
      </span>
    </span>
  );
}
