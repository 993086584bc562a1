import { describe } from 'vitest';
import { itConforms } from './conforming.ts';

describe('random games of the classic set conform', () => itConforms('classic'));
