/** The arrow keys that move backwards and forwards in a list, by its direction. */
const arrows = {
  horizontal: { back: 'ArrowLeft', forward: 'ArrowRight' },
  vertical: { back: 'ArrowUp', forward: 'ArrowDown' },
} as const;

/**
 * The index of the entry that a key moves the focus to, in a list of `count` entries. Arrow keys
 * move to the next or previous entry, and wrap around. Home and End move to the first and last
 * entry. Undefined for other keys and for an empty list.
 * @param index the index of the entry with the focus; -1 for none
 */
export function indexAfterKey(
  key: string,
  index: number,
  count: number,
  direction: keyof typeof arrows = 'vertical',
): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case arrows[direction].forward:
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
