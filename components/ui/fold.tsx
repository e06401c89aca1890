import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/**
 * Content that is collapsed on phones. On wider screens and on paper, it is open and has no
 * summary.
 */
export function Fold({
  summary,
  className,
  children,
}: {
  summary: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details className={classNames('fold', className)}>
      <summary data-mdast="ignore" className="opens min-h-target font-semibold">
        {summary}
      </summary>
      {children}
    </details>
  );
}
