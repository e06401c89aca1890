/* In the browser, because it replaces a page after an island has crashed. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ErrorView } from '@/components/ui/error-view';
import { buttonLooks } from '@/components/ui/looks';
import { SiteLink } from '@/components/ui/site-link';
import { isCrawler } from '@/lib/browser/crawlers';
import { defaultMessages, errorTitle } from '@/lib/errors';

/** The error page with status 500. Visitors can try again or go to the home page. */
function ServerError({ retry }: { retry: () => void }) {
  return (
    <ErrorView status={500} heading={defaultMessages.server}>
      <p className="measure text-lg text-ink-muted">
        Something on this page failed. “Try again” brings the page back in its simplest form. If
        that does not help, reload the page. The rest of the site works.
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        <button type="button" onClick={retry} className={buttonLooks.quiet}>
          Try again
        </button>
        <SiteLink href="/" className={buttonLooks.quiet}>
          Go to the home page
        </SiteLink>
      </p>
    </ErrorView>
  );
}

/** Whether the error page is shown: a second crash must not take it for the page's content. */
let isShown = false;

/**
 * Replaces the page's content with the error page until the visitor tries again. Moves the focus to
 * the heading. Crawlers keep seeing the content.
 * @param error is logged
 */
export function showErrorPage(error: unknown): void {
  console.error(error);
  const content = document.getElementById('content');
  if (!content || isShown || isCrawler(navigator.userAgent)) return;
  isShown = true;
  const { title } = document;
  const originalNodes = [...content.childNodes];
  const root = createRoot(content);
  document.title = errorTitle(500, defaultMessages.server);
  flushSync(() =>
    root.render(
      <ServerError
        retry={() => {
          root.unmount();
          isShown = false;
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
