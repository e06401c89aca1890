import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentProblems } from '@/components/layout/content-problems';

const problem = (message: string) => ({ file: 'content/pages/about.ts', message });

test('mistakes are shown over the page with their file', () => {
  render(
    <ContentProblems problems={[problem('the lead is empty.'), problem('it has no links.')]} />,
  );
  expect(screen.getByText('Content: 2 mistakes')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'content/pages/about.ts: the lead is empty.',
    'content/pages/about.ts: it has no links.',
  ]);
});

test('content without mistakes shows nothing', () => {
  const { container } = render(<ContentProblems problems={[]} />);
  expect(container).toBeEmptyDOMElement();
});
