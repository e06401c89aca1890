import type { ReactNode } from 'react';
import { Drawing } from '@/components/figures/drawing/drawing';
import { PageList } from '@/components/sections/lists/page-list';
import { Scope } from '@/components/sections/offers/scope';
import { Work } from '@/components/sections/offers/work';
import { viewsOf } from '@/components/sections/sections';
import { Statement } from '@/components/sections/statement';
import { ArgumentFirst } from '@/components/ui/argument';
import { SectionHeading } from '@/components/ui/section-heading';
import { industryParts } from '@/content/schema/pages/offers';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { OfferFrame } from './offer';

/** A sector, with the offers that fit it and the reasons why they fit. */
export function IndustryTemplate({ path }: { path: PagePathOf<'industry'> }) {
  const copy = copyOf(path);
  const { order = industryParts, fitsHeading = 'What fits here, and why' } = copy;
  const parts: Readonly<Record<(typeof industryParts)[number], ReactNode>> = {
    fits: (
      <section key="fits">
        <SectionHeading>{fitsHeading}</SectionHeading>
        <div className="mt-4 lg:mt-8">
          <PageList
            paths={copy.fits.map((fit) => fit.path)}
            notes={Object.fromEntries(copy.fits.map((fit) => [fit.path, fit.why]))}
          />
        </div>
      </section>
    ),
    process: copy.process && <Work key="process" work={copy.process} />,
    scope: copy.scope && <Scope key="scope" scope={copy.scope} />,
    sections: viewsOf(copy.sections),
  };
  return (
    <OfferFrame
      path={path}
      copy={copy}
      picture={copy.drawing && <Drawing path={path} drawing={copy.drawing} />}
    >
      <ArgumentFirst>
        {copy.situation && <Statement {...copy.situation} isLarge />}
        {order.map((part) => parts[part])}
      </ArgumentFirst>
    </OfferFrame>
  );
}
