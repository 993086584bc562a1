import { describe, expect, it } from 'vitest';
import { CARD_SETS } from '../cards/colours.ts';
import type { BlueId } from '../cards/open.ts';
import { type Setting, scene } from './kit.ts';

/** Seat 0 draws the card at the Chapel. */
function draws(card: BlueId, setting: Setting = {}) {
  return scene({ ...setting, decks: { blue: [card] } })
    .goes('chapel')
    .answer(0, 'draw-blue');
}

describe.each(CARD_SETS)('blue events, %s', (cards) => {
  const options = { cards };

  it('LN-7.2 LN-7.3 a drawn card is shown to everybody and is in no pile while it is resolved', () => {
    const s = draws('blood-moon', { options });
    expect(s.heard('spectator', 'drew')).toEqual([
      { kind: 'drew', seat: 0, colour: 'blue', card: 'blood-moon' },
    ]);
    expect([s.state.resolving, s.state.discards.blue]).toEqual(['blood-moon', []]);
    expect(s.view(2).state.resolving).toBe('blood-moon');
    s.answer(0, 'decline').asks(0, 'end');
    expect([s.state.resolving, s.state.discards.blue]).toEqual([null, ['blood-moon']]);
  });

  it('Blood Moon LN-10.3 LN-R51 sets any living player to 7, upwards', () => {
    const s = draws('blood-moon', { options, players: [{}, { damage: 2 }, { eliminated: 1 }, {}, {}] });
    s.asks(0, 'event-target', ['seat:0', 'seat:1', 'seat:3', 'seat:4', 'decline']).answer(0, 'seat:1');
    expect(s.damage(1)).toBe(7);
    s.told('set-to-seven', { seat: 1, before: 2, after: 7 }).untold('damaged').asks(0, 'end');
  });

  it('Blood Moon LN-10.3 downwards, and the drawer may be chosen', () => {
    const s = draws('blood-moon', { options, players: [{ damage: 11 }] }).answer(0, 'seat:0');
    expect(s.damage(0)).toBe(7);
    s.untold('healed').asks(0, 'end');
  });

  it('Blood Moon LN-7.4 LN-R26 may be declined, and is when the clock runs out', () => {
    const s = draws('blood-moon', { options });
    expect(s.fallback(0)).toBe('decline');
    s.answer(0, 'decline').told('declined', { seat: 0, card: 'blood-moon' }).asks(0, 'end');
    expect(s.damages).toEqual([0, 0, 0, 0]);
  });

  it('Wrath of Heaven LN-7.12 LN-7.13 LN-7.16 every other living player takes 2 in one batch', () => {
    const s = draws('heavens-wrath', { options, players: [{}, {}, { eliminated: 1 }, { damage: 3 }, {}] });
    expect(s.damages).toEqual([0, 2, 0, 5, 2]);
    s.told('damaged', { seat: 1, cause: 0, amount: 2, source: 'heavens-wrath' }).asks(0, 'end');
  });

  it('Wrath of Heaven LN-7.12 LN-9.2 works in round 1, and neither shield nor cloak stops it', () => {
    const s = draws('heavens-wrath', {
      options,
      round: 1,
      players: [{}, { shielded: true }, { equipment: ['shadow-cloak', 'raven-amulet', 'oak-charm'] }],
    });
    expect(s.damages).toEqual([0, 2, 2, 2]);
    s.asks(0, 'end');
  });

  it('Witching Hour LN-4.7 gives one extra turn', () => {
    const s = draws('witching-hour', { options }).told('extra-turns', { seat: 0, count: 1 }).answer(0, 'end');
    s.told('turn', { seat: 0, extra: true });
    expect([s.state.active, s.state.players[0]?.extraTurns]).toEqual([0, 0]);
    s.asks([1, 2, 3], 'window-turn');
  });

  it('Light of Truth LN-11.16 LN-R32 unmasks a hidden vampire', () => {
    const s = draws('light-of-truth', { options, players: [{ character: 'volko' }] });
    expect(s.isRevealed(0)).toBe(true);
    s.told('revealed', { seat: 0, character: 'volko', forced: true }).asks([2, 3], 'window-turn');
  });

  it('Light of Truth unmasks a void vampire too', () => {
    const s = draws('light-of-truth', { options, players: [{ character: 'wilhelmina', void: true }] });
    expect(s.isRevealed(0)).toBe(true);
    s.asks([2, 3], 'window-turn');
  });

  it.each(['ulrik', 'gregor', 'apolena'] as const)('Light of Truth: nothing happens to %s', (character) => {
    const s = draws('light-of-truth', { options, players: [{ character }] });
    expect(s.isRevealed(0)).toBe(false);
    s.told('no-effect', { seat: 0, card: 'light-of-truth' }).untold('revealed').asks(0, 'end');
  });

  it.each([
    ['gregor', true],
    ['volko', true],
    ['ulrik', false],
    ['apolena', false],
  ] as const)("Light of Truth, lightOfTruth 'both': %s is revealed: %s", (character, revealed) => {
    const s = draws('light-of-truth', {
      options: { ...options, lightOfTruth: 'both' },
      players: [{ character }],
    });
    expect(s.isRevealed(0)).toBe(revealed);
    s.asks(revealed ? [2, 3] : 0, revealed ? 'window-turn' : 'end');
  });

  it('Light of Truth LN-11.16 does nothing to revealed players', () => {
    const s = draws('light-of-truth', { options, players: [{ character: 'volko', revealed: true }] });
    s.told('no-effect', { seat: 0, card: 'light-of-truth' }).untold('revealed').asks([2, 3], 'window-turn');
  });

  it.each(['apolena', 'augusta', 'elena', 'evelina', 'ulrik', 'ursula'] as const)(
    'Surge of Life heals %s (letters A, E, U), who is revealed by it',
    (character) => {
      const s = draws('surge-of-life', { options, players: [{ character, damage: 6 }] });
      s.asks(0, 'event-reveal', ['decline', 'heal-all']).answer(0, 'heal-all');
      expect([s.damage(0), s.isRevealed(0)]).toEqual([0, true]);
      s.told('revealed', { seat: 0, character, forced: false });
      s.told('healed', { seat: 0, before: 6, after: 0, source: 'surge-of-life' });
      s.asks(
        [...s.state.players.keys()].filter((seat) => seat > 1),
        'window-turn',
      );
    },
  );

  it('Surge of Life LN-11.13 EX-40 any other hidden player is asked with decline as the only option', () => {
    const s = draws('surge-of-life', { options, players: [{ character: 'volko', damage: 6 }] });
    s.asks(0, 'event-reveal', ['decline']).answer(0, 'decline');
    s.told('declined', { seat: 0, card: 'surge-of-life' }).asks(0, 'end');
  });

  it.each(['elena', 'evelina', 'frederik', 'fenris', 'gregor', 'gerulf'] as const)(
    'Call of the Pack heals the werewolf %s',
    (character) => {
      const s = draws('call-of-the-pack', { options, players: [{ character, damage: 6 }] });
      s.asks(0, 'event-reveal', ['decline', 'heal-all']).answer(0, 'heal-all');
      expect([s.damage(0), s.isRevealed(0)]).toEqual([0, true]);
      s.told('healed', { seat: 0, before: 6, after: 0, source: 'call-of-the-pack' });
      expect(s.state.discards.blue).toEqual(['call-of-the-pack']);
      if (character === 'gerulf') s.asks(0, 'end', ['end', 'fur']);
      else s.asks([2, 3], 'window-turn');
    },
  );

  it('Call of the Pack EX-40 LN-11.13 a hidden vampire and a hidden human can only decline', () => {
    for (const character of ['volko', 'apolena'] as const) {
      const s = draws('call-of-the-pack', { options, players: [{ character, damage: 6 }] });
      s.asks(0, 'event-reveal', ['decline']).answer(0, 'decline');
      expect([s.damage(0), s.isRevealed(0)]).toEqual([6, false]);
      s.asks(0, 'end');
    }
  });

  it('EX-40 the table reads the same about a player who cannot and one who does not want to', () => {
    const cannot = draws('call-of-the-pack', { options, players: [{ character: 'volko' }] }).answer(
      0,
      'decline',
    );
    const wantsNot = draws('call-of-the-pack', {
      options,
      players: [{ character: 'gregor' }, { character: 'viktorie' }],
    });
    wantsNot.asks(0, 'event-reveal', ['decline', 'heal-all']).answer(0, 'decline');
    expect(cannot.log('spectator')).toEqual(wantsNot.log('spectator'));
    expect(cannot.log(2)).toEqual(wantsNot.log(2));
    cannot.asks(0, 'end');
    wantsNot.asks(0, 'end');
  });

  it('LN-7.23 LN-R31 revealed players who meet the condition may simply heal, even at 0 damage', () => {
    const s = draws('call-of-the-pack', { options, players: [{ character: 'gerulf', revealed: true }] });
    s.asks(0, 'event-reveal', ['decline', 'heal-all']).answer(0, 'heal-all').untold('revealed');
    s.asks(0, 'end', ['end', 'fur']);
  });

  it('LN-7.23 LN-11.14 revealed players who do not meet it are not asked', () => {
    const s = draws('call-of-the-pack', {
      options,
      players: [{ character: 'volko', revealed: true, damage: 5 }],
    });
    expect(s.damage(0)).toBe(5);
    s.told('no-effect', { seat: 0, card: 'call-of-the-pack' });
    s.asks([2, 3], 'window-turn');
  });

  it('LN-7.23 heal-all is offered to hidden players even at 0 damage', () => {
    draws('surge-of-life', { options, players: [{ character: 'elena' }] }).asks(0, 'event-reveal', [
      'decline',
      'heal-all',
    ]);
  });

  it('LN-11.20 a void werewolf still answers the Call of the Pack', () => {
    const s = draws('call-of-the-pack', {
      options,
      players: [{ character: 'gregor', damage: 4, void: true }],
    });
    s.answer(0, 'heal-all');
    expect(s.damage(0)).toBe(0);
    s.asks([2, 3], 'window-turn');
  });

  it('Surge of Life, Call of the Pack: the clock declines', () => {
    expect(draws('surge-of-life', { options }).asks(0, 'event-reveal').fallback(0)).toBe('decline');
    expect(draws('call-of-the-pack', { options }).asks(0, 'event-reveal').fallback(0)).toBe('decline');
  });

  it('Healing Draught heals 2, if the drawer wants', () => {
    const s = draws('healing-draught', { options, players: [{ damage: 5 }] });
    s.asks(0, 'event-accept', ['accept', 'decline']).answer(0, 'accept');
    expect(s.damage(0)).toBe(3);
    s.told('healed', { seat: 0, before: 5, after: 3, source: 'healing-draught' }).asks(0, 'end');
  });

  it('Healing Draught LN-10.1 heals no further than 0; the clock accepts', () => {
    const s = draws('healing-draught', { options, players: [{ damage: 1 }] });
    expect(s.fallback(0)).toBe('accept');
    expect(s.answer(0, 'accept').damage(0)).toBe(0);
    s.asks(0, 'end');
  });

  it('Healing Draught LN-7.4 may be declined', () => {
    const s = draws('healing-draught', { options, players: [{ damage: 5 }] }).answer(0, 'decline');
    expect(s.damage(0)).toBe(5);
    s.told('declined', { seat: 0, card: 'healing-draught' }).asks(0, 'end');
  });

  it('Healing Draught asks nothing at 0 damage', () => {
    draws('healing-draught', { options })
      .told('no-effect', { seat: 0, card: 'healing-draught' })
      .asks(0, 'end');
  });

  it('Distant Prayer heals another player, unhurt or not, by a d6', () => {
    const s = draws('distant-prayer', { options, players: [{}, { damage: 9 }, {}, { eliminated: 1 }, {}] });
    s.asks(0, 'event-target', ['seat:1', 'seat:2', 'seat:4', 'decline']).answer(0, 'seat:1', 4);
    expect(s.damage(1)).toBe(5);
    s.told('prayer-rolled', { seat: 0, target: 1, d6: 4 });
    s.told('healed', { seat: 1, before: 9, after: 5, source: 'distant-prayer' }).asks(0, 'end');
  });

  it('Distant Prayer LN-10.1 never heals below 0, and may be declined', () => {
    expect(
      draws('distant-prayer', { options, players: [{}, { damage: 3 }] })
        .answer(0, 'seat:1', 6)
        .asks(0, 'end')
        .damage(1),
    ).toBe(0);
    draws('distant-prayer', { options })
      .answer(0, 'decline')
      .told('declined', { card: 'distant-prayer' })
      .asks(0, 'end');
  });

  it('LN-7.3 every event ends on the blue discard pile', () => {
    for (const card of ['heavens-wrath', 'witching-hour', 'light-of-truth', 'healing-draught'] as const) {
      const s = draws(card, { options, players: [{ character: 'gregor' }] }).asks(0, 'end');
      expect(s.state.discards.blue).toEqual([card]);
    }
  });

  it.each([
    'moon-lance',
    'looters-sack',
    'wanderers-compass',
    'shadow-cloak',
    'raven-amulet',
    'oak-charm',
  ] as const)('LN-7.5 LN-7.11 %s is put face up before the one who drew it', (card) => {
    const s = draws(card, { options });
    expect(s.view('spectator').state.players[0]?.equipment).toEqual([card]);
    s.told('equipped', { seat: 0, card }).asks(0, 'end');
  });
});

describe('blue cards that differ by set', () => {
  it('Moonstone LN-R70 is equipment in kosmos, and unknown in classic', () => {
    expect(draws('moonstone').asks(0, 'end').equipment(0)).toEqual(['moonstone']);
    expect(() => scene({ decks: { blue: ['moonstone'] }, options: { cards: 'classic' } })).toThrow(
      'not that many',
    );
  });

  it('Shield of Light LN-7.20 LN-R33 kosmos: equipment', () => {
    const s = draws('shield-of-light').asks(0, 'end');
    expect([s.equipment(0), s.state.discards.blue]).toEqual([['shield-of-light'], []]);
  });

  it('Shield of Light LN-7.22 LN-R33 classic: an event, discarded at once, its protection stays', () => {
    const s = draws('shield-of-light', { options: { cards: 'classic' } }).asks(0, 'end');
    expect([s.equipment(0), s.state.discards.blue]).toEqual([[], ['shield-of-light']]);
    expect(s.view('spectator').state.players[0]?.shielded).toBe(true);
  });

  it('LN-7.22 LN-9.15 the event protects from attacks until step 0 of the owner’s next turn', () => {
    const s = draws('shield-of-light', { options: { cards: 'classic' } }).answer(0, 'end');
    s.readyToAttack('enchanted-tree').answer(1, 'seat:0', '6/1').answer(1, 'continue');
    s.told('hit', { victim: 0, prevented: 'shield-of-light', amount: 0 });
    expect(s.damage(0)).toBe(0);
    s.asks(0, 'counter', ['pass', 'reveal']);
  });

  it("LN-14.7 the flag overrides the card set: kosmos with shield 'event', classic with 'equipment'", () => {
    expect(
      draws('shield-of-light', { options: { shield: 'event' } })
        .asks(0, 'end')
        .equipment(0),
    ).toEqual([]);
    const classic = draws('shield-of-light', { options: { cards: 'classic', shield: 'equipment' } });
    expect(classic.asks(0, 'end').equipment(0)).toEqual(['shield-of-light']);
  });
});
