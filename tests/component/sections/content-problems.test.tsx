import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContentProblems } from '@/components/layout/content-problems';

/** Answers each request with the next list of findings. */
function serveFindings(...lists: readonly (readonly string[])[]) {
  const requests = vi.fn<typeof fetch>();
  for (const messages of lists)
    requests.mockResolvedValueOnce(
      Response.json(messages.map((message) => ({ file: 'content/pages/about.ts', message }))),
    );
  vi.stubGlobal('fetch', requests);
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

test('mistakes are shown over the page with their file, and checked again when the page is rendered again', async () => {
  serveFindings(['the lead is empty.', 'it has no links.'], []);
  const { rerender, container } = render(<ContentProblems renderedAt={1} />);
  expect(await screen.findByText('Content: 2 mistakes')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'content/pages/about.ts: the lead is empty.',
    'content/pages/about.ts: it has no links.',
  ]);
  rerender(<ContentProblems renderedAt={2} />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('content without mistakes shows nothing', async () => {
  const requests = serveFindings([]);
  const { container } = render(<ContentProblems renderedAt={1} />);
  await waitFor(() => expect(requests).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});
