import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Resources: answers, terms and checklists',
  summary: 'Questions answered, IT terms explained, checklists and templates to keep.',
  description:
    'Free working material for Kenyan organisations: common questions on IT projects, a glossary of technical and tax terms, and checklists and templates to download.',
  lead: 'Free working material for your IT projects: answers to common questions, a glossary, and checklists to print or edit.',
  updated: '2026-11-22',
  guide: {
    heading: 'Which one do you need?',
    body: `**You have a question about us or about a project.** Go to the [questions and answers](/resources/faqs). They are grouped by the moment at which people ask: before the first meeting, when the quotation arrives, during the work, and after it.

**You have a document in front of you with words you do not use.** The [glossary](/resources/glossary) explains them in two or three sentences each, with the Kenyan meaning first. A till number, a sender ID or a control unit invoice means something particular here, and an international dictionary will not help you.

**You have a job to do this week.** The [downloads](/resources/downloads) are five working papers: a request for quotation you can fill in, and four checklists for backups, websites, personal data and new staff. They come as files to print or edit, and you give no e-mail address to get them.`,
  },
  sections: [
    {
      type: 'comparison',
      heading: 'What each is good for',
      rowHeading: 'Ask yourself',
      columns: ['Questions', 'Glossary', 'Downloads'],
      rows: [
        {
          label: 'How much time do I have?',
          cells: ['Two minutes', 'Half a minute', 'An hour, with colleagues'],
        },
        {
          label: 'Who should read it?',
          cells: ['Whoever will sign', 'Anyone in the meeting', 'Whoever will do the work'],
        },
        {
          label: 'Does it help if we hire another firm?',
          cells: [
            'Partly: the answers are ours, the questions suit any supplier',
            'Yes, entirely',
            'Yes, they name no supplier',
          ],
        },
        {
          label: 'Can I change it?',
          cells: ['No', 'No', 'Yes, adapt it and put your own letterhead on it'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Longer reading is on the blog',
      body: `The articles go further: how a [restore drill](/blog/what-a-backup-restore-drill-looks-like) goes hour by hour, what belongs in a [request for quotation](/blog/how-to-write-a-request-for-quotation), or what the [Data Protection Act](/blog/data-protection-act-primer-for-smes) asks of a firm of twenty people. The checklists here are the short form of those articles.`,
    },
  ],
  questions: [
    {
      question: 'Do I have to register to get the files?',
      answer:
        'No. A download is an ordinary link. We do not learn that you took it, and we do not ring you afterwards.',
    },
    {
      question: 'May we hand the checklists to our own clients or branches?',
      answer:
        'Yes. Print, translate and change them as you like. Please take out any remark about law that you have not checked for your own case.',
    },
    {
      question: 'Is any of this legal or tax advice?',
      answer:
        'No. It is a starting point with the source named. For a decision that carries a penalty, ask an advocate, a tax agent or the authority concerned.',
    },
  ],
  sources: [
    {
      fact: 'Processing of personal data in Kenya is governed by the Data Protection Act.',
      reference: 'Data Protection Act, 2019',
      url: lawUrl('dataProtection'),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'hub'>;
