import { commitments } from '@/content/company/commitments';
import { firstMoves } from '@/content/company/first-moves';
import { furtherPrices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { amountInWords } from '@/content/values/price';

export default {
  heading: 'Contact us or get a quote',
  summary: 'Call, write or visit: who answers, when, and what happens to your message.',
  description:
    'Contact an IT and software company in Mombasa: send an enquiry or get a quote by form, WhatsApp, SMS, e-mail or phone, and see what happens next.',
  lead: `For a price, write what you have, what is wrong and where you are. If something is down, call the number in your agreement or, without one, ours: we call back ${commitments.dayWithoutAgreement.phrase}, for ${amountInWords(furtherPrices.repair.from)} an hour.`,
  updated: '2026-11-27',
  sections: [
    {
      type: 'specification',
      heading: 'If something is down',
      rows: [
        {
          term: 'With an agreement',
          detail: `Work on a critical fault starts ${commitments.criticalResponse.phrase}. ${commitments.criticalRepair.promise}`,
        },
        {
          term: 'Without one',
          detail: `After a night we call back ${commitments.nightWithoutAgreement.phrase}, and name the hour at which work starts.`,
        },
        {
          term: 'If you suspect an attack',
          detail: `${firstMoves.attack} Then follow the [first hour](/services/business-and-qa/cybersecurity/web-and-digital-security#the-first-hour-of-an-attack), step by step.`,
        },
      ],
    },
    {
      type: 'process',
      heading: 'If you ask for a price',
      steps: [
        {
          title: 'A named colleague answers',
          body: `You have a reply ${commitments.enquiryReply.phrase}. Send tenders by e-mail, because the form takes no files.`,
        },
        {
          title: 'We talk, or visit',
          body: `${commitments.firstCall.promise} ${commitments.firstVisit.promise}`,
        },
        {
          title: 'You get a price',
          body: `We send ${commitments.quotationReminder.phrase}, then leave it to you.`,
          time: commitments.writtenPrice.phrase,
        },
      ],
    },
  ],
} satisfies Copy<'contact'>;
