/** Items with their numbers, for lists that never change their order: seats, cells, the parts of one sentence. */
export function numbered<T>(list: readonly T[]): [number, T][] {
  return list.map((item, i) => [i, item]);
}
