import type { MatchRecord, Rulebook } from '@nokturn/engine';
import { attend, type DeviceSays, type Kept, NOTHING_KEPT, sitDownWith } from '@nokturn/protocol/device';
import { compare } from '@nokturn/protocol/shown';
import type { Lobby } from '@nokturn/protocol/types';
import { forget, read, write } from '../../app/stored.ts';
import { newNonce } from '../fresh.ts';
import type { Moment } from '../source.ts';
import { identity } from './identity.ts';

/**
 * The commitments that this browser received for matches on the server, and its own contributions to their randomness.
 */

const KEPT = 200;
const LIST = 'nokturn.promises';

/** If storage is refused, it is kept for as long as the page is open. */
const here = new Map<string, Kept>();

export function keptOf(code: string): Kept {
  return read<Kept>(keyOf(code)) ?? here.get(code) ?? NOTHING_KEPT;
}

function keep(code: string, kept: Kept): void {
  here.set(code, kept);
  write(keyOf(code), kept);
  // On a full disk the older value would stay: a nonce that has been revealed since would be taken for a fresh one.
  if (JSON.stringify(read(keyOf(code))) !== JSON.stringify(kept)) forget(keyOf(code));
  const codes = read<readonly string[]>(LIST) ?? [];
  if (codes[0] === code) return;
  const all = [code, ...codes.filter((other) => other !== code)];
  for (const old of all.splice(KEPT)) forget(keyOf(old));
  write(LIST, all);
}

/** Does this browser's part for the randomness of a match, and returns the message for the server. */
export function attendTo(lobby: Lobby, { isNew }: { isNew: boolean }): DeviceSays | null {
  const { code } = lobby;
  const person = identity.get()?.person.id;
  const seat = lobby.seats.findIndex((each) => each.kind === 'person' && each.person.id === person);
  const before = keptOf(code);
  const { kept, say } = attend(before, lobby, { seat: seat < 0 ? null : seat, isNew, draw: newNonce });
  if (JSON.stringify(kept) !== JSON.stringify(before)) keep(code, kept);
  return say;
}

/** This browser's commitment when its person sits down; null if nothing can be added. */
export function commitmentToSitWith(lobby: Lobby): string | null {
  const before = keptOf(lobby.code);
  const { kept, commitment } = sitDownWith(before, lobby, newNonce);
  if (kept !== before) keep(lobby.code, kept);
  return commitment;
}

/** Compares the record of a finished match with what this browser was shown during the match. */
export function compareWithShown(
  code: string,
  record: MatchRecord,
  { rules, moments }: { readonly rules: Rulebook; readonly moments: readonly Moment[] },
): void {
  const view = moments.at(-1)?.view;
  // Somebody who comes after the end was shown nothing during the match.
  const wasThere = moments.some((moment) => moment.view?.over === false);
  if (view?.over && wasThere)
    keep(code, { ...keptOf(code), compared: compare(rules, record, { view, versions: moments }) });
}

function keyOf(code: string): string {
  return `nokturn.promise.${code}`;
}
