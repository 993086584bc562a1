/** `npm run bench [-- --json]`: how fast and how small, side by side with boardgame.io in one run. */
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { costs } from './costs.ts';
import { hosting } from './hosting.ts';
import { memory } from './memory.ts';
import { GAME, SEATS } from './setup.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });

const { version: boardgameIoVersion } = createRequire(import.meta.url)('boardgame.io/package.json') as {
  version: string;
};
const measuredCosts = costs();
const measuredMemory = memory();
const speed = await hosting();
const report = {
  game: GAME.id,
  players: SEATS,
  node: process.version,
  processor: cpus()[0]?.model ?? 'unknown',
  decisionsPerSecond: speed.engine,
  matchMovesPerSecond: speed.match,
  boardgameIo: {
    version: boardgameIoVersion,
    movesPerSecond: speed.boardgameIo,
    ratio: Math.round(speed.engine / speed.boardgameIo),
    matchRatio: Math.round(speed.match / speed.boardgameIo),
  },
  boardgameIoOwnClone: {
    movesPerSecond: speed.boardgameIoOwnClone,
    ratio: Math.round(speed.engine / speed.boardgameIoOwnClone),
    matchRatio: Math.round(speed.match / speed.boardgameIoOwnClone),
  },
  ...measuredCosts,
  idleMatch: measuredMemory,
};

console.log(values.json ? JSON.stringify(report, null, 2) : readable(report));

function readable(found: typeof report): string {
  const n = (value: number) => value.toLocaleString('en');
  const { boardgameIo, boardgameIoOwnClone, idleMatch } = found;
  return [
    `${found.game}, ${found.players} players, random play, by processor time (Node ${found.node}, ${found.processor})`,
    '',
    `  our engine alone                   ${n(found.decisionsPerSecond).padStart(9)} decisions a second`,
    `  our match (record, undo, telling)  ${n(found.matchMovesPerSecond).padStart(9)}`,
    `  boardgame.io ${boardgameIo.version}                ${n(boardgameIo.movesPerSecond).padStart(9)}   we make ${n(boardgameIo.ratio)} times as many (match: ${n(boardgameIo.matchRatio)})`,
    `  boardgame.io with our clone        ${n(boardgameIoOwnClone.movesPerSecond).padStart(9)}   we make ${n(boardgameIoOwnClone.ratio)} times as many (match: ${n(boardgameIoOwnClone.matchRatio)})`,
    '',
    `  copying a position  ${n(found.cloneNanoseconds)} ns; structuredClone ${n(found.structuredCloneNanoseconds)} ns, ${found.cloneRatio} times as long`,
    `  making a view       ${n(found.viewNanoseconds)} ns`,
    '',
    `  an idle match after ${idleMatch.movesPlayed} moves: ${n(idleMatch.recordBytes)} bytes stored, ${n(idleMatch.matchBytes)} bytes in memory`,
  ].join('\n');
}
