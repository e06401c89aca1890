import type { MetadataRoute } from 'next';
import { filePaths } from '@/lib/file-paths';
import { absoluteUrl } from '@/lib/publish/metadata';

export const dynamic = 'force-static';

/** Lets crawlers read everything; unlisted pages say `noindex` themselves. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(filePaths.sitemap) };
}
