/**
 * Writes people into a database as fast as it can, and reports the number of each as soon as it is stored, until it is
 * killed.
 */
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { ADA } from '../../src/testing/store-suite.ts';

const [file = '', name = 'p'] = process.argv.slice(2);
const store = new SqliteStore(file);
let number = 0;
const one = async (): Promise<void> => {
  const mine = number++;
  await store.addPerson({ ...ADA, id: `${name}${mine}` });
  process.send?.(mine);
  return one();
};
await Promise.all(Array.from({ length: 20 }, one));
