import type { ReactNode } from 'react';
import { SmallPicture } from '@/components/figures/drawing/drawing';
import { ScreenPreview, screensNote } from '@/components/figures/page-screens';
import { PagesBelow } from '@/components/sections/lists/pages-below';
import { OfferPrice, PriceBasis } from '@/components/sections/offers/price-note';
import { Fold } from '@/components/ui/fold';
import { SectionHeading } from '@/components/ui/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { PagePath, PagePathOf } from '@/content/tree';
import { classNames } from '@/lib/class-names';
import { copyOf } from '@/lib/pages/copy';
import { countBelow, listedChildrenOf } from '@/lib/pages/guards';
import { isSold, mainOfferOf } from '@/lib/pages/offers';
import { linkNameOf, nameOf } from '@/lib/pages/titles';
import { isOfKind } from '@/lib/pages/tree';

/** The maximum number of child pages to list. If there are more, a link leads to their parent. */
const childrenShownMax = 100;

/** Links to the pages below a page, nested as in the tree. */
export function PageTree({ path }: { path: PagePath }) {
  const children = listedChildrenOf(path);
  if (children.length === 0) return null;
  return (
    <ul>
      {children.slice(0, childrenShownMax).map((child) => (
        <li key={child} className="pl-4 break-inside-avoid">
          <TextLink
            href={child}
            className={listedChildrenOf(child).length > 0 ? 'font-semibold' : undefined}
          >
            {linkNameOf(child)}
          </TextLink>
          <PageTree path={child} />
        </li>
      ))}
      {children.length > childrenShownMax && (
        <li className="pl-4">
          <TextLink href={path}>
            All {children.length} pages of {nameOf(path)}
          </TextLink>
        </li>
      )}
    </ul>
  );
}

/**
 * A page with its picture and links to all pages below it, which are collapsed on phones. On wide
 * screens, its price is at the end of its row.
 */
function PageWithDescendants({ path, level: Heading }: { path: PagePath; level: 'h2' | 'h3' }) {
  const count = countBelow(path);
  return (
    <li className="hairline-t grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 py-4 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-8 lg:py-6 print:block">
      <SmallPicture path={path} />
      <div>
        <SiteLink href={path} className="group flex flex-wrap justify-between gap-x-8 no-underline">
          <div>
            <Heading className="text-xl group-hover:text-accent">{linkNameOf(path)}</Heading>
            <p className="mt-1 text-ink-muted">{copyOf(path).summary}</p>
          </div>
          <div className="lg:text-right">
            <OfferPrice path={path} />
          </div>
        </SiteLink>
        {count > 0 && (
          <Fold summary={count === 1 ? '1 page' : `${count} pages`}>
            <div className="branches -ml-4 lg:mt-2">
              <PageTree path={path} />
            </div>
          </Fold>
        )}
      </div>
    </li>
  );
}

/** A page with its picture if it has one. All of it is a link. */
function PageEntry({ path }: { path: PagePath }) {
  return (
    <li className="hairline-t">
      <SiteLink
        href={path}
        className="group flex flex-wrap gap-4 py-3 no-underline lg:gap-6 lg:py-6"
      >
        {copyOf(path).emblem && <SmallPicture path={path} className="w-20 shrink-0 lg:w-48" />}
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-base leading-tight group-hover:text-accent lg:text-lg">
            <UnbrokenText>{linkNameOf(path)}</UnbrokenText>
          </h2>
          <p className="mt-1 text-sm text-ink-muted max-md:hidden lg:text-base">
            {copyOf(path).summary}
          </p>
          <div className="mt-1 text-sm">
            <OfferPrice path={path} />
          </div>
        </div>
      </SiteLink>
      <PagesBelow path={path} />
    </li>
  );
}

/** A product with its first screen and its lowest price. */
function ProductRow({ path }: { path: PagePathOf<'product'> }) {
  return (
    <li className="relative grid items-start gap-x-16 gap-y-2 py-3 md:grid-cols-2 md:py-6">
      <ScreenPreview path={path} />
      <div>
        <h2 className="text-second">
          <TextLink href={path} className="gap-3 after:absolute after:inset-0">
            {nameOf(path)}
            <span aria-hidden="true" className="text-accent print:hidden">
              →
            </span>
          </TextLink>
        </h2>
        <p className="measure text-ink-muted md:mt-3 lg:text-lg">{copyOf(path).summary}</p>
        <div className="lg:mt-2 lg:text-lg">
          <OfferPrice path={path} />
        </div>
        <p className="mt-3 text-sm text-ink-muted max-sm:hidden">{copyOf(path).glance.audience}</p>
      </div>
    </li>
  );
}

/** Pages in columns, and for visitors who find none of them a link in the last row, if that has room. */
function PageColumns({
  paths,
  unlisted,
}: {
  paths: readonly PagePath[];
  unlisted: string | undefined;
}) {
  return (
    <ul
      className={classNames('grid gap-x-12 sm:grid-cols-2', paths.length === 3 && 'sm:grid-cols-3')}
    >
      {paths.map((path) => (
        <PageEntry key={path} path={path} />
      ))}
      {unlisted && paths.length % 2 === 1 && paths.length > 3 && (
        <li className="hairline-t">
          <SiteLink
            href="/contact#enquiry"
            className="leads flex min-h-12 items-center justify-between gap-4 py-3 hover:text-accent lg:py-6"
          >
            {unlisted}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}

interface ListOfPages {
  readonly paths: readonly PagePath[];
  readonly heading?: string | undefined;
  readonly list: ReactNode;
}

/**
 * The child pages of a section. Products have a row with their first screen. If most of the other
 * pages have child pages, all of them are rows with links to the pages below.
 */
export function PageDirectory({
  path,
  heading,
  unlisted,
}: {
  path: PagePath;
  /** The heading of the rows. */
  heading?: string | undefined;
  /** For visitors who find no page: a link in the last row, if that has room for one. */
  unlisted?: string | undefined;
}) {
  const children = listedChildrenOf(path);
  const products = children.filter((child) => isOfKind(child, 'product'));
  const others = children.filter((child) => !isOfKind(child, 'product'));
  const areRows =
    others.filter((child) => listedChildrenOf(child).length > 0).length * 2 > others.length;
  const ofProducts: ListOfPages = {
    paths: products,
    list: (
      <>
        <ul>
          {products.map((product) => (
            <ProductRow key={product} path={product} />
          ))}
        </ul>
        <p className="text-sm text-ink-muted">{screensNote}</p>
      </>
    ),
  };
  const ofOthers: ListOfPages = areRows
    ? {
        paths: others,
        heading,
        list: (
          <ul>
            {others.map((child) => (
              <PageWithDescendants key={child} path={child} level={heading ? 'h3' : 'h2'} />
            ))}
          </ul>
        ),
      }
    : { paths: others, list: <PageColumns paths={others} unlisted={unlisted} /> };
  return [ofProducts, ofOthers]
    .filter(({ paths }) => paths.length > 0)
    .map((list, index) => (
      <section key={list.paths[0]}>
        {list.heading && (
          <SectionHeading tier="second" className="mb-4 lg:mb-6">
            {list.heading}
          </SectionHeading>
        )}
        {index === 0 && children.some((child) => isSold(mainOfferOf(child))) && <PriceBasis />}
        {list.list}
      </section>
    ));
}
