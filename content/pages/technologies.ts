import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Technologies, and what they mean for you',
  summary:
    'Languages, databases, clouds, networks and devices: why we use each, and when we do not.',
  description:
    'The technologies behind our work: TypeScript, Python, PostgreSQL, Android, Linux, containers, public clouds, WordPress and more, with reasons and limits.',
  lead: 'You keep your accounts, your code and your data. We use common tools, so that another developer can take over.',
  updated: '2026-11-27',
  drawing: {
    caption: 'one system, layer by layer',
    parts: [
      {
        type: 'boxes',
        items: [
          { label: 'The server', value: 'Linux' },
          { label: 'Your records', value: 'PostgreSQL' },
          { label: 'The rules', value: 'Python' },
          { label: 'What staff see', value: 'React' },
        ],
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'What our choice means for you',
      rowHeading: 'You want',
      columns: ['So we use', 'And you can'],
      rows: [
        {
          label: 'To lodge entries without us',
          cells: [
            'iCMS, TradeNet and eCitizen accounts in your name',
            'Keep every account if you leave us',
          ],
        },
        {
          label: 'To change supplier later',
          cells: [
            'TypeScript, Python, PHP, PostgreSQL',
            'Give the source code, which is yours, to another developer',
          ],
        },
        {
          label: 'To take your data with you',
          cells: [commitments.exportForm.phrase, 'Open your records without our program'],
        },
        {
          label: 'To work without the internet',
          cells: [
            'A small database on the till or phone',
            'Sell or record all day, and send later',
          ],
        },
        {
          label: 'Staff who edit the website',
          cells: ['WordPress or another CMS', 'Publish without calling us'],
        },
        {
          label: 'Servers in your own name',
          cells: [
            'Linux, and programs in containers',
            'Move them to another cloud or to a room of your own',
          ],
        },
        {
          label: 'To keep what works',
          cells: [
            'Your Windows PCs, copiers, WhatsApp and KRA portals',
            'Replace only what no longer gets updates',
          ],
        },
        {
          label: 'To know that data is safe',
          cells: [
            `Two-step sign-in, updates, daily copies. Traffic and laptops are encrypted, and what we host is ${commitments.encryptedAtRest.phrase}`,
            'Read in Schedule 2 of your data-processing agreement when each was last tested',
          ],
        },
        {
          label: 'To hold the keys',
          cells: [
            `Copies that are stored ${commitments.hostingCountry.phrase}`,
            'Keep the keys of your backups in your safe. We hold those of what we host',
          ],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What we advise against',
      body: `- A phone app where a web page will do: it must be updated with Android and iOS.
- Software written for you, if a package would do. You would pay to maintain it for years.`,
    },
    {
      type: 'statement',
      heading: 'Artificial intelligence',
      body: 'We use it where a person can check the result, such as reading scanned invoices. It posts no payment and sends no reply. Your personal data goes to an outside model only if you have agreed in writing, and never into coding tools: the [data-processing draft](/resources/downloads#data-processing-agreement-draft) says so.',
    },
  ],
  related: ['/services/development-services/software-development', '/company/clients-and-partners'],
} satisfies Copy<'company'>;
