import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PreviewLine } from '@/components/layout/site-frame';
import about from '@/content/pages/about';
import { samplesExplained } from '@/content/prices/links';
import { fragmentOf } from '@/lib/pages/fragments';

test('the line above each page says what is a sample, and leads to the paragraph that explains it', () => {
  render(<PreviewLine />);
  const link = screen.getByRole('link', {
    name: 'Every price, contact and commitment is a sample',
  });
  expect(link).toHaveAttribute('href', samplesExplained);
  const fragments = about.sections.flatMap((section) =>
    'heading' in section ? [`/about#${fragmentOf(section.heading)}`] : [],
  );
  expect(fragments).toContain(samplesExplained);
});
