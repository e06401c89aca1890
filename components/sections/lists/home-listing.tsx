import type { ReactNode } from 'react';
import { CoverArt } from '@/components/art/cover-art';
import { ServicePicture } from '@/components/art/service-picture';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import type { Copy } from '@/content/schema';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { builtChildrenOf } from '@/lib/pages/guards';
import { titleOf } from '@/lib/pages/titles';

type Listing = Copy<'home'>['listings'][number];

function Picture({ path }: { path: PagePath }) {
  return (
    <li className="hairline-t">
      <SiteLink
        href={path}
        className="group flex min-h-14 items-center gap-2 py-1 no-underline lg:block lg:py-4"
      >
        <ServicePicture path={path} />
        <span className="min-w-0 font-display text-sm leading-tight font-semibold group-hover:text-accent lg:mt-2 lg:block lg:text-lg">
          {titleOf(path)}
        </span>
      </SiteLink>
    </li>
  );
}

function Cover({ path }: { path: PagePath }) {
  return (
    <li>
      <SiteLink href={path} className="group block no-underline">
        <CoverArt path={path} size="door" className="door w-full" />
        <h3 className="mt-2 text-sm group-hover:text-accent lg:text-lg">{titleOf(path)}</h3>
        <p className="mt-1 text-sm text-ink-muted max-lg:sr-only">{copyOf(path).summary}</p>
      </SiteLink>
    </li>
  );
}

function Name({ path }: { path: PagePath }) {
  return (
    <li>
      <SiteLink
        href={path}
        className="flex min-h-11 items-center text-sm leading-tight underline underline-offset-4 hover:text-accent lg:text-base"
      >
        {titleOf(path)}
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

/** What each look makes of a section. */
const looks: Readonly<Record<Listing['look'], (listing: Listing) => ReactNode>> = {
  pictures: ({ section, ...words }) => (
    <section>
      <Heading {...words} className="measure" />
      <ul className="mt-4 grid grid-cols-2 gap-x-3 lg:mt-6 lg:grid-cols-4 print:grid-cols-4 lg:gap-x-8">
        {builtChildrenOf(section).map((path) => (
          <Picture key={path} path={path} />
        ))}
      </ul>
    </section>
  ),
  covers: ({ section, ...words }) => (
    <section>
      <Heading {...words} className="measure" />
      <ul className="mt-4 grid grid-cols-4 gap-x-3 gap-y-4 lg:mt-6 lg:grid-cols-7 print:grid-cols-7 lg:gap-x-5">
        {builtChildrenOf(section).map((path) => (
          <Cover key={path} path={path} />
        ))}
      </ul>
    </section>
  ),
  names: ({ section, ...words }) => (
    <section className="grid gap-x-12 gap-y-4 lg:grid-cols-12">
      <Heading {...words} className="lg:col-span-4" />
      <ul className="grid grid-cols-2 gap-x-4 sm:flex sm:flex-wrap sm:content-start lg:col-span-8 lg:gap-x-6">
        {builtChildrenOf(section).map((path) => (
          <Name key={path} path={path} />
        ))}
      </ul>
    </section>
  ),
};

/** A section of the site on the home page, with the pages right below it. */
export function HomeListing(listing: Listing) {
  return looks[listing.look](listing);
}
