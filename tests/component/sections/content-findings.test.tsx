import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentFindings } from '@/components/layout/content-findings';

const problem = (message: string) => ({ file: 'content/pages/about.ts', message });

test('mistakes lie open over the page, with their file, and doubts after them', () => {
  render(
    <ContentFindings
      findings={{
        mistakes: [problem('the lead is empty.'), problem('"/nowhere" is no page.')],
        doubts: [problem('the heading is long.')],
      }}
    />,
  );
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText('Content: 2 mistakes that stop the build, 1 doubt')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'content/pages/about.ts: the lead is empty.',
    'content/pages/about.ts: "/nowhere" is no page.',
    'content/pages/about.ts: the heading is long.',
  ]);
});

test('doubts alone wait behind their number', () => {
  render(
    <ContentFindings findings={{ mistakes: [], doubts: [problem('the heading is long.')] }} />,
  );
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('Content: 1 doubt')).toBeVisible();
});

test('content in order has nothing over the page', () => {
  const { container } = render(<ContentFindings findings={{ mistakes: [], doubts: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
