import type { ReactNode } from 'react';

/** The top of a drawn screen: where one is in the product, and what state it is in. */
export function TitleBar({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="hairline-b flex flex-wrap items-baseline justify-between gap-x-4 bg-surface px-4 py-2.5">
      <span className="font-semibold">{title}</span>
      <span className="text-ink-muted">{children}</span>
    </div>
  );
}
