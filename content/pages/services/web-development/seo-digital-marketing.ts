import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'SEO and digital marketing',
  summary: 'Search, maps, adverts and e-mail that are judged by enquiries and sales.',
  description:
    'SEO and digital marketing in Mombasa: technical fixes, local search, useful pages, search and social adverts, and a monthly report that counts enquiries.',
  lead: 'Search and online marketing for organisations that want enquiries rather than visits. The work is planned for six months at first, and each channel is judged by the enquiries it brings.',
  updated: '2026-11-22',
  glance: {
    audience: 'Firms whose site is sound but is missed by the people who would buy',
    time: 'Repairs in 5 weeks, adverts in month 2, a verdict at 6 months',
    price: {
      measure: 'per month',
      note: 'The advertising budget is yours, paid directly to the platforms',
      from: 'not yet',
    },
    start: 'Two weeks of setting up what is counted',
    needs: 'Sales figures, an hour a week from a specialist, a sales desk that answers quickly',
  },
  situation: {
    heading: 'Four problems, each with its own remedy',
    body: `You may be hard to find for four different reasons: the technical state of the site, the words on it, your listing on the map, or a market in which attention has to be paid for. We take them in the order in which they would bring you money, and tell you when a channel is not worth your shilling. If the site itself is beyond help, start with [custom design](/services/web-development/custom-design).

The reasons are easy to tell apart once you watch a buyer. A person in Nyali types "water tank cleaning near me" and gets your competitor, whose map listing has a current phone number and thirty reviews. A travel agent in Kraków searches for a dive centre in Diani and meets a page of yours that takes nine seconds to appear and has no prices.

Likes are left out of the count. Four posts a week may earn hearts from staff and cousins, yet your sales desk cannot trace a bed night, a borehole pump or a place in Grade One to any of them.`,
  },
  process: {
    heading: 'Six months, month by month',
    intro:
      'Adverts work within days and stop when you stop paying. Search takes months and stays. A plan usually needs both, in changing proportion.',
    steps: [
      {
        title: 'Count properly',
        body: 'Calls, WhatsApp taps, forms and orders become measured goals. We ask your sales desk to record which enquiries were real, and later steps are judged by their record.',
        duration: 'Weeks 1–2',
      },
      {
        title: 'Repair what blocks you',
        body: 'Pages hidden from crawlers, two addresses for one page, missing titles, slow templates, a map pin on the wrong side of the creek.',
        duration: 'Weeks 2–5',
      },
      {
        title: 'Learn the words',
        body: 'We collect what people type in English, Kiswahili and the mix of both, from search data and your own inbox, and sort it by intention: learning, comparing, ready to buy.',
        duration: 'Weeks 3–6',
      },
      {
        title: 'Write the pages that are missing',
        body: 'Four to six a month, each for one question, with facts from your specialist. They are signed off by a colleague of yours who knows the subject.',
        duration: 'Months 2–5',
      },
      {
        title: 'Buy attention in small tests',
        body: 'Search and social adverts with a modest budget, one hypothesis at a time. A test ends after a fixed sum or a clear result.',
        duration: 'Months 2–6',
      },
      {
        title: 'Choose on evidence',
        body: 'At the half-year we put the cost of one good enquiry from each channel on a page, and you keep, cut or double each of them.',
        duration: 'Month 6',
      },
    ],
    busy: ['both', 'us', 'us', 'both', 'us', 'both'],
  },
  scope: {
    receive: [
      'A measurement set-up in your own analytics and advertising accounts',
      'A technical list with each fault, its effect and whether it is repaired',
      'A map of search phrases to pages, kept current',
      'New and rewritten pages, with sources for their claims',
      'A complete business listing with categories, hours and photographs, and a routine for asking customers for reviews',
    ],
    needed: [
      'Honest figures: what an average sale is worth and how many enquiries become sales',
      'An hour a week from the person who knows the product',
      'A sales desk that answers within the working day, since a slow reply wastes everything before it',
      'An advertising budget paid by you directly to the platforms',
    ],
    excluded: [
      'Bought links, bought reviews and bought followers',
      'A promised position in search results',
      'Daily community management of social pages',
      'Press relations and event organisation',
    ],
  },
  duration:
    'Set-up and repairs take five weeks, first adverts run in the second month, and search results should be judged after six. Competition for the phrase and the age of your site set the pace.',
  sections: [
    {
      type: 'comparison',
      heading: 'Channels and what they are good for here',
      rowHeading: 'Question',
      columns: ['Organic search', 'Map listing', 'Paid search', 'Social adverts'],
      rows: [
        {
          label: 'First effect',
          cells: ['3–6 months', '2–6 weeks', 'Days', 'Days'],
        },
        {
          label: 'Reaches people who',
          cells: [
            'Are looking for an answer',
            'Are nearby and ready',
            'Are ready to buy',
            'Did not know they were interested',
          ],
        },
        {
          label: 'Strong for',
          cells: [
            'Services, tourism, B2B',
            'Clinics, garages, restaurants, shops',
            'Urgent or costly needs',
            'Fashion, events, school intake',
          ],
        },
        {
          label: 'Fails when',
          cells: [
            'You have nothing to say',
            'Phone and hours are wrong',
            'The landing page is weak',
            'The picture is a stock picture',
          ],
        },
      ],
    },
    {
      type: 'example',
      heading: 'Working out what an enquiry may cost you',
      body: `Consider a firm that installs solar water heaters in Kilifi County. A sale leaves KSh 24,000 after materials and labour, and one serious enquiry in five becomes a sale. An enquiry is therefore worth KSh 4,800 at most.

If a test in paid search spends KSh 45,000 and yields 30 enquiries of which 18 are serious, each serious one cost KSh 2,500. That channel may grow. The social test at KSh 6,400 apiece stops, however many hearts it gathered.`,
      figures: [
        { label: 'Margin per sale', value: 'KSh 24,000' },
        { label: 'Serious enquiries that buy', value: '1 in 5' },
        { label: 'Ceiling per serious enquiry', value: 'KSh 4,800' },
        { label: 'Paid search, actual', value: 'KSh 2,500' },
        { label: 'Social adverts, actual', value: 'KSh 6,400' },
      ],
    },
    {
      type: 'statement',
      heading: 'Messages people agreed to',
      body: `E-mail and SMS reach your own customers at little cost, and annoy them at once when misused. The Data Protection Act restricts commercial use of personal data without consent, so a list bought from a stranger or copied out of an M-Pesa statement is out of the question.

We build the list in the open: a box that is not ticked in advance, a record of when and where consent was given, a working way out in each message. [Bulk SMS and messaging](/solutions/bulk-sms-and-messaging) describes the sending side.`,
    },
    {
      type: 'chart',
      heading: 'What an enquiry costs',
      data: {
        form: 'bars',
        unit: 'KSh',
        bars: [
          { label: 'Ceiling', value: 4800 },
          { label: 'Paid search', value: 2500 },
          { label: 'Social adverts', value: 6400, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Can you put us first on Google?',
      answer:
        'No agency can promise that, and Google warns against those that try. We can promise the work: a sound site, pages that answer real searches better than those now shown, and a monthly look at whether positions and enquiries move.',
    },
    {
      question: 'Do AI answers in search make this pointless?',
      answer:
        'They take away some visits to pages that only define a word. They still need sources, and people still choose a supplier, compare prices and look for a phone number. Pages with first-hand facts, such as your own lead times or a tide table for divers, hold up better than generic articles.',
    },
    {
      question: 'Should we advertise in Kiswahili?',
      answer:
        'Test it. Many Kenyans search in English and talk the purchase over in Kiswahili or Sheng. For consumer goods, a Kiswahili advert leading to a page in the same language is worth a trial budget; for industrial buyers, English generally suffices.',
    },
    {
      question: 'Who owns the advertising account and its history?',
      answer:
        'You do. We work as a manager on your account, so audiences, results and billing remain when we go.',
    },
  ],
  related: [
    '/services/web-development/ecommerce',
    '/solutions/crm',
    '/services/business-and-qa/data-analysis',
    '/blog/a-website-that-loads-on-mobile-data',
  ],
  sources: [
    {
      fact: 'Use of personal data for commercial purposes requires express consent or another authorisation in law.',
      reference: 'Data Protection Act, 2019, section 37',
      url: lawUrl('dataProtection', 37),
      checked: 'not yet',
    },
    {
      fact: 'Google states that no one can guarantee a first-place ranking.',
      reference: 'Google Search Central, Do you need an SEO?',
      url: 'https://developers.google.com/search/docs/fundamentals/do-i-need-seo',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
