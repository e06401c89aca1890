import { contentProblems } from '@/lib/checks/content-problems';

/** The findings of `npm run check:content`, for `next dev`. Builds do not contain this route. */
export async function GET() {
  return Response.json(await contentProblems());
}
