import { Match, type MatchRecord, Random, randomAnswer, type Viewer } from '@nokturn/engine';
import { bareRulebook } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { diceDuel } from '../../engine/test/dice-duel.ts';
import { compare, type Shown } from '../src/shown.ts';

const RULES = bareRulebook(diceDuel);

/** A whole match, and how it was shown to a viewer: one version for each answer. */
function played(seed: string, viewer: Viewer): { record: MatchRecord; shown: Shown } {
  const match = Match.begin(diceDuel, { seats: 2, options: { target: 3 }, seed });
  const random = new Random(seed);
  const versions: { undid: number | null; happenings: unknown[] }[] = [];
  const hear = () => {
    const happenings = match.collect().flatMap((one) => match.hear(one, viewer) ?? []);
    versions.push({ undid: null, happenings });
  };
  hear();
  while (!match.position.over) {
    const { seats = [], asks = [], answers = [] } = match.position.asked ?? {};
    const at = answers.indexOf(null);
    const [seat, ask] = [seats[at], asks[at]];
    if (seat === undefined || ask === undefined) throw new Error('nobody is asked');
    match.answer(
      seat,
      randomAnswer(ask, (n) => random.below(n)),
    );
    hear();
  }
  const told = JSON.stringify({ view: match.view(viewer), versions });
  return { record: match.record, shown: JSON.parse(told) };
}

const isSame = (record: MatchRecord, shown: Shown) => compare(RULES, record, shown).isSame;

/** The match as shown, with this text replaced in the first version that contains it. */
function bent({ view, versions }: Shown, from: string, to: string): Shown {
  const at = versions.findIndex((version) => JSON.stringify(version).includes(from));
  const text = JSON.stringify(versions[at]).replace(from, to);
  return { view, versions: versions.map((version, i) => (i === at ? JSON.parse(text) : version)) };
}

describe.each<Viewer>([0, 1, 'spectator'])('a match that was shown to %s', (viewer) => {
  const { record, shown } = played('first', viewer);

  it('is the one in its record, and no other', () => {
    expect(isSame(record, shown)).toBe(true);
    expect(isSame(played('second', viewer).record, shown)).toBe(false);
    expect(compare(RULES, record, shown).match).toMatch(/^[0-9a-f]{64}$/);
    expect(compare(RULES, played('second', viewer).record, shown).match).not.toBe(
      compare(RULES, record, shown).match,
    );
  });

  it('is not one in which a die fell differently, even with the same end', () => {
    const [, die] = /"die":(\d)/.exec(JSON.stringify(shown.versions)) ?? [];
    expect(isSame(record, bent(shown, `"die":${die}`, `"die":${7 - Number(die)}`))).toBe(false);
    expect(isSame(record, { ...shown, versions: shown.versions.slice(0, -1) })).toBe(false);
  });

  it('is not one with a different end', () => {
    const state = { ...(shown.view.state as object), points: [9, 9] };
    expect(isSame(record, { ...shown, view: { ...shown.view, state } })).toBe(false);
    expect(isSame({ ...record, moves: record.moves.slice(0, -1) }, shown)).toBe(false);
    expect(isSame({ ...record, moves: [...record.moves, ['call', 0, 'never']] }, shown)).toBe(false);
  });

  it('may contain undone moves', () => {
    const [first, ...rest] = shown.versions;
    if (first === undefined) throw new Error('nothing was shown');
    const strayed = { undid: null, happenings: [{ kind: 'boasted', by: 1 }] };
    const versions = [first, strayed, { undid: 1, happenings: [] }, ...rest];
    expect(isSame(record, { ...shown, versions })).toBe(true);
    expect(isSame(record, { ...shown, versions: [first, strayed, ...rest] })).toBe(false);
  });

  it('may have been told with more or fewer facts, by a program of another version', () => {
    expect(isSame(record, bent(shown, '"kind":"rolled"', '"kind":"rolled","since":4'))).toBe(true);
    const { round: _, ...state } = shown.view.state as { round: number };
    expect(isSame(record, { ...shown, view: { ...shown.view, state } })).toBe(true);
  });
});
