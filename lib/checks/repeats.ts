/** Items with the same key as an earlier item, each with that earlier item. */
export function repeatsOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly { readonly item: Item; readonly first: Item }[] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = firsts.get(key);
    if (first !== undefined) return [{ item, first }];
    firsts.set(key, item);
    return [];
  });
}
