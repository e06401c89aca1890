import type { Copy } from '@/content/schema';

export default {
  heading: 'CRM: one record of every customer and deal',
  summary: 'Set up customer records, sales stages and follow-ups your team will really use.',
  description:
    'CRM set-up for Kenyan sales and service teams: clean contacts, sales stages that match how you sell, reminders, WhatsApp and M-Pesa records beside each customer.',
  lead: 'Keep contacts, conversations, quotations and payments in one record that stays with the company. We set up a CRM for sales and service teams around the way they already sell.',
  updated: '2026-11-22',
  glance: {
    audience: 'Sales and service teams of up to about twenty people, or several such branches',
    time: 'Six to eight weeks for a team of up to twenty',
    price: {
      measure: 'fixed price',
      note: 'The CRM’s subscription is paid to its publisher',
      from: 'not yet',
    },
    start: 'Two or three days tracing five of your recent sales',
    needs: 'A sales lead, the contact lists you hold and two salespeople willing to go first',
  },
  situation: {
    heading: 'Less to type than the notebook',
    body: `A customer relationship management system (CRM) shows who last spoke to a customer, what was promised, which quotations are open and what has been paid. Salespeople get reminders on the phone and write quotations from the deal. The owner gets a forecast made of live deals and a list of the lost ones, with the reason for each.

All of it depends on one condition: entering a deal must take less effort than avoiding it. So we leave things out. There are fewer fields, fewer stages and no screen without a daily use. A tiles showroom in Changamwe, a tour operator in Diani and a SACCO’s business development desk need different stages, and each set is taken from real sales, in the team’s own words.

Enquiries reach the record from WhatsApp, the website form and the counter. When a salesperson resigns, the customers pass to a colleague in one step, with their history. If you also send technicians to those customers, compare [Ciragen](/products/ciragen), which adds tickets and visits.`,
  },
  process: {
    heading: 'How we get a team from notebooks to a working pipeline',
    intro:
      'The software is chosen after the sales have been traced, and to fit them. That is why people still open it in month four.',
    steps: [
      {
        title: 'Follow five real sales',
        body: 'We pick five recent deals, won and lost, and trace each from first contact to receipt. The stages in the system come from these, in your words.',
        duration: '2–3 days',
      },
      {
        title: 'Choose the software with you',
        body: 'We compare two or three products against those five deals, on a phone and on a slow connection. If the ERP you own has a good enough CRM module, it is one of them.',
        duration: '1 week',
      },
      {
        title: 'Clean and merge the contacts',
        body: 'Numbers written as 07xx, 7xx and +254 become one format, then duplicates are merged on it. Your team settles the doubtful ones from a short list.',
        duration: '1–2 weeks',
      },
      {
        title: 'Configure, connect, try',
        body: 'Stages, quotation layouts, reminders, the website form and the shared mailbox are set up. Two salespeople use it for live deals while everyone else carries on as before.',
        duration: '2 weeks',
      },
      {
        title: 'Move everyone over on one Monday',
        body: 'Half a day of training per branch with your own customers on screen, then a person from our side on the floor or on call through the first week.',
        duration: '1 week',
      },
      {
        title: 'Prune after a month',
        body: 'We look at which fields stay empty and remove them. The sales meeting switches to the pipeline view from here on.',
      },
    ],
    busy: ['both', 'both', 'us', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A configured CRM with your stages, quotation layouts and user rights',
      'A merged contact list with a log of what was joined or dropped',
      'A pipeline view and a lost-deal report for the weekly sales meeting',
      'A two-page guide per role, written from your screens',
    ],
    needed: [
      'A sales lead who settles what counts as a lead, a quotation and a won deal',
      'Exports of the contacts you hold now, including those on staff phones that belong to the business',
      'Two salespeople willing to go first',
    ],
    excluded: [
      'Subscription fees of the CRM product, which you pay to its publisher',
      'Buying or scraping contact lists, which we do not do',
      'Running your sales campaigns after handover',
    ],
  },
  duration:
    'Six to eight weeks for a team of up to twenty. Messy contact data and links to an accounting system add two to four.',
  sections: [
    {
      type: 'specification',
      heading: 'What a customer record holds',
      intro: 'The fields we start with. Anything more has to earn its place.',
      rows: [
        {
          term: 'Identity',
          detail:
            'Name, phone in international format, e-mail, company, KRA PIN where you invoice them.',
        },
        {
          term: 'History',
          detail:
            'Calls, visits, WhatsApp and e-mail threads, in order, with the staff member who handled each.',
        },
        {
          term: 'Deals',
          detail: 'Stage, value, expected date, next action and the person who owes it.',
        },
        {
          term: 'Money',
          detail:
            'Invoices and M-Pesa receipts read from accounts, so a salesperson sees arrears before offering credit.',
        },
        {
          term: 'Permission',
          detail: 'Whether and when the person agreed to marketing, and through which channel.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'Where a furniture showroom loses its quotations',
      body: 'Suppose a showroom logs every enquiry for a quarter. The pipeline shows that price is not the main leak: most quotations were never followed up within a week.',
      figures: [
        { label: 'Enquiries in the quarter', value: '420' },
        { label: 'Quotations sent', value: '180' },
        { label: 'Followed up within 7 days', value: '65' },
        { label: 'Won, of those followed up', value: '26' },
        { label: 'Won, of the other 115', value: '12' },
      ],
    },
    {
      type: 'statement',
      heading: 'What the law expects of a customer database',
      body: `Names and phone numbers are personal data. The Data Protection Act lets people ask what you hold on them and have errors corrected. In a CRM that is a search and an edit; across nine phones it is guesswork.

We set the permission field, an export for access requests and a rule for removing leads that went nowhere. For reaching customers in volume, read about [bulk SMS](/solutions/bulk-sms-and-messaging) before you press send.`,
    },
    {
      type: 'chart',
      heading: 'Where enquiries stop',
      data: {
        form: 'bars',
        unit: 'enquiries',
        bars: [
          { label: 'Enquiries', value: 420 },
          { label: 'Quotations sent', value: 180 },
          { label: 'Followed up in 7 days', value: 65 },
          { label: 'Won of those', value: 26, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Will our salespeople use it, or will it be us nagging them?',
      answer:
        'They use it when it saves them typing. So the first things we build are quotations made from the deal, reminders on the phone and commission counted from recorded wins; management reports come after.',
    },
    {
      question: 'Does it work with WhatsApp?',
      answer:
        'Yes, through the business platform and a company number. Chats on personal numbers cannot be captured. [Customer engagement](/solutions/customer-engagement) covers the shared inbox itself.',
    },
    {
      question: 'Can it run on the network at our warehouse in Miritini?',
      answer:
        'We test on your worst connection before you sign for any product. Some CRMs keep an offline copy on the phone; others do not, and we rule those out for field teams.',
    },
    {
      question: 'We tried a CRM two years ago and dropped it. Why would this differ?',
      answer:
        'Show us the old one. Often it has forty compulsory fields and was set up without a salesperson in the room. Cutting those fields sometimes rescues it, and then there is nothing to buy.',
    },
  ],
  related: [
    '/solutions/customer-engagement',
    '/solutions/bulk-sms-and-messaging',
    '/products/bizgen',
    '/services/systems-integration/application-integration',
  ],
  sources: [
    {
      fact: 'People have the right to access the personal data held on them and to have false or misleading data corrected.',
      reference:
        'Data Protection Act, 2019, section 26; Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
  ],
  twin: {
    path: '/solutions/customer-engagement',
    difference:
      'The CRM follows deals: who might buy, what was quoted, what is owed and which step comes next. Customer engagement handles conversations: one inbox for all channels, where each message has an owner and a time limit for the reply.',
  },
} satisfies Copy<'solution'>;
