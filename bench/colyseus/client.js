import { Client } from '@colyseus/sdk';

/** One connection to a room; `told` gets the total whenever it has changed. */
export async function join(url, room, told) {
  const joined = await new Client(url).joinById(room);
  joined.onStateChange(({ total }) => {
    if (total > 0) told(total);
  });
  return { add: () => joined.send('add', 1), leave: () => void joined.leave() };
}
