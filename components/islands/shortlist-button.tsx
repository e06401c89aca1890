'use client'; // The brief is kept on the device.

import { useSyncExternalStore } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePath } from '@/content/tree';
import {
  announceShortlist,
  onShortlistChange,
  shortlistKey,
} from '@/lib/browser/shortlist-changes';

/** The stored text; storage that is blocked is an empty brief. */
function read(): string {
  try {
    return localStorage.getItem(shortlistKey) ?? '[]';
  } catch {
    return '[]';
  }
}

/** The stored paths; whether they are pages is checked where they are shown. */
function pathsIn(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Puts a page into the visitor's brief, or takes it out. */
export function ShortlistButton({ path }: { path: PagePath }) {
  const paths = pathsIn(useSyncExternalStore(onShortlistChange, read, () => '[]'));
  const isIn = paths.includes(path);
  const toggle = () => {
    const next = isIn ? paths.filter((other) => other !== path) : [...paths, path];
    try {
      localStorage.setItem(shortlistKey, JSON.stringify(next));
    } catch {
      window.alert('This browser does not let the site keep a brief.');
    }
    announceShortlist();
  };
  return (
    <span className="needs-scripts inline-flex flex-wrap items-center gap-x-4 print:hidden">
      <button
        type="button"
        aria-pressed={isIn}
        onClick={toggle}
        className="hairline min-h-12 rounded-sm border-ink-muted px-6 font-semibold hover:border-ink hover:bg-surface"
      >
        {isIn ? 'In your brief' : 'Add to your brief'}
      </button>
      {isIn && (
        <SiteLink href="/contact#brief" className="inline-flex min-h-11 items-center underline">
          See your brief ({paths.length})
        </SiteLink>
      )}
    </span>
  );
}
