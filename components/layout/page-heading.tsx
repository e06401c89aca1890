import type { ReactNode } from 'react';
import { CoverArt } from '@/components/art/cover-art';
import type { PagePath } from '@/content/tree';
import { Breadcrumbs } from './breadcrumbs';

/** The top of a page: breadcrumbs, heading and lead, with the page's cover or another picture beside them. */
export function PageHeading({
  path,
  heading,
  lead,
  children,
  picture = <CoverArt path={path} size="card" className="w-full" />,
}: {
  path: PagePath;
  heading: string;
  lead: string;
  children?: ReactNode;
  picture?: ReactNode;
}) {
  return (
    <header className="page-grid pt-6 sm:pt-10">
      <Breadcrumbs path={path} />
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 sm:mt-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="text-3xl leading-[1.05] lg:text-[clamp(2.75rem,1.6rem+2.6vw,4rem)]">
            {heading}
          </h1>
          <p className="measure mt-6 text-xl text-ink-muted">{lead}</p>
          {children && <div className="mt-8 flex flex-wrap items-center gap-4">{children}</div>}
        </div>
        <div className="lg:col-span-5">{picture}</div>
      </div>
    </header>
  );
}
