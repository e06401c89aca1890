import { PageBody } from '@/components/layout/page-body';
import { PlainHeading } from '@/components/layout/page-heading';
import { IconSheet } from '@/components/sections/icon-sheet';
import { Sections } from '@/components/sections/sections';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/copy';

/** Every component, state and theme on one page. */
export function QaSheetTemplate({ path }: { path: PagePathOf<'qa-sheet'> }) {
  const copy = copyOf(path);
  return (
    <article>
      <PlainHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <Sections sections={copy.sections} />
        <IconSheet />
      </PageBody>
    </article>
  );
}
