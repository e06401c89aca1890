import { SampleMark } from '@/components/ui/status-label';
import { TextLink } from '@/components/ui/text-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import { withCurrency } from '@/content/money';
import { type Price, priceInWords } from '@/content/price';
import { priceLinks } from '@/content/price-links';

/** The lowest amount of a price and its measure, marked while the company has not confirmed the amount. */
export function PriceAmount({ price }: { price: Price }) {
  return (
    <>
      <UnbrokenText>{priceInWords(price)}</UnbrokenText>
      {price.from !== 'on request' && price.from.standIn && <SampleMark />}
    </>
  );
}

/** A price, the two things that move it, and links to the pages that explain prices and agreements. */
export function PriceNote({ price }: { price: Price }) {
  const [first, second] = price.movedBy;
  return (
    <>
      <p className="first-letter:uppercase">
        <PriceAmount price={price} />
      </p>
      {price.setUp && (
        <p>
          Set-up: from {withCurrency(price.setUp.value)}
          {price.setUp.standIn && <SampleMark />}
        </p>
      )}
      <p className="text-ink-muted">
        Depends on {first} and {second}
      </p>
      <p className="print:hidden">
        {priceLinks.map(({ label, href }) => (
          <TextLink key={href} href={href} className="mr-4 underline underline-offset-4">
            {label}
          </TextLink>
        ))}
      </p>
    </>
  );
}
