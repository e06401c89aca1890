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
  heading: 'Managed IT in Mombasa and across Kenya',
  summary: 'Ten areas of office IT, alone or together, from networks to advice.',
  description:
    'Managed IT services in Mombasa and across Kenya: networks, security, backup, cloud, support, servers, monitoring and advice. Choose one area or all ten.',
  lead: 'Ten services for your office: eight of them by the month, and two once (a cloud move, advice).',
  updated: '2026-11-29',
  emblem: 'rack',
  drawing: {
    caption: 'An office in section, who looks after each part of it, and who answers',
    parts: [
      {
        type: 'scene',
        title: 'An office and its help desk',
        height: 244,
        shapes: [
          { look: 'line', outline: 'M0 232h320' },
          { look: 'body', outline: 'M8 42h206v190h-206z' },
          { look: 'solid', outline: 'M2 32h218v11h-218z' },
          {
            look: 'mark',
            outline:
              'M8 136h206M22 118h54v18M86 118h54v18M150 118h54v18M22 118v18M86 118v18M150 118v18',
          },
          { look: 'tint', outline: 'M32 84h34v24h-34zM96 84h34v24h-34zM160 84h34v24h-34z' },
          { look: 'mark', outline: 'M49 108v10M113 108v10M177 108v10' },
          { look: 'solid', outline: 'M20 156h44v76h-44z' },
          {
            look: 'tint',
            outline: 'M25 162h34v12h-34zM25 180h34v12h-34zM25 198h34v12h-34zM25 216h34v12h-34z',
          },
          { look: 'tint', outline: 'M164 186h28v16h-28z' },
          { look: 'body', outline: 'M156 202h44v22h-44z' },
          { look: 'mark', outline: 'M156 224v8M200 224v8M164 212h28' },
          { look: 'line', outline: 'M214 184h18l8 10' },
          { look: 'tint', outline: 'M246 194a26 32 0 0 1 52 0z' },
          { look: 'body', outline: 'M257 148a15 15 0 1 1 30 0a15 15 0 1 1 -30 0z' },
          { look: 'hot', outline: 'M254 142h8v16h-8zM282 142h8v16h-8z' },
          { look: 'line', outline: 'M258 142a14 14 0 0 1 28 0' },
          { look: 'body', outline: 'M232 194h80v38h-80z' },
        ],
        words: [
          { text: 'Computers: us', at: [111, 68], on: 'object' },
          { text: 'Servers:', at: [104, 174], on: 'object' },
          { text: 'us', at: [104, 190], on: 'object' },
          { text: 'Printers:', at: [178, 160], on: 'object' },
          { text: 'you', at: [178, 177], on: 'object' },
          { text: 'Help desk', at: [272, 218], on: 'object' },
          { text: 'We answer', at: [268, 112], on: 'ground', size: 'large' },
        ],
      },
    ],
  },
  mainOffer: '/services/support-and-management/managed-it/technical-support',
  choice: {
    heading: 'Which problem do you have?',
    intro: `If 10 to 300 people need support, monitoring and security checks, start with [IT Cloud](${plan.path}), ${priceInWords(prices[plan.path])}. One by one, its three services cost ${withCurrency(oneByOne)}, and ${amountInWords(setUp)} once. See [what 60 people pay](/industries/clearing-and-forwarding#what-60-people-cost-once-and-each-month).`,
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
        outcome: 'An engineer reads them in office hours, and calls when one is real.',
      },
      {
        path: '/services/support-and-management/managed-it/data-backup-recovery',
        when: 'You have backups but never timed a restore.',
        outcome: `Copies checked every working day, and a timed restore ${commitments.restoreTest.phrase}.`,
      },
      {
        path: '/services/support-and-management/managed-it/cloud-migration',
        when: 'The server is old: replace it or move?',
        outcome: 'Five years of cost for both, then the move.',
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
        outcome: 'An opinion in five working days. A ranking of all offers takes weeks.',
      },
      {
        path: '/services/support-and-management/managed-it/remote-monitoring-and-management',
        when: 'Users tell you of each fault.',
        outcome: 'We see failing disks and silent tills before anybody calls.',
      },
    ],
  },
  sections: [],
  questions: [],
  ask: {
    heading: 'Start with the one that costs you most time',
  },
  related: [],
} satisfies Copy<'group'>;
