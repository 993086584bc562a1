/**
 * `npm run bench:compare -- <checkout> <checkout> …`: the cost of a move on the servers of several checkouts, in
 * processor time. They get the same load one after the other, again and again, so that any disturbance on the machine
 * affects all of them; each is compared with the first server of its round.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { hundredths, percentile } from '../measure.ts';
import { Host } from '../serving/host.ts';
import { processorSeconds } from '../serving/report.ts';
import { LOADS, type Load, SEATS } from './load.ts';
import { nokturn, type Table } from './peers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    connections: { type: 'string', default: '200' },
    moves: { type: 'string', default: '40' },
    load: { type: 'string', multiple: true, default: Object.keys(LOADS) },
  },
});
const PROGRAM = 'bench/load/hosts/nokturn.ts';

/** Processor time for each move of a round, in microseconds, including the start of new matches. */
async function costOfMove(host: Host, load: Load): Promise<number> {
  const tables: Table[] = [];
  while (tables.length < Number(values.connections) / SEATS.length)
    tables.push(await nokturn.sit(host, await nokturn.open(host, load), load));
  const before = await host.processor();
  const made = await Promise.all(
    tables.map(async (table) => {
      let moves = 0;
      for (let several = 1; several > 0 && moves < Number(values.moves); moves += several)
        several = await table.move();
      return moves;
    }),
  );
  const used = processorSeconds(before, await host.processor());
  for (const table of tables) table.leave();
  return (used * 1e6) / made.reduce((sum, moves) => sum + moves, 0);
}

for (const load of values.load as Load[]) {
  const hosts: Host[] = [];
  for (const checkout of positionals)
    hosts.push(await Host.start(pathToFileURL(resolve(checkout, PROGRAM)), load));
  // The first round warms up all of them.
  for (const host of hosts) await costOfMove(host, load);
  const costs: number[][] = hosts.map(() => []);
  for (let round = 0; round < Number(values.rounds); round++)
    for (const i of hosts.keys()) {
      // The first server of one round is the last of the next.
      const place = round % 2 === 0 ? i : hosts.length - 1 - i;
      costs[place]?.push(await costOfMove(hosts[place] as Host, load));
    }
  for (const host of hosts) await host.stop();
  console.log(`${load}: ${values.connections} connections, ${values.rounds} rounds`);
  for (const [i, own] of costs.entries()) {
    const ratios = own.map((cost, round) => cost / (costs[0]?.[round] ?? cost));
    const [low, middle, high] = [0, 0.5, 1].map((share) => hundredths(percentile(ratios, share)));
    console.log(
      `  ${positionals[i]}: ${own.map((cost) => Math.round(cost)).join(' ')} µs a move; ratio ${middle} (${low} to ${high})`,
    );
  }
}
process.exit(0);
