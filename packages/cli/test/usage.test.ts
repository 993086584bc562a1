import { describe, expect, test } from 'vitest';
import { nokturn } from './nokturn.ts';
import { said } from './said.ts';

const COMMANDS = [
  ...['games', 'play', 'simulate', 'ladder', 'replay', 'verify', 'serve'],
  ...['migrate', 'export', 'import', 'moderate', 'ratings', 'worker'],
];

describe('help', () => {
  test.for(COMMANDS)('nokturn %s --help says how it is used', async (command) => {
    // Once as a person would start it.
    const typed = command === 'play' ? nokturn : said;
    const { code, out, err } = await typed([command, '--help']);
    expect(out).toMatch(new RegExp(`^usage: nokturn ${command}`));
    expect(out).toContain('--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('nokturn --help lists every command', async () => {
    const { code, out } = await said(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`  ${command}`);
  });

  test('nokturn help play is nokturn play --help', async () => {
    const { code, out } = await said(['help', 'play']);
    expect({ code, out }).toEqual({ code: 0, out: (await said(['play', '--help'])).out });
  });

  test('without a command the list is shown, as wrong usage', async () => {
    const { code, out } = await said([]);
    expect(code).toBe(2);
    expect(out).toContain('usage: nokturn <command>');
  });
});

describe('wrong usage gets one sentence and exit code 2', () => {
  const wrong: readonly (readonly [what: string, args: string, says: string])[] = [
    ['an unknown command', 'dance', 'there is no command "dance"; the commands are games, play'],
    ['an unknown option', 'games --loud', "unknown option '--loud'"],
    ['a word too many', 'games lovci-noci vendetta', '"vendetta" is one word too many'],
    ['no game', 'simulate', 'the name of the game is missing'],
    ['no game to play', 'play', 'the name of the game is missing; the games are lovci-noci, vendetta'],
    ['an unknown game', 'simulate chess', 'there is no game "chess"; the games are lovci-noci'],
    ['an unknown game to play', 'play chess', 'there is no game "chess"; the games are lovci-noci'],
    ['too few players', 'simulate lovci-noci --players 3', 'lovci-noci is for 4 to 8 players, not 3'],
    ['too many players', 'play lovci-noci --players 9', 'lovci-noci is for 4 to 8 players, not 9'],
    ['players in words', 'simulate lovci-noci --players six', '--players must be a whole number'],
    ['no games at all', 'simulate lovci-noci --games 0', '--games must be a whole number from 1 up, not "0"'],
    ['half a game', 'simulate lovci-noci --games 1.5', '--games must be a whole number from 1 up, not "1.5"'],
    ['a missing value', 'simulate lovci-noci --games', 'nokturn: --games needs a value\n'],
    ['a value too many', 'games --json=yes', 'nokturn: --json takes no value\n'],
    ['a value with a dash', 'play lovci-noci --seat -1', '--seat needs a value; one that begins with a dash'],
    ['nothing to moderate', 'moderate', 'say what to do: tables, close'],
    ['an option given twice', 'simulate lovci-noci --seed a --seed b', 'option --seed is given twice'],
    [
      'an unknown bot',
      'simulate lovci-noci --bots genius',
      'there is no bot "genius" for lovci-noci; the bots are random, novice',
    ],
    [
      'too few bots',
      'simulate lovci-noci --players 6 --bots random,novice',
      '--bots names 2 bots for 6 seats',
    ],
    [
      'an unknown option of the game',
      'simulate lovci-noci --option moon=full',
      'lovci-noci has no option "moon"',
    ],
    [
      'an unknown preset',
      'play vendetta --preset blitz',
      'vendetta has no preset "blitz"; it has first-game, base',
    ],
    [
      'a preset for another number of players',
      'simulate vendetta --players 5 --preset teams',
      'teams are for 4 or 6 players, not 5',
    ],
    [
      'a bad value',
      'simulate lovci-noci --option cards=tarot',
      'option "cards" can be kosmos, classic, not "tarot"',
    ],
    [
      'a value out of range',
      'simulate lovci-noci --option maxRounds=5',
      'option "maxRounds" can be 20 to 500, not 5',
    ],
    ['no value', 'simulate lovci-noci --option cards', '--option needs key=value, not "cards"'],
    [
      'a value set twice',
      'simulate lovci-noci --option tempo=quick --option tempo=strict',
      'option "tempo" is set twice',
    ],
    [
      'contradictory options',
      'simulate lovci-noci --option cards=classic --option redSplit=raw',
      'kosmos set only (LN-7.24)',
    ],
    [
      'a line-up for fewer',
      'play lovci-noci --players 7 --option characters=tutorial',
      'for 4 to 6 players, not 7',
    ],
    [
      'a seat that is not there',
      'play lovci-noci --players 6 --seat 7',
      '--seat must be a whole number from 1 to 6, not "7"',
    ],
    [
      'a seat before the first',
      'play lovci-noci --players 6 --seat 0',
      '--seat must be a whole number from 1 to 6, not "0"',
    ],
    ['no game for a ladder', 'ladder', 'the name of the game is missing'],
    [
      'a ladder of one',
      'ladder vendetta --bots novice',
      '--bots names only novice; a ladder compares at least two',
    ],
    ['a bot twice', 'ladder vendetta --bots novice,random,novice', '--bots names novice twice'],
    [
      'an unknown bot on a ladder',
      'ladder vendetta --bots novice,genius',
      'there is no bot "genius" for vendetta; the bots are random, novice',
    ],
    [
      'an unknown bot to compete with',
      'ladder vendetta --one-against genius',
      'there is no bot "genius" for vendetta',
    ],
    [
      'two kinds of tables',
      'ladder vendetta --halves --one-against random',
      'choose one of --halves and --one-against',
    ],
    [
      'half of five seats',
      'ladder lovci-noci --players 5 --halves',
      '--halves needs an even number of players, not 5',
    ],
    [
      'halves of a Family',
      'ladder masters-of-the-night --halves',
      '--halves: in masters-of-the-night everyone wins or loses together',
    ],
    [
      'one against a Family',
      'ladder masters-of-the-night --one-against random',
      '--one-against: in masters-of-the-night everyone wins or loses together',
    ],
    ['no threads', 'ladder vendetta --threads 0', '--threads must be a whole number from 1 to 256, not "0"'],
    [
      'no games on a ladder',
      'ladder vendetta --games 0',
      '--games must be a whole number from 1 up, not "0"',
    ],
    [
      'an unknown language',
      'play lovci-noci --lang de',
      'there is no language "de"; the languages are en, pl, cs',
    ],
    ['a port that is none', 'serve --port 99999', '--port must be a whole number from 0 to 65535'],
    ['no record', 'verify', 'the file of the record is missing'],
    ['no record to tell', 'replay', 'the file of the record is missing'],
    [
      'a saved match from standard input',
      'play --resume -',
      '--resume needs a file: standard input is for your answers',
    ],
    [
      'other players in a saved match',
      'play --resume x.json --players 5',
      '--players cannot be changed in a saved match',
    ],
  ];

  test.for(wrong)('%s: nokturn %s', async ([, args, says]) => {
    const { code, out, err } = await said(args.split(' '));
    expect(err).toContain(says);
    expect(err).toMatch(/^nokturn: [^\n]+\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('and so it does in a process of its own', async () => {
    const { code, out, err } = await nokturn(['ladder', 'chess']);
    expect(err).toMatch(/^nokturn: there is no game "chess"; the games are [^\n]+\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
