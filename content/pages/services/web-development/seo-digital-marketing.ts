import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'SEO and digital marketing in Mombasa',
  summary: 'Search, maps, adverts and e-mail, judged by enquiries and sales.',
  description:
    'SEO and digital marketing in Mombasa and Kenya: technical fixes, map listing, useful pages, search and social adverts, and a monthly report of enquiries.',
  lead: 'Get more enquiries from search, maps and adverts. We plan six months, measure what each enquiry costs and stop the channels that do not pay.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a search result, and the enquiries of six months.',
    parts: [
      {
        type: 'result',
        query: 'diving school diani',
        address: 'sample-diving.example › courses',
        title: 'Diving courses in Diani, with prices',
        words:
          'First dive from the beach, open water in four days. Prices, dates and what to bring.',
      },
      {
        type: 'columns',
        title: 'Enquiries per month',
        items: [
          { label: 'May', value: 6 },
          { label: 'Jun', value: 7 },
          { label: 'Jul', value: 11 },
          { label: 'Aug', value: 15 },
          { label: 'Sep', value: 19 },
          { label: 'Oct', value: 24, mark: 'done' },
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
  situation: {
    heading: 'Why buyers do not find you',
    body: `- The site has technical faults or is slow.
- Its words are not the words that people search for.
- The map listing has the wrong phone or hours.
- Competitors pay for the first places.

If the site cannot be saved, start with [custom design](/services/web-development/custom-design).`,
  },
  process: {
    heading: 'Six months',
    steps: [
      {
        title: 'Count enquiries',
        body: 'Calls, WhatsApp taps, forms and orders. Your staff record which enquiries were real.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Fix the site',
        body: 'Hidden pages, duplicate addresses, missing titles, slow templates, wrong map pin.',
        time: { from: 4, unit: 'weeks' },
      },
      {
        title: 'Find the words',
        body: 'We list what people type in English and Kiswahili.',
        time: { from: 4, unit: 'weeks' },
      },
      {
        title: 'Write missing pages',
        body: '4 to 6 a month, each for one question, checked by your specialist.',
        time: { from: 4, unit: 'months' },
      },
      {
        title: 'Test adverts',
        body: 'We test search and social adverts with small budgets.',
        time: { from: 5, unit: 'months' },
      },
      {
        title: 'Decide',
        body: 'You see the cost of a good enquiry for each channel, and keep, cut or double the channel.',
        time: { from: 1, unit: 'months' },
      },
    ],
    busy: ['both', 'us', 'us', 'both', 'us', 'both'],
  },
  scope: {
    receive: [
      'Measurement in your own analytics and advertising accounts',
      'A list of technical faults and their repair',
      'A list of search phrases and the page for each',
      'New and rewritten pages',
      'A complete map listing, and a routine for asking for reviews',
    ],
    needed: [
      'What an average sale is worth, and how many enquiries become sales',
      'Replies to enquiries within the working day',
      'An advertising budget, paid by you to the platforms',
    ],
    excluded: [
      'Bought links, reviews and followers',
      'Daily work on social pages',
      'Press relations and events',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'What each channel is good for',
      rowHeading: 'Question',
      columns: ['Search', 'Map listing', 'Paid search', 'Social adverts'],
      rows: [
        { label: 'First effect', cells: ['3 to 6 months', '2 to 6 weeks', 'Days', 'Days'] },
        {
          label: 'Reaches people who',
          cells: ['Look for an answer', 'Are nearby', 'Are ready to buy', 'Were not looking'],
        },
        {
          label: 'Strong for',
          cells: [
            'Services, tourism',
            'Clinics, garages, shops',
            'Urgent or costly needs',
            'Fashion, events, schools',
          ],
        },
        {
          label: 'Fails when',
          cells: [
            'You have nothing to say',
            'Phone or hours are wrong',
            'The page is weak',
            'You use stock pictures',
          ],
        },
      ],
    },
    {
      type: 'example',
      heading: 'What may an enquiry cost?',
      body: 'A firm installs solar water heaters in Kilifi County. A sale earns KSh 24,000 after costs, and one serious enquiry in five becomes a sale. Paid search costs KSh 45,000 for 18 serious enquiries, so its budget may grow. Social adverts cost too much, so they stop.',
      figures: [
        { label: 'Most an enquiry may cost', value: 'KSh 4,800' },
        { label: 'Paid search', value: 'KSh 2,500' },
        { label: 'Social adverts', value: 'KSh 6,400' },
      ],
    },
    {
      type: 'statement',
      heading: 'E-mail and SMS with consent',
      body: 'The Data Protection Act restricts commercial use of personal data, so we do not use bought lists or numbers from M-Pesa statements. We build your list with consent, a record of that consent, and a way to opt out in each message. See [bulk SMS](/solutions/bulk-sms-and-messaging).',
    },
  ],
  questions: [
    {
      question: 'Can you put us first on Google?',
      answer:
        'Nobody can promise that. We promise the work, and you see every month whether enquiries grow.',
    },
    {
      question: 'Do AI answers make search pointless?',
      answer:
        'They take visits from pages that only define a word. People still compare prices and look for a phone number. Pages with your own facts do better.',
    },
    {
      question: 'Who owns the advertising account?',
      answer:
        'You do. We work in it as a manager, so results and history stay with you when we leave.',
    },
  ],
  related: [
    '/services/web-development/ecommerce',
    '/solutions/crm',
    '/blog/a-website-that-loads-on-mobile-data',
  ],
  sources: [dataProtection.commercialUse],
} satisfies Copy<'service'>;
