import { pathIndex } from '@/lib/search/path-index';

export const dynamic = 'force-static';

/** The pages and aliases that the not-found page chooses its suggestions from. */
export function GET() {
  return Response.json(pathIndex());
}
