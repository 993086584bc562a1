/** `npm run bench [-- --json] [<game> ...]`: speed and size, compared with boardgame.io in one run. */
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { costs } from './costs.ts';
import { hosting } from './hosting.ts';
import { memory } from './memory.ts';
import { searching } from './search.ts';
import { SUBJECTS, type Subject } from './setup.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' } },
  allowPositionals: true,
});

const { version } = createRequire(import.meta.url)('boardgame.io/package.json') as { version: string };
const games: Awaited<ReturnType<typeof measured>>[] = [];
for (const subject of chosen()) games.push(await measured(subject));
const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown', boardgameIo: version };
console.log(values.json ? JSON.stringify({ ...machine, games }, null, 2) : readable());

function chosen(): readonly Subject[] {
  const unknown = positionals.find((game) => SUBJECTS.every((subject) => subject.game !== game));
  if (unknown !== undefined) throw new Error(`${unknown} is not measured (see bench/setup.ts)`);
  return positionals.length === 0 ? SUBJECTS : SUBJECTS.filter(({ game }) => positionals.includes(game));
}

async function measured(subject: Subject) {
  const cost = costs(subject);
  const idleMatch = memory(subject);
  const search = await searching(subject);
  const { engine, match, boardgameIo, boardgameIoOwnClone } = await hosting(subject);
  const beside = (movesPerSecond: number) => ({
    movesPerSecond,
    ratio: Math.round(engine / movesPerSecond),
    matchRatio: Math.round(match / movesPerSecond),
  });
  return {
    ...subject,
    decisionsPerSecond: engine,
    matchMovesPerSecond: match,
    boardgameIo: beside(boardgameIo),
    boardgameIoOwnClone: beside(boardgameIoOwnClone),
    ...cost,
    idleMatch,
    search,
  };
}

function readable(): string {
  const head = `Random play, by processor time (Node ${machine.node}, ${machine.processor}, boardgame.io ${version})`;
  return [head, ...games.map(part)].join('\n\n');
}

function part(found: (typeof games)[number]): string {
  const n = (value: number) => value.toLocaleString('en');
  const { boardgameIo, boardgameIoOwnClone, idleMatch, search } = found;
  const options = Object.entries(found.options).map(([key, value]) => `, ${key} ${value}`);
  const beside = ({ movesPerSecond, ratio, matchRatio }: typeof boardgameIo) =>
    `${n(movesPerSecond).padStart(9)}   we make ${n(ratio)} times as many (match: ${n(matchRatio)})`;
  return [
    `${found.game}, ${found.seats} players${options.join('')}`,
    '',
    `  our engine alone                   ${n(found.decisionsPerSecond).padStart(9)} decisions a second`,
    `  our match (record, undo, telling)  ${n(found.matchMovesPerSecond).padStart(9)}`,
    `  boardgame.io                       ${beside(boardgameIo)}`,
    `  boardgame.io with our clone        ${beside(boardgameIoOwnClone)}`,
    '',
    `  copying a position  ${n(found.cloneNanoseconds)} ns; structuredClone ${n(found.structuredCloneNanoseconds)} ns, ${found.cloneRatio} times as long`,
    `  making a view       ${n(found.viewNanoseconds)} ns`,
    '',
    `  a bot that searches plays ${n(search.iterationsPerSecond)} imagined lines a second`,
    '',
    `  an idle match after ${idleMatch.movesPlayed} moves: ${n(idleMatch.recordBytes)} bytes stored, ${n(idleMatch.matchBytes)} bytes in memory`,
  ].join('\n');
}
