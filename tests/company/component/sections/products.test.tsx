import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductTemplate } from '@/components/templates/offers/product';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

test.each(pathsOfKind('product'))('%s answers in the order in which buyers compare', (path) => {
  render(<ProductTemplate path={path} />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent ?? '');
  const { bill, modulesHeading } = copyOf(path);
  const asked = [
    bill.heading,
    'Who it suits',
    modulesHeading ?? 'What it does',
    'Data, hosting and support',
    'Not a good fit',
  ];
  expect(headings.filter((heading) => asked.includes(heading))).toEqual(asked);
});
