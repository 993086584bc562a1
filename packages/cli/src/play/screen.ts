import { Box, render, Text, useApp, useInput, useWindowSize } from 'ink';
import { createElement as h, type ReactNode, useEffect, useState } from 'react';
import { type Paint, painter } from '../paint.ts';
import { freshHand, type Hand } from './hand.ts';
import { pressed } from './keys.ts';
import { screenful } from './parts.ts';
import type { Session } from './session.ts';

/** The terminal to draw on and to read keys from. */
export interface Streams {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
}

/** A match on the full screen of a terminal. Resolves when the person leaves. */
export async function playScreen(session: Session, streams: Streams = process): Promise<void> {
  const { stdin, stdout } = streams;
  const screen = render(h(Screen, { session, paint: painter(stdout) }), {
    stdin,
    stdout,
    alternateScreen: true,
    exitOnCtrlC: false,
    interactive: true,
    patchConsole: false,
  });
  await screen.waitUntilExit();
}

function Screen({ session, paint }: { session: Session; paint: Paint }): ReactNode {
  const { exit } = useApp();
  const { columns, rows } = useWindowSize();
  const [hand, setHand] = useState<Hand>(() => freshHand(session));
  useEffect(() => {
    const { busy } = hand;
    if (busy === null) return;
    const timer = setTimeout(() => {
      try {
        setHand(busy());
      } catch (error) {
        // The match cannot be saved: the caller reports that.
        exit(error as Error);
      }
    });
    return () => clearTimeout(timer);
  }, [hand, exit]);
  const { table, middle, decision, keys, page, top } = screenful(session, hand, { columns, rows });
  useInput((input, key) => {
    if (hand.busy !== null && !key.ctrl) return;
    const next = pressed(session, { ...hand, top }, input, key, page);
    if (next === 'leave') exit();
    else setHand(next);
  });

  const lines = (all: readonly string[]) =>
    all.map((line, i) =>
      h(Box, { key: i, flexShrink: 0 }, h(Text, { wrap: 'truncate-end' }, paint(line) || ' ')),
    );
  return h(
    Box,
    { flexDirection: 'column', width: columns, height: rows },
    h(Box, { flexDirection: 'column', flexShrink: 0 }, ...lines(table)),
    h(
      Box,
      {
        flexDirection: 'column',
        flexGrow: 1,
        flexShrink: 1,
        overflow: 'hidden',
        justifyContent: hand.panel === null ? 'flex-end' : 'flex-start',
        borderStyle: 'single',
        borderLeft: false,
        borderRight: false,
        borderDimColor: true,
      },
      ...lines(middle),
    ),
    h(Box, { flexDirection: 'column', flexShrink: 0 }, ...lines(decision)),
    h(Box, { flexDirection: 'column', flexShrink: 0 }, ...lines(keys)),
  );
}
