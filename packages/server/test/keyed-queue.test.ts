import { expect, it } from 'vitest';
import { KeyedQueue } from '../src/match/keyed-queue.ts';

it('work with the same key is done one piece after another, and a failure does not hold up the rest', async () => {
  const queue = new KeyedQueue();
  const done: string[] = [];
  const work =
    (name: string, waits: Promise<unknown> = Promise.resolve()) =>
    async () => {
      done.push(`${name} begins`);
      await waits;
      done.push(`${name} ends`);
      if (name === 'fails') throw new Error(name);
      return name;
    };
  const gate = Promise.withResolvers<void>();
  const fails = expect(queue.run('a', work('fails', gate.promise))).rejects.toThrow('fails');
  const second = queue.run('a', work('second'));
  expect(await queue.run('b', work('other'))).toBe('other');
  expect(done).toEqual(['fails begins', 'other begins', 'other ends']);
  gate.resolve();
  await fails;
  expect(await second).toBe('second');
  expect(done.slice(3)).toEqual(['fails ends', 'second begins', 'second ends']);
  await expect.poll(() => queue.waiting).toBe(0);
});
