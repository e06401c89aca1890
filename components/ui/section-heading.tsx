import type { ReactNode } from 'react';
import { UnbrokenText } from './unbroken-text';

/** The second-level heading of a section. */
export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="text-2xl">
      {typeof children === 'string' ? <UnbrokenText>{children}</UnbrokenText> : children}
    </h2>
  );
}
