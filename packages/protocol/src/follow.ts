import { changed, type View } from '@nokturn/engine';
import type { TableChange, TableUpdate } from './shapes.ts';
import type { ServerMessage } from './socket.ts';

/** No schema is imported here, so a page can use it without bundling any. */

/** The table after a change; null if the change does not start from this table. */
export function tableAfter(
  { version, view }: Pick<TableUpdate, 'version' | 'view'>,
  change: TableChange,
): TableUpdate | null {
  if (version !== change.since) return null;
  const { version: next, heard, timing } = change;
  return { version: next, view: changed(view, change.view) as View, heard, timing };
}

/** The table in a message, following on from the known one; null if the message has none, or does not follow on. */
export function tableIn(
  message: ServerMessage,
  known: Pick<TableUpdate, 'version' | 'view'> | null,
): TableUpdate | null {
  switch (message.type) {
    case 'joined':
      return message.table;
    case 'update':
      return message;
    case 'change':
      return known && tableAfter(known, message);
    default:
      return null;
  }
}
