/** Acronyms and names in their correct spelling, by their form in a path. */
export const writtenWords = {} as const satisfies Record<string, string>;

/** Words that stay in lower case inside a title. */
export const smallWords = ['and', 'of', 'the'];
