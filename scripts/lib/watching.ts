/**
 * What a person experiences at a table, recorded frame by frame by the page itself, from the moment it is opened. Runs
 * inside the browser, so the one function contains everything it needs.
 */
export interface Watched {
  readonly frames: number;
  /** Frames that took longer than 50 ms. */
  readonly late: number;
  readonly longest: number;
  /** Every position that the part has had, as text. */
  readonly board: readonly string[];
  readonly dock: readonly string[];
  /** The furthest that the page was ever scrolled. */
  readonly scrolled: number;
  /** Frames with a question while the board still showed the moves before it. */
  readonly early: number;
  /** When turns that could have been held ended by themselves: until then they were the viewer's. */
  readonly ends: readonly number[];
  /** When "begin" was pressed. */
  readonly begun: number;
  /** When the viewer was asked, and how many beats of others had been shown by then. */
  readonly questions: readonly Questioned[];
  readonly presses: readonly Press[];
}

export interface Questioned {
  readonly at: number;
  readonly version: number;
  readonly step: string;
  readonly others: number;
}

/** A press during a question: exactly when, and which question it was meant for. */
export interface Press {
  readonly at: number;
  readonly version: number;
  /** On something that a usual turn does not need. */
  readonly isExtra: boolean;
}

export function watch(): void {
  const state = {
    frames: 0,
    late: 0,
    longest: 0,
    board: [] as string[],
    dock: [] as string[],
    scrolled: 0,
    early: 0,
    ends: [] as number[],
    begun: Number.NaN,
    questions: [] as Questioned[],
    presses: [] as Press[],
  };
  let isEnding = false;
  Object.assign(window, { nokturnWatched: state });
  const asked = () =>
    document.querySelector<HTMLElement>('[data-testid=decision][data-mine]:not([data-forced])');
  const note = (places: string[], element: Element | null) => {
    if (element === null) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
    if (!places.includes(at)) places.push(at);
  };
  // Before the page handles it: afterwards there may be another question.
  const press = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[type=submit]')) state.begun = event.timeStamp;
    const version = Number(asked()?.dataset.version ?? -1);
    if (version < 0) return;
    state.presses.push({
      at: event.timeStamp,
      version,
      isExtra: target?.closest('[data-extra]') != null,
    });
  };
  window.addEventListener('pointerup', press, true);
  let [last, others, shown] = [performance.now(), 0, ''];
  const frame = (now: number) => {
    requestAnimationFrame(frame);
    const board = document.querySelector('[data-part=board], main section[aria-label="Board"]');
    const took = now - last;
    last = now;
    if (board === null) return;
    state.frames += 1;
    if (took > 50) state.late += 1;
    state.longest = Math.max(state.longest, took);
    // When the match is over, things that cover the table do not count.
    if (document.querySelector('[data-testid=ending], [data-part=ending]')) return;
    note(state.board, board);
    const dock = document.querySelector('[data-part=dock]');
    // A player who wants to see more raises the dock over the board, and lowers it again.
    if (!dock?.hasAttribute('data-raised')) note(state.dock, dock);
    state.scrolled = Math.max(state.scrolled, window.scrollX, window.scrollY);
    const caption = document.querySelector<HTMLElement>('[data-part=caption]:not([data-again])');
    const own = document.querySelector<HTMLElement>('[data-part=seat][data-own]')?.dataset.seat;
    const words = caption?.textContent ?? '';
    if (caption && words !== shown && caption.dataset.seat !== own) others += 1;
    shown = words;
    const ends = document.querySelector('[data-testid=forced]') !== null;
    if (isEnding && !ends) state.ends.push(now);
    isEnding = ends;
    const mine = asked();
    if (mine && caption) state.early += 1;
    const version = Number(mine?.dataset.version ?? -1);
    if (mine && version >= 0 && version !== state.questions.at(-1)?.version)
      state.questions.push({ at: now, version, step: mine.dataset.step ?? '', others });
  };
  requestAnimationFrame(frame);
}

export function watched(): Watched {
  return (window as unknown as { nokturnWatched: Watched }).nokturnWatched;
}
