import type { Copy } from '@/content/schema';

export default {
  heading: 'Contact us or ask for a quote',
  summary: 'Send an enquiry, ask for a quote or report a fault, by form, phone or message.',
  description:
    'Contact an IT and software company in Mombasa: send an enquiry or ask for a quote by form, WhatsApp, SMS, e-mail or phone, and see what happens next.',
  lead: 'Three sentences are enough: what is wrong, since when, and who suffers from it. You need no specification to write to us.',
  updated: '2026-11-21',
  sections: [
    {
      type: 'specification',
      heading: 'What helps us answer well',
      intro: 'Give what you have. A missing line costs one more message and nothing else.',
      rows: [
        {
          term: 'For a website',
          detail:
            'The present address, who will edit it, and three sites you like with a word why.',
        },
        {
          term: 'For a system',
          detail: 'The paper or spreadsheet it should replace; blank out names and figures.',
        },
        {
          term: 'For managed IT',
          detail: 'Number of people, computers and sites, and when the internet contract ends.',
        },
        { term: 'For a product', detail: 'Its measure: tills, learners, units, users or members.' },
        { term: 'For a tender', detail: 'The document and the last day for questions.' },
        {
          term: 'For everybody',
          detail:
            'A date that matters, if there is one, and a rough budget if you are willing. It saves proposing the wrong size.',
        },
      ],
    },
    {
      type: 'process',
      heading: 'What happens after you press send',
      steps: [
        {
          title: 'A person reads it',
          body: 'Enquiries are not sorted by a robot. You get a reply with a name and the next step.',
          duration: 'Usually the next working day',
          span: { type: 'open' },
        },
        {
          title: 'A short call',
          body: 'Half an hour to understand the matter. If somebody else would serve you better, you learn it here.',
          duration: 'Usually within the week',
          span: { type: 'open' },
        },
        {
          title: 'A price in writing',
          body: 'For something clear-cut, a quotation with scope and exclusions. For something unclear, a small paid study with a fixed price, or a visit.',
          duration: 'Often 3–7 working days',
        },
        {
          title: 'You decide in peace',
          body: 'One reminder, then silence. A quotation states how long it stands.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Which way to reach us',
      rowHeading: 'Way',
      columns: ['Best for', 'Mind that'],
      rows: [
        {
          label: 'Form on this page',
          cells: ['Enquiries and quotes', 'A draft stays on your device until it is sent'],
        },
        {
          label: 'WhatsApp or SMS',
          cells: [
            'Short questions, a photograph of a fault',
            'Send no passwords and no client lists',
          ],
        },
        { label: 'E-mail', cells: ['Documents, tenders', 'Large files: send a link'] },
        {
          label: 'Phone',
          cells: [
            'Something is down now',
            'Clients use the number in their agreement, day and night',
          ],
        },
        { label: 'Visit', cells: ['After we have agreed on a time', 'Engineers are mostly out'] },
      ],
    },
    {
      type: 'statement',
      heading: 'If it is urgent',
      body: `Ring rather than write, whether or not you are a client. Before that, for a suspected attack: unplug the network cable or turn off wireless, leave the machine switched on, photograph the screen, and change nothing else. For deleted files, stop using the disk; [data recovery](/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery) says why.`,
    },
    {
      type: 'statement',
      heading: 'What we do with your message',
      body: `It is used to answer you. It joins no mailing list and is passed to no vendor. To have it deleted, say so in one line; the details are in the [privacy notice](/privacy). Applicants find what to send under [careers](/careers).

Many answers about price, time and contracts are already among the [common questions](/resources/faqs).`,
    },
  ],
} satisfies Copy<'contact'>;
