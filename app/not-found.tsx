import { NotFound } from '@/components/layout/not-found';
import { SiteFrame } from '@/components/layout/site-frame';
import { errorMetadata } from '@/lib/publish/metadata';

export const metadata = errorMetadata('notFound');

export default function NotFoundPage() {
  return (
    <SiteFrame>
      <NotFound />
    </SiteFrame>
  );
}
