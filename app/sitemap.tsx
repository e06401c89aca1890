import type { MetadataRoute } from 'next';
import { listedPages } from '@/lib/pages/guards';
import { lastChangeOf } from '@/lib/publish/changes';
import { absoluteUrl } from '@/lib/publish/metadata';

export const dynamic = 'force-static';

/** Every listed page, with the day on which it last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listedPages.map(({ path }) => ({
    url: absoluteUrl(path),
    lastModified: lastChangeOf(path),
  }));
}
