import type { IconNode } from 'lucide';
import { createElement } from 'react';

/**
 * An icon as plain SVG in the colour of the text around it. The components of `lucide-react` are client components: one of
 * them in a server component has every page fetch what draws it. Decorative.
 */
export function StaticIcon({
  node,
  strokeWidth = 1.75,
  className,
}: {
  node: IconNode;
  /** In units of the drawing, which is 24 wide. */
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
