import { type Wishes, wishes as wishesShape } from '@nokturn/protocol';
import { isLanguage, type Language } from '@nokturn/text';

/** Wishes in a language that this server supports. */
export type KnownWishes = Wishes & { readonly language: Language };

export const USUAL_WISHES: KnownWishes = { language: 'en', quiet: null };

/** Stored wishes; unreadable ones count as none, and an unsupported language as English. */
export function readWishes(stored: unknown): KnownWishes {
  const { success, data } = wishesShape.safeParse(stored);
  if (!success) return USUAL_WISHES;
  const { language } = data;
  return { ...data, language: isLanguage(language) ? language : USUAL_WISHES.language };
}

const MINUTE = 60_000;
const DAY = 24 * 60;

/** When the quiet hours around a moment end, by the person's local time; null outside them. */
export function quietUntil({ quiet }: Wishes, now: number): number | null {
  if (quiet === null) return null;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const at = minuteOfDay(now, quiet.zone);
  const length = (to - from + DAY) % DAY;
  const since = (at - from + DAY) % DAY;
  if (since >= length) return null;
  const end = Math.floor(now / MINUTE) * MINUTE + (length - since) * MINUTE;
  // A night in which clocks change is longer or shorter than it looks.
  const off = ((minuteOfDay(end, quiet.zone) - to + DAY + DAY / 2) % DAY) - DAY / 2;
  return end - off * MINUTE;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function minuteOfDay(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  return minutesOf(parts);
}
