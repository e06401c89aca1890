import { menus } from '@/lib/menus/menu-contents';

export const dynamic = 'force-static';

/** The contents of the header's menus. Fetched with the first menu to keep pages small. */
export function GET() {
  return Response.json(menus());
}
