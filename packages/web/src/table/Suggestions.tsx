import type { AskedView, OptionId, Seat } from '@nokturn/engine';
import type { Suggestion } from '@nokturn/protocol/types';
import { plain } from '@nokturn/text';
import { Button, SeatBadge, Spoken, useKit } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import bar from './DecisionBar.module.css';
import styles from './Suggestions.module.css';

/** What those who do not decide would do, where the options of a decision are open to all. */
export interface Talk {
  readonly suggestions: readonly Suggestion[];
  /** Points at an option, or at nothing any more; null for those who only watch. */
  readonly onSuggest: ((option: OptionId | null) => void) | null;
}

/** Those who point at an option. */
export function Pointers({ option, talk }: { option: OptionId; talk: Talk | null }) {
  const say = useSay();
  const { names, seatLooks } = useKit();
  const seats = talk?.suggestions.flatMap((each) => (each.option === option ? [each.seat] : [])) ?? [];
  if (seats.length === 0) return null;
  const nameOf = (seat: Seat) => names[seat] ?? '';
  return (
    <span className={styles.pointers} data-pointed={seats.join(' ')}>
      <Spoken>{say('suggested-by', { names: seats.map(nameOf).join(', ') })}</Spoken>
      {seats.map((seat) => (
        <span key={seat} className={styles.chip} aria-hidden="true">
          <SeatBadge seat={seat} name={nameOf(seat)} looks={seatLooks} />
          {nameOf(seat)}
        </span>
      ))}
    </span>
  );
}

/** The options of somebody else, to point at. */
export function OpenOptions({
  open,
  viewer,
  talk,
  label,
}: {
  open: NonNullable<AskedView['open']>;
  viewer: Seat | null;
  talk: Talk;
  label: (option: OptionId) => string;
}) {
  const say = useSay();
  const { suggestions, onSuggest } = talk;
  const mine = suggestions.find(({ seat }) => seat === viewer)?.option ?? null;
  const options = new Set(open.flatMap(({ ask }) => (ask.kind === 'amount' ? [] : ask.options)));
  if (options.size === 0) return null;
  return (
    <>
      {onSuggest && <p className={bar.note}>{say('suggest')}</p>}
      <ul className={`${bar.options} ${styles.options}`} aria-label={say('suggestions')}>
        {[...options].map((option) => (
          <li key={option}>
            {onSuggest ? (
              <Button
                size="small"
                className={option === mine ? bar.chosen : undefined}
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
