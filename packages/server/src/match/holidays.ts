import type { Span } from '../store/holidays.ts';
import { later, latest, type MonotonicTime, type Time } from '../time.ts';

const DAY = 86_400_000;
/** For this many days of a calendar month, in UTC, a person's clocks in matches over days may stand still. */
export const DAYS_A_MONTH = 5;
/** Older holidays no longer count. */
const KEPT = 62 * DAY;

export function isOnHoliday(spans: readonly Span[], now: number): boolean {
  return spans.some(({ from, until }) => from <= now && now < until);
}

/** Milliseconds already taken in the month of a point. */
function takenIn(spans: readonly Span[], point: number): number {
  const date = new Date(point);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
  const within = spans.map(({ from, until }) => Math.max(0, Math.min(until, next) - Math.max(from, first)));
  return within.reduce((sum, each) => sum + each, 0);
}

/** Whole days left in this month. */
export function daysLeft(spans: readonly Span[], now: number): number {
  return Math.max(0, Math.floor(DAYS_A_MONTH - takenIn(spans, now) / DAY));
}

/** The same with this many days from now on, replacing the rest of a holiday; null if that is more than there are. */
export function withDays(spans: readonly Span[], days: number, now: number): readonly Span[] | null {
  const taken = [...ended(spans, now), { from: now, until: now + days * DAY }];
  const most = DAYS_A_MONTH * DAY;
  return [now, now + days * DAY].every((point) => takenIn(taken, point) <= most) ? taken : null;
}

/** Back from now on. */
export function ended(spans: readonly Span[], now: number): readonly Span[] {
  return spans
    .filter(({ from, until }) => from < now && until > now - KEPT)
    .map(({ from, until }) => ({ from, until: Math.min(until, now) }));
}

/** When a clock that runs from one moment to another runs out, if it stands still during holidays. */
export function pausedBy(
  spans: readonly Span[],
  { from, due }: { readonly from: MonotonicTime; readonly due: MonotonicTime },
  time: Time,
): MonotonicTime {
  return spans.reduce((end, span) => {
    const [begins, ends] = [momentOf(span.from, time), momentOf(span.until, time)];
    return ends <= from || begins >= end ? end : later(end, ends - latest(begins, from));
  }, due);
}

/** For a point that may lie in the future: when the wall clock, as it is set now, will show it. */
function momentOf(point: number, time: Time): MonotonicTime {
  const now = time.now();
  return point > now ? later(time.monotonic(), point - now) : time.monotonicOf(point);
}
