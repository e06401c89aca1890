import { notFound } from 'next/navigation';
import { PageView } from '@/components/templates/page-view';
import { builtPages } from '@/lib/guards';
import { pageMetadata } from '@/lib/metadata';
import { isPagePath } from '@/lib/tree';

export const dynamicParams = false;

interface Props {
  params: Promise<{ path?: string[] }>;
}

/** The page that the segments of an address name; anything else is not found. */
async function requestedPath({ params }: Props) {
  const { path = [] } = await params;
  const requested = `/${path.join('/')}`;
  if (!isPagePath(requested)) notFound();
  return requested;
}

export function generateStaticParams() {
  return builtPages.map((page) => ({ path: [...page.segments] }));
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await requestedPath(props));
}

export default async function Page(props: Props) {
  return <PageView path={await requestedPath(props)} />;
}
