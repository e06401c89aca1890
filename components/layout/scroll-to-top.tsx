import { ArrowUp } from 'lucide-react';

/**
 * A link to the top of the page. A script shows the link after 300 pixels and scrolls smoothly. Without scripts, the link is
 * always visible and jumps to the top. On phones it is at the end of the page, so that it covers no text.
 */
export function ScrollToTop() {
  return (
    <a
      href="#top"
      aria-label="Scroll to top"
      data-scroll-to-top
      className="hairline grid size-12 place-items-center border-ink-muted bg-raised text-ink hover:text-accent sm:fixed sm:right-4 sm:bottom-4 sm:z-30 print:hidden"
    >
      <ArrowUp size={20} />
    </a>
  );
}
