import { SectionHeading } from '@/components/ui/section-heading';
import type { PagePath } from '@/content/tree';
import { PageList } from './page-list';

/** Pages that help next. */
export function RelatedPages({ paths }: { paths: readonly PagePath[] }) {
  return (
    <section className="print:hidden">
      <SectionHeading>Where to go next</SectionHeading>
      <div className="mt-8">
        <PageList paths={paths} />
      </div>
    </section>
  );
}
