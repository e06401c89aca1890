import {
  commitments,
  deskStartWeeks,
  lostSinceCopy,
  priceAfter,
  visitAfter,
} from '@/content/company/commitments';
import { factInWords } from '@/content/company/facts';
import security from '@/content/pages/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security';
import { furtherPrices, prices } from '@/content/prices/prices';
import {
  mobileRouterPrice,
  mobileRouterReady,
  secondLineReady,
} from '@/content/prices/second-line';
import {
  inventoryDays,
  largeLicencesAdd,
  sixtyPeople,
  sixtyPeopleCap,
  sixtyPeopleCredit,
  sixtyPeopleInAll,
  sixtyWithoutServer,
} from '@/content/prices/sixty-people';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { withCurrency } from '@/content/values/money';
import { amountInWords } from '@/content/values/price';
import { workingDays } from '@/content/values/time';
import { timeInWords } from '@/content/values/time-in-words';

const mailSecurity =
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security';
const network = '/services/support-and-management/managed-it/network-management';
const portal = '/services/web-development/web-applications';
const link = '/services/systems-integration/application-integration';
const refused = timeInWords({ ...security.glance.time, note: undefined });

/** How long a visit, a price and the inventory take together, in weeks, if all are quick or none is. */
const weeksWith = (visit: number, price: number) =>
  Math.ceil((visit + price + inventoryDays) / workingDays.weeks);
const quickest = weeksWith(visitAfter.from, priceAfter.from);
const weeksBeforeSignature = weeksWith(visitAfter.to, priceAfter.to);

export default {
  heading: 'IT for clearing and forwarding firms in Mombasa',
  summary: 'Support for each user. Its bill adds mail, lines and a server for 20 to 150 people.',
  description:
    'IT support for clearing and forwarding firms in Mombasa: computers, lines and a server looked after by the month, safer e-mail, and a calendar of free days.',
  lead: 'We keep your line, mail and server working, so that entries go out on time.',
  updated: '2026-11-28',
  emblem: 'ship',
  drawing: {
    caption: 'One container, from the ship to the gate',
    parts: [
      {
        type: 'scene',
        title: 'A container at Kilindini',
        height: 244,
        shapes: [
          { look: 'line', outline: 'M0 216q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0' },
          { look: 'body', outline: 'M2 160h140l-16 48H18zM14 160v-52h24v52' },
          {
            look: 'tint',
            outline:
              'M46 138h26v22h-26zM74 138h26v22h-26zM102 138h26v22h-26zM46 114h26v22h-26zM74 114h26v22h-26z',
          },
          {
            look: 'line',
            outline:
              'M160 204V44H82M160 44h56M216 204V44M160 116h56M160 44l28-34 28 34M188 10L82 44M110 44v32',
          },
          { look: 'hot', outline: 'M92 76h36v20h-36z' },
          { look: 'body', outline: 'M140 244v-40h184v40z' },
          { look: 'tint', outline: 'M220 182h26v22h-26zM220 158h26v22h-26z' },
          { look: 'body', outline: 'M250 168h34v28h-34zM284 196v-22h8l10 12v10z' },
          {
            look: 'solid',
            outline:
              'M253 198a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM286 198a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z',
          },
        ],
        words: [
          { text: 'Job 2211', at: [268, 122], on: 'ground', size: 'large' },
          { text: '40 ft', at: [268, 140], on: 'ground' },
          { text: 'Ship: Tue', at: [70, 186], on: 'object' },
          { text: 'Yard: Thu', at: [178, 228], on: 'object' },
          { text: 'Gate: Fri 10:40', at: [260, 228], on: 'object' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Clearing agents and transporters of 20 to 150 people',
    time: {
      from: quickest + deskStartWeeks,
      to: weeksBeforeSignature + deskStartWeeks,
      unit: 'weeks',
      note: `from your call until the desk answers, ${weeksBeforeSignature + security.glance.time.to} at most for the whole bill`,
    },
    price: { ...prices['/services/it-cloud'], buys: 'support, monitoring and security checks' },
    start: `A free visit, then ${inventoryDays} days of inventory`,
    needs: 'A staff list, names of portal accounts, gate passes',
  },
  situation: {
    heading: 'Four things that go wrong',
    body: `- **The line drops at 15:00** and no entry can be lodged ([if it is down now](${network}#if-your-line-is-down-now)). A second line takes over. [That line alone](${network}#what-only-a-second-line-costs) takes ${timeInWords(secondLineReady)}. A mobile router takes ${timeInWords(mobileRouterReady)} and costs ${mobileRouterPrice}, plus data.
- **A clerk is on leave**, and the delivery order is on their phone. Documents go to one address that three read.
- **Nobody counted the free days.** A calendar reminds clerk and manager three days before.
- **A client paid a stranger** after a forged e-mail. A payment rule stops that. [E-mail security](${mailSecurity}) refuses forged mail after ${refused}.`,
  },
  order: ['sections', 'process', 'fits', 'scope'],
  fitsHeading: 'Who does which part',
  fits: [
    {
      path: '/services/it-cloud',
      why: 'Looks after all computers.',
    },
    {
      path: mailSecurity,
      why: 'Refuses forged mail.',
    },
    {
      path: portal,
      why: 'Importers see their shipment.',
    },
  ],
  process: {
    heading: 'Your first weeks',
    intro: `Your staff can call us ${weeksBeforeSignature + deskStartWeeks} weeks after your first call at most, and everything on the bill runs after ${weeksBeforeSignature + security.glance.time.to}. The first ${weeksBeforeSignature} are for visit, price and inventory.`,
    steps: [
      {
        title: 'Inventory, access first',
        body: `For ${withCurrency(inventoryDays * furtherPrices.day.from.value)} before ${site.salesTax.name} you get a list of devices and accounts. You may stop here.`,
        time: 'Before you sign',
      },
      {
        title: 'Line, server and e-mail security',
        body: 'It finishes last.',
        time: { ...security.glance.time, note: undefined, alongside: true },
      },
      {
        title: 'Mail and money',
        body: 'Two-step sign-in and a payment rule start.',
        time: { from: 5, to: 6, unit: 'days' },
      },
      {
        title: 'All 60 mailboxes',
        body: 'The monthly price covers the move.',
        time: { from: 12, unit: 'days', alongside: true },
      },
      {
        title: 'Computers and their users',
        body: 'We begin in your office.',
        time: { from: 7, to: 12, unit: 'days' },
      },
      {
        title: 'Jobs and dates',
        body: 'Open jobs enter the calendar.',
        time: { from: 5, to: 7, unit: 'days' },
      },
    ],
    busy: ['both', 'both', 'us', 'us', 'us', 'both'],
  },
  sections: [
    {
      type: 'bill',
      heading: 'What 60 people cost, once and each month',
      intro: `The firm pays ${sixtyPeopleInAll}.

- **Office licences with mail** replace those without it and the mailboxes, and add ${largeLicencesAdd}.
- **Not in it:** licences of backup programs.
- **Without a server** the firm pays ${sixtyWithoutServer}.
- **Your job program:** its [export](${link}) costs ${amountInWords(prices[link].from)} before ${site.salesTax.name}. ${factInWords('Job programs')}`.trim(),
      lines: sixtyPeople,
    },
    {
      type: 'specification',
      heading: 'If something stops',
      rows: [
        {
          term: 'The office is down, or no entry can be lodged',
          detail: `Work [starts ${commitments.criticalResponse.phrase}](/company/about-us/our-team#at-night-and-when-a-repair-takes-too-long). If the server fails, you work on its spare ${commitments.criticalRepair.phrase}. If we are late, we return ${withCurrency(sixtyPeopleCredit)}.`,
        },
        {
          term: 'iCMS or eCitizen fails',
          detail: `If the fault is theirs, we ${commitments.othersFault.phrase}.`,
        },
        {
          term: 'Work typed since the last copy',
          detail: `${lostSinceCopy} is lost, or an hour with hourly copies, ${amountInWords(furtherPrices.hourlyCopies.from)} more a month.`,
        },
        {
          term: 'An entry goes out late',
          detail: `If we caused it, we pay [your loss](/company/about-us/how-we-work#what-you-sign), port storage and penalties included, up to ${withCurrency(sixtyPeopleCap)} a year. If a machine fails and we repair in time, port charges are yours.`,
        },
      ],
    },
  ],
  questions: [],
  related: [
    '/blog/it-for-clearing-and-forwarding-firms',
    '/projects/clearing-agent-document-portal',
  ],
  ask: {
    heading: 'What held up your containers last week?',
  },
} satisfies Copy<'industry'>;
