export { busSuite } from './bus-suite.ts';
export { ADA, sharedStoreSuite, storeSuite } from './store-suite.ts';
export { upkeepSuite } from './upkeep-suite.ts';
