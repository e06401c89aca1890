import { menuContents } from '@/lib/menus/menu-contents';

export const dynamic = 'force-static';

/**
 * The contents of the header's menus. So that pages stay small, the browser fetches them when the
 * first menu opens.
 */
export function GET() {
  return Response.json(menuContents());
}
