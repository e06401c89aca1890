import type { ReactNode } from 'react';
import { logo } from '@/content/brand/logo';

const pattern = 'kanga';

/**
 * The fill of a border of flowers, 16 units wide and high. The page must have `KangaBorder`, which
 * defines it.
 */
export const kangaFill = `url(#${pattern})`;

/** A border of the flowers of the logo, like the hem of a kanga. It is decorative. */
function Border({ children }: { children?: ReactNode }) {
  return (
    <svg width="100%" height="16" aria-hidden="true">
      {children}
      <rect width="100%" height="16" fill={kangaFill} />
    </svg>
  );
}

export function KangaBorder() {
  return (
    <Border>
      <pattern
        id={pattern}
        width="16"
        height="16"
        patternUnits="userSpaceOnUse"
        viewBox="0 0 40 40"
      >
        <path d="M0 0h40v40H0z" fill="var(--art-1)" />
        <path d={logo.petals} fill="var(--art-3)" />
        <path d={logo.centre} fill="var(--art-4)" />
      </pattern>
    </Border>
  );
}

/** The same border again on the same page. */
export const KangaBorderCopy = () => <Border />;
