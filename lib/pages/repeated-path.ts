/** A page's path with its last segment once more: `/a/b/b` for `/a/b`. Such a path is an alias of every page. */
export const repeatedPathOf = (path: string) => `${path}/${path.split('/').at(-1)}`;
