import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../cards/characters.ts';
import { type Setting, type Sitting, scene } from './kit.ts';

/** Seat 0, revealed unless told otherwise, stands at the Chapel and may attack seat 1 there. */
function facing(attacker: Sitting, victims: readonly Sitting[], setting: Setting = {}) {
  const [first = {}, ...others] = victims;
  const players = [{ revealed: true, ...attacker }, { place: 'chapel' as const, ...first }, ...others];
  return scene({ ...setting, players }).readyToAttack('chapel');
}

const gone = (character: Sitting['character'], eliminated = 1): Sitting => ({
  ...(character && { character }),
  eliminated,
});

describe('LN-13 the parties', () => {
  it('EX-3 LN-13.2 LN-13.4 LN-13.6 LN-10.15 LN-R50 the last vampire falls: all werewolves win, and Apollonia', () => {
    const s = scene({
      players: [
        { character: 'frederik' },
        { character: 'apolena' },
        { character: 'volko', damage: 12, place: 'chapel', equipment: ['crossbow'] },
        { character: 'gregor' },
        { character: 'cyril' },
        gone('elena', 1),
        gone('ulrik', 2),
        gone('wilhelmina', 3),
      ],
    });
    s.readyToAttack('chapel')
      .answer(0, 'seat:2', '2/1')
      .answer(0, 'continue')
      .told('eliminated', { seat: 2, character: 'volko' });
    s.told('ended', { why: 'goal', winners: [0, 1, 3, 5] })
      .untold('transferred')
      .over([0, 1, 3, 5]);
    expect([0, 1, 3, 5].map((seat) => s.goal(seat))).toEqual(['LN-13.6', 'LN-13.11', 'LN-13.6', 'LN-13.6']);
  });

  it('LN-13.7 the last werewolf falls: all vampires win, eliminated ones included', () => {
    const s = facing({ character: 'volko' }, [
      { character: 'gregor', damage: 13 },
      gone('elena'),
      gone('ulrik'),
    ]);
    s.answer(0, 'seat:1', '2/1').over([0, 3]);
    expect([s.goal(0), s.goal(3)]).toEqual(['LN-13.7', 'LN-13.7']);
  });

  it('LN-13.10 LN-13.6 the killer does not matter: a vampire kills the last other vampire and dies', () => {
    const s = scene({
      players: [
        { character: 'volko', damage: 11 },
        { character: 'ulrik', damage: 9 },
        { character: 'gregor' },
        { character: 'elena' },
      ],
      decks: { red: ['grave-spider'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').answer(0, 'seat:1').over([2, 3]);
  });

  it('EX-19 LN-13.9 LN-R64 LN-10.10 the last werewolf and the last vampire fall together: both parties win', () => {
    const s = scene({
      players: [
        { character: 'elena', damage: 9 },
        { character: 'apolena' },
        { character: 'volko', damage: 11, place: 'well-of-wisdom' },
        gone('gregor'),
        gone('ulrik'),
      ],
      decks: { red: ['powder-keg'] },
    });
    s.goes('well-of-wisdom').answer(0, 'draw-red', '3/2');
    expect([s.damage(0), s.damage(2)]).toEqual([12, 14]);
    s.over([0, 1, 2, 3, 4]);
  });

  it('LN-13.2 one of two falls: the game continues', () => {
    const s = facing({ character: 'gregor' }, [
      { character: 'ulrik', damage: 10 },
      { character: 'volko' },
      { character: 'elena' },
    ]);
    s.answer(0, 'seat:1', '2/1').asks(3, 'window-turn');
  });

  const humansFall = (options: NonNullable<Setting['options']>) =>
    scene({
      options,
      players: [
        { character: 'gregor', revealed: true },
        { character: 'bartolomej', damage: 9, place: 'chapel' },
        gone('cyril', 2),
        gone('augusta', 3),
        { character: 'elena' },
        { character: 'volko' },
        { character: 'ulrik', eliminated: 1 },
      ],
    })
      .readyToAttack('chapel')
      .answer(0, 'seat:1', '2/1');

  it('EX-26 LN-13.8 LN-R68 classic: three eliminated humans mean victory for the vampires', () => {
    const s = humansFall({ cards: 'classic' }).over([5, 6]);
    expect([s.goal(5), s.goal(6)]).toEqual(['LN-13.8', 'LN-13.8']);
  });

  it('EX-26 LN-13.8 kosmos: nothing happens, unless the flag is set', () => {
    humansFall({}).asks([5], 'window-turn');
    humansFall({ vampireAltGoal: true }).over([5, 6]);
    humansFall({ cards: 'classic', vampireAltGoal: false }).asks([5], 'window-turn');
  });

  it('EX-26 LN-13.8 two are not enough', () => {
    const s = scene({
      options: { cards: 'classic' },
      players: [
        { character: 'gregor', revealed: true },
        { character: 'bartolomej', damage: 9, place: 'chapel' },
        gone('cyril', 2),
        { character: 'augusta' },
        { character: 'elena' },
        { character: 'volko' },
        { character: 'ulrik' },
      ],
    });
    s.readyToAttack('chapel').answer(0, 'seat:1', '2/1').asks([4, 5, 6], 'window-turn');
  });
});

describe('LN-13 Apollonia and Augusta', () => {
  const end = (others: readonly Sitting[]) =>
    facing({ character: 'gregor' }, [{ character: 'volko', damage: 12 }, ...others]).answer(
      0,
      'seat:1',
      '2/1',
    );

  it('LN-13.3 LN-13.11 Apollonia wins if she is alive when the game ends', () => {
    end([{ character: 'apolena' }, { character: 'frederik' }]).over([0, 2, 3]);
    end([gone('apolena'), { character: 'frederik' }]).over([0, 3]);
  });

  it('LN-13.3 being alive does not end the game', () => {
    scene({ players: [{ character: 'apolena' }] })
      .quietTurn('chapel')
      .asks([0, 2, 3], 'window-turn');
  });

  it('LN-13.12 LN-1.1 Augusta wins with her right neighbour', () => {
    end([{ character: 'viktorie', eliminated: 1 }, { character: 'elena' }, { character: 'augusta' }]).over([
      0, 3, 4,
    ]);
    end([{ character: 'elena' }, { character: 'viktorie', eliminated: 1 }, { character: 'augusta' }]).over([
      0, 2,
    ]);
  });

  it('LN-13.12 LN-12.2 after her ability with her left neighbour, around the table', () => {
    const turncoat: Sitting = { character: 'augusta', revealed: true, spent: true, turncoat: true };
    end([{ character: 'elena' }, { character: 'viktorie', eliminated: 1 }, turncoat]).over([0, 2, 4]);
    end([turncoat, { character: 'ulrik', eliminated: 1 }, { character: 'elena' }]).over([0, 4]);
  });

  it('LN-13.12 LN-1.2 LN-R62 the neighbour may be eliminated, and so may she', () => {
    const s = end([{ character: 'viktorie', eliminated: 1 }, gone('elena', 2), gone('augusta', 3)]).over([
      0, 3, 4,
    ]);
    expect(s.goal(4)).toBe('LN-13.12');
  });

  it('LN-12.23 LN-13.21 her new goal stays when she becomes void', () => {
    const turncoat: Sitting = {
      character: 'augusta',
      revealed: true,
      spent: true,
      turncoat: true,
      void: true,
    };
    end([{ character: 'elena' }, { character: 'viktorie', eliminated: 1 }, turncoat]).over([0, 2, 4]);
  });

  it('EX-22 LN-13.19 LN-13.12 LN-13.15 Dalibor is the first eliminated, Augusta his neighbour, Bohdan in the circle', () => {
    const s = scene({
      players: [
        { character: 'frederik' },
        { character: 'dalibor', damage: 11, place: 'chapel' },
        { character: 'augusta' },
        { character: 'volko' },
        { character: 'bohdan', place: 'stone-circle' },
        { character: 'gregor' },
        { character: 'ulrik' },
      ],
    });
    s.readyToAttack('chapel')
      .answer(0, 'seat:1', '4/2')
      .answer(0, 'continue')
      .told('ended', { winners: [1, 2, 4] })
      .over([1, 2, 4]);
    expect([s.goal(1), s.goal(2), s.goal(4)]).toEqual(['LN-13.19', 'LN-13.12', 'LN-13.15']);
  });
});

describe('LN-13 Bartholomew', () => {
  const four: Sitting = {
    character: 'bartolomej',
    equipment: ['wanderers-compass', 'raven-amulet', 'oak-charm', 'moonstone'],
  };

  it('EX-23 LN-12.3 LN-13.13 LN-13.5 LN-R63 the robbed card is the fifth', () => {
    const s = facing({ ...four, revealed: false }, [{ equipment: ['crossbow'], damage: 3 }, {}, {}, {}]);
    s.answer(0, 'seat:1', '5/3')
      .asks(0, 'rolled')
      .answer(0, 'reveal')
      .asks(0, 'rob', ['damage', 'card:crossbow']);
    s.answer(0, 'card:crossbow').over([0]);
    expect([s.damage(1), s.goal(0)]).toEqual([3, 'LN-13.13']);
  });

  it('EX-24 LN-10.15 LN-10.14 (P6 before P8) no loot after a game-ending elimination', () => {
    const s = facing(four, [
      { character: 'volko', damage: 12, equipment: ['crossbow'] },
      { character: 'gregor' },
      { character: 'elena' },
    ]);
    s.answer(0, 'seat:1', '2/1').over([2, 3]);
    expect(s.equipment(0)).toHaveLength(4);
  });

  it('LN-13.1 LN-13.13 a drawn, stolen or looted fifth card ends the game at once (P9)', () => {
    scene({ players: [four], decks: { red: ['crossbow'] } })
      .goes('graveyard')
      .answer(0, 'draw-red')
      .over([0]);
    scene({ players: [four, { equipment: ['crossbow'] }] })
      .goes('stone-circle')
      .answer(0, 'steal')
      .over([0]);
    scene({ players: [four, { equipment: ['crossbow'] }], decks: { red: ['pickpocket'] } })
      .goes('graveyard')
      .answer(0, 'draw-red')
      .answer(0, 'seat:1')
      .over([0]);
    const loot = facing(four, [
      { character: 'elena', damage: 9, equipment: ['crossbow'] },
      { character: 'gregor' },
    ]);
    loot.answer(0, 'seat:1', '2/1').answer(0, 'card:crossbow').over([0]);
  });

  it('LN-13.1 LN-8.19 LN-13.5 a gift in another player’s turn also ends it: the snare', () => {
    const s = scene({ players: [{ equipment: ['crossbow'] }, four], decks: { red: ['snare'] } }).goes(
      'graveyard',
    );
    s.answer(0, 'draw-red').answer(0, 'seat:1').over([1]);
  });

  it('LN-13.13 LN-R45 collectorGoal 4', () => {
    const three: Sitting = { character: 'bartolomej', equipment: ['raven-amulet', 'oak-charm', 'moonstone'] };
    const draw = (collectorGoal: number) =>
      scene({ options: { collectorGoal }, players: [three], decks: { red: ['crossbow'] } })
        .goes('graveyard')
        .answer(0, 'draw-red');
    draw(4).over([0]);
    draw(5).asks(0, 'end');
  });

  it('LN-13.21 neither void nor hidden changes the goal', () => {
    const s = scene({ players: [{ ...four, void: true }], decks: { red: ['crossbow'] } })
      .goes('graveyard')
      .answer(0, 'draw-red');
    expect(s.over([0]).isRevealed(0)).toBe(false);
  });
});

describe('LN-13 Bohdan', () => {
  it('EX-27 LN-13.14 LN-12.21 LN-R79 Frederick and Dalibor in one attack, in batch 2', () => {
    const s = scene({
      players: [
        { character: 'bohdan', equipment: ['firestorm'] },
        { character: 'frederik', damage: 11, place: 'chapel' },
        { character: 'dalibor', damage: 12, place: 'chapel' },
        gone('elena'),
        { character: 'gregor' },
        { character: 'viktorie' },
      ],
    });
    s.readyToAttack('chapel').answer(0, 'all', '2/1').answer(0, 'continue').over([0]);
    expect(s.goal(0)).toBe('LN-13.14');
  });

  it('EX-27 LN-12.21 Frederick alone: he is revealed, the game continues', () => {
    const s = scene({
      players: [
        { character: 'bohdan' },
        { character: 'frederik', damage: 11, place: 'chapel' },
        gone('elena'),
        { character: 'gregor' },
        {},
      ],
    });
    s.readyToAttack('chapel').answer(0, 'seat:1', '2/1').answer(0, 'continue');
    s.told('revealed', { seat: 0, forced: true }).asks(4, 'window-turn');
  });

  it.each(['gregor', 'volko', 'waldemar', 'drahomir'] as const)(
    'LN-13.14 killing %s (limit 13 or 14) with an attack wins',
    (character) => {
      const s = facing({ character: 'bohdan' }, [
        { character, damage: 12 },
        { character: 'elena' },
        { character: 'viktorie' },
        { character: 'frederik' },
      ]);
      s.answer(0, 'seat:1', '4/2').over([0]);
    },
  );

  it('LN-13.14 LN-9.26 killing with an event does not', () => {
    const s = scene({
      players: [
        { character: 'bohdan' },
        { character: 'volko', damage: 12 },
        { character: 'gregor' },
        { character: 'viktorie' },
      ],
      decks: { red: ['bat-swarm'] },
    });
    s.goes('graveyard')
      .answer(0, 'draw-red')
      .answer(0, 'seat:1')
      .told('eliminated', { seat: 1 })
      .asks(0, 'end');
  });

  it('LN-13.3 LN-13.15 standing in the Stone Circle does not end the game', () => {
    scene({ players: [{ character: 'bohdan' }] })
      .goes('stone-circle')
      .asks(0, 'end');
  });

  it('LN-13.15 LN-R65 he wins there only if he is alive when it ends', () => {
    const end = (bohdan: Sitting) =>
      facing({ character: 'gregor' }, [
        { character: 'volko', damage: 12 },
        { character: 'bohdan', ...bohdan },
        { character: 'elena' },
      ]).answer(0, 'seat:1', '2/1');
    end({ place: 'stone-circle' }).over([0, 2, 3]);
    end({ place: 'chapel' }).over([0, 3]);
    end({ eliminated: 1 }).over([0, 3]);
  });
});

describe('LN-13 Cyril', () => {
  it('EX-18 LN-13.17 LN-10.12 LN-10.18 LN-R66 kills and dies in the same batch, as second and third', () => {
    const s = scene({
      players: [
        { character: 'cyril', damage: 10 },
        { character: 'apolena', damage: 6, spent: true, revealed: true },
        gone('elena'),
        { character: 'gregor' },
        { character: 'volko' },
      ],
      decks: { red: ['grave-spider'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').answer(0, 'seat:1').over([0]);
    expect([s.isLiving(0), s.goal(0)]).toEqual([false, 'LN-13.16']);
  });

  it('LN-13.16 by any means: the third elimination at the tree', () => {
    const s = scene({
      players: [
        { character: 'cyril' },
        { character: 'ulrik', damage: 9 },
        gone('elena'),
        gone('frederik', 2),
        { character: 'gregor' },
        { character: 'volko' },
      ],
    });
    s.goes('enchanted-tree').answer(0, 'hurt').answer(0, 'seat:1').over([0]);
  });

  it('LN-13.16 only in a batch in which he killed', () => {
    const s = scene({
      players: [
        { character: 'cyril' },
        { character: 'ulrik', damage: 9 },
        gone('elena'),
        gone('frederik', 2),
        { character: 'gregor' },
        { character: 'volko' },
      ],
      active: 5,
      decks: { red: ['bat-swarm'] },
    });
    s.goes('graveyard')
      .answer(5, 'draw-red')
      .answer(5, 'seat:1')
      .told('eliminated', { seat: 1, killer: 5 })
      .asks(5, 'end');
  });

  it('LN-13.16 two eliminated are not enough', () => {
    const s = facing({ character: 'cyril' }, [
      { character: 'ulrik', damage: 10 },
      gone('elena'),
      { character: 'gregor' },
      { character: 'volko' },
    ]);
    s.answer(0, 'seat:1', '2/1').asks(4, 'window-turn');
  });

  it('LN-13.16 LN-10.10 his own death by his own hand is not the killing of another player', () => {
    const s = scene({
      players: [
        { character: 'cyril', damage: 8 },
        {},
        gone('elena'),
        gone('frederik', 2),
        { character: 'gregor' },
        { character: 'volko' },
      ],
      decks: { red: ['midnight-duel'] },
    });
    s.goes('graveyard')
      .answer(0, 'draw-red')
      .answer(0, 'seat:1', 6)
      .told('eliminated', { seat: 0, killer: null })
      .asks([4, 5], 'window-turn');
  });
});

describe('LN-13 Cecilia and Dalibor', () => {
  it.each(['cecilie', 'dalibor'] as const)(
    'LN-13.18 LN-13.19 LN-R54 %s wins when eliminated in batch 1, alone or with others',
    (character) => {
      const s = scene({
        players: [{}, { character, damage: 12 }, { character: 'elena', damage: 9 }, { character: 'gregor' }],
        decks: { blue: ['heavens-wrath'] },
      });
      s.goes('chapel')
        .answer(0, 'draw-blue')
        .told('won', { seat: 1, character, goal: `${CHARACTERS[character].goal}/first` })
        .over([1]);
    },
  );

  it.each(['cecilie', 'dalibor'] as const)(
    'LN-13.18 LN-13.19 LN-10.18 %s does not win in batch 2',
    (character) => {
      const s = scene({
        players: [{}, { character, damage: 12 }, gone('elena'), { character: 'gregor' }],
        decks: { red: ['bat-swarm'] },
      });
      s.goes('graveyard')
        .answer(0, 'draw-red')
        .answer(0, 'seat:1')
        .told('eliminated', { seat: 1 })
        .asks(0, 'end');
    },
  );

  it('LN-13.18 Cecilia wins as one of the last two survivors', () => {
    const players: Sitting[] = [
      { character: 'gregor' },
      { character: 'elena', damage: 9 },
      { character: 'cecilie' },
      { character: 'volko', eliminated: 1 },
      { character: 'ulrik' },
    ];
    const s = scene({
      players: [...players.slice(0, 4), gone('fenris', 2), { character: 'viktorie', eliminated: 3 }],
      decks: { red: ['bat-swarm'] },
    });
    s.goes('graveyard')
      .answer(0, 'draw-red')
      .answer(0, 'seat:1')
      .told('won', { seat: 2, character: 'cecilie', goal: 'LN-13.18' })
      .over([0, 1, 2, 4]);
    expect(s.goal(2)).toBe('LN-13.18');
  });

  it('LN-13.18 LN-13.2 with two members of one party left besides her, she alone wins', () => {
    const s = scene({
      players: [
        { character: 'cecilie', revealed: true },
        { character: 'volko', damage: 12, place: 'chapel' },
        { character: 'gregor' },
        gone('elena'),
        gone('ulrik', 2),
      ],
    });
    s.readyToAttack('chapel').answer(0, 'seat:1', '2/1').over([0, 2, 3]);
  });

  it('LN-13.18 LN-R67 or as the only survivor', () => {
    const s = scene({
      players: [
        { character: 'gregor', damage: 12 },
        { character: 'volko', damage: 11 },
        { character: 'cecilie' },
        gone('elena'),
        gone('ulrik', 2),
      ],
      decks: { red: ['grave-spider'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').answer(0, 'seat:1').over([0, 1, 2, 3, 4]);
  });

  it('LN-13.19 a living Dalibor wins when all vampires are eliminated, not when all werewolves are', () => {
    facing({ character: 'gregor' }, [
      { character: 'volko', damage: 12 },
      { character: 'dalibor' },
      { character: 'elena' },
    ])
      .answer(0, 'seat:1', '2/1')
      .over([0, 2, 3]);
    facing({ character: 'volko' }, [
      { character: 'gregor', damage: 13 },
      { character: 'dalibor' },
      { character: 'ulrik' },
    ])
      .answer(0, 'seat:1', '2/1')
      .over([0, 3]);
  });

  it('LN-13.19 a Dalibor eliminated later does not win with the werewolves', () => {
    facing({ character: 'gregor' }, [
      { character: 'volko', damage: 12 },
      gone('dalibor', 2),
      gone('elena', 1),
    ])
      .answer(0, 'seat:1', '2/1')
      .over([0, 3]);
  });
});

describe('LN-13 Drahomir', () => {
  it('EX-25 LN-13.20 LN-8.19 a gift completes three relics', () => {
    const s = scene({
      active: 2,
      players: [
        {},
        {},
        { character: 'drahomir', equipment: ['raven-amulet', 'shadow-cloak'] },
        {},
        { character: 'gregor', equipment: ['moon-lance', 'iron-claws'] },
      ],
      decks: { green: ['toll-of-the-beasts'] },
    });
    s.goes('morganas-hut').answer(2, 'draw-green').answer(2, 'seat:4').answer(4, 'give:moon-lance').over([2]);
    expect(s.goal(2)).toBe('LN-13.20');
  });

  it('LN-13.20 three of the four, other equipment does not count', () => {
    const two: Sitting = {
      character: 'drahomir',
      equipment: ['looters-sack', 'raven-amulet', 'crossbow', 'moonstone'],
    };
    const draw = (card: 'oak-charm' | 'moon-lance') =>
      scene({ players: [two], decks: { blue: [card] } })
        .goes('chapel')
        .answer(0, 'draw-blue');
    draw('oak-charm').asks(0, 'end');
    draw('moon-lance').over([0]);
  });
});

describe('LN-13 the end', () => {
  it('LN-13.22 all dealt characters are turned up for everybody; undealt ones stay unseen', () => {
    const s = facing({ character: 'gregor' }, [
      { character: 'volko', damage: 12 },
      { character: 'elena' },
      { character: 'frederik' },
    ]).answer(0, 'seat:1', '2/1');
    s.over([0, 2, 3]);
    for (const viewer of [0, 1, 3, 'spectator'] as const) {
      expect(s.view(viewer).state.players.map(({ character }) => character)).toEqual([
        'gregor',
        'volko',
        'elena',
        'frederik',
      ]);
      expect(s.view(viewer).state.undealt).toBe(null);
    }
    expect(s.view('everything').state.undealt).toContain('apolena');
    expect(s.heard('spectator', 'unmasked').map(({ seat, character }) => [seat, character])).toEqual([
      [2, 'elena'],
      [3, 'frederik'],
    ]);
  });

  it('LN-13.22 LN-8.8 past prophecies are only shown in the replay', () => {
    const s = scene({
      players: [
        { character: 'gregor', revealed: true },
        { character: 'volko', damage: 11, place: 'chapel' },
        { character: 'elena' },
        { character: 'frederik' },
      ],
      decks: { green: ['hawthorn-stake'] },
    });
    s.goes('morganas-hut').answer(0, 'draw-green').answer(0, 'seat:1').answer(1, 'hurt').over([0, 2, 3]);
    expect(s.view('spectator').state.notes).toEqual([]);
    expect(s.view('everything').state.notes).toEqual([
      { giver: 0, receiver: 1, card: 'hawthorn-stake', outcome: 'took' },
    ]);
    expect(JSON.stringify(s.log(2))).not.toContain('hawthorn-stake');
  });

  it('LN-13.23 the result: the winners and their goals, all characters, the eliminated players', () => {
    const s = facing({ character: 'gregor' }, [
      { character: 'volko', damage: 12 },
      { character: 'apolena' },
      gone('elena'),
    ]).answer(0, 'seat:1', '2/1');
    expect(s.view('spectator').result).toEqual({
      winners: [0, 2, 3],
      victories: [
        { seat: 0, goal: 'LN-13.6' },
        { seat: 2, goal: 'LN-13.11' },
        { seat: 3, goal: 'LN-13.6' },
      ],
      characters: ['gregor', 'volko', 'apolena', 'elena'],
      eliminated: [1, 3],
    });
    s.told('won', { seat: 0, character: 'gregor', goal: 'LN-13.6' }).over([0, 2, 3]);
  });

  it('LN-13.5 LN-13.21 nobody has to claim a victory, and no more answers are possible', () => {
    const s = facing({ character: 'gregor' }, [
      { character: 'volko', damage: 12 },
      { character: 'elena' },
      { character: 'frederik' },
    ]).answer(0, 'seat:1', '2/1');
    expect(s.over([0, 2, 3]).asked).toBe(null);
    expect(() => s.answer(0, 'end')).toThrow('over');
  });
});
