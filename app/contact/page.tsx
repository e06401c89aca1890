import { ContactTemplate } from '@/components/templates/contact';
import { PageFrame } from '@/components/templates/page-frame';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/contact');

export default function Page() {
  return (
    <PageFrame path="/contact" number={1}>
      <ContactTemplate path="/contact" />
    </PageFrame>
  );
}
