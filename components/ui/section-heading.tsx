import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { UnbrokenText } from './unbroken-text';

const tierLooks = { minor: 'text-xl', second: 'text-second', major: 'text-2xl' } as const;

/** How loud the heading of a section is. */
export type HeadingTier = keyof typeof tierLooks;

/**
 * The second-level heading of a section. Short hyphenated words stay on one line. The heading of
 * the page's argument is of the major tier: see `Argument`.
 */
export function SectionHeading({
  id,
  tier = 'minor',
  className,
  children,
}: {
  id?: string | undefined;
  tier?: HeadingTier | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <h2 id={id} className={classNames(tierLooks[tier], className)}>
      {typeof children === 'string' ? <UnbrokenText>{children}</UnbrokenText> : children}
    </h2>
  );
}
