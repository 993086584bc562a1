import type { Seat } from '@nokturn/engine';
import controls from '../styles/controls.module.css';
import { numbered } from './numbered.ts';

/** Chooses one of the seats of a match, by the names of its players. */
export function SeatPicker({
  label,
  names,
  seat,
  onSeat,
  className,
}: {
  label: string;
  names: readonly string[];
  seat: Seat;
  onSeat: (seat: Seat) => void;
  className: string | undefined;
}) {
  return (
    <label className={className}>
      <span>{label}</span>
      <select className={controls.field} value={seat} onChange={({ target }) => onSeat(Number(target.value))}>
        {numbered(names).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
