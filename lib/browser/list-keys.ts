/**
 * The index that a key leads to in a vertical list of `count` entries, from the entry at `index`: up and down go round,
 * Home and End lead to the ends. Undefined for another key or an empty list.
 */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index <= 0 ? count : index) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
