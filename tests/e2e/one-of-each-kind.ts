import { builtPages } from '@/lib/guards';

/** One page of each kind: its last in the order of the tree, which for nested kinds is a deep one. */
export const onePageOfEachKind = [
  ...new Map(builtPages.map(({ kind, path }) => [kind, { kind, path }])).values(),
];
