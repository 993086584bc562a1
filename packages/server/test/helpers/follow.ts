import {
  type Frame,
  type Game,
  type Happening,
  type Options,
  Random,
  type ReactionChoices,
  type Result,
  resolveOptions,
  type Viewer,
} from '@nokturn/engine';
import type { StoredNotice } from '../../src/store/notices.ts';
import { type Account, type Setup, Stretches } from './stretches.ts';
import { scriptFor, World } from './world.ts';

/** How much has been compared. */
export interface Report {
  /** Decisions in the matches played, once for each viewer. */
  readonly decisions: number;
  /** Decisions after which the rules let the viewer tell all other worlds that were tried from the real one. */
  readonly lost: number;
  readonly stretches: number;
  readonly frames: number;
  readonly bytes: number;
  /** The most notices planned in one stretch. */
  readonly notices: number;
  /** The most notices sent in one stretch. */
  readonly told: number;
  /** The most reminders in one stretch. */
  readonly reminders: number;
}

/**
 * Two servers for one game: on one the matches are as they are, on the other as they could be for all a viewer knows.
 */
export class TwoWorlds<S, F extends Frame, H extends Happening, R extends Result, V> {
  readonly #account: Account<S, F, H, R, V>;
  readonly #real: World<S, F>;
  readonly #other: World<S, F>;
  readonly #report = {
    decisions: 0,
    lost: 0,
    stretches: 0,
    frames: 0,
    bytes: 0,
    notices: 0,
    told: 0,
    reminders: 0,
  };

  private constructor(account: Account<S, F, H, R, V>, real: World<S, F>, other: World<S, F>) {
    this.#account = account;
    this.#real = real;
    this.#other = other;
  }

  static async open<S, F extends Frame, H extends Happening, R extends Result, V>(
    account: Account<S, F, H, R, V>,
  ): Promise<TwoWorlds<S, F, H, R, V>> {
    return new TwoWorlds(account, await World.open(account.game), await World.open(account.game));
  }

  get report(): Report {
    return this.#report;
  }

  async close(): Promise<void> {
    await this.#real.close();
    await this.#other.close();
  }

  /**
   * Plays a whole random match in both worlds, with the same answers at the same moments, and compares every byte that
   * one viewer gets. Throws if the viewer could tell them apart and the rules give no reason for it.
   */
  async follow(setup: Setup, viewer: Viewer): Promise<void> {
    const report = this.#report;
    const random = new Random(`script ${setup.seed} ${viewer}`);
    const stretches = new Stretches(this.#account, setup, viewer);
    for (const { real, other, rounds } of stretches) {
      const here = await this.#real.host(real, setup, viewer);
      const there = await this.#other.host(other, setup, viewer);
      const compare = async () => {
        const frames = here.take();
        mustBeSame(frames, there.take());
        const notices = await here.told();
        mustBeSame(notices, await there.told());
        this.#count(notices);
        report.frames += frames.length;
        report.bytes += frames.reduce((sum, frame) => sum + Buffer.byteLength(frame), 0);
      };
      await compare();
      for (const round of rounds) {
        const script = scriptFor(round, random);
        const seconds = await here.play(script);
        await there.play(script, seconds);
        await compare();
      }
      if (setup.seconds) {
        for (const hosted of [here, there]) await hosted.untilReminded(setup.seconds);
        await compare();
      }
      await here.leave();
      await there.leave();
      report.stretches++;
    }
    report.decisions += stretches.decisions;
    report.lost += stretches.lost;
  }

  #count(notices: readonly string[]): void {
    const report = this.#report;
    const told = notices
      .map((text) => JSON.parse(text) as StoredNotice)
      .filter(({ toldAt }) => toldAt !== null);
    const reminders = told.filter(({ notice }) => notice.kind === 'reminder');
    report.notices = Math.max(report.notices, notices.length);
    report.told = Math.max(report.told, told.length);
    report.reminders = Math.max(report.reminders, reminders.length);
  }
}

/** A match of the given kind, with any tempo, and with any reaction settings for each seat. */
export function setupOf<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  { seats, options }: { readonly seats: number; readonly options: Options },
  seed: string,
): Setup {
  const random = new Random(`settings ${seed}`);
  const { option = '', settings = {} } = game.tempo ?? {};
  const tempo = game.options[option];
  const chosen = tempo?.kind === 'choice' ? { [option]: random.pick(tempo.values) } : {};
  const resolved = resolveOptions(game, seats, { ...options, ...chosen });
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const modes = (): ReactionChoices['modes'] =>
    Object.fromEntries(Object.entries(settings).map(([key, { values }]) => [key, random.pick(values)]));
  return { seats, options: resolved.options, seed, modes: Array.from({ length: seats }, modes) };
}

export function mustBeSame(real: readonly string[], other: readonly string[]): void {
  const [here, there] = [real.join('\n'), other.join('\n')];
  if (here === there) return;
  let at = 0;
  while (here[at] === there[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 80), at + 40);
  throw new Error(`the viewer can tell the worlds apart:\n${near(here)}\n${near(there)}`);
}
