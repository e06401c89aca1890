import type { ReactNode } from 'react';
import { Mark } from './mark';

/** Marks content that stands in for the real thing. */
export function SampleMark({ children }: { children?: ReactNode }) {
  return <Mark>Sample{children && <>. {children}</>}</Mark>;
}
