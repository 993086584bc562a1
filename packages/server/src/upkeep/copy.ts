import { createHash } from 'node:crypto';
import { type Rulebook, verify } from '@nokturn/engine';
import { candidatesFor, type Library } from '@nokturn/games/library';
import { notice as noticeShape } from '@nokturn/protocol';
import { withDraw } from '../match/dealer.ts';
import * as matchInfo from '../match/match-info.ts';
import { VersionedMatch } from '../match/versioned-match.ts';
import { readKey } from '../signer.ts';
import type { StoredCircle } from '../store/circles.ts';
import type { Span } from '../store/holidays.ts';
import type { StoredChannel, StoredNotice, StoredWishes } from '../store/notices.ts';
import { playersOf } from '../store/rows.ts';
import { type Entry, type Store, type StoredPerson, StoreError } from '../store/store.ts';
import type { SiteValue, StoredCopy, Upkeep } from '../store/upkeep.ts';

/**
 * A copy of a whole site is a file of JSON lines: a head, the keys of the site, blocked names, everybody with their
 * notification settings, every match with everything that belongs to it, every circle, and a foot with the counts and a
 * hash of all preceding lines. It can be imported into any kind of store.
 */
const FORMAT = 1;
/** How many are read from the store at a time. */
const PORTION = 200;
/** More lines than any chat has. */
const ALL = 1_000_000;

export interface CopyCounts {
  readonly people: number;
  readonly matches: number;
}

export interface Imported extends CopyCounts {
  /** Whether the site now signs with the key of the copied one; a site that has a key already keeps its own. */
  readonly hasItsKey: boolean;
}

/** A match in a copy, where everything about it except its moves has always been called its sheet. */
type CopiedMatch = Omit<StoredCopy, 'info'> & { readonly sheet: StoredCopy['info'] };

/** A person's channels and wishes for notices. */
interface CopiedChannels extends StoredWishes {
  readonly channels: readonly StoredChannel[];
}

/** When a person is on holiday. */
interface CopiedHolidays {
  readonly person: string;
  readonly spans: readonly Span[];
}

type CopyLine =
  | { readonly nokturn: 'site'; readonly format: number }
  | { readonly key: string }
  | { readonly blocked: string }
  | { readonly site: SiteValue }
  | { readonly person: StoredPerson }
  | { readonly told: CopiedChannels }
  | { readonly holidays: CopiedHolidays }
  | { readonly notices: readonly StoredNotice[] }
  | { readonly match: CopiedMatch }
  | { readonly circle: StoredCircle }
  | (CopyCounts & { readonly sha256: string });

/** The copy is broken, or does not fit: nothing was imported. */
export class CopyError extends Error {}

/** The parts of a store that a copy is made from. */
type Source = Pick<Store, 'people' | 'state' | 'chat'> & {
  readonly holidays: Pick<Store['holidays'], 'of'>;
  readonly notices: Pick<Store['notices'], 'channelsOf' | 'wishesOf' | 'ofMatch'>;
  readonly upkeep: Pick<Upkeep, 'siteKey' | 'siteValues' | 'blockedNames' | 'people' | 'codes'>;
  readonly circles: Pick<Store['circles'], 'all'>;
};

/** The lines of a copy. Matches that continue in the meantime are each copied as they were at one moment. */
export async function* exportSite(store: Source): AsyncGenerator<string, void> {
  const hash = createHash('sha256');
  const copied = new Set<string>();
  let matches = 0;
  const line = (content: CopyLine) => {
    const text = `${JSON.stringify(content)}\n`;
    hash.update(text);
    return text;
  };
  const lineOf = (person: StoredPerson) => {
    copied.add(person.id);
    return line({ person });
  };
  yield line({ nokturn: 'site', format: FORMAT });
  const key = await store.upkeep.siteKey();
  if (key !== null) yield line({ key });
  for (const site of await store.upkeep.siteValues()) yield line({ site });
  for (const blocked of await store.upkeep.blockedNames()) yield line({ blocked });
  for (let people = await store.upkeep.people(null, PORTION); people.length > 0; ) {
    for (const person of people) {
      yield lineOf(person);
      const told = await channelsOf(store, person.id);
      if (told !== null) yield line({ told });
      const spans = await store.holidays.of(person.id);
      if (spans.length > 0) yield line({ holidays: { person: person.id, spans } });
    }
    people = await store.upkeep.people(people.at(-1)?.id ?? null, PORTION);
  }
  for (let codes = await store.upkeep.codes(null, PORTION); codes.length > 0; ) {
    for (const code of codes) {
      const match = await copyOf(store, code);
      if (match === null) continue;
      // Some people may have arrived since the others were copied.
      const newcomers = peopleOf(match).filter((id) => !copied.has(id));
      for (const person of await store.people(newcomers)) yield lineOf(person);
      const { info: sheet, ...rest } = match;
      yield line({ match: { sheet, ...rest } });
      const notices = (await store.notices.ofMatch(code)).filter(({ person }) => copied.has(person));
      if (notices.length > 0) yield line({ notices });
      matches++;
    }
    codes = await store.upkeep.codes(codes.at(-1) ?? null, PORTION);
  }
  for (let circles = await store.circles.all(null, PORTION); circles.length > 0; ) {
    for (const circle of circles) {
      const newcomers = circle.members.map(({ person }) => person).filter((id) => !copied.has(id));
      for (const person of await store.people(newcomers)) yield lineOf(person);
      yield line({ circle });
    }
    circles = await store.circles.all(circles.at(-1)?.code ?? null, PORTION);
  }
  yield `${JSON.stringify({ people: copied.size, matches, sha256: hash.digest('hex') })}\n`;
}

function peopleOf({ info, chat }: StoredCopy): string[] {
  return [...new Set([...playersOf(info), ...chat.map(({ person }) => person)])];
}

async function channelsOf(store: Source, person: string): Promise<CopiedChannels | null> {
  const channels = await store.notices.channelsOf(person);
  const wishes = await store.notices.wishesOf(person);
  return channels.length === 0 && wishes === null ? null : { person, wishes, channels };
}

async function copyOf(store: Source, code: string): Promise<StoredCopy | null> {
  const state = await store.state(code, 0);
  if (state === null) return null;
  const { lines, snapshot: _, ...match } = state;
  const chat = await store.chat(code, ALL);
  // Leave out what was said after that moment.
  return { ...match, chat: chat.filter(({ number }) => number <= lines) };
}

export interface Checked extends CopyCounts {
  /** Matches whose every move was replayed under the rules. */
  readonly verified: number;
  /** Matches under rules that are no longer here: they are copied unchecked. */
  readonly unverified: number;
}

/** Reads a copy to its end and checks all of it: the hash, its consistency, and every move of every match. */
export async function checkCopy(lines: AsyncIterable<string>, library: Library): Promise<Checked> {
  const people = new Set<string>();
  const found = { people: 0, matches: 0, verified: 0, unverified: 0 };
  for await (const { person, match, circle, number } of contents(lines)) {
    if (circle?.members.some((member) => !people.has(member.person)))
      throw new CopyError(`line ${number}: somebody is in that circle who is not in the copy`);
    if (person) {
      people.add(person.id);
      found.people++;
    }
    if (match) {
      const stranger = playersOf(match.info).find((id) => !people.has(id));
      if (stranger !== undefined)
        throw new CopyError(`line ${number}: somebody sits there who is not in the copy`);
      found.matches++;
      if (await isPlayedByTheRules(match, library, number)) found.verified++;
      else found.unverified++;
    }
  }
  return found;
}

/** Imports a checked copy into a store. Anything that is there already must be the same. */
export async function importSite(lines: AsyncIterable<string>, store: Store): Promise<Imported> {
  const counts = { people: 0, matches: 0, hasItsKey: true };
  let waiting: StoredPerson[] = [];
  const addPeople = async () => {
    if (waiting.length > 0) await store.upkeep.restorePeople(waiting);
    counts.people += waiting.length;
    waiting = [];
  };
  for await (const { key, site, blocked, person, told, holidays, match, notices, circle, number } of contents(
    lines,
  )) {
    if (site) await store.siteValue(site.name, site.value);
    if (key !== undefined) counts.hasItsKey = (await store.siteKey(key)) === key;
    if (blocked !== undefined) await store.upkeep.blockName(blocked);
    if (person) waiting.push(person);
    if (match || told || holidays || circle || waiting.length >= PORTION) await addPeople();
    if (told) await restoreChannels(store, told);
    // Holidays that are there already are newer.
    if (holidays) await store.holidays.save(holidays.person, [], holidays.spans);
    if (notices) await store.notices.restore(notices);
    if (circle) await restoreCircle(store, circle);
    if (!match) continue;
    await restore(store, match, number);
    counts.matches++;
  }
  await addPeople();
  return counts;
}

async function restoreChannels(store: Store, { person, wishes, channels }: CopiedChannels): Promise<void> {
  for (const channel of channels) await store.notices.addChannel(channel);
  if (wishes !== null) await store.notices.saveWishes({ person, wishes });
}

/** A match that was imported before stays, if it is the same or has been continued since. */
async function restore(store: Store, match: StoredCopy, number: number): Promise<void> {
  try {
    await store.upkeep.restore(match);
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'conflict') throw error;
    const there = await store.entries(match.info.code);
    const same = match.entries.every((entry, i) => JSON.stringify(entry) === JSON.stringify(there[i]));
    if (!same) throw new CopyError(`line ${number}: another match with the same code is there already`);
  }
}

/** A circle that is there already stays as it is: it may have changed since. */
async function restoreCircle(store: Store, circle: StoredCircle): Promise<void> {
  await store.circles.create(circle).catch((error: unknown) => {
    if (!(error instanceof StoreError) || error.code !== 'conflict') throw error;
  });
}

interface Content {
  readonly number: number;
  readonly key?: string;
  readonly site?: SiteValue;
  readonly blocked?: string;
  readonly told?: CopiedChannels;
  readonly holidays?: CopiedHolidays;
  readonly notices?: readonly StoredNotice[];
  readonly person?: StoredPerson;
  readonly match?: StoredCopy;
  readonly circle?: StoredCircle;
}

/** The lines between the head and the foot, which must both be there and match. */
async function* contents(lines: AsyncIterable<string>): AsyncGenerator<Content> {
  const hash = createHash('sha256');
  const counts = { people: 0, matches: 0 };
  let number = 0;
  let isWhole = false;
  for await (const text of lines) {
    number++;
    if (isWhole) throw new CopyError(`line ${number}: there is something after the end`);
    const line = parsedLine(text, number);
    if (number === 1) {
      if (!('nokturn' in line) || line.format !== FORMAT)
        throw new CopyError('this is no copy of a site that is known here');
    } else if ('sha256' in line) {
      if (
        line.people !== counts.people ||
        line.matches !== counts.matches ||
        line.sha256 !== hash.digest('hex')
      )
        throw new CopyError('the copy was changed or is damaged: its hash does not fit');
      isWhole = true;
      continue;
    } else if ('key' in line) {
      mustBeKey(line.key, number);
      yield { number, key: line.key };
    } else if ('blocked' in line) {
      yield { number, blocked: line.blocked };
    } else if ('site' in line) {
      yield { number, site: line.site };
    } else if ('told' in line) {
      yield { number, told: line.told };
    } else if ('holidays' in line) {
      mustBeHolidays(line.holidays, number);
      yield { number, holidays: line.holidays };
    } else if ('notices' in line) {
      if (!line.notices.every((each) => noticeShape.safeParse(each.notice).success))
        throw new CopyError(`line ${number}: a notice cannot be read`);
      yield { number, notices: line.notices };
    } else if ('person' in line) {
      counts.people++;
      yield { number, person: line.person };
    } else if ('match' in line) {
      counts.matches++;
      const { sheet: info, ...rest } = line.match;
      yield { number, match: { info, ...rest } };
    } else if ('circle' in line) {
      yield { number, circle: line.circle };
    } else throw new CopyError(`line ${number} is of a kind that is not known here`);
    hash.update(`${text}\n`);
  }
  if (!isWhole) throw new CopyError('the copy is not whole: its end is missing');
}

function mustBeHolidays({ spans }: CopiedHolidays, number: number): void {
  const isSpan = ({ from, until }: Span) =>
    Number.isSafeInteger(from) && Number.isSafeInteger(until) && from <= until;
  if (!Array.isArray(spans) || !spans.every(isSpan))
    throw new CopyError(`line ${number}: a holiday cannot be read`);
}

function mustBeKey(key: string, number: number): void {
  try {
    readKey(key);
  } catch {
    throw new CopyError(`line ${number}: the key of the site cannot be read`);
  }
}

function parsedLine(text: string, number: number): CopyLine {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === 'object' && line !== null) return line as CopyLine;
  } catch {
    // Reported below.
  }
  throw new CopyError(`line ${number} cannot be read`);
}

/** Replays a match; false if its rules are no longer here. */
async function isPlayedByTheRules(match: StoredCopy, library: Library, number: number): Promise<boolean> {
  const { info, version, entries } = match;
  if (entries.length !== version) throw new CopyError(`line ${number}: moves are missing`);
  if (info.startedAt === null) return true;
  const candidates = await candidatesFor(library, info);
  if (candidates.length === 0) return false;
  const { rules, match: again } = played(candidates, match, number);
  if (again.position.over !== (info.status === 'over' && !info.abandoned))
    throw new CopyError(`line ${number}: it does not end where it says`);
  const flaw = again.position.over ? verify(rules, withDraw(again.record, info)) : null;
  if (flaw !== null) throw new CopyError(`line ${number}: ${flaw.reason}`);
  return true;
}

/** Under the first rules that fit all its moves. */
function played(
  [rules, ...others]: readonly Rulebook[],
  match: { info: StoredCopy['info']; entries: readonly Entry[] },
  number: number,
): { readonly rules: Rulebook; readonly match: VersionedMatch } {
  if (rules === undefined) throw new Error('there are no rules to play by');
  try {
    return { rules, match: new VersionedMatch(rules, matchInfo.setupOf(match.info), match.entries) };
  } catch (error) {
    if (others.length > 0) return played(others, match, number);
    throw new CopyError(`line ${number}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
