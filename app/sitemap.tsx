import type { MetadataRoute } from 'next';
import { lastChangeOf } from '@/lib/changes';
import { listedPages } from '@/lib/guards';
import { absoluteUrl } from '@/lib/metadata';

export const dynamic = 'force-static';

/** Every listed page with the day it last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listedPages.map(({ path }) => ({
    url: absoluteUrl(path),
    lastModified: lastChangeOf(path),
  }));
}
