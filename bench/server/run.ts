/**
 * `npm run bench:server [-- --json]`: 200 matches of six with bots on one core, and the memory for a match and for a
 * connection.
 */
import { parseArgs } from 'node:util';
import { findGame } from '@nokturn/games/all';
import { type MatchOfGuests, newMatch } from '@nokturn/server/testing/guest';
import { hundredths, percentile } from '../measure.ts';
import { Host, ON_ONE_CORE } from '../serving/host.ts';
import { processorSeconds } from '../serving/report.ts';
import { Guest } from './guest.ts';

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
const SEATS = 6;
const kind: MatchOfGuests = {
  game: values.game,
  guests: 1,
  bots: { count: SEATS - 1, level: values.bots },
};
const reactions = new Set(Object.keys(findGame(kind.game)?.tempo?.reactions ?? {}));
const PROGRAM = new URL('./host.ts', import.meta.url);

/** As if ten times as many people played. */
const HURRIED = 0.1;
/** Numbers of matches and of listeners whose memory is measured. */
const IDLE = 300;

const play = await playing(1);
const hurried = await playing(HURRIED);
const weight = await weights();
const report = {
  game: values.game,
  seats: SEATS,
  level: values.bots,
  matches,
  seconds,
  play,
  hurried,
  ...weight,
};
console.log(values.json ? JSON.stringify(report, null, 2) : readable());
process.exit(0);

/** Everybody plays for a while; a guest whose match is over starts another. */
async function playing(pace: number) {
  const host = await Host.start(PROGRAM, String(pace));
  const guests: Guest[] = [];
  const begin = async () => {
    const { code: match, guests: people } = await newMatch(() => host.url, kind);
    const secret = people[0]?.secret ?? '';
    guests.push(await Guest.join(host.url, { match, secret, reactions, plays: true }));
  };
  for (let i = 0; i < matches; i += 20)
    await Promise.all(Array.from({ length: Math.min(20, matches - i) }, begin));
  const before = await host.processor();
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
  const after = await host.processor();
  const delays = guests.flatMap((guest) => guest.delays);
  for (const guest of guests) guest.leave();
  await host.stop();
  return {
    onOneCore: ON_ONE_CORE,
    moves: delays.length,
    p50Milliseconds: hundredths(percentile(delays, 0.5)),
    p99Milliseconds: hundredths(percentile(delays, 0.99)),
    processorShare: hundredths(processorSeconds(before, after) / elapsed),
  };
}

/** The memory for idle matches, and for people who only listen. */
async function weights() {
  const host = await Host.start(PROGRAM, '1');
  const codes: string[] = [];
  const make = async (count: number) => {
    for (let i = 0; i < count; i++) codes.push((await newMatch(() => host.url, kind)).code);
  };
  // The first ones warm up everything that is shared.
  await make(30);
  await settle();
  const empty = await host.bytes();
  await make(IDLE);
  await settle();
  const full = await host.bytes();
  const guests: Guest[] = [];
  for (const match of codes.slice(-IDLE))
    guests.push(await Guest.join(host.url, { match, reactions, plays: false }));
  const crowded = await host.bytes();
  for (const guest of guests) guest.leave();
  await host.stop();
  return {
    bytesPerIdleMatch: Math.round((full - empty) / IDLE),
    bytesPerConnection: Math.round((crowded - full) / IDLE),
  };
}

/** Waits until the bots have played up to the point where a person is asked. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 15_000));
}

function readable(): string {
  const kb = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
  const lines = (name: string, { p50Milliseconds, p99Milliseconds, moves, processorShare }: typeof play) => [
    `  ${name}: from move sent to update received p50 ${p50Milliseconds} ms, p99 ${p99Milliseconds} ms (${moves} moves)`,
    `    the server used ${Math.round(processorShare * 100)}% of a core`,
  ];
  return [
    `${report.matches} matches of ${report.game} with ${report.seats} seats, ${report.level} bots${play.onOneCore ? ', server and bots on one core' : ''}`,
    ...lines('at the pace of the game', play),
    ...lines('ten times as fast', hurried),
    `  an idle match in memory ${kb(report.bytesPerIdleMatch)}, a connection ${kb(report.bytesPerConnection)}`,
  ].join('\n');
}
