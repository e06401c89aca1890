import leven from 'leven';

/** A typing mistake changes at most this share of a name. */
const typoShare = 0.4;

/** `Did you mean "…"? ` with the known name most like the written one; an empty string when none is like it. */
export function nearest(written: string, known: Iterable<string>): string {
  const [best] = [...known]
    .map((name) => ({ name, changes: leven(written, name) }))
    .filter(({ changes }) => changes <= written.length * typoShare)
    .toSorted((a, b) => a.changes - b.changes);
  return best ? `Did you mean "${best.name}"? ` : '';
}
