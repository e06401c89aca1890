import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchBox } from '@/components/islands/search/search-box';
import { openIndex, serialiseIndex } from '@/lib/search/engine';
import { recentSearches } from '@/lib/search/recent-searches';
import { loadSearchEngine } from '@/lib/search/search-index';

vi.mock('@/lib/search/search-index', () => ({ loadSearchEngine: vi.fn() }));

const payroll = serialiseIndex([
  { kind: 'page', path: '/payroll', title: 'Payroll', words: '', line: 'Salaries', text: '' },
]);

/**
 * What Enter did: the links and recent searches that it clicked, and the queries that the browser
 * would submit.
 */
const clicked: (string | null)[] = [];
const submitted: (string | undefined)[] = [];

beforeEach(() => {
  clicked.length = 0;
  submitted.length = 0;
  const listening = new AbortController();
  // jsdom can't open another page, so stop it after React has handled the event.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('[data-result]');
      if (link) clicked.push(link.getAttribute('href') ?? link.textContent);
      event.preventDefault();
    },
    { signal: listening.signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      if (!event.defaultPrevented && event.target instanceof HTMLFormElement)
        submitted.push(new FormData(event.target).get('q')?.toString());
      event.preventDefault();
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
});

/** Types a query into the search dialog, waits for a text of its state, and presses Enter. */
async function pressEnter(query: string, state: string | RegExp) {
  render(<SearchBox enter="open first result" />);
  const field = screen.getByRole('searchbox');
  if (query !== '') await userEvent.type(field, query);
  await screen.findByText(state);
  await userEvent.type(field, '{Enter}');
}

test('Enter opens the first result', async () => {
  vi.mocked(loadSearchEngine).mockImplementation(() => openIndex(payroll));
  await pressEnter('payroll', '1 result');
  expect([clicked, submitted]).toEqual([['/payroll'], []]);
});

test('results for another spelling are not shown as those of the query', async () => {
  vi.mocked(loadSearchEngine).mockImplementation(() => openIndex(payroll));
  await pressEnter('payrol', '1 result');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'peyroll');
  expect(
    await screen.findByText('Nothing matches “peyroll” exactly. 1 similar result:'),
  ).toBeVisible();
});

test.each([
  ['without a result', 'zzzqqq', /^No results/],
  ['in an empty field', '', 'Where to begin'],
  ['in a field with a space', ' ', 'Where to begin'],
])('Enter %s opens nothing', async (_, query, state) => {
  vi.mocked(loadSearchEngine).mockImplementation(() => openIndex(payroll));
  recentSearches.write(['payroll']);
  await pressEnter(query, state);
  expect([clicked, submitted]).toEqual([[], []]);
});

test('Enter while the index loads opens the search page with the query; in an empty field it does nothing', async () => {
  vi.mocked(loadSearchEngine).mockReturnValue(new Promise(() => {}));
  await pressEnter('payroll', /^Loading/);
  expect([clicked, submitted]).toEqual([[], ['payroll']]);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  expect([clicked, submitted]).toEqual([[], ['payroll']]);
});

test('Enter after the index failed to load opens the search page with the query', async () => {
  vi.mocked(loadSearchEngine).mockRejectedValue(new Error('offline'));
  await pressEnter('payroll', /could not be loaded/);
  expect([clicked, submitted]).toEqual([[], ['payroll']]);
});

test('the arrows move the focus, but not with a key that makes them a command of the browser', async () => {
  vi.mocked(loadSearchEngine).mockImplementation(() => openIndex(payroll));
  render(<SearchBox enter="open first result" />);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'payroll');
  const result = await screen.findByRole('link', { name: /Payroll/ });
  for (const key of ['Alt', 'Control', 'Meta', 'Shift']) {
    await userEvent.keyboard(`{${key}>}{ArrowDown}{/${key}}`);
    expect(field, key).toHaveFocus();
  }
  await userEvent.keyboard('{ArrowDown}');
  expect(result).toHaveFocus();
});

test('a search is added to those that another tab has added since, which are shown', async () => {
  vi.mocked(loadSearchEngine).mockImplementation(() => openIndex(payroll));
  recentSearches.write(['payroll']);
  render(<SearchBox enter="store query" />);
  await screen.findByRole('button', { name: 'payroll' });
  recentSearches.write(['backup', 'payroll']);
  await userEvent.type(screen.getByRole('searchbox'), 'crm{Enter}');
  expect(recentSearches.read()).toEqual(['crm', 'backup', 'payroll']);
  recentSearches.write(['etims']);
  dispatchEvent(new StorageEvent('storage', { key: recentSearches.key }));
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(await screen.findByRole('button', { name: 'etims' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'backup' })).not.toBeInTheDocument();
});

describe('the field has the focus after an action that removes its button:', () => {
  test('a recent search is picked, and the recent searches are cleared', async () => {
    vi.mocked(loadSearchEngine).mockImplementation(() => openIndex(payroll));
    recentSearches.write(['payroll']);
    render(<SearchBox enter="open first result" />);
    const field = screen.getByRole('searchbox');
    await userEvent.click(await screen.findByRole('button', { name: 'payroll' }));
    expect(field).toHaveValue('payroll');
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('button', { name: 'payroll' })).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  test('the index is loaded again', async () => {
    vi.mocked(loadSearchEngine).mockRejectedValueOnce(new Error('offline'));
    render(<SearchBox enter="open first result" initialQuery="payroll" />);
    vi.mocked(loadSearchEngine).mockImplementation(() => openIndex(payroll));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(await screen.findByText('1 result')).toBeVisible();
  });
});
