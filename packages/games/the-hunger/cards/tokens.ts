import type { HumanType } from './card.ts';

/** How a Bonus token can be played, or what it counts as (7.9). */
export type TokenUse =
  | { readonly kind: 'speed'; readonly speed: number }
  | { readonly kind: 'hunt' }
  | { readonly kind: 'swap' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'mission' }
  | { readonly kind: 'parasol' }
  /** Counts as 1 Human of this type; if there is none, of a type that its owner names (TH-15.8, TH-15.9). */
  | { readonly kind: 'human'; readonly type: HumanType | null };

export interface Token<Id extends string = string> {
  readonly id: Id;
  readonly count: number;
  /** VP gained when it is taken (TH-15.1, TH-15.2). */
  readonly vp: number;
  readonly use: TokenUse | null;
}

const TOKEN_KINDS = [
  token('token-velvet', 6, null, 4),
  token('token-parasol', 3, { kind: 'parasol' }),
  token('token-speed-1', 2, { kind: 'speed', speed: 1 }),
  token('token-speed-2', 2, { kind: 'speed', speed: 2 }),
  token('token-hunt', 2, { kind: 'hunt' }),
  token('token-swap', 2, { kind: 'swap' }),
  token('token-draw', 2, { kind: 'draw' }),
  token('token-mission', 2, { kind: 'mission' }),
  token('token-villager', 1, { kind: 'human', type: 'villager' }),
  token('token-religious', 1, { kind: 'human', type: 'religious' }),
  token('token-military', 1, { kind: 'human', type: 'military' }),
  token('token-noble', 1, { kind: 'human', type: 'noble' }),
  token('token-any', 1, { kind: 'human', type: null }),
] as const;

export type TokenId = (typeof TOKEN_KINDS)[number]['id'];

/** A token by its index in the list of different tokens: identical ones share a number. */
export type TokenNo = number;

export const TOKENS: readonly Token<TokenId>[] = TOKEN_KINDS;

export const TOKEN_IDS: readonly TokenId[] = TOKENS.map(({ id }) => id);

/** All 26 of them (TH-4.6). */
export const TOKEN_POOL: readonly TokenNo[] = TOKENS.flatMap(({ count }, no) =>
  Array<TokenNo>(count).fill(no),
);

export function tokenAt(no: TokenNo): Token<TokenId> {
  return TOKENS[no] as Token<TokenId>;
}

function token<const Id extends string>(id: Id, count: number, use: TokenUse | null, vp = 2): Token<Id> {
  return { id, count, vp, use };
}
