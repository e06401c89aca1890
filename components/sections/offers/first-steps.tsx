import { ButtonLink } from '@/components/ui/button-link';
import type { PagePath } from '@/content/tree';
import { callAddress, whatsAppAddress } from '@/lib/contact-addresses';

/** Ways to start: ask for a quote, call, or write on WhatsApp. `about` is the page that the quote is about. */
export function FirstSteps({ about }: { about?: PagePath | undefined }) {
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
      {whatsAppAddress && (
        <ButtonLink href={whatsAppAddress} look="quiet">
          WhatsApp
        </ButtonLink>
      )}
    </>
  );
}
