import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Technologies, and what they mean for you',
  summary:
    'Languages, databases, clouds, networks and devices: why we use each, and when we do not.',
  description:
    'The technologies behind our work: TypeScript, Python, PostgreSQL, Android, Linux, containers, public clouds, WordPress and more, with reasons and limits.',
  lead: 'You keep your accounts, code and data. We use common tools, so that another developer can take over.',
  updated: '2026-11-28',
  drawing: {
    caption: 'One system, from the till to the copy, with its tools',
    parts: [
      {
        type: 'scene',
        title: 'One system, layer by layer',
        height: 244,
        shapes: [
          { look: 'line', outline: 'M52 76v31h216V80M160 76v42M116 158v17M184 206h32' },
          { look: 'body', outline: 'M10 76l10-34h64l10 34z' },
          { look: 'solid', outline: 'M24 8h56v26h-56z' },
          { look: 'mark', outline: 'M52 34v8' },
          { look: 'body', outline: 'M112 8h96v68h-96z' },
          { look: 'solid', outline: 'M112 8h96v14h-96z' },
          { look: 'body', outline: 'M246 8h44q8 0 8 8v56q0 8-8 8h-44q-8 0-8-8V16q0-8 8-8z' },
          { look: 'mark', outline: 'M260 72h16' },
          { look: 'body', outline: 'M44 118h232v40h-232z' },
          { look: 'hot', outline: 'M52 128h8v20h-8z' },
          { look: 'tint', outline: 'M240 124h28v8h-28zM240 134h28v8h-28zM240 144h28v8h-28z' },
          { look: 'body', outline: 'M48 182a68 7 0 0 1 136 0v46a68 7 0 0 1 -136 0z' },
          { look: 'mark', outline: 'M48 182a68 7 0 0 0 136 0' },
          { look: 'body', outline: 'M216 178h96v56h-96z' },
          { look: 'tint', outline: 'M216 178h96v8h-96z' },
        ],
        words: [
          { text: 'SQLite', at: [52, 64], on: 'object' },
          { text: 'TypeScript', at: [160, 54], on: 'object' },
          { text: 'Android', at: [268, 48], on: 'object' },
          { text: 'Till', at: [32, 94], on: 'ground' },
          { text: 'Browser', at: [128, 94], on: 'ground' },
          { text: 'Phone', at: [294, 94], on: 'ground' },
          { text: 'Server: Linux, Python', at: [146, 143], on: 'object' },
          { text: 'PostgreSQL', at: [116, 208], on: 'object', size: 'large' },
          { text: 'your records', at: [116, 226], on: 'object' },
          { text: 'Daily copy', at: [264, 206], on: 'object', size: 'large' },
          { text: 'CSV, PDF', at: [264, 224], on: 'object' },
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
            'TypeScript, Python, PHP, PostgreSQL, Linux, WordPress',
            'Give the source code, which is yours, to another developer',
          ],
        },
        {
          label: 'To take your data with you',
          cells: [commitments.exportForm.phrase, 'Open your records without our program'],
        },
        {
          label: 'To work without the internet',
          cells: ['A small database on the till or phone', 'Work all day, and send later'],
        },
        {
          label: 'To keep what works',
          cells: [
            'Your Windows PCs, copiers and KRA portals',
            'Replace only what no longer gets updates',
          ],
        },
        {
          label: 'To know who can see your data',
          cells: ['Two-step sign-in, and a log of who opens it', 'Name those who may'],
        },
        {
          label: 'To lose nothing with a stolen laptop or disk',
          cells: [
            `Encrypted traffic and laptops, and hosting that is ${commitments.encryptedAtRest.phrase}`,
            'Read in Schedule 2 of your agreement when each was last tested',
          ],
        },
        {
          label: 'To get your data back',
          cells: [
            'Daily copies, one of them outside the building',
            `Choose what we restore as a test ${commitments.restoreTest.phrase}`,
          ],
        },
        {
          label: 'To hold the keys of your backups',
          cells: [
            'Copies with a key of your own',
            'Keep that key in your safe. If we run backup or host, our named engineers have it too',
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
