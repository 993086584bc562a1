import { type Logger, pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { PatientLog } from '../src/log.ts';
import { FakeTime } from './helpers/fake-time.ts';

const MINUTE = 60_000;

let time: FakeTime;
let log: PatientLog;
/** What was logged, line by line. */
let lines: Record<string, unknown>[];
beforeEach(() => {
  time = new FakeTime();
  lines = [];
  const written: Logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  log = new PatientLog(written, time);
});

const complain = (message: string, times: number) => {
  for (let i = 0; i < times; i++) log.error({ err: new Error(message) }, 'something went wrong');
};

describe('a complaint', () => {
  it('is logged in full the first time, then once a minute, with its count and reason', async () => {
    complain('the disk is full', 1274);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      msg: 'something went wrong',
      err: { message: 'the disk is full', stack: expect.stringContaining('log.test.ts') },
    });
    await time.pass(MINUTE);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({
      msg: 'something went wrong',
      times: 1273,
      reason: 'the disk is full',
    });
    expect(lines[1]).not.toHaveProperty('err');
    complain('the disk is full', 5);
    await time.pass(MINUTE);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatchObject({ times: 5 });
  });

  it('is no longer logged when it stops, and in full when it returns', async () => {
    complain('the disk is full', 1);
    await time.pass(10 * MINUTE);
    expect(lines).toHaveLength(1);
    complain('the disk is full', 1);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toHaveProperty('err');
  });

  it('does not hide a different one', () => {
    complain('the disk is full', 3);
    complain('the database is locked', 3);
    log.warn({ failure: 'gone' }, 'a bot has crashed');
    log.info({ port: 1 }, 'listening');
    log.info({ port: 1 }, 'listening');
    const said = lines.map(({ err, msg }) => (err as Error | undefined)?.message ?? msg);
    // Anything that is not a complaint is logged every time.
    expect(said).toEqual([
      'the disk is full',
      'the database is locked',
      'a bot has crashed',
      'listening',
      'listening',
    ]);
    expect(lines[2]).toMatchObject({ failure: 'gone' });
  });

  it('that has not been counted yet is counted at the end', () => {
    complain('the disk is full', 4);
    log.close();
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({ times: 3, reason: 'the disk is full' });
  });
});
