import { createElement } from 'react';
import type { IconNode } from '@/lib/icons/icon-nodes';

/** An icon as SVG in the current text colour. Decorative. */
export function StaticIcon({
  node,
  strokeWidth = 1.75,
  className,
}: {
  node: IconNode;
  /** In units of the view box, which is 24 wide. */
  strokeWidth?: number;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(className && { className })}
    >
      {node.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
