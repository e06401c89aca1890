import { Drawing } from '@/components/figures/drawing/drawing';
import { PageList } from '@/components/sections/lists/page-list';
import { Scope } from '@/components/sections/offers/scope';
import { Process } from '@/components/sections/process';
import { Statement } from '@/components/sections/statement';
import { SectionHeading } from '@/components/ui/section-heading';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { OfferFrame } from './offer';

/** A sector, with the offers that fit it and the reasons why they fit. */
export function IndustryTemplate({ path }: { path: PagePathOf<'industry'> }) {
  const copy = copyOf(path);
  return (
    <OfferFrame
      path={path}
      copy={copy}
      picture={copy.drawing && <Drawing path={path} drawing={copy.drawing} />}
    >
      {copy.situation && <Statement {...copy.situation} isLarge />}
      <section>
        <SectionHeading tier="major">What fits here, and why</SectionHeading>
        <div className="mt-4 lg:mt-8">
          <PageList
            paths={copy.fits.map((fit) => fit.path)}
            notes={Object.fromEntries(copy.fits.map((fit) => [fit.path, fit.why]))}
          />
        </div>
      </section>
      {copy.process && <Process {...copy.process} />}
      {copy.scope && <Scope scope={copy.scope} />}
    </OfferFrame>
  );
}
