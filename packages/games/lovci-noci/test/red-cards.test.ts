import { describe, expect, it } from 'vitest';
import { CARD_SETS } from '../cards/colours.ts';
import type { RedId } from '../cards/open.ts';
import { type Setting, scene } from './kit.ts';

/** Seat 0 draws the card at the Graveyard. */
function draws(card: RedId, setting: Setting = {}) {
  return scene({ ...setting, decks: { red: [card] } })
    .goes('graveyard')
    .answer(0, 'draw-red');
}

describe.each(CARD_SETS)('red cards, %s', (cards) => {
  const options = { cards };

  it('Bat Swarm another player takes 2, then the drawer may heal 1', () => {
    const s = draws('bat-swarm', {
      options,
      players: [{ damage: 4 }, { damage: 1 }, { eliminated: 1 }, {}, {}],
    });
    s.asks(0, 'event-target', ['seat:1', 'seat:3', 'seat:4']).answer(0, 'seat:1');
    s.told('damaged', { seat: 1, cause: 0, before: 1, after: 3, source: 'bat-swarm' });
    s.asks(0, 'bat-heal', ['heal', 'decline']).answer(0, 'heal');
    expect(s.damages).toEqual([3, 3, 0, 0, 0]);
    s.told('healed', { seat: 0, before: 4, after: 3, source: 'bat-swarm' }).asks(0, 'end');
    expect(s.state.discards.red).toEqual(['bat-swarm']);
  });

  it('Bat Swarm LN-R27 the healing may be declined; the clock heals', () => {
    const s = draws('bat-swarm', { options, players: [{ damage: 4 }] }).answer(0, 'seat:1');
    expect(s.fallback(0)).toBe('heal');
    expect(s.answer(0, 'decline').damage(0)).toBe(4);
    s.asks(0, 'end');
  });

  it('Bat Swarm LN-R28 LN-7.17 LN-R29 the drawer heals even if the target was protected', () => {
    const s = draws('bat-swarm', { options, players: [{ damage: 4 }, { equipment: ['raven-amulet'] }] });
    s.answer(0, 'seat:1')
      .told('prevented', { seat: 1, by: 'raven-amulet' })
      .asks(0, 'bat-heal')
      .answer(0, 'heal');
    expect(s.damages).toEqual([3, 0, 0, 0]);
    s.asks(0, 'end');
  });

  it('Bat Swarm LN-7.17 does not affect the drawer, so nothing is prevented there', () => {
    const s = draws('bat-swarm', { options, players: [{ equipment: ['raven-amulet'] }] }).answer(0, 'seat:1');
    s.untold('prevented').asks(0, 'end');
    expect(s.damages).toEqual([0, 2, 0, 0]);
  });

  it('Bat Swarm LN-10.19 LN-10.20 the healing comes after the batch, including loot', () => {
    const s = draws('bat-swarm', {
      options,
      players: [
        { damage: 4 },
        { character: 'elena', damage: 9, equipment: ['oak-charm'] },
        { character: 'fenris' },
      ],
    });
    s.answer(0, 'seat:1').asks(0, 'loot').answer(0, 'none').asks(0, 'bat-heal').answer(0, 'heal');
    expect(s.damage(0)).toBe(3);
    s.asks(0, 'end');
  });

  it('Bat Swarm: the last point can be healed', () => {
    const s = draws('bat-swarm', { options, players: [{ damage: 1 }] })
      .answer(0, 'seat:1')
      .answer(0, 'heal');
    expect(s.damage(0)).toBe(0);
    s.asks(0, 'end');
  });

  it('Bat Swarm asks an unhurt drawer nothing more', () => {
    draws('bat-swarm', { options }).answer(0, 'seat:3').asks(0, 'end');
  });

  it('Grave Spider LN-10.19 both take 2 in one batch', () => {
    const s = draws('grave-spider', { options, players: [{ damage: 1 }] });
    s.asks(0, 'event-target', ['seat:1', 'seat:2', 'seat:3']).answer(0, 'seat:2');
    expect(s.damages).toEqual([3, 0, 2, 0]);
    s.told('damaged', { cause: 0, amount: 2, source: 'grave-spider' }).asks(0, 'end');
  });

  it('Grave Spider LN-10.19 LN-10.18 both halves can eliminate at once', () => {
    const s = draws('grave-spider', {
      options,
      players: [
        { character: 'elena', damage: 8 },
        { character: 'ulrik', damage: 9 },
        { character: 'gregor' },
      ],
    });
    s.answer(0, 'seat:1');
    expect(s.state.players.map(({ eliminated }) => eliminated)).toEqual([1, 1, 0, 0]);
    s.asks(3, 'window-turn');
  });

  it('Grave Spider LN-7.17 LN-R30 the amulet also protects from the owner’s own spider', () => {
    const s = draws('grave-spider', { options, players: [{ equipment: ['raven-amulet'] }] }).answer(
      0,
      'seat:1',
    );
    expect(s.damages).toEqual([0, 2, 0, 0]);
    s.told('prevented', { seat: 0, by: 'raven-amulet' }).asks(0, 'end');
  });

  it('Powder Keg everybody on the place of the sum takes 3', () => {
    const s = scene({
      options,
      players: [
        { character: 'gregor' },
        { place: 'chapel' },
        { place: 'enchanted-tree' },
        { place: 'chapel', eliminated: 1 },
        { place: 'chapel' },
      ],
      decks: { red: ['powder-keg'] },
    });
    s.goes('graveyard').answer(0, 'draw-red', '4/2');
    expect(s.damages).toEqual([0, 3, 0, 0, 3]);
    s.told('keg-rolled', { seat: 0, d6: 4, d4: 2, place: 'chapel' });
    s.told('damaged', { cause: 0, amount: 3, source: 'powder-keg' }).asks(0, 'end');
  });

  it('Powder Keg also hits the drawer', () => {
    const s = scene({ options, players: [{}, { place: 'graveyard' }], decks: { red: ['powder-keg'] } });
    s.goes('graveyard').answer(0, 'draw-red', '4/4');
    expect(s.damages).toEqual([3, 3, 0, 0]);
    s.asks([1, 2, 3], 'window-attack');
  });

  it('Powder Keg LN-2.6 on a 7 nothing happens, and the centre is never hit', () => {
    const seven = scene({ options, decks: { red: ['powder-keg'] } })
      .goes('graveyard')
      .answer(0, 'draw-red', '4/3');
    expect(seven.damages).toEqual([0, 0, 0, 0]);
    seven.told('keg-rolled', { place: null }).asks(0, 'end');
  });

  it('Powder Keg LN-7.17 LN-R30 the amulet protects its owner, who drew it', () => {
    const players = [{ equipment: ['raven-amulet' as const] }, { place: 'graveyard' as const }];
    const s = scene({ options, players, decks: { red: ['powder-keg'] } })
      .goes('graveyard')
      .answer(0, 'draw-red', '6/2');
    expect(s.damages).toEqual([0, 3, 0, 0]);
    s.asks([1, 2, 3], 'window-attack');
  });

  it.each([1, 2, 3, 4])('Midnight Duel on a %i the other takes 3', (die) => {
    const s = draws('midnight-duel', { options }).answer(0, 'seat:2', die);
    expect(s.damages).toEqual([0, 0, 3, 0]);
    s.told('duel-rolled', { seat: 0, target: 2, d6: die, loser: 2 }).asks(0, 'end');
  });

  it.each([5, 6])('Midnight Duel LN-7.16 on a %i the drawer takes 3, self-inflicted', (die) => {
    const s = draws('midnight-duel', { options }).answer(0, 'seat:2', die);
    expect(s.damages).toEqual([3, 0, 0, 0]);
    s.told('duel-rolled', { loser: 0 })
      .told('damaged', { seat: 0, cause: 0, source: 'midnight-duel' })
      .asks(0, 'end');
  });

  it('Midnight Duel LN-7.17 LN-7.12 LN-R29 neither amulet nor shield helps', () => {
    const players = [{}, { equipment: ['raven-amulet' as const], shielded: true }];
    const s = draws('midnight-duel', { options, players }).answer(0, 'seat:1', 1);
    expect(s.damage(1)).toBe(3);
    s.asks(0, 'end');
  });

  it('Midnight Duel, Grave Spider, Bat Swarm LN-7.4 must be carried out; the clock takes the first from the left', () => {
    for (const card of ['midnight-duel', 'grave-spider', 'bat-swarm'] as const) {
      const s = draws(card, { options, players: [{}, { eliminated: 1 }, {}, {}, {}] });
      s.asks(0, 'event-target', ['seat:2', 'seat:3', 'seat:4']);
      expect(s.fallback(0)).toBe('seat:2');
    }
  });

  it('Pickpocket takes a card of the drawer’s choice from another player', () => {
    const s = draws('pickpocket', {
      options,
      players: [{}, { equipment: ['crossbow', 'oak-charm'] }, { equipment: ['firestorm'] }],
    });
    s.asks(0, 'steal-from', ['seat:1', 'seat:2', 'decline']).answer(0, 'seat:1');
    s.asks(0, 'steal-card', ['card:oak-charm', 'card:crossbow']).answer(0, 'card:crossbow');
    expect([s.equipment(0), s.equipment(1)]).toEqual([['crossbow'], ['oak-charm']]);
    s.told('transferred', { card: 'crossbow', from: 1, to: 0, how: 'stolen' }).asks(0, 'end');
    expect(s.state.discards.red).toEqual(['pickpocket']);
  });

  it('Pickpocket LN-7.4 may be declined, and is when the clock runs out', () => {
    const s = draws('pickpocket', { options, players: [{}, { equipment: ['crossbow'] }] });
    s.asks(0, 'steal-from', ['seat:1', 'decline']);
    expect(s.fallback(0)).toBe('decline');
    s.answer(0, 'decline').told('declined', { seat: 0, card: 'pickpocket' }).asks(0, 'end');
    expect(s.equipment(1)).toEqual(['crossbow']);
  });

  it('Pickpocket finds nothing if nobody else owns equipment', () => {
    const s = draws('pickpocket', { options, players: [{ equipment: ['oak-charm'] }] })
      .told('no-effect', { seat: 0, card: 'pickpocket' })
      .asks(0, 'end');
    expect(s.state.discards.red).toEqual(['pickpocket']);
  });

  it('Snare gives one of the drawer’s cards to another player, both of the drawer’s choice', () => {
    const s = draws('snare', {
      options,
      players: [{ equipment: ['iron-claws', 'oak-charm', 'iron-claws'] }, {}, { eliminated: 1 }, {}, {}],
    });
    s.asks(0, 'snare-card', ['card:oak-charm', 'card:iron-claws']);
    expect(s.fallback(0)).toBe('card:oak-charm');
    s.answer(0, 'card:iron-claws').asks(0, 'snare-to', ['seat:1', 'seat:3', 'seat:4']);
    expect(s.fallback(0)).toBe('seat:1');
    s.answer(0, 'seat:3').told('transferred', { card: 'iron-claws', from: 0, to: 3, how: 'given' });
    expect([s.equipment(3), s.equipment(0).length]).toEqual([['iron-claws'], 2]);
    s.asks(0, 'end');
  });

  it('Snare LN-7.16 without equipment the drawer takes 1', () => {
    const s = draws('snare', { options, players: [{ damage: 2 }] });
    s.told('damaged', { seat: 0, cause: 0, before: 2, after: 3, source: 'snare' }).asks(0, 'end');
  });

  it.each(['ulrik', 'ursula', 'volko', 'viktorie', 'wilhelmina', 'waldemar'] as const)(
    'Blood Rite heals the vampire %s, who is revealed by it',
    (character) => {
      const s = draws('blood-rite', {
        options,
        players: [
          { character, damage: 8 },
          { character: 'gregor' },
          { character: 'frederik' },
          { character: 'fenris' },
        ],
      });
      s.asks(0, 'event-reveal', ['decline', 'heal-all']).answer(0, 'heal-all');
      expect([s.damage(0), s.isRevealed(0)]).toEqual([0, true]);
      s.told('revealed', { seat: 0, character, forced: false }).told('healed', {
        seat: 0,
        source: 'blood-rite',
      });
      s.asks([2, 3], 'window-turn');
    },
  );

  it('Blood Rite LN-11.13 other hidden players can only decline; other revealed players are not asked', () => {
    draws('blood-rite', { options, players: [{ character: 'gregor' }] }).asks(0, 'event-reveal', ['decline']);
    const open = scene({
      options,
      players: [{ character: 'elena', revealed: true, damage: 3 }],
      decks: { red: ['blood-rite'] },
    });
    open.goes('graveyard').answer(0, 'draw-red').asks([2, 3], 'window-turn');
    expect(open.damage(0)).toBe(3);
  });

  it('Blood Rite LN-7.23 a revealed vampire may simply heal', () => {
    const s = scene({
      options,
      players: [{ character: 'volko', revealed: true, damage: 3 }],
      decks: { red: ['blood-rite'] },
    });
    s.goes('graveyard')
      .answer(0, 'draw-red')
      .asks(0, 'event-reveal', ['decline', 'heal-all'])
      .answer(0, 'heal-all');
    expect(s.damage(0)).toBe(0);
    s.asks([2, 3], 'window-turn');
  });

  it.each(['iron-claws', 'burning-torch', 'crossbow', 'firestorm'] as const)(
    'LN-7.5 %s stays with its drawer',
    (card) => {
      const s = draws(card, { options });
      expect([s.equipment(0), s.state.discards.red]).toEqual([[card], []]);
      s.told('drew', { colour: 'red', card }).told('equipped', { seat: 0, card }).asks(0, 'end');
    },
  );
});
