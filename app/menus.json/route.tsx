import { menus } from '@/lib/menus/menu-contents';

export const dynamic = 'force-static';

/** What the header's menus hold. Fetched with the first menu, so that no page carries it. */
export function GET() {
  return Response.json(menus());
}
