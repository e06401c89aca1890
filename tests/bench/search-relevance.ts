import { brotliCompressSync, gzipSync } from 'node:zlib';
import { searchQueries } from '@/content/search-queries';
import { searchDocuments } from '@/lib/search/documents';
import { openIndex, serialiseIndex } from '@/lib/search/engine';
import { search } from '@/lib/search/query';
import { isAmongFirstThree } from '../support/is-among-first-three';

/** Prints how many of the queries in `content/search-queries.ts` find their page among the first three, and what the index weighs. */
const index = serialiseIndex(searchDocuments);
const engine = await openIndex(index);
const misses: string[] = [];
for (const [query, wanted] of Object.entries(searchQueries)) {
  const found = search(engine, query).groups.flatMap((group) => group.hits.map((hit) => hit.href));
  const isFound = isAmongFirstThree(found, wanted);
  if (!isFound) misses.push(query);
  console.log(
    `${isFound ? 'found ' : 'MISSED'}  ${query.padEnd(30)} ${found.slice(0, 3).join('  ')}`,
  );
}
const total = Object.keys(searchQueries).length;
console.log(
  `\n${total - misses.length} of ${total} queries find their page among the first three.`,
);
const json = JSON.stringify(index);
console.log(
  `Index: ${searchDocuments.length} documents, ${json.length} bytes, gzip ${gzipSync(json, { level: 9 }).length}, brotli ${brotliCompressSync(json).length}.`,
);
process.exitCode = misses.length > 0 ? 1 : 0;
