import type { ClockKind } from '@nokturn/protocol/types';
import { stored } from '../app/stored.ts';

/** Which open tables to show; an empty text means any. */
export interface TableFilter {
  readonly game: string;
  readonly clock: ClockKind | '';
  readonly language: string;
  /** At least this many free seats. */
  readonly free: number;
}

export const ANY_TABLE: TableFilter = { game: '', clock: '', language: '', free: 0 };

export const tableFilter = stored<TableFilter>('nokturn.table-filter', ANY_TABLE);

export function isAny(filter: TableFilter): boolean {
  return Object.entries(ANY_TABLE).every(([key, value]) => filter[key as keyof TableFilter] === value);
}

/** The part of the filter that the server can apply. */
export function wishOf({ game, clock, language }: TableFilter) {
  return { ...(game && { game }), ...(clock && { clock }), ...(language && { language }) };
}

export function queryOf(filter: TableFilter): Record<string, string> {
  return { ...wishOf(filter), ...(filter.free > 0 && { free: String(filter.free) }) };
}
