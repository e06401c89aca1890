import type { Kind } from '@/content/tree';

const ownRouteKinds = ['search', 'qa-sheet'] as const satisfies readonly Kind[];

/** The kinds of page that have a folder of their own in `app/`: what their islands need stays out of all other pages. */
export type OwnRouteKind = (typeof ownRouteKinds)[number];

/** Whether pages of a kind have a folder of their own in `app/`. */
export function hasOwnRoute(kind: Kind): kind is OwnRouteKind {
  return ownRouteKinds.some((other) => other === kind);
}
