import { StaticIcon } from '@/components/ui/static-icon';
import { iconNode } from '@/lib/icons/icon-nodes';

/**
 * A link to the top of the page. A script shows it after 300 pixels and scrolls smoothly; without scripts it always shows
 * and jumps.
 */
export function ScrollToTop() {
  return (
    <a
      href="#top"
      aria-label="Scroll to top"
      data-scroll-to-top
      className="scroll-to-top hairline print:hidden"
    >
      <StaticIcon node={iconNode('arrow-up')} strokeWidth={2} />
    </a>
  );
}
