import {
  addChange,
  asOneChange,
  type ChangeTexts,
  changeBetween,
  changeTexts,
  label,
  textFor,
} from './change.ts';
import type { Answer, Ask, Barred } from './decision.ts';
import type { Frame, Game, Happening, Result } from './game.ts';
import { memoize } from './memoize.ts';
import type { Position } from './position.ts';
import type { Seat, Viewer } from './seat.ts';

/**
 * What one viewer may know of a position, and nothing else: the only thing that ever leaves the server. It shares parts
 * with the position, which changes in place, so anyone who keeps a view beyond the next answer must keep a copy.
 */
export interface View<V = unknown> {
  readonly viewer: Viewer;
  readonly state: V;
  /** The work still to be done, the next piece last: frames hold public facts only. */
  readonly work: readonly Frame[];
  readonly asked: AskedView | null;
  readonly over: boolean;
  readonly result: Result | null;
}

/** An open decision as one viewer sees it. */
export interface AskedView {
  readonly frame: Frame;
  readonly clause: string;
  /** Who is asked; null if even that is hidden. */
  readonly seats: readonly Seat[] | null;
  /** Who has answered already; null where that is hidden. */
  readonly answered: readonly Seat[] | null;
  /** The viewer's own question, if the viewer is asked. */
  readonly mine: MyDecision | null;
  /** The questions of all seats, if everybody may see them. */
  readonly open: readonly { readonly seat: Seat; readonly ask: Ask }[] | null;
}

export interface MyDecision {
  readonly ask: Ask;
  /** The answer that is given for a player who does not answer. */
  readonly fallback: Answer;
  readonly barred: readonly Barred[];
  /** The viewer's answer so far, which can still be changed. */
  readonly answer: Answer | null;
}

export function viewOf<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  position: Position<S, F>,
  viewer: Viewer,
): View<V> {
  return {
    viewer,
    state: game.secrets.show(position.state, viewer),
    work: position.work.slice(),
    asked: askedFor(game, position, viewer),
    over: position.over,
    result: position.over ? game.result(position.state) : null,
  };
}

/**
 * How the views of one position become those of a later one, as the JSON of a `Change` for each viewer. The open
 * decision, as far as `asked` lets a viewer see it, is sent again in full.
 */
export function viewChanges<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  [before, after]: readonly [Position<S, F>, Position<S, F>],
  viewers: readonly Viewer[],
  asked: (viewer: Viewer) => AskedView | null,
): string[] {
  const resultOf = ({ over, state }: Position<S, F>) => (over ? game.result(state) : null);
  const write = memoize((decision: AskedView | null) => `[${JSON.stringify(decision)}]`);
  let changes: ChangeTexts = '';
  const add = (key: keyof View, change: ChangeTexts) => {
    changes = addChange(changes, label(key), change);
  };
  add('work', changeBetween(before.work, after.work));
  add('over', changeBetween(before.over, after.over));
  add('result', changeBetween(resultOf(before), resultOf(after)));
  add('state', game.secrets.change(before.state, after.state, viewers));
  add('asked', changeTexts(viewers.map((viewer) => write(asked(viewer)))));
  const views = asOneChange(changes);
  return viewers.map((_, i) => textFor(views, i));
}

/** The open decision as one viewer sees it. */
export function askedFor<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  { state, asked }: Position<S, F>,
  viewer: Viewer,
): AskedView | null {
  if (asked === null) return null;
  const frame = asked.frame as Extract<F, { step: F['step'] }>;
  const decision = game.work[frame.step as F['step']];
  if (typeof decision === 'function') throw new Error(`${frame.step} is not a decision`);
  const attendance = decision.to !== 'several-unseen' || viewer === 'everything';
  const place = typeof viewer === 'number' ? asked.seats.indexOf(viewer) : -1;
  const ask = asked.asks[place];
  return {
    frame,
    clause: decision.clause,
    seats: attendance ? asked.seats : null,
    answered: attendance ? asked.seats.filter((_, i) => asked.answers[i] !== null) : null,
    mine:
      ask === undefined || typeof viewer !== 'number'
        ? null
        : {
            ask,
            fallback: decision.fallback(state, viewer, frame),
            barred: decision.barred?.(state, viewer, frame) ?? [],
            answer: asked.answers[place] ?? null,
          },
    open:
      decision.openOptions || viewer === 'everything'
        ? asked.seats.map((seat, i) => ({ seat, ask: asked.asks[i] as Ask }))
        : null,
  };
}
