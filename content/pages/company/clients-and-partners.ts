import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Clients, vendors and partners',
  summary: 'The organisations we suit, how we choose tools, and how we deal with vendors.',
  description:
    'What kinds of clients we serve from Mombasa, whom we turn away, how tools and vendors are chosen for you, and how we disclose commissions and partnerships.',
  lead: 'The kinds of organisation we work for, and how we choose tools and vendors in your interest.',
  updated: '2026-11-22',
  sections: [
    {
      type: 'comparison',
      heading: 'The kinds of client we serve',
      intro: 'By kind, because we name a client only with the client’s agreement.',
      rowHeading: 'Kind',
      columns: ['What usually starts it', 'What usually follows'],
      rows: [
        {
          label: 'Family firm, second generation',
          cells: ['Stock or debtors are out of control', 'An ERP, then a proper network'],
        },
        {
          label: 'Hotel or lodge',
          cells: ['Guests complain about the wireless', 'Network, tills, backup over two lines'],
        },
        {
          label: 'School or college',
          cells: ['Fee queues in opening week', 'School system, SMS, lab support'],
        },
        {
          label: 'Clearing, forwarding, haulage',
          cells: [
            'Documents lost between mail and port',
            'A document portal with status for clients',
          ],
        },
        {
          label: 'SACCO, insurer, lender',
          cells: ['An audit finding', 'Ledger, integration, security review'],
        },
        {
          label: 'Professional practice',
          cells: ['Unbilled time, confidential files', 'Practice system, mail, device security'],
        },
        {
          label: 'County office or agency',
          cells: ['A tender with a fixed scope', 'Delivery to the tender, then support'],
        },
        {
          label: 'NGO or faith body',
          cells: ['Donor reports by project', 'Accounts by project, safe laptops'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Size, and when we are too small or too large',
      body: `We are set up for organisations of roughly five to three hundred people, and count 50+ satisfied clients. Below that size, a good technician on call and a packaged tool are often enough, and we tell you which. Above it, with several countries or an IT department of forty, you may need a larger integrator; we can still take one part, such as an integration or a test.

We decline work that would hide sales from the tax authority, read staff messages without their knowledge, or send bulk messages to bought lists.`,
    },
    {
      type: 'process',
      heading: 'How a tool is chosen for you',
      steps: [
        {
          title: 'Write the need without naming a product',
          body: 'Twelve to thirty lines, each marked must or may, so that you compare each product with your needs.',
        },
        {
          title: 'Look at what you own',
          body: 'Licences you already pay for come first. Some wishes turn out to be a setting that was never switched on.',
        },
        {
          title: 'Compare three candidates',
          body: 'At least one open-source or free option, at least one we earn nothing from. Five-year cost, with data, power, training and exit included.',
        },
        {
          title: 'Try two on your data',
          body: 'A week each, with the people who will use it. Their vote counts as much as the price.',
        },
        {
          title: 'Record why',
          body: 'One page for the file, so that the next manager knows what was weighed and what would change the answer.',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'How we deal with vendors',
      rows: [
        {
          term: 'Your name on the contract',
          detail:
            'Licences, cloud accounts, lines and domains are ordered by you, or by us on your written instruction and in your name.',
        },
        {
          term: 'Commission',
          detail:
            'If a vendor would pay us for your order, the proposal states it, and you may have it taken off the price.',
        },
        {
          term: 'Our own products',
          detail:
            'When one of ours is among the candidates, the first line of the report states it, and a colleague who does not work on it makes the comparison.',
        },
        {
          term: 'Fault with a supplier',
          detail:
            'We open and chase the case for you, keep the numbers and times, and hand them to you for the claim.',
        },
        {
          term: 'Personal data',
          detail:
            'Vendors who process it need a written contract. We list where data goes before you sign.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Partnerships with vendors',
      body: `We work with the products of many makers and with the published interfaces of banks, mobile money operators and public bodies, and claim no partnership with them on this site. If a formal relation with a vendor matters to your purchase, the proposal states what exists and since when.

If you are a vendor, contractor or studio, [write to us](/contact) with what you do better than others and one limit of it. For a closer look at the tools in daily use, read [technologies](/technologies); the trades above each have [an industry page](/industries).`,
    },
  ],
  related: [
    '/industries',
    '/technologies',
    '/company/portfolio-testimonials',
    '/services/support-and-management/managed-it/technology-consulting',
  ],
  sources: [
    {
      fact: 'A data controller who uses a data processor needs a written contract with it.',
      reference: 'Data Protection Act, 2019, section 42',
      url: lawUrl('dataProtection', 42),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'company'>;
