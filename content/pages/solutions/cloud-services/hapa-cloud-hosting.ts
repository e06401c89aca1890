import type { Copy } from '@/content/schema';

export default {
  heading: 'Hapa Cloud: managed hosting plans for websites and small systems',
  summary: 'Our own hosting plans: we run the platform, you publish the site.',
  description:
    'Hapa Cloud is managed hosting for websites, shops and small web systems in Kenya: updates, daily backups, certificates, staging and a person to call, in one plan.',
  lead: 'Hosting for websites, shops and small web systems on our own platform, by the month. Updates, daily copies, certificates and a person to call are part of the plan; the site and its domain remain yours.',
  updated: '2026-11-22',
  glance: {
    audience: 'Owners of a website, shop or portal who want no cloud account to run',
    time: 'One to two weeks from order to switch',
    price: {
      measure: 'per month',
      note: 'By size of plan; mailboxes and design changes are ordered separately',
      from: 'not yet',
    },
    start: 'A fit check of one or two days on your present site',
    needs: 'Access to the present hosting and registrar, and two contacts for notices',
  },
  situation: {
    heading: 'What a plan takes off your desk',
    body: `A plan covers the jobs that bring a site down when they are forgotten:

- the certificate is renewed well before visitors see a warning;
- WordPress and WooCommerce updates are tried on a staging copy first;
- the copy made each day goes to separate storage and stays fourteen days;
- each site is walled off, so a neighbour’s hacked shop stays the neighbour’s problem.

You work in the site itself, on pages, prices and products. For thirty pages, four hundred products or a members’ portal that is usually enough, and it spares you the console, the dollar bill and the evening updates of a cloud account of your own.

A plan hosts what exists. Registering names and setting up a first website’s hosting are described under [hosting and domains](/services/web-development/hosting-domains); larger systems that scale by themselves belong in [your own cloud account](/solutions/cloud-services/cloud-hosting).`,
  },
  process: {
    heading: 'Moving in',
    intro: 'You keep the old hosting until you have seen the new copy under a temporary address.',
    steps: [
      {
        title: 'Check the fit',
        body: 'We look at software, size, visitors and mail. If the site relies on abandoned plugins or on server programs of its own, you are told before you order.',
        duration: '1–2 days',
      },
      {
        title: 'Copy and repair',
        body: 'Files and database are copied, outdated components brought to supported versions, malware removed where we find it.',
        duration: '2–5 days',
      },
      {
        title: 'You test',
        body: 'Forms, payment, search, the pages that matter. A list tells you what to try, including an M-Pesa payment of a small amount.',
        duration: '2 days',
      },
      {
        title: 'Switch the domain',
        body: 'Early in the morning, with mail records left exactly as they are. We watch errors for two days.',
        duration: '1 hour, then 2 days',
      },
    ],
    busy: ['us', 'us', 'you', 'us'],
  },
  scope: {
    receive: [
      'Space, memory and traffic as the plan states, on machines we operate',
      'Certificates issued and renewed without your doing anything',
      'A copy each day, kept fourteen days, on separate storage',
      'A staging copy to try changes before visitors see them',
      'Core and plugin updates for WordPress and WooCommerce, tested on staging',
    ],
    needed: [
      'Access to the present hosting and to the domain’s registrar',
      'One contact for notices, and a second for emergencies',
    ],
    excluded: [
      'Mailboxes, which belong to BizCloud or your present mail provider',
      'Root access to the machines',
      'Design changes and new functions, which are web development',
      'Streaming video, mass mailing and file sharing for the public',
    ],
  },
  duration:
    'One to two weeks from order to switch. A hacked site or software several versions behind takes up to a week longer.',
  sections: [
    {
      type: 'specification',
      heading: 'Three sizes of plan',
      intro:
        'The sizes differ in resources and in the attention given. Quotas and fees are in the quotation; you can change size from one month to the next.',
      rows: [
        {
          term: 'Single site',
          detail:
            'A company or school website. Updates weekly, one staging copy, ordinary requests in office hours.',
        },
        {
          term: 'Several sites',
          detail:
            'A hotel group or an agency with up to ten sites, each walled off from the others, under one bill.',
        },
        {
          term: 'Shop or system',
          detail:
            'A shop, portal or small application with its own database resources, hourly database copies and checks of the payment path.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Against the alternatives',
      rowHeading: 'When this happens',
      columns: ['Shared hosting', 'Hapa Cloud', 'Your own cloud account'],
      suits: ['Small brochure sites', 'No staff to run a server', 'Own people with cloud skills'],
      rows: [
        {
          label: 'A plugin has a security hole',
          cells: ['You find out later', 'We patch or block it', 'Whoever maintains it acts'],
        },
        {
          label: 'You deleted the price list',
          cells: ['Ask, hope', 'Call, restored from last night', 'Restore it yourselves'],
        },
        {
          label: 'A campaign doubles visitors',
          cells: [
            'Site slows or is suspended',
            'Short peaks absorbed; then next size',
            'Scales, and so does the bill',
          ],
        },
        { label: 'You need a special service installed', cells: ['No', 'Seldom', 'Yes'] },
      ],
    },
    {
      type: 'example',
      heading: 'A resort moves in before the high season',
      body: 'The site of a resort in Watamu, heavy with photographs, moves from shared hosting. Images are compressed on the way; nothing in the design changes.',
      figures: [
        { label: 'Home page weight, before', value: '9.4 MB' },
        { label: 'Home page weight, after', value: '1.8 MB' },
        { label: 'Opens on 3G, before', value: '21 s' },
        { label: 'Opens on 3G, after', value: '5 s' },
        { label: 'Time offline in the move', value: 'None noticed' },
      ],
    },
  ],
  questions: [
    {
      question: 'Where are the machines?',
      answer:
        'The quotation names the country and the facility for your plan. If your data must sit in a particular place, ask before you order; where we cannot offer it, [hosting in your own account](/solutions/cloud-services/cloud-hosting) can.',
    },
    {
      question: 'Who owns the domain?',
      answer:
        'You do. If the name is in the hands of a former designer, we help you bring it into your name first; see [hosting and domains](/services/web-development/hosting-domains).',
    },
    {
      question: 'How do we leave?',
      answer:
        'Give the notice that your plan sets. You get an archive of files and database in standard formats, and we leave a redirect until the new host answers.',
    },
    {
      question: 'Can our own developer work on it?',
      answer:
        'Yes, with file access and a database tool on staging. Publishing to the live site goes through a button that takes a copy first.',
    },
    {
      question: 'Do you host applications in other languages?',
      answer:
        'PHP and Node.js sites are routine. Other stacks go through the fit check, and we turn down software that we could not repair at night ourselves.',
    },
  ],
  related: [
    '/solutions/cloud-services/cloud-hosting',
    '/services/web-development/maintenance-support',
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
    '/blog/a-website-that-loads-on-mobile-data',
  ],
  twin: {
    path: '/solutions/cloud-services/cloud-hosting',
    difference:
      'Hapa Cloud is our own platform with set plans: no account, console or cloud bill for you. The cloud hosting solution instead builds and manages an environment on a public cloud under your ownership, for larger or changing systems.',
  },
} satisfies Copy<'solution'>;
