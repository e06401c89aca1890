import { jsonFeed } from '@/lib/publish/feeds';

export const dynamic = 'force-static';

export function GET() {
  return new Response(jsonFeed(), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
