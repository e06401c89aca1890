import { ButtonLink } from '@/components/ui/button-link';
import { getStarted } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { callAddress, whatsAppAddress } from '@/lib/contact-addresses';

/**
 * Ways to start: get a quote, call, or write on WhatsApp. `about` is the page that the quote is
 * about. With a fault, the call comes first.
 */
export function FirstSteps({
  about,
  isFault = false,
}: {
  about?: PagePath | undefined;
  isFault?: boolean;
}) {
  const quote = (
    <ButtonLink
      href={`${getStarted.href}${about ? (`&about=${about}` as const) : ''}#enquiry`}
      look={isFault ? 'quiet' : 'primary'}
    >
      Get a quote
    </ButtonLink>
  );
  return (
    <>
      {!isFault && quote}
      <ButtonLink href={callAddress} look={isFault ? 'primary' : 'quiet'}>
        Call
      </ButtonLink>
      {isFault && quote}
      {whatsAppAddress && (
        <ButtonLink href={whatsAppAddress} look="quiet">
          WhatsApp
        </ButtonLink>
      )}
    </>
  );
}
