import { castSuite } from '@nokturn/ui/testing/cast';
import { FACES } from '../faces.ts';

castSuite('Masters of the Night', FACES);
