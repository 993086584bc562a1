import { join } from 'node:path';
import type { Viewer } from '@nokturn/engine';
import { LANGUAGES, type Language, plain } from '@nokturn/text';
import { sourcesOf, strictText } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { telling } from '../telling.ts';
import { about, board, notebook, own, things, unsaid } from '../terminal.ts';
import { newMatch, type Setting, scene, type VendettaScene } from './kit.ts';

const { facts, warning = () => null, notes = () => [] } = telling;
const note = (...args: Parameters<typeof notes>) => notes(...args).join('  ');

const ROOMY = { columns: 200, rows: 80 };

const SOURCES = sourcesOf(join(import.meta.dirname, '..'), 'locales');
const NAMES = Array.from({ length: 6 }, (_, seat) => `P${seat}`);
const textIn = (language: Language) => strictText(language, SOURCES[language], NAMES);
const english = textIn('en');

/** A table in the middle of round 2: open and hidden cards, a captured card, blood, Drained cards, tokens. */
const EVENING: Setting = {
  players: [
    {
      clan: 'brujah',
      hand: ['br-hunt', 'br-earthshock'],
      allies: ['al-bronwyn'],
      victims: 2,
      on: { 'loc-1': ['br-fist-of-caine', '?br-challenge', 3] },
    },
    {
      clan: 'gangrel',
      pool: 9,
      tokens: 2,
      flipped: 1,
      victims: 0,
      drained: ['al-marcel'],
      drainedVictims: 1,
      on: { 'loc-1': ['ga-wolf-companion'], 'loc-haven': ['?ga-hunt'] },
    },
    { clan: 'malkavian', on: { 'loc-haven': ['ma-ready', 'ga-ready', 2] } },
    { clan: 'nosferatu', eliminated: 1, pool: 0, influence: 0, victims: 0 },
  ],
  round: 2,
  allies: { 'loc-1': 'al-portia', 'loc-haven': 'al-talley' },
  at: 0,
};

function evening(change: Partial<Setting> = {}): VendettaScene {
  return scene({ ...EVENING, ...change }).asks(0, 'plan-action');
}

function shown(lines: readonly string[]): string[] {
  return lines.map(plain);
}

describe('the table in a terminal', () => {
  const lines = (viewer: Viewer, room = ROOMY) => shown(board(evening().view(viewer), english, room));

  it('the round, the phase and the lap, the first player, and the remaining Victims', () => {
    expect(lines(0)[0]).toBe('Round 2 of 3 · Planning · Lap 1 of 3   Ambition token: P0 · Victims: 20');
  });

  it('a line for each seat: clan with its symbol, Pool, current Influence and tokens, hand, tokens, Alliance', () => {
    expect(lines(0).slice(2, 7)).toEqual([
      '                    Blood       Influence  In hand  Diablerie  Alliance',
      '▸ P0*  ■ Brujah     6           10 (3)     2        –          Bronwyn, Victim ×2',
      '  P1   ψ Gangrel    9           3 (3)      0        ●○         –  Drained cards: Marcel, Victim ×1',
      '  P2   @ Malkavian  6           4 (3)      0        –          Victim ×1',
      '  P3   ◉ Nosferatu  Eliminated',
    ]);
  });

  it('a table for each Location: the Ally with its numbers, and open Power, cards and blood of each seat there', () => {
    expect(lines(0).slice(8)).toEqual([
      '  The Rack  Portia (Vampire, Influence 5, Feed 0, Drain 0, then Influence 0)',
      '    P0  5+?  Fist of Caine 2, [Challenge 4], ♦3',
      '    P1  2    Wolf Companion 2',
      '',
      '  The Asylum  No ally',
      '',
      '  Prince’s Haven  Talley (Vampire, Influence 2, Feed −1, Drain 3, then Influence 0)',
      '    P1  0+?  [??]',
      '    P2  4    Ready 2, Ready 0 (P1), ♦2',
    ]);
  });

  it('VV-10.1: a face-down card is named only to viewers who know it', () => {
    expect(lines(0).join('\n')).not.toContain('[Hunt');
    expect(lines(1).join('\n')).toContain('[Hunt 0]');
    expect(lines(1).join('\n')).not.toContain('Challenge');
    for (const viewer of [2, 'spectator'] as const)
      expect(
        lines(viewer)
          .join('\n')
          .match(/\[\?\?\]/g),
      ).toHaveLength(2);
    expect(lines('everything').join('\n')).not.toContain('[??]');
  });

  it('in little space everything at a Location is packed, and continues on the next line if necessary', () => {
    const low = { rows: 20 };
    expect(lines(0, { columns: 100, ...low }).slice(6)).toEqual([
      '  The Rack  Portia (5)  P0 5+? Fist of Caine 2, [Challenge 4], ♦3  P1 2 Wolf Companion 2',
      '  The Asylum  No ally',
      '  Prince’s Haven  Talley (2)  P1 0+? [??]  P2 4 Ready 2, Ready 0 (P1), ♦2',
    ]);
    expect(lines(0, { columns: 70, ...low }).slice(6, 8)).toEqual([
      '  The Rack  Portia (5)  P0 5+? Fist of Caine 2, [Challenge 4], ♦3',
      '    P1 2 Wolf Companion 2',
    ]);
  });

  it('while a Location is resolved: its Steps, and the revealed tokens', () => {
    const fight = scene({
      players: [
        { clan: 'ventrue', relic: 're-penitent-mask', on: { 'loc-1': ['ve-ready'] } },
        { clan: 'brujah', on: { 'loc-1': ['br-hunt'] } },
      ],
      at: 'loc-1',
    })
      .stay(1)
      .asks(0, 'relic-mask');
    const table = shown(board(fight.view(0), english, ROOMY));
    expect(table[0]).toContain('The Rack: ▸ Withdraw – Revelation – Preparation – Conflict – Aftermath');
    expect(table).toContain('    P0  2  Ready 2  Stay');
    expect(table).toContain('    P1  0  Hunt 0   Withdraw');
    expect(table[3]).toContain(' The Penitent Mask ');
  });

  it('VV-24.13: Places, and teams with their totals', () => {
    const team = evening({
      places: { 'loc-1': 'pl-succubus-club' },
      options: { teams: true },
      players: EVENING.players.map((player) => ({ ...player, eliminated: 0 })),
    });
    const table = shown(board(team.view(0), english, ROOMY)).join('\n');
    expect(table).toMatch(/The Rack .* Succubus Club/);
    expect(table).toMatch(/P0\* +■ Brujah Team A: \d+ /);
    expect(table).toMatch(/P1 +ψ Gangrel Team B: \d+ /);
  });
});

describe('a seat’s private panels', () => {
  it('its hand and its face-down cards, with their effects', () => {
    expect(shown(own(evening().view(0), english))).toEqual([
      'In hand',
      '  Hunt  Aftermath, Power 0  Steal 1 blood from each rival here.',
      expect.stringMatching(/^ {2}Earthshock {2}Aftermath, Power 2 {2}Each rival here loses 1 blood/),
      'Face down',
      expect.stringMatching(/^ {2}Challenge {2}Passive, Power 4 {2}/),
    ]);
    expect(own(evening().view('spectator'), english)).toEqual([]);
  });

  it('VV-25.7 VV-R75: the notebook lists the known cards of other seats', () => {
    expect(shown(notebook(evening().view(0), english))).toEqual([
      'P1  Known cards: Hunt 0',
      'P2  Known cards: Hunt 0',
      'P3  Known cards: Hunt 0, Ready 1',
    ]);
    const off = evening({ options: { memoryAid: 'off' } });
    expect(notebook(off.view(0), english)).toEqual([]);
  });

  it('section 6: and face-down cards that the seat has seen', () => {
    const seen = scene({
      ...EVENING,
      players: EVENING.players.map((player, seat) =>
        seat === 0 ? { ...player, relic: 're-mirror-of-the-ninth-hour' } : player,
      ),
    })
      .answer(0, 'relic')
      .asks(0, 'plan-action');
    expect(shown(notebook(seen.view(0), english))[0]).toBe('P1  Face down, known: Hunt 0');
    expect(shown(notebook(seen.view(2), english)).join('\n')).not.toContain('Face down');
  });

  it('a turn is described by the actions in it', () => {
    expect(unsaid).toEqual(['turn']);
    expect(Object.values(telling.means)).not.toContain('deal');
  });
});

describe('before an answer is given', () => {
  const noted = (at: VendettaScene, option: string) => note(option, at.view(0), english);

  it('cards show their values and effects, Locations their prizes and who is there', () => {
    const planning = evening({ places: { 'loc-1': 'pl-the-collar' } });
    expect(noted(planning, 'play:br-hunt')).toBe('Aftermath, Power 0  Steal 1 blood from each rival here.');
    expect(noted(planning, 'drain')).toBe('');
    planning.answer(0, 'play:br-hunt').asks(0, 'plan-location');
    expect(noted(planning, 'location:loc-1')).toBe('Portia, Influence 5; The Collar; P0 5+?, P1 2');
    expect(noted(planning, 'location:loc-2')).toBe('');
  });

  it('a seat that may stay reads what it fights for and against whom', () => {
    const fight = scene({ ...EVENING, at: 'loc-1' }).asks([0, 1], 'stay-or-withdraw');
    expect(noted(fight, 'stay')).toBe('Portia, Influence 5; P0 5+?, P1 2');
    expect(noted(fight, 'withdraw')).toBe('');
  });

  it('VV-8.2 VV-8.4: the gains and costs of Draining', () => {
    const thirsty = evening().answer(0, 'drain').asks(0, 'drain-which');
    expect(noted(thirsty, 'card:victim')).toBe('Blood +3, Influence from 1 to 0');
    expect(noted(thirsty, 'card:al-bronwyn')).toBe('Blood +3, Influence from 5 to 3, Diablerie +1');
  });

  it('clans and Relics at the draft', () => {
    const draft = newMatch(4).view(0);
    expect(note('clan:ventrue', draft, english)).toMatch(/^Born to rule/);
    expect(note('relic:re-ferrymans-key', draft, english)).toMatch(/^Influence \d {2}In your planning turn/);
    expect(note('relic', draft, english)).toBe('');
  });

  it('VV-8.10: a Drain that would eliminate the seat must be confirmed', () => {
    const last = evening({
      players: EVENING.players.map((player, seat) => (seat === 0 ? { ...player, tokens: 2 } : player)),
    })
      .answer(0, 'drain')
      .asks(0, 'drain-which');
    expect(warning('card:al-bronwyn', last.view(0), english)).toBe(
      'A third Diablerie token: this would eliminate you.',
    );
    expect(warning('card:victim', last.view(0), english)).toBeNull();
    expect(
      warning('card:al-bronwyn', evening().answer(0, 'drain').asks(0, 'drain-which').view(0), english),
    ).toBeNull();
  });

  it('questions mention their Location and their card', () => {
    const blood = evening().answers(0, 'play:br-hunt', 'location:loc-2', 'face-up:0').asks(0, 'plan-blood');
    expect(facts(blood.view(0))).toMatchObject({ here: 'loc-2', lastBlood: 'all-voluntary' });
    expect(plain(english.decision('plan-blood', facts(blood.view(0))))).toBe(
      'How much blood do you put at the Asylum?',
    );
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const text = textIn(language);

  it('everything that can be looked up is explained', () => {
    const view = evening({ relics: ['re-ferrymans-key'], places: { 'loc-1': 'pl-the-collar' } }).view(0);
    const all = things(view);
    expect(all.map(({ type }) => type)).toEqual(expect.arrayContaining(['clan', 'card', 'term']));
    expect(all.filter(({ type }) => type === 'card')).toHaveLength(4 * 9 + 30 + 1 + 1 + 1);
    for (const thing of all)
      for (const line of about(thing, view, text)) expect(plain(line)).not.toMatch(/[{}]|unknown|^$/);
  });

  it('the table, the hand, the notebook and the notes have no gaps', () => {
    const view = evening({ relics: [], places: { 'loc-1': 'pl-the-collar' } }).view(0);
    const options = view.asked?.mine?.ask.kind === 'one' ? view.asked.mine.ask.options : [];
    const lines = [
      ...board(view, text, ROOMY),
      ...own(view, text),
      ...notebook(view, text),
      ...options.map((option) => note(option, view, text)),
    ];
    for (const line of lines) expect(plain(line)).not.toMatch(/[{}]|undefined|null|unknown/);
  });
});
