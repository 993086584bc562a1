import { castSuite } from '@nokturn/ui/testing/cast';
import { describe } from 'vitest';
import { FACES } from '../faces.ts';

describe('the faces of Masters of the Night', () => castSuite(FACES));
