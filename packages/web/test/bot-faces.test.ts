import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@nokturn/games';
import { castSuite } from '@nokturn/ui/testing/cast';
import { describe, expect, it } from 'vitest';
import { KNOWN_BOTS } from '../src/parts/bots.ts';

describe('the faces of the bots', () =>
  castSuite(Object.fromEntries(KNOWN_BOTS.map(({ name, face }) => [name, face]))));

it.each(GAME_IDS)('no bot shares a name with anybody in %s', (game) => {
  const words = readFileSync(new URL(`../../games/${game}/locales/en.ftl`, import.meta.url), 'utf8');
  const called = [...words.matchAll(/^(?:character|vampire|card)-[\w-]+ = (.+)$/gm)].map(([, name]) => name);
  for (const { name } of KNOWN_BOTS) expect(called).not.toContain(name);
});
