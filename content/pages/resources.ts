import type { Copy } from '@/content/schema';

export default {
  heading: 'Free IT checklists, templates and answers',
  summary: 'Questions answered, IT terms explained, checklists and templates to keep.',
  description:
    'Free working material for Kenyan organisations: common questions on IT projects, a glossary of technical and tax terms, and checklists and templates to download.',
  lead: 'Free material for your IT projects: answers to common questions, a glossary, and checklists to print or edit.',
  updated: '2026-11-23',
  guide: {
    heading: 'Choose what you need',
    body: `- **An answer about price, time or contracts:** [questions and answers](/resources/faqs)
- **The meaning of a word:** the [glossary](/resources/glossary), Kenyan payment and tax terms included
- **A job to do this week:** [downloads](/resources/downloads), a request for quotation and four checklists
- **More detail:** the [blog](/blog), for example on [restore drills](/blog/what-a-backup-restore-drill-looks-like) or [data protection](/blog/data-protection-act-primer-for-smes)`,
  },
  sections: [],
  questions: [
    {
      question: 'Do I have to register to get the files?',
      answer: 'No. Download them directly. We do not know who you are, and we do not call you.',
    },
    {
      question: 'May we give the checklists to our clients or branches?',
      answer: 'Yes. Print, translate and change them. Check any remark on law for your own case.',
    },
    {
      question: 'Is any of this legal or tax advice?',
      answer:
        'No. We name the source. Before a decision that can cost you a penalty, ask an advocate, a tax agent or the authority.',
    },
  ],
} satisfies Copy<'hub'>;
