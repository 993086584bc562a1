/** A player's own notes about one seat: a guess for each party and each character. */
export const GUESSES = ['none', 'likely', 'doubtful', 'no'] as const;
export type Guess = (typeof GUESSES)[number];

/** By `seat:what`, for example `3:vampire` or `3:volko`. */
export type Marks = Readonly<Record<string, Guess>>;

export function nextGuess(guess: Guess): Guess {
  return GUESSES[(GUESSES.indexOf(guess) + 1) % GUESSES.length] as Guess;
}

/** The stored marks, without anything that is not a mark: they come from the browser, where anything can be edited. */
export function readMarks(kept: string | null): Marks {
  let data: unknown;
  try {
    data = JSON.parse(kept ?? '{}');
  } catch {
    return {};
  }
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).filter(
      (entry): entry is [string, Guess] =>
        /^\d:[a-z]+$/.test(entry[0]) && (GUESSES as readonly unknown[]).includes(entry[1]),
    ),
  );
}

export function withMark(marks: Marks, key: string, guess: Guess): Marks {
  const { [key]: _, ...others } = marks;
  return guess === 'none' ? others : { ...others, [key]: guess };
}
