import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotFound } from '@/components/layout/not-found';
import { site } from '@/content/site';
import { completeNotFoundPage } from '@/lib/runtime/page-parts/not-found';
import { readPathIndex } from '@/lib/search/suggestions';

const index = { pages: [['/services/crm', 'CRM']], aliases: {} };

/**
 * Opens the not-found page at a path.
 * @param validations replaces the validations of the site's listings
 */
async function openNotFound(path: string, validations?: object, reload = vi.fn()): Promise<void> {
  window.history.replaceState(null, '', path);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(index)));
  render(<NotFound />);
  const place = document.querySelector<HTMLElement>('#nearest-pages');
  if (!place) throw new Error('no place for the nearest pages');
  if (validations) place.dataset.validations = JSON.stringify(validations);
  await completeNotFoundPage(place, reload);
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const nearest = () => screen.queryByRole('navigation', { name: 'Did you mean one of these?' });

test.each([
  ['/caf%C3%A9', 'Page not found: /café'],
  // A malformed path is not decoded, so markup in it stays encoded.
  ['/%E0%A4%A<b>', 'Page not found: /%E0%A4%A%3Cb%3E'],
])('at %s, the heading and the title contain "%s"', async (path, message) => {
  await openNotFound(path);
  expect(heading()).toBe(message);
  expect(document.title).toBe(`404 - ${message}`);
  expect(nearest()).toBeNull();
});

test('a failed validation has its own status and message', async () => {
  const failure = { status: 410, message: 'This offer has ended' };
  await openNotFound('/blog/page/99', [{ below: '/blog/page', failure }]);
  expect(screen.getByText('410')).toBeVisible();
  expect(heading()).toBe('This offer has ended');
  expect(document.title).toBe('410 - This offer has ended');
});

test('a visitor whom the page does not help can call', async () => {
  await openNotFound('/service/crm');
  const { value } = site.contact.phone;
  const link = screen.getByRole('link', { name: value });
  expect(link).toHaveAttribute('href', `tel:${value.replaceAll(' ', '')}`);
});

test.each([
  null,
  { pages: [['/crm']], aliases: {} },
  { pages: [], aliases: { '/crm': '/services/crm' } },
])('what is no list of pages, as %j, is not read', (value) => {
  expect(() => readPathIndex(value)).toThrow('no pages');
});

test('the nearest pages are listed', async () => {
  await openNotFound('/service/crm');
  const link = within(nearest() ?? document.body).getByRole('link', { name: /CRM/ });
  expect(link).toHaveAttribute('href', '/services/crm');
});

test.each([
  ['a page that is in the index is reloaded', 'navigate', '/services/crm', 1],
  ['a page that has just been reloaded is not reloaded again', 'reload', '/services/crm', 0],
  ['a page that is not in the index is not reloaded', 'navigate', '/services/cr', 0],
])('%s', async (_, type, path, times) => {
  class Navigation {
    readonly type = type;
  }
  const reload = vi.fn();
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.stubGlobal('performance', { getEntriesByType: () => [new Navigation()] });
  await openNotFound(path, undefined, reload);
  expect(reload).toHaveBeenCalledTimes(times);
});
