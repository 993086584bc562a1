import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HeardLog, type PlayedMatch, Random, type Rulebook } from '@nokturn/engine';
import { findRules } from '@nokturn/games/all';
import { FROM_PROGRAM_KINDS } from '@nokturn/protocol/programs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commandIn, isProgram, namesIn } from '../src/programs/command.ts';
import { Conversation, FAULTS, type Fault, Program, type ProgramReport } from '../src/programs/index.ts';

const MISBEHAVING = fileURLToPath(new URL('programs/misbehaving.js', import.meta.url));
const rules = findRules('lovci-noci') as Rulebook;
const { mind } = await rules.bot();
const GAME = { id: rules.id, rulesVersion: rules.rulesVersion, digest: rules.digest, rules, mind };

function newMatch(): { match: PlayedMatch; log: HeardLog } {
  const resolved = rules.resolve(4, {});
  if (!('options' in resolved)) throw new Error('the usual options are wrong');
  const match = rules.begin({ seats: 4, options: resolved.options, seed: 'programs' });
  const log = new HeardLog(0);
  log.listen(match.collect(), match);
  return { match, log };
}

/** Lets a program make this many decisions for seat 0, while the other seats take the default. */
async function decided(
  wrong: string,
  { decisions = 2, within = 5000 } = {},
): Promise<ProgramReport & { pids: number[] }> {
  const pids: number[] = [];
  const program = new Program([process.execPath, MISBEHAVING, wrong], GAME, {
    within,
    started: (pid) => pids.push(pid),
  });
  onTestFinished(() => void program.close());
  const { match, log } = newMatch();
  await program.begin({ seat: 0, seats: 4, options: {} }, new Random('program'));
  for (let count = 0; count < decisions && !match.position.over; ) {
    const { asked } = match.position;
    const seat = asked?.seats.find((_, i) => asked.answers[i] === null) ?? 0;
    const mine = match.view(seat).asked?.mine;
    if (!mine) throw new Error('nobody is asked');
    if (seat === 0) count++;
    const answer = seat === 0 ? await program.decide(log.witness(match.view(0)), mine) : mine.fallback;
    expect(match.answer(seat, answer)).toBeNull();
    log.listen(match.collect(), match);
  }
  await program.close();
  return { ...program.collect(), pids };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a program that plays a seat', () => {
  it('answers, and is closed at the end', async () => {
    const { decisions, defaults, faults, pids } = await decided('nothing');
    expect({ decisions, defaults, faults }).toEqual({ decisions: 2, defaults: 0, faults: {} });
    expect(pids.map(isRunning)).toEqual([false]);
  });

  const wrongs: readonly [wrong: string, faults: Fault, defaults: number, within?: number][] = [
    ['not-offered', 'not-offered', 2],
    ['not-an-answer', 'not-offered', 2],
    ['silent', 'silent', 2, 150],
    ['half-a-line', 'silent', 2, 150],
    ['noise', 'noise', 2],
    ['lines', 'noise', 2],
    ['exits', 'ended', 2],
    ['ends-at-once', 'ended', 2],
    ['protocol', 'wrong-protocol', 2],
    ['late', 'silent', 2, 150],
    ['twice', 'late-answer', 0],
    ['chatty', 'unknown-message', 0],
    ['errors-for-ever', 'noise', 2, 60_000],
  ];
  it.for(wrongs)('makes this mistake: %s', async ([wrong, fault, defaults, within = 5000]) => {
    const report = await decided(wrong, { within });
    expect(report.decisions).toBe(2);
    expect(report.faults[fault]).toBeGreaterThan(0);
    expect(report.reasons[fault]).toMatch(/\w/);
    expect(report.defaults).toBe(defaults);
    expect(report.pids.filter(isRunning)).toEqual([]);
  });

  it('that has not ended its line is told so', async () => {
    const { reasons } = await decided('half-at-once', { decisions: 1, within: 100 });
    expect(reasons.silent).toBe(
      'no answer after 100 ms, only a line that has no end: {"kind":"answer","id":',
    );
  });

  it('that does not end by itself is killed', async () => {
    const { defaults, pids } = await decided('stays');
    expect(defaults).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
  });

  it('that does not exist cannot start', async () => {
    const program = new Program(['/nowhere/bot'], GAME, { within: 1000 });
    await program.begin({ seat: 0, seats: 4, options: {} }, new Random('program'));
    const { match, log } = newMatch();
    const witness = log.witness(match.view(0));
    const mine = witness.asked?.mine;
    if (mine) expect(await program.decide(witness, mine)).toEqual(mine.fallback);
    expect(program.collect().faults).toEqual({ 'cannot-start': 1 });
  });
});

describe('the conversation with a program', () => {
  function open() {
    const { match, log } = newMatch();
    const seat = match.position.asked?.seats[0] ?? 0;
    const conversation = new Conversation(GAME);
    conversation.hear('{"kind":"ready","protocol":1}');
    conversation.match({ seat, seats: 4, options: {} }, new Random('said'));
    const said = (view: ReturnType<HeardLog['witness']>) =>
      JSON.parse(conversation.decide(view, { within: null }));
    return { conversation, log, witness: log.witness(match.view(seat)), said };
  }

  it('tells everything heard only once', () => {
    const { witness, said } = open();
    expect(said(witness).heard).toEqual(witness.heard);
    expect(said(witness).heard).toEqual([]);
    expect(said({ ...witness, heard: [...witness.heard, { kind: 'more' }] }).heard).toEqual([
      { kind: 'more' },
    ]);
  });

  it.for([
    ['{"kind":"look","id":1,"world":0}', 'refused-request', /no world 0/],
    ['{"kind":"imagine","id":1,"worlds":5000}', 'unknown-message', /worlds/],
    ['{"kind":"answer","id":99,"answer":"x"}', 'late-answer', /99/],
    ['{"kind":"answer"', 'unreadable', /not JSON/],
    ['17', 'unknown-message', /17/],
    ['null', 'unknown-message', /null/],
    ['{"kind":"ready","protocol":2}', 'wrong-protocol', /protocol is 1/],
  ] as const)('%s is refused with a reason', ([line, fault, why]) => {
    const { conversation, witness, said } = open();
    said(witness);
    const heard = conversation.hear(line);
    expect(heard.fault).toBe(fault);
    expect(heard.reason).toMatch(why);
    expect(JSON.parse(heard.replies[0] ?? '')).toMatchObject({ kind: 'refused', reason: heard.reason });
  });

  it('playing on in a world leaves the old one as it is', () => {
    const { conversation, witness, said } = open();
    said(witness);
    const ask = (request: object) =>
      JSON.parse(conversation.hear(JSON.stringify(request)).replies[0] ?? '{}');
    const { worlds } = ask({ kind: 'imagine', id: 1, worlds: 2, random: 5 });
    expect(worlds).toHaveLength(2);
    const look = { kind: 'look', id: 2, world: 0 };
    const before = ask(look).view;
    const played = ask({ kind: 'play', id: 3, world: 0, answers: [null, null], until: 'over' });
    expect(played).toMatchObject({ kind: 'world', over: true, next: null });
    expect(ask(look).view).toEqual(before);
    expect(ask({ kind: 'candidates', id: 4, world: played.world })).toMatchObject({ kind: 'refused' });
    const tried = { kind: 'playout', worlds: [0, 1], answers: [witness.asked?.mine?.fallback], random: 3 };
    const { results } = ask({ ...tried, id: 5 });
    expect(results).toHaveLength(1);
    expect(results[0]).toHaveLength(2);
    expect(ask({ ...tried, id: 6 }).results).toEqual(results);
    expect(FROM_PROGRAM_KINDS).toContain('playout');
  });
});

describe('the name of a program', () => {
  it('is a command, with quotes around words that contain spaces or commas', () => {
    expect(isProgram('exec:python3 bot.py')).toBe(true);
    expect(isProgram('hard')).toBe(false);
    expect(commandIn('exec:python3 "my bot.py" --x=\'a b\'')).toEqual(['python3', 'my bot.py', '--x=a b']);
    expect(commandIn('exec: ')).toBeNull();
    expect(namesIn('exec:python3 bot.py "a,b", hard')).toEqual(['exec:python3 bot.py "a,b"', 'hard']);
  });
});

it('docs/bot-protocol.md says what each fault means, and names no other', () => {
  const docs = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
  const [, section = ''] = docs.split('\n## Errors\n');
  expect([...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, fault]) => fault)).toEqual([...FAULTS]);
});
