import {
  type Answer,
  type MatchRecord,
  newRecord,
  type PlayedMatch,
  type Rulebook,
  recordWith,
  type View,
} from '@nokturn/engine';
import { latest, type MatchSource, type Moment, type Thinking } from '../source/source.ts';
import { TableStore } from '../source/store.ts';
import { Watched } from '../source/watched.ts';
import { type Guide, nextStop } from './guide.ts';

/** The bots that play the other seats when the learner plays on. */
export const STAND_INS = 'novice';

/**
 * A match whose moves are known: table and rules are the real ones, but everybody, including the learner, plays the
 * moves in the guide. Any other answer of the learner is rejected until the guide has nothing left to say: then the
 * learner's own move is played.
 */
export class GuidedSource implements MatchSource {
  readonly key = 'guide';
  readonly sharing = null;
  readonly company = null;
  readonly rest = null;
  readonly thinking = new Watched<Thinking | null>(null);
  readonly #store = new TableStore();
  readonly state = this.#store.state;
  readonly listen = this.#store.listen;
  readonly #guide: Guide;
  readonly #match: PlayedMatch;
  readonly #begun: MatchRecord;
  readonly #onOwnMove: (source: GuidedSource) => void;
  #move = 0;

  constructor(game: Rulebook, guide: Guide, name: string, onOwnMove: (source: GuidedSource) => void) {
    this.#guide = guide;
    this.#onOwnMove = onOwnMove;
    const { seats, options, seed, commitment } = guide.record;
    this.#match = game.begin({ seats, options, seed });
    this.#begun = newRecord(game, { seats, options, seed });
    this.#store.change({
      connection: 'live',
      viewer: guide.learner,
      facts: {
        game: game.id,
        rules: null,
        holders: Array.from({ length: seats }, (_, seat) =>
          seat === guide.learner
            ? { kind: 'person', name, standIn: false }
            : { kind: 'bot', level: STAND_INS },
        ),
        options,
        commitment,
      },
      moments: [this.#tell(0)],
    });
    this.#playToStop();
  }

  /** The message for the learner's next move; null when the guide has nothing left to say. */
  stop(): string | null {
    return this.#guide.stops[this.#move] ?? null;
  }

  /** The answer that the learner should give now. */
  expected(): Answer | null {
    return this.#move in this.#guide.stops ? (this.#guide.record.moves[this.#move]?.[2] ?? null) : null;
  }

  get match(): PlayedMatch {
    return this.#match;
  }

  get record(): MatchRecord {
    return recordWith(this.#begun, this.#match);
  }

  answer(answer: Answer): void {
    if (this.stop() === null) {
      if (this.#match.answer(this.#guide.learner, answer) === null) this.#onOwnMove(this);
      return;
    }
    if (!this.#isExpected(answer)) {
      this.#store.change({
        refused: {
          code: 'not-offered',
          reason: 'the guide leads another way',
          why: { id: 'guide-other-way' },
        },
      });
      return;
    }
    this.#store.change({ refused: null });
    this.#playOne();
    this.#playToStop();
  }

  undo(): void {}
  react(): void {}
  hold(): void {}
  shown(): void {}
  close(): void {}

  /** If the answer has several options, the order in which they were picked does not matter. */
  #isExpected(answer: Answer): boolean {
    const kind = latest(this.state())?.view?.asked?.mine?.ask.kind;
    const told = (one: Answer | null) =>
      JSON.stringify(Array.isArray(one) && kind === 'several' ? one.toSorted() : one);
    return told(answer) === told(this.expected());
  }

  #playToStop(): void {
    const stop = nextStop(this.#guide, this.#move) ?? this.#guide.record.moves.length;
    while (this.#move < stop) this.#playOne();
  }

  #playOne(): void {
    const [, seat, answer] = this.#guide.record.moves[this.#move] ?? [];
    if (seat === undefined || answer === undefined) throw new Error('the guide has no more moves');
    const refused = this.#match.answer(seat, answer);
    if (refused) throw new Error(`move ${this.#move} of the guide: ${refused.reason}`);
    this.#move++;
    this.#store.change({ moments: [...this.state().moments, this.#tell(this.#move)] });
  }

  #tell(version: number): Moment {
    const view: View = structuredClone(this.#match.view(this.#guide.learner));
    const happenings = this.#match
      .collect()
      .flatMap((happening) => this.#match.hear(happening, this.#guide.learner) ?? []);
    return { version, undid: null, happenings, view };
  }
}
