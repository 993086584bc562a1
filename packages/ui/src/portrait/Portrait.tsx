import { type ComponentType, lazy, Suspense } from 'react';
import classes from './Portrait.module.css';
import type { Detail, PortraitSpec } from './spec.ts';

/** Loaded when the first face is needed: the table appears before its faces. If loading fails, there are no faces. */
const Drawing = lazy(() => import('./Drawing.tsx').catch(() => ({ default: Blank })));

/** A face, drawn from a description. Decoration: the name must be given beside it. */
export function Portrait({ spec, detail = 'card' }: { spec: PortraitSpec; detail?: Detail }) {
  return (
    <Suspense fallback={<Blank />}>
      <Drawing spec={spec} detail={detail} />
    </Suspense>
  );
}

function Blank() {
  return <svg className={classes.portrait} aria-hidden="true" />;
}

/** A picture for each member of a cast, for components that need pictures and do not know what they show. */
export function picturesOf<Id extends string>(
  cast: Readonly<Record<Id, PortraitSpec>>,
  detail: Detail,
): Readonly<Record<Id, ComponentType>> {
  const entries = Object.entries<PortraitSpec>(cast);
  return Object.fromEntries(
    entries.map(([id, spec]) => [id, () => <Portrait spec={spec} detail={detail} />]),
  ) as unknown as Readonly<Record<Id, ComponentType>>;
}
