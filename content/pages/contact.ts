import { commitments } from '@/content/company/commitments';
import { firstMoves } from '@/content/company/first-moves';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';

export default {
  heading: 'Contact us or get a quote',
  summary: 'Call, write or visit: who answers, when, and what happens to your message.',
  description:
    'Contact an IT and software company in Mombasa: send an enquiry or get a quote by form, WhatsApp, SMS, e-mail or phone, and see what happens next.',
  lead: `For a price, write three sentences: what you have, what is wrong, where you are. Something is down? Call the number in your agreement or, without one, ${site.contact.phone.value}.`,
  updated: '2026-11-27',
  sections: [
    {
      type: 'specification',
      heading: 'If something is down',
      rows: [
        {
          term: 'With an agreement',
          detail: `${commitments.nightCover.promise} Work on a critical fault starts ${commitments.criticalResponse.phrase}.`,
        },
        {
          term: 'Without one',
          detail: `Call the office number. At night, leave a message: we call back ${commitments.nightWithoutAgreement.phrase} and say when work starts. You pay by the hour.`,
        },
        {
          term: 'If you suspect an attack',
          detail: `${firstMoves.attack} The [first hour](/services/business-and-qa/cybersecurity/web-and-digital-security#the-first-hour-of-an-attack) has the rest.`,
        },
      ],
    },
    {
      type: 'process',
      heading: 'If you ask for a price',
      steps: [
        {
          title: 'A named colleague answers',
          body: `You have a reply ${commitments.enquiryReply.phrase}.`,
        },
        {
          title: 'We talk, or visit',
          body: `The first call is free: ${commitments.firstCall.phrase}. ${commitments.firstVisit.promise}`,
        },
        {
          title: 'You get a price',
          body: `We send ${commitments.quotationReminder.phrase}, then leave it to you.`,
          time: commitments.writtenPrice.phrase,
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Visit the office',
      body: `We are at ${site.contact.premises.value.place}, open ${commitments.officeVisits.phrase}: call first.

Send tenders by e-mail, because the form takes no files. For jobs, see [careers](/careers).`,
    },
  ],
} satisfies Copy<'contact'>;
