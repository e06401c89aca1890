import { SampleMark } from '@/components/ui/status-label';
import { TextLink } from '@/components/ui/text-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import { priceLinks } from '@/content/prices/links';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import {
  afterAmount,
  amountInWords,
  driversInWords,
  type Price,
  priceInWords,
  startInWords,
} from '@/content/values/price';
import { copyOf } from '@/lib/pages/copy';
import { isSold, mainOfferOf } from '@/lib/pages/offers';
import { linkNameOf } from '@/lib/pages/titles';

/** Whether the company has not confirmed one of the amounts of a price. */
const isSample = ({ from, setUp, startByTheDay, drivers = [] }: Price) =>
  [from, setUp, startByTheDay, ...drivers.map(({ price }) => price)].some(
    (amount) => typeof amount === 'object' && amount.standIn,
  );

/** Says once, for a list of prices, that the tax is not in them. */
export const PriceBasis = () => (
  <p className="text-sm text-ink-muted">{`Prices are before ${site.salesTax.name}.`}</p>
);

/** A price, with what is paid once before it starts. `name` is what it buys. */
export function PriceLine({ name, price }: { name?: string | undefined; price: Price }) {
  return (
    <p className="font-semibold first-letter:uppercase">
      {name && <span className="block">{name}: </span>}
      <UnbrokenText>{priceInWords(price)}</UnbrokenText>
      {price.setUp && <UnbrokenText>{`, set-up from ${amountInWords(price.setUp)}`}</UnbrokenText>}
    </p>
  );
}

/**
 * The price of a page, or how it is priced. For a group, that of its main offer after the name of
 * that offer.
 */
export function OfferPrice({ path }: { path: PagePath }) {
  const offer = mainOfferOf(path);
  if (!isSold(offer)) return null;
  return (
    <PriceLine
      name={offer === path ? undefined : linkNameOf(offer)}
      price={copyOf(offer).glance.price}
    />
  );
}

/**
 * A price in large figures, without its tax and marked while the company has not confirmed it, what
 * adds to it, and links to the pages that explain prices and agreements. Lists and sentences leave
 * the mark out, and a list says once that tax is not in its prices.
 */
export function PriceNote({ price }: { price: Price }) {
  const drivers = driversInWords(price);
  const start = startInWords(price);
  const mark = isSample(price) && <SampleMark />;
  return (
    <>
      <p className="font-semibold first-letter:uppercase">
        {price.from === 'on request' ? (
          <>
            <UnbrokenText>{priceInWords(price)}</UnbrokenText>
            {mark}
          </>
        ) : (
          <>
            <span className="font-display text-second">
              <UnbrokenText>{`from ${amountInWords(price.from)}`}</UnbrokenText>
            </span>
            {/* What the amount buys has a line of its own: beside the large amount, it would break. */}
            <span className="block">
              <UnbrokenText>{afterAmount(price)}</UnbrokenText>
              <span className="text-sm font-normal">{` before ${site.salesTax.name}`}</span>
              {mark}
            </span>
          </>
        )}
      </p>
      {price.setUp && (
        <p className="text-sm">
          <UnbrokenText>{`Set-up: from ${amountInWords(price.setUp)}`}</UnbrokenText>
        </p>
      )}
      {drivers && (
        <p className="text-sm text-ink-muted">
          <UnbrokenText>{drivers}</UnbrokenText>
        </p>
      )}
      {start && (
        <p className="text-sm text-ink-muted">
          <UnbrokenText>{`${start}.`}</UnbrokenText>
        </p>
      )}
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
