import {
  type BranchRecord,
  type MatchRecord,
  type Promised,
  type Rulebook,
  resumeBranch,
  type Seat,
  seatsThatAdded,
} from '@nokturn/engine';
import type { Facts, GameText } from '@nokturn/text';
import { columns } from './columns.ts';
import { releaseOf } from './records.ts';
import type { Said } from './words.ts';

/** The proof of a flawless record. */
export function describe(
  rulebook: Rulebook,
  record: MatchRecord,
  { promised, isTrusted }: { promised: Promised | null; isTrusted: boolean },
) {
  const match = rulebook.resume(record);
  const { draw, signature } = record;
  return {
    game: record.game,
    rules: record.rules,
    release: String(releaseOf(rulebook)),
    players: record.seats,
    moves: record.moves.length,
    rounds: match.round,
    result: match.result,
    format: record.format,
    seed: record.seed,
    commitment: record.commitment,
    drawn: draw
      ? {
          match: draw.match,
          attempt: draw.attempt,
          added: seatsThatAdded(draw),
          kinds: draw.seats.map(kindOf),
        }
      : null,
    promise: promised?.what ?? null,
    signature: signature ? { key: signature.key, trusted: isTrusted } : null,
  };
}

/** The proof of a flawless branch. */
export function describeBranch(rulebook: Rulebook, branch: BranchRecord, promised: Promised | null) {
  const match = resumeBranch(rulebook, branch);
  const { parent, kind, move, seat, moves } = branch;
  return {
    game: parent.game,
    rules: parent.rules,
    release: String(releaseOf(rulebook)),
    players: parent.seats,
    moves: moves.length,
    rounds: match.round,
    result: match.result,
    branch: { kind, move, seat, parent: parent.commitment },
    promise: promised?.what ?? null,
  };
}

/** The same for people: legal play from its starting position, but not that anybody was ever dealt that position. */
export function readableBranch(
  proof: ReturnType<typeof describeBranch>,
  start: Said,
  release: Said,
  text: GameText,
): string {
  const { game, players, moves, rounds, promise } = proof;
  const row = (name: Row, value: string) => [`  ${text.plain('proof-rows', {}, name)}`, value];
  return [
    text.plain('proof-branch'),
    ...columns([
      row('game', text.plain('proof-game', { game, players })),
      row('rules', release.in(text)),
      row('start', start.in(text)),
      row('length', text.plain('proof-length', { moves, rounds })),
      row('winners', winnersLine(proof, text)),
      ...(promise === null ? [] : [row('promise', keptLine(promise, text))]),
      row('unproved', text.plain('proof-branch-unproved')),
    ]),
  ].join('\n');
}

type Described = ReturnType<typeof describe>;

function kindOf({ kind }: { readonly kind: 'bot' | 'person' }): 'bot' | 'person' {
  return kind;
}

/** The rows of a proof; their names are in `proof-rows`. */
type Row =
  | 'game'
  | 'rules'
  | 'length'
  | 'winners'
  | 'seed'
  | 'commitment'
  | 'drawn'
  | 'start'
  | 'promise'
  | 'signature'
  | 'unproved';

/** Everything that a record proves, for people, and what it does not prove. */
export function readable(proof: Described, release: Said, text: GameText): string {
  const { game, players, moves, rounds, seed, commitment, drawn } = proof;
  const row = (name: Row, value: string) => [`  ${text.plain('proof-rows', {}, name)}`, value];
  return [
    text.plain(headline(drawn)),
    ...columns([
      row('game', text.plain('proof-game', { game, players })),
      row('rules', release.in(text)),
      row('length', text.plain('proof-length', { moves, rounds })),
      row('winners', winnersLine(proof, text)),
      row('seed', seed),
      row('commitment', commitment),
      row('drawn', drawersLine(drawn, text)),
      ...(drawn && drawn.attempt > 1
        ? [row('start', text.plain('proof-start', { times: drawn.attempt - 1 }))]
        : []),
      row('promise', promiseLine(proof, text)),
      row('signature', signatureLine(proof, text)),
      row('unproved', text.plain('proof-unproved')),
    ]),
  ].join('\n');
}

function headline(drawn: Described['drawn']): string {
  if (drawn === null) return 'proof-committed';
  return drawn.attempt > 1 ? 'proof-drawn-anew' : 'proof-drawn';
}

function winnersLine({ result }: Pick<Described, 'result'>, text: GameText): string {
  const winners = result?.winners ?? [];
  if (winners.length === 0) return text.plain('proof-nobody');
  return winners.map((seat) => text.plain('proof-seat', { seat: String(seat + 1) })).join(', ');
}

function drawersLine(drawn: Described['drawn'], text: GameText): string {
  if (drawn === null) return text.plain('proof-drawn-by-one');
  const { added, kinds } = drawn;
  const of = (wanted: 'bot' | 'person') => kinds.flatMap((kind, seat) => (kind === wanted ? [seat] : []));
  const bots = of('bot');
  const without = of('person').filter((seat) => !added.includes(seat));
  return [
    added.length > 0 ? text.plain('proof-drawn-with', counted(added)) : text.plain('proof-drawn-alone'),
    ...(without.length > 0 ? [text.plain('proof-drawn-without', counted(without))] : []),
    ...(bots.length > 0 ? [text.plain('proof-drawn-bots', counted(bots))] : []),
  ].join('; ');
}

/** Seats as people count them, from one, and their number. */
function counted(seats: readonly Seat[]): Facts {
  return { count: seats.length, seats: seats.map((seat) => seat + 1).join(', ') };
}

function promiseLine({ promise, drawn }: Described, text: GameText): string {
  if (promise !== null) return keptLine(promise, text);
  return text.plain(drawn ? 'proof-promise-not-given' : 'proof-promise-none');
}

function keptLine(promise: Promised['what'], text: GameText): string {
  return text.plain(promise === 'seal' ? 'proof-promise-seal' : 'proof-promise-table');
}

function signatureLine({ signature }: Described, text: GameText): string {
  if (signature === null) return text.plain('proof-signature-none');
  const { trusted, key } = signature;
  return trusted ? text.plain('proof-signature-given') : text.plain('proof-signature-of', { key });
}
