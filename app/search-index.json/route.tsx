import { searchAnswers } from '@/content/words/search-words';
import { searchDocuments } from '@/lib/search/documents';
import { serialiseIndex } from '@/lib/search/engine';

export const dynamic = 'force-static';

/** The search index, which the browser loads when search opens. */
export function GET() {
  return Response.json(serialiseIndex(searchDocuments, searchAnswers));
}
