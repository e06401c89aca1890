import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { UnbrokenText } from './unbroken-text';

/**
 * The second-level heading of a section. Short hyphenated words stay on one line. The heading of
 * the page's argument is larger: see `Argument`.
 */
export function SectionHeading({
  id,
  className,
  children,
}: {
  id?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <h2 id={id} className={classNames('text-xl', className)}>
      {typeof children === 'string' ? <UnbrokenText>{children}</UnbrokenText> : children}
    </h2>
  );
}
