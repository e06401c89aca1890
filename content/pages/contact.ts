import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Contact us or ask for a quote',
  summary: 'Send an enquiry, ask for a quote or report a fault, by form, phone or message.',
  description:
    'Contact an IT and software company in Mombasa: send an enquiry or ask for a quote by form, WhatsApp, SMS, e-mail or phone, and see what happens next.',
  lead: `Ask for a quote, or report a fault. Three sentences are enough, and you have an answer ${commitments.enquiryReply.phrase}.`,
  updated: '2026-11-22',
  sections: [
    {
      type: 'specification',
      heading: 'What helps us answer well',
      intro: 'Give what you have. If something is missing, we ask.',
      rows: [
        {
          term: 'For a website',
          detail:
            'The address of your present site, who will edit the new one, and three sites you like with a few words on why.',
        },
        {
          term: 'For a system',
          detail: 'The paper or spreadsheet it should replace; blank out names and figures.',
        },
        {
          term: 'For managed IT',
          detail: 'Number of people, computers and sites, and when the internet contract ends.',
        },
        {
          term: 'For a product',
          detail: 'The number of tills, learners, units, users or members.',
        },
        { term: 'For a tender', detail: 'The document and the last day for questions.' },
        {
          term: 'For everybody',
          detail:
            'A date that matters, if there is one, and a rough budget if you are willing to name it, so that our proposal is the right size.',
        },
      ],
    },
    {
      type: 'process',
      heading: 'What happens after you press send',
      steps: [
        {
          title: 'A person reads it',
          body: 'You get a reply from a named colleague, with the next step.',
          duration: 'By the next working day',
          span: { type: 'days', least: 1, most: 1 },
        },
        {
          title: 'A short call',
          body: 'Half an hour to understand the matter. If another supplier suits you better, we tell you in this call.',
          duration: 'Usually within the week',
          span: { type: 'open' },
        },
        {
          title: 'A price in writing',
          body: 'For something clear-cut, a quotation with scope and exclusions. For something unclear, a small paid study with a fixed price, or a visit.',
          duration: '3–7 working days',
        },
        {
          title: 'You decide in peace',
          body: `We send ${commitments.quotationReminder.phrase} and then leave it to you. A quotation states how long it is valid.`,
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Which way to reach us',
      rowHeading: 'Way',
      columns: ['Best for', 'Please note'],
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
            'The office answers in office hours; clients use the number in their agreement at any hour',
          ],
        },
        { label: 'Visit', cells: ['After we have agreed on a time', 'Engineers are mostly out'] },
      ],
    },
    {
      type: 'statement',
      heading: 'If it is urgent',
      body: `Phone us, and write only if you cannot phone. **If you have a support agreement**, ring the number in it: it is answered ${commitments.faultReports.phrase}. **If you have none**, ring in office hours, or leave a message on WhatsApp, which we answer when the office opens.

If you suspect an attack, first unplug the network cable or turn off wireless, leave the machine switched on and photograph the screen. If files were deleted, stop using the disk; [data recovery](/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery) explains why.`,
    },
    {
      type: 'statement',
      heading: 'What we do with your message',
      body: `We use it to answer you. It is added to no mailing list and passed to no vendor. To have it deleted, ask us in one line; the details are in the [privacy notice](/privacy). Applicants find what to send under [careers](/careers).

The [common questions](/resources/faqs) already answer much about price, time and contracts.`,
    },
  ],
} satisfies Copy<'contact'>;
