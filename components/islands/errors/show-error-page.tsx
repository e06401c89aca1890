import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { defaultMessages, errorTitle } from '@/lib/errors';
import { isCrawler } from '@/lib/runtime/crawlers';
import { ServerError } from './server-error';

/**
 * Replaces the page's content with the error page until the visitor tries again. Moves the focus to the heading. Crawlers keep seeing the content.
 * @param error is logged
 */
export function showErrorPage(error: unknown): void {
  console.error(error);
  const content = document.getElementById('content');
  if (!content || isCrawler(navigator.userAgent)) return;
  const { title } = document;
  const originalNodes = [...content.childNodes];
  const root = createRoot(content);
  document.title = errorTitle(500, defaultMessages.server);
  flushSync(() =>
    root.render(
      <ServerError
        retry={() => {
          root.unmount();
          content.replaceChildren(...originalNodes);
          document.title = title;
          content.focus();
        }}
      />,
    ),
  );
  // With the focus, the heading is in view, and screen readers read it.
  const heading = content.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus();
}
