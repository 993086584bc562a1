import type { Flaw } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { Failure, UsageError } from './command.ts';
import { flawSaid, noteSaid, STANDARD_INPUT } from './records.ts';
import type { Said } from './words.ts';

/** A record that proves nothing: it is forged, damaged or unfinished. */
export class Refused extends Failure {
  readonly flaw: Flaw;

  constructor(flaw: Flaw, said = flawSaid(flaw, { fails: true })) {
    super('refused', { flaw: said });
    this.flaw = flaw;
  }
}

/** The proof of a good record. */
export interface Proved {
  /** For programs, with the facts for a one-line summary. */
  readonly proof: { readonly game: string; readonly players: number; readonly moves: number };
  /** The whole proof, for people. */
  readonly readable: (text: GameText) => string;
  /** A note about its rules, if there is one. */
  readonly note: Said | null;
}

interface Telling {
  /** Throws a Failure if nothing is proved. */
  readonly prove: (file: string) => Promise<Proved>;
  readonly json: boolean | undefined;
  readonly text: GameText;
}

/** One record in full, or one line for each of several. */
export function tellProofs(files: readonly string[], telling: Telling): Promise<number> {
  if (files.filter((file) => file === STANDARD_INPUT).length > 1) throw new UsageError('stdin-twice');
  const [only = ''] = files;
  return files.length === 1 ? tellOne(only, telling) : tellEach(files, telling);
}

async function tellOne(file: string, { prove, json, text }: Telling): Promise<number> {
  try {
    const { proof, readable, note } = await prove(file);
    console.log(json ? JSON.stringify({ verified: true, ...proof }, null, 2) : readable(text));
    if (note !== null && !json) console.log(noteSaid(note).in(text));
    return 0;
  } catch (error) {
    if (json && error instanceof Refused)
      console.log(JSON.stringify({ verified: false, ...error.flaw }, null, 2));
    throw error;
  }
}

async function tellEach(files: readonly string[], { prove, json, text }: Telling): Promise<number> {
  let failed = 0;
  for (const file of files)
    try {
      const { proof, note } = await prove(file);
      const { game, players, moves } = proof;
      const line = text.plain('said-verified', { file, game, players, moves });
      const rest = note === null ? '' : `; ${noteSaid(note).in(text)}`;
      console.log(json ? JSON.stringify({ file, verified: true, ...proof }) : `${line}${rest}`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed++;
      const flaw = error instanceof Refused ? error.flaw : { reason: error.message };
      console.log(json ? JSON.stringify({ file, verified: false, ...flaw }) : about(file, error.in(text)));
    }
  if (failed === 0) return 0;
  throw new Failure('not-proved', { failed: String(failed), all: String(files.length) });
}

/** A sentence about a file starts with its name. */
function about(file: string, sentence: string): string {
  return sentence.startsWith(file) ? sentence : `${file}: ${sentence}`;
}
