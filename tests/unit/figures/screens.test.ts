import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FirstScreen, FurtherScreens, ScreenPreview } from '@/components/figures/page-screens';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

/** Every value of an object that is text and shown, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== 'type' && name !== 'mark')
    .flatMap(([, part]) => textsIn(part));
}

describe.each(pathsOfKind('product'))('the screens of %s', (path) => {
  const { screens } = copyOf(path);
  const markup = renderToStaticMarkup([
    createElement(FirstScreen, { key: 'first', path }),
    createElement(FurtherScreens, { key: 'further', path }),
  ]);
  const page = parse(markup);

  test('show every word of their data once', () => {
    expect(page.querySelectorAll('.screen')).toHaveLength(screens.length);
    for (const text of textsIn(screens)) expect(page.textContent).toContain(text);
  });

  test('say that their data are samples', () => {
    expect(page.querySelector('figcaption')?.textContent).toMatch(/sample/i);
    expect(page.querySelector('section > p')?.textContent).toMatch(/sample/i);
  });

  test('are drawn in colour roles, so that they follow the theme', () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|oklch\(|hsl\(/i);
  });

  test('contain nothing that the keyboard can focus', () => {
    expect(page.querySelectorAll('a, button, input, select, summary')).toEqual([]);
  });

  test('have as many cells in each row of a grid as it has columns', () => {
    for (const block of screens.flatMap(({ blocks }) => blocks)) {
      if (block.type !== 'grid') continue;
      const widths = block.rows.map(({ squares }) =>
        squares.reduce((width, { span = 1 }) => width + span, 0),
      );
      expect(new Set([...widths, block.columns?.length ?? widths[0]]).size).toBe(1);
    }
  });

  test('have as many cells in each row of a table as it has columns', () => {
    for (const block of screens.flatMap(({ blocks }) => blocks)) {
      if (block.type !== 'table') continue;
      for (const { cells } of block.rows) expect(cells).toHaveLength(block.columns.length);
    }
  });

  test('are hidden from assistive technology next to the name of the product', () => {
    const preview = parse(renderToStaticMarkup(createElement(ScreenPreview, { path })));
    expect(preview.querySelector('[aria-hidden="true"] .screen')).not.toBeNull();
    expect(preview.querySelector('[aria-hidden="true"]')?.nextElementSibling ?? null).toBeNull();
  });
});
