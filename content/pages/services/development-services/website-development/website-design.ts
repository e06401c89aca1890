import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Website design: an editable site or a shop',
  summary: 'Page design and build, with WordPress for publishing or a shop for selling.',
  description:
    'Website design for Kenyan organisations: how layouts are drawn and approved, what you hand over, and whether a WordPress site or an online shop fits your purpose.',
  lead: 'Get the pages of your new site designed and tested with visitors, then built as a site you edit or as a shop that takes payment. You approve each stage before the next begins.',
  updated: '2026-11-22',
  situation: {
    heading: 'Design that starts with five visitors',
    body: `Before drawing anything we spend an afternoon with five people of the kind you serve. Each tries to do one task on your present site, or on a competitor’s: a guest looks for the room rate, a parent for the fee structure, a buyer for the price and the telephone number. You get the notes, and they settle most arguments about sliders and videos, because they show what visitors came for and where they gave up.

After that, design is a series of choices in a fixed order: words, then structure, then type and colour, then pictures. You approve each of these before work on the next begins, which keeps the opinion of a late committee member from undoing a month’s work.

This is design for sites of a familiar kind, bought together with the build. If people choose you on judgement and trust, as they do a hotel or a law firm, [custom design](/services/web-development/custom-design) spends longer with your customers and draws the site from what they ask.`,
  },
  choice: {
    heading: 'Publish or sell?',
    intro:
      'Both are designed the same way. They differ in what happens behind the button, and so in the software, the testing and the people you need afterwards.',
    options: [
      {
        path: '/services/development-services/website-development/website-design/wordpress',
        when: 'You publish pages, news, vacancies or tenders, and non-technical staff must change them.',
        outcome: 'A WordPress site with editing blocks that cannot break the layout.',
      },
      {
        path: '/services/development-services/website-development/website-design/ecommerce-website',
        when: 'Visitors choose a product, pay by M-Pesa or card, and expect a delivery or a pick-up time.',
        outcome: 'A shop site, designed and built once, handed to your own team to run.',
      },
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'What the design package consists of',
      rows: [
        {
          term: 'Task notes',
          detail: 'What five visitors tried, where they stopped, in their words.',
        },
        {
          term: 'Page map',
          detail: 'Every page with its single purpose and the link that leads to it.',
        },
        {
          term: 'Wireframes',
          detail:
            'Grey layouts with real headings. Filler Latin is left out, since it hides long Kiswahili and English words.',
        },
        {
          term: 'Visual design',
          detail:
            'Two directions for one page; you choose one. Then the remaining templates, at phone and desktop widths.',
        },
        {
          term: 'Component sheet',
          detail:
            'Buttons, forms, tables, notices and errors, each with its contrast ratio, for whoever extends the site later.',
        },
        {
          term: 'Source files',
          detail: 'The design document and exported logos, in your own account.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Pictures of your own place',
      body: `Stock photographs of smiling strangers say nothing about your ward, your kitchen or your showroom. One day with a local photographer, a shot list from us and permission slips from the staff who appear is usually enough for a site of twenty pages.

We then prepare each image for small screens, in modern formats with a fallback, and write the alternative text. A gallery that weighs twelve megabytes on your camera card should reach the visitor as four hundred kilobytes.

Where people can be recognised, keep the signed slips. A picture of a person is personal data, and children’s pictures need a parent’s consent. Our [primer on the Data Protection Act](/blog/data-protection-act-primer-for-smes) explains the basics.`,
    },
  ],
  questions: [
    {
      question: 'How many rounds of changes are included?',
      answer:
        'Two on the chosen direction and one on each later template, collected by one person on your side. Further rounds are possible at the day rate in the agreement.',
    },
    {
      question: 'May we bring our own designer?',
      answer:
        'Gladly. We review the files for things that are costly to build or hard to read, agree changes with your designer, and price the build alone.',
    },
    {
      question: 'Will the site be in Kiswahili too?',
      answer:
        'It can be. Each language gets its own addresses, and the design leaves room for longer words. The translation comes from you, or from a translator whose text you approve.',
    },
    {
      question: 'Is a page builder cheaper than your design?',
      answer:
        'For a five-page site with no payments, often yes, and then we recommend it. The gap closes once you add forms, languages or a need to load quickly on a weak signal. [WordPress or a custom build](/blog/wordpress-or-a-custom-build) goes through the sums.',
    },
  ],
  related: [
    '/services/web-development/custom-design',
    '/services/web-development/cms-development',
    '/services/development-services/website-development',
  ],
  sources: [
    {
      fact: 'Processing personal data relating to a child requires the consent of the child’s parent or guardian.',
      reference: 'Data Protection Act, 2019, section 33',
      url: lawUrl('dataProtection', 33),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'group'>;
