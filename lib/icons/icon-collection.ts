interface IconDrawing {
  readonly body: string;
}

/** An icon collection, whole or in part, in the format of Iconify. */
export interface IconCollection {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, IconDrawing>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

/**
 * The part of a collection that has the named icons; a name that is an alias there becomes an icon of its own.
 * @throws where the collection has no icon of a name
 */
export function iconSubset(collection: IconCollection, names: readonly string[]): IconCollection {
  const icons = new Map(Object.entries(collection.icons));
  const aliases = new Map(Object.entries(collection.aliases ?? {}));
  const drawings = names.map((name) => {
    const drawing = icons.get(name) ?? icons.get(aliases.get(name)?.parent ?? '');
    if (!drawing) {
      throw new Error(
        `Icon "${name}": the collection "${collection.prefix}" has none of that name. Choose one of its names in content/navigation.ts.`,
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
