import { ButtonLink } from '@/components/ui/button-link';
import type { PagePath } from '@/content/tree';
import { callAddress, whatsAppAddress } from '@/lib/contact-addresses';

/** The three ways to start: ask for a quote about a page, call, or write on WhatsApp. */
export function FirstSteps({ about }: { about?: PagePath }) {
  return (
    <>
      <ButtonLink
        href={about ? `/contact?for=quote&about=${about}#enquiry` : '/contact?for=quote#enquiry'}
      >
        Ask for a quote
      </ButtonLink>
      <ButtonLink href={callAddress} look="quiet">
        Call
      </ButtonLink>
      <ButtonLink href={whatsAppAddress} look="quiet">
        WhatsApp
      </ButtonLink>
    </>
  );
}
