import {
  isBranch,
  originOf,
  type Played,
  REACTION_MODES,
  type ReactionChoices,
  type ReactionMode,
  type Rulebook,
  usualReactions,
} from '@nokturn/engine';
import { writeRecord } from '../records.ts';
import type { Session } from './session.ts';

/** A saved match is its record plus the seating. */
export type Saved = Played & {
  readonly play?: {
    readonly seat: number;
    /** If several people share the keyboard. */
    readonly people?: readonly number[];
    readonly bots: readonly string[];
    readonly reactions: Readonly<Record<string, ReactionMode>>;
  };
};

export function save(session: Session, file: string): void {
  const { record, seat, people, bots, reactions } = session;
  const saved: Saved = {
    ...record,
    play: {
      seat,
      ...(people.length > 1 && { people }),
      bots: bots.map(({ name }) => name),
      reactions: reactions.modes,
    },
  };
  writeRecord(file, saved);
}

/** A name that no other match has. */
export function usualFile({ record }: Session): string {
  const { game, commitment } = originOf(record);
  const branch = isBranch(record) ? `-branch-${record.move}` : '';
  return `${game}-${commitment.slice(0, 8)}${branch}.json`;
}

/** The seating, as far as the file states it and it makes sense. */
export function seating(record: Saved): {
  seat: number;
  people: readonly number[] | undefined;
  bots: string | undefined;
} {
  const { seats } = originOf(record);
  const { seat = isBranch(record) ? record.seat : 0, people, bots } = record.play ?? {};
  const isSeat = (given: unknown) => Number.isInteger(given) && Number(given) >= 0 && Number(given) < seats;
  const known =
    Array.isArray(bots) && bots.length === seats && bots.every((name) => typeof name === 'string');
  return {
    seat: isSeat(seat) ? seat : 0,
    people: Array.isArray(people) && people.every(isSeat) && people.length > 0 ? people : undefined,
    bots: known ? bots.join(',') : undefined,
  };
}

export function savedReactions(game: Pick<Rulebook, 'tempo'>, record: Saved): ReactionChoices {
  const usual = usualReactions(game.tempo);
  const modes = { ...usual.modes };
  for (const [name, mode] of Object.entries(record.play?.reactions ?? {}))
    if (Object.hasOwn(modes, name) && REACTION_MODES.includes(mode)) modes[name] = mode;
  return { ...usual, modes };
}
