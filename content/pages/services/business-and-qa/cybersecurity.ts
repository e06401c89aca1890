import { dataProtection } from '@/content/data-protection-sources';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Cybersecurity services in Kenya',
  summary: 'Assess, protect, recover: four areas of security and where to start.',
  description:
    'Cybersecurity services in Mombasa and Kenya: risk assessment, penetration tests, server and cloud security, website protection, disaster recovery, attack help.',
  lead: 'Help with an attack, a security questionnaire, or systems that were never reviewed. Under attack now? Follow the steps below, then call us.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the first hour of an attack, as the plan on the wall says it.',
    parts: [
      {
        type: 'route',
        title: 'If it happens',
        stops: [
          { label: 'Unplug the network', note: 'do not switch off', mark: 'late' },
          { label: 'Photograph the screen', mark: 'open' },
          { label: 'Call us', note: 'the desk answers', mark: 'done' },
          { label: 'Change passwords', note: 'from a clean phone', mark: 'open' },
          { label: 'Write down what you saw', note: 'with times' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations that hold money, records or client data online',
    start: 'A call, and a list of your systems',
    needs: 'One person who can approve changes',
  },
  choice: {
    heading: 'Where to start',
    intro: 'If you have never restored a backup as a test, do that first.',
    options: [
      {
        path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance',
        when: 'A bank, auditor, card acquirer or tender asks for evidence.',
        outcome: 'Ranked weaknesses and written evidence.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security',
        when: 'Nobody has reviewed your servers.',
        outcome: 'Servers set to a written standard.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/web-and-digital-security',
        when: 'Customers find or pay you online.',
        outcome: 'Accounts you control and a clean site.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/disaster-recovery',
        when: 'A day without systems would cost too much.',
        outcome: 'A recovery plan, tested in a drill.',
      },
    ],
  },
  sections: [
    {
      type: 'process',
      heading: 'If you are under attack now',
      steps: [
        {
          title: 'Disconnect',
          body: 'Unplug the network cable or turn off Wi-Fi. Leave the power on.',
          time: 'First minute',
        },
        {
          title: 'Call your bank or M-Pesa',
          body: 'Ask them to hold or reverse payments.',
          time: 'Within ten minutes',
        },
        {
          title: 'Change passwords',
          body: 'From a clean device, starting with e-mail. End all sessions.',
          time: 'First hour',
        },
        {
          title: 'Keep evidence',
          body: 'Photograph screens. Note the time.',
          time: 'First day',
        },
        {
          title: 'Inform',
          body: 'Tell KE-CIRT. If personal data was reached and people may be harmed, tell the Data Commissioner within 72 hours.',
          time: 'Within three days',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'We are small. Why would anyone attack us?',
      answer: 'Most attacks try every address automatically.',
    },
    {
      question: 'Is antivirus enough?',
      answer: 'No. It does not see a stolen password or a changed bank account on an invoice.',
    },
    {
      question: 'Can you promise we will not be hacked?',
      answer: 'No. We make common attacks fail and help you recover fast.',
    },
  ],
  sources: [
    dataProtection.breachNotice,
    {
      fact: 'The National KE-CIRT/CC receives incident reports.',
      reference: 'National KE-CIRT/CC, Communications Authority of Kenya',
      url: 'https://ke-cirt.go.ke/',
      checked: '2026-11-22',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/security-management',
    '/solutions/cloud-backup',
    '/industries/finance-and-insurance',
  ],
} satisfies Copy<'group'>;
