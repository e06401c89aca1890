import type { Copy } from '@/content/schema';

export default {
  heading: 'WordPress website design and build',
  summary: 'A WordPress site your staff can edit, with few plugins and tested updates.',
  description:
    'WordPress design in Kenya: a custom block theme, a short plugin list, staff training, tested updates and hosting in your name. What you get and what we need.',
  lead: 'Your office manager changes the opening hours, adds a vacancy and publishes a tender notice without calling anyone. We design the theme, lock what should stay put, and teach the people who edit.',
  updated: '2026-11-03',
  sources: [
    {
      fact: 'WordPress is free software under the GNU General Public Licence, version 2 or later.',
      reference: 'WordPress.org, About: License',
      url: 'https://wordpress.org/about/license/',
      checked: 'not yet',
    },
  ],
  situation: {
    heading: 'Thirty-one plugins and a password nobody has',
    body: `The usual WordPress site arrives from a marketplace theme. It came with a slider, two page builders and a licence in the previous developer’s name. Each update breaks something, so updates stopped. Then the contact form began to send casino advertisements.

None of that is WordPress’s fault. The software itself is plain, well documented and known to thousands of developers here, which is its best quality: you are never tied to us.

It suits organisations that publish: schools, churches, NGOs, hotels with a separate booking engine, professional firms, county departments. It suits less well anything that behaves like software. If visitors should sign in and work with their own records, have a look at [web applications](/services/web-development/web-applications).`,
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
        body: 'Each candidate answers three questions: who maintains it, when was it last updated, what happens if it disappears? Six to nine is normal.',
        duration: '2–3 days',
      },
      {
        title: 'Hardening',
        body: 'Two-factor sign-in for administrators, file editing from the dashboard switched off, login attempts limited, backups held outside the web server.',
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
      intro: 'We will set up a marketplace theme if the budget says so. Know what you trade.',
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
        'Yes, when updates are applied and administrators use a second factor. Break-ins mostly come through abandoned plugins and shared passwords, so we design both out.',
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
