import { SampleMark } from '@/components/ui/status-label';
import { TextLink } from '@/components/ui/text-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import { priceLinks } from '@/content/prices/links';
import type { PagePath } from '@/content/tree';
import { withCurrency } from '@/content/values/money';
import { amountInWords, type Price, priceInWords } from '@/content/values/price';
import { pricedOfferOf } from '@/lib/pages/offers';
import { linkNameOf } from '@/lib/pages/titles';

/**
 * The lowest amount of a price and its measure, marked while the company has not confirmed the
 * amount.
 */
export function PriceAmount({ price }: { price: Price }) {
  return (
    <>
      <UnbrokenText>{priceInWords(price)}</UnbrokenText>
      {price.from !== 'on request' && price.from.standIn && <SampleMark />}
    </>
  );
}

/** A price with what is paid once before it starts, on one line. */
function PriceWithSetUp({ price }: { price: Price }) {
  return (
    <>
      <PriceAmount price={price} />
      {price.setUp && (
        <>
          , set-up from <span className="whitespace-nowrap">{amountInWords(price.setUp)}</span>
        </>
      )}
    </>
  );
}

/**
 * The price of a page. For a group, the price of its typical offer after the name of that offer.
 */
export function OfferPrice({ path }: { path: PagePath }) {
  const offer = pricedOfferOf(path);
  return (
    offer && (
      <p className="first-letter:uppercase">
        {offer.path !== path && `${linkNameOf(offer.path)}: `}
        <PriceWithSetUp price={offer.price} />
      </p>
    )
  );
}

/**
 * A price, the two things that move it, and links to the pages that explain prices and agreements.
 */
export function PriceNote({ price }: { price: Price }) {
  const [first, second] = price.movedBy;
  return (
    <>
      <p className="font-semibold first-letter:uppercase lg:text-lg">
        <PriceAmount price={price} />
      </p>
      {price.setUp && (
        <p className="text-sm">
          Set-up: from <span className="whitespace-nowrap">{withCurrency(price.setUp.value)}</span>
          {price.setUp.standIn && <SampleMark />}
        </p>
      )}
      <p className="text-sm text-ink-muted">
        Depends on {first} and {second}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm print:hidden">
        {priceLinks.map(({ label, href }) => (
          <TextLink key={href} href={href} className="underline underline-offset-4">
            {label}
          </TextLink>
        ))}
      </p>
    </>
  );
}
