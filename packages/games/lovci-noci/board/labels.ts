import { labelling } from '@nokturn/ui';
import { telling } from '../telling.ts';

export const labelsOf = labelling(telling.facts);
