import { billed, quotedYear } from '@/content/values/price';
import { furtherPrices, prices } from './prices';

/** What a company site with one domain costs after its launch, on a host that the company pays. */
export const afterLaunch = [
  billed('Plan Updates', 1, prices['/services/web-development/maintenance-support']),
  billed(
    'Our care of domain and mail records',
    1,
    prices['/services/web-development/hosting-domains'],
  ),
  billed('Domain, to the registrar', 1, furtherPrices.registration),
  billed('Hosting, to its host', 1, furtherPrices.otherHost),
];

const onHapaCloud = [
  billed('Hapa Cloud Hosting', 1, prices['/solutions/cloud-services/hapa-cloud-hosting']),
  billed('Our care of domain', 1, prices['/services/web-development/hosting-domains']),
  billed('Domain, to the registrar', 1, furtherPrices.registration),
];

/** What such a site costs a year in all, with tax. */
export const websiteYear = {
  onOtherHost: quotedYear(afterLaunch),
  onHapaCloud: quotedYear(onHapaCloud),
} as const;
