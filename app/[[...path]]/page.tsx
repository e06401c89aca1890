import { notFound } from 'next/navigation';
import { PageView } from '@/components/templates/page-view';
import { addresses, numberedPageAt } from '@/lib/pages/listings';
import { numberedMetadata } from '@/lib/publish/metadata';

export const dynamicParams = false;

interface Props {
  params: Promise<{ path?: string[] }>;
}

/** The page at the requested path. If there is none, Next shows the not-found page. */
async function requestedPage({ params }: Props) {
  const { path = [] } = await params;
  const requested = numberedPageAt(`/${path.join('/')}`);
  if (!requested) notFound();
  return requested;
}

export function generateStaticParams() {
  return [...addresses].map((address) => ({ path: address.split('/').filter(Boolean) }));
}

export async function generateMetadata(props: Props) {
  return numberedMetadata(await requestedPage(props));
}

export default async function Page(props: Props) {
  return <PageView {...(await requestedPage(props))} />;
}
