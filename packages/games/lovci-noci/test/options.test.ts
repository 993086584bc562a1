import { resolveOptions } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { lovciNoci } from '../index.ts';
import { type LovciOptions, PRESETS } from '../options.ts';
import { newMatch } from './kit.ts';

function resolve(given: Record<string, unknown> = {}, seats = 6) {
  const resolved = resolveOptions(lovciNoci, seats, given);
  if ('problem' in resolved) throw new Error(resolved.problem.code);
  return resolved.options;
}

function decks(options: Partial<LovciOptions>) {
  const { state } = newMatch(4, options).position;
  const count = (cards: readonly string[]) =>
    Object.fromEntries([...new Set(cards)].map((id) => [id, cards.filter((card) => card === id).length]));
  return { blue: count(state.decks.blue), red: count(state.decks.red), green: count(state.decks.green) };
}

const GREEN = {
  ...{ 'balm-of-the-pack': 1, 'balm-of-the-crypt': 1, 'balm-of-the-hearth': 1, 'toll-of-the-beasts': 2 },
  ...{
    'toll-of-warm-blood': 2,
    'toll-of-smooth-skin': 2,
    'silver-lash': 2,
    'ray-of-dawn': 1,
    'hawthorn-stake': 1,
  },
  ...{ 'trial-of-the-frail': 1, 'trial-of-the-mighty': 1, 'true-face': 1 },
};
const BLUE = {
  ...{ 'blood-moon': 1, 'heavens-wrath': 1, 'witching-hour': 2, 'light-of-truth': 1, 'surge-of-life': 1 },
  ...{
    'call-of-the-pack': 1,
    'healing-draught': 2,
    'distant-prayer': 1,
    'shield-of-light': 1,
    'moon-lance': 1,
  },
  ...{
    'looters-sack': 1,
    'wanderers-compass': 1,
    'shadow-cloak': 1,
    'raven-amulet': 1,
    'oak-charm': 1,
    moonstone: 1,
  },
};
const RED = {
  ...{ 'bat-swarm': 3, 'grave-spider': 2, 'powder-keg': 1, 'midnight-duel': 1, pickpocket: 2, snare: 1 },
  ...{ 'blood-rite': 1, 'iron-claws': 3, 'burning-torch': 2, crossbow: 1, firestorm: 1 },
};

describe('LN-14 options', () => {
  it('LN-14.2 LN-R70 LN-R71 LN-R72 kosmos, the default: 18 blue, 18 red, 16 green', () => {
    expect(decks({})).toEqual({ blue: BLUE, red: RED, green: GREEN });
  });

  it('LN-14.2 classic: 16, 16, 16', () => {
    const { moonstone: _, ...blue } = BLUE;
    expect(decks({ cards: 'classic' })).toEqual({
      blue: { ...blue, 'witching-hour': 1 },
      red: { ...RED, 'grave-spider': 1, 'burning-torch': 1 },
      green: GREEN,
    });
  });

  it('LN-7.24 LN-R71 redSplit raw: two snares and two claws, still 18; kosmos only', () => {
    expect(decks({ redSplit: 'raw' })).toEqual({
      blue: BLUE,
      red: { ...RED, snare: 2, 'iron-claws': 2 },
      green: GREEN,
    });
    expect(resolveOptions(lovciNoci, 4, { cards: 'classic', redSplit: 'raw' })).toMatchObject({
      problem: { code: 'conflict', option: 'redSplit' },
    });
  });

  const DEFAULTS = {
    cards: 'kosmos',
    characters: 'first',
    distinctLetters: false,
    openingProphecy: 'six-plus',
    firstRoundAttack: false,
    maxRounds: 100,
    ghostView: 'public',
    tempo: 'quick',
    compass: 'two-rolls',
    lightOfTruth: 'vampires',
    shield: 'equipment',
    tollChoice: 'receiver',
    firestorm: 'range',
    torchMustAttack: true,
    collectorPower: 'by-count',
    collectorGoal: 5,
    reaperPlace: 'graveyard',
    vampireAltGoal: false,
    redSplit: 'even',
  };

  it('LN-14.2 LN-14.3 LN-14.4 LN-14.5 LN-14.6 LN-14.8 the defaults', () => {
    expect(resolve()).toEqual(DEFAULTS);
  });

  it('LN-14.2 classic changes the defaults of three flags, and nothing else', () => {
    const classic = {
      cards: 'classic',
      shield: 'event',
      reaperPlace: 'well-of-wisdom',
      vampireAltGoal: true,
    };
    expect(resolve({ cards: 'classic' })).toEqual({ ...DEFAULTS, ...classic });
  });

  it.each([
    ['compass', ['two-rolls', 'free']],
    ['lightOfTruth', ['vampires', 'both']],
    ['shield', ['equipment', 'event']],
    ['tollChoice', ['receiver', 'forced']],
    ['firestorm', ['range', 'place']],
    ['torchMustAttack', [true, false]],
    ['collectorPower', ['by-count', 'rob', 'sweep']],
    ['collectorGoal', [5, 4]],
    ['reaperPlace', ['graveyard', 'well-of-wisdom']],
    ['vampireAltGoal', [false, true]],
  ] as const)('LN-14.7 the flag %s can only be set to %j, in both card sets', (flag, values) => {
    for (const cards of ['kosmos', 'classic'])
      for (const value of values) expect(resolve({ cards, [flag]: value })[flag]).toBe(value);
    expect(() => resolve({ [flag]: 'chapel' })).toThrow('bad-value');
    expect(() => resolve({ [flag]: 6 })).toThrow('bad-value');
  });

  it('LN-14.8 maxRounds is 20 to 500', () => {
    for (const maxRounds of [20, 500]) expect(resolve({ maxRounds }).maxRounds).toBe(maxRounds);
    for (const maxRounds of [19, 501, 20.5, '100']) expect(() => resolve({ maxRounds })).toThrow('bad-value');
  });

  it('LN-14.8 ghostView and tempo', () => {
    expect(resolve({ ghostView: 'all', tempo: 'strict' })).toMatchObject({
      ghostView: 'all',
      tempo: 'strict',
    });
    expect(() => resolve({ tempo: 'slow' })).toThrow('bad-value');
    expect(() => resolve({ ghostView: 'none' })).toThrow('bad-value');
  });

  it('LN-14.10 all options are public', () => {
    const match = newMatch(4, { maxRounds: 20, firestorm: 'place' });
    for (const viewer of [0, 3, 'spectator'] as const)
      expect(match.view(viewer).state.options).toEqual(match.position.state.options);
  });

  it('LN-14.10 an unknown option is refused', () => {
    expect(() => resolve({ moonshine: true })).toThrow('unknown-option');
  });

  it('LN-14.11 big tables and vortex characters are never refused', () => {
    for (const seats of [7, 8])
      for (const characters of ['first', 'all', 'vortex'])
        expect(resolve({ characters }, seats).characters).toBe(characters);
  });

  it('LN-14.12 the preset "classic evening"', () => {
    const evening = PRESETS['classic-evening']?.options ?? {};
    expect(evening).toEqual({ cards: 'classic', firstRoundAttack: true, openingProphecy: 'never' });
    expect(resolve(evening)).toEqual({ ...resolve({ cards: 'classic' }), ...evening });
  });
});
