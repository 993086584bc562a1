import { readFileSync } from 'node:fs';
import type { TableUpdate } from '@nokturn/protocol/types';
import { describe, expect, it } from 'vitest';
import { membersApart } from '../src/circle/members.ts';
import { namesOf } from '../src/parts/names.ts';
import { SAID } from '../src/parts/refusal.ts';
import { joinMoments } from '../src/source/moments.ts';
import { notUndone } from '../src/source/source.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('an update from the server', () => {
  const view = (n: number) => ({ state: n }) as unknown as TableUpdate['view'];
  const update = (version: number, heard: number[], undid: number | null = null): TableUpdate => ({
    version,
    view: view(version),
    heard: heard.map((one) => ({
      version: one,
      undid: one === version ? undid : null,
      happenings: [{ kind: 'x' }],
    })),
    timing: { now: 0, opened: 0, due: null },
  });

  it('is added to what was known, without a gap and without repetition', () => {
    const first = joinMoments([], update(2, [0, 1, 2]));
    expect(first.map(({ version, view: seen }) => [version, seen !== null])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
    const again = joinMoments(first, update(4, [2, 3, 4]));
    expect(again.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4]);
  });

  it('brings a fresher view of the same moment', () => {
    const first = joinMoments([], update(1, [0, 1]));
    const fresher = joinMoments(first, { ...update(1, []), view: view(99) });
    expect(fresher.map(({ version }) => version)).toEqual([0, 1]);
    expect(fresher.at(-1)?.view).toEqual(view(99));
  });

  it('undone moments are no longer heard', () => {
    const moments = joinMoments(joinMoments([], update(1, [0, 1])), update(2, [2], 1));
    expect(notUndone(moments).map(({ version }) => version)).toEqual([0, 2]);
  });
});

describe('the names at a table', () => {
  const person = (name: string) => ({ kind: 'person', name, standIn: false }) as const;

  it('two people of the same name can be told apart, whether they chose it or are guests', () => {
    const holders = [
      person(''),
      person('Ala'),
      person(''),
      person('Ala'),
      { kind: 'bot', level: 'easy' },
    ] as const;
    expect(namesOf((id) => id, holders)).toEqual(['guest', 'Ala', 'guest 2', 'Ala 2', 'Lidia']);
  });
});

it('every message about a refusal is used when the server refuses for that reason', () => {
  const written = [...read('../locales/en.ftl').matchAll(/^refused-([\w-]+) =/gm)].map(([, code]) => code);
  expect(written.filter((code) => code !== 'offline' && code !== 'other').toSorted()).toEqual(
    [...SAID].toSorted(),
  );
});

it('two members of a circle with the same name are told apart, and keep their identities', () => {
  const member = (id: string, name: string) => ({ person: { id, name }, keeper: false, joinedAt: 1 });
  const members = [member('a', 'Ewa'), member('b', 'Ola'), member('c', 'Ewa')];
  const circle = { code: 'x', name: 'Night owls', invite: 'y', rated: false, createdAt: 1, members };
  const shown = membersApart(circle).members.map(({ person }) => `${person.id} ${person.name}`);
  expect(shown).toEqual(['a Ewa', 'b Ola', 'c Ewa 2']);
});
