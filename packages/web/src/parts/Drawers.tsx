import { type SealedSeat, seatsThatAdded } from '@nokturn/engine';
import { useProofWords } from './useProofWords.ts';

/** The players who have added to the randomness of a match on the server, and those who have not. */
export function Drawers({
  draw,
  names,
}: {
  draw: { readonly attempt: number; readonly seats: readonly SealedSeat[] };
  names: readonly string[];
}) {
  const say = useProofWords();
  const added = seatsThatAdded(draw);
  const people = draw.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const nameAll = (seats: readonly number[]) => seats.map((seat) => names[seat] ?? '').join(', ');
  const without = people.filter((seat) => !added.includes(seat));
  return (
    <>
      <p>
        {added.length > 0
          ? say('drawn-with', { names: nameAll(added) })
          : say(people.length > 0 ? 'drawn-alone' : 'drawn-for-bots')}
      </p>
      {added.length > 0 && without.length > 0 && <p>{say('drawn-without', { names: nameAll(without) })}</p>}
      {draw.attempt > 1 && <p>{say('drawn-anew', { times: draw.attempt - 1 })}</p>}
    </>
  );
}
