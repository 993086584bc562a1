import { labelling } from '@nokturn/ui';
import { facts } from '../facts.ts';

export const labelsOf = labelling(facts);
