import { commitments } from '@/content/commitments';
import { reach } from '@/content/reach';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Contact us or ask for a quote',
  summary: 'Send an enquiry, ask for a quote or report a fault, by form, phone or message.',
  description:
    'Contact an IT and software company in Mombasa: send an enquiry or ask for a quote by form, WhatsApp, SMS, e-mail or phone, and see what happens next.',
  lead: 'Ask for a quote or report a fault. Three sentences are enough.',
  updated: '2026-11-24',
  sections: [
    {
      type: 'process',
      heading: 'What happens next',
      steps: [
        {
          title: 'A person answers',
          body: `You get a reply from a named colleague ${commitments.enquiryReply.phrase}.`,
        },
        {
          title: 'We call you',
          body: 'We say so if another firm suits you better.',
          time: 'Free, 20 minutes',
        },
        {
          title: 'You get a price in writing',
          body: 'If the work is unclear, we offer a small paid study.',
          time: commitments.writtenPrice.phrase,
        },
        {
          title: 'You decide',
          body: `We send ${commitments.quotationReminder.phrase}.`,
        },
      ],
    },
    reach,
    {
      type: 'statement',
      heading: 'If it is urgent',
      body: `Call us. **With a support agreement**, call the number in it ${commitments.faultReports.phrase}. **Without one**, call in office hours.

If you suspect an attack, unplug the network cable, leave the computer on and photograph the screen. If files were deleted, stop using the disk.`,
    },
    {
      type: 'statement',
      heading: 'Your message',
      body: 'We use it only to answer you: see the [privacy notice](/privacy). For jobs, see [careers](/careers).',
    },
  ],
} satisfies Copy<'contact'>;
