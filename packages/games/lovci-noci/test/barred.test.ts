import { describe, expect, it } from 'vitest';
import type { GreenId } from '../cards/green.ts';
import type { LovciOptions } from '../options.ts';
import { REASONS, type Reason } from '../rules/choices.ts';
import { type LovciScene, type Sitting, scene } from './kit.ts';

/** "Why can't I?": an option that the rules know but do not allow at the moment, with its reason and its clause. */

const compass: Sitting = { equipment: ['wanderers-compass'] };
const chapel = { place: 'chapel' } as const;

function circle() {
  const players: Sitting[] = [{}, { equipment: ['crossbow'] }, { equipment: ['moonstone'] }];
  return scene({ players }).goes('stone-circle').answer(0, 'steal');
}

function receives(card: GreenId, receiver: Sitting, options: Partial<LovciOptions> = {}) {
  const s = scene({ active: 1, players: [receiver], options, decks: { green: [card] } }).goes('morganas-hut');
  return s.answer(1, 'draw-green').answer(1, 'seat:0');
}

function end(player: Sitting) {
  return scene({ players: [player] })
    .goes('chapel')
    .answer(0, 'skip');
}

const WHY: Readonly<Record<Reason, readonly [clause: string, option: string, at: () => LovciScene]>> = {
  spent: [
    'LN-11.17',
    'ability',
    () => scene({ players: [{ character: 'gregor', revealed: true, spent: true, ...compass }] }).pass(),
  ],
  void: ['LN-11.20', 'ability', () => scene({ players: [{ character: 'gregor', void: true }] }).pass()],
  'once-per-turn': [
    'LN-11.18',
    'ability',
    () =>
      scene({ players: [{ character: 'ursula', ...compass }, { place: 'graveyard' }] })
        .pass()
        .answer(0, 'ability'),
  ],
  'no-damage': ['LN-12.1', 'ability', () => scene({ players: [{ character: 'apolena' }] }).pass()],
  'nobody-there': ['LN-12.16', 'ability', () => scene({ players: [{ character: 'ursula' }] }).pass()],
  'nothing-to-dig': ['LN-12.8', 'ability', () => scene({ players: [{ character: 'drahomir' }] }).pass()],
  'in-the-centre': ['LN-5.9', 'step-cw', () => scene({ players: [{ character: 'elena' }] }).pass()],
  'already-there': [
    'LN-5.4',
    'place:chapel',
    () =>
      scene({ players: [chapel] })
        .pass()
        .answer(0, 'roll', '4/3'),
  ],
  'no-cards': ['LN-6.13', 'draw-red', () => scene({ only: ['red'] }).goes('well-of-wisdom')],
  'nobody-hurt': ['LN-6.8', 'heal', () => scene().goes('enchanted-tree')],
  'not-hurt': [
    'LN-6.8',
    'seat:3',
    () =>
      scene({ players: [{ damage: 1 }, { damage: 1 }] })
        .goes('enchanted-tree')
        .answer(0, 'heal'),
  ],
  'no-equipment': ['LN-6.10', 'seat:3', circle],
  'not-yourself': ['LN-8.2', 'seat:0', () => scene().goes('morganas-hut').answer(0, 'draw-green')],
  'first-round': [
    'LN-9.2',
    'attack',
    () =>
      scene({ round: 1, players: [{}, chapel] })
        .goes('chapel')
        .answer(0, 'skip'),
  ],
  'nobody-in-range': ['LN-9.7', 'attack', () => end({})],
  'out-of-range': [
    'LN-9.4',
    'seat:2',
    () => scene({ players: [{}, chapel, { place: 'graveyard' }] }).readyToAttack('chapel'),
  ],
  'own-area-with-crossbow': [
    'LN-9.5',
    'seat:1',
    () =>
      scene({ players: [{ equipment: ['crossbow'] }, chapel, { place: 'graveyard' }] }).readyToAttack(
        'chapel',
      ),
  ],
  'target-in-the-centre': [
    'LN-9.6',
    'seat:2',
    () => scene({ players: [{}, chapel] }).readyToAttack('chapel'),
  ],
  firestorm: [
    'LN-9.16',
    'seat:1',
    () => scene({ players: [{ equipment: ['firestorm'] }, chapel] }).readyToAttack('chapel'),
  ],
  torch: [
    'LN-9.18',
    'none',
    () => scene({ players: [{ equipment: ['burning-torch'] }, chapel] }).readyToAttack('chapel'),
  ],
  'did-not-attack': ['LN-12.5', 'repeat', () => end({ character: 'cyril' })],
  'victims-gone': [
    'LN-12.5',
    'repeat',
    () =>
      scene({
        players: [
          { character: 'cyril' },
          { character: 'elena', damage: 9, ...chapel },
          { character: 'gregor' },
        ],
      })
        .readyToAttack('chapel')
        .answer(0, 'seat:1', '2/1')
        .answer(0, 'continue'),
  ],
  'price-too-high': [
    'LN-12.5',
    'repeat',
    () =>
      scene({ players: [{ character: 'cyril', damage: 9 }, chapel] })
        .readyToAttack('chapel')
        .answer(0, 'seat:1', '2/2')
        .pass(),
  ],
  'nobody-eliminated': ['LN-12.20', 'extra', () => end({ character: 'waldemar' })],
  applies: ['LN-8.6', 'nothing', () => receives('silver-lash', { character: 'elena' })],
  'does-not-apply': ['LN-8.6', 'hurt', () => receives('silver-lash', { character: 'volko' })],
  'must-give': [
    'LN-8.11',
    'hurt',
    () =>
      receives(
        'toll-of-the-beasts',
        { character: 'volko', equipment: ['crossbow'] },
        { tollChoice: 'forced' },
      ),
  ],
};

describe('why an option is not allowed', () => {
  it.each(REASONS)('%s', (reason) => {
    const [clause, option, at] = WHY[reason];
    at().bars(0, option, clause, reason);
  });

  it('LN-7.14 players cannot turn an event for another player on themselves, except Blood Moon', () => {
    const bats = scene({ decks: { red: ['bat-swarm'] } })
      .goes('graveyard')
      .answer(0, 'draw-red');
    bats.bars(0, 'seat:0', 'LN-7.14', 'not-yourself');
    const moon = scene({ decks: { blue: ['blood-moon'] } })
      .goes('chapel')
      .answer(0, 'draw-blue');
    moon.answer(0, 'seat:0').asks(0, 'end');
  });

  it('LN-11.20 LN-11.17 in the windows too, and for the abilities of the end', () => {
    const window = (player: Sitting) => scene({ active: 1, players: [player] });
    window({ character: 'apolena', damage: 2, void: true }).bars(0, 'ability', 'LN-11.20', 'void');
    window({ character: 'apolena' }).bars(0, 'ability', 'LN-12.1', 'no-damage');
    window({ character: 'drahomir' }).bars(0, 'ability', 'LN-12.8', 'nothing-to-dig');
    end({ character: 'gerulf', void: true }).bars(0, 'fur', 'LN-11.20', 'void');
    end({ character: 'apolena' }).bars(0, 'ability', 'LN-12.1', 'no-damage');
    end({ character: 'gerulf', spent: true }).bars(0, 'fur', 'LN-11.17', 'spent');
  });

  it('an unknown option is refused without a reason, and changes nothing', () => {
    const s = scene({ players: [{ character: 'volko' }] }).pass();
    expect(() => s.answer(0, 'fly')).toThrow('"fly" is not offered');
    expect(() => s.answer(1, 'roll')).toThrow('nothing to decide');
    s.asks(0, 'start', ['roll', 'reveal']);
  });

  it('LN-11.12 barred options reveal nothing about anybody else', () => {
    const barred = (character: 'elena' | 'apolena') => {
      const players: Sitting[] = [{ character: 'volko' }, { character, damage: 7, ...chapel }, {}, {}];
      return scene({ players }).readyToAttack('chapel').asks(0, 'attack').view(0).asked;
    };
    expect(barred('elena')).toEqual(barred('apolena'));
  });
});
