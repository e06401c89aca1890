import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT, web and software services in Kenya',
  summary: 'Seven groups of services, from a company website to round-the-clock monitoring.',
  description:
    'IT, web and software services in Mombasa and Kenya: IT support, cloud, websites, custom software, cybersecurity, systems integration and fixed-price development.',
  lead: 'IT support, websites, software and security for organisations in Kenya. Each page says whom the service is for, how long it takes, how it is priced and what we need from you.',
  updated: '2026-11-24',
  guide: {
    heading: 'Start from your problem',
    body: `- **Computers, network and accounts need care:** [IT and cloud](/services/it-cloud), or single [managed IT](/services/support-and-management/managed-it) services.
- **The website is slow or brings no enquiries:** [web development](/services/web-development).
- **You run on spreadsheets and WhatsApp:** [software solutions](/services/software-solutions).
- **You have a written specification:** [development services](/services/development-services).
- **Two systems hold the same data and disagree:** [systems integration](/services/systems-integration).
- **An auditor, an insurer or an attack worries you:** [cybersecurity](/services/business-and-qa/cybersecurity).

For ready-made software, see [products](/products).`,
  },
  sections: [
    {
      type: 'process',
      heading: 'After you contact us',
      steps: [
        {
          title: 'A call',
          body: 'If a setting or something that you own solves the problem, we tell you.',
          time: { from: 20, unit: 'minutes', note: '(free)' },
        },
        {
          title: 'A visit',
          body: 'We visit you in Mombasa, Kilifi and Kwale. Elsewhere, we first talk by video.',
          time: 'Usually within a week',
        },
        {
          title: 'A written proposal',
          body: 'It states the work, what is excluded, the people and the price.',
          time: commitments.writtenPrice.phrase,
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do you work outside Mombasa?',
      answer:
        'Yes. Web, software and support work is done remotely. We travel to Nairobi, Kisumu, Uganda or Tanzania on planned days, which we quote separately.',
    },
    {
      question: 'Can we combine several services?',
      answer:
        'Yes. One agreement has a part for each service, and you can end one part without the others.',
    },
    {
      question: 'What is the smallest job you accept?',
      answer:
        'A paid review of two hours. For a single mailbox problem, a technician nearby is better.',
    },
  ],
} satisfies Copy<'hub'>;
