import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PreviewLine } from '@/components/layout/site-frame';
import about from '@/content/pages/about';
import { samplesExplained } from '@/content/prices/links';
import { samplesNotice } from '@/content/values/placeholders';
import { fragmentOf } from '@/lib/fragments';

test('as long as anything is a sample, the line above each page says so, and leads to the paragraph that explains it', () => {
  render(<PreviewLine />);
  const name = 'Every price, contact and commitment is a sample';
  if (samplesNotice === undefined) return expect(screen.queryByRole('link', { name })).toBeNull();
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', samplesExplained);
  const fragments = about.sections.flatMap((section) =>
    'heading' in section ? [`/about#${fragmentOf(section.heading)}`] : [],
  );
  expect(fragments).toContain(samplesExplained);
});
