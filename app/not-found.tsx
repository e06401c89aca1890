import { NotFound } from '@/components/layout/not-found';
import { SiteFrame } from '@/components/layout/site-frame';
import { notFoundMetadata } from '@/lib/publish/metadata';

export const metadata = notFoundMetadata();

export default function NotFoundPage() {
  return (
    <SiteFrame>
      <NotFound />
    </SiteFrame>
  );
}
