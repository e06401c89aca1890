import { commitments } from '@/content/company/commitments';
import { furtherPrices, prices } from '@/content/prices/prices';
import { websiteYear } from '@/content/prices/website-year';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { standIn } from '@/content/values/company-value';
import { amountInWords, priceInWords } from '@/content/values/price';

const portal = '/services/web-development/web-applications';
const shop = '/services/development-services/website-development/website-design/ecommerce-website';

export default {
  shape: 'buy',
  heading: 'WordPress websites for your own editors',
  summary: 'A WordPress site your staff can edit, with few plugins and tested updates.',
  description:
    'WordPress website design in Kenya: a bought theme or one written for you, few plugins, staff training and your own hosting, for schools, churches and NGOs.',
  lead: 'You get a WordPress site of up to 30 pages that your office can change without calling us. Choose a bought theme or one written for you.',
  updated: '2026-11-29',
  emblem: 'puzzle',
  drawing: {
    caption: 'The editor of a page',
    parts: [
      {
        type: 'window',
        title: 'Edit page',
        state: 'Opening hours',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'Title', value: 'Opening hours' },
              { label: 'Saturday', value: '09:00 to 13:00' },
            ],
          },
          { type: 'buttons', items: ['Publish', 'Preview'] },
        ],
      },
      {
        type: 'rack',
        title: 'Plugins, all of them',
        units: [
          { label: 'Forms', note: 'updated', mark: 'done' },
          { label: 'Backup', note: 'last night', mark: 'done' },
          { label: 'Search', note: 'updated', mark: 'done' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms, schools, churches and NGOs that change their own pages',
    time: { from: 4, to: 7, unit: 'weeks', note: 'for up to 30 pages' },
    price: prices['/services/development-services/website-development/website-design/wordpress'],
    start: 'A list of what you publish often, such as events, rooms or staff',
    needs: 'Final text for ten pages, a vector logo, photographs and two editors to train',
  },
  similar: {
    path: '/services/web-development/cms-development',
    asks: 'Must a second person approve?',
  },
  plans: {
    heading: 'Bought theme or your own?',
    intro: `Both have up to 30 pages and two trained editors. WordPress itself is free.`,
    options: [
      {
        name: 'Bought theme',
        suits: 'A small budget',
        amount: standIn(120_000),
        includes: [
          `You buy its licence from the author, an estimated ${amountInWords(furtherPrices.theme.from)} once, and we set it up`,
          'Phones download every feature of the theme, used or not',
          'If its author stops, you need a new design',
        ],
      },
      {
        name: 'Theme written for you',
        suits: 'Fees, events or rooms that change often',
        amount: standIn(280_000),
        includes: [
          'Each thing you publish often is a form with fields',
          'Phones load only what your pages use',
          'Any WordPress developer can continue it',
        ],
      },
    ],
  },
  process: {
    heading: 'What happens until launch',
    body: `1. You list the pages, and what changes on them every term or month. Each of these gets its own form.
2. The theme is set up or written. Administrators get two-step sign-in, copies are kept elsewhere, and every plugin has a known author and a recent update.
3. You enter the text, and we help. The launch waits for this step, so have your first ten pages written before we start.
4. Your editors practise on their own tasks, and old addresses lead to the new pages.`,
  },
  scope: {
    excluded: [
      'Hosting and paid plugins',
      'News after the launch',
      `Online payment. A [shop](${shop}) takes it for goods, tickets or gifts, ${priceInWords(prices[shop])}, and a [customer portal](${portal}) for each person’s own bill, ${priceInWords(prices[portal])}`,
    ],
  },
  sections: [
    {
      type: 'statement',
      heading: 'How a school changes its fees page',
      body: 'In a theme written for it, fees, term dates, staff and notices are four forms. The secretary fills in a form, and the layout takes care of the rest.',
    },
  ],
  questions: [
    {
      question: 'What does the site cost after the launch?',
      answer: `You pay ${websiteYear.onOtherHost} a year with ${site.salesTax.name}, or ${websiteYear.onHapaCloud} on Hapa Cloud Hosting: domain, host and updates. [Website Maintenance](/services/web-development/maintenance-support#what-a-website-costs-after-the-launch) has the bill. A person in your office can do the weekly updates instead, with our checklist. Defects in what we built are corrected ${commitments.defectsCorrected.phrase}.`,
    },
    {
      question: 'Can you rescue the WordPress site we have?',
      answer: `Send us a copy. For ${amountInWords(furtherPrices.day.from)}, before ${site.salesTax.name}, we compare it with the original files and report what can be kept. You then choose repair or a new site.`,
    },
    {
      question: 'When should we not take WordPress?',
      answer:
        'If visitors sign in to their own records, see [Customer Portals](/services/web-development/web-applications). If you sell goods, see [Fixed-Price Shop](/services/development-services/website-development/website-design/ecommerce-website).',
    },
  ],
  related: ['/blog/wordpress-or-a-custom-build'],
  ask: {
    heading: 'Get a price from a list of pages',
    body: 'A photo of a handwritten one is enough.',
  },
  sources: [
    {
      fact: 'WordPress is free software under the GNU General Public Licence, version 2 or later.',
      reference: 'WordPress.org, About: License',
      url: 'https://wordpress.org/about/license/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
