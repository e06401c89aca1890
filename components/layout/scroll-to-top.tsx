import { ArrowUp } from 'lucide';
import { StaticIcon } from '@/components/ui/static-icon';

/**
 * The way back to the top, which appears once the page is scrolled down. A link to the top of the document, by the HTML
 * standard's own fragment; where the browser has no scroll-driven animations it always shows.
 */
export function ScrollToTop() {
  return (
    <a href="#top" aria-label="Scroll to top" className="scroll-to-top hairline print:hidden">
      <StaticIcon node={ArrowUp} strokeWidth={2} />
    </a>
  );
}
