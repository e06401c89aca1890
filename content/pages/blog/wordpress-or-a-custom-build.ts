import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'WordPress or a custom build',
  summary:
    'Five strict questions, a three-year cost table and a health check for your present site.',
  description:
    'WordPress or a custom website? Sort visitor tasks, compare three years of costs, inspect the site you have with WP-CLI and settle it with five strict questions.',
  lead: 'The choice depends on what visitors do on the site and on who will maintain it. This article has the costs and checks for WordPress and for a custom build.',
  published: '2026-11-21',
  order: 3,
  updated: '2026-11-29',
  revision: 'weekly updates may also be done by your own staff',
  emblem: 'puzzle',
  drawing: {
    caption: 'A hotel site in two halves',
    parts: [
      {
        type: 'window',
        title: 'Pages in WordPress',
        state: 'your staff write them',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Easter offer', value: 'today', mark: 'done' },
              { text: 'Menu of the week', value: 'Monday', mark: 'done' },
              { text: 'Plugins to update', value: '3', mark: 'open' },
            ],
          },
        ],
      },
      {
        type: 'window',
        title: 'Booking, built for you',
        state: 'the same header',
        blocks: [
          {
            type: 'table',
            columns: ['Room', 'Free', 'A night'],
            rows: [
              { cells: ['Garden double', '4', '9,500'], mark: 'done' },
              { cells: ['Sea view', '1', '14,000'], mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  tags: ['Web', 'Procurement'],
  body: `Suppose you have two quotations. One proposes WordPress with a theme and eleven plugins, the other a site written for you. The first is cheaper today, but which is cheaper in year three? It depends on what the site must do, who edits it and who repairs it. You can work it out in an hour.

## Start with what visitors do

Write down what a visitor does on the site. Then see where most entries fall.

| The visitor… | Leans towards |
|---|---|
| reads, finds an address, downloads a form | WordPress |
| reads in English, Kiswahili and a third language | Either. Test the translation workflow first |
| buys from a catalogue of ordinary goods | WordPress with WooCommerce |
| books a room against live availability in another system | Custom, or a booking product embedded in WordPress |
| signs in to see their own fees, claims or shipments | Custom |
| fills in a form whose answer depends on rules | Custom |
| does any of the above on a phone with a poor signal, all day | Custom |

A content management system is made for reading. Once visitors have accounts and see different things, you are building software. Eleven plugins are software too, from eleven authors, and nobody tests them together.

## Count what you will pay for

Ask both bidders to fill in this table for three years. Leave the prices out at first. The answers show how the offers differ.

| Cost | WordPress | Custom build |
|---|---|---|
| Design and first build | Lower, if a theme fits | Higher |
| Paid plugin licences | Yearly, each with its own renewal | None, or a few services |
| Security and version updates | Weekly, must be tested | Monthly, fewer parts |
| Hosting | Ordinary, but needs PHP, a database and caching | Anything from static files to an application server |
| Adding a page | An editor does it | An editor does it, if a CMS was included |
| Adding a function | Cheap if a plugin exists, expensive if one must be changed | Predictable |
| Changing supplier | Many people know it | Needs the source code, documentation and tests |
| Leaving | Export the database and the uploads | Depends on the contract: see below |

Read two lines first: updates and changing supplier. If nobody maintains the site, WordPress is the more dangerous of the two: a hole in a plugin becomes known to everyone at once. A custom site without documentation is harder to hand to a new developer.

## Look at what you have before you replace it

If you already run WordPress, an hour with WP-CLI shows whether to replace it or only to maintain it. These commands only read, apart from the export, which writes one file:

\`\`\`bash
wp core version
wp core verify-checksums
wp plugin verify-checksums --all
wp plugin list --fields=name,status,version,update
wp theme list --fields=name,status,version,update
wp user list --role=administrator --fields=user_login,user_email,user_registered
wp db size --tables --human-readable
wp db export before-we-decide.sql
\`\`\`

Read the output like this:

1. **Checksums differ in core.** WordPress itself was edited, by a developer or by an intruder. Find out which before you do anything else.
2. **Plugin checksums that cannot be checked** belong to paid or private plugins. List who sold them and when each licence ends.
3. **Two active plugins for the same job,** or one that nobody can explain, is work at each update.
4. **Administrators you do not recognise.** Remove them today.
5. **A large \`options\` or log table** is a common and cheap cause of slowness.

If core is clean, updates are recent and the complaint is only that it looks old, a redesign in WordPress is the sensible purchase. [Website Maintenance](/services/web-development/maintenance-support) may be enough.

## Five questions that settle it

Answer yes or no. Be strict.

1. Will a person in your office publish at least twice a month?
2. Is there, for every function, a plugin that is maintained, widely used and does only that job?
3. Is the site free of personal data beyond a contact form?
4. Would a visitor forgive a page that takes three seconds?
5. Will somebody update it every week, your own staff or a firm that you pay by the month?

Five yeses: WordPress. Three or four: WordPress, with the missing function on a separate subdomain. Two or fewer: a custom build, perhaps with a headless CMS, so that editors can work comfortably.

If the answer to the fifth question is no, that decides. Without weekly updates, choose a static site with a small editor: it has no plugins and no database to attack.

## Use both

A hotel, for example, wants its own staff to change menus and offers, and guests to see real availability. Build the pages in WordPress and the booking part as a separate application with its own address. Both share a header and a colour. Each can then be updated, moved or replaced without the other. The same split works for a school that publishes news and shows fee balances to parents, or a clearing firm with articles and a document portal.

Keep one rule: no page builder plugin ever touches customer data, and the application never depends on the theme.

## Write these into the contract either way

- The domain, hosting account and any plugin licences are bought in your organisation’s name.
- You receive the source code, or the full database and uploads, at each payment stage.
- A written list of every third-party part, its licence, its cost and its renewal month.
- Page weight and speed targets, measured on a mid-range phone. [Our post on mobile data](/blog/a-website-that-loads-on-mobile-data) has numbers you can copy.
- Who applies security updates, within how many days, and who tests afterwards.
- A training session for editors, recorded.
- What happens at the end: format of the export, and help for the next supplier.

## Left: what visitors do. Right: five answers

On the left of a sheet, write what visitors do. On the right, write the five answers. If visitors mostly read and most answers are yes, ask for a [WordPress site](/services/development-services/website-development/website-design/wordpress) and spend what you save on photographs and text. If the left side says “sign in”, “calculate” or “approve”, ask for one of our [Customer Portals](/services/web-development/web-applications) and spend the money on tests. Attach the sheet to your request, and you will receive quotations for the same thing.`,
  figures: [
    {
      under: 'Use both',
      figure: {
        type: 'systems',
        heading: 'A hotel site in two halves',
        main: 'Pages in WordPress',
        systems: [
          { name: 'Editors', row: 1, column: 2 },
          { name: 'Pages in WordPress', row: 2, column: 2 },
          { name: 'Booking', row: 3, column: 2 },
          { name: 'Rooms system', row: 4, column: 2 },
        ],
        links: [
          { from: 'Editors', to: 'Pages in WordPress', carries: 'Menus and offers' },
          {
            from: 'Pages in WordPress',
            to: 'Booking',
            carries: 'A link: same header, other address',
          },
          { from: 'Booking', to: 'Rooms system', carries: 'Real availability', both: true },
        ],
      },
    },
  ],
  sources: [
    {
      fact: 'wp core verify-checksums compares the files of WordPress with the checksums that WordPress.org publishes.',
      reference: 'WordPress.org, WP-CLI commands, wp core verify-checksums',
      url: 'https://developer.wordpress.org/cli/commands/core/verify-checksums/',
      checked: '2026-11-27',
    },
    {
      fact: 'wp plugin verify-checksums compares the files of plugins with the checksums that WordPress.org publishes.',
      reference: 'WordPress.org, WP-CLI commands, wp plugin verify-checksums',
      url: 'https://developer.wordpress.org/cli/commands/plugin/verify-checksums/',
      checked: '2026-11-27',
    },
  ],
  related: [],
} satisfies Copy<'post'>;
