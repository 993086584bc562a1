import type { Answer, Seat } from '@nokturn/engine';
import { KitProvider, LooksProvider, Spoken, useNewLooks } from '@nokturn/ui';
import { lazy, type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { loaded } from '../app/loads.ts';
import { useHeardLines } from '../source/server/unheard.ts';
import { latest, type MatchSource, type TableState } from '../source/source.ts';
import { BoardRegion } from './BoardRegion.tsx';
import { Bubble } from './Bubble.tsx';
import { Caption } from './Caption.tsx';
import styles from './Closing.module.css';
import { ClosingScene } from './ClosingScene.tsx';
import { Drawer } from './Drawer.tsx';
import { BarredList } from './dock/Barred.tsx';
import { Dock, isFloating } from './dock/Dock.tsx';
import { Since } from './dock/Since.tsx';
import { FrameGrid } from './FrameGrid.tsx';
import { isSmall } from './frame.ts';
import { GuidePlace } from './GuidePlace.tsx';
import { LookPanel } from './LookPanel.tsx';
import { Pointed } from './Pointed.tsx';
import { Seats } from './Seats.tsx';
import { Sheet } from './Sheet.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { TableHeader } from './TableHeader.tsx';
import { Toast } from './Toast.tsx';
import { useClosing } from './useClosing.ts';
import { useDrawer } from './useDrawer.ts';
import { useFrame } from './useFrame.ts';
import { useGlance } from './useGlance.ts';
import { type OpenTable, useOpenTable } from './useOpenTable.ts';
import { Narrator, VoiceRegion } from './VoiceRegion.tsx';
import { useNewVoice, VoiceProvider } from './voice.ts';

export interface EndingParts {
  readonly table: OpenTable;
  /** The last scene has just been cut short. */
  readonly isSkipped: boolean;
  /** Returns to the final position. */
  readonly onBoard: () => void;
}

export interface TableExtras {
  /** The result, over everything else, when the match is over. */
  readonly ending?: (parts: EndingParts) => ReactNode;
  /** Menu items besides the settings. */
  readonly menu?: (close: () => void) => ReactNode;
  /** The guide's words. */
  readonly guide?: ReactNode;
  /** The one answer that a guide expects: it is the only one that glows. */
  readonly only?: Answer | null;
}

const PlayerAid = lazy(() => loaded(() => import('../rules/PlayerAid.tsx')));

/** The table of a match, whatever its source. */
export function Table({ source, extras = {} }: { source: MatchSource; extras?: TableExtras }) {
  const state = useSyncExternalStore(source.listen, source.state);
  const voice = useNewVoice();
  const { facts } = state;
  const isOpen = facts !== null && latest(state) !== null;
  return (
    <VoiceProvider value={voice}>
      {isOpen && <Opened source={source} state={state} gameId={facts.game} extras={extras} />}
      <VoiceRegion voice={voice} />
    </VoiceProvider>
  );
}

function Opened({
  source,
  state,
  gameId,
  extras,
}: {
  source: MatchSource;
  state: TableState;
  gameId: string;
  extras: TableExtras;
}) {
  const table = useOpenTable(source, state, gameId, extras.only);
  return table && <Laid table={table} extras={extras} />;
}

/** The reading order: header, question, board, seats, log. The frame decides where each of them is. */
function Laid({ table, extras }: { table: OpenTable; extras: TableExtras }) {
  const { source, state, text, names, ui, view, seat } = table;
  const frame = useFrame(names.length);
  const pages = ['log', ...(hasNotebook(table) ? ['notebook'] : []), ...(source.company ? ['chat'] : [])];
  const drawer = useDrawer(pages, useHeardLines(state.chat).length, table.question);
  const looks = useNewLooks();
  /** The viewer's own question, if the board has no room for anything besides what it is about. */
  const asked = table.isMine && frame.layout !== 'desk' ? table.question : null;
  const looking = useGlance(looks, asked);
  const closing = useClosing({
    isOver: table.isNow && view.over && extras.ending !== undefined,
    hasScene: ui.Ending !== undefined,
    isAtOnce: table.shared.settings.reducedMotion,
  });
  const isCovered = closing.stage === 'scene' || closing.stage === 'result';
  const [sheet, setSheet] = useState<Seat | null>(null);
  const closeSheet = useCallback(() => setSheet(null), []);
  useEffect(() => {
    if (asked !== null) closeSheet();
  }, [asked, closeSheet]);
  return (
    <KitProvider
      text={text}
      names={names}
      facts={state.facts?.options}
      CardFace={ui.CardFace}
      seatLooks={ui.seatLooks(view.state)}
    >
      <LooksProvider looks={looks}>
        <FrameGrid frame={frame} isCovered={isCovered}>
          <SkipLinks onLog={() => drawer.show('log')} />
          <TableHeader table={table} layout={frame.layout} drawer={drawer} menu={extras.menu} />
          <main>
            <Spoken as="h1">{text.plain('game')}</Spoken>
            <Dock
              table={table}
              extras={extras}
              closing={closing}
              frame={frame}
              drawer={drawer}
              looking={looking}
            />
            <BoardRegion table={table} frame={frame}>
              <Caption table={table} />
              {isFloating(frame) && <Since table={table} isFloating />}
              {extras.guide && isSmall(frame.layout) && <GuidePlace>{extras.guide}</GuidePlace>}
              <Pointed table={table} />
              <Bubble table={table} frame={frame} />
              <Toast table={table} />
            </BoardRegion>
            <Seats table={table} frame={frame} onOpen={setSheet} />
            {sheet !== null && (
              <Sheet key={sheet} table={table} frame={frame} seat={sheet} onClose={closeSheet} />
            )}
            <LookPanel looking={looking} looks={looks} frame={frame} game={table.gameId} />
            <Drawer
              drawer={drawer}
              told={table.told}
              company={source.company}
              state={state}
              why={
                <BarredList
                  game={table.gameId}
                  barred={table.mine?.barred ?? []}
                  wordsOf={(option) =>
                    text.label(view.asked?.frame.step ?? '', option, table.factsFor(option))
                  }
                  text={text}
                />
              }
              notebook={
                hasNotebook(table) &&
                ui.Notebook && <ui.Notebook {...table.shared} storageKey={`${source.key}.${seat}`} />
              }
              aid={<PlayerAid game={table.gameId} />}
            />
          </main>
        </FrameGrid>
      </LooksProvider>
      {closing.stage === 'scene' && <ClosingScene table={table} onEnd={closing.end} onSkip={closing.skip} />}
      {closing.stage === 'result' && extras.ending && (
        <div className={styles.result} data-part="ending">
          {extras.ending({ table, isSkipped: closing.isSkipped, onBoard: closing.showBoard })}
        </div>
      )}
      <Narrator table={table} />
    </KitProvider>
  );
}

/** Spectators keep no notes. */
function hasNotebook({ ui, seat }: OpenTable): boolean {
  return ui.Notebook !== null && seat !== null;
}
