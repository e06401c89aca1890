import type { Copy } from '@/content/schema';

export default {
  heading: 'CMS development',
  summary: 'Content management with roles, approvals and structured pages your staff can edit.',
  description:
    'CMS development in Kenya: content modelling, roles and approvals, English and Kiswahili, migration from an old site, and editor training on an open-source CMS.',
  lead: 'Let your own staff publish notices and vacancies that the right colleague has released. The system is built around a model of your content, and the old pages are moved across.',
  updated: '2026-11-22',
  glance: {
    audience: 'Counties, colleges, SACCOs, NGOs and schools whose staff publish every week',
    time: '6–12 weeks until the new site is live',
    price: {
      measure: 'fixed price',
      note: 'Paid plugins and translation are bought on your account',
      from: 'not yet',
    },
    start: 'A crawl of the old site and a week of marking what to keep',
    needs: 'Two or three editors for half a day a week, and a rule on who approves what',
  },
  situation: {
    heading: 'Forms that fit what you publish',
    body: `A vacancy has a closing date, a tender notice has addenda, a branch has hours. The system begins with a model of such things, and each becomes a form with fields of its own. Because the closing date is a field instead of words in a paragraph, the notice expires by itself; because a circular is text instead of a scan, a phone can show it and a search engine can find it.

Editors get roles. A contributor drafts, an editor corrects, an approver releases, and the history shows who changed what, so a notice that is ready at noon no longer waits for the one person who knows the website.

Organisations that publish a great deal gain most: county departments, universities and colleges, SACCOs with circulars and rates, professional bodies, newspapers, NGOs with project pages, schools with term dates.`,
  },
  process: {
    heading: 'From a heap of pages to a system',
    steps: [
      {
        title: 'Audit what exists',
        body: 'A crawl lists each page and file with its visits and its age. You mark them keep, rewrite or retire. Expect the last pile to be the tallest.',
        duration: '1 week',
      },
      {
        title: 'Model the content',
        body: 'With two or three of your editors we define the types, such as notice, vacancy, branch, course or rate table, the fields of each, and how they refer to one another.',
        duration: '1–2 weeks',
      },
      {
        title: 'Choose the platform with you',
        body: 'We compare at most three candidates against your model, your hosting and the skills you have in house. You get the reasons for the choice in writing.',
        duration: '3 days',
      },
      {
        title: 'Build editing and templates',
        body: 'The forms come before the public pages. Your editors enter real content in the second week and tell us where a field confuses them.',
        duration: '3–5 weeks',
      },
      {
        title: 'Migrate by script and by hand',
        body: 'Regular material is imported by a script that can be run again. Irregular pages are moved by people. Each page is ticked off in a list.',
        duration: '1–3 weeks',
      },
      {
        title: 'Train, then stand by',
        body: 'Two sessions by role, a short handbook with your own screenshots, and a fortnight in which editors may ring us with questions.',
        duration: '2 weeks',
      },
    ],
    busy: ['both', 'both', 'both', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A content model on paper that outlives whichever software you use',
      'A configured CMS with your types, roles, approval steps and expiry rules',
      'Templates for each type, with print and sharing previews',
      'Migrated content with redirects and a list of what was retired',
      'An editor handbook and two training sessions, recorded',
    ],
    needed: [
      'Two or three editors for half a day a week while the model is made',
      'A decision on who approves what, including who stands in during leave',
      'Access to the old site and its database, or at least its pages',
    ],
    excluded: [
      'Writing or translating the migrated articles',
      'Turning scanned documents into text, beyond an agreed number',
      'Paid plugins, which are bought on your account after you agree',
    ],
  },
  duration:
    'Six to twelve weeks until the new site is live. Two hundred orderly pages take less time than sixty in which everyone has an interest.',
  sections: [
    {
      type: 'comparison',
      heading: 'Choosing the system beneath',
      intro:
        'We have no stake in any of these. WordPress and Drupal carry no licence fee; headless products vary. The work around them is what you pay for.',
      rowHeading: 'What matters to you',
      columns: ['WordPress', 'Drupal', 'Headless CMS', 'Files in a repository'],
      rows: [
        {
          label: 'Fits',
          cells: [
            'News and pages, few types',
            'Many types, many roles',
            'One content, several outlets',
            'Documentation, small stable sites',
          ],
        },
        {
          label: 'Editors feel',
          cells: [
            'At home within an hour',
            'At home after training',
            'Clear forms, separate preview',
            'Technical',
          ],
        },
        {
          label: 'Approvals',
          cells: ['By plugin', 'Built in', 'Built in or paid, by product', 'By review of changes'],
        },
        {
          label: 'Upkeep',
          cells: [
            'Frequent plugin updates',
            'Planned releases',
            'Two parts to maintain',
            'Very little',
          ],
        },
        {
          label: 'Developers in Kenya',
          cells: ['Easy to find', 'Fewer', 'Web developers can learn it', 'Web developers'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Roles, as a county department might set them',
      intro:
        'Permissions follow the work. Each editor has an account of their own, so the history shows who changed a figure.',
      rows: [
        {
          term: 'Contributor',
          detail:
            'Drafts notices and vacancies for one department, without the right to publish or delete.',
        },
        {
          term: 'Department editor',
          detail: 'Corrects, schedules and withdraws the items of that department.',
        },
        {
          term: 'Procurement approver',
          detail: 'Must approve tender notices and addenda before they can appear.',
        },
        {
          term: 'Communications lead',
          detail: 'Arranges the home page and urgent banners; sees all drafts.',
        },
        {
          term: 'Administrator',
          detail:
            'Manages accounts, with two-step sign-in. Two people hold this role, so that one can be away.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'What structure saves on one vacancy',
      body: `Take a college that advertises thirty posts a year. On the old site a vacancy meant a Word file, a scan, an upload, a link on two pages and, with luck, a removal.

As a content type it is one form. The closing date takes it down, the department page lists it unaided, and the archive keeps it for the auditors.`,
      figures: [
        { label: 'Handling per vacancy, before', value: '55 minutes' },
        { label: 'Handling per vacancy, after', value: '12 minutes' },
        { label: 'Pages edited for each, before', value: '3' },
        { label: 'Hours saved in a year', value: '21.5' },
      ],
    },
    {
      type: 'chart',
      heading: 'Handling one vacancy',
      data: {
        form: 'bars',
        unit: 'minutes',
        bars: [
          { label: 'Before', value: 55 },
          { label: 'After', value: 12, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Must we leave the WordPress that we have now?',
      answer:
        'Not necessarily. Custom types, proper roles and fewer plugins often turn an untidy WordPress into a good one. [WordPress or a custom build](/blog/wordpress-or-a-custom-build) lists the signs that you have outgrown it.',
    },
    {
      question: 'Can the site be in English and Kiswahili?',
      answer:
        'Yes, with each item linked to its translation. You choose what appears when a translation is missing: the other language with a note, or nothing. Interface words such as "Read more" and date formats are translated too.',
    },
    {
      question: 'How do you stop editors from breaking the layout?',
      answer:
        'By giving them fields and a small set of blocks rather than a blank canvas. They choose "table of rates" and fill it in; colours and spacing are not theirs to set, and they need not think about them.',
    },
    {
      question: 'Can we publish PDFs?',
      answer:
        'For signed documents, yes, with a text summary on the page so that people on phones know what is inside. Forms and notices belong on the page itself.',
    },
    {
      question: 'Who keeps the system updated?',
      answer:
        'Your own staff can, with our written routine. Otherwise [maintenance and support](/services/web-development/maintenance-support) covers it, from security releases to restored drafts.',
    },
  ],
  related: [
    '/services/development-services/website-development/website-design/wordpress',
    '/industries/public-sector',
    '/industries/education',
    '/services/web-development/custom-design',
  ],
  twin: {
    path: '/services/development-services/website-development/website-design/wordpress',
    difference:
      'This page is for organisations that publish every week: the content is modelled first, the platform is chosen after that, and roles and approvals are part of it. For an ordinary site in WordPress, built once and handed over, take WordPress website design.',
  },
} satisfies Copy<'service'>;
