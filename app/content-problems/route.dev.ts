import { characterProblems } from '@/lib/checks/characters';
import { contentProblems } from '@/lib/checks/content-problems';
import { siteCharacters } from '@/lib/tools/assets/site-characters';

/**
 * The problems that `npm run check:content` finds, for pages in `next dev`. Builds do not contain
 * this route.
 */
export async function GET() {
  return Response.json([
    ...(await characterProblems(siteCharacters)),
    ...(await contentProblems()),
  ]);
}
