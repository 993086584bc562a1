import type { Seat } from '@nokturn/engine';
import type { Facts, GameText } from '@nokturn/text';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { CardFaceProps } from './board.ts';
import { SEAT_LOOKS, type SeatLook } from './seats.ts';

/** What names in a text need to show their cards. */
export interface Kit {
  readonly text: GameText;
  readonly names: readonly string[];
  /** What the words of a card depend on: the options of the match. */
  readonly facts?: Facts | undefined;
  readonly CardFace: ComponentType<CardFaceProps>;
  readonly seatLooks: readonly SeatLook[];
  /** What is shown for the name of a player, if anything. */
  readonly SeatCard?: ComponentType<{ seat: Seat }> | undefined;
}

const KitContext = createContext<Kit | null>(null);

export function KitProvider({
  seatLooks = SEAT_LOOKS,
  children,
  ...kit
}: Omit<Kit, 'seatLooks'> & { seatLooks?: readonly SeatLook[]; children: ReactNode }) {
  return <KitContext value={{ ...kit, seatLooks }}>{children}</KitContext>;
}

export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (kit === null) throw new Error('this part of a table needs a KitProvider around it');
  return kit;
}
