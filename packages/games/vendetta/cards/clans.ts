/** The seven clans, in the order of the component list (7.1). */
export const CLAN_IDS = [
  'brujah',
  'gangrel',
  'malkavian',
  'nosferatu',
  'toreador',
  'tremere',
  'ventrue',
] as const;
export type ClanId = (typeof CLAN_IDS)[number];

/** How a clan is distinguished on the table: never by colour alone. No sheet has an ability (VV-2.12). */
export interface Clan {
  readonly character: string;
  readonly colour: string;
  readonly mark: 'fist' | 'claw' | 'spiral' | 'eye' | 'rose' | 'triangle' | 'crown';
}

export const CLANS: Readonly<Record<ClanId, Clan>> = {
  brujah: { character: 'Jayla Parker', colour: '#D55E00', mark: 'fist' },
  gangrel: { character: 'Clayton Jones', colour: '#009E73', mark: 'claw' },
  malkavian: { character: 'Sol Thurman', colour: '#CC79A7', mark: 'spiral' },
  nosferatu: { character: 'Yeongi', colour: '#8C8C8C', mark: 'eye' },
  toreador: { character: 'Winston Deville', colour: '#E69F00', mark: 'rose' },
  tremere: { character: 'Ajit Talwar', colour: '#56B4E9', mark: 'triangle' },
  ventrue: { character: 'Sofia Alvarez', colour: '#0072B2', mark: 'crown' },
};
