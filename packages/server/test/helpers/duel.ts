import type { Client } from './client.ts';

/**
 * Everybody calls low until somebody is asked whether to boast, which is a decision of one seat that reveals nothing;
 * returns that player's client.
 */
export async function untilBoast(clients: readonly Client[]): Promise<Client> {
  for (;;) {
    const boaster = clients.find(({ view }) => view.asked?.frame.step === 'boast' && view.asked.mine);
    if (boaster) return boaster;
    const version = clients[0]?.version ?? 0;
    for (const client of clients) await client.answer('low');
    for (const client of clients) await client.untilVersion(version + 1);
  }
}
