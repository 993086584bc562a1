import { createText, plain } from '@nokturn/text';

/** The text printed on the component with this id and name; undefined if there is none. */
export type Printed = (
  id: string,
  name: string,
) => { readonly text: string; readonly goal: string } | undefined;

/** A thing with a text, among the words of a game, and everything that follows its name. */
const THING = /^([a-z]+)-([\w-]+) = .+\n((?: {4}.*\n)*? {4}\.text =.*\n(?: {4}.*\n)*)/gm;

/** From the words of a game, which its cards use as well. */
export function printedIn(words: string): Printed {
  const text = createText({ language: 'en', sources: [words], names: [] });
  const things = [...words.matchAll(THING)].map(([, type = '', id = '', rest = '']) => {
    return { type, id, name: plain(text.thing(type, id)), hasGoal: /^ {4}\.goal =/m.test(rest) };
  });
  // Every clan has its own Hunt card, and a row may have the id of the vampire with the ability.
  const byId = new Map(things.map((thing) => [`${thing.id} ${thing.name}`, thing]));
  const byName = new Map(things.map((thing) => [thing.name, thing]));
  return (id, name) => {
    const thing = byId.get(`${id} ${name}`) ?? byName.get(name);
    if (thing === undefined) return undefined;
    const part = (of: string) => plain(text.thing(thing.type, thing.id, of, {}));
    return { text: part('text'), goal: thing.hasGoal ? part('goal') : '' };
  };
}
