import { type Box, boxOf, useMeasured } from '@nokturn/ui';
import type { RefObject } from 'react';

/** The rectangle of the board. If the page does not give its size, it follows from the room available. */
export function useBox(board: RefObject<HTMLDivElement | null>, given: Box | undefined): Box {
  const measured = useMeasured(board, USUAL, roomOf);
  return given ?? measured;
}

const USUAL = boxOf(854, 601);

function roomOf(board: HTMLDivElement): Box {
  const { clientWidth } = board.parentElement ?? board;
  if (clientWidth === 0) return USUAL;
  return boxOf(clientWidth, Math.round(clientWidth < 600 ? clientWidth * 1.3 : clientWidth * 0.7));
}
