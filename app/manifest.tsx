import type { MetadataRoute } from 'next';
import { screenshots } from '@/content/brand/screenshots';
import { getStarted } from '@/content/navigation';
import { site } from '@/content/site';
import { listedOfKind } from '@/lib/pages/guards';
import { offerSections } from '@/lib/pages/offers';
import { nameOf } from '@/lib/pages/titles';
import { fixedColour } from '@/lib/theme-colours';

export const dynamic = 'force-static';

const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    id: '/',
    start_url: '/',
    categories: ['business'],
    display: 'minimal-ui',
    background_color: fixedColour('canvas'),
    theme_color: fixedColour('canvas'),
    icons: [
      ...icons,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Search the site', short_name: 'Search', url: '/search', icons },
      { name: getStarted.inPages, short_name: getStarted.title, url: getStarted.href, icons },
      ...offerSections.slice(0, 1).map((url) => ({ name: nameOf(url), url, icons })),
      ...listedOfKind('faqs').map((url) => ({
        name: 'Questions and answers',
        short_name: 'Questions',
        url,
        icons,
      })),
    ],
    screenshots: screenshots.map(({ page: _, ...shown }) => ({ ...shown, type: 'image/png' })),
  };
}
