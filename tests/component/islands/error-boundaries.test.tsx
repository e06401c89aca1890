import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ErrorPage from '@/app/error';

const errors = vi.spyOn(console, 'error');
const userAgent = vi.spyOn(navigator, 'userAgent', 'get');
const error = new Error('broken');

beforeEach(() => {
  errors.mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML =
    '<main id="content"><h1>What we do</h1><a href="/about">About</a></main>';
});
afterEach(() => {
  vi.resetAllMocks();
  document.body.innerHTML = '';
});

test('a page that fails shows the error page, which clears the error in place or leads home', async () => {
  userAgent.mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36');
  const retry = vi.fn();
  render(<ErrorPage error={error} retry={retry} />);
  expect(screen.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  expect(screen.getByText('500')).toBeVisible();
  expect(document.title).toBe('500 - Internal Server Error');
  expect(errors).toHaveBeenCalledWith(error);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('a page that fails is unchanged for a crawler, and the error is logged', () => {
  userAgent.mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  const { container } = render(<ErrorPage error={error} retry={() => {}} />);
  expect(container).toHaveTextContent('What we do');
  expect(container.querySelector('a')).toHaveAttribute('href', '/about');
  expect(screen.queryByText('Internal Server Error')).toBeNull();
  expect(errors).toHaveBeenCalledWith(error);
});
