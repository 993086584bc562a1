export { busSuite } from './bus-suite.ts';
export { circlesSuite } from './circles-suite.ts';
export { historySuite } from './history-suite.ts';
export { holidaysSuite } from './holidays-suite.ts';
export { HurriedTime } from './hurried-time.ts';
export { noticesSuite } from './notices-suite.ts';
export { ratingsSuite } from './ratings-suite.ts';
export { ADA, sharedStoreSuite, storeSuite } from './store-suite.ts';
export { upkeepSuite } from './upkeep-suite.ts';
