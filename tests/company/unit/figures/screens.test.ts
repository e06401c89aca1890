import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FirstScreen, FurtherScreens, ScreenPreview } from '@/components/figures/page-screens';
import { Sign } from '@/components/figures/screen';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';
import { allOf, parseHtml } from '../../../support/parse-html';

const products = pathsOfKind('product');

/** All texts in an object that a screen shows, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== 'type' && name !== 'mark')
    .flatMap(([, part]) => textsIn(part));
}

describe.each(products)('the screens of %s', (path) => {
  const { screens } = copyOf(path);
  const markup = renderToStaticMarkup([
    createElement(FirstScreen, { key: 'first', path }),
    createElement(FurtherScreens, { key: 'further', path }),
  ]);
  const page = parseHtml(markup).body;

  test('are figures whose names say first that they are samples', () => {
    const names = allOf(page, 'figure').map((figure) => figure.getAttribute('aria-label'));
    expect(names).toEqual(screens.map(({ title }) => `Sample: ${title}`));
  });

  test('show every word of their data, and say once that they are samples', () => {
    expect(allOf(page, '.screen')).toHaveLength(screens.length);
    for (const text of textsIn(screens)) expect(page.textContent).toContain(text);
    expect(page.querySelector('figcaption')?.textContent).toMatch(/sample screens/i);
    expect(page.textContent?.match(/sample screens/gi)).toHaveLength(1);
  });

  test('are drawn in the colours of the theme, without anything that can receive the focus', () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|oklch\(|hsl\(/i);
    expect(allOf(page, 'a, button, input, select, summary')).toEqual([]);
  });

  test('are hidden from assistive technology in a preview', () => {
    const preview = parseHtml(renderToStaticMarkup(createElement(ScreenPreview, { path })));
    expect(preview.querySelector('[aria-hidden="true"] .screen')).not.toBeNull();
    expect(preview.querySelector('[aria-hidden="true"]')?.nextElementSibling ?? null).toBeNull();
  });
});

test('the sign of a problem has its name, in words', () => {
  const sign = (mark: 'done' | 'open' | 'late') =>
    parseHtml(renderToStaticMarkup(createElement(Sign, { mark })))
      .querySelector('[role=img]')
      ?.getAttribute('aria-label');
  expect([sign('done'), sign('open'), sign('late')]).toEqual(['done', 'open', 'problem']);
});

/** The number that follows a label on the screens of a product. */
function amountAfter(path: (typeof products)[number], label: string): number {
  const texts = textsIn(copyOf(path).screens);
  const value = texts[texts.indexOf(label) + 1] ?? '';
  return Number(value.replaceAll(/[^\d.]/g, ''));
}

// Value Added Tax Act, 2013, section 5: 16% of the price before tax.
test('the sample receipt and the sample fee note have the right VAT', () => {
  const price = amountAfter('/products/posigen', 'To pay');
  expect(amountAfter('/products/posigen', 'of which VAT 16%')).toBe(Math.round((price * 16) / 116));
  const fee = amountAfter('/products/practigen', 'Agreed fee');
  expect(amountAfter('/products/practigen', 'VAT 16% on the fee')).toBe(fee * 0.16);
});
