// A bot for Nokturn in plain JavaScript: any answer that is offered. See docs/bot-protocol.md.
// nokturn simulate vendetta --bots "exec:node clients/bots/simple.js,novice,novice,novice"
import { createInterface } from 'node:readline';

let state = 1;

/** A number from 0 to n - 1; the same match draws the same numbers. */
function below(n) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
}

function some(options, count) {
  const left = [...options];
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]);
}

function answerTo(ask) {
  switch (ask.kind) {
    case 'one':
      return ask.options[below(ask.options.length)];
    case 'amount':
      return ask.min + below(ask.max - ask.min + 1);
    case 'several':
      return some(ask.options, ask.min + below(ask.max - ask.min + 1));
    case 'order':
      return some(ask.options, ask.options.length);
  }
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.kind === 'hello') say({ kind: 'ready', protocol: 1, name: 'simple.js' });
  if (message.kind === 'match') state = message.random;
  if (message.kind === 'decide')
    say({ kind: 'answer', id: message.id, answer: answerTo(message.view.asked.mine.ask) });
}
