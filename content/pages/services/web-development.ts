import type { Copy } from '@/content/schema';

export default {
  heading: 'Web development for businesses in Kenya',
  summary: 'Company sites, shops, portals, hosting and the upkeep that follows launch.',
  description:
    'Web development in Mombasa and across Kenya: custom design, CMS sites, online shops with M-Pesa, portals, hosting, maintenance and search, and how to choose.',
  lead: 'Web services for organisations that need a site built or kept up to date. There are seven, from the first drawing to upkeep, and you can take them one at a time.',
  updated: '2026-11-22',
  situation: {
    heading: 'Some services make a site, others keep it useful',
    body: `You can order a designed company site and look after it yourself. You can also hand us a site that others built and ask only for updates, hosting or search. In each case the domain, the accounts and the code are in your name.

A prettier front page alone seldom changes much. Behind it a platform has to be chosen, the words written, the domain renewed on time, break-ins watched for, and visitors counted until they turn into orders. Where one of these is missing, you notice it elsewhere: the prices are two years old, a page takes twelve seconds to open on a phone in Likoni, and customers ask on WhatsApp because that is quicker.

If there is no site at all so far, only a Facebook page, a company site is usually the first step, because a buyer in Kigali or a tender committee looks for one before they call.`,
  },
  choice: {
    heading: 'Which of the seven do you need?',
    intro:
      'Two of them make a new site, two make something that visitors operate, and three keep an existing site healthy. If your site is sound and only neglected, begin with the last three.',
    options: [
      {
        path: '/services/web-development/custom-design',
        when: 'The look and the message must be your own: a hotel, a school, an architect, a firm that competes on trust.',
        outcome: 'A designed, fast site with a style guide you can reuse in print.',
      },
      {
        path: '/services/web-development/cms-development',
        when: 'Your staff publish often: news, tenders, fixtures, vacancies, courses, in one language or several.',
        outcome: 'An editing system with roles and approvals that your team runs alone.',
      },
      {
        path: '/services/web-development/ecommerce',
        when: 'You want orders and payment online, every day, with stock and delivery behind them.',
        outcome: 'A working shop, its payment reconciliation and monthly care for it.',
      },
      {
        path: '/services/web-development/web-applications',
        when: 'Visitors should do something after signing in: book, apply, track, download, renew.',
        outcome: 'A portal or booking tool that belongs to your website.',
      },
      {
        path: '/services/web-development/hosting-domains',
        when: 'You are unsure who owns the domain, mail lands in spam, or the host is slow and silent.',
        outcome: 'Domains in your name, clean DNS and a host that fits the traffic.',
      },
      {
        path: '/services/web-development/maintenance-support',
        when: 'The site works today, and its upkeep is on no job description.',
        outcome: 'Updates, backups, fixes and small changes on a monthly plan.',
      },
      {
        path: '/services/web-development/seo-digital-marketing',
        when: 'The site is fine but the right people do not find it, or find it and leave.',
        outcome: 'Measured search and advertising work with a report on enquiries.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Four kinds of site, side by side',
      intro: 'Planning figures for a typical size. A proposal for your own site replaces them.',
      rowHeading: 'Aspect',
      columns: ['Company site', 'Editorial site', 'Shop', 'Portal'],
      rows: [
        {
          label: 'First version live',
          cells: ['7–11 weeks', '6–12 weeks', '8–14 weeks', '9–16 weeks'],
        },
        {
          label: 'What delays it most',
          cells: [
            'Text and photographs',
            'Agreeing who may publish',
            'Product data and payment approvals',
            'Rules that exist only in heads',
          ],
        },
        {
          label: 'Your effort after launch',
          cells: [
            'An hour a month',
            'Part of an editor’s job',
            'Daily, by the sales desk',
            'Set by the process it serves',
          ],
        },
        {
          label: 'What it costs to neglect',
          cells: [
            'It looks abandoned',
            'Stale notices mislead people',
            'Paid orders go unserved',
            'People return to phoning you',
          ],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Built for a phone on bundles',
      body: `We set a weight limit for each page before design starts, and test on an inexpensive Android phone over a throttled connection. A visitor who pays by the megabyte should see your prices before the bundle notices.

That choice shapes the rest. Fonts are few, video waits for a tap, photographs are sized for the screen that asks, and forms survive a dropped connection. The article on [a website that loads on mobile data](/blog/a-website-that-loads-on-mobile-data) shows the method with numbers.`,
    },
    {
      type: 'specification',
      heading: 'What every web project of ours includes',
      rows: [
        {
          term: 'Accessibility',
          detail: 'Checked against WCAG 2.2 level AA, by tool and by keyboard, before acceptance.',
        },
        {
          term: 'Privacy',
          detail:
            'Forms collect what they need, say why, and store it where the privacy notice says.',
        },
        {
          term: 'Measurement',
          detail:
            'Two or three goals, such as a sent form or a tapped phone number, counted from launch day.',
        },
        {
          term: 'Handover',
          detail:
            'A recorded walkthrough, the repository and an account list, with your name against each account.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'How much does a website cost?',
      answer:
        'That depends on what the website has to do, so the page of each service names its measure. A site, a shop or a portal has a fixed price for a written scope; maintenance and marketing cost an amount each month. [How we work](/company/about-us/how-we-work) explains how a price comes about.',
    },
    {
      question: 'Should we repair the old site or replace it?',
      answer:
        'Repair it if the platform still receives updates and the structure suits you; a redesign of the main templates may be enough. Replace it if the builder has closed, the code cannot be updated, or every change needs a developer. The first review answers this in writing.',
    },
    {
      question: 'We have a specification already. Is this the right section?',
      answer:
        'If it is complete and you want a price for exactly that, use [website development](/services/development-services/website-development), where we build to a fixed scope. The services on this page suit you when the content, search and upkeep are part of the question.',
    },
    {
      question: 'Do we need an app as well?',
      answer:
        'Usually not at first. A good mobile site reaches everyone with a link and needs no installation. An app earns its place with repeat use, offline work or notifications; [mobile apps](/services/software-solutions/mobile-apps) explains the threshold.',
    },
    {
      question: 'Who writes the words?',
      answer:
        'You know the business, so you speak and we write. An hour of interview for each main page gives us a draft that you correct. Kiswahili and English versions are planned as two texts, since a literal translation reads badly in both directions.',
    },
  ],
  related: [
    '/services/development-services/website-development',
    '/services/business-and-qa/cybersecurity/web-and-digital-security',
    '/blog/wordpress-or-a-custom-build',
    '/industries/small-and-medium-enterprises',
  ],
  sources: [
    {
      fact: 'WCAG 2.2 is a W3C Recommendation with conformance levels A, AA and AAA.',
      reference: 'W3C, Web Content Accessibility Guidelines (WCAG) 2.2',
      url: 'https://www.w3.org/TR/WCAG22/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'group'>;
