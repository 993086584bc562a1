import { castSuite } from '@nokturn/ui/testing/cast';
import { describe } from 'vitest';
import { ALLY_FACES, CLAN_FACES } from '../faces.ts';

describe('the faces of Vendetta', () => castSuite({ ...CLAN_FACES, ...ALLY_FACES }));
