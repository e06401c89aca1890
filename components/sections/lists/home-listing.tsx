import type { ReactNode } from 'react';
import { MotifTile } from '@/components/art/motif';
import { ScreenPreview, screensNote } from '@/components/figures/page-screens';
import { Prose } from '@/components/ui/prose';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SectionHeading } from '@/components/ui/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import type { Copy } from '@/content/schema';
import type { PagePath, PagePathOf } from '@/content/tree';
import { motifOf } from '@/lib/art/page-motif';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf } from '@/lib/pages/guards';
import { linkNameOf } from '@/lib/pages/titles';
import { isOfKind } from '@/lib/pages/tree';

type Listing = Copy<'home'>['listings'][number];

function MotifLink({ path }: { path: PagePath }) {
  return (
    <li className="hairline-t">
      <SiteLink
        href={path}
        className="group flex min-h-14 items-center gap-2 py-1 no-underline lg:block lg:py-4"
      >
        <MotifTile motif={motifOf(path)} className="size-12 shrink-0 lg:size-16" />
        <span className="min-w-0 font-display text-sm leading-tight font-semibold group-hover:text-accent lg:mt-2 lg:block lg:text-lg">
          {linkNameOf(path)}
        </span>
      </SiteLink>
    </li>
  );
}

function ProductCard({ path }: { path: PagePathOf<'product'> }) {
  return (
    <div className="relative flex flex-col">
      <ScreenPreview path={path} />
      <h3 className="mt-3 text-lg">
        <TextLink href={path} className="after:absolute after:inset-0">
          {linkNameOf(path)}
        </TextLink>
      </h3>
      <p className="text-sm text-ink-muted">{copyOf(path).summary}</p>
    </div>
  );
}

function TitleLink({ path }: { path: PagePath }) {
  return (
    <li>
      <SiteLink
        href={path}
        className="flex min-h-11 items-center text-sm leading-tight underline underline-offset-4 hover:text-accent lg:text-base"
      >
        {linkNameOf(path)}
      </SiteLink>
    </li>
  );
}

function Heading({
  heading,
  body,
  className,
}: Pick<Listing, 'heading' | 'body'> & { className: string }) {
  return (
    <div className={className}>
      <SectionHeading>{heading}</SectionHeading>
      <Prose className="mt-3">{body}</Prose>
    </div>
  );
}

const looks: Readonly<Record<Listing['look'], (listing: Listing) => ReactNode>> = {
  marks: ({ section, ...words }) => (
    <section>
      <Heading {...words} className="measure" />
      <ul className="mt-4 grid grid-cols-2 gap-x-3 lg:mt-6 lg:grid-cols-4 print:grid-cols-4 lg:gap-x-8">
        {listedChildrenOf(section).map((path) => (
          <MotifLink key={path} path={path} />
        ))}
      </ul>
    </section>
  ),
  screens: ({ section, ...words }) => (
    <section>
      <Heading {...words} className="measure" />
      <ScrollRegion label={words.heading} className="strip mt-4 lg:mt-6">
        {listedChildrenOf(section)
          .filter((path) => isOfKind(path, 'product'))
          .map((path) => (
            <ProductCard key={path} path={path} />
          ))}
      </ScrollRegion>
      <p className="mt-3 text-sm text-ink-muted">{screensNote}</p>
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
