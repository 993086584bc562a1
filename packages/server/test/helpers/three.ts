import { afterAll } from 'vitest';
import { type Player, TestServer } from './table.ts';

/** A server for a whole test file, and three people who have joined it. */
export async function threePeople(): Promise<{
  readonly table: TestServer;
  readonly ada: Player;
  readonly ben: Player;
  readonly eva: Player;
}> {
  const table = await TestServer.start();
  afterAll(() => table.stop());
  return {
    table,
    ada: await table.person('Ada'),
    ben: await table.person('Ben'),
    eva: await table.person('Eva'),
  };
}
