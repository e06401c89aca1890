import type { PagePath, PagePathOf } from '@/content/tree';
import type { Price } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';
import { copyOf } from './copy';
import { listedChildrenOf, listedOfKind } from './guards';
import { kinds, kindsWith } from './kinds';
import { isOfKind, pageAt } from './tree';

/** Whether a page is about an offer or a group of offers. */
export const isOffer = (path: PagePath) => kinds[pageAt(path).kind].offers !== 'none';

const soldKinds = kindsWith('offers', 'one');
const groupKinds = kindsWith('offers', 'several');

/** Whether a page is about one offer, and so has a price and a time. */
export const isSold = (path: PagePath): path is PagePathOf<(typeof soldKinds)[number]> =>
  soldKinds.some((kind) => isOfKind(path, kind));

/** How long an offer takes, without notes. Undefined if the page is not about one offer. */
export function shortTimeOf(path: PagePath): string | undefined {
  if (!isSold(path)) return undefined;
  const { time } = copyOf(path).glance;
  return timeInWords(typeof time === 'string' ? time : { ...time, note: undefined });
}

/**
 * Whether the price is on request, because buyers publish a tender. Such an offer asks nobody to
 * get a quote.
 */
export const isTendered = ({ from }: Price) => from === 'on request';

/** The sections of the site that contain offers, in the order of the page tree. */
export const offerSections = listedOfKind('hub').filter((hub) =>
  listedChildrenOf(hub).some(isOffer),
);

interface PricedOffer {
  readonly path: PagePath;
  readonly price: Price;
}

/** The price of a page that is sold, if it starts at an amount. */
function ownPriceOf(path: PagePath): PricedOffer | undefined {
  if (!isSold(path)) return undefined;
  const { price } = copyOf(path).glance;
  return price.from === 'on request' ? undefined : { path, price };
}

const isGroup = (path: PagePath): path is PagePathOf<(typeof groupKinds)[number]> =>
  groupKinds.some((kind) => isOfKind(path, kind));

/** The offer that a page sells: for a group, its main offer. */
export const mainOfferOf = (path: PagePath): PagePath =>
  isGroup(path) ? copyOf(path).mainOffer : path;

/**
 * The price of a page. For a group, the price of its main offer, with that offer. Undefined if
 * there is no amount.
 */
export const pricedOfferOf = (path: PagePath): PricedOffer | undefined =>
  ownPriceOf(mainOfferOf(path));
