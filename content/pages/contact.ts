import { commitments, travelPrice } from '@/content/company/commitments';
import { firstMoves } from '@/content/company/first-moves';
import { repairPrice } from '@/content/prices/usual-repair';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';

export default {
  heading: 'Contact us or get a quote',
  summary: 'Call, write or visit: who answers, when, and what happens to your message.',
  description:
    'Contact an IT and software company in Mombasa: send an enquiry or get a quote by form, WhatsApp, SMS, e-mail or phone, and see what happens next.',
  lead: `Send us your question, and we answer ${commitments.enquiryReply.phrase}. If a system is down, call.`,
  updated: '2026-11-28',
  sections: [
    {
      type: 'specification',
      heading: 'If something is down',
      rows: [
        {
          term: 'You have a support agreement',
          detail: `Call the number in it. Work on a [critical fault](/services/support-and-management/managed-it/technical-support) starts ${commitments.criticalResponse.phrase}, [if an engineer on call is free](/company/about-us/our-team#at-night-and-when-a-repair-takes-too-long).`,
        },
        {
          term: 'You have none',
          detail: `Call. In office hours ${commitments.personAnswers.phrase}. Otherwise leave a message. We call back ${commitments.withoutAgreement.phrase}. A repair costs ${repairPrice}. ${commitments.weekendRepair.promise}`,
        },
        {
          term: 'You suspect an attack',
          detail: `${firstMoves.attack} Tell the bank, then call us: [the first hour of an attack](/services/business-and-qa/cybersecurity/web-and-digital-security#the-first-hour-of-an-attack).`,
        },
      ],
    },
    {
      type: 'process',
      heading: 'If you ask for a price',
      steps: [
        {
          title: 'We talk',
          body: commitments.firstCall.promise,
        },
        {
          title: 'We visit',
          body: `It is ${commitments.firstVisit.phrase}. Outside Mombasa, Kilifi and Kwale you pay for our travel: ${travelPrice}.`,
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
      heading: 'Other subjects',
      body: `Write to ${site.contact.email.value}, with one of these words as the subject.

- **Tender**, because the form takes no files
- **Breach**, for a leak or a [weakness of this site](/terms#6-fair-use-and-reporting-a-weakness)
- **Privacy**, for your own data`,
    },
  ],
} satisfies Copy<'contact'>;
