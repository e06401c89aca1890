import type { Copy } from '@/content/schema';

export default {
  heading: 'WordPress website design and build',
  summary: 'A WordPress site your staff can edit, with few plugins and tested updates.',
  description:
    'WordPress design in Kenya: a custom block theme, a short plugin list, staff training, tested updates and hosting in your name. What you get and what we need.',
  lead: 'Let your own staff change opening hours and publish tender notices without calling a developer. You get a WordPress site with a theme written for it and few plugins, and we train two of your editors.',
  updated: '2026-11-22',
  glance: {
    audience: 'Schools, churches, NGOs, hotels and county departments that publish often',
    time: '4 to 7 weeks for up to thirty pages',
    price: {
      measure: 'fixed price',
      note: 'Hosting and paid plugin licences go to their sellers',
      from: 'not yet',
    },
    start: 'A list of what you publish more than once, such as events, rooms or staff',
    needs: 'Final text for ten pages, a vector logo, usable photographs and two editors to train',
  },
  sources: [
    {
      fact: 'WordPress is free software under the GNU General Public Licence, version 2 or later.',
      reference: 'WordPress.org, About: License',
      url: 'https://wordpress.org/about/license/',
      checked: '2026-11-22',
    },
  ],
  twin: {
    path: '/services/web-development/cms-development',
    difference:
      'This page is a WordPress site as a one-off project: theme, content, training, handover. The other is for content systems of any make, where editing has to fit approvals, languages or other systems.',
  },
  situation: {
    heading: 'A site that your own office can run',
    body: `WordPress suits organisations that publish: schools, churches, NGOs, hotels with a separate booking engine, professional firms, county departments. The software is plain, well documented and known to thousands of developers here. That is its best quality, because you are never tied to us.

Its bad name comes from how it is often set up: a marketplace theme with a slider and two page builders, thirty-one plugins, and a licence in the previous developer’s name. Each update breaks something, so updates stop, and one day the contact form sends casino advertisements. We build for the opposite case. The theme does what your pages need, six to nine plugins do the rest, and updates are tried on a copy first.

It is a poor fit for anything that behaves like software. If visitors should sign in and work with their own records, have a look at [web applications](/services/web-development/web-applications).`,
  },
  process: {
    heading: 'Building a site that survives its updates',
    steps: [
      {
        title: 'Content model',
        body: 'List what you publish more than once: events, staff, downloads, rooms, programmes. Each becomes a form with fields, so an editor fills in a date instead of drawing one.',
        duration: '2–3 days',
      },
      {
        title: 'Block theme',
        body: 'We write a theme for your design with the native editor. Colours and spacing are set once; editors pick blocks and cannot paste purple text from a Word file.',
        duration: '2 weeks',
      },
      {
        title: 'Plugins, kept few',
        body: 'Each candidate answers three questions: who maintains it, when was it last updated, what happens if it disappears? A finished site normally has six to nine.',
        duration: '2–3 days',
      },
      {
        title: 'Hardening',
        body: 'Two-step sign-in (a code besides the password) for administrators, file editing from the dashboard switched off, sign-in attempts limited, backups held outside the web server.',
        duration: '2 days',
      },
      {
        title: 'Editor training',
        body: 'Two sessions with your real tasks on the staging copy, and a printed guide with your own screens in it.',
        duration: '2 half days',
      },
      {
        title: 'Go live',
        body: 'Move, check redirects, submit the site map to search engines, and run the first update together with your editor.',
        duration: '1–2 days',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A block theme written for you, with its source in a repository you own',
      'A staging copy for trying updates before the public site gets them',
      'Editor and administrator accounts with roles that match your office',
      'A list of every plugin with its purpose, its maker and its licence',
      'The printed guide for editors',
    ],
    needed: [
      'Final text for the first ten pages before the theme is finished',
      'Your logo as a vector file, and photographs you have the right to use',
      'Two named editors who attend both training sessions',
    ],
    excluded: [
      'Paid plugin licences and hosting, billed to you by their sellers',
      'Writing news items after launch',
      'Online payment, which belongs to the shop build',
    ],
  },
  duration:
    'Four to seven weeks for up to thirty pages. Moving a few hundred old posts adds one to two weeks of cleaning.',
  sections: [
    {
      type: 'comparison',
      heading: 'Marketplace theme or one of your own',
      intro:
        'If the budget calls for a marketplace theme, we will set one up. The table shows what you trade.',
      rowHeading: 'Aspect',
      columns: ['Bought theme', 'Theme written for you'],
      rows: [
        { label: 'First version', cells: ['Days', 'Weeks'] },
        {
          label: 'Code sent to a phone',
          cells: ['Everything the theme can do', 'What your pages use'],
        },
        {
          label: 'An editor’s freedom',
          cells: ['Total, with the mess that follows', 'Within your blocks'],
        },
        { label: 'When the maker stops', cells: ['Redesign', 'Any WordPress developer continues'] },
      ],
    },
    {
      type: 'statement',
      heading: 'The monthly hour',
      body: `A WordPress site needs about an hour of care a month: apply updates on staging, look at eight pages, submit each form, copy the update to the live site, check that last night’s backup opens. Put a name against that hour in your own office, or buy it from us as [maintenance and support](/services/web-development/maintenance-support).

Automatic updates for minor security releases stay on in both cases.`,
    },
  ],
  questions: [
    {
      question: 'Can you rescue our present site instead of rebuilding it?',
      answer:
        'Send us a backup. We clean it on an isolated server, compare the core files with the originals and report what was changed. If fewer than half the plugins can stay, a rebuild is usually cheaper.',
    },
    {
      question: 'Do we have to pay for WordPress?',
      answer:
        'No. It is free software under the GPL. You pay for hosting, the domain, any premium plugins and our work.',
    },
    {
      question: 'Is it safe enough for a public institution?',
      answer:
        'Yes, when updates are applied and administrators use two-step sign-in. Break-ins mostly come through abandoned plugins and shared passwords, so we design both out.',
    },
    {
      question: 'Can pages load quickly on 3G?',
      answer:
        'With page caching, compressed images and a theme without a builder, yes. We agree a weight limit for the home page and test it on a real handset.',
    },
    {
      question: 'What if we want to sell a few items later?',
      answer:
        'WooCommerce can be added to the same site. Beyond some dozens of products, start from the [shop site](/services/development-services/website-development/website-design/ecommerce-website) instead, because stock and tax shape the design.',
    },
  ],
  related: [
    '/services/web-development/cms-development',
    '/services/web-development/hosting-domains',
    '/services/web-development/maintenance-support',
    '/blog/wordpress-or-a-custom-build',
  ],
} satisfies Copy<'service'>;
