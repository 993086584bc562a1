import type { Channel, NewChannel, Reply } from '@nokturn/protocol/types';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useSay, useWords } from '../app/words.tsx';
import { refusalText } from '../parts/refusal.ts';
import { call, refusedBy } from '../source/server/api.ts';
import { canPush, pushEndpoint, startPush, stopPush } from '../source/server/push.ts';
import controls from '../styles/controls.module.css';
import styles from './Notices.module.css';

type NoticeSettings = Reply<'myNotices'>;

/**
 * How the person is notified of their turn while the page is closed: where, and at which hours. `isWanted`: the person
 * has come for this, and not for what is above it.
 */
export function Notices({ isWanted }: { isWanted: boolean }) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  const { language } = useWords();
  const [told, setTold] = useState<NoticeSettings | null>(null);
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);

  const look = useCallback(async () => {
    setTold(await call('myNotices'));
    setEndpoint(await pushEndpoint());
  }, []);
  /** Does something and shows the result. */
  const act = useCallback(
    async (work: () => Promise<string | null>) => {
      setSaid(null);
      try {
        const words = await work();
        await look();
        setSaid(words);
      } catch (error) {
        setSaid(refusalText(say, refusedBy(error)));
      }
    },
    [look, say],
  );
  useEffect(() => {
    // Without a server there can be no notifications.
    look().catch(() => setTold(null));
  }, [look]);

  const isThere = told !== null;
  useEffect(() => {
    if (isWanted && isThere) heading.current?.focus();
  }, [isWanted, isThere]);

  if (told === null) return null;
  const { channels, wishes } = told;
  const here = channels.find((channel) => channel.endpoint !== null && channel.endpoint === endpoint);
  const add = (body: NewChannel, words: string) =>
    act(async () => {
      // Emails come in the language in which the person reads the page.
      await call('wishNotices', { body: { ...wishes, language } });
      await call('addChannel', { body });
      return words;
    });
  const remove = (channel: Channel) =>
    act(async () => {
      if (channel === here) await stopPush();
      await call('removeChannel', { channel: channel.id });
      return null;
    });
  const push = () =>
    act(async () => {
      await call('wishNotices', { body: { ...wishes, language } });
      return (await startPush()) === null ? say('notices-push-refused') : say('notices-push-on');
    });
  const test = () =>
    act(async () => {
      await call('testNotices');
      return say('notices-tested');
    });

  return (
    <section className={`${controls.panel} ${styles.notices}`} aria-labelledby="notices">
      <h2 ref={heading} id="notices" tabIndex={-1}>
        {say('notices')}
      </h2>
      <p>{say('notices-help')}</p>
      {channels.length > 0 && (
        <ul className={styles.channels} aria-label={say('notices-channels')}>
          {channels.map((channel) => (
            <li key={channel.id}>
              <span className={styles.where}>
                <strong>{say(`notices-${channel.kind}`)}</strong>{' '}
                <span>{channel === here ? say('notices-here') : channel.where}</span>
                {!channel.isConfirmed && <em>{say('notices-unconfirmed')}</em>}
              </span>
              <button
                type="button"
                className={`${controls.action} ${controls.small}`}
                aria-label={say('notices-remove-where', { where: channel.where })}
                onClick={() => void remove(channel)}
              >
                {say('notices-remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {canPush() ? (
        here === undefined && (
          <button type="button" className={controls.primary} onClick={() => void push()}>
            {say('notices-push-start')}
          </button>
        )
      ) : (
        <p className={controls.dim}>{say('notices-push-cannot')}</p>
      )}
      {told.mail && (
        <AddressForm
          label={say('notices-mail-address')}
          type="email"
          submit={say('notices-mail-add')}
          onSubmit={(address) => void add({ kind: 'mail', address }, say('notices-mail-added', { address }))}
        />
      )}
      <details>
        <summary>{say('notices-webhook')}</summary>
        <AddressForm
          label={say('notices-webhook-address')}
          type="url"
          submit={say('notices-webhook-add')}
          onSubmit={(url) => void add({ kind: 'webhook', url }, say('notices-webhook-added'))}
        >
          <p className={controls.dim}>{say('notices-webhook-help')}</p>
        </AddressForm>
      </details>
      <QuietHours
        quiet={wishes.quiet}
        onChange={(quiet) =>
          void act(async () => {
            await call('wishNotices', { body: { language, quiet } });
            return quiet === null ? say('quiet-off') : say('quiet-kept', { from: quiet.from, to: quiet.to });
          })
        }
      />
      {channels.some(({ isConfirmed }) => isConfirmed) && (
        <button type="button" className={controls.action} onClick={() => void test()}>
          {say('notices-test')}
        </button>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
    </section>
  );
}

function AddressForm({
  label,
  type,
  submit,
  onSubmit,
  children,
}: {
  label: string;
  type: 'email' | 'url';
  submit: string;
  onSubmit: (value: string) => void;
  children?: ReactNode;
}) {
  const [value, setValue] = useState('');
  function send(event: FormEvent) {
    event.preventDefault();
    onSubmit(value.trim());
    setValue('');
  }
  return (
    <form className={styles.form} onSubmit={send}>
      {children}
      <label>
        <span>{label}</span>
        <input
          className={controls.field}
          type={type}
          required
          value={value}
          maxLength={1000}
          autoComplete={type === 'email' ? 'email' : 'off'}
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      <button type="submit" className={controls.action}>
        {submit}
      </button>
    </form>
  );
}

type Quiet = NoticeSettings['wishes']['quiet'];

const NIGHT = { from: '22:00', to: '08:00' };

/** In the time zone of this browser. */
function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const say = useSay();
  const [hours, setHours] = useState(quiet ?? NIGHT);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const change = (changed: Partial<typeof NIGHT>) => {
    const { from, to } = { ...hours, ...changed };
    setHours({ from, to });
    // A field that is being edited may be empty.
    if (quiet !== null && from !== '' && to !== '') onChange({ from, to, zone });
  };
  return (
    <fieldset className={styles.quiet}>
      <legend>{say('quiet')}</legend>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ target }) =>
            onChange(target.checked ? { from: hours.from, to: hours.to, zone } : null)
          }
        />
        <span>{say('quiet-on')}</span>
      </label>
      {quiet !== null &&
        (['from', 'to'] as const).map((end) => (
          <label key={end}>
            <span>{say(`quiet-${end}`)}</span>
            <input
              className={controls.field}
              type="time"
              value={hours[end]}
              onChange={({ target }) => change({ [end]: target.value })}
            />
          </label>
        ))}
    </fieldset>
  );
}
