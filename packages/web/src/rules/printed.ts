import { createText, plain } from '@nokturn/text';

/** What is printed on the component with this id that is called so; undefined for one that says nothing. */
export type Printed = (
  id: string,
  name: string,
) => { readonly text: string; readonly goal: string } | undefined;

/** A thing that has a text, among the words of a game, with all that follows its name. */
const THING = /^([a-z]+)-([\w-]+) = .+\n((?: {4}.*\n)*? {4}\.text =.*\n(?: {4}.*\n)*)/gm;

/** In the words of a game, which its cards say too. */
export function printedIn(words: string): Printed {
  const text = createText({ language: 'en', sources: [words], names: [] });
  const things = [...words.matchAll(THING)].map(([, type = '', id = '', rest = '']) => {
    return { type, id, name: plain(text.thing(type, id)), hasGoal: /^ {4}\.goal =/m.test(rest) };
  });
  // Every clan has a Hunt of its own; and a row may give the id of the vampire that has the ability.
  const byId = new Map(things.map((thing) => [`${thing.id} ${thing.name}`, thing]));
  const byName = new Map(things.map((thing) => [thing.name, thing]));
  return (id, name) => {
    const thing = byId.get(`${id} ${name}`) ?? byName.get(name);
    if (thing === undefined) return undefined;
    const part = (of: string) => plain(text.thing(thing.type, thing.id, of, {}));
    return { text: part('text'), goal: thing.hasGoal ? part('goal') : '' };
  };
}
