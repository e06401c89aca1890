import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Reach } from '@/components/figures/reach';
import { reach } from '@/content/reach';
import { hoursInRows } from '@/lib/business-hours';

const page = parse(renderToStaticMarkup(createElement(Reach, reach)));

test('the coast names its counties to those who do not see it', () => {
  const coast = page.querySelector('[role="img"]');
  expect(coast?.getAttribute('aria-label')).toBe(reach.travel.counties.join(', '));
});

test('the dial has its hours in words', () => {
  const [office] = hoursInRows();
  const words = page.querySelectorAll('p').map((paragraph) => paragraph.textContent);
  expect(words.join(' ')).toContain(`${office?.days}, ${office?.hours}`);
  expect(page.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
});
