import { type MessagePort, workerData } from 'node:worker_threads';
import { type Answer, type MyDecision, type Options, Random, type Witness } from '@nokturn/engine';
import { gameOf, Program, type ProgramReport } from '@nokturn/server/programs';
import { commandIn } from '@nokturn/server/programs/command';

/** A thread that talks to a program, so that another thread can wait for the program's answers. */

export interface Hired {
  readonly game: string;
  readonly digest: string;
  readonly name: string;
  readonly seat: number;
  readonly seats: number;
  readonly options: Options;
  readonly within: number;
  readonly port: MessagePort;
  /** Becomes 1 when there is an answer. */
  readonly flag: SharedArrayBuffer;
}

export interface Asked {
  readonly number: number;
  readonly view: Witness;
  readonly mine: MyDecision;
  readonly random: readonly number[];
}

export interface Answered {
  /** The number of the question. */
  readonly number: number;
  readonly answer: Answer;
  readonly report: ProgramReport;
}

const { game, digest, name, seat, seats, options, within, port, flag } = workerData as Hired;
const command = commandIn(name);
if (command === null) throw new Error(`"${name}" names no program`);
const program = new Program(command, await gameOf(game, digest), {
  within,
  started: (pid) => port.postMessage({ started: pid }),
});
const arrived = new Int32Array(flag);
let hasBegun = false;

port.on('message', async (asked: Asked | null) => {
  if (asked === null) {
    await program.close();
    port.close();
    return;
  }
  if (!hasBegun) await program.begin({ seat, seats, options }, new Random(asked.random));
  hasBegun = true;
  const answer = await program.decide(asked.view, asked.mine);
  port.postMessage({ number: asked.number, answer, report: program.collect() } satisfies Answered);
  Atomics.store(arrived, 0, 1);
  Atomics.notify(arrived, 0);
});
