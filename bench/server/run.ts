/** `npm run bench:server [-- --json]`: 200 matches of six with bots on one core, and what a match and a connection weigh. */
import { parseArgs } from 'node:util';
import { findGame } from '@nokturn/games';
import { Guest, Host, type MatchKind, percentile } from './driver.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    game: { type: 'string', default: 'lovci-noci' },
    bots: { type: 'string', default: 'novice' },
  },
});
const matches = Number(values.matches);
const seconds = Number(values.seconds);
const kind: MatchKind = { game: values.game, seats: 6, level: values.bots };
const reactions = new Set(Object.keys(findGame(kind.game)?.tempo?.reactions ?? {}));

/** As if ten times as many people played. */
const HURRIED = 0.1;
/** Matches, and listeners, that are weighed. */
const IDLE = 300;

const play = await playing(1);
const hurried = await playing(HURRIED);
const weight = await weights();
const report = { ...kind, matches, seconds, play, hurried, ...weight };
console.log(values.json ? JSON.stringify(report, null, 2) : readable());
process.exit(0);

/** Everybody plays for a while; whoever has finished begins again. */
async function playing(pace: number) {
  const host = await Host.start(pace);
  const guests: Guest[] = [];
  const begin = async () => {
    const secret = await host.person();
    const match = await host.match(secret, kind);
    const guest = await Guest.join(host, { match, secret, reactions, plays: true });
    guests.push(guest);
  };
  for (let i = 0; i < matches; i += 20)
    await Promise.all(Array.from({ length: Math.min(20, matches - i) }, begin));
  const before = await host.memory();
  const started = performance.now();
  for (const guest of guests) guest.delays.length = 0;
  while (performance.now() - started < seconds * 1000) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const over = guests.filter((guest) => guest.isOver);
    for (const guest of over) {
      guest.isOver = false;
      guest.leave();
      await begin();
    }
  }
  const elapsed = (performance.now() - started) / 1000;
  const after = await host.memory();
  const delays = guests.flatMap((guest) => guest.delays).sort((a, b) => a - b);
  const processor =
    after.processor.user + after.processor.system - before.processor.user - before.processor.system;
  for (const guest of guests) guest.leave();
  await host.stop();
  return {
    onOneCore: host.onOneCore,
    moves: delays.length,
    p50Milliseconds: round(percentile(delays, 0.5)),
    p99Milliseconds: round(percentile(delays, 0.99)),
    processorShare: round(processor / 1e6 / elapsed),
  };
}

/** What is held for matches in which nothing happens, and for people who only listen. */
async function weights() {
  const host = await Host.start(1);
  const codes: string[] = [];
  const make = async (count: number) => {
    for (let i = 0; i < count; i++) codes.push(await host.match(await host.person(), kind));
  };
  // The first ones warm up what all share.
  await make(30);
  await settle();
  const empty = await host.memory();
  await make(IDLE);
  await settle();
  const full = await host.memory();
  const guests: Guest[] = [];
  for (const match of codes.slice(-IDLE))
    guests.push(await Guest.join(host, { match, reactions, plays: false }));
  const crowded = await host.memory();
  for (const guest of guests) guest.leave();
  await host.stop();
  return {
    bytesPerIdleMatch: Math.round((full.bytes - empty.bytes) / IDLE),
    bytesPerConnection: Math.round((crowded.bytes - full.bytes) / IDLE),
  };
}

/** Until the bots have played to where a person is asked. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 15_000));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function readable(): string {
  const kb = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
  const lines = (name: string, { p50Milliseconds, p99Milliseconds, moves, processorShare }: typeof play) => [
    `  ${name}: from move sent to update received p50 ${p50Milliseconds} ms, p99 ${p99Milliseconds} ms (${moves} moves)`,
    `    the server used ${Math.round(processorShare * 100)} % of a core`,
  ];
  return [
    `${report.matches} matches of ${report.game} with ${report.seats} seats, ${report.level} bots${play.onOneCore ? ', server and bots on one core' : ''}`,
    ...lines('at the pace of the game', play),
    ...lines('ten times as fast', hurried),
    `  an idle match in memory ${kb(report.bytesPerIdleMatch)}, a connection ${kb(report.bytesPerConnection)}`,
  ].join('\n');
}
