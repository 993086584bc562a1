import { describe } from 'vitest';
import { itConforms } from './conforming.ts';

describe('random games of the kosmos set conform', () => itConforms('kosmos'));
