// A bot that takes the first answer it finds, without reading the rest of the line. If given a file, it writes each
// line to it.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , file] = process.argv;
for await (const line of createInterface({ input: process.stdin })) {
  if (file !== undefined) appendFileSync(file, `${line}\n`);
  if (line.startsWith('{"kind":"hello"')) console.log('{"kind":"ready","protocol":1}');
  if (!line.startsWith('{"kind":"decide"')) continue;
  const id = /"id":(\d+)/.exec(line)?.[1];
  const fallback = /"fallback":("[^"]*"|\d+|\[[^\]]*\])/.exec(line)?.[1];
  console.log(`{"kind":"answer","id":${id},"answer":${fallback}}`);
}
