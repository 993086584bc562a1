import { expect, it } from 'vitest';
import { differences, lackingOf, missingIn, shapesOf } from '../src/check.ts';

const EN = `
hello = Hello { $name }
    .help = Says hello.
card-crossbow = Crossbow
line = { hello } { $more }
`;

it('finds nothing in files that say the same', () => {
  const other = `
line = { $more } ({ $name })
hello = Ahoj { $name }
    .help = Pozdraví.
card-crossbow = Kuše
    .acc = Kuši
`;
  expect(differences({ en: [EN], pl: [other], cs: [other] })).toEqual([]);
});

it('finds what is missing, extra or takes other parameters', () => {
  const cs = `
hello = Ahoj { $jmeno }
    .hint = Pozdraví.
card-crossbow = Kuše
strange = Cosi
`;
  expect(differences({ en: [EN], pl: [EN], cs: [cs] })).toEqual([
    'cs: hello takes (jmeno) instead of (name)',
    'cs: hello.help is missing',
    'cs: hello.hint is extra',
    'cs: line is missing',
    'cs: strange is extra',
  ]);
});

it('looks for parameters in selections, functions and referenced messages', () => {
  const source = `
a = { $n ->
    [one] { SEAT($seat) }
   *[other] { b }
  }
b = { CARD($card, case: "acc") }
    .more = { $deep }
c = { b.more }
`;
  const shapes = shapesOf([source]);
  expect(shapes.get('a')).toEqual({ parameters: ['card', 'n', 'seat'], attributes: {} });
  expect(shapes.get('b')).toEqual({ parameters: ['card'], attributes: { more: ['deep'] } });
  expect(shapes.get('c')).toEqual({ parameters: ['deep'], attributes: {} });
});

it('rejects files that Fluent would only partly read', () => {
  expect(() => shapesOf(['good = Good\nbad { $x }\n'])).toThrow('Fluent cannot read: bad { $x }');
  expect(() => shapesOf(['a = A', 'a = B'])).toThrow('a is there twice');
  expect(() => shapesOf(['a = { b }'])).toThrow('b is referred to, but missing');
});

it('lists the messages and parts that a file lacks; case forms do not count', () => {
  const en = 'a = A\n    .help = Help\n    .gen = of A\nb = B\nc = C\n';
  expect(missingIn('c = C\na = Á\n    .acc = Áčko\n', en)).toEqual(['a.help', 'b']);
  expect(missingIn('a = Á\n    .help = Rada\nb = B\nc = C\nd = D\n', en)).toEqual([]);
  expect(missingIn('', en)).toEqual(['a', 'b', 'c']);
});

it('gives the missing messages as Fluent, with everything they refer to and nothing else', () => {
  const en = `
brand = { -name } { plain }
-name = Nokturn
plain = Plain
    .help = Help
lost = { brand } { other.part }
other = Other
    .part = { $n ->
        [one] One
       *[other] { plain }
    }
kept = Kept
`;
  const own =
    'brand = Značka\nother = Jiné\n    .part = Část\nplain = Prosté\n    .help = Rada\nkept = Máme\n';
  const found = lackingOf(own, en);
  expect([...shapesOf([found]).keys()].sort()).toEqual(['brand', 'lost', 'other', 'plain']);
  expect(found).toContain('-name = Nokturn');
  expect(found).not.toContain('kept');
  expect(lackingOf(en, en)).toBe('');
  // One missing part is enough.
  expect([...shapesOf([lackingOf('plain = Prosté\n', 'plain = Plain\n    .help = Help\n')]).keys()]).toEqual([
    'plain',
  ]);
});
