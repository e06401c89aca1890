import leven from 'leven';

/** The largest share of a name's characters that a typing mistake changes. */
const typoShareMax = 0.4;

/**
 * A sentence that suggests the most similar known name, with a space at its end; an empty string if
 * no name is similar.
 */
export function didYouMean(written: string, known: Iterable<string>): string {
  const [best] = [...known]
    .map((name) => ({ name, changes: leven(written, name) }))
    .filter(({ changes }) => changes <= written.length * typoShareMax)
    .toSorted((a, b) => a.changes - b.changes);
  return best ? `Did you mean "${best.name}"? ` : '';
}
