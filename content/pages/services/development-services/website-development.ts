import type { Copy } from '@/content/schema';

export default {
  heading: 'Website development as a one-off project',
  summary: 'A complete public site, from outline to launch day, for an agreed price.',
  description:
    'A new website for a Kenyan organisation, delivered as one project: content outline, design, build, testing on cheap phones and a launch that keeps your old links.',
  lead: 'Ten pages or two hundred, the job is the same: decide what visitors came for, build that, test it on the phones they carry, and go live without losing your e-mail or your place in Google.',
  updated: '2026-10-06',
  situation: {
    heading: 'The old site embarrasses you, or there is none',
    body: `The person who built it has moved on. The domain renews on somebody’s personal card. The address on the contact page is two offices ago, and it takes nine seconds to open on a bundle in Likoni.

Replacing it sounds like a design job. Most of the trouble lies elsewhere: nobody has written the text, the photographs belong to a photographer, the mailboxes hang on the same server, and forty other sites link to pages that are about to vanish. A project plan that starts with colours finds all of this in the last week.

Ours starts with a list of what exists: every page, every form, every mailbox, the registrar and who can sign in there.`,
  },
  choice: {
    heading: 'Where the design work is described',
    intro:
      'Development and design are bought together here, so there is one page to read next. It splits by what the site must do: publish, or sell.',
    options: [
      {
        path: '/services/development-services/website-development/website-design',
        when: 'You are ready to talk about page layouts, who edits the site, and whether it takes orders.',
        outcome:
          'A choice between a WordPress site you edit and a shop site built to take payment.',
      },
    ],
  },
  sections: [
    {
      type: 'process',
      heading: 'Six weeks in outline',
      intro: 'This is the plan for a site of about fifteen pages. Late text is what stretches it.',
      steps: [
        {
          title: 'Audit what you have',
          body: 'Crawl the present site, export the links that bring visitors, check DNS and mail records, and confirm the domain is registered to you.',
          duration: 'Week 1',
        },
        {
          title: 'Agree the outline',
          body: 'A page list with one purpose each. For every page: who lands there, what they ask, and the one thing they should do next.',
          duration: 'Week 1',
        },
        {
          title: 'Design two templates, then the rest',
          body: 'Home and one inner page first, with your real words in them. The others follow once those are approved.',
          duration: 'Weeks 2–3',
        },
        {
          title: 'Build and load the content',
          body: 'Pages, forms, search, cookie notice where one is needed, and analytics that respects the privacy statement.',
          duration: 'Weeks 3–5',
        },
        {
          title: 'Test on real devices',
          body: 'An entry-level Android on a slow connection, an iPhone, a laptop, a screen reader, and your oldest office PC.',
          duration: 'Week 5',
        },
        {
          title: 'Switch over',
          body: 'Redirect each old address to its new one, move only the web records so that mail is untouched, and watch the logs for missing pages.',
          duration: 'Week 6',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'What we measure before launch',
      rows: [
        {
          term: 'Weight of the first page',
          detail:
            'A budget in kilobytes agreed in the outline, because your visitors pay for the data.',
        },
        {
          term: 'Keyboard and screen reader',
          detail: 'Every menu and form works without a mouse; images that carry meaning have text.',
        },
        {
          term: 'Forms',
          detail:
            'Each one is submitted and traced to an inbox that a named person reads. Spam is filtered without a puzzle.',
        },
        {
          term: 'Old links',
          detail: 'The exported list is replayed. Nothing on it may end in a not-found page.',
        },
        {
          term: 'Recovery',
          detail: 'One full restore from backup to an empty server, timed and written down.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Will our e-mail stop when the site moves?',
      answer:
        'It should not. Web and mail records are separate, and we change only the first. If your mailboxes live on the old web server, moving them is a small project of its own, done before the launch.',
    },
    {
      question: 'Who writes the text?',
      answer:
        'You know the facts; we know how people read on a phone. We interview one person per section, draft the pages, and you correct them. If you would rather write, we send a guide and a deadline for each page.',
    },
    {
      question: 'Do we need hosting in Kenya?',
      answer:
        'Rarely for speed, sometimes for policy. [Hosting and domains](/services/web-development/hosting-domains) explains the choice and who holds the account.',
    },
    {
      question: 'What happens after launch?',
      answer:
        'You can run it yourself with the handover notes, or take [maintenance and support](/services/web-development/maintenance-support) by the month. Neither is assumed in the project price.',
    },
  ],
  related: [
    '/services/web-development/custom-design',
    '/services/web-development/maintenance-support',
    '/blog/a-website-that-loads-on-mobile-data',
  ],
} satisfies Copy<'group'>;
