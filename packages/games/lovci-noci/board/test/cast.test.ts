import { castSuite } from '@nokturn/ui/testing/cast';
import { describe } from 'vitest';
import { FACES } from '../faces.ts';

describe('the faces of Lovci noci', () => castSuite(FACES));
