import type { IconifyJSON } from '@iconify/react';

/**
 * The Lucide icons that a page may request by name. All other icons are components of
 * `lucide-react`.
 */
export const runTimeIcons = ['circle-help', 'cloud'] as const;

/**
 * A collection that contains only the named icons. A name may be an alias in the original
 * collection.
 * @throws if the original collection has no icon with one of the names
 */
export function iconSubset(collection: IconifyJSON, names: readonly string[]): IconifyJSON {
  const icons = new Map(Object.entries(collection.icons));
  const aliases = new Map(Object.entries(collection.aliases ?? {}));
  const drawings = names.map((name) => {
    const drawing = icons.get(name) ?? icons.get(aliases.get(name)?.parent ?? '');
    if (!drawing) {
      throw new Error(
        `Icon "${name}": the collection "${collection.prefix}" has no icon with that name. Choose one from https://lucide.dev/icons.`,
      );
    }
    return [name, drawing] as const;
  });
  const { prefix, width, height } = collection;
  return {
    prefix,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    icons: Object.fromEntries(drawings),
  };
}
