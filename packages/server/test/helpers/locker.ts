/** Locks a database until it is told to let go. Arguments: the file, and how. */
import { DatabaseSync } from 'node:sqlite';

const [file = '', how = 'IMMEDIATE'] = process.argv.slice(2);
const database = new DatabaseSync(file, { timeout: 10_000 });
database.exec(`BEGIN ${how}`);
process.send?.('locked');
process.once('message', () => {
  database.exec('ROLLBACK');
  database.close();
  process.disconnect();
});
