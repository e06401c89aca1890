import type { ComponentProps } from 'react';
import type { PagePath } from '@/content/tree';

/** The address of a page of the site, with an optional query or fragment. */
export type SiteHref = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`;

/**
 * Any address that the site links to: a page, a fragment of this page, a file, another app or
 * another site.
 */
export type LinkHref =
  | SiteHref
  | `#${string}`
  | `/${string}.${string}`
  | `/downloads/${string}`
  | `${'geo' | 'https' | 'mailto' | 'sms' | 'tel'}:${string}`;

/** A link to a page of the site. A path without a page does not compile. */
export function SiteLink({
  href,
  keepsScroll = false,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & {
  href: SiteHref;
  /** Whether the next page keeps the scroll position of this one. Both must have `KeepScroll`. */
  keepsScroll?: boolean;
}) {
  return <a href={href} data-keep-scroll={keepsScroll ? '' : undefined} {...rest} />;
}
