import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { getStarted } from '@/content/navigation';
import { site } from '@/content/site';
import { callAddress } from '@/lib/contact-addresses';

/**
 * The number to call and the way to a quote, in one quiet row, for pages that sell nothing.
 * `children` are at its other end.
 */
export function ClosingRow({ children }: { children?: ReactNode }) {
  return (
    <p className="hairline-t flex flex-wrap items-center gap-x-8 gap-y-1 pt-4 print:hidden">
      <TextLink href={callAddress} className="font-display text-xl font-semibold">
        {site.contact.phone.value}
      </TextLink>
      <TextLink href={`${getStarted.href}#enquiry`} className="underline">
        Get a quote
      </TextLink>
      {children}
    </p>
  );
}
