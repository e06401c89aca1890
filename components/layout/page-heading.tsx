import type { ReactNode } from 'react';
import { CoverArt } from '@/components/art/cover-art';
import type { PagePath } from '@/content/tree';
import { Breadcrumbs } from './breadcrumbs';

interface Props {
  path: PagePath;
  heading: string;
  lead: string;
  /** What a reader wants to know first, right under the lead. */
  facts?: ReactNode;
  /** What stands under the lead, such as a button. */
  children?: ReactNode;
}

function Words({ path, heading, lead, facts, children }: Props) {
  return (
    <>
      <Breadcrumbs path={path} />
      <h1 className="mt-6 text-3xl leading-[1.05] sm:mt-10 lg:text-[clamp(2.75rem,1.6rem+2.6vw,4rem)]">
        {heading}
      </h1>
      <p className="measure mt-6 text-xl text-ink-muted">{lead}</p>
      {facts}
      {children && (
        <div className="mt-8 flex flex-wrap items-center gap-4 print:hidden">{children}</div>
      )}
    </>
  );
}

/** The top of a page with its cover, or another picture, beside the words. For pages that offer something. */
export function PictureHeading({
  picture,
  ...words
}: Props & {
  picture?: ReactNode;
}) {
  return (
    <header className="page-grid grid items-end gap-x-12 gap-y-8 pt-4 sm:pt-8 lg:grid-cols-12 print:grid-cols-12 print:gap-x-6">
      <div className="lg:col-span-7 print:col-span-9">
        <Words {...words} />
      </div>
      <div className="lg:col-span-5 print:col-span-3">
        {picture ?? <CoverArt path={words.path} size="card" className="w-full" />}
      </div>
    </header>
  );
}

/** The top of a page with its cover as a frieze below the words. For pages that lead or tell. */
export function FriezeHeading(words: Props) {
  return (
    <header className="pt-4 sm:pt-8">
      <div className="page-grid">
        <div className="max-w-4xl">
          <Words {...words} />
        </div>
      </div>
      {/* As high as a frieze of its proportions has to be to show its whole height: only its ends run off the page. */}
      <CoverArt
        path={words.path}
        size="frieze"
        className="mt-10 h-[max(6rem,8.9vw)] w-full lg:mt-16"
      />
    </header>
  );
}

/** The top of a page in words alone. For pages that are consulted. */
export function PlainHeading(words: Props) {
  return (
    <header className="page-grid pt-4 sm:pt-8">
      <div className="max-w-4xl">
        <Words {...words} />
      </div>
    </header>
  );
}
