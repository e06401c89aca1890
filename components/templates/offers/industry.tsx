import { PageList } from '@/components/sections/lists/page-list';
import { SectionHeading } from '@/components/ui/section-heading';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { Offer } from './offer';

/** A sector, with the offers that fit it and the reasons why they fit. */
export function IndustryTemplate({ path }: { path: PagePathOf<'industry'> }) {
  const copy = copyOf(path);
  return (
    <Offer
      path={path}
      copy={copy}
      particulars={
        <section>
          <SectionHeading>What fits here, and why</SectionHeading>
          <div className="mt-4 lg:mt-8">
            <PageList
              paths={copy.fits.map((fit) => fit.path)}
              notes={Object.fromEntries(copy.fits.map((fit) => [fit.path, fit.why]))}
            />
          </div>
        </section>
      }
    />
  );
}
