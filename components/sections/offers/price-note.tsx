import { SampleMark } from '@/components/ui/status-label';
import { TextLink } from '@/components/ui/text-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import { withCurrency } from '@/content/money';
import { type Price, priceInWords } from '@/content/price';
import { priceLinks } from '@/content/price-links';
import type { PagePath } from '@/content/tree';
import { lowestPriceOf } from '@/lib/pages/group-range';

/** The lowest amount of a price and its measure, marked while the company has not confirmed the amount. */
export function PriceAmount({ price }: { price: Price }) {
  return (
    <>
      <UnbrokenText>{priceInWords(price)}</UnbrokenText>
      {price.from !== 'on request' && price.from.standIn && <SampleMark />}
    </>
  );
}

/** The lowest price of a page and of the offers below it, with what is paid once before it starts. */
export function LowestPrice({ path }: { path: PagePath }) {
  const price = lowestPriceOf(path);
  return (
    price && (
      <p className="first-letter:uppercase">
        <PriceAmount price={price} />
        {price.setUp && `, set-up from ${withCurrency(price.setUp.value)}`}
      </p>
    )
  );
}

/** A price, the two things that move it, and links to the pages that explain prices and agreements. */
export function PriceNote({ price }: { price: Price }) {
  const [first, second] = price.movedBy;
  return (
    <>
      <p className="font-semibold first-letter:uppercase lg:text-lg">
        <PriceAmount price={price} />
      </p>
      {price.setUp && (
        <p className="text-sm">
          Set-up: from {withCurrency(price.setUp.value)}
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
