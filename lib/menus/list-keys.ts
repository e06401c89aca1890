/** The keys that lead backwards and forwards in a list, by the direction its entries stand in. */
const arrows = {
  horizontal: { back: 'ArrowLeft', forth: 'ArrowRight' },
  vertical: { back: 'ArrowUp', forth: 'ArrowDown' },
} as const;

/**
 * The index that a key leads to in a list of `count` entries, from the entry at `index` (-1 for none): the arrows go
 * round, Home and End lead to the ends. Undefined for another key or an empty list.
 */
export function indexAfterKey(
  key: string,
  index: number,
  count: number,
  direction: keyof typeof arrows = 'vertical',
): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case arrows[direction].forth:
      return (index + 1) % count;
    case arrows[direction].back:
      return (index <= 0 ? count : index) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
