import type { IconNode } from 'lucide';
import { createElement } from 'react';

/**
 * An icon as SVG in the current text colour, for server components. The components of `lucide-react` are client components,
 * whose code every page would load. Decorative.
 */
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
