'use client'; // Fetches the problems after the page is shown, because the content check takes longer than rendering.

import { useEffect, useState } from 'react';
import type { Problem } from '@/lib/checks/problem';

/**
 * The problems found by the content check, shown over the page in `next dev`. Renders nothing if
 * there are none.
 * @param renderedAt when the page was rendered. An edit renders the page again, and the new value
 * repeats the check
 */
export function ContentProblems({ renderedAt }: { renderedAt: number }) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    fetch(`/content-problems?renderedAt=${renderedAt}`, { signal: abort.signal })
      .then((response) => response.json())
      .then(setProblems)
      .catch((error: unknown) => {
        if (!abort.signal.aborted) console.error(error);
      });
    return () => abort.abort();
  }, [renderedAt]);
  if (problems.length === 0) return null;
  return (
    <details
      open
      className="fixed inset-x-4 bottom-4 z-50 ml-auto max-h-[50vh] max-w-2xl overflow-auto rounded-sm border-2 border-ink-muted bg-raised p-4 text-ink text-sm"
    >
      <summary className="cursor-pointer font-semibold">
        Content: {problems.length} {problems.length === 1 ? 'mistake' : 'mistakes'}
      </summary>
      <ul className="mt-3 grid gap-2">
        {problems.map(({ file, message }) => (
          <li key={file + message} className="break-words">
            <code>{file}</code>: {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
