import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@nokturn/text';
import { describe, expect, it } from 'vitest';
import { filesUnder, ROOT } from '../lib/files.ts';
import { glossaryFaults, termsOf } from '../lib/language/glossary.ts';
import { passagesOf } from '../lib/language/passages.ts';
import { calquesIn, type HouseStyle, languageMistakes, proseMistakes } from '../lib/language.ts';

const words = filesUnder('packages', ['.ftl']).filter(({ path }) => !/\/(?:test|past)\//.test(path));
const rules = filesUnder('docs/rules', ['.pl.md', '.cs.md']);
const games = [...new Set(words.flatMap(({ path }) => /^packages\/games\/([\w-]+)\//.exec(path)?.[1] ?? []))];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/**
 * English files have no language in their name. Texts for players get all checks, the specification only those of
 * signs.
 */
const inEnglish = filesUnder('docs/rules', ['.md']).filter(
  ({ path }) => !/\.(?:pl|cs)\.md$|\/glossary\/|README/.test(path),
);
const forPlayers = inEnglish.filter(({ path }) => /\/(?:how-to-play|players)\//.test(path));

const glossaryOf = (game: string) => `docs/rules/glossary/${game}.md`;
const style: HouseStyle = {
  // A game without one is named below, and its words get all other checks.
  terms: Object.fromEntries(
    games.map((game) => [
      game,
      existsSync(join(ROOT, glossaryOf(game))) ? termsOf(read(glossaryOf(game))) : [],
    ]),
  ),
  calques: {
    en: [...calquesIn(read('docs/english.md')), ...calquesIn(read('docs/english.md'), 'on the page')],
    pl: calquesIn(read('docs/polish.md')),
    cs: calquesIn(read('docs/czech.md')),
  },
};

describe.each(LANGUAGES)('the words in %s', (language) => {
  const named = [...words, ...rules].filter(({ path }) => new RegExp(`[./]${language}\\.\\w+$`).test(path));
  const own = language === 'en' ? [...named, ...forPlayers] : named;

  it('have no detectable mistake', () => {
    expect(own.length).toBeGreaterThanOrEqual(4 * 3 + 4);
    expect(languageMistakes(own, style)).toEqual([]);
  });
});

it('the English rules are set with real apostrophes and quotation marks', () => {
  expect(inEnglish.length).toBeGreaterThanOrEqual(4 * 3);
  const typed = inEnglish
    .flatMap(passagesOf)
    .filter(({ text }) => /"|(?<=\p{L})'/u.test(text))
    .map(({ path, at }) => `${path}: ${at}`);
  expect(typed).toEqual([]);
});

it('documents and comments contain no phrase that the page of house style forbids', () => {
  const documents = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'].map((path) => ({
    path,
    text: read(path),
  }));
  // The pages of house style contain the phrases that they forbid.
  const guides = /^docs\/(?:before-after|english|polish|czech)\.md$|\.(?:pl|cs)\.md$|\/glossary\//;
  const more = filesUnder('docs', ['.md']).filter(({ path }) => !guides.test(path));
  const code = ['packages', 'scripts', 'bench']
    .flatMap((folder) => filesUnder(folder, ['.ts', '.tsx', '.css', '.js']))
    .filter(({ path }) => !path.includes('/past/') && !path.endsWith('scripts/test/language.test.ts'));
  expect(code.length).toBeGreaterThan(1000);
  expect(proseMistakes([...documents, ...more, ...code], calquesIn(read('docs/english.md')))).toEqual([]);
});

it.each(LANGUAGES)('forty sentences before and after (%s): the later ones are still in use', (language) => {
  const [, ...parts] = read('docs/before-after.md').split(/^## .*\n\n\| before \| after \|\n\|---\|---\|\n/m);
  const rows = (parts[LANGUAGES.indexOf(language)] ?? '').trim().split('\n');
  const said = words
    .filter(({ path }) => path.endsWith(`${language}.ftl`))
    .map(({ text }) => text)
    .join('\n');
  expect(rows).toHaveLength(40);
  const lines = new Set(said.split('\n').map((line) => line.replace(/^.* = /, '').trim()));
  const untrue = rows.filter((row) => {
    const [before = '', after = ''] = row.replace(/^\| | \|$/g, '').split(' | ');
    return !said.includes(after) || lines.has(before);
  });
  expect(untrue).toEqual([]);
});

describe.each(games)('the glossary of %s', (game) => {
  it('has terms that its words and rules use', () => {
    const terms = style.terms[game] ?? [];
    expect(terms.length).toBeGreaterThanOrEqual(8);
    const own = [...words, ...rules].filter(({ path }) => path.includes(game));
    const all = own.flatMap(passagesOf).filter((passage) => passage.game === game);
    const texts = Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        all.flatMap((passage) => (passage.language === language ? passage.text : [])).join('\n'),
      ]),
    ) as Record<Language, string>;
    expect(glossaryFaults(terms, texts)).toEqual([]);
  });
});

/** The mistakes in one game with no other words. */
function planted(language: Language, text: string, given: Partial<HouseStyle> = {}): string[] {
  const path = `packages/games/dice-duel/locales/${language}.ftl`;
  const nothing: HouseStyle = { terms: {}, calques: { en: [], pl: [], cs: [] } };
  const found = languageMistakes([{ path, text }], { ...nothing, ...given });
  expect(found.every((line) => line.startsWith(`${path}: `))).toBe(true);
  return found.map((line) => line.slice(path.length + 2));
}

describe('a planted mistake is found', () => {
  it.each<[string, Language, string, string]>([
    ['a short preposition before a number', 'cs', 'z 7 kostek', 'preposition: z 7'],
    ['a long preposition before a number', 'cs', 've 5 kolech', 'preposition: ve 5'],
    ['a preposition before 12', 'cs', 'k 12 bodům', 'preposition: k 12'],
    ['a preposition before a hundred', 'pl', 'z 100 kart', 'preposition: z 100'],
    ['a preposition before a word', 'pl', 'z swojej ręki', 'preposition: z swojej'],
    ['a preposition before a word with sz', 'pl', 'z sztyletem', 'preposition: z sztyletem'],
    ['a preposition before a word with w', 'pl', 'w wszystkich', 'preposition: w wszystkich'],
    ['a preposition before a Czech word', 'cs', 'k komu', 'preposition: k komu'],
    ['a preposition before more consonants', 'cs', 'z čtvrti', 'preposition: z čtvrti'],
    ['a preposition before a number in words', 'cs', 's třemi', 'preposition: s třemi'],
    ['a number that is not known yet', 'cs', 'Kolo { $n } z { $all }', 'preposition: z {$all}'],
    ['a declined noun before a name', 'pl', 'graczowi { SEAT($seat) }', 'undeclined name: graczowi {SEAT}'],
    ['the same in Czech', 'cs', 'Na hráče { SEATS($all) }', 'undeclined name: hráče {SEATS}'],
    ['a preposition before a player', 'pl', 'Kość dla { SEAT($seat) }', 'undeclined name: dla {SEAT}'],
    ['a player who can only be a man', 'pl', 'Straciłeś krew', 'gender: Straciłeś'],
    [
      'the same where something would be',
      'pl',
      'Możesz to zrobić, gdybyś chciała i mogłabyś',
      'gender: mogłabyś',
    ],
    ['the same in Czech', 'cs', 'Přesuň ho, abys mohl hrát dál', 'gender: abys mohl'],
    ['a player who can only be a woman', 'cs', 'Tento tah už jsi udělala', 'gender: jsi udělala'],
    ['the same the other way round', 'cs', 'Ztratil jsi krev', 'gender: Ztratil jsi'],
    ['the past of a player', 'cs', '{ SEAT($seat) } si už vzal kartu', 'gender: si už vzal'],
    ['the past of several players', 'cs', '{ SEATS($seats) } ustoupili', 'gender: ustoupili'],
    ['the past of a player in Polish', 'pl', '{ SEAT($seat) } już stracił krew', 'gender: już stracił'],
    ['the past of men in Polish', 'pl', '{ SEATS($seats) } nie zagrali', 'gender: nie zagrali'],
    ['a name that is no seat', 'cs', 'Za hráče { $name } hraje bot', 'undeclined name: hráče {$name}'],
    ['English', 'pl', 'Dobierz cards', 'English: cards'],
    ['English in a choice', 'cs', '{ $n ->\n    [one] karta\n   *[other] the karty\n  }', 'English: the'],
    ['straight quotation marks', 'pl', 'Żeton "zostań"', 'quotation marks: "'],
    [
      'Czech quotation marks in Polish',
      'pl',
      'Żeton „zostań“',
      'quotation marks: “,quotation marks: „ without ”',
    ],
    [
      'Polish quotation marks in Czech',
      'cs',
      'Žeton „zůstat”',
      'quotation marks: ”,quotation marks: „ without “',
    ],
    ['quotation marks that stay open', 'en', 'A token “stay', 'quotation marks: “ without ”'],
    ['a hyphen for a dash', 'pl', 'Noc - i dzień', 'sign: a hyphen for a dash (–)'],
    ['a hyphen in a range', 'cs', 'Pro 3-6 hráčů', 'sign: a hyphen in a range (–)'],
    ['a hyphen for a minus', 'en', 'Power: -1', 'sign: a hyphen for a minus (−)'],
    ['an em dash', 'en', 'Night—and day', 'sign: an em dash (–)'],
    [
      'a sign that is not read aloud',
      'en',
      '{ $n } › { $m }',
      'sign: an angle that nobody can hear (from … to …)',
    ],
    ['three dots', 'cs', 'Čekej...', 'sign: three dots (…)'],
    ['a straight apostrophe', 'en', "The vampire's turn", 'sign: a straight apostrophe (’)'],
  ])('%s', (_, language, text, mistake) => {
    expect(planted(language, `log-said = ${text}\n`).join()).toBe(
      mistake
        .split(',')
        .map((each) => `log-said: ${each}`)
        .join(),
    );
  });

  it('a preposition that does not fit a name', () => {
    const cells = 'cell-a = Las\n    .gen = Lasu\ncell-b = Skała\n    .gen = Skały\n';
    expect(planted('pl', `${cells}log-left = Z { CELL($cell, case: "gen") }\n`)).toEqual([
      'log-left: preposition: Z {CELL.gen}',
    ]);
    expect(planted('pl', `${cells}log-left = Z { CELL($cell) } nic\n`)).toEqual([
      'log-left: preposition: Z {CELL}',
    ]);
  });

  it('a number known only at run time, which may be a hundred', () => {
    const found = (path: string, text: string) =>
      languageMistakes([{ path, text: `log-said = ${text}\n` }], style).map((line) =>
        line.slice(path.length + 2),
      );
    const page = 'packages/web/locales/pl.ftl';
    expect(found(page, 'Krok { $at } z { $all }')).toEqual(['log-said: preposition: z {$all}']);
    expect(found(page, 'Krok { $at } { PREPOSITION("z", $all) } { $all }')).toEqual([]);
    expect(found('packages/games/dice-duel/locales/pl.ftl', 'Runda { $at } z { $all }')).toEqual([]);
  });

  it('a term that the glossary forbids, in any form, and words in between', () => {
    const terms = {
      'dice-duel': termsOf(
        '| English | Polish | not | Czech | not |\n|---|---|---|---|---|\n| minion | sługus | sługa, minion*, dokłada* … tutaj | sluha | |\n',
      ),
    };
    expect(planted('pl', 'log-said = Dwa miniony, jeden sługus\n', { terms })).toEqual([
      'log-said: not the term: miniony (sługus)',
    ]);
    expect(planted('pl', 'log-said = Dokładasz kartę tutaj. Dokładasz ją. Nic tutaj\n', { terms })).toEqual([
      'log-said: not the term: Dokładasz kartę tutaj (sługus)',
    ]);
    expect(planted('cs', 'log-said = Minion\n', { terms })).toEqual([]);
  });

  it.each([
    ['Everybody draws', 'Everybody'],
    ['Choose somebody', 'somebody'],
    ['Can anybody attack', 'anybody'],
  ])('a word that only documents may say: %s', (text, found) => {
    expect(planted('en', `log-said = ${text}\n`, { calques: style.calques })).toEqual([
      `log-said: not idiomatic: ${found}`,
    ]);
    const document = { path: 'docs/x.md', text: `${text}.\n` };
    expect(proseMistakes([document], calquesIn(read('docs/english.md')))).toEqual([]);
  });

  it.each([
    ['You gain 1 point more', 'point more'],
    ['Playing a card costs 1 blood less', 'blood less'],
    ['Tonight each vampire has 1 AP more', 'AP more'],
    ['Show one’s own character', 'one’s own'],
    ['The record is held against the promise', 'held against'],
    ['The match can be gone on with', 'gone on with'],
    ['The ratings are the same to the last digit', 'to the last digit'],
    ['Clans are dealt by chance', 'by chance'],
    ['It is deleted for ever', 'for ever'],
  ])('a phrase that English does not use: %s', (text, found) => {
    expect(planted('en', `log-said = ${text}\n`, { calques: style.calques })).toEqual([
      `log-said: not idiomatic: ${found}`,
    ]);
  });

  it('a phrase that the page of house style forbids', () => {
    const calques = {
      en: calquesIn('| write | not |\n|---|---|\n| again | anew, so many |\n\nx'),
      pl: [],
      cs: [],
    };
    expect(planted('en', 'log-said = It begins anew\n', { calques })).toEqual([
      'log-said: not idiomatic: anew',
    ]);
  });

  it.each([
    ['Hana utrpí 2 zranění', 'utrpí'],
    ['Jsi-li upír, přijmi 1 zranění', 'přijmi 1 zranění'],
    ['Rodina to nechává odnést závoj', 'nechává odnést'],
    ['{ VAMPIRE($vampire) } pečetí { DISTRICT($to, case: "acc") }', 'pečetí {DISTRICT.acc}'],
    ['Spouštěče působí', 'Spouštěče'],
    ['Tah ukončí ovládající hráč', 'ovládající'],
    ['Zahraješ ruku?', 'Zahraješ ruku'],
    ['Toto pole v tomto tahu pro tebe nepracuje', 'pro tebe nepracuje'],
    ['1 bod za každého vlastněného vlka', 'vlastněného'],
  ])('a phrase that Czech does not use: %s', (text, found) => {
    expect(planted('cs', `log-said = ${text}\n`, { calques: style.calques })).toEqual([
      `log-said: not idiomatic: ${found}`,
    ]);
  });

  it.each([
    ['Efekt działa na gracza kontrolującego kartę', 'kontrolującego'],
    ['Wyzwalacz działa', 'Wyzwalacz'],
    ['Zagrywasz rękę?', 'Zagrywasz rękę'],
    ['Kość liczy się o 3 wyżej', 'Kość liczy się o'],
    ['Wydaj kość', 'Wydaj kość'],
    ['Gra na pokaz', 'na pokaz'],
    ['Hanna idzie do krypty, to znajduje zadania', 'to znajduje'],
    ['Widziane oczami gracza', 'Widziane oczami'],
    ['A to, czego nie wolno, mówi dlaczego', 'mówi dlaczego'],
    ['Każdy rzut jest w dzienniku', 'dzienniku'],
    ['W 3 graczy dzielnic jest mniej', 'W 3 graczy'],
  ])('a phrase that Polish does not use: %s', (text, found) => {
    expect(planted('pl', `log-said = ${text}\n`, { calques: style.calques })).toEqual([
      `log-said: not idiomatic: ${found}`,
    ]);
  });

  it.each([
    ['vendetta', 'Dokłada kartę { LOCATION($to, part: "at") }', 'Dokłada kartę {LOCATION.at} (dokładać)'],
    ['vendetta', 'Hanna wpada w amok', 'amok (szał)'],
    ['vendetta', 'Połóż krew na swoim obszarze', 'na swoim obszarze (obszar)'],
    ['vendetta', 'Hanna zyskuje do sojuszu ofiarę', 'zyskuje do sojuszu (poplecznik)'],
    ['lovci-noci', 'Hanna podaje przepowiednię', 'przepowiednię (wróżba)'],
    ['lovci-noci', 'Hanna ma trzy relikty', 'relikty (relikwia)'],
    ['the-hunger', 'Hanna bierze różę', 'bierze różę (zerwać różę)'],
    ['the-hunger', 'Upoluj jedną różę', 'Upoluj jedną różę (zerwać różę)'],
    ['the-hunger', 'Zdobycz z rynku', 'rynku (tor polowania)'],
    ['the-hunger', 'Przegoń tego wampira', 'Przegoń (przegnać)'],
    ['the-hunger', 'Wampiry w tym samym obszarze', 'w tym samym obszarze (obszar)'],
    ['masters-of-the-night', 'Karta postaci', 'Karta postaci (karta wampira)'],
    ['masters-of-the-night', 'Zostaje na dzielnicy czerwonej', 'na dzielnicy (dzielnica)'],
    ['masters-of-the-night', 'W dzień agenci atakują', 'W dzień (za dnia)'],
    ['masters-of-the-night', 'Zaczyna się walka dzienna', 'walka dzienna (za dnia)'],
    ['masters-of-the-night', 'Sługusi giną', 'Sługusi (sługus)'],
    ['masters-of-the-night', 'Mila wyrzeka się reliktu', 'wyrzeka się (odrzucić)'],
  ])('a word that the Polish glossary of %s bars: %s', (game, text, found) => {
    const terms = { 'dice-duel': style.terms[game] ?? [] };
    expect(planted('pl', `log-said = ${text}\n`, { terms })).toEqual([`log-said: not the term: ${found}`]);
  });

  it.each([
    [
      'vendetta',
      'Hana přikládá kartu { LOCATION($to, part: "at") }',
      'přikládá kartu {LOCATION.at} (přikládat)',
    ],
    ['vendetta', 'Přilož zde kartu', 'Přilož zde (přikládat)'],
    ['vendetta', 'Hana propadá amoku', 'amoku (běsnění)'],
    ['lovci-noci', 'Boj nemá efekt', 'efekt (účinek)'],
    ['lovci-noci', 'Šest dílků', 'dílků (destička)'],
    ['lovci-noci', 'Když někoho přemůžeš', 'přemůžeš (vyřadit)'],
    ['lovci-noci', 'Hana líže kartu', 'líže (vzít si kartu)'],
    ['the-hunger', 'Odhoď kartu', 'Odhoď (odložit kartu)'],
    ['the-hunger', 'Lov stojí 2 rychlosti', '2 rychlosti (rychlost)'],
    ['the-hunger', 'Hana si bere růži', 'bere růži (utrhnout)'],
    ['the-hunger', 'Kořist z trhu', 'Kořist z trhu (lovecká dráha)'],
    ['masters-of-the-night', 'Zůstává na červené čtvrti', 'na červené čtvrti (čtvrť)'],
    ['masters-of-the-night', 'Temná schopnost', 'Temná schopnost (schopnost temnoty)'],
  ])('a word that the Czech glossary of %s bars: %s', (game, text, found) => {
    const terms = { 'dice-duel': style.terms[game] ?? [] };
    expect(planted('cs', `log-said = ${text}\n`, { terms })).toEqual([`log-said: not the term: ${found}`]);
  });

  it.each([
    ['si bere kartu', 'si bere'],
    ['potácí se k labyrintu', 'potácí se'],
    ['{ $n ->\n    [one] se léčí\n   *[other] nic nedělá\n  }', 'se léčí'],
  ])('a part of a Czech beat that goes after a name only, or after a comma only: %s', (text, found) => {
    expect(planted('cs', `beat-does = ${text}\n`)).toEqual([`beat-does: order of words: ${found}`]);
    expect(planted('cs', `log-does = ${text}\n`)).toEqual([]);
    expect(planted('cs', 'beat-does = { SEAT($seat) } se odhaluje\n')).toEqual([]);
  });

  it('in an attribute, and in a document', () => {
    expect(planted('pl', 'card-a = Nóż\n    .text = Z swojej ręki\n')).toEqual([
      'card-a.text: preposition: Z swojej',
    ]);
    const file = { path: 'docs/rules/dice-duel.cs.md', text: '# Pravidla\n\n`"code"` z 7 karet\n' };
    expect(languageMistakes([file], style)).toEqual([`${file.path}: line 3: preposition: z 7`]);
  });

  it('in the strings of code, not in names and keys', () => {
    const text =
      "refuse('restarting', 'the match is opened anew');\nconst key = 'anew';\n<p>It begins anew</p>\n";
    expect(proseMistakes([{ path: 'packages/server/src/x.ts', text }], ['anew'])).toEqual([
      'packages/server/src/x.ts: line 1: not idiomatic: anew',
      'packages/server/src/x.ts: line 3: not idiomatic: anew',
    ]);
  });

  it('in a comment, across a line break, and in a document', () => {
    const code = {
      path: 'packages/text/src/x.ts',
      text: '/**\n * It is asked so\n * many times.\n */\nconst anew = 1; // anew\n',
    };
    const document = { path: 'docs/x.md', text: '# X\n\nWhat came of it. `anew`\n' };
    expect(proseMistakes([code, document], ['anew', 'so many', 'came of it'])).toEqual([
      'packages/text/src/x.ts: line 1: not idiomatic: so many',
      'packages/text/src/x.ts: line 5: not idiomatic: anew',
      'docs/x.md: line 3: not idiomatic: came of it',
    ]);
  });

  it('a free relative in a comment, which a label is not', () => {
    const text = [
      '// Who came first is first.',
      '/** Only who runs the server: seeds are in there. */',
      '// It is told, so that who has one can prove it.',
      '// Nobody needs them who is in none.',
      '/** Late: until it is over, who has no seat learns nothing. */',
      '// Heard by who watches.',
      '/** Who sees what of a position. */',
      '/** Who is asked next; null when the match is over. */',
      '// Who comes next once it is settled.',
    ].join('\nx();\n');
    expect(proseMistakes([{ path: 'packages/server/src/x.ts', text }], [])).toEqual([
      'packages/server/src/x.ts: line 1: free relative: Who came first is',
      'packages/server/src/x.ts: line 3: free relative: Only who runs',
      'packages/server/src/x.ts: line 5: free relative: so that who has',
      'packages/server/src/x.ts: line 7: free relative: them who is',
      'packages/server/src/x.ts: line 9: free relative: , who has no seat',
      'packages/server/src/x.ts: line 11: free relative: by who watches',
    ]);
  });

  it('a free relative in a document, which a heading is not', () => {
    const text =
      '## Who sees what\n\n- Who sends nothing adds nothing.\n\nAsk who is there. Who is it?\n\nIt is for who asks.\n';
    expect(proseMistakes([{ path: 'docs/x.md', text }], [])).toEqual([
      'docs/x.md: line 3: free relative: Who sends nothing',
      'docs/x.md: line 7: free relative: for who asks',
    ]);
  });

  it('a glossary that nobody follows', () => {
    const terms = termsOf('| relic | relikt | rel* | relikvie | |\n');
    expect(glossaryFaults(terms, { en: 'A relic.', pl: 'Relikty', cs: 'nic' })).toEqual([
      'pl: rel* bars relikt',
      'cs: nobody says relikvie',
    ]);
  });
});

describe('correct text is accepted', () => {
  it.each<[Language, string]>([
    ['cs', 'ze 7 kostek, z 8 karet, ve 2 kolech, ke 3 bodům, k 6 bodům, se 4 hráči, v 5 kolech, ze 100'],
    ['cs', 'ze čtvrti, ke dvěma, ve třech, se všemi, z mnoha, s dvojitou, z třídenní, v dvorech'],
    ['cs', '{ PREPOSITION("z", $all) } { $all }'],
    ['cs', 'Vezmi ho s sebou. Karta se 5krát otočí. Léčí se { SEAT($seat) }.'],
    ['cs', 'Jsi na tahu, kdo jsi ty a kde jsi. Byl to úkol, jsi u cíle. Kdo by to byl?'],
    [
      'cs',
      '{ SEAT($seat) } volí. { SEAT($seat) } si vybírá cíl. { SEAT($seat) }: síla 3. { CARD($card) } vybuchla.',
    ],
    ['pl', 'Właśnie upolowane. Wracają do właścicieli. Właściwie nic.'],
    ['pl', 'ze swojej ręki, z szansą, ze sztyletem, w dzielnicy, we wszystkich, z 7 kart, ze 100 kart'],
    ['pl', '{ SEAT($seat) } traci krew. Wybiera: { SEATS($seats) }. „Zostań” – albo nie'],
    ['pl', '{ SEAT($seat) } działa. { SEAT($seat) } wysyła kartę'],
    ['pl', '{ SEAT($seat) } myśli. Bez karty: { SEATS($seats) }, czyli wszyscy. { SEATS($seats) } – popiół'],
    ['cs', '{ SEAT($seat) } volí cíl. { SEAT($seat) } má podíl'],
    ['pl', 'Od zmierzchu do świtu (The Hunger), --game <name>, „nokturn replay --card”'],
    ['en', 'A 3–6 player game, −1 power, the vampire’s “stay” token'],
  ])('in %s: %s', (language, text) => {
    expect(planted(language, `log-said = ${text}\n`)).toEqual([]);
  });
});
