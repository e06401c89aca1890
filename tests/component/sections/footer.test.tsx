import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '@/components/layout/footer';
import { site } from '@/content/site';
import { showCurrentYear } from '@/lib/runtime/controls/current-year';

const copyright = (year: number) =>
  screen.getByText((_, element) => element?.textContent === `© ${year} ${site.name.toUpperCase()}`);

test('the copyright line has the year of the build, and the current year in an old build', () => {
  render(<Footer />);
  expect(copyright(new Date().getFullYear())).toBeVisible();
  showCurrentYear(new Date('2031-06-01'));
  expect(copyright(2031)).toBeVisible();
});

test('a page without a footer, such as the error page, has no year to change', () => {
  expect(() => showCurrentYear()).not.toThrow();
});
