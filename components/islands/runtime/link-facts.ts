import type { LinkFacts } from '@/lib/browser/site-links';

/** The link that an event came from, or undefined. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  return link ?? undefined;
}

/** What a link in the document says of itself. */
export function factsOf(link: HTMLAnchorElement): LinkFacts {
  return {
    href: link.href,
    isPage: link.dataset.page !== undefined,
    isDownload: link.hasAttribute('download'),
    target: link.target,
  };
}
