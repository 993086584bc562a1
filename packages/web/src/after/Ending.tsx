import type { Seat, View } from '@nokturn/engine';
import { type GameText, plain, type Thing } from '@nokturn/text';
import { Button, Marked, seatOf } from '@nokturn/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { go } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { PLAY_NOW } from '../landing/address.ts';
import { refusalText } from '../parts/refusal.ts';
import { refusedBy } from '../source/server/api.ts';
import { useEscape } from '../table/keys.ts';
import { lastRemark, wordsOf } from '../table/remarks.ts';
import type { EndingParts } from '../table/Table.tsx';
import { useSpoken, useVoice } from '../table/voice.ts';
import { AtTheEnd } from './AtTheEnd.tsx';
import { LOOK_BACK } from './address.ts';
import { decidingBeat } from './deciding.ts';
import styles from './Ending.module.css';
import { OtherLevel } from './OtherLevel.tsx';
import { isBranchAt, rematch, replayOf, type Whereabouts } from './rematch.ts';
import { useCalm } from './useCalm.ts';
import { ownVerdict, verdictOf } from './verdict.ts';

/** The replay shows how it changed in the course of the match. */
const NO_HISTORY: readonly (readonly number[])[] = [];

/** The end of a match at its table: who won, how everybody did, and where to go from here. */
export function Ending({ table, isSkipped, onBoard, at }: EndingParts & { at: Whereabouts }) {
  const say = useSay();
  const title = useId();
  const { ui, view, text, told, shared } = table;
  const heard = useMemo(() => told.moments.flatMap(({ happenings }) => happenings), [told.moments]);
  const own = ownSeat(view, at);
  const verdict = verdictOf(ui, view, heard, text, say);
  const mine = own === null ? null : ownVerdict(ui, view, own, say);
  useSpoken(plain(mine === null ? verdict : `${verdict} ${mine}`));
  useEscape(onBoard);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-main]')?.focus(), []);
  const isCalm = useCalm(isSkipped);
  const replay = replayOf(at);
  const canRepeat = at.kind === 'local' || at.canRepeat;
  const seeReplay = (
    <Button
      look={canRepeat ? 'plain' : 'move'}
      data-main={!canRepeat || undefined}
      data-way="replay"
      onPress={() => isCalm() && go(replay)}
    >
      {say(isBranchAt(at) ? 'branch-compare' : 'see-result')}
    </Button>
  );
  return (
    <section ref={place} className={styles.ending} aria-labelledby={title} data-testid="ending">
      <h2 id={title} className={styles.verdict}>
        <span data-testid="verdict">
          <Marked text={verdict} />
        </span>{' '}
        {mine !== null && <span data-testid="own-verdict">{mine}</span>}
      </h2>
      <LastWords table={table} />
      {at.kind === 'server' && <AtTheEnd code={at.code} table={table} />}
      {at.kind === 'server' && at.canRepeat && at.next !== null && <Offered />}
      <div className={styles.ways}>
        {canRepeat ? <RematchButton at={at} isMain isReady={isCalm} /> : seeReplay}
        {view.viewer !== 'spectator' && !isBranchAt(at) && (
          <Button data-way="look-back" onPress={() => isCalm() && go(`${replay}#${LOOK_BACK}`)}>
            {say('look-back')}
          </Button>
        )}
        {canRepeat && seeReplay}
        <Button data-way="board" onPress={onBoard}>
          {say('show-board')}
        </Button>
        <Button look="quiet" data-way="other" onPress={() => go(`/#${PLAY_NOW}`)}>
          {say('other-game')}
        </Button>
        <Button look="quiet" data-way="home" onPress={() => go('/')}>
          {say('go-home')}
        </Button>
      </div>
      {at.kind === 'local' && <OtherLevel table={table} saved={at.saved} isReady={isCalm} />}
      <Decided table={table} onBoard={onBoard} />
      {own !== null && <Best thing={ui.best?.(own, view, heard) ?? null} text={text} />}
      <div className={styles.standings} data-testid="standings">
        <ui.ResultDetails {...shared} history={NO_HISTORY} />
      </div>
    </section>
  );
}

/** A bot's comment, for people who want to hear it. */
function LastWords({ table: { view, state, names } }: Pick<EndingParts, 'table'>) {
  const say = useSay();
  const { talk } = useSettings();
  const remark = talk ? lastRemark(view, { holders: state.facts?.holders ?? [] }) : null;
  const said = remark && say('remark-by', { name: names[remark.seat] ?? '', words: say(wordsOf(remark)) });
  useSpoken(said);
  return (
    said && (
      <p className={styles.offered} data-testid="last-words">
        {said}
      </p>
    )
  );
}

/** The turn that decided the match, which the board can show again. */
function Decided({ table, onBoard }: Pick<EndingParts, 'table' | 'onBoard'>) {
  const say = useSay();
  const { ui, playback, view } = table;
  const found = decidingBeat(ui.beats, playback, view);
  if (found === null) return null;
  const see = () => {
    onBoard();
    playback.replay([found.beat]);
  };
  return (
    <p className={styles.decided} data-testid="decided">
      <span>
        <b>{say('ending-decided')}</b> <Marked text={found.summary.words} />
      </span>
      <Button look="quiet" size="small" data-way="decided" onPress={see}>
        {say('ending-decided-see')}
      </Button>
    </p>
  );
}

/** Your own card that brought the most. */
function Best({ thing, text }: { thing: Thing | null; text: GameText }) {
  const say = useSay();
  if (thing === null) return null;
  return (
    <p className={styles.decided} data-testid="best">
      <span>
        <b>{say('ending-best')}</b> <Marked text={text.thing(thing.type, thing.id)} />
      </span>
    </p>
  );
}

/** The seat whose victory or defeat it is; null if several people share a screen. */
function ownSeat({ viewer }: View, at: Whereabouts): Seat | null {
  const isShared = at.kind === 'local' && at.saved.seats.filter(({ kind }) => kind === 'person').length > 1;
  return isShared ? null : seatOf(viewer);
}

/** Somebody at the table wants to play again. */
function Offered() {
  const say = useSay();
  const words = say('rematch-offered');
  useSpoken(words);
  return (
    <p className={styles.offered} data-testid="rematch-offered">
      {words}
    </p>
  );
}

/** Nothing for spectators. */
export function RematchButton({
  at,
  isMain = false,
  isReady = () => true,
}: {
  at: Whereabouts;
  isMain?: boolean;
  /** Whether a press is meant for this button. */
  isReady?: () => boolean;
}) {
  const say = useSay();
  const [problem, setProblem] = useState<string | null>(null);
  const hasVoice = useVoice() !== null;
  useSpoken(problem);
  async function again() {
    if (!isReady()) return;
    try {
      go(await rematch(at));
    } catch (error) {
      setProblem(refusalText(say, refusedBy(error)));
    }
  }
  if (at.kind === 'server' && !at.canRepeat) return null;
  const isOffered = at.kind === 'server' && at.next !== null;
  return (
    <>
      <Button
        look={isMain ? 'move' : 'plain'}
        data-main={isMain || undefined}
        data-way="again"
        onPress={() => void again()}
      >
        {say(isOffered ? 'rematch-join' : isBranchAt(at) ? 'branch-again' : 'rematch')}
      </Button>
      {problem && <span role={hasVoice ? undefined : 'alert'}>{problem}</span>}
    </>
  );
}
