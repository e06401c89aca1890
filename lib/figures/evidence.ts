import { copyOf } from '@/lib/pages/copy';
import { publishedPosts } from '@/lib/pages/posts';
import { pathsOfKind } from '@/lib/pages/tree';

/** A number that anybody can count on this site, and where. */
export interface Evidence {
  readonly value: number;
  readonly label: string;
  readonly href: '/services' | '/blog' | '/resources/downloads';
}

/** What a visitor can check before a call, counted from the content: offers with their steps, articles, downloads. */
export function evidenceOnSite(): readonly Evidence[] {
  const offers = (['service', 'solution', 'product', 'industry'] as const).flatMap((kind) => [
    ...pathsOfKind(kind),
  ]);
  return [
    { value: offers.length, label: 'offers with each of their steps', href: '/services' },
    { value: publishedPosts.length, label: 'articles to use without us', href: '/blog' },
    {
      value: copyOf('/resources/downloads').files.length,
      label: 'checklists and templates',
      href: '/resources/downloads',
    },
  ];
}
