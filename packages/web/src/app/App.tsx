import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Landing } from '../landing/Landing.tsx';
import { Failed } from './Failed.tsx';
import { Loading, Missing } from './Loading.tsx';
import { useAddress } from './router.tsx';

/** One screen and the rest of its path. Everything but the landing page is loaded when it is opened. */
interface Screen {
  readonly first: string;
  readonly Show: ComponentType<{ rest: readonly string[] }>;
}

const SCREENS: readonly Screen[] = [
  { first: 'new', Show: lazy(() => import('../setup/SetUp.tsx')) },
  { first: 'm', Show: lazy(() => import('../lobby/MatchScreen.tsx')) },
  { first: 'local', Show: lazy(() => import('../table/LocalScreen.tsx')) },
  { first: 'replay', Show: lazy(() => import('../after/ReplayScreen.tsx')) },
  { first: 'rules', Show: lazy(() => import('../rules/RulesScreen.tsx')) },
  { first: 'learn', Show: lazy(() => import('../learn/LearnScreen.tsx')) },
  { first: 'me', Show: lazy(() => import('../lobby/Me.tsx')) },
];

export function App() {
  const { path } = useAddress();
  const [first, ...rest] = path;
  const screen = SCREENS.find((one) => one.first === first);
  useFocusOnArrival(path.join('/'));
  if (first === undefined) return <Landing />;
  if (screen === undefined) return <Missing />;
  const { Show } = screen;
  return (
    <Failed key={path.join('/')}>
      <Suspense fallback={<Loading />}>
        <Show rest={rest} />
      </Suspense>
    </Failed>
  );
}

/** A new screen is read from its heading on, as a new page would be. */
function useFocusOnArrival(place: string): void {
  useEffect(() => {
    if (arrived === null || arrived === place) {
      arrived = place;
      return;
    }
    arrived = place;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [place]);
}

let arrived: string | null = null;
