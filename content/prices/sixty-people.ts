import { site } from '@/content/site';
import { withTax } from '@/content/values/money';
import {
  billed,
  billedSetUp,
  bothSums,
  firstYearOf,
  quoted,
  quotedSum,
  quotedYear,
  sumOf,
} from '@/content/values/price';
import { licences } from './office-licences';
import { daysAfterSurvey, furtherPrices, prices } from './prices';

const managed = '/services/support-and-management/managed-it';
const mailSecurity =
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security';
const bizCloud = '/solutions/cloud-services/bizcloud-email-and-collaboration-solution';

/** The days of the inventory of a firm of 60 people at two places. */
export const inventoryDays = 5;

/** It includes the desk. */
const plan = billed('IT Cloud', 60, prices['/services/it-cloud']);

const mailboxes = [
  billed('Mailboxes, 50 GB', 40, furtherPrices.largeMailbox),
  billed('Mailboxes, 10 GB', 20, prices[`${bizCloud}/business-email-and-calendar`]),
];

/** What a firm of 60 people with an office and a yard pays us, whether it has a server or not. */
const ours = [
  billed('Inventory', inventoryDays, furtherPrices.day),
  billed('Network survey', 2, furtherPrices.day),
  billed('Network installation', daysAfterSurvey.sixtyPeople.installation.value, furtherPrices.day),
  billed('Repair of risks', daysAfterSurvey.sixtyPeople.repairs.value, furtherPrices.day),
  billed('E-mail security', 1, prices[mailSecurity]),
  plan,
  ...mailboxes,
  billed('Network', 14, prices[`${managed}/network-management`]),
];

/** What the firm pays us for its server. */
const oursForServer = [
  billedSetUp('Runbook of the server', 1, prices[`${managed}/system-administration`]),
  // The second server is the spare, on which the copy of the first can start.
  billed('Server care, with the spare', 2, prices[`${managed}/system-administration`]),
  billed('Night call if it stops', 1, furtherPrices.serverDayAndNight),
  billed('Server backup', 1, prices[`${managed}/data-backup-recovery`]),
];

const [smallLicences, largeLicences] = licences(60);

const othersBill = [
  smallLicences,
  billed('Office routers, to their seller', 2, furtherPrices.router, 'router'),
  billed('Second line, to its operator', 1, furtherPrices.secondLine, 'line'),
];

const othersBillForServer = [
  billed('Spare server, to its seller', 1, furtherPrices.server, 'server'),
  billed('Storage box, to its seller', 1, furtherPrices.storageBox, 'device'),
  billed('Storage of copies, to its provider', 1, furtherPrices.copyStorage),
];

/** The whole bill of the firm with one server and its spare, with what other suppliers charge. */
export const sixtyPeople = [...ours, ...oursForServer, ...othersBill, ...othersBillForServer];

/** The cap on our liability to the firm: what we bill in a year, without tax. */
export const sixtyPeopleCap = 12 * sumOf([...ours, ...oursForServer], 'month');

/** What comes back if we start or repair late on the server: a tenth of the plan and of its lines. */
export const sixtyPeopleCredit = sumOf([plan, ...oursForServer], 'month') / 10;

/** What the firm pays each month, with tax, for a sentence: the only sum of its bill on other pages. */
export const sixtyPeopleMonthly = `${quotedSum(sixtyPeople, 'month')} a month`;

const threeYears = firstYearOf(sixtyPeople) + 24 * withTax(sumOf(sixtyPeople, 'month'));

/** What the firm pays each month, in the first year and in three years, for a sentence. */
export const sixtyPeopleInAll = `${sixtyPeopleMonthly}, ${quotedYear(sixtyPeople)} in the first year and ${quoted(threeYears, sixtyPeople)} in three years, with ${site.salesTax.name}`;

const largeInstead =
  sumOf([largeLicences], 'month') - sumOf([smallLicences, ...mailboxes], 'month');

/** What its mailboxes of both sizes cost, with tax, for a sentence. */
export const sixtyPeopleMailboxes = `${quotedSum(mailboxes, 'month')} a month with ${site.salesTax.name}`;

/** What licences with mail, which replace the small ones and the mailboxes, add, for a sentence. */
export const largeLicencesAdd = `${quoted(withTax(largeInstead), [largeLicences])} a month`;

/** What the firm pays once and each month, with tax, without a server, for a sentence. */
export const sixtyWithoutServer = bothSums([...ours, ...othersBill]);

/** What the licences, the lines and the server make of each person's price in a month, for a sentence. */
export const eachOfSixty = `${quoted(withTax(sumOf(sixtyPeople, 'month')) / 60, sixtyPeople)} for each person a month, with ${site.salesTax.name}`;
