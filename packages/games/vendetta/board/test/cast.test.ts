import { castSuite } from '@nokturn/ui/testing/cast';
import { ALLY_FACES, CLAN_FACES } from '../faces.ts';

castSuite('Vendetta', { ...CLAN_FACES, ...ALLY_FACES });
