import { expect, it } from 'vitest';
import type { Client } from './helpers/client.ts';
import { threePeople } from './helpers/three.ts';

const { table, ada, ben } = await threePeople();

/** Ada hosts; Ben has left. */
async function left(): Promise<{ a: Client; code: string }> {
  const code = await table.match([ada, ben], { options: { target: 9 } });
  const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
  await a.until(() => a.last('presence')?.presence.seats[1]);
  b.cut();
  await a.until(() => a.last('presence')?.presence.seats[1] === false);
  return { a, code };
}

const isStoodInFor = (a: Client) => {
  const seat = a.last('lobby')?.lobby.seats[1];
  return seat?.kind === 'person' && seat.standIn;
};

it('the host chooses the bot that plays for a person who is gone', async () => {
  const { a, code } = await left();
  expect(await a.send({ type: 'stand-in', seat: 1, level: 'nobody' })).toMatchObject({ code: 'setup' });
  expect(await a.send({ type: 'stand-in', seat: 1, level: 'fallback' })).toMatchObject({ type: 'ack' });
  await a.until(() => isStoodInFor(a));
  while (!a.view.over) {
    await a.untilAsked();
    if (!a.view.over) await a.answer(a.view.asked?.mine?.fallback ?? '');
  }
  const { moves } = await (await table.server.rooms.get(code)).record();
  const calls = moves.filter(([decision, seat]) => decision === 'call' && seat === 1);
  expect(new Set(calls.map(([, , answer]) => answer))).toEqual(new Set(['low']));
});

it('and waits for that person again', async () => {
  const { a } = await left();
  await a.send({ type: 'stand-in', seat: 1 });
  await a.until(() => isStoodInFor(a));
  expect(await a.send({ type: 'stand-in', seat: 1, level: null })).toMatchObject({ type: 'ack' });
  await a.until(() => !isStoodInFor(a));
  await a.answer('low');
  const { version } = a;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(a.version).toBe(version);
});
