import { type Answer, fits } from '@nokturn/engine';
import { isSameAnswer } from '@nokturn/games/puzzles.ts';
import type { Refused } from '@nokturn/protocol/types';
import type { MatchSource, Thinking } from '../source/source.ts';
import { TableStore } from '../source/store.ts';
import { Watched } from '../source/watched.ts';
import type { Placed } from './sets.ts';

const STANDS: Refused = {
  code: 'not-offered',
  reason: 'the first answer stands',
  why: { id: 'puzzle-answered' },
};

/**
 * A moment of a match at a table, with nothing behind it: no position and no match, only what one seat saw and had
 * heard. The first answer is accepted, and leads nowhere.
 */
export class PuzzleSource implements MatchSource {
  readonly key: string;
  readonly sharing = null;
  readonly company = null;
  readonly rest = null;
  readonly thinking = new Watched<Thinking | null>(null);
  readonly #store = new TableStore();
  readonly state = this.#store.state;
  readonly listen = this.#store.listen;
  readonly #placed: Placed;
  readonly #onAnswer: (isBest: boolean) => void;
  #given: Answer | null = null;

  constructor(placed: Placed, name: string, onAnswer: (isBest: boolean) => void) {
    const { game, puzzle } = placed;
    const { setup, seat, view, heard } = puzzle;
    this.#placed = placed;
    this.#onAnswer = onAnswer;
    this.key = `puzzle.${game}.${puzzle.id}`;
    this.#store.change({
      connection: 'live',
      viewer: seat,
      facts: {
        game,
        rules: null,
        holders: Array.from({ length: setup.seats }, (_, each) =>
          each === seat ? { kind: 'person', name, standIn: false } : { kind: 'bot', level: 'hard' },
        ),
        options: setup.options,
        commitment: null,
      },
      moments: [{ version: 0, undid: null, happenings: heard.map(([own]) => own), view }],
    });
  }

  /** The first answer; null until then. */
  given(): Answer | null {
    return this.#given;
  }

  answer(answer: Answer): void {
    const { view, best } = this.#placed.puzzle;
    const ask = view.asked?.mine?.ask;
    if (ask === undefined || !fits(ask, answer).fits) return;
    if (this.#given !== null) return this.#store.change({ refused: STANDS });
    this.#given = answer;
    this.#onAnswer(isSameAnswer(ask, answer, best));
    this.#store.change({});
  }

  undo(): void {}
  react(): void {}
  hold(): void {}
  shown(): void {}
  close(): void {}
}
