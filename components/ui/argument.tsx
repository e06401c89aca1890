import type { ReactNode } from 'react';

/**
 * The section that is the argument of its page: what convinces a reader. Its heading is the only one of the size below the
 * title's, and stands above its text. `ShapedParts` and `argumentOf` decide which section of a page it is.
 */
export function Argument({ children }: { children: ReactNode }) {
  return <div className="argument">{children}</div>;
}
