import attack from '@/content/pages/services/business-and-qa/cybersecurity/web-and-digital-security';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Cybersecurity services in Kenya',
  summary: 'Assess, protect, recover: four areas of security and where to start.',
  description:
    'Cybersecurity services in Mombasa and Kenya: risk assessment, penetration tests, server and cloud security, website protection, disaster recovery, attack help.',
  lead: 'Help with an attack, a security questionnaire, or systems that nobody has reviewed. Under attack now? Follow the first hour in the drawing.',
  updated: '2026-11-27',
  drawing: {
    caption: 'the first hour of an attack, as the plan on the wall says it.',
    parts: [
      {
        type: 'route',
        title: 'If it happens',
        stops: attack.firstHour.steps.map(({ title, when }) => ({ label: title, note: when })),
      },
    ],
  },
  glance: {
    audience: 'Organisations that hold money, records or client data online',
    typical:
      '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment',
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
        outcome: 'A clean site. Lost accounts take weeks longer.',
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
      type: 'statement',
      heading: 'If you are under attack now',
      body: 'Unplug the network, leave the computer on, and ask your bank and M-Pesa to hold payments. [The first hour](/services/business-and-qa/cybersecurity/web-and-digital-security#the-first-hour-of-an-attack) has the rest, step by step.',
    },
  ],
  questions: [
    {
      question: 'We are small. Why would anyone attack us?',
      answer: 'Look at the log of a public server: programs try passwords on it, whoever owns it.',
    },
    {
      question: 'Can you promise we will not be hacked?',
      answer: 'No. We make common attacks fail and help you recover fast.',
    },
  ],
  ask: {
    heading: 'An attack, an audit, or neither?',
    body: 'If neither, start by restoring last night’s backup.',
  },
  related: [
    '/services/support-and-management/managed-it/security-management',
    '/solutions/cloud-backup',
    '/industries/finance-and-insurance',
  ],
} satisfies Copy<'group'>;
