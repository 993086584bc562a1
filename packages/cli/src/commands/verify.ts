import { type Game, type MatchRecord, playThrough, verify as verifyRecord } from '@nokturn/engine';
import { columns } from '../columns.ts';
import { command, Failure } from '../command.ts';
import { gameOf, loadRecord } from '../records.ts';

export const verify = command({
  usage: '<record>',
  summary: 'proves that a finished match was played by the rules with the promised chance',
  flags: { json: { type: 'boolean', help: 'print one JSON object' } },
  words: { min: 1, max: 1, what: 'the file of the record' },
  notes: ['The exit code is 0 for a good record and 1 for a forged, damaged or unfinished one.'],
  run([file = ''], { json }) {
    const record = loadRecord(file);
    const game = gameOf(record);
    const flaw = verifyRecord(game, record);
    if (flaw !== null) {
      if (json) console.log(JSON.stringify({ verified: false, ...flaw }, null, 2));
      throw new Failure(
        `refused: ${flaw.move === undefined ? flaw.reason : `move ${flaw.move} fails: ${flaw.reason}`}`,
      );
    }
    const proof = describe(game, record);
    console.log(json ? JSON.stringify({ verified: true, ...proof }, null, 2) : readable(proof));
    return 0;
  },
});

function describe(game: Game, record: MatchRecord) {
  const { position } = playThrough(game, record);
  return {
    game: record.game,
    rules: record.rules,
    players: record.seats,
    moves: record.moves.length,
    rounds: game.roundOf(position.state),
    result: game.result(position.state),
    seed: record.seed,
    commitment: record.commitment,
  };
}

function readable({
  game,
  rules,
  players,
  moves,
  rounds,
  result,
  seed,
  commitment,
}: ReturnType<typeof describe>): string {
  const winners =
    result.winners.length === 0 ? 'nobody' : result.winners.map((seat) => `seat ${seat}`).join(', ');
  return [
    'verified: every move follows the rules, and the seed is the promised one',
    ...columns([
      ['  game', `${game}, ${players} players, rules version ${rules}`],
      ['  length', `${moves} moves, ${rounds} rounds`],
      ['  winners', winners],
      ['  seed', seed],
      ['  commitment', commitment],
    ]),
  ].join('\n');
}
