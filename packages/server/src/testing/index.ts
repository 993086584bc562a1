export { storeSuite } from './store-suite.ts';
