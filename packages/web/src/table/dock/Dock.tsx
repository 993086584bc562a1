import { Spoken } from '@nokturn/ui';
import { type ReactNode, useRef } from 'react';
import { useSay } from '../../app/words.tsx';
import { DrawerButtons } from '../DrawerButtons.tsx';
import { type Frame, isSmall } from '../frame.ts';
import { Log } from '../Log.tsx';
import type { TableExtras } from '../Table.tsx';
import { Tools } from '../Tools.tsx';
import type { Closing } from '../useClosing.ts';
import type { DrawerState } from '../useDrawer.ts';
import type { Looking } from '../useGlance.ts';
import type { OpenTable } from '../useOpenTable.ts';
import { Decision } from './Decision.tsx';
import styles from './Dock.module.css';
import { Follow } from './Follow.tsx';
import { Hand } from './Hand.tsx';
import { Helps } from './Helps.tsx';
import { HintBox } from './Hint.tsx';
import { Over } from './Over.tsx';
import { Raise } from './Raise.tsx';
import { Since, SinceTool } from './Since.tsx';
import { useRaised } from './useRaised.ts';

/** The place for the viewer's question, answers and own things. */
export function Dock({
  table,
  extras,
  closing,
  frame,
  drawer,
  looking,
}: {
  table: OpenTable;
  extras: TableExtras;
  closing: Closing;
  frame: Frame;
  drawer: DrawerState;
  looking: Looking;
}) {
  const say = useSay();
  const { view, isNow, isMine, told } = table;
  const { layout } = frame;
  const dock = useRef<HTMLElement>(null);
  const { isRaised, raise, swipe } = useRaised(table.question);
  /** On a phone its tools are next to the main button. */
  const isPhone = isSmall(layout);
  return (
    <section
      {...swipe}
      ref={dock}
      id="dock"
      className={styles.dock}
      aria-label={say('dock')}
      data-part="dock"
      data-mine={isMine || undefined}
      data-raised={(isRaised && layout === 'tall') || undefined}
    >
      {extras.guide && !isPhone && (
        <div className={styles.guide} data-part="guide">
          {extras.guide}
        </div>
      )}
      {!isFloating(frame) && <Since table={table} />}
      {isNow && view.over ? (
        <div className={styles.ending}>
          {extras.ending && <Over closing={closing} />}
          <Hand table={table} frame={frame} />
        </div>
      ) : (
        <Asked
          table={table}
          frame={frame}
          drawer={drawer}
          beside={layout === 'tall' && <Raise dock={dock} isRaised={isRaised} onRaise={raise} />}
          tools={
            isPhone && (
              <span className={styles.beside} data-part="tools">
                <Helps table={table} looking={looking} />
                {isFloating(frame) && <SinceTool table={table} />}
                <span className={styles.steering}>
                  <Tools table={table} />
                </span>
              </span>
            )
          }
        />
      )}
      {frame.log > 0 && (
        <section className={styles.log} aria-label={say('tab-log')} data-part="log">
          <Spoken as="h2">{say('tab-log')}</Spoken>
          <Log {...told} />
        </section>
      )}
      {(!isPhone || layout === 'low') && (
        <div className={styles.tools} data-part={isPhone ? undefined : 'tools'}>
          {layout === 'low' ? (
            <DrawerButtons drawer={drawer} />
          ) : (
            <>
              <Helps table={table} looking={looking} />
              <span className={styles.steering}>
                <Tools table={table} />
              </span>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** If the dock has no room for what others did, it is shown over the board. */
export function isFloating({ layout }: Frame): boolean {
  return layout === 'tall' || layout === 'low';
}

/** The dock's decision, with everything that the table knows about it. */
function Asked({
  table,
  frame,
  drawer,
  beside,
  tools,
}: {
  table: OpenTable;
  frame: Frame;
  drawer: DrawerState;
  beside: ReactNode;
  tools: ReactNode;
}) {
  const say = useSay();
  const { source, state, game, ui, view, text, playback, picks, hint, isNow, factsFor, composition } = table;
  const { company } = source;
  const Controls = ui.composer?.Controls;
  return (
    <Decision
      version={playback.version}
      question={table.question}
      isFresh={table.isFresh}
      forced={table.forced?.after === null ? null : table.forced}
      view={view}
      text={text}
      layout={frame.layout}
      factsFor={factsFor}
      where={table.where}
      notesOn={(option) => ui.telling.notes?.(option, view, text) ?? []}
      isNoted={ui.noted?.includes(view.asked?.frame.step ?? '') ?? false}
      mainWords={(option) => ui.main?.(option, view, text) ?? null}
      lastVerbs={ui.lastVerbs}
      mainVerbs={ui.mainVerbs}
      picked={picks.picked}
      {...table.selecting}
      composition={composition}
      isComposed={(option) => composition !== null && (ui.composer?.covers(option) ?? false)}
      warning={table.warning}
      sending={state.sending}
      settled={table.isSettled || table.isBusy}
      deadline={state.deadline}
      showing={isNow ? null : (playback.run?.summary?.words ?? say('playing'))}
      only={table.only}
      hinted={table.hinted}
      isOnTable={(option) => game.pointsAt(option) !== null}
      // A phone has no room for them next to the words.
      isHeld={isSmall(frame.layout) ? undefined : ui.isHeld}
      // Rivals keep their advice to themselves.
      talk={
        company && game.cooperative
          ? {
              viewer: table.seat,
              suggestions: state.suggestions,
              onSuggest: table.seat === null ? null : (option) => company.suggest(option),
            }
          : null
      }
      onPick={picks.pick}
      onAnswer={table.answer}
      onCompose={table.playComposed}
      isWhyOpen={drawer.page === 'why'}
      onWhy={() => drawer.toggle('why')}
      beside={beside}
      counsel={
        <>
          {Controls && composition && (
            <Controls {...table.shared} composing={composition} layout={frame.layout} />
          )}
          <HintBox
            hint={hint}
            text={text}
            step={view.asked?.frame.step ?? ''}
            factsFor={factsFor}
            names={table.names}
            viewer={view.viewer}
            onFollow={table.answer}
          />
        </>
      }
      hand={
        table.seat === null ? <Follow table={table} frame={frame} /> : <Hand table={table} frame={frame} />
      }
      tools={tools}
    />
  );
}
