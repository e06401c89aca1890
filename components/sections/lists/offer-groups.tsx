import { SmallPicture } from '@/components/figures/drawing/drawing';
import { OfferPrice } from '@/components/sections/offers/price-note';
import { SectionHeading } from '@/components/ui/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import type { Copy } from '@/content/schema/pages';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf } from '@/lib/pages/guards';
import { isSold, mainOfferOf, shortTimeOf } from '@/lib/pages/offers';
import { linkNameOf } from '@/lib/pages/titles';

/**
 * How long an offer takes, what it costs at least, and how it starts. A group has the time and the
 * price of its main offer.
 */
function Facts({ path }: { path: PagePath }) {
  const offer = mainOfferOf(path);
  if (!isSold(offer)) return null;
  return (
    <>
      <p>{shortTimeOf(offer)}</p>
      <OfferPrice path={path} />
      <p className="max-lg:hidden">
        <span className="sr-only">Start: </span>
        {copyOf(offer).glance.start}
      </p>
    </>
  );
}

const columns =
  'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 lg:grid-cols-[12rem_5fr_2fr_3fr_4fr] lg:gap-x-6';

/**
 * Offers in groups, one offer a row, with its time, price and start in columns. The whole row
 * is a link.
 */
export function OfferGroups({ groups }: { groups: NonNullable<Copy<'hub'>['groups']> }) {
  return groups.map(({ heading, offers }) => (
    <section key={heading}>
      <div className={`items-baseline text-sm text-ink-muted ${columns}`}>
        <SectionHeading tier="second" className="col-span-2 text-ink">
          {heading}
        </SectionHeading>
        {['Time', 'Price', 'Start'].map((name) => (
          <p key={name} data-mdast="ignore" className="max-lg:hidden">
            {name}
          </p>
        ))}
      </div>
      <ul className="mt-2 lg:mt-4">
        {offers.map(({ path, problem }) => (
          <li key={path} className="hairline-t relative py-3 lg:py-4 hover:bg-surface">
            <div className={columns}>
              <SmallPicture path={path} />
              <div className="lg:contents">
                <div>
                  <h3 className="text-lg">
                    <SiteLink
                      href={path}
                      className="after:absolute after:inset-0 hover:text-accent"
                    >
                      {linkNameOf(path)}
                    </SiteLink>
                  </h3>
                  <p className="text-ink-muted">{problem}</p>
                </div>
                <div className="flex flex-wrap gap-x-4 max-lg:mt-1 max-lg:text-sm lg:contents">
                  <Facts path={path} />
                </div>
              </div>
            </div>
            {listedChildrenOf(path).map((child) => (
              <TextLink
                key={child}
                href={child}
                className="relative mr-5 text-sm underline underline-offset-4 lg:left-54"
              >
                {linkNameOf(child)}
              </TextLink>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ));
}
