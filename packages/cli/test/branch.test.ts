import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BranchRecord, checkBranch, type MatchRecord } from '@nokturn/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder } from './nokturn.ts';
import { said } from './said.ts';

/** More answers than a match can need: always the first option. */
const FIRST_OPTION = '1\n'.repeat(1000);

let folder: string;
let parent: MatchRecord;

beforeEach(async () => {
  folder = emptyFolder();
  const simulate = ['simulate', 'lovci-noci', '--players', '4', '--games', '1', '--seed', 'what if'];
  await said([...simulate, '--record', folder]);
  parent = JSON.parse(readFileSync(join(folder, 'lovci-noci-1.json'), 'utf8'));
});

/** Runs a command in this process; the files named in it are in the folder. */
const run = (args: readonly string[], input = '') =>
  said(
    args.map((word) => (word.endsWith('.json') ? join(folder, word) : word)),
    { input },
  );

function branchIn(file: string): BranchRecord {
  const read = checkBranch(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if ('flaw' in read) throw new Error(read.flaw.reason);
  return read.branch;
}

describe('a branch in the terminal', () => {
  test.for(['en', 'pl', 'cs'])(
    'is played on, left, resumed to its end, told and verified in %s',
    async (lang) => {
      const at = String(Math.floor(parent.moves.length * 0.2));
      const from = [
        'play',
        '--from',
        'lovci-noci-1.json',
        '--at',
        at,
        '--seat',
        '2',
        '--bots',
        'random',
        '--seed',
        'b',
      ];
      const left = await run([...from, '--save', 'branch.json', '--lang', lang], '1\n');
      expect(left.code).toBe(0);
      expect(branchIn('branch.json')).toMatchObject({ kind: 'imagined', move: Number(at), seat: 1, parent });
      const unfinished = await run(['verify', 'branch.json', '--lang', lang]);
      expect(unfinished.code).toBe(1);

      const played = await run(['play', '--resume', 'branch.json', '--lang', lang], FIRST_OPTION);
      expect(played.code).toBe(0);
      const branch = branchIn('branch.json');
      expect(branch.hash).toEqual(expect.any(String));

      const verified = (promised: string) =>
        run(['verify', 'branch.json', '--lang', lang, '--promise', `nokturn-table-1-${promised}`]);
      const proved = await verified(parent.commitment);
      expect(proved.code).toBe(0);
      // A promise about the parent match that was different.
      expect((await verified('0'.repeat(64))).code).toBe(1);
      const told = await run(['replay', 'branch.json', '--as', '2', '--lang', lang]);
      expect(told.code).toBe(0);
      expect(told.err).toContain(at);
      for (const { out } of [left, played, proved, told]) expect(out).not.toMatch(/[{}\uE000-\uE002]/);
      if (lang !== 'en') return;
      expect(proved.out).toMatch(/^verified: from where this branch begins/);
      expect(proved.out).toMatch(/not proved +that anyone was ever dealt this position/);
      const { out } = await run(['verify', 'branch.json', '--json']);
      expect(JSON.parse(out)).toMatchObject({
        verified: true,
        moves: branch.moves.length,
        branch: { kind: 'imagined', move: Number(at), seat: 1, parent: parent.commitment },
      });
    },
  );

  test('is refused with a reason', async () => {
    const { hash: _, ...begun } = parent;
    const running = { ...begun, moves: parent.moves.slice(0, -1) };
    writeFileSync(join(folder, 'running.json'), JSON.stringify(running));
    expect((await run(['play', '--from', 'running.json'])).err).toContain('the match is not over');
    const told = async (...args: string[]) => (await run(['play', ...args])).err;
    expect(await told('lovci-noci', '--at', '3')).toContain('--at needs --from');
    expect(await told('--from', 'lovci-noci-1.json', '--kind', 'dream')).toContain(
      'real, new-chance, imagined',
    );
    expect(await told('--from', 'lovci-noci-1.json', '--players', '5')).toContain(
      '--players cannot be changed',
    );
    expect(await told('vendetta', '--from', 'lovci-noci-1.json')).toContain('a match of lovci-noci');
  });
});
