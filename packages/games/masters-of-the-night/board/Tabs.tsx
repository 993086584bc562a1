import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface TabOf {
  readonly key: number;
  readonly label: string;
  readonly isNow: boolean;
  readonly style: CSSProperties;
  readonly sign: ReactNode;
}

/** One of several sheets, by its tab. Arrow keys move from tab to tab, and Tab moves into the sheet. */
export function Tabs({
  label,
  tabs,
  shown,
  onShow,
  classes,
  children,
}: {
  label: string;
  tabs: readonly TabOf[];
  /** The key of the tab whose sheet is visible. */
  shown: number;
  onShow(key: number): void;
  classes: Readonly<Record<string, string | undefined>>;
  /** The sheet. */
  children: ReactNode;
}) {
  const ids = useId();
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, { at: tabs.findIndex(({ key }) => key === shown), count: tabs.length });
    const next = to === null ? undefined : tabs[to];
    if (to === null || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onShow(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        className={classes.tabs}
        role="tablist"
        aria-label={label}
        data-alone={tabs.length === 1}
        onKeyDown={turn}
      >
        {tabs.map(({ key, label: name, isNow, style, sign }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${ids}-${key}`}
            className={classes.tab}
            aria-label={name}
            aria-selected={key === shown}
            aria-controls={key === shown ? `${ids}-sheet` : undefined}
            tabIndex={key === shown ? 0 : -1}
            data-now={isNow}
            style={style}
            onClick={() => onShow(key)}
          >
            {sign}
          </button>
        ))}
      </div>
      <div
        key={shown}
        id={`${ids}-sheet`}
        className={classes.panel}
        role="tabpanel"
        aria-labelledby={`${ids}-${shown}`}
      >
        {children}
      </div>
    </>
  );
}

/** Where a key leads from a place in a row that wraps around; null if it leads nowhere. */
function placeAfter(key: string, { at, count }: { at: number; count: number }): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
