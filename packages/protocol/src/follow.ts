import { changed, type View } from '@nokturn/engine';
import type { TableChange, TableUpdate } from './shapes.ts';

/** The table after a change; null if the change does not begin where the table stands. No schema is imported here. */
export function tableAfter(
  { version, view }: Pick<TableUpdate, 'version' | 'view'>,
  change: TableChange,
): TableUpdate | null {
  if (version !== change.since) return null;
  const { version: next, chapters, timing } = change;
  return { version: next, view: changed(view, change.view) as View, chapters, timing };
}
