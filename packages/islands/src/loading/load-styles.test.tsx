import { beforeEach, expect, test, vi } from 'vitest';

let loadStyles: typeof import('./load-styles').loadStyles;
beforeEach(async () => {
  document.head.innerHTML = '';
  vi.resetModules();
  ({ loadStyles } = await import('./load-styles'));
});

/** Adds a stylesheet. jsdom requests none. */
function addLink(href: string, sheet: { readonly cssRules: ArrayLike<CSSRule> } | null) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', href);
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  return link;
}

const unreadable = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};

const links = () => [...document.querySelectorAll('link')];

test.each(['chrome-extension://abcdef/reader.css', '//fonts.example/all.css'])(
  'a stylesheet of a browser extension, which cannot be read, stops no island: %s',
  async (href) => {
    const link = addLink(href, unreadable);
    await expect(loadStyles()).resolves.toBeUndefined();
    expect(links()).toEqual([link]);
  },
);

test('a stylesheet that has failed is requested again, and again at the next call', async () => {
  const first = addLink('/_next/site.css', null);
  const failed = loadStyles();
  links()[1]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/_next/site.css could not be loaded.');
  expect(links()).toEqual([first]);
  const loaded = loadStyles();
  const [, second] = links();
  second?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
  // It replaces the one that failed, and loads no more.
  expect(links()).toEqual([second]);
  expect(loadStyles()).toBe(loaded);
});

test('a stylesheet that has loaded is not requested again', async () => {
  const link = addLink('/_next/site.css', { cssRules: { length: 1 } });
  await loadStyles();
  expect(links()).toEqual([link]);
});
