/** `npm run api`: writes packages/engine/API.md from the sources. `npm test` fails if the page is out of date. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPage } from './lib/api.ts';
import { ROOT } from './lib/files.ts';

writeFileSync(join(ROOT, 'packages', 'engine', 'API.md'), apiPage());
