import { Children, type ReactNode } from 'react';

/**
 * The part of a page that is its argument: what convinces a reader. Its heading is the only one of
 * the size below the title's, and stands above its text.
 */
export function Argument({ children }: { children: ReactNode }) {
  return <div className="argument">{children}</div>;
}

/** Parts of a page in their order. The first one is the argument of the page. */
export function ArgumentFirst({ children }: { children: ReactNode }) {
  const [argument, ...others] = Children.toArray(children);
  return (
    <>
      {argument && <Argument>{argument}</Argument>}
      {others}
    </>
  );
}
