import { addReport, gameOf, noReport, Program, type ProgramReport } from '@nokturn/server/programs';
import { commandIn, isProgram } from '@nokturn/server/programs/command';
import { botNamed } from './setup.ts';
import type { Player } from './simulation.ts';

interface Terms {
  readonly within: number;
  readonly started?: (pid: number) => void;
  readonly ended?: (pid: number) => void;
}

export interface TableOfPrograms {
  readonly players: readonly Player[];
  collect(found: (report: ProgramReport, seat: number) => void): void;
}

/** The bots of a run that are separate programs: one process for each seat, so that no seat knows about another. */
export class Programs {
  readonly #terms: Terms;
  readonly #running = new Map<string, Program>();

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  async at(game: string, name: string, seat: number): Promise<Program> {
    const key = `${game} ${seat} ${name}`;
    const known = this.#running.get(key);
    if (known !== undefined) return known;
    const command = commandIn(name);
    if (command === null) throw new Error(`"${name}" names no program`);
    const program = new Program(command, await gameOf(game), this.#terms);
    this.#running.set(key, program);
    return program;
  }

  /** The players at a table, by name; and the findings about programs since they were last collected. */
  async table(game: string, names: readonly string[]): Promise<TableOfPrograms> {
    const players = await Promise.all(
      names.map((name, seat) =>
        isProgram(name) ? this.at(game, name, seat) : botNamed({ id: game }, name).bot,
      ),
    );
    const collect: TableOfPrograms['collect'] = (found) => {
      for (const [seat, player] of players.entries())
        if (player instanceof Program) found(player.collect(), seat);
    };
    return { players, collect };
  }

  /** Returns whether all of them ended by themselves. */
  async close(): Promise<boolean> {
    const all = [...this.#running.values()];
    this.#running.clear();
    const ended = await Promise.all(all.map((program) => program.close()));
    return ended.every(Boolean);
  }
}

/** The findings about each program, by name. */
export class ProgramReports {
  readonly #reports = new Map<string, ProgramReport>();

  add(name: string, report: ProgramReport): void {
    const sum = this.#reports.get(name) ?? noReport();
    addReport(sum, report);
    this.#reports.set(name, sum);
  }

  get all(): Readonly<Record<string, ProgramReport>> {
    return Object.fromEntries(this.#reports);
  }
}

/** Makes sure that no program outlives this one, however it ends. */
export function untilKilled(programs: Programs): () => void {
  const stop = (signal: NodeJS.Signals) => {
    forget();
    void programs.close().finally(() => process.kill(process.pid, signal));
  };
  const forget = () => {
    process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', stop);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  return forget;
}
