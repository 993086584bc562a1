import { fileURLToPath } from 'node:url';
import type { Rulebook } from '@nokturn/engine';
import { findRules, GAMES } from '@nokturn/games/all';
import { pino } from 'pino';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Log } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { type Command, HiredPrograms } from '../src/programs/hired.ts';
import { TestServer } from './helpers/table.ts';

const SIMPLE = fileURLToPath(new URL('../../../clients/bots/simple.js', import.meta.url));
const MISBEHAVING = fileURLToPath(new URL('programs/misbehaving.js', import.meta.url));
const program = (file: string, ...args: string[]): Command => [process.execPath, file, ...args];
const GAME_BOTS = import.meta.resolve('@nokturn/games/bots');

let table: TestServer | null = null;
afterEach(() => table?.stop());

/** A server of the real games that offers these programs. */
async function serverWith(programs: Readonly<Record<string, Command>>, lines: string[] = []) {
  table = await TestServer.start({
    games: GAMES,
    botsModule: GAME_BOTS,
    botThreads: 1,
    // On a busy machine no program may be late.
    botBudget: 60_000,
    programs: new Map(Object.entries(programs)),
    logLevel: 'warn',
    logTo: { write: (line) => void lines.push(line) },
  });
  return table;
}

const bot = (level: string) => ({ kind: 'bot', level }) as const;

describe('programs at the tables of a server', { timeout: 120_000 }, () => {
  it('are offered for every game, and play a match of bots alone at full speed', async () => {
    const lines: string[] = [];
    const server = await serverWith({ mine: program(SIMPLE) }, lines);
    const { body } = await server.ask<{ games: { bots: string[] }[] }>('GET', '/api/games');
    for (const { bots } of body.games) expect(bots).toContain('mine');
    const ada = await server.person('Ada');
    const seats = Array.from({ length: 4 }, () => bot('mine'));
    const { code, pace } = await server.create(ada, { game: 'lovci-noci', seats, sit: false, pace: 'none' });
    expect(pace).toBe('none');
    const watcher = await server.join(code, null);
    await server.begin(code, ada);
    await expect.poll(() => watcher.view.over, { timeout: 100_000, interval: 100 }).toBe(true);
    expect(lines).toEqual([]);
  });

  it('that fail get default answers, and are reported', async () => {
    const lines: string[] = [];
    const server = await serverWith({ wrong: program(MISBEHAVING, 'not-offered') }, lines);
    const ada = await server.person('Ada');
    const seats = [bot('wrong'), bot('wrong'), bot('wrong'), bot('wrong')];
    const { code } = await server.create(ada, { game: 'lovci-noci', seats, sit: false, pace: 'none' });
    await server.join(code, null);
    await server.begin(code, ada);
    await expect.poll(async () => (await server.server.rooms.get(code)).version).toBeGreaterThan(5);
    const { bot: name, faults, reasons } = JSON.parse(lines[0] ?? '{}');
    expect({ name, faults, reasons }).toEqual({
      name: 'wrong',
      faults: { 'not-offered': 1 },
      reasons: { 'not-offered': '"win the match" is not offered' },
    });
    expect(lines.join('')).not.toContain(code);
  });

  it('a table without a pace cannot be listed, and others have the usual pace', async () => {
    const server = await serverWith({});
    const ada = await server.person('Ada');
    const setUp = (body: object) =>
      server.ask<{ error?: { reason: string }; match?: { pace?: string } }>('POST', '/api/matches', {
        secret: ada.secret,
        body: { game: 'lovci-noci', seats: Array.from({ length: 4 }, () => ({ kind: 'open' })), ...body },
      });
    const { status, body } = await setUp({ pace: 'none', privacy: 'listed' });
    expect(status).toBe(422);
    expect(body.error?.reason).toMatch(/cannot be listed/);
    expect((await setUp({})).body.match).not.toHaveProperty('pace');
    expect((await setUp({ pace: 'slow' })).status).toBe(400);
  });
});

describe('hired programs', { timeout: 120_000 }, () => {
  const rules = findRules('lovci-noci') as Rulebook;
  const log = pino({ level: 'silent' }) as unknown as Log;

  function hired(terms: { most?: number; idleAfter?: number } = {}) {
    const commands = new Map([['mine', program(SIMPLE)]]);
    const programs = new HiredPrograms({ commands, within: 60_000, ...terms }, log, new Metrics());
    onTestFinished(() => programs.close());
    return programs;
  }

  function decision(match: string) {
    const resolved = rules.resolve(4, {});
    if (!('options' in resolved)) throw new Error('the usual options are wrong');
    const { options } = resolved;
    const begun = rules.begin({ seats: 4, options, seed: match });
    const [seat = 0] = begun.position.asked?.seats ?? [];
    const view = { ...begun.view(seat), heard: [] };
    return { game: 'lovci-noci', frozen: null, match, seats: 4, options, view };
  }

  it('answer for one seat after another, however few processes are allowed', {
    timeout: 60_000,
  }, async () => {
    const programs = hired({ most: 1 });
    for (const match of ['a', 'b', 'a']) {
      const asked = decision(match);
      const options = asked.view.asked?.mine?.ask;
      expect(options?.kind === 'one' && options.options).toContain(await programs.answer('mine', asked));
    }
  });

  it('give no answer if too many are needed at the same time', async () => {
    const programs = hired({ most: 1 });
    const answers = await Promise.all(['a', 'b'].map((match) => programs.answer('mine', decision(match))));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  });

  it('end when they are no longer asked, and start again', async () => {
    const programs = hired({ idleAfter: 1 });
    expect(await programs.answer('mine', decision('a'))).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await programs.answer('mine', decision('a'))).not.toBeNull();
    await programs.close();
    expect(await programs.answer('mine', decision('a'))).toBeNull();
  });
});
