import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { OfflineSale } from '@/components/figures/offline-sale';
import { Reach } from '@/components/figures/reach';
import { ArticleFigure } from '@/components/sections/article-figure';
import { Sections } from '@/components/sections/sections';
import { reach } from '@/content/company/reach';
import type { Section } from '@/content/schema/pages';
import type { PagePath } from '@/content/tree';
import { hoursInRows } from '@/content/values/office-hours';
import { calculatorOf } from '@/lib/figures/calculators';
import { chartRows } from '@/lib/figures/chart';
import { commonAnswers } from '@/lib/figures/common-answers';
import { drawFlow, routeInWords } from '@/lib/figures/flow';
import { copyOf } from '@/lib/pages/copy';
import { pages } from '@/lib/pages/tree';
import { plainText } from '@/lib/parse-markdown';
import { markdownOf } from '@/lib/publish/page-markdown/page-markdown';
import { allOf, parseHtml } from '../../../support/parse-html';

type Figure = Extract<Section, { type: 'flow' | 'systems' | 'chart' | 'calculator' }>;

const isFigure = (section: Section): section is Figure =>
  ['flow', 'systems', 'chart', 'calculator'].includes(section.type);

/** Every figure of the site, as its page shows it. */
const figures = pages.flatMap(({ path }: { path: PagePath }) => {
  const copy = copyOf(path);
  const inSections = 'sections' in copy ? copy.sections.filter(isFigure) : [];
  const inArticle = 'figures' in copy ? (copy.figures ?? []).map(({ figure }) => figure) : [];
  return [
    ...inSections.map((figure) => ({
      path,
      figure,
      element: createElement(Sections, { sections: [figure] }),
    })),
    ...inArticle.map((figure) => ({
      path,
      figure,
      element: createElement(ArticleFigure, { figure }),
    })),
  ];
});

const answersOf = (name: string) => commonAnswers(calculatorOf(name)).rows.flat();

/** The words that the text alternative of a figure must contain. */
function wordsOf(figure: Figure): readonly string[] {
  switch (figure.type) {
    case 'flow':
      return drawFlow(figure).messages.flatMap((message) => [routeInWords(message), message.text]);
    case 'systems':
      return figure.links.flatMap(({ from, to, carries }) => [from, to, carries]);
    case 'chart':
      return chartRows(figure.data)
        .flat()
        .filter((words) => words !== '' && words !== 'Amount');
    case 'calculator':
      return answersOf(figure.calculator);
  }
}

/**
 * The text of a page for assistive technology: without hidden parts, with the names of pictures.
 */
function readAloud(markup: string): string {
  const root = parseHtml(markup).body;
  for (const hidden of allOf(root, '[aria-hidden="true"]')) hidden.remove();
  for (const picture of allOf(root, '[role="img"]')) {
    picture.textContent = picture.getAttribute('aria-label') ?? '';
  }
  return root.textContent.replace(/\s+/g, ' ');
}

describe.each(figures)('on $path, "$figure.heading"', ({ figure, element }) => {
  const markup = renderToStaticMarkup(element);

  test('says in words what it draws, also in the page’s Markdown', () => {
    const spoken = readAloud(markup);
    const written = plainText(markdownOf(`<main>${markup}</main>`, 'https://site.example/'));
    for (const words of [figure.heading, ...wordsOf(figure)]) {
      expect(spoken).toContain(words);
      expect(written).toContain(words);
    }
  });

  test('is drawn in the colours of the theme, and its drawing is hidden from assistive technology', () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}\b(?!")|rgb\(|oklch\(|hsl\(/i);
    for (const svg of allOf(parseHtml(markup), 'svg')) {
      expect(svg.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });
});

test('the sale on the home page has the titles of all its frames in words', () => {
  const { figure: sale } = copyOf('/');
  if (sale.type !== 'offline-sale') throw new Error('the home page shows no sale');
  const words = readAloud(renderToStaticMarkup(createElement(OfflineSale, sale)));
  for (const { title } of sale.frames) expect(words).toContain(title);
});

test('the dial of the opening hours has a text alternative', () => {
  const words = readAloud(renderToStaticMarkup(createElement(Reach, reach)));
  const [office] = hoursInRows();
  expect(words).toContain(`${office?.days}, ${office?.hours}`);
});
