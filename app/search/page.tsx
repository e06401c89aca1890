import { PageFrame } from '@/components/templates/page-frame';
import { SearchTemplate } from '@/components/templates/search';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/search');

export default function Page() {
  return (
    <PageFrame path="/search" number={1}>
      <SearchTemplate path="/search" />
    </PageFrame>
  );
}
