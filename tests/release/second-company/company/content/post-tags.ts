/** The blog's tags; the practice has no blog yet. */
export const postTags = ['News'] as const;

export type PostTag = (typeof postTags)[number];
