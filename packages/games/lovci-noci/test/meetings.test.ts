import { describe, expect, it } from 'vitest';
import { scene } from './kit.ts';

/** Situations in which several rules, characters or cards meet. */

describe('loot', () => {
  it('LN-7.10 LN-10.13 LN-10.16 a sack taken from the first victim takes everything from the second', () => {
    const s = scene({
      players: [
        { character: 'volko', revealed: true, equipment: ['firestorm'] },
        { character: 'frederik', damage: 11, place: 'chapel', equipment: ['looters-sack', 'moonstone'] },
        { character: 'elena', damage: 9, place: 'chapel', equipment: ['crossbow', 'oak-charm'] },
        { character: 'gregor' },
        { character: 'wilhelmina' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'all', '2/1').answer(0, 'card:looters-sack').told('discarded', { card: 'moonstone' });
    s.told('transferred', { card: 'oak-charm', to: 0, how: 'looted' });
    expect(s.equipment(0)).toEqual(['firestorm', 'looters-sack', 'oak-charm', 'crossbow']);
    s.asks(4, 'window-turn');
  });

  it('LN-10.14 LN-13.1 LN-13.13 five cards only count once the last victim has been looted', () => {
    const s = scene({
      players: [
        { character: 'bartolomej', revealed: true, equipment: ['firestorm', 'iron-claws', 'iron-claws'] },
        { character: 'frederik', damage: 10, place: 'chapel', equipment: ['moonstone'] },
        { character: 'ulrik', damage: 9, place: 'chapel', equipment: ['crossbow', 'oak-charm'] },
        { character: 'gregor' },
        { character: 'wilhelmina' },
      ],
      options: { collectorPower: 'sweep' },
    }).readyToAttack('chapel');
    s.answer(0, 'all', '2/1').answer(0, 'card:moonstone').asks(0, 'loot');
    s.answer(0, 'all').over([0]);
    expect(s.equipment(0).length).toBe(6);
  });
});

describe('an attack and its answers', () => {
  it('LN-9.22 LN-4.11 two counters: Wilhelmina kills the attacker, the other face is still shown', () => {
    const s = scene({
      players: [
        { character: 'elena', revealed: true, damage: 9, equipment: ['firestorm'], extraTurns: 1 },
        { character: 'wilhelmina', place: 'chapel' },
        { character: 'ulrik', place: 'chapel' },
        { character: 'gregor' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'all', '3/3').asks([1, 2], 'counter').answer(2, 'reveal').answer(1, 'counter', '4/3');
    s.told('revealed', { seat: 1 }).told('eliminated', { seat: 0, killer: 1 });
    s.answer(1, 'none').told('revealed', { seat: 2 });
    s.told('turn', { seat: 1, extra: false }).asks(3, 'window-turn');
  });

  it('LN-12.5 LN-9.21 LN-9.24 Cyril repeats, is countered once more and dies: no further question', () => {
    const s = scene({
      players: [
        { character: 'cyril', damage: 4 },
        { character: 'wilhelmina', revealed: true, place: 'chapel', equipment: ['iron-claws'] },
        { character: 'gregor' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'seat:1', '2/2').answer(1, 'pass').asks(0, 'end').answer(0, 'repeat', '3/3');
    s.told('damaged', { seat: 0, before: 4, after: 6, cause: 0 }).answer(1, 'counter', '6/2');
    s.told('eliminated', { seat: 0, killer: 1 }).told('turn', { seat: 1 }).asks([2, 3], 'window-turn');
  });

  it('LN-12.3 LN-10.14 LN-12.18 a robbery replaces the damage: Apollonia needs no rescue', () => {
    const s = scene({
      players: [
        { character: 'bartolomej', revealed: true },
        { character: 'apolena', damage: 6, place: 'chapel', equipment: ['moonstone'] },
        {},
        {},
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'seat:1', '4/2').answer(0, 'card:moonstone').untold('damaged').asks(1, 'counter');
    expect([s.damage(1), s.equipment(0)]).toEqual([6, ['moonstone']]);
  });

  it('LN-9.13 LN-9.16 LN-9.20 LN-12.21 Bohdan kills weak and strong at once: the game ends, and he is not revealed first', () => {
    const s = scene({
      players: [
        { character: 'bohdan', equipment: ['firestorm'] },
        { character: 'frederik', damage: 11, place: 'chapel' },
        { character: 'dalibor', damage: 12, place: 'chapel' },
        { character: 'gregor' },
        { character: 'wilhelmina' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'all', '2/1').answer(0, 'continue').untold('revealed').told('unmasked', { seat: 0 });
    s.over([0, 2]);
    expect([s.goal(0), s.goal(2)]).toEqual(['LN-13.14', 'LN-13.19']);
  });

  it('LN-9.7 LN-12.8 LN-9.5 digging up a crossbow before the attack can leave nobody in range', () => {
    const s = scene({
      players: [
        { character: 'drahomir', revealed: true },
        { place: 'chapel', revealed: true },
        { revealed: true },
        { revealed: true },
      ],
      discards: { red: ['crossbow'] },
    });
    s.goes('chapel').answer(0, 'skip').asks(0, 'attack', ['seat:1', 'none', 'ability']).answer(0, 'ability');
    s.untold('attacked').told('turn', { seat: 1 }).asks(1, 'start');
  });
});

describe('damage that meets protection', () => {
  it('LN-7.17 LN-10.19 LN-R28 Bat Swarm on an amulet: no damage, but the drawer heals', () => {
    const s = scene({
      players: [{ damage: 3 }, { equipment: ['raven-amulet'] }],
      decks: { red: ['bat-swarm'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').answer(0, 'seat:1').told('prevented', { seat: 1 });
    s.answer(0, 'heal').asks(0, 'end');
    expect(s.damages.slice(0, 2)).toEqual([2, 0]);
  });

  it('LN-7.17 LN-10.19 LN-10.10 Grave Spider: the amulet saves its drawer, who loots the other', () => {
    const s = scene({
      players: [
        { damage: 13, character: 'gregor', equipment: ['raven-amulet'] },
        { character: 'ursula', damage: 9, equipment: ['iron-claws'] },
        { character: 'wilhelmina' },
      ],
      decks: { red: ['grave-spider'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').answer(0, 'seat:1').told('eliminated', { seat: 1, killer: 0 });
    s.answer(0, 'card:iron-claws').asks(0, 'end');
    expect(s.damage(0)).toBe(13);
  });

  it('LN-12.10 LN-12.23 LN-12.14 a void Gerulf keeps the fur he has, and it ends with his turn', () => {
    const s = scene({
      players: [
        { character: 'evelina', revealed: true },
        { character: 'gerulf', revealed: true, spent: true, furred: true, damage: 3 },
        { character: 'ursula' },
      ],
    });
    s.pass().answer(0, 'ability').answer(0, 'seat:1', '6/3').told('voided', { seat: 1 });
    s.answer(0, 'hurt').answer(0, 'seat:1').told('prevented', { seat: 1, by: 'thick-fur' });
    s.told('turn', { seat: 1 }).told('protection-ended', { seat: 1, by: 'thick-fur' });
    expect(s.damage(1)).toBe(3);
    s.asks([2, 3], 'window-turn');
  });

  it('LN-11.11 LN-12.23 a void Apollonia is not asked to rescue herself', () => {
    const s = scene({
      players: [
        { character: 'volko', revealed: true },
        { character: 'apolena', damage: 7, void: true, place: 'chapel' },
        { character: 'gregor' },
        { character: 'wilhelmina' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'seat:1', '2/1').told('eliminated', { seat: 1 }).asks(3, 'window-turn');
  });
});

describe('ends', () => {
  it('LN-13.4 LN-13.12 LN-13.18 Cecilia, eliminated first, ends the game, and Augusta and Apollonia win too', () => {
    const s = scene({
      players: [
        { character: 'volko', revealed: true },
        { character: 'cecilie', damage: 10, place: 'chapel' },
        { character: 'augusta' },
        { character: 'gregor' },
        { character: 'apolena' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'seat:1', '2/1').over([1, 2, 4]);
    expect(s.goal(2)).toBe('LN-13.12');
  });

  it('LN-13.1 LN-13.5 LN-13.20 LN-7.15 a Snare must be given away, even if that makes somebody else win', () => {
    const s = scene({
      players: [
        { character: 'gregor', equipment: ['moon-lance'] },
        { character: 'volko', eliminated: 1 },
        { character: 'drahomir', equipment: ['raven-amulet', 'shadow-cloak'] },
        { character: 'ulrik', eliminated: 2 },
        { character: 'wilhelmina', eliminated: 3 },
        { character: 'viktorie' },
      ],
      decks: { red: ['snare'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').asks(0, 'snare-to', ['seat:2', 'seat:5']);
    s.answer(0, 'seat:2').over([2]);
  });

  it('LN-13.8 LN-13.9 LN-10.15 classic: the third human and the last vampire fall together, and both parties win', () => {
    const s = scene({
      players: [
        { character: 'gregor', revealed: true, equipment: ['firestorm'] },
        { character: 'volko', damage: 12, place: 'chapel', equipment: ['crossbow'] },
        { character: 'apolena', damage: 7, spent: true, place: 'chapel' },
        { character: 'ulrik', eliminated: 1 },
        { character: 'cyril', eliminated: 2 },
        { character: 'bartolomej', eliminated: 3 },
        { character: 'elena' },
      ],
      options: { cards: 'classic' },
    }).readyToAttack('chapel');
    s.answer(0, 'all', '2/1').untold('transferred').over([0, 1, 3, 6]);
  });
});
