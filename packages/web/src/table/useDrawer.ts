import { useCallback, useState } from 'react';
import { useEscape, useTableKey } from './keys.ts';

/** The drawer of the table: the log, the notebook, the chat. */
export interface DrawerState {
  readonly pages: readonly string[];
  /** The page that is open; null while the drawer is closed. */
  readonly page: string | null;
  /** How many messages have arrived since the chat was last open. */
  readonly unread: number;
  /** Opens a page, or closes it if it is open. */
  toggle(page: string): void;
  show(page: string): void;
  close(): void;
}

/** `said`: the number of chat messages so far. */
export function useDrawer(pages: readonly string[], said: number, question: string): DrawerState {
  const [page, setPage] = useState<string | null>(null);
  const [asked, setAsked] = useState(question);
  // The reasons for barred options do not apply to the next question.
  if (asked !== question) {
    setAsked(question);
    if (page === 'why') setPage(null);
  }
  const [read, setRead] = useState(said);
  if (read !== said && (page === 'chat' || read > said)) setRead(said);
  const close = useCallback(() => setPage(null), []);
  useEscape(page === null ? null : close);
  useTableKey(
    'l',
    useCallback(() => setPage((now) => (now === 'log' ? null : 'log')), []),
  );
  return {
    pages,
    page,
    unread: said - read,
    toggle: (wanted) => setPage(wanted === page ? null : wanted),
    show: setPage,
    close,
  };
}
