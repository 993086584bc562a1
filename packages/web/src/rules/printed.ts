import { createText, plain } from '@nokturn/text';

/** What is printed on a component, by its id; undefined for one that says nothing. */
export type Printed = (id: string) => { readonly text: string; readonly goal: string } | undefined;

const THING = /^([a-z]+)-([\w-]+) =.*(?:\n {4}\S.*)*?\n {4}\.text =/gm;

/** In the words of a game, which its cards say too. */
export function printedIn(words: string): Printed {
  const text = createText({ language: 'en', sources: [words], names: [] });
  const types = new Map([...words.matchAll(THING)].map(([, type = '', id = '']) => [id, type]));
  return (id) => {
    const type = types.get(id);
    if (type === undefined) return undefined;
    const part = (name: string) => plain(text.thing(type, id, name, {}));
    const goal = new RegExp(`^${type}-${id} =.*(?:\\n {4}\\S.*)*?\\n {4}\\.goal =`, 'm').test(words);
    return { text: part('text'), goal: goal ? part('goal') : '' };
  };
}
