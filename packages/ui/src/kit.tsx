import type { Facts, GameText } from '@nokturn/text';
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import type { CardFaceProps } from './board.ts';
import { SEAT_LOOKS, type SeatLook } from './seats.ts';

/** What names in a text need to show their cards. */
export interface Kit {
  readonly text: GameText;
  readonly names: readonly string[];
  /** The facts that the words of a card depend on: the options of the match. */
  readonly facts?: Facts | undefined;
  readonly CardFace: ComponentType<CardFaceProps>;
  readonly seatLooks: readonly SeatLook[];
}

const KitContext = createContext<Kit | null>(null);

export function KitProvider({
  seatLooks = SEAT_LOOKS,
  names,
  facts = NO_FACTS,
  children,
  ...rest
}: Omit<Kit, 'seatLooks'> & { seatLooks?: readonly SeatLook[]; children: ReactNode }) {
  const kit = useSteady({
    ...rest,
    names: useSteady(names),
    facts: useSteady(facts),
    seatLooks: useSteady(seatLooks),
  });
  return <KitContext value={kit}>{children}</KitContext>;
}

const NO_FACTS: Facts = {};

/**
 * The previous value as long as its contents are the same, so that hundreds of names are not rendered again with every
 * move.
 */
export function useSteady<T extends object>(given: T): T {
  const [kept, keep] = useState(given);
  if (holdsSame(kept, given)) return kept;
  keep(given);
  return given;
}

function holdsSame(before: object, now: object): boolean {
  if (before === now) return true;
  const [old, fresh] = [Object.entries(before), new Map(Object.entries(now))];
  return old.length === fresh.size && old.every(([key, value]) => fresh.has(key) && fresh.get(key) === value);
}

export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (kit === null) throw new Error('this part of a table needs a KitProvider around it');
  return kit;
}
