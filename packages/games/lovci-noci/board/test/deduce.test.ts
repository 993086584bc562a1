import { describe, expect, it } from 'vitest';
import { CHARACTERS, type CharacterId } from '../../cards/characters.ts';
import type { LovciView } from '../../secrets.ts';
import { characterProof, partyProof, partyTally, suspectsOf } from '../deduce.ts';
import { night, viewersOf } from './nights.ts';

/** The view of seat 0 (Apollonia) at the start of a match with five players. */
function firstView(
  changes: (players: Writable<LovciView['players'][number]>[]) => void = () => {},
  more = {},
) {
  const [moment] = night('deduce', 5);
  if (!moment) throw new Error('a match has no beginning');
  const view = structuredClone(moment.view('spectator').state);
  const players = view.players as Writable<LovciView['players'][number]>[];
  (players[0] as Writable<LovciView['players'][number]>).character = 'apolena';
  changes(players);
  return { ...view, ...more } as LovciView;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function names(suspects: ReadonlySet<CharacterId> | undefined): string[] {
  return [...(suspects ?? [])].sort();
}

describe('the notebook', () => {
  it.each([
    ['first', 4],
    ['first', 7],
    ['all', 8],
    ['vortex', 6],
    ['tutorial', 6],
  ] as const)('never rules out the truth (%s, %i players)', (characters, seats) => {
    for (const seed of ['x', 'y', 'z'])
      for (const moment of night(`${seed} ${characters}`, seats, { characters }))
        for (const viewer of viewersOf(moment.state)) {
          const suspects = suspectsOf(moment.view(viewer).state);
          moment.state.players.forEach(({ character }, seat) => {
            expect(suspects[seat]).toContain(character);
          });
        }
  });

  it('LN-2.8: with five players the one human is known, so nobody else is human', () => {
    const suspects = suspectsOf(firstView());
    expect(names(suspects[1])).toEqual(['elena', 'frederik', 'gregor', 'ulrik', 'volko', 'wilhelmina']);
    expect(partyProof(suspects[1] ?? new Set(), 'human')).toBe('excluded');
    expect(partyProof(suspects[1] ?? new Set(), 'vampire')).toBe('possible');
  });

  it('LN-1.7: a living player has a limit above the damage', () => {
    const suspects = suspectsOf(
      firstView((players) => {
        Object.assign(players[2] ?? {}, { damage: 12 });
      }),
    );
    expect(names(suspects[2])).toEqual(['gregor', 'volko', 'wilhelmina']);
  });

  it('LN-2.8: two known vampires leave only werewolves', () => {
    const suspects = suspectsOf(
      firstView((players) => {
        Object.assign(players[1] ?? {}, { character: 'volko', revealed: true });
        Object.assign(players[2] ?? {}, { character: 'ulrik', revealed: true });
      }),
    );
    expect(partyProof(suspects[3] ?? new Set(), 'werewolf')).toBe('certain');
    expect(names(suspects[4])).toEqual(['elena', 'frederik', 'gregor']);
  });

  it('LN-8.6, LN-8.16: the answer to a prophecy reveals the party, but Ulric may have lied', () => {
    const note = { giver: 0, receiver: 1, card: 'silver-lash', outcome: 'nothing' } as const;
    expect(names(suspectsOf(firstView(undefined, { notes: [note] }))[1])).toEqual([
      'ulrik',
      'volko',
      'wilhelmina',
    ]);
    const took = { ...note, outcome: 'took' } as const;
    expect(names(suspectsOf(firstView(undefined, { notes: [took] }))[1])).toEqual([
      'elena',
      'frederik',
      'gregor',
      'ulrik',
    ]);
  });

  it('LN-8.12: a trial depends on the letter', () => {
    const note = { giver: 0, receiver: 1, card: 'trial-of-the-mighty', outcome: 'took' } as const;
    expect(names(suspectsOf(firstView(undefined, { notes: [note] }))[1])).toEqual([
      'frederik',
      'gregor',
      'ulrik',
      'volko',
      'wilhelmina',
    ]);
  });

  it('LN-12.7: after an elimination a hidden player is not Dalibor, unless void', () => {
    const view = firstView((players) => {
      Object.assign(players[0] ?? {}, { character: null });
      Object.assign(players[1] ?? {}, { character: 'volko', eliminated: 1 });
      Object.assign(players[3] ?? {}, { void: true });
    });
    const suspects = suspectsOf({ ...view, batches: 1 });
    expect(suspects[2]).not.toContain('dalibor');
    expect(suspects[3]).toContain('dalibor');
  });

  it('LN-2.15: with one character per letter, a known letter is known for everybody', () => {
    const view = firstView((players) => {
      Object.assign(players[1] ?? {}, { character: 'elena', revealed: true });
    });
    const options = { ...view.options, characters: 'all', distinctLetters: true } as const;
    const suspects = suspectsOf({ ...view, options });
    expect(suspects[2]).not.toContain('evelina');
    expect(suspects[2]).toContain('fenris');
  });

  it('is certain of shown characters and of nothing else', () => {
    const suspects = suspectsOf(firstView());
    expect(characterProof(suspects[0] ?? new Set(), 'apolena')).toBe('certain');
    expect(characterProof(suspects[0] ?? new Set(), 'dalibor')).toBe('excluded');
    expect(characterProof(suspects[1] ?? new Set(), 'volko')).toBe('possible');
  });

  it('counts the eliminated members of each party', () => {
    const view = firstView((players) => {
      Object.assign(players[1] ?? {}, { character: 'volko', eliminated: 1 });
    });
    expect(partyTally(view)).toEqual([
      { party: 'werewolf', out: 0, all: 2 },
      { party: 'vampire', out: 1, all: 2 },
      { party: 'human', out: 0, all: 1 },
    ]);
    expect(CHARACTERS.volko.party).toBe('vampire');
  });
});
