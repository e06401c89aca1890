import { contentProblems } from '@/lib/checks/content-problems';

/** The problems that `npm run check:content` finds, for pages in `next dev`. Builds do not contain this route. */
export async function GET() {
  return Response.json(await contentProblems());
}
