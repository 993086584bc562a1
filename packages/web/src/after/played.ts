import { type Game, hear, type MatchRecord, replay, type View, type Viewer, viewOf } from '@nokturn/engine';
import type { Moment } from '../source/source.ts';

export interface PlayedMoment extends Moment {
  readonly view: View;
  readonly round: number;
}

/** A match as one viewer knew it, moment by moment. */
export function playedFor(game: Game, record: MatchRecord, viewer: Viewer): readonly PlayedMoment[] {
  const moments: PlayedMoment[] = [];
  for (const { table, happenings } of replay(game, record)) {
    const { position } = table;
    moments.push({
      version: moments.length,
      undid: null,
      happenings: happenings.flatMap((one) => hear(game.hearing, one, viewer, position.state) ?? []),
      view: structuredClone(viewOf(game, position, viewer)),
      round: game.roundOf(position.state),
    });
  }
  return moments;
}

/** The moments at which something can be seen or heard: the others are secret answers. */
export function worthShowing(moments: readonly Moment[]): readonly number[] {
  return moments.flatMap(({ happenings }, i) =>
    happenings.length > 0 || i === moments.length - 1 ? [i] : [],
  );
}
