import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GlossaryTemplate } from '@/components/templates/resources/glossary';
import { pageOf } from '../../../support/page-of';

test('reader views keep every term: no part is in a box that they drop as a list of links', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(<GlossaryTemplate path={pageOf('glossary')} />);
  const terms = [...container.querySelectorAll('details:has(dfn)')].filter(
    (term) => !term.querySelector('details'),
  );
  expect(terms.length).toBeGreaterThan(20);
  expect(terms.filter((term) => term.querySelector('div, ul'))).toEqual([]);
});
