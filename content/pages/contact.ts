import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';
import { site } from '@/content/site';

export default {
  heading: 'Contact us or ask for a quote',
  summary: 'Call, write or visit: who answers, when, and what happens to your message.',
  description:
    'Contact an IT and software company in Mombasa: send an enquiry or ask for a quote by form, WhatsApp, SMS, e-mail or phone, and see what happens next.',
  lead: `Something is down? Call ${site.contact.phone.value}. For a price, three sentences are enough: what you have, what is wrong, where you are.`,
  updated: '2026-11-27',
  sections: [
    {
      type: 'specification',
      heading: 'If something is down',
      rows: [
        {
          term: 'With an agreement',
          detail: `Call the number in your agreement. Work on a critical fault starts ${commitments.criticalResponse.phrase}.`,
        },
        {
          term: 'Without one',
          detail: `Call the office number. At night, leave a message: we call back ${commitments.nightWithoutAgreement.phrase}, and you pay by the hour.`,
        },
        {
          term: 'If you suspect an attack',
          detail:
            'Unplug the network cable, leave the computer on, photograph the screen. The [first hour](/services/business-and-qa/cybersecurity/web-and-digital-security) has the rest.',
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
          body: `The first call is free: ${commitments.firstCall.phrase}. The first visit is ${commitments.firstVisit.phrase}.`,
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
      heading: 'Visits and your data',
      body: `Visit us at ${site.contact.premises.value.place} ${commitments.officeVisits.phrase}: call first. ${commitments.enquiryKept.promise} The [privacy notice](/privacy) says how to have it deleted sooner. Send tenders by e-mail, because the form takes no files. For jobs, see [careers](/careers).`,
    },
  ],
} satisfies Copy<'contact'>;
