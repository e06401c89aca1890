import { DrawingCover } from '@/components/figures/drawing/drawing';
import { ScreenPreview, screensNote, topOf } from '@/components/figures/page-screens';
import { OfferPrice } from '@/components/sections/offers/price-note';
import { Fold } from '@/components/ui/fold';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import type { Drawing, DrawingPart } from '@/content/schema/drawings';
import type { PagePath, PagePathOf } from '@/content/tree';
import { classNames } from '@/lib/class-names';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf } from '@/lib/pages/guards';
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
        <li key={child} className="pl-4 not-has-[ul]:break-inside-avoid">
          <TextLink href={child}>{linkNameOf(child)}</TextLink>
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

/** A part with as much of its text as a small picture has room for. */
const topOfPart = (part: DrawingPart): DrawingPart =>
  'blocks' in part ? { ...part, blocks: part.blocks.slice(0, 1).map(topOf) } : part;

/** A drawing with the top of its largest part only. */
const topOfDrawing = (drawing: Drawing): Drawing => ({
  ...drawing,
  parts: drawing.parts.slice(0, 1).map(topOfPart),
});

/**
 * The top of the largest part of the drawing of a page, in letters of a size to read, on wide
 * screens only.
 */
export function SmallPicture({ path }: { path: PagePath }) {
  const copy = copyOf(path);
  const drawing = 'drawing' in copy ? copy.drawing : undefined;
  return (
    <div className="thumbnail self-start max-lg:hidden print:hidden">
      {drawing && <DrawingCover path={path} drawing={topOfDrawing(drawing)} />}
    </div>
  );
}

const countBelow = (path: PagePath): number =>
  listedChildrenOf(path).reduce((count, child) => count + 1 + countBelow(child), 0);

/** A page with its picture and links to all pages below it. The links are collapsed on phones. */
function PageWithDescendants({ path }: { path: PagePath }) {
  const count = countBelow(path);
  return (
    <li className="hairline-t grid gap-x-8 gap-y-1 py-4 lg:grid-cols-[12rem_4fr_6fr] lg:py-7">
      <SmallPicture path={path} />
      <SiteLink href={path} className="group no-underline">
        <h2 className="text-xl group-hover:text-accent">{linkNameOf(path)}</h2>
        <p className="mt-1 text-ink-muted">{copyOf(path).summary}</p>
        <OfferPrice path={path} />
      </SiteLink>
      {count > 0 && (
        <Fold summary={count === 1 ? '1 page' : `${count} pages`}>
          <div className="-ml-4 sm:columns-2">
            <PageTree path={path} />
          </div>
        </Fold>
      )}
    </li>
  );
}

/** A page as a card, with its picture if it has one. The whole card is a link. */
function PageCard({ path }: { path: PagePath }) {
  const drawing = isOfKind(path, 'industry') ? copyOf(path).drawing : undefined;
  return (
    <li>
      <SiteLink
        href={path}
        className="group hairline flex h-full items-center gap-3 bg-raised p-3 no-underline hover:border-accent lg:items-start lg:gap-5 lg:p-5"
      >
        {drawing && (
          <div className="thumbnail w-2/5 shrink-0 max-md:hidden print:hidden">
            <DrawingCover path={path} drawing={topOfDrawing(drawing)} />
          </div>
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-tight group-hover:text-accent lg:text-xl">
            {linkNameOf(path)}
          </h2>
          <p className="mt-1 text-sm text-ink-muted max-md:hidden lg:text-base">
            {copyOf(path).summary}
          </p>
        </div>
        <span aria-hidden="true" className="self-center text-accent">
          →
        </span>
      </SiteLink>
    </li>
  );
}

/**
 * A product with its first screen and its lowest price. The screen is left of the text in every
 * other row.
 */
function ProductRow({ path }: { path: PagePathOf<'product'> }) {
  return (
    <li className="relative grid items-center gap-x-16 gap-y-2 py-3 md:grid-cols-2 md:py-6 lg:py-10 md:even:[&>:first-child]:order-last">
      <div className="mx-auto w-full max-w-[35rem] max-sm:[&_.screen>:nth-child(3)]:hidden">
        <ScreenPreview path={path} />
      </div>
      <div>
        <h2 className="text-xl">
          <TextLink href={path} className="gap-3 after:absolute after:inset-0">
            {nameOf(path)}
            <span aria-hidden="true" className="text-accent">
              →
            </span>
          </TextLink>
        </h2>
        <p className="measure text-ink-muted md:mt-2 lg:text-lg">{copyOf(path).summary}</p>
        <OfferPrice path={path} />
        <p className="mt-3 text-sm text-ink-muted max-sm:hidden">{copyOf(path).glance.audience}</p>
      </div>
    </li>
  );
}

/**
 * The child pages of a section. Products have a row with their first screen. Other pages are cards;
 * if any of them has child pages, all of them are rows with links to the pages below.
 */
export function PageDirectory({ path }: { path: PagePath }) {
  const children = listedChildrenOf(path);
  const products = children.filter((child) => isOfKind(child, 'product'));
  const others = children.filter((child) => !isOfKind(child, 'product'));
  const haveChildren = others.some((child) => listedChildrenOf(child).length > 0);
  return (
    <>
      {products.length > 0 && (
        <section>
          <ul>
            {products.map((product) => (
              <ProductRow key={product} path={product} />
            ))}
          </ul>
          <p className="text-sm text-ink-muted">{screensNote}</p>
        </section>
      )}
      {others.length > 0 &&
        (haveChildren ? (
          <ul>
            {others.map((child) => (
              <PageWithDescendants key={child} path={child} />
            ))}
          </ul>
        ) : (
          <ul
            className={classNames(
              'grid gap-2 sm:grid-cols-2 sm:gap-3 lg:gap-5',
              others.length === 3 && 'sm:grid-cols-3',
            )}
          >
            {others.map((child) => (
              <PageCard key={child} path={child} />
            ))}
          </ul>
        ))}
    </>
  );
}
