import {
  type Ask,
  automaticAnswer,
  begin,
  canonical,
  clonePosition,
  type Frame,
  type Happening,
  Random,
  type Result,
  type Seat,
  Table,
} from '@nokturn/engine';
import { SIGNS } from '@nokturn/protocol';
import { newCode } from '../../src/random.ts';
import { mustBeSame } from './follow.ts';
import type { Account, Round, Setup } from './stretches.ts';
import { type Hosted, World } from './world.ts';

/** What was compared in one match. */
export interface LateReport {
  readonly frames: number;
  /** Whether the next version told the worlds apart, as it may. */
  readonly told: boolean;
}

/** Two servers on which the same match is played up to some move, and differently from there on. */
export class LateWorlds<S, F extends Frame, H extends Happening, R extends Result, V> {
  readonly #account: Account<S, F, H, R, V>;
  readonly #worlds: readonly [World<S, F>, World<S, F>];

  private constructor(account: Account<S, F, H, R, V>, worlds: readonly [World<S, F>, World<S, F>]) {
    this.#account = account;
    this.#worlds = worlds;
  }

  static async open<S, F extends Frame, H extends Happening, R extends Result, V>(
    account: Account<S, F, H, R, V>,
  ): Promise<LateWorlds<S, F, H, R, V>> {
    return new LateWorlds(account, [await World.open(account.game), await World.open(account.game)]);
  }

  async close(): Promise<void> {
    for (const world of this.#worlds) await world.close();
  }

  /**
   * Plays `same` rounds that are the same in both worlds and then `delay` rounds that are not, with everything else
   * that players may do, and compares every byte sent to a viewer who is this many versions behind. Null if the worlds
   * cannot be compared: a match was over too soon, or decisions closed at different times, which nobody can hide.
   */
  async compare(setup: Setup, { delay, same }: { delay: number; same: number }): Promise<LateReport | null> {
    const { game } = this.#account;
    const start = clonePosition(game.clone, begin(game, setup, { listening: true }).position);
    const sides: Side<S, F, H>[] = [];
    for (const world of this.#worlds) {
      const again = { ...clonePosition(game.clone, start), asked: null };
      if (start.asked === null) throw new Error('nobody is asked');
      again.work.push(start.asked.frame);
      const table = new Table(game, again, { listening: true });
      table.advance();
      const hosted = await world.host(start, setup, 'spectator', { delay });
      sides.push({ table, hosted });
    }
    const [here, there] = sides as [Side<S, F, H>, Side<S, F, H>];
    const alike = new Random(`${setup.seed} alike`);
    const randoms = [new Random(`${setup.seed} here`), new Random(`${setup.seed} there`)] as const;
    let frames = 0;
    const compare = () => {
      const told = here.hosted.take();
      mustBeSame(told, there.hosted.take());
      frames += told.length;
    };
    compare();
    for (let i = 0; i < same; i++) {
      const round = this.#round(here.table, setup, alike);
      for (const side of [here, there]) {
        this.#playHere(side.table, round.all);
        await side.hosted.playUnseen(round.given);
        await side.hosted.settle(1);
      }
      if (here.table.position.over) return null;
      compare();
    }
    for (let i = 0; i < delay; i++) {
      for (const [n, side] of [here, there].entries()) {
        const random = randoms[n] as Random;
        const round = this.#round(side.table, setup, random);
        this.#playHere(side.table, round.all);
        await side.hosted.playUnseen(round.given);
        // Anything said before the first of these moves belongs to the version that will be shown.
        if (!side.table.position.over) await besides(side.hosted, setup, random);
        await side.hosted.settle(1);
      }
      if (here.table.position.over || there.table.position.over) return null;
      // Decisions that the settings of all seats answer may have closed by themselves: those versions count too.
      const versions = await Promise.all(
        [here, there].map(async ({ hosted }) => (await hosted.room).version),
      );
      if (Math.max(...versions) - delay > same) return frames > same + 1 ? { frames, told: false } : null;
      if ((await timesOf(here.hosted)) !== (await timesOf(there.hosted))) return null;
      for (const { hosted } of [here, there]) {
        if (i % 3 === 0) await hosted.rejoin(i % 2 === 0 ? 'everything' : 'what is new');
        if (i % 3 === 1) await hosted.ask();
        if (i % 3 === 2) await hosted.talk('Nobody here knows more than I do');
      }
      compare();
    }
    return { frames, told: await this.#tellsApart([here, there], setup, randoms) };
  }

  /** One more version, and the difference is visible. */
  async #tellsApart(
    sides: readonly [Side<S, F, H>, Side<S, F, H>],
    setup: Setup,
    randoms: readonly [Random, Random],
  ): Promise<boolean> {
    const told: string[] = [];
    for (const [n, { table, hosted }] of sides.entries()) {
      await hosted.playUnseen(this.#round(table, setup, randoms[n] as Random).given);
      await hosted.settle(1);
      told.push(hosted.take().join('\n'));
    }
    return told[0] !== told[1];
  }

  /** Everybody's answers to the open decision, and those among them that people give. */
  #round({ position }: Table<S, F, H>, { modes }: Setup, random: Random): { all: Round; given: Round } {
    const { asked } = position;
    if (asked === null) throw new Error('nobody is asked');
    const { game, choose } = this.#account;
    const { step } = asked.frame;
    const all = asked.seats.flatMap((seat, i) => {
      if (asked.answers[i] !== null) return [];
      const ask = asked.asks[i] as Ask;
      const by = automaticAnswer(game.tempo, step, ask, { modes: modes[seat] ?? {}, hold: false });
      return [{ seat, answer: by ?? choose(ask, random, step), isGiven: by === null }];
    });
    return { all, given: all.filter(({ isGiven }) => isGiven) };
  }

  #playHere(table: Table<S, F, H>, round: Round): void {
    for (const { seat, answer } of round) {
      const refusal = table.answer(seat, answer);
      if (refusal) throw new Error(refusal.reason);
    }
    table.collect();
  }
}

interface Side<S, F extends Frame, H extends Happening> {
  readonly table: Table<S, F, H>;
  readonly hosted: Hosted;
}

/** Consequences of the moves that are not shown yet: chat, signs, pointing, and a stand-in. */
async function besides(hosted: Hosted, { seats }: Setup, random: Random): Promise<void> {
  const room = await hosted.room;
  const at = (seat: Seat) => hosted.players[seat]?.person as { id: string; name: string };
  for (let said = random.below(3); said > 0; said--) {
    const seat = random.below(seats);
    await room.talk.say(at(seat), { type: 'chat', id: newCode(), text: `I think of ${random.below(1000)}` });
    await room.talk.sign(at(seat), { type: 'sign', id: newCode(), sign: random.pick(SIGNS) });
  }
  const { asked } = (await hosted.room).state.match?.position ?? {};
  for (const [i, ask] of (asked?.asks ?? []).entries()) {
    const seat = (asked?.seats[i] ?? 0) + 1;
    if (ask.kind === 'one' && ask.options[0] !== undefined)
      await room.talk
        .suggest(at(seat % seats), {
          type: 'suggest',
          id: newCode(),
          version: room.version,
          option: ask.options[0],
        })
        .catch(() => undefined);
  }
  const idle = Array.from({ length: seats - 1 }, (_, i) => i + 1).filter(
    (seat) => !asked?.seats.includes(seat),
  );
  if (idle.length > 0 && random.below(2) === 0) {
    const seat = random.pick(idle);
    const standIn = { type: 'stand-in', seat } as const;
    await room.hosting.letStandIn(at(0), { ...standIn, id: newCode() });
    await room.hosting.letStandIn(at(0), { ...standIn, id: newCode(), level: null });
  }
}

/** The times at which the versions were made. */
async function timesOf(hosted: Hosted): Promise<string> {
  return canonical((await hosted.entries()).map(({ at }) => at));
}
