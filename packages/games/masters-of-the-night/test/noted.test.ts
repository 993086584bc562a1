import { begin, type Noted, Random, randomAnswer, type Seat } from '@nokturn/engine';
import { optionsFor } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { ABILITY_IDS } from '../cards/abilities.ts';
import { RELIC_IDS } from '../cards/relics.ts';
import { VAMPIRES } from '../cards/vampires.ts';
import { mastersOfTheNight } from '../index.ts';

/** What is noted of whole random games, one after the other. */
function notes(games: number) {
  return Array.from({ length: games }, (_, i) => {
    const options = optionsFor(mastersOfTheNight, 3, { vampires: 'random' });
    const table = begin(mastersOfTheNight, { seats: 3, options, seed: `noted ${i}` }, { listening: true });
    const random = new Random(`noted ${i}`);
    const noted: Noted[] = [];
    for (;;) {
      noted.push(...table.collect().flatMap((told) => mastersOfTheNight.noted?.(told) ?? []));
      const { asked, over } = table.position;
      if (over) return { noted, vampires: table.state.vampires.map(({ id }) => id) };
      const place = asked?.answers.indexOf(null) ?? -1;
      const ask = asked?.asks[place];
      if (!asked || !ask) throw new Error('nobody is asked');
      table.answer(
        asked.seats[place] as Seat,
        randomAnswer(ask, (n) => random.below(n)),
      );
    }
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
