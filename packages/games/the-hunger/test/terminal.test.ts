import { join } from 'node:path';
import type { Viewer } from '@nokturn/engine';
import { deep, randomMatch } from '@nokturn/engine/testing';
import { LANGUAGES, type Language, parts, plain } from '@nokturn/text';
import { sourcesOf, strictText } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { theHunger } from '../index.ts';
import { notesOn } from '../notes.ts';
import { telling } from '../telling.ts';
import { about, board, note, notebook, own, routine, things, unsaid } from '../terminal.ts';
import { action, type HungerScene, newMatch, type Setting, scene, turn } from './kit.ts';
import { SETTINGS } from './trials.ts';

const { facts, warning = () => null } = telling;

const ROOMY = { columns: 120, rows: Number.POSITIVE_INFINITY };

const SOURCES = sourcesOf(join(import.meta.dirname, '..'), 'locales');
const NAMES = Array.from({ length: 6 }, (_, seat) => `P${seat}`);
const textIn = (language: Language) => strictText(language, SOURCES[language], NAMES);
const english = textIn('en');

/** The middle of a night: one vampire hunts at a Well, two share a Chest, one is home. */
const NIGHT: Setting = {
  players: [
    {
      at: 'r10',
      vp: 21,
      playing: ['vampire-speed-4', 'vampire-speed-3', 'noble-theresa', 'pig-malac'],
      discard: ['military-uwe', 'military-grant'],
      digested: ['villager-ivo'],
      tokens: ['token-speed-1'],
      missions: ['a-soldiers-life', 'hungry'],
    },
    { at: 'r11', vp: 9, resting: true, played: ['token-draw'], missions: ['royal'] },
    { at: 'r11', vp: 12, missions: ['tipsy'] },
    { at: 'castle', home: 1, vp: 30 },
  ],
  round: 7,
  track: {
    '1/3': ['noble-tania'],
    '1/2': ['hypnosis'],
    '1/1': ['religious-bolat', 'villager-momo', 'wolf-bo'],
    '4/1': ['villager-reyda'],
  },
  chests: { r6: 'token-velvet', r11: 'token-parasol' },
  crypts: { m6: ['picky', 'royal-5p'], d7: ['meh'] },
  tavern: ['noble-jack', 'dog-kutya'],
  castleTiles: [8, 6, 4],
  publicMissions: ['gluttony', 'romantic'],
  usedMissions: ['digestion'],
  huntDeck: ['villager-bruce', 'villager-boo'],
  from: 'move',
  turn: { step: 'move', speed: 7, remaining: 7 },
};

function night(change: Partial<Setting> = {}): HungerScene {
  return scene({ ...NIGHT, ...change }).asks(0, 'move');
}

function hunting(remaining = 3): HungerScene {
  const { from: _, ...rest } = NIGHT;
  const [first, ...players] = NIGHT.players;
  return action(first ?? {}, remaining, { ...rest, players, turn: { moved: true } }).asks(0, 'action');
}

function shown(lines: readonly string[]): string[] {
  return lines.map(plain);
}

describe('the table in a terminal', () => {
  const lines = (viewer: Viewer, room = ROOMY) => shown(board(night().view(viewer), english, room));

  it('the round, the active seat, the rest of its turn and the next seats; the public tiles', () => {
    expect(lines(0).slice(0, 2)).toEqual([
      'Round 7 of 15 · P0: Move · Speed left: 7 → P2 → P3',
      'Public Missions: Gluttony (5/0/0/0), Romantic (0/0/0/0)   Castle tiles: 8, 6, 4 · Roses: 3 · Hunt deck: 2',
    ]);
    expect(shown(board(hunting().view(0), english, ROOMY))[0]).toBe(
      'Round 7 of 15 · P0: Action · Speed left: 3 · hunts left: 2 (1 of them only in column 1) → P2 → P3',
    );
  });

  it('the map: spaces by number with their effects, junctions of paths, and vampires, top of the stack first', () => {
    expect(lines(0).slice(3, 11)).toEqual([
      'Cemetery               Castle[L] →            1─2─3 → Mountains 1',
      'Mountains              Cemetery 3 →           1─2─3─4─5○─6†²─7─8─9○ → Plains, Railroad 1',
      'Plains +1  Railroad    Mountains 9 →          1═2═3═4○═5═6■═7†⁰═8⌂═9═10○[R]═11□[JB]═12═13⇅═14═15═16 → Forest, Railroad 1',
      '           Boat route  Railroad 1 →           1~2~3♨²~4≈~5○~6≈~7~8≈~9○~10≈ → Railroad 14, 15',
      '           Road        Railroad 5 →           1†⁰─2─3─4⌂─5○─6⇅─7†¹─8 → Forest, Road 1',
      'Forest +2  Railroad    Plains, Railroad 16 →  1═2○═3⌂═4†⁰═5 → Road 6',
      '           Road        Plains, Road 8 →       1─2○─3⌂─4─5†⁰─6─7○─8─9 → Labyrinth',
      '○ Well  ■ Closed Chest  □ Open Chest  † Crypt  ♨ Tavern  ≈ Ship  ⌂ Market, Church, Mansion, Barracks  ⇅ two paths meet',
    ]);
  });

  it('possible destinations stand out', () => {
    const standingOut = (viewer: Viewer) =>
      parts(board(night().view(viewer), english, ROOMY)[5] ?? '').flatMap(({ text, thing }) =>
        thing?.type === 'strong' ? [text] : [],
      );
    const railroad = ['3', '4○', '5', '6■', '7†⁰', '8⌂', '9', '11□', '12', '13', '14', '15', '16'];
    expect(standingOut(0)).toEqual(['Plains +1', ...railroad]);
    expect(standingOut(1)).toEqual(['Plains +1']);
  });

  it('the Hunt Track with all cards in its piles, expensive columns first (TH-3.9)', () => {
    expect(lines(0).slice(12, 18)).toEqual([
      '   cost 3            cost 2          cost 1',
      ' 1 Tania (5 Noble)   Hypnosis (+1)   Bolat (1 Religious, Holy Water), Momo (1 Villager, +1), Bo (Wolf)',
      ' 2 –                 –               –',
      ' 3 –                 –               –',
      ' 4 –                 –               Reyda (1 Villager, Fast)',
      ' 5 –                 –               –',
    ]);
  });

  it('a pile that is too wide continues on the next line', () => {
    expect(lines(0, { ...ROOMY, columns: 80 }).slice(13, 15)).toEqual([
      ' 1 Tania (5 Noble)   Hypnosis (+1)   Bolat (1 Religious, Holy Water),',
      '                                     Momo (1 Villager, +1), Bo (Wolf)',
    ]);
  });

  it('a line for each seat: points now and if the night ended now, its space, cards, tokens and Missions', () => {
    expect(lines(0).slice(19, 24)).toEqual([
      '          Points   Where                                       Deck/discard/digested  Bonus tokens  Missions  Playing area',
      '▸ P0*  R  21 (28)  Plains, Railroad 10 (Well), 22 steps home   4/2/1                  +1 Speed      2         Vampire Speed (4), Vampire Speed (3), Theresa (4 Noble, Confuse), Malac (Pig)',
      '✓ P1   B  9 (9)    Plains, Railroad 11 (Chest), 23 steps home  6/0/0                  ✓Draw 1       1         –',
      '  P2   J  12 (12)  Plains, Railroad 11 (Chest), 23 steps home  6/0/0                  –             1         –',
      '  P3   L  30 (30)  Home                                        6/0/0                  –             0         –',
    ]);
  });

  it('whether the viewer still gets home, for viewers with a seat that are not home', () => {
    expect(lines(0).at(-1)).toMatch(
      /^22 steps home, about \d\.\d Speed a turn, 9 turns left: you get home in time$/,
    );
    const late = shown(board(night({ round: 13 }).view(0), english, ROOMY)).at(-1);
    expect(late).toMatch(/3 turns left: only luck can bring you home$/);
    expect(lines(3).at(-1)).toMatch(/^ {2}P3/);
    expect(lines('spectator').at(-1)).toMatch(/^ {2}P3/);
  });

  it('with less room the empty lines go first, then the Hunt Track, which the options describe anyway', () => {
    const close = lines(0, { columns: 120, rows: 40 });
    expect(close).toHaveLength(21);
    expect(close).not.toContain('');
    expect(close[9]).toMatch(/cost 3/);
    const packed = lines(0, { columns: 120, rows: 30 });
    expect(packed).toHaveLength(15);
    expect(packed.join('\n')).not.toContain('cost 3');
    const least = lines(0, { columns: 120, rows: 24 });
    expect(least).toHaveLength(13);
    expect(least.join('\n')).not.toContain('Public Missions');
  });

  it('on a narrow screen the map leaves out the origins of its paths', () => {
    expect(lines(0, { columns: 80, rows: 24 }).slice(1, 8)).toEqual([
      'Cemetery               Castle[L]─1─2─3',
      'Mountains              1─2─3─4─5○─6†²─7─8─9○',
      'Plains +1  Railroad    1═2═3═4○═5═6■═7†⁰═8⌂═9═10○[R]═11□[JB]═12═13⇅═14═15═16',
      '           Boat route  1~2~3♨²~4≈~5○~6≈~7~8≈~9○~10≈',
      '           Road        1†⁰─2─3─4⌂─5○─6⇅─7†¹─8',
      'Forest +2  Railroad    1═2○═3⌂═4†⁰═5',
      '           Road        1─2○─3⌂─4─5†⁰─6─7○─8─9─Labyrinth',
    ]);
  });

  it('before night falls there is no map yet', () => {
    const draft = shown(board(newMatch(3).view(0), english, ROOMY));
    expect(draft[0]).toBe('Round 1 of 15 · Setup');
    expect(draft).toHaveLength(2 + 1 + 1 + 3);
  });
});

describe('a seat’s private view', () => {
  it('its cards with their effects, its Missions with their current values, its tokens and the way home', () => {
    expect(shown(own(night().view(0), english))).toEqual([
      'Playing area',
      '  Vampire Speed (4)  Starting Power, Speed +4',
      '  Vampire Speed (3)  Starting Power, Speed +3',
      expect.stringMatching(/^ {2}Theresa {2}Noble, Value 4 {2}Confuse\. In your playing area/),
      expect.stringMatching(/^ {2}Malac {2}Familiar, Pig {2}If you have not moved/),
      'Missions',
      '  A Soldier’s Life  1 point for each Military you own.  2 now',
      expect.stringMatching(/^ {2}Hungry! {2}After you have hunted in column 3/),
      '  Gluttony  5 points if you own the most Humans.  5 now  (public)',
      '  Romantic  5 points if you own a Rose.  0 now  (public)',
      'Bonus tokens',
      '  +1 Speed  When you move or hunt: 1 more Speed.',
      'Deck, in no known order',
      '  The Hunger (+2), Vampire Thirst (+1), Vampire Strength (+2), Vampire Speed (2)',
      'Discard pile',
      '  Uwe (3 Military), Grant (4 Military)',
      'Digestion zone',
      '  Ivo (2 Villager)',
      expect.stringMatching(/^22 steps home/),
    ]);
    expect(own(night().view('spectator'), english)).toEqual([]);
    expect(shown(own(night().view(1), english)).join('\n')).toContain('Royal');
    expect(shown(own(night().view(2), english)).join('\n')).not.toContain('Royal');
  });

  it('the notebook lists the tiles seen in the Crypts, the one not kept, and those out of the game (section 6)', () => {
    const looked = action({ at: 'm6' }, 1, {
      crypts: { m6: ['picky', 'royal', 'tipsy'] },
      usedMissions: ['digestion'],
    })
      .answer(0, 'crypt:m6')
      .answer(0, 'keep:tipsy')
      .asks(0, 'action');
    expect(shown(notebook(looked.view(0), english))).toEqual([
      'Mountains 6 (Crypt): Picky, Royal',
      'Used up: Digestion',
    ]);
    expect(shown(notebook(looked.view(1), english))).toEqual(['Used up: Digestion']);
    expect(notebook(looked.view('spectator'), english)).toEqual([]);
    const dealt = newMatch(2);
    dealt.answer(0, 'vampire:boris');
    dealt.answer(1, 'vampire:yoko');
    for (const seat of [0, 1]) {
      const ask = dealt.view(seat).asked?.mine?.ask;
      if (ask?.kind === 'one') dealt.answer(seat, ask.options[0] ?? '');
    }
    expect(shown(notebook(dealt.view(0), english))[0]).toMatch(/^Not kept: \w+/);
  });

  it('a turn is told by its actions, and routine questions need no answer', () => {
    expect(unsaid).toEqual(['turn']);
    expect(Object.values(telling.means)).not.toContain('deal');
    // All decisions that are asked, always or sometimes, even if there is only one answer.
    const covers = Object.entries(theHunger.work).flatMap(([step, doing]) =>
      typeof doing === 'object' && doing.cover ? [step] : [],
    );
    expect([...routine].sort()).toEqual(covers.sort());
  });
});

describe('before an answer is given', () => {
  const noted = (at: HungerScene, option: string) => note(option, at.view(0), english);

  it('a move states its cost, the things and vampires there, and the distance home (TH-9.4 TH-19.10)', () => {
    expect(noted(night(), 'move:r9')).toBe('cost 1; 21 steps home');
    expect(noted(night(), 'move:r11')).toBe('cost 1; Parasol; P1, P2; 23 steps home');
    expect(noted(night(), 'move:r7')).toBe('cost 3; empty; 19 steps home');
    expect(noted(night(), 'move:r6')).toBe('cost 4; closed; 18 steps home');
    expect(noted(night(), 'stay')).toBe('22 steps home');
    expect(noted(night({ round: 13 }), 'move:r11')).toMatch(/23 steps home: hardly in time$/);
  });

  it('the move into the Castle says which tile is waiting, and staying there gives none (TH-11.5)', () => {
    const near = turn(
      { at: 'c3', hand: ['vampire-speed-4'] },
      { castleTiles: [8, 6], players: [{}], round: 9 },
    );
    expect(note('move:castle', near.asks(0, 'move').view(0), english)).toBe('cost 3; 8 points');
    const never = turn({ hand: ['vampire-speed-4'] }).asks(0, 'move');
    expect(note('stay', never.view(0), english)).toBe('');
  });

  it('a hunt states its cost, its VP here and its cards (TH-12.8 to TH-12.11)', () => {
    expect(noted(hunting(), 'hunt:1/3')).toBe('cost 3; 6 points; Tania (5 Noble)');
    expect(noted(hunting(), 'hunt:4/1')).toBe('cost 2; 2 points; Reyda (1 Villager, Fast)');
    expect(noted(hunting(), 'hunt:1/2')).toBe('cost 2; Hypnosis (+1)');
    expect(noted(hunting(), 'end')).toBe('Speed left: 3, hunts left: 2 (1 of them only in column 1)');
  });

  it('cards, tokens and Missions state their effects, and Missions their current values', () => {
    expect(noted(night(), 'token:token-speed-1')).toBe('When you move or hunt: 1 more Speed.');
    expect(noted(night(), 'discard:noble-theresa')).toMatch(/^Noble, Value 4 {2}Confuse\. /);
    expect(noted(night(), 'keep:a-soldiers-life')).toBe('1 point for each Military you own. (2 now)');
    expect(noted(night(), 'keep:strategist')).toBe('6 points if you own the most Military. (6 now)');
    expect(noted(night(), 'use:hungry')).not.toMatch(/now/);
    expect(noted(night(), 'vampire:boris')).toBe('Blue, with the head of a wolf.');
    expect(noted(night(), 'type:military')).toBe('2 cards');
    expect(noted(night(), 'building:r8')).toMatch(/^You may digest a Villager/);
    expect(noted(night(), 'crypt:m6')).toBe('2 Missions');
    expect(noted(night(), 'crypt:d1')).toBe('empty');
    expect(noted(night(), 'tavern')).toBe('cost 2, 2 cards');
    expect(noted(night(), 'push:r9')).toBe('21 steps home');
    expect(noted(night(), 'done')).toBe('');
  });

  it('a page says line by line what an answer leaves out: the value and effect of prey, and the effect of a space', () => {
    const lines = (at: HungerScene, option: string) => notesOn(option, at.view(0), english);
    expect(lines(hunting(), 'hunt:1/3')).toEqual(['6 points; Noble, Value 5']);
    expect(lines(hunting(), 'hunt:4/1')).toEqual([
      '2 points; Villager, Value 1',
      'Fast. On the Hunt Track: its pile costs 1 more Speed.',
    ]);
    expect(lines(hunting(), 'hunt:1/2')[0]).toBe('Power, Speed +1');
    expect(lines(hunting(), 'end')).toEqual([]);
    const pile = action({ at: 'd9' }, 3, { track: { '1/1': ['noble-tania', 'villager-reyda'] } }).asks(
      0,
      'action',
    );
    expect(lines(pile, 'hunt:1/1')).toEqual([
      '10 points',
      'Tania: Noble, Value 5',
      'Reyda: Villager, Value 1. Fast. On the Hunt Track: its pile costs 1 more Speed.',
    ]);
    expect(lines(night(), 'move:r9')).toEqual(['cost 1; 21 steps home']);
    expect(lines(night(), 'move:r10')[1]).toMatch(/^One extra hunt in column 1 this turn/);
    expect(lines(night(), 'move:r11')[1]).toBe('One more turn after round 15, without hunting.');
    expect(lines(night(), 'move:r7')).toEqual(['cost 3; empty; 19 steps home']);
    expect(lines(night(), 'move:r6')[1]).toMatch(/^Take the hidden Bonus token/);
    expect(lines(night(), 'chest:r6')).toEqual([expect.stringMatching(/^Take the hidden Bonus token/)]);
    expect(lines(night(), 'crypt:m6')[1]).toMatch(/^You must gain a Mission/);
    expect(lines(night(), 'tavern')[0]).toBe('2 cards');
    expect(lines(night(), 'discard:noble-theresa')[0]).toBe('Noble, Value 4');
    expect(lines(night(), 'digest:vampire-speed-2')).toEqual([]);
    expect(lines(night(), 'vampire:boris')).toEqual([]);
    expect(lines(night(), 'done')).toEqual([]);
  });

  it('a space states its effect for a staying vampire only if it works for it', () => {
    const staying = (options: object) =>
      notesOn(
        'stay',
        turn({ at: 'm5', hand: ['vampire-speed-4'] }, { options })
          .asks(0, 'move')
          .view(0),
        english,
      );
    expect(staying({})).toHaveLength(2);
    expect(staying({ stayActivates: false })).toHaveLength(1);
  });

  it('the destination of a hypnotised card (TH-16.7)', () => {
    const track = { '1/2': ['noble-tania'], '1/1': ['religious-mary'] } as const;
    const now = action({ at: 'd9', playing: ['hypnosis'] }, 1, { track });
    now.answer(0, 'hypnosis').asks(0, 'hypnosis-cell');
    expect(noted(now, 'cell:1/1')).toBe('Mary (3 Religious)');
    now.answer(0, 'cell:1/2').answer(0, 'card:noble-tania').asks(0, 'hypnosis-direction');
    expect(noted(now, 'right')).toBe('Mary (3 Religious)');
    expect(noted(now, 'down')).toBe('empty');
  });

  it('a move that would burn needlessly in the last turn needs confirmation (TH-19.10)', () => {
    const hand = ['vampire-speed-4', 'vampire-speed-3'] as const;
    const last = (setting: Partial<Setting> = {}) =>
      turn({ at: 'm5', hand }, { round: 15, ...setting }).asks(0, 'move');
    const said =
      'This is your last turn, and the sun will find you there. You could still be somewhere safe.';
    expect(warning('stay', last().view(0), english)).toBe(said);
    expect(warning('move:m1', last().view(0), english)).toBe(said);
    expect(warning('move:c2', last().view(0), english)).toBeNull();
    expect(warning('stay', last({ round: 14 }).view(0), english)).toBeNull();
    expect(warning('stay', last({ options: { mode: 'rookie' } }).view(0), english)).toBeNull();
    expect(warning('stay', last({ options: { beginner1: true } }).view(0), english)).toBeNull();
    const parasol = turn({ at: 'm5', hand, tokens: ['token-parasol'] }, { round: 15 }).passUntil('move');
    expect(warning('stay', parasol.asks(0, 'move').view(0), english)).toBeNull();
    const lost = turn({ at: 'r5', hand }, { round: 15 }).asks(0, 'move');
    expect(warning('stay', lost.view(0), english)).toBeNull();
  });

  it('questions state the Speed left', () => {
    expect(facts(night().view(0))).toMatchObject({ speed: 7, here: 'r10' });
    expect(plain(english.decision('move', facts(night().view(0))))).toBe('Speed 7. Where do you go?');
  });
});

describe('looking things up', () => {
  const view = night().view(0);
  const told = (type: string, id: string) => shown(about({ type, id }, view, english));

  it('a card, a tile, a token, a kind of space, a vampire', () => {
    expect(told('card', 'military-diego')).toEqual(['Diego', 'Military, Value 3, Speed −1']);
    expect(told('mission', 'hungry').slice(0, 2)).toEqual(['Hungry!', 'Instant Mission']);
    expect(told('token', 'token-velvet').slice(0, 2)).toEqual(['Velvet Clothing', '×6, 4 points']);
    expect(told('effect', 'church')[2]).toBe('Plains, Road 4 (Church)');
    expect(told('vampire', 'rajesh')[2]).toBe('P0*');
    expect(told('vampire', 'gervasi')).toHaveLength(2);
  });

  it('tiles for five players only if there are five (TH-4.12)', () => {
    const few = things(view).filter(({ type }) => type === 'mission');
    const many = things(newMatch(5).view(0)).filter(({ type }) => type === 'mission');
    expect([few.length, many.length]).toEqual([40, 50]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const text = textIn(language);
  const GAP = /[{}]|undefined|null|unknown|NaN/;

  it('everything that can be looked up is explained', () => {
    const view = night().view(0);
    for (const thing of things(view))
      for (const line of about(thing, view, text)) {
        expect(plain(line)).not.toMatch(GAP);
        expect(line).not.toBe('');
      }
  });

  it('whole nights can be shown to everybody, with a note beside every option', { timeout: 60_000 }, () => {
    for (const { name, seats, options } of SETTINGS.slice(0, deep(2, 4)))
      for (const moment of randomMatch(theHunger, `shown ${name}`, seats, options))
        for (const viewer of [0, seats - 1, 'spectator'] as const) {
          const view = moment.view(viewer);
          const ask = view.asked?.mine?.ask;
          const choices = ask !== undefined && ask.kind !== 'amount' ? ask.options : [];
          if (viewer !== 'spectator' && choices.length === 0) continue;
          const lines = [
            ...board(view, text, { columns: 100, rows: 50 }),
            ...own(view, text),
            ...notebook(view, text),
            ...choices.map((option) => note(option, view, text)),
            ...choices.flatMap((option) => notesOn(option, view, text)),
          ];
          for (const line of lines) expect(plain(line)).not.toMatch(GAP);
        }
  });
});
