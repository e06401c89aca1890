import { twinPath } from '@/lib/file-paths';
import { builtPages } from '@/lib/pages/guards';
import { pageMarkdown } from '@/lib/publish/markdown-twin/page-markdown';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return builtPages.map(({ path }) => ({ slug: twinPath(path).slice(1).split('/') }));
}

/** A page's Markdown twin. Visitors ask for it at the page's own address with `.md`; see `next.config.ts`. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string[] }> }) {
  const requested = `/${(await params).slug.join('/')}`;
  const page = builtPages.find(({ path }) => twinPath(path) === requested);
  if (!page) return new Response(null, { status: 404 });
  return new Response(pageMarkdown(page.path), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
