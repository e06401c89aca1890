import { DrawingCover, SmallPicture } from '@/components/figures/drawing/drawing';
import { OfferPrice, PriceBasis } from '@/components/sections/offers/price-note';
import { SectionHeading } from '@/components/ui/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import type { Copy } from '@/content/schema/pages';
import type { PagePath } from '@/content/tree';
import { classNames } from '@/lib/class-names';
import { copyOf } from '@/lib/pages/copy';
import { isSold, mainOfferOf, shortTimeOf } from '@/lib/pages/offers';
import { linkNameOf } from '@/lib/pages/titles';
import { PagesBelow } from './pages-below';

type Offer = NonNullable<Copy<'hub'>['groups']>[number]['offers'][number];

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
      <p className="max-lg:hidden">Start: {copyOf(offer).glance.start}</p>
    </>
  );
}

/** The name of an offer as the link of its whole row, and the problem that it solves. */
function Name({ path, problem, isLead }: Offer & { isLead: boolean }) {
  return (
    <div>
      <h3 className={isLead ? 'text-xl' : 'text-lg'}>
        <SiteLink href={path} className="after:absolute after:inset-0 hover:text-accent">
          {linkNameOf(path)}
        </SiteLink>
      </h3>
      <p className="text-ink-muted">{problem}</p>
    </div>
  );
}

/** The first part of the drawing of an offer. Without a drawing, its small picture. */
function LeadPicture({ path }: { path: PagePath }) {
  const copy = copyOf(path);
  const drawing = 'drawing' in copy ? copy.drawing : undefined;
  if (!drawing) return <SmallPicture path={path} />;
  const { caption, parts } = drawing;
  return <DrawingCover path={path} drawing={{ caption, parts: parts.slice(0, 1) }} />;
}

/**
 * Offers in groups. The first of a group leads with its drawing. The others are rows, with time,
 * price and start in columns. The whole row is a link.
 */
export function OfferGroups({ groups }: { groups: NonNullable<Copy<'hub'>['groups']> }) {
  return groups.map(({ heading, offers }, group) => (
    <section key={heading}>
      <SectionHeading isTarget tier="second">
        {heading}
      </SectionHeading>
      {group === 0 && <PriceBasis />}
      <ul className="mt-2 lg:mt-4">
        {offers.map((offer, index) => {
          const { path } = offer;
          const isLead = index === 0;
          return (
            <li key={path} className="hairline-t relative py-3 lg:py-4 hover:bg-surface">
              <div
                className={
                  isLead
                    ? 'grid items-center gap-x-12 gap-y-3 lg:grid-cols-[28rem_minmax(0,1fr)]'
                    : 'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 lg:grid-cols-[12rem_5fr_2fr_3fr_4fr] lg:gap-x-6 print:block'
                }
              >
                {isLead ? <LeadPicture path={path} /> : <SmallPicture path={path} />}
                <div className={isLead ? undefined : 'lg:contents'}>
                  <Name {...offer} isLead={isLead} />
                  <div
                    className={classNames(
                      'flex flex-wrap gap-x-4 max-lg:mt-1 max-sm:text-sm',
                      isLead ? 'lg:mt-2' : 'lg:contents',
                    )}
                  >
                    <Facts path={path} />
                  </div>
                  {isLead && <PagesBelow path={path} className="relative" />}
                </div>
              </div>
              {!isLead && <PagesBelow path={path} className="relative lg:ml-54" />}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
