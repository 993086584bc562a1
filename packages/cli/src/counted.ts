/** Groups in the statistics whose keys are numbers from 0: seats, and positions in turn order. */
const COUNTED = ['seat', 'order'];

/** A key of a group as shown to people, who count from 1. */
export function shownKey(group: string, key: string): string {
  return COUNTED.includes(group) ? String(Number(key) + 1) : key;
}
