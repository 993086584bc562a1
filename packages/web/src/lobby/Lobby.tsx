import type { Lobby as LobbyInfo } from '@nokturn/protocol/types';
import { SeatBadge } from '@nokturn/ui';
import { use, useRef, useState, useSyncExternalStore } from 'react';
import { Header } from '../app/Header.tsx';
import { go } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { GameTitle } from '../parts/GameTitle.tsx';
import { botTitle, levelOf, seated } from '../parts/levels.ts';
import { NameField } from '../parts/NameField.tsx';
import { botName } from '../parts/names.ts';
import { numbered } from '../parts/numbered.ts';
import { refusalText } from '../parts/refusal.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { Twice } from '../parts/Twice.tsx';
import { useGameText } from '../parts/useGame.ts';
import { LevelNotes, LevelOptions } from '../setup/LevelOptions.tsx';
import { call, refusedBy } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import { commitmentToSitWith } from '../source/server/kept.ts';
import { beCalled } from '../source/server/person.ts';
import type { ServerSource } from '../source/server/server.ts';
import controls from '../styles/controls.module.css';
import { Chat } from '../table/Chat.tsx';
import { Guests } from './Guests.tsx';
import { guestsOf, isIn } from './guests.ts';
import styles from './Lobby.module.css';
import { firstOpenSeat, seatOfPerson } from './seats.ts';

/** Before a match: people come in by the link, take seats, and the host begins. */
export function Lobby({ source, lobby }: { source: ServerSource; lobby: LobbyInfo }) {
  const say = useSay();
  const text = use(useGameText(lobby.game));
  const state = useSyncExternalStore(source.listen, source.state);
  const identity = useIdentity();
  const { name: usual, level } = useSettings();
  const [name, setName] = useState(usual);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const acting = useRef(false);
  const { code } = lobby;
  const mySeat = seatOfPerson(lobby, identity?.person.id);
  const host = lobby.host === identity?.person.id;
  const isUnseated = isIn(lobby.unseated, identity?.person.id);
  const guests = host ? guestsOf(lobby, state.chat, lobby.host) : [];
  const [inviter] = lobby.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.person.id === lobby.host ? [seat.person.name] : [],
  );
  const open = lobby.seats.filter(({ kind }) => kind === 'open').length;
  const levels = new Set(lobby.seats.flatMap((seat) => (seat.kind === 'bot' ? [levelOf(seat.level)] : [])));

  /** Does one thing at a time on the server; the lobby that it answers with comes by the socket as well. */
  async function act(work: () => Promise<unknown>) {
    if (acting.current) return;
    acting.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(refusalText(say, refusedBy(error)));
    } finally {
      acting.current = false;
      setBusy(false);
    }
  }

  /** Bots as the host usually plays with take every seat that is still free. */
  async function fillWithBots() {
    for (const [seat, { kind }] of lobby.seats.entries())
      if (kind === 'open')
        await call('planSeat', { code, seat, body: { kind: 'bot', level: seated(level) } });
  }

  const sit = (seat: number) =>
    act(async () => {
      await beCalled(name.trim() || say('guest'));
      const commitment = commitmentToSitWith(lobby);
      await call('takeSeat', { code, seat, ...(commitment && { body: { commitment } }) });
      source.rejoin();
    });

  return (
    <>
      <Header />
      <main className={styles.page}>
        <GameTitle game={lobby.game}>{text.plain('game')}</GameTitle>
        {problem && (
          <p className={controls.problem} role="alert">
            {problem}
          </p>
        )}
        {mySeat === null && open === 0 && (
          <p className={controls.panel} role="status">
            {say(lobby.spectators ? 'lobby-full-watch' : 'lobby-full')}
          </p>
        )}
        {isUnseated && (
          <p className={controls.panel} role="status">
            {say('lobby-unseated')}
          </p>
        )}
        {mySeat === null && open > 0 && !isUnseated && (
          <form
            className={`${controls.panel} ${styles.join}`}
            onSubmit={(event) => {
              event.preventDefault();
              const seat = firstOpenSeat(lobby);
              if (seat !== null) void sit(seat);
            }}
          >
            {inviter && <p className={styles.invited}>{say('lobby-invited', { name: inviter })}</p>}
            <NameField value={name} onChange={setName} />
            <button type="submit" className={`${controls.primary} ${controls.big}`} disabled={busy}>
              {say('take-a-seat')}
            </button>
          </form>
        )}
        <section className={controls.panel}>
          <h2>{say('lobby-seats', { open })}</h2>
          <ol className={styles.seats} data-testid="lobby-seats">
            {numbered(lobby.seats).map(([i, seat]) => (
              <LobbySeat
                key={i}
                number={i}
                seat={seat}
                here={state.presence?.seats[i] ?? false}
                mine={i === mySeat}
                host={host}
                onSit={mySeat === null && !isUnseated ? () => void sit(i) : null}
                onLeave={() =>
                  void act(async () => {
                    await call('leaveSeat', { code, seat: i });
                    source.rejoin();
                  })
                }
                onPlan={(plan) => void act(() => call('planSeat', { code, seat: i, body: plan }))}
              />
            ))}
          </ol>
          <div className={styles.notes}>
            <LevelNotes levels={levels} />
          </div>
          {host ? (
            <div className={styles.start}>
              <button
                type="button"
                className={`${controls.primary} ${controls.big}`}
                disabled={busy || open > 0}
                data-testid="begin"
                onClick={() => void act(() => call('startMatch', { code }))}
              >
                {open > 0 ? say('lobby-waiting', { open }) : say('lobby-start')}
              </button>
              {open > 0 && (
                <button
                  type="button"
                  className={controls.action}
                  disabled={busy}
                  data-testid="fill"
                  onClick={() => void act(fillWithBots)}
                >
                  {say('lobby-fill')}
                </button>
              )}
              <Twice
                look="plain"
                first={say('lobby-close')}
                sure={say('lobby-close-sure')}
                onSure={() => void act(() => call('closeMatch', { code }).then(() => go('/')))}
              />
            </div>
          ) : (
            <p className={controls.dim}>{say('lobby-host-starts', { open })}</p>
          )}
        </section>
        <section className={controls.panel}>
          <h2>{say('invite-friends')}</h2>
          <p className={styles.code}>
            {say('lobby-code')} <strong data-testid="code">{spaced(code)}</strong>
          </p>
          <ShareLink link={`${window.location.origin}/m/${code}`} title={text.plain('game')} />
        </section>
        <section className={controls.panel}>
          <h2>{say('tab-chat')}</h2>
          <Chat company={source.company} state={state} />
        </section>
        {guests.length > 0 && (
          <section className={controls.panel}>
            <h2>{say('guests')}</h2>
            <Guests guests={guests} company={source.company} />
          </section>
        )}
        <details className={controls.panel}>
          <summary>{say('setup-options')}</summary>
          <dl className={styles.options}>
            {Object.entries(lobby.options).map(([key, value]) => (
              <div key={key}>
                <dt>{text.plain(`option-${key}`)}</dt>
                <dd>
                  {text.has(`option-${key}-${value}`) ? text.plain(`option-${key}-${value}`) : String(value)}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </main>
    </>
  );
}

function LobbySeat({
  number,
  seat,
  here,
  mine,
  host,
  onSit,
  onLeave,
  onPlan,
}: {
  number: number;
  seat: LobbyInfo['seats'][number];
  here: boolean;
  mine: boolean;
  host: boolean;
  /** Null for somebody who has a seat already, or may not have one. */
  onSit: (() => void) | null;
  onLeave: () => void;
  onPlan: (plan: { kind: 'open' } | { kind: 'bot'; level: string }) => void;
}) {
  const say = useSay();
  const name =
    seat.kind === 'person' ? seat.person.name : seat.kind === 'bot' ? botName(say, number) : say('seat-open');
  return (
    <li className={seat.kind === 'open' ? styles.open : undefined}>
      <SeatBadge seat={number} name={seat.kind === 'open' ? ' ' : name} />
      <span className={styles.who}>
        <strong>{name}</strong>
        <small className={controls.dim}>
          {seat.kind === 'bot' && say('seat-bot', { level: botTitle(say, seat.level) })}
          {seat.kind === 'person' && say(mine ? 'seat-you' : here ? 'seat-present' : 'seat-away')}
        </small>
      </span>
      {seat.kind === 'open' && onSit && (
        <button type="button" className={`${controls.action} ${controls.small}`} onClick={onSit}>
          {say('sit-here')}
        </button>
      )}
      {mine && (
        <button type="button" className={`${controls.action} ${controls.small}`} onClick={onLeave}>
          {say('stand-up')}
        </button>
      )}
      {host && !mine && (
        <select
          className={`${controls.field} ${styles.plan}`}
          aria-label={say('setup-seat', { seat: number + 1 })}
          value={seat.kind === 'bot' ? `bot-${levelOf(seat.level)}` : seat.kind}
          onChange={({ target }) =>
            onPlan(
              target.value === 'open'
                ? { kind: 'open' }
                : { kind: 'bot', level: seated(target.value.slice('bot-'.length)) },
            )
          }
        >
          {seat.kind === 'person' && <option value="person">{name}</option>}
          <option value="open">{say(seat.kind === 'person' ? 'seat-ask-to-leave' : 'seat-open')}</option>
          <LevelOptions />
        </select>
      )}
    </li>
  );
}

/** Codes are read aloud: four and four and four. */
function spaced(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$& ');
}
