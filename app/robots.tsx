import type { MetadataRoute } from 'next';
import { filePaths } from '@/lib/file-paths';
import { absoluteUrl } from '@/lib/publish/metadata';

export const dynamic = 'force-static';

/** Allows crawlers to read every page. Unlisted pages contain `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(filePaths.sitemap) };
}
