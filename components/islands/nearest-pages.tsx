'use client'; // Only the browser knows which path was asked for, and only a visitor who missed needs the list of pages.

import { useEffect, useState } from 'react';
import { http } from '@/lib/browser/http';
import { leadOn } from '@/lib/browser/lead-on';
import { filePaths } from '@/lib/file-paths';
import { type PathIndex, type Suggestion, suggestPages } from '@/lib/suggestions';

async function nearestTo(path: string): Promise<readonly Suggestion[]> {
  const index = await http<PathIndex>(filePaths.pathIndex);
  return leadOn(index, window.location) ? [] : suggestPages(index, path);
}

/** The pages nearest to the path that was asked for; one that only capitals part from it is gone to. Nothing where there are none, or where they can't be had. */
export function NearestPages({ path }: { path: string }) {
  const [pages, setPages] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    let isCurrent = true;
    nearestTo(path).then(
      (found) => isCurrent && setPages(found),
      () => {}, // Offline, the links below the message are help enough.
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="nearest-pages" className="mt-10">
      <h2 id="nearest-pages" className="text-xl">
        Did you mean one of these?
      </h2>
      <ul className="mt-3 max-w-2xl">
        {pages.map(({ path: page, title }) => (
          <li key={page} className="hairline-t">
            <a
              href={page}
              data-page=""
              className="group flex min-h-14 flex-wrap items-center gap-x-4 py-2 no-underline"
            >
              <span className="font-semibold group-hover:text-accent">{title}</span>
              <span className="text-sm text-ink-muted">{page}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
