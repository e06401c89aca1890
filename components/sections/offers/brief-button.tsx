import { TextLink } from '@/components/ui/text-link';
import type { PagePath } from '@/content/tree';

/** A button that adds a page to the visitor's brief or removes it. `connectBriefButton` adds the behaviour. */
export function BriefButton({ path }: { path: PagePath }) {
  return (
    <span className="needs-scripts inline-flex flex-wrap items-center gap-x-4 print:hidden">
      <button
        type="button"
        data-brief={path}
        aria-pressed={false}
        className="hairline min-h-12 rounded-sm border-ink-muted px-3 sm:px-6 font-semibold hover:border-ink hover:bg-surface"
      >
        Add to your brief
      </button>
      <TextLink href="/contact#brief" hidden className="underline">
        See your brief
      </TextLink>
    </span>
  );
}
