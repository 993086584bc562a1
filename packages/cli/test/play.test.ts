import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MatchRecord, type ReactionMode, verify } from '@nokturn/engine';
import { findGame } from '@nokturn/games/all';
import { describe, expect, test } from 'vitest';
import { emptyFolder, LAUNCHER, nokturn } from './nokturn.ts';
import { said } from './said.ts';

/** More answers than a match can need: always the first option. */
const FIRST_OPTION = '1\n'.repeat(3000);

interface SavedFile extends MatchRecord {
  readonly play: { seat: number; bots: string[]; reactions: Record<string, ReactionMode> };
}

function savedIn(file: string): SavedFile {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Where a match is saved, and nowhere else. */
const saving = () => ['--save', join(emptyFolder(), 'match.json')];

describe('a whole game, line by line', () => {
  test.for(['en', 'pl', 'cs'])('is played to its end in %s', async (lang) => {
    const file = join(emptyFolder(), 'match.json');
    const args = [
      'play',
      'lovci-noci',
      '--bots',
      'novice',
      '--players',
      '5',
      '--seed',
      'whole',
      '--seat',
      '3',
      '--lang',
      lang,
    ];
    // Once as a person would start it.
    const typed = lang === 'en' ? nokturn : said;
    const { code, out, err } = await typed([...args, '--save', file], { input: FIRST_OPTION });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    // Text that is missing shows its id in braces.
    expect(out).not.toMatch(/[{}\uE000-\uE002]/);
    expect(out).not.toContain('\x1b');
    const game = findGame('lovci-noci');
    expect(game && verify(game, savedIn(file))).toBeNull();
  });

  test('ends with the result explained', async () => {
    const { out } = await said(
      ['play', 'lovci-noci', '--players', '6', '--bots', 'novice', '--seed', 'result', ...saving()],
      { input: FIRST_OPTION },
    );
    expect(out).toMatch(/^P\d wins as \S+: .+\.$/m);
    expect(out).toMatch(/^The game is over\. The winners?: /m);
    const lastTable = out.slice(out.lastIndexOf('Round '));
    expect(lastTable.match(/\((werewolf|vampire|human)\)/g)).toHaveLength(6);
    expect(lastTable).not.toContain('Hidden');
  });

  test('the language follows the terminal', async () => {
    const cwd = emptyFolder();
    const polish = await nokturn(
      ['play', 'lovci-noci', '--players', '6', '--bots', 'novice', '--seed', 'l'],
      {
        cwd,
        env: { LANG: 'pl_PL.UTF-8' },
      },
    );
    expect(polish.out).toContain('Zapisano w pliku');
    const other = await nokturn(['play', 'lovci-noci', '--players', '6', '--bots', 'novice', '--seed', 'l'], {
      cwd,
      env: { LANG: 'xx_XX.UTF-8' },
    });
    expect(other.out).toContain('Saved in');
  });
});

describe('answers', () => {
  const start = ['play', 'lovci-noci', '--bots', 'novice', '--players', '4', '--seed', 'answers'];

  test('numbers and option ids mean the same', async () => {
    const cwd = emptyFolder();
    const file = (name: string) => join(cwd, name);
    const ids = await said([...start, '--save', file('ids.json')], { input: 'roll\nskip\n' });
    const numbers = await said([...start, '--save', file('numbers.json')], { input: '1\n1\n' });
    expect(ids.code).toBe(0);
    expect(savedIn(file('ids.json')).moves).toEqual(savedIn(file('numbers.json')).moves);
    expect(ids.out.replaceAll('ids.json', '')).toBe(numbers.out.replaceAll('numbers.json', ''));
  });

  test('an option id that is not offered fails a script in one sentence', async () => {
    const { code, err } = await said([...start, ...saving()], { input: 'fly\n' });
    expect({ code, err }).toEqual({ code: 1, err: 'nokturn: "fly" is not offered\n' });
  });

  test('a number that is not in the list fails too', async () => {
    const { code, err } = await said([...start, ...saving()], { input: '99\n' });
    expect({ code, err }).toEqual({ code: 1, err: 'nokturn: "99" is not offered\n' });
  });
});

describe('looking around before answering', () => {
  const ask = async (...lines: string[]) => {
    const args = ['play', 'lovci-noci', '--players', '6', '--bots', 'novice', '--seed', 'x', '--seat', '3'];
    const { code, out, err } = await said([...args, ...saving()], {
      input: lines.map((line) => `${line}\n`).join(''),
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  };

  test('? lists what can be typed, ? with a name explains a thing by any part of its name', async () => {
    const out = await ask('?', '? crossb', '? HUT', '? dalibor', '? zzz');
    expect(out).toContain('What you can type');
    expect(out).toContain('You attack players in the other areas, never in your own.');
    expect(out).toContain('Draw a prophecy and give it to another player.');
    expect(out).toMatch(/Dalibor \(human\) +Limit 13 \(D\)/);
    expect(out).toContain('Nothing in this match has that name.');
  });

  test('hint says what a strong player would do, and what to expect of it', async () => {
    const args = ['play', 'the-hunger', '--bots', 'novice', '--seed', 'x'];
    const { out } = await said([...args, ...saving()], { input: 'hint\n' });
    expect(out).toMatch(/.+ –\schance of winning: about \d+%\.\nNext best: .+ –\s\d+%\.\n/);
    expect(await ask('hint')).toContain('“Nothing happened” – nothing else comes close.');
  });

  test('your own character is shown on request only', async () => {
    const shown = /Goal: /;
    expect(await ask('board', 'log')).not.toMatch(shown);
    expect(await ask('me')).toMatch(shown);
  });

  test('the notebook fills with your own prophecies', async () => {
    expect(await ask('notes')).toContain('It is empty');
    expect(await ask('1', 'notes')).toContain(
      'P2 passes the prophecy Trial of the Frail to P3. P3: “Nothing happened.”',
    );
  });

  test('LN-15.1: reaction windows pass by themselves until the setting says otherwise', async () => {
    const window = 'A new turn begins. Will you show your face?';
    expect(await ask('1')).not.toContain(window);
    expect(await ask('reactions general', '1')).toContain(window);
  });

  test('LN-15.3: hold asks once', async () => {
    const window = 'A new turn begins. Will you show your face?';
    const asked = (await ask('hold', '1', 'pass', '1')).split(window).length - 1;
    expect(asked).toBe(1);
  });
});

describe('undo', () => {
  test('is refused when something was revealed or others have moved', async () => {
    const args = ['play', 'lovci-noci', '--bots', 'novice', '--players', '4', '--seed', 'answers'];
    const { out } = await said([...args, ...saving()], { input: 'undo\nroll\nundo\n' });
    expect(out).toMatch(/There is nothing to undo\.|Others have moved since\./);
    expect(out).toMatch(/It revealed something, so it stands\.|Others have moved since\./);
  });
});

describe('saving', () => {
  const start = ['play', 'lovci-noci', '--players', '6', '--seed', 'kept', '--seat', '2', '--bots', 'novice'];

  test('a saved and resumed match ends like one that never stopped', async () => {
    const cwd = emptyFolder();
    await said([...start, '--save', join(cwd, 'whole.json')], { input: FIRST_OPTION });
    const whole = savedIn(join(cwd, 'whole.json'));
    expect(whole.hash).toBeDefined();

    const left = await nokturn(start, { cwd, input: '1\n1\n1\nreactions end\nquit\n' });
    const file = readdirSync(cwd).find((name) => name !== 'whole.json') ?? '';
    expect(left.out).toContain(`Saved in ${file}.\nContinue with: nokturn play --resume ${file}`);
    const half = savedIn(join(cwd, file));
    // Files count seats from 0.
    expect(half.play).toEqual({
      seat: 1,
      bots: Array(6).fill('novice'),
      reactions: { general: 'auto-pass', counter: 'ask', rolled: 'ask', end: 'auto-pass' },
    });
    expect(half.hash).toBeUndefined();

    // The settings were changed on the way out; they are reset, so that both matches ask the same questions.
    const input = `reactions end\n${FIRST_OPTION}`;
    const resumed = await nokturn(['play', '--resume', file], { cwd, input });
    expect({ code: resumed.code, err: resumed.err }).toEqual({ code: 0, err: '' });
    expect(savedIn(join(cwd, file)).moves).toEqual(whole.moves);
  });

  test('a finished match is shown with its result when it is reopened', async () => {
    const file = join(emptyFolder(), 'over.json');
    await said([...start, '--save', file], { input: FIRST_OPTION });
    const { code, out } = await said(['play', '--resume', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/^The game is over\. The winners?: /m);
  });

  test('another match is not overwritten, and a match that cannot be saved fails before it starts', async () => {
    const cwd = emptyFolder();
    const [kept, nowhere] = [join(cwd, 'kept.json'), join(cwd, 'nowhere', 'x.json')];
    await said([...start, '--save', kept], { input: '1\n' });
    const before = savedIn(kept);
    expect(await said([...start, '--save', kept], { input: '2\n' })).toMatchObject({
      code: 1,
      out: '',
      err: `nokturn: ${kept} already exists; continue it with --resume ${kept}, or name another file\n`,
    });
    expect(savedIn(kept)).toEqual(before);
    expect(await said([...start, '--save', nowhere], { input: '1\n' })).toMatchObject({
      code: 1,
      out: '',
      err: `nokturn: ${nowhere} cannot be written: there is no such folder\n`,
    });
  });

  test('the end of the input saves the match', async () => {
    const cwd = emptyFolder();
    const { code, out } = await nokturn(start, { cwd, input: '1\n' });
    expect(code).toBe(0);
    expect(out).toContain('Continue with: nokturn play --resume lovci-noci-');
    expect(readdirSync(cwd)).toHaveLength(1);
  });

  test('a signal through the launcher saves it too', async () => {
    const cwd = emptyFolder();
    const child = spawn(process.execPath, [LAUNCHER, ...start], { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    const [code, signal] = await once(child, 'exit');
    expect({ code, signal }).toEqual({ code: null, signal: 'SIGTERM' });
    expect(readdirSync(cwd)).toHaveLength(1);
  });

  test('a saved match of another game, or an edited one, cannot be resumed', async () => {
    const cwd = emptyFolder();
    const [kept, changed] = [join(cwd, 'kept.json'), join(cwd, 'edited.json')];
    await said([...start, '--save', kept], { input: '1\n1\n' });
    const other = await said(['play', 'chess', '--resume', kept]);
    expect(other).toMatchObject({
      code: 2,
      err: `nokturn: ${kept} is a match of lovci-noci, not of chess\n`,
    });
    const record = savedIn(kept);
    writeFileSync(changed, JSON.stringify({ ...record, moves: [['end', 0, 'end'], ...record.moves] }));
    const edited = await said(['play', '--resume', changed]);
    expect(edited.code).toBe(1);
    expect(edited.err).toMatch(/^nokturn: the saved match cannot be continued: move 1: [^\n]+\n$/);
  });
});

describe('the launcher', () => {
  test('installs missing dependencies, says so, and fails if that fails', async () => {
    const folder = emptyFolder();
    for (const part of ['bin', 'scripts']) mkdirSync(join(folder, part));
    cpSync(LAUNCHER, join(folder, 'bin', 'nokturn.mjs'));
    cpSync(join(dirname(LAUNCHER), '../scripts/launch.js'), join(folder, 'scripts', 'launch.js'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const npm = join(folder, 'npm.js');
    writeFileSync(npm, 'console.log("npm", process.argv[2]); process.exit(3);\n');
    const child = spawn(process.execPath, [join(folder, 'bin', 'nokturn.mjs'), 'games'], {
      stdio: 'pipe',
      env: { ...process.env, npm_execpath: npm },
    });
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(3);
    expect(err).toBe('Installing what runs (npm ci)...\nnpm ci\n');
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  });

  test('runs with the Node that started it if it has none of its own, as in the image', async () => {
    const folder = emptyFolder();
    for (const part of ['bin', 'node_modules/ink', 'packages/cli/src'])
      mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, 'node_modules/ink/index.js'), '');
    cpSync(LAUNCHER, join(folder, 'bin', 'nokturn.mjs'));
    writeFileSync(
      join(folder, 'packages/cli/src/nokturn.ts'),
      'console.log(process.execPath satisfies string);\n',
    );
    const child = spawn(process.execPath, [join(folder, 'bin', 'nokturn.mjs')], { stdio: 'pipe' });
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    const [code] = await once(child, 'close');
    expect({ code, out }).toEqual({ code: 0, out: `${process.execPath}\n` });
  });
});
