import type { Noted } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { ABILITY_IDS } from '../cards/abilities.ts';
import { RELIC_IDS } from '../cards/relics.ts';
import { VAMPIRES, type VampireId } from '../cards/vampires.ts';
import { mastersOfTheNight } from '../index.ts';

/** What is noted of whole random games, one after the other. */
function notes(games: number) {
  return Array.from({ length: games }, (_, i) => {
    const noted: Noted[] = [];
    let vampires: readonly VampireId[] = [];
    for (const { told, state } of randomMatch(mastersOfTheNight, `noted ${i}`, 3, { vampires: 'random' })) {
      noted.push(...told.flatMap((happening) => mastersOfTheNight.noted?.(happening) ?? []));
      vampires = state.vampires.map(({ id }) => id);
    }
    return { noted, vampires };
  });
}

describe('what is noted for a statistic', () => {
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

  it('that an event was idle or a relic used only after it came up', () => {
    for (const { noted } of games)
      for (const [fate, group] of [
        ['event idle', 'event'],
        ['relic used', 'relic'],
      ] as const)
        for (const key of keys(noted, fate)) expect(keys(noted, group)).toContain(key);
  });

  it('only what there is', () => {
    const all = games.flatMap(({ noted }) => noted);
    expect(keys(all, 'event').length).toBeGreaterThan(games.length);
    expect(keys(all, 'ability used').length).toBeGreaterThan(0);
    for (const key of keys(all, 'ability used')) expect(ABILITY_IDS).toContain(key);
    expect(keys(all, 'relic used').length).toBeGreaterThan(0);
    for (const key of keys(all, 'relic used')) expect(RELIC_IDS).toContain(key);
  });
});
