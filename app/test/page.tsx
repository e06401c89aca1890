import { PageFrame } from '@/components/templates/page-frame';
import { QaSheetTemplate } from '@/components/templates/qa-sheet';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/test');

export default function Page() {
  return (
    <PageFrame path="/test" number={1}>
      <QaSheetTemplate path="/test" />
    </PageFrame>
  );
}
