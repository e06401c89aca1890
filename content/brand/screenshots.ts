import type { PagePath } from '@/content/tree';

interface Screenshot {
  readonly src: `/screenshots/${string}.png`;
  readonly page: PagePath;
  readonly sizes: `${number}x${number}`;
  readonly form_factor: 'wide' | 'narrow';
  readonly label: string;
}

/**
 * The pictures that browsers show when they offer to install the site.
 * `lib/tools/assets/make-screenshots.ts` takes them of `page`. Sizes are the width and height in
 * pixels.
 */
export const screenshots: readonly Screenshot[] = [
  {
    src: '/screenshots/home-wide.png',
    page: '/',
    sizes: '1280x800',
    form_factor: 'wide',
    label: 'The home page',
  },
  {
    src: '/screenshots/services-wide.png',
    page: '/services',
    sizes: '1280x800',
    form_factor: 'wide',
    label: 'The services',
  },
  {
    src: '/screenshots/home-narrow.png',
    page: '/',
    sizes: '412x892',
    form_factor: 'narrow',
    label: 'The home page on a phone',
  },
  {
    src: '/screenshots/product-narrow.png',
    page: '/products/posigen',
    sizes: '412x892',
    form_factor: 'narrow',
    label: 'A product page on a phone',
  },
];
