import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ProductVignette } from '@/components/art/product-vignette';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

describe.each(pathsOfKind('product'))('the vignette of %s', (path) => {
  const markup = renderToStaticMarkup(createElement(ProductVignette, { path }));

  test('is one picture with the alternative that its copy gives', () => {
    const alternatives = [...markup.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, a]) => a);
    expect(alternatives).toEqual([copyOf(path).vignette.alternative]);
  });

  test('says that its data are samples', () => {
    expect(markup).toMatch(/<figcaption[^>]*>[^<]*samples/);
  });

  test('is drawn in roles, so that it follows the theme', () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|oklch\(|hsl\(/i);
  });

  test('holds nothing that takes focus', () => {
    expect(markup).not.toMatch(/<(a|button|input|select|summary)\b|tabindex/i);
  });

  test('weighs less than 2 kB in a page, compressed', () => {
    expect(brotliCompressSync(markup).length).toBeLessThan(2000);
  });
});
