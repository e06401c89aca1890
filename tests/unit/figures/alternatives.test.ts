import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { OfflineSale } from '@/components/figures/offline-sale';
import { ArticleFigure } from '@/components/sections/article-figure';
import { Sections } from '@/components/sections/sections';
import type { Section } from '@/content/schema';
import type { PagePath } from '@/content/tree';
import { chartRows } from '@/lib/figures/chart';
import { commonAnswers } from '@/lib/figures/common-answers';
import { drawFlow, wayInWords } from '@/lib/figures/flow';
import { copyOf } from '@/lib/pages/copy';
import { pages } from '@/lib/pages/tree';
import { plainText } from '@/lib/publish/markdown';
import { markdownOf } from '@/lib/publish/page-markdown/page-markdown';

type Figure = Extract<Section, { type: 'flow' | 'systems' | 'chart' | 'screens' | 'calculator' }>;

const isFigure = (section: Section): section is Figure =>
  ['flow', 'systems', 'chart', 'screens', 'calculator'].includes(section.type);

const inSections = pages.flatMap(({ path }: { path: PagePath }) => {
  const copy = copyOf(path);
  return 'sections' in copy
    ? copy.sections.filter(isFigure).map((figure) => ({ path, figure }))
    : [];
});
const inArticles = pages.flatMap(({ path }: { path: PagePath }) => {
  const copy = copyOf(path);
  return 'figures' in copy ? (copy.figures ?? []).map(({ figure }) => ({ path, figure })) : [];
});

/** Everything that a figure says, in its text alternative. */
function wordsOf(figure: Figure): readonly string[] {
  switch (figure.type) {
    case 'flow':
      return drawFlow(figure).messages.flatMap((message) => [wayInWords(message), message.text]);
    case 'systems':
      return figure.links.flatMap(({ from, to, carries }) => [from, to, carries]);
    case 'chart':
      return chartRows(figure.data)
        .flat()
        .filter((words) => words !== '' && words !== 'Amount');
    case 'calculator':
      return commonAnswers(figure.calculator).rows.flat();
  }
}

/** The text of a page for assistive technology: without hidden parts, with the names of pictures. */
function readAloud(markup: string): string {
  const root = parse(markup);
  for (const hidden of root.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  for (const picture of root.querySelectorAll('[role="img"]')) {
    picture.textContent = picture.getAttribute('aria-label') ?? '';
  }
  return root.textContent.replace(/\s+/g, ' ');
}

const markupOf = (figure: Figure) =>
  renderToStaticMarkup(createElement(Sections, { sections: [figure] }));

describe.each(inSections)('on $path, "$figure.heading"', ({ figure }) => {
  const markup = markupOf(figure);

  test('says in words what it draws', () => {
    const words = readAloud(markup);
    expect(words).toContain(figure.heading);
    for (const word of wordsOf(figure)) expect(words).toContain(word);
  });

  test('says the same in the page’s Markdown', () => {
    const words = plainText(markdownOf(`<main>${markup}</main>`, 'https://site.example/'));
    for (const word of [figure.heading, ...wordsOf(figure)]) expect(words).toContain(word);
  });

  test('is drawn in colour roles, so that it follows the theme', () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}\b(?!")|rgb\(|oklch\(|hsl\(/i);
  });

  test('hides each drawing that has a text alternative', () => {
    for (const svg of parse(markup).querySelectorAll('svg')) {
      expect(svg.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });
});

test.each(inArticles)('$path says in words what "$figure.heading" draws', ({ figure }) => {
  const words = readAloud(renderToStaticMarkup(createElement(ArticleFigure, { figure })));
  for (const word of [figure.heading, ...wordsOf(figure)]) expect(words).toContain(word);
});

test('the sale of the home page is told in four frames', () => {
  const { figure: sale } = copyOf('/');
  if (sale.type !== 'offline-sale') throw new Error('the home page shows no sale');
  const root = parse(renderToStaticMarkup(createElement(OfflineSale, sale)));
  expect(root.querySelectorAll('li h3').map((title) => title.textContent)).toEqual(
    sale.frames.map(({ title }) => title),
  );
});
