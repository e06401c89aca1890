import { render, screen } from '@testing-library/react';
import { translate } from 'prerendered-islands/testing';
import { type ComponentProps, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { loadHydration } from '@/components/islands/load-hydration';
import { SearchPage } from '@/components/islands/search/search-page';
import { SearchResults } from '@/components/islands/search/search-results';
import { element, useServedPages } from './serve-page';

useServedPages();

test('the results of each kind have their heading', () => {
  const kinds = ['page', 'post', 'project', 'term', 'question'] as const;
  const groups = kinds.map((kind) => ({
    kind,
    hits: [{ kind, href: '/services', title: kind, line: 'A line', matched: new Set<string>() }],
  }));
  render(<SearchResults query="pay" outcome={{ match: 'exact', groups }} onFollow={() => {}} />);
  const links = screen
    .getAllByRole('heading')
    .map((heading) => [
      heading.textContent,
      heading.closest('section')?.querySelector('a span')?.textContent,
    ]);
  expect(links).toEqual([
    ['Pages', 'page'],
    ['Articles', 'post'],
    ['Projects', 'project'],
    ['Glossary', 'term'],
    ['Questions and answers', 'question'],
  ]);
});

test('results that the browser has translated follow the query, with all their words', async () => {
  type Outcome = ComponentProps<typeof SearchResults>['outcome'];
  const outcomeOf = (query: string, hits: readonly string[]): Outcome => ({
    match: 'exact',
    groups: [
      {
        kind: 'page',
        hits: hits.map((title) => ({
          kind: 'page',
          href: '/services',
          title,
          line: `A line about ${query} and M-Pesa`,
          matched: new Set([query]),
        })),
      },
    ],
  });
  const show = (query: string) => (
    <SearchResults
      query={query}
      outcome={outcomeOf(query, ['Payroll and payments in one place'])}
      onFollow={() => {}}
    />
  );
  const { rerender, container } = render(show('pay'));
  for (const query of ['payroll', 'payments', 'one', 'pay']) {
    translate(container);
    rerender(show(query));
    expect(screen.getByRole('link')).toHaveTextContent(
      `Payroll and payments in one placeA line about ${query} and M-Pesa`,
    );
  }
});

test('a crash of search leaves its native form in the page, with the query', async () => {
  document.body.innerHTML = `<main id="content"><h1>Search</h1><div data-island="search-page">${renderToString(<SearchPage />)}</div></main>`;
  const hydrate = await loadHydration();
  const island = element('[data-island]');
  function Crash() {
    const [isCrashed, setCrashed] = useState(false);
    if (isCrashed) throw new Error('broken index');
    return (
      <>
        <SearchPage />
        <button type="button" data-crash="" onClick={() => setCrashed(true)} />
      </>
    );
  }
  await hydrate(island, Crash);
  element<HTMLInputElement>('[name=q]').value = 'payroll';
  element('[data-crash]').click();
  await vi.waitFor(() => expect(island).toHaveAttribute('data-failed', 'crash'));
  expect(element('h1')).toHaveTextContent('Search');
  expect(element('form')).toHaveAttribute('action', '/search');
  expect(element('[name=q]')).toHaveValue('payroll');
});
