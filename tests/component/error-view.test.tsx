import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ServerError } from '@/components/islands/server-error';
import { NotFound } from '@/components/layout/not-found';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => push.mockClear());

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
    expect(push).not.toHaveBeenCalled();
  });

  test('clears the error with a redirect', async () => {
    const retry = vi.fn();
    render(<ServerError retry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Go to the home page' }));
    expect(push).toHaveBeenCalledWith('/');
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('the not-found page', () => {
  test('names the path that was asked for', () => {
    window.history.replaceState(null, '', '/caf%C3%A9');
    render(<NotFound />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found: /café');
    expect(document.title).toBe('404 - Page not found: /café');
  });

  test('shows a malformed path as it stands', () => {
    window.history.replaceState(null, '', '/%E0%A4%A');
    render(<NotFound />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Page not found: /%E0%A4%A',
    );
  });
});
