import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Comparison } from '@/components/sections/comparison';
import { ContactWays } from '@/components/sections/contact-ways';
import { Pagination } from '@/components/sections/lists/pagination';
import { FirstSteps } from '@/components/sections/offers/first-steps';
import { Questions } from '@/components/sections/questions';
import { Sources } from '@/components/sections/sources';
import { site } from '@/content/site';

test('a comparison names its rows and columns', () => {
  const rows = [
    { label: 'Price', cells: ['Monthly', 'Once'] },
    { label: 'Repairs', cells: ['Ours', 'Yours'] },
  ];
  const names = { heading: 'Two ways', rowHeading: 'Question', columns: ['Rent', 'Buy'] };
  render(<Comparison type="comparison" {...names} rows={rows} />);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Question', 'Rent', 'Buy']);
  expect(screen.getByRole('row', { name: 'Repairs Ours Yours' })).toBeVisible();
});

test('of the pages of a list, the current one is marked', () => {
  render(<Pagination path="/" number={2} count={3} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Previous', null],
    ['1', null],
    ['2', 'page'],
    ['3', null],
    ['Next', null],
  ]);
});

test('an answer is hidden until its question is opened', () => {
  render(<Questions questions={[{ question: 'How long?', answer: 'Two weeks.' }]} />);
  expect(screen.getByText('Two weeks.').closest('details')).not.toHaveAttribute('open');
});

test('sources say when a fact was checked, if it was', () => {
  render(
    <Sources
      sources={[
        { fact: 'a', reference: 'Act one', checked: '2026-11-02' },
        { fact: 'b', reference: 'Act two', checked: 'not yet' },
      ]}
    />,
  );
  expect(screen.getByText(/Act one/)).toHaveTextContent('Act one, checked 2 November 2026');
  expect(screen.getByText(/Act two/)).toHaveTextContent(/^Act two$/);
});

test('each way to reach the company has a name of its own', () => {
  render(<ContactWays />);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining([site.contact.phone.value, 'SMS']));
  expect(names.includes('WhatsApp')).toBe(site.contact.hasWhatsApp);
  expect(new Set(names).size).toBe(names.length);
});

test('with a fault, the call comes first, and there is no WhatsApp', () => {
  render(<FirstSteps isFault />);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names[0]).toBe('Call');
  expect(names).not.toContain('WhatsApp');
});
