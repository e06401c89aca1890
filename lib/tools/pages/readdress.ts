/** Pages that get another address, old to new. */
export type Moves = ReadonlyMap<string, string>;

export interface Reference {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** A path where it stands alone: in quotes, or as the address of a Markdown link. */
const addressPattern = /(?<=['"`(])\/[a-z0-9][a-z0-9/-]*(?=['"`)#?])/g;

/**
 * A source with every address that moved in its new form, and the lines in which one stood.
 * @param isKey whether the file has old addresses as keys, which stay
 */
export function readdressed(
  file: string,
  source: string,
  moves: Moves,
  isKey = false,
): { readonly source: string; readonly references: readonly Reference[] } {
  const references: Reference[] = [];
  const lines = source.split('\n').map((text, index) => {
    const put = text.replace(addressPattern, (address, at: number) => {
      const keyed = isKey && /^['"`]\s*:/.test(text.slice(at + address.length));
      return keyed ? address : (moves.get(address) ?? address);
    });
    if (put !== text) references.push({ file, line: index + 1, text: text.trim() });
    return put;
  });
  return { source: lines.join('\n'), references };
}

/** `content/aliases.ts` with an alias for every address that moved, and without those that a page now has. */
export function aliasesAdded(source: string, moves: Moves): string {
  const now = new Set(moves.values());
  const kept = source
    .split('\n')
    .filter((line) => !now.has(/^ {2}'(\/[^']*)':/.exec(line)?.[1] ?? ''))
    .join('\n');
  const lines = [...moves].map(([from, to]) => `  '${from}': '${to}',\n`).join('');
  return kept.replace(/^\} as const satisfies/m, () => `${lines}} as const satisfies`);
}

/**
 * `content/search-queries.ts` without a page among its answers, and without the queries that only it answered.
 */
export function queriesWithout(source: string, path: string): string {
  return source.replaceAll(/^ {2}(?:'[^']*'|\w+): \[([^\]]*)\],\n/gm, (entry, answers: string) => {
    const isGone = (answer: string) => answer === `'${path}'` || answer.startsWith(`'${path}#`);
    const all = answers.match(/'[^']*'/g) ?? [];
    const kept = all.filter((answer) => !isGone(answer));
    if (kept.length === all.length) return entry;
    return kept.some((answer) => answer.startsWith("'/"))
      ? entry.replace(answers, () => kept.join(', '))
      : '';
  });
}

/** A copy file's imports with addresses that don't depend on where the file is. */
export function importsFromRoot(source: string): string {
  return source.replaceAll(/(?<=from ')(?:\.\.\/)+(?=[\w-]+')/g, '@/content/');
}
