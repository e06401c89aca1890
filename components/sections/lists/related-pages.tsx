import { SectionHeading } from '@/components/ui/section-heading';
import type { PagePath } from '@/content/tree';
import { PageList } from './page-list';

/** Links to pages that an editor suggests to read next. */
export function RelatedPages({ paths }: { paths: readonly PagePath[] }) {
  return (
    <section className="lg:-mt-8 print:hidden">
      <SectionHeading>Where to go next</SectionHeading>
      <div className="mt-4 lg:mt-8">
        <PageList paths={paths} titlesOnly />
      </div>
    </section>
  );
}
