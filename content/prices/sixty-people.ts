import { site } from '@/content/site';
import { withCurrency, withTax } from '@/content/values/money';
import { billed, billedSetUp, sumOf } from '@/content/values/price';
import { furtherPrices, prices } from './prices';

const managed = '/services/support-and-management/managed-it';
const mailSecurity =
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security';
const bizCloud = '/solutions/cloud-services/bizcloud-email-and-collaboration-solution';

/** The days of the inventory of a firm of 60 people at two places. */
export const inventoryDays = 5;

const desk = billed('IT Cloud', 60, prices['/services/it-cloud']);

/** The care of a second server, on which the copy of the first can start. */
const spare = billed('Spare server, kept ready', 1, prices[`${managed}/system-administration`]);

/** What a server costs each month. */
const server = [
  billed('Server care', 1, prices[`${managed}/system-administration`]),
  billed('We call if it falls silent at night', 1, furtherPrices.serverDayAndNight),
  billed('Server backup', 1, prices[`${managed}/data-backup-recovery`]),
];

/** The bill of a firm of 60 people with an office, a yard, and one server with a spare. */
export const sixtyPeople = [
  desk,
  billed('Mailboxes, 50 GB', 40, furtherPrices.largeMailbox),
  billed('Mailboxes, 10 GB', 20, prices[`${bizCloud}/business-email-and-calendar`]),
  billed('Network', 14, prices[`${managed}/network-management`]),
  ...server,
  spare,
  billed('Inventory', inventoryDays, furtherPrices.day),
  billed('Network survey, two places', 2, furtherPrices.day),
  billedSetUp('Server runbook', 1, prices[`${managed}/system-administration`]),
  billed('E-mail security', 1, prices[mailSecurity]),
];

/**
 * What the firm pays a month in all: with tax, and with what others bill for the second line and the
 * copies.
 */
export const sixtyPeopleInAll = withTax(
  sumOf(sixtyPeople, 'month') +
    furtherPrices.secondLine.from.value +
    furtherPrices.copyStorage.from.value,
);

const included = `with ${site.salesTax.name}, without licences`;

/** What the firm pays a month, with what the sum includes, for a sentence. */
export const sixtyPeopleInWords = `${withCurrency(sixtyPeopleInAll)} a month, ${included},`;

/** The same for each user, rounded to hundreds, in words for a sentence about the price of the plan. */
export const userInAll = `about ${withCurrency(Math.round(sixtyPeopleInAll / 60 / 100) * 100)} each a month, ${included}`;

/** How many network devices the branch of the example has. */
export const branchDevices = 16;

/** What a branch with a server of its own adds each month, outside the counties with free travel. */
export const distantBranch = [
  billed('Distant site', 1, furtherPrices.distantSite),
  billed('Network', branchDevices, prices[`${managed}/network-management`]),
  ...server,
];

/** What comes back for a month in which the server is repaired late: a tenth of desk, server and spare. */
export const lateServerCredit = sumOf([desk, ...server, spare], 'month') / 10;
