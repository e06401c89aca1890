import { describe, expect, test } from 'vitest';
import { clickDestination, type LinkFacts, prefetchPath } from '@/lib/browser/site-links';

const here = new URL('https://site.test/services?tab=1#top');
const link = (facts: Partial<LinkFacts>): LinkFacts => ({
  href: 'https://site.test/about',
  isPage: true,
  isDownload: false,
  target: '',
  ...facts,
});
const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

describe('a click on a link', () => {
  test('to a page of the site goes through the router, with query and fragment', () => {
    const href = 'https://site.test/contact?topic=a%26b#form';
    expect(clickDestination(link({ href }), click, here)).toBe('/contact?topic=a%26b#form');
    expect(clickDestination(link({ target: '_self' }), click, here)).toBe('/about');
    expect(clickDestination(link({ href: 'https://site.test/services' }), click, here)).toBe(
      '/services',
    );
  });

  test.each([
    ['a link that is not marked as a page', link({ isPage: false }), click],
    ['another site', link({ href: 'https://site.test.evil.test/about' }), click],
    ['another port', link({ href: 'https://site.test:8443/about' }), click],
    ['a script address', link({ href: 'javascript:alert(1)' }), click],
    ['an address that is none', link({ href: 'https://' }), click],
    ['a download', link({ isDownload: true }), click],
    ['a new tab', link({ target: '_blank' }), click],
    [
      'the fragment of the page itself',
      link({ href: 'https://site.test/services?tab=1#end' }),
      click,
    ],
    ['a click with Control', link({}), { ...click, ctrlKey: true }],
    ['a click with Command', link({}), { ...click, metaKey: true }],
    ['the middle button', link({}), { ...click, button: 1 }],
    ['a click already dealt with', link({}), { ...click, defaultPrevented: true }],
  ])('is left to the browser: %s', (_, facts, event) => {
    expect(clickDestination(facts, event, here)).toBeUndefined();
  });
});

describe('prefetching a link', () => {
  const pages = new Set(['/', '/about', '/services']);

  test('takes the path of a page, once for all its fragments and queries', () => {
    expect(prefetchPath(link({ href: 'https://site.test/about?a=1#b' }), here, pages)).toBe(
      '/about',
    );
    expect(prefetchPath(link({}), here)).toBe('/about');
  });

  test.each([
    ['the page already open', link({ href: 'https://site.test/services#x' })],
    ['an alias', link({ href: 'https://site.test/home' })],
    ['a download', link({ isDownload: true })],
    ['another site', link({ href: 'https://other.test/about' })],
    ['a link that is not marked as a page', link({ isPage: false })],
  ])('never takes %s', (_, facts) => {
    expect(prefetchPath(facts, here, pages)).toBeUndefined();
  });
});
