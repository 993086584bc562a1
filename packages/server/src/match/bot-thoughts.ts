import { Random, type Seat } from '@nokturn/engine';
import { newSeed } from '../random.ts';
import type { StoredSeat } from '../store/store.ts';
import { isPlayedByBot } from './answering.ts';
import type { MatchState } from './match-state.ts';
import type { Held, OpenDecision } from './open-decision.ts';
import type { Services } from './services.ts';
import { paceOf, timeOfBot } from './tempo.ts';
import type { VersionedMatch } from './versioned-match.ts';

/** The bots of a match while they are thinking about its open decision. */
export class BotThoughts {
  readonly #services: Services;
  readonly #state: MatchState;
  readonly #presentation = new Random(newSeed());
  readonly #thinking = new Set<Seat>();

  constructor(services: Services, state: MatchState) {
    this.#services = services;
    this.#state = state;
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** A bot is done, or all of them, because the decision they were thinking about is gone. */
  forget(seat: Seat | null = null): void {
    if (seat === null) this.#thinking.clear();
    else this.#thinking.delete(seat);
  }

  /** The answer of the bot in a seat, to be used when it counts; null if it is already thinking. */
  answer(decision: OpenDecision, seat: Seat): Promise<() => Held> | null {
    if (this.#thinking.has(seat)) return null;
    this.#thinking.add(seat);
    const { game, info } = this.#state;
    const { bots, time, pace, rules, metrics } = this.#services;
    const match = this.#state.match as VersionedMatch;
    const level = levelAt(info.seats[seat]);
    const limit = bots.limitOf(game.id, level);
    const wanted =
      timeOfBot(game, decision.reaction, info.options, this.#presentation, limit) * paceOf(info, pace);
    // All bots of a decision share its time, so that none of them is late even if there is only one thread.
    const together = decision.seats.filter((each) => isPlayedByBot(info, each)).length;
    const asking = bots.answer({
      game: game.id,
      frozen: rules.isToday(game) ? null : game.digest,
      level,
      view: { ...match.view(seat), heard: match.heard(seat) },
      seats: info.seats.length,
      options: info.options,
      within: (info.pace === 'none' ? limit : wanted) / together,
      match: info.code,
      person: info.host,
    });
    return asking.then((answer) => () => {
      const elapsed = Math.max(wanted, time.monotonic() - decision.since);
      const legal = answer !== null && match.check(seat, answer) === null;
      if (!legal) metrics.count('nokturn_bot_failures_total');
      return { answer: legal ? answer : match.fallback(seat), elapsed, by: 'bot' };
    });
  }
}

/** Which bot plays a seat; null is the usual stand-in. */
function levelAt(seat: StoredSeat | undefined): string | null {
  switch (seat?.kind) {
    case 'bot':
      return seat.level;
    case 'person':
      return seat.standInLevel ?? null;
    default:
      return null;
  }
}
