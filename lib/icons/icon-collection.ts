/** The Lucide icons that a page may ask for by name at run time. All other icons are components of `lucide-react`. */
export const runTimeIcons = ['circle-help', 'cloud'] as const;

interface IconDrawing {
  readonly body: string;
}

/** An icon collection or a part of one, in the format of Iconify. */
export interface IconCollection {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, IconDrawing>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

/**
 * The named icons of a collection. Aliases in the collection become icons.
 * @throws if the collection lacks one of the names
 */
export function iconSubset(collection: IconCollection, names: readonly string[]): IconCollection {
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
