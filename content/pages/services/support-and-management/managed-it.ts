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
  lead: 'Our engineers take over one part of your office IT, or all of it. Start with the problem that costs you most time.',
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
    intro: `Support, monitoring and security checks together are [IT Cloud](${plan.path}), ${priceInWords(prices[plan.path])}. Bought separately, the three cost ${withCurrency(oneByOne)} per user, and ${amountInWords(setUp)} once for security. See a [bill for 60 people](/industries/clearing-and-forwarding).`,
    options: [
      {
        path: '/services/support-and-management/managed-it/technical-support',
        when: 'Staff lose hours to computer problems.',
        outcome: 'Staff call one number.',
      },
      {
        path: '/services/support-and-management/managed-it/network-management',
        when: 'One fibre cut closes the shop.',
        outcome: 'A second line takes over.',
      },
      {
        path: '/services/support-and-management/managed-it/security-management',
        when: 'Nobody reads the antivirus and firewall warnings.',
        outcome: 'We check them each week.',
      },
      {
        path: '/services/support-and-management/managed-it/data-backup-recovery',
        when: 'You have backups but never timed a restore.',
        outcome: `Daily copies, and a restore test ${commitments.restoreTest.phrase}.`,
      },
      {
        path: '/services/support-and-management/managed-it/cloud-migration',
        when: 'The server is old: replace it or move?',
        outcome: 'You see the costs of both.',
      },
      {
        path: '/services/support-and-management/managed-it/cloud-services-management',
        when: 'The cloud bill rises and nobody knows why.',
        outcome: 'You pay only for used licences.',
      },
      {
        path: '/services/support-and-management/managed-it/infrastructure-management',
        when: 'Heat or age damages your equipment.',
        outcome: 'Cooling, batteries and alarms are tested.',
      },
      {
        path: '/services/support-and-management/managed-it/system-administration',
        when: 'Only one person knows how the servers work.',
        outcome: 'A handbook says how each server works.',
      },
      {
        path: '/services/support-and-management/managed-it/technology-consulting',
        when: 'A large purchase is coming.',
        outcome: 'You compare five-year costs.',
      },
      {
        path: '/services/support-and-management/managed-it/remote-monitoring-and-management',
        when: 'Users tell you of each fault.',
        outcome: 'Machines report faults themselves.',
      },
    ],
  },
  sections: [],
  questions: [],
  ask: {
    heading: 'Start with one of the ten',
    body: 'Tell us which one costs you most time. You can add the others later.',
  },
  related: [],
} satisfies Copy<'group'>;
