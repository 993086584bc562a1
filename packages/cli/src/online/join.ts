import type { Language } from '@nokturn/text';
import { Failure, UsageError } from '../command.ts';
import { Device } from './device.ts';
import { playJoined } from './joined.ts';
import { OnlineSite, readLink } from './site.ts';

interface Wanted {
  readonly name: string | undefined;
  readonly mild: boolean | undefined;
  readonly language: Language;
}

/** Sits down at the match behind a link, unless already seated there, and plays it. */
export async function join(link: string, { name, mild, language }: Wanted): Promise<void> {
  const { origin, code, secret } = readLink(link);
  if (code === null) throw new UsageError('not-a-match-link', { link });
  const site = new OnlineSite(origin);
  const { person } = secret === null ? await site.somebody(name) : await site.become(secret);
  const match = await site.match(code);
  const device = new Device(origin, code, person.id);
  const sits = match.seats.some((seat) => seat.kind === 'person' && seat.person.id === person.id);
  if (sits || match.status !== 'lobby') {
    if (!sits) throw new Failure('no-seat-there');
    return playJoined({ site, device }, match, { language, mild });
  }
  const isMine = (seat: (typeof match.seats)[number]) =>
    seat.kind === 'open' && seat.expected?.id === person.id;
  const isFree = (seat: (typeof match.seats)[number]) => seat.kind === 'open' && seat.expected === undefined;
  const kept = match.seats.findIndex(isMine);
  const seat = kept >= 0 ? kept : match.seats.findIndex(isFree);
  if (seat < 0) throw new Failure('no-seat-there');
  const seated = await site.sitDown(code, seat, device.sitDown(match));
  await playJoined({ site, device }, seated, { language, mild });
}
