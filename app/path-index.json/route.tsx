import { pathIndex } from '@/lib/search/path-index';

export const dynamic = 'force-static';

/** The pages and aliases, from which the not-found page suggests the nearest. */
export function GET() {
  return Response.json(pathIndex());
}
