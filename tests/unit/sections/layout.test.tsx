import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ContentProblems } from '@/components/islands/content-problems';
import { OpenContent } from '@/components/islands/open-content';
import { Footer } from '@/components/layout/footer';
import { SiteFrame } from '@/components/layout/site-frame';
import { site } from '@/content/site';
import { hoursInShort } from '@/content/values/office-hours';
import { frameIds } from '@/lib/fragments';
import { showCurrentYear } from '@/lib/runtime/start';

const copyright = (year: number) =>
  screen.getByText((_, element) => element?.textContent === `© ${year} ${site.name.toUpperCase()}`);

test('the copyright line has the year of the build, which a script replaces with the current year', () => {
  render(<Footer />);
  expect(copyright(new Date().getFullYear())).toBeVisible();
  showCurrentYear(new Date('2031-06-01'));
  expect(copyright(2031)).toBeVisible();
});

test('the footer of every page, of error pages too, says when the number in it is answered', () => {
  render(<Footer />);
  const number = screen.getByRole('link', { name: site.contact.phone.value });
  expect(number.parentElement).toHaveTextContent(hoursInShort());
});

test('no heading may have an id of what is around the content', () => {
  const frame = document.createElement('div');
  frame.innerHTML = renderToStaticMarkup(<SiteFrame path="/search">Words</SiteFrame>);
  const ids = [...frame.querySelectorAll('[id]')].map(({ id }) => id);
  expect(frameIds).toEqual(
    expect.arrayContaining(ids.filter((id) => !/^menu-.*-trigger$/.test(id))),
  );
});

/** Answers each request with the next list of findings. */
function serveFindings(...lists: readonly (readonly string[])[]) {
  const requests = vi.fn<typeof fetch>();
  for (const messages of lists)
    requests.mockResolvedValueOnce(
      Response.json(messages.map((message) => ({ file: 'content/pages/about.ts', message }))),
    );
  vi.stubGlobal('fetch', requests);
}

test('content mistakes are shown over the page with their file, and requested again when the page is rendered again', async () => {
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

test('in development, Alt+click on a text asks for its source and does not follow a link; other clicks stay as they are', () => {
  const requests = vi.fn<typeof fetch>().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', requests);
  render(
    <>
      <OpenContent />
      <a href="#prices">What it costs</a>
    </>,
  );
  const link = screen.getByRole('link', { name: 'What it costs' });
  fireEvent.click(link);
  expect(requests).not.toHaveBeenCalled();
  const click = createEvent.click(link, { altKey: true });
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(true);
  expect(requests.mock.calls).toEqual([['/content-source?page=%2F&text=What+it+costs']]);
});
