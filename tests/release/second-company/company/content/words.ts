export const writtenWords = {} as const satisfies Record<string, string>;

export const smallWords = ['and', 'of', 'the'];
