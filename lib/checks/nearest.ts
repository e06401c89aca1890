import leven from 'leven';

/** A typing mistake changes at most this part of a name. */
const typoShare = 0.4;

/** `Did you mean "…"? ` with the most similar known name; an empty string if no name is similar. */
export function nearest(written: string, known: Iterable<string>): string {
  const [best] = [...known]
    .map((name) => ({ name, changes: leven(written, name) }))
    .filter(({ changes }) => changes <= written.length * typoShare)
    .toSorted((a, b) => a.changes - b.changes);
  return best ? `Did you mean "${best.name}"? ` : '';
}
