/** Sizes that both sides know. No schema is imported here, so a page can use them without bundling any. */
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
  /** What says where the next page of one begins. */
  cursor: 100,
  /** How far one can turn its pages. */
  listed: 10_000,
  /** People whom a table remembers as muted, as asked to leave, and as banned. */
  turnedAway: 100,
  /** Versions by which those who watch can be behind. */
  delay: 100,
  /** Ways on which one person is told something. */
  channels: 20,
  /** Characters of the name of a circle, people in one, and circles of one person. */
  circleName: 40,
  circleMembers: 50,
  circles: 20,
  /** Lines of chat kept for those who join. */
  chatKept: 200,
} as const;

/** Kinds of turn clocks by which tables are looked for: none, for people who stay at the table, and over days. */
export const CLOCK_KINDS = ['none', 'live', 'days'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** A turn clock of at least this many seconds is for matches that are played over days. */
export const LONG_CLOCK = 12 * 3600;

/** Match codes are read aloud and typed in: no letters or digits that look or sound like others. */
export const CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const CODE_LENGTH = 12;
/** Codes that were given away before are shorter, and lead to their matches as ever. */
export const CODE_LENGTHS: readonly number[] = [8, CODE_LENGTH];

/** A code as somebody typed it: capitals, spaces and dashes do not matter. */
export function tidyCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '');
}
