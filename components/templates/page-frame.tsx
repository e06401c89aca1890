import type { ReactNode } from 'react';
import { JsonLd } from '@/components/layout/json-ld';
import { SectionNeighbours } from '@/components/layout/section-neighbours';
import { SiteFrame } from '@/components/layout/site-frame';
import type { NumberedPage } from '@/lib/pages/listings';

/** A page in its template, with its neighbours and its structured data; `number` is which page of a listing it is. */
export function PageFrame({ path, number, children }: NumberedPage & { children: ReactNode }) {
  return (
    <SiteFrame path={path}>
      {children}
      <SectionNeighbours path={path} />
      {number === 1 && <JsonLd path={path} />}
    </SiteFrame>
  );
}
