export * from './board.ts';
export * from './seats.ts';
export type { Text } from './text.ts';
