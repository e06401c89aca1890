import type { ComponentProps } from 'react';
import type { PagePath } from '@/content/tree';

/** An address inside the site: a page that exists, with an optional query or fragment. */
export type SiteHref = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`;

/** A link to a page of the site. A page that does not exist does not compile. */
export function SiteLink({
  href,
  keepsScroll = false,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & {
  href: SiteHref;
  /** Whether the next page stands where this one does, and not at its top. */
  keepsScroll?: boolean;
}) {
  return <a href={href} data-keep-scroll={keepsScroll ? '' : undefined} {...rest} />;
}
