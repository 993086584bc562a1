import { describe, expect, it } from 'vitest';
import { createText, LANGUAGES, type Language, milder, numeral, parts, plain, signed } from '../src/index.ts';

const EN = `
log-drew = { SEAT($seat) } draws { $card ->
    [unknown] a card
   *[other] { CARD($card, case: "acc") }
  }.
log-hush = { "" }
log-ended = { $winners ->
    [none] Nobody wins.
   *[other] { SEATS($winners) } { COUNT($winners) ->
        [one] wins
       *[other] win
    }.
  }
log-rolled = { $d6 } + { $d4 } = { SUM($d6, $d4) }, { MAX($d6, $d4) } − { MIN($d6, $d4) }
log-ability = { CHARACTER($character, part: "ability") }
decision-attack = Whom do you attack?
    .wait = { SEAT($seat) } may attack.
answer-seat = { SEAT($object) }
answer-attack-seat = Attack { SEAT($object) }
act-heal-seat = Heal { SEAT($object) }
act-bid = { $amount ->
    [0] Bid nothing
    [one] Bid { $amount } coin
   *[other] Bid { $amount } coins
  }
answer-look = Card { SUM($object3, 1) } of { SEAT($object2) } in the { $object1 }
answer-pay = { $object ->
    [0] Free
    [one] { $object } coin
   *[other] { $object } coins
  }
answer-free = { $bold ->
    [true] Yes!
   *[false] Yes
  }
reason-range = { SEAT($seat) } is out of range.
card-crossbow = Crossbow
    .text = Shoots far{ $far ->
        [yes] , very far
       *[other] {""}
    }.
guard-bow = { CARD("crossbow") }
log-guard = { GUARD($by) }
goal-DD-1-2 = three points
log-won = { GOAL($goal) }
character-gregor = Gregor
    .ability = Crushing Paw
`;
const PL = `
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
log-drew = { SEAT($seat) } dobiera { CARD($card, case: "acc") }.
log-out = { SEATS($seats) }
card-crossbow = Kusza
    .acc = Kuszę
card-snare = Wnyki
`;
const CS = `
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }
log-drew = { SEAT($seat) } bere { CARD($card, case: "acc") }.
log-out = { SEATS($seats) }
card-crossbow = Kuše
    .acc = Kuši
card-snare = Past
`;
const SOURCES: Record<Language, string> = { en: EN, pl: PL, cs: CS };
const NAMES = ['Ada', 'Ben', 'Cyd'];

function strict(language: Language, names = NAMES) {
  return createText({
    language,
    sources: [SOURCES[language]],
    names,
    onError(error) {
      throw error;
    },
  });
}

describe('marked text', () => {
  const marked = strict('cs').narrate({ kind: 'drew', seat: 1, card: 'crossbow' }) ?? '';

  it('keeps what each name means', () => {
    expect(marked).toBe('\uE000seat:1\uE001Ben\uE002 bere \uE000card:crossbow\uE001Kuši\uE002.');
    expect(plain(marked)).toBe('Ben bere Kuši.');
    expect(parts(marked)).toEqual([
      { text: 'Ben', thing: { type: 'seat', id: '1' } },
      { text: ' bere ', thing: null },
      { text: 'Kuši', thing: { type: 'card', id: 'crossbow' } },
      { text: '.', thing: null },
    ]);
  });

  it('joins to the same words', () => {
    expect(
      parts(marked)
        .map(({ text }) => text)
        .join(''),
    ).toBe(plain(marked));
    expect(parts('')).toEqual([]);
    expect(parts('no marks')).toEqual([{ text: 'no marks', thing: null }]);
  });

  it('cannot be forged by the name of a player', () => {
    const text = strict('en', ['\uE000card:crossbow\uE001Eve\uE002']);
    expect(parts(text.label('duel', 'seat:0'))).toEqual([
      { text: 'card:crossbowEve', thing: { type: 'seat', id: '0' } },
    ]);
  });

  it('points at the thing itself when one name contains another', () => {
    expect(parts(strict('en').narrate({ kind: 'guard', by: 'bow' }) ?? '')).toEqual([
      { text: 'Crossbow', thing: { type: 'card', id: 'crossbow' } },
    ]);
  });
});

describe('names of things', () => {
  it('take the case that the sentence needs', () => {
    const drew = { kind: 'drew', seat: 0, card: 'crossbow' };
    expect(plain(strict('pl').narrate(drew) ?? '')).toBe('Ada dobiera Kuszę.');
    expect(plain(strict('cs').narrate(drew) ?? '')).toBe('Ada bere Kuši.');
    expect(plain(strict('en').narrate(drew) ?? '')).toBe('Ada draws Crossbow.');
  });

  it('stay in the nominative if there is no such form', () => {
    const drew = { kind: 'drew', seat: 0, card: 'snare' };
    expect(plain(strict('pl').narrate(drew) ?? '')).toBe('Ada dobiera Wnyki.');
    expect(plain(strict('cs').narrate(drew) ?? '')).toBe('Ada bere Past.');
  });

  it('take no case from English if the language has the name', () => {
    const text = createText({
      language: 'pl',
      sources: ['place-park = Park\nlog-marked = Oto { PLACE($place, case: "acc") }.'],
      english: ['place-park = City Park\n    .acc = the City Park\nplace-mill = Mill\n    .acc = the Mill\n'],
      names: [],
    });
    const marked = (place: string) => plain(text.narrate({ kind: 'marked', place }) ?? '');
    expect(marked('park')).toBe('Oto Park.');
    expect(marked('mill')).toBe('Oto the Mill.');
  });

  it('name the owner of each thing if the owners are given', () => {
    const text = createText({
      language: 'pl',
      sources: [PL, 'log-shown = { CARD($cards, $seats) }'],
      names: NAMES,
    });
    const shown = text.narrate({ kind: 'shown', cards: ['crossbow', 'snare'], seats: [2, 0] }) ?? '';
    expect(plain(shown)).toBe('Kusza (Cyd) i Wnyki (Ada)');
    expect(parts(shown)[2]).toEqual({ text: 'Cyd', thing: { type: 'seat', id: '2' } });
  });

  it('name repeated things once, with their number, if requested', () => {
    const sources = [PL, 'log-shown = { CARD($cards, once: "yes") }\nlog-dealt = { CARD($cards) }'];
    const text = createText({ language: 'pl', sources, names: NAMES });
    const said = (kind: string) => plain(text.narrate({ kind, cards: ['snare', 'crossbow', 'snare'] }) ?? '');
    expect(said('shown')).toBe('Wnyki (2×) i Kusza');
    expect(said('dealt')).toBe('Wnyki, Kusza i Wnyki');
  });

  it('are available by themselves, with every part', () => {
    const text = strict('en');
    expect(text.thing('card', 'crossbow')).toBe('\uE000card:crossbow\uE001Crossbow\uE002');
    expect(text.thing('seat', 2)).toBe('\uE000seat:2\uE001Cyd\uE002');
    expect(text.thing('card', 'crossbow', 'text')).toBe('Shoots far.');
    expect(text.thing('card', 'crossbow', 'text', { far: 'yes' })).toBe('Shoots far, very far.');
    expect(plain(text.narrate({ kind: 'ability', character: 'gregor' }) ?? '')).toBe('Crushing Paw');
    expect(() => text.thing('card', 'cannon')).toThrow('there is no card cannon');
    expect(() => text.thing('seat', 3)).toThrow('there is no seat 3');
    expect(() => text.thing('card', 'crossbow', 'goal')).toThrow('no message card-crossbow.goal in en');
  });
});

it('finds clauses by their ids', () => {
  expect(parts(strict('en').narrate({ kind: 'won', goal: 'DD-1.2' }) ?? '')).toEqual([
    { text: 'three points', thing: { type: 'goal', id: 'DD-1.2' } },
  ]);
});

it('finds cells by their ids', () => {
  const text = createText({ language: 'en', sources: ['cell-2-1 = row 2, column 1'], names: [] });
  expect(parts(text.thing('cell', '2/1'))).toEqual([
    { text: 'row 2, column 1', thing: { type: 'cell', id: '2/1' } },
  ]);
});

describe('prepositions', () => {
  const said = (language: Language, short: string, numbers: readonly number[]) => {
    const text = createText({
      language,
      sources: [`said = { PREPOSITION("${short}", $n) }`],
      names: [],
    });
    return numbers.map((n) => `${text.plain('said', { n })} ${n}`).join(', ');
  };

  it('match the spoken form of the number after them', () => {
    const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 15, 17, 20, 50, 100, 700, 1000, 2000, -2];
    expect(said('cs', 'z', numbers)).toBe(
      'z 0, z 1, ze 2, ze 3, ze 4, z 5, ze 6, ze 7, z 8, z 11, ze 12, z 15, ze 17, ze 20, z 50, ze 100, ze 700, z 1000, ze 2000, z -2',
    );
    expect(said('cs', 'v', [1, 2, 4, 6, 7, 12, 16])).toBe('v 1, ve 2, ve 4, v 6, v 7, ve 12, v 16');
    expect(said('cs', 'k', [2, 6, 100])).toBe('ke 2, k 6, ke 100');
    expect(said('cs', 's', [2, 5, 6])).toBe('se 2, s 5, se 6');
    expect(said('pl', 'z', [2, 6, 100, 200])).toBe('z 2, z 6, ze 100, z 200');
  });

  it('are the same before a number in digits', () => {
    const text = createText({ language: 'cs', sources: ['of = { PREPOSITION("z", $n) } { $n }'], names: [] });
    expect(['7', '12. kola', '1 000', 'kola'].map((n) => text.plain('of', { n }))).toEqual([
      'ze 7',
      'ze 12. kola',
      'z 1 000',
      'z kola',
    ]);
  });

  it('match the beginning of the name after them', () => {
    const text = createText({
      language: 'pl',
      sources: ['cell-a = Skały\ncell-b = Lasu\nleft = { PREPOSITION("z", CELL($cell)) } { CELL($cell) }'],
      names: [],
    });
    expect(['a', 'b'].map((cell) => text.plain('left', { cell }))).toEqual(['ze Skały', 'z Lasu']);
  });
});

describe('plurals and lists', () => {
  const counted = (language: Language) =>
    [0, 1, 2, 4, 5, 12, 22, 25, 1.5].map((count) => strict(language).plain('cards', { count }));

  it('follow the four classes of Polish', () => {
    expect(counted('pl')).toEqual([
      '0 kart',
      '1 karta',
      '2 karty',
      '4 karty',
      '5 kart',
      '12 kart',
      '22 karty',
      '25 kart',
      '1,5 karty',
    ]);
  });

  it('follow the four classes of Czech', () => {
    expect(counted('cs')).toEqual([
      '0 karet',
      '1 karta',
      '2 karty',
      '4 karty',
      '5 karet',
      '12 karet',
      '22 karet',
      '25 karet',
      '1,5 karty',
    ]);
  });

  it('join names as the language does', () => {
    const out = { kind: 'out', seats: [0, 1, 2] };
    expect(plain(strict('pl').narrate(out) ?? '')).toBe('Ada, Ben i Cyd');
    expect(plain(strict('cs').narrate(out) ?? '')).toBe('Ada, Ben a\u00A0Cyd');
    const ended = (winners: number[]) => plain(strict('en').narrate({ kind: 'ended', winners }) ?? '');
    expect(ended([0, 1, 2])).toBe('Ada, Ben and Cyd win.');
    expect(ended([1])).toBe('Ben wins.');
    expect(ended([])).toBe('Nobody wins.');
  });

  it.each(LANGUAGES)('below zero have a minus, not a hyphen, given or calculated (%s)', (language) => {
    const text = createText({
      language,
      names: [],
      sources: [
        'sum = { $a } + { $b } = { SUM($a, $b) }: { $all }\nsign = { $a ->\n    [-3] three below\n   *[other] no\n  }\n',
      ],
    });
    expect(text.say('sum', { a: -3, b: 1, all: [-3] })).toBe('−3 + 1 = −2: −3');
    expect(text.say('sign', { a: -3 })).toBe('three below');
  });

  it('are written the same way outside messages', () => {
    expect([-3, 0, 3].map(numeral)).toEqual(['−3', '0', '3']);
    expect([-3, 0, 3].map(signed)).toEqual(['−3', '0', '+3']);
  });

  it('can be compared, alone and in lists', () => {
    const source = 'same = { SAME($a, $b) ->\n    [yes] the same\n   *[no] not the same\n  }\n';
    const text = createText({ language: 'en', names: [], sources: [source] });
    const compared = (a: unknown, b: unknown) => text.say('same', { a, b });
    expect([compared(3, 3), compared([3, 6], [3, 6])]).toEqual(['the same', 'the same']);
    expect([compared(3, 6), compared([3, 6], [6, 3])]).toEqual(['not the same', 'not the same']);
  });

  it('can be calculated with', () => {
    expect(strict('en').narrate({ kind: 'rolled', d6: 2, d4: 4 })).toBe('2 + 4 = 6, 4 − 2');
    expect(() => strict('en').narrate({ kind: 'rolled', d6: 2 })).toThrow('unknown is not a number');
  });
});

describe('milder words', () => {
  const sources = [
    'answer-take = Take { CARD($object, case: "acc") }\ncard-ash = D*mned Ash\n    .acc = the D*mned Ash\n    .text = It burns.\n' +
      'mild-card-ash = Old Ash\n    .acc = the Old Ash\ncard-oak = Oak\n',
  ];
  const said = (mild: boolean) => {
    const text = createText({ language: 'en', names: [], sources, mild });
    return [text.thing('card', 'ash'), text.label('any', 'take:ash'), text.thing('card', 'oak')].map(plain);
  };

  it('replace their originals for people who want them, and nothing else', () => {
    expect(said(false)).toEqual(['D*mned Ash', 'Take the D*mned Ash', 'Oak']);
    expect(said(true)).toEqual(['Old Ash', 'Take the Old Ash', 'Oak']);
    const text = createText({ language: 'en', names: [], sources, mild: true });
    expect(text.thing('card', 'ash', 'text')).toBe('It burns.');
  });

  it('are offered only if there are any', () => {
    expect(createText({ language: 'en', names: [], sources }).canBeMild).toBe(true);
    expect(createText({ language: 'en', names: [], sources: ['card-oak = Oak\n'] }).canBeMild).toBe(false);
  });

  it('can be used in any text', () => {
    const book = 'Oak or D*mned Ash: the D*mned Ash burns.';
    expect(milder(book, 'en', sources.join())).toBe('Oak or Old Ash: the Old Ash burns.');
    expect(milder(book, 'en', 'card-oak = Oak\n')).toBe(book);
  });
});

describe('what is said', () => {
  const text = strict('en');

  it('treats missing facts as unknown', () => {
    expect(plain(text.narrate({ kind: 'drew', seat: 0 }) ?? '')).toBe('Ada draws a card.');
    expect(plain(text.narrate({ kind: 'drew', seat: 0, card: undefined }) ?? '')).toBe('Ada draws a card.');
  });

  it('insists on every fact in a message requested by id', () => {
    expect(() => text.say('reason-range')).toThrow('reason-range in en: Unknown variable: $seat');
    expect(() => text.say('nothing')).toThrow('there is no message nothing in en');
    expect(text.plain('reason-range', { seat: 1 })).toBe('Ben is out of range.');
    expect(text.parts('reason-range', { seat: 1 })).toHaveLength(2);
  });

  it('shows the id of a missing message if nobody handles the error', () => {
    const careless = createText({ language: 'en', sources: [EN], names: [] });
    expect(careless.say('nothing')).toBe('{nothing}');
    expect(careless.thing('card', 'cannon')).toBe('{card-cannon}');
  });

  it('has no line for kinds that the game does not narrate, nor for empty lines', () => {
    expect(text.narrate({ kind: 'secret' })).toBeNull();
    expect(text.narrate({ kind: 'hush' })).toBeNull();
  });

  it('labels options, preferring the words of the decision to general ones', () => {
    expect(plain(text.label('attack', 'seat:2'))).toBe('Attack Cyd');
    expect(plain(text.label('heal', 'seat:2'))).toBe('Cyd');
    expect(text.label('heal', 'free')).toBe('Yes');
    expect(text.label('heal', 'free', { bold: true })).toBe('Yes!');
  });

  it('labels options about numbers and about things with several parts', () => {
    expect(['pay:0', 'pay:1', 'pay:12'].map((option) => text.label('toll', option))).toEqual([
      'Free',
      '1 coin',
      '12 coins',
    ]);
    expect(plain(text.label('toll', 'look:chapel.2.0'))).toBe('Card 1 of Cyd in the chapel');
  });

  it('says what an answer does when its button is only half a sentence', () => {
    expect(plain(text.act('heal', 'seat:2'))).toBe('Heal Cyd');
    expect(plain(text.act('attack', 'seat:2'))).toBe('Attack Cyd');
    expect([0, 1, 3].map((amount) => text.act('bid', amount))).toEqual([
      'Bid nothing',
      'Bid 1 coin',
      'Bid 3 coins',
    ]);
  });

  it('asks the question, and tells the others who is being asked', () => {
    expect(text.decision('attack')).toBe('Whom do you attack?');
    expect(plain(text.wait('attack', [1]))).toBe('Ben may attack.');
    expect(plain(text.wait('attack', [0, 1]))).toBe('Ada and Ben may attack.');
  });

  it('gives reasons', () => {
    expect(plain(text.reason({ id: 'reason-range', args: { seat: 0 } }))).toBe('Ada is out of range.');
  });

  it('knows what it can say', () => {
    expect(text.has('decision-attack')).toBe(true);
    expect(text.has('decision-attack', 'wait')).toBe(true);
    expect(text.has('decision-attack', 'help')).toBe(false);
    expect(text.has('decision-flee')).toBe(false);
  });
});

describe('missing messages are said in English, one by one', () => {
  const english = `
count = { $n ->
    [one] { $n } card of { SEATS($seats) }
   *[other] { $n } cards of { SEATS($seats) }: { $list }
  }
brand = Nokturn
greeting = Welcome to { brand }
card-oak = Oak
    .text = It is old.
card-ash = Ash
log-took = { SEAT($seat) } takes { CARD($card, case: "acc") }{ $from ->
    [unknown] {""}
   *[other] , from { SEAT($from) }
  }.
answer-take-card = Take { CARD($object) }
mild-card-ash = Old Ash
`;
  const own = `
card-oak = Dąb
    .acc = Dąb
log-took = { SEAT($seat) } bierze { CARD($card, case: "acc") }.
answer-card = { CARD($object) }
`;
  const half = (mild = false) =>
    createText({
      language: 'pl',
      sources: [own],
      english: [english],
      names: NAMES,
      mild,
      onError(error) {
        throw error;
      },
    });

  it('an existing message is said in the language, a missing one in English', () => {
    expect(half().plain('greeting')).toBe('Welcome to Nokturn');
    expect(plain(half().narrate({ kind: 'took', seat: 0, card: 'oak' }) ?? '')).toBe('Ada bierze Dąb.');
    expect(half().has('greeting')).toBe(true);
    expect(half().has('farewell')).toBe(false);
    expect(() => half().say('farewell')).toThrow('there is no message farewell in pl');
  });

  it('a translated sentence may contain an English name, and a translated name may have an English part', () => {
    expect(plain(half().narrate({ kind: 'took', seat: 0, card: 'ash' }) ?? '')).toBe('Ada bierze Ash.');
    expect(half().plain('card-oak')).toBe('Dąb');
    expect(half().thing('card', 'oak', 'text')).toBe('It is old.');
    expect(plain(half().label('take', 'card:ash'))).toBe('Take Ash');
    expect(plain(half(true).thing('card', 'ash'))).toBe('Old Ash');
    expect(half().canBeMild).toBe(true);
  });

  it('plurals and lists of an English message are English', () => {
    const facts = (n: number) => ({ n, seats: [0, 1], list: ['a', 'b'] });
    expect(half().plain('count', facts(1))).toBe('1 card of Ada and Ben');
    expect(half().plain('count', facts(22))).toBe('22 cards of Ada and Ben: a and b');
  });

  it('missing facts are unknown there, too', () => {
    const text = createText({ language: 'pl', sources: [], english: [english], names: NAMES });
    expect(plain(text.narrate({ kind: 'took', seat: 0, card: 'ash' }) ?? '')).toBe('Ada takes Ash.');
  });

  it('a language without any messages is English throughout', () => {
    const text = createText({ language: 'cs', sources: [''], english: [EN], names: NAMES });
    expect(plain(text.decision('attack'))).toBe('Whom do you attack?');
    expect(plain(text.wait('attack', [0]))).toBe('Ada may attack.');
  });
});
