import { describe, expect, it } from 'vitest';
import {
  CLIENT_KINDS,
  CODE_ALPHABET,
  chatText,
  circleName,
  clientMessage,
  clientMessages,
  code,
  name,
  openApi,
  REFUSALS,
  ROUTES,
  SERVER_KINDS,
  serverMessages,
  tidyCode,
} from '../src/index.ts';
import * as types from '../src/types.ts';

describe('the protocol', () => {
  it('has a schema for each kind of message and no other', () => {
    expect(Object.keys(clientMessages)).toEqual([...CLIENT_KINDS]);
    expect(Object.keys(serverMessages)).toEqual([...SERVER_KINDS]);
  });

  it('accepts a valid message and nothing more', () => {
    const answer = { type: 'answer', id: 'a-1', version: 3, answer: ['card:crossbow'] };
    expect(clientMessage.parse(answer)).toEqual(answer);
    for (const change of [
      { more: 1 },
      { id: '' },
      { id: 'a b' },
      { version: -1 },
      { version: 1.5 },
      { answer: null },
      { answer: [1] },
      { answer: 'x'.repeat(81) },
      { answer: Array(65).fill('x') },
    ])
      expect(clientMessage.safeParse({ ...answer, ...change }).success).toBe(false);
  });

  it('when imported only for its types brings nothing with it', () => {
    expect(Object.keys(types)).toEqual([]);
  });

  it('refuses with statuses that say whose fault it is', () => {
    for (const status of Object.values(REFUSALS)) expect(status).toBeGreaterThanOrEqual(400);
    expect(REFUSALS.internal).toBe(500);
  });

  it('accepts visible names and chat, in any script', () => {
    for (const seen of ['Zoë', 'Łucja Ž.', '影', 'می‌خواهم', '👩‍👧', '❤️', '...'])
      expect(name.safeParse(seen).success).toBe(true);
    for (const unseen of ['\u200b', '\u200d\ufe0f', '\u3164', '\u2800', 'a\ue000b', 'a\u2028b', '\ud800'])
      expect([unseen, name.safeParse(unseen).success, chatText.safeParse(unseen).success]).toEqual([
        unseen,
        false,
        false,
      ]);
  });

  it.each([
    ['zero-width characters', 'A\u200bd\u200c\u200da\ufeff\u2060', 'Ada'],
    ['direction marks', '\u200eAd\u200fa\u061c', 'Ada'],
    ['direction overrides', '\u202eAd\u202ca', 'Ada'],
    ['direction isolates, which a page may put around a name', '\u2068Ada\u2069', 'Ada'],
    ['soft hyphens', 'A\u00adda', 'Ada'],
    ['tag characters', 'Ada\u{e0041}\u{e007f}', 'Ada'],
    ['variation selectors', 'A\ufe0fda\u{e0100}', 'Ada'],
    ['invisible letters', 'Ad\u3164\u115fa', 'Ada'],
    ['invisible signs', 'A\ufff9d\ufffba\u{13431}\u{1d159}', 'Ada'],
    ['wide gaps and lookalikes', '\u2800Ada \u2003\u2800 \u00a0Byron\u2800', 'Ada Byron'],
    [
      'stacked combining marks',
      'A\u0301\u0302\u0303\u0316\u0334\u0489da\u0300\u0300\u0300',
      'A\u0334\u0316dà',
    ],
    ['marks in another order', 'Zoe\u0308', 'Zoë'],
    ['leftovers at the ends', '\u200b Ada \u200b', 'Ada'],
  ])('folds %s in names away', (_, given, folded) => {
    expect(name.parse(given)).toBe(folded.normalize('NFC'));
    expect(circleName.parse(given)).toBe(folded.normalize('NFC'));
    // Folding a folded name changes nothing.
    expect(name.parse(name.parse(given))).toBe(name.parse(given));
  });

  it.each(['Zoë', 'Nguyễn Thị Ánh', 'ที่รัก', 'שָׁלוֹם', 'ज़ुंबा', 'བསྒྲུབས', 'مُحَمَّد', '影', '김철수', 'Ščípánský'])(
    'leaves the name %s as written',
    (written) => expect(name.parse(written)).toBe(written.normalize('NFC')),
  );

  it('counts the characters of a name that remain', () => {
    expect(name.parse(`${'\u200b'.repeat(200)}Ada`)).toBe('Ada');
    expect(name.safeParse('x\u200b'.repeat(25)).success).toBe(false);
    expect(name.safeParse('\u0301\u0302').success).toBe(false);
  });

  it('leaves chat as it was written, but refuses text that reverses direction', () => {
    expect(chatText.parse('می\u200cخواهم')).toBe('می\u200cخواهم');
    for (const turned of ['a\u202eb', '\u2067a']) expect(chatText.safeParse(turned).success).toBe(false);
  });

  it('reads codes as people type them', () => {
    expect(tidyCode(' ABCD-efgh ')).toBe('abcdefgh');
    expect(tidyCode('abcd-efgh 2345')).toBe('abcdefgh2345');
    // Older codes have eight characters.
    for (const right of ['abcdefgh', 'abcdefgh2345']) expect(code.safeParse(right).success).toBe(true);
    for (const wrong of [
      'abcdefgh234',
      'abcdefgh23456',
      'abcdefgh234i',
      'abcdefg',
      'abcdefgh2',
      'abcdefgi',
      'abcdefg0',
      'ABCDEFGH',
    ])
      expect(code.safeParse(wrong).success).toBe(false);
    expect(CODE_ALPHABET).not.toMatch(/[01ilo]/);
  });
});

describe('the OpenAPI document', () => {
  const document = openApi({ version: '1.2.3', url: '/' }) as {
    paths: Record<string, Record<string, { parameters: { name: string }[] }>>;
  };

  it('has every route with its parameters', () => {
    for (const { path, method } of Object.values(ROUTES)) {
      const place = path.replace(/:(\w+)/g, '{$1}');
      const operation = document.paths[place]?.[method.toLowerCase()];
      const wanted = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(operation?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
    }
  });

  it('refers only to what it contains', () => {
    const text = JSON.stringify(document);
    for (const [, pointer = ''] of text.matchAll(/"\$ref":"([^"]*)"/g)) {
      const [root, ...path] = pointer.split('/');
      expect([root, path.length]).toEqual(['#', 3]);
      expect(document).toHaveProperty(path);
    }
  });
});
