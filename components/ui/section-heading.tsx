import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { UnbrokenText } from './unbroken-text';

/** The second-level heading of a section. Short hyphenated words stay on one line. A page has at most three major sections. */
export function SectionHeading({
  id,
  tier = 'minor',
  className,
  children,
}: {
  id?: string | undefined;
  tier?: 'major' | 'minor';
  className?: string;
  children: ReactNode;
}) {
  return (
    <h2 id={id} className={classNames(tier === 'major' ? 'text-2xl' : 'text-xl', className)}>
      {typeof children === 'string' ? <UnbrokenText>{children}</UnbrokenText> : children}
    </h2>
  );
}
