import type { Telling } from '@nokturn/text';
import type { diceDuel } from '../../../engine/test/dice-duel.ts';

export type DuelView = ReturnType<typeof diceDuel.secrets.show>;

export const telling: Telling<DuelView> = { means: { dealt: 'deal' }, facts: () => ({}) };
