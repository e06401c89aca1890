import { copyOf } from '@/lib/copy';
import { entriesOf, headerItems } from '@/lib/header-menus';

export const dynamic = 'force-static';

/** The line under each entry of the header's menus, by path. Fetched with the first menu, so that no page carries it. */
export function GET() {
  const paths = headerItems.flatMap((item) => [item, ...entriesOf(item)]).map(({ href }) => href);
  return Response.json(Object.fromEntries(paths.map((path) => [path, copyOf(path).summary])));
}
