import type { AskedView, OptionId, Seat } from '@nokturn/engine';
import type { Suggestion } from '@nokturn/protocol/types';
import { plain } from '@nokturn/text';
import { Button, SeatBadge, Spoken, useKit } from '@nokturn/ui';
import { useSay } from '../../app/words.tsx';
import bar from './Decision.module.css';
import styles from './Suggestions.module.css';

/** What players who are not deciding would do, if the options of a decision are public. */
export interface Talk {
  /** The viewer's seat; null for spectators. */
  readonly viewer: Seat | null;
  readonly suggestions: readonly Suggestion[];
  /** Points at an option, or stops pointing; null for spectators. */
  readonly onSuggest: ((option: OptionId | null) => void) | null;
}

/** The players who point at an option. */
export function Pointers({ option, talk }: { option: OptionId; talk: Talk | null }) {
  const say = useSay();
  const { names, seatLooks } = useKit();
  const own = talk?.viewer ?? null;
  const seats = talk?.suggestions.flatMap((each) => (each.option === option ? [each.seat] : [])) ?? [];
  if (seats.length === 0) return null;
  const nameOf = (seat: Seat) => names[seat] ?? '';
  const byWhom = seats.map((seat) => (seat === own ? say('you-among') : nameOf(seat)));
  return (
    <span className={styles.pointers} data-pointed={seats.join(' ')}>
      <Spoken>{say('suggested-by', { names: byWhom.join(', ') })}</Spoken>
      {seats.map((seat) => (
        <span key={seat} className={styles.chip} aria-hidden="true">
          <SeatBadge seat={seat} name={nameOf(seat)} looks={seatLooks} />
          {seat === own ? say('you') : nameOf(seat)}
        </span>
      ))}
    </span>
  );
}

/** The options of another player, for pointing at. */
export function OpenOptions({
  open,
  talk,
  label,
}: {
  open: NonNullable<AskedView['open']>;
  talk: Talk;
  label: (option: OptionId) => string;
}) {
  const say = useSay();
  const { viewer, suggestions, onSuggest } = talk;
  const mine = suggestions.find(({ seat }) => seat === viewer)?.option ?? null;
  const options = new Set(open.flatMap(({ ask }) => (ask.kind === 'amount' ? [] : ask.options)));
  if (options.size === 0) return null;
  return (
    <>
      {onSuggest && <p className={bar.note}>{say('suggest')}</p>}
      <ul className={styles.options} data-part="suggestions" aria-label={say('suggestions')}>
        {[...options].map((option) => (
          <li key={option}>
            {onSuggest ? (
              <Button
                size="small"
                className={option === mine ? styles.chosen : undefined}
                aria-pressed={option === mine}
                data-suggest={option}
                onPress={() => onSuggest(option === mine ? null : option)}
              >
                <span>{plain(label(option))}</span>
                <Pointers option={option} talk={talk} />
              </Button>
            ) : (
              <span className={styles.shown}>
                {plain(label(option))}
                <Pointers option={option} talk={talk} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
