import type { Noted } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { ABILITY_IDS } from '../cards/abilities.ts';
import { RELIC_IDS, type RelicId } from '../cards/relics.ts';
import { VAMPIRES, type VampireId } from '../cards/vampires.ts';
import { mastersOfTheNight } from '../index.ts';
import type { MastersHappening } from '../rules/happenings.ts';
import { noted as notedOf } from '../statistics.ts';
import { type MastersScene, type Member, type Setting, scene } from './kit.ts';

/** The statistics noted for whole random games, one after another. */
function notes(games: number) {
  return Array.from({ length: games }, (_, i) => {
    const noted: Noted[] = [];
    let vampires: readonly VampireId[] = [];
    for (const { told, state } of randomMatch(mastersOfTheNight, `noted ${i}`, 3, { vampires: 'random' })) {
      noted.push(...told.flatMap((happening) => mastersOfTheNight.noted?.(happening, state) ?? []));
      vampires = state.vampires.map(({ id }) => id);
    }
    return { noted, vampires };
  });
}

describe('the notes for statistics', () => {
  const games = notes(200);
  const keys = (noted: readonly Noted[], group: string) =>
    noted.filter((note) => note.group === group).map(({ key }) => key);

  it('the abilities of the Family, and no others', () => {
    for (const { noted, vampires } of games)
      expect(keys(noted, 'ability')).toEqual(
        vampires.flatMap((id) => [VAMPIRES[id].blood, VAMPIRES[id].dark]),
      );
  });

  it('events and relics when they are drawn, each once', () => {
    for (const { noted } of games)
      for (const group of ['event', 'relic']) {
        const found = keys(noted, group);
        expect(new Set(found).size).toBe(found.length);
      }
  });

  it('idle events and used relics only after they came up', () => {
    for (const { noted } of games)
      for (const [fate, group] of [
        ['event idle', 'event'],
        ['relic used', 'relic'],
      ] as const)
        for (const key of keys(noted, fate)) expect(keys(noted, group)).toContain(key);
  });

  it('only things that exist', () => {
    const all = games.flatMap(({ noted }) => noted);
    expect(keys(all, 'event').length).toBeGreaterThan(games.length);
    expect(keys(all, 'ability used').length).toBeGreaterThan(0);
    for (const key of keys(all, 'ability used')) expect(ABILITY_IDS).toContain(key);
    expect(keys(all, 'relic used').length).toBeGreaterThan(0);
    for (const key of keys(all, 'relic used')) expect(RELIC_IDS).toContain(key);
  });
});

describe('the use of a relic is noted even if no happening reports it', () => {
  /** Imre holds it at the Museum, Mila is at the Cathedral. */
  const holding = (relics: readonly RelicId[], member: Member, setting: Omit<Partial<Setting>, 'at'> = {}) =>
    scene({
      family: { imre: { at: 'museum', kills: 2, relics, ...member }, mila: { at: 'cathedral' } },
      ...setting,
      at: { acting: 'imre' },
    });
  // Nothing is hidden from a seat (MN-1.16): it hears every happening.
  const used = (s: MastersScene) =>
    s
      .asks(0, 'turn-action')
      .log(0)
      .flatMap((happening) => notedOf(happening as unknown as MastersHappening, s.state))
      .filter(({ group }) => group === 'relic used')
      .map(({ key }) => key);

  it('a free Move, unless the street lights are broken', () => {
    const move = (relics: readonly RelicId[], setting = {}) =>
      used(holding(relics, {}, setting).say('move', 'to:asylum'));
    expect(move(['cloak-of-bats'])).toEqual(['cloak-of-bats']);
    expect(move(['cloak-of-bats'], { inForce: 'broken-street-lights' })).toEqual([]);
    expect(move([])).toEqual([]);
  });

  it('agents exposed around the holder', () => {
    const expose = (city: NonNullable<Setting['city']>) =>
      used(holding(['inquisitors-ledger'], {}, { city }).say('expose'));
    expect(expose({ asylum: { hidden: 2 } })).toEqual(['inquisitors-ledger']);
    expect(expose({ museum: { hidden: 2 } })).toEqual([]);
  });

  it('a richer Hunt, beyond the effect of the moon for everybody', () => {
    const hunt = (blood: number, setting = {}, relics: readonly RelicId[] = ['chalice-of-hunger']) =>
      used(holding(relics, { blood }, setting).say('hunt'));
    expect(hunt(1)).toEqual(['chalice-of-hunger']);
    expect(hunt(3)).toEqual([]);
    expect(hunt(1, { inForce: 'hungry-moon' })).toEqual(['chalice-of-hunger']);
    expect(hunt(2, { inForce: 'hungry-moon' })).toEqual([]);
    expect(hunt(1, {}, [])).toEqual([]);
  });

  it('blood above the usual maximum', () => {
    expect(used(holding(['pristine-blood'], { blood: 4 }).say('hunt'))).toEqual(['pristine-blood']);
    expect(used(holding(['pristine-blood'], { blood: 3 }).say('hunt'))).toEqual([]);
  });

  it('a dark ability paid with blood', () => {
    const eyes = (pays: string) =>
      used(holding(['tyrants-mask'], { kills: 6 }, { city: { cathedral: { hidden: 1 } } }).say('dark', pays));
    expect(eyes('blood')).toEqual(['tyrants-mask']);
    expect(eyes('veil')).toEqual([]);
  });

  it('the ability of an absent vampire', () => {
    const blood = (...answers: string[]) =>
      used(
        holding(['signet-of-the-lost-kin'], {}, { city: { museum: { hidden: 2 } } }).say('blood', ...answers),
      );
    expect(blood('ability:ishtvan')).toEqual(['signet-of-the-lost-kin']);
  });
});
