/** Limits that both sides know. No schema is imported here, so a page can use them without bundling any. */
export const LIMITS = {
  /** Characters. */
  name: 24,
  chat: 300,
  option: 80,
  /** Options in one answer. */
  answer: 64,
  /** Bytes of one message or request body. */
  message: 8_192,
  /** Moments of a replay in one response. */
  replay: 100,
  /** Matches on one page of a list. */
  list: 50,
  /** The length of a cursor to the next page. */
  cursor: 100,
  /** How far a list can be paged. */
  listed: 10_000,
  /** How many people a table remembers as muted, asked to leave, or banned. */
  turnedAway: 100,
  /** The most versions that spectators can be behind. */
  delay: 100,
  /** Notification channels of one person. */
  channels: 20,
  /** Characters of the name of a circle, people in one, and circles of one person. */
  circleName: 40,
  circleMembers: 50,
  circles: 20,
  /** Lines of chat kept for people who join. */
  chatKept: 200,
} as const;

/** Kinds of turn clocks to filter tables by: none, for people who stay at the table, and over days. */
export const CLOCK_KINDS = ['none', 'live', 'days'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** A turn clock of at least this many seconds is for matches played over days. */
export const LONG_CLOCK = 12 * 3600;

/** Match codes are read aloud and typed in: no letters or digits that look or sound like others. */
export const CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const CODE_LENGTH = 12;
/** Older codes are shorter, and still lead to their matches. */
export const CODE_LENGTHS: readonly number[] = [8, CODE_LENGTH];

/** A code as typed: capitals, spaces and dashes do not matter. */
export function tidyCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '');
}
