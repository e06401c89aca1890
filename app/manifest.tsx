import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { screenshots } from '@/lib/publish/screenshots';

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
    background_color: '#f8fbfb',
    theme_color: '#f8fbfb',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Search the site', short_name: 'Search', url: '/search', icons },
      { name: 'Ask for a quote', short_name: 'Quote', url: '/contact', icons },
      { name: 'Services', url: '/services', icons },
      { name: 'Common questions', short_name: 'Questions', url: '/resources/faqs', icons },
    ],
    screenshots: screenshots.map(({ page: _, ...shown }) => ({ ...shown, type: 'image/png' })),
  };
}
