import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { standIn } from '@/content/values/company-value';
import { wholeAmount, withCurrency } from '@/content/values/money';

const withAdverts = standIn(120_000);

// The sample firm, each month.
const adverts = 45_000;
const enquiries = 18;
const cost = Math.round((adverts + withAdverts.value) / enquiries);
const limit = 60_000 / 5;
const social = 14_000;

export default {
  shape: 'buy',
  heading: 'SEO and digital marketing in Mombasa',
  summary: 'Search, maps, adverts and e-mail, judged by enquiries and sales.',
  description:
    'SEO and digital marketing in Mombasa and Kenya: technical fixes, map listing, useful pages, search and social adverts, and a monthly report of enquiries.',
  lead: 'Your enquiries are counted before anything changes. After six months you know what an enquiry costs on each channel, and which channels to stop.',
  updated: '2026-11-29',
  emblem: 'lens',
  drawing: {
    caption: 'One enquiry: on search with our fee, on social before it',
    parts: [
      {
        type: 'result',
        query: 'solar water heater kilifi',
        address: 'sample-solar.example › prices',
        title: 'Solar water heaters in Kilifi, with prices',
        words: 'Prices with installation, by size of household, and what to check on your roof.',
      },
      {
        type: 'columns',
        title: `An enquiry, KSh, and the limit of ${wholeAmount(limit)}`,
        level: limit,
        items: [
          { label: 'Search', value: cost, mark: 'done' },
          { label: 'Social', value: social, mark: 'late' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms with a sound site that buyers do not find',
    time: { from: 6, unit: 'months', note: '(adverts from month two)' },
    price: prices['/services/web-development/seo-digital-marketing'],
    start: 'Two weeks to set up counting',
    needs: 'Sales figures, an hour a week from your specialist, staff who answer enquiries quickly',
  },
  plans: {
    heading: 'What you may spend in a month',
    intro:
      'Each plan begins with a count of calls, WhatsApp taps, forms and orders, and of how many were real. You pay the platform for adverts, from your own account.',
    options: [
      {
        name: 'Be found',
        suits: 'A clinic, garage or shop with customers nearby',
        amount: standIn(45_000),
        includes: [
          'Repairs to the site: hidden pages, missing titles, slow templates',
          'The map listing: pin, phone, hours, and a routine for reviews',
        ],
      },
      {
        name: 'Be found and answer',
        suits: 'Services and tourism, where people compare before they call',
        amount: standIn(85_000),
        includes: [
          'Everything in Be found',
          'Two new pages a month, each for one question that people type, checked by your specialist',
        ],
      },
      {
        name: 'With adverts',
        suits: 'An urgent or costly need, a season, an intake of pupils',
        amount: withAdverts,
        includes: [
          'Everything in Be found and answer',
          'Search and social adverts from the second month, with small budgets at first',
        ],
      },
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'How much you can pay for an enquiry',
      body: `A firm fits solar water heaters in Kilifi County. Each sale leaves ${withCurrency(limit * 5)}, and one serious enquiry in five becomes a sale. An enquiry may therefore cost a fifth of that. Search adverts for ${withCurrency(adverts)}, with our fee, bring ${enquiries} enquiries. An enquiry from social adverts costs more than it is worth, even before our fee, so we stop them. If search adverts cost more than they bring, stop them too.`,
      figures: [
        { label: 'An enquiry may cost', value: withCurrency(limit) },
        { label: 'On paid search, with our fee', value: withCurrency(cost) },
        { label: 'On social adverts, before our fee', value: withCurrency(social) },
      ],
    },
    {
      type: 'comparison',
      heading: 'When do we judge it?',
      rowHeading: 'Question',
      columns: ['Search', 'Map listing', 'Paid search', 'Social adverts'],
      rows: [
        {
          label: 'We judge it',
          cells: ['After six months', 'After two months', 'After a month', 'After a month'],
        },
        {
          label: 'Reaches people who',
          cells: ['Look for an answer', 'Are nearby', 'Are ready to buy', 'Were not looking'],
        },
        {
          label: 'Fails when',
          cells: [
            'You have nothing to say',
            'Phone or hours are wrong',
            'The page is weak',
            'You use stock photographs',
          ],
        },
      ],
    },
  ],
  scope: {
    excluded: ['Bought links, reviews and followers', 'Daily posts on social pages'],
  },
  questions: [
    {
      question: 'Can you put us first on Google?',
      answer:
        'Nobody can promise a rank. Judge us by the enquiries, and leave if they do not grow.',
    },
    {
      question: 'Can we write to everyone who ever paid us by M-Pesa?',
      answer:
        'No. The Data Protection Act limits the commercial use of personal data. We build a list with consent, and with a way out in each message. See [Bulk SMS and Messaging](/solutions/bulk-sms-and-messaging).',
    },
  ],
  related: [],
  ask: {
    heading: 'Start with the two-week count',
  },
  sources: [dataProtection.commercialUse],
} satisfies Copy<'service'>;
