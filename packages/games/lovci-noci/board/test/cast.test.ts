import { castSuite } from '@nokturn/ui/testing/cast';
import { FACES } from '../faces.ts';

castSuite('Lovci noci', FACES);
