import type { ReactNode } from 'react';
import { SmallPicture } from '@/components/figures/drawing/drawing';
import { ScreenPreview } from '@/components/figures/page-screens';
import { Prose } from '@/components/ui/prose';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { type HeadingTier, SectionHeading } from '@/components/ui/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { Copy } from '@/content/schema/pages';
import type { PagePath, PagePathOf } from '@/content/tree';
import { startingAmount } from '@/content/values/price';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf } from '@/lib/pages/guards';
import { pricedOfferOf } from '@/lib/pages/offers';
import { linkNameOf } from '@/lib/pages/titles';
import { isOfKind } from '@/lib/pages/tree';

type Listing = Copy<'home'>['listings'][number];

/** The price of a page. For a group, of its main offer, after the name of that offer. */
function SmallPrice({ path }: { path: PagePath }) {
  const offer = pricedOfferOf(path);
  return (
    offer && (
      <p className="text-sm text-ink-muted">
        {offer.path !== path && `${linkNameOf(offer.path)}: `}
        <UnbrokenText>{startingAmount(offer.price)}</UnbrokenText>
      </p>
    )
  );
}

/** A page with its price. `name` replaces that of the page. */
function NameAndPrice({ path, name = linkNameOf(path) }: { path: PagePath; name?: string }) {
  return (
    <>
      <SiteLink
        href={path}
        className="font-display font-semibold after:absolute after:inset-0 hover:text-accent lg:text-lg"
      >
        {name}
      </SiteLink>
      <SmallPrice path={path} />
    </>
  );
}

const ruledLook = 'hairline-t relative py-1.5 leading-snug lg:py-4';

/** A row with a picture beside a name, and on wide screens above it. */
const pictureRowLook = `grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 lg:block print:block ${ruledLook}`;

const pictureLook = 'max-lg:row-span-2 lg:mb-3';

function ProductCard({ path }: { path: PagePathOf<'product'> }) {
  return (
    <div className="relative flex flex-col">
      <ScreenPreview path={path} />
      <h3 className="mt-3 text-lg">
        <TextLink href={path} className="after:absolute after:inset-0">
          <UnbrokenText>{linkNameOf(path)}</UnbrokenText>
        </TextLink>
      </h3>
      <p className="flex-1 pb-1 text-ink-muted">{copyOf(path).summary}</p>
      <SmallPrice path={path} />
    </div>
  );
}

function TitleLink({ path }: { path: PagePath }) {
  return (
    <li>
      <SiteLink
        href={path}
        className="flex min-h-target items-center py-1.5 leading-tight underline underline-offset-4 hover:text-accent"
      >
        <UnbrokenText>{linkNameOf(path)}</UnbrokenText>
      </SiteLink>
    </li>
  );
}

function Heading({
  heading,
  body,
  tier,
  className,
}: Pick<Listing, 'heading' | 'body'> & { tier?: HeadingTier; className: string }) {
  return (
    <div className={className}>
      <SectionHeading tier={tier}>{heading}</SectionHeading>
      <Prose className="mt-3">{body}</Prose>
    </div>
  );
}

/** The products with a picture: one row of them. The others have a ruled row. */
const picturesMax = 4;

const looks: Readonly<Record<Listing['look'], (listing: Listing) => ReactNode>> = {
  marks: ({ section, ...words }) => (
    <section>
      <Heading {...words} tier="second" className="measure" />
      <ul className="mt-4 grid gap-x-3 sm:grid-cols-2 lg:mt-6 lg:grid-cols-4 lg:gap-x-5 print:grid-cols-4">
        {listedChildrenOf(section).map((path) => (
          <li key={path} className={pictureRowLook}>
            <SmallPicture path={path} className={pictureLook} />
            <NameAndPrice path={path} />
          </li>
        ))}
        <li className={`leads flex gap-3 ${ruledLook}`}>
          <NameAndPrice path={section} name={`All ${linkNameOf(section)}`} />
        </li>
      </ul>
    </section>
  ),
  screens: ({ section, ...words }) => (
    <section>
      <Heading {...words} tier="second" className="measure" />
      <ScrollRegion
        label={words.heading}
        className="strip mt-4 md:grid-flow-row md:grid-cols-2 lg:mt-6 xl:grid-cols-4"
      >
        {listedChildrenOf(section)
          .filter((path) => isOfKind(path, 'product'))
          .slice(0, picturesMax)
          .map((path) => (
            <ProductCard key={path} path={path} />
          ))}
      </ScrollRegion>
      <ul className="mt-4 grid grid-cols-2 gap-x-3 lg:grid-cols-4 lg:gap-x-5 print:grid-cols-4">
        {listedChildrenOf(section)
          .slice(picturesMax)
          .map((path) => (
            <li key={path} className={ruledLook}>
              <NameAndPrice path={path} />
            </li>
          ))}
        <li className={`leads flex gap-3 ${ruledLook}`}>
          <NameAndPrice path={section} name={`Compare ${linkNameOf(section)}`} />
        </li>
      </ul>
    </section>
  ),
  names: ({ section, ...words }) => (
    <section className="grid gap-x-12 gap-y-4 lg:grid-cols-12">
      <Heading {...words} className="lg:col-span-4" />
      <ul className="grid grid-cols-2 gap-x-4 sm:flex sm:flex-wrap sm:content-start lg:col-span-8 lg:gap-x-6">
        {listedChildrenOf(section).map((path) => (
          <TitleLink key={path} path={path} />
        ))}
      </ul>
    </section>
  ),
};

/** A part of the home page that lists the pages of one section of the site. */
export function HomeListing(listing: Listing) {
  return looks[listing.look](listing);
}
