import { firstMoves } from '@/content/company/first-moves';
import { furtherPrices, prices } from '@/content/prices/prices';
import {
  lineDelivery,
  mobileRouterPrice,
  mobileRouterReady,
  secondLine,
  secondLineReady,
} from '@/content/prices/second-line';
import type { Copy } from '@/content/schema/pages';
import { amountInWords } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  shape: 'ongoing',
  heading: 'Network and Wi-Fi management',
  summary: 'Wi-Fi, switches, branch links and internet lines, documented and monitored.',
  description:
    'Network management for offices, hotels, warehouses and branches in Kenya: survey, Wi-Fi design, a second internet line that takes over, and monthly care.',
  lead: 'When one internet line fails, your tills, front desk and customs entries go on over a second one. After a survey, we mend what is weak and look after the network by the month.',
  updated: '2026-11-29',
  emblem: 'access-point',
  drawing: {
    caption: 'The network of one floor: two lines, a cabinet and four access points',
    parts: [
      {
        type: 'plan',
        height: 250,
        rooms: [
          { label: 'Open office', at: [0, 0], size: [190, 140] },
          { label: 'Meeting', at: [190, 0], size: [130, 70] },
          { label: 'Accounts', at: [190, 70], size: [130, 70] },
          { at: [0, 140], size: [320, 25] },
          { label: 'Reception', at: [0, 165], size: [140, 85] },
          { label: 'Store', at: [140, 165], size: [80, 85] },
          { label: 'Cabinet', at: [220, 165], size: [100, 85] },
        ],
        points: [
          { label: 'AP 1', at: [95, 75], reach: 60, mark: 'done' },
          { label: 'AP 2', at: [255, 46], reach: 44, mark: 'done' },
          { label: 'AP 3', at: [70, 212], reach: 36, mark: 'done' },
          { label: 'AP 4', at: [180, 212], reach: 36, mark: 'late' },
          { at: [284, 212], mark: 'open' },
        ],
        lines: [
          {
            points: [
              [284, 207],
              [284, 151],
              [95, 151],
              [95, 75],
            ],
          },
          {
            points: [
              [288, 207],
              [288, 146],
              [190, 146],
              [190, 70],
              [255, 70],
              [255, 46],
            ],
          },
          {
            points: [
              [280, 207],
              [280, 156],
              [70, 156],
              [70, 212],
            ],
          },
          {
            points: [
              [276, 207],
              [276, 161],
              [180, 161],
              [180, 212],
            ],
          },
          {
            points: [
              [284, 212],
              [320, 212],
            ],
          },
          {
            points: [
              [284, 212],
              [284, 250],
            ],
            mark: 'open',
          },
        ],
      },
      {
        type: 'window',
        title: 'Lines',
        state: 'Tuesday, 10:40',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Fibre, 50 Mbit/s', value: '38% used', mark: 'done' },
              { text: '4G, takes over if it fails', value: 'ready', mark: 'open' },
              { text: 'AP 4 restarted twice today', mark: 'late' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Clearing firms, hotels, warehouses, schools and offices that lose money when the network stops',
    time: { from: 3, to: 6, unit: 'weeks', note: 'for one site, longer if a line is ordered' },
    price: prices['/services/support-and-management/managed-it/network-management'],
    start: 'A survey of 1 to 3 days at each site',
    needs: 'Provider contracts, access to roofs and ducts, and a quiet time for tests',
  },
  situation: {
    heading: 'Rule these out first',
    body: `- An access point hangs above a metal ceiling.
- One home router serves sixty rooms.
- The cameras share a switch with the tills.
- The spare line lies in the same trench as the first.

A faster internet package repairs none of these.`,
  },
  process: {
    heading: 'How we take over a network',
    body: `1. The signal is measured at your busy hour, and the cables are traced. You keep that map, whoever does the work.
2. Tills and guests get networks of their own: a film in room 12 cannot slow a card payment.
3. The second line comes from another operator and, as far as we can confirm, takes another route.
4. After closing time we unplug each line and each main switch, and you time how long a till, or the lodging of an entry, is offline.`,
  },
  scope: {
    receive: [
      'A plan with every address, kept up to date month by month',
      'The settings of each device, saved after every change, in your account too',
      'Faults reported to the provider with our measurements, and the credit to claim',
    ],
    excluded: [
      `Installation, at ${amountInWords(furtherPrices.day.from)} a day. The survey says how many days it takes`,
      'Trenches, masts and new cables, which a contractor lays to our plan',
      'The lines, which their operators bill to you',
    ],
  },
  sections: [
    {
      type: 'statement',
      heading: 'If your line is down now',
      body: firstMoves.lineDown,
    },
    {
      type: 'bill',
      heading: 'What only a second line costs',
      intro: `This is what a second line alone costs one office. The prices of line and router are our estimates. Allow ${timeInWords(secondLineReady)}: the operator takes ${timeInWords(lineDelivery)} of them, by our estimate. While you wait, a mobile router can be in place after ${timeInWords(mobileRouterReady)}. With a simpler router and a day of our work, it costs ${mobileRouterPrice}, plus data. The survey says whether both lines take different routes.`,
      lines: secondLine,
    },
    {
      type: 'comparison',
      heading: 'Which second line?',
      rowHeading: 'Option',
      columns: ['Good for', 'Watch out for'],
      rows: [
        {
          label: 'Second fibre',
          cells: ['Busy sites that need full speed', 'A duct that both lines share'],
        },
        {
          label: 'Fixed wireless',
          cells: ['A clear view of a mast', 'Heavy rain, a new building in the way'],
        },
        {
          label: 'Mobile router',
          cells: ['Tills, card machines, mail', 'Updates and video use up the bundle'],
        },
        {
          label: 'Satellite',
          cells: ['Lodges, farms, remote depots', 'Power use, trees, business terms'],
        },
      ],
    },
  ],
  questions: [],
  related: ['/projects/hotel-group-network-refresh'],
  ask: {
    heading: 'Where does your Wi-Fi fail?',
    body: 'A sketch of the floor is enough to plan the survey.',
  },
} satisfies Copy<'service'>;
