// A bot that does one thing wrong: its first argument says which.
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const [, , wrong] = process.argv;
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
if (wrong === 'ends-at-once') process.exit(3);
if (wrong === 'errors-for-ever') {
  const on = () => process.stderr.write(`${'!'.repeat(65_536)}\n`, on);
  on();
}

async function decide({ id, view }) {
  const { fallback } = view.asked.mine;
  switch (wrong) {
    case 'not-offered':
      return say({ kind: 'answer', id, answer: 'win the match' });
    case 'not-an-answer':
      return say({ kind: 'answer', id, answer: { please: true } });
    case 'silent':
    case 'half-at-once':
    case 'errors-for-ever':
      return;
    case 'half-a-line':
      return process.stdout.write('{"kind":"answer","id":');
    case 'noise':
      return process.stdout.write('x'.repeat(10_000_000));
    case 'lines':
      return process.stdout.write('x\n'.repeat(5_000_000));
    case 'exits':
      return process.exit(7);
    case 'late':
      await wait(400);
      return say({ kind: 'answer', id, answer: fallback });
    case 'twice':
      say({ kind: 'answer', id, answer: fallback });
      return say({ kind: 'answer', id, answer: fallback });
    case 'chatty':
      say({ kind: 'hum' });
      return say({ kind: 'answer', id, answer: fallback });
    default:
      return say({ kind: 'answer', id, answer: fallback });
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.kind === 'hello' && wrong === 'half-at-once')
    process.stdout.write('{"kind":"ready","protocol":1}\n{"kind":"answer","id":');
  else if (message.kind === 'hello') say({ kind: 'ready', protocol: wrong === 'protocol' ? 99 : 1 });
  if (message.kind === 'decide') void decide(message);
}
// It does not end by itself.
if (wrong === 'stays') setInterval(() => undefined, 1000);
