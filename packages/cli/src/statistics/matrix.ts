/** A square matrix, row by row. */
export type Matrix = readonly (readonly number[])[];

export function zeros(size: number): number[][] {
  return Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
}

export function times(a: Matrix, b: Matrix): number[][] {
  return a.map((row) => a.map((_, j) => row.reduce((sum, value, k) => sum + value * (b[k]?.[j] ?? 0), 0)));
}

/** By Gauss–Jordan elimination, the largest pivot first. The matrix must be invertible. */
export function inverse(matrix: Matrix): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const weight = (row: readonly number[]) => Math.abs(row[column] as number);
    const rest = rows.slice(column);
    const pivot = rest.reduce((best, row) => (weight(row) > weight(best) ? row : best));
    rows[rows.indexOf(pivot)] = rows[column] as number[];
    const scaled = pivot.map((value) => value / (pivot[column] as number));
    rows.forEach((row, i) => {
      const factor = row[column] as number;
      rows[i] = i === column ? scaled : row.map((value, k) => value - factor * (scaled[k] as number));
    });
  }
  return rows.map((row) => row.slice(size));
}
