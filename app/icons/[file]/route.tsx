import { icons as lucide } from '@iconify-json/lucide';
import { notFound } from 'next/navigation';
import { iconSubset, runTimeIcons } from '@/lib/icons/icon-collection';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The icons that can be requested by name, by collection. */
const collections = [iconSubset(lucide, runTimeIcons)];
const fileOf = (prefix: string) => `${prefix}.json`;

export function generateStaticParams() {
  return collections.map(({ prefix }) => ({ file: fileOf(prefix) }));
}

/**
 * `/icons/{prefix}.json` contains all icons of its collection, because a static host cannot select
 * those that a query names.
 */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const collection = collections.find(({ prefix }) => fileOf(prefix) === file);
  if (!collection) notFound();
  return Response.json(collection);
}
