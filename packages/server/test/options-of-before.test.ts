import { type Game, type Options, type OptionTable, type Rulebook, UNRELEASED } from '@nokturn/engine';
import { bareRulebook } from '@nokturn/engine/testing';
import { carried } from '@nokturn/games/carried.ts';
import { libraryOf } from '@nokturn/games/library';
import { describe, expect, it, onTestFinished } from 'vitest';
import { optionsToStart } from '../src/match/drawing.ts';
import { DUEL, TestServer } from './helpers/table.ts';

/** Earlier rules that had one more option. */
function withOption(spec: OptionTable[string]): Rulebook {
  const game: Game = { ...DUEL, options: { ...DUEL.options, echo: spec } };
  return bareRulebook(game, UNRELEASED);
}

const PLAIN = bareRulebook(DUEL, UNRELEASED);
const ECHO = withOption({ kind: 'choice', values: ['none', 'loud', 'long'], default: 'none' });
const SHORT_ECHO = withOption({ kind: 'choice', values: ['none', 'loud'], default: 'none' });

const libraryWith = (rules: Rulebook) => libraryOf({ today: [rules] });

/** A table made by one program and served by another. */
async function served(made: Rulebook, serving: Rulebook, options: Options) {
  const first = await TestServer.start({ library: libraryWith(made) });
  onTestFinished(() => first.stop());
  const people = await first.people('Ada', 'Ben');
  const [ada, ben] = people;
  if (ada === undefined || ben === undefined) throw new Error('nobody came');
  const { code } = await first.create(ada, { options });
  await first.sit(code, 1, ben);
  await first.server.stop();
  const table = await TestServer.start({ library: libraryWith(serving) }, first.folder);
  onTestFinished(() => table.stop());
  const start = () => table.ask('POST', `/api/matches/${code}/start`, { secret: ada.secret });
  const change = (body: object) =>
    table.ask('PATCH', `/api/matches/${code}`, { secret: ada.secret, body: body as never });
  const optionsNow = async () => (await table.server.rooms.get(code)).info.options;
  return { table, code, ada, start, change, optionsNow };
}

describe('a table that was set up before its rules changed', () => {
  it.each(['none', 'loud'])(
    'starts without an option that no longer exists, whatever was chosen: %s',
    async (echo) => {
      const { start, optionsNow } = await served(ECHO, PLAIN, { target: 2, echo });
      expect(await start()).toMatchObject({ status: 200 });
      expect(await optionsNow()).toEqual({ target: 2 });
    },
  );

  it('can be changed by its host without naming its options', async () => {
    const { change, optionsNow } = await served(ECHO, PLAIN, { target: 2, echo: 'loud' });
    expect(await change({ spectators: false })).toMatchObject({ status: 200 });
    expect(await optionsNow()).toEqual({ target: 2 });
    expect(await change({ options: { echo: 'loud' } })).toMatchObject({ status: 422 });
  });

  it('has the default for a new option', async () => {
    const { start, optionsNow } = await served(PLAIN, ECHO, { target: 2 });
    expect(await start()).toMatchObject({ status: 200 });
    expect(await optionsNow()).toEqual({ target: 2, echo: 'none' });
  });

  it('does not start with a value that no longer exists: the host has to choose another', async () => {
    const { start, change, optionsNow } = await served(ECHO, SHORT_ECHO, { target: 2, echo: 'long' });
    expect(await start()).toMatchObject({ status: 422 });
    expect(await change({ options: { target: 2, echo: 'loud' } })).toMatchObject({ status: 200 });
    expect(await start()).toMatchObject({ status: 200 });
    expect(await optionsNow()).toEqual({ target: 2, echo: 'loud' });
  });
});

describe('while older servers are still running', () => {
  const seats = [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ] as const;
  const starting = (options: Options, game: Rulebook, today: Rulebook) =>
    optionsToStart({ seats, options } as never, { game, today });

  it('a match starts under their rules without options that they do not know yet', () => {
    expect(starting({ target: 2, echo: 'none' }, PLAIN, ECHO)).toEqual({ target: 2 });
  });

  it('but not if one of these was chosen: nobody gets a different match than they wanted', () => {
    expect(() => starting({ target: 2, echo: 'loud' }, PLAIN, ECHO)).toThrow('no option "echo"');
  });

  it('a match that they have set up keeps options that today’s rules no longer have', () => {
    expect(starting({ target: 2, echo: 'long' }, ECHO, SHORT_ECHO)).toEqual({ target: 2, echo: 'long' });
    expect(starting({ target: 2, echo: 'loud' }, ECHO, PLAIN)).toEqual({ target: 2, echo: 'loud' });
  });
});

describe('a rematch under other rules', () => {
  it.each<[Rulebook, Options, Options]>([
    [PLAIN, { target: 2, echo: 'loud' }, { target: 2 }],
    [ECHO, { target: 2 }, { target: 2, echo: 'none' }],
    [SHORT_ECHO, { target: 2, echo: 'long' }, { target: 2, echo: 'none' }],
    [ECHO, { target: 2, echo: 'long' }, { target: 2, echo: 'long' }],
  ])('has exactly its options', (rules, chosen, expected) => {
    expect(carried(rules, 2, chosen)).toEqual(expected);
  });

  it('has the defaults if the chosen options no longer go together', () => {
    const conflict = (options: Options) =>
      options.echo === 'loud' ? ({ code: 'conflict', reason: 'too loud' } as const) : null;
    const strict = bareRulebook(
      { ...DUEL, options: { ...DUEL.options, ...ECHO.options }, conflict },
      UNRELEASED,
    );
    expect(carried(strict, 2, { target: 2, echo: 'loud' })).toMatchObject({ echo: 'none' });
    expect(() => carried(strict, 99, { target: 2 })).toThrow('players');
  });
});
