import {
  type Answer,
  type AskedView,
  changeBetween,
  type Happening,
  type Heard,
  type Move,
  type PlayedMatch,
  type Position,
  type ReplayedMoment,
  type Rulebook,
  type Seat,
  type Upcast,
  type View,
  type Viewer,
} from '@nokturn/engine';

/** Older rules, whose matches are supplemented with the facts that today's boards and texts need. */
export function upcasting(rules: Rulebook, upcast: Upcast): Rulebook {
  const over = (match: PlayedMatch) => new UpcastMatch(match, rules, upcast);
  return {
    ...rules,
    begin: (setup) => over(rules.begin(setup)),
    resume: (record) => over(rules.resume(record)),
    resumeAt: (setup, position) => over(rules.resumeAt(setup, position)),
    *replay(record) {
      for (const { match, move, happenings } of rules.replay(record))
        yield { match: new UpcastMoment(match, upcast), move, happenings };
    },
  };
}

/** What can be seen and heard at a moment. */
class UpcastMoment<M extends ReplayedMoment['match']>
  implements Pick<PlayedMatch, keyof ReplayedMoment['match']>
{
  protected readonly match: M;
  protected readonly upcast: Upcast;

  constructor(match: M, upcast: Upcast) {
    this.match = match;
    this.upcast = upcast;
  }

  get position(): Position {
    return this.match.position;
  }

  get hash(): string {
    return this.match.hash;
  }

  get round(): number {
    return this.match.round;
  }

  get result() {
    return this.match.result;
  }

  view(viewer: Viewer): View {
    const view = this.match.view(viewer);
    return this.upcast.seen ? { ...view, state: this.upcast.seen(view.state, viewer) } : view;
  }

  asked(viewer: Viewer): AskedView | null {
    return this.match.asked(viewer);
  }

  isHeardByAll(happening: Happening): boolean {
    return this.match.isHeardByAll(happening);
  }

  hear(happening: Happening, viewer: Viewer): Heard | null {
    const heard = this.match.hear(happening, viewer);
    return heard && (this.upcast.heard?.(heard, this.position.state) ?? heard);
  }
}

class UpcastMatch extends UpcastMoment<PlayedMatch> implements PlayedMatch {
  readonly #rules: Rulebook;

  constructor(match: PlayedMatch, rules: Rulebook, upcast: Upcast) {
    super(match, upcast);
    this.#rules = rules;
  }

  get moves(): readonly Move[] {
    return this.match.moves;
  }

  answer(seat: Seat, answer: Answer) {
    return this.match.answer(seat, answer);
  }

  check(seat: Seat, answer: Answer) {
    return this.match.check(seat, answer);
  }

  ahead(moves: readonly Move[]) {
    const ahead = this.match.ahead(moves);
    return 'code' in ahead ? ahead : new UpcastMatch(ahead, this.#rules, this.upcast);
  }

  undo(seat: Seat) {
    return this.match.undo(seat);
  }

  whyNotUndo(seat: Seat) {
    return this.match.whyNotUndo(seat);
  }

  changesSince(
    before: Position,
    viewers: readonly Viewer[],
    asked: (viewer: Viewer) => AskedView | null = (viewer) => this.asked(viewer),
  ): string[] {
    if (!this.upcast.seen) return this.match.changesSince(before, viewers, asked);
    const setup = { seats: viewers.length, options: {}, seed: '' };
    const earlier = new UpcastMatch(this.#rules.resumeAt(setup, before), this.#rules, this.upcast);
    // The whole open decision is sent again: what the viewer has seen of it since is not in the position before.
    return viewers.map((viewer) =>
      changeBetween(
        { ...earlier.view(viewer), asked: undefined },
        { ...this.view(viewer), asked: asked(viewer) },
      ),
    );
  }

  collect() {
    return this.match.collect();
  }
}
