/** Groups of the statistics whose keys are numbers from 0: seats, and places in the order of turns. */
const COUNTED = ['seat', 'order'];

/** A key of a group as people read it: they count from 1. */
export function shownKey(group: string, key: string): string {
  return COUNTED.includes(group) ? String(Number(key) + 1) : key;
}
