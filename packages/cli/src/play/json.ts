import { createInterface } from 'node:readline';
import { Random } from '@nokturn/engine';
import { Conversation, gameOf } from '@nokturn/server/programs';
import type { Session } from './session.ts';

/**
 * A match for a machine that plays a person's seat: it uses the protocol of bots as programs, over this program's own
 * standard output and input. Invalid answers are refused, and the question is repeated.
 */
export async function playJson(session: Session): Promise<void> {
  const { game, seat } = session;
  const { seats, options } = session.setup;
  const conversation = new Conversation(await gameOf(game.id, game.digest));
  const random = new Random(`${session.seed} json`);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const ask = () => say(conversation.decide(session.witness, { within: null }));
  say(conversation.hello());
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const { replies, answer, isReady } = conversation.hear(line);
    for (const reply of replies) say(reply);
    if (isReady) say(conversation.match({ seat, seats, options }, random));
    if (answer !== undefined) {
      conversation.close();
      session.answer(answer);
    }
    if (session.over && (isReady || answer !== undefined)) {
      say(conversation.over(session.witness));
      break;
    }
    if (isReady || answer !== undefined) ask();
  }
  // The other side may be waiting for this program to end first.
  process.stdin.destroy();
}
