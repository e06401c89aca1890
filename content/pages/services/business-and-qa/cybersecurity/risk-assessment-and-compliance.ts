import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Security risk assessment and compliance',
  summary: 'Know your weak points and answer the questionnaire in front of you.',
  description:
    'Security risk assessment and compliance in Kenya: penetration tests, e-mail security reviews and PCI DSS preparation, with evidence for banks, donors and regulators.',
  lead: 'Get the security evidence that a bank, an insurer, a donor or a tender asks of you in writing, by its date. Start here to see which of three checks produces it.',
  updated: '2026-11-22',
  situation: {
    heading: 'How to answer a security questionnaire',
    body: `The demand usually arrives as a spreadsheet of sixty rows. "Do you perform independent penetration testing at least annually?" "Is cardholder data stored?" "Describe your incident response." There are three columns, Yes, No and Evidence, and a contract depends on them.

Your answers are a statement to a business partner, and may be read out after an incident, so each Yes needs something behind it. That is less work than it looks. Many rows ask about things you do already and never wrote down. Others can be put right within weeks. For the remainder you give a date, and a reviewer can work with a dated plan.

The same work serves you if you have no questionnaire in front of you and simply want to know where a stranger would get in.`,
  },
  choice: {
    heading: 'Three checks with different ends',
    intro:
      'They overlap a little. A firm that takes cards online and lives by e-mail may need all three, in the order mail, cards, penetration test.',
    options: [
      {
        path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment',
        when: 'A contract asks for a penetration test or a vulnerability assessment, or you are about to open a new system to the internet.',
        outcome: 'A report of what a real attempt achieved, and a retest that confirms the repair.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
        when: 'Invoices by e-mail move your money, forged messages carry your name, or your own mail lands in spam.',
        outcome:
          'A domain that cannot be forged easily and mailboxes that show when they are misused.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
        when: 'You accept Visa, Mastercard or similar cards, and the acquiring bank wants a self-assessment questionnaire.',
        outcome: 'A smaller card environment and a questionnaire you can sign.',
      },
    ],
  },
  sections: [
    {
      type: 'process',
      heading: 'The general assessment behind all three',
      intro:
        'When no specific demand is on the table, we begin here. It takes two to three weeks for one site.',
      steps: [
        {
          title: 'List what matters',
          body: 'Money flows, personal data, systems, suppliers with access. Interviews of forty-five minutes with five to eight people, the cashier and the receptionist included.',
          duration: '3 days',
        },
        {
          title: 'Compare practice with the paper',
          body: 'Policies, contracts and settings are read side by side with what people told us.',
          duration: '4 days',
        },
        {
          title: 'Rate each risk',
          body: 'Likelihood and effect, each on a scale of five that you help to define in shillings and days, so that every colour in the chart has a number behind it.',
          duration: '2 days',
        },
        {
          title: 'Agree what to do',
          body: 'Reduce, accept, insure or stop the activity. Every risk gets an owner in your organisation and a date.',
          duration: '1 workshop',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Who asks, and what usually satisfies them',
      intro: 'Ask the other party which document they accept before you order any work.',
      rowHeading: 'Who asks',
      columns: ['What they tend to want', 'Where it comes from'],
      rows: [
        {
          label: 'Acquiring bank',
          cells: ['PCI DSS self-assessment, sometimes external scans', 'PCI DSS preparation'],
        },
        {
          label: 'Large customer or bank',
          cells: [
            'Penetration test summary, policies, a named contact',
            'Penetration test and assessment',
          ],
        },
        {
          label: 'Donor or foundation',
          cells: ['Risk register and a data protection policy', 'General assessment'],
        },
        {
          label: 'The Data Commissioner',
          cells: [
            'Registration where required, an impact assessment for high-risk processing',
            'General assessment, with your counsel',
          ],
        },
        {
          label: 'Cyber insurer',
          cells: ['Two-step sign-in, backups, recovery test', 'Assessment plus a drill'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Will you certify that we are compliant?',
      answer:
        'No. Certificates come from accredited bodies, and a compliance statement is signed by your own management. We prepare the facts, close gaps and sit beside you when the assessor asks.',
    },
    {
      question: 'Does the Data Protection Act require an assessment?',
      answer:
        'For processing that is likely to result in a high risk to people, the Act requires a data protection impact assessment before you start. Health records, location tracking and large-scale profiling are typical candidates. Our [primer for small firms](/blog/data-protection-act-primer-for-smes) explains the first steps.',
    },
    {
      question: 'How current must the evidence be?',
      answer:
        'Reviewers commonly ask for something from the last twelve months. Whatever the date, evidence from before a move to a new system says little about the new one.',
    },
    {
      question: 'Can you fill in the questionnaire for us?',
      answer:
        'We draft every answer and attach the proof. You read, correct and sign it, since the statement is yours. Where the true answer is No we write No, with the date on which it will change.',
    },
  ],
  sources: [
    {
      fact: 'A data protection impact assessment is required before processing likely to result in high risk.',
      reference: 'Data Protection Act, 2019, section 31',
      url: lawUrl('dataProtection', 31),
      checked: 'not yet',
    },
    {
      fact: 'Data controllers and processors register with the Data Commissioner, subject to exemptions.',
      reference:
        'Data Protection Act, 2019, section 18; Office of the Data Protection Commissioner, registration',
      url: 'https://www.odpc.go.ke/register-data-controllers/',
      checked: '2026-11-22',
    },
  ],
  related: [
    '/services/business-and-qa/cybersecurity/disaster-recovery',
    '/services/support-and-management/managed-it/technology-consulting',
    '/industries/public-sector',
    '/resources/glossary',
  ],
} satisfies Copy<'group'>;
