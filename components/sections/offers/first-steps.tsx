import { ButtonLink } from '@/components/ui/button-link';
import { TextLink } from '@/components/ui/text-link';
import { getStarted } from '@/content/navigation';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { callAddress, whatsAppAddress } from '@/lib/contact-addresses';

/** The link to the form of quotes, which it opens with the page that the quote is about chosen. */
export function QuoteLink({
  about,
  look,
}: {
  about: PagePath | undefined;
  look: 'primary' | 'quiet';
}) {
  return (
    <ButtonLink
      href={`${getStarted.href}${about ? (`&about=${about}` as const) : ''}#enquiry`}
      look={look}
    >
      {getStarted.inPages}
    </ButtonLink>
  );
}

export function NumberLink() {
  return (
    <TextLink href={callAddress} className="font-display text-xl font-semibold">
      {site.contact.phone.value}
    </TextLink>
  );
}

/**
 * Ways to start: get a quote, call, or write on WhatsApp. `about` is the page that the quote is
 * about. With a fault, the call comes first, and there is no WhatsApp, which nobody reads at night.
 */
export function FirstSteps({
  about,
  isFault = false,
}: {
  about?: PagePath | undefined;
  isFault?: boolean;
}) {
  const quote = <QuoteLink about={about} look={isFault ? 'quiet' : 'primary'} />;
  return (
    <>
      {!isFault && quote}
      <ButtonLink href={callAddress} look={isFault ? 'primary' : 'quiet'}>
        Call
      </ButtonLink>
      {isFault && quote}
      {!isFault && whatsAppAddress && (
        <ButtonLink href={whatsAppAddress} look="quiet">
          WhatsApp
        </ButtonLink>
      )}
    </>
  );
}
