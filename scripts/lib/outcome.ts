/** Vitest's report on a run. */
export interface Report {
  readonly testResults: readonly FileResult[];
}

export interface FileResult {
  readonly name: string;
  /** A test stays pending forever if the process that ran its file has died. */
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Counts the outcome of a run. A file that did not finish, for whatever reason, counts as one failure, and so does a
 * run that fails outside any test: nothing is repeated until it passes.
 */
export function outcomeOf(status: number | null, files: readonly FileResult[]): Outcome {
  const failed = count(files, 'failed') + brokenOff(files).length;
  return { passed: count(files, 'passed'), failed: failed === 0 && status !== 0 ? 1 : failed };
}

/** Files with tests that did not finish. */
export function brokenOff(files: readonly FileResult[]): string[] {
  return files
    .filter(
      ({ assertionResults }) =>
        assertionResults.length === 0 || assertionResults.some(({ status }) => status === 'pending'),
    )
    .map(({ name }) => name);
}

function count(files: readonly FileResult[], wanted: string): number {
  return files.reduce(
    (sum, { assertionResults }) => sum + assertionResults.filter(({ status }) => status === wanted).length,
    0,
  );
}
