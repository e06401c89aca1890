/** The middle value; of an even number of values the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The figures of one measurement, by name; undefined if a page lacks one. */
export type Figures = Readonly<Record<string, number | undefined>>;

/** The medians of several rounds of the same figures; undefined if no round has one. */
export function mediansOf(rounds: readonly Figures[]): Figures {
  const names = [...new Set(rounds.flatMap((figures) => Object.keys(figures)))];
  return Object.fromEntries(
    names.map((name) => {
      const values = rounds.map((figures) => figures[name]).filter((value) => value !== undefined);
      return [name, values.length > 0 ? median(values) : undefined];
    }),
  );
}

/**
 * A figure as text, without decimals from 10 on, followed by its ratio to the base in brackets if the base is above 0.
 */
export function shown(value: number | undefined, base?: number): string {
  if (value === undefined || Number.isNaN(value)) return '-';
  const text = String(Math.abs(value) < 10 ? Math.round(value * 1_000) / 1_000 : Math.round(value));
  return base !== undefined && base > 0 ? `${text} (${(value / base).toFixed(2)}x)` : text;
}

/** Rows of cells as text in columns, the first column left and the others right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = cells.reduce<number[]>(
    (all, row) => row.map((cell, index) => Math.max(all[index] ?? 0, cell.length)),
    [],
  );
  return cells
    .map((row) =>
      row
        .map((cell, index) =>
          index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
