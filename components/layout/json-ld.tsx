import type { PagePath } from '@/content/tree';
import { pageGraph, scriptText } from '@/lib/publish/json-ld/page-graph';

export function JsonLd({ path }: { path: PagePath }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptText(pageGraph(path)) }}
    />
  );
}
