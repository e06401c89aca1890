import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ErrorPage from '@/app/error';

const errors = vi.spyOn(console, 'error');
const warnings = vi.spyOn(console, 'warn');
const userAgent = vi.spyOn(navigator, 'userAgent', 'get');

beforeEach(() => {
  errors.mockImplementation(() => {});
  warnings.mockImplementation(() => {});
  document.body.innerHTML =
    '<main id="content"><h1>What we do</h1><a href="/about">About</a></main>';
});
afterEach(() => {
  vi.resetAllMocks();
  document.body.innerHTML = '';
});

describe('a page that fails', () => {
  test('shows the error page to visitors, and logs the error', () => {
    userAgent.mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36');
    const error = new Error('broken');
    render(<ErrorPage error={error} retry={() => {}} />);
    expect(screen.getByText('Internal Server Error')).toBeVisible();
    expect(document.title).toBe('500 - Internal Server Error');
    expect(errors).toHaveBeenCalledWith(error);
  });

  test('is unchanged for a crawler, and the error is logged', () => {
    userAgent.mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
    const error = new Error('broken');
    const { container } = render(<ErrorPage error={error} retry={() => {}} />);
    expect(container).toHaveTextContent('What we do');
    expect(container.querySelector('a')).toHaveAttribute('href', '/about');
    expect(screen.queryByText('Internal Server Error')).toBeNull();
    expect(errors).toHaveBeenCalledWith(error);
  });
});
