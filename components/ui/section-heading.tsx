import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { fragmentOf } from '@/lib/fragments';
import { UnbrokenText } from './unbroken-text';

const tierLooks = { minor: 'text-xl', second: 'text-second', major: 'text-2xl' } as const;

/**
 * How loud the heading of a section is:
 *
 * - `major`: the argument of a page, or what leads to its pages. A page has one.
 * - `second`: what a visitor compares with other offers or does next: the situation, the parts of a
 *   product, steps on a timeline, a bill, prices, a calculator, the call that ends the page.
 * - `minor`: all other sections. The names of rows in a list are smaller (`text-lg`), so that they
 *   do not look like sections.
 */
export type HeadingTier = keyof typeof tierLooks;

/**
 * The second-level heading of a section. Short hyphenated words stay on one line. The heading of
 * the page's argument is of the major tier: see `Argument`.
 */
export function SectionHeading({
  isTarget = false,
  tier = 'minor',
  className,
  children,
}: {
  tier?: HeadingTier | undefined;
  className?: string;
} & (
  | {
      /**
       * Whether links may lead to the heading. Its id is then made of its words. The content check
       * has the same headings, in `targetFields` of `lib/checks/copy/copy-problems.ts`.
       */
      isTarget: boolean | undefined;
      children: string;
    }
  | { isTarget?: never; children: ReactNode }
)) {
  const id = isTarget && typeof children === 'string' ? fragmentOf(children) : undefined;
  return (
    <h2 id={id} className={classNames(tierLooks[tier], className)}>
      {typeof children === 'string' ? <UnbrokenText>{children}</UnbrokenText> : children}
    </h2>
  );
}
