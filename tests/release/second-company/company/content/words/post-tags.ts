/** The tags that posts may have. */
export const postTags = ['Prevention'] as const;

export type PostTag = (typeof postTags)[number];
