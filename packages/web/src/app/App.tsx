import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Landing } from '../landing/Landing.tsx';
import { Failed } from './Failed.tsx';
import { Loading, Missing, NeedsServer } from './Loading.tsx';
import { loaded } from './loads.ts';
import { useAddress } from './router.tsx';
import { HAS_SERVER } from './site.ts';
import { useWaiting } from './useWaiting.ts';

/** A screen, for the rest of its path. Everything except the landing page is loaded when it is opened. */
interface Screen {
  readonly first: string;
  readonly Show: ComponentType<{ rest: readonly string[] }>;
  /** It has nothing to show without a server. */
  readonly needsServer?: true;
}

const SCREENS: readonly Screen[] = [
  { first: 'new', Show: lazy(() => loaded(() => import('../setup/SetUp.tsx'))) },
  { first: 'm', Show: lazy(() => loaded(() => import('../lobby/MatchScreen.tsx'))), needsServer: true },
  { first: 'local', Show: lazy(() => loaded(() => import('../table/LocalScreen.tsx'))) },
  { first: 'branch', Show: lazy(() => loaded(() => import('../branch/BranchScreen.tsx'))) },
  { first: 'replay', Show: lazy(() => loaded(() => import('../after/ReplayScreen.tsx'))) },
  { first: 'rules', Show: lazy(() => loaded(() => import('../rules/RulesScreen.tsx'))) },
  { first: 'cards', Show: lazy(() => loaded(() => import('../cards/CardsScreen.tsx'))) },
  { first: 'learn', Show: lazy(() => loaded(() => import('../learn/LearnScreen.tsx'))) },
  { first: 'puzzles', Show: lazy(() => loaded(() => import('../puzzles/PuzzlesScreen.tsx'))) },
  { first: 'history', Show: lazy(() => loaded(() => import('../history/HistoryScreen.tsx'))) },
  { first: 'statistics', Show: lazy(() => loaded(() => import('../history/StatisticsScreen.tsx'))) },
  {
    first: 'ratings',
    Show: lazy(() => loaded(() => import('../history/RatingsScreen.tsx'))),
    needsServer: true,
  },
  { first: 'c', Show: lazy(() => loaded(() => import('../circle/CircleScreen.tsx'))), needsServer: true },
  { first: 'notices', Show: lazy(() => loaded(() => import('../lobby/NoticeLink.tsx'))), needsServer: true },
  { first: 'me', Show: lazy(() => loaded(() => import('../lobby/Me.tsx'))), needsServer: true },
];

export function App() {
  const { path } = useAddress();
  const [first, ...rest] = path;
  const screen = SCREENS.find((one) => one.first === first);
  useFocusOnArrival(path.join('/'));
  useWaiting(path);
  return (
    <Failed key={path.join('/')} path={path}>
      <Suspense fallback={<Loading />}>
        {first === undefined ? <Landing /> : screen ? <Shown screen={screen} rest={rest} /> : <Missing />}
      </Suspense>
    </Failed>
  );
}

function Shown({ screen, rest }: { screen: Screen; rest: readonly string[] }) {
  return screen.needsServer && !HAS_SERVER ? <NeedsServer /> : <screen.Show rest={rest} />;
}

/**
 * Reading a new screen starts at its heading, as on a new page, unless the focus has moved elsewhere while it was
 * loading.
 */
function useFocusOnArrival(place: string): void {
  useEffect(() => {
    if (arrived === null || arrived === place) {
      arrived = place;
      return;
    }
    const arrive = () => {
      const isThere = focusOnHeading();
      if (isThere) arrived = place;
      return isThere;
    };
    if (arrive()) return;
    const loading = new MutationObserver(() => void (arrive() && loading.disconnect()));
    loading.observe(document.body, { childList: true, subtree: true });
    return () => loading.disconnect();
  }, [place]);
}

/** False while the screen is still loading. */
function focusOnHeading(): boolean {
  const main = document.querySelector('main:not([aria-busy=true])');
  if (main === null) return false;
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading === null || main.contains(document.activeElement)) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

let arrived: string | null = null;
