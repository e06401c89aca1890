import { notFound } from 'next/navigation';
import { PageView } from '@/components/templates/page-view';
import { builtPages } from '@/lib/pages/guards';
import { laterListingPages, listingPath, numberedPageAt } from '@/lib/pages/listings';
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
  return [
    ...builtPages.map((page) => ({ path: [...page.segments] })),
    ...laterListingPages.map((page) => ({ path: listingPath(page).split('/').slice(1) })),
  ];
}

export async function generateMetadata(props: Props) {
  return numberedMetadata(await requestedPage(props));
}

export default async function Page(props: Props) {
  return <PageView {...(await requestedPage(props))} />;
}
