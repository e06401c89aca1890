import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ServerError } from '@/components/islands/errors/server-error';
import { NotFound } from '@/components/layout/not-found';
import { completeNotFoundPage } from '@/lib/runtime/controls/not-found';

afterEach(() => vi.unstubAllGlobals());

describe('the generic error page', () => {
  test('shows status 500 and its default message', () => {
    render(<ServerError retry={() => {}} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Internal Server Error');
    expect(screen.getByText('500')).toBeVisible();
  });

  test('clears the error in place', async () => {
    const retry = vi.fn();
    render(<ServerError retry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('clears the error with a redirect', () => {
    render(<ServerError retry={() => {}} />);
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});

describe('the not-found page', () => {
  const show = async (path: string, index: unknown) => {
    window.history.replaceState(null, '', path);
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(index)));
    render(<NotFound />);
    const place = document.querySelector<HTMLElement>('#nearest-pages');
    if (!place) throw new Error('no place for the nearest pages');
    await completeNotFoundPage(place);
  };
  const index = { pages: [['/services/crm', 'CRM']], aliases: {} };

  test('names the path that was asked for, in the heading and the title', async () => {
    await show('/caf%C3%A9', index);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found: /café');
    expect(document.title).toBe('404 - Page not found: /café');
    expect(screen.queryByRole('navigation', { name: 'Did you mean one of these?' })).toBeNull();
  });

  test('has another message for a failed validation, with its status', async () => {
    await show('/blog/page/99', index);
    expect(document.title).toBe('404 - Page Not Found: /blog/page/99');

    const place = document.querySelector<HTMLElement>('#nearest-pages');
    if (!place) throw new Error('no place for the nearest pages');
    const failure = { status: 410, message: 'This offer has ended' };
    place.dataset.validations = JSON.stringify([{ below: '/blog/page', failure }]);
    await completeNotFoundPage(place);
    expect(screen.getByText('410')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This offer has ended');
  });

  test('lists the nearest pages', async () => {
    await show('/service/crm', index);
    const nearest = screen.getByRole('navigation', { name: 'Did you mean one of these?' });
    expect(within(nearest).getByRole('link', { name: /CRM/ })).toHaveAttribute(
      'href',
      '/services/crm',
    );
  });

  test.each([
    ['is reloaded if it is in the index', 'navigate', '/services/crm', 1],
    ['once only', 'reload', '/services/crm', 0],
    ['and no other', 'navigate', '/services/cr', 0],
  ])('a page %s', async (_, type, pathname, times) => {
    class Navigation {
      readonly type = type;
    }
    const reload = vi.fn();
    vi.stubGlobal('PerformanceNavigationTiming', Navigation);
    vi.stubGlobal('location', { pathname, reload });
    vi.stubGlobal('performance', {
      now: () => Date.now(),
      getEntriesByType: () => [new Navigation()],
    });
    await show('/', index);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  test('shows a malformed path as it is, and markup as text', async () => {
    await show('/%E0%A4%A<b>', index);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Page not found: /%E0%A4%A%3Cb%3E',
    );
  });
});
