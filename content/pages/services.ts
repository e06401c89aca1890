import { commitments } from '@/content/company/commitments';
import { furtherPrices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { amountInWords } from '@/content/values/price';

export default {
  heading: 'IT and software services in Kenya',
  summary: 'Seven groups of services, from a company website to the monitoring of servers.',
  description:
    'IT, web and software services in Mombasa and Kenya: IT support, cloud, websites, custom software, cybersecurity, systems integration and fixed-price development.',
  lead: 'Start with what goes wrong. Each service has its time, its lowest price, and the two things that move the price.',
  updated: '2026-11-27',
  guide: {
    heading: 'What goes wrong?',
    body: `- [Nobody answers when a computer, a printer or the mail stops](/services/support-and-management/managed-it/technical-support)
- [Wi-Fi or the line drops every afternoon](/services/support-and-management/managed-it/network-management)
- [A disk died, or a folder is gone](/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery)
- [A stranger writes e-mails in our name](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security)
- [Our website was hacked, or shows a warning](/services/business-and-qa/cybersecurity/web-and-digital-security)
- [The website brings no enquiries](/services/web-development)
- [M-Pesa, the bank and the core system disagree](/services/systems-integration/banking-systems-integration)
- [Two other programs show different figures](/services/systems-integration)
- [The old program runs on one machine that nobody dares to touch](/services/systems-integration/legacy-modernisation)
- [We type everything twice, and share it by WhatsApp](/services/software-solutions)
- [The bank or an auditor sends a questionnaire](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance)
- [We know exactly what we want built](/services/development-services)`,
  },
  sections: [],
  questions: [
    {
      question: 'Do you work outside Mombasa?',
      answer: `Yes, in Nakuru, Nairobi, Kisumu or Kampala too. Web, software and support are done remotely. ${commitments.travel.promise}`,
    },
    {
      question: 'Is the first visit free?',
      answer: `${commitments.firstVisit.promise} ${commitments.firstCall.promise}`,
    },
    {
      question: 'What is the smallest job you accept?',
      answer: `A single repair, at ${amountInWords(furtherPrices.repair.from)} an hour.`,
    },
  ],
} satisfies Copy<'hub'>;
