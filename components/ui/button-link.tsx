import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { buttonLooks } from './looks';
import type { LinkHref } from './site-link';

/** A link that looks like a button. Classes in `className` override the classes of `look`. */
export function ButtonLink({
  href,
  look = 'primary',
  className,
  children,
}: {
  href: LinkHref;
  look?: keyof typeof buttonLooks;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} className={classNames(buttonLooks[look], className)}>
      {children}
    </a>
  );
}
