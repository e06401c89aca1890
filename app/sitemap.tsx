import type { MetadataRoute } from 'next';
import { copyOf } from '@/lib/copy';
import { listedPages } from '@/lib/guards';
import { absoluteUrl } from '@/lib/metadata';

export const dynamic = 'force-static';

/** Every listed page with the day its copy last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listedPages.map(({ path }) => ({
    url: absoluteUrl(path),
    lastModified: copyOf(path).updated,
  }));
}
