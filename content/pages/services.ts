import { commitments } from '@/content/company/commitments';
import { repairPrice } from '@/content/prices/usual-repair';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'IT and software services in Kenya',
  summary: 'Seven groups of services, from a company website to the monitoring of servers.',
  description:
    'IT, web and software services in Mombasa and Kenya: IT support, cloud, websites, custom software, cybersecurity, systems integration and fixed-price development.',
  lead: 'Each page says where the price starts and how long the work takes.',
  updated: '2026-11-29',
  guide: {
    heading: 'What goes wrong?',
    body: `- [Everything is down, or we are under attack](/contact#if-something-is-down)
- [Nobody answers when a computer stops](/services/support-and-management/managed-it/technical-support)
- [The Wi-Fi drops every afternoon](/services/support-and-management/managed-it/network-management)
- [The line drops, and no customs entry can be lodged](/services/support-and-management/managed-it/network-management#if-your-line-is-down-now)
- [A disk died, or a folder is gone](/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery)
- [A stranger writes e-mails in our name](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security)
- [Our website was hacked](/services/business-and-qa/cybersecurity/web-and-digital-security)
- [The website brings no enquiries](/services/web-development)
- [M-Pesa, bank and SACCO core system disagree](/services/systems-integration/banking-systems-integration)
- [A SACCO asks who sees its members’ data](/industries/finance-and-insurance)
- [Two programs show different figures](/services/systems-integration)
- [The old program runs on one machine](/services/systems-integration/legacy-modernisation)
- [No package fits our work](/services/software-solutions)
- [SASRA or our auditor sends a questionnaire](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance)`,
  },
  listHeading: 'All services',
  sections: [],
  questions: [
    {
      question: 'What if we have no agreement?',
      answer: `We call back ${commitments.withoutAgreement.phrase}. A repair costs ${repairPrice}. ${commitments.weekendRepair.promise}`,
    },
    {
      question: 'What do we sign?',
      answer: `[Our draft contract](/company/about-us/how-we-work#what-you-sign): leave after ${commitments.minimumTerm.phrase}, with ${commitments.noticePeriod.phrase}’ notice.`,
    },
  ],
  ask: {
    heading: 'Is it not on the list?',
    body: `Call, and describe it: ${commitments.firstCall.phrase}.`,
  },
} satisfies Copy<'hub'>;
