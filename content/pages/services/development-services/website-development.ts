import type { Copy } from '@/content/schema';

export default {
  heading: 'Website development as a one-off project',
  summary: 'A complete public site, from outline to launch day, for an agreed price.',
  description:
    'A new website for a Kenyan organisation, delivered as one project: content outline, design, build, testing on cheap phones and a launch that keeps your old links.',
  lead: 'Replace your website, or get a first one, for an agreed price and by an agreed day. Your e-mail keeps running during the move, and the links that others have to your old pages still work.',
  updated: '2026-11-22',
  situation: {
    heading: 'A website as one project, with an end',
    body: `This project suits an organisation that needs a new site once and will look after it with its own staff. You agree a price for a list of pages, the site is built and tested, and your editors take over on launch day. If you want a team that keeps developing the site afterwards, read [web development](/services/web-development) instead, where each kind of work is bought on its own and can continue by the month.

Replacing a site sounds like a design job, but the delays come from elsewhere. The text is still to be written, the photographs belong to a photographer, the mailboxes are on the same server, the domain renews on a former employee’s card, and forty other sites link to pages that are about to vanish. A plan that starts with colours finds all of this in the last week.

Ours starts with a list of what exists: every page, every form, every mailbox, the registrar and the person who can sign in there.`,
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
      intro:
        'This is the plan for a site of about fifteen pages. It stretches mostly because text arrives late.',
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
          body: 'Home and one inner page first, with your real words in them. Once you have approved those, the others follow in the same style.',
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
            'Each one is submitted and traced to an inbox that a named person reads. Spam is filtered without giving visitors a puzzle to solve.',
        },
        {
          term: 'Old links',
          detail: 'The exported list is replayed. Every entry on it must lead to a page.',
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
        'You can run it yourself with the handover notes, or take [maintenance and support](/services/web-development/maintenance-support) by the month. The project price contains neither, so the choice stays open.',
    },
  ],
  related: [
    '/services/web-development/custom-design',
    '/services/web-development/maintenance-support',
    '/blog/a-website-that-loads-on-mobile-data',
  ],
} satisfies Copy<'group'>;
