import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/** Content that is collapsed on phones, and always open, without its summary, on wider screens and in print. */
export function Fold({
  summary,
  className,
  children,
}: {
  summary: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={classNames('fold group', className)}>
      <summary data-mdast="ignore">
        {summary}
        <span
          aria-hidden="true"
          className="text-accent transition-transform duration-200 group-open:rotate-45"
        >
          +
        </span>
      </summary>
      {children}
    </details>
  );
}
