/** The same function, called only once for each argument. */
export function memoize<K, V>(ask: (argument: K) => V): (argument: K) => V {
  const answers = new Map<K, V>();
  return (argument) => {
    const known = answers.get(argument);
    if (known !== undefined || answers.has(argument)) return known as V;
    const answer = ask(argument);
    answers.set(argument, answer);
    return answer;
  };
}
