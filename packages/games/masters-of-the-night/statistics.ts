import type { Measure, Noted, Tally } from '@nokturn/engine';
import { RELICS, type RelicId } from './cards/relics.ts';
import { VAMPIRES } from './cards/vampires.ts';
import type { MastersResult } from './index.ts';
import type { MastersHappening } from './rules/happenings.ts';
import type { State } from './rules/state.ts';

/** Wins of the Family: all in all, by difficulty, edition, set of vampires and vampire. */
export function tally({ options, vampires }: State, { won }: MastersResult): Tally[] {
  const ids = vampires.map(({ id }) => id);
  return [
    { group: 'family', key: 'all', won },
    { group: 'difficulty', key: options.difficulty, won },
    { group: 'edition', key: options.edition, won },
    { group: 'vampires', key: [...ids].sort().join('+'), won },
    ...ids.map((key) => ({ group: 'vampire', key, won })),
  ];
}

/** How games end, how long they are, and how the veil falls. */
export function measures(state: State, { cause, round, veil, veilByRound }: MastersResult): Measure[] {
  const share = (key: string) => ({ group: 'share of games ended by', key, value: key === cause ? 1 : 0 });
  return [
    ...['ritual', 'veil', 'deck'].map(share),
    { group: 'in a game', key: 'rounds', value: round },
    { group: 'in a game', key: 'veil at the end', value: veil },
    { group: 'in a game', key: 'kills', value: sum(state.vampires.map(({ kills }) => kills)) },
    {
      group: 'in a game',
      key: 'sigils',
      value: state.vampires.filter(({ sigil }) => sigil !== null).length,
    },
    ...veilByRound.map((value, i) => ({ group: 'veil after round', key: String(i + 1), value })),
  ];
}

/** Which cards of the house's own design came up; what became of them has the same key in a group of its own. */
export function noted(happening: MastersHappening): readonly Noted[] {
  switch (happening.kind) {
    case 'event-drawn':
      return [{ group: 'event', key: happening.event }];
    case 'event-idle':
      return [{ group: 'event idle', key: happening.event }];
    case 'family':
      return happening.vampires
        .flatMap((vampire) => [VAMPIRES[vampire].blood, VAMPIRES[vampire].dark])
        .map((key) => ({ group: 'ability', key }));
    case 'ability':
      return [{ group: 'ability used', key: happening.ability }];
    case 'sigil':
      return [{ group: 'sigil', key: happening.sigil }];
    case 'relic-drawn':
      return [{ group: 'relic', key: happening.relic }];
    case 'relic-used':
    case 'relic-placed':
      return [{ group: 'relic used', key: happening.relic }];
    case 'relic-given':
    case 'relic-discarded':
      return [];
    default:
      return 'source' in happening && isRelic(happening.source)
        ? [{ group: 'relic used', key: happening.source }]
        : [];
  }
}

function isRelic(source: string): source is RelicId {
  return Object.hasOwn(RELICS, source);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
