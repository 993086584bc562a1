import type { MatchRecord, Rulebook } from '@nokturn/engine';
import { attend, type DeviceSays, type Kept, NOTHING_KEPT, sitDownWith } from '@nokturn/protocol/device';
import { compare } from '@nokturn/protocol/shown';
import type { Lobby } from '@nokturn/protocol/types';
import { forget, read, write } from '../../app/stored.ts';
import { newNonce } from '../fresh.ts';
import type { Moment } from '../source.ts';
import { identity } from './identity.ts';

/** What this browser was promised of matches of the server, and what it has added to their chance itself. */

const KEPT = 200;
const LIST = 'nokturn.promises';

/** Where storage is refused it is kept for as long as the page is open. */
const here = new Map<string, Kept>();

export function keptOf(code: string): Kept {
  return read<Kept>(keyOf(code)) ?? here.get(code) ?? NOTHING_KEPT;
}

function keep(code: string, kept: Kept): void {
  here.set(code, kept);
  write(keyOf(code), kept);
  // On a full disk what was stored before would stay: a nonce that is revealed by now would be taken for a fresh one.
  if (JSON.stringify(read(keyOf(code))) !== JSON.stringify(kept)) forget(keyOf(code));
  const codes = read<readonly string[]>(LIST) ?? [];
  if (codes[0] === code) return;
  const all = [code, ...codes.filter((other) => other !== code)];
  for (const old of all.splice(KEPT)) forget(keyOf(old));
  write(LIST, all);
}

/** Does what this browser has to do for the randomness of a match, and says what to tell the server. */
export function attendTo(lobby: Lobby, { isNew }: { isNew: boolean }): DeviceSays | null {
  const { code } = lobby;
  const person = identity.get()?.person.id;
  const seat = lobby.seats.findIndex((each) => each.kind === 'person' && each.person.id === person);
  const before = keptOf(code);
  const { kept, say } = attend(before, lobby, { seat: seat < 0 ? null : seat, isNew, draw: newNonce });
  if (JSON.stringify(kept) !== JSON.stringify(before)) keep(code, kept);
  return say;
}

/** What this browser commits to as somebody sits down; null where nothing can be added. */
export function commitmentToSitWith(lobby: Lobby): string | null {
  const before = keptOf(lobby.code);
  const { kept, commitment } = sitDownWith(before, lobby, newNonce);
  if (kept !== before) keep(lobby.code, kept);
  return commitment;
}

/** Holds the record of a match that is over against what this browser was shown while it was played. */
export function compareWithShown(
  code: string,
  record: MatchRecord,
  { rules, moments }: { readonly rules: Rulebook; readonly moments: readonly Moment[] },
): void {
  const view = moments.at(-1)?.view;
  // Whoever comes when it is over has been shown nothing but what is told afterwards.
  const wasThere = moments.some((moment) => moment.view?.over === false);
  if (view?.over && wasThere)
    keep(code, { ...keptOf(code), compared: compare(rules, record, { view, versions: moments }) });
}

function keyOf(code: string): string {
  return `nokturn.promise.${code}`;
}
