import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/not-found';
import { SiteFrame } from '@/components/layout/site-frame';

// The content has a title of its own, which names the path once that is known.
export const metadata: Metadata = { title: { absolute: '' } };

export default function NotFoundPage() {
  return (
    <SiteFrame>
      <NotFound />
    </SiteFrame>
  );
}
