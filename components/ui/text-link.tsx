import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import { linkLook } from './looks';
import type { LinkHref } from './site-link';

/**
 * A link outside running text, at least 44 pixels high. Classes in `className` override those of
 * `linkLook`.
 */
export function TextLink({
  className,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { href: LinkHref }) {
  return <a {...rest} className={classNames(linkLook, className)} />;
}
