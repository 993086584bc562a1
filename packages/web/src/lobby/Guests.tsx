import { Button } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import { Twice } from '../parts/Twice.tsx';
import type { Company } from '../source/source.ts';
import controls from '../styles/controls.module.css';
import styles from './Guests.module.css';
import type { Guest } from './guests.ts';

/** What the host can do about people: stop them from talking, or exclude them from the table. */
export function Guests({
  guests,
  names,
  company,
}: {
  guests: readonly Guest[];
  /** The names of the people at this table, by person. */
  names: ReadonlyMap<string, string>;
  company: Company;
}) {
  const say = useSay();
  return (
    <>
      <p className={controls.dim}>{say('guests-help')}</p>
      <ul className={styles.guests} data-testid="guests">
        {guests.map((guest) => (
          <li key={guest.person.id}>
            <GuestRow {...guest} name={names.get(guest.person.id) ?? guest.person.name} company={company} />
          </li>
        ))}
      </ul>
    </>
  );
}

function GuestRow({
  person: { id },
  name,
  isMuted,
  isUnseated,
  isBanned,
  company,
}: Guest & { name: string; company: Company }) {
  const say = useSay();
  const states = [
    isBanned && 'guest-banned',
    isUnseated && !isBanned && 'guest-unseated',
    isMuted && !isBanned && 'guest-muted',
  ].filter((state) => state !== false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields that are submitted together
    <div role="group" aria-label={name} className={styles.guest}>
      <span className={styles.who}>
        <strong>{name}</strong>
        {states.map((state) => (
          <small key={state} className={controls.dim}>
            {say(state)}
          </small>
        ))}
      </span>
      <span className={styles.deeds}>
        {!isBanned && (
          <Button size="small" onPress={() => company.mute(id, !isMuted)}>
            {say(isMuted ? 'guest-unmute' : 'guest-mute')}
          </Button>
        )}
        {(isBanned || isUnseated) && (
          <Button size="small" onPress={() => company.ban(id, false)}>
            {say('guest-readmit')}
          </Button>
        )}
        {!isBanned && (
          <Twice
            size="small"
            look="plain"
            first={say('guest-ban')}
            sure={say('guest-ban-sure', { name })}
            onSure={() => company.ban(id, true)}
          />
        )}
      </span>
    </div>
  );
}
