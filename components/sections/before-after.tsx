import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';

/** The client's situation before and after a project, side by side on a dark band. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <section className="deep grid gap-y-6 md:grid-cols-2 print:grid-cols-2">
      <div className="md:pr-12">
        <SectionHeading>Before</SectionHeading>
        <Prose className="mt-3">{before}</Prose>
      </div>
      <div className="max-md:hairline-t max-md:pt-5 md:hairline-l md:pl-12">
        <SectionHeading>After</SectionHeading>
        <Prose className="mt-3">{after}</Prose>
      </div>
    </section>
  );
}
