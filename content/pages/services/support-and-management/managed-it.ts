import { commitments } from '@/content/company/commitments';
import { bundles, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { withCurrency } from '@/content/values/money';
import { amountInWords, priceInWords } from '@/content/values/price';

const [plan] = bundles;
const { setUp } = prices['/services/support-and-management/managed-it/security-management'];
const oneByOne = plan.parts.reduce((sum, part) => sum + prices[part].from.value, 0);

export default {
  shape: 'symptoms',
  heading: 'Managed IT services in Mombasa and Kenya',
  summary: 'Ten areas of office IT, alone or together, from networks to advice.',
  description:
    'Managed IT services in Mombasa and across Kenya: networks, security, backup, cloud, support, servers, monitoring and advice. Choose one area or all ten.',
  lead: 'Ten services for an office. Buy one, or all ten.',
  updated: '2026-11-27',
  emblem: 'rack',
  drawing: {
    caption: 'who looks after what, one line for each part.',
    parts: [
      {
        type: 'rack',
        title: 'Your IT, part by part',
        units: [
          { label: 'Computers and desk', note: 'us', mark: 'done' },
          { label: 'Servers', note: 'us', mark: 'done' },
          { label: 'Network and lines', note: 'us', mark: 'done' },
          { label: 'Security', note: 'shared', mark: 'open' },
          { label: 'Accounting program', note: 'its vendor' },
          { label: 'Printers', note: 'your office' },
        ],
      },
    ],
  },
  mainOffer: '/services/support-and-management/managed-it/technical-support',
  choice: {
    heading: 'Which problem do you have?',
    intro: `Start here for an office of 10 to 300 people without IT staff: [IT Cloud](${plan.path}), with support, monitoring and security checks, ${priceInWords(prices[plan.path])}. One by one they cost ${withCurrency(oneByOne)} for a user with one computer, and ${amountInWords(setUp)} once. See a [bill for 60 people](/industries/clearing-and-forwarding).`,
    options: [
      {
        path: '/services/support-and-management/managed-it/technical-support',
        when: 'Staff lose hours to computer problems.',
        outcome: 'One number for every computer problem.',
      },
      {
        path: '/services/support-and-management/managed-it/network-management',
        when: 'One fibre cut closes the shop.',
        outcome: 'Tills and card machines go on over a second line.',
      },
      {
        path: '/services/support-and-management/managed-it/security-management',
        when: 'Nobody reads the antivirus and firewall warnings.',
        outcome: 'An engineer reads them, and calls you when one is real.',
      },
      {
        path: '/services/support-and-management/managed-it/data-backup-recovery',
        when: 'You have backups but never timed a restore.',
        outcome: `Copies checked every working day, and a timed restore ${commitments.restoreTest.phrase}.`,
      },
      {
        path: '/services/support-and-management/managed-it/cloud-migration',
        when: 'The server is old: replace it or move?',
        outcome: 'Three years of cost for both, then a move in one weekend.',
      },
      {
        path: '/services/support-and-management/managed-it/cloud-services-management',
        when: 'The cloud bill rises and nobody knows why.',
        outcome: 'A bill with only the licences that people use.',
      },
      {
        path: '/services/support-and-management/managed-it/infrastructure-management',
        when: 'Heat or age damages your equipment.',
        outcome: 'Tested power and cooling, and a five-year plan.',
      },
      {
        path: '/services/support-and-management/managed-it/system-administration',
        when: 'Only one person knows how the servers work.',
        outcome: 'Pages from which the next administrator can work.',
      },
      {
        path: '/services/support-and-management/managed-it/technology-consulting',
        when: 'A large purchase is coming.',
        outcome:
          'An opinion in five working days, or one ranking of all offers, priced separately.',
      },
      {
        path: '/services/support-and-management/managed-it/remote-monitoring-and-management',
        when: 'Users tell you of each fault.',
        outcome: 'Failing disks and silent tills are seen first.',
      },
    ],
  },
  sections: [],
  questions: [],
  ask: {
    heading: 'Start with one of the ten',
    body: 'Tell us which one costs you most time.',
  },
  related: [],
} satisfies Copy<'group'>;
