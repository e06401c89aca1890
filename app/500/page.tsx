import { ServerFailure } from '@/components/layout/server-failure';
import { SiteFrame } from '@/components/layout/site-frame';
import { errorMetadata } from '@/lib/publish/metadata';

export const metadata = { ...errorMetadata('server'), robots: { index: false } };

/** The page that hosts send with status 500. It is prerendered like every other page. */
export default function ServerFailurePage() {
  return (
    <SiteFrame>
      <ServerFailure />
    </SiteFrame>
  );
}
