import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DownloadsTemplate } from '@/components/templates/resources/downloads';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

test('the page has the text of a download, unless a browser opens one of its files', () => {
  for (const path of pathsOfKind('downloads')) {
    const { container, unmount } = render(<DownloadsTemplate path={path} />);
    for (const { slug, formats } of copyOf(path).files) {
      const entry = container.querySelector<HTMLElement>(`li#${slug}`);
      expect(entry).not.toBeNull();
      if (entry === null) continue;
      const text = within(entry).queryByText('Read it here');
      expect(text === null, slug).toBe(formats.some((format) => format === 'pdf'));
    }
    unmount();
  }
  expect(screen.queryByText('Read it here')).toBeNull();
});
