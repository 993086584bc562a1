/** The three parties (LN-2.7), in the order in which their groups are shuffled (LN-2.14). */
export const PARTIES = ['werewolf', 'vampire', 'human'] as const;
export type Party = (typeof PARTIES)[number];

export const CHARACTER_IDS = [
  'apolena',
  'augusta',
  'bartolomej',
  'bohdan',
  'cyril',
  'cecilie',
  'dalibor',
  'drahomir',
  'elena',
  'evelina',
  'frederik',
  'fenris',
  'gregor',
  'gerulf',
  'ulrik',
  'ursula',
  'volko',
  'viktorie',
  'wilhelmina',
  'waldemar',
] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export interface Character {
  readonly letter: string;
  /** The first set, or the vortex set. */
  readonly set: 1 | 2;
  readonly party: Party;
  /** The damage at which the character is eliminated. */
  readonly limit: number;
  /** The clause of the ability and of the goal. */
  readonly ability: string;
  readonly goal: string;
}

/** LN-7.4 of the component list: identity, limit, ability and goal of the twenty characters. */
export const CHARACTERS: Readonly<Record<CharacterId, Character>> = {
  apolena: { letter: 'A', set: 1, party: 'human', limit: 8, ability: 'LN-12.1', goal: 'LN-13.11' },
  augusta: { letter: 'A', set: 2, party: 'human', limit: 8, ability: 'LN-12.2', goal: 'LN-13.12' },
  bartolomej: { letter: 'B', set: 1, party: 'human', limit: 10, ability: 'LN-12.3', goal: 'LN-13.13' },
  bohdan: { letter: 'B', set: 2, party: 'human', limit: 10, ability: 'LN-12.21', goal: 'LN-13.14' },
  cyril: { letter: 'C', set: 1, party: 'human', limit: 11, ability: 'LN-12.5', goal: 'LN-13.16' },
  cecilie: { letter: 'C', set: 2, party: 'human', limit: 11, ability: 'LN-12.6', goal: 'LN-13.18' },
  dalibor: { letter: 'D', set: 1, party: 'human', limit: 13, ability: 'LN-12.7', goal: 'LN-13.19' },
  drahomir: { letter: 'D', set: 2, party: 'human', limit: 13, ability: 'LN-12.8', goal: 'LN-13.20' },
  elena: { letter: 'E', set: 1, party: 'werewolf', limit: 10, ability: 'LN-12.9', goal: 'LN-13.6' },
  evelina: { letter: 'E', set: 2, party: 'werewolf', limit: 10, ability: 'LN-12.10', goal: 'LN-13.6' },
  frederik: { letter: 'F', set: 1, party: 'werewolf', limit: 12, ability: 'LN-12.11', goal: 'LN-13.6' },
  fenris: { letter: 'F', set: 2, party: 'werewolf', limit: 12, ability: 'LN-12.12', goal: 'LN-13.6' },
  gregor: { letter: 'G', set: 1, party: 'werewolf', limit: 14, ability: 'LN-12.13', goal: 'LN-13.6' },
  gerulf: { letter: 'G', set: 2, party: 'werewolf', limit: 14, ability: 'LN-12.14', goal: 'LN-13.6' },
  ulrik: { letter: 'U', set: 1, party: 'vampire', limit: 11, ability: 'LN-12.15', goal: 'LN-13.7' },
  ursula: { letter: 'U', set: 2, party: 'vampire', limit: 11, ability: 'LN-12.16', goal: 'LN-13.7' },
  volko: { letter: 'V', set: 1, party: 'vampire', limit: 13, ability: 'LN-12.18', goal: 'LN-13.7' },
  viktorie: { letter: 'V', set: 2, party: 'vampire', limit: 13, ability: 'LN-12.19', goal: 'LN-13.7' },
  wilhelmina: { letter: 'W', set: 1, party: 'vampire', limit: 14, ability: 'LN-12.17', goal: 'LN-13.7' },
  waldemar: { letter: 'W', set: 2, party: 'vampire', limit: 14, ability: 'LN-12.20', goal: 'LN-13.7' },
};
