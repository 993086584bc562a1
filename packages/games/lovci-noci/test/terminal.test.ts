import { join } from 'node:path';
import type { View, Viewer } from '@nokturn/engine';
import { LANGUAGES, type Language, plain } from '@nokturn/text';
import { sourcesOf, strictText } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { type LovciView, lovciNoci, type State } from '../index.ts';
import { telling } from '../telling.ts';
import { about, atStake, board, notebook, own, things } from '../terminal.ts';
import { L1, newMatch } from './kit.ts';

const { facts, warning = () => null } = telling;

const ROOMY = { columns: 200, rows: 60 };

const SOURCES = sourcesOf(join(import.meta.dirname, '..'), 'locales');
const NAMES = Array.from({ length: 4 }, (_, seat) => `P${seat + 1}`);
const textIn = (language: Language) => strictText(language, SOURCES[language], NAMES);

/** The view of a match of four in layout L1, changed by hand. */
function viewOf(viewer: Viewer, change: (state: State) => void = () => undefined): View<LovciView> {
  const match = newMatch(4, { openingProphecy: 'never' });
  const state = { ...match.position.state, slots: L1, start: 0, active: 1 };
  change(state);
  return { ...match.view(viewer), state: lovciNoci.secrets.show(state, viewer) };
}

function shown(lines: readonly string[]): string[] {
  return lines.map(plain);
}

const english = textIn('en');

describe('the card at stake in a decision', () => {
  const passed = (viewer: Viewer) =>
    shown(
      atStake(
        viewOf(viewer, (state) => {
          state.prophecy = { giver: 1, receiver: 2, card: 'trial-of-the-frail' };
        }),
        english,
      ),
    );

  it('LN-8.6: the prophecy with its text, for its holder and nobody else', () => {
    expect(passed(2)[0]).toMatch(/^Trial of the Frail: \S.+/);
    expect(passed(1)).toEqual(passed(2));
    expect(passed(0)).toEqual([]);
  });

  it('is empty if there is none', () => {
    expect(atStake(viewOf(0), english)).toEqual([]);
  });
});

describe('the table in a terminal', () => {
  it('the ring: areas connected by a web, the sums below, and the seats there', () => {
    const view = viewOf('spectator', ({ players: [a, b, c] }) => {
      if (a) a.place = 'chapel';
      if (b) b.place = 'morganas-hut';
      if (c) c.place = 'chapel';
    });
    expect(shown(board(view, english, ROOMY)).slice(2, 5)).toEqual([
      '[Stone Circle ~ Well of Wisdom]  [Chapel ~ Enchanted Tree]  [Graveyard ~ Morgana’s Hut]',
      ' 10             4, 5              6        9                 8           2, 3',
      '                                  1 3                                    2',
    ]);
    expect(shown(board(view, english, { columns: 60, rows: 24 })).slice(1, 4)).toEqual([
      '[Stone Circle 10 ~ Well of Wisdom 4, 5]',
      '[Chapel 6: 1 3 ~ Enchanted Tree 9]',
      '[Graveyard 8 ~ Morgana’s Hut 2, 3: 2]',
    ]);
  });

  it('a line for each seat: colour and symbol, damage, place, equipment, public knowledge', () => {
    const view = viewOf(0, ({ players: [a, b, c] }) => {
      if (a) Object.assign(a, { damage: 7, place: 'graveyard', equipment: ['iron-claws', 'shadow-cloak'] });
      if (b) Object.assign(b, { character: 'volko', revealed: true, damage: 4, void: true, extraTurns: 2 });
      if (c) Object.assign(c, { character: 'elena', eliminated: 1, damage: 12 });
    });
    const lines = shown(board(view, english, ROOMY)).slice(6, 10);
    expect(lines[0]).toMatch(
      /^ {2}P1\* +● yellow +7 A8 BE10 +Graveyard +Hidden +\[Iron Claws, Shadow Cloak\]$/,
    );
    expect(lines[1]).toMatch(
      /^▸ P2 +■ green +4 \/ 13 +Centre +Volko \(vampire\) Ability broken 2 extra turns$/,
    );
    expect(lines[2]).toMatch(/^ {2}P3 +▲ grey +– +– +Elena \(werewolf\) Eliminated$/);
  });

  it('LN-1.7: the letters near a hidden seat’s damage are those of the pool, not of the seat', () => {
    const damaged = (viewer: Viewer, character: 'gregor' | 'elena') =>
      board(
        viewOf(viewer, ({ players }) => Object.assign(players[3] ?? {}, { character, damage: 9 })),
        english,
        ROOMY,
      );
    expect(damaged('spectator', 'gregor')).toEqual(damaged('spectator', 'elena'));
    expect(damaged(0, 'gregor')).toEqual(damaged(0, 'elena'));
  });

  it('the tally of the parties and the piles', () => {
    const lines = shown(
      board(
        viewOf('spectator', ({ players, discards }) => {
          Object.assign(players[2] ?? {}, { character: 'elena', eliminated: 1 });
          discards.red.push('crossbow');
        }),
        english,
        ROOMY,
      ),
    );
    expect(lines[0]).toBe('Round 1   werewolves: 1 of 2 eliminated · vampires: 0 of 2 eliminated');
    expect(lines.at(-1)).toBe('Prophecies 16 (0) · Advantages 18 (0) · Fights 18 (1 Crossbow)');
  });

  it('with everything open every character is named; for others, no hidden ones', () => {
    const party = /\((werewolf|vampire|human)\)/g;
    const named = (viewer: Viewer) =>
      shown(board(viewOf(viewer), english, ROOMY))
        .join('\n')
        .match(party) ?? [];
    expect(named('everything')).toHaveLength(4);
    expect(named('spectator')).toHaveLength(0);
    expect(named(2)).toHaveLength(0);
  });
});

describe('a seat’s private panels', () => {
  const asElena = (viewer: Viewer) =>
    viewOf(viewer, ({ players, notes, shown: faces }) => {
      Object.assign(players[0] ?? {}, { character: 'elena' });
      notes.push({ giver: 0, receiver: 2, card: 'hawthorn-stake', outcome: 'took' });
      notes.push({ giver: 3, receiver: 0, card: 'true-face', outcome: 'showed' });
      faces.push({ to: 3, seat: 0, character: 'elena' });
    });

  it('a player’s own panel names the character with ability and goal, for that player alone', () => {
    expect(shown(own(asElena(0), english))).toEqual([
      'Elena (werewolf)  Limit 10 (E)',
      expect.stringMatching(/^Ability: Light Paw\. /),
      expect.stringMatching(/^Goal: /),
    ]);
    expect(own(asElena('spectator'), english)).toEqual([]);
    expect(telling.means.dealt).toBe('deal');
  });

  it('LN-8.8 LN-8.13: the notebook contains prophecies given and received, and faces shown', () => {
    expect(shown(notebook(asElena(0), english))).toEqual([
      'P1 passes the prophecy Hawthorn Stake to P3. The prophecy hurts P3 for 2.',
      'P4 passes the prophecy True Face to P1. P1 shows P4 the character card. Nobody else sees it.',
    ]);
    expect(shown(notebook(asElena(3), english))).toContain('P1: Elena (werewolf)');
    expect(notebook(asElena('spectator'), english)).toEqual([]);
  });

  it('messages about a decision know your own character and the card in your hands', () => {
    const drawing = (viewer: Viewer) =>
      facts(
        viewOf(viewer, (state) => {
          Object.assign(state.players[1] ?? {}, { character: 'gregor' });
          state.prophecy = { giver: 1, receiver: null, card: 'silver-lash' };
        }),
      );
    expect(drawing(1)).toMatchObject({ character: 'gregor', card: 'silver-lash', cards: 'kosmos' });
    expect(drawing('spectator')).toMatchObject({ character: undefined, card: undefined });
  });

  it('LN-11.2 LN-11.3 only players about to show a hidden face are warned', () => {
    const words = 'Everyone will know who you are from now on.';
    const hidden = viewOf(0);
    for (const answer of ['reveal', 'ability', 'counter', 'fur', 'extra', 'repeat', 'step-cw', 'step-ccw'])
      expect(warning(answer, hidden, english)).toBe(words);
    for (const answer of ['roll', 'pass', 'end', 'seat:2', 'heal-all', ['reveal'], 1])
      expect(warning(answer, hidden, english)).toBeNull();
    const known = viewOf(0, ({ players: [a] }) => Object.assign(a ?? {}, { revealed: true }));
    expect(warning('ability', known, english)).toBeNull();
    expect(warning('reveal', viewOf('spectator'), english)).toBeNull();
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('everything that can be looked up is explained', () => {
    const text = textIn(language);
    const view = viewOf(0, (state) => Object.assign(state.options, { characters: 'all' }));
    const all = things(view);
    expect(all).toHaveLength(6 + 20 + 27 + 12);
    for (const thing of all)
      for (const line of about(thing, view, text)) expect(plain(line)).not.toMatch(/[{}]/);
  });

  it('the table, the player’s own panel and the notebook have no gaps', () => {
    const text = textIn(language);
    const view = viewOf(0, ({ notes, shown: faces, players }) => {
      notes.push({ giver: 0, receiver: 2, card: 'balm-of-the-pack', outcome: 'healed' });
      faces.push({ to: 0, seat: 1, character: 'elena' });
      Object.assign(players[2] ?? {}, {
        eliminated: 1,
        spent: true,
        void: true,
        furred: true,
        extraTurns: 3,
      });
    });
    const lines = [...board(view, text, ROOMY), ...own(view, text), ...notebook(view, text)];
    for (const line of lines) expect(plain(line)).not.toMatch(/[{}]|undefined|null/);
  });
});
