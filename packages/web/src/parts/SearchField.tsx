import controls from '../styles/controls.module.css';
import styles from './SearchField.module.css';

/** A search field, with its label above it. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (search: string) => void;
}) {
  return (
    <label className={styles.search}>
      <span>{label}</span>
      <input
        className={controls.field}
        type="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
