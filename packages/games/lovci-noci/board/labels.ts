import { labelling } from '@nokturn/ui';
import { facts } from '../terminal.ts';

export const labelsOf = labelling(facts);
