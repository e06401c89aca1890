import type { ComponentProps } from 'react';
import type { PagePath } from '@/content/tree';

/** A path of the site: a page with an optional query or fragment. */
export type SiteHref = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`;

/** Any address that a link of the site leads to: a page, a place on this page, a file, or another app or site. */
export type LinkHref =
  | SiteHref
  | `#${string}`
  | `/${string}.${string}`
  | `/downloads/${string}`
  | `${'geo' | 'https' | 'mailto' | 'sms' | 'tel'}:${string}`;

/** A link to a page of the site. Paths without a page do not compile. */
export function SiteLink({
  href,
  keepsScroll = false,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & {
  href: SiteHref;
  /** Whether the next page keeps the scroll position of this one. */
  keepsScroll?: boolean;
}) {
  return <a href={href} data-keep-scroll={keepsScroll ? '' : undefined} {...rest} />;
}
