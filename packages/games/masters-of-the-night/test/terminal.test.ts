import { join } from 'node:path';
import type { Answer, Seat } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { LANGUAGES, type Language, plain } from '@nokturn/text';
import { sourcesOf, strictText } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { mastersOfTheNight } from '../index.ts';
import { notesOn } from '../notes.ts';
import type { MastersFrame } from '../rules/work.ts';
import { telling } from '../telling.ts';
import { about, board, note, notebook, own, TERMS, things } from '../terminal.ts';
import { type MastersScene, newMatch, type Setting, scene } from './kit.ts';
import { questionIn } from './question.ts';
import { SETTINGS } from './trials.ts';

const { facts, warning = () => null } = telling;

const ROOMY = { columns: 120, rows: 80 };

const SOURCES = sourcesOf(join(import.meta.dirname, '..'), 'locales');
const NAMES = Array.from({ length: 5 }, (_, seat) => `P${seat}`);
const textIn = (language: Language) => strictText(language, SOURCES[language], NAMES);
const english = textIn('en');

/**
 * A city in the middle of the night: agents on both sides, minions, a sigil, relics, lying cards, a drained
 * vampire.
 */
const NIGHT: Setting = {
  family: {
    imre: { at: 'museum', blood: 3, kills: 9, sigil: 'nightclub', relics: ['chalice-of-hunger'] },
    mila: { at: 'museum', blood: 0, kills: 2 },
    nevena: { at: 'cathedral', blood: 4, kills: 4 },
  },
  city: {
    museum: { hidden: 1, exposed: 2, minions: 1 },
    'city-park': { hidden: 1 },
    'blood-bank': { minions: 1, relics: ['stone-gargoyle'] },
  },
  dice: [6, 4, 1],
  veil: 3,
  lying: { 'the-informer': 'asylum', stakeout: 'nevena' },
  round: 4,
  at: { acting: 'imre' },
};

function night(change: Partial<Setting> = {}): MastersScene {
  return scene({ ...NIGHT, ...change });
}

function shown(lines: readonly string[]): string[] {
  return lines.map(plain);
}

describe('the table in a terminal', () => {
  const lines = (at: MastersScene, room = ROOMY) => shown(board(at.view(0), english, room));
  const evening = () => lines(night().asks(0, 'turn-action'));

  it('the round and the phase, the leader, and the cards left in the decks', () => {
    expect(evening()[0]).toBe('Round 4 of 7 · Night · Leader: Imre   Events left: 3 · Relics left: 11');
  });

  it('MN-20.5: the day after the last event is not a round any more', () => {
    const lastNight = night({ round: 18, events: [] }).asks(0, 'turn-action');
    expect(lines(lastNight)[0]).toMatch(/^Round 18 of 18 · Night · /);
    const nextDay = night({ round: 19, events: [], at: 'draw-event' }).over([]);
    expect(lines(nextDay)[0]).toMatch(/^The last day · /);
  });

  it('MN-15.20: each card that Rewritten Fate takes from the deck costs a round', () => {
    const nevena = {
      family: { nevena: { kills: 6 }, imre: {} },
      city: {},
      lying: {},
      at: { acting: 'nevena' },
    } as const;
    const fate = night({ ...nevena, events: ['night-shift', 'siege'] }).asks(0, 'turn-action');
    expect(lines(fate)[0]).toMatch(/^Round 4 of 6 · /);
    fate.say('dark', 'top').told('ability').told('event-rewritten').asks(0, 'turn-action');
    expect(lines(fate)[0]).toMatch(/^Round 4 of 5 · /);
  });

  it('MN-4.3: the veil, with the numbers of the next event in this column', () => {
    expect(evening()[1]).toMatch(
      /^Veil ███░░░ 3\/6 {3}Next event brings agents: 3 to red, 1 and 1 to blue-grey · about [\d.]+ veil lost$/,
    );
  });

  it('MN-3.1: the dice of the reserve, and those that are set aside', () => {
    expect(evening()[2]).toBe(
      'Dice reserve: 1 4 6 set aside: 1 1 1   In reserve: agents 6, minions 7, blood 7',
    );
  });

  it('the city in three rows of three, as laid out', () => {
    const city = evening().slice(4, 15);
    expect(city[1]).toMatch(/^│ Railway Station ☾ +│ Museum ☼ ⚔ +│ Asylum ☼ +│$/);
    expect(city[2]).toMatch(/^│ +│ ◌1 ●2 ♟1 {2}Imre {2}\(Mila\) +│ +│$/);
    expect(city[3]).toMatch(/│ The Informer +│$/);
    expect(city[5]).toMatch(/^│ City Park ☼ ! +│ Nightclub ☾ +│/);
    expect(city[6]).toMatch(/^│ ◌1 +│ ✦I +│/);
    expect(city[8]).toMatch(/^│ Police Station ☾ +│ Blood Bank ☼ \+ +│ Cathedral ☼ +│$/);
    expect(city[10]).toMatch(/│ Stone Gargoyle +│/);
  });

  it('a line for each vampire: controller, blood, kills with the next unlock, AP, sigil, cards', () => {
    const sheets = evening().slice(-4, -1);
    expect(sheets).toEqual([
      '▸ I Imre    P0*  ♦♦♦·     9/9                       2 AP  ✦ Nightclub  Chalice of Hunger',
      '  M Mila    P1   drained  2/9 from 4: Wild Hunt',
      '  N Nevena  P2   ♦♦♦♦     4/9 from 5: second relic                     Stakeout',
    ]);
  });

  it('MN-20.1: the state of the ritual', () => {
    expect(evening().at(-1)).toBe(
      'For the ritual: 9 kills 1/3 · sigils 1/3 · gathered 2/3 · minions there 1/3 · agents there 3',
    );
  });

  it('section 10: the grid of an event is shown on the city, and its text above it', () => {
    const event = night({ veil: 6, at: { event: 'second-thoughts' } }).asks(0, 'event-blue-numbers');
    const table = lines(event);
    expect(table[3]).toMatch(/^Event: Second Thoughts {2}If there is a minion/);
    expect(table.join('\n')).toMatch(/Nightclub ☾ ✖/);
    expect(table.join('\n')).toMatch(/Asylum ☼ ×/);
    expect(table.join('\n')).toMatch(/Cathedral ☼ ! ×|Cathedral ☼ ×/);
  });

  it('the vampires in a district are always visible: by letter if names do not fit, and signs are never cut', () => {
    const at = { at: 'museum' } as const;
    const crowd = night({ family: { imre: at, mila: { ...at, blood: 0 }, nevena: at } }).asks(
      0,
      'turn-action',
    );
    const city = lines(crowd, { columns: 80, rows: 24 }).join('\n');
    expect(city).toMatch(/│ ◌1 ●2 ♟1 {2}I\(M\)N +│/);
    const polish = shown(board(crowd.view(0), textIn('pl'), { columns: 80, rows: 24 })).join('\n');
    expect(polish).toContain('│ Szpital psychiatrycz… ☼ ');
  });

  it('in a narrow terminal there is a line for each district', () => {
    const narrow = lines(night().asks(0, 'turn-action'), { columns: 40, rows: 60 });
    expect(narrow.filter((line) => /^(Railway Station|Museum|Asylum|Cathedral)\b/.test(line))).toHaveLength(
      4,
    );
    expect(narrow.join('\n')).not.toContain('│');
  });

  it('with little room there are no lines between the rows, and no legend', () => {
    const packed = lines(night().asks(0, 'turn-action'), { columns: 80, rows: 24 });
    expect(packed.length).toBeLessThanOrEqual(16);
    expect(packed.join('\n')).not.toContain('┼');
    expect(packed.every((line) => line.length <= 132)).toBe(true);
  });
});

describe('a seat’s own things', () => {
  it('the abilities, the sigil and the relics of its own vampires', () => {
    const view = night().asks(0, 'turn-action').view(0);
    expect(shown(own(view, english))).toEqual([
      'Imre',
      expect.stringMatching(/^ {2}Elder’s Gift {2}Blood ability, 1 blood {2}/),
      expect.stringMatching(/^ {2}Thousand Eyes {2}Dark ability, 1 veil {2}/),
      expect.stringMatching(/^ {2}Sigil of the Spring {2}/),
      expect.stringMatching(/^ {2}Chalice of Hunger {2}/),
    ]);
    expect(own({ ...view, viewer: 'spectator' }, english)).toEqual([]);
  });

  it('section 6: the notebook shows how likely each district is marked, and the cards left in the decks', () => {
    const lines = shown(notebook(newMatch(3).view(0), english));
    expect(lines[0]).toMatch(/Railway Station 12%\/24%, .*Asylum 6%\/24%/);
    expect(lines).toContainEqual(expect.stringMatching(/^Act I: \d in the deck, out of these \d+: /));
    expect(lines.at(-1)).toMatch(/^Relics left: 13 – /);
  });

  it('nothing is shown to one seat alone', () => {
    expect(Object.values(telling.means)).not.toContain('deal');
  });
});

describe('before an answer is given', () => {
  const noted = (at: MastersScene, option: string, step: MastersFrame['step'], seat: Seat = 0) =>
    plain(note(option, at.asks(seat, step).view(seat), english));

  it('MN-10.4: the effect of the best dice in a fight', () => {
    expect(noted(night(), 'fight', 'turn-action')).toBe('With the best dice: 2 kills, 1 blood lost');
    expect(noted(night({ dice: [2] }), 'fight', 'turn-action')).toBe(
      'With the best dice: 0 kills, 1 blood lost; then 1 more die of a new roll',
    );
  });

  it('the effect of each die in a fight, and at the Nightclub', () => {
    const fight = night().say('fight', 0);
    expect(noted(fight, 'die:4', 'combat-die')).toBe('The agent falls, 1 blood lost');
    expect(noted(fight, 'die:1', 'combat-die')).toBe('The agent stays, 1 blood lost');
    expect(noted(fight, 'die:6', 'combat-die')).toBe('The agent falls');
    const club = scene({
      family: { imre: { at: 'nightclub', blood: 1 }, mila: {} },
      dice: [1, 5],
      at: { acting: 'imre' },
    }).say('activate');
    expect(noted(club, 'die:1', 'activate-die')).toBe('2 blood');
    expect(noted(club, 'die:5', 'activate-die')).toBe('1 blood');
  });

  it('the vampires in a district, and how likely the next event marks it', () => {
    const moving = night().say('move');
    expect(noted(moving, 'to:railway-station', 'move-to')).toMatch(
      /^nobody · next event: red \d+%, blue-grey/,
    );
    expect(noted(moving, 'to:nightclub', 'move-to')).toMatch(/^✦I · /);
  });

  it('MN-6.18: the choices of a card are not about a district or a relic yet', () => {
    const doubts = () =>
      scene({
        family: { imre: {}, mila: {} },
        city: { museum: { minions: 2 } },
        at: { event: 'second-thoughts' },
      }).say('district:cathedral');
    expect(noted(doubts(), 'minion', 'event-choice')).toBe('');
    expect(noted(doubts(), 'veil', 'event-choice')).toBe('');
  });

  it('the resulting veil, the effect of an ability, the state of a vampire', () => {
    expect(noted(night(), 'recruit', 'turn-action')).toBe('Veil from 3 to 4');
    expect(noted(night(), 'wild-hunt', 'turn-action')).toBe('Veil from 3 to 2');
    expect(noted(night(), 'dark', 'turn-action')).toMatch(/^All agents in the city are exposed/);
    const gift = night().say('blood');
    expect(noted(gift, 'feed:mila', 'blood-choose')).toBe('drained · 2/9 · Museum');
    expect(noted(gift, 'back', 'blood-choose')).toBe('');
  });

  it('MN-17.10: the relics given and taken in an exchange', () => {
    const exchange = scene({
      family: {
        imre: { relics: ['witch-lantern'], kills: 4 },
        mila: { relics: ['censer-of-mist'], kills: 4 },
      },
      at: { acting: 'imre' },
    }).say('exchange', 'vampire:mila');
    const both = noted(exchange, 'swap:witch-lantern.censer-of-mist', 'exchange-relic');
    expect(both).toMatch(/^Witch Lantern: \S.* {2}Censer of Mist: \S/);
    expect(noted(exchange, 'take:censer-of-mist', 'exchange-relic')).not.toBe('');
  });

  it('MN-16.13: the districts marked by the city grid, either way up', () => {
    const plan = scene({
      family: { nevena: { sigil: 'museum' }, mila: {} },
      at: { event: 'second-thoughts' },
    });
    const [printed, turned] = (['printed', 'turned'] as const).map((way) =>
      noted(plan, way, 'event-turn-grid'),
    );
    expect(printed).toMatch(/^red: \S.*; blue-grey: \S.*, \S/);
    expect(turned).not.toBe(printed);
  });

  it('a page says line by line what is not drawn on it: the threats to a district, and its effect', () => {
    const lines = (at: MastersScene, option: string, step: MastersFrame['step']) =>
      notesOn(option, at.asks(0, step).view(0), english);
    expect(lines(night().say('move'), 'to:railway-station', 'move-to')).toEqual([
      expect.stringMatching(/^next event: red \d+%, blue-grey/),
      expect.stringMatching(/^Night, 2 AP: go to any other district/),
    ]);
    expect(lines(night(), 'recruit', 'turn-action')).toEqual(['Veil from 3 to 4']);
    expect(lines(night(), 'expose', 'turn-action')).toEqual([]);
    expect(lines(night(), 'end-turn', 'turn-action')).toEqual([]);
    expect(lines(night().say('blood'), 'feed:mila', 'blood-choose')).toEqual([]);
  });

  const warned = (change: Partial<Setting>, answer: Answer) =>
    warning(answer, questionIn({ ...NIGHT, ...change }).view, english);

  it('MN-4.5: an answer that loses the game is to be confirmed', () => {
    // Without The Informer: without an agent there, its reward would come with the first change, and save the
    // veil.
    const lying = { stakeout: 'nevena' } as const;
    expect(warned({ veil: 1, lying }, 'wild-hunt')).toMatch(/the game is lost at once/);
    expect(warned({ veil: 1, lying }, 'dark')).toMatch(/the game is lost at once/);
    expect(warned({ veil: 2, lying }, 'dark')).toBeNull();
  });

  it('section 10: so are unused action points, and staying where agents attack by day', () => {
    expect(warned({}, 'end-turn')).toBe('Agents will attack here by day. End the turn anyway?');
    expect(warned({ city: {} }, 'end-turn')).toBe('2 AP are left. End the turn anyway?');
    expect(warned({ city: {}, at: { acting: 'imre', ap: 0 } }, 'end-turn')).toBeNull();
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const text = textIn(language);

  it('everything that can be looked up is explained', () => {
    const view = night().asks(0, 'turn-action').view(0);
    const all = things(view);
    expect(all).toHaveLength(3 + 9 + 12 + 6 + 13 + 54 + TERMS.length);
    for (const thing of all)
      for (const line of about(thing, view, text)) expect(plain(line)).not.toMatch(/[{}]|unknown|^$/);
  });

  it('the table, the notebook, questions, notes and warnings have no gap in whole games', () => {
    SETTINGS.filter((_, i) => i % 6 === 1).forEach(({ seats, options }, i) => {
      for (const moment of randomMatch(mastersOfTheNight, `gap ${i}`, seats, options)) {
        const { asked } = moment.match.position;
        if (asked === null) continue;
        const view = moment.view(asked.seats[0] as Seat);
        const ask = view.asked?.mine?.ask;
        const choices = ask?.kind === 'one' ? ask.options : [];
        const lines = [
          ...board(view, text, ROOMY),
          ...notebook(view, text),
          text.decision(asked.frame.step, { ...asked.frame, ...facts(view) }),
          ...choices.map((option) => note(option, view, text)),
          ...choices.flatMap((option) => notesOn(option, view, text)),
          ...choices.map((option) => warning(option, view, text) ?? ''),
        ];
        for (const line of lines) expect(plain(line)).not.toMatch(/[{}]|undefined|null|unknown|NaN/);
      }
    });
  });
});
