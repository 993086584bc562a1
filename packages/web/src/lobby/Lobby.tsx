import type { Lobby as LobbyInfo } from '@nokturn/protocol/types';
import { use, useRef, useState, useSyncExternalStore } from 'react';
import { Header } from '../app/Header.tsx';
import { go } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay, useWords } from '../app/words.tsx';
import { GameTitle } from '../parts/GameTitle.tsx';
import { levelOf, seated } from '../parts/levels.ts';
import { linkIn } from '../parts/linkIn.ts';
import { NameField } from '../parts/NameField.tsx';
import { namesAt } from '../parts/names.ts';
import { numbered } from '../parts/numbered.ts';
import { Problem } from '../parts/Problem.tsx';
import { refusalText } from '../parts/refusal.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { Twice } from '../parts/Twice.tsx';
import { useGameText } from '../parts/useGame.ts';
import { LevelNotes } from '../setup/LevelOptions.tsx';
import { call, refusedBy } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import { commitmentToSitWith } from '../source/server/kept.ts';
import { beCalled } from '../source/server/person.ts';
import type { ServerSource } from '../source/server/server.ts';
import controls from '../styles/controls.module.css';
import { Chat } from '../table/Chat.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { Guests } from './Guests.tsx';
import { guestsOf, isIn } from './guests.ts';
import styles from './Lobby.module.css';
import { LobbySeat } from './LobbySeat.tsx';
import { TakeOver } from './NeverStuck.tsx';
import { firstOpenSeat, seatKeptFor, seatOfPerson } from './seats.ts';
import { TableFacts } from './TableFacts.tsx';
import { useArrivals } from './useArrivals.ts';
import { useSiteBots } from './useSiteBots.ts';

/** Before a match: people come in by the link and take seats, and the host begins. */
export function Lobby({ source, lobby }: { source: ServerSource; lobby: LobbyInfo }) {
  const say = useSay();
  const { language } = useWords();
  const text = use(useGameText(lobby.game));
  const state = useSyncExternalStore(source.listen, source.state);
  const identity = useIdentity();
  const { name: usual, level } = useSettings();
  const [name, setName] = useState(usual);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const acting = useRef(false);
  const { code } = lobby;
  const names = namesAt(say, lobby.seats);
  const mySeat = seatOfPerson(lobby, identity?.person.id);
  const host = lobby.host === identity?.person.id;
  const came = useArrivals(lobby, identity?.person.id);
  const isUnseated = isIn(lobby.unseated, identity?.person.id);
  const guests = host ? guestsOf(lobby, state.chat, lobby.host) : [];
  const [inviter] = lobby.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.person.id === lobby.host ? [names.get(lobby.host) ?? ''] : [],
  );
  const open = lobby.seats.filter(({ kind }) => kind === 'open').length;
  const kept = seatKeptFor(lobby, identity?.person.id);
  const firstOpen = firstOpenSeat(lobby, identity?.person.id);
  const siteBots = useSiteBots(lobby.game, host);
  const levels = new Set(lobby.seats.flatMap((seat) => (seat.kind === 'bot' ? [levelOf(seat.level)] : [])));

  /** Does one thing at a time on the server. The lobby in its answer comes by the socket as well. */
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

  /** Fills all free seats with the kind of bots that the host usually plays with. */
  async function fillWithBots() {
    for (const [seat, { kind }] of lobby.seats.entries())
      if (kind === 'open')
        await call('planSeat', { code, seat, body: { kind: 'bot', level: seated(level, seat) } });
  }

  const maySit = (seat: LobbyInfo['seats'][number]) =>
    seat.kind === 'open' && (seat.expected === undefined || seat.expected.id === identity?.person.id);

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
        <Problem>{problem}</Problem>
        <div role="status">{came && <p className={controls.panel}>{came}</p>}</div>
        {mySeat === null && firstOpen === null && (
          <p className={controls.panel} role="status">
            {say(lobby.spectators ? 'lobby-full-watch' : 'lobby-full')}
          </p>
        )}
        {isUnseated && (
          <p className={controls.panel} role="status">
            {say('lobby-unseated')}
          </p>
        )}
        {mySeat === null && firstOpen !== null && !isUnseated && (
          <form
            className={`${controls.panel} ${styles.join}`}
            onSubmit={(event) => {
              event.preventDefault();
              void sit(firstOpen);
            }}
          >
            {inviter && (
              <p className={styles.invited}>
                {say(kept === null ? 'lobby-invited' : 'lobby-expected', { name: inviter })}
              </p>
            )}
            <NameField value={name} onChange={setName} />
            <button type="submit" className={`${controls.primary} ${controls.big}`} disabled={busy}>
              {say('take-a-seat')}
            </button>
            {kept !== null && (
              <button
                type="button"
                className={controls.action}
                disabled={busy}
                onClick={() => void act(() => call('leaveSeat', { code, seat: kept }).then(() => go('/')))}
              >
                {say('lobby-decline')}
              </button>
            )}
          </form>
        )}
        <section className={controls.panel} aria-label={say('lobby-table')}>
          <TableFacts lobby={lobby} host={names.get(lobby.host) ?? lobby.hostName} />
          {host && (
            <details className={styles.change}>
              <summary>{say('lobby-change')}</summary>
              <ChangeTable
                key={JSON.stringify([lobby.options, lobby.clock, lobby.spectators, lobby.seats.length])}
                lobby={lobby}
                busy={busy}
                onChange={(body) => void act(() => call('changeMatch', { code, body }))}
              />
            </details>
          )}
        </section>
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
                siteBots={siteBots}
                onSit={mySeat === null && !isUnseated && maySit(seat) ? () => void sit(i) : null}
                onLeave={() =>
                  void act(async () => {
                    await call('leaveSeat', { code, seat: i });
                    source.rejoin();
                  })
                }
                name={seat.kind === 'person' ? (names.get(seat.person.id) ?? '') : null}
                onSwap={
                  host && i > 0
                    ? () => void act(() => call('swapSeats', { code, seat: i, body: { with: i - 1 } }))
                    : null
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
          <TakeOver lobby={lobby} away={state.away} company={source.company} />
        </section>
        {lobby.pace === 'none' && <p className={controls.panel}>{say('lobby-no-pace')}</p>}
        {lobby.spectators && lobby.delay > 0 && (
          <p className={controls.panel}>{say('lobby-delay', { count: lobby.delay })}</p>
        )}
        <section className={controls.panel}>
          <h2>{say('invite-friends')}</h2>
          <p className={styles.code}>
            {say('lobby-code')} <strong data-testid="code">{spaced(code)}</strong>
          </p>
          <ShareLink link={linkIn(language, `/m/${code}`)} title={text.plain('game')} />
        </section>
        <section className={controls.panel}>
          <h2>{say('tab-chat')}</h2>
          <Chat company={source.company} state={state} />
        </section>
        {guests.length > 0 && (
          <section className={controls.panel}>
            <h2>{say('guests')}</h2>
            <Guests guests={guests} names={names} company={source.company} />
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

/** Codes are read aloud, so they are in groups of four. */
function spaced(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$& ');
}
