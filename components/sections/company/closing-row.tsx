import type { ReactNode } from 'react';
import { NumberLink } from '@/components/sections/offers/first-steps';
import { TextLink } from '@/components/ui/text-link';
import { getStarted } from '@/content/navigation';

/**
 * The number to call and the way to a quote, in one quiet row, for pages that sell nothing.
 * `children` are at its other end.
 */
export function ClosingRow({ children }: { children?: ReactNode }) {
  return (
    <p className="hairline-t flex flex-wrap items-center gap-x-8 gap-y-1 pt-4 print:hidden">
      <NumberLink />
      <TextLink href={`${getStarted.href}#enquiry`} className="underline">
        {getStarted.inPages}
      </TextLink>
      {children}
    </p>
  );
}
