/** Acronyms and names as they are written, keyed by how they stand in a path. */
export const writtenWords = {} as const satisfies Record<string, string>;

/** Words that stay in lower case inside a title. */
export const smallWords = ['and', 'of', 'the'];
