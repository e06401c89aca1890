import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DecidingParts } from '@/components/templates/offers/group';
import type { Copy } from '@/content/schema/pages';
import { real } from '@/content/values/company-value';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf } from '@/lib/pages/guards';
import { mainOfferOf, shortTimeOf } from '@/lib/pages/offers';
import { linkNameOf } from '@/lib/pages/titles';
import { pathsOfKind } from '@/lib/pages/tree';
import { pageOf } from '../../../support/page-of';

type Group = Copy<'group'>;

const { choice, ...words } = copyOf(pageOf('group'));
const path = pageOf('service');
const name = linkNameOf(path);
const base = {
  ...words,
  choice: {
    ...choice,
    heading: 'Which one?',
    options: [{ path, when: 'Your screen stays dark', outcome: 'It is bright again' }],
  },
};
const steps = ['First', 'Second', 'Third'].map((title) => ({ title, body: 'We work.' }));

const shapes: readonly Group[] = [
  { ...base, shape: 'symptoms', urgent: { heading: 'On fire?', body: 'Leave the room.' } },
  { ...base, shape: 'compare' },
  { ...base, shape: 'order', way: { heading: 'What comes first', steps } },
  {
    ...base,
    shape: 'plans',
    further: [
      {
        name: 'One repair',
        when: 'It is broken, without a contract',
        outcome: 'It works again',
        price: { measure: 'hourly', from: real(4_000) },
      },
    ],
  },
];

const starts = {
  symptoms: ['On fire?', 'Which one?', name],
  compare: ['Which one?'],
  order: ['What comes first', 'First', 'Second', 'Third', 'Which one?', name],
  plans: ['Which one?', 'One repair', name],
} as const satisfies Record<Group['shape'], readonly string[]>;

test.each(shapes.map((copy) => [copy.shape, copy] as const))(
  'a group of the shape %s starts with what its visitors decide by',
  (shape, copy) => {
    render(<DecidingParts copy={copy} />);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.slice(0, starts[shape].length)).toEqual(starts[shape]);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    expect(screen.getByText('Your screen stays dark')).toBeVisible();
    expect(screen.getAllByText(/^(KSh|from KSh)/).length).toBeGreaterThan(0);
  },
);

test('in a table, an option with pages below it links to them beside what it gives, and has the time of its main offer', () => {
  const group = pageOf('group');
  const options = [{ path: group, when: 'You have several', outcome: 'All of them' }];
  const copy: Group = { ...base, shape: 'compare', choice: { ...base.choice, options } };
  render(<DecidingParts copy={copy} />);
  const row = screen.getByRole('row', { name: new RegExp(linkNameOf(group)) });
  const [, given, , time] = within(row).getAllByRole('cell');
  const links = given ? within(given).getAllByRole('link') : [];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(listedChildrenOf(group));
  expect(time).toHaveTextContent(shortTimeOf(mainOfferOf(group)) ?? 'a time');
});

test('no shape is that of more than half of the groups', () => {
  const all = pathsOfKind('group').map((group) => copyOf(group).shape);
  for (const shape of Object.keys(starts)) {
    const count = all.filter((one) => one === shape).length;
    expect(count, shape).toBeGreaterThan(0);
    expect(count, shape).toBeLessThanOrEqual(all.length / 2);
  }
});
